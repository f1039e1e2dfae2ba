### השולחנות של פנטרדוגה בדפדפן.

## השולחן שעליו מונחים האריחים

web-field-larger = הגדלה
web-field-smaller = הקטנה
web-field-fit = להראות הכול
web-field-turn = סיבוב האריח
web-figure = { $whose ->
        [mine] הצורה שלכם
        [other] הצורה של { $name }
       *[common] הצורה
    }
web-tile = { $left }, הגדול { $big }, { $right }
web-tile-closed = אריח סגור
web-place = { $mark ->
        [none] מקום { $name }
        [full] מקום { $name }, מלא
        [twice-full] מקום { $name }, מלא כפליים
        [ring] מקום { $name }, טבעת
        [reach] מקום { $name }, מגיע לטווח
       *[other] מקום { $name }, { $mark }
    }
web-count = { $count ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $count } נקודות
    }
web-squares = { $count ->
        [0] אין ריבועים
        [one] ריבוע אחד
        [two] שני ריבועים
       *[other] { $count } ריבועים
    }
# ריבועים שחוצים את קו האמצע לא נחשבים לאיש.
web-squares-sides = ריבועים: { $mine } בצד שלכם, { $other } בצד השני
web-hand-of = האריחים של { $name }
web-stock-of = הקופה של { $name }.
web-stock-count = { $count ->
        [0] היא ריקה.
        [one] אריח אחד.
        [two] שני אריחים.
       *[other] { $count } אריחים.
    }
web-stock-open = גלויים: { $tiles }.
web-captured = { $count ->
        [0] שום דבר לא נלכד
        [one] ריבוע אחד נלכד
        [two] שני ריבועים נלכדו
       *[other] { $count } ריבועים נלכדו
    }
web-curtain = העבירו את המכשיר אל { $name }.
web-curtain-open = גילוי האריחים

## מה אפשר לעשות

web-actions = פעולות
web-act-exchange = החלפת אריח
web-act-hand-over = מסירת אריח
web-act-knock = { $what ->
        [exchange] הכרזת החלפה
        [take] הכרזת לקיחה
       *[move] הכרזת מהלך
    }
web-act-knock-about = אז איש לא יכול להתערב, ויש לכם דקה.
web-act-take = לקיחת אריח
web-act-draw = משיכת אריח
web-act-capture = לכידת הצורה
web-act-rotate = לסובב
web-act-rotate-not = להשאיר כך
web-act-give-all = מסירת כל האריחים
web-act-hurry = הפעלת השעון
web-act-pass = { $replaying ->
        [yes] לסיים כאן
       *[no] { $need ->
                [capture] לא ללכוד
                [accept] לקבל
               *[any] פאס
            }
    }
web-act-protest = ערעור!
web-lay-done = זה המהלך שלי
web-lay-back = { $count ->
        [one] להחזיר אותו
        [two] להחזיר אותם
       *[other] להחזיר אותם
    }

## מה מתבקש

web-status-its-place = { $finger ->
        [yes] הקישו על מקומו. הקשה שנייה מניחה אותו.
       *[no] בחרו את מקומו.
    }
web-status-lay-on = בחרו את האריח הבא במהלך הזה.
web-status-lay-or-on = סיימו את המהלך, או בחרו לו עוד אריח.
web-status-lay-done = סיימו את המהלך, או החזירו את האריחים.
web-status-lay-nowhere = זה לא מוביל לשום מקום. החזירו את האריחים והתחילו אחרת.
# האריח שנבחר לא יכול להיות מונח; אולי אחרים מהמהלך כבר מונחים, אולי אפשר להחליף אותו.
web-status-no-place = { $laid ->
        [yes] אין עכשיו מקום לאריח הזה. בחרו אחר, או החזירו את האריחים.
       *[no] { $exchange ->
                [yes] אין מקום לאריח הזה. בחרו אחר, או החליפו אותו.
               *[no] אין מקום לאריח הזה. בחרו אחר.
            }
    }
