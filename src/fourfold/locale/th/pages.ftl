### หน้าที่อยู่ข้างโต๊ะ: ดูย้อนหลัง กติกา ตั้งหมาก

web-title-replay = ดูย้อนหลัง · Fourfold
web-title-rules = วิธีเล่น · Fourfold
web-title-setup = ตั้งหมาก · Fourfold
web-title-analysis = วิเคราะห์ · Fourfold
web-title-review = ทบทวน · Fourfold
web-title-levels = ระดับของคอมพิวเตอร์ · Fourfold

## ดูย้อนหลัง

web-replay-of = { $a } กับ { $b }
web-replay-opening = กำลังเปิดเกม…
web-replay-result-draw = เสมอ
web-replay-result-winner = { $name } ชนะ
web-replay-result-none = ยังไม่จบ
web-replay-step = ขั้นที่ { $step } จาก { $last }
web-replay-steps = ขั้นของเกม
web-replay-walk = ดูเกมทีละขั้น
web-replay-first = ไปจุดเริ่ม
web-replay-back = ถอยหนึ่งขั้น
web-replay-forward = ไปหนึ่งขั้น
web-replay-last = ไปตอนจบ
web-replay-play = เล่นให้ดู
web-replay-pause = หยุด
web-replay-began = { $name } เริ่ม และเลือกหมากตัวแรก
web-replay-began-holding = { $name } เริ่มโดยมีหมากในมือ
web-replay-told-resign = { $name } ยอมแพ้
web-replay-told-claim = { $name } ขอรับชัยชนะ: อีกฝ่ายหายไป
web-replay-told-time-up = หมดเวลา
web-replay-told-wait = เกมกำลังรอผู้เล่น
web-replay-told-away = มีคนไม่อยู่
web-replay-told-back = กลับมาครบแล้ว
web-replay-told-resumed = เกมหยุดพักแล้วเล่นต่อ
web-replay-told-takeback = { $name } ตกลง จึงย้อนตานั้น
web-replay-told-word = { $right ->
        [yes] { $name } ขานควอร์โต มีแนวจริง!
       *[no] { $name } ขานควอร์โต แต่ไม่มีแนว
    }
web-replay-told-other = { $name }: { $what }
web-replay-hand = { $name } ถืออยู่
web-replay-hand-empty = ไม่มีใครถือหมาก
web-replay-rest = หมากที่เหลือ
web-replay-missed = มองข้าม: { $lines } เป็นแนว แต่ไม่มีใครขาน
web-replay-missed-some = เกมนี้มองข้ามแนวไป { $count } ครั้ง
web-replay-missed-none = ไม่มีแนวไหนถูกมองข้าม
web-replay-missed-show = ดูเลย
web-replay-missed-next = ดูอันต่อไป
web-replay-moves = ตาเดิน
web-replay-move = { $number } { $square }: { $piece }
web-replay-move-given = { $number } …: { $piece }
web-replay-move-back = { $move }, ย้อนแล้ว
web-replay-move-missed = { $move }, มองข้ามแนว
web-replay-entry-start = เริ่ม
web-replay-entry-resign = { $name } ยอมแพ้
web-replay-entry-claim = { $name } ขอรับชัยชนะ
web-replay-entry-time = หมดเวลา
web-replay-entry-done = { $name }: ไม่มีอะไรให้ขาน
web-replay-entry-agreed = ตกลงเสมอ
web-replay-share = แชร์เกมนี้
web-replay-link = คัดลอกลิงก์
web-replay-link-copied = คัดลอกลิงก์แล้ว ลิงก์จะเปิดเกมที่ขั้นนี้
web-replay-link-text = เกม { $game }:
web-replay-save = บันทึก…
web-replay-save-title = บันทึกเกมนี้
web-replay-save-picture = ภาพ
web-replay-save-picture-hint = ภาพตอนจบเกม
web-replay-save-svg = เป็น SVG
web-replay-save-png = เป็น PNG
web-replay-save-record = บันทึกเกม
web-replay-save-record-hint = ทุกตา เก็บไว้หรือเปิดดูที่นี่อีกก็ได้
web-replay-save-text = ไว้อ่าน
web-replay-save-json = ให้โปรแกรม
web-replay-save-failed = สร้างภาพไม่สำเร็จ
web-replay-on = เล่นต่อจากตรงนี้
web-replay-on-title = เล่นต่อจากขั้นที่ { $step }
web-replay-on-hint = เปิดโต๊ะใหม่ด้วยรูปหมากนี้ แนวที่ครบอยู่แล้วไม่นับ นับเฉพาะแนวใหม่
web-replay-on-over = ตรงนี้ไม่มีอะไรให้เล่นแล้ว
web-replay-on-side = คุณเล่นแทน
web-replay-on-computer = กับคอมพิวเตอร์
web-replay-on-here = สองคนที่นี่
web-replay-on-friend = กับเพื่อน ผ่านลิงก์
web-replay-to-table = ไปที่โต๊ะ
web-replay-opened = เกมย้อนหลังที่เปิดในเครื่องนี้
web-replay-opened-hint = เปิดดูได้แม้ไม่มีอินเทอร์เน็ต

