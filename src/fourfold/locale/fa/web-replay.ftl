### تماشای دوبارهٔ بازی‌های پنتارادوگا.

web-replay-began-tiles = { $known ->
        [yes] کاشی‌ها پخش شد. { $name } شروع می‌کند.
       *[no] کاشی‌ها پخش شد.
    }
web-replay-result-points = { $won ->
        [yes] { $name } می‌برد، { $high } بر { $low }. { $why }
       *[no] مساوی، { $high } بر { $low }. { $why }
    }
web-replay-told-arrange = { $name } می‌سازد.
web-replay-told-check = { $name } شکل را نشان می‌دهد.
web-replay-told-surrender = { $name } واگذار می‌کند.
web-replay-both-build = هر دو می‌سازند.

## جاهای کاملی که از دست رفت

web-replay-full-possible = { $count ->
        [1] { $name } می‌توانست کاشی کامل هم بگذارد.
       *[other] { $name } می‌توانست کاشی کامل هم بگذارد، در { $count } جا.
    }
web-replay-full-some = در این بازی { $count } بار می‌شد کاشی کامل گذاشت و گذاشته نشد.
web-replay-full-none = هیچ کاشی کاملی از دست نرفت.
web-replay-full-show = نشان بده کجا
web-replay-full-place = اینجا کامل: { $tile }
web-replay-full-here = اینجا کاشی کامل می‌شد

## بهترین شکل

web-replay-best-seek = { $name } چه می‌توانست بسازد؟
web-replay-best-busy = در جست‌وجو…
web-replay-best-of = بهترین شکل { $name }
web-replay-best-more = بررسی
web-replay-best = { $found ->
       *[no] از این کاشی‌ها چنین شکلی درنمی‌آید.
        [yes] { $goal ->
            [frame] بزرگ‌ترین قاب از کاشی‌های { $name }.
           *[other] { $proved ->
               *[yes] ارزش بهترین شکل از کاشی‌های { $name }: { $count }.
                [no] ارزش بهترین شکلی که تاکنون از کاشی‌های { $name } پیدا شده: { $count }.
            }
        }
    }

## ادامهٔ بازی

web-replay-on-tiles = میزی تازه که از همین‌جا شروع می‌شود. ساعت‌ها از نو، و اعلام‌ها باطل.
web-replay-on-keep = بازی با دوست با همان کاشی‌های پنهان. دوستت باید موافق باشد. وگرنه کاشی‌های پنهان از نو پخش می‌شوند.
web-replay-on-running = این بازی هنوز در جریان است. وقتی تمام شد می‌توانی از اینجا ادامه بدهی.
web-replay-on-covered = یکی از شکل‌های این بازی پوشیده می‌ماند، پس از اینجا نمی‌شود ادامه داد.
