### サーバーの返事

illegal-not-your-seat = 席{ $seat }はあなたの席ではありません。
illegal-not-your-table = あなたはこのテーブルに着いていません。
illegal-running-position = これは対局中の局面です。対局が終わってから分析してください。
illegal-running-hand = これは対局中のあなたのタイルです。対局が終わってから、もう一度お試しください。
illegal-running-duel = これは対決中のあなたのタイルです。図形を提出してから、もう一度お試しください。
illegal-set-up-anybody = 作った局面からは、友だち、コンピューター、または1つの画面で2人で遊べます。友だちを招待するか、最初から遊んでください。
illegal-set-up-not-agreed = この対局は作られた局面から始まり、作った人はあなたの隠れたタイルを知っているかもしれません。同意するか、別の対局を頼んでください。
illegal-spectators-watch = 観戦者は見るだけです。
illegal-foreign-origin = このリクエストは別のサイトから来ました。
illegal-old-rules = この対局は古いルールのものです。見ることはできますが、続けられません。
illegal-no-answer = 最後まで探せませんでした。もう一度お試しください。
illegal-unavailable = 今はデータベースにつながりません。少ししてからもう一度お試しください。
illegal-only-to-look-at = これは棋譜です：見ることはできますが、遊べません。
illegal-table-full = この対局の操作は、1つのテーブルの上限の{ $most }回に達しました。投了するか、新しい対局を始めてください。
illegal-too-many = 一度に多すぎました。{ $seconds }秒後にもう一度お試しください。

malformed-no-review = { $game } の対局はまだ検討できません。検討できるのはクアルトだけです。
malformed-name = 名前には文字が1つ以上必要です。
malformed-level = レベル「{ $level }」はありません。あるのは：{ $expected }。
malformed-table = テーブル「{ $id }」はありません。
malformed-stored = このバージョンの Fourfold では対局を最後まで読めません。データは失われていません。{ $problem }
malformed-invitation = この招待の行き先はありません。
malformed-link = このリンクは使用済みか、古すぎます。
malformed-address = { $path } には何もありません。
malformed-too-long = 長すぎます：読めるのは{ $most }バイトまでです。
malformed-content-type = 本文は application/json 形式にしてください。
malformed-hello = 最初に「hello」が必要です。
malformed-protocol = このページは古くなっています。再読み込みしてください。

## 問題と対決

illegal-duel-taken = この対決にはもう2人が参加しています。
illegal-duel-not-begun = この対決では、まだ組み始めていません。
illegal-duel-too-late = この対決の持ち時間は終わりました。
malformed-duel = 対決「{ $id }」はありません。
malformed-pentaraduga-not-given = { $tile } は与えられたタイルにありません。
