### บรรทัดคำสั่ง

cli-fourfold = เล่นเกมที่มีสี่สิ่งเข้าชุดกัน
cli-fourfold-examples =
    ตัวอย่าง:

    fourfold quarto play

    fourfold quarto show "0..f/..../.3../.... 9" --svg board.svg
cli-version = แสดงเลขรุ่นแล้วออก
cli-lang = ภาษาที่ใช้ ค่าเริ่มต้นคือภาษาของระบบ (FOURFOLD_LANG, LANG)
cli-quarto = Quarto: เล่น ดูรูปหมาก หาผลของรูปหมาก ตรวจบันทึกเกม
cli-json = พิมพ์ JSON สำหรับโปรแกรม บรรทัดละหนึ่งออบเจ็กต์
cli-cyrillic = เขียนเบี้ยและทิศด้วยอักษรซีริลลิกตามหนังสือ
cli-position = รูปหมาก เช่น "0..f/..../.3../.... 9": แถว 4 ถึง 1 หมากตัวละหนึ่งเลขฐานสิบหก ตามด้วยหมากในมือหรือ "-" ถ้าใส่ "-" ตัวเดียว จะอ่านจากอินพุตมาตรฐาน บรรทัดละหนึ่งรูปหมาก
cli-preset = กติกาที่ใช้เล่น ดูรายการได้ด้วย “fourfold quarto presets”
cli-set = เปลี่ยนกติกาหนึ่งข้อ เช่น squares=on หรือ move_time=60
cli-os-error = { $path }: { $why }
cli-output = ผลลัพธ์
cli-unfinished = ยังไม่จบ หลังจาก { $events } เหตุการณ์
cli-false-call = { $name } ขานทั้งที่ไม่มีแนว (เหตุการณ์ { $event })
cli-edition = ตามใบกติกาของภาษานั้น
cli-in-hand = ในมือ: { $piece } · { $name }

cli-play = เล่นในเทอร์มินัล สองคนผลัดกันที่คีย์บอร์ดเดียว หรือคนเดียวกับคอมพิวเตอร์
cli-play-examples =
    ตัวอย่าง:

    fourfold quarto play --against 3

    fourfold quarto play --against person --names Ann,Bo --preset tournament
cli-play-against = คู่ต่อสู้: person (คน) หรือระดับของคอมพิวเตอร์ เรียงจากอ่อนสุด ถ้าไม่ระบุจะถามก่อน
cli-play-names = ชื่อผู้เล่นทั้งสอง คั่นด้วยจุลภาค
cli-play-save = ที่เก็บเกมที่ยังไม่จบ
cli-play-new = เริ่มใหม่ และเก็บเกมที่ยังไม่จบไว้ต่างหาก

cli-show = แสดงรูปหมากเป็นข้อความหรือเป็นภาพ
cli-show-examples =
    ตัวอย่าง:

    fourfold quarto show "0..f/..../.3../.... 9"

    fourfold quarto show "0..f/..../.3../.... -" --svg board.svg --theme dark

    fourfold quarto show - --json < positions.txt
cli-show-svg = วาดรูปหมากลงในไฟล์ SVG นี้ด้วย
cli-show-theme = ชุดสีของภาพ
cli-show-size = ความสูงของภาพเป็นพิกเซล

cli-replay = ตรวจบันทึกเกมตามกติกา แล้วแสดงว่าจบอย่างไร
cli-replay-examples =
    ตัวอย่าง:

    fourfold quarto replay game.txt

    fourfold quarto replay game.txt --to json > game.json
cli-replay-file = บันทึกเกมแบบข้อความหรือ JSON ถ้าใส่ “-” จะอ่านจากอินพุตมาตรฐาน
cli-replay-to = พิมพ์ตัวบันทึกในรูปแบบนี้
cli-presets = แสดงรายการกติกาที่เลือกเล่นได้ และสิ่งที่แต่ละแบบเปลี่ยนไป

