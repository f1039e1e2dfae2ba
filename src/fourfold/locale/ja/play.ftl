### どのゲームのテーブルでも使う言葉

## プレイヤー

computer-name = コンピューター{ $level }

## できないこと

illegal-game-over = 対局は終わっています。
illegal-seat-empty = 両方の席が埋まると始まります。
illegal-paused = 一時停止中です。
illegal-waiting = 2人がそろうまで対局は待機します。
illegal-not-paused = 一時停止していません。
illegal-not-due = まだ時間切れではありません。
illegal-too-late = 間に合いませんでした：時間切れです。
illegal-clock-only = それができるのは時計だけです。
illegal-not-your-turn = あなたの番ではありません：{ $seat }の番です。
illegal-still-playing = 対局はまだ続いています。
illegal-asked-already = それはもう申し出ています。
illegal-refused-already = 断られました。次の手の後でもう一度申し出てください。
illegal-asked-otherwise = その申し出はもう終わっています。今の申し出に返事をしてください。
illegal-questions-used = この対局ではもう{ $most }回申し出ました。これ以上は申し出られません。
illegal-pauses-used = この対局ではもう{ $most }回一時停止しました。これ以上は求められません。
illegal-nothing-asked = 返事を待っている申し出はありません。
illegal-nothing-to-take-back = 戻せる手がありません。宣言したことや見せたものは戻せません。
illegal-not-away = 相手は席を外していません。
illegal-clock-decides = 今は勝ちを申告できません：相手が戻らなければ、時計で決まります。
illegal-not-waiting-yourself = あなたの番です。勝ちを申告できるのは、相手の番を待っているときです。
illegal-known-already = それはもう分かっています。
illegal-seat-taken = 席{ $seat }は埋まっています。
illegal-name-empty = プレイヤーには名前が必要です。
illegal-lost-too-much = { $lost } ミリ秒も失われたはずがありません：まだ{ $most } ミリ秒しかたっていません。
illegal-out-of-sequence = イベント{ $seq }は順番が違います：次は{ $expected }です。
illegal-before-last-event = { $last } のイベントの後に { $at } のイベントは起こりません。
illegal-unknown-act = テーブルには { $act } が分かりません。

## 読めないテキスト

malformed-no-ray = Rayがインストールされていません。「pip install fourfold[ray]」でインストールできます。
malformed-ray-form = 「{ $address }」はRayクラスターの場所ではありません。10.0.0.1:6379 のような形か、local と書いてください。
malformed-ray-address = 「{ $address }」から応答がありません：{ $why }。
malformed-data = { $part } が読めません：{ $problem }。
malformed-unknown = { $part } が読めません：「{ $text }」は使えません。使えるのは：{ $expected }。
malformed-game = ゲーム「{ $name }」はありません。あるのは：{ $expected }。
malformed-preset = ルール「{ $name }」はありません。あるのは：{ $expected }。
malformed-mixed = 複数ゲームのマッチは、{ $game } ではなく { $first } から始まります。
malformed-no-set-up = { $game } は途中からは始められません。
malformed-option = 「{ $text }」は設定ではありません。NAME=VALUE の形で、次のどれかを書いてください：{ $expected }。
malformed-option-value = 「{ $text }」は使えません。使えるのは：{ $expected }。
malformed-record-format = これは私たちの棋譜ではありません：形式が「{ $found }」ですが、「{ $expected }」が必要です。
malformed-record-version = 「{ $text }」はルールのバージョンではありません。数字で書いてください。
malformed-record-tag = 知らないタグ [{ $tag } …] です。次のどれかにしてください：{ $expected }。
malformed-record-tag-value = タグ [{ $tag } …]：{ $problem }
malformed-record-tag-form = { $line }行{ $column }文字目：手順より前の行に、[A "Ann"] のようなタグが必要です。
malformed-record-tag-twice = タグ [{ $tag } …] が2度あります。
malformed-record-token = { $line }行{ $column }文字目：「{ $token }」が読めません。手を書いてください。
malformed-record-place = { $line }行{ $column }文字目「{ $token }」：{ $problem }
malformed-record-who = 誰かを書いてください：A:{ $token } または B:{ $token }。
malformed-record-act = 「{ $act } ({ $detail })」が読めません。使えるのは：{ $expected }。
malformed-record-slow = この棋譜の読み込みには{ $limit }秒より長くかかります。短くして、もう一度お試しください。
malformed-record-event = イベント{ $event }は起こりえません：{ $problem }
malformed-record-time = イベント{ $event }が直前のイベントより早い時刻です。
malformed-record-outcome = 棋譜には「{ $said }」とありますが、実際の結果は「{ $found }」です。
malformed-date = 「{ $text }」は日時ではありません。2026-01-31T18:00:00Z のように書いてください。

## 終わり方

outcome-resigned = { $winner }の勝ち：{ $loser }が投了しました。
outcome-absent = { $winner }の勝ち：{ $loser }が戻りませんでした。
outcome-agreed = 合意により引き分けです。
outcome-time = { $winner }の勝ち：{ $loser }が時間切れです。
