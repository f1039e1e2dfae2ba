### เอกสารสำหรับเรียนรู้: มีอะไรผิด

malformed-learn-nowhere = ไม่มี “{ $name }” ให้เรียน ควรเป็น: { $expected }
malformed-learn-number = { $name }: “{ $text }” ใช้ไม่ได้ ควรเป็นจำนวนเต็มไม่เกิน { $most }
malformed-learn-page = หน้า { $page } ในภาษา “{ $language }”: { $problem }
malformed-learn-glossary = คำศัพท์ในภาษา “{ $language }”: คำ { $term } มีซ้ำ ใช้รูปคำเดียวกับคำอื่น หรือไม่มีความหมาย
malformed-learn-term = “{ $text }” ระบุว่าเป็นคำ { $term } ซึ่งไม่มีในรายการคำศัพท์
malformed-learn-line = “{ $line }” ไม่ใช่บรรทัดของหน้า ควรเป็นหัวข้อ “## Words {"{"}#name{"}"}” หรือ “key: value” ในบล็อก คีย์ละครั้ง
malformed-learn-missing = บล็อกหนึ่งขาดบรรทัด “{ $key }: …”
malformed-learn-nothing = “{ $what }” แสดงหรือถามไม่ได้ หรือไม่มีในรูป
malformed-learn-figure = { $figure } ไม่ใช่รูปเดียวที่ต่อกันพอดี และไม่ได้กล่าวถึงจุดผิดไว้
malformed-learn-answers = มีคำถามที่ไม่มีคำตอบ ไม่มีคำตอบผิด หรือมีที่วางที่ซ้อนทับกัน
