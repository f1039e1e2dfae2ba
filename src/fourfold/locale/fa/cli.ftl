### خط فرمان.

cli-fourfold = بازی‌هایی دربارهٔ چهار چیزِ جور.
cli-fourfold-examples =
    نمونه‌ها:

    fourfold quarto play

    fourfold quarto show "0..f/..../.3../.... 9" --svg board.svg
cli-version = نمایش نسخه و خروج.
cli-lang = زبان برنامه؛ پیش‌فرض زبان محیط است (FOURFOLD_LANG, LANG).
cli-quarto = کوارتو: بازی، دیدن و حل وضعیت‌ها، بررسی ثبت بازی‌ها.
cli-json = چاپ JSON برای برنامه‌ها، هر سطر یک شیء.
cli-cyrillic = کاشی‌ها و جهت‌ها را با حروف سیریلیک کتاب می‌نویسد.
cli-position = وضعیتی مانند "0..f/..../.3../.... 9": ردیف‌های 4 تا 1، هر مهره یک رقم شانزده‌شانزدهی، سپس مهرهٔ در دست یا "-". یک "-" تنها، از هر سطر ورودی استاندارد یک وضعیت می‌خواند.
cli-preset = قواعد بازی؛ «fourfold quarto presets» فهرستشان را نشان می‌دهد.
cli-set = تغییر یک گزینه از قواعد، مانند squares=on یا move_time=60.
cli-os-error = { $path }: { $why }.
cli-output = خروجی
cli-unfinished = پس از { $events } رویداد ناتمام مانده است.
cli-false-call = { $name } بی‌آنکه خطی باشد اعلام کرد (رویداد { $event }).
cli-edition = مطابق برگهٔ قواعد به آن زبان
cli-in-hand = در دست: { $piece }، { $name }.

cli-play = بازی در ترمینال، دو نفر با یک صفحه‌کلید یا یک نفر با کامپیوتر.
cli-play-examples =
    نمونه‌ها:

    fourfold quarto play --against 3

    fourfold quarto play --against person --names Ann,Bo --preset tournament
cli-play-against = حریف: یک نفر (person) یا یکی از سطح‌های کامپیوتر، از ضعیف به قوی. اگر ندهی، پرسیده می‌شود.
cli-play-names = نام بازیکنان، با ویرگول لاتین میانشان.
cli-play-save = جای نگه‌داری بازی ناتمام.
cli-play-new = شروع تازه؛ بازی ناتمام کنار گذاشته می‌شود.

cli-show = نمایش یک وضعیت، به‌صورت متن یا تصویر.
cli-show-examples =
    نمونه‌ها:

    fourfold quarto show "0..f/..../.3../.... 9"

    fourfold quarto show "0..f/..../.3../.... -" --svg board.svg --theme dark

    fourfold quarto show - --json < positions.txt
cli-show-svg = وضعیت در این فایل SVG هم کشیده شود.
cli-show-theme = رنگ‌های تصویر.
cli-show-size = ارتفاع تصویر به پیکسل.

cli-replay = بررسی ثبت یک بازی طبق قواعد و نمایش پایان آن.
cli-replay-examples =
    نمونه‌ها:

    fourfold quarto replay game.txt

    fourfold quarto replay game.txt --to json > game.json
cli-replay-file = ثبت یک بازی، متن یا JSON؛ «-» از ورودی استاندارد می‌خواند.
cli-replay-to = چاپ خود ثبت به این شکل.
cli-presets = فهرست قواعدی که می‌توان با آن‌ها بازی کرد و آنچه هر یک عوض می‌کند.

cli-pentaraduga = پنتارادوگا: دیدن شکل‌ها و ارزششان، یافتن بهترین‌ها، ساختن معما، بازپخش بازی‌های آموزشی. کوتاه‌شده‌اش «penta» است.
cli-figure = نمایش شکلی که با نشانه‌نویسی نوشته شده: مربع‌ها، ایرادها و کوتاه‌ترین نشانه‌نویسی آن.
cli-figure-examples =
    نمونه‌ها:

    fourfold pentaraduga figure "oRoU,rOrLL,oYoD,bGyR"

    fourfold penta figure "oRoU,rOrLL,oYoD,bGyR" --json

    fourfold penta figure - --json < figures.txt
