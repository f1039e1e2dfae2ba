### לפתור: חידות, דו־קרבות, ניתוח.

web-title-solve = לפתור · Fourfold
web-title-problem = חידה · Fourfold
web-title-duel = דו־קרב · Fourfold
web-title-hands = ניתוח · Fourfold

## כל מה שיש לפתור

web-solve-title = לפתור
web-solve-lead = חידות פנטרדוגה לחשוב עליהן, לבד או נגד מישהו.
web-solve-loading = טוענים…
web-solve-daily = החידה היומית
web-solve-daily-go = { $state ->
        [solved] פתורה. להסתכל שוב
        [shown] להסתכל שוב
        [begun] להמשיך
       *[new] לנסות
    }
web-solve-problems = חידות
web-solve-kind = סוג
web-solve-kind-squares = ריבועים
web-solve-kind-squares-plus = ריבועים +
web-solve-kind-quados = קוואדוס
web-solve-about-squares = בנו צורה אחת משבעה אריחים, עם כמה שיותר ריבועים.
web-solve-about-squares-plus = אותו דבר עם שנים־עשר אריחים בכל ששת הצבעים.
web-solve-about-quados = הניחו שבעה אריחים ליד צורה של שבעה. פינות אבודות יורדות מהתוצאה.
web-solve-book = הספר
web-solve-difficulty-is = רמת קושי { $difficulty } מתוך 5
web-solve-problem-is = { $state ->
        [solved] חידה { $number }, פתורה
        [shown] חידה { $number }, הפתרון נחשף
        [begun] חידה { $number }, באמצע
       *[new] חידה { $number }
    }
web-solve-another = חידה חדשה
web-solve-another-of = חידה חדשה ברמת קושי { $difficulty }
web-solve-solved-count = { $count ->
        [0] עוד לא פתרתם אף אחת מאלה במכשיר הזה.
        [one] פתרתם אחת מאלה במכשיר הזה.
        [two] פתרתם שתיים מאלה במכשיר הזה.
       *[other] פתרתם { $count } מאלה במכשיר הזה.
    }
web-solve-save-svg = שמירה כ־SVG
web-solve-save-png = שמירה כ־PNG
web-solve-save-failed = לא הצלחנו ליצור את התמונה.

## מה צורה שווה

web-solve-count = { $counted ->
        [one] ריבוע אחד נחשב
        [two] שני ריבועים נחשבים
       *[other] { $counted } ריבועים נחשבים
    }
web-solve-count-of = { $counted } מתוך { $goal } ריבועים
# מה יורד: צלעות שהצבעים בהן שונים, זוגות אריחים שמונחים עקום, פינות ששום דבר לא ימלא.
web-solve-count-faults = { $squares ->
        [one] ריבוע אחד
        [two] שני ריבועים
       *[other] { $squares } ריבועים
    }{ $clashes ->
        [0] { "" }
        [one] {" "}− התנגשות אחת
        [two] {" "}− שתי התנגשויות
       *[other] {" "}− { $clashes } התנגשויות
    }{ $rough ->
        [0] { "" }
        [one] {" "}− חיבור עקום אחד
        [two] {" "}− שני חיבורים עקומים
       *[other] {" "}− { $rough } חיבורים עקומים
    }{ $spoiled ->
        [0] { "" }
        [one] {" "}− פינה אבודה אחת
        [two] {" "}− שתי פינות אבודות
       *[other] {" "}− { $spoiled } פינות אבודות
    }

## חידה

web-problem-title = { $from ->
        [day] החידה היומית: { $kind }
        [book] { $kind } { $number }, מהספר
       *[new] { $kind }
    }
web-problem-table = השולחן
web-problem-time = זמן: { $time }
web-problem-task-squares = בנו מכל { $tiles } האריחים צורה אחת ששווה { $goal } ריבועים.
web-problem-task-quados = { $given ->
        [start] הניחו את כל { $tiles } האריחים ליד הצורה כך שתהיה שווה { $goal } ריבועים. כל פינה אבודה מורידה אחד.
       *[first] קודם בנו צורה של { $start } ריבועים משבעת האריחים הראשונים. אחר כך הניחו לידה את כל השאר כך שתהיה שווה { $goal } ריבועים. כל פינה אבודה מורידה אחד.
    }{ $symmetry ->
        [any] {" "}קו המתאר שלה חייב להיות סימטרי.
        [central] {" "}קו המתאר שלה חייב להיראות אותו דבר אחרי חצי סיבוב.
       *[none] { "" }
    }
