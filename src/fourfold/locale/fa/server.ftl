### پاسخ‌های سرور.

illegal-not-your-seat = صندلی { $seat } مال تو نیست.
illegal-not-your-table = تو سر این میز ننشسته‌ای.
illegal-running-position = این وضعیت از بازی‌ای است که داری بازی می‌کنی. وقتی بازی تمام شد تحلیلش کن.
illegal-running-hand = این‌ها کاشی‌های تو در بازی‌ای است که داری بازی می‌کنی. وقتی بازی تمام شد دوباره بپرس.
illegal-running-duel = این‌ها کاشی‌های تو در یک دوئل است. وقتی شکلت را تحویل دادی دوباره بپرس.
illegal-set-up-anybody = بازی از وضعیت چیده‌شده فقط با دوست، با کامپیوتر یا دونفره روی یک صفحه ممکن است. دوستی را دعوت کن، یا از اول بازی کن.
illegal-set-up-not-agreed = این بازی از وضعیت چیده‌شده شروع می‌شود و کسی که آن را چیده شاید بداند کاشی‌های پنهان تو کدام‌اند. بگو که موافقی، یا بازی دیگری بخواه.
illegal-spectators-watch = تماشاگران فقط تماشا می‌کنند.
illegal-foreign-origin = این درخواست از سایت دیگری آمده است.
illegal-old-rules = این بازی با قواعد قدیمی‌تر انجام شده؛ می‌شود دیدش، ولی نمی‌شود ادامه‌اش داد.
illegal-no-answer = جست‌وجو تا پایان نرسید. لطفاً دوباره بپرس.
illegal-unavailable = پایگاه داده اکنون در دسترس نیست. لطفاً کمی بعد دوباره امتحان کن.
illegal-only-to-look-at = این ثبتِ یک بازی است: برای دیدن، نه بازی کردن.
illegal-table-full = این بازی به { $most } عمل رسیده و یک میز بیش از این جا ندارد. تسلیم شو، یا بازی تازه‌ای شروع کن.
illegal-too-many = این یک‌باره زیاد بود. لطفاً { $seconds } ثانیهٔ دیگر دوباره امتحان کن.

malformed-no-review = بازی‌های { $game } را هنوز نمی‌شود بازبینی کرد، فقط quarto را.
malformed-name = نام دست‌کم یک حرف می‌خواهد.
malformed-level = سطح «{ $level }» نداریم؛ این‌ها هست: { $expected }.
malformed-table = میز «{ $id }» نداریم.
malformed-stored = این نسخهٔ Fourfold نمی‌تواند همهٔ بازی را بخواند. چیزی از دست نرفته است. { $problem }
malformed-invitation = این دعوت به جایی نمی‌رسد.
malformed-link = این پیوند استفاده شده یا کهنه است.
malformed-address = در { $path } چیزی نیست.
malformed-too-long = زیادی بلند است: حداکثر { $most } بایت خوانده می‌شود.
malformed-content-type = محتوایی از نوع application/json انتظار می‌رفت.
malformed-hello = اول یک «hello» انتظار می‌رفت.
malformed-protocol = این صفحه قدیمی است. دوباره بارگذاری‌اش کن.

## معماها و دوئل‌ها

illegal-duel-taken = دو نفر پیش‌تر در این دوئل شرکت کرده‌اند.
illegal-duel-not-begun = هنوز ساختن را در این دوئل شروع نکرده‌ای.
illegal-duel-too-late = وقتت در این دوئل تمام شده است.
malformed-duel = دوئل «{ $id }» نداریم.
malformed-pentaraduga-not-given = { $tile } میان کاشی‌های داده‌شده نیست.