cli-figure-notation = کاشی‌ها به ترتیب چیدن و با ویرگول لاتین میانشان: کاشی، جهت نوک آن، حرف‌هایی برای بالاترین، راست‌ترین، پایین‌ترین یا چپ‌ترین جا، و کاشی‌هایی که به آن‌ها می‌چسبد؛ یا جای آن، مانند oRoU@0,0. پس از «/» پایان‌های دیگر می‌آیند. یک «-» تنها، از هر سطر ورودی استاندارد یک شکل می‌خواند.
cli-penta-solve = یافتن بهترین شکل از یک دست کاشی و اثبات اینکه بهتر از آن نیست.
cli-penta-solve-examples =
    نمونه‌ها:

    fourfold pentaraduga solve oRo rOr yOr yOy oYo gYo bGy

    fourfold pentaraduga solve oRo,rOr,yOr,yOy,oYo,gYo,bGy --free --count --json

    fourfold pentaraduga solve --goal quados --extend "rOrU,yOy,bGyL" oRo rOy
cli-penta-tiles = دست: کاشی‌هایی مانند oRo یا oRv، با فاصله یا ویرگول لاتین میانشان. یک «-» تنها، از هر سطر ورودی استاندارد یک دست می‌خواند.
cli-penta-goal = بیشترینِ چه چیزی: squares (مربع)؛ quados (مربع منهای گوشهٔ سوخته)؛ rings (حلقه)؛ frame (خانه‌های خالی یک حفره؛ لازم نیست همهٔ کاشی‌ها به کار روند).
cli-penta-free = فقط شکل‌های بدون ناجوری و اتصال کج. وگرنه مجازند و از امتیاز کم می‌شوند.
cli-penta-extend = شکلی با نشانه‌نویسی که همان‌طور می‌ماند و کاشی‌ها به آن افزوده می‌شوند.
cli-penta-count = شمار بهترین شکل‌ها هم گفته شود؛ آن‌هایی که با چرخاندن یکی می‌شوند یک بار شمرده می‌شوند.
cli-penta-seconds = بیشترین زمان جست‌وجو؛ پس از آن بهترین شکلِ یافته‌شده گفته می‌شود و اینکه اثبات نشده است. 0: هر قدر طول بکشد.
cli-penta-none = { $proved ->
        [1] از همهٔ این کاشی‌ها شکلی بی‌ایراد درنمی‌آید.
       *[0] در این زمان شکلی پیدا نشد.
    }
cli-penta-solved = { $proved ->
        [1] بهترینِ ممکن، اثبات‌شده در { NUMBER($seconds, maximumFractionDigits: 3) } ثانیه:
       *[0] بهترینِ یافته‌شده در { NUMBER($seconds, maximumFractionDigits: 0) } ثانیه، بدون اثبات:
    } { $goal ->
        [rings] { $rings } حلقه، { $counted } مربع.
        [frame] حفره‌ای با { $hole } خانه، ارزش { $counted }.
       *[squares] ارزش { $counted }.
    }
cli-penta-counted = { $all ->
        [0] دست‌کم { $count } شکل به همین خوبی هست.
       *[1] { $count } شکل به همین خوبی هست.
    }
cli-penta-problems = ساختن معماهای تازه، یا نمایش یکی از آن‌ها با پاسخ‌هایش.
cli-penta-problems-examples =
    نمونه‌ها:

    fourfold pentaraduga problems

    fourfold pentaraduga problems squares+ --count 3 --difficulty 4

    fourfold penta problems quados --seed 42 --json

    fourfold penta problems squares-0000002a
