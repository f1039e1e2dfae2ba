### โต๊ะส่วนตัวสำหรับต่อเบี้ย: โจทย์ การดวล และเกมหลังฉาก

web-bench-hand = เบี้ยของคุณ
web-bench-laid = { $tile }, วางแล้ว
web-bench-turn = หมุน
web-bench-group = ย้ายทั้งกลุ่ม
web-bench-back = เก็บ
# เบี้ยที่กำลังเลื่อนด้วยคีย์บอร์ดอยู่ที่ไหน ทิศคือทิศที่ยอดชี้
web-bench-at = { $tile }, { $direction ->
        [up] ยอดชี้ขึ้น
        [right] ยอดชี้ขวา
        [down] ยอดชี้ลง
       *[left] ยอดชี้ซ้าย
    }, คอลัมน์ { $column }, แถว { $row }: { $state ->
        [covered] ทับเบี้ยตัวอื่น
        [apart] ไม่แตะอะไรเลย
        [wrong] แตะแต่ลงไม่ได้
       *[fits] ลงได้พอดี
    } · ลูกศรเลื่อน R หมุน Enter วาง
