### میزهای پنتارادوگا در مرورگر.

## میزی که کاشی‌ها رویش‌اند

web-field-larger = بزرگ‌تر
web-field-smaller = کوچک‌تر
web-field-fit = نمایش همه
web-field-turn = چرخاندن کاشی
web-figure = { $whose ->
        [mine] شکل تو
        [other] شکل { $name }
       *[common] شکل
    }
web-tile = { $left }، بزرگ { $big }، { $right }
web-tile-closed = یک کاشی بسته
web-place = { $mark ->
        [none] جای { $name }
        [full] جای { $name }، کامل
        [twice-full] جای { $name }، دوبار کامل
        [ring] جای { $name }، حلقه
        [reach] جای { $name }، به هدف می‌رسد
       *[other] جای { $name }، { $mark }
    }
web-count = { $count } امتیاز
web-squares = { $count ->
        [0] بدون مربع
       *[other] { $count } مربع
    }
# مربع‌های روی خط وسط برای کسی شمرده نمی‌شوند.
web-squares-sides = مربع‌ها: { $mine } در سمت تو، { $other } در سمت دیگر
web-hand-of = کاشی‌های { $name }
web-stock-of = ذخیرهٔ { $name }.
web-stock-count = { $count ->
        [0] خالی است.
       *[other] { $count } کاشی.
    }
web-stock-open = باز: { $tiles }.
web-captured = { $count ->
        [0] بدون غنیمت
       *[other] { $count } مربع غنیمت
    }
web-curtain = دستگاه را به { $name } بده.
web-curtain-open = کاشی‌هایم را ببینم

## چه می‌شود کرد

web-actions = کنش‌ها
web-act-exchange = تعویض کاشی
web-act-hand-over = دادن کاشی
web-act-knock = { $what ->
        [exchange] اعلام تعویض
        [take] اعلام برداشت
       *[move] اعلام حرکت
    }
web-act-knock-about = آن‌وقت کسی نمی‌تواند میان بیاید، و یک دقیقه وقت داری.
web-act-take = برداشتن کاشی
web-act-draw = کشیدن کاشی
web-act-capture = گرفتن شکل
web-act-rotate = بچرخانش
web-act-rotate-not = همین‌طور بماند
web-act-give-all = دادن همهٔ کاشی‌ها
web-act-hurry = ساعت را بزن
web-act-pass = { $replaying ->
        [yes] پایان
       *[no] { $need ->
                [capture] نمی‌گیرم
                [accept] قبول
               *[any] پاس
            }
    }
web-act-protest = اعتراض!
web-lay-done = حرکتم همین است
web-lay-back = { $count ->
        [1] برگردانش
       *[other] برگردانشان
    }

## چه خواسته شده

web-status-its-place = { $finger ->
        [yes] روی جایش بزن. زدن دوباره می‌گذاردش.
       *[no] جایش را انتخاب کن.
    }
web-status-lay-on = کاشی بعدی این حرکت را انتخاب کن.
web-status-lay-or-on = حرکت را تمام کن، یا کاشی دیگری برایش انتخاب کن.
web-status-lay-done = حرکت را تمام کن، یا کاشی‌ها را برگردان.
web-status-lay-nowhere = این به جایی نمی‌رسد. کاشی‌ها را برگردان و طور دیگری شروع کن.
# کاشی انتخاب‌شده را نمی‌شود گذاشت؛ شاید کاشی‌های دیگر این حرکت گذاشته شده‌اند، شاید بشود عوضش کرد.
web-status-no-place = { $laid ->
        [yes] الان جایی برای این کاشی نیست. یکی دیگر انتخاب کن، یا کاشی‌ها را برگردان.
       *[no] { $exchange ->
                [yes] جایی برای این کاشی نیست. یکی دیگر انتخاب کن، یا عوضش کن.
               *[no] جایی برای این کاشی نیست. یکی دیگر انتخاب کن.
            }
    }
