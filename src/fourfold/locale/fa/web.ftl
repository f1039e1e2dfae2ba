### صفحه در مرورگر.

web-name = Fourfold
web-home = به بازی‌ها
web-skip = به محتوا
web-navigation = Fourfold
web-close = بستن
web-yes = بله
web-no = نه
web-you = تو
web-nobody = هنوز هیچ‌کس
web-somebody = یک نفر
web-default-name = مهمان
web-player-a = بازیکن ۱
web-player-b = بازیکن ۲

## عنوان صفحه‌ها

web-title-home = Fourfold
web-title-table = سر میز · Fourfold
web-title-join = دعوت · Fourfold
web-title-device = صندلی تو · Fourfold
web-title-games = بازی‌های من · Fourfold
web-title-nowhere = پیدا نشد · Fourfold

## وقتی چیزی کار نمی‌کند

web-nowhere = در این نشانی چیزی نیست.
web-page-offline = این صفحه بارگذاری نشد. شاید اتصال قطع است.
web-try-again = دوباره
web-reload = بارگذاری دوباره
web-try-now = همین حالا
web-refused-offline = سرور در دسترس نیست. اتصال برقرار است؟
web-refused-other = نشد ({ $code }).
web-opening = در حال باز کردن میز…
web-waits-for-server = این بازی منتظر سرور است. با برقراری اتصال باز می‌شود.
web-connection-lost = اتصال قطع شد. در حال برگشت…

## خانه

web-game-quarto = کوارتو
web-about-game-quarto = چهار تا در یک خط با چیزی مشترک. تو انتخاب می‌کنی حریفت چه بگذارد.
web-game-fulls = کامل‌ها
web-about-game-fulls = کاشی‌ها را رنگ به رنگ بچین. کاشی‌ای که مربعی را ببندد باید با یکی مثل خودش جواب بگیرد.
web-game-squares = مربع‌ها
web-about-game-squares = پشت پرده از هفت کاشی یک شکل بساز. مربع بیشتر می‌برد، و زود استپ گفتن خودش مسابقه است.
web-game-claims = غنیمت
web-about-game-claims = کامل‌ها با غنیمت: هر که رشتهٔ کاشی‌های کامل را تمام کند، شکل و مربع‌هایش را می‌برد.
web-game-quados = کوادوس
web-about-game-quados = مربع‌ها، و بعد برنده با همهٔ کاشی‌های هر دو ادامه می‌دهد.
web-game-reach = پیشروی
web-about-game-reach = خطی میز را دو نیم می‌کند. مربع‌های سمت خودت شمرده می‌شوند، و کاشی کامل می‌گذارد ادامه بدهی یا بی‌نوبت بازی کنی.
web-game-doubles = دوتایی‌ها
web-about-game-doubles = بدون نوبت: هر کس شکل خودش را هر چه تندتر می‌چیند، و هر کاشی به دو تا می‌چسبد.
web-game-rings = حلقه‌ها
web-about-game-rings = دوتایی‌ها با کنج، و با حلقه‌های چهار کاشی گرد یک خانهٔ خالی.
web-game-steals = قاپ‌زنی
web-about-game-steals = هر کس شکل خودش را دارد و می‌تواند از شکل دیگری کاشی بردارد.
web-game-frames = قاب‌ها
web-about-game-frames = پشت پرده قابی بساز. بزرگ‌ترین حفره می‌برد.
web-game-squares-plus = مربع‌ها +
web-about-game-squares-plus = مربع‌ها با هر بیست‌وچهار کاشی، هر کس دوازده تا.
web-game-claims-plus = غنیمت +
web-about-game-claims-plus = غنیمت با هر بیست‌وچهار کاشی و شکل آغاز چهارتایی.
web-game-reach-plus = پیشروی +
web-about-game-reach-plus = پیشروی با هر بیست‌وچهار کاشی، و نُه خانه راه.
web-game-doubles-plus = دوتایی‌ها +
web-about-game-doubles-plus = دوتایی‌ها با هر بیست‌وچهار کاشی و شش تا در دست.
web-game-rings-plus = حلقه‌ها +
web-about-game-rings-plus = حلقه‌ها با هر بیست‌وچهار کاشی و شش تا در دست.
web-game-steals-plus = قاپ‌زنی +
web-about-game-steals-plus = قاپ‌زنی با هر بیست‌وچهار کاشی و حرکت‌های سه‌تایی.
web-games = بازی‌ها
web-family-pentaraduga = پنتارادوگا
web-more-games = بازی‌های دیگر
web-ways = شیوه‌های بازی
web-play-computer = با کامپیوتر
web-play-friend = با دوست، با پیوند
web-play-here = دونفره، همین‌جا
web-play-anybody = با هر کس آنلاین
web-level = کامپیوتر چقدر قوی بازی کند
web-level-is = { $level }، { $name }. { $about }
web-continue = ادامهٔ بازی
web-finished = تمام‌شده
web-my-games = بازی‌های من
web-no-games = هنوز بازی‌ای روی این دستگاه نیست.
web-tile-with = با { $name }
web-tile-here = { $a } و { $b }
web-tile-continue = ادامه
web-tile-open = هنوز کسی نیامده
web-tile-invite = ادامهٔ انتظار

