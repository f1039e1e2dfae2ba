### หน้าเว็บในเบราว์เซอร์

web-name = Fourfold
web-home = ไปหน้าเกม
web-skip = ไปที่เนื้อหา
web-navigation = Fourfold
web-close = ปิด
web-yes = ใช่
web-no = ไม่
web-you = คุณ
web-nobody = ยังไม่มีใคร
web-somebody = ใครคนหนึ่ง
web-default-name = ผู้มาเยือน
web-player-a = ผู้เล่น 1
web-player-b = ผู้เล่น 2

## ชื่อหน้า

web-title-home = Fourfold
web-title-table = ที่โต๊ะ · Fourfold
web-title-join = คำเชิญ · Fourfold
web-title-device = ที่นั่งของคุณ · Fourfold
web-title-games = เกมของฉัน · Fourfold
web-title-nowhere = ไม่พบหน้า · Fourfold

## เมื่อมีอะไรไม่ทำงาน

web-nowhere = ที่อยู่นี้ไม่มีหน้าเว็บ
web-page-offline = โหลดหน้านี้ไม่ได้ อาจไม่มีอินเทอร์เน็ต
web-try-again = ลองใหม่
web-reload = โหลดใหม่
web-try-now = ลองเลย
web-refused-offline = ติดต่อเซิร์ฟเวอร์ไม่ได้ มีอินเทอร์เน็ตไหม?
web-refused-other = ทำไม่สำเร็จ ({ $code })
web-opening = กำลังเปิดโต๊ะ…
web-waits-for-server = เกมนี้รอเซิร์ฟเวอร์อยู่ จะเปิดทันทีที่เชื่อมต่อได้
web-connection-lost = การเชื่อมต่อหลุด กำลังกลับมา…

## หน้าแรก

web-game-quarto = Quarto
web-about-game-quarto = เรียงสี่ตัวที่มีอะไรเหมือนกัน คุณเป็นคนเลือกหมากให้คู่ต่อสู้วาง
web-game-fulls = เติมเต็ม
web-about-game-fulls = วางเบี้ยให้สีต่อสี ใครปิดจัตุรัสได้ อีกฝ่ายต้องตอบด้วยอีกจัตุรัส
web-game-squares = จัตุรัส
web-about-game-squares = ต่อเบี้ยเจ็ดตัวเป็นรูปเดียวหลังฉาก จัตุรัสมากสุดชนะ แถมต้องแข่งกันหยุดก่อน
web-game-claims = กวาดเรียบ
web-about-game-claims = “เติมเต็ม” แบบมีรางวัล: ใครปิดท้ายชุดเบี้ยเต็ม ได้กวาดทั้งรูปพร้อมจัตุรัส
web-game-quados = ควาโดส
web-about-game-quados = เล่น “จัตุรัส” แล้วผู้ชนะต่อเติมด้วยเบี้ยทั้งหมดของทั้งสองฝ่าย
web-game-reach = เอื้อม
web-about-game-reach = เส้นหนึ่งแบ่งโต๊ะเป็นสองฝั่ง จัตุรัสนับในฝั่งของตัวเอง เบี้ยเต็มให้คุณเดินต่อหรือแทรกได้
web-game-doubles = แตะคู่
web-about-game-doubles = ไม่ต้องผลัดกัน: ต่างคนต่างต่อรูปของตัวเองให้เร็วที่สุด เบี้ยทุกตัวต้องแตะสองตัว
web-game-rings = วงแหวน
web-about-game-rings = “แตะคู่” ที่มีมุมฉาก และวงแหวนสี่ตัวล้อมช่องว่าง
web-game-steals = ชิงเบี้ย
web-about-game-steals = ต่างคนต่างมีรูปของตัวเอง และหยิบเบี้ยออกจากรูปของอีกฝ่ายได้
web-game-frames = ล้อมกรอบ
web-about-game-frames = ต่อกรอบหลังฉาก โพรงใหญ่ที่สุดชนะ
web-game-squares-plus = จัตุรัส +
web-about-game-squares-plus = “จัตุรัส” ด้วยเบี้ยครบยี่สิบสี่ตัว คนละสิบสองตัว
web-game-claims-plus = กวาดเรียบ +
web-about-game-claims-plus = “กวาดเรียบ” ด้วยเบี้ยครบยี่สิบสี่ตัว และรูปเริ่มต้นสี่ตัว
web-game-reach-plus = เอื้อม +
web-about-game-reach-plus = “เอื้อม” ด้วยเบี้ยครบยี่สิบสี่ตัว และต้องไปให้ถึงเก้าช่อง
web-game-doubles-plus = แตะคู่ +
web-about-game-doubles-plus = “แตะคู่” ด้วยเบี้ยครบยี่สิบสี่ตัว ถือในมือหกตัว
web-game-rings-plus = วงแหวน +
web-about-game-rings-plus = “วงแหวน” ด้วยเบี้ยครบยี่สิบสี่ตัว ถือในมือหกตัว
web-game-steals-plus = ชิงเบี้ย +
web-about-game-steals-plus = “ชิงเบี้ย” ด้วยเบี้ยครบยี่สิบสี่ตัว ลงตาละสามตัว
web-games = เกม
web-family-pentaraduga = เพนตาราดูกา
web-more-games = เกมอื่น ๆ
web-ways = เล่นแบบไหน
web-play-computer = เล่นกับคอมพิวเตอร์
web-play-friend = กับเพื่อน ผ่านลิงก์
web-play-here = สองคนที่นี่
web-play-anybody = ใครก็ได้ออนไลน์
web-level = คอมพิวเตอร์เก่งแค่ไหน
web-level-is = { $level }, { $name }: { $about }
web-continue = เล่นต่อ
web-finished = จบแล้ว
web-my-games = เกมของฉัน
web-no-games = ยังไม่มีเกมในเครื่องนี้
web-tile-with = กับ { $name }
web-tile-here = { $a } กับ { $b }
web-tile-continue = เล่นต่อ
web-tile-open = ยังไม่มีใครมา
web-tile-invite = รอต่อ