cli-pentaraduga = เพนตาราดูกา: ดูรูปและคะแนนของรูป หารูปที่ดีที่สุด สร้างโจทย์ เล่นเกมฝึกซ้ำ เรียกสั้น ๆ ว่า “penta” ก็ได้
cli-figure = แสดงรูปที่เขียนเป็นรหัส: จัตุรัส จุดผิด และรหัสที่สั้นที่สุด
cli-figure-examples =
    ตัวอย่าง:

    fourfold pentaraduga figure "oRoU,rOrLL,oYoD,bGyR"

    fourfold penta figure "oRoU,rOrLL,oYoD,bGyR" --json

    fourfold penta figure - --json < figures.txt
cli-figure-notation = เบี้ยตามลำดับที่วาง คั่นด้วยจุลภาค: ตัวเบี้ย ทิศที่ยอดชี้ อักษรบอกที่วางบนสุด ขวาสุด ล่างสุด หรือซ้ายสุด และเบี้ยที่แตะ หรือบอกตำแหน่งตรง ๆ เช่น oRoU@0,0 ตอนจบแบบอื่นเขียนต่อหลัง “/” ถ้าใส่ “-” ตัวเดียว จะอ่านจากอินพุตมาตรฐาน บรรทัดละหนึ่งรูป
cli-penta-solve = หารูปที่ดีที่สุดจากเบี้ยในมือ และพิสูจน์ว่าไม่มีรูปไหนดีกว่า
cli-penta-solve-examples =
    ตัวอย่าง:

    fourfold pentaraduga solve oRo rOr yOr yOy oYo gYo bGy

    fourfold pentaraduga solve oRo,rOr,yOr,yOy,oYo,gYo,bGy --free --count --json

    fourfold pentaraduga solve --goal quados --extend "rOrU,yOy,bGyL" oRo rOy
cli-penta-tiles = เบี้ยในมือ เช่น oRo หรือ oRv คั่นด้วยเว้นวรรคหรือจุลภาค ถ้าใส่ “-” ตัวเดียว จะอ่านจากอินพุตมาตรฐาน บรรทัดละหนึ่งมือ
cli-penta-goal = อยากได้อะไรมากที่สุด: squares (จัตุรัส), quados (จัตุรัสหักด้วยมุมเสีย), rings (วงแหวน), frame (ช่องว่างในโพรง ไม่ต้องใช้เบี้ยครบทุกตัว)
cli-penta-free = เฉพาะรูปที่ไม่มีสีขัดและรอยเหลื่อม ถ้าไม่ใส่ ก็ยอมให้มีได้แต่หักคะแนน
cli-penta-extend = รหัสของรูปที่ต้องคงไว้ตามเดิม เบี้ยจะวางต่อจากรูปนี้
cli-penta-count = บอกด้วยว่ารูปที่ดีที่สุดมีกี่รูป รูปที่หมุนแล้วเหมือนกันนับครั้งเดียว
cli-penta-seconds = ค้นหานานที่สุดกี่วินาที ครบแล้วจะบอกรูปที่ดีที่สุดเท่าที่พบ และบอกว่ายังไม่ได้พิสูจน์ ส่วน 0 คือค้นจนกว่าจะเสร็จ
cli-penta-none = { $proved ->
        [1] เบี้ยทั้งหมดนี้ต่อเป็นรูปที่ไม่มีจุดผิดไม่ได้
       *[0] หารูปไม่พบในเวลาที่กำหนด
    }
cli-penta-solved = { $proved ->
        [1] ดีที่สุดแล้ว พิสูจน์ใน { NUMBER($seconds, maximumFractionDigits: 3) } วินาที:
       *[0] ดีที่สุดที่พบใน { NUMBER($seconds, maximumFractionDigits: 0) } วินาที ยังไม่ได้พิสูจน์:
    } { $goal ->
        [rings] วงแหวน { $rings } วง, { $counted } จัตุรัส
        [frame] โพรง { $hole } ช่อง นับได้ { $counted }
       *[squares] นับได้ { $counted }
    }
