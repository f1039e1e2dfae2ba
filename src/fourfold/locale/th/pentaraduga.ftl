### เพนตาราดูกา

## ข้อความที่อ่านไม่ได้

malformed-pentaraduga-tile = “{ $text }” ไม่ใช่เบี้ย ควรเป็นสีซ้าย ใหญ่ ขวา โดยสีเล็กต้องอยู่ติดกับสีใหญ่ในสายรุ้ง เช่น oRo หรือ oRv
malformed-pentaraduga-tile-twice = เบี้ย { $tile } มีซ้ำ
malformed-pentaraduga-direction = “{ $text }” ไม่ใช่ทิศ ควรเป็น В П Н Л หรือ U R D L
malformed-pentaraduga-placement = “{ $text }” ไม่ใช่ที่วาง ควรเป็นเบี้ย ทิศ และช่องซ้ายล่าง เช่น oRoU@0,0
malformed-pentaraduga-too-many = เบี้ย { $count } ตัวมากเกินไป ใช้ได้ไม่เกิน { $most }
malformed-pentaraduga-no-tiles = ไม่มีเบี้ย ควรเป็นเบี้ยในมือ เช่น oRo rOr yOr
malformed-pentaraduga-goal = “{ $text }” ไม่ใช่เป้าหมาย ควรเป็น: { $expected }
malformed-pentaraduga-problem = “{ $text }” ไม่ใช่โจทย์ ควรเป็นชนิด ({ $expected }) หรือรหัสเช่น squares-3 หรือ squares-0000002a
malformed-pentaraduga-count-frames = นับจำนวนกรอบที่ดีที่สุดไม่ได้ เพราะเลือกใช้เบี้ยได้อิสระ
malformed-pentaraduga-match = แมตช์ต้องมีอย่างน้อยหนึ่งเกม และอย่างน้อยหนึ่งชนิด
malformed-pentaraduga-overlap = { $placement } จะทับ { $other }
malformed-pentaraduga-notation = “{ $word }” ไม่ใช่เบี้ยพร้อมที่วาง ควรเป็นเบี้ย ทิศที่ยอดชี้ อักษรบอกที่วางบนสุด ขวาสุด ล่างสุด หรือซ้ายสุด และเบี้ยที่แตะ เช่น rOrLL, rOrRyOr หรือ rOrLL
malformed-pentaraduga-several = “{ $word }” มีที่วางหลายที่: { $places }
malformed-pentaraduga-nowhere = “{ $word }” ไม่มีที่ลง{ $count ->
        [0] { "" }
       *[other] {" "}{ $tile } ลงได้ที่ { $places }
    }
