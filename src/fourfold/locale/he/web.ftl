### הדף בדפדפן.

web-name = Fourfold
web-home = אל המשחקים
web-skip = אל התוכן
web-navigation = Fourfold
web-close = סגירה
web-yes = כן
web-no = לא
web-you = השחקן שלך
web-nobody = עוד אין שחקן
web-somebody = מישהו
web-default-name = אורח
web-player-a = שחקן 1
web-player-b = שחקן 2

## כותרות הדפים

web-title-home = Fourfold
web-title-table = ליד השולחן · Fourfold
web-title-join = הזמנה · Fourfold
web-title-device = הכיסא שלכם · Fourfold
web-title-games = המשחקים שלי · Fourfold
web-title-nowhere = לא נמצא · Fourfold

## כשמשהו לא עובד

web-nowhere = אין כלום בכתובת הזאת.
web-page-offline = לא הצלחנו לטעון את הדף. אולי אין חיבור.
web-try-again = לנסות שוב
web-reload = טעינה מחדש
web-try-now = לנסות מיד
web-refused-offline = אי אפשר להגיע לשרת. יש חיבור?
web-refused-other = זה לא הצליח ({ $code }).
web-opening = פותחים את השולחן…
web-waits-for-server = המשחק הזה מחכה לשרת. הוא ייפתח ברגע שיהיה חיבור.
web-connection-lost = החיבור אבד. מתחברים שוב…

## דף הבית

web-game-quarto = קווארטו
web-about-game-quarto = ארבעה בשורה עם משהו משותף. אתם בוחרים מה היריב מניח.
web-game-fulls = מלאים
web-about-game-fulls = הניחו אריחים צבע אל צבע. על אריח שסוגר ריבוע חייבים לענות באריח כזה.
web-game-squares = ריבועים
web-about-game-squares = בנו צורה אחת משבעה אריחים מאחורי המחיצה. יותר ריבועים מנצחים, ויש גם מרוץ: מי יעצור ראשון.
web-game-claims = שלל
web-about-game-claims = מלאים עם פרס: מי שמסיים רצף של אריחים מלאים לוקח את הצורה ואת הריבועים שלה.
web-game-quados = קוואדוס
web-about-game-quados = ריבועים, ואז המנצח ממשיך לבנות עם האריחים של שני הצדדים.
web-game-reach = טווח
web-about-game-reach = קו חוצה את השולחן. ריבועים נחשבים בצד שלכם, ואריחים מלאים מאפשרים להמשיך או להתפרץ.
web-game-doubles = כפולים
web-about-game-doubles = אין תורות: כל אחד מניח צורה משלו, הכי מהר שאפשר, וכל אריח נוגע בשניים.
web-game-rings = טבעות
web-about-game-rings = כפולים עם זוויות, ועם טבעות של ארבעה אריחים סביב תא ריק.
web-game-steals = גנבים
web-about-game-steals = לכל אחד צורה משלו, ומותר לקחת אריחים מהצורה של השני.
web-game-frames = מסגרות
web-about-game-frames = בנו מסגרת מאחורי המחיצה. החור הגדול ביותר מנצח.
web-game-squares-plus = ריבועים +
web-about-game-squares-plus = ריבועים עם כל עשרים וארבעה האריחים, שנים־עשר לכל אחד.
web-game-claims-plus = שלל +
web-about-game-claims-plus = שלל עם כל עשרים וארבעה האריחים וצורת פתיחה של ארבעה.
web-game-reach-plus = טווח +
web-about-game-reach-plus = טווח עם כל עשרים וארבעה האריחים, ותשעה תאים לעבור.
web-game-doubles-plus = כפולים +
web-about-game-doubles-plus = כפולים עם כל עשרים וארבעה האריחים ושישה ביד.
web-game-rings-plus = טבעות +
web-about-game-rings-plus = טבעות עם כל עשרים וארבעה האריחים ושישה ביד.
web-game-steals-plus = גנבים +
web-about-game-steals-plus = גנבים עם כל עשרים וארבעה האריחים ומהלכים של שלושה.
web-games = משחקים
web-family-pentaraduga = פנטרדוגה
web-more-games = עוד משחקים
web-ways = דרכים לשחק
web-play-computer = נגד המחשב
web-play-friend = חבר, בקישור
web-play-here = שנינו, כאן
web-play-anybody = מישהו ברשת
web-level = כמה חזק המחשב משחק
web-level-is = { $level }, { $name }. { $about }
web-continue = להמשיך לשחק
web-finished = הסתיימו
web-my-games = המשחקים שלי
web-no-games = עוד אין משחקים במכשיר הזה.
web-tile-with = עם { $name }
web-tile-here = { $a } נגד { $b }
web-tile-continue = המשך
web-tile-open = עוד אף אחד לא בא
web-tile-invite = להמשיך לחכות

