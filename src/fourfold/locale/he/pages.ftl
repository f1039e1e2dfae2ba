### הדפים שליד השולחן: צפייה חוזרת, חוקים, סידור עמדה.

web-title-replay = צפייה חוזרת · Fourfold
web-title-rules = איך משחקים · Fourfold
web-title-setup = סידור עמדה · Fourfold
web-title-analysis = ניתוח · Fourfold
web-title-review = סקירה · Fourfold
web-title-levels = הרמות של המחשב · Fourfold

## צפייה חוזרת

web-replay-of = { $a } נגד { $b }
web-replay-opening = טוענים את המשחק…
web-replay-result-draw = תיקו
web-replay-result-winner = { $name } זוכה
web-replay-result-none = עוד לא נגמר
web-replay-step = צעד { $step } מתוך { $last }
web-replay-steps = צעדי המשחק
web-replay-walk = לעבור על המשחק
web-replay-first = להתחלה
web-replay-back = צעד אחורה
web-replay-forward = צעד קדימה
web-replay-last = לסוף
web-replay-play = הפעלה
web-replay-pause = עצירה
web-replay-began = התור הראשון של { $name }: בחירת הכלי הראשון.
web-replay-began-holding = התור הראשון של { $name }, והכלי כבר ביד.
web-replay-told-resign = פרישה של { $name }.
web-replay-told-claim = תביעת ניצחון של { $name }: הצד השני לא חזר.
web-replay-told-time-up = נגמר הזמן.
web-replay-told-wait = המשחק מחכה לשחקן.
web-replay-told-away = מישהו איננו.
web-replay-told-back = כולם חזרו.
web-replay-told-resumed = המשחק הופסק ועכשיו הוא ממשיך.
web-replay-told-takeback = בהסכמת { $name } המהלך חוזר לאחור.
web-replay-told-word = { $right ->
        [yes] { $name }: ”קווארטו!” ויש רביעייה!
       *[no] { $name }: ”קווארטו!” אבל אין רביעייה.
    }
web-replay-told-other = { $name }: { $what }.
web-replay-hand = הכלי אצל { $name }.
web-replay-hand-empty = אין כלי ביד.
web-replay-rest = הכלים שנותרו
web-replay-missed = { $count ->
        [one] הוחמצה: { $lines } היא רביעייה, ואיש לא קרא אותה.
        [two] הוחמצו: { $lines } הן רביעיות, ואיש לא קרא אותן.
       *[other] הוחמצו: { $lines } הן רביעיות, ואיש לא קרא אותן.
    }
web-replay-missed-some = { $count ->
        [one] רביעייה אחת הוחמצה במשחק הזה.
        [two] פעמיים הוחמצה רביעייה במשחק הזה.
       *[other] { $count } פעמים הוחמצה רביעייה במשחק הזה.
    }
web-replay-missed-none = אף רביעייה לא הוחמצה.
web-replay-missed-show = להראות
web-replay-missed-next = להראות את הבאה
web-replay-moves = מהלכים
web-replay-move = { $number } { $square }: { $piece }
web-replay-move-given = { $number } …: { $piece }
web-replay-move-back = { $move }, הוחזר
web-replay-move-missed = { $move }, רביעייה הוחמצה
web-replay-entry-start = התחלה
web-replay-entry-resign = { $name }: פרישה
web-replay-entry-claim = { $name }: תביעה
web-replay-entry-time = נגמר הזמן
web-replay-entry-done = { $name }: אין מה לקרוא
web-replay-entry-agreed = תיקו בהסכמה
web-replay-share = שיתוף המשחק
web-replay-link = העתקת קישור
web-replay-link-copied = הקישור הועתק. הוא פותח את המשחק בצעד הזה.
web-replay-link-text = משחק { $game }:
web-replay-save = שמירה…
web-replay-save-title = שמירת המשחק
web-replay-save-picture = תמונה
web-replay-save-picture-hint = המצב בסוף.
web-replay-save-svg = כ־SVG
web-replay-save-png = כ־PNG
web-replay-save-record = רישום
web-replay-save-record-hint = כל מהלך, לשמור או לפתוח כאן שוב.
web-replay-save-text = לקריאה
web-replay-save-json = לתוכנות
web-replay-save-failed = לא הצלחנו ליצור את התמונה.
web-replay-on = להמשיך לשחק מכאן
web-replay-on-title = להמשיך לשחק מצעד { $step }
web-replay-on-hint = שולחן חדש עם העמדה הזאת. רביעיות שכבר שלמות לא נחשבות עוד, רק חדשות.
web-replay-on-over = כאן כבר אין מה לשחק.
web-replay-on-side = אתם בצד של
web-replay-on-computer = נגד המחשב
web-replay-on-here = שנינו, כאן
web-replay-on-friend = חבר, בקישור
web-replay-to-table = אל השולחן
web-replay-opened = משחקים שנצפו במכשיר הזה
web-replay-opened-hint = אלה נפתחים גם בלי חיבור.

