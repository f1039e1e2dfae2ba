### คำตอบของเซิร์ฟเวอร์

illegal-not-your-seat = ที่นั่ง { $seat } ไม่ใช่ของคุณ
illegal-not-your-table = คุณไม่ได้นั่งที่โต๊ะนี้
illegal-running-position = นี่คือรูปหมากของเกมที่คุณกำลังเล่น วิเคราะห์ได้เมื่อเกมจบ
illegal-running-hand = นี่คือเบี้ยของคุณในเกมที่กำลังเล่น ถามใหม่ได้เมื่อเกมจบ
illegal-running-duel = นี่คือเบี้ยของคุณในการดวล ถามใหม่ได้เมื่อส่งรูปแล้ว
illegal-set-up-anybody = เกมที่จัดวางไว้เล่นได้กับเพื่อน คอมพิวเตอร์ หรือบนจอเดียวกัน ชวนเพื่อน หรือเล่นตั้งแต่ต้น
illegal-set-up-not-agreed = เกมนี้จัดวางไว้ คนที่จัดวางอาจรู้เบี้ยที่ซ่อนอยู่ของคุณ บอกว่าคุณตกลง หรือขอเล่นเกมอื่น
illegal-spectators-watch = ผู้ชมดูได้อย่างเดียว
illegal-foreign-origin = คำขอนี้มาจากเว็บไซต์อื่น
illegal-old-rules = เกมนี้เล่นด้วยกติการุ่นเก่า ดูได้แต่เล่นต่อไม่ได้
illegal-no-answer = ค้นหาเรื่องนี้ไม่ทันจบ โปรดถามใหม่อีกครั้ง
illegal-unavailable = ขณะนี้เข้าถึงฐานข้อมูลไม่ได้ โปรดลองใหม่อีกสักครู่
illegal-only-to-look-at = นี่คือบันทึกเกม ดูได้แต่เล่นไม่ได้
illegal-table-full = เกมนี้มีครบ { $most } การกระทำ ซึ่งมากที่สุดที่โต๊ะรับได้ ยอมแพ้ หรือเริ่มเกมใหม่
illegal-too-many = มากเกินไปในคราวเดียว โปรดลองใหม่ในอีก { $seconds } วินาที

malformed-no-review = ยังทบทวนเกม { $game } ไม่ได้ ทบทวนได้เฉพาะ quarto
malformed-name = ชื่อต้องมีอย่างน้อยหนึ่งตัวอักษร
malformed-level = ไม่มีระดับ “{ $level }” ที่มีคือ: { $expected }
malformed-table = ไม่มีโต๊ะ “{ $id }”
malformed-stored = Fourfold รุ่นนี้อ่านเกมทั้งหมดไม่ได้ แต่ไม่มีอะไรหายไป { $problem }
malformed-invitation = คำเชิญนี้ใช้ไม่ได้
malformed-link = ลิงก์นี้ใช้ไปแล้วหรือเก่าเกินไป
malformed-address = ไม่มีอะไรที่ { $path }
malformed-too-long = ยาวเกินไป: อ่านได้ไม่เกิน { $most } ไบต์
malformed-content-type = เนื้อหาต้องเป็นชนิด application/json
malformed-hello = ต้องส่ง “hello” ก่อน
malformed-protocol = หน้านี้เก่าแล้ว โหลดใหม่

## โจทย์และการดวล

illegal-duel-taken = มีคนร่วมดวลนี้ครบสองคนแล้ว
illegal-duel-not-begun = คุณยังไม่ได้เริ่มต่อรูปในการดวลนี้
illegal-duel-too-late = เวลาของคุณในการดวลนี้หมดแล้ว
malformed-duel = ไม่มีการดวล “{ $id }”
malformed-pentaraduga-not-given = { $tile } ไม่อยู่ในเบี้ยที่ให้มา
