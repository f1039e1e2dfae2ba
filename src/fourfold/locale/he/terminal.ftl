### לשחק במסוף.

terminal-title = Fourfold · קווארטו
terminal-welcome = שישה־עשר כלים, כל אחד בהיר או כהה, גבוה או נמוך, עגול או מרובע, מלא או חלול. אתם מניחים את הכלי שהיריב נותן לכם, ואז בוחרים לו את הבא. ארבעה בשורה עם משהו משותף מנצחים – אבל רק אם קוראים.

## שמות כשלא ניתנו

terminal-person-a = שחקן א׳
terminal-person-b = שחקן ב׳
terminal-person = שחקן

## התחלה

terminal-choose-opponent = מי משחק?
terminal-resume = להמשיך את המשחק שלא הסתיים
terminal-opponent-computer = נגד המחשב
terminal-opponent-person = שניים במקלדת הזאת
terminal-choose-level = כמה חזק ישחק המחשב?
terminal-choose-rules = לפי אילו חוקים?
terminal-start-keys = ↑ ↓ בחירה   Enter המשך   Esc חזרה או יציאה   ? איך משחקים
terminal-go-on = יש משחק שלא הסתיים. להמשיך אותו?
terminal-too-small = השולחן צריך 80 × 24 תווים. הגדילו את החלון, בבקשה.

## מה לעשות

terminal-to-give = { $name }, תורך לבחור כלי בשביל { $other }: { $piece }?
terminal-to-place = { $name }, תורך להניח את הכלי: { $piece }.
terminal-to-close = { $name }, כל הכלים מונחים. אפשר לקרוא קווארטו! או לסיים.
terminal-thinking = { $name }: רגע של מחשבה…
terminal-pointing = זאת הרביעייה שלכם, { $line }?
terminal-nothing-full = אין רביעייה מלאה דרך הכלי האחרון; ישנות כבר לא נחשבות.
terminal-false-call = { $name }: ”קווארטו!”, אבל זאת לא רביעייה.
terminal-undone = הוחזר.
terminal-hand = ביד של { $name }
terminal-call-where = לכו אל המשבצת שמשלימה את הרביעייה, ואז קראו.
terminal-shared = { $line }: { $shared }.
terminal-overlooked = איש לא ראה: { $lines }.

## שאלות

terminal-resign = { $name }, באמת לפרוש?
terminal-draw = { $other }, יש הצעת תיקו מאת { $name }. מקובל עליך?
terminal-draw-declined = { $name }: ממשיכים לשחק.
terminal-leave = לעזוב את המשחק הזה ולהתחיל אחר?

## קבצים

terminal-written = הרישום נמצא בקובץ { $path }.
terminal-not-written = אי אפשר לכתוב את { $path }: { $why }.
terminal-set-aside = המשחק שלא הסתיים שמור בקובץ { $path }.
terminal-not-saved = אי אפשר לשמור את המשחק בקובץ { $path }: { $why }.
malformed-opponent = ”{ $text }” אינו יריב; צריך אדם או רמה של המחשב, אחד מאלה: { $expected }.
malformed-save-data = זה לא משחק שמור: { $problem }.
malformed-save-format = זה לא משחק שמור שלנו: הפורמט הוא ”{ $found }”, וצריך ”{ $expected }”.

## מקשים

terminal-key-yes = y: כן
terminal-key-no = n: לא
terminal-key-call = q: קווארטו!
terminal-key-undo = u: ביטול
terminal-key-help = ?: עזרה
terminal-key-quit = Ctrl-Q: יציאה
terminal-key-go-on = p: המשך
terminal-key-give-choose = חצים, 0–f: בחירה
terminal-key-give-enter = Enter: לתת
terminal-key-place-choose = חצים, a1…: בחירה
terminal-key-place-enter = Enter: להניח
terminal-key-close-enter = Enter: סיום
terminal-key-pointing-choose = חצים: רביעייה אחרת
terminal-key-pointing-enter = Enter: לקרוא
terminal-key-pointing-escape = Esc: בעצם לא
terminal-key-over-enter = Enter: משחק חדש
terminal-key-over-w = w: שמירת הרישום

## עזרה

terminal-help-turn = הניחו את הכלי שבידכם על משבצת פנויה: חצים או b2, ואז Enter; או לחיצה. אחר כך בחרו כלי ליריב: חצים או הספרה שלו, ואז Enter; או לחיצה.
terminal-help-line = ארבעה בשורה, בטור או באלכסון שיש להם { $shared ->
        [1] תכונה משותפת
       *[other] { $shared } תכונות משותפות
    } הם רביעייה.
terminal-help-features = רק זה נחשב: { $features }.
terminal-help-squares = וגם ארבעה בריבוע 2×2.
terminal-help-auto = רביעייה מנצחת מיד.
terminal-help-call-after = רביעייה מנצחת רק אם קוראים (q): אתם, מיד אחרי שהשלמתם אותה.
terminal-help-call-before = רביעייה מנצחת רק אם קוראים (q) לפני שמניחים: לכו אל המשבצת שמשלימה אותה, ואז קראו.
terminal-help-late-opponent = מה שהחמצתם, היריב רשאי לקרוא אחרי שקיבל את הכלי הבא; אחר כך זה לא שווה כלום.
terminal-help-late-either = מה שהוחמץ, כל אחד רשאי לקרוא (q, או Q למי שהרגע נתן) עד שהכלי הבא מונח; אחר כך זה לא שווה כלום.
terminal-help-late-none = מה שהחמצתם לא שווה כלום.
terminal-help-false-refuse = יש לכם קריאה אחת בתור, אז הסתכלו פעמיים.
terminal-help-false-forfeit = קריאת שווא עולה בהפסד, אז הסתכלו פעמיים.
terminal-help-time = מהלך נמשך לכל היותר { $seconds } שניות.
terminal-help-pieces = לכלים גבוהים שלוש שורות, לעגולים צדדים עגולים; כהים מלאים בצבע, לחלולים יש חור ○ למעלה. נקודה מסמנת את הכלי האחרון. אותיות: L בהיר, D כהה, R עגול, Q מרובע, T גבוה, S נמוך, F מלא, H חלול.
terminal-help-keys =
    q או !  קווארטו!           u  ביטול מהלך         =  הצעת תיקו
    n       משחק חדש           r  פרישה              p  הפסקה, המשך
    Ctrl-Q  יציאה              w  שמירת הרישום       Esc  סגירה

    משחק שלא הסתיים נשמר כשיוצאים.