cli-penta-counted = { $all ->
        [0] มีอย่างน้อย { $count } รูปที่ดีเท่ากัน
       *[1] รูปอย่างนี้มีทั้งหมด { $count } รูป
    }
cli-penta-problems = สร้างโจทย์ใหม่ หรือแสดงโจทย์หนึ่งข้อพร้อมคำตอบ
cli-penta-problems-examples =
    ตัวอย่าง:

    fourfold pentaraduga problems

    fourfold pentaraduga problems squares+ --count 3 --difficulty 4

    fourfold penta problems quados --seed 42 --json

    fourfold penta problems squares-0000002a
cli-penta-problems-kind = squares (เบี้ย 7 จาก 14 ตัว), squares+ (12 จาก 24) หรือ quados (เบี้ย 7 ตัววางต่อรูปที่มี 7 ตัว) หรือรหัสของโจทย์ข้อหนึ่งเพื่อดูคำตอบ
cli-penta-problems-count = จำนวนโจทย์
cli-penta-problems-seed = จุดเริ่ม: ได้โจทย์ชุดเดิมทุกครั้ง ถ้าไม่ใส่จะสุ่ม
cli-penta-problems-difficulty = จาก 1 (ง่าย) ถึง 5 (ยาก): คำตอบหายากแค่ไหน และมีจัตุรัสที่ต่อได้ทันทีแต่พาหลงทางมากแค่ไหน ถ้าไม่ใส่จะได้ทุกระดับ
cli-penta-problem = { $id }{ $difficulty ->
        [0] { "" }
       *[other] , ความยาก { $difficulty } จาก 5
    }: { $kind ->
        [quados] { $given ->
                [start] วางเบี้ยทั้งหมดนี้ต่อจากรูปนี้
               *[hand] ต่อเบี้ยเหล่านี้เป็นรูปที่นับได้ { $start } แล้ววางเบี้ยที่เหลือทั้งหมดจากสิบสี่ตัวต่อเข้าไป
            } ให้นับได้ { $goal } โดยหักมุมเสียจุดละหนึ่ง{ $symmetry ->
                [none] { "" }
                [central] {" "}และเส้นรอบรูปต้องเหมือนเดิมเมื่อหมุนครึ่งรอบ
               *[any] {" "}และเส้นรอบรูปต้องสมมาตร
            }
       *[squares] ต่อเบี้ยทั้งหมดนี้เป็นรูปเดียวให้นับได้ { $goal }
    }
cli-census = สำรวจว่ารูปที่ดีที่สุดของทุกมือที่เป็นไปได้นับได้เท่าไร หยุดแล้วเริ่มใหม่ก็ทำต่อจากเดิม
cli-census-examples =
    ตัวอย่าง:

    fourfold pentaraduga census squares

    fourfold pentaraduga census squares+ --ray local --json

    fourfold pentaraduga census squares --verify census/squares.txt.gz --samples 50
cli-census-name = สำรวจมือแบบไหน: squares (7 จาก 14 ตัวที่ไม่มีสีม่วง), squares+ (12 จากทั้งหมด 24 ตัว ใช้เวลาหลายนาที) หรือ rings (มือไหนต่อวงแหวนได้)
cli-census-output = โฟลเดอร์ของใบรับรอง ซึ่งมีรูปหนึ่งรูปสำหรับทุกมือ และของงานที่ทำไปแล้ว
cli-census-workers = ค้นหาพร้อมกันกี่โพรเซส ค่าเริ่มต้นคือหนึ่งต่อหนึ่งคอร์
cli-census-ray = ค้นหาบนคลัสเตอร์ Ray ที่ที่อยู่นี้แทน เช่น 10.0.0.1:6379 ส่วน “local” จะเปิดคลัสเตอร์ในเครื่องนี้
cli-census-verify = ตรวจใบรับรองนี้แทน: มีครบทุกมือมือละครั้ง ทุกรูปนับได้ตามที่เขียน และค้นหาใหม่แล้วได้ผลตรงกัน
cli-census-samples = ตอนตรวจให้ค้นหาใหม่กี่มือ ถ้ามีน้อยกว่านั้นก็ทำทุกมือ
cli-census-seed = เลือกว่าเป็นมือไหนบ้าง
cli-census-hands = { $hands } มือ มือละ { $size } จาก { $tiles } ตัว หรือ { $classes } มือ ถ้านับมือที่ต่างกันแค่สีหรือการกลับด้านเป็นหนึ่ง
cli-census-column = { $column ->
        [score] นับได้
        [hands] มือ
        [tiles] จากเบี้ย
        [size] ในมือ
        [rings] มีวงแหวน
       *[share] สัดส่วน
    }
