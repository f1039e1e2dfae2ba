### מה שהשרת עונה.

illegal-not-your-seat = הכיסא { $seat } לא שלכם.
illegal-not-your-table = אתם לא יושבים ליד השולחן הזה.
illegal-running-position = זאת עמדה ממשחק שאתם משחקים עכשיו. נתחו אותה כשהמשחק ייגמר.
illegal-running-hand = אלה האריחים שלכם במשחק שאתם משחקים עכשיו. שאלו שוב כשהמשחק ייגמר.
illegal-running-duel = אלה האריחים שלכם בדו־קרב. שאלו שוב אחרי שתגישו את הצורה שלכם.
illegal-set-up-anybody = מעמדה מסודרת משחקים עם חברים, נגד המחשב או בשניים מול מסך אחד. הזמינו חבר, או שחקו מההתחלה.
illegal-set-up-not-agreed = המשחק הזה מתחיל מעמדה מסודרת, וייתכן שמי שסידר אותה יודע מהם האריחים הנסתרים שלכם. אשרו שאתם מסכימים, או בקשו משחק אחר.
illegal-spectators-watch = צופים רק צופים.
illegal-foreign-origin = הבקשה הזאת באה מאתר אחר.
illegal-old-rules = המשחק הזה שוחק לפי חוקים ישנים; אפשר לצפות בו, אבל לא להמשיך אותו.
illegal-no-answer = החיפוש לא הגיע לסופו. שאלו שוב, בבקשה.
illegal-unavailable = אי אפשר להגיע כרגע למסד הנתונים. נסו שוב בעוד רגע.
illegal-only-to-look-at = זה רישום: אפשר לצפות בו, לא לשחק בו.
illegal-table-full = המשחק הזה הגיע ל־{ $most } פעולות, ויותר מזה שולחן לא מקבל. פרשו, או התחילו משחק חדש.
illegal-too-many = זה היה יותר מדי בבת אחת. נסו שוב בעוד { $seconds ->
        [one] שנייה אחת
        [two] שתי שניות
       *[other] { $seconds } שניות
    }, בבקשה.

malformed-no-review = משחקי { $game } עוד לא ניתנים לסקירה, רק משחקי quarto.
malformed-name = בשם צריכה להיות לפחות אות אחת.
malformed-level = אין רמה ”{ $level }”; יש: { $expected }.
malformed-table = אין שולחן ”{ $id }”.
malformed-stored = הגרסה הזאת של Fourfold לא יכולה לקרוא את כל המשחק. שום דבר לא אבד. { $problem }
malformed-invitation = ההזמנה הזאת לא מובילה לשום מקום.
malformed-link = הקישור הזה כבר נוצל, או שהוא ישן מדי.
malformed-address = אין כלום בכתובת { $path }.
malformed-too-long = זה ארוך מדי: נקראים לכל היותר { $most } בתים.
malformed-content-type = צריך גוף מסוג application/json.
malformed-hello = צריך ”hello” בהתחלה.
malformed-protocol = הדף הזה לא מעודכן. טענו אותו מחדש.

## חידות ודו־קרבות

illegal-duel-taken = שניים כבר משתתפים בדו־קרב הזה.
illegal-duel-not-begun = עוד לא התחלתם לבנות בדו־קרב הזה.
illegal-duel-too-late = הזמן שלכם בדו־קרב הזה נגמר.
malformed-duel = אין דו־קרב ”{ $id }”.
malformed-pentaraduga-not-given = { $tile } אינו בין האריחים שניתנו.