web-problem-first = מ־{ $count } האריחים הראשונים ביד בונים את הצורה הראשונה.
web-problem-lacks = { $lack ->
        [tiles] עוד יש אריחים ביד שלכם.
        [whole] האריחים חייבים להיות צורה אחת.
        [start] שבעת האריחים הראשונים צריכים להיות שווים { $start } ריבועים.
        [symmetry] קו המתאר עוד לא סימטרי.
       *[goal] הצורה צריכה להיות שווה { $goal } ריבועים.
    }
web-problem-solved = { $hints ->
        [0] פתרתם תוך { $time }, בלי רמז.
        [one] פתרתם תוך { $time }, עם רמז אחד.
        [two] פתרתם תוך { $time }, עם שני רמזים.
       *[other] פתרתם תוך { $time }, עם { $hints } רמזים.
    }
web-problem-shown = ראיתם את הפתרון.
web-problem-hint = רמז { $step } מתוך { $steps }
web-problem-hint-given = הנה רמז { $step }.
web-problem-hint-colours = צבעי הריבועים:
web-problem-hint-colour = { $colour }: { $count }
web-problem-hint-together = שני האריחים האלה מונחים זה ליד זה:
web-problem-hint-lie = { $count ->
        [one] האריח הזה מונח כך:
        [two] שני האריחים האלה מונחים כך:
       *[other] האריחים האלה מונחים כך:
    }
web-problem-clear = מהתחלה
web-problem-give-up = ויתור
web-problem-sure = לראות את הפתרון? החידה כבר לא תיחשב כפתורה.
web-problem-sure-yes = להראות את הפתרון
web-problem-sure-no = להמשיך לנסות
web-problem-solution = להראות את הפתרונות
web-problem-answer = { $count ->
        [one] הפתרון
        [two] פתרון { $number } מתוך שניים
       *[other] פתרון { $number } מתוך { $count }
    }
web-problem-next-answer = הפתרון הבא
web-problem-next = החידה הבאה
web-problem-again = עוד פעם
web-problem-others = כל החידות

## דו־קרב

web-duel-title = דו־קרב
web-duel-lead = שניים בונים משתי ידיים שוות בכוחן, כל אחד לבד ומתי שנוח. מי שעושה יותר ריבועים מנצח; בשוויון, המהיר יותר.
web-duel-propose = להזמין חבר בקישור
web-duel-table = שנינו יחד, ליד שולחן
web-duel-rules = כל אחד בונה צורה אחת מ־{ $tiles } אריחים. הידיים שוות בכוחן: אחת היא השנייה, רק בצבעים אחרים. יש לכם { $minutes } דקות. יותר ריבועים מנצחים; בשוויון, המהיר יותר.
web-duel-invite = שלחו את הקישור הזה לחבר
web-duel-share = דו־קרב בפנטרדוגה
web-duel-begin-own = האריחים שלכם
web-duel-challenged = הזמנה לדו־קרב מאת { $name }
web-duel-begin-hint = השעון שלכם מתחיל כשאתם רואים את האריחים.
web-duel-begin = גילוי האריחים
web-duel-build = בנו צורה אחת מכל { $tiles } האריחים
web-duel-hand-in = הגשה
web-duel-hand-in-hint = אחרי ההגשה הצורה נשארת כמו שהיא.
web-duel-all-tiles = רק צורה מכל האריחים נחשבת.
web-duel-you = השחקן שלך
web-duel-made = { $counted ->
        [one] ריבוע אחד תוך { $time }
        [two] שני ריבועים תוך { $time }
       *[other] { $counted } ריבועים תוך { $time }
    }
web-duel-waiting = { $state ->
        [open] עוד לא נענו להזמנה שלכם. שתי התוצאות יוצגו כששניכם תסיימו.
        [ready] { $name } עוד לא בונה. שתי התוצאות יוצגו כששניכם תסיימו.
       *[building] { $name } עדיין בונה…
    }
web-duel-watching = שניים משתתפים בדו־קרב הזה. שתי התוצאות יוצגו כששניהם יסיימו.
web-duel-over = שני הצדדים סיימו.
web-duel-result = { $who ->
        [you] ניצחתם!
        [other] { $name } זוכה.
       *[none] תיקו.
    }
