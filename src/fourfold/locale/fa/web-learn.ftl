### صفحه‌های آموزش: قواعد، واژه‌نامه، درس‌ها، تمرین‌ها.

web-title-learn = یادگیری · Fourfold
web-title-glossary = واژه‌نامه · Fourfold
web-title-lesson = درس · Fourfold
web-title-train = تمرین · Fourfold
web-title-document = { $title } · Fourfold

## نمای کلی

web-learn-lead = قواعد با تصویر، بازی‌هایی با شرح حرکت‌به‌حرکت، و تمرین برای چشم.
web-only-english = این متن فعلاً فقط به انگلیسی هست.
web-learn-rules = قواعد
web-learn-age = از { $age } سالگی
web-learn-lessons = درس‌ها
web-learn-lessons-text = بازی‌های آموزشی، گام‌به‌گام. بعضی جاها شاخه دارند: حرکتی دیگر و آنچه از آن درمی‌آید.
web-learn-trainers = تمرین‌ها
web-learn-trainers-text = روزی چند دقیقه. نتیجه‌هایت روی همین دستگاه می‌ماند.
web-learn-glossary = واژه‌نامه
web-learn-glossary-text = معنای هر واژه. در متن‌ها روی واژهٔ زیرخط‌دار بزن تا معنایش را ببینی.
web-learn-to-glossary = باز کردن واژه‌نامه
web-learn-play = بازی کن
web-learn-more = آموختنی‌های دیگر
web-learn-seek = جست‌وجوی واژه
web-learn-sought = { $count ->
    [0] چنین واژه‌ای نیست.
   *[other] { $count } واژه
}

## تصویرها و جاها به زبان

web-learn-figure = شکلی از { $tiles } کاشی
web-learn-place = { $direction ->
    [up] جای { $number }، نوک به بالا
    [right] جای { $number }، نوک به راست
    [down] جای { $number }، نوک به پایین
   *[left] جای { $number }، نوک به چپ
}

## تمرین‌ها

web-learn-answers = پاسخ‌ها
web-learn-choose = پاسخی انتخاب کن.
web-learn-right = درست است!
web-learn-wrong = نه. دوباره نگاه کن.
web-learn-yes = بله
web-learn-no = نه
web-learn-places-wait = { $count ->
    [1] روی جایش بزن. یکی هست.
   *[other] روی جاها بزن. { $count } تا هست.
}
web-learn-places-found = { $count ->
    [1] باز هم بگرد.
   *[other] { $found } از { $count } پیدا شد.
}
web-learn-verdict-clash = نه: آنجا رنگ‌ها فرق دارند.
web-learn-verdict-rough = نه: سر قطرها به هم نمی‌رسد.
web-learn-verdict-apart = نه: آنجا به شکل نمی‌چسبد.
web-learn-verdict-fits-right = بله، جور است.
web-learn-verdict-full-right = بله، مربع می‌سازد.
web-learn-verdict-full-wrong = جور است، ولی مربع نمی‌سازد.
web-learn-verdict-twice-full-right = بله، دو مربع می‌سازد.
web-learn-verdict-twice-full-wrong = جور است، ولی دو مربع نمی‌سازد.
web-learn-verdict-double-right = بله، به دو کاشی می‌چسبد.
web-learn-verdict-double-wrong = جور است، ولی فقط به یک کاشی می‌چسبد.
web-learn-verdict-corner-right = بله، دوتایی و کنج.
web-learn-verdict-corner-wrong = جور است، ولی فقط به یک کاشی می‌چسبد، یا کنج نمی‌سازد.

## درس‌ها

