### דפי הלימוד: חוקים, מילון, שיעורים, אימונים.

web-title-learn = ללמוד · Fourfold
web-title-glossary = מילון · Fourfold
web-title-lesson = שיעור · Fourfold
web-title-train = אימון · Fourfold
# As in English
web-title-document = { $title } · Fourfold

## סקירה

web-learn-lead = החוקים עם תמונות, משחקים מוסברים מהלך אחר מהלך, ואימון לעיניים.
web-learn-rules = חוקים
web-learn-age = מגיל { $age }
web-learn-lessons = שיעורים
web-learn-lessons-text = משחקי לימוד, צעד אחר צעד. לפעמים יש גם ענף צדדי: מהלך אחר, ומה יוצא ממנו.
web-learn-trainers = אימונים
web-learn-trainers-text = כמה דקות ביום. התוצאות נשארות במכשיר הזה.
web-learn-glossary = מילון
web-learn-glossary-text = מה פירוש כל מילה. בטקסטים, הקישו על מילה עם קו תחתון כדי לראות את פירושה.
web-learn-to-glossary = לפתוח את המילון
web-learn-play = לשחק
web-learn-more = עוד ללמוד
web-only-english = הטקסט הזה קיים בינתיים רק באנגלית.
web-learn-seek = חיפוש מילה
web-learn-sought = { $count ->
    [0] אין מילה כזאת.
    [one] מילה אחת
    [two] שתי מילים
   *[other] { $count } מילים
}

## תמונות ומקומות במילים

web-learn-figure = צורה של { $tiles ->
    [one] אריח אחד
    [two] שני אריחים
   *[other] { $tiles } אריחים
}
web-learn-place = { $direction ->
    [up] מקום { $number }, קודקוד למעלה
    [right] מקום { $number }, קודקוד ימינה
    [down] מקום { $number }, קודקוד למטה
   *[left] מקום { $number }, קודקוד שמאלה
}

## תרגילים

web-learn-answers = תשובות
web-learn-choose = בחרו תשובה.
web-learn-right = נכון!
web-learn-wrong = לא. הסתכלו שוב.
web-learn-yes = כן
web-learn-no = לא
web-learn-places-wait = { $count ->
    [one] הקישו על המקום. יש אחד.
    [two] הקישו על המקומות. יש שניים.
   *[other] הקישו על המקומות. יש { $count }.
}
web-learn-places-found = { $count ->
    [one] המשיכו לחפש.
    [two] נמצאו { $found } מתוך שניים.
   *[other] נמצאו { $found } מתוך { $count }.
}
web-learn-verdict-clash = לא: הצבעים שם שונים.
web-learn-verdict-rough = לא: האלכסונים לא נפגשים בקצותיהם.
web-learn-verdict-apart = לא: שם הוא לא נוגע בצורה.
web-learn-verdict-fits-right = כן, הוא מתאים.
web-learn-verdict-full-right = כן, הוא עושה ריבוע.
web-learn-verdict-full-wrong = הוא מתאים, אבל לא עושה ריבוע.
web-learn-verdict-twice-full-right = כן, הוא עושה שני ריבועים.
web-learn-verdict-twice-full-wrong = הוא מתאים, אבל לא עושה שני ריבועים.
web-learn-verdict-double-right = כן, הוא נוגע בשני אריחים.
web-learn-verdict-double-wrong = הוא מתאים, אבל נוגע רק באריח אחד.
web-learn-verdict-corner-right = כן, גם כפול וגם זווית.
web-learn-verdict-corner-wrong = הוא מתאים, אבל נוגע רק באריח אחד, או לא עושה זווית.

## שיעורים