cli-penta-problems-kind = squares (7 از 14 کاشی)، squares+ (12 از 24) یا quados (7 کاشی افزوده به شکلی از 7)؛ یا شناسهٔ یک معما، برای دیدن پاسخ‌هایش.
cli-penta-problems-count = چند تا.
cli-penta-problems-seed = نقطهٔ شروع: هر بار همان معماها. وگرنه تصادفی.
cli-penta-problems-difficulty = از 1 (آسان) تا 5 (سخت): پاسخ‌ها چقدر کمیاب‌اند و چه تعداد از مربع‌های دم‌دست گمراه می‌کنند. وگرنه هر سختی.
cli-penta-problem = { $id }{ $difficulty ->
        [0] { "" }
       *[other] ، سختی { $difficulty } از 5
    }: { $kind ->
        [quados] { $given ->
                [start] همهٔ این کاشی‌ها را به این شکل بیفزا
               *[hand] از این کاشی‌ها شکلی به ارزش { $start } بساز، سپس همهٔ کاشی‌های دیگر از آن چهارده تا را به آن بیفزا
            } تا ارزشش { $goal } شود؛ هر گوشهٔ سوخته یکی کم می‌کند{ $symmetry ->
                [none] .
                [central] ، و محیطش با نیم‌دور همان بماند.
               *[any] ، و محیطش متقارن باشد.
            }
       *[squares] از همهٔ این کاشی‌ها یک شکل به ارزش { $goal } بساز.
    }
cli-census = محاسبهٔ ارزش بهترین شکلِ هر دستِ ممکن. اگر متوقف و دوباره اجرا شود، ادامه می‌دهد.
cli-census-examples =
    نمونه‌ها:

    fourfold pentaraduga census squares

    fourfold pentaraduga census squares+ --ray local --json

    fourfold pentaraduga census squares --verify census/squares.txt.gz --samples 50
cli-census-name = کدام دست‌ها: squares (7 از 14 کاشی بدون بنفش)، squares+ (12 از همهٔ 24 تا؛ چند دقیقه طول می‌کشد) یا rings (کدام دست‌ها حلقه دارند).
cli-census-output = پوشهٔ گواهی‌ها، با یک شکل برای هر دست، و آنچه تاکنون انجام شده.
cli-census-workers = شمار فرایندهای جست‌وجو؛ پیش‌فرض یکی برای هر هستهٔ پردازنده.
cli-census-ray = به‌جای آن جست‌وجو روی خوشهٔ Ray در این نشانی، مانند 10.0.0.1:6379؛ «local» یکی روی همین دستگاه راه می‌اندازد.
cli-census-verify = به‌جای آن این گواهی بررسی شود: هر دست یک بار در آن باشد، ارزش هر شکل همان باشد که نوشته شده، و جست‌وجوی تازه همان را بیابد.
cli-census-samples = هنگام بررسی چند دست دوباره جست‌وجو شوند؛ اگر کمتر باشند، همه.
cli-census-seed = این‌ها کدام دست‌ها باشند.
cli-census-hands = { $hands } دستِ { $size } کاشی از { $tiles } کاشی؛ { $classes } تا، اگر دست‌هایی که فقط در رنگ یا قرینگی فرق دارند یک بار شمرده شوند.
cli-census-column = { $column ->
        [score] ارزش
        [hands] دست‌ها
        [tiles] از کاشی‌ها
        [size] در دست
        [rings] با حلقه
       *[share] سهم
    }
cli-census-extreme = هیچ دستی ارزشی { $end ->
        [least] کمتر
       *[most] بیشتر
    } از { $score } ندارد؛ { $hands ->
        [1] یک دست همین ارزش را دارد:
       *[other] { $hands } دست همین ارزش را دارند، مانند:
    }
cli-census-question = آیا ارزش هر دستی{ $colour ->
        [none] { "" }
       *[other] { " " }که همهٔ کاشی‌هایش { $colour } دارند
    } { $below } یا بیشتر است؟ { $hands ->
        [0] بله.
        [1] نه، یک دست چنین نیست:
       *[other] نه، { $hands } دست چنین نیستند، مانند:
    }
cli-census-verified = { $wrong ->
        [0] گواهی درست است: { $count } مورد، که { $solved } تای آن‌ها دوباره جست‌وجو شد.
       *[other] گواهی { $wrong } اشکال دارد.
    }
