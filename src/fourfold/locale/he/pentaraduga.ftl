### פנטרדוגה.

## טקסטים שאי אפשר לקרוא

malformed-pentaraduga-tile = ”{ $text }” אינו אריח; צריך את הצבעים שמאל, גדול, ימין, כשהקטנים שכנים של הגדול, כמו oRo או oRv.
malformed-pentaraduga-tile-twice = האריח { $tile } מופיע פעמיים.
malformed-pentaraduga-direction = ”{ $text }” אינו כיוון; צריך В П Н Л, או U R D L.
malformed-pentaraduga-placement = ”{ $text }” אינו מקום; צריך אריח, כיוון והתא השמאלי התחתון, כמו oRoU@0,0.
malformed-pentaraduga-too-many = יותר מדי אריחים: { $count }; לכל היותר { $most }.
malformed-pentaraduga-no-tiles = אין אריחים; צריך יד כמו oRo rOr yOr.
malformed-pentaraduga-goal = ”{ $text }” אינה מטרה; צריך: { $expected }.
malformed-pentaraduga-problem = ”{ $text }” אינה חידה; צריך סוג ({ $expected }), או מזהה כמו squares-3 או squares-0000002a.
malformed-pentaraduga-count-frames = אי אפשר לספור את המסגרות הטובות ביותר: הבחירה באילו אריחים להשתמש חופשית.
malformed-pentaraduga-match = בסדרה יש לפחות משחק אחד, מסוג אחד לפחות.
malformed-pentaraduga-overlap = { $placement } היה מונח על { $other }.
malformed-pentaraduga-notation = ”{ $word }” אינו אריח עם מקומו; צריך אריח, לאן פונה הקודקוד שלו, אותיות למקום העליון, הימני, התחתון או השמאלי ביותר, והאריחים שהוא נוגע בהם, כמו rOrLL, rOrRyOr או rOrLL.
malformed-pentaraduga-several = ל־”{ $word }” יש כמה מקומות: { $places }.
malformed-pentaraduga-nowhere = ”{ $word }” לא מתאים בשום מקום{ $count ->
        [0] .
       *[other] ; { $tile } מתאים כאן: { $places }.
    }
malformed-pentaraduga-remark = ”{ $word }” לא נוגע ב־{ $other }.
malformed-pentaraduga-ending = ”{ $word }” אינו סיום אחר; הוא צריך להתחיל באריח מהסיום הראשון, או להיות אותיות לאריח האחרון.
malformed-pentaraduga-at = אריח { $number }: { $problem }
malformed-pentaraduga-word = ”{ $text }” אינו מהלך; צריך אריחים עם מקומם כמו oRoU@0,0, או אחד מאלה: { $expected }.
malformed-pentaraduga-bare-word = כתבו בסוגריים אחרי ”{ $word }” למה הכוונה.
malformed-pentaraduga-deal-text = ”{ $text }” אינה חלוקה; צריך מי מתחיל והאריחים של שני השחקנים, כמו ”A: oRo rOr / yOr yOy”, ואולי הגרלות אחרי לוכסן נוסף.
malformed-pentaraduga-deal = חלוקה היא כל { $count } האריחים, כל אחד פעם אחת, חצי לכל שחקן.
malformed-census-name = אין סקר ”{ $name }”; צריך אחד מאלה: { $expected }.
malformed-census-file = { $path } אינו תעודה; צריך שורות טקסט דחוסות.
malformed-census-other = { $path } אינו תעודה של { $expected }, אלא של ”{ $name }”.
malformed-census-line = ”{ $line }” אינה רשומה; צריך יד, כמה יש כמוה, מה הן שוות והמקומות של צורה, כמו ”000090 2 1 rOrU@0,0 yOyD@0,-1”.
malformed-census-entry = רשומה { $number }: { $problem }
malformed-census-twice = היד { $hand } מופיעה פעמיים.
malformed-census-hand = { $hand } אינה בין הידיים של הסקר הזה.
malformed-census-hands = נאמר שיש { $hands } ידיים כאלה, אבל יש { $expected }.
malformed-census-tiles = הצורה היא מ־{ $tiles }; היד היא { $hand }.
malformed-census-value = נאמר שערך הצורה { $value }, אבל הוא { $counted }.
malformed-census-best = נאמר שהערך הטוב ביותר הוא { $value }, אבל החיפוש מצא { $found }: { $places }.
malformed-census-missing = היד { $hand } חסרה.
malformed-census-total = הרשומות מייצגות { $total } ידיים; יש { $expected }.

