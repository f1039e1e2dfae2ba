### طاولة خاصة للبناء: الألغاز والمبارزات وألعاب البناء خلف الساتر.

web-bench-hand = أحجارك
web-bench-laid = { $tile }، موضوع
web-bench-turn = تدوير
web-bench-group = تحريك مجموعة
web-bench-back = رفع
# أين الحجر الذي تحركه لوحة المفاتيح، وإلى أين يتجه رأسه.
web-bench-at = { $tile }، { $direction ->
        [up] الرأس إلى أعلى
        [right] الرأس إلى اليمين
        [down] الرأس إلى أسفل
       *[left] الرأس إلى اليسار
    }، العمود { $column }، الصف { $row }: { $state ->
        [covered] فوق حجر آخر.
        [apart] لا يلمس شيئًا.
        [wrong] يلمس، لكنه غير ملائم.
       *[fits] ملائم.
    } الأسهم تحركه، وR يدوّره، وEnter يضعه.