cli-penta-replay = بازی‌های آموزشی را طبق قواعد بازپخش می‌کند و امتیازشان، یا جای نقض قواعد را می‌گوید.
cli-penta-replay-examples =
    نمونه‌ها:

    fourfold pentaraduga replay games.json

    fourfold pentaraduga replay fulls-1 --json

    fourfold pentaraduga replay - --json < games.json
cli-penta-replay-file = فایلی از بازی‌های آموزشی به‌صورت JSON، «-» برای ورودی استاندارد، یا شناسهٔ یک بازی آموزشی که همراه Fourfold است، مانند fulls-1.
cli-penta-nameless = بازی بدون شناسه
cli-penta-replayed = { $name } ({ $game }): { $a }:{ $b }
cli-penta-broken = { $name } ({ $game }){ $where ->
        [event] ، رویداد { $event }
       *[end] {""}
    }: { $reason }
cli-figure-facts = { $tiles } کاشی، { $squares } مربع{ $rings ->
        [0] { "" }
       *[other] ، { $rings } حلقه
    }{ $clashes ->
        [0] { "" }
       *[other] ، { $clashes } ناجوری
    }{ $rough ->
        [0] { "" }
       *[other] ، { $rough } اتصال کج
    }{ $spoiled ->
        [0] { "" }
       *[other] ، { $spoiled } گوشهٔ سوخته (برای کوادوس)
    }{ $parts ->
        [0] { "" }
       *[other] ، در چند تکه
    }: ارزش { $counted }.

cli-penta-match = دو سطح کامپیوتر یکی از بازی‌های پنتارادوگا را با هم بازی کنند.
cli-penta-match-examples =
    نمونه‌ها:

    fourfold pentaraduga match claims 3 1 --games 200

    fourfold penta match steals+ 2 3 --games 50 --seed 7 --json
cli-penta-match-game = بازی، مانند fulls یا reach+.
cli-penta-match-level = یکی از سطح‌های کامپیوتر.
cli-penta-match-games = چند بازی؛ سطح‌ها پس از هر بازی جا عوض می‌کنند.
cli-penta-match-result = { $game }، سطح { $first } در برابر سطح { $second }: { $wins } برد، { $draws } مساوی، { $losses } باخت از { $games } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 1) })؛ میانگین امتیاز { NUMBER($own, maximumFractionDigits: 2) } : { NUMBER($other, maximumFractionDigits: 2) }؛ میانهٔ کنش‌ها در هر بازی { $actions }.

cli-solve = حل یک وضعیت: برای کسی که مهره در دست دارد یا باید مهره بدهد برد است، مساوی یا باخت، و چقدر زود؟
cli-solve-examples =
    نمونه‌ها:

    fourfold quarto solve "c..3/a.7d/.1../..f5 8" --moves

    fourfold quarto solve "c..3/a.7d/.1../..f5 -" --features colour,shape --squares --json

    fourfold quarto solve - --warm < positions.txt
cli-features = چه چیزهایی مهم‌اند، مانند colour,shape؛ پیش‌فرض همه: colour,shape,height,top.
cli-squares = نه بلوک 2 × 2 خانه هم خط به شمار می‌آیند.
cli-shared = چهار مهرهٔ یک خط باید در چند ویژگی مشترک باشند؛ پیش‌فرض 1.
cli-threads = شمار رشته‌های جست‌وجو.
cli-memory = جست‌وجو برای به یاد سپردن صفحه‌ها چند مگابایت بگیرد.
cli-solve-moves = ارزش هر حرکت هم گفته شود.
cli-solve-warm = با «-»: یافته‌ها از هر وضعیت برای وضعیت بعدی به یاد بماند.
cli-searching = { $nodes } گره در { $seconds } ثانیه{ $all ->
        [0] { "" }
        [1] { "" }
       *[other] ، { $done } از { $all } حرکت
    }…
cli-value = { $piece ->
        [nobody] صفحه پر است:
        [giver] کسی که باید مهره بدهد
       *[other] کسی که { $piece } را در دست دارد
    } { $value ->
        [win] { $plies ->
            [1] همین حالا می‌برد.
           *[other] در { $plies } نیم‌حرکت می‌برد.
        }
        [loss] در { $plies } نیم‌حرکت می‌بازد، اگر دیگری خوب بازی کند.
       *[draw] { $piece ->
            [nobody] مساوی.
           *[other] می‌تواند مساوی کند، ولی اگر دیگری خوب بازی کند نمی‌برد.
        }
    }