## הגדרות

web-learn = ללמוד
web-solve = לפתור
web-here-turns = שניכם כאן: האריחים מכוסים בין התורות.
web-here-cutting-in = שניכם כאן: האריחים מכוסים בין התורות, ואין התפרצויות.
web-here-building = שניכם כאן: בונים בזה אחר זה, לפי השעון; המהיר יותר נחשב ראשון.
web-here-race = שניכם כאן: משחקים בתורות במקום במרוץ.
web-from-age = מגיל { $age }
web-rules-help = חוקים ועזרה
web-how-to-play = איך משחקים: { $game }
web-settings = הגדרות
web-your-name = השם שלכם
web-theme = מראה
web-theme-auto = מערכת
web-theme-light = בהיר
web-theme-dark = כהה
web-theme-contrast = ניגודיות
web-pieces = כלים
web-pieces-wood = עץ
web-pieces-plain = פשוט
web-palette = צבעי האריחים
web-palette-rainbow = קשת
web-palette-safe = לעיוורי צבעים
web-patterns = סימנים על האריחים
web-sound = צליל
web-motion = תנועה
web-language = שפה
web-my-data = להוריד את המשחקים שלי
web-forget-me = למחוק את הנתונים שלי
web-forget-me-sure = השם שלכם יימחק, תפרשו מהמשחקים שעוד נמשכים, והדפדפן הזה יישכח. משחקים שהסתיימו יישארו אצל מי ששיחקתם איתם, בלי השם שלכם.

## חוקים לבחירה

web-rules = חוקים
web-rules-are = { $custom ->
        [yes] { $name }, בשינויים
       *[no] { $name }
    }
web-rules-done = סיום
web-about-international = ארבעה כלים בשורה עם דבר אחד משותף. מי שרואה קורא.
web-about-beginners-1 = בהיר או כהה, ואין עוד על מה להסתכל. למשחק הראשון.
web-about-beginners-2 = שני דברים לשים לב אליהם, אחרי שהמשחק הראשון היה קל.
web-about-beginners-3 = שלושה דברים לשים לב אליהם; החור בא אחרון.
web-about-advanced = גם ארבעה שכנים בריבוע מנצחים. עוד תשע דרכים שקל לא לראות.
web-about-tournament = שישים שניות להניח ולתת. קראו רק אם אתם בטוחים.
web-about-balkan = אם רביעייה הוחמצה, הראשון מהשניים שקורא אותה מנצח.
web-about-taiwan = אמרו קווארטו ואיפה תניחו, לפני שאתם מניחים. מה שהוחמץ הוחמץ.
web-about-greek-2 = דבר אחד משותף לא מספיק, צריך שניים.
web-edition = לפי דף הוראות
web-edition-none = בחירת שפה…
web-custom = כל חוק לחוד
web-match = משחקים בסדרה
web-names = שמות
web-names-here = כששניים משחקים במסך הזה:
web-no-limit = בלי הגבלה
web-seconds = { $seconds ->
        [one] שנייה אחת
        [two] שתי שניות
       *[other] { $seconds } שניות
    }