cli-census-extreme = ไม่มีมือไหนนับได้{ $end ->
        [least] น้อยกว่า
       *[most] มากกว่า
    } { $score } { $hands ->
        [1] มีมือเดียวที่นับได้เท่านี้:
       *[other] มี { $hands } มือที่นับได้เท่านี้ เช่น:
    }
cli-census-question = ทุกมือ{ $colour ->
        [none] { "" }
       *[other] ที่เบี้ยทุกตัวมี{ $colour }
    }นับได้ { $below } ขึ้นไปหรือไม่? { $hands ->
        [0] ใช่
        [1] ไม่ใช่ มีมือเดียวที่ไม่ถึง:
       *[other] ไม่ใช่ มี { $hands } มือที่ไม่ถึง เช่น:
    }
cli-census-verified = { $wrong ->
        [0] ใบรับรองถูกต้อง: { $count } รายการ ในนั้นค้นหาใหม่ { $solved } รายการ
       *[other] ใบรับรองผิด { $wrong } แห่ง
    }
cli-penta-replay = เล่นเกมฝึกซ้ำตามกติกา แล้วบอกคะแนน หรือบอกว่าผิดกติกาตรงไหน
cli-penta-replay-examples =
    ตัวอย่าง:

    fourfold pentaraduga replay games.json

    fourfold pentaraduga replay fulls-1 --json

    fourfold pentaraduga replay - --json < games.json
cli-penta-replay-file = ไฟล์เกมฝึกแบบ JSON ถ้าใส่ “-” คืออินพุตมาตรฐาน หรือรหัสของเกมฝึกที่มากับ Fourfold เช่น fulls-1
cli-penta-nameless = เกมที่ไม่มีรหัส
cli-penta-replayed = { $name } ({ $game }): { $a }:{ $b }
cli-penta-broken = { $name } ({ $game }){ $where ->
        [event] , เหตุการณ์ { $event }
       *[end] {""}
    }: { $reason }
cli-figure-facts = เบี้ย { $tiles } ตัว, { $squares } จัตุรัส{ $rings ->
        [0] { "" }
       *[other] , วงแหวน { $rings } วง
    }{ $clashes ->
        [0] { "" }
       *[other] , สีขัด { $clashes } จุด
    }{ $rough ->
        [0] { "" }
       *[other] , รอยเหลื่อม { $rough } จุด
    }{ $spoiled ->
        [0] { "" }
       *[other] , มุมเสีย { $spoiled } จุด (สำหรับควาโดส)
    }{ $parts ->
        [0] { "" }
       *[other] , แยกเป็นหลายส่วน
    }: นับได้ { $counted }

cli-penta-match = ให้คอมพิวเตอร์สองระดับเล่นเพนตาราดูกาแข่งกัน
cli-penta-match-examples =
    ตัวอย่าง:

    fourfold pentaraduga match claims 3 1 --games 200

    fourfold penta match steals+ 2 3 --games 50 --seed 7 --json
cli-penta-match-game = เกมที่เล่น เช่น fulls หรือ reach+
cli-penta-match-level = ระดับของคอมพิวเตอร์
cli-penta-match-games = เล่นกี่เกม สองระดับสลับที่นั่งกันทุกเกม
cli-penta-match-result = { $game }, ระดับ { $first } กับระดับ { $second }: ชนะ { $wins } เสมอ { $draws } แพ้ { $losses } จาก { $games } เกม ({ NUMBER($rate, style: "percent", maximumFractionDigits: 1) }) เฉลี่ย { NUMBER($own, maximumFractionDigits: 2) } : { NUMBER($other, maximumFractionDigits: 2) } แต้ม ค่ามัธยฐานเกมละ { $actions } การกระทำ

