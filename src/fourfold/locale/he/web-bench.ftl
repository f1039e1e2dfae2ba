### שולחן משלכם לבנות עליו: חידות, דו־קרבות, ומשחקים מאחורי מחיצה.

web-bench-hand = האריחים שלכם
web-bench-laid = { $tile }, מונח
web-bench-turn = סיבוב
web-bench-group = הזזת קבוצה
web-bench-back = הסרה
# איפה האריח שהמקלדת מזיזה. הכיוון הוא לאן פונה הקודקוד.
web-bench-at = { $tile }, { $direction ->
        [up] קודקוד למעלה
        [right] קודקוד ימינה
        [down] קודקוד למטה
       *[left] קודקוד שמאלה
    }, טור { $column }, שורה { $row }: { $state ->
        [covered] מכוסה באריח אחר.
        [apart] לא נוגע בכלום.
        [wrong] נוגע, אבל לא מתאים.
       *[fits] מתאים.
    } החצים מזיזים, R מסובב, Enter מניח.