web-feature-colour = צבע
web-feature-shape = צורה
web-feature-height = גובה
web-feature-top = חור
web-option-features = מה נחשב
web-option-shared = כמה צריך להיות משותף לארבעה כלים
web-option-squares = ריבועי 2×2 הם רביעיות
web-option-calls = רביעייה מנצחת
web-option-calls-players = כשקוראים אותה
web-option-calls-auto = מעצמה
web-option-late-call = מי רשאי לקרוא רביעייה שהוחמצה
web-option-late-call-opponent = היריב
web-option-late-call-either = כל אחד
web-option-late-call-none = אף אחד
web-option-call-when = קוראים
web-option-call-when-after = אחרי שמניחים
web-option-call-when-before = לפני שמניחים
web-option-point = בקריאה צריך
web-option-point-line = להצביע על הרביעייה
web-option-point-word = רק לומר את המילה
web-option-false-call = מחיר קריאת שווא
web-option-false-call-refuse = אין
web-option-false-call-forfeit = המשחק
web-option-starter = מי נותן את הכלי הראשון
web-option-starter-lot = הגרלה
web-option-starter-first = השחקן הראשון
web-option-starter-loser = המפסיד האחרון
web-option-move-time = זמן למהלך

## החוקים במילים, למי שלא בחר אותם

web-rules-short-international = החוקים הרגילים
web-rules-short-beginners-1 = רק הצבע נחשב
web-rules-short-beginners-2 = הצבע והצורה נחשבים
web-rules-short-beginners-3 = הכול חוץ מהחור
web-rules-short-advanced = ריבועי 2×2 נחשבים
web-rules-short-tournament = טורניר
web-rules-short-balkan = קריאה מאוחרת לכולם
web-rules-short-taiwan = קוראים לפני שמניחים
web-rules-short-greek-2 = שתי תכונות משותפות
web-rule-features = מה נחשב: { $features }.
web-rule-squares = גם ארבעה שכנים בריבוע 2×2 הם רביעייה.
web-rule-shared = { $shared ->
        [one] דבר משותף אחד מספיק לרביעייה.
        [two] לרביעייה צריך שני דברים משותפים.
       *[other] לרביעייה צריך { $shared } דברים משותפים.
    }
web-rule-calls-auto = רביעייה מנצחת מעצמה; לא צריך לקרוא אותה.
web-rule-late-call-either = רביעייה שהוחמצה, כל אחד משני השחקנים רשאי לקרוא.
web-rule-late-call-none = רביעייה שהוחמצה אי אפשר לקרוא אחר כך.
web-rule-call-when-before = קראו לפני שאתם מניחים, ואמרו איפה תניחו.
web-rule-point-word = בקריאה מספיקה המילה; לא צריך להצביע על הרביעייה.
web-rule-move-time = { $seconds ->
        [one] שנייה אחת למהלך.
        [two] שתי שניות למהלך.
       *[other] { $seconds } שניות למהלך.
    }
web-rule-false-call-forfeit = קריאת שווא עולה בהפסד.
web-rule-starter-first = השחקן הראשון נותן את הכלי הראשון.
web-rule-starter-loser = מי שהפסיד במשחק האחרון נותן את הכלי הראשון.
web-rule-match = { $games ->
        [one] משחק אחד.
        [two] סדרה של שני משחקים.
       *[other] סדרה של { $games } משחקים.
    }

## הזמנה והצטרפות