## تنظیمات

web-learn = یادگیری
web-solve = حل
web-here-turns = هر دو همین‌جا: کاشی‌ها میان نوبت‌ها پوشیده‌اند.
web-here-cutting-in = هر دو همین‌جا: کاشی‌ها میان نوبت‌ها پوشیده‌اند و کسی بی‌نوبت بازی نمی‌کند.
web-here-building = هر دو همین‌جا: یکی پس از دیگری می‌سازد، با ساعت؛ آن که سریع‌تر است اول حساب می‌شود.
web-here-race = هر دو همین‌جا: به‌جای مسابقهٔ سرعت، نوبتی بازی می‌کنید.
web-from-age = از { $age } سالگی
web-rules-help = قواعد و راهنما
web-how-to-play = روش بازی { $game }
web-settings = تنظیمات
web-your-name = نام تو
web-theme = ظاهر
web-theme-auto = سیستم
web-theme-light = روشن
web-theme-dark = تیره
web-theme-contrast = پرتضاد
web-pieces = مهره‌ها
web-pieces-wood = چوبی
web-pieces-plain = ساده
web-palette = رنگ کاشی‌ها
web-palette-rainbow = رنگین‌کمان
web-palette-safe = برای کوررنگی
web-patterns = نشانه روی کاشی‌ها
web-sound = صدا
web-motion = انیمیشن
web-language = زبان
web-my-data = دانلود بازی‌هایم
web-forget-me = پاک کردن داده‌هایم
web-forget-me-sure = نامت پاک می‌شود، در بازی‌های در جریان تسلیم می‌شوی و این مرورگر فراموش می‌شود. بازی‌های تمام‌شده، بدون نام تو، برای کسانی که با آن‌ها بازی کرده‌ای می‌ماند.

## قواعد برای انتخاب

web-rules = قواعد
web-rules-are = { $custom ->
        [yes] { $name }، تغییریافته
       *[no] { $name }
    }