## סירובים

illegal-pentaraduga-not-in-hand = { $tile } לא ביד שלכם.
illegal-pentaraduga-stock-empty = לא נשאר אריח לקחת.
illegal-pentaraduga-covered = { $tile } היה מונח על אריח אחר.
illegal-pentaraduga-apart = { $tile } חייב לגעת בצורה לאורך צלע.
illegal-pentaraduga-clash = { $tile } לא מתאים שם: הצבעים שונים.
illegal-pentaraduga-rough = { $tile } לא מתאים שם: האלכסונים לא נפגשים בקצותיהם.
illegal-pentaraduga-not-full = { $tile } לא עושה שם ריבוע; צריך אריח מלא.
illegal-pentaraduga-no-protest = בשולחן הזה המחשב הוא השופט; מה שנגד החוקים נדחה.
illegal-pentaraduga-nothing-wrong = אין על מה לערער.
illegal-pentaraduga-no-such-act = אי אפשר עכשיו: ”{ $act }”.

## תמונות, למי שלא רואה אותן

pentaraduga-picture = { $tiles ->
    [0] אין אריחים
   *[other] צורה של { $tiles ->
        [one] אריח אחד
        [two] שני אריחים
       *[other] { $tiles } אריחים
    }, { $squares ->
        [0] בלי ריבועים
        [one] ריבוע אחד
        [two] שני ריבועים
       *[other] { $squares } ריבועים
    }
}
pentaraduga-picture-tile = האריח { $tile }: { $left }, הגדול { $big }, { $right }
pentaraduga-colour-red = אדום
pentaraduga-colour-orange = כתום
pentaraduga-colour-yellow = צהוב
pentaraduga-colour-green = ירוק
pentaraduga-colour-blue = כחול
pentaraduga-colour-violet = סגול

## בנייה מאחורי מחיצה: ריבועים, קוואדוס, מסגרות

illegal-pentaraduga-arrangement = אריחים לא יכולים להיות מונחים כך. { $problem }
illegal-pentaraduga-too-fast = סידרתם מחדש את האריחים { $most } פעמים תוך שנייה; חכו רגע, ואז שלחו איך הם מונחים.
illegal-pentaraduga-stopped = הסטופ הראשון: { $seat }. עכשיו רק הצד השני ממשיך לבנות, ואין החלפות.
illegal-pentaraduga-nobody-stopped = עוד לא נאמר סטופ; צריך לעצור לפני שמסמנים או משווים תוצאות.
illegal-pentaraduga-exchanging = יש החלפה באמצע: אי אפשר לעצור עד שיונח בצד גם אריח של { $seat }.
illegal-pentaraduga-exchanged = במשחק יש החלפה אחת, והיא כבר נעשתה.
illegal-pentaraduga-dropped = שמתם אריח בצד; עכשיו מחכים לאריח מ־{ $seat }.
illegal-pentaraduga-no-figure = אי אפשר לסמן תוצאה כזאת: האריחים חייבים להיות צורה אחת, ובריבועים ובקוואדוס צריך את כולם.
illegal-pentaraduga-always-checked = כאן לא נכנעים: את הצורות תמיד משווים.
illegal-pentaraduga-begin-first = קודם אמרו שאתם מתחילים: מאז רץ הזמן שלכם.
illegal-pentaraduga-choose-first = הבחירה איזו צורה להרחיב היא עכשיו של { $seat }.
illegal-pentaraduga-original-moved = { $tile } שייך לצורה שמרחיבים, ונשאר במקומו.
## משחקים עם צורה לכל אחד