web-status-no-cut = با این کاشی نمی‌توانی بی‌نوبت بازی کنی.
web-status-anywhere = روی جایی که کاشی باید باشد بزن، بعد روی خودش تا گذاشته شود.
web-status-cut-in = نوبت { $name } است. می‌توانی بی‌نوبت بازی کنی.
web-status-meant-exchange = کدام کاشی را می‌دهی؟
web-status-meant-hand-over = کدام کاشی را به او می‌دهی؟
web-penta-status = { $phase ->
        [over] بازی تمام است.
        [start] { $who ->
                [you] کاشی‌های اول را بگذار.
                [here] { $name }، کاشی‌های اول را بگذار.
               *[other] { $name } شروع می‌کند…
            }
        [add] { $who ->
                [you] کاشی‌هایت را به شکل آغاز بیفزا.
                [here] { $name }، کاشی‌هایت را به شکل آغاز بیفزا.
               *[other] { $name } به شکل آغاز می‌افزاید…
            }
        [hand-over] { $who ->
                [you] یک کاشی زرددار به حریفت بده.
                [here] { $name }، یک کاشی زرددار به حریفت بده.
               *[other] { $name } برایت کاشی انتخاب می‌کند…
            }
        [rotate] { $who ->
                [you] شکل آغاز را بچرخان، یا بگذار همین‌طور بماند.
                [here] { $name }، شکل آغاز را بچرخان، یا بگذار همین‌طور بماند.
               *[other] { $name } به شکل آغاز نگاه می‌کند…
            }
        [any] { $who ->
                [you] نوبت توست.
                [here] { $name }، نوبت توست.
               *[other] نوبت { $name } است…
            }
        [full] { $who ->
                [you] با کاشی کامل جواب بده.
                [here] { $name }، با کاشی کامل جواب بده.
               *[other] { $name } دنبال کاشی کامل است…
            }
        [capture] { $who ->
                [you] می‌توانی شکل را بگیری.
                [here] { $name }، می‌توانی شکل را بگیری.
               *[other] { $name } می‌تواند شکل را بگیرد…
            }
        [accept] { $who ->
                [you] کاشی آخر گذاشته شد. قبول کن یا اعتراض کن.
                [here] { $name }، کاشی آخر را قبول کن یا اعتراض کن.
               *[other] { $name } به کاشی آخر نگاه می‌کند…
            }
        [give] { $who ->
                [you] به‌جای کاشی‌ای که برداشتی یکی بده.
                [here] { $name }، به‌جای کاشی‌ای که برداشتی یکی بده.
               *[other] { $name } کاشی می‌دهد…
            }
        [replay-any] { $who ->
                [you] حالا تنها ادامه می‌دهی: هر کاشی.
                [here] { $name }، تنها ادامه می‌دهی: هر کاشی.
               *[other] { $name } تنها ادامه می‌دهد…
            }
        [replay-full] { $who ->
                [you] حالا تنها ادامه می‌دهی: کاشی کامل.
                [here] { $name }، تنها ادامه می‌دهی: کاشی کامل.
               *[other] { $name } کاشی کامل لازم دارد…
            }
        [lock-move] { $who ->
                [you] حرکت را اعلام کرده‌ای: کاشی‌ات را بگذار.
                [here] { $name }، حرکت را اعلام کرده‌ای.
               *[other] { $name } حرکت را اعلام کرده…
            }
        [lock-exchange] { $who ->
                [you] تعویض اعلام کرده‌ای: کاشی‌ای انتخاب کن.
                [here] { $name }، تعویض اعلام کرده‌ای.
               *[other] { $name } کاشی عوض می‌کند…
            }
        [lock-take] { $who ->
                [you] برداشت اعلام کرده‌ای: کاشی‌ای از یک شکل انتخاب کن.
                [here] { $name }، برداشت اعلام کرده‌ای.
               *[other] { $name } کاشی برمی‌دارد…
            }
        [opening] { $who ->
                [you] شکل آغازت را با دو کاشی بچین.
                [here] { $name }، شکل آغازت را با دو کاشی بچین.
               *[other] { $name } شکل آغاز را می‌چیند…
            }
        [race] { $who ->
                [here] { $name }، نوبت توست.
               *[other] هر قدر می‌خواهی تند بگذار. کسی منتظر نمی‌ماند.
            }
        [stage-answer] { $who ->
                [you] همهٔ کاشی‌ها دست‌به‌دست می‌شوند. حرکت‌های آخرت را بکن، بعد کاشی‌هایت را بده.
                [here] { $name }، حرکت‌های آخرت را بکن، بعد کاشی‌هایت را بده.
               *[other] { $name } حرکت‌های آخر را می‌کند…
            }
        [stage-rest] { $who ->
                [you] با آنچه گرفتی بازی کن، بعد بقیه را پس بده.
                [here] { $name }، با آنچه گرفتی بازی کن، بعد بقیه را پس بده.
               *[other] { $name } با کاشی‌های تو بازی می‌کند…
            }
        [stage-last] { $who ->
                [you] کاشی‌های آخر: هر چه می‌توانی بگذار.
                [here] { $name }، کاشی‌های آخر: هر چه می‌توانی بگذار.
               *[other] { $name } کاشی‌های آخر را می‌گذارد…
            }
       *[move] { $who ->
                [you] نوبت توست.
                [here] { $name }، نوبت توست.
               *[other] نوبت { $name } است…
            }
    }

