### ניתוח וסקירה של קווארטו, והרמות של המחשב.

## מה שווה בחירה

# נאמר אחרי שם של משבצת או של כלי. $turns הוא 0 כשלא ידוע תוך כמה זמן.
web-worth = { $value ->
        [win] { $turns ->
                [0] ניצחון
                [1] ניצחון מיד
               *[other] ניצחון תוך { $turns } תורות
            }
        [loss] { $turns ->
                [0] הפסד
                [1] הפסד מיד
               *[other] הפסד תוך { $turns } תורות
            }
        [draw] תיקו
       *[unknown] עוד לא ידוע
    }
web-worth-square = { $square }, ריקה: { $worth }
web-worth-piece = { $piece }: { $worth }

## ניתוח

web-analysis = ניתוח
web-verdict-holder-win = { $turns ->
        [0] מי שמחזיק בכלי מנצח.
        [1] מי שמחזיק בכלי מנצח מיד.
       *[other] מי שמחזיק בכלי מנצח תוך { $turns } תורות.
    }
web-verdict-holder-draw = אם שני הצדדים משחקים היטב, זה תיקו.
web-verdict-holder-loss = { $turns ->
        [0] מי שמחזיק בכלי מפסיד.
       *[other] מי שמחזיק בכלי מפסיד תוך { $turns } תורות.
    }
web-verdict-holder-unknown = מה שווה להחזיק בכלי הזה?
web-verdict-giver-win = { $turns ->
        [0] מי שנותן עכשיו מנצח.
       *[other] מי שנותן עכשיו מנצח תוך { $turns } תורות.
    }
web-verdict-giver-draw = אם שני הצדדים משחקים היטב, זה תיקו.
web-verdict-giver-loss = { $turns ->
        [0] מי שנותן עכשיו מפסיד.
        [1] מי שנותן עכשיו מפסיד מיד.
       *[other] מי שנותן עכשיו מפסיד תוך { $turns } תורות.
    }
web-verdict-giver-unknown = מה שווה לתת עכשיו?
web-verdict-line = { $count ->
        [one] { $lines } היא רביעייה. מי שהניח את הכלי האחרון קורא אותה ומנצח.
        [two] { $lines } הן רביעיות. מי שהניח את הכלי האחרון קורא אחת מהן ומנצח.
       *[other] { $lines } הן רביעיות. מי שהניח את הכלי האחרון קורא אחת מהן ומנצח.
    }
web-verdict-full = הלוח מלא, ואין רביעייה: תיקו.
web-analysis-place = הקישו על משבצת כדי להניח שם.
web-analysis-give = הקישו על כלי כדי לתת אותו.
web-analysis-waiting = ממתינים לתור…
web-analysis-searching = ידועים { $done } מתוך { $all }. נבדקו { $boards } לוחות תוך { $seconds } שניות…
web-analysis-complete = הכול ידוע, אחרי { $boards } לוחות תוך { $seconds } שניות.
web-analysis-known = הכול ידוע.
web-analysis-time = עברה דקה, וידועים { $done } מתוך { $all }.
web-analysis-stopped = נעצר. ידועים { $done } מתוך { $all }.
web-analysis-stop = עצירה
web-analysis-again = המשך
web-analysis-back = צעד אחורה
web-analysis-setup = סידור או משחק
web-analysis-text = עמדה או רישום
web-analysis-text-hint = העתיקו, או הדביקו כאן עמדה. רישום שתדביקו ייפתח כסקירה.
web-analysis-not-text = זאת לא עמדה וגם לא רישום. עמדה נראית כך: { $example }
web-analysis-rules = מה נחשב רביעייה
web-analysis-legend = מה אומרים הסימנים
web-analysis-legend-text =
    + על עיגול: ניצחון. = על פס: תיקו. − על ריבוע: הפסד. הכול מנקודת המבט של מי שמחליט עכשיו, אם שני הצדדים משחקים היטב מכאן והלאה.
    המספר סופר תורות עד שהרביעייה נשלמת, כולל התורות של השני. טבעת מסמנת את הטוב ביותר.