web-rules-done = تمام
web-about-international = چهار مهره در یک خط با یک چیز مشترک. هر که ببیند اعلام می‌کند.
web-about-beginners-1 = روشن یا تیره، و دیگر هیچ. برای بازی اول.
web-about-beginners-2 = دو چیز را باید پایید، وقتی بازی اول آسان شد.
web-about-beginners-3 = سه چیز را باید پایید؛ سوراخ آخر از همه می‌آید.
web-about-advanced = چهار همسایه در یک مربع هم می‌برند. نُه راه دیگر که شاید نبینی.
web-about-tournament = شصت ثانیه برای گذاشتن و دادن. فقط اگر مطمئنی اعلام کن.
web-about-balkan = اگر خطی دیده نشد، از هر دو، آن که اول اعلام کند می‌برد.
web-about-taiwan = پیش از گذاشتن کوارتو بگو و بگو کجا می‌گذاری. آنچه دیده نشد، رفته است.
web-about-greek-2 = یک چیز مشترک کافی نیست، دو تا می‌خواهد.
web-edition = مطابق برگهٔ قواعد
web-edition-none = زبانی انتخاب کن…
web-custom = هر قاعده جداگانه
web-match = بازی‌های یک مسابقه
web-names = نام‌ها
web-names-here = وقتی دو نفر پای همین صفحه بازی می‌کنند:
web-no-limit = بی‌حد
web-seconds = { $seconds } ثانیه
web-feature-colour = رنگ
web-feature-shape = شکل
web-feature-height = بلندی
web-feature-top = سوراخ
web-option-features = چه چیزی مهم است
web-option-shared = چهار مهره چند چیز مشترک داشته باشند
web-option-squares = مربع‌های ۲×۲ خط‌اند
web-option-calls = خط می‌برد
web-option-calls-players = وقتی اعلام شود
web-option-calls-auto = خودبه‌خود
web-option-late-call = خط جامانده را اعلام می‌کند
web-option-late-call-opponent = حریف
web-option-late-call-either = هر کدام
web-option-late-call-none = هیچ‌کس
web-option-call-when = اعلام
web-option-call-when-after = پس از گذاشتن
web-option-call-when-before = پیش از گذاشتن
web-option-point = برای اعلام
web-option-point-line = نشان دادن خط
web-option-point-word = فقط گفتن
web-option-false-call = بهای اعلام غلط
web-option-false-call-refuse = هیچ
web-option-false-call-forfeit = باخت
web-option-starter = مهرهٔ اول را می‌دهد
web-option-starter-lot = قرعه
web-option-starter-first = بازیکن اول
web-option-starter-loser = بازندهٔ قبلی
web-option-move-time = وقت هر حرکت

## قواعد به زبان، برای کسی که انتخابشان نکرده

web-rules-short-international = قواعد معمول
web-rules-short-beginners-1 = فقط رنگ مهم است
web-rules-short-beginners-2 = رنگ و شکل مهم است
web-rules-short-beginners-3 = همه جز سوراخ مهم است
web-rules-short-advanced = مربع‌های ۲×۲ هم خط‌اند
web-rules-short-tournament = مسابقه‌ای
web-rules-short-balkan = اعلام دیرتر برای هر دو
web-rules-short-taiwan = اعلام پیش از گذاشتن
web-rules-short-greek-2 = دو ویژگی مشترک
web-rule-features = این‌ها مهم‌اند: { $features }.
web-rule-squares = چهار همسایه در یک مربع ۲×۲ هم خط‌اند.
web-rule-shared = خط { $shared } چیز مشترک می‌خواهد.
web-rule-calls-auto = خط خودبه‌خود می‌برد؛ لازم نیست کسی اعلام کند.
web-rule-late-call-either = خط جامانده را هر یک از دو بازیکن می‌تواند اعلام کند.
web-rule-late-call-none = خط جامانده را بعداً نمی‌شود اعلام کرد.
web-rule-call-when-before = پیش از گذاشتن اعلام کن و بگو کجا می‌گذاری.
web-rule-point-word = برای اعلام فقط گفتن بس است؛ لازم نیست خط را نشان بدهی.
web-rule-move-time = { $seconds } ثانیه برای هر حرکت.
web-rule-false-call-forfeit = اعلام غلط یعنی باخت.
web-rule-starter-first = بازیکن اول مهرهٔ اول را می‌دهد.
web-rule-starter-loser = بازندهٔ بازی قبلی مهرهٔ اول را می‌دهد.
web-rule-match = { $games ->
        [1] یک بازی.
       *[other] مسابقه‌ای با { $games } بازی.
    }

## دعوت و پیوستن

