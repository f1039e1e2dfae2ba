### پنتارادوگا.

## متن‌هایی که خوانده نمی‌شوند

malformed-pentaraduga-tile = «{ $text }» کاشی نیست؛ رنگ‌های چپ، بزرگ، راست انتظار می‌رفت، که کوچک‌ها همسایهٔ بزرگ‌اند، مانند oRo یا oRv.
malformed-pentaraduga-tile-twice = کاشی { $tile } دو بار آمده است.
malformed-pentaraduga-direction = «{ $text }» جهت نیست؛ В П Н Л یا U R D L انتظار می‌رفت.
malformed-pentaraduga-placement = «{ $text }» جا نیست؛ کاشی، جهت و خانهٔ پایین‌چپ انتظار می‌رفت، مانند oRoU@0,0.
malformed-pentaraduga-too-many = { $count } کاشی زیاد است؛ حداکثر { $most }.
malformed-pentaraduga-no-tiles = کاشی‌ای نیست؛ دستی مانند oRo rOr yOr انتظار می‌رفت.
malformed-pentaraduga-goal = «{ $text }» هدف نیست؛ این‌ها انتظار می‌رفت: { $expected }.
malformed-pentaraduga-problem = «{ $text }» معما نیست؛ یک نوع ({ $expected }) یا شناسه‌ای مانند squares-3 یا squares-0000002a انتظار می‌رفت.
malformed-pentaraduga-count-frames = بهترین قاب‌ها را نمی‌شود شمرد: انتخاب کاشی‌های به‌کاررفته آزاد است.
malformed-pentaraduga-match = مسابقه دست‌کم یک بازی دارد، از دست‌کم یک نوع.
malformed-pentaraduga-overlap = { $placement } روی { $other } می‌افتد.
malformed-pentaraduga-notation = «{ $word }» کاشی با جایش نیست؛ کاشی، جهت نوک آن، حرف‌هایی برای بالاترین، راست‌ترین، پایین‌ترین یا چپ‌ترین جا و کاشی‌هایی که به آن‌ها می‌چسبد انتظار می‌رفت، مانند rOrLL، rOrRyOr یا rOrLL.
malformed-pentaraduga-several = «{ $word }» چند جا دارد: { $places }.
malformed-pentaraduga-nowhere = «{ $word }» هیچ‌جا جور نمی‌شود{ $count ->
        [0] .
       *[other] ؛ { $tile } اینجاها جور می‌شود: { $places }.
    }
malformed-pentaraduga-remark = «{ $word }» به { $other } نمی‌چسبد.
malformed-pentaraduga-ending = «{ $word }» پایان دیگری نیست؛ باید با کاشی‌ای از پایان اول شروع شود، یا حرف‌هایی برای کاشی آخر باشد.
malformed-pentaraduga-at = کاشی { $number }: { $problem }
malformed-pentaraduga-word = «{ $text }» حرکت نیست؛ کاشی‌ها با جایشان مانند oRoU@0,0 انتظار می‌رفت، یا یکی از این‌ها: { $expected }.
malformed-pentaraduga-bare-word = پس از «{ $word }» در پرانتز بگو منظور کدام است.
malformed-pentaraduga-deal-text = «{ $text }» پخش نیست؛ شروع‌کننده و کاشی‌های دو بازیکن انتظار می‌رفت، مانند «A: oRo rOr / yOr yOy»، و شاید قرعه پس از خط کج دیگری.
malformed-pentaraduga-deal = پخش یعنی هر { $count } کاشی، هر یک یک بار، به هر بازیکن نیمی.
malformed-census-name = سرشماری «{ $name }» نداریم؛ یکی از این‌ها انتظار می‌رفت: { $expected }.
malformed-census-file = { $path } گواهی نیست؛ سطرهای فشردهٔ متن انتظار می‌رفت.
malformed-census-other = { $path } گواهی { $expected } نیست، گواهی «{ $name }» است.
malformed-census-line = «{ $line }» درست نیست؛ یک دست، شمار همانندهایش، ارزششان و جاهای یک شکل انتظار می‌رفت، مانند «000090 2 1 rOrU@0,0 yOyD@0,-1».
malformed-census-entry = مورد { $number }: { $problem }
malformed-census-twice = دست { $hand } دو بار آمده است.
malformed-census-hand = دست { $hand } از دست‌های این سرشماری نیست.
malformed-census-hands = گفته شده نمایندهٔ { $hands } دست است، ولی { $expected } دست همانند آن است.
malformed-census-tiles = شکل از { $tiles } است؛ دست { $hand } است.
malformed-census-value = گفته شده ارزش شکل { $value } است، ولی { $counted } است.
malformed-census-best = گفته شده بهترین ارزشش { $value } است، ولی جست‌وجو { $found } یافت: { $places }.
malformed-census-missing = دست { $hand } نیست.
malformed-census-total = موردها نمایندهٔ { $total } دست‌اند؛ { $expected } تا هست.

