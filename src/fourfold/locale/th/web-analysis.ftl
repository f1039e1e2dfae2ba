### วิเคราะห์และทบทวน Quarto และระดับของคอมพิวเตอร์

## ค่าของทางเลือก

# ต่อท้ายชื่อช่องหรือหมาก $turns เป็น 0 เมื่อไม่รู้ว่าเร็วแค่ไหน
web-worth = { $value ->
        [win] { $turns ->
                [0] ชนะ
                [1] ชนะทันที
               *[other] ชนะใน { $turns } ตา
            }
        [loss] { $turns ->
                [0] แพ้
                [1] แพ้ทันที
               *[other] แพ้ใน { $turns } ตา
            }
        [draw] เสมอ
       *[unknown] ยังไม่รู้
    }
web-worth-square = { $square }, ว่าง: { $worth }
web-worth-piece = { $piece }: { $worth }

## วิเคราะห์

web-analysis = วิเคราะห์
web-verdict-holder-win = { $turns ->
        [0] คนที่ถือหมากชนะ
        [1] คนที่ถือหมากชนะทันที
       *[other] คนที่ถือหมากชนะใน { $turns } ตา
    }
web-verdict-holder-draw = ถ้าทั้งสองฝ่ายเล่นดี ก็เสมอ
web-verdict-holder-loss = { $turns ->
        [0] คนที่ถือหมากแพ้
       *[other] คนที่ถือหมากแพ้ใน { $turns } ตา
    }
web-verdict-holder-unknown = ถือหมากตัวนี้แล้วเป็นอย่างไร?
web-verdict-giver-win = { $turns ->
        [0] คนที่ต้องส่งหมากชนะ
       *[other] คนที่ต้องส่งหมากชนะใน { $turns } ตา
    }
web-verdict-giver-draw = ถ้าทั้งสองฝ่ายเล่นดี ก็เสมอ
web-verdict-giver-loss = { $turns ->
        [0] คนที่ต้องส่งหมากแพ้
        [1] คนที่ต้องส่งหมากแพ้ทันที
       *[other] คนที่ต้องส่งหมากแพ้ใน { $turns } ตา
    }
web-verdict-giver-unknown = ส่งหมากตอนนี้แล้วเป็นอย่างไร?
web-verdict-line = { $lines } เป็นแนว คนที่วางหมากตัวล่าสุดขานแล้วชนะ
web-verdict-full = กระดานเต็มและไม่มีใครได้แนว: เสมอ
web-analysis-place = แตะช่องเพื่อวางหมากที่นั่น
web-analysis-give = แตะหมากเพื่อส่ง
web-analysis-waiting = กำลังรอคิว…
web-analysis-searching = รู้แล้ว { $done } จาก { $all } ค้น { $boards } กระดานใน { $seconds } วินาที…
web-analysis-complete = รู้ครบแล้ว หลังค้น { $boards } กระดานใน { $seconds } วินาที
web-analysis-known = รู้ครบแล้ว
web-analysis-time = ครบหนึ่งนาที รู้แล้ว { $done } จาก { $all }
web-analysis-stopped = หยุดแล้ว รู้ { $done } จาก { $all }
web-analysis-stop = หยุด
web-analysis-again = ค้นต่อ
web-analysis-back = ถอยหนึ่งขั้น
web-analysis-setup = ตั้งหมากหรือเล่น
web-analysis-text = รูปหมากหรือบันทึกเกม
web-analysis-text-hint = คัดลอกไป หรือวางรูปหมากลงที่นี่ ถ้าวางบันทึกเกม จะเปิดเป็นการทบทวน
web-analysis-not-text = นี่ไม่ใช่ทั้งรูปหมากและบันทึกเกม รูปหมากเขียนแบบนี้: { $example }
web-analysis-rules = อะไรนับเป็นแนว
web-analysis-legend = ความหมายของเครื่องหมาย
web-analysis-legend-text =
    + บนวงกลม: ชนะ = บนแถบ: เสมอ − บนสี่เหลี่ยม: แพ้ ทั้งหมดนี้สำหรับคนที่ตัดสินใจตอนนี้ ถ้าทั้งสองฝ่ายเล่นดีนับจากนี้
    ตัวเลขคือจำนวนตาจนครบแนว รวมตาของอีกฝ่ายด้วย วงล้อมคือทางที่ดีที่สุด