## איך משחקים

web-rulebook-title = איך משחקים קווארטו
web-rulebook-lead = שני שחקנים, שישה־עשר כלים, לוח אחד. שלוש דקות, ואתם יודעים הכול.
web-rulebook-play = לשחק עכשיו
web-rulebook-print = הדפסת הדף
web-rulebook-pieces = הכלים
web-rulebook-pieces-text = כל אחד משישה־עשר הכלים קיים פעם אחת. כלי הוא בהיר או כהה, עגול או מרובע, גבוה או נמוך, מלא או חלול. הם לא שייכים לאיש: שניכם משחקים בכולם.
web-rulebook-all = כל שישה־עשר הכלים
web-rulebook-pair-colour = בהיר או כהה
web-rulebook-pair-shape = עגול או מרובע
web-rulebook-pair-height = גבוה או נמוך
web-rulebook-pair-top = מלא או חלול
web-rulebook-turn = תור: מניחים, ואז נותנים
web-rulebook-turn-text = את הכלי שלכם אתם אף פעם לא בוחרים. היריב נותן לכם אחד; אתם מניחים אותו על משבצת פנויה. אחר כך אתם בוחרים את הכלי שהיריב חייב להניח.
web-rulebook-turn-1 = נותנים לכם כלי.
web-rulebook-turn-2 = אתם מניחים אותו על משבצת פנויה.
web-rulebook-turn-3 = אתם בוחרים כלי ונותנים אותו.
web-rulebook-turn-board = לוח עם ארבעה כלים; החדש עומד על c2.
web-rulebook-line = מה מנצח
web-rulebook-line-text = ארבעה כלים בשורה, בטור או באלכסון ארוך, שיש להם דבר אחד במשותף, הם רביעייה: כולם כהים, כולם חלולים, כולם נמוכים… לא משנה מי הניח אותם.
web-rulebook-line-hollow = כל הארבעה באלכסון חלולים. שום דבר אחר לא זהה, וגם לא צריך.
web-rulebook-line-tall = כל הארבעה בטור גבוהים.
web-rulebook-line-none = שורה מלאה, אבל לא רביעייה: אין דבר שמשותף לכל הארבעה.
web-rulebook-quiz = האם הארבעה האלה הם רביעייה?
web-rulebook-quiz-text = מה משותף לכל הארבעה? אולי יש יותר מתשובה נכונה אחת; אחת מספיקה.
web-rulebook-quiz-number = { $number } מתוך { $count }
web-rulebook-quiz-group = ארבעה כלים, { $number } מתוך { $count }
web-rulebook-quiz-what = משותף להם
web-rulebook-quiz-colour = הצבע
web-rulebook-quiz-shape = הצורה
web-rulebook-quiz-height = הגובה
web-rulebook-quiz-top = החור
web-rulebook-quiz-nothing = כלום
web-rulebook-quiz-right = כן. { $why }
web-rulebook-quiz-wrong = לא בדיוק. { $why }
web-rulebook-quiz-wait = בחרו, ותראו.
web-rulebook-quiz-next = הארבעה הבאים
web-rulebook-quiz-again = מההתחלה
web-rulebook-quiz-score = { $right } מתוך { $count } במבט ראשון.
web-rulebook-quiz-why-dark = כל הארבעה כהים, ולא חשוב מה עוד. רביעייה.
web-rulebook-quiz-why-hollow = לכל הארבעה יש חור. הצבעים, הצורות והגבהים מעורבבים, אבל דבר אחד מספיק.
web-rulebook-quiz-why-none-near = שלושה עגולים, שלושה גבוהים, שלושה בהירים. שלושה לא מספיקים: אין רביעייה.
web-rulebook-quiz-why-square-short = כל הארבעה מרובעים, וכל הארבעה נמוכים. שתי סיבות בבת אחת, ועדיין רביעייה אחת.
web-rulebook-quiz-why-none-two = שניים ושניים מכל דבר: אין רביעייה.
web-rulebook-quiz-why-solid = לאף אחד אין חור. גם זה משהו משותף. רביעייה.
web-rulebook-give = איזה כלי אפשר לתת?
web-rulebook-give-text = הנחתם; עכשיו נותנים. בשתי שורות חסר כלי אחד לרביעייה. מצאו כלי שלא משלים אף אחת מהן.
web-rulebook-give-board = בשורה 4 שלושה כלים כהים, בשורה 1 שלושה חלולים.
web-rulebook-give-pieces = כלים שאפשר לתת
web-rulebook-give-wait = הקישו על כלי.
web-rulebook-give-safe = בטוח: הוא בהיר ומלא, ולכן לא משלים אף שורה.
web-rulebook-give-dark = היריב מניח אותו על d4: ארבעה כלים כהים. הפסד!
web-rulebook-give-hollow = היריב מניח אותו על d1: ארבעה כלים חלולים. הפסד!
web-rulebook-give-both = כהה וגם חלול: היריב יכול לבחור בין d4 ל־d1. הפסד!
web-rulebook-call = חייבים לומר את זה
web-rulebook-call-text = רביעייה לא מנצחת מעצמה. מישהו צריך לראות אותה, לקרוא ”קווארטו!” ולהצביע עליה. מי שמחמיץ רביעייה עלול להפסיד אותה לצד השני.
web-rulebook-call-1 = הנחתם
web-rulebook-call-1-who = אתם רשאים לקרוא, לפני שאתם נותנים.
web-rulebook-call-2 = נתתם
web-rulebook-call-2-who = עכשיו היריב רשאי לקרוא מה שהחמצתם, לפני שהוא מניח.
web-rulebook-call-3 = הכלי הבא הונח
web-rulebook-call-3-who = הרביעייה הישנה אבדה לתמיד. רק רביעיות דרך הכלי החדש נחשבות.
web-rulebook-call-false = קראתם ואין רביעייה? כולם שומעים, ולא קורה שום דבר אחר. מותר פעם אחת בתור, אז הסתכלו היטב.
web-rulebook-call-end = כשכל שישה־עשר הכלים מונחים, כל אחד מכם רשאי לקרוא עוד פעם אחת; אחר כך זה תיקו.
web-rulebook-call-page = הדף אף פעם לא מגלה אם יש רביעייה. זה כל העניין.
web-rulebook-variants = דרכים אחרות לשחק
web-rulebook-variants-text = בוחרים אותן בדף הראשון, מתחת לכפתור המשחק. אפשר גם לשנות כל חוק לחוד.
web-rulebook-block = ארבעה שכנים בריבוע
web-rulebook-block-board = במשחק למתקדמים גם הארבעה האלה, כולם בהירים, הם רביעייה.
web-rulebook-ready = מוכנים?

