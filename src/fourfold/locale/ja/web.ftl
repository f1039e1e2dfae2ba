### ブラウザーのページ

web-name = Fourfold
web-home = ゲーム一覧へ
web-skip = 本文へ
web-navigation = Fourfold
web-close = 閉じる
web-yes = はい
web-no = いいえ
web-you = あなた
web-nobody = まだいません
web-somebody = 誰か
web-default-name = ゲスト
web-player-a = プレイヤー1
web-player-b = プレイヤー2

## ページの題名

web-title-home = Fourfold
web-title-table = テーブル · Fourfold
web-title-join = 招待 · Fourfold
web-title-device = あなたの席 · Fourfold
web-title-games = 自分の対局 · Fourfold
web-title-nowhere = 見つかりません · Fourfold

## うまくいかないとき

web-nowhere = このアドレスには何もありません。
web-page-offline = ページを読み込めませんでした。接続がないのかもしれません。
web-try-again = もう一度
web-reload = 再読み込み
web-try-now = 今すぐ試す
web-refused-offline = サーバーにつながりません。接続はありますか？
web-refused-other = うまくいきませんでした（{ $code }）。
web-opening = テーブルを開いています…
web-waits-for-server = この対局はサーバーを待っています。つながりしだい開きます。
web-connection-lost = 接続が切れました。再接続しています…

## ホーム

web-game-quarto = クアルト
web-about-game-quarto = 共通点のある4個を並べます。相手が置く駒は、あなたが選びます。
web-game-fulls = フル
web-about-game-fulls = 色を合わせてタイルを置きます。正方形を完成させるタイルには、同じく完成させるタイルで応えます。
web-game-squares = スクエア
web-about-game-squares = ついたての陰で、7枚のタイルから図形を1つ組みます。正方形の多いほうが勝ち。先にストップする競争です。
web-game-claims = 総取り
web-about-game-claims = 賞品つきの「フル」。連続するフルの最後の1枚を置いた人が、図形と正方形を取ります。
web-game-quados = クアドス
web-about-game-quados = 「スクエア」の後、勝った人が2人の全タイルで図形を広げます。
web-game-reach = 背伸び
web-about-game-reach = 線がテーブルを分けます。自分側の正方形が点になり、フルタイルなら続けたり割り込んだりできます。
web-game-doubles = ダブル
web-about-game-doubles = 順番なし。それぞれ自分の図形を、どのタイルも2枚に接するように、できるだけ速く置きます。
web-game-rings = リング
web-about-game-rings = 「ダブル」にL字と、空きマスを4枚で囲むリングを加えました。
web-game-steals = 横取り
web-about-game-steals = それぞれ自分の図形を持ち、相手の図形からタイルを取れます。
web-game-frames = フレーム
web-about-game-frames = ついたての陰でフレームを作ります。穴の大きいほうが勝ちです。
web-game-squares-plus = スクエア +
web-about-game-squares-plus = 24枚すべてを使う「スクエア」。1人12枚です。
web-game-claims-plus = 総取り +
web-about-game-claims-plus = 24枚すべてと、4枚のスタート図形で遊ぶ「総取り」。
web-game-reach-plus = 背伸び +
web-about-game-reach-plus = 24枚すべてで、9マス先を目指す「背伸び」。
web-game-doubles-plus = ダブル +
web-about-game-doubles-plus = 24枚すべて、手持ち6枚の「ダブル」。
web-game-rings-plus = リング +
web-about-game-rings-plus = 24枚すべて、手持ち6枚の「リング」。
web-game-steals-plus = 横取り +
web-about-game-steals-plus = 24枚すべて、3枚ずつ置く「横取り」。
web-games = ゲーム
web-family-pentaraduga = ペンタラドゥガ
web-more-games = ほかのゲーム
web-ways = 対戦のしかた
web-play-computer = コンピューターと対戦
web-play-friend = 友だちとリンクで
web-play-here = ここで2人で
web-play-anybody = オンラインの誰かと
web-level = コンピューターの強さ
web-level-is = { $level }、{ $name }。{ $about }
web-continue = 続きから遊ぶ
web-finished = 終わった対局
web-my-games = 自分の対局
web-no-games = この端末にはまだ対局がありません。
web-tile-with = 相手：{ $name }
web-tile-here = { $a } と { $b }
web-tile-continue = 続ける
web-tile-open = まだ誰も来ていません
web-tile-invite = 待ち続ける

