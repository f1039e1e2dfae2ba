### קווארטו.

## כלים

# ארבע התכונות, בזכר יחיד, כמו המילה ”כלי”.
piece-name = { $colour ->
       *[light] בהיר
        [dark] כהה
    } { $height ->
       *[tall] גבוה
        [short] נמוך
    } { $shape ->
       *[round] עגול
        [square] מרובע
    } { $top ->
       *[solid] מלא
        [hollow] חלול
    }

feature-colour = צבע
feature-shape = צורה
feature-height = גובה
feature-top = חור
# מה משותף לכלים של רביעייה, ולכן ברבים.
value-light = בהירים
value-dark = כהים
value-round = עגולים
value-square = מרובעים
value-tall = גבוהים
value-short = נמוכים
value-solid = מלאים
value-hollow = חלולים

## סירובים

illegal-quarto-other-phase = { $phase ->
        [give] קודם תנו ליריב כלי.
        [place] קודם הניחו את הכלי שבידכם.
       *[close] כל הכלים מונחים: קראו, או אמרו שסיימתם.
    }
illegal-quarto-piece-gone = אי אפשר לתת את הכלי הזה, הוא כבר במשחק: { $piece }.
illegal-quarto-square-taken = המשבצת { $square } תפוסה: { $piece }.
illegal-quarto-calls-auto = בשולחן הזה רביעיות מנצחות מעצמן; לא קוראים.
illegal-quarto-call-points-nowhere = הצביעו על הרביעייה שאתם מתכוונים אליה.
illegal-quarto-call-squares = קריאה מצביעה על ארבע משבצות שונות.
illegal-quarto-call-after-placing = בשולחן הזה קודם מניחים ואז קוראים.
illegal-quarto-called-already = כבר קראתם פעם אחת בתור הזה.
illegal-quarto-no-call-now = אי אפשר לקרוא עכשיו.

## טקסטים שאי אפשר לקרוא

malformed-quarto-piece = ”{ $text }” אינו כלי; צריך ספרה הקסדצימלית 0–f, או ארבע אותיות, אחת מכל זוג: L/D, R/Q, T/S, F/H.
malformed-quarto-square = ”{ $text }” אינה משבצת; צריך a1 עד d4.
malformed-quarto-line = ”{ $text }” אינה רביעייה; צריך שני קצוות כמו a3-d3, או ארבע משבצות.
malformed-quarto-position-fields = העמדה ”{ $text }”: צריך את הלוח, רווח והכלי שביד או ”-”.
malformed-quarto-position-ranks = הלוח ”{ $text }”: צריך 4 שורות מופרדות ב־”/”, נמצאו { $found }.
malformed-quarto-position-rank = שורה { $rank } של הלוח, ”{ $text }”: צריך 4 משבצות, נמצאו { $found }.
malformed-quarto-position-digit = ”{ $text }” על { $square } אינו כלי; צריך ספרה הקסדצימלית 0–f או ”.”.
malformed-quarto-piece-twice = הכלי { $piece } נמצא על הלוח פעמיים: { $first } ו־{ $second }.
malformed-quarto-hand-placed = הכלי שביד, { $piece }, כבר נמצא על הלוח: { $square }.
malformed-quarto-features = התכונות צריכות להיות אחת או יותר מאלה, כל אחת פעם אחת: { $expected }.
malformed-quarto-shared = לרביעייה לא יכולות להיות { $shared } תכונות משותפות כשרק { $features ->
        [one] אחת נחשבת
        [two] שתיים נחשבות
       *[other] { $features } נחשבות
    }.
malformed-quarto-full = ב־”{ $text }” לא נשאר מה לשחק.
malformed-quarto-starter = ”{ $text }” אינו שחקן פותח; צריך A או B.
malformed-detail = אחרי ”{ $word }” לא בא כלום בסוגריים, נמצא ”({ $detail })”.
malformed-memory = טבלה של { $megabytes } MB לא נכנסת לזיכרון של המחשב הזה.

## המנוע

malformed-engine-command = ”{ $text }” אינה פקודה; צריך: { $expected }.
malformed-engine-alone = ”{ $command }” באה לבדה, נמצא אחריה ”{ $text }”.
malformed-engine-setoption = ”setoption { $text }”: צריך ”setoption name NAME value VALUE”.
malformed-engine-option = אין אפשרות ”{ $text }”; צריך: { $expected }.
malformed-engine-position = ”position { $text }”: צריך ”start”, או עמדה כמו 0..f/..../.3../.... 9, ואחריה אולי ”moves” ומשבצות וכלים לסירוגין.
malformed-engine-go = ”go … { $text }”: צריך time MS, nodes N, infinite, moves, או כלום.
malformed-engine-infinite = ”infinite” פירושו בלי הגבלה, ולכן הוא לא בא עם time או עם nodes.
illegal-engine-busy = ”{ $command }” צריכה לחכות לסוף החיפוש; ”stop” מסיים אותו.

## איך נגמרים משחקים

outcome-line = { $winner } זוכה: יש רביעייה.
outcome-false-call = { $winner } זוכה: קריאה של { $loser } בלי רביעייה.
outcome-full = תיקו: כל הכלים מונחים ואיש לא קרא.

## הרמות של המחשב, ואיך כל אחת משחקת

level-quarto-1 = טירון
level-quarto-about-1 = מחמיץ רביעיות ושוכח לקרוא.
level-quarto-2 = מתחיל
level-quarto-about-2 = רואה הרבה, ועדיין מחמיץ קצת.
level-quarto-3 = תלמיד
level-quarto-about-3 = רואה רביעיות, אבל מגיש ליריב ניצחונות.
level-quarto-4 = חובב
level-quarto-about-4 = לוקח כל ניצחון שהוא רואה.
level-quarto-5 = שחקן מועדון
level-quarto-about-5 = חושב לפני שהוא נותן.
level-quarto-6 = מומחה
level-quarto-about-6 = חושב כמה מהלכים קדימה.
level-quarto-7 = אמן
level-quarto-about-7 = כמעט אף פעם לא טועה.
level-quarto-8 = בלתי מנוצח
level-quarto-about-8 = אף פעם לא טועה.

## חוקים לבחירה

preset-international = החוקים הרגילים
preset-beginners-1 = למתחילים: רק הצבע נחשב
preset-beginners-2 = למתחילים: הצבע והצורה נחשבים
preset-beginners-3 = למתחילים: הכול נחשב חוץ מהחור
preset-advanced = למתקדמים: גם ריבועי 2×2 הם רביעיות
preset-tournament = טורניר: דקה למהלך, קריאת שווא עולה בהפסד
preset-balkan = קריאה מאוחרת של כל שחקן, כמו בבלקן
preset-taiwan = קוראים לפני שמניחים, כמו בטאיוואן
preset-greek-2 = שתי תכונות משותפות, בנוסח יווני
preset-own = כמו בדף ההוראות בשפה שלכם