web-invite-title = دعوت از دوست
web-invite-hint = این پیوند را بفرست. همین که دوستت بیاید بازی اینجا باز می‌شود.
web-invite-game = بیا بازی کنیم! { $game }:
web-link = پیوند
web-link-only-here = با این نشانی، پیوند فقط روی همین کامپیوتر باز می‌شود.
web-link-serve = برای دستگاه‌های دیگر سرور را با «{ $command }» راه بینداز و این صفحه را با نام این کامپیوتر در شبکه باز کن.
web-qr = پیوند به‌صورت کد QR
web-copy = کپی پیوند
web-copied = کپی شد.
web-share = هم‌رسانی
web-looking = دنبال یک نفر می‌گردیم…
web-looking-hint = همین که کسی بیاید بازی باز می‌شود.
web-looking-long = هنوز کسی نیامده. می‌توانی باز هم صبر کنی، یا سر همین میز با کامپیوتر بازی کنی.
web-play-bot-instead = با کامپیوتر
web-invited = { $name } تو را به { $game } دعوت می‌کند
web-join = بنشین و بازی کن
web-set-up = از وضعیت چیده‌شده
web-set-up-known = از وضعیت چیده‌شده، با همان کاشی‌های پنهان
web-set-up-who = این بازی از اول شروع نمی‌شود: وضعیت را { $name } چیده است.
web-set-up-drawn = کاشی‌هایی که نمی‌بینی از نو پخش شده‌اند. هیچ‌کس نمی‌داند کدام‌اند.
web-set-up-known-tiles = کاشی‌های پنهان همان قبلی‌ها هستند. شاید { $name } بداند کاشی‌های تو کدام‌اند.
web-set-up-agree = موافقم با این کاشی‌ها بازی کنم
web-invite-over = این صندلی پر است.
web-to-table = برو سر میز
web-another-device = دستگاه دیگر
web-move-seat-title = بازی روی دستگاهی دیگر
web-move-seat-hint = این پیوند را آنجا باز کن تا صندلی‌ات هم بیاید. یک بار کار می‌کند.
web-device-title = ادامه در اینجا
web-device-hint = صندلی‌ات به این دستگاه می‌آید؛ آن یکی فقط تماشا می‌کند.
web-device-take = صندلی‌ام را بیاور
web-seat-moved = صندلی‌ات به دستگاه دیگری رفته است.

## سر میز

web-table-of = { $game }: { $a } و { $b }
web-players = بازیکنان
web-score = بازی‌های برده
web-away = غایب
web-is-away = { $name } غایب است.
web-left = { $name } میز را ترک کرد.
web-download-record = دریافت ثبت بازی
web-awaited = { $count ->
        [one] منتظر آمدن { $name } هستیم.
       *[other] منتظر آمدن بازیکنان هستیم.
    } { $clock ->
        [yes] ساعت وقتی راه می‌افتد که هر دو اینجا باشند.
       *[no] بازی وقتی شروع می‌شود که هر دو اینجا باشند.
    }
web-claim = اعلام برد
web-clock = { $time } مانده
web-seconds-left = { $seconds } ثانیه مانده.
web-acts = سر میز
web-ask-takeback = پس گرفتن
web-ask-draw = مساوی
web-ask-pause = وقفه
web-resign = تسلیم
web-resign-title = تسلیم؟
web-resign-sure = { $here ->
        [yes] { $name } تسلیم می‌شود و دیگری می‌برد.
       *[no] تسلیم می‌شوی و حریفت می‌برد.
    }
web-play-on = ادامه
web-request = { $wish ->
        [draw] { $name } پیشنهاد مساوی می‌دهد.
        [pause] { $name } وقفه می‌خواهد.
       *[takeback] { $name } می‌خواهد حرکت آخر را پس بگیرد.
    } { $here ->
        [yes] { $other }، قبول داری؟
       *[no] قبول داری؟
    }
web-request-waiting = { $mine ->
        [yes] { $wish ->
                [draw] پیشنهاد مساوی داده‌ای.
                [pause] وقفه خواسته‌ای.
               *[takeback] خواسته‌ای حرکتی را پس بگیری.
            } پاسخ در راه است…
       *[no] { $name } منتظر پاسخ است.
    }