web-status-no-cut = אי אפשר להתפרץ עם האריח הזה.
web-status-anywhere = הקישו היכן לשים את האריח, והקישו עליו כדי להניח.
web-status-cut-in = התור של { $name }. אתם רשאים להתפרץ.
web-status-meant-exchange = איזה אריח אתם נותנים?
web-status-meant-hand-over = איזה אריח אתם מוסרים?
web-penta-status = { $phase ->
        [over] המשחק נגמר.
        [start] { $who ->
                [you] הניחו את האריחים הראשונים.
                [here] { $name }, תורך להניח את האריחים הראשונים.
               *[other] התור של { $name } לפתוח…
            }
        [add] { $who ->
                [you] הוסיפו את האריחים שלכם לצורת הפתיחה.
                [here] { $name }, תורך להוסיף אריחים לצורת הפתיחה.
               *[other] התור של { $name } להוסיף לצורת הפתיחה…
            }
        [hand-over] { $who ->
                [you] מסרו ליריב אריח עם צהוב.
                [here] { $name }, תורך למסור ליריב אריח עם צהוב.
               *[other] התור של { $name } לבחור אריח בשבילכם…
            }
        [rotate] { $who ->
                [you] סובבו את צורת הפתיחה, או השאירו אותה כך.
                [here] { $name }, תורך לסובב את צורת הפתיחה או להשאיר אותה כך.
               *[other] { $name } רואה עכשיו את צורת הפתיחה…
            }
        [any] { $who ->
                [you] התור שלכם.
                [here] { $name }, תורך.
               *[other] התור של { $name }…
            }
        [full] { $who ->
                [you] ענו באריח מלא.
                [here] { $name }, תורך לענות באריח מלא.
               *[other] התור של { $name } לענות באריח מלא…
            }
        [capture] { $who ->
                [you] אתם רשאים ללכוד את הצורה.
                [here] { $name }, מותר לך ללכוד את הצורה.
               *[other] ל־{ $name } מותר ללכוד את הצורה…
            }
        [accept] { $who ->
                [you] האריח האחרון מונח. קבלו אותו, או ערערו.
                [here] { $name }, תורך לקבל את האריח האחרון או לערער.
               *[other] { $name } רואה עכשיו את האריח האחרון…
            }
        [give] { $who ->
                [you] תנו אריח תמורת זה שלקחתם.
                [here] { $name }, תורך לתת אריח תמורת זה שלקחת.
               *[other] התור של { $name } לתת אריח…
            }
        [replay-any] { $who ->
                [you] עכשיו אתם ממשיכים לבד: כל אריח.
                [here] { $name }, תורך להמשיך לבד: כל אריח.
               *[other] התור של { $name } להמשיך לבד…
            }
        [replay-full] { $who ->
                [you] עכשיו אתם ממשיכים לבד: אריח מלא.
                [here] { $name }, תורך להמשיך לבד: אריח מלא.
               *[other] ל־{ $name } דרוש אריח מלא…
            }
        [lock-move] { $who ->
                [you] הכרזתם על מהלך: הניחו את האריח.
                [here] { $name }, הכרזת על מהלך.
               *[other] הכרזה של { $name }: מהלך…
            }
        [lock-exchange] { $who ->
                [you] הכרזתם על החלפה: בחרו אריח.
                [here] { $name }, הכרזת על החלפה.
               *[other] הכרזה של { $name }: החלפה…
            }
        [lock-take] { $who ->
                [you] הכרזתם על לקיחה: בחרו אריח שעומד בצורה.
                [here] { $name }, הכרזת על לקיחה.
               *[other] הכרזה של { $name }: לקיחה…
            }
        [opening] { $who ->
                [you] הניחו את צורת הפתיחה שלכם, שני אריחים.
                [here] { $name }, תורך להניח צורת פתיחה של שני אריחים.
               *[other] התור של { $name } להניח צורת פתיחה…
            }
        [race] { $who ->
                [here] { $name }, תורך.
               *[other] הניחו כמה שיותר מהר. לא מחכים.
            }
        [stage-answer] { $who ->
                [you] כל האריחים עוברים ידיים. עשו את המהלכים האחרונים, ואז מסרו את שלכם.
                [here] { $name }, תורך לעשות את המהלכים האחרונים, ואז למסור את האריחים שלך.
               *[other] { $name } עושה את המהלכים האחרונים…
            }
        [stage-rest] { $who ->
                [you] שחקו במה שקיבלתם, ואז החזירו את השאר.
                [here] { $name }, תורך לשחק במה שקיבלת, ואז להחזיר את השאר.
               *[other] התור של { $name } לשחק באריחים שלכם…
            }
        [stage-last] { $who ->
                [you] האריחים האחרונים: הניחו מה שאפשר.
                [here] { $name }, אלה האריחים האחרונים: תורך להניח מה שאפשר.
               *[other] התור של { $name } להניח את האריחים האחרונים…
            }
       *[move] { $who ->
                [you] התור שלכם.
                [here] { $name }, תורך.
               *[other] התור של { $name }…
            }
    }

