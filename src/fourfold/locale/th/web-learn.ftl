### หน้าสำหรับเรียนรู้: กติกา คำศัพท์ บทเรียน แบบฝึก

web-title-learn = เรียนรู้ · Fourfold
web-title-glossary = คำศัพท์ · Fourfold
web-title-lesson = บทเรียน · Fourfold
web-title-train = แบบฝึก · Fourfold
web-title-document = { $title } · Fourfold

## ภาพรวม

web-learn-lead = กติกาพร้อมภาพ เกมที่อธิบายทีละตา และแบบฝึกสายตา
web-learn-rules = กติกา
web-learn-age = อายุ { $age } ปีขึ้นไป
web-learn-lessons = บทเรียน
web-learn-lessons-text = เกมฝึกทีละขั้น บางจังหวะมีทางแยก: ลงอีกแบบแล้วดูว่าจะเกิดอะไร
web-learn-trainers = แบบฝึก
web-learn-trainers-text = วันละไม่กี่นาที ผลของคุณเก็บไว้ในเครื่องนี้
web-learn-glossary = คำศัพท์
web-learn-glossary-text = ความหมายของทุกคำ ในเนื้อหา แตะคำที่ขีดเส้นใต้เพื่อดูความหมาย
web-learn-to-glossary = เปิดคำศัพท์
web-learn-play = เล่นเลย
web-learn-more = เรียนรู้เพิ่มเติม
web-only-english = ตอนนี้เนื้อหานี้มีแต่ภาษาอังกฤษ
web-learn-seek = ค้นหาคำ
web-learn-sought = { $count ->
    [0] ไม่มีคำนี้
   *[other] { $count } คำ
}

## ภาพและที่วางเป็นคำพูด

web-learn-figure = รูปจากเบี้ย { $tiles } ตัว
web-learn-place = { $direction ->
    [up] ที่วาง { $number }, ยอดชี้ขึ้น
    [right] ที่วาง { $number }, ยอดชี้ขวา
    [down] ที่วาง { $number }, ยอดชี้ลง
   *[left] ที่วาง { $number }, ยอดชี้ซ้าย
}

## แบบฝึกหัด

web-learn-answers = คำตอบ
web-learn-choose = เลือกคำตอบ
web-learn-right = ถูกต้อง!
web-learn-wrong = ไม่ใช่ ลองดูอีกที
web-learn-yes = ใช่
web-learn-no = ไม่ใช่
web-learn-places-wait = แตะที่วาง มี { $count } ที่
web-learn-places-found = { $count ->
    [1] หาต่อไป
   *[other] พบ { $found } จาก { $count }
}
web-learn-verdict-clash = ไม่ใช่: สีตรงนั้นไม่ตรงกัน
web-learn-verdict-rough = ไม่ใช่: ปลายเส้นทแยงไม่บรรจบกัน
web-learn-verdict-apart = ไม่ใช่: ตรงนั้นไม่แตะรูป
web-learn-verdict-fits-right = ใช่ ลงได้พอดี
web-learn-verdict-full-right = ใช่ ได้หนึ่งจัตุรัส
web-learn-verdict-full-wrong = ลงได้ แต่ไม่เกิดจัตุรัส
web-learn-verdict-twice-full-right = ใช่ ได้สองจัตุรัส
web-learn-verdict-twice-full-wrong = ลงได้ แต่ไม่ได้สองจัตุรัส
web-learn-verdict-double-right = ใช่ แตะเบี้ยสองตัว
web-learn-verdict-double-wrong = ลงได้ แต่แตะเบี้ยแค่ตัวเดียว
web-learn-verdict-corner-right = ใช่ แตะคู่และเป็นมุมฉาก
web-learn-verdict-corner-wrong = ลงได้ แต่แตะเบี้ยแค่ตัวเดียว หรือไม่เป็นมุมฉาก

## บทเรียน