cli-solve = หาผลของรูปหมาก: คนที่ถือหมากหรือต้องส่งหมากชนะ เสมอ หรือแพ้ และเร็วแค่ไหน
cli-solve-examples =
    ตัวอย่าง:

    fourfold quarto solve "c..3/a.7d/.1../..f5 8" --moves

    fourfold quarto solve "c..3/a.7d/.1../..f5 -" --features colour,shape --squares --json

    fourfold quarto solve - --warm < positions.txt
cli-features = ลักษณะที่นับ เช่น colour,shape ค่าเริ่มต้นคือทั้งหมด colour,shape,height,top
cli-squares = จัตุรัส 2 × 2 ช่องทั้งเก้าแห่งก็นับเป็นแนวด้วย
cli-shared = หมากสี่ตัวในแนวต้องมีลักษณะร่วมกันกี่อย่าง ค่าเริ่มต้นคือ 1
cli-threads = ค้นหาด้วยกี่เธรด
cli-memory = ใช้หน่วยความจำกี่เมกะไบต์เพื่อจำกระดานระหว่างค้นหา
cli-solve-moves = บอกค่าของทุกตาด้วย
cli-solve-warm = เมื่อใช้กับ “-”: จำสิ่งที่พบจากรูปหมากหนึ่งไปใช้กับรูปหมากถัดไป
cli-searching = { $nodes } โหนดใน { $seconds } วินาที{ $all ->
        [0] { "" }
        [1] { "" }
       *[other] , { $done } จาก { $all } ตา
    } …
cli-value = { $piece ->
        [nobody] กระดานเต็มแล้ว:
        [giver] คนที่จะส่งหมากต่อไป
       *[other] คนที่ถือ { $piece }
    } { $value ->
        [win] { $plies ->
            [1] ชนะทันที
           *[other] ชนะใน { $plies } จังหวะ
        }
        [loss] แพ้ใน { $plies } จังหวะ ถ้าอีกฝ่ายเล่นดี
       *[draw] { $piece ->
            [nobody] เสมอ
           *[other] เสมอได้ แต่ไม่ชนะถ้าอีกฝ่ายเล่นดี
        }
    }
cli-spent = ค้นหา { $nodes } โหนดใน { $seconds } วินาที
cli-grid =
    แถวนอน: ช่องที่วางหมากในมือ แถวตั้ง: หมากที่ส่งต่อไป
    +n ชนะใน n จังหวะ, = เสมอ, -n แพ้ใน n จังหวะ การส่งหรือการวางหนึ่งครั้งคือหนึ่งจังหวะ

cli-analyse = วิเคราะห์รูปหมาก: ผลของรูปหมาก ตาที่ดีที่สุด และสิ่งที่ทั้งสองฝ่ายจะเล่นต่อ
cli-analyse-examples =
    ตัวอย่าง:

    fourfold quarto analyse "c..3/a.7d/.1../..f5 8"
cli-one-position = รูปหมาก เช่น "0..f/..../.3../.... 9": แถว 4 ถึง 1 หมากตัวละหนึ่งเลขฐานสิบหก ตามด้วยหมากในมือหรือ "-"
cli-best = ตาที่ดีที่สุด:
cli-line = ถ้าทั้งสองฝ่ายเล่นดี:

cli-review = ทบทวนเกม: แต่ละตามีค่าเท่าไร พลาดอะไรไป และตัดสินกันตอนไหน
cli-review-examples =
    ตัวอย่าง:

    fourfold quarto review game.txt
cli-worth = { $value ->
        [win] ชนะ
        [draw] เสมอ
        [loss] แพ้
       *[unknown] ?
    }
cli-mistake = { $value ->
        [win] ทิ้งชัยชนะ
       *[draw] ทิ้งผลเสมอ
    }
