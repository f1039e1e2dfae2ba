### آنچه هر میزی می‌گوید، هر بازی که باشد.

## بازیکنان

computer-name = کامپیوتر { $level }

## نپذیرفتن

illegal-game-over = بازی تمام شده است.
illegal-seat-empty = بازی وقتی شروع می‌شود که هر دو صندلی پر باشد.
illegal-paused = بازی در وقفه است.
illegal-waiting = بازی صبر می‌کند تا هر دو بازیکن اینجا باشند.
illegal-not-paused = بازی در وقفه نیست.
illegal-not-due = هنوز وقت تمام نشده است.
illegal-too-late = دیر شد: وقت تمام شده است.
illegal-clock-only = این فقط کار ساعت است.
illegal-not-your-turn = نوبت تو نیست: نوبت { $seat } است.
illegal-still-playing = بازی هنوز ادامه دارد.
illegal-asked-already = این پیش‌تر درخواست شده است.
illegal-refused-already = پذیرفته نشد؛ پس از حرکت بعدی دوباره بپرس.
illegal-asked-otherwise = این درخواست دیگر مطرح نیست. به درخواست فعلی پاسخ بده.
illegal-questions-used = در این بازی { $most } بار درخواست داده‌ای. دیگر نمی‌توانی درخواست بدهی.
illegal-pauses-used = در این بازی { $most } وقفه داشته‌ای. دیگر نمی‌توانی وقفه بخواهی.
illegal-nothing-asked = چیزی برای پاسخ دادن نیست.
illegal-nothing-to-take-back = حرکتی برای پس گرفتن نیست؛ آنچه اعلام یا نشان داده شده پس گرفته نمی‌شود.
illegal-not-away = حریفت غایب نیست.
illegal-clock-decides = الان نمی‌توانی اعلام برد کنی: اگر حریفت برنگردد، ساعت تعیین می‌کند.
illegal-not-waiting-yourself = نوبت توست. وقتی بازی منتظر حریفت باشد می‌توانی اعلام برد کنی.
illegal-known-already = این را از پیش می‌دانیم.
illegal-seat-taken = صندلی { $seat } پر است.
illegal-name-empty = بازیکن باید نام داشته باشد.
illegal-lost-too-much = { $lost } میلی‌ثانیه نمی‌تواند از دست رفته باشد: فقط { $most } میلی‌ثانیه گذشته است.
illegal-out-of-sequence = رویداد { $seq } خارج از ترتیب است: نوبت { $expected } است.
illegal-before-last-event = رویدادی در { $at } نمی‌تواند پس از رویدادی در { $last } بیاید.
illegal-unknown-act = این میز { $act } را نمی‌شناسد.

## متن‌هایی که خوانده نمی‌شوند

malformed-no-ray = Ray نصب نیست؛ «pip install fourfold[ray]» نصبش می‌کند.
malformed-ray-form = «{ $address }» جای خوشهٔ Ray نیست؛ شکلی مانند 10.0.0.1:6379 یا local انتظار می‌رفت.
malformed-ray-address = کسی در «{ $address }» پاسخ نمی‌دهد: { $why }.
malformed-data = { $part } خوانده نمی‌شود: { $problem }.
malformed-unknown = { $part } خوانده نمی‌شود: «{ $text }» نمی‌شود؛ این انتظار می‌رفت: { $expected }.
malformed-game = بازی «{ $name }» نداریم؛ این‌ها هست: { $expected }.
malformed-preset = قواعد «{ $name }» نداریم؛ این‌ها هست: { $expected }.
malformed-mixed = مسابقهٔ چند بازی با { $first } شروع می‌شود، نه با { $game }.
malformed-no-set-up = بازی { $game } را نمی‌شود از میانه شروع کرد.
malformed-option = «{ $text }» گزینه نیست؛ NAME=VALUE با یکی از این‌ها انتظار می‌رفت: { $expected }.
malformed-option-value = «{ $text }» نمی‌شود؛ این انتظار می‌رفت: { $expected }.
malformed-record-format = این ثبتِ برنامهٔ ما نیست: قالبش «{ $found }» است، «{ $expected }» انتظار می‌رفت.
malformed-record-version = «{ $text }» نسخهٔ قواعد نیست؛ یک عدد انتظار می‌رفت.
malformed-record-tag = برچسب ناشناخته [{ $tag } …]؛ یکی از این‌ها انتظار می‌رفت: { $expected }.
malformed-record-tag-value = برچسب [{ $tag } …]: { $problem }
malformed-record-tag-form = سطر { $line }، ستون { $column }: برچسبی مانند [A "Ann"] انتظار می‌رفت، در سطرهای پیش از حرکت‌ها.
malformed-record-tag-twice = برچسب [{ $tag } …] دو بار آمده است.
malformed-record-token = سطر { $line }، ستون { $column }: «{ $token }» خوانده نمی‌شود؛ یک حرکت انتظار می‌رفت.
malformed-record-place = سطر { $line }، ستون { $column }، «{ $token }»: { $problem }
malformed-record-who = بگو چه کسی: A:{ $token } یا B:{ $token }.
malformed-record-act = «{ $act } ({ $detail })» خوانده نمی‌شود؛ این انتظار می‌رفت: { $expected }.
malformed-record-slow = خواندن این ثبت بیش از { $limit } ثانیه طول می‌کشد. کوتاهش کن و دوباره امتحان کن.
malformed-record-event = رویداد { $event } ممکن نیست: { $problem }
malformed-record-time = رویداد { $event } زودتر از رویداد پیشین است.
malformed-record-outcome = ثبت می‌گوید بازی «{ $said }» تمام شد، ولی «{ $found }» تمام می‌شود.
malformed-date = «{ $text }» تاریخ نیست؛ شکلی مانند 2026-01-31T18:00:00Z انتظار می‌رفت.

## پایان بازی‌ها

outcome-resigned = { $winner } می‌برد: { $loser } تسلیم شد.
outcome-absent = { $winner } می‌برد: { $loser } برنگشت.
outcome-agreed = مساوی با توافق.
outcome-time = { $winner } می‌برد: وقت { $loser } تمام شد.
