### โต๊ะเพนตาราดูกาในเบราว์เซอร์

## โต๊ะที่วางเบี้ย

web-field-larger = ขยาย
web-field-smaller = ย่อ
web-field-fit = ดูทั้งหมด
web-field-turn = หมุนเบี้ย
web-figure = { $whose ->
        [mine] รูปของคุณ
        [other] รูปของ { $name }
       *[common] รูป
    }
web-tile = { $left } ใหญ่{ $big } { $right }
web-tile-closed = เบี้ยคว่ำ
web-place = { $mark ->
        [none] ที่วาง { $name }
        [full] ที่วาง { $name }, เต็ม
        [twice-full] ที่วาง { $name }, เต็มสอง
        [ring] ที่วาง { $name }, วงแหวน
        [reach] ที่วาง { $name }, เอื้อมถึง
       *[other] ที่วาง { $name }, { $mark }
    }
web-count = { $count } แต้ม
web-squares = { $count ->
        [0] ไม่มีจัตุรัส
       *[other] { $count } จัตุรัส
    }
# จัตุรัสที่คร่อมเส้นกลางไม่นับให้ใคร
web-squares-sides = จัตุรัส: ฝั่งคุณ { $mine } อีกฝั่ง { $other }
web-hand-of = เบี้ยของ { $name }
web-stock-of = กองจั่วของ { $name }:
web-stock-count = { $count ->
        [0] หมดแล้ว
       *[other] { $count } ตัว
    }
web-stock-open = หงาย: { $tiles }
web-captured = { $count ->
        [0] ยังไม่ได้กวาด
       *[other] กวาดได้ { $count } จัตุรัส
    }
web-curtain = ส่งเครื่องให้ { $name }
web-curtain-open = เปิดเบี้ยของฉัน

## สิ่งที่ทำได้

web-actions = สิ่งที่ทำได้
web-act-exchange = แลกเบี้ย
web-act-hand-over = ส่งเบี้ย
web-act-knock = { $what ->
        [exchange] เคาะแลก
        [take] เคาะหยิบ
       *[move] เคาะเดิน
    }
web-act-knock-about = แล้วจะไม่มีใครแทรกได้ และคุณมีเวลาหนึ่งนาที
web-act-take = หยิบเบี้ย
web-act-draw = จั่วเบี้ย
web-act-capture = กวาดรูป
web-act-rotate = หมุนกลับ
web-act-rotate-not = ไว้อย่างนี้
web-act-give-all = ส่งเบี้ยทั้งหมด
web-act-hurry = เริ่มจับเวลา
web-act-pass = { $replaying ->
        [yes] จบตรงนี้
       *[no] { $need ->
                [capture] ไม่กวาด
                [accept] ยอมรับ
               *[any] ผ่าน
            }
    }
web-act-protest = ทักท้วง!
web-lay-done = เดินตานี้
web-lay-back = เก็บคืน

## สิ่งที่ขอให้ทำ

web-status-its-place = { $finger ->
        [yes] แตะที่วาง แตะอีกครั้งเพื่อลง
       *[no] เลือกที่วาง
    }
web-status-lay-on = เลือกเบี้ยตัวต่อไปของตานี้
web-status-lay-or-on = จบตานี้ หรือเลือกเบี้ยเพิ่มอีกตัว
web-status-lay-done = จบตานี้ หรือเก็บเบี้ยคืน
web-status-lay-nowhere = ทางนี้ไปต่อไม่ได้ เก็บเบี้ยคืนแล้วเริ่มแบบอื่น
# เบี้ยที่เลือกลงไม่ได้ อาจมีตัวอื่นของตานี้วางแล้ว หรืออาจแลกได้
web-status-no-place = { $laid ->
        [yes] ตอนนี้เบี้ยตัวนี้ไม่มีที่ลง เลือกตัวอื่น หรือเก็บเบี้ยคืน
       *[no] { $exchange ->
                [yes] เบี้ยตัวนี้ไม่มีที่ลง เลือกตัวอื่น หรือแลก
               *[no] เบี้ยตัวนี้ไม่มีที่ลง เลือกตัวอื่น
            }
    }
