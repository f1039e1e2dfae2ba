### حل کردن: معماها، دوئل‌ها، تحلیل.

web-title-solve = حل · Fourfold
web-title-problem = معما · Fourfold
web-title-duel = دوئل · Fourfold
web-title-hands = تحلیل · Fourfold

## هر چه برای حل کردن هست

web-solve-title = حل
web-solve-lead = معماهای پنتارادوگا برای فکر کردن، تنها یا در برابر دیگری.
web-solve-loading = بارگذاری…
web-solve-daily = معمای امروز
web-solve-daily-go = { $state ->
        [solved] حل شده. دوباره ببین
        [shown] دوباره ببین
        [begun] ادامه بده
       *[new] امتحان کن
    }
web-solve-problems = معماها
web-solve-kind = نوع
web-solve-kind-squares = مربع‌ها
web-solve-kind-squares-plus = مربع‌ها +
web-solve-kind-quados = کوادوس
web-solve-about-squares = از هفت کاشی یک شکل بساز، با بیشترین مربع ممکن.
web-solve-about-squares-plus = همان با دوازده کاشی از هر شش رنگ.
web-solve-about-quados = هفت کاشی به شکلی از هفت کاشی بیفزا. گوشه‌های سوخته کم می‌شوند.
web-solve-book = کتاب
web-solve-difficulty-is = سختی { $difficulty } از { 5 }
web-solve-problem-is = { $state ->
        [solved] معمای { $number }، حل‌شده
        [shown] معمای { $number }، پاسخ دیده‌شده
        [begun] معمای { $number }، شروع‌شده
       *[new] معمای { $number }
    }
web-solve-another = یکی تازه
web-solve-another-of = یکی تازه با سختی { $difficulty }
web-solve-solved-count = { $count ->
        [0] هنوز هیچ‌کدام را روی این دستگاه حل نکرده‌ای.
       *[other] { $count } تا از این‌ها را روی این دستگاه حل کرده‌ای.
    }
web-solve-save-svg = ذخیره با SVG
web-solve-save-png = ذخیره با PNG
web-solve-save-failed = تصویر ساخته نشد.

## ارزش یک شکل

web-solve-count = { $counted } مربع شمرده شد
web-solve-count-of = { $counted } از { $goal } مربع
# آنچه کم می‌شود: پهلوهایی با رنگ‌های ناهمسان، جفت کاشی‌های کج، گوشه‌هایی که چیزی پرشان نمی‌کند.
web-solve-count-faults = { $squares } مربع{ $clashes ->
        [0] { "" }
       *[other] {" "}− { $clashes } ناجوری
    }{ $rough ->
        [0] { "" }
       *[other] {" "}− { $rough } اتصال کج
    }{ $spoiled ->
        [0] { "" }
       *[other] {" "}− { $spoiled } گوشهٔ سوخته
    }

## یک معما

web-problem-title = { $from ->
        [day] معمای امروز: { $kind }
        [book] { $kind } { $number }، از کتاب
       *[new] { $kind }
    }
web-problem-table = میز
web-problem-time = زمان: { $time }
web-problem-task-squares = از همهٔ { $tiles } کاشی یک شکل بساز که { $goal } مربع حساب شود.
web-problem-task-quados = { $given ->
        [start] همهٔ { $tiles } کاشی را به شکل بیفزا تا { $goal } مربع حساب شود. هر گوشهٔ سوخته یکی کم می‌کند.
       *[first] اول از هفت کاشی نخستت شکلی با { $start } مربع بساز. بعد همهٔ کاشی‌های دیگر را به آن بیفزا تا { $goal } مربع حساب شود. هر گوشهٔ سوخته یکی کم می‌کند.
    }{ $symmetry ->
        [any] {" "}محیط شکل باید متقارن باشد.
        [central] {" "}محیط شکل باید با نیم‌دور چرخیدن همان بماند.
       *[none] { "" }
    }
web-problem-first = { $count } کاشی نخست دستت شکل اول را می‌سازند.
web-problem-lacks = { $lack ->
        [tiles] هنوز کاشی‌هایی در دستت مانده.
        [whole] کاشی‌ها باید یک شکل بسازند.
        [start] از هفت کاشی نخستت باید { $start } مربع حساب شود.
        [symmetry] محیط شکل هنوز متقارن نیست.
       *[goal] باید { $goal } مربع حساب شود.
    }
web-problem-solved = { $hints ->
        [0] در { $time } حل شد، بدون راهنمایی.
       *[other] در { $time } حل شد، با { $hints } راهنمایی.
    }
web-problem-shown = پاسخ را دیده‌ای.
web-problem-hint = راهنمایی { $step } از { $steps }
web-problem-hint-given = راهنمایی { $step } آمد.
web-problem-hint-colours = مربع‌ها این رنگ‌ها را دارند:
web-problem-hint-colour = { $count } { $colour }
web-problem-hint-together = این دو کاشی کنار هم‌اند:
web-problem-hint-lie = { $count ->
        [1] این کاشی این‌طور قرار دارد:
       *[other] این کاشی‌ها این‌طور قرار دارند:
    }
web-problem-clear = از نو
web-problem-give-up = تسلیم
web-problem-sure = می‌خواهی پاسخ را ببینی؟ آن‌وقت معما حل‌نشده حساب می‌شود.
web-problem-sure-yes = پاسخ را ببینم
web-problem-sure-no = باز هم سعی کنم
web-problem-solution = نمایش پاسخ‌ها
web-problem-answer = { $count ->
        [1] پاسخ
       *[other] پاسخ { $number } از { $count }
    }
