### แก้โจทย์: โจทย์ การดวล วิเคราะห์

web-title-solve = แก้โจทย์ · Fourfold
web-title-problem = โจทย์ · Fourfold
web-title-duel = ดวล · Fourfold
web-title-hands = วิเคราะห์ · Fourfold

## โจทย์ทั้งหมด

web-solve-title = แก้โจทย์
web-solve-lead = โจทย์เพนตาราดูกาให้ขบคิด คนเดียวหรือแข่งกับใครก็ได้
web-solve-loading = กำลังโหลด…
web-solve-daily = โจทย์วันนี้
web-solve-daily-go = { $state ->
        [solved] แก้ได้แล้ว ดูอีกครั้ง
        [shown] ดูอีกครั้ง
        [begun] ทำต่อ
       *[new] ลองทำ
    }
web-solve-problems = โจทย์
web-solve-kind = ชนิด
web-solve-kind-squares = จัตุรัส
web-solve-kind-squares-plus = จัตุรัส +
web-solve-kind-quados = ควาโดส
web-solve-about-squares = ต่อเบี้ยเจ็ดตัวเป็นรูปเดียว ให้ได้จัตุรัสมากที่สุด
web-solve-about-squares-plus = แบบเดียวกัน แต่ใช้เบี้ยสิบสองตัวครบหกสี
web-solve-about-quados = ต่อเบี้ยเจ็ดตัวเข้ากับรูปเจ็ดตัว มุมเสียต้องหักออก
web-solve-book = หนังสือ
web-solve-difficulty-is = ความยาก { $difficulty } จาก 5
web-solve-problem-is = { $state ->
        [solved] โจทย์ { $number }, แก้ได้แล้ว
        [shown] โจทย์ { $number }, ยอมแพ้แล้ว
        [begun] โจทย์ { $number }, เริ่มแล้ว
       *[new] โจทย์ { $number }
    }
web-solve-another = ข้อใหม่
web-solve-another-of = ข้อใหม่ ความยาก { $difficulty }
web-solve-solved-count = { $count ->
        [0] คุณยังไม่ได้แก้ข้อไหนในเครื่องนี้
       *[other] คุณแก้ได้แล้ว { $count } ข้อในเครื่องนี้
    }
web-solve-save-svg = บันทึกเป็น SVG
web-solve-save-png = บันทึกเป็น PNG
web-solve-save-failed = สร้างภาพไม่สำเร็จ

## รูปนับได้เท่าไร

web-solve-count = นับได้ { $counted } จัตุรัส
web-solve-count-of = { $counted } จาก { $goal } จัตุรัส
# สิ่งที่หักออก: ด้านที่สีไม่ตรง เบี้ยคู่ที่เหลื่อมกัน มุมที่ไม่มีอะไรเติมได้
web-solve-count-faults = { $squares } จัตุรัส{ $clashes ->
        [0] { "" }
       *[other] {" "}− สีขัด { $clashes }
    }{ $rough ->
        [0] { "" }
       *[other] {" "}− รอยเหลื่อม { $rough }
    }{ $spoiled ->
        [0] { "" }
       *[other] {" "}− มุมเสีย { $spoiled }
    }

## โจทย์

web-problem-title = { $from ->
        [day] โจทย์วันนี้: { $kind }
        [book] { $kind } { $number }, จากหนังสือ
       *[new] { $kind }
    }
web-problem-table = โต๊ะ
web-problem-time = เวลา: { $time }
web-problem-task-squares = ต่อเบี้ยทั้ง { $tiles } ตัวเป็นรูปเดียวที่นับได้ { $goal } จัตุรัส
web-problem-task-quados = { $given ->
        [start] ต่อเบี้ยทั้ง { $tiles } ตัวเข้ากับรูปให้นับได้ { $goal } จัตุรัส มุมเสียหักจุดละหนึ่ง
       *[first] ต่อเบี้ยเจ็ดตัวแรกเป็นรูปที่มี { $start } จัตุรัสก่อน แล้วต่อตัวที่เหลือทั้งหมดเข้าไปให้นับได้ { $goal } จัตุรัส มุมเสียหักจุดละหนึ่ง
    }{ $symmetry ->
        [any] {" "}เส้นรอบรูปต้องสมมาตร
        [central] {" "}เส้นรอบรูปต้องเหมือนเดิมเมื่อหมุนกลับหัว
       *[none] { "" }
    }
