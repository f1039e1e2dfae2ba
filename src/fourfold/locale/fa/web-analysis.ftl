### تحلیل و بازبینی کوارتو، و سطح‌های کامپیوتر.

## ارزش یک انتخاب

# پس از نام خانه یا مهره گفته می‌شود. $turns وقتی 0 است که معلوم نیست چقدر زود.
web-worth = { $value ->
        [win] { $turns ->
                [0] می‌برد
                [1] همین حالا می‌برد
               *[other] در { $turns } نوبت می‌برد
            }
        [loss] { $turns ->
                [0] می‌بازد
                [1] همین حالا می‌بازد
               *[other] در { $turns } نوبت می‌بازد
            }
        [draw] مساوی
       *[unknown] هنوز معلوم نیست
    }
web-worth-square = { $square }، خالی: { $worth }
web-worth-piece = { $piece }: { $worth }

## تحلیل

web-analysis = تحلیل
web-verdict-holder-win = { $turns ->
        [0] هر که مهره در دست دارد می‌برد.
        [1] هر که مهره در دست دارد همین حالا می‌برد.
       *[other] هر که مهره در دست دارد در { $turns } نوبت می‌برد.
    }
web-verdict-holder-draw = اگر هر دو خوب بازی کنند، مساوی است.
web-verdict-holder-loss = { $turns ->
        [0] هر که مهره در دست دارد می‌بازد.
       *[other] هر که مهره در دست دارد در { $turns } نوبت می‌بازد.
    }
web-verdict-holder-unknown = داشتن این مهره چه ارزشی دارد؟
web-verdict-giver-win = { $turns ->
        [0] هر که حالا مهره می‌دهد می‌برد.
       *[other] هر که حالا مهره می‌دهد در { $turns } نوبت می‌برد.
    }
web-verdict-giver-draw = اگر هر دو خوب بازی کنند، مساوی است.
web-verdict-giver-loss = { $turns ->
        [0] هر که حالا مهره می‌دهد می‌بازد.
        [1] هر که حالا مهره می‌دهد همین حالا می‌بازد.
       *[other] هر که حالا مهره می‌دهد در { $turns } نوبت می‌بازد.
    }
web-verdict-giver-unknown = دادن مهره در اینجا چه ارزشی دارد؟
web-verdict-line = { $count ->
        [1] { $lines } خط است. هر که آخرین مهره را گذاشته اعلامش می‌کند و می‌برد.
       *[other] { $lines } خط‌اند. هر که آخرین مهره را گذاشته یکی را اعلام می‌کند و می‌برد.
    }
web-verdict-full = صفحه پر است و کسی خط ندارد: مساوی.
web-analysis-place = روی خانه‌ای بزن تا آنجا بگذاری.
web-analysis-give = روی مهره‌ای بزن تا بدهی.
web-analysis-waiting = در انتظار نوبت…
web-analysis-searching = { $done } از { $all } معلوم. { $boards } صفحه در { $seconds } ثانیه…
web-analysis-complete = همه معلوم است، پس از { $boards } صفحه در { $seconds } ثانیه.
web-analysis-known = همه معلوم است.
web-analysis-time = یک دقیقه گذشت و { $done } از { $all } معلوم است.
web-analysis-stopped = متوقف شد. { $done } از { $all } معلوم است.
web-analysis-stop = توقف
web-analysis-again = ادامه
web-analysis-back = گام عقب
web-analysis-setup = چیدن یا بازی
web-analysis-text = وضعیت یا ثبت بازی
web-analysis-text-hint = کپی‌اش کن یا وضعیتی اینجا بچسبان. اگر ثبت بازی بچسبانی، بازبینی‌اش باز می‌شود.
web-analysis-not-text = این نه وضعیت است نه ثبت بازی. وضعیت این‌طور است: { $example }
web-analysis-rules = چه چیزی خط حساب می‌شود
web-analysis-legend = معنای نشانه‌ها
web-analysis-legend-text =
    + روی دایره: می‌برد. = روی نوار: مساوی. − روی مربع: می‌بازد. این‌ها برای کسی است که حالا تصمیم می‌گیرد، اگر از این پس هر دو خوب بازی کنند.
    عدد شمار نوبت‌ها تا ساخته شدن خط است، نوبت‌های دیگری هم. حلقه نشانهٔ بهترین است.

