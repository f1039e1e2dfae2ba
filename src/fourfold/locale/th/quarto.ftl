### Quarto

## หมาก

# ลักษณะทั้งสี่เรียงกัน คั่นด้วยช่องว่าง
piece-name = { $colour ->
       *[light] สีอ่อน
        [dark] สีเข้ม
    } { $height ->
       *[tall] สูง
        [short] เตี้ย
    } { $shape ->
       *[round] กลม
        [square] เหลี่ยม
    } { $top ->
       *[solid] ตัน
        [hollow] กลวง
    }

feature-colour = สี
feature-shape = รูปทรง
feature-height = ความสูง
feature-top = รู
value-light = สีอ่อน
value-dark = สีเข้ม
value-round = กลม
value-square = เหลี่ยม
value-tall = สูง
value-short = เตี้ย
value-solid = ตัน
value-hollow = กลวง

## ทำไม่ได้

illegal-quarto-other-phase = { $phase ->
        [give] ส่งหมากให้คู่ต่อสู้ก่อน
        [place] วางหมากที่ถืออยู่ก่อน
       *[close] วางหมากครบแล้ว: ขาน หรือบอกว่าไม่มีแนว
    }
illegal-quarto-piece-gone = ส่งหมากตัวนี้ไม่ได้ เพราะใช้ไปแล้ว: { $piece }
illegal-quarto-square-taken = ช่อง { $square } มีหมากแล้ว: { $piece }
illegal-quarto-calls-auto = โต๊ะนี้ครบแนวแล้วชนะเอง ไม่ต้องขาน
illegal-quarto-call-points-nowhere = ชี้แนวที่คุณหมายถึง
illegal-quarto-call-squares = การขานต้องชี้สี่ช่องที่ไม่ซ้ำกัน
illegal-quarto-call-after-placing = โต๊ะนี้วางก่อนแล้วจึงขาน
illegal-quarto-called-already = ตานี้คุณขานไปแล้วหนึ่งครั้ง
illegal-quarto-no-call-now = ตอนนี้ขานไม่ได้

## ข้อความที่อ่านไม่ได้

malformed-quarto-piece = “{ $text }” ไม่ใช่หมาก ควรเป็นเลขฐานสิบหก 0–f หรืออักษรสี่ตัว จาก L/D, R/Q, T/S, F/H อย่างละตัว
malformed-quarto-square = “{ $text }” ไม่ใช่ช่อง ควรเป็น a1 ถึง d4
malformed-quarto-line = “{ $text }” ไม่ใช่แนว ควรเป็นปลายสองข้าง เช่น a3-d3 หรือช่องสี่ช่อง
malformed-quarto-position-fields = รูปหมาก “{ $text }”: ควรเป็นกระดาน เว้นวรรค แล้วหมากในมือหรือ “-”
malformed-quarto-position-ranks = กระดาน “{ $text }”: ควรมี 4 แถวคั่นด้วย “/” แต่พบ { $found }
malformed-quarto-position-rank = แถว { $rank } ของกระดาน “{ $text }”: ควรมี 4 ช่อง แต่พบ { $found }
malformed-quarto-position-digit = “{ $text }” ที่ { $square } ไม่ใช่หมาก ควรเป็นเลขฐานสิบหก 0–f หรือ “.”
malformed-quarto-piece-twice = หมาก { $piece } อยู่บนกระดานสองที่: { $first } และ { $second }
malformed-quarto-hand-placed = หมากในมือ { $piece } อยู่บนกระดานแล้ว: { $square }
malformed-quarto-features = ลักษณะต้องเป็นหนึ่งอย่างขึ้นไปจาก { $expected } โดยไม่ซ้ำกัน
malformed-quarto-shared = หมากในแนวจะเหมือนกัน { $shared } ลักษณะไม่ได้ เพราะนับแค่ { $features } ลักษณะ
malformed-quarto-full = “{ $text }” ไม่มีอะไรให้เล่นแล้ว
malformed-quarto-starter = “{ $text }” ไม่ใช่ผู้เริ่ม ควรเป็น A หรือ B
malformed-detail = “{ $word }” ไม่มีอะไรในวงเล็บ แต่พบ “({ $detail })”
malformed-memory = ตารางขนาด { $megabytes } MB ใหญ่เกินหน่วยความจำของเครื่องนี้

## เอนจิน

malformed-engine-command = “{ $text }” ไม่ใช่คำสั่ง ควรเป็น: { $expected }
malformed-engine-alone = “{ $command }” ต้องใช้เดี่ยว ๆ แต่มี “{ $text }” ตามหลัง
malformed-engine-setoption = “setoption { $text }”: ควรเป็น “setoption name NAME value VALUE”
malformed-engine-option = ไม่มีตัวเลือก “{ $text }” ควรเป็น: { $expected }
malformed-engine-position = “position { $text }”: ควรเป็น “start” หรือรูปหมากเช่น 0..f/..../.3../.... 9 แล้วอาจตามด้วย “moves” กับช่องและหมากสลับกันไป
malformed-engine-go = “go … { $text }”: ควรเป็น time MS, nodes N, infinite, moves หรือไม่ใส่อะไรเลย
malformed-engine-infinite = “infinite” คือไม่จำกัด จึงใช้ร่วมกับ time หรือ nodes ไม่ได้
illegal-engine-busy = “{ $command }” ต้องรอจนค้นหาเสร็จ “stop” จะหยุดการค้นหา

## เกมจบอย่างไร

outcome-line = { $winner } ชนะด้วยแนวที่ครบ
outcome-false-call = { $winner } ชนะ: { $loser } ขานทั้งที่ไม่มีแนว
outcome-full = เสมอ: วางหมากครบแล้วและไม่มีใครขาน

## ระดับของคอมพิวเตอร์และวิธีเล่น

level-quarto-1 = มือใหม่
level-quarto-about-1 = มองข้ามแนวและลืมขาน
level-quarto-2 = หัดเล่น
level-quarto-about-2 = เห็นมากขึ้น แต่ยังมีพลาด
level-quarto-3 = ผู้ฝึกหัด
level-quarto-about-3 = เห็นแนว แต่เผลอส่งชัยชนะให้
level-quarto-4 = มือสมัครเล่น
level-quarto-about-4 = เห็นทางชนะเมื่อไรไม่ปล่อย
level-quarto-5 = นักเล่นชมรม
level-quarto-about-5 = คิดก่อนส่งหมาก
level-quarto-6 = ผู้ชำนาญ
level-quarto-about-6 = คิดล่วงหน้าหลายตา
level-quarto-7 = เซียน
level-quarto-about-7 = แทบไม่เคยพลาด
level-quarto-8 = ไร้พ่าย
level-quarto-about-8 = ไม่เคยพลาด

## กติกาให้เลือก

preset-international = กติกาทั่วไป
preset-beginners-1 = ผู้เล่นใหม่: นับแค่สี
preset-beginners-2 = ผู้เล่นใหม่: นับสีกับรูปทรง
preset-beginners-3 = ผู้เล่นใหม่: นับทุกอย่างยกเว้นรู
preset-advanced = ผู้ชำนาญ: จัตุรัส 2×2 ก็เป็นแนว
preset-tournament = แข่งขัน: ตาละหนึ่งนาที ขานผิดแพ้
preset-balkan = ขานทีหลังได้ทั้งคู่ แบบบอลข่าน
preset-taiwan = ขานก่อนวาง แบบไต้หวัน
preset-greek-2 = ต้องเหมือนกันสองลักษณะ แบบกรีก
preset-own = ตามใบกติกาในภาษาของคุณ