web-status-no-cut = แทรกด้วยเบี้ยตัวนี้ไม่ได้
web-status-anywhere = แตะตรงที่จะวาง แล้วแตะเบี้ยเพื่อลง
web-status-cut-in = ถึงตา { $name } แต่คุณแทรกได้
web-status-meant-exchange = จะให้เบี้ยตัวไหนไป?
web-status-meant-hand-over = จะส่งเบี้ยตัวไหน?
web-penta-status = { $phase ->
        [over] เกมจบแล้ว
        [start] { $who ->
                [you] ลงเบี้ยชุดแรก
                [here] { $name }: ลงเบี้ยชุดแรก
               *[other] { $name } กำลังเริ่ม…
            }
        [add] { $who ->
                [you] เพิ่มเบี้ยของคุณในรูปเริ่มต้น
                [here] { $name }: เพิ่มเบี้ยของคุณในรูปเริ่มต้น
               *[other] { $name } กำลังเพิ่มในรูปเริ่มต้น…
            }
        [hand-over] { $who ->
                [you] ส่งเบี้ยที่มีสีเหลืองให้คู่ต่อสู้
                [here] { $name }: ส่งเบี้ยที่มีสีเหลืองให้คู่ต่อสู้
               *[other] { $name } กำลังเลือกเบี้ยให้คุณ…
            }
        [rotate] { $who ->
                [you] หมุนรูปเริ่มต้นกลับด้าน หรือปล่อยไว้อย่างนี้
                [here] { $name }: หมุนรูปเริ่มต้นกลับด้าน หรือปล่อยไว้อย่างนี้
               *[other] { $name } กำลังดูรูปเริ่มต้น…
            }
        [any] { $who ->
                [you] ถึงตาคุณ
                [here] ถึงตา { $name }
               *[other] { $name } กำลังเดิน…
            }
        [full] { $who ->
                [you] ตอบด้วยเบี้ยเต็ม
                [here] { $name }: ตอบด้วยเบี้ยเต็ม
               *[other] { $name } กำลังหาเบี้ยเต็ม…
            }
        [capture] { $who ->
                [you] คุณกวาดรูปได้
                [here] { $name } กวาดรูปได้
               *[other] { $name } มีสิทธิ์กวาดรูป…
            }
        [accept] { $who ->
                [you] เบี้ยตัวสุดท้ายลงแล้ว ยอมรับหรือทักท้วง
                [here] { $name }: ยอมรับเบี้ยตัวสุดท้าย หรือทักท้วง
               *[other] { $name } กำลังดูเบี้ยตัวสุดท้าย…
            }
        [give] { $who ->
                [you] ให้เบี้ยแทนตัวที่คุณหยิบมา
                [here] { $name }: ให้เบี้ยแทนตัวที่หยิบมา
               *[other] { $name } กำลังให้เบี้ย…
            }
        [replay-any] { $who ->
                [you] ทีนี้คุณเล่นต่อคนเดียว: ลงตัวไหนก็ได้
                [here] { $name } เล่นต่อคนเดียว: ลงตัวไหนก็ได้
               *[other] { $name } เล่นต่อคนเดียว…
            }
        [replay-full] { $who ->
                [you] ทีนี้คุณเล่นต่อคนเดียว: ลงเบี้ยเต็ม
                [here] { $name } เล่นต่อคนเดียว: ลงเบี้ยเต็ม
               *[other] { $name } ต้องลงเบี้ยเต็ม…
            }
        [lock-move] { $who ->
                [you] คุณเคาะเดินแล้ว: ลงเบี้ย
                [here] { $name } เคาะเดินแล้ว
               *[other] { $name } เคาะเดินแล้ว…
            }
        [lock-exchange] { $who ->
                [you] คุณเคาะแลกแล้ว: เลือกเบี้ย
                [here] { $name } เคาะแลกแล้ว
               *[other] { $name } กำลังแลกเบี้ย…
            }
        [lock-take] { $who ->
                [you] คุณเคาะหยิบแล้ว: เลือกเบี้ยที่อยู่ในรูป
                [here] { $name } เคาะหยิบแล้ว
               *[other] { $name } กำลังหยิบเบี้ย…
            }
        [opening] { $who ->
                [you] วางรูปเริ่มต้นสองตัวของคุณ
                [here] { $name }: วางรูปเริ่มต้นสองตัว
               *[other] { $name } กำลังวางรูปเริ่มต้น…
            }
        [race] { $who ->
                [here] ถึงตา { $name }
               *[other] ลงเร็วแค่ไหนก็ได้ ไม่มีใครรอใคร
            }
        [stage-answer] { $who ->
                [you] เบี้ยทั้งหมดจะเปลี่ยนมือ เดินรอบสุดท้ายก่อน แล้วส่งเบี้ยของคุณไป
                [here] { $name }: เดินรอบสุดท้าย แล้วส่งเบี้ยของคุณไป
               *[other] { $name } กำลังเดินรอบสุดท้าย…
            }
        [stage-rest] { $who ->
                [you] เล่นเบี้ยที่ได้มา แล้วส่งที่เหลือคืน
                [here] { $name }: เล่นเบี้ยที่ได้มา แล้วส่งที่เหลือคืน
               *[other] { $name } กำลังเล่นเบี้ยของคุณ…
            }
        [stage-last] { $who ->
                [you] เบี้ยชุดสุดท้าย: ลงให้ได้มากที่สุด
                [here] { $name }: เบี้ยชุดสุดท้าย ลงให้ได้มากที่สุด
               *[other] { $name } กำลังลงเบี้ยชุดสุดท้าย…
            }
       *[move] { $who ->
                [you] ถึงตาคุณ
                [here] ถึงตา { $name }
               *[other] { $name } กำลังเดิน…
            }
    }