malformed-pentaraduga-remark = “{ $word }” ไม่ได้แตะ { $other }
malformed-pentaraduga-ending = “{ $word }” ไม่ใช่ตอนจบแบบอื่น ควรเริ่มด้วยเบี้ยตัวหนึ่งของแบบแรก หรือเป็นอักษรสำหรับเบี้ยตัวสุดท้าย
malformed-pentaraduga-at = เบี้ยตัวที่ { $number }: { $problem }
malformed-pentaraduga-word = “{ $text }” ไม่ใช่ตาเดิน ควรเป็นเบี้ยพร้อมที่วาง เช่น oRoU@0,0 หรือ: { $expected }
malformed-pentaraduga-bare-word = บอกด้วยว่า “{ $word }” หมายถึงอะไร ในวงเล็บต่อท้าย
malformed-pentaraduga-deal-text = “{ $text }” ไม่ใช่การแจก ควรบอกว่าใครเริ่มและเบี้ยของทั้งสองคน เช่น “A: oRo rOr / yOr yOy” แล้วอาจตามด้วยผลจับฉลากหลัง “/” อีกตัว
malformed-pentaraduga-deal = การแจกต้องมีเบี้ยครบ { $count } ตัว ตัวละครั้ง คนละครึ่ง
malformed-census-name = ไม่มีการสำรวจ “{ $name }” ควรเป็น: { $expected }
malformed-census-file = { $path } ไม่ใช่ใบรับรอง ควรเป็นข้อความหลายบรรทัดที่บีบอัดไว้
malformed-census-other = { $path } ไม่ใช่ใบรับรองของ { $expected } แต่เป็นของ “{ $name }”
malformed-census-line = “{ $line }” ไม่ใช่รายการ ควรเป็นมือ จำนวนมือที่เหมือนกัน คะแนนที่นับได้ และที่วางของรูป เช่น “000090 2 1 rOrU@0,0 yOyD@0,-1”
malformed-census-entry = รายการ { $number }: { $problem }
malformed-census-twice = มือ { $hand } มีซ้ำ
malformed-census-hand = มือ { $hand } ไม่อยู่ในการสำรวจนี้
malformed-census-hands = บอกว่าแทน { $hands } มือ แต่มีมือที่เหมือนกัน { $expected } มือ
malformed-census-tiles = รูปใช้เบี้ย { $tiles } แต่มือคือ { $hand }
malformed-census-value = บอกว่ารูปนับได้ { $value } แต่นับได้ { $counted }
malformed-census-best = บอกว่านับได้มากสุด { $value } แต่ค้นพบ { $found }: { $places }
malformed-census-missing = ขาดมือ { $hand }
malformed-census-total = ทุกรายการรวมกันแทน { $total } มือ แต่มีทั้งหมด { $expected } มือ

## ทำไม่ได้

illegal-pentaraduga-not-in-hand = { $tile } ไม่อยู่ในมือคุณ
illegal-pentaraduga-stock-empty = ไม่มีเบี้ยเหลือให้หยิบ
illegal-pentaraduga-covered = { $tile } จะทับเบี้ยตัวอื่น
illegal-pentaraduga-apart = { $tile } ต้องมีด้านหนึ่งแตะรูป
illegal-pentaraduga-clash = { $tile } ลงตรงนั้นไม่ได้: สีไม่ตรงกัน
illegal-pentaraduga-rough = { $tile } ลงตรงนั้นไม่ได้: ปลายเส้นทแยงเหลื่อมกัน
illegal-pentaraduga-not-full = { $tile } ไม่ทำให้เกิดจัตุรัสตรงนั้น ต้องลงเบี้ยเต็ม
illegal-pentaraduga-no-protest = โต๊ะนี้คอมพิวเตอร์เป็นกรรมการ สิ่งที่ผิดกติกาทำไม่ได้อยู่แล้ว
illegal-pentaraduga-nothing-wrong = ไม่มีอะไรให้ทักท้วง
illegal-pentaraduga-no-such-act = ตอนนี้ทำ “{ $act }” ไม่ได้

## ภาพ สำหรับผู้ที่มองไม่เห็น

pentaraduga-picture = { $tiles ->
    [0] ไม่มีเบี้ย
   *[other] รูปจากเบี้ย { $tiles } ตัว { $squares ->
        [0] ไม่มีจัตุรัส
       *[other] { $squares } จัตุรัส
    }
}
pentaraduga-picture-tile = เบี้ย { $tile }: { $left } ใหญ่{ $big } { $right }
pentaraduga-colour-red = สีแดง
pentaraduga-colour-orange = สีส้ม
pentaraduga-colour-yellow = สีเหลือง
pentaraduga-colour-green = สีเขียว
pentaraduga-colour-blue = สีน้ำเงิน
pentaraduga-colour-violet = สีม่วง

## ต่อหลังฉาก: จัตุรัส ควาโดส ล้อมกรอบ