## 設定

web-learn = 学ぶ
web-solve = 解く
web-here-turns = ここで2人：手番の間、タイルは伏せられます。
web-here-cutting-in = ここで2人：手番の間、タイルは伏せられ、割り込みはありません。
web-here-building = ここで2人：時計を使って1人ずつ組み、速いほうが先にストップしたことになります。
web-here-race = ここで2人：競争の代わりに、交代で置きます。
web-from-age = { $age }歳から
web-rules-help = ルールと説明
web-how-to-play = { $game }の遊び方
web-settings = 設定
web-your-name = あなたの名前
web-theme = 見た目
web-theme-auto = 自動
web-theme-light = ライト
web-theme-dark = ダーク
web-theme-contrast = 高コントラスト
web-pieces = 駒
web-pieces-wood = 木製
web-pieces-plain = シンプル
web-palette = タイルの色
web-palette-rainbow = 虹色
web-palette-safe = 色覚に配慮
web-patterns = タイルの記号
web-sound = 音
web-motion = 動き
web-language = 言語
web-my-data = 自分の対局をダウンロード
web-forget-me = 自分のデータを削除
web-forget-me-sure = あなたの名前は削除され、途中の対局は投了となり、このブラウザーの記憶も消えます。終わった対局は、あなたの名前を除いて、相手のもとに残ります。

## 選べるルール

web-rules = ルール
web-rules-are = { $custom ->
        [yes] { $name }（変更あり）
       *[no] { $name }
    }
web-rules-done = 完了
web-about-international = 共通点が1つある4個を並べます。気づいた人が宣言します。
web-about-beginners-1 = 見るのは白か黒かだけ。はじめての対局に。
web-about-beginners-2 = 見るものは2つ。最初の対局が簡単だったら。
web-about-beginners-3 = 見るものは3つ。穴は最後にとっておきます。
web-about-advanced = 正方形に並ぶ4個でも勝ち。見落としやすいところが9つ増えます。
web-about-tournament = 置いて渡すまで60秒。自信のあるときだけ宣言しましょう。
web-about-balkan = 見落とされたラインは、先に宣言したほうの勝ちです。
web-about-taiwan = 置く前に「クアルト！」と言い、置くマスを示します。見落としたら、それまでです。
web-about-greek-2 = 共通点は1つでは足りず、2つ必要です。
web-edition = 各国の説明書のとおり
web-edition-none = 言語を選ぶ…
web-custom = ルールを1つずつ
web-match = マッチの対局数
web-names = 名前
web-names-here = この画面で2人で遊ぶとき：
web-no-limit = 無制限
web-seconds = { $seconds }秒
web-feature-colour = 色
web-feature-shape = 形
web-feature-height = 高さ
web-feature-top = 穴
web-option-features = 数える特徴
web-option-shared = 4個に必要な共通点の数
web-option-squares = 2×2の正方形もライン
web-option-calls = ラインで勝つのは
web-option-calls-players = 宣言したとき
web-option-calls-auto = 自動で
web-option-late-call = 見落としを宣言できる人
web-option-late-call-opponent = 相手
web-option-late-call-either = どちらも
web-option-late-call-none = なし
web-option-call-when = 宣言するのは
web-option-call-when-after = 置いた後
web-option-call-when-before = 置く前
web-option-point = 宣言のしかた
web-option-point-line = ラインを指す
web-option-point-word = 言葉だけ
web-option-false-call = 誤った宣言の罰
web-option-false-call-refuse = なし
web-option-false-call-forfeit = 負け
web-option-starter = 最初の駒を渡す人
web-option-starter-lot = くじ
web-option-starter-first = 1人目
web-option-starter-loser = 前回負けた人
web-option-move-time = 1手の時間

## 言葉で表したルール