cli-missed = ไม่ได้ขาน { $lines }
cli-overlooked = ไม่มีใครขาน { $lines } (เหตุการณ์ { $event })
cli-decided = { $event ->
        [0] ผลเป็นไปตามค่าที่มีมาตั้งแต่ต้น
       *[other] ตัดสินกันที่เหตุการณ์ { $event }
    }

cli-engine = ตอบโปรแกรมอื่น ทีละบรรทัดทางอินพุตและเอาต์พุตมาตรฐาน (docs/engine.md)
cli-engine-examples =
    ตัวอย่าง:

    fourfold quarto engine

    quarto

    position start moves LRTF b2

    go time 1000

malformed-warm-one = --warm ใช้กับรายการรูปหมาก จึงต้องใส่ “-” แทนรูปหมาก

cli-match = ให้คอมพิวเตอร์แต่ละระดับแข่งกันเอง แล้ววัดฝีมือ
cli-match-examples =
    ตัวอย่าง:

    fourfold quarto match 3 5 --games 200

    fourfold quarto match --all --games 50 --json > ratings.json
cli-match-levels = สองระดับขึ้นไป แต่ละระดับเล่นกับทุกระดับอื่น
cli-match-all = ทุกระดับ
cli-match-games = แต่ละคู่เล่นกันกี่เกม โดยผลัดกันส่งหมากก่อน
cli-match-seed = ซีดเดียวกันได้เกมเดียวกัน
cli-match-workers = เล่นพร้อมกันกี่โพรเซส ค่าเริ่มต้นคือเท่าจำนวนตัวประมวลผล
cli-match-result = ระดับ { $first } กับระดับ { $second }: ชนะ { $wins } เสมอ { $draws } แพ้ { $losses } ได้ { $points ->
        [1] 1 แต้ม
       *[other] { $points } แต้ม
    } จาก { $games } เกม, { $elo } Elo
cli-match-level = ระดับ
cli-match-step = เพิ่ม
cli-match-legend = Elo: ศูนย์คือค่าเฉลี่ย เพิ่ม: เก่งกว่าระดับก่อนหน้าเท่าไร ถัดไปคือแต้มต่อร้อยเกมเมื่อเล่นกับแต่ละระดับ ความคลาดเคลื่อน: 95 %
malformed-match-levels = การแข่งต้องมีสองระดับขึ้นไป ระบุระดับละครั้ง เช่น 3 5 หรือ --all

malformed-language = เราไม่รู้จักภาษา “{ $text }” ที่มีคือ: { $expected }
malformed-utf-8 = นี่ไม่ใช่ข้อความ UTF-8
malformed-file = { $path }: { $problem }
malformed-save = อ่านเกมที่ยังไม่จบใน { $path } ไม่ได้: { $problem } ใส่ --new เพื่อเก็บไว้ต่างหากแล้วเริ่มใหม่
malformed-save-in-use = เกมใน { $path } เปิดอยู่ในอีกหน้าต่างหนึ่ง ระบุไฟล์อื่นด้วย --save
malformed-no-terminal = ต้องเล่นในเทอร์มินัล
malformed-names = “{ $text }” ไม่ใช่ชื่อสองชื่อ ควรเป็นแบบ Ann,Bo
malformed-svg-of-many = --svg วาดรูปหมากได้รูปเดียว ไม่ใช่รายการจากอินพุตมาตรฐาน

cli-serve = เปิดเว็บแอป: เล่นในเบราว์เซอร์กับเพื่อนหรือคอมพิวเตอร์
cli-serve-examples =
    ตัวอย่าง:

    fourfold serve --open

    fourfold serve --host 0.0.0.0 --port 80 --database postgresql+asyncpg://user@host/fourfold
