### เล่นในเทอร์มินัล

terminal-title = Fourfold · Quarto
terminal-welcome = หมากสิบหกตัว แต่ละตัวสีอ่อนหรือสีเข้ม สูงหรือเตี้ย กลมหรือเหลี่ยม ตันหรือกลวง คุณวางหมากที่คู่ต่อสู้ส่งให้ แล้วเลือกตัวต่อไปให้อีกฝ่าย สี่ตัวเรียงกันที่มีอะไรเหมือนกันก็ชนะ – แต่ต้องขานด้วย

## ชื่อเมื่อไม่ได้ตั้ง

terminal-person-a = ผู้เล่น A
terminal-person-b = ผู้เล่น B
terminal-person = ผู้เล่น

## เริ่ม

terminal-choose-opponent = ใครเล่นบ้าง?
terminal-resume = เล่นเกมที่ค้างไว้ต่อ
terminal-opponent-computer = เล่นกับคอมพิวเตอร์
terminal-opponent-person = สองคนที่คีย์บอร์ดนี้
terminal-choose-level = ให้คอมพิวเตอร์เก่งแค่ไหน?
terminal-choose-rules = เล่นตามกติกาไหน?
terminal-start-keys = ↑ ↓ เลือก   Enter ไปต่อ   Esc กลับหรือออก   ? วิธีเล่น
terminal-go-on = มีเกมที่ยังไม่จบ อยากเล่นต่อไหม?
terminal-too-small = โต๊ะต้องใช้พื้นที่ 80 × 24 ตัวอักษร โปรดขยายหน้าต่าง

## ต้องทำอะไร

terminal-to-give = { $name }: เลือกหมากให้ { $other }: { $piece }?
terminal-to-place = { $name }: วางหมาก { $piece }
terminal-to-close = { $name }: วางหมากครบแล้ว ขานควอร์โต! หรือบอกว่าไม่มีแนว
terminal-thinking = { $name } กำลังคิด…
terminal-pointing = แนวของคุณคือ { $line } ใช่ไหม?
terminal-nothing-full = ไม่มีแนวเต็มที่ผ่านหมากตัวล่าสุด แนวเก่าไม่นับแล้ว
terminal-false-call = { $name } ขาน แต่นั่นไม่ใช่แนว
terminal-undone = ย้อนแล้ว
terminal-hand = { $name } ถือ
terminal-call-where = ไปที่ช่องที่ทำให้ครบแนว แล้วขาน
terminal-shared = { $line }: { $shared }
terminal-overlooked = ไม่มีใครเห็น { $lines }

## คำถาม

terminal-resign = { $name } จะยอมแพ้จริงหรือ?
terminal-draw = { $other }: { $name } ขอเสมอ ตกลงไหม?
terminal-draw-declined = { $name } ขอเล่นต่อ
terminal-leave = ออกจากเกมนี้แล้วเริ่มเกมใหม่ไหม?

## ไฟล์

terminal-written = บันทึกเกมอยู่ที่ { $path }
terminal-not-written = เขียน { $path } ไม่ได้: { $why }
terminal-set-aside = เก็บเกมที่ยังไม่จบไว้ที่ { $path }
terminal-not-saved = เก็บเกมไว้ที่ { $path } ไม่ได้: { $why }
malformed-opponent = “{ $text }” ไม่ใช่คู่ต่อสู้ ควรเป็น person (คน) หรือระดับของคอมพิวเตอร์: { $expected }
malformed-save-data = นี่ไม่ใช่เกมที่เก็บไว้: { $problem }
malformed-save-format = นี่ไม่ใช่เกมที่เราเก็บไว้: รูปแบบคือ “{ $found }” ควรเป็น “{ $expected }”

## ปุ่ม

terminal-key-yes = y: ใช่
terminal-key-no = n: ไม่
terminal-key-call = q: ควอร์โต!
terminal-key-undo = u: ย้อน
terminal-key-help = ?: วิธีใช้
terminal-key-quit = Ctrl-Q: ออก
terminal-key-go-on = p: เล่นต่อ
terminal-key-give-choose = ลูกศร, 0–f: เลือก
terminal-key-give-enter = Enter: ส่ง
terminal-key-place-choose = ลูกศร, a1…: เลือก
terminal-key-place-enter = Enter: วาง
terminal-key-close-enter = Enter: ไม่มีแนว
terminal-key-pointing-choose = ลูกศร: แนวอื่น
terminal-key-pointing-enter = Enter: ขานเลย
terminal-key-pointing-escape = Esc: ไม่ขาน
terminal-key-over-enter = Enter: เกมใหม่
terminal-key-over-w = w: เขียนบันทึกเกม

## วิธีใช้

terminal-help-turn = วางหมากที่ถือลงช่องว่าง: ลูกศรหรือ b2 แล้ว Enter หรือคลิก จากนั้นเลือกหมากให้คู่ต่อสู้: ลูกศรหรือเลขของหมาก แล้ว Enter หรือคลิก
terminal-help-line = หมากสี่ตัวในแถวนอน แถวตั้ง หรือแนวทแยง ที่เหมือนกัน { $shared ->
        [1] หนึ่งลักษณะ
       *[other] { $shared } ลักษณะ
    } คือแนว
terminal-help-features = นับแค่: { $features }
terminal-help-squares = สี่ตัวในจัตุรัส 2×2 ก็ใช่
terminal-help-auto = ครบแนวแล้วชนะทันที
terminal-help-call-after = แนวจะชนะเมื่อขาน (q) เท่านั้น: คุณขานทันทีที่ทำครบ
terminal-help-call-before = แนวจะชนะเมื่อขาน (q) ก่อนวางเท่านั้น: ไปที่ช่องที่ทำให้ครบ แล้วขาน
terminal-help-late-opponent = แนวที่คุณพลาด คู่ต่อสู้ขานได้เมื่อได้หมากตัวต่อไป หลังจากนั้นไม่มีค่า
terminal-help-late-either = แนวที่พลาด ใครขานก็ได้ (q หรือ Q สำหรับคนที่เพิ่งส่ง) จนกว่าจะวางตัวต่อไป จากนั้นไม่มีค่า
terminal-help-late-none = แนวที่คุณพลาดไม่มีค่า
terminal-help-false-refuse = ขานได้ตาละครั้ง ดูให้ดีก่อน
terminal-help-false-forfeit = ขานผิดแพ้ทันที ดูให้ดีก่อน
terminal-help-time = ตาหนึ่งใช้เวลาได้ไม่เกิน { $seconds } วินาที
terminal-help-pieces = หมากสูงมีสามแถว หมากกลมมีข้างโค้ง หมากสีเข้มระบายทึบ หมากกลวงมีรู ○ ด้านบน จุดคือหมากตัวล่าสุด อักษร: L สีอ่อน D สีเข้ม, R กลม Q เหลี่ยม, T สูง S เตี้ย, F ตัน H กลวง
terminal-help-keys =
    q หรือ !   ขานควอร์โต!         u  ย้อน               =  ขอเสมอ
    n         เกมใหม่             r  ยอมแพ้             p  พัก เล่นต่อ
    Ctrl-Q    ออก                w  เขียนบันทึกเกม       Esc  ปิดหน้านี้

    เกมที่ยังไม่จบจะเก็บไว้ให้เมื่อคุณออก