## ลงเบี้ยด้วยการพิมพ์

web-typed = เบี้ยและที่วาง
web-typed-open = พิมพ์ที่วาง
web-typed-lay = ลง
web-typed-close = ปิด
# ตัวอย่างคงไว้ตามเดิม: หน้านี้อ่านอักษรเหล่านี้ได้ทุกภาษา
web-typed-help = เช่น rOrL หรือ oRoU หรือบอกช่องด้วย: oRoU@0,0
web-typed-unreadable = “{ $text }” ไม่ใช่ที่วาง ควรเป็นเบี้ย ทิศที่ยอดชี้ และอาจมีอักษรต่อ เช่น rOrL, oRoU หรือ oRoU@0,0
web-typed-not-now = ตอนนี้ลง { $tile } ไม่ได้
web-typed-several = “{ $text }” มีที่วางหลายที่: { $places }
web-typed-nowhere = { $count ->
        [0] ตอนนี้ { $tile } ไม่มีที่ลง
       *[other] “{ $text }” ลงไม่ได้ { $tile } ลงได้ที่ { $places }
    }
web-typed-cell = บอกทิศและช่องซ้ายล่างของ { $tile } ด้วย เช่น { $tile }В@0,0
web-typed-covered = มีเบี้ยตัวอื่นอยู่ตรงนั้น

## ต่อหลังฉาก

web-count-faults = ผิด { $count } จุด
web-screen = { $noticed ->
        [stopped] { $name } หยุดแล้วและปิดรูปไว้
        [open] { $name } ต่อรูปโดยเปิดให้เห็น
        [dropped] { $name } ปล่อยเบี้ยให้คุณแล้ว
        [waiting] { $name } รออยู่
        [hidden] { $name } ไม่เปิดรูป
       *[building] { $name } กำลังต่อรูปอยู่หลังฉาก
    }
web-act-begin = เปิดเบี้ยของฉัน
web-act-stop = หยุด!
web-act-check = เทียบรูป
web-act-mark = จดผลนี้
web-act-keep = ไม่แลก
web-act-drop = แลกเบี้ย
web-act-surrender = ขอยอม
web-act-extend = ต่อจากรูปฉัน
web-act-extend-other = ให้อีกฝ่ายต่อเติม
web-building-drop-which = จะให้เบี้ยตัวไหนไป?
web-building-best = รูปที่ดีที่สุดจากเบี้ยเหล่านี้
web-building-status = { $phase ->
        [over] เกมจบแล้ว
        [extending] ต่อเบี้ยที่เหลือทั้งหมดเข้ากับรูปของคุณ
        [extended] { $name } กำลังต่อเติม…
        [choosing] รูปของคุณชนะ จะต่อเติมด้วยเบี้ยทั้งหมดเอง หรือให้ { $name } ต่อเติม?
        [chosen] { $name } กำลังเลือกว่าใครต่อเติม…
        [waiting] { $name } กำลังต่อรูป…
        [begin] { $mine }: เบี้ยของคุณยังปิดอยู่ เวลาจะเดินเมื่อคุณเห็นเบี้ย
        [in-turn] { $mine }: ต่อรูปของคุณแล้วหยุด นาฬิกาเดินอยู่
        [dropped] { $name } ต้องให้เบี้ยแลกกับเบี้ยของคุณ ก่อนนั้นไม่มีใครหยุดได้
        [answering] { $name } ปล่อยเบี้ยให้คุณแล้ว ให้เบี้ยของคุณไปหนึ่งตัว
        [stopped] คุณหยุดแล้ว { $name } เหลือเวลาไม่มาก…
        [open] { $name } หยุดก่อน! ต่อรูปให้เสร็จแล้วเทียบกัน
       *[building] { $game ->
                [frames] ต่อกรอบล้อมโพรงให้ใหญ่ที่สุด พอใจแล้วก็หยุด
               *[other] ต่อเบี้ยทั้งหมดเป็นรูปเดียว ให้ได้จัตุรัสมากที่สุด พอใจแล้วก็หยุด
            }
    }

## สิ่งที่เกิดขึ้น

web-told-lay = { $count ->
        [1] { $name } ลง { $tiles }
       *[other] { $name } ลงเบี้ย { $count } ตัว: { $tiles }
    }
web-told-exchange = { $known ->
        [yes] { $name } แลก { $tile }
       *[no] { $name } แลกเบี้ย
    }