illegal-pentaraduga-arrangement = วางเบี้ยแบบนั้นไม่ได้ { $problem }
illegal-pentaraduga-too-fast = คุณจัดเบี้ยใหม่ { $most } ครั้งในหนึ่งวินาที รอสักครู่แล้วค่อยส่งว่าวางอย่างไร
illegal-pentaraduga-stopped = { $seat } หยุดก่อนแล้ว ตอนนี้มีแต่อีกฝ่ายที่ต่อรูปได้ และไม่มีการแลก
illegal-pentaraduga-nobody-stopped = ยังไม่มีใครหยุด ต้องหยุดก่อนจึงจดผลหรือตรวจได้
illegal-pentaraduga-exchanging = กำลังแลกเบี้ยกัน: ยังหยุดไม่ได้จนกว่า { $seat } จะปล่อยเบี้ยด้วย
illegal-pentaraduga-exchanged = เกมหนึ่งแลกได้ครั้งเดียว และแลกไปแล้ว
illegal-pentaraduga-dropped = คุณปล่อยเบี้ยแล้ว รอ { $seat } ปล่อยให้คุณบ้าง
illegal-pentaraduga-no-figure = ผลนี้จดไม่ได้: เบี้ยต้องต่อเป็นรูปเดียว และในเกม “จัตุรัส” กับ “ควาโดส” ต้องใช้เบี้ยครบทุกตัว
illegal-pentaraduga-always-checked = โต๊ะนี้ไม่มีการขอยอม: ต้องตรวจรูปทุกครั้ง
illegal-pentaraduga-begin-first = บอกก่อนว่าคุณเริ่ม เวลาของคุณจะเดินจากตอนนั้น
illegal-pentaraduga-choose-first = { $seat } ต้องเลือกก่อนว่าจะต่อเติมรูปของใคร
illegal-pentaraduga-original-moved = { $tile } เป็นของรูปที่กำลังต่อเติม จึงต้องอยู่ที่เดิม
## เกมที่ต่างคนต่างมีรูป

illegal-pentaraduga-count = ตรงนี้ต้องลงพร้อมกัน { $expected } ตัว
illegal-pentaraduga-not-double = { $tile } แตะเบี้ยแค่ตัวเดียวตรงนั้น ต้องแตะสองตัว
illegal-pentaraduga-no-corner = { $tile } ไม่ทำให้เกิดมุมฉากตรงนั้น: ด้านสั้นต้องชนปลายของด้านยาว
illegal-pentaraduga-no-ring = เบี้ยเหล่านี้ไม่เป็นวงแหวน: ต้องสี่ตัวล้อมช่องว่างหนึ่งช่อง
illegal-pentaraduga-wait = คุณต้องรอ: ตอนนี้ { $seat } เล่น
illegal-pentaraduga-stocks-left = ส่งเบี้ยทั้งหมดได้เมื่อกองจั่วของทั้งสองฝ่ายหมดแล้วเท่านั้น
illegal-pentaraduga-hand-full = คุณมีเบี้ย { $count } ตัวแล้ว จั่วเพิ่มได้เมื่อมีน้อยกว่านี้
illegal-pentaraduga-no-prize = คุณไม่มีรางวัลให้หยิบ: รางวัลได้จากการลง { $count } ตัวติดกันโดยไม่จั่ว ซึ่งกองของคุณไม่พอเติม ขณะที่กองของคู่ต่อสู้ยังมีเบี้ย
illegal-pentaraduga-prize-first = คุณเดินแล้ว: หยิบรางวัล หรือผ่าน
illegal-pentaraduga-kept = เบี้ยตัวแรกในกองของคุณกันไว้ให้ { $seat } ซึ่งได้รางวัล
illegal-pentaraduga-no-wait = ตอนนี้คุณไม่ต้องรอคู่ต่อสู้
illegal-pentaraduga-hurried = เวลาหนึ่งนาทีเดินอยู่แล้ว
illegal-pentaraduga-no-such-move = ตาหนึ่งคือลงเบี้ยจากมือ ลงเบี้ยที่หยิบจากรูป หรืออย่างแรกแล้วต่อด้วยอย่างหลัง
illegal-pentaraduga-not-twice-full = { $tile } ต้องทำสองจัตุรัสตรงนั้น: ที่เดิมก็เต็มอยู่แล้ว
illegal-pentaraduga-untouched = { $tile } ต้องแตะเบี้ยที่คุณเพิ่งลง
illegal-pentaraduga-same-place = { $tile } อยู่ตรงนั้นอยู่แล้ว
illegal-pentaraduga-splits = ถ้าไม่มี { $tile } รูปจะขาดออกจากกัน
illegal-pentaraduga-stock-left = ผ่านได้เมื่อกองของคุณหมดแล้วเท่านั้น เดินหรือแลกก่อน
illegal-pentaraduga-hand-empty = คุณไม่มีเบี้ยในมือ
illegal-pentaraduga-no-full-prize = คุณไม่มีรางวัลให้หยิบ: รางวัลได้เมื่อเบี้ยตัวสุดท้ายลงเป็นเบี้ยเต็ม
illegal-pentaraduga-only-complex = เป็นตาของ { $seat } แทรกได้ด้วยตาควบเท่านั้น
illegal-pentaraduga-shielded = { $seat } มีตาที่แทรกไม่ได้
illegal-pentaraduga-claimed = { $what ->
    [move] คุณเริ่มเดินแล้ว: ลงเบี้ยจากมือ
    [exchange] คุณเริ่มแลกแล้ว: แลกเบี้ย หรือหยิบหนึ่งตัว
   *[take] คุณเริ่มหยิบแล้ว: หยิบเบี้ยหนึ่งตัว
}
illegal-pentaraduga-locked = { $what ->
    [exchange] { $seat } เริ่มแลกแล้ว รอจนเสร็จก่อน
    [take] { $seat } เริ่มหยิบเบี้ยแล้ว รอจนเสร็จก่อน
   *[move] { $seat } เริ่มเดินแล้ว รอจนเสร็จก่อน
}
## กวาดเรียบและเอื้อม

