### بازی در ترمینال.

terminal-title = Fourfold · کوارتو
terminal-welcome = شانزده مهره، هر یک روشن یا تیره، بلند یا کوتاه، گرد یا مربع، توپر یا توخالی. مهره‌ای را که حریفت می‌دهد می‌گذاری، بعد مهرهٔ بعدی او را انتخاب می‌کنی. چهار مهره در یک خط با چیزی مشترک می‌برند – ولی فقط اگر اعلامش کنی.

## نام‌ها وقتی کسی نامی نداده

terminal-person-a = بازیکن A
terminal-person-b = بازیکن B
terminal-person = بازیکن

## شروع

terminal-choose-opponent = چه کسی بازی می‌کند؟
terminal-resume = ادامهٔ بازی ناتمام
terminal-opponent-computer = با کامپیوتر
terminal-opponent-person = دو نفر با همین صفحه‌کلید
terminal-choose-level = کامپیوتر چقدر قوی بازی کند؟
terminal-choose-rules = با کدام قواعد؟
terminal-start-keys = ↑ ↓ انتخاب   Enter ادامه   Esc برگشت یا خروج   ? راهنما
terminal-go-on = یک بازی ناتمام هست. ادامه‌اش می‌دهی؟
terminal-too-small = میز 80 × 24 نویسه جا می‌خواهد. لطفاً پنجره را بزرگ‌تر کن.

## چه باید کرد

terminal-to-give = { $name }: مهره‌ای برای { $other } انتخاب کن: { $piece }؟
terminal-to-place = { $name }: مهره را بگذار: { $piece }.
terminal-to-close = { $name }: همهٔ مهره‌ها گذاشته شده. کوارتو! را اعلام کن، یا بگو خطی نیست.
terminal-thinking = { $name } فکر می‌کند…
terminal-pointing = خط تو این است: { $line }؟
terminal-nothing-full = هیچ خط کاملی از آخرین مهره نمی‌گذرد؛ خط‌های قدیمی‌تر دیگر به حساب نمی‌آیند.
terminal-false-call = { $name } اعلام کرد، ولی این خط نیست.
terminal-undone = پس گرفته شد.
terminal-hand = در دست { $name }
terminal-call-where = به خانه‌ای برو که خطت را کامل می‌کند، بعد اعلام کن.
terminal-shared = { $line }: { $shared }.
terminal-overlooked = هیچ‌کس { $lines } را ندید.

## پرسش‌ها

terminal-resign = { $name }، واقعاً تسلیم می‌شوی؟
terminal-draw = { $other }، { $name } پیشنهاد مساوی می‌دهد. قبول داری؟
terminal-draw-declined = { $name } ادامه می‌دهد.
terminal-leave = این بازی را رها کنیم و یکی دیگر شروع کنیم؟

## فایل‌ها

terminal-written = ثبت بازی در { $path } است.
terminal-not-written = { $path } نوشته نشد: { $why }.
terminal-set-aside = بازی ناتمام در { $path } نگه داشته شد.
terminal-not-saved = بازی در { $path } ذخیره نشد: { $why }.
malformed-opponent = «{ $text }» حریف نیست؛ یک نفر (person) یا یکی از سطح‌های کامپیوتر انتظار می‌رفت، یکی از: { $expected }.
malformed-save-data = این بازی ذخیره‌شده نیست: { $problem }.
malformed-save-format = این بازی ذخیره‌شدهٔ برنامهٔ ما نیست: قالبش «{ $found }» است، «{ $expected }» انتظار می‌رفت.

## کلیدها

terminal-key-yes = y: بله
terminal-key-no = n: نه
terminal-key-call = q: کوارتو!
terminal-key-undo = u: برگشت
terminal-key-help = ?: راهنما
terminal-key-quit = Ctrl-Q: خروج
terminal-key-go-on = p: ادامه
terminal-key-give-choose = جهت، 0–f: انتخاب
terminal-key-give-enter = Enter: دادن
terminal-key-place-choose = جهت، a1…: انتخاب
terminal-key-place-enter = Enter: گذاشتن
terminal-key-close-enter = Enter: خطی نیست
terminal-key-pointing-choose = جهت: خط دیگر
terminal-key-pointing-enter = Enter: اعلام
terminal-key-pointing-escape = Esc: بی‌خیال
terminal-key-over-enter = Enter: بازی تازه
terminal-key-over-w = w: نوشتن ثبت بازی

## راهنما

terminal-help-turn = مهره‌ای را که در دست داری روی خانه‌ای خالی بگذار: کلیدهای جهت یا b2، بعد Enter؛ یا کلیک. بعد یکی برای حریفت انتخاب کن: کلیدهای جهت یا رقمش، بعد Enter؛ یا کلیک.
terminal-help-line = چهار مهره در یک ردیف، ستون یا قطر که { $shared ->
        [1] یک ویژگی
       *[other] { $shared } ویژگی
    } مشترک دارند یک خط‌اند.
terminal-help-features = فقط این مهم است: { $features }.
terminal-help-squares = چهار مهره در یک مربع 2×2 هم همین‌طور.
terminal-help-auto = خط همان دم می‌برد.
terminal-help-call-after = خط فقط وقتی می‌برد که اعلام شود (q): خودت، درست پس از کامل کردنش.
terminal-help-call-before = خط فقط وقتی می‌برد که پیش از گذاشتن اعلام شود (q): به خانه‌ای برو که کاملش می‌کند، بعد اعلام کن.
terminal-help-late-opponent = خطی را که نبینی، حریفت با گرفتن مهرهٔ بعدی می‌تواند اعلام کند؛ پس از آن ارزشی ندارد.
terminal-help-late-either = خطی را که نبینی، هر کدامتان می‌تواند اعلام کند (q، یا Q برای کسی که تازه مهره داده) تا مهرهٔ بعدی گذاشته شود؛ پس از آن ارزشی ندارد.
terminal-help-late-none = خطی که نبینی ارزشی ندارد.
terminal-help-false-refuse = هر نوبت یک اعلام داری، پس دو بار نگاه کن.
terminal-help-false-forfeit = اعلام غلط یعنی باخت، پس دو بار نگاه کن.
terminal-help-time = هر حرکت حداکثر { $seconds } ثانیه.
terminal-help-pieces = مهره‌های بلند سه سطرند، گردها پهلوی گرد دارند؛ تیره‌ها پررنگ‌اند و توخالی‌ها بالایشان سوراخ ○ دارند. نقطه نشانهٔ آخرین مهره است. حرف‌ها: L روشن، D تیره، R گرد، Q مربع، T بلند، S کوتاه، F توپر، H توخالی.
terminal-help-keys =
    q یا !  اعلام کوارتو!      u  برگشت              =  پیشنهاد مساوی
    n       بازی تازه          r  تسلیم              p  وقفه، ادامه
    Ctrl-Q  خروج               w  نوشتن ثبت بازی     Esc  بستن این

    بازی ناتمام هنگام خروج نگه داشته می‌شود.