## סקירה

web-review-move-mistake = { $move }, טעות
web-review-plot = מה היה שווה המשחק אחרי כל צעד: מעל האמצע { $a } זוכה, מתחתיו { $b } זוכה.
web-review-plot-wins = { $name } זוכה
web-review-win = { $name } בעמדת ניצחון.
web-review-draw = זה תיקו, אם שני הצדדים משחקים היטב.
web-review-loss = { $name } בעמדת הפסד, אם הצד השני משחק היטב.
web-review-threw-win = { $after ->
        [draw] הניצחון היה בידי { $name }. עכשיו זה תיקו.
       *[loss] הניצחון היה בידי { $name }. עכשיו הוא בידי הצד השני.
    }
web-review-threw-draw = התיקו היה בידי { $name }. עכשיו הניצחון בידי הצד השני.
web-review-missed = קריאה שהוחמצה של { $name }: { $lines }.
web-review-decided = זה הכריע את המשחק.
web-review-mistakes = { $count ->
        [0] אין טעויות.
        [one] טעות אחת.
        [two] שתי טעויות.
       *[other] { $count } טעויות.
    }
web-review-next = הטעות הבאה
web-review-better = מה היה עדיף ל־{ $name } לשחק?
web-review-back = חזרה למה ששוחק
web-review-looking = מחפשים…
web-review-unknown = לא הצלחנו לגלות.
web-review-was-best = לא היה טוב מזה: { $worth }.
web-review-call = קריאה של { $lines } הייתה מנצחת.
web-review-best-square = הכי טוב היה { $squares }: { $worth }.
web-review-best-piece = { $count ->
        [one] הכי טוב היה לתת את הכלי עם הטבעת: { $worth }.
        [two] הכי טוב היה לתת אחד משני הכלים עם הטבעת: { $worth }.
       *[other] הכי טוב היה לתת כלי עם טבעת: { $worth }.
    }
web-review-analyse = ניתוח העמדה הזאת
web-review-replay = רק לצפות

## רמות

web-levels = הרמות של המחשב
web-levels-lead = שמונה רמות של קווארטו, כל אחת חזקה בבירור מזו שלפניה. עלו רמה כשאתם מנצחים יותר משאתם מפסידים.
web-levels-expect-1 = רואה שלוש רביעיות מעשר, שלו ואלה שהוא נותן. גם מי שרק עכשיו קרא את החוקים יכול לנצח.
web-levels-expect-2 = רואה קצת יותר מחצי מהרביעיות. טוב לערב הראשון.
web-levels-expect-3 = רואה את רוב הרביעיות. כמעט לא חושב מה יישאר לתת, ולכן נגמרים לו הכלים הבטוחים.
web-levels-expect-4 = רואה כמעט את כל הרביעיות. כדי לנצח צריך לספור את הכלים הבטוחים, והוא עושה זאת רק פעם כן ופעם לא.
web-levels-expect-5 = רואה כל רביעייה מהלך אחד קדימה. אף פעם לא נותן לכם ניצחון כשיש כלי אחר לתת.
web-levels-expect-6 = לעיתים קרובות משחק בלי טעות מרגע שחצי הלוח מלא.
web-levels-expect-7 = לרוב משחק בלי טעות מרגע שנותרו עשר משבצות פנויות. צריך להוביל לפני כן.
web-levels-expect-8 = אף פעם לא טועה, וטומן מלכודות. מי שמשחק גם הוא בלי טעות מגיע לתיקו, ויותר מזה אי אפשר.
web-levels-below = ממאה משחקים נגד רמה { $level }: ניצחונות { $wins }, תיקו { $draws }.
web-levels-measured = נמדד במשחקים של הרמות זו נגד זו, 200 לכל שתיים. הפס מראה מה יצא ממאה משחקים נגד הרמה שלפניה: ניצחונות, תיקו, הפסדים.
web-levels-play = לשחק נגד { $name }
web-levels-play-short = לשחק