## گذاشتن با نوشتن

web-typed = کاشی و جا
web-typed-open = نوشتن جا
web-typed-lay = بگذار
web-typed-close = بستن
# نمونه‌ها همین‌طور می‌مانند: صفحه این حرف‌ها را در هر زبانی می‌خواند.
web-typed-help = مانند rOrL یا oRoU، یا با خانه: oRoU@0,0.
web-typed-unreadable = «{ $text }» جا نیست؛ کاشی، جهت نوک آن و شاید حرف‌های دیگر انتظار می‌رفت، مانند rOrL، oRoU یا oRoU@0,0.
web-typed-not-now = { $tile } را الان نمی‌شود گذاشت.
web-typed-several = «{ $text }» چند جا دارد: { $places }.
web-typed-nowhere = { $count ->
        [0] الان جایی برای { $tile } نیست.
       *[other] «{ $text }» جای آن نیست؛ { $tile } اینجاها جور می‌شود: { $places }.
    }
web-typed-cell = جهت و خانهٔ پایین‌چپِ { $tile } را هم بگو، مانند { $tile }В@0,0.
web-typed-covered = کاشی دیگری آنجاست.

## ساختن پشت پرده

web-count-faults = { $count } ایراد
web-screen = { $noticed ->
        [stopped] { $name } استپ گفته و شکل پوشیده است.
        [open] { $name } آشکارا ادامه می‌دهد.
        [dropped] { $name } کاشی‌ای برایت کنار گذاشته.
        [waiting] { $name } منتظر است.
        [hidden] { $name } شکل را نشان نمی‌دهد.
       *[building] { $name } پشت پرده می‌سازد.
    }
web-act-begin = کاشی‌هایم را ببینم
web-act-stop = استپ!
web-act-check = مقایسهٔ شکل‌ها
web-act-mark = ثبت این نتیجه
web-act-keep = کاشی‌هایم بماند
web-act-drop = تعویض کاشی
web-act-surrender = واگذاری
web-act-extend = ادامهٔ شکل من
web-act-extend-other = دیگری ادامه بدهد
web-building-drop-which = کدام کاشی را می‌دهی؟
web-building-best = بهترین شکل این کاشی‌ها
web-building-status = { $phase ->
        [over] بازی تمام است.
        [extending] همهٔ کاشی‌های دیگر را به شکلت بیفزا.
        [extended] { $name } ادامه می‌دهد…
        [choosing] شکل تو برد. با همهٔ کاشی‌ها ادامه می‌دهی، یا { $name } ادامه بدهد؟
        [chosen] { $name } انتخاب می‌کند چه کسی ادامه بدهد…
        [waiting] { $name } می‌سازد…
        [begin] { $mine }، کاشی‌هایت هنوز پوشیده‌اند. وقتت از دیدنشان شروع می‌شود.
        [in-turn] { $mine }، شکلت را بساز و استپ بگو. ساعت می‌گذرد.
        [dropped] { $name } باید به‌جای کاشی‌ات یکی بدهد. تا آن‌وقت کسی نمی‌تواند استپ بگوید.
        [answering] { $name } کاشی‌ای برایت کنار گذاشته. یکی از مال خودت بده.
        [stopped] استپ گفتی. { $name } وقت کمی دارد…
        [open] { $name } اول استپ گفت! شکلت را تمام کن، بعد مقایسه.
       *[building] { $game ->
                [frames] قابی گرد بزرگ‌ترین حفره‌ای که می‌توانی بساز. وقتی خوب شد استپ بگو.
               *[other] از همهٔ کاشی‌هایت یک شکل بساز، با هر چه مربع بیشتر. وقتی خوب شد استپ بگو.
            }
    }

## چه شد

web-told-lay = { $count ->
        [1] { $name } می‌گذارد: { $tiles }.
       *[other] { $name } { $count } کاشی می‌گذارد: { $tiles }.
    }
web-told-exchange = { $known ->
        [yes] { $name } کاشی‌ای عوض می‌کند: { $tile }.
       *[no] { $name } کاشی‌ای عوض می‌کند.
    }
web-told-hand-over = { $known ->
        [yes] { $name } کاشی‌ای می‌دهد: { $tile }.
       *[no] { $name } کاشی‌ای می‌دهد.
    }