## להניח בהקלדה

web-typed = אריח ומקום
web-typed-open = הקלדת מקום
web-typed-lay = להניח
web-typed-close = סגירה
# הדוגמאות נשארות כמו שהן: הדף קורא את האותיות האלה בכל שפה.
web-typed-help = כמו rOrL או oRoU, או עם התא: oRoU@0,0.
web-typed-unreadable = ”{ $text }” אינו מקום; צריך אריח, לאן פונה הקודקוד שלו ואולי עוד אותיות, כמו rOrL, oRoU או oRoU@0,0.
web-typed-not-now = אי אפשר להניח עכשיו את { $tile }.
web-typed-several = ל־”{ $text }” יש כמה מקומות: { $places }.
web-typed-nowhere = { $count ->
        [0] אין עכשיו מקום ל־{ $tile }.
       *[other] ”{ $text }” אינו מקום בשבילו; { $tile } מתאים כאן: { $places }.
    }
web-typed-cell = כתבו גם את הכיוון ואת התא השמאלי התחתון של { $tile }, כמו { $tile }В@0,0.
web-typed-covered = אריח אחר מונח שם.

## בנייה מאחורי מחיצה

web-count-faults = { $count ->
        [one] פגם אחד
        [two] שני פגמים
       *[other] { $count } פגמים
    }
web-screen = { $noticed ->
        [stopped] { $name }: סטופ, והצורה מכוסה.
        [open] { $name } בונה בגלוי.
        [dropped] בצד מחכה לכם אריח מ־{ $name }.
        [waiting] { $name } מחכה.
        [hidden] { $name } לא מראה את הצורה.
       *[building] { $name } בונה מאחורי המחיצה.
    }
web-act-begin = גילוי האריחים
web-act-stop = סטופ!
web-act-check = השוואת צורות
web-act-mark = סימון התוצאה
web-act-keep = להישאר עם שלי
web-act-drop = החלפת אריח
web-act-surrender = כניעה
web-act-extend = להמשיך את שלי
web-act-extend-other = שהשני ימשיך לבנות
web-building-drop-which = איזה אריח אתם נותנים?
web-building-best = הצורה הטובה ביותר מהאריחים האלה
web-building-status = { $phase ->
        [over] המשחק נגמר.
        [extending] הוסיפו לצורה שלכם את כל שאר האריחים.
        [extended] { $name } בונה הלאה…
        [choosing] הצורה שלכם ניצחה. להמשיך לבנות עם כל האריחים, או לתת ל־{ $name } להמשיך?
        [chosen] התור של { $name } לבחור מי ימשיך לבנות…
        [waiting] { $name } בונה…
        [begin] { $mine }, האריחים שלך עוד מכוסים. הזמן שלך רץ מרגע שהם מתגלים.
        [in-turn] { $mine }, תורך לבנות צורה, ואז סטופ. השעון רץ.
        [dropped] מגיע לכם אריח מ־{ $name } תמורת האריח שלכם. עד אז אי אפשר לעצור.
        [answering] בצד מחכה לכם אריח מ־{ $name }. תנו אחד משלכם.
        [stopped] אמרתם סטופ. ל־{ $name } נשאר מעט זמן…
        [open] סטופ ראשון של { $name }! סיימו את הצורה, ואז השוו.
       *[building] { $game ->
                [frames] בנו מסגרת סביב החור הגדול ביותר שתוכלו. כשהיא טובה, אמרו סטופ.
               *[other] בנו צורה אחת מכל האריחים שלכם, עם כמה שיותר ריבועים. כשהיא טובה, אמרו סטופ.
            }
    }

## מה קרה

web-told-lay = { $count ->
        [one] מהלך של { $name }: { $tiles }.
        [two] מהלך של { $name }, שני אריחים: { $tiles }.
       *[other] מהלך של { $name }, { $count } אריחים: { $tiles }.
    }