## ตั้งค่า

web-learn = เรียนรู้
web-solve = แก้โจทย์
web-here-turns = สองคนที่นี่: เบี้ยจะปิดไว้ระหว่างเปลี่ยนตา
web-here-cutting-in = สองคนที่นี่: เบี้ยจะปิดไว้ระหว่างเปลี่ยนตา และไม่มีการแทรก
web-here-building = สองคนที่นี่: ผลัดกันต่อรูปโดยจับเวลา คนที่เร็วกว่านับเป็นคนแรก
web-here-race = สองคนที่นี่: ผลัดกันเดินแทนการแข่งความเร็ว
web-from-age = อายุ { $age } ปีขึ้นไป
web-rules-help = กติกาและวิธีใช้
web-how-to-play = วิธีเล่น { $game }
web-settings = ตั้งค่า
web-your-name = ชื่อของคุณ
web-theme = ธีม
web-theme-auto = ตามระบบ
web-theme-light = สว่าง
web-theme-dark = มืด
web-theme-contrast = สีตัดกัน
web-pieces = หมาก
web-pieces-wood = ไม้
web-pieces-plain = เรียบ
web-palette = สีของเบี้ย
web-palette-rainbow = สายรุ้ง
web-palette-safe = สำหรับตาบอดสี
web-patterns = สัญลักษณ์บนเบี้ย
web-sound = เสียง
web-motion = แอนิเมชัน
web-language = ภาษา
web-my-data = ดาวน์โหลดเกมของฉัน
web-forget-me = ลบข้อมูลของฉัน
web-forget-me-sure = ชื่อของคุณจะถูกลบ เกมที่ยังเล่นอยู่จะถือว่ายอมแพ้ และเบราว์เซอร์นี้จะถูกลืม ส่วนเกมที่จบแล้วจะยังอยู่กับคนที่เล่นกับคุณ โดยไม่มีชื่อของคุณ

## กติกาให้เลือก

web-rules = กติกา
web-rules-are = { $custom ->
        [yes] { $name } (ปรับแล้ว)
       *[no] { $name }
    }