web-told-drop = { $known ->
        [yes] { $name } کاشی‌ای کنار می‌گذارد: { $tile }.
       *[no] { $name } کاشی‌ای کنار می‌گذارد.
    }
web-told-knock = { $what ->
        [exchange] { $name } تعویض اعلام می‌کند.
        [take] { $name } برداشت اعلام می‌کند.
       *[move] { $name } حرکت را اعلام می‌کند.
    }
web-told-begin = { $name } ساختن را شروع می‌کند.
web-told-rotate = { $half ->
        [yes] { $name } شکل آغاز را می‌چرخاند.
       *[no] { $name } به شکل آغاز دست نمی‌زند.
    }
web-told-extend = { $own ->
        [yes] { $name } شکل خودش را ادامه می‌دهد.
       *[no] { $name } ادامه را به دیگری می‌سپارد.
    }
web-told-stop = { $name } اول استپ گفت!
# اعتراض درست بود؛ بهایش به بازی بستگی دارد.
web-told-protest = { $game ->
        [fulls] اعتراض { $name } درست است: کاشی برمی‌گردد و { $name } هر کاشی‌ای بخواهد می‌گذارد.
        [doubles] اعتراض { $name } درست است: کاشی‌های غلط و کاشی‌های دستِ دیگری به ذخیرهٔ { $name } می‌روند.
        [rings] اعتراض { $name } درست است: کاشی‌های غلط و کاشی‌های دستِ دیگری به ذخیرهٔ { $name } می‌روند.
        [steals] اعتراض { $name } درست است: حرکت پس گرفته می‌شود و نوبت { $name } است.
       *[other] اعتراض { $name } درست است: کاشی برمی‌گردد و عوض می‌شود، و { $name } هر کاشی‌ای بخواهد می‌گذارد.
    }
web-told-hurry = { $name } ساعت را می‌زند.
web-told-capture = { $name } شکل را می‌گیرد.
web-told-give-all = { $name } همهٔ کاشی‌ها را می‌دهد.
web-told-pass = { $name } پاس می‌دهد.
web-told-take = { $name } کاشی‌ای برمی‌دارد.
web-told-draw = { $name } کاشی می‌کشد.
web-told-mark = { $name } نتیجه‌ای ثبت می‌کند.

## چه می‌شود قرار گذاشت

web-preset = قواعد
web-preset-pentaraduga-book = مطابق کتاب
web-preset-pentaraduga-beginners = برای مبتدیان
web-rules-changed = نه کاملاً مطابق کتاب
web-option-aids = میز نشان می‌دهد
web-option-aids-full = جاها و کامل‌ها
web-option-aids-places = جاها
web-option-aids-none = هیچ
web-option-referee = داور
web-option-referee-server = میز است
web-option-referee-players = بازیکنان‌اند
web-option-referee-about = وقتی بازیکنان داورند، خلاف قواعد می‌ماند مگر اینکه حریف پیش از حرکت بعدی اعتراض کند.
web-option-deal = پخش کاشی‌ها
web-option-deal-random = تصادفی
web-option-deal-fair = برابر
web-option-deal-about = دست‌های هم‌ارزش فقط در رنگ فرق دارند.
web-option-interception = حرکت بی‌نوبت
web-option-interception-on = مجاز
web-option-interception-off = غیرمجاز
web-option-always-check = شکل‌ها
web-option-always-check-on = همیشه مقایسه می‌شوند
web-option-always-check-off = مقایسه، مگر یکی واگذار کند
web-option-opening-limit = وقت شروع
web-option-opening-limit-none = بی‌حد
web-option-replay-limit = وقت ادامهٔ تنها
web-option-replay-limit-none = بی‌حد
web-option-unplaced-bonus = کاشی‌های مانده
web-option-unplaced-bonus-off = شمرده نمی‌شوند
web-option-unplaced-bonus-on = مال نفر اول
web-option-move-time-none = بی‌حد
web-rule-aids-places = میز جاها را نشان می‌دهد، ولی نه اینکه کدام کامل است.
web-rule-aids-none = میز کمک نمی‌کند.
web-rule-referee-players = داور خود بازیکنان‌اند: به‌موقع اعتراض کن.
web-rule-deal-fair = کاشی‌های هر دو هم‌ارزش‌اند.
web-rule-interception-off = کسی بی‌نوبت بازی نمی‌کند.
web-rule-at-once-off = یکی پس از دیگری، نه هم‌زمان.
web-rule-unplaced-bonus-on = کاشی‌های مانده برای نفر اول شمرده می‌شوند.
web-rule-move-time-set = { $seconds } ثانیه برای هر حرکت.