web-invite-title = הזמנת חבר
web-invite-hint = שלחו את הקישור הזה. המשחק ייפתח כאן ברגע שהחבר יגיע.
web-invite-game = בואו לשחק איתי! { $game }:
web-link = קישור
web-link-only-here = בכתובת הזאת הקישור נפתח רק במחשב הזה.
web-link-serve = בשביל מכשירים אחרים, הפעילו את השרת עם ”{ $command }” ופתחו את הדף הזה לפי שם המחשב ברשת.
web-qr = הקישור כקוד QR
web-copy = העתקת קישור
web-copied = הועתק.
web-share = שיתוף
web-looking = מחפשים מישהו…
web-looking-hint = המשחק ייפתח ברגע שמישהו יבוא.
web-looking-long = עוד אף אחד לא בא. אפשר להמשיך לחכות, או לשחק נגד המחשב בשולחן הזה.
web-play-bot-instead = נגד המחשב
web-invited = הזמנה מאת { $name }: { $game }
web-join = להתיישב ולשחק
web-set-up = מעמדה מסודרת
web-set-up-known = מעמדה מסודרת, עם אותם אריחים נסתרים
web-set-up-who = המשחק הזה לא מתחיל מההתחלה: העמדה סודרה על ידי { $name }.
web-set-up-drawn = האריחים שאתם לא רואים הוגרלו מחדש. אף אחד לא יודע מה הם.
web-set-up-known-tiles = האריחים הנסתרים הם אותם אריחים כמו קודם. ייתכן שהאריחים שלכם ידועים ל־{ $name }.
web-set-up-agree = מוסכם עליי לשחק עם האריחים האלה
web-invite-over = הכיסא הזה תפוס.
web-to-table = אל השולחן
web-another-device = מכשיר אחר
web-move-seat-title = לשחק במכשיר אחר
web-move-seat-hint = פתחו שם את הקישור הזה, והכיסא שלכם יעבור איתכם. הוא פועל פעם אחת.
web-device-title = להמשיך לשחק כאן
web-device-hint = הכיסא שלכם עובר למכשיר הזה; מהמכשיר האחר אפשר אז רק לצפות.
web-device-take = לקחת את הכיסא
web-seat-moved = הכיסא שלכם עבר למכשיר אחר.

## ליד השולחן

web-table-of = { $game }: { $a } נגד { $b }
web-players = שחקנים
web-score = ניצחונות
web-away = לא כאן
web-is-away = { $name } לא כאן עכשיו.
web-left = { $name } כבר לא כאן.
web-download-record = הורדת הרישום
web-awaited = { $count ->
        [one] מחכים ל־{ $name }.
        [two] מחכים לשחקנים.
       *[other] מחכים לשחקנים.
    } { $clock ->
        [yes] השעון יתחיל כששני השחקנים יהיו כאן.
       *[no] המשחק יתחיל כששני השחקנים יהיו כאן.
    }
web-claim = תביעת ניצחון
web-clock = נותרו { $time }
web-seconds-left = { $seconds ->
        [one] נותרה שנייה אחת.
        [two] נותרו שתי שניות.
       *[other] נותרו { $seconds } שניות.
    }
web-acts = ליד השולחן
web-ask-takeback = החזרה
web-ask-draw = תיקו
web-ask-pause = הפסקה
web-resign = פרישה
web-resign-title = לפרוש?
web-resign-sure = { $here ->
        [yes] פרישה של { $name }, והצד השני מנצח.
       *[no] אתם פורשים, והיריב מנצח.
    }
web-play-on = להמשיך
web-request = { $wish ->
        [draw] הצעת תיקו מאת { $name }.
        [pause] { $name } רוצה הפסקה.
       *[takeback] { $name } רוצה להחזיר את המהלך האחרון.
    } { $here ->
        [yes] { $other }, מקובל עליך?
       *[no] מקובל עליכם?
    }
web-request-waiting = { $mine ->
        [yes] { $wish ->
                [draw] הצעתם תיקו.
                [pause] ביקשתם הפסקה.
               *[takeback] ביקשתם להחזיר מהלך.
            } התשובה בדרך…
       *[no] { $name } מחכה לתשובה.
    }