cli-spent = { $nodes } گره در { $seconds } ثانیه جست‌وجو شد.
cli-grid =
    ردیف‌ها: مهرهٔ در دست کجا برود. ستون‌ها: مهره‌ای که بعد داده می‌شود.
    +n برد در n نیم‌حرکت، = مساوی، -n باخت در n نیم‌حرکت. نیم‌حرکت یعنی دادن یا گذاشتن یک مهره.

cli-analyse = تحلیل یک وضعیت: ارزش آن، بهترین حرکت‌ها، و ادامهٔ بازی دو طرف.
cli-analyse-examples =
    نمونه‌ها:

    fourfold quarto analyse "c..3/a.7d/.1../..f5 8"
cli-one-position = وضعیتی مانند "0..f/..../.3../.... 9": ردیف‌های 4 تا 1، هر مهره یک رقم شانزده‌شانزدهی، سپس مهرهٔ در دست یا "-".
cli-best = بهترین حرکت‌ها:
cli-line = اگر هر دو خوب بازی کنند:

cli-review = بازبینی یک بازی: ارزش هر نوبت، آنچه از دست رفت، و اینکه کِی سرنوشتش روشن شد.
cli-review-examples =
    نمونه‌ها:

    fourfold quarto review game.txt
cli-worth = { $value ->
        [win] برد
        [draw] مساوی
        [loss] باخت
       *[unknown] ؟
    }
cli-mistake = { $value ->
        [win] برد را از دست می‌دهد
       *[draw] مساوی را از دست می‌دهد
    }
cli-missed = { $lines } را اعلام نمی‌کند
cli-overlooked = هیچ‌کس { $lines } را اعلام نکرد (رویداد { $event }).
cli-decided = { $event ->
        [0] ارزشش از آغاز همان بود که پایان یافت.
       *[other] سرنوشتش با رویداد { $event } روشن شد.
    }

cli-engine = پاسخ به برنامه‌های دیگر، با سطرهای ورودی و خروجی استاندارد (docs/engine.md).
cli-engine-examples =
    نمونه‌ها:

    fourfold quarto engine

    quarto

    position start moves LRTF b2

    go time 1000

malformed-warm-one = --warm برای فهرستی از وضعیت‌هاست؛ همراه «-» به‌جای وضعیت می‌آید.

cli-match = سطح‌های کامپیوتر با هم بازی کنند و رتبه بگیرند.
cli-match-examples =
    نمونه‌ها:

    fourfold quarto match 3 5 --games 200

    fourfold quarto match --all --games 50 --json > ratings.json
cli-match-levels = دو سطح یا بیشتر؛ هر یک با همهٔ دیگران بازی می‌کند.
cli-match-all = همهٔ سطح‌ها.
cli-match-games = هر دو سطح چند بازی کنند؛ به نوبت اول مهره می‌دهند.
cli-match-seed = بذر یکسان، بازی‌های یکسان.
cli-match-workers = شمار فرایندهای بازی؛ پیش‌فرض به شمار پردازنده‌ها.
cli-match-result = سطح { $first } در برابر سطح { $second }: { $wins } برد، { $draws } مساوی، { $losses } باخت؛ { $points ->
        [1] 1 امتیاز
       *[other] { $points } امتیاز
    } از { $games }، { $elo } Elo.
cli-match-level = سطح
cli-match-step = گام
cli-match-legend = Elo: صفر میانگین است. گام: چقدر بهتر از سطح پیشین. سپس امتیاز در صد بازی با هر سطح. حاشیهٔ خطا با اطمینان 95 %.
malformed-match-levels = مسابقه دو سطح یا بیشتر می‌خواهد، هر یک یک بار؛ شکلی مانند 3 5 یا --all انتظار می‌رفت.