web-problem-first = เบี้ย { $count } ตัวแรกในมือใช้ต่อรูปแรก
web-problem-lacks = { $lack ->
        [tiles] ยังมีเบี้ยเหลือในมือ
        [whole] เบี้ยต้องต่อเป็นรูปเดียว
        [start] เบี้ยเจ็ดตัวแรกต้องนับได้ { $start } จัตุรัส
        [symmetry] เส้นรอบรูปยังไม่สมมาตร
       *[goal] ต้องนับได้ { $goal } จัตุรัส
    }
web-problem-solved = { $hints ->
        [0] แก้ได้ใน { $time } ไม่ใช้คำใบ้เลย
       *[other] แก้ได้ใน { $time } ใช้คำใบ้ { $hints } ข้อ
    }
web-problem-shown = คุณดูคำตอบแล้ว
web-problem-hint = คำใบ้ { $step } จาก { $steps }
web-problem-hint-given = คำใบ้ { $step } มาแล้ว
web-problem-hint-colours = จัตุรัสมีสีเหล่านี้:
web-problem-hint-colour = { $colour } { $count }
web-problem-hint-together = เบี้ยสองตัวนี้อยู่ติดกัน:
web-problem-hint-lie = { $count ->
        [1] เบี้ยตัวนี้วางแบบนี้:
       *[other] เบี้ยเหล่านี้วางแบบนี้:
    }
web-problem-clear = เริ่มใหม่
web-problem-give-up = ยอมแพ้
web-problem-sure = อยากดูคำตอบไหม? โจทย์ข้อนี้จะนับว่ายอมแพ้
web-problem-sure-yes = ดูคำตอบ
web-problem-sure-no = ลองต่อ
web-problem-solution = ดูคำตอบ
web-problem-answer = { $count ->
        [1] คำตอบ
       *[other] คำตอบ { $number } จาก { $count }
    }
web-problem-next-answer = คำตอบต่อไป
web-problem-next = โจทย์ต่อไป
web-problem-again = อีกครั้ง
web-problem-others = โจทย์ทั้งหมด

## การดวล

web-duel-title = ดวล
web-duel-lead = สองคนต่อรูปจากมือที่ดีเท่ากัน ต่างคนต่างทำเมื่อสะดวก ใครได้จัตุรัสมากกว่าชนะ ถ้าเท่ากัน คนที่เร็วกว่าชนะ
web-duel-propose = ท้าเพื่อนด้วยลิงก์
web-duel-table = เล่นพร้อมกันที่โต๊ะ
web-duel-rules = แต่ละคนต่อเบี้ย { $tiles } ตัวเป็นรูปเดียว มือดีเท่ากัน: เป็นมือเดียวกันที่สลับสี คุณมีเวลา { $minutes } นาที ได้จัตุรัสมากกว่าชนะ ถ้าเท่ากัน คนที่เร็วกว่าชนะ
web-duel-invite = ส่งลิงก์นี้ให้เพื่อน
web-duel-share = ดวลเพนตาราดูกา
web-duel-begin-own = เบี้ยของคุณเอง
web-duel-challenged = { $name } ท้าดวลคุณ
web-duel-begin-hint = นาฬิกาของคุณเริ่มเดินเมื่อคุณเห็นเบี้ย
web-duel-begin = เปิดเบี้ยของฉัน
web-duel-build = ต่อเบี้ยทั้ง { $tiles } ตัวเป็นรูปเดียว
web-duel-hand-in = ส่งรูป
web-duel-hand-in-hint = ส่งแล้วแก้ไม่ได้
web-duel-all-tiles = นับเฉพาะรูปที่ใช้เบี้ยครบทุกตัว
web-duel-you = คุณ
web-duel-made = { $counted } จัตุรัสใน { $time }
web-duel-waiting = { $state ->
        [open] ยังไม่มีใครรับคำท้าของคุณ จะแสดงผลเมื่อเสร็จทั้งคู่
        [ready] { $name } ยังไม่เริ่ม จะแสดงผลเมื่อเสร็จทั้งคู่
       *[building] { $name } ยังต่อรูปอยู่…
    }