web-rules-done = เสร็จ
web-about-international = หมากสี่ตัวเรียงกันที่เหมือนกันหนึ่งอย่าง ใครเห็นก็ขาน
web-about-beginners-1 = ดูแค่สีอ่อนหรือสีเข้ม อย่างอื่นไม่ต้องดู สำหรับเกมแรก
web-about-beginners-2 = ต้องดูสองอย่าง เมื่อเกมแรกง่ายไปแล้ว
web-about-beginners-3 = ต้องดูสามอย่าง เหลือรูไว้ทีหลัง
web-about-advanced = สี่ตัวติดกันเป็นจัตุรัสก็ชนะ เพิ่มอีกเก้าทางให้มองพลาด
web-about-tournament = หกสิบวินาทีสำหรับวางและส่ง แน่ใจแล้วค่อยขาน
web-about-balkan = ถ้าพลาดแนวไป ใครในสองคนขานก่อนก็ชนะ
web-about-taiwan = ขานควอร์โตและบอกว่าจะวางที่ไหนก่อนวาง พลาดแล้วพลาดเลย
web-about-greek-2 = เหมือนกันอย่างเดียวไม่พอ ต้องสองอย่าง
web-edition = ตามใบกติกา
web-edition-none = เลือกภาษา…
web-custom = ปรับทีละข้อ
web-match = จำนวนเกมในแมตช์
web-names = ชื่อ
web-names-here = เมื่อสองคนเล่นที่จอนี้:
web-no-limit = ไม่จำกัด
web-seconds = { $seconds } วินาที
web-feature-colour = สี
web-feature-shape = รูปทรง
web-feature-height = ความสูง
web-feature-top = รู
web-option-features = สิ่งที่นับ
web-option-shared = หมากสี่ตัวต้องเหมือนกันกี่อย่าง
web-option-squares = จัตุรัส 2×2 นับเป็นแนว
web-option-calls = แนวชนะ
web-option-calls-players = เมื่อขาน
web-option-calls-auto = ได้เอง
web-option-late-call = ใครขานแนวที่พลาดได้
web-option-late-call-opponent = คู่ต่อสู้
web-option-late-call-either = ใครก็ได้
web-option-late-call-none = ไม่มีใคร
web-option-call-when = ขานตอนไหน
web-option-call-when-after = หลังวาง
web-option-call-when-before = ก่อนวาง
web-option-point = ตอนขานต้อง
web-option-point-line = ชี้แนวด้วย
web-option-point-word = พูดอย่างเดียว
web-option-false-call = ขานผิดแล้ว
web-option-false-call-refuse = ไม่เสียอะไร
web-option-false-call-forfeit = แพ้เกม
web-option-starter = คนส่งหมากตัวแรก
web-option-starter-lot = สุ่ม
web-option-starter-first = ผู้เล่นคนแรก
web-option-starter-loser = คนที่แพ้ครั้งก่อน
web-option-move-time = เวลาต่อตา

## กติกาเป็นคำพูด สำหรับคนที่ไม่ได้เลือก

web-rules-short-international = กติกาทั่วไป
web-rules-short-beginners-1 = นับแค่สี
web-rules-short-beginners-2 = นับสีกับรูปทรง
web-rules-short-beginners-3 = นับทุกอย่างยกเว้นรู
web-rules-short-advanced = จัตุรัส 2×2 นับด้วย
web-rules-short-tournament = แข่งขัน
web-rules-short-balkan = ขานทีหลังได้ทั้งคู่
web-rules-short-taiwan = ขานก่อนวาง
web-rules-short-greek-2 = เหมือนกันสองลักษณะ
web-rule-features = สิ่งที่นับ: { $features }
web-rule-squares = สี่ตัวติดกันเป็นจัตุรัส 2×2 ก็เป็นแนว
web-rule-shared = แนวต้องเหมือนกัน { $shared } อย่าง
web-rule-calls-auto = ครบแนวแล้วชนะเอง ไม่ต้องมีใครขาน
web-rule-late-call-either = แนวที่พลาดไป ผู้เล่นคนไหนก็ขานได้
web-rule-late-call-none = แนวที่พลาดไปขานทีหลังไม่ได้
web-rule-call-when-before = ขานก่อนวาง และบอกว่าจะวางที่ไหน
web-rule-point-word = พูดคำขานก็พอ ไม่ต้องชี้แนว
web-rule-move-time = ตาละ { $seconds } วินาที
web-rule-false-call-forfeit = ขานผิดแพ้เกม
web-rule-starter-first = ผู้เล่นคนแรกส่งหมากตัวแรก
web-rule-starter-loser = คนที่แพ้เกมก่อนส่งหมากตัวแรก
web-rule-match = { $games ->
        [1] เกมเดียว
       *[other] แมตช์ { $games } เกม
    }

## เชิญและเข้าร่วม