illegal-pentaraduga-barred = คุณเคาะแล้วปล่อยให้หมดเวลา คู่ต่อสู้จึงได้เล่นก่อน
illegal-pentaraduga-no-claim = { $what ->
    [exchange] ตอนนี้เคาะแลกไม่ได้
    [move] ตอนนี้เคาะเดินไม่ได้
   *[take] เกมนี้เคาะได้แค่เดินหรือแลก
}
illegal-pentaraduga-no-exchange = { $need ->
    [full] แลกไม่ได้ขณะที่ต้องลงเบี้ยเต็มต่อกัน
    [start] แลกไม่ได้ก่อนวางรูปเริ่มต้น
    [replay] แลกไม่ได้ระหว่างเล่นต่อคนเดียว
   *[other] ตอนนี้แลกไม่ได้
}
illegal-pentaraduga-no-take = หยิบโดยไม่ต้องให้ได้เมื่อเหลือเบี้ยในมือตัวเดียวและกองหมดแล้วเท่านั้น
illegal-pentaraduga-must-exchange = ผ่านได้เมื่อกองของคู่ต่อสู้หมดแล้วเท่านั้น ลงเบี้ยหรือแลกก่อน
illegal-pentaraduga-start-more = { $laid } ตัวน้อยเกินไปสำหรับรูปเริ่มต้น
illegal-pentaraduga-start-claims = { $tile } ลงตรงนั้นไม่ได้: รูปเริ่มต้นต้องเริ่มตรงกลาง และเบี้ยสองตัวของผู้เล่นต้องแตะกัน
illegal-pentaraduga-start-reach = { $tile } ลงตรงนั้นไม่ได้: เบี้ยที่คุณได้รับต้องอยู่ชิดเส้นทางฝั่งคู่ต่อสู้ โดยไม่มีสีเหลืองติดเส้น และเบี้ยของคุณตัวหนึ่งต้องแตะมันจากฝั่งคุณ
illegal-pentaraduga-start-reach-plus = { $tile } ลงตรงนั้นไม่ได้: รูปเริ่มต้นต้องเริ่มเหนือเส้นและชิดเส้น แล้วมีฝั่งละสองตัว
illegal-pentaraduga-not-yellow = { $tile } ไม่มีสีเหลือง ส่งเบี้ยที่มีสีเหลือง หรือแลก
illegal-pentaraduga-full-elsewhere = { $tile } ลงเป็นเบี้ยเต็มที่อื่นได้ จึงต้องลงที่นั่น
illegal-pentaraduga-intercept-full = ยังไม่ถึงตาคุณ: แทรกได้ด้วยเบี้ยเต็มเท่านั้น และ { $tile } ไม่ทำให้เกิดจัตุรัสตรงนั้น