## نپذیرفتن

illegal-pentaraduga-not-in-hand = { $tile } در دست تو نیست.
illegal-pentaraduga-stock-empty = کاشی‌ای برای برداشتن نمانده است.
illegal-pentaraduga-covered = { $tile } روی کاشی دیگری می‌افتد.
illegal-pentaraduga-apart = { $tile } باید از یک پهلو به شکل بچسبد.
illegal-pentaraduga-clash = { $tile } آنجا جور نیست: رنگ‌ها فرق دارند.
illegal-pentaraduga-rough = { $tile } آنجا جور نیست: سر قطرهایش به سر قطرهای دیگر نمی‌رسد.
illegal-pentaraduga-not-full = { $tile } آنجا مربع نمی‌سازد؛ کاشی کامل لازم است.
illegal-pentaraduga-no-protest = سر این میز داور کامپیوتر است؛ آنچه خلاف قواعد باشد پذیرفته نمی‌شود.
illegal-pentaraduga-nothing-wrong = چیزی برای اعتراض نیست.
illegal-pentaraduga-no-such-act = «{ $act }» را الان نمی‌شود انجام داد.

## تصویرها برای کسانی که نمی‌بینند

pentaraduga-picture = { $tiles ->
    [0] بدون کاشی
   *[other] شکلی از { $tiles } کاشی، { $squares ->
        [0] بدون مربع
       *[other] { $squares } مربع
    }
}
pentaraduga-picture-tile = کاشی { $tile }: { $left }، بزرگ { $big }، { $right }
pentaraduga-colour-red = قرمز
pentaraduga-colour-orange = نارنجی
pentaraduga-colour-yellow = زرد
pentaraduga-colour-green = سبز
pentaraduga-colour-blue = آبی
pentaraduga-colour-violet = بنفش

## ساختن پشت پرده: مربع‌ها، کوادوس، قاب‌ها

illegal-pentaraduga-arrangement = کاشی‌ها این‌طور قرار نمی‌گیرند. { $problem }
illegal-pentaraduga-too-fast = در یک ثانیه { $most } بار کاشی‌هایت را جابه‌جا کرده‌ای؛ کمی صبر کن، بعد چیدمانشان را بفرست.
illegal-pentaraduga-stopped = { $seat } اول استپ گفت. حالا فقط دیگری می‌سازد و تعویضی در کار نیست.
illegal-pentaraduga-nobody-stopped = هنوز کسی استپ نگفته؛ پیش از ثبت یا مقایسهٔ نتیجه استپ بگو.
illegal-pentaraduga-exchanging = کاشی در حال تعویض است: تا { $seat } هم یکی کنار نگذارد کسی نمی‌تواند استپ بگوید.
illegal-pentaraduga-exchanged = در هر بازی یک تعویض هست، و انجام شده است.
illegal-pentaraduga-dropped = کاشی‌ات را کنار گذاشته‌ای؛ { $seat } هنوز باید یکی برای تو کنار بگذارد.
illegal-pentaraduga-no-figure = این نتیجه‌ای برای ثبت نیست: کاشی‌ها باید یک شکل بسازند، و در مربع‌ها و کوادوس همهٔ آن‌ها لازم است.
illegal-pentaraduga-always-checked = اینجا واگذاری نیست: شکل‌ها همیشه مقایسه می‌شوند.
illegal-pentaraduga-begin-first = اول بگو که شروع می‌کنی: وقتت از آن دم می‌گذرد.
illegal-pentaraduga-choose-first = { $seat } هنوز باید انتخاب کند شکل چه کسی ادامه یابد.
illegal-pentaraduga-original-moved = { $tile } از شکلی است که ادامه می‌یابد و سر جایش می‌ماند.
## بازی‌هایی که هر کس شکل خودش را دارد

