### ดูเกมเพนตาราดูกาย้อนหลัง

web-replay-began-tiles = { $known ->
        [yes] แจกเบี้ยแล้ว { $name } เริ่ม
       *[no] แจกเบี้ยแล้ว
    }
web-replay-result-points = { $won ->
        [yes] { $name } ชนะ { $high } ต่อ { $low } · { $why }
       *[no] เสมอ { $high } ต่อ { $low } · { $why }
    }
web-replay-told-arrange = { $name } ต่อเบี้ย
web-replay-told-check = { $name } เปิดรูป
web-replay-told-surrender = { $name } ขอยอม
web-replay-both-build = ทั้งสองฝ่ายต่อเบี้ย

## เบี้ยเต็มที่พลาดไป

web-replay-full-possible = { $count ->
        [1] { $name } จะลงเบี้ยเต็มก็ได้
       *[other] { $name } จะลงเบี้ยเต็มก็ได้ มี { $count } ที่
    }
web-replay-full-some = เกมนี้มี { $count } ครั้งที่ลงเบี้ยเต็มได้แต่ไม่ได้ลง
web-replay-full-none = ไม่พลาดเบี้ยเต็มเลย
web-replay-full-show = ดูว่าที่ไหน
web-replay-full-place = เต็มตรงนี้: { $tile }
web-replay-full-here = ตรงนี้ลงเบี้ยเต็มได้

## รูปที่ดีที่สุด

web-replay-best-seek = { $name } ต่อรูปอะไรได้บ้าง?
web-replay-best-busy = กำลังค้นหา…
web-replay-best-of = รูปที่ดีที่สุดของ { $name }
web-replay-best-more = ดูให้ละเอียด
web-replay-best = { $found ->
       *[no] เบี้ยเหล่านี้ต่อเป็นรูปอย่างนั้นไม่ได้
        [yes] { $goal ->
            [frame] กรอบที่ใหญ่ที่สุดจากเบี้ยของ { $name }
           *[other] { $proved ->
               *[yes] รูปที่ดีที่สุดจากเบี้ยของ { $name } นับได้ { $count }
                [no] รูปที่ดีที่สุดเท่าที่พบจากเบี้ยของ { $name } นับได้ { $count }
            }
        }
    }

## เล่นต่อ

web-replay-on-tiles = เปิดโต๊ะใหม่ที่เริ่มจากตรงนี้ นาฬิกาเริ่มใหม่ และการเคาะที่ค้างอยู่หมดไป
web-replay-on-keep = เล่นกับเพื่อนด้วยเบี้ยที่ซ่อนอยู่ชุดเดิม เพื่อนต้องตกลงก่อน ไม่เช่นนั้นเบี้ยที่ซ่อนอยู่จะสุ่มใหม่
web-replay-on-running = เกมนี้ยังเล่นกันอยู่ จบแล้วจึงเล่นต่อจากตรงนี้ได้
web-replay-on-covered = มีรูปหนึ่งในเกมนี้ที่ปิดไว้ จึงเล่นต่อจากตรงนี้ไม่ได้