web-duel-best = { $best ->
        [one] הצורה הטובה ביותר מכל אחת מהידיים שווה ריבוע אחד.
        [two] הצורה הטובה ביותר מכל אחת מהידיים שווה שני ריבועים.
       *[other] הצורה הטובה ביותר מכל אחת מהידיים שווה { $best } ריבועים.
    }
web-duel-again = דו־קרב נוסף

## ניתוח

web-hands-title = מה אפשר לבנות מהאריחים האלה?
web-hands-lead = בחרו אריחים, או הניחו או הדביקו צורה. Fourfold מוצא את הצורה הטובה ביותר, ומוכיח זאת.
web-hands-go = ניתוח יד או צורה
web-hands-way = מה לנתח
web-hands-hand = יד
web-hands-figure = צורה
web-hands-tiles = כל האריחים
web-hands-chosen = { $count ->
        [0] לא נבחר אריח.
        [one] נבחר אריח אחד.
        [two] נבחרו שני אריחים.
       *[other] נבחרו { $count } אריחים.
    }
web-hands-none = ניקוי הבחירה
web-hands-notation = הצורה בנוטציה
web-hands-goal = הצורה הטובה ביותר עבור
web-hands-goal-squares = ריבועים
web-hands-goal-quados = קוואדוס
web-hands-goal-rings = טבעות
web-hands-goal-frame = מסגרות
web-hands-solve = { $count ->
        [0] למצוא את הצורה הטובה ביותר
        [one] למצוא את הצורה הטובה ביותר מאריח אחד
        [two] למצוא את הצורה הטובה ביותר משני אריחים
       *[other] למצוא את הצורה הטובה ביותר מ־{ $count } אריחים
    }
web-hands-busy = מחפשים…
web-hands-result = { $found ->
        [no] { $proved ->
                [yes] מהאריחים האלה אין צורה כזאת.
               *[no] שום דבר לא נמצא בזמן.
            }
       *[yes] { $goal ->
                [rings] בצורה הטובה ביותר שנמצאה יש { $rings ->
                    [one] טבעת אחת
                    [two] שתי טבעות
                   *[other] { $rings } טבעות
                } { $counted ->
                    [one] וריבוע אחד
                    [two] ושני ריבועים
                   *[other] ו־{ $counted } ריבועים
                }.
                [frame] הצורה הטובה ביותר שנמצאה סוגרת על { $counted ->
                    [one] תא אחד
                    [two] שני תאים
                   *[other] { $counted } תאים
                }.
               *[squares] הצורה הטובה ביותר שנמצאה שווה { $counted ->
                    [one] ריבוע אחד
                    [two] שני ריבועים
                   *[other] { $counted } ריבועים
                }.
            } { $proved ->
                [yes] הוכח שאין טובה ממנה.
               *[no] לא היה זמן להוכיח שאין טובה ממנה.
            }
    }
web-hands-count = { $all ->
        [yes] { $count ->
                [one] היא היחידה.
                [two] שתי צורות טובות באותה מידה.
               *[other] { $count } צורות טובות באותה מידה.
            }
       *[no] { $count ->
                [one] לפחות צורה אחת טובה באותה מידה.
                [two] לפחות שתי צורות טובות באותה מידה.
               *[other] לפחות { $count } צורות טובות באותה מידה.
            }
    }
web-hands-this-figure = הצורה הזאת
web-hands-facts = { $whole ->
        [yes] צורה אחת.
       *[no] האריחים האלה אינם צורה אחת.
    } { $squares ->
        [one] ריבוע אחד
        [two] שני ריבועים
       *[other] { $squares } ריבועים
    }, { $clashes ->
        [one] התנגשות אחת
        [two] שתי התנגשויות
       *[other] { $clashes } התנגשויות
    }, { $rough ->
        [one] חיבור עקום אחד
        [two] שני חיבורים עקומים
       *[other] { $rough } חיבורים עקומים
    }, { $rings ->
        [one] טבעת אחת
        [two] שתי טבעות
       *[other] { $rings } טבעות
    }, { $spoiled ->
        [one] פינה אבודה אחת
        [two] שתי פינות אבודות
       *[other] { $spoiled } פינות אבודות
    }, { $hole ->
        [0] בלי חור.
        [one] חור של תא אחד.
        [two] חור של שני תאים.
       *[other] חור של { $hole } תאים.
    }