illegal-pentaraduga-count = اینجا یک‌باره { $expected } کاشی می‌گذاری.
illegal-pentaraduga-not-double = { $tile } آنجا فقط به یک کاشی می‌چسبد؛ باید به دو تا بچسبد.
illegal-pentaraduga-no-corner = { $tile } آنجا کنج نمی‌سازد: سر کوتاهش باید کنار انتهای یک پهلوی بلند باشد.
illegal-pentaraduga-no-ring = این کاشی‌ها حلقه نمی‌سازند: حلقه چهار کاشی گرد یک خانهٔ خالی است.
illegal-pentaraduga-wait = باید صبر کنی: الان نوبت { $seat } است.
illegal-pentaraduga-stocks-left = همهٔ کاشی‌ها فقط وقتی داده می‌شوند که هر دو ذخیره خالی باشند.
illegal-pentaraduga-hand-full = تو { $count } کاشی داری؛ فقط دست کوچک‌تر پر می‌شود.
illegal-pentaraduga-no-prize = جایزه‌ای برای برداشتن نداری: جایزه برای { $count } کاشی پشت سر هم بدون کشیدن است، که ذخیره‌ات جایشان را پر نمی‌کند و ذخیرهٔ حریفت کاشی دارد.
illegal-pentaraduga-prize-first = حرکتت را کرده‌ای: جایزه‌ات را بردار یا پاس بده.
illegal-pentaraduga-kept = کاشی اول ذخیره‌ات برای { $seat } نگه داشته شده، که جایزه گرفته است.
illegal-pentaraduga-no-wait = الان لازم نیست منتظر حریفت بمانی.
illegal-pentaraduga-hurried = شمارش آن دقیقه شروع شده است.
illegal-pentaraduga-no-such-move = حرکت یعنی یک کاشی از دستت، یک کاشی از شکلی که هست، یا اول این و بعد آن.
illegal-pentaraduga-not-twice-full = { $tile } آنجا باید دو مربع بسازد: جایی که هست از پیش کامل است.
illegal-pentaraduga-untouched = { $tile } باید به کاشی‌ای که همین الان گذاشتی بچسبد.
illegal-pentaraduga-same-place = { $tile } از پیش همان‌جاست.
illegal-pentaraduga-splits = بدون { $tile } شکلش تکه‌تکه می‌شود.
illegal-pentaraduga-stock-left = فقط وقتی ذخیره‌ات خالی است می‌توانی پاس بدهی؛ حرکت کن یا تعویض کن.
illegal-pentaraduga-hand-empty = کاشی‌ای در دست نداری.
illegal-pentaraduga-no-full-prize = جایزه‌ای برای برداشتن نداری: جایزه برای کاشی آخری است که کامل گذاشته شود.
illegal-pentaraduga-only-complex = نوبت { $seat } است؛ فقط حرکت مرکب می‌تواند میان بیاید.
illegal-pentaraduga-shielded = { $seat } حرکتی دارد که کسی نمی‌تواند میانش بیاید.
illegal-pentaraduga-claimed = { $what ->
    [move] حرکتی را شروع کرده‌ای: یک کاشی از دستت بگذار.
    [exchange] تعویضی را شروع کرده‌ای: کاشی‌ای عوض کن یا یکی بردار.
   *[take] برداشتنی را شروع کرده‌ای: یک کاشی بردار.
}
illegal-pentaraduga-locked = { $what ->
    [exchange] { $seat } تعویضی را شروع کرده؛ صبر کن تا تمام شود.
    [take] { $seat } برداشتن کاشی را شروع کرده؛ صبر کن تا تمام شود.
   *[move] { $seat } حرکتی را شروع کرده؛ صبر کن تا تمام شود.
}
## غنیمت و پیشروی