# בשיעורים השחקנים נקראים בשתי האותיות הראשונות של האלפבית.
web-lesson-seat = { $seat ->
    [A] א׳
   *[B] ב׳
}
web-lesson-hand = יד
web-lesson-hand-of = היד של { $seat }
web-lesson-stock = קופה
web-lesson-stock-of = הקופה של { $seat }
web-lesson-none = לא נשאר מה להניח
web-lesson-figure-of = הצורה של { $seat }
web-lesson-steps = צעדים
web-lesson-step = { $step } מתוך { $last }
web-lesson-previous = הקודם
web-lesson-next = הבא
web-lesson-begins = החלוקה
web-lesson-line-begins = ומה אם…
web-lesson-leave = חזרה למשחק
web-lesson-lines = ומה אם…
web-lesson-line-lays = { $same ->
    [yes] { $seat } מניח { $tiles } במקום אחר
   *[no] { $seat } מניח במקום זה { $tiles }
}
web-lesson-line-ends = המשחק נגמר אז { $a } : { $b }
web-lesson-score = המשחק נגמר { $a } : { $b }
web-lesson-play = להמשיך מכאן נגד המחשב
web-lesson-misprints = טעויות דפוס בספר
web-lesson-misprint = בספר מודפס ”{ $printed }”; צריך לקרוא ”{ $read }”.
web-lesson-did = { $seat } פועל.
web-lesson-did-lay = { $squares ->
    [0] { $count ->
        [one] { $seat } מניח אריח:
        [two] { $seat } מניח שני אריחים:
       *[other] { $seat } מניח { $count } אריחים:
    }
    [one] { $count ->
        [one] { $seat } מניח אריח ועושה ריבוע:
        [two] { $seat } מניח שני אריחים ועושה ריבוע:
       *[other] { $seat } מניח { $count } אריחים ועושה ריבוע:
    }
    [two] { $count ->
        [one] { $seat } מניח אריח ועושה שני ריבועים:
        [two] { $seat } מניח שני אריחים ועושה שני ריבועים:
       *[other] { $seat } מניח { $count } אריחים ועושה שני ריבועים:
    }
   *[other] { $count ->
        [one] { $seat } מניח אריח ועושה { $squares } ריבועים:
        [two] { $seat } מניח שני אריחים ועושה { $squares } ריבועים:
       *[other] { $seat } מניח { $count } אריחים ועושה { $squares } ריבועים:
    }
}
web-lesson-did-pass = { $seat } אומר פאס.
web-lesson-did-exchange = { $seat } מחליף אריח:
web-lesson-did-take = { $seat } לוקח אריח מהקופה השנייה.
web-lesson-did-draw = { $seat } מושך אריח.
web-lesson-did-capture = { $seat } לוכד את הצורה.
web-lesson-did-hand-over = { $seat } מוסר אריח:
web-lesson-did-give-all = { $seat } נותן את כל האריחים שנותרו.
web-lesson-did-arrange = { $seat } בונה.
web-lesson-did-drop = { $seat } שם אריח בצד:
web-lesson-did-stop = { $seat } אומר סטופ.
web-lesson-did-check = { $seat } משווה צורות.
web-lesson-did-surrender = { $seat } נכנע.

## אימונים

web-train-fit = להתאים אריח בראש
web-train-fit-text = סובבו את האריח בדמיון: איזה מקום מתאים לו, או עושה אותו מלא?
web-train-fit-fits = באיזה מקום האריח הזה מתאים?
web-train-fit-full = הוא מתאים בכל המקומות האלה. באיזה מהם הוא עושה ריבוע?
web-train-unseen = האריחים הנסתרים
web-train-unseen-text = כל האריחים בחמישה צבעים, פחות אלה שאתם רואים: איזה עוד נסתר?
web-train-unseen-ask = איזה מארבעת האריחים שלמטה לא נמצא לא על השולחן ולא ביד שלכם?
web-train-hand = היד שלכם
web-train-option = { $number }: { $tile }
web-train-line = לזהות רביעייה
web-train-line-text = קווארטו: משבצת אחת, כלי אחד, ארבעה בשורה עם משהו משותף.
web-train-line-ask = על איזו משבצת הכלי הזה משלים רביעייה?
web-train-line-board = הלוח
web-train-how = עשר שאלות. השעון רץ כשאתם חושבים, ועומד כשאתם מביטים בתשובה.
web-train-start = התחלה
web-train-again = עוד פעם
web-train-next = הבא
web-train-finish = לתוצאה
web-train-number = שאלה { $number } מתוך { $count }
web-train-seconds = { $seconds } שנ׳
web-train-tap = הקישו על משבצת.
web-train-tap-or-key = הקישו על תשובה, או לחצו 1 עד 4.
web-train-wrong = לא. התשובה הנכונה מסומנת.
web-train-result = { $right } מתוך { $count } נכונות, { $seconds } שניות לשאלה.
web-train-last = בפעם הקודמת { $right } מתוך { $count }
web-train-plot = התוצאות של { $count ->
    [one] הסיבוב האחרון
    [two] שני הסיבובים האחרונים
   *[other] { $count } הסיבובים האחרונים
}; לכל היותר { $best } נכונות
web-train-plot-right = תשובות נכונות
web-train-plot-time = שניות לשאלה
web-train-table = כטבלה
web-train-when = מתי
web-train-of = { $right } מתוך { $count }
