### صفحه‌های آموزش: ایراد یکی از آن‌ها.

malformed-learn-nowhere = «{ $name }» برای آموختن نیست؛ یکی از این‌ها انتظار می‌رفت: { $expected }.
malformed-learn-number = { $name }: «{ $text }» ممکن نیست؛ عددی صحیح تا { $most } انتظار می‌رفت.
malformed-learn-page = صفحهٔ { $page } به زبان «{ $language }»: { $problem }
malformed-learn-glossary = واژه‌نامه به زبان «{ $language }»: اصطلاح { $term } دو بار آمده، با دیگری هم‌شکل است، یا معنا ندارد.
malformed-learn-term = «{ $text }» اصطلاح { $term } نشان شده، که در واژه‌نامه نیست.
malformed-learn-line = «{ $line }» سطری از صفحه نیست؛ عنوان «## Words {"{"}#name{"}"}» انتظار می‌رفت، یا «key: value» در یک بلوک، هر کلید یک بار.
malformed-learn-missing = یک بلوک سطر «{ $key }: …» را کم دارد.
malformed-learn-nothing = «{ $what }» را نمی‌شود نشان داد یا درباره‌اش پرسید، یا در شکل نیست.
malformed-learn-figure = { $figure } یک شکلِ جور نیست و از ایرادهایش هم سخنی نیست.
malformed-learn-answers = سؤالی پاسخ ندارد، پاسخ غلط ندارد، یا جاهایش روی هم می‌افتند.