illegal-pentaraduga-barred = اعلامت باطل شد؛ حالا اول حریفت بازی می‌کند.
illegal-pentaraduga-no-claim = { $what ->
    [exchange] الان نمی‌شود تعویض اعلام کرد.
    [move] الان نمی‌شود حرکت اعلام کرد.
   *[take] در این بازی فقط حرکت یا تعویض اعلام می‌شود.
}
illegal-pentaraduga-no-exchange = { $need ->
    [full] تا وقتی کاشی‌های کامل پشت سر هم می‌آیند تعویض نیست.
    [start] پیش از چیدن شکل آغاز تعویض نیست.
    [replay] در بازی تک‌نفرهٔ پایانی تعویض نیست.
   *[other] الان تعویض نمی‌شود.
}
illegal-pentaraduga-no-take = فقط با یک کاشی در دست و ذخیرهٔ خالی می‌توانی بدون دادن برداری.
illegal-pentaraduga-must-exchange = فقط وقتی ذخیرهٔ حریفت خالی است می‌توانی پاس بدهی؛ کاشی بگذار یا تعویض کن.
illegal-pentaraduga-start-more = { $laid } کاشی برای شکل آغاز کم است.
illegal-pentaraduga-start-claims = { $tile } را نمی‌شود آنجا گذاشت: شکل آغاز از وسط شروع می‌شود و دو کاشی هر بازیکن به هم می‌چسبند.
illegal-pentaraduga-start-reach = { $tile } را نمی‌شود آنجا گذاشت: کاشی‌ای که به تو داده‌اند کنار خط در سمت حریف است، بی‌آنکه زرد به خط برسد، و یکی از کاشی‌هایت در سمت خودت به آن می‌چسبد.
illegal-pentaraduga-start-reach-plus = { $tile } را نمی‌شود آنجا گذاشت: شکل آغاز از بالای خط و چسبیده به آن شروع می‌شود و هر سو دو کاشی دارد.
illegal-pentaraduga-not-yellow = { $tile } زرد ندارد؛ کاشی‌ای بده که داشته باشد، یا تعویض کن.
illegal-pentaraduga-full-elsewhere = { $tile } جای دیگری کامل می‌شود، پس باید همان‌جا برود.
illegal-pentaraduga-intercept-full = نوبت تو نیست: بی‌نوبت فقط با کاشی کامل می‌شود، و { $tile } آنجا مربع نمی‌سازد.

## بازی‌های آموزشی

malformed-training-file = این ثبتِ بازی آموزشی نیست؛ یک شیء انتظار می‌رفت، یا شیئی با فهرست «records».
malformed-training-game = «{ $name }» با { $set } کاشی بازی پنتارادوگا نیست؛ نام کتاب یا یکی از این‌ها انتظار می‌رفت: { $expected }.
malformed-training-deal = دست‌ها، ذخیره‌ها و شکل‌های پیش از رویداد اول باید هر { $count } کاشی باشند، هر یک یک بار.
malformed-training-prefigures = شکل‌های پیش از رویداد اول باید بی‌ایراد باشند، و در بازی‌های با شکل خودی مال A یا B باشند.
malformed-training-key = «{ $key }» نیست.
malformed-training-type = «{ $type }» رویداد این بازی نیست، یا الان نیست.
malformed-training-number = حرکت { $number } نمی‌تواند حرکت بعدی { $seat } باشد: فردها مال A است و زوج‌ها مال B، و آخرین { $last } بود.
malformed-training-figure = شکل «{ $name }» نداریم؛ این‌ها انتظار می‌رفت: { $expected }.
malformed-training-untaken = { $seat } هنوز باید { $tiles } را بردارد.
malformed-training-unfinished = ثبت تمام شد، ولی بازی تمام نشده است.
malformed-training-remark = یادداشت باید شیء باشد.
malformed-training-remark-late = یادداشتی پس از { $at } رویداد هست؛ فقط { $count } رویداد داریم.
malformed-training-differs = { $what ->
    [hand] دستِ پخش‌شده
    [tiles] کاشی‌های کشیده یا برداشته
    [refusal] نوع پاس
    [start] آغاز یک شکل
    [source] کاشی از کجا آمده
    [owner] کاشی مال که بوده
    [figure] شکل
    [mark] مربع می‌سازد یا نه
    [reach] رسیدن
    [finish] تمام کردن
    [intercept] حرکت بی‌نوبت
    [give] کاشی‌های داده‌شده
    [give_to] کاشی انتهای ذخیره
    [take_from] کاشی ابتدای ذخیره
    [take] نام کنش
    [stage] مرحلهٔ تعویض همه
    [collect] کاشی‌های برداشته از تعویض
    [squares] مربع‌ها
    [violations] خلاف‌ها
    [count_all] جاهای کاشی
    [count_full] جاهایی که کاشی کامل است
    [count_double] جاهایی که کاشی دوتایی است
    [has_full] کاشی می‌تواند کامل باشد یا نه
    [count] کنج‌ها
    [left] کاشی‌های مانده
    [points] امتیازها
    [score] نتیجه
   *[other] { $what }
}: ثبت می‌گوید { $said }، طبق قواعد { $found } است.