web-paused = הפסקה
web-resume = המשך
web-result-won = ניצחתם!
web-result-lost = הפסדתם.
web-result-draw = תיקו.
web-result-score = { $high } : { $low }
web-result-winner = { $name } זוכה!
web-match-game = משחק { $number } מתוך { $count }
web-match-score = הסדרה עד כה: { $a } { $scoreA }, { $b } { $scoreB }.
web-match-won = { $who ->
        [you] ניצחתם בסדרה, { $high } מול { $low }!
        [other] הפסדתם בסדרה: { $name } זוכה, { $high } מול { $low }.
       *[name] { $name } זוכה בסדרה, { $high } מול { $low }!
    }{ $even ->
        [yes] {" "}כשהתוצאה שווה, המשחק האחרון שהוכרע קובע.
       *[no] {""}
    }
web-match-drawn = הסדרה נגמרה בתיקו: { $a } { $scoreA }, { $b } { $scoreB }.
web-match-another = עוד סדרה
web-watching = אתם צופים.
web-watch-next = למשחק הבא
web-rematch = לשחק שוב
web-rematch-too = כן, שוב!
web-rematch-waiting = מחכים…
web-to-replay = צפייה
web-replay = לצפות שוב
web-told-begins = התור הראשון של { $name }.
web-act-told-join = { $name } ליד השולחן.
web-act-told-ask = { $wish ->
        [draw] הצעת תיקו מאת { $name }.
        [pause] { $name } רוצה הפסקה.
       *[takeback] { $name } רוצה להחזיר מהלך.
    }
web-act-told-answer = { $yes ->
        [yes] { $name }: מוסכם.
       *[no] { $name }: עדיף שלא.
    }
web-act-told-away = { $name } כבר לא ליד השולחן.
web-act-told-wait = המשחק מחכה ל־{ $name }.
web-act-told-back = { $name } כאן.
web-act-told-resume = { $name }: ממשיכים.
web-act-told-rematch = { $name } רוצה לשחק שוב.

## קווארטו

web-board = לוח
web-tray = כלים שאפשר לתת
web-square-piece = { $square }, { $piece }
web-square-empty = { $square }, ריקה
web-hand = ביד של { $name }: { $piece }
web-hand-give = לתת את הכלי שנבחר ל־{ $name }
web-hand-empty = היד של { $name } ריקה
web-moves = מהלכים
web-no-moves = עוד אין מהלכים.
web-move-call = { $right ->
        [yes] קווארטו! { $line }
       *[no] { $name }: אין רביעייה { $line }
    }
web-call = קווארטו!
web-call-sure = לקרוא
web-call-leave = בעצם לא
web-done = אין רביעייה
web-nothing-full = אין רביעייה מלאה דרך הכלי שהונח אחרון. רביעיות ישנות כבר לא נחשבות.
web-status-place = { $who ->
        [you] הניחו את הכלי שלכם.
        [here] { $name }, תורך להניח את הכלי.
       *[other] התור של { $name } להניח…
    }
web-status-give = { $who ->
        [you] בחרו כלי לתת ליריב.
        [here] { $name }, תורך לבחור כלי בשביל { $other }.
       *[other] התור של { $name } לבחור כלי…
    }
web-status-give-sure = הקישו עליו שוב כדי לתת אותו.
web-status-close = { $who ->
        [you] כל הכלים מונחים. יש רביעייה?
        [here] { $name }, יש רביעייה?
       *[other] התור של { $name } לחפש רביעייה…
    }
web-status-thinking = { $name }: רגע של מחשבה…
web-status-point-square = איפה תניחו אותו?
web-status-point-line = הקישו על הרביעייה שלכם.
web-status-point-sure = הרביעייה שלכם: { $line }?
web-status-sending = …
web-status-paused = הפסקה.
web-status-open = מחכים לשחקן השני.
web-status-over = המשחק נגמר.
web-told-give = כלי מאת { $name }: { $piece }.
web-told-place = { $name }: כלי על { $square }.
web-told-call = { $line ->
        [none] { $name }: ”קווארטו!” זאת רביעייה!
       *[other] { $name }: ”קווארטו!” { $line }. זאת רביעייה!
    }
web-told-false-call = { $name }: ”קווארטו!”, אבל זאת לא רביעייה.
web-told-done = { $name }: אין מה לקרוא.
