### מה שהשרת עונה.

illegal-not-your-seat = הכיסא { $seat } לא שלכם.
illegal-not-your-table = אתם לא יושבים ליד השולחן הזה.
illegal-spectators-watch = צופים רק צופים.
illegal-foreign-origin = הבקשה הזאת באה מאתר אחר.
illegal-old-rules = המשחק הזה שוחק לפי חוקים ישנים; אפשר לצפות בו, אבל לא להמשיך אותו.
illegal-no-answer = החיפוש לא הגיע לסופו. שאלו שוב, בבקשה.
illegal-unavailable = אי אפשר להגיע כרגע למסד הנתונים. נסו שוב בעוד רגע.
illegal-only-to-look-at = זה רישום: אפשר לצפות בו, לא לשחק בו.
illegal-too-many = זה היה יותר מדי בבת אחת. נסו שוב בעוד { $seconds ->
        [one] שנייה אחת
        [two] שתי שניות
       *[other] { $seconds } שניות
    }, בבקשה.

malformed-no-review = משחקי { $game } עוד לא ניתנים לסקירה, רק משחקי quarto.
malformed-name = בשם צריכה להיות לפחות אות אחת.
malformed-level = אין רמה ”{ $level }”; יש: { $expected }.
malformed-table = אין שולחן ”{ $id }”.
malformed-invitation = ההזמנה הזאת לא מובילה לשום מקום.
malformed-link = הקישור הזה כבר נוצל, או שהוא ישן מדי.
malformed-address = אין כלום בכתובת { $path }.
malformed-too-long = זה ארוך מדי: נקראים לכל היותר { $most } בתים.
malformed-content-type = צריך גוף מסוג application/json.
malformed-hello = צריך ”hello” בהתחלה, ורק פעם אחת.
malformed-protocol = הדף מדבר בגרסה { $version } של הפרוטוקול, השרת בגרסה { $ours }. טענו את הדף מחדש, בבקשה.

## חידות ודו־קרבות

illegal-duel-taken = שניים כבר משתתפים בדו־קרב הזה.
illegal-duel-not-begun = עוד לא התחלתם לבנות בדו־קרב הזה.
illegal-duel-too-late = הזמן שלכם בדו־קרב הזה נגמר.
malformed-duel = אין דו־קרב ”{ $id }”.
malformed-pentaraduga-not-given = { $tile } אינו בין האריחים שניתנו.