web-problem-next-answer = پاسخ بعدی
web-problem-next = معمای بعدی
web-problem-again = یک بار دیگر
web-problem-others = همهٔ معماها

## دوئل

web-duel-title = دوئل
web-duel-lead = دو نفر از دست‌های هم‌ارزش می‌سازند، هر کس تنها و هر وقت خواست. هر که مربع بیشتری بسازد می‌برد؛ اگر برابر شدند، آن که سریع‌تر است.
web-duel-propose = دعوت دوست به دوئل، با پیوند
web-duel-table = هر دو با هم، سر میز
web-duel-rules = هر کس از { $tiles } کاشی یک شکل می‌سازد. دست‌ها هم‌ارزش‌اند: یکی همان دیگری است با رنگ‌های دیگر. { $minutes } دقیقه وقت داری. مربع بیشتر می‌برد؛ اگر برابر شدند، آن که سریع‌تر است.
web-duel-invite = این پیوند را برای دوستت بفرست
web-duel-share = یک دوئل پنتارادوگا
web-duel-begin-own = کاشی‌های خودت
web-duel-challenged = { $name } تو را به دوئل می‌خواند
web-duel-begin-hint = ساعتت وقتی کاشی‌هایت را ببینی شروع می‌شود.
web-duel-begin = کاشی‌هایم را ببینم
web-duel-build = از همهٔ { $tiles } کاشی یک شکل بساز
web-duel-hand-in = تحویل بده
web-duel-hand-in-hint = پس از تحویل دیگر عوض نمی‌شود.
web-duel-all-tiles = فقط شکلی از همهٔ کاشی‌ها قبول است.
web-duel-you = تو
web-duel-made = { $counted } مربع در { $time }
web-duel-waiting = { $state ->
        [open] هنوز کسی دوئلت را نپذیرفته. وقتی هر دو تمام کنند هر دو نتیجه نشان داده می‌شود.
        [ready] { $name } هنوز شروع نکرده. وقتی هر دو تمام کنند هر دو نتیجه نشان داده می‌شود.
       *[building] { $name } هنوز می‌سازد…
    }
web-duel-watching = دو نفر در این دوئل شرکت کرده‌اند. وقتی هر دو تمام کنند هر دو نتیجه نشان داده می‌شود.
web-duel-over = هر دو تمام کردند.
web-duel-result = { $who ->
        [you] تو بردی!
        [other] { $name } برد.
       *[none] مساوی.
    }
web-duel-best = بهترین شکل هر یک از دست‌ها { $best } مربع دارد.
web-duel-again = دوئلی دیگر

## تحلیل

web-hands-title = از این کاشی‌ها چه درمی‌آید؟
web-hands-lead = کاشی انتخاب کن، یا شکلی بچین یا بچسبان. Fourfold بهترین شکل را پیدا و اثبات می‌کند.
web-hands-go = تحلیل یک دست یا یک شکل
web-hands-way = چه چیزی تحلیل شود
web-hands-hand = یک دست
web-hands-figure = یک شکل
web-hands-tiles = همهٔ کاشی‌ها
web-hands-chosen = { $count ->
        [0] کاشی‌ای انتخاب نشده.
       *[other] { $count } کاشی انتخاب شده.
    }
web-hands-none = هیچ‌کدام
web-hands-notation = شکل با نشانه‌نویسی
web-hands-goal = بهترین شکل برای
web-hands-goal-squares = مربع‌ها
web-hands-goal-quados = کوادوس
web-hands-goal-rings = حلقه‌ها
web-hands-goal-frame = قاب‌ها
web-hands-solve = { $count ->
        [0] بهترین شکل را پیدا کن
       *[other] بهترین شکل از { $count } کاشی را پیدا کن
    }
web-hands-busy = در جست‌وجو…
web-hands-result = { $found ->
        [no] { $proved ->
                [yes] از این کاشی‌ها چنین شکلی درنمی‌آید.
               *[no] در این زمان چیزی پیدا نشد.
            }
       *[yes] { $goal ->
                [rings] بهترین شکل یافته‌شده { $rings } حلقه و { $counted } مربع دارد.
                [frame] بهترین شکل یافته‌شده { $counted } خانه را در بر می‌گیرد.
               *[squares] بهترین شکل یافته‌شده { $counted } مربع حساب می‌شود.
            } { $proved ->
                [yes] اثبات شد که بهتر از آن نیست.
               *[no] وقت نشد اثبات شود که بهتر از آن نیست.
            }
    }
web-hands-count = { $all ->
        [yes] { $count ->
                [1] فقط همین یکی است.
               *[other] { $count } شکل به همین خوبی هست.
            }
       *[no] دست‌کم { $count } شکل به همین خوبی هست.
    }
web-hands-this-figure = این شکل
web-hands-facts = { $whole ->
        [yes] یک شکل.
       *[no] این کاشی‌ها یک شکل نمی‌سازند.
    } { $squares } مربع، { $clashes } ناجوری، { $rough } اتصال کج، { $rings } حلقه، { $spoiled } گوشهٔ سوخته، { $hole ->
        [0] بدون حفره.
       *[other] حفره‌ای با { $hole } خانه.
    }