illegal-pentaraduga-count = כאן מניחים בבת אחת { $expected ->
    [one] אריח אחד
    [two] שני אריחים
   *[other] { $expected } אריחים
}.
illegal-pentaraduga-not-double = { $tile } נוגע שם רק באריח אחד; הוא חייב לגעת בשניים.
illegal-pentaraduga-no-corner = { $tile } לא עושה שם זווית: הצלע הקצרה שלו חייבת לעמוד מול קצה של צלע ארוכה.
illegal-pentaraduga-no-ring = האריחים האלה לא עושים טבעת: ארבעה סביב תא ריק.
illegal-pentaraduga-wait = צריך לחכות: עכשיו התור של { $seat }.
illegal-pentaraduga-stocks-left = מוסרים את כל האריחים רק כששתי הקופות ריקות.
illegal-pentaraduga-hand-full = יש לכם { $count ->
    [one] אריח אחד
    [two] שני אריחים
   *[other] { $count } אריחים
}; משלימים רק יד קטנה יותר.
illegal-pentaraduga-no-prize = לא מגיע לכם פרס: הוא ניתן על { $count ->
    [one] אריח אחד
    [two] שני אריחים
   *[other] { $count } אריחים
} ברצף בלי משיכה, כשהקופה שלכם לא יכולה להשלים ובקופת היריב יש אריח.
illegal-pentaraduga-prize-first = עשיתם את המהלך: קחו את הפרס, או אמרו פאס.
illegal-pentaraduga-kept = האריח הראשון בקופה שלכם שמור: הוא הפרס של { $seat }.
illegal-pentaraduga-no-wait = לא צריך לחכות ליריב עכשיו.
illegal-pentaraduga-hurried = הדקה כבר רצה.
illegal-pentaraduga-no-such-move = מהלך הוא אריח מהיד, אריח שעומד בצורה, או קודם זה ואחר כך זה.
illegal-pentaraduga-not-twice-full = { $tile } חייב לעשות שם שני ריבועים: במקומו עכשיו הוא כבר מלא.
illegal-pentaraduga-untouched = { $tile } חייב לגעת באריח שהרגע הנחתם.
illegal-pentaraduga-same-place = { $tile } כבר עומד שם.
illegal-pentaraduga-splits = בלי { $tile } הצורה שלו תתפרק.
illegal-pentaraduga-stock-left = אפשר לומר פאס רק כשהקופה שלכם ריקה; הניחו או החליפו.
illegal-pentaraduga-hand-empty = אין לכם אריח ביד.
illegal-pentaraduga-no-full-prize = לא מגיע לכם פרס: הוא ניתן על אריח אחרון שמונח כמלא.
illegal-pentaraduga-only-complex = זה התור של { $seat }; רק מהלך מורכב יכול לבוא באמצע.
illegal-pentaraduga-shielded = אי אפשר להתפרץ למהלך של { $seat }.
illegal-pentaraduga-claimed = { $what ->
    [move] התחלתם מהלך: הניחו אריח מהיד.
    [exchange] התחלתם החלפה: החליפו אריח, או קחו אחד.
   *[take] התחלתם לקחת אריח: קחו אחד.
}
illegal-pentaraduga-locked = { $what ->
    [exchange] החלפה של { $seat } כבר התחילה; חכו עד שתסתיים.
    [take] לקיחה של { $seat } כבר התחילה; חכו עד שתסתיים.
   *[move] מהלך של { $seat } כבר התחיל; חכו עד שיסתיים.
}
## שלל וטווח

