### صفحه‌های کنار میز: تماشای دوباره، قواعد، چیدمان.

web-title-replay = تماشای دوباره · Fourfold
web-title-rules = روش بازی · Fourfold
web-title-setup = چیدمان · Fourfold
web-title-analysis = تحلیل · Fourfold
web-title-review = بازبینی · Fourfold
web-title-levels = سطح‌های کامپیوتر · Fourfold

## تماشای دوباره

web-replay-of = { $a } و { $b }
web-replay-opening = در حال آوردن بازی…
web-replay-result-draw = مساوی
web-replay-result-winner = { $name } می‌برد
web-replay-result-none = هنوز تمام نشده
web-replay-step = گام { $step } از { $last }
web-replay-steps = گام‌های بازی
web-replay-walk = مرور بازی
web-replay-first = به آغاز
web-replay-back = یک گام عقب
web-replay-forward = یک گام جلو
web-replay-last = به پایان
web-replay-play = پخش
web-replay-pause = توقف
web-replay-began = { $name } شروع می‌کند و مهرهٔ اول را انتخاب می‌کند.
web-replay-began-holding = { $name } با مهرهٔ در دست شروع می‌کند.
web-replay-told-resign = { $name } تسلیم می‌شود.
web-replay-told-claim = { $name } اعلام برد می‌کند: دیگری برنگشت.
web-replay-told-time-up = وقت تمام است.
web-replay-told-wait = بازی منتظر یک بازیکن است.
web-replay-told-away = یکی غایب است.
web-replay-told-back = همه برگشته‌اند.
web-replay-told-resumed = بازی قطع شد و ادامه پیدا می‌کند.
web-replay-told-takeback = { $name } موافق است و حرکت پس گرفته می‌شود.
web-replay-told-word = { $right ->
        [yes] { $name } می‌گوید کوارتو. خط هست!
       *[no] { $name } می‌گوید کوارتو، ولی خطی نیست.
    }
web-replay-told-other = { $name }: { $what }.
web-replay-hand = در دست { $name } است.
web-replay-hand-empty = مهره‌ای در دست کسی نیست.
web-replay-rest = مهره‌های مانده
web-replay-missed = خطی که کسی ندید و اعلام نکرد: { $lines }.
web-replay-missed-some = در این بازی { $count } بار خطی دیده نشد.
web-replay-missed-none = هیچ خطی نادیده نماند.
web-replay-missed-show = نشان بده
web-replay-missed-next = بعدی را نشان بده
web-replay-moves = حرکت‌ها
web-replay-move = { $number } { $square }: { $piece }
web-replay-move-given = { $number } …: { $piece }
web-replay-move-back = { $move }، پس گرفته شد
web-replay-move-missed = { $move }، خطی دیده نشد
web-replay-entry-start = شروع
web-replay-entry-resign = { $name }: تسلیم
web-replay-entry-claim = { $name }: اعلام برد
web-replay-entry-time = پایان وقت
web-replay-entry-done = { $name }: بدون اعلام
web-replay-entry-agreed = توافق بر مساوی
web-replay-share = هم‌رسانی این بازی
web-replay-link = کپی پیوند
web-replay-link-copied = پیوند کپی شد. بازی را در همین گام باز می‌کند.
web-replay-link-text = یک بازی { $game }:
web-replay-save = ذخیره…
web-replay-save-title = ذخیرهٔ این بازی
web-replay-save-picture = تصویر
web-replay-save-picture-hint = وضعیت پایانی.
web-replay-save-svg = به‌صورت SVG
web-replay-save-png = به‌صورت PNG
web-replay-save-record = ثبت بازی
web-replay-save-record-hint = همهٔ حرکت‌ها، برای نگه داشتن یا باز کردن دوباره در همین‌جا.
web-replay-save-text = برای خواندن
web-replay-save-json = برای برنامه‌ها
web-replay-save-failed = تصویر ساخته نشد.
web-replay-on = ادامه از اینجا
web-replay-on-title = ادامهٔ بازی از گام { $step }
web-replay-on-hint = میزی تازه با همین وضعیت. خط‌هایی که از پیش کامل‌اند دیگر به حساب نمی‌آیند، فقط خط‌های تازه.
web-replay-on-over = اینجا چیزی برای بازی نمانده است.
web-replay-on-side = به‌جای چه کسی
web-replay-on-computer = با کامپیوتر
web-replay-on-here = دونفره، همین‌جا
web-replay-on-friend = دوست، با پیوند
web-replay-to-table = برو سر میز
web-replay-opened = بازی‌هایی که اینجا دیده‌ای
web-replay-opened-hint = این‌ها بدون اتصال هم باز می‌شوند.

## روش بازی