cli-host = ที่อยู่ที่รอรับการเชื่อมต่อ
cli-port = พอร์ตที่รอรับการเชื่อมต่อ ถ้าใส่ 0 จะเลือกพอร์ตที่ว่าง
cli-database = ฐานข้อมูล ค่าเริ่มต้นคือ SQLite ในโฟลเดอร์ข้อมูลของระบบ
cli-workers = ให้บริการพร้อมกันกี่โพรเซส ถ้ามากกว่าหนึ่งต้องมี PostgreSQL และ Redis
cli-redis = ที่อยู่ของ Redis ที่โพรเซสต่าง ๆ ใช้ปลุกกัน
cli-proxy = ที่อยู่ของพร็อกซีหน้าเซิร์ฟเวอร์ ซึ่งบอกด้วย X-Forwarded-For ว่าคำขอมาจากที่ใด
cli-limits = ผู้มาเยือนทำได้มากแค่ไหน เฉพาะส่วนที่ต่างจากปกติ เขียนเป็น JSON ดู docs/security.md
cli-open = เปิดหน้าเว็บในเบราว์เซอร์
cli-log-json = เขียนล็อกเป็น JSON บรรทัดละหนึ่งออบเจ็กต์
cli-metrics-port = บอก Prometheus ที่พอร์ตนี้ว่าเซิร์ฟเวอร์เป็นอย่างไร
cli-metrics-host = ที่อยู่ที่ใช้บอก
cli-serving = Fourfold อยู่ที่ { $address }
cli-think = ให้คอมพิวเตอร์ของเซิร์ฟเวอร์มาคิดในเครื่องนี้ด้วย
cli-think-examples =
    ตัวอย่าง:

    fourfold think --redis redis://server.example:6379 --processes 8
cli-think-redis = ที่อยู่ของ Redis ที่เซิร์ฟเวอร์ใช้
cli-think-processes = คิดพร้อมกันกี่โพรเซส ค่าเริ่มต้นคือหนึ่งต่อหนึ่งตัวประมวลผล
cli-thinking = กำลังคิดให้เซิร์ฟเวอร์ที่ใช้ Redis นี้
malformed-redis = นี่ไม่ใช่ที่อยู่ของ Redis แบบ redis://localhost:6379: { $why }
cli-admin = ดูแลฐานข้อมูล
cli-migrate = ปรับสคีมาให้เป็นปัจจุบัน (เซิร์ฟเวอร์ทำเองเมื่อเริ่ม)
cli-backup = สำเนาฐานข้อมูล SQLite ขณะที่เซิร์ฟเวอร์ทำงาน
cli-backup-file = ไฟล์ปลายทาง ต้องยังไม่มีอยู่
cli-export = พิมพ์ทุกเกมเป็นบันทึก บรรทัดละหนึ่งเกม
cli-prune = ลบของเก่าขณะที่เซิร์ฟเวอร์ทำงาน ถ้าไม่ระบุชนิดจะนับของเก่าอย่างเดียว
cli-prune-kinds = จะลบอะไร: โต๊ะที่ไม่มีใครเล่น, เกมที่ยังไม่จบ, เกมที่จบแล้ว, การดวล, ลิงก์ไปเครื่องอื่น, ผู้มาเยือนที่ไม่ได้นั่งที่ไหน, บันทึกการทำงานของเซิร์ฟเวอร์ โดยเขียนตามลำดับว่า unplayed, unfinished, finished, duels, links, guests, runs
cli-older-than = ต้องไม่มีใครแตะมาแล้วกี่วัน
cli-forget = ลบข้อมูลของผู้มาเยือน: ชื่อ และเกมไหนเป็นของเขา
cli-forget-guest = ผู้มาเยือน: รหัส หรือรหัสโต๊ะกับที่นั่ง เช่น 3f7dQx0aLm2c/A
cli-count = นับผู้มาเยือน โต๊ะ และเหตุการณ์
malformed-port = รอรับการเชื่อมต่อที่ { $host }:{ $port } ไม่ได้: { $why }
malformed-workers = หลายโพรเซสต้องมีฐานข้อมูลและ Redis ที่ใช้ร่วมกันได้: --database postgresql+asyncpg://… --redis redis://…
malformed-guest = ไม่มีผู้มาเยือน “{ $guest }”
malformed-exists = มี { $path } อยู่แล้ว
malformed-database = เปิดฐานข้อมูลไม่ได้: { $why }
malformed-database-taken = มีเซิร์ฟเวอร์อื่นใช้ฐานข้อมูล { $where } อยู่ (โพรเซส { $pid } บน { $host } ตั้งแต่ { $since }) หยุดเซิร์ฟเวอร์นั้นก่อน หรือเลือก --database อื่น
malformed-database-shared = มีเซิร์ฟเวอร์อื่นที่ไม่ได้ยินเซิร์ฟเวอร์นี้ใช้ฐานข้อมูล { $where } อยู่ (โพรเซส { $pid } บน { $host } ตั้งแต่ { $since }) หยุดเซิร์ฟเวอร์นั้นก่อน หรือเริ่มทั้งสองด้วย --redis เดียวกัน
malformed-database-log = บันทึก { $path } เสียหาย: หากเปิดฐานข้อมูล { $commits ->
       *[other] การเปลี่ยนแปลงที่บันทึกไว้ { $commits } รายการ
    } ({ $frames ->
       *[other] { $frames } บล็อก
    }) หลังจุดที่เสียหายจะหายไป สำเนา { $database } และ { $path } ไว้ในที่ปลอดภัยก่อน แล้วใส่ข้อมูลสำรองแทน หรือสั่ง “fourfold admin salvage” เพื่อเก็บส่วนที่อ่านได้และทิ้งส่วนที่เหลือ
