### מה שכל שולחן אומר, בכל משחק.

## שחקנים

computer-name = מחשב { $level }

## סירובים

illegal-game-over = המשחק נגמר.
illegal-seat-empty = המשחק מתחיל כששני הכיסאות תפוסים.
illegal-paused = המשחק בהפסקה.
illegal-waiting = המשחק מחכה עד ששני השחקנים יהיו כאן.
illegal-not-paused = המשחק לא בהפסקה.
illegal-not-due = הזמן עוד לא נגמר.
illegal-too-late = מאוחר מדי: הזמן נגמר.
illegal-clock-only = רק השעון יכול לעשות זאת.
illegal-not-your-turn = זה לא התור שלכם: התור של { $seat }.
illegal-still-playing = המשחק עוד נמשך.
illegal-asked-already = כבר ביקשו את זה.
illegal-refused-already = הבקשה נדחתה; בקשו שוב אחרי המהלך הבא.
illegal-asked-otherwise = הבקשה הזאת כבר לא בתוקף. ענו על הבקשה הנוכחית.
illegal-questions-used = כבר ביקשתם { $most } פעמים במשחק הזה. אי אפשר לבקש שוב.
illegal-pauses-used = כבר היו לכם { $most } הפסקות במשחק הזה. אי אפשר לבקש עוד אחת.
illegal-nothing-asked = אין על מה לענות.
illegal-nothing-to-take-back = אין מהלך להחזיר; קריאה או חשיפה אי אפשר להחזיר.
illegal-not-away = היריב לא נעדר.
illegal-clock-decides = אי אפשר לתבוע ניצחון עכשיו: אם היריב לא יחזור, השעון יכריע.
illegal-not-waiting-yourself = התור שלכם. אפשר לתבוע ניצחון כשהמשחק מחכה ליריב.
illegal-known-already = זה כבר ידוע.
illegal-seat-taken = כיסא { $seat } תפוס.
illegal-name-empty = לשחקן צריך שם.
illegal-lost-too-much = לא ייתכן שאבדו { $lost } מילישניות: עברו רק { $most } מילישניות.
illegal-out-of-sequence = אירוע { $seq } לא במקומו: הבא הוא { $expected }.
illegal-before-last-event = אירוע ב־{ $at } לא יכול לבוא אחרי אירוע ב־{ $last }.
illegal-unknown-act = השולחן לא מכיר { $act }.

## טקסטים שאי אפשר לקרוא

malformed-no-ray = Ray אינו מותקן; ”pip install fourfold[ray]” מתקין אותו.
malformed-ray-form = ב־”{ $address }” לא יכול להיות אשכול Ray; צריך צורה כמו 10.0.0.1:6379, או local.
malformed-ray-address = אין תשובה בכתובת ”{ $address }”: { $why }.
malformed-data = אי אפשר לקרוא את { $part }: { $problem }.
malformed-unknown = אי אפשר לקרוא את { $part }: ”{ $text }” לא מתאים; צריך: { $expected }.
malformed-game = אין משחק ”{ $name }”; יש: { $expected }.
malformed-preset = אין חוקים בשם ”{ $name }”; יש: { $expected }.
malformed-mixed = סדרה של כמה משחקים מתחילה ב־{ $first }, לא ב־{ $game }.
malformed-no-set-up = משחק { $game } לא יכול להתחיל באמצע.
malformed-option = ”{ $text }” אינה אפשרות; צריך NAME=VALUE עם אחד מאלה: { $expected }.
malformed-option-value = ”{ $text }” לא מתאים; צריך: { $expected }.
malformed-record-format = זה לא רישום שלנו: הפורמט הוא ”{ $found }”, וצריך ”{ $expected }”.
malformed-record-version = ”{ $text }” אינה גרסה של החוקים; צריך מספר.
malformed-record-tag = תג לא מוכר [{ $tag } …]; צריך אחד מאלה: { $expected }.
malformed-record-tag-value = תג [{ $tag } …]: { $problem }
malformed-record-tag-form = שורה { $line }, עמודה { $column }: צריך תג כמו [A "Ann"], בשורות שלפני המהלכים.
malformed-record-tag-twice = התג [{ $tag } …] מופיע פעמיים.
malformed-record-token = שורה { $line }, עמודה { $column }: אי אפשר לקרוא ”{ $token }”; צריך מהלך.
malformed-record-place = שורה { $line }, עמודה { $column }, ”{ $token }”: { $problem }
malformed-record-who = כתבו מי: A:{ $token } או B:{ $token }.
malformed-record-act = אי אפשר לקרוא ”{ $act } ({ $detail })”; צריך: { $expected }.
malformed-record-slow = קריאת הרישום הזה אורכת יותר מ־{ $limit } שניות. קצרו אותו ונסו שוב.
malformed-record-event = אירוע { $event } לא אפשרי: { $problem }
malformed-record-time = אירוע { $event } מוקדם מזה שלפניו.
malformed-record-outcome = לפי הרישום המשחק נגמר ”{ $said }”, אבל הוא נגמר ”{ $found }”.
malformed-date = ”{ $text }” אינו תאריך; צריך צורה כמו 2026-01-31T18:00:00Z.

## איך נגמרים משחקים

outcome-resigned = { $winner } זוכה: פרישה של { $loser }.
outcome-absent = { $winner } זוכה בניצחון טכני: היעדרות של { $loser }.
outcome-agreed = תיקו בהסכמה.
outcome-time = { $winner } זוכה: נגמר הזמן של { $loser }.
