### 端末で遊ぶ

terminal-title = Fourfold · クアルト
terminal-welcome = 駒は16個。白か黒か、高いか低いか、丸いか四角いか、穴があるかないか。相手から渡された駒を置き、次に相手が置く駒を選びます。共通点のある4個が並べば勝ち――ただし、宣言しなければなりません。

## 名前がないとき

terminal-person-a = プレイヤーA
terminal-person-b = プレイヤーB
terminal-person = プレイヤー

## 始める

terminal-choose-opponent = 誰が遊びますか？
terminal-resume = 途中の対局を続ける
terminal-opponent-computer = コンピューターと
terminal-opponent-person = このキーボードで2人で
terminal-choose-level = コンピューターの強さは？
terminal-choose-rules = どのルールで？
terminal-start-keys = ↑ ↓ 選ぶ   Enter 次へ   Esc 戻る・終了   ? 遊び方
terminal-go-on = 途中の対局があります。続けますか？
terminal-too-small = テーブルには80 × 24文字が必要です。ウィンドウを大きくしてください。

## することは

terminal-to-give = { $name }から{ $other }へ渡す駒：{ $piece }？
terminal-to-place = { $name }の番です。駒を置いてください：{ $piece }。
terminal-to-close = { $name }：駒はすべて置かれました。クアルト！と宣言するか、終わりに。
terminal-thinking = { $name }が考えています…
terminal-pointing = このラインですか：{ $line }？
terminal-nothing-full = 最後に置いた駒を通る4個そろった列はありません。前の列はもう無効です。
terminal-false-call = { $name }が宣言しましたが、ラインではありません。
terminal-undone = 1手戻しました。
terminal-hand = { $name }の手元
terminal-call-where = ラインが完成するマスに移動してから、宣言してください。
terminal-shared = { $line }：{ $shared }。
terminal-overlooked = 誰も気づきませんでした：{ $lines }。

## 質問

terminal-resign = { $name }さん、本当に投了しますか？
terminal-draw = { $other }さん、{ $name }が引き分けを申し込んでいます。受けますか？
terminal-draw-declined = { $name }は続けます。
terminal-leave = この対局をやめて、別の対局を始めますか？

## ファイル

terminal-written = 棋譜は { $path } にあります。
terminal-not-written = { $path } に書けませんでした：{ $why }。
terminal-set-aside = 途中の対局は { $path } に残してあります。
terminal-not-saved = 対局を { $path } に保存できませんでした：{ $why }。
malformed-opponent = 「{ $text }」は相手になりません。人（person）か、コンピューターのレベルを次から選んでください：{ $expected }。
malformed-save-data = 保存された対局ではありません：{ $problem }。
malformed-save-format = 私たちの保存した対局ではありません：形式が「{ $found }」ですが、「{ $expected }」が必要です。

## キー

terminal-key-yes = y: はい
terminal-key-no = n: いいえ
terminal-key-call = q: クアルト！
terminal-key-undo = u: 戻す
terminal-key-help = ?: 説明
terminal-key-quit = Ctrl-Q: 終了
terminal-key-go-on = p: 続ける
terminal-key-give-choose = 矢印, 0–f: 選ぶ
terminal-key-give-enter = Enter: 渡す
terminal-key-place-choose = 矢印, a1…: 選ぶ
terminal-key-place-enter = Enter: 置く
terminal-key-close-enter = Enter: 終わり
terminal-key-pointing-choose = 矢印: 別のライン
terminal-key-pointing-enter = Enter: 宣言
terminal-key-pointing-escape = Esc: やめる
terminal-key-over-enter = Enter: 新しい対局
terminal-key-over-w = w: 棋譜を保存

## 説明

terminal-help-turn = 手元の駒を空いているマスに置きます：矢印か b2 のように選んで Enter、またはクリック。次に相手に渡す駒を選びます：矢印か駒の番号で選んで Enter、またはクリック。
terminal-help-line = 横・縦・斜めに並んだ4個に{ $shared ->
        [1] 共通の特徴があれば
       *[other] 共通の特徴が{ $shared }つあれば
    }ラインです。
terminal-help-features = 数えるのはこれだけ：{ $features }。
terminal-help-squares = 2×2の正方形の4個もラインです。
terminal-help-auto = ラインができたらすぐ勝ちです。
terminal-help-call-after = ラインは宣言（q）してはじめて勝ちになります：完成させたら、すぐに。
terminal-help-call-before = ラインは置く前に宣言（q）してはじめて勝ちになります：完成するマスに移動してから宣言します。
terminal-help-late-opponent = 見落としたラインは、次の駒をもらった相手が宣言できます。その後は無効です。
terminal-help-late-either = 見落としたラインは、次の駒が置かれるまでどちらも宣言できます（q、渡したばかりの人は Q）。その後は無効です。
terminal-help-late-none = 見落としたラインは無効です。
terminal-help-false-refuse = 宣言は1手番に1度だけ。よく見ましょう。
terminal-help-false-forfeit = 誤った宣言は負けです。よく見ましょう。
terminal-help-time = 1手は{ $seconds }秒までです。
terminal-help-pieces = 高い駒は3段、丸い駒は横が丸く、黒い駒は塗りつぶし、穴ありの駒は上に○があります。点は最後に置いた駒の印。文字：L 白、D 黒、R 丸い、Q 四角い、T 高い、S 低い、F 穴なし、H 穴あり。
terminal-help-keys =
    q か !  クアルト！と宣言   u  1手戻す            =  引き分けの提案
    n       新しい対局         r  投了               p  一時停止、再開
    Ctrl-Q  終了               w  棋譜を保存         Esc  閉じる

    終了しても、途中の対局は残ります。