web-invite-title = ชวนเพื่อน
web-invite-hint = ส่งลิงก์นี้ไป พอเพื่อนมา เกมจะเปิดที่นี่ทันที
web-invite-game = มาเล่นกัน! { $game }:
web-link = ลิงก์
web-link-only-here = ที่อยู่นี้ทำให้ลิงก์เปิดได้เฉพาะในคอมพิวเตอร์เครื่องนี้
web-link-serve = ถ้าจะใช้เครื่องอื่น ให้เปิดเซิร์ฟเวอร์ด้วย “{ $command }” แล้วเปิดหน้านี้ด้วยชื่อของคอมพิวเตอร์นี้ในเครือข่าย
web-qr = ลิงก์เป็นคิวอาร์โค้ด
web-copy = คัดลอกลิงก์
web-copied = คัดลอกแล้ว
web-share = แชร์
web-looking = กำลังหาคนเล่นด้วย…
web-looking-hint = เกมจะเปิดทันทีที่มีคนมา
web-looking-long = ยังไม่มีใครมา จะรอต่อก็ได้ หรือเล่นกับคอมพิวเตอร์ที่โต๊ะนี้ก็ได้
web-play-bot-instead = เล่นกับคอมพิวเตอร์
web-invited = { $name } ชวนคุณเล่น { $game }
web-join = นั่งแล้วเล่นเลย
web-set-up = จัดวางไว้
web-set-up-known = จัดวางไว้ ใช้เบี้ยที่ซ่อนอยู่เดิม
web-set-up-who = เกมนี้ไม่ได้เริ่มจากต้น: { $name } จัดวางไว้
web-set-up-drawn = เบี้ยที่คุณมองไม่เห็นสุ่มใหม่แล้ว ไม่มีใครรู้
web-set-up-known-tiles = เบี้ยที่ซ่อนอยู่เหมือนเดิม { $name } อาจรู้เบี้ยของคุณ
web-set-up-agree = ตกลงเล่นด้วยเบี้ยเหล่านี้
web-invite-over = ที่นั่งนี้มีคนแล้ว
web-to-table = ไปที่โต๊ะ
web-another-device = เครื่องอื่น
web-move-seat-title = เล่นต่อในเครื่องอื่น
web-move-seat-hint = เปิดลิงก์นี้ในเครื่องนั้น แล้วที่นั่งของคุณจะย้ายไปด้วย ใช้ได้ครั้งเดียว
web-device-title = เล่นต่อที่นี่
web-device-hint = ที่นั่งของคุณย้ายมาเครื่องนี้ อีกเครื่องจะดูได้อย่างเดียว
web-device-take = รับที่นั่งของฉัน
web-seat-moved = ที่นั่งของคุณย้ายไปเครื่องอื่นแล้ว

## ที่โต๊ะ

web-table-of = { $game }: { $a } กับ { $b }
web-players = ผู้เล่น
web-score = เกมที่ชนะ
web-away = ไม่อยู่
web-is-away = { $name } ไม่อยู่
web-left = { $name } ออกไปแล้ว
web-download-record = ดาวน์โหลดบันทึกเกม
web-awaited = { $count ->
        [1] กำลังรอ { $name }
       *[other] กำลังรอผู้เล่น
    } { $clock ->
        [yes] นาฬิกาเริ่มเมื่อทั้งสองมาแล้ว
       *[no] เกมเริ่มเมื่อทั้งสองมาแล้ว
    }
web-claim = ขอรับชัยชนะ
web-clock = เหลือ { $time }
web-seconds-left = เหลือ { $seconds } วินาที
web-acts = ที่โต๊ะ
web-ask-takeback = ขอย้อน
web-ask-draw = ขอเสมอ
web-ask-pause = พัก
web-resign = ยอมแพ้
web-resign-title = ยอมแพ้ไหม?
web-resign-sure = { $here ->
        [yes] { $name } ยอมแพ้ และอีกฝ่ายชนะ
       *[no] คุณยอมแพ้ และคู่ต่อสู้ชนะ
    }
web-play-on = เล่นต่อ
web-request = { $wish ->
        [draw] { $name } ขอเสมอ
        [pause] { $name } ขอพัก
       *[takeback] { $name } ขอย้อนตาล่าสุด
    } { $here ->
        [yes] { $other }: ตกลงไหม?
       *[no] ตกลงไหม?
    }
web-request-waiting = { $mine ->
        [yes] { $wish ->
                [draw] คุณขอเสมอแล้ว
                [pause] คุณขอพักแล้ว
               *[takeback] คุณขอย้อนตาแล้ว
            } กำลังรอคำตอบ…
       *[no] { $name } กำลังรอคำตอบ
    }