web-duel-watching = มีคนร่วมดวลนี้ครบสองคนแล้ว จะแสดงผลเมื่อเสร็จทั้งคู่
web-duel-over = เสร็จทั้งคู่แล้ว
web-duel-result = { $who ->
        [you] คุณชนะ!
        [other] { $name } ชนะ
       *[none] เสมอ
    }
web-duel-best = รูปที่ดีที่สุดของแต่ละมือนับได้ { $best } จัตุรัส
web-duel-again = ดวลอีก

## วิเคราะห์

web-hands-title = เบี้ยเหล่านี้ต่อรูปอะไรได้บ้าง?
web-hands-lead = เลือกเบี้ย ต่อรูป หรือวางรหัสของรูป แล้ว Fourfold จะหารูปที่ดีที่สุดและพิสูจน์ให้
web-hands-go = วิเคราะห์มือหรือรูป
web-hands-way = วิเคราะห์อะไร
web-hands-hand = มือ
web-hands-figure = รูป
web-hands-tiles = เบี้ยทั้งหมด
web-hands-chosen = { $count ->
        [0] ยังไม่ได้เลือกเบี้ย
       *[other] เลือกเบี้ยแล้ว { $count } ตัว
    }
web-hands-none = ล้างที่เลือก
web-hands-notation = รหัสของรูป
web-hands-goal = รูปที่ดีที่สุดสำหรับ
web-hands-goal-squares = จัตุรัส
web-hands-goal-quados = ควาโดส
web-hands-goal-rings = วงแหวน
web-hands-goal-frame = ล้อมกรอบ
web-hands-solve = { $count ->
        [0] หารูปที่ดีที่สุด
       *[other] หารูปที่ดีที่สุดจากเบี้ย { $count } ตัว
    }
web-hands-busy = กำลังค้นหา…
web-hands-result = { $found ->
        [no] { $proved ->
                [yes] เบี้ยเหล่านี้ต่อเป็นรูปอย่างนั้นไม่ได้
               *[no] หาไม่พบในเวลาที่กำหนด
            }
       *[yes] { $goal ->
                [rings] รูปที่ดีที่สุดที่พบมีวงแหวน { $rings } วง และ { $counted } จัตุรัส
                [frame] รูปที่ดีที่สุดที่พบล้อมได้ { $counted } ช่อง
               *[squares] รูปที่ดีที่สุดที่พบนับได้ { $counted } จัตุรัส
            } { $proved ->
                [yes] พิสูจน์แล้วว่าไม่มีรูปไหนดีกว่า
               *[no] เวลาไม่พอพิสูจน์ว่าไม่มีรูปไหนดีกว่า
            }
    }
web-hands-count = { $all ->
        [yes] { $count ->
                [1] มีรูปนี้รูปเดียว
               *[other] มี { $count } รูปที่ดีเท่ากัน
            }
       *[no] มีอย่างน้อย { $count } รูปที่ดีเท่ากัน
    }
web-hands-this-figure = รูปนี้
web-hands-facts = { $whole ->
        [yes] รูปเดียว:
       *[no] เบี้ยเหล่านี้ไม่ต่อเป็นรูปเดียว:
    } { $squares } จัตุรัส, สีขัด { $clashes } จุด, รอยเหลื่อม { $rough } จุด, วงแหวน { $rings } วง, มุมเสีย { $spoiled } จุด, { $hole ->
        [0] ไม่มีโพรง
       *[other] โพรง { $hole } ช่อง
    }