malformed-language = «{ $text }» زبانی نیست که بلد باشیم؛ این‌ها هست: { $expected }.
malformed-utf-8 = این متن UTF-8 نیست.
malformed-file = { $path }: { $problem }
malformed-save = بازی ناتمام در { $path } خوانده نمی‌شود: { $problem } با --new شروع کن تا کنار گذاشته شود.
malformed-save-in-use = بازی در { $path } در پنجرهٔ دیگری باز است. با --save فایل دیگری بده.
malformed-no-terminal = بازی به ترمینال نیاز دارد.
malformed-names = «{ $text }» دو نام نیست؛ شکلی مانند Ann,Bo انتظار می‌رفت.
malformed-svg-of-many = --svg یک وضعیت می‌کشد، نه فهرستی از ورودی استاندارد.

cli-serve = راه‌اندازی برنامهٔ وب: بازی در مرورگر، با دوستان یا کامپیوتر.
cli-serve-examples =
    نمونه‌ها:

    fourfold serve --open

    fourfold serve --host 0.0.0.0 --port 80 --database postgresql+asyncpg://user@host/fourfold
cli-host = نشانی‌ای که سرور روی آن گوش می‌دهد.
cli-port = درگاهی که سرور روی آن گوش می‌دهد؛ 0 یکی از آزادها را برمی‌دارد.
cli-database = پایگاه داده؛ پیش‌فرض SQLite در پوشهٔ دادهٔ سیستم.
cli-workers = شمار فرایندهایی که به بازیکنان می‌رسند؛ بیش از یکی PostgreSQL و Redis می‌خواهد.
cli-redis = نشانی Redis، که فرایندها با آن همدیگر را بیدار می‌کنند.
cli-proxy = نشانی پراکسیِ جلوی سرور، که با X-Forwarded-For می‌گوید درخواست‌ها از کجا می‌آیند.
cli-limits = مهمان‌ها چقدر اجازه دارند، هر جا که با حالت معمول فرق دارد: به‌صورت JSON، نگاه کن به docs/security.md.
cli-open = صفحه در مرورگر باز شود.
cli-log-json = گزارش‌ها به‌صورت JSON نوشته شود، هر سطر یک شیء.
cli-metrics-port = روی این درگاه حال سرور به Prometheus گفته شود.
cli-metrics-host = نشانی‌ای که روی آن گفته شود.
cli-serving = Fourfold اینجاست: { $address }
cli-think = کامپیوترِ سرور روی این دستگاه هم فکر کند.
cli-think-examples =
    نمونه:

    fourfold think --redis redis://server.example:6379 --processes 8