web-rules-short-international = 標準ルール
web-rules-short-beginners-1 = 色だけ
web-rules-short-beginners-2 = 色と形
web-rules-short-beginners-3 = 穴以外のすべて
web-rules-short-advanced = 2×2の正方形もライン
web-rules-short-tournament = 大会
web-rules-short-balkan = 見落としはどちらも宣言可
web-rules-short-taiwan = 置く前に宣言
web-rules-short-greek-2 = 共通点が2つ必要
web-rule-features = 数える特徴：{ $features }。
web-rule-squares = 2×2の正方形に並ぶ4個もラインです。
web-rule-shared = 共通点が{ $shared }つあればラインです。
web-rule-calls-auto = ラインができれば勝ちです。宣言はいりません。
web-rule-late-call-either = 見落としたラインは、どちらのプレイヤーも宣言できます。
web-rule-late-call-none = 見落としたラインは、後から宣言できません。
web-rule-call-when-before = 置く前に宣言し、置くマスを示します。
web-rule-point-word = 宣言は言葉だけ。ラインを指さなくてもかまいません。
web-rule-move-time = 1手{ $seconds }秒。
web-rule-false-call-forfeit = 誤った宣言は負けです。
web-rule-starter-first = 1人目のプレイヤーが最初の駒を渡します。
web-rule-starter-loser = 前回負けた人が最初の駒を渡します。
web-rule-match = { $games ->
        [1] 1局だけ。
       *[other] { $games }局のマッチ。
    }

## 招待と参加

web-invite-title = 友だちを招待
web-invite-hint = このリンクを送ってください。友だちが来ると、ここで対局が始まります。
web-invite-game = 一緒に遊ぼう！ { $game }：
web-link = リンク
web-link-only-here = このアドレスのリンクは、このコンピューターでしか開けません。
web-link-serve = ほかの端末から開くには、「{ $command }」でサーバーを起動し、ネットワーク上のこのコンピューターの名前でページを開いてください。
web-qr = リンクのQRコード
web-copy = リンクをコピー
web-copied = コピーしました。
web-share = 共有
web-looking = 相手を探しています…
web-looking-hint = 誰か来ると、対局が始まります。
web-looking-long = まだ誰も来ていません。待ち続けるか、このテーブルでコンピューターと対戦できます。
web-play-bot-instead = コンピューターと対戦
web-invited = { $name }から{ $game }への招待です
web-join = 席に着いて遊ぶ
web-set-up = 作った局面から
web-set-up-known = 作った局面から、隠れたタイルはそのまま
web-set-up-who = この対局は最初からではなく、{ $name }が作った局面から始まります。
web-set-up-drawn = あなたに見えないタイルは引き直されました。誰も知らないタイルです。
web-set-up-known-tiles = 隠れたタイルは前と同じです。{ $name }はあなたのタイルを知っているかもしれません。
web-set-up-agree = このタイルで遊ぶことに同意します
web-invite-over = この席は埋まっています。
web-to-table = テーブルへ
web-another-device = 別の端末
web-move-seat-title = ほかの端末で遊ぶ
web-move-seat-hint = このリンクを別の端末で開くと、席がそちらに移ります。使えるのは1度だけです。
web-device-title = ここで続ける
web-device-hint = あなたの席がこの端末に移り、元の端末は観戦だけになります。
web-device-take = 席に着く
web-seat-moved = あなたの席は別の端末に移りました。

## テーブルで

web-table-of = { $game }：{ $a } と { $b }
web-players = プレイヤー
web-score = 勝ち数
web-away = 離席中
web-is-away = { $name }は席を外しています。
web-left = { $name }が退席しました。
web-download-record = 棋譜をダウンロード
web-awaited = { $count ->
        [1] { $name }が来るのを待っています。
       *[other] プレイヤーが来るのを待っています。
    } { $clock ->
        [yes] 2人がそろうと時計が動きます。
       *[no] 2人がそろうと対局が始まります。
    }
web-claim = 勝ちを申告
web-clock = 残り{ $time }
web-seconds-left = 残り{ $seconds }秒。
web-acts = テーブルで
web-ask-takeback = 待った
web-ask-draw = 引き分け
web-ask-pause = 一時停止
web-resign = 投了
web-resign-title = 投了しますか？
web-resign-sure = { $here ->
        [yes] { $name }が投了し、相手の勝ちになります。
       *[no] あなたが投了し、相手の勝ちになります。
    }
web-play-on = 続ける
web-request = { $wish ->
        [draw] { $name }が引き分けを申し込んでいます。
        [pause] { $name }が一時停止を求めています。
       *[takeback] { $name }が最後の手を戻したいそうです。
    }{ $here ->
        [yes] { $other }さん、いいですか？
       *[no] いいですか？
    }