cli-salvage = เปิดฐานข้อมูล SQLite ที่บันทึกเสียหาย: เก็บสำเนาทั้งสองไฟล์ และทิ้งการเปลี่ยนแปลงหลังจุดที่เสียหาย หยุดเซิร์ฟเวอร์ก่อน
malformed-salvage = คำสั่งนี้ใช้กับ SQLite เท่านั้น
malformed-no-database = ไม่มีฐานข้อมูล Fourfold ที่ { $where } ระบุด้วย --database หรือ FOURFOLD_DATABASE
malformed-backup = คำสั่งนี้คัดลอกได้เฉพาะ SQLite สำหรับ PostgreSQL ให้ใช้ pg_dump

cli-book = ตำราเปิดเกม: ค่าที่แน่นอนของทุกรูปหมากที่มีหมากบนกระดานไม่เกินสามตัว
cli-book-rules = กติกาของบทนั้น: classic, squares, beginners-1, beginners-2 หรือ beginners-3 ถ้าไม่ระบุคือทุกบท
cli-book-build = สร้างตำราด้วยการค้นหา ใช้เวลาราวหนึ่งชั่วโมง หยุดแล้วเริ่มใหม่ก็ทำต่อจากเดิม
cli-book-examples =
    ตัวอย่าง:

    fourfold quarto book build beginners-1

    fourfold quarto book build --output src/fourfold/quarto/books --workers 2
cli-book-output = โฟลเดอร์ของบทต่าง ๆ และของงานที่ทำไปแล้ว
cli-book-workers = ค้นหาพร้อมกันกี่โพรเซส ค่าเริ่มต้นคือหนึ่งต่อหนึ่งคอร์
cli-book-memory = แต่ละโพรเซสใช้หน่วยความจำสำหรับตารางได้กี่ MB
cli-book-verify = ตรวจตำรา: ครบถ้วน สอดคล้องกันเอง และตรงกับการค้นหาใหม่
cli-book-samples = แต่ละบทให้ค้นหาใหม่กี่กระดาน
cli-book-seed = เลือกว่าเป็นกระดานไหนบ้าง
cli-book-wrong = { $name } ผิด การค้นหาพบ: { $found }
cli-book-verified = { $wrong ->
        [0] ตำราถูกต้อง
       *[other] ผิด { $wrong } กระดาน
    }
cli-stopped = หยุดแล้ว งานที่ทำไปยังเก็บไว้ สั่งคำสั่งเดิมเพื่อทำต่อ
malformed-book-rules = ไม่มีบท “{ $name }” ควรเป็น: { $expected }