## ทบทวน

web-review-move-mistake = { $move }, พลาด
web-review-plot = ค่าของเกมหลังแต่ละขั้น: เหนือเส้นกลาง { $a } ชนะ ใต้เส้นกลาง { $b } ชนะ
web-review-plot-wins = { $name } ชนะ
web-review-win = { $name } กำลังชนะ
web-review-draw = เสมอ ถ้าทั้งสองฝ่ายเล่นดี
web-review-loss = { $name } กำลังแพ้ ถ้าอีกฝ่ายเล่นดี
web-review-threw-win = { $after ->
        [draw] เดิม { $name } กำลังชนะ แต่ตอนนี้กลายเป็นเสมอ
       *[loss] เดิม { $name } กำลังชนะ แต่ตอนนี้อีกฝ่ายกำลังชนะ
    }
web-review-threw-draw = เดิม { $name } เสมอได้ แต่ตอนนี้อีกฝ่ายกำลังชนะ
web-review-missed = { $name } ขาน { $lines } ได้ แต่ไม่ได้ขาน
web-review-decided = ตรงนี้ตัดสินเกม
web-review-mistakes = { $count ->
        [0] ไม่พลาดเลย
       *[other] พลาด { $count } ครั้ง
    }
web-review-next = จุดพลาดต่อไป
web-review-better = { $name } ควรเล่นอย่างไร?
web-review-back = กลับไปที่เล่นจริง
web-review-looking = กำลังหา…
web-review-unknown = หาคำตอบไม่ได้
web-review-was-best = ไม่มีทางไหนดีกว่านี้: { $worth }
web-review-call = ถ้าขาน { $lines } ก็ชนะไปแล้ว
web-review-best-square = ดีที่สุดคือ { $squares }: { $worth }
web-review-best-piece = ดีที่สุดคือส่งหมากที่มีวงล้อม: { $worth }
web-review-analyse = วิเคราะห์รูปหมากนี้
web-review-replay = ดูเฉย ๆ

## ระดับ

web-levels = ระดับของคอมพิวเตอร์
web-levels-lead = Quarto มีแปดระดับ แต่ละระดับเก่งกว่าระดับก่อนหน้าชัดเจน ชนะบ่อยกว่าแพ้เมื่อไรก็เลื่อนขึ้นได้เลย
web-levels-expect-1 = เห็นแนวสามในสิบ ทั้งของตัวเองและที่ส่งให้อีกฝ่าย เพิ่งอ่านกติกาก็ชนะได้
web-levels-expect-2 = เห็นแนวเกินครึ่งเล็กน้อย เหมาะกับวันแรกที่หัดเล่น
web-levels-expect-3 = เห็นแนวเกือบหมด แต่แทบไม่สนว่าจะเหลืออะไรให้ส่ง หมากปลอดภัยจึงหมดก่อน
web-levels-expect-4 = เห็นแนวแทบทุกแนว จะชนะต้องนับหมากที่ปลอดภัย ซึ่งระดับนี้นับแค่ครั้งเว้นครั้ง
web-levels-expect-5 = เห็นทุกแนวล่วงหน้าหนึ่งตา ไม่ส่งชัยชนะให้คุณตราบใดที่มีหมากตัวอื่นให้ส่ง
web-levels-expect-6 = มักเล่นไม่พลาดเมื่อกระดานเต็มไปครึ่งหนึ่ง
web-levels-expect-7 = ส่วนใหญ่เล่นไม่พลาดตั้งแต่เหลือสิบช่องว่าง คุณต้องนำก่อนถึงตอนนั้น
web-levels-expect-8 = ไม่เคยพลาด แถมวางกับดัก ถ้าคุณไม่พลาดเช่นกันก็ได้เสมอ ไม่มีใครได้มากกว่านั้น
web-levels-below = ร้อยเกมกับระดับ { $level } ชนะ { $wins } เสมอ { $draws }
web-levels-measured = วัดจากเกมที่ระดับต่าง ๆ เล่นกันเอง คู่ละ 200 เกม แถบแสดงผลร้อยเกมกับระดับก่อนหน้า: ชนะ เสมอ แพ้
web-levels-play = เล่นกับ { $name }
web-levels-play-short = เล่น