web-told-exchange = { $known ->
        [yes] החלפה של { $name }: { $tile }.
       *[no] החלפה של { $name }.
    }
web-told-hand-over = { $known ->
        [yes] { $name }: מסירת אריח, { $tile }.
       *[no] { $name }: מסירת אריח.
    }
web-told-drop = { $known ->
        [yes] { $name }: אריח בצד, { $tile }.
       *[no] { $name }: אריח בצד.
    }
web-told-knock = { $what ->
        [exchange] הכרזה של { $name }: החלפה.
        [take] הכרזה של { $name }: לקיחה.
       *[move] הכרזה של { $name }: מהלך.
    }
web-told-begin = { $name }: הבנייה מתחילה.
web-told-rotate = { $half ->
        [yes] { $name }: סיבוב צורת הפתיחה.
       *[no] { $name }: צורת הפתיחה נשארת כך.
    }
web-told-extend = { $own ->
        [yes] { $name } בונה הלאה.
       *[no] { $name }: הצד השני בונה הלאה.
    }
web-told-stop = { $name }: סטופ ראשון!
# הערעור נכון; מה הוא עולה תלוי במשחק.
web-told-protest = { $game ->
        [fulls] ערעור צודק של { $name }: האריח חוזר, והתור של { $name } עם כל אריח.
        [doubles] ערעור צודק של { $name }: האריחים השגויים ויד היריב עוברים לקופה של { $name }.
        [rings] ערעור צודק של { $name }: האריחים השגויים ויד היריב עוברים לקופה של { $name }.
        [steals] ערעור צודק של { $name }: המהלך מוחזר, והתור של { $name }.
       *[other] ערעור צודק של { $name }: האריח חוזר ומוחלף, והתור של { $name } עם כל אריח.
    }
web-told-hurry = { $name }: השעון הופעל.
web-told-capture = הצורה נלכדה בידי { $name }.
web-told-give-all = { $name }: כל האריחים נמסרו.
web-told-pass = { $name }: פאס.
web-told-take = { $name }: לקיחת אריח.
web-told-draw = { $name }: משיכת אריח.
web-told-mark = { $name }: סימון תוצאה.

## מה אפשר לסכם

web-preset = חוקים
web-preset-pentaraduga-book = כמו בספר
web-preset-pentaraduga-beginners = למתחילים
web-rules-changed = לא בדיוק כמו בספר
web-option-aids = מה השולחן מראה
web-option-aids-full = מקומות ואריחים מלאים
web-option-aids-places = מקומות
web-option-aids-none = כלום
web-option-referee = השופט הוא
web-option-referee-server = השולחן
web-option-referee-players = השחקנים
web-option-referee-about = כשהשחקנים שופטים, מה שנגד החוקים נשאר, אלא אם היריב מערער לפני המהלך הבא.
web-option-deal = האריחים מחולקים
web-option-deal-random = באקראי
web-option-deal-fair = שווים בכוחם
web-option-deal-about = ידיים שוות בכוחן נבדלות רק בצבעים.
web-option-interception = התפרצות
web-option-interception-on = מותרת
web-option-interception-off = אסורה
web-option-always-check = את הצורות
web-option-always-check-on = תמיד משווים
web-option-always-check-off = משווים אם אף אחד לא נכנע
web-option-opening-limit = זמן לפתיחה
web-option-opening-limit-none = בלי הגבלה
web-option-replay-limit = זמן להמשך לבד
web-option-replay-limit-none = בלי הגבלה
web-option-unplaced-bonus = אריחים שנותרו
web-option-unplaced-bonus-off = לא נחשבים
web-option-unplaced-bonus-on = נזקפים לזכות הראשון
web-option-move-time-none = בלי הגבלה
web-rule-aids-places = השולחן מראה מקומות, אבל לא אילו מהם מלאים.
web-rule-aids-none = השולחן לא עוזר.
web-rule-referee-players = השחקנים הם השופטים: ערערו בזמן.
web-rule-deal-fair = לשני הצדדים אריחים שווים בכוחם.
web-rule-interception-off = אין התפרצויות.
web-rule-at-once-off = בזה אחר זה במקום שניהם בבת אחת.
web-rule-unplaced-bonus-on = אריחים שנותרו נזקפים לזכות הראשון.
web-rule-move-time-set = { $seconds } שניות למהלך.