# As in English
web-lesson-seat = { $seat ->
    [A] A
   *[B] B
}
web-lesson-hand = มือ
web-lesson-hand-of = เบี้ยในมือของ { $seat }
web-lesson-stock = กองจั่ว
web-lesson-stock-of = กองจั่วของ { $seat }
web-lesson-none = ไม่เหลือเบี้ยให้ลง
web-lesson-figure-of = รูปของ { $seat }
web-lesson-steps = ขั้น
web-lesson-step = { $step } จาก { $last }
web-lesson-previous = กลับ
web-lesson-next = ต่อไป
web-lesson-begins = การแจก
web-lesson-line-begins = ถ้าหากว่า…
web-lesson-leave = กลับไปที่เกม
web-lesson-lines = ถ้าหากว่า…
web-lesson-line-lays = { $same ->
    [yes] { $seat } ลง { $tiles } ที่อื่น
   *[no] { $seat } ลง { $tiles } แทน
}
web-lesson-line-ends = แล้วเกมจะจบ { $a } : { $b }
web-lesson-score = เกมจบ { $a } : { $b }
web-lesson-play = เล่นต่อจากตรงนี้กับคอมพิวเตอร์
web-lesson-misprints = คำผิดในหนังสือ
web-lesson-misprint = หนังสือพิมพ์ว่า “{ $printed }” ที่ถูกคือ “{ $read }”
web-lesson-did = { $seat } เล่น
web-lesson-did-lay = { $squares ->
    [0] { $seat } ลงเบี้ย { $count } ตัว:
   *[other] { $seat } ลงเบี้ย { $count } ตัว ได้ { $squares } จัตุรัส:
}
web-lesson-did-pass = { $seat } ผ่าน
web-lesson-did-exchange = { $seat } แลกเบี้ย:
web-lesson-did-take = { $seat } หยิบเบี้ยจากกองของอีกฝ่าย
web-lesson-did-draw = { $seat } จั่ว
web-lesson-did-capture = { $seat } กวาดรูป
web-lesson-did-hand-over = { $seat } ส่งเบี้ยให้อีกฝ่าย:
web-lesson-did-give-all = { $seat } ส่งเบี้ยที่เหลือทั้งหมด
web-lesson-did-arrange = { $seat } ต่อเบี้ย
web-lesson-did-drop = { $seat } ปล่อยเบี้ย:
web-lesson-did-stop = { $seat } หยุด
web-lesson-did-check = { $seat } ตรวจ
web-lesson-did-surrender = { $seat } ขอยอม

## แบบฝึก

web-train-fit = ต่อเบี้ยในใจ
web-train-fit-text = หมุนเบี้ยในใจ: ที่ไหนลงได้ หรือทำให้เป็นเบี้ยเต็ม?
web-train-fit-fits = เบี้ยตัวนี้ลงที่ไหนได้?
web-train-fit-full = เบี้ยตัวนี้ลงได้ทุกที่ที่เห็น ลงที่ไหนแล้วเกิดจัตุรัส?
web-train-unseen = รู้เบี้ยที่ไม่เห็น
web-train-unseen-text = เบี้ยห้าสีทั้งหมด หักตัวที่คุณเห็น: ตัวไหนยังซ่อนอยู่?
web-train-unseen-ask = ในเบี้ยสี่ตัวข้างล่าง ตัวไหนที่ไม่มีทั้งบนโต๊ะและในมือคุณ?
web-train-hand = มือของคุณ
web-train-option = { $number }: { $tile }
web-train-line = มองหาแนว
web-train-line-text = Quarto: ช่องเดียว หมากตัวเดียว สี่ตัวเรียงกันที่มีอะไรเหมือนกัน
web-train-line-ask = วางหมากตัวนี้ช่องไหนแล้วครบแนว?
web-train-line-board = กระดาน
web-train-how = สิบคำถาม นาฬิกาเดินตอนคุณคิด และหยุดตอนคุณดูคำตอบ
web-train-start = เริ่ม
web-train-again = อีกครั้ง
web-train-next = ต่อไป
web-train-finish = ดูผล
web-train-number = คำถาม { $number } จาก { $count }
web-train-seconds = { $seconds } วิ
web-train-tap = แตะช่องหนึ่ง
web-train-tap-or-key = แตะคำตอบ หรือกด 1 ถึง 4
web-train-wrong = ไม่ใช่ คำตอบที่ถูกมีเครื่องหมายไว้
web-train-result = ถูก { $right } จาก { $count } ข้อละ { $seconds } วินาที
web-train-last = ครั้งก่อนถูก { $right } จาก { $count }
web-train-plot = ผล { $count } รอบหลังสุด มากสุดถูก { $best }
web-train-plot-right = คำตอบถูก
web-train-plot-time = วินาทีต่อข้อ
web-train-table = เป็นตาราง
web-train-when = เมื่อ
web-train-of = { $right } จาก { $count }