illegal-pentaraduga-barred = נתתם להכרזה שלכם לפוג; עכשיו היריב פועל ראשון.
illegal-pentaraduga-no-claim = { $what ->
    [exchange] אי אפשר להכריז עכשיו על החלפה.
    [move] אי אפשר להכריז עכשיו על מהלך.
   *[take] במשחק הזה מכריזים רק על מהלך או על החלפה.
}
illegal-pentaraduga-no-exchange = { $need ->
    [full] לא מחליפים אריחים כל עוד רצף המלאים נמשך.
    [start] לא מחליפים אריחים לפני שהפתיחה מונחת.
    [replay] לא מחליפים אריחים כשממשיכים לבד.
   *[other] אי אפשר להחליף אריחים עכשיו.
}
illegal-pentaraduga-no-take = רק עם אריח אחד ביד וקופה ריקה אפשר לקחת בלי לתת.
illegal-pentaraduga-must-exchange = אפשר לומר פאס רק כשהקופה של היריב ריקה; הניחו אריח, או החליפו אחד.
illegal-pentaraduga-start-more = { $laid ->
    [one] אריח אחד לא מספיק
    [two] שני אריחים לא מספיקים
   *[other] { $laid } אריחים לא מספיקים
} לצורת הפתיחה.
illegal-pentaraduga-start-claims = { $tile } לא יכול להיות מונח שם: צורת הפתיחה מתחילה באמצע, ושני האריחים של שחקן נוגעים זה בזה.
illegal-pentaraduga-start-reach = { $tile } לא יכול להיות מונח שם: האריח שנמסר לכם מונח ליד הקו בצד של היריב, בלי צהוב ליד הקו, ואחד משלכם נוגע בו מהצד שלכם.
illegal-pentaraduga-start-reach-plus = { $tile } לא יכול להיות מונח שם: צורת הפתיחה מתחילה מעל הקו, צמוד אליו, ויש בה שני אריחים מכל צד.
illegal-pentaraduga-not-yellow = אין צהוב ב־{ $tile }; מסרו אריח שיש בו, או החליפו.
illegal-pentaraduga-full-elsewhere = { $tile } יכול להיות מלא במקום אחר, ולכן חייבים להניח אותו שם.
illegal-pentaraduga-intercept-full = זה לא התור שלכם: אפשר להתפרץ רק עם אריח מלא, ו־{ $tile } לא עושה שם ריבוע.

## משחקי לימוד

malformed-training-file = זה לא רישום של משחק לימוד; צריך אובייקט, או אובייקט עם רשימת ”records”.
malformed-training-game = ”{ $name }” עם { $set } אריחים אינו משחק של פנטרדוגה; צריך את השם שבספר או אחד מאלה: { $expected }.
malformed-training-deal = הידיים, הקופות והצורות לפני האירוע הראשון צריכות להיות כל { $count } האריחים, כל אחד פעם אחת.
malformed-training-prefigures = צורות לפני האירוע הראשון צריכות להיות בלי פגמים, ובמשחק עם צורה לכל אחד להיות שייכות ל־A או ל־B.
malformed-training-key = ”{ $key }” חסר.
malformed-training-type = ”{ $type }” אינו אירוע של המשחק הזה, או לא עכשיו.
malformed-training-number = מהלך { $number } לא יכול להיות הבא של { $seat }: ל־A המספרים האי־זוגיים, ל־B הזוגיים, והאחרון היה { $last }.
malformed-training-figure = אין צורה ”{ $name }”; צריך: { $expected }.
malformed-training-untaken = { $seat }: עוד נשאר לקחת { $tiles }.
malformed-training-unfinished = הרישום נגמר, אבל המשחק לא.
malformed-training-remark = הערה צריכה להיות אובייקט.
malformed-training-remark-late = הערה באה אחרי { $at } אירועים; יש רק { $count }.
malformed-training-differs = { $what ->
    [hand] היד כפי שחולקה
    [tiles] אריחים שנמשכו או נלקחו
    [refusal] סוג הפאס
    [start] התחלת צורה
    [source] מאין בא האריח
    [owner] של מי היה האריח
    [figure] הצורה
    [mark] אם הוא עושה ריבוע
    [reach] הגעה לטווח
    [finish] סיום
    [intercept] התפרצות
    [give] אריחים שנמסרו
    [give_to] האריח בסוף הקופה
    [take_from] האריח בתחילת הקופה
    [take] שם הפעולה
    [stage] שלב ההחלפה הכללית
    [collect] אריחים שנלקחו מההחלפה
    [squares] ריבועים
    [violations] עבירות
    [count_all] מקומות לאריח
    [count_full] מקומות שבהם האריח מלא
    [count_double] מקומות שבהם האריח כפול
    [has_full] אם האריח יכול להיות מלא
    [count] זוויות
    [left] אריחים שנותרו
    [points] נקודות
    [score] התוצאה
   *[other] { $what }
}: לפי הרישום { $said }, לפי החוקים { $found }.