## เกมฝึก

malformed-training-file = นี่ไม่ใช่บันทึกเกมฝึก ควรเป็นออบเจ็กต์ หรือออบเจ็กต์ที่มีรายการ “records”
malformed-training-game = “{ $name }” ที่ใช้เบี้ย { $set } ตัวไม่ใช่เกมของเพนตาราดูกา ควรเป็นชื่อตามหนังสือ หรือ: { $expected }
malformed-training-deal = เบี้ยในมือ ในกอง และในรูปก่อนเหตุการณ์แรก ต้องรวมกันครบ { $count } ตัว ตัวละครั้ง
malformed-training-prefigures = รูปก่อนเหตุการณ์แรกต้องไม่มีจุดผิด และต้องเป็นของ A หรือ B ในเกมที่ต่างคนต่างมีรูป
malformed-training-key = ขาด “{ $key }”
malformed-training-type = “{ $type }” ไม่ใช่เหตุการณ์ของเกมนี้ หรือยังไม่ใช่ตอนนี้
malformed-training-number = ตาที่ { $number } ไม่ใช่ตาต่อไปของ { $seat }: A ใช้เลขคี่ B ใช้เลขคู่ และตาล่าสุดคือ { $last }
malformed-training-figure = ไม่มีรูป “{ $name }” ควรเป็น: { $expected }
malformed-training-untaken = { $seat } ยังไม่ได้หยิบ { $tiles }
malformed-training-unfinished = บันทึกหมดแล้ว แต่เกมยังไม่จบ
malformed-training-remark = หมายเหตุต้องเป็นออบเจ็กต์
malformed-training-remark-late = มีหมายเหตุหลัง { $at } เหตุการณ์ แต่มีเพียง { $count }
malformed-training-differs = { $what ->
    [hand] มือที่ได้รับแจก
    [tiles] เบี้ยที่จั่วหรือหยิบ
    [refusal] ชนิดของการผ่าน
    [start] การเริ่มรูป
    [source] ที่มาของเบี้ย
    [owner] เบี้ยเป็นของใคร
    [figure] รูป
    [mark] ทำจัตุรัสหรือไม่
    [reach] การเอื้อมถึง
    [finish] การจบ
    [intercept] การแทรก
    [give] เบี้ยที่ส่งให้
    [give_to] เบี้ยที่ท้ายกอง
    [take_from] เบี้ยที่ต้นกอง
    [take] ชื่อของการกระทำ
    [stage] ขั้นของการแลกทั้งหมด
    [collect] เบี้ยที่ได้จากการแลก
    [squares] จัตุรัส
    [violations] การผิดกติกา
    [count_all] ที่วางของเบี้ย
    [count_full] ที่วางที่เบี้ยเต็ม
    [count_double] ที่วางที่เบี้ยแตะคู่
    [has_full] เบี้ยลงเต็มได้หรือไม่
    [count] มุมฉาก
    [left] เบี้ยที่เหลือ
    [points] แต้ม
    [score] คะแนน
   *[other] { $what }
}: บันทึกว่า { $said } แต่ตามกติกาคือ { $found }

## เกมจบอย่างไร