# درس‌ها بازیکنان را با دو حرف اول الفبا می‌نامند.
web-lesson-seat = { $seat ->
    [A] الف
   *[B] ب
}
web-lesson-hand = دست
web-lesson-hand-of = دست { $seat }
web-lesson-stock = ذخیره
web-lesson-stock-of = ذخیرهٔ { $seat }
web-lesson-none = چیزی برای گذاشتن نمانده
web-lesson-figure-of = شکل { $seat }
web-lesson-steps = گام‌ها
web-lesson-step = { $step } از { $last }
web-lesson-previous = قبلی
web-lesson-next = بعدی
web-lesson-begins = پخش
web-lesson-line-begins = اگر…
web-lesson-leave = برگشت به بازی
web-lesson-lines = اگر…
web-lesson-line-lays = { $same ->
    [yes] { $seat } { $tiles } را جای دیگری می‌گذارد
   *[no] { $seat } به‌جایش { $tiles } را می‌گذارد
}
web-lesson-line-ends = آن‌وقت بازی { $a } : { $b } تمام می‌شود
web-lesson-score = بازی { $a } : { $b } تمام می‌شود
web-lesson-play = از اینجا با کامپیوتر ادامه بده
web-lesson-misprints = غلط‌های چاپی کتاب
web-lesson-misprint = در کتاب «{ $printed }» چاپ شده؛ درست: «{ $read }».
web-lesson-did = { $seat } کاری می‌کند.
web-lesson-did-lay = { $squares ->
    [0] { $count ->
        [1] { $seat } یک کاشی می‌گذارد:
       *[other] { $seat } { $count } کاشی می‌گذارد:
    }
    [1] { $count ->
        [1] { $seat } یک کاشی می‌گذارد و مربعی می‌سازد:
       *[other] { $seat } { $count } کاشی می‌گذارد و مربعی می‌سازد:
    }
   *[other] { $count ->
        [1] { $seat } یک کاشی می‌گذارد و { $squares } مربع می‌سازد:
       *[other] { $seat } { $count } کاشی می‌گذارد و { $squares } مربع می‌سازد:
    }
}
web-lesson-did-pass = { $seat } پاس می‌دهد.
web-lesson-did-exchange = { $seat } کاشی‌ای عوض می‌کند:
web-lesson-did-take = { $seat } از ذخیرهٔ دیگری کاشی برمی‌دارد.
web-lesson-did-draw = { $seat } کاشی می‌کشد.
web-lesson-did-capture = { $seat } شکل را می‌گیرد.
web-lesson-did-hand-over = { $seat } کاشی‌ای می‌دهد:
web-lesson-did-give-all = { $seat } همهٔ کاشی‌های مانده را می‌دهد.
web-lesson-did-arrange = { $seat } می‌سازد.
web-lesson-did-drop = { $seat } کاشی‌ای کنار می‌گذارد:
web-lesson-did-stop = { $seat } استپ می‌گوید.
web-lesson-did-check = { $seat } مقایسه می‌کند.
web-lesson-did-surrender = { $seat } واگذار می‌کند.

## تمرین‌ها

web-train-fit = جور کردن کاشی در ذهن
web-train-fit-text = کاشی را در ذهنت بچرخان: کجا جور می‌شود، یا کجا کامل؟
web-train-fit-fits = این کاشی کجا جور می‌شود؟
web-train-fit-full = همهٔ این جاها جور است. کجا مربع می‌سازد؟
web-train-unseen = کاشی‌های ندیده را بشناس
web-train-unseen-text = همهٔ کاشی‌های پنج رنگ، جز آن‌ها که می‌بینی: کدام هنوز پنهان است؟
web-train-unseen-ask = کدام یک از چهار کاشی پایین را نه روی میز می‌بینی نه در دستت؟
web-train-hand = دست تو
web-train-option = { $number }: { $tile }
web-train-line = خط را ببین
web-train-line-text = کوارتو: یک خانه، یک مهره، چهار تا در یک خط با چیزی مشترک.
web-train-line-ask = این مهره روی کدام خانه خط می‌سازد؟
web-train-line-board = صفحه
web-train-how = ده سؤال. ساعت وقتی فکر می‌کنی می‌گذرد و وقتی پاسخ را می‌بینی می‌ایستد.
web-train-start = شروع
web-train-again = یک بار دیگر
web-train-next = بعدی
web-train-finish = به نتیجه
web-train-number = سؤال { $number } از { $count }
web-train-seconds = { $seconds } ثانیه
web-train-tap = روی خانه‌ای بزن.
web-train-tap-or-key = روی پاسخی بزن، یا کلید ۱ تا ۴ را فشار بده.
web-train-wrong = نه. پاسخ درست نشان شده است.
web-train-result = { $right } از { $count } درست، هر سؤال { $seconds } ثانیه.
web-train-last = دفعهٔ پیش { $right } از { $count }
web-train-plot = نتیجهٔ { $count } دور آخر؛ بهترین { $best } درست
web-train-plot-right = پاسخ‌های درست
web-train-plot-time = ثانیه برای هر سؤال
web-train-table = جدول
web-train-when = کِی
web-train-of = { $right } از { $count }