web-paused = พักอยู่
web-resume = เล่นต่อ
web-result-won = คุณชนะ!
web-result-lost = คุณแพ้
web-result-draw = เสมอ
web-result-score = { $high } : { $low }
web-result-winner = { $name } ชนะ!
web-match-game = เกมที่ { $number } จาก { $count }
web-match-score = แมตช์ตอนนี้: { $a } { $scoreA }, { $b } { $scoreB }
web-match-won = { $who ->
        [you] คุณชนะแมตช์ { $high } ต่อ { $low }!
        [other] คุณแพ้แมตช์: { $name } ชนะ { $high } ต่อ { $low }
       *[name] { $name } ชนะแมตช์ { $high } ต่อ { $low }!
    }{ $even ->
        [yes] {" "}คะแนนเท่ากัน คนที่ชนะเกมหลังสุดจึงชนะ
       *[no] {""}
    }
web-match-drawn = แมตช์เสมอ: { $a } { $scoreA }, { $b } { $scoreB }
web-match-another = อีกแมตช์
web-watching = คุณกำลังดูอยู่
web-watch-next = ไปเกมต่อไป
web-rematch = เล่นอีก
web-rematch-too = เอา เล่นอีก!
web-rematch-waiting = กำลังรอ…
web-to-replay = ดูย้อนหลัง
web-replay = ดูอีกครั้ง
web-told-begins = { $name } เริ่ม
web-act-told-join = { $name } มาแล้ว
web-act-told-ask = { $wish ->
        [draw] { $name } ขอเสมอ
        [pause] { $name } ขอพัก
       *[takeback] { $name } ขอย้อนตา
    }
web-act-told-answer = { $yes ->
        [yes] { $name } ตกลง
       *[no] { $name } ขอไม่ดีกว่า
    }
web-act-told-away = { $name } ออกไปแล้ว
web-act-told-wait = เกมกำลังรอ { $name }
web-act-told-back = { $name } มาแล้ว
web-act-told-resume = { $name } เล่นต่อ
web-act-told-rematch = { $name } อยากเล่นอีก

## Quarto

web-board = กระดาน
web-tray = หมากที่ส่งได้
web-square-piece = { $square }, { $piece }
web-square-empty = { $square }, ว่าง
web-hand = { $name } ถือ: { $piece }
web-hand-give = ส่งหมากที่เลือกให้ { $name }
web-hand-empty = มือของ { $name } ว่าง
web-moves = ตาเดิน
web-no-moves = ยังไม่มีตาเดิน
web-move-call = { $right ->
        [yes] ควอร์โต! { $line }
       *[no] { $name }: ไม่ใช่แนว { $line }
    }
web-call = ควอร์โต!
web-call-sure = ขานเลย
web-call-leave = ไม่ขาน
web-done = ไม่มีแนว
web-nothing-full = ไม่มีแนวเต็มที่ผ่านหมากตัวล่าสุด แนวเก่าไม่นับแล้ว
web-status-place = { $who ->
        [you] วางหมากของคุณ
        [here] { $name }: วางหมาก
       *[other] { $name } กำลังวาง…
    }
web-status-give = { $who ->
        [you] เลือกหมากที่จะส่ง
        [here] { $name }: เลือกหมากให้ { $other }
       *[other] { $name } กำลังเลือกหมาก…
    }
web-status-give-sure = แตะอีกครั้งเพื่อส่ง
web-status-close = { $who ->
        [you] วางหมากครบแล้ว มีแนวไหม?
        [here] { $name }: มีแนวไหม?
       *[other] { $name } กำลังมองหาแนว…
    }
web-status-thinking = { $name } กำลังคิด…
web-status-point-square = จะวางที่ไหน?
web-status-point-line = แตะแนวของคุณ
web-status-point-sure = แนวของคุณ: { $line }?
web-status-sending = …
web-status-paused = พักอยู่
web-status-open = กำลังรอผู้เล่นอีกคน
web-status-over = เกมจบแล้ว
web-told-give = { $name } ส่ง: { $piece }
web-told-place = { $name } วางที่ { $square }
web-told-call = { $line ->
        [none] { $name } ขานควอร์โต เป็นแนวจริง!
       *[other] { $name } ขานควอร์โต: { $line } เป็นแนวจริง!
    }
web-told-false-call = { $name } ขานควอร์โต แต่นั่นไม่ใช่แนว
web-told-done = { $name } ไม่มีอะไรให้ขาน
