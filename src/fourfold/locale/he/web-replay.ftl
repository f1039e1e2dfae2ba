### צפייה חוזרת במשחקי פנטרדוגה.

web-replay-began-tiles = { $known ->
        [yes] האריחים חולקו. התור הראשון של { $name }.
       *[no] האריחים חולקו.
    }
web-replay-result-points = { $won ->
        [yes] { $name } זוכה, { $high } מול { $low }. { $why }
       *[no] תיקו, { $high } מול { $low }. { $why }
    }
web-replay-told-arrange = { $name } בונה.
web-replay-told-check = { $name } מראה את הצורה.
web-replay-told-surrender = { $name }: כניעה.
web-replay-both-build = שני הצדדים בונים.

## אריחים מלאים שהוחמצו

web-replay-full-possible = { $count ->
        [one] ל־{ $name } הייתה כאן גם אפשרות לאריח מלא.
        [two] ל־{ $name } הייתה כאן גם אפשרות לאריח מלא, בשני מקומות.
       *[other] ל־{ $name } הייתה כאן גם אפשרות לאריח מלא, ב־{ $count } מקומות.
    }
web-replay-full-some = { $count ->
        [one] פעם אחת במשחק הזה אפשר היה להניח אריח מלא, ולא הניחו.
        [two] פעמיים במשחק הזה אפשר היה להניח אריח מלא, ולא הניחו.
       *[other] { $count } פעמים במשחק הזה אפשר היה להניח אריח מלא, ולא הניחו.
    }
web-replay-full-none = אף אריח מלא לא הוחמץ.
web-replay-full-show = להראות איפה
web-replay-full-place = מלא כאן: { $tile }
web-replay-full-here = כאן אפשר היה להניח אריח מלא

## הצורה הטובה ביותר

web-replay-best-seek = מה אפשר היה לבנות מהאריחים של { $name }?
web-replay-best-busy = מחפשים…
web-replay-best-of = הצורה הטובה ביותר של { $name }
web-replay-best-more = לבדוק לעומק
web-replay-best = { $found ->
       *[no] אין לאריחים האלה צורה כזאת.
        [yes] { $goal ->
            [frame] המסגרת הגדולה ביותר מהאריחים של { $name }.
           *[other] { $proved ->
               *[yes] הצורה הטובה ביותר מהאריחים של { $name } שווה { $count }.
                [no] הצורה הטובה ביותר שנמצאה עד כה מהאריחים של { $name } שווה { $count }.
            }
        }
    }

## להמשיך לשחק

web-replay-on-tiles = שולחן חדש שמתחיל במצב הזה. השעונים מתחילים מחדש, וההכרזות נמחקות.
web-replay-on-keep = לשחק עם חבר עם אותם אריחים נסתרים. החבר צריך להסכים. אחרת האריחים הנסתרים יוגרלו מחדש.
web-replay-on-running = המשחק הזה עוד נמשך. אפשר יהיה להמשיך מכאן כשייגמר.
web-replay-on-covered = צורה במשחק הזה נשארת מכוסה, ולכן אי אפשר להמשיך מכאן.