web-paused = وقفه
web-resume = ادامه
web-result-won = بردی!
web-result-lost = باختی.
web-result-draw = مساوی.
web-result-score = { $high } : { $low }
web-result-winner = { $name } می‌برد!
web-match-game = بازی { $number } از { $count }
web-match-score = مسابقه تا اینجا: { $a } { $scoreA }، { $b } { $scoreB }.
web-match-won = { $who ->
        [you] مسابقه را { $high } بر { $low } بردی!
        [other] مسابقه را باختی: { $name } { $high } بر { $low } می‌برد.
       *[name] { $name } مسابقه را { $high } بر { $low } می‌برد!
    }{ $even ->
        [yes] {" "}با امتیاز برابر، آخرین برد تعیین‌کننده است.
       *[no] {""}
    }
web-match-drawn = مسابقه مساوی شد: { $a } { $scoreA }، { $b } { $scoreB }.
web-match-another = مسابقه‌ای دیگر
web-watching = تماشا می‌کنی.
web-watch-next = به بازی بعدی
web-rematch = دوباره بازی
web-rematch-too = بله، دوباره!
web-rematch-waiting = در انتظار…
web-to-replay = بازپخش
web-replay = تماشای دوباره
web-told-begins = { $name } شروع می‌کند.
web-act-told-join = { $name } آمد.
web-act-told-ask = { $wish ->
        [draw] { $name } پیشنهاد مساوی می‌دهد.
        [pause] { $name } وقفه می‌خواهد.
       *[takeback] { $name } می‌خواهد حرکتی را پس بگیرد.
    }
web-act-told-answer = { $yes ->
        [yes] { $name } قبول دارد.
       *[no] { $name } قبول ندارد.
    }
web-act-told-away = { $name } رفت.
web-act-told-wait = بازی منتظر { $name } است.
web-act-told-back = { $name } اینجاست.
web-act-told-resume = { $name } ادامه می‌دهد.
web-act-told-rematch = { $name } می‌خواهد دوباره بازی کند.

## کوارتو

web-board = صفحه
web-tray = مهره‌ها برای دادن
web-square-piece = { $square }، { $piece }
web-square-empty = { $square }، خالی
web-hand = در دست { $name }: { $piece }
web-hand-give = مهرهٔ انتخاب‌شده را به { $name } بده
web-hand-empty = دست { $name } خالی است
web-moves = حرکت‌ها
web-no-moves = هنوز حرکتی نیست.
web-move-call = { $right ->
        [yes] کوارتو! { $line }
       *[no] { $name }: خط نیست { $line }
    }
web-call = کوارتو!
web-call-sure = اعلام
web-call-leave = بی‌خیال
web-done = خطی نیست
web-nothing-full = هیچ خط کاملی از آخرین مهره نمی‌گذرد. خط‌های قدیمی‌تر دیگر به حساب نمی‌آیند.
web-status-place = { $who ->
        [you] مهره‌ات را بگذار.
        [here] { $name }، مهره را بگذار.
       *[other] { $name } مهره می‌گذارد…
    }
web-status-give = { $who ->
        [you] مهره‌ای برای دادن انتخاب کن.
        [here] { $name }، مهره‌ای برای { $other } انتخاب کن.
       *[other] { $name } مهره انتخاب می‌کند…
    }
web-status-give-sure = دوباره رویش بزن تا بدهی‌اش.
web-status-close = { $who ->
        [you] همهٔ مهره‌ها گذاشته شد. خطی هست؟
        [here] { $name }، خطی هست؟
       *[other] { $name } دنبال خط می‌گردد…
    }
web-status-thinking = { $name } فکر می‌کند…
web-status-point-square = کجا می‌گذاری‌اش؟
web-status-point-line = روی خطت بزن.
web-status-point-sure = خط تو: { $line }؟
web-status-sending = …
web-status-paused = وقفه.
web-status-open = در انتظار بازیکن دیگر.
web-status-over = بازی تمام است.
web-told-give = { $name } می‌دهد: { $piece }.
web-told-place = { $name } روی { $square } می‌گذارد.
web-told-call = { $line ->
        [none] { $name } می‌گوید کوارتو. خط است!
       *[other] { $name } می‌گوید کوارتو: { $line }. خط است!
    }
web-told-false-call = { $name } گفت کوارتو، ولی این خط نیست.
web-told-done = { $name } چیزی برای اعلام ندارد.