## پایان بازی‌ها

outcome-played = همهٔ حرکت‌ها انجام شد و امتیازها شمرده شد.
outcome-checked = هر دو شکل مقایسه شد.
outcome-checked-even = هر دو شکل برابرند: هر که سریع‌تر بود می‌برد.
outcome-extended = شکل ادامه‌یافته شمرده شد.
outcome-surrendered = { $loser } واگذار کرد و شکل دیگر را نمی‌بیند.
outcome-interrupted = هر دو پاس دادند؛ هر کس برای هر کاشی ماندهٔ دیگری یک امتیاز می‌گیرد.
outcome-replay-time = وقت بازی تک‌نفره تمام شد و امتیازها شمرده شد.

## سطح‌های کامپیوتر

level-pentaraduga-1 = مبتدی
level-pentaraduga-about-1 = عجله ندارد و خیلی چیزها را نمی‌بیند.
level-pentaraduga-2 = بازیکن
level-pentaraduga-about-2 = بیشترِ جاها را می‌بیند و عجله ندارد.
level-pentaraduga-3 = استاد
level-pentaraduga-about-3 = سریع است، همه‌چیز را می‌بیند و جلوتر را می‌اندیشد.

## درس‌ها

malformed-pentaraduga-unsound = بازی این‌طور شروع نمی‌شود: «{ $part }» با بقیهٔ پخش جور نیست.
malformed-pentaraduga-middle = از اینجا نمی‌شود بازی شروع کرد: بازی تمام است، یا شکلی در حال ادامه یافتن است.
malformed-pentaraduga-covered-figure = اینجا شکلی پوشیده است و کاشی‌هایش را نمی‌شود از نو پخش کرد. از حرکتی زودتر شروع کن، یا کاشی‌های پنهان را همان‌طور که بودند نگه دار.
malformed-lesson-at = { $id } از آنچه پس از { $at } حرکت می‌آید می‌گوید؛ فقط { $count } حرکت هست.
malformed-lesson-texts = شرح { $id } به زبان «{ $language }» این عنوان‌ها را دارد: { $found }؛ این‌ها انتظار می‌رفت: { $expected }.
lesson-fulls-1 = کامل‌ها، بازی ۱: رشتهٔ کاشی‌های کامل
lesson-fulls-2 = کامل‌ها، بازی ۲: آغاز بی‌حرکت
lesson-fulls-3 = کامل‌ها، بازی ۳: تلهٔ پایانی
lesson-squares-1 = مربع‌ها، پخش ۱: یک بلوف
lesson-squares-2 = مربع‌ها، پخش ۲: چه کسی اول استپ می‌گوید
lesson-squares-3 = مربع‌ها، پخش ۳: مقایسه
lesson-claims-1 = غنیمت، بازی ۱: گرفتن یک شکل
lesson-claims-2 = غنیمت، بازی ۲: تعویض‌ها
lesson-reach-v1 = پیشروی، گونهٔ اول: حرکت‌های بی‌نوبت و یک رسیدن
lesson-reach-v2 = پیشروی، گونهٔ دوم: تمام کردن پیش از دیگری
lesson-reach-v3 = پیشروی، گونهٔ سوم: یک کاشی کامل دیگر
lesson-reach-v4 = پیشروی، گونهٔ چهارم: مساوی
lesson-reach-v5 = پیشروی، گونهٔ پنجم: نفر دوم می‌رسد
lesson-doubles-1 = دوتایی‌ها، بازی ۱: تعویض همه
lesson-doubles-2 = دوتایی‌ها، بازی ۲: سه جایزه
lesson-doubles-4 = دوتایی‌ها، بازی ۴: هشت بر هیچ
lesson-rings-1 = حلقه‌ها، بازی ۱: حلقه‌ای کامل می‌شود
lesson-rings-2 = حلقه‌ها، بازی ۲: حلقه‌ای در آغاز
lesson-steals-1 = قاپ‌زنی، بازی آموزشی
lesson-steals-problem = قاپ‌زنی، معما: ده بر هیچ