web-told-hand-over = { $known ->
        [yes] { $name } ส่ง { $tile } ให้อีกฝ่าย
       *[no] { $name } ส่งเบี้ยให้อีกฝ่าย
    }
web-told-drop = { $known ->
        [yes] { $name } ปล่อย { $tile }
       *[no] { $name } ปล่อยเบี้ย
    }
web-told-knock = { $what ->
        [exchange] { $name } เคาะแลก
        [take] { $name } เคาะหยิบ
       *[move] { $name } เคาะเดิน
    }
web-told-begin = { $name } เริ่มต่อรูป
web-told-rotate = { $half ->
        [yes] { $name } หมุนรูปเริ่มต้นกลับด้าน
       *[no] { $name } ปล่อยรูปเริ่มต้นไว้ตามเดิม
    }
web-told-extend = { $own ->
        [yes] { $name } ต่อเติมรูปของตัวเอง
       *[no] { $name } ให้อีกฝ่ายต่อเติม
    }
web-told-stop = { $name } หยุดก่อน!
# ทักท้วงถูก ผลขึ้นอยู่กับเกม
web-told-protest = { $game ->
        [fulls] { $name } ทักท้วงถูก: เบี้ยถูกเก็บคืน และ { $name } ลงตัวไหนก็ได้
        [doubles] { $name } ทักท้วงถูก: เบี้ยที่ผิดและเบี้ยในมือของอีกฝ่ายเข้ากองของ { $name }
        [rings] { $name } ทักท้วงถูก: เบี้ยที่ผิดและเบี้ยในมือของอีกฝ่ายเข้ากองของ { $name }
        [steals] { $name } ทักท้วงถูก: ตานั้นถูกย้อน และ { $name } ได้เดิน
       *[other] { $name } ทักท้วงถูก: เบี้ยถูกเก็บคืนและแลก แล้ว { $name } ลงตัวไหนก็ได้
    }
web-told-hurry = { $name } เริ่มจับเวลา
web-told-capture = { $name } กวาดรูป
web-told-give-all = { $name } ส่งเบี้ยทั้งหมด
web-told-pass = { $name } ผ่าน
web-told-take = { $name } หยิบเบี้ย
web-told-draw = { $name } จั่ว
web-told-mark = { $name } จดผล

## สิ่งที่ตกลงกันได้

web-preset = กติกา
web-preset-pentaraduga-book = ตามหนังสือ
web-preset-pentaraduga-beginners = สำหรับผู้เล่นใหม่
web-rules-changed = ไม่ตรงตามหนังสือทุกข้อ
web-option-aids = โต๊ะช่วยบอก
web-option-aids-full = ที่วางและเบี้ยเต็ม
web-option-aids-places = ที่วาง
web-option-aids-none = ไม่บอกเลย
web-option-referee = กรรมการคือ
web-option-referee-server = โต๊ะ
web-option-referee-players = ผู้เล่น
web-option-referee-about = เมื่อผู้เล่นเป็นกรรมการ สิ่งที่ผิดกติกาถือว่าใช้ได้ เว้นแต่คู่ต่อสู้ทักท้วงก่อนตาต่อไป
web-option-deal = แจกเบี้ย
web-option-deal-random = แบบสุ่ม
web-option-deal-fair = ให้ดีเท่ากัน
web-option-deal-about = มือที่ดีเท่ากันต่างกันแค่สี
web-option-interception = การแทรก
web-option-interception-on = แทรกได้
web-option-interception-off = แทรกไม่ได้
web-option-always-check = การเทียบรูป
web-option-always-check-on = เทียบทุกครั้ง
web-option-always-check-off = เทียบถ้าไม่มีใครขอยอม
web-option-opening-limit = เวลาเริ่มต้น
web-option-opening-limit-none = ไม่จำกัด
web-option-replay-limit = เวลาเล่นต่อคนเดียว
web-option-replay-limit-none = ไม่จำกัด
web-option-unplaced-bonus = เบี้ยที่เหลือ
web-option-unplaced-bonus-off = ไม่นับ
web-option-unplaced-bonus-on = นับให้คนแรก
web-option-move-time-none = ไม่จำกัด
web-rule-aids-places = โต๊ะบอกที่วาง แต่ไม่บอกว่าที่ไหนเต็ม
web-rule-aids-none = โต๊ะไม่ช่วยบอก
web-rule-referee-players = ผู้เล่นเป็นกรรมการ: ทักท้วงให้ทันเวลา
web-rule-deal-fair = ทั้งสองฝ่ายได้เบี้ยดีเท่ากัน
web-rule-interception-off = ไม่มีการแทรก
web-rule-at-once-off = ผลัดกันทีละคน แทนที่จะเล่นพร้อมกัน
web-rule-unplaced-bonus-on = เบี้ยที่เหลือนับให้คนแรก
web-rule-move-time-set = ตาละ { $seconds } วินาที