## بازبینی

web-review-move-mistake = { $move }، اشتباه
web-review-plot = ارزش بازی پس از هر گام: بالای وسط { $a } می‌برد، پایین آن { $b }.
web-review-plot-wins = { $name } می‌برد
web-review-win = برد با { $name } است.
web-review-draw = مساوی است، اگر هر دو خوب بازی کنند.
web-review-loss = { $name } می‌بازد، اگر دیگری خوب بازی کند.
web-review-threw-win = { $after ->
        [draw] برد با { $name } بود. حالا مساوی است.
       *[loss] برد با { $name } بود. حالا با دیگری است.
    }
web-review-threw-draw = { $name } مساوی داشت. حالا برد با دیگری است.
web-review-missed = { $name } می‌توانست { $lines } را اعلام کند.
web-review-decided = همین سرنوشت بازی را رقم زد.
web-review-mistakes = { $count ->
        [0] بی‌اشتباه.
       *[other] { $count } اشتباه.
    }
web-review-next = اشتباه بعدی
web-review-better = { $name } باید چه بازی می‌کرد؟
web-review-back = برگشت به آنچه بازی شد
web-review-looking = در حال نگاه…
web-review-unknown = معلوم نشد.
web-review-was-best = بهتر از این نبود: { $worth }.
web-review-call = با اعلام { $lines } برد حتمی بود.
web-review-best-square = بهترین { $squares } بود: { $worth }.
web-review-best-piece = { $count ->
        [1] بهترین، دادن مهرهٔ حلقه‌دار بود: { $worth }.
       *[other] بهترین، دادن یکی از مهره‌های حلقه‌دار بود: { $worth }.
    }
web-review-analyse = تحلیل این وضعیت
web-review-replay = فقط تماشا

## سطح‌ها

web-levels = سطح‌های کامپیوتر
web-levels-lead = هشت سطح کوارتو، هر یک آشکارا قوی‌تر از پیشین. وقتی بیشتر می‌بری تا می‌بازی، یک سطح بالاتر برو.
web-levels-expect-1 = از هر ده خط سه تا را می‌بیند، چه مال خودش و چه آنچه هدیه می‌دهد. هر که تازه قواعد را خوانده می‌تواند ببرد.
web-levels-expect-2 = کمی بیش از نیمی از خط‌ها را می‌بیند. برای شب اول خوب است.
web-levels-expect-3 = بیشترِ خط‌ها را می‌بیند. چندان فکر نمی‌کند چه برای دادن می‌ماند، پس مهره‌های امنش ته می‌کشد.
web-levels-expect-4 = تقریباً همهٔ خط‌ها را می‌بیند. برای بردن باید مهره‌های امن را بشماری، و او این کار را فقط یک بار در میان می‌کند.
web-levels-expect-5 = هر خطی را یک حرکت جلوتر می‌بیند. تا مهرهٔ دیگری برای دادن هست برد را به تو نمی‌دهد.
web-levels-expect-6 = وقتی نیمی از صفحه پر شد، اغلب بی‌اشتباه بازی می‌کند.
web-levels-expect-7 = از ده خانهٔ خالی به بعد بیشتر وقت‌ها بی‌اشتباه بازی می‌کند. باید پیش از آن جلو باشی.
web-levels-expect-8 = هرگز اشتباه نمی‌کند و تله می‌گذارد. هر که مثل او بی‌اشتباه بازی کند مساوی می‌گیرد، و هیچ‌کس بیشتر نمی‌گیرد.
web-levels-below = از صد بازی با سطح { $level }، { $wins } برد و { $draws } مساوی.
web-levels-measured = سنجیده در بازی سطح‌ها با یکدیگر، هر دو سطح ۲۰۰ بازی. نوار نشان می‌دهد صد بازی با سطح پیشین چه شد: برد، مساوی، باخت.
web-levels-play = بازی با { $name }
web-levels-play-short = بازی