outcome-played = เดินครบทุกตาและนับแต้มแล้ว
outcome-checked = ตรวจรูปของทั้งสองฝ่ายแล้ว
outcome-checked-even = ทั้งสองรูปได้แต้มเท่ากัน ใครเร็วกว่าชนะ
outcome-extended = นับรูปที่ต่อเติมแล้ว
outcome-surrendered = { $loser } ขอยอม และไม่ได้เห็นรูปของอีกฝ่าย
outcome-interrupted = ทั้งสองฝ่ายผ่าน แต่ละคนได้หนึ่งแต้มต่อเบี้ยทุกตัวที่อีกฝ่ายเหลือ
outcome-replay-time = หมดเวลาเล่นต่อคนเดียวและนับแต้มแล้ว

## ระดับของคอมพิวเตอร์

level-pentaraduga-1 = มือใหม่
level-pentaraduga-about-1 = เล่นช้า ๆ และมองข้ามไปมาก
level-pentaraduga-2 = ผู้เล่น
level-pentaraduga-about-2 = เห็นที่วางเกือบหมด และไม่รีบร้อน
level-pentaraduga-3 = เซียน
level-pentaraduga-about-3 = เร็ว เห็นทุกอย่าง และคิดล่วงหน้า
malformed-pentaraduga-unsound = เริ่มเกมแบบนี้ไม่ได้: “{ $part }” ไม่เข้ากับส่วนที่เหลือของการแจก

## บทเรียน

malformed-pentaraduga-middle = เริ่มเกมจากตรงนี้ไม่ได้: เกมจบแล้ว หรือกำลังต่อเติมรูปอยู่
malformed-pentaraduga-covered-figure = มีรูปหนึ่งปิดอยู่ จึงสุ่มเบี้ยของรูปนั้นใหม่ไม่ได้ เริ่มจากตาก่อนหน้านี้ หรือใช้เบี้ยที่ซ่อนอยู่ตามเดิม
malformed-lesson-at = { $id } กล่าวถึงสิ่งที่อยู่หลัง { $at } ตา แต่มีเพียง { $count }
malformed-lesson-texts = คำอธิบายของ { $id } ในภาษา “{ $language }” มีหัวข้อ { $found } ควรเป็น: { $expected }
lesson-fulls-1 = เติมเต็ม เกม 1: เบี้ยเต็มเป็นชุด
lesson-fulls-2 = เติมเต็ม เกม 2: ไม่มีตาให้เริ่ม
lesson-fulls-3 = เติมเต็ม เกม 3: กับดักตอนท้าย
lesson-squares-1 = จัตุรัส รอบ 1: ลักไก่
lesson-squares-2 = จัตุรัส รอบ 2: ใครหยุดก่อน
lesson-squares-3 = จัตุรัส รอบ 3: ตรวจรูป
lesson-claims-1 = กวาดเรียบ เกม 1: รูปถูกกวาด
lesson-claims-2 = กวาดเรียบ เกม 2: การแลก
lesson-reach-v1 = เอื้อม แบบที่หนึ่ง: การแทรก และเอื้อมถึง
lesson-reach-v2 = เอื้อม แบบที่สอง: หมดก่อนอีกฝ่าย
lesson-reach-v3 = เอื้อม แบบที่สาม: เบี้ยเต็มอีกตัว
lesson-reach-v4 = เอื้อม แบบที่สี่: เสมอ
lesson-reach-v5 = เอื้อม แบบที่ห้า: คนที่สองเอื้อมถึง
lesson-doubles-1 = แตะคู่ เกม 1: การแลกทั้งหมด
lesson-doubles-2 = แตะคู่ เกม 2: สามรางวัล
lesson-doubles-4 = แตะคู่ เกม 4: แปดต่อศูนย์
lesson-rings-1 = วงแหวน เกม 1: ต่อวงแหวนจนครบ
lesson-rings-2 = วงแหวน เกม 2: เริ่มด้วยวงแหวน
lesson-steals-1 = ชิงเบี้ย: เกมฝึก
lesson-steals-problem = ชิงเบี้ย: โจทย์สิบต่อศูนย์
