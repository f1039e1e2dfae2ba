### کوارتو.

## مهره‌ها

piece-name = { $colour ->
       *[light] روشن
        [dark] تیره
    } { $height ->
       *[tall] بلند
        [short] کوتاه
    } { $shape ->
       *[round] گرد
        [square] مربع
    } { $top ->
       *[solid] توپر
        [hollow] توخالی
    }

feature-colour = رنگ
feature-shape = شکل
feature-height = بلندی
feature-top = سوراخ
value-light = روشن
value-dark = تیره
value-round = گرد
value-square = مربع
value-tall = بلند
value-short = کوتاه
value-solid = توپر
value-hollow = توخالی

## نپذیرفتن

illegal-quarto-other-phase = { $phase ->
        [give] اول یک مهره به حریفت بده.
        [place] اول مهره‌ای را که در دست داری بگذار.
       *[close] همهٔ مهره‌ها گذاشته شده: اعلام کن، یا بگو خطی نیست.
    }
illegal-quarto-piece-gone = این مهره را نمی‌شود داد، دیگر در بازی است: { $piece }.
illegal-quarto-square-taken = خانهٔ { $square } پر است: { $piece }.
illegal-quarto-calls-auto = سر این میز خط خودش می‌برد؛ کسی اعلام نمی‌کند.
illegal-quarto-call-points-nowhere = خطی را که می‌گویی نشان بده.
illegal-quarto-call-squares = اعلام باید چهار خانهٔ جدا را نشان بدهد.
illegal-quarto-call-after-placing = سر این میز اول می‌گذاری و بعد اعلام می‌کنی.
illegal-quarto-called-already = در این نوبت یک بار اعلام کرده‌ای.
illegal-quarto-no-call-now = الان نمی‌توانی اعلام کنی.

## متن‌هایی که خوانده نمی‌شوند

malformed-quarto-piece = «{ $text }» مهره نیست؛ یک رقم شانزده‌شانزدهی 0–f یا چهار حرف انتظار می‌رفت، یکی از هر کدام از L/D، R/Q، T/S، F/H.
malformed-quarto-square = «{ $text }» خانه نیست؛ a1 تا d4 انتظار می‌رفت.
malformed-quarto-line = «{ $text }» خط نیست؛ دو سر مانند a3-d3 یا چهار خانه انتظار می‌رفت.
malformed-quarto-position-fields = وضعیت «{ $text }»: صفحه، یک فاصله و مهرهٔ در دست یا «-» انتظار می‌رفت.
malformed-quarto-position-ranks = صفحهٔ «{ $text }»: 4 ردیف با «/» میانشان انتظار می‌رفت، { $found } تا هست.
malformed-quarto-position-rank = ردیف { $rank } صفحه، «{ $text }»: 4 خانه انتظار می‌رفت، { $found } تا هست.
malformed-quarto-position-digit = «{ $text }» روی { $square } مهره نیست؛ یک رقم شانزده‌شانزدهی 0–f یا «.» انتظار می‌رفت.
malformed-quarto-piece-twice = مهرهٔ { $piece } دو بار روی صفحه است: { $first } و { $second }.
malformed-quarto-hand-placed = مهرهٔ در دست، { $piece }، از پیش روی صفحه است: { $square }.
malformed-quarto-features = ویژگی‌ها باید یکی یا چند تا از این‌ها باشند، هر یک یک بار: { $expected }.
malformed-quarto-shared = خط نمی‌تواند { $shared } ویژگی مشترک داشته باشد وقتی فقط { $features } ویژگی مهم است.
malformed-quarto-full = در «{ $text }» چیزی برای بازی نمانده است.
malformed-quarto-starter = «{ $text }» شروع‌کننده نیست؛ A یا B انتظار می‌رفت.
malformed-detail = «{ $word }» چیزی در پرانتز نمی‌گیرد، «({ $detail })» آمده است.
malformed-memory = جدولی با { $megabytes } مگابایت در حافظهٔ این دستگاه جا نمی‌شود.

## موتور

malformed-engine-command = «{ $text }» فرمان نیست؛ این‌ها انتظار می‌رفت: { $expected }.
malformed-engine-alone = «{ $command }» تنها می‌آید، «{ $text }» پس از آن آمده است.
malformed-engine-setoption = «setoption { $text }»: «setoption name NAME value VALUE» انتظار می‌رفت.
malformed-engine-option = گزینهٔ «{ $text }» نداریم؛ این‌ها انتظار می‌رفت: { $expected }.
malformed-engine-position = «position { $text }»: «start» یا وضعیتی مانند 0..f/..../.3../.... 9 انتظار می‌رفت، و سپس در صورت نیاز «moves» و خانه‌ها و مهره‌ها یکی در میان.
malformed-engine-go = «go … { $text }»: time MS، nodes N، infinite، moves یا هیچ انتظار می‌رفت.
malformed-engine-infinite = «infinite» یعنی بی‌حد، پس نه با time می‌آید نه با nodes.
illegal-engine-busy = «{ $command }» باید تا پایان جست‌وجو صبر کند؛ «stop» آن را تمام می‌کند.

## پایان بازی‌ها

outcome-line = { $winner } با یک خط می‌برد.
outcome-false-call = { $winner } می‌برد: { $loser } بی‌آنکه خطی باشد اعلام کرد.
outcome-full = مساوی: همهٔ مهره‌ها گذاشته شد و کسی اعلام نکرد.

## سطح‌های کامپیوتر و شیوهٔ بازی هر یک

level-quarto-1 = تازه‌وارد
level-quarto-about-1 = خط‌ها را نمی‌بیند و اعلام را جا می‌اندازد.
level-quarto-2 = مبتدی
level-quarto-about-2 = خیلی چیزها را می‌بیند و باز بعضی را نه.
level-quarto-3 = نوآموز
level-quarto-about-3 = خط‌ها را می‌بیند، ولی برد را هدیه می‌دهد.
level-quarto-4 = تفریحی
level-quarto-about-4 = هر بردی را که ببیند می‌گیرد.
level-quarto-5 = باشگاهی
level-quarto-about-5 = پیش از دادن مهره فکر می‌کند.
level-quarto-6 = کارکشته
level-quarto-about-6 = چند حرکت جلوتر را می‌بیند.
level-quarto-7 = استاد
level-quarto-about-7 = به‌ندرت اشتباه می‌کند.
level-quarto-8 = شکست‌ناپذیر
level-quarto-about-8 = هرگز اشتباه نمی‌کند.

## قواعد برای انتخاب

preset-international = قواعد معمول
preset-beginners-1 = برای مبتدیان: فقط رنگ مهم است
preset-beginners-2 = برای مبتدیان: رنگ و شکل مهم است
preset-beginners-3 = برای مبتدیان: همه‌چیز جز سوراخ مهم است
preset-advanced = باتجربه‌ها: مربع‌های ۲×۲ هم خط‌اند
preset-tournament = مسابقه‌ای: یک دقیقه برای هر حرکت، اعلام غلط باخت است
preset-balkan = هر دو می‌توانند دیر اعلام کنند، مثل بالکان
preset-taiwan = اعلام پیش از گذاشتن، مثل تایوان
preset-greek-2 = دو ویژگی مشترک، به شیوهٔ یونانی
preset-own = مطابق برگهٔ قواعد به زبان تو