## วิธีเล่น

web-rulebook-title = วิธีเล่น Quarto
web-rulebook-lead = สองคน หมากสิบหกตัว กระดานหนึ่งแผ่น สามนาทีก็เล่นเป็น
web-rulebook-play = เล่นเลย
web-rulebook-print = พิมพ์หน้านี้
web-rulebook-pieces = ตัวหมาก
web-rulebook-pieces-text = หมากสิบหกตัวไม่ซ้ำกันเลย แต่ละตัวสีอ่อนหรือสีเข้ม กลมหรือเหลี่ยม สูงหรือเตี้ย ตันหรือกลวง หมากไม่ใช่ของใคร ทั้งสองคนใช้ร่วมกันทั้งหมด
web-rulebook-all = หมากทั้งสิบหกตัว
web-rulebook-pair-colour = สีอ่อนหรือสีเข้ม
web-rulebook-pair-shape = กลมหรือเหลี่ยม
web-rulebook-pair-height = สูงหรือเตี้ย
web-rulebook-pair-top = ตันหรือกลวง
web-rulebook-turn = หนึ่งตา: วาง แล้วส่ง
web-rulebook-turn-text = คุณไม่ได้เลือกหมากเอง คู่ต่อสู้ส่งมาให้ตัวหนึ่ง คุณวางลงช่องว่างช่องไหนก็ได้ แล้วเลือกหมากที่คู่ต่อสู้ต้องวาง
web-rulebook-turn-1 = คุณได้รับหมาก
web-rulebook-turn-2 = คุณวางลงช่องว่าง
web-rulebook-turn-3 = คุณเลือกหมากแล้วส่งไป
web-rulebook-turn-board = กระดานที่มีหมากสี่ตัว ตัวใหม่อยู่ที่ c2
web-rulebook-line = ชนะอย่างไร
web-rulebook-line-text = หมากสี่ตัวในแถวนอน แถวตั้ง หรือแนวทแยงยาว ที่มีอะไรเหมือนกันหนึ่งอย่าง เรียกว่า “แนว”: สีเข้มหมด กลวงหมด เตี้ยหมด… ใครวางก็ไม่สำคัญ
web-rulebook-line-hollow = ทั้งสี่ตัวในแนวทแยงนี้กลวงหมด อย่างอื่นไม่เหมือนกัน และไม่ต้องเหมือนก็ได้
web-rulebook-line-tall = ทั้งสี่ตัวในแถวตั้งนี้สูงหมด
web-rulebook-line-none = เต็มแถวแต่ไม่เป็นแนว: ไม่มีอะไรเหมือนกันทั้งสี่ตัว
web-rulebook-quiz = สี่ตัวนี้เป็นแนวไหม?
web-rulebook-quiz-text = ทั้งสี่ตัวมีอะไรเหมือนกัน? อาจมีคำตอบที่ถูกมากกว่าหนึ่ง ตอบข้อเดียวก็พอ
web-rulebook-quiz-number = { $number } จาก { $count }
web-rulebook-quiz-group = หมากสี่ตัว ชุดที่ { $number } จาก { $count }
web-rulebook-quiz-what = ที่เหมือนกันคือ
web-rulebook-quiz-colour = สี
web-rulebook-quiz-shape = รูปทรง
web-rulebook-quiz-height = ความสูง
web-rulebook-quiz-top = รู
web-rulebook-quiz-nothing = ไม่มี
web-rulebook-quiz-right = ถูกต้อง { $why }
web-rulebook-quiz-wrong = ยังไม่ใช่ { $why }
web-rulebook-quiz-wait = เลือกหนึ่งข้อแล้วดูผล
web-rulebook-quiz-next = สี่ตัวต่อไป
web-rulebook-quiz-again = เริ่มใหม่
web-rulebook-quiz-score = ตอบถูกตั้งแต่ครั้งแรก { $right } จาก { $count }
web-rulebook-quiz-why-dark = ทั้งสี่ตัวสีเข้ม อย่างอื่นจะเป็นอย่างไรก็ได้ เป็นแนว
web-rulebook-quiz-why-hollow = ทั้งสี่ตัวมีรู สี รูปทรง และความสูงปนกัน แต่เหมือนอย่างเดียวก็พอ
web-rulebook-quiz-why-none-near = กลมสามตัว สูงสามตัว สีอ่อนสามตัว สามตัวยังไม่พอ: ไม่เป็นแนว
web-rulebook-quiz-why-square-short = ทั้งสี่ตัวเหลี่ยม และทั้งสี่ตัวเตี้ย สองเหตุผลพร้อมกัน แต่ก็คือแนวเดียว
web-rulebook-quiz-why-none-two = ทุกอย่างมีอย่างละสองตัว: ไม่เป็นแนว
web-rulebook-quiz-why-solid = ไม่มีตัวไหนมีรูเลย การไม่มีรูก็คือเหมือนกัน เป็นแนว
web-rulebook-give = ส่งหมากตัวไหนได้?
web-rulebook-give-text = คุณวางแล้ว ทีนี้ต้องส่ง มีสองแถวที่ขาดอีกตัวเดียวก็ครบแนว หาหมากที่ไม่ทำให้แถวไหนครบ
web-rulebook-give-board = แถว 4 มีหมากสีเข้มสามตัว แถว 1 มีหมากกลวงสามตัว
web-rulebook-give-pieces = หมากที่ส่งได้
web-rulebook-give-wait = แตะหมากหนึ่งตัว
web-rulebook-give-safe = ปลอดภัย: สีอ่อนและตัน จึงไม่ทำให้แถวไหนครบ
web-rulebook-give-dark = คู่ต่อสู้วางที่ d4: สีเข้มสี่ตัว แพ้แล้ว!
web-rulebook-give-hollow = คู่ต่อสู้วางที่ d1: กลวงสี่ตัว แพ้แล้ว!
web-rulebook-give-both = สีเข้มและกลวง: คู่ต่อสู้เลือกได้ทั้ง d4 และ d1 แพ้แล้ว!
web-rulebook-call = ต้องขานออกมา
web-rulebook-call-text = แนวไม่ได้ทำให้ชนะเอง ต้องมีคนเห็น ขาน “ควอร์โต!” แล้วชี้ ใครมองข้ามแนวอาจเสียให้อีกฝ่าย
web-rulebook-call-1 = คุณวางแล้ว
web-rulebook-call-1-who = คุณขานได้ ก่อนส่งหมาก
web-rulebook-call-2 = คุณส่งแล้ว
web-rulebook-call-2-who = ทีนี้คู่ต่อสู้ขานแนวที่คุณมองข้ามได้ ก่อนวาง
web-rulebook-call-3 = วางหมากตัวต่อไปแล้ว
web-rulebook-call-3-who = แนวเก่าหมดสิทธิ์ นับเฉพาะแนวที่ผ่านหมากตัวใหม่
web-rulebook-call-false = ขานแล้วไม่มีแนว? ทุกคนได้ยิน แต่ไม่มีอะไรเกิดขึ้น ขานได้ตาละครั้ง ดูให้ดีก่อน
web-rulebook-call-end = เมื่อวางครบสิบหกตัว แต่ละคนขานได้อีกครั้งหนึ่ง จากนั้นถือว่าเสมอ
web-rulebook-call-page = หน้านี้ไม่บอกหรอกว่ามีแนวไหม นั่นแหละคือเกม
web-rulebook-variants = วิธีเล่นแบบอื่น
web-rulebook-variants-text = เลือกได้ที่หน้าแรก ใต้ปุ่มเล่น กติกาแต่ละข้อก็ปรับแยกกันได้
web-rulebook-block = สี่ตัวติดกันเป็นจัตุรัส
web-rulebook-block-board = ในเกมของผู้ชำนาญ สี่ตัวสีอ่อนนี้ก็เป็นแนว
web-rulebook-ready = พร้อมไหม?