## איך נגמרים משחקים

outcome-played = כל המהלכים נעשו, והנקודות נספרו.
outcome-checked = שתי הצורות הושוו.
outcome-checked-even = שתי הצורות שוות: המהירות מכריעה.
outcome-extended = הצורה המורחבת נספרה.
outcome-surrendered = כניעה של { $loser }, בלי לראות את הצורה השנייה.
outcome-interrupted = שני הצדדים אמרו פאס; כל אחד מקבל נקודה על כל אריח שנשאר לשני.
outcome-replay-time = נגמר הזמן להמשך לבד, והנקודות נספרו.

## הרמות של המחשב

level-pentaraduga-1 = מתחיל
level-pentaraduga-about-1 = לא ממהר ומחמיץ הרבה.
level-pentaraduga-2 = שחקן
level-pentaraduga-about-2 = רואה את רוב המקומות, ולא ממהר.
level-pentaraduga-3 = אמן
level-pentaraduga-about-3 = מהיר, רואה הכול וחושב קדימה.

## שיעורים

malformed-pentaraduga-unsound = משחק לא יכול להתחיל כך: ”{ $part }” לא מתאים לשאר החלוקה.
malformed-pentaraduga-middle = אי אפשר להתחיל משחק מכאן: הוא נגמר, או שמרחיבים צורה.
malformed-pentaraduga-covered-figure = יש כאן צורה מכוסה, ואי אפשר להגריל מחדש את האריחים שלה. התחילו ממהלך מוקדם יותר, או השאירו את האריחים הנסתרים כמו שהיו.
malformed-lesson-at = { $id } מדבר על מה שבא אחרי { $at } מהלכים; יש רק { $count }.
malformed-lesson-texts = בהסברים ל־{ $id } בשפה ”{ $language }” הכותרות הן { $found }; צריך: { $expected }.
lesson-fulls-1 = מלאים, משחק 1: רצפים של אריחים מלאים
lesson-fulls-2 = מלאים, משחק 2: אין מהלך בהתחלה
lesson-fulls-3 = מלאים, משחק 3: המלכודת בסוף
lesson-squares-1 = ריבועים, חלוקה 1: בלוף
lesson-squares-2 = ריבועים, חלוקה 2: מי עוצר ראשון
lesson-squares-3 = ריבועים, חלוקה 3: השוואה
lesson-claims-1 = שלל, משחק 1: לכידת צורה
lesson-claims-2 = שלל, משחק 2: החלפות
lesson-reach-v1 = טווח, גרסה ראשונה: התפרצויות, והגעה לטווח
lesson-reach-v2 = טווח, גרסה שנייה: לסיים לפני השני
lesson-reach-v3 = טווח, גרסה שלישית: עוד אריח מלא
lesson-reach-v4 = טווח, גרסה רביעית: תיקו
lesson-reach-v5 = טווח, גרסה חמישית: השני מגיע לטווח
lesson-doubles-1 = כפולים, משחק 1: ההחלפה הכללית
lesson-doubles-2 = כפולים, משחק 2: שלושה פרסים
lesson-doubles-4 = כפולים, משחק 4: שמונה לאפס
lesson-rings-1 = טבעות, משחק 1: משלימים טבעת
lesson-rings-2 = טבעות, משחק 2: טבעת בהתחלה
lesson-steals-1 = גנבים, משחק הלימוד
lesson-steals-problem = גנבים, החידה: עשר לאפס