cli-think-redis = نشانی همان Redis که سرورها به کار می‌برند.
cli-think-processes = شمار فرایندهایی که فکر می‌کنند؛ پیش‌فرض یکی برای هر پردازنده.
cli-thinking = در حال فکر کردن برای سرورهای این Redis.
malformed-redis = این نشانی Redis مانند redis://localhost:6379 نیست: { $why }
cli-admin = رسیدگی به پایگاه داده.
cli-migrate = به‌روز کردن ساختار (سرور هنگام شروع این کار را می‌کند).
cli-backup = پشتیبان‌گیری از پایگاه دادهٔ SQLite هنگام کار سرور.
cli-backup-file = به کجا؛ نباید از پیش وجود داشته باشد.
cli-export = چاپ ثبت همهٔ بازی‌ها، هر سطر یکی.
cli-prune = پاک کردن چیزهای کهنه هنگام کار سرور. اگر نوعی ندهی، فقط کهنه‌ها را می‌شمارد.
cli-prune-kinds = چه چیزی پاک شود: میزهایی که سرشان بازی نشده، بازی‌های ناتمام، بازی‌های تمام‌شده، دوئل‌ها، پیوندها به دستگاه‌های دیگر، مهمان‌هایی که جایی ننشسته‌اند، سابقهٔ اجراهای سرور؛ به ترتیب با این نام‌ها: unplayed، unfinished، finished، duels، links، guests، runs.
cli-older-than = چند روز باید دست‌نخورده مانده باشد.
cli-forget = پاک کردن داده‌های یک مهمان: نامش، و اینکه کدام بازی‌ها مال او بوده.
cli-forget-guest = مهمان: شناسه‌اش، یا شناسهٔ میز و صندلی، مانند 3f7dQx0aLm2c/A.
cli-count = شمردن مهمان‌ها، میزها و رویدادها.
malformed-port = نمی‌شود روی { $host }:{ $port } گوش داد: { $why }.
malformed-workers = چند فرایند به پایگاه داده و Redis مشترک نیاز دارند: --database postgresql+asyncpg://… --redis redis://…
malformed-guest = مهمان «{ $guest }» نداریم.
malformed-exists = { $path } از پیش هست.
malformed-database = پایگاه داده باز نمی‌شود: { $why }
malformed-database-taken = سرور دیگری از پایگاه دادهٔ { $where } استفاده می‌کند (فرایند { $pid } روی { $host }، از { $since }). اول آن را متوقف کن، یا با --database پایگاه دیگری بده.
malformed-database-shared = سرور دیگری که از این سرور خبر ندارد از پایگاه دادهٔ { $where } استفاده می‌کند (فرایند { $pid } روی { $host }، از { $since }). اول آن را متوقف کن، یا هر دو را با یک --redis راه بینداز.
malformed-database-log = فایل گزارش { $path } آسیب دیده است: اگر پایگاه داده باز شود، { $commits } تغییر ذخیره‌شده ({ $frames } فریم) که پس از محل آسیب آمده از دست می‌رود. اول { $database } و { $path } را در جای امنی کپی کن. بعد یک نسخهٔ پشتیبان جایشان بگذار، یا «fourfold admin salvage» را اجرا کن تا آنچه خواندنی است بماند و از بقیه بگذری.
cli-salvage = باز کردن پایگاه دادهٔ SQLite که فایل گزارشش آسیب دیده است: از هر دو کپی می‌ماند و تغییرهای پس از محل آسیب کنار گذاشته می‌شود. اول سرور را متوقف کن.
malformed-salvage = این فرمان فقط برای SQLite است.
malformed-no-database = در { $where } پایگاه دادهٔ Fourfold نیست. آن را با --database یا FOURFOLD_DATABASE بده.
malformed-backup = این فرمان فقط SQLite را کپی می‌کند. برای PostgreSQL از pg_dump استفاده کن.

cli-book = کتاب گشایش: ارزش دقیق هر وضعیت با حداکثر سه مهره روی صفحه.
cli-book-rules = فصلِ کدام قواعد: classic، squares، beginners-1، beginners-2 یا beginners-3؛ اگر چیزی ندهی، همه.
cli-book-build = ساختن کتاب با جست‌وجو. حدود یک ساعت طول می‌کشد؛ اگر متوقف و دوباره اجرا شود، ادامه می‌دهد.
cli-book-examples =
    نمونه‌ها:

    fourfold quarto book build beginners-1

    fourfold quarto book build --output src/fourfold/quarto/books --workers 2
cli-book-output = پوشهٔ فصل‌ها و آنچه تاکنون انجام شده.
cli-book-workers = شمار فرایندهای جست‌وجو؛ پیش‌فرض یکی برای هر هستهٔ پردازنده.
cli-book-memory = هر یک برای جدولش چقدر حافظه بگیرد، به مگابایت.
cli-book-verify = بررسی کتاب: کامل باشد، با خودش سازگار باشد و با جست‌وجوی تازه بخواند.
cli-book-samples = از هر فصل چند صفحه دوباره جست‌وجو شود.
cli-book-seed = این‌ها کدام صفحه‌ها باشند.
cli-book-wrong = { $name } غلط است؛ جست‌وجو این را یافت: { $found }
cli-book-verified = { $wrong ->
        [0] کتاب درست است.
       *[other] { $wrong } صفحه غلط است.
    }
cli-stopped = متوقف شد. آنچه انجام شده مانده است: همین فرمان از اینجا ادامه می‌دهد.
malformed-book-rules = فصل «{ $name }» وجود ندارد؛ یکی از این‌ها انتظار می‌رفت: { $expected }.
