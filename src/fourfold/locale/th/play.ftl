### สิ่งที่โต๊ะบอก ไม่ว่าเกมไหน

## ผู้เล่น

computer-name = คอมพิวเตอร์ { $level }

## ทำไม่ได้

illegal-game-over = เกมจบแล้ว
illegal-seat-empty = เกมจะเริ่มเมื่อมีคนนั่งครบสองที่
illegal-paused = เกมหยุดพักอยู่
illegal-waiting = เกมรอจนกว่าผู้เล่นทั้งสองจะมา
illegal-not-paused = เกมไม่ได้หยุดพัก
illegal-not-due = ยังไม่หมดเวลา
illegal-too-late = ช้าไป: หมดเวลาแล้ว
illegal-clock-only = มีแต่นาฬิกาเท่านั้นที่ทำได้
illegal-not-your-turn = ยังไม่ถึงตาคุณ เป็นตาของ { $seat }
illegal-still-playing = เกมยังไม่จบ
illegal-asked-already = ขอไปแล้ว
illegal-refused-already = อีกฝ่ายไม่ตกลง ขอใหม่ได้หลังตาต่อไป
illegal-asked-otherwise = คำถามนั้นไม่ได้ถามแล้ว ตอบสิ่งที่ถามตอนนี้
illegal-questions-used = คุณถามในเกมนี้ไปแล้ว { $most } ครั้ง ถามอีกไม่ได้
illegal-pauses-used = คุณหยุดพักในเกมนี้ไปแล้ว { $most } ครั้ง ขออีกไม่ได้
illegal-nothing-asked = ไม่มีอะไรให้ตอบ
illegal-nothing-to-take-back = ไม่มีตาให้ย้อน สิ่งที่ขานหรือเปิดให้เห็นแล้วย้อนไม่ได้
illegal-not-away = คู่ต่อสู้ยังอยู่
illegal-clock-decides = ตอนนี้ขอรับชัยชนะไม่ได้: ถ้าคู่ต่อสู้ไม่มา นาฬิกาจะตัดสิน
illegal-not-waiting-yourself = ถึงตาคุณแล้ว ขอรับชัยชนะได้เมื่อเกมรอคู่ต่อสู้
illegal-known-already = รู้กันแล้ว
illegal-seat-taken = ที่นั่ง { $seat } มีคนนั่งแล้ว
illegal-name-empty = ผู้เล่นต้องมีชื่อ
illegal-lost-too-much = เวลาหายไป { $lost } ms ไม่ได้ เพราะเพิ่งผ่านไป { $most } ms
illegal-out-of-sequence = เหตุการณ์ { $seq } ผิดลำดับ ลำดับต่อไปคือ { $expected }
illegal-before-last-event = เหตุการณ์เมื่อ { $at } จะตามหลังเหตุการณ์เมื่อ { $last } ไม่ได้
illegal-unknown-act = โต๊ะไม่รู้จัก { $act }

## ข้อความที่อ่านไม่ได้

malformed-no-ray = ยังไม่ได้ติดตั้ง Ray ติดตั้งได้ด้วย “pip install fourfold[ray]”
malformed-ray-form = “{ $address }” ไม่ใช่ที่อยู่ของคลัสเตอร์ Ray ควรเป็นแบบ 10.0.0.1:6379 หรือ local
malformed-ray-address = ไม่มีใครตอบที่ “{ $address }”: { $why }
malformed-data = อ่านส่วนนี้ไม่ได้: { $part } ({ $problem })
malformed-unknown = อ่านส่วนนี้ไม่ได้: { $part } (“{ $text }” ใช้ไม่ได้ ควรเป็น: { $expected })
malformed-game = ไม่มีเกม “{ $name }” ที่มีคือ: { $expected }
malformed-preset = ไม่มีชุดกติกา “{ $name }” ที่มีคือ: { $expected }
malformed-mixed = แมตช์หลายเกมนี้เริ่มด้วย { $first } ไม่ใช่ { $game }
malformed-no-set-up = เกม { $game } เริ่มจากกลางเกมไม่ได้
malformed-option = “{ $text }” ไม่ใช่ตัวเลือก ควรเป็น NAME=VALUE โดยใช้: { $expected }
malformed-option-value = “{ $text }” ใช้ไม่ได้ ควรเป็น: { $expected }
malformed-record-format = นี่ไม่ใช่บันทึกเกมของเรา: รูปแบบคือ “{ $found }” ควรเป็น “{ $expected }”
malformed-record-version = “{ $text }” ไม่ใช่รุ่นของกติกา ควรเป็นตัวเลข
malformed-record-tag = ไม่รู้จักแท็ก [{ $tag } …] ควรเป็น: { $expected }
malformed-record-tag-value = แท็ก [{ $tag } …]: { $problem }
malformed-record-tag-form = บรรทัด { $line } คอลัมน์ { $column }: ควรเป็นแท็กแบบ [A "Ann"] อยู่ในบรรทัดก่อนตาเดิน
malformed-record-tag-twice = แท็ก [{ $tag } …] มีซ้ำ
malformed-record-token = บรรทัด { $line } คอลัมน์ { $column }: อ่าน “{ $token }” ไม่ได้ ควรเป็นตาเดิน
malformed-record-place = บรรทัด { $line } คอลัมน์ { $column } “{ $token }”: { $problem }
malformed-record-who = บอกด้วยว่าใคร: A:{ $token } หรือ B:{ $token }
malformed-record-act = อ่าน “{ $act } ({ $detail })” ไม่ได้ ควรเป็น: { $expected }
malformed-record-slow = บันทึกนี้ใช้เวลาอ่านเกิน { $limit } วินาที ย่อให้สั้นลงแล้วลองใหม่
malformed-record-event = เหตุการณ์ { $event } เป็นไปไม่ได้: { $problem }
malformed-record-time = เวลาของเหตุการณ์ { $event } มาก่อนเหตุการณ์ก่อนหน้า
malformed-record-outcome = บันทึกว่าจบด้วย “{ $said }” แต่ที่จริงจบด้วย “{ $found }”
malformed-date = “{ $text }” ไม่ใช่วันที่ ควรเป็นแบบ 2026-01-31T18:00:00Z

## เกมจบอย่างไร

outcome-resigned = { $winner } ชนะ: { $loser } ยอมแพ้
outcome-absent = { $winner } ชนะ: { $loser } ไม่กลับมา
outcome-agreed = เสมอโดยตกลงกัน
outcome-time = { $winner } ชนะ: { $loser } หมดเวลา