web-request-waiting = { $mine ->
        [yes] { $wish ->
                [draw] 引き分けを申し込みました。
                [pause] 一時停止を求めました。
               *[takeback] 「待った」を求めました。
            }返事を待っています…
       *[no] { $name }が返事を待っています。
    }
web-paused = 一時停止中
web-resume = 再開
web-result-won = あなたの勝ち！
web-result-lost = あなたの負けです。
web-result-draw = 引き分けです。
web-result-score = { $high } : { $low }
web-result-winner = { $name }の勝ち！
web-match-game = 第{ $number }局（全{ $count }局）
web-match-score = マッチの途中経過：{ $a } { $scoreA }、{ $b } { $scoreB }。
web-match-won = { $who ->
        [you] { $high }対{ $low }で、マッチはあなたの勝ち！
        [other] マッチはあなたの負け：{ $high }対{ $low }で{ $name }の勝ちです。
       *[name] { $high }対{ $low }で、マッチは{ $name }の勝ち！
    }{ $even ->
        [yes] 同点なので、最後の勝ちが決め手です。
       *[no] {""}
    }
web-match-drawn = マッチは引き分け：{ $a } { $scoreA }、{ $b } { $scoreB }。
web-match-another = もう一度マッチ
web-watching = 観戦中です。
web-watch-next = 次の対局へ
web-rematch = もう一局
web-rematch-too = はい、もう一局！
web-rematch-waiting = 待っています…
web-to-replay = 振り返り
web-replay = 振り返る
web-told-begins = { $name }から始めます。
web-act-told-join = { $name }が来ました。
web-act-told-ask = { $wish ->
        [draw] { $name }が引き分けを申し込みました。
        [pause] { $name }が一時停止を求めました。
       *[takeback] { $name }が「待った」を求めました。
    }
web-act-told-answer = { $yes ->
        [yes] { $name }が同意しました。
       *[no] { $name }が断りました。
    }
web-act-told-away = { $name }が席を外しました。
web-act-told-wait = { $name }が来るのを待っています。
web-act-told-back = { $name }が来ました。
web-act-told-resume = { $name }が再開しました。
web-act-told-rematch = { $name }がもう一局遊びたいそうです。

## クアルト

web-board = ボード
web-tray = 渡せる駒
web-square-piece = { $square }、{ $piece }
web-square-empty = { $square }、空き
web-hand = { $name }の手元：{ $piece }
web-hand-give = 選んだ駒を{ $name }に渡す
web-hand-empty = { $name }の手元は空です
web-moves = 手順
web-no-moves = まだ手はありません。
web-move-call = { $right ->
        [yes] クアルト！ { $line }
       *[no] { $name }：ラインなし { $line }
    }
web-call = クアルト！
web-call-sure = 宣言する
web-call-leave = やめる
web-done = ラインなし
web-nothing-full = 最後に置いた駒を通る、4個そろった列はありません。前の列はもう無効です。
web-status-place = { $who ->
        [you] 駒を置いてください。
        [here] { $name }さん、駒を置いてください。
       *[other] { $name }が置きます…
    }
web-status-give = { $who ->
        [you] 渡す駒を選んでください。
        [here] { $name }さん、{ $other }さんに渡す駒を選んでください。
       *[other] { $name }が駒を選んでいます…
    }
web-status-give-sure = もう一度タップすると渡します。
web-status-close = { $who ->
        [you] 駒はすべて置かれました。ラインはありますか？
        [here] { $name }さん、ラインはありますか？
       *[other] { $name }がラインを探しています…
    }
web-status-thinking = { $name }が考えています…
web-status-point-square = どこに置きますか？
web-status-point-line = ラインをタップしてください。
web-status-point-sure = このライン：{ $line }？
web-status-sending = …
web-status-paused = 一時停止中です。
web-status-open = 相手を待っています。
web-status-over = 対局は終わりました。
web-told-give = { $name }が渡しました：{ $piece }。
web-told-place = { $name }が{ $square }に置きました。
web-told-call = { $line ->
        [none] { $name }が「クアルト！」と宣言。ラインです！
       *[other] { $name }が「クアルト！」と宣言：{ $line }。ラインです！
    }
web-told-false-call = { $name }が「クアルト！」と宣言しましたが、ラインではありません。
web-told-done = { $name }に宣言するものはありません。