web-rulebook-title = روش بازی کوارتو
web-rulebook-lead = دو نفر، شانزده مهره، یک صفحه. سه دقیقه، و همه‌چیز را می‌دانی.
web-rulebook-play = بازی کن
web-rulebook-print = چاپ این صفحه
web-rulebook-pieces = مهره‌ها
web-rulebook-pieces-text = از هر یک از شانزده مهره فقط یکی هست. هر مهره روشن یا تیره، گرد یا مربع، بلند یا کوتاه، توپر یا توخالی است. مال کسی نیستند: هر دو با همهٔ آن‌ها بازی می‌کنید.
web-rulebook-all = هر شانزده مهره
web-rulebook-pair-colour = روشن یا تیره
web-rulebook-pair-shape = گرد یا مربع
web-rulebook-pair-height = بلند یا کوتاه
web-rulebook-pair-top = توپر یا توخالی
web-rulebook-turn = نوبت: بگذار، بعد بده
web-rulebook-turn-text = هیچ‌وقت مهرهٔ خودت را انتخاب نمی‌کنی. حریفت یکی به تو می‌دهد؛ آن را روی هر خانهٔ خالی که خواستی می‌گذاری. بعد مهره‌ای را که حریفت باید بگذارد انتخاب می‌کنی.
web-rulebook-turn-1 = مهره‌ای به تو می‌دهند.
web-rulebook-turn-2 = روی خانه‌ای خالی می‌گذاری‌اش.
web-rulebook-turn-3 = مهره‌ای انتخاب می‌کنی و می‌دهی.
web-rulebook-turn-board = صفحه‌ای با چهار مهره؛ مهرهٔ تازه روی c2 است.
web-rulebook-line = با چه می‌بری
web-rulebook-line-text = چهار مهره در یک ردیف، ستون یا قطر بلند که یک چیز مشترک دارند خط می‌سازند: همه تیره، همه توخالی، همه کوتاه… مهم نیست چه کسی گذاشته باشد.
web-rulebook-line-hollow = هر چهار مهرهٔ قطر توخالی‌اند. چیز دیگری یکسان نیست و لازم هم نیست.
web-rulebook-line-tall = هر چهار مهرهٔ ستون بلندند.
web-rulebook-line-none = ردیفی پر، ولی بی‌خط: هیچ چیز در هر چهار تا یکسان نیست.
web-rulebook-quiz = این چهار تا خط می‌سازند؟
web-rulebook-quiz-text = چه چیزی در هر چهار تا مشترک است؟ شاید بیش از یک پاسخ درست باشد؛ یکی بس است.
web-rulebook-quiz-number = { $number } از { $count }
web-rulebook-quiz-group = چهار مهره، { $number } از { $count }
web-rulebook-quiz-what = مشترک است:
web-rulebook-quiz-colour = رنگ
web-rulebook-quiz-shape = شکل
web-rulebook-quiz-height = بلندی
web-rulebook-quiz-top = سوراخ
web-rulebook-quiz-nothing = هیچ
web-rulebook-quiz-right = بله. { $why }
web-rulebook-quiz-wrong = نه دقیقاً. { $why }
web-rulebook-quiz-wait = یکی را انتخاب کن و ببین.
web-rulebook-quiz-next = چهارتای بعدی
web-rulebook-quiz-again = از اول
web-rulebook-quiz-score = { $right } از { $count } در نگاه اول.
web-rulebook-quiz-why-dark = هر چهار تا تیره‌اند، بقیه‌اش مهم نیست. خط است.
web-rulebook-quiz-why-hollow = هر چهار تا سوراخ دارند. رنگ و شکل و بلندی قاطی است، ولی یک چیز بس است.
web-rulebook-quiz-why-none-near = سه تا گردند، سه تا بلند، سه تا روشن. سه تا کافی نیست: خط نیست.
web-rulebook-quiz-why-square-short = هر چهار تا مربع‌اند و هر چهار تا کوتاه. دو دلیل با هم، و باز یک خط.
web-rulebook-quiz-why-none-two = از هر چیز دو تا و دو تا: خط نیست.
web-rulebook-quiz-why-solid = هیچ‌کدام سوراخ ندارند. سوراخ نداشتن هم چیزی مشترک است. خط است.
web-rulebook-give = کدام مهره را می‌توانی بدهی؟
web-rulebook-give-text = گذاشته‌ای؛ حالا بده. دو ردیف فقط یک مهره تا خط شدن دارند. مهره‌ای پیدا کن که هیچ‌کدام را کامل نکند.
web-rulebook-give-board = ردیف ۴ سه مهرهٔ تیره دارد و ردیف ۱ سه مهرهٔ توخالی.
web-rulebook-give-pieces = مهره‌ها برای دادن
web-rulebook-give-wait = روی یک مهره بزن.
web-rulebook-give-safe = امن است: روشن و توپر است، پس هیچ ردیفی را کامل نمی‌کند.
web-rulebook-give-dark = حریفت آن را روی d4 می‌گذارد: چهار مهرهٔ تیره. باختی!
web-rulebook-give-hollow = حریفت آن را روی d1 می‌گذارد: چهار مهرهٔ توخالی. باختی!
web-rulebook-give-both = تیره و توخالی: حریفت می‌تواند میان d4 و d1 انتخاب کند. باختی!
web-rulebook-call = باید بگویی‌اش
web-rulebook-call-text = خط به‌خودی‌خود چیزی نمی‌برد. کسی باید ببیندش، بگوید «کوارتو!» و نشانش بدهد. هر که خطی را نبیند، شاید آن را به دیگری ببازد.
web-rulebook-call-1 = مهره را گذاشته‌ای
web-rulebook-call-1-who = پیش از دادن می‌توانی اعلام کنی.
web-rulebook-call-2 = مهره را داده‌ای
web-rulebook-call-2-who = حالا حریفت پیش از گذاشتن می‌تواند آنچه را ندیدی اعلام کند.
web-rulebook-call-3 = مهرهٔ بعدی گذاشته شد
web-rulebook-call-3-who = کار خط قدیمی تمام است. فقط خط‌هایی که از مهرهٔ تازه می‌گذرند به حساب می‌آیند.
web-rulebook-call-false = اعلام کردی و خطی نبود؟ همه می‌شنوند و اتفاق دیگری نمی‌افتد. هر نوبت فقط یک بار می‌شود، پس خوب نگاه کن.
web-rulebook-call-end = وقتی هر شانزده مهره گذاشته شد، هر کدام یک بار دیگر می‌توانید اعلام کنید؛ بعد مساوی است.
web-rulebook-call-page = صفحه هیچ‌وقت نمی‌گوید خطی هست یا نه. بازی همین است.
web-rulebook-variants = شیوه‌های دیگر بازی
web-rulebook-variants-text = در صفحهٔ اول، زیر دکمهٔ بازی، انتخابشان می‌کنی. هر قاعده را جداگانه هم می‌شود عوض کرد.
web-rulebook-block = چهار همسایه در یک مربع
web-rulebook-block-board = در بازی باتجربه‌ها این چهار تا هم، که همه روشن‌اند، خط‌اند.
web-rulebook-ready = آماده‌ای؟