## סידור עמדה

web-setup-title = סידור עמדה
web-setup-lead = הקישו על כלי ואז על משבצת. הקישו על כלי שעל הלוח כדי להזיז או להסיר אותו.
web-setup-board = לוח לסידור
web-setup-hand-none = אין כלי ביד. הקישו על כלי, ואז כאן.
web-setup-hand-is = ביד: { $piece }
web-setup-hand-put = לשים ביד: { $piece }
web-setup-pieces = כלים שלא בשימוש
web-setup-off = הסרה
web-setup-clear = ניקוי
web-setup-status-empty = בחרו כלי.
web-setup-status-lifted = { $piece }: לאן?
web-setup-status-count = { $count ->
        [one] כלי אחד על הלוח.
        [two] שני כלים על הלוח.
       *[other] { $count } כלים על הלוח.
    }
web-setup-put = { $piece } על { $square }.
web-setup-taken = הוסר: { $piece }.
web-setup-handed = ביד: { $piece }.
web-setup-position = כטקסט
web-setup-position-hint = העתיקו, או הדביקו עמדה: שורות 4 עד 1, ואז הכלי שביד.
web-setup-not-position = זאת לא עמדה. עמדה נראית כך: { $example }
web-setup-piece-twice = הכלי { $piece } מופיע פעמיים.
web-setup-record-pasted = זה רישום. הוא נמצא למטה; פתחו אותו שם.
web-setup-start = להתחיל כאן
web-setup-start-title = לשחק
web-setup-with = עם
web-setup-with-bot = מחשב
web-setup-with-friend = חבר
web-setup-with-here = כאן
web-setup-turn = { $holding ->
        [yes] מי מניח את הכלי
       *[no] מי נותן את הכלי הבא
    }
web-setup-turn-lot = הגרלה
web-setup-turn-you = אני
web-setup-turn-other = הצד השני
web-setup-turn-first = שחקן 1
web-setup-turn-second = שחקן 2
web-setup-record-title = צפייה ברישום
web-setup-record-lead = הדביקו רישום, או בחרו קובץ, ועברו על המשחק צעד אחר צעד.
web-setup-record = רישום
web-setup-record-file = בחירת קובץ
web-setup-record-open = צפייה
web-setup-record-big = הקובץ הזה גדול מכדי להיות רישום.
# As in English
web-setup-record-example = 1. DQSH b2  2. LRTF c3 …
web-setup-link = סידור עמדה

## קישורים לניתוח, לסקירה ולרמות

web-analysis-link = ניתוח עמדה
web-setup-analyse = ניתוח
web-review-link = סקירה
web-levels-link = למה לצפות מכל רמה
