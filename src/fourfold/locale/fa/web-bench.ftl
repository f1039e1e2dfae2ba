### میز ساختن: معماها، دوئل‌ها و بازی‌های پشت پرده.

web-bench-hand = کاشی‌های تو
web-bench-laid = { $tile }، گذاشته
web-bench-turn = چرخش
web-bench-group = حرکت گروه
web-bench-back = بردار
# کاشی‌ای که صفحه‌کلید حرکتش می‌دهد کجاست و نوکش به کدام سوست.
web-bench-at = { $tile }، { $direction ->
        [up] نوک به بالا
        [right] نوک به راست
        [down] نوک به پایین
       *[left] نوک به چپ
    }، ستون { $column }، ردیف { $row }: { $state ->
        [covered] روی کاشی دیگری افتاده.
        [apart] به چیزی نمی‌چسبد.
        [wrong] می‌چسبد، ولی جور نیست.
       *[fits] جور است.
    } جهت‌ها حرکتش می‌دهند، R می‌چرخاند، Enter می‌گذارد.