## ตั้งหมาก

web-setup-title = ตั้งรูปหมาก
web-setup-lead = แตะหมาก แล้วแตะช่อง แตะหมากบนกระดานเพื่อย้ายหรือเอาออก
web-setup-board = กระดานสำหรับตั้งหมาก
web-setup-hand-none = ไม่มีใครถือหมาก แตะหมาก แล้วแตะตรงนี้
web-setup-hand-is = ในมือ: { $piece }
web-setup-hand-put = ใส่ในมือ: { $piece }
web-setup-pieces = หมากที่ยังไม่ใช้
web-setup-off = เอาออก
web-setup-clear = ล้าง
web-setup-status-empty = เลือกหมาก
web-setup-status-lifted = { $piece }: วางที่ไหน?
web-setup-status-count = มีหมาก { $count } ตัวบนกระดาน
web-setup-put = { $piece }: อยู่ที่ { $square }
web-setup-taken = { $piece }: เอาออกแล้ว
web-setup-handed = { $piece }: อยู่ในมือ
web-setup-position = เป็นข้อความ
web-setup-position-hint = คัดลอกไป หรือวางข้อความลงมา: แถว 4 ถึง 1 แล้วหมากในมือ
web-setup-not-position = นี่ไม่ใช่รูปหมาก รูปหมากเขียนแบบนี้: { $example }
web-setup-piece-twice = หมากซ้ำกัน: { $piece }
web-setup-record-pasted = นี่คือบันทึกเกม อยู่ด้านล่าง เปิดได้ที่นั่น
web-setup-start = เริ่มตรงนี้
web-setup-start-title = เล่นเลย
web-setup-with = เล่นกับ
web-setup-with-bot = คอมพิวเตอร์
web-setup-with-friend = เพื่อน
web-setup-with-here = คนที่นี่
web-setup-turn = { $holding ->
        [yes] คนวางหมากตัวนี้
       *[no] คนส่งหมากตัวต่อไป
    }
web-setup-turn-lot = สุ่ม
web-setup-turn-you = ฉัน
web-setup-turn-other = อีกฝ่าย
web-setup-turn-first = ผู้เล่น 1
web-setup-turn-second = ผู้เล่น 2
web-setup-record-title = ดูบันทึกเกม
web-setup-record-lead = วางข้อความบันทึกเกมหรือเลือกไฟล์ แล้วดูเกมทีละขั้น
web-setup-record = บันทึกเกม
web-setup-record-file = เลือกไฟล์
web-setup-record-open = เปิดดู
web-setup-record-big = ไฟล์นี้ใหญ่เกินกว่าจะเป็นบันทึกเกม
# As in English
web-setup-record-example = 1. DQSH b2  2. LRTF c3 …
web-setup-link = ตั้งรูปหมาก

## ลิงก์ไปวิเคราะห์ ทบทวน และระดับ

web-analysis-link = วิเคราะห์รูปหมาก
web-setup-analyse = วิเคราะห์
web-review-link = ทบทวน
web-levels-link = แต่ละระดับเก่งแค่ไหน