## چیدمان

web-setup-title = چیدن یک وضعیت
web-setup-lead = روی یک مهره بزن، بعد روی یک خانه. روی مهرهٔ صفحه بزن تا جابه‌جایش کنی یا برداری.
web-setup-board = صفحه برای چیدن
web-setup-hand-none = مهره‌ای در دست کسی نیست. روی مهره‌ای بزن، بعد اینجا.
web-setup-hand-is = در دست: { $piece }
web-setup-hand-put = در دست بگذار: { $piece }
web-setup-pieces = مهره‌های استفاده‌نشده
web-setup-off = بردار
web-setup-clear = پاک کن
web-setup-status-empty = مهره‌ای انتخاب کن.
web-setup-status-lifted = { $piece }: به کجا؟
web-setup-status-count = { $count } مهره روی صفحه.
web-setup-put = { $piece } روی { $square }.
web-setup-taken = { $piece } برداشته شد.
web-setup-handed = { $piece } در دست.
web-setup-position = به‌صورت متن
web-setup-position-hint = کپی‌اش کن یا یکی بچسبان: ردیف‌های ۴ تا ۱، بعد مهرهٔ در دست.
web-setup-not-position = این وضعیت نیست. وضعیت این‌طور است: { $example }
web-setup-piece-twice = مهرهٔ { $piece } دو بار آمده است.
web-setup-record-pasted = این ثبتِ یک بازی است. پایین‌تر هست؛ آنجا بازش کن.
web-setup-start = شروع از اینجا
web-setup-start-title = بازی کن
web-setup-with = با
web-setup-with-bot = کامپیوتر
web-setup-with-friend = دوست
web-setup-with-here = همین‌جا
web-setup-turn = { $holding ->
        [yes] چه کسی مهره را می‌گذارد
       *[no] چه کسی مهرهٔ بعدی را می‌دهد
    }
web-setup-turn-lot = قرعه
web-setup-turn-you = من
web-setup-turn-other = دیگری
web-setup-turn-first = بازیکن ۱
web-setup-turn-second = بازیکن ۲
web-setup-record-title = دیدن ثبت یک بازی
web-setup-record-lead = ثبت بازی را بچسبان یا فایلی انتخاب کن و بازی را گام‌به‌گام ببین.
web-setup-record = ثبت بازی
web-setup-record-file = انتخاب فایل
web-setup-record-open = ببین
web-setup-record-big = این فایل بزرگ‌تر از آن است که ثبت بازی باشد.
# As in English
web-setup-record-example = 1. DQSH b2  2. LRTF c3 …
web-setup-link = چیدن یک وضعیت

## پیوند به تحلیل، بازبینی و سطح‌ها

web-analysis-link = تحلیل یک وضعیت
web-setup-analyse = تحلیل
web-review-link = بازبینی
web-levels-link = از هر سطح چه انتظاری داشته باشی
