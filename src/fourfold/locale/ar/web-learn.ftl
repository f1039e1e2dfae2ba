### صفحات التعلم: القواعد والمصطلحات والدروس والتمارين.

web-title-learn = تعلّم · Fourfold
web-title-glossary = مصطلحات · Fourfold
web-title-lesson = درس · Fourfold
web-title-train = تمرين · Fourfold
web-title-document = { $title } · Fourfold

## نظرة عامة

web-learn-lead = القواعد بالصور، وجولات مشروحة نقلة نقلة، وتمرين لعينيك.
web-only-english = هذا النص متاح بالإنجليزية فقط حتى الآن.
web-learn-rules = القواعد
web-learn-age = { $age ->
    [zero] لكل الأعمار
    [one] من عمر سنة
    [two] من عمر سنتين
    [few] من عمر { $age } سنوات
    [many] من عمر { $age } سنة
   *[other] من عمر { $age } سنة
}
web-learn-lessons = الدروس
web-learn-lessons-text = جولات تدريب، خطوة خطوة. ولبعض اللحظات تفريعات: نقلة أخرى وما ينتج عنها.
web-learn-trainers = التمارين
web-learn-trainers-text = بضع دقائق في اليوم. نتائجك تبقى على هذا الجهاز.
web-learn-glossary = المصطلحات
web-learn-glossary-text = معنى كل كلمة. اضغط في النصوص على كلمة تحتها خط لترى معناها.
web-learn-to-glossary = افتح المصطلحات
web-learn-play = العبها
web-learn-more = المزيد للتعلم
web-learn-seek = ابحث عن كلمة
web-learn-sought = { $count ->
    [0] لا توجد كلمة كهذه.
    [zero] لا توجد كلمة كهذه.
    [one] كلمة واحدة
    [two] كلمتان
    [few] { $count } كلمات
    [many] { $count } كلمة
   *[other] { $count } كلمة
}

## الصور والمواضع بالكلمات

web-learn-figure = { $tiles ->
    [zero] شكل بلا أحجار
    [one] شكل من حجر واحد
    [two] شكل من حجرين
    [few] شكل من { $tiles } أحجار
    [many] شكل من { $tiles } حجرًا
   *[other] شكل من { $tiles } حجر
}
web-learn-place = { $direction ->
    [up] الموضع { $number }، الرأس إلى أعلى
    [right] الموضع { $number }، الرأس إلى اليمين
    [down] الموضع { $number }، الرأس إلى أسفل
   *[left] الموضع { $number }، الرأس إلى اليسار
}

## تمارين

web-learn-answers = الأجوبة
web-learn-choose = اختر جوابًا.
web-learn-right = صحيح!
web-learn-wrong = لا. انظر مرة أخرى.
web-learn-yes = نعم
web-learn-no = لا
web-learn-places-wait = { $count ->
    [zero] لا موضع هنا.
    [one] اضغط على الموضع. هناك واحد.
    [two] اضغط على الموضعين.
    [few] اضغط على المواضع. عددها { $count }.
    [many] اضغط على المواضع. عددها { $count }.
   *[other] اضغط على المواضع. عددها { $count }.
}
web-learn-places-found = { $count ->
    [1] واصل البحث.
   *[other] وجدت { $found } من { $count }.
}
web-learn-verdict-clash = لا: الألوان هناك مختلفة.
web-learn-verdict-rough = لا: أطراف الأقطار لا تلتقي.
web-learn-verdict-apart = لا: لا يلمس الشكل هناك.
web-learn-verdict-fits-right = نعم، ملائم.
web-learn-verdict-full-right = نعم، يصنع مربعًا.
web-learn-verdict-full-wrong = ملائم، لكنه لا يصنع مربعًا.
web-learn-verdict-twice-full-right = نعم، يصنع مربعين.
web-learn-verdict-twice-full-wrong = ملائم، لكنه لا يصنع مربعين.
web-learn-verdict-double-right = نعم، يلمس حجرين.
web-learn-verdict-double-wrong = ملائم، لكنه يلمس حجرًا واحدًا فقط.
web-learn-verdict-corner-right = نعم، مزدوج وركن.
web-learn-verdict-corner-wrong = ملائم، لكنه يلمس حجرًا واحدًا فقط، أو لا يصنع ركنًا.

## دروس

# تسمي الدروس اللاعبين بأول حرفين من الأبجدية.
web-lesson-seat = { $seat ->
    [A] أ
   *[B] ب
}
web-lesson-hand = اليد
web-lesson-hand-of = يد { $seat }
web-lesson-stock = المخزون
web-lesson-stock-of = مخزون { $seat }
web-lesson-none = لم يبقَ ما يوضع
web-lesson-figure-of = شكل { $seat }
web-lesson-steps = الخطوات
web-lesson-step = { $step } من { $last }
web-lesson-previous = السابق
web-lesson-next = التالي
web-lesson-begins = التوزيع
web-lesson-line-begins = ماذا لو…
web-lesson-leave = عودة إلى الجولة
web-lesson-lines = ماذا لو…
web-lesson-line-lays = { $same ->
    [yes] يضع { $seat } { $tiles } في مكان آخر
   *[no] يضع { $seat } { $tiles } بدل ذلك
}
web-lesson-line-ends = عندها تنتهي الجولة { $a } : { $b }
web-lesson-score = تنتهي الجولة { $a } : { $b }
web-lesson-play = تابع من هنا ضد الحاسوب
web-lesson-misprints = أخطاء مطبعية في الكتاب
web-lesson-misprint = في الكتاب «{ $printed }»؛ والصواب «{ $read }».
web-lesson-did = تصرّف { $seat }.
web-lesson-did-lay = وضع { $seat } { $count ->
    [zero] لا شيء
    [one] حجرًا
    [two] حجرين
    [few] { $count } أحجار
    [many] { $count } حجرًا
   *[other] { $count } حجر
}{ $squares ->
    [0] :
    [zero] :
    [one] ، والحصيلة مربع:
    [two] ، والحصيلة مربعان:
    [few] ، والحصيلة { $squares } مربعات:
    [many] ، والحصيلة { $squares } مربعًا:
   *[other] ، والحصيلة { $squares } مربع:
}
web-lesson-did-pass = مرّر { $seat } دوره.
web-lesson-did-exchange = بدّل { $seat } حجرًا:
web-lesson-did-take = أخذ { $seat } حجرًا من المخزون الآخر.
web-lesson-did-draw = سحب { $seat } أحجارًا.
web-lesson-did-capture = أخذ { $seat } الشكل.
web-lesson-did-hand-over = سلّم { $seat } حجرًا:
web-lesson-did-give-all = سلّم { $seat } كل الأحجار الباقية.
web-lesson-did-arrange = يبني { $seat }.
web-lesson-did-drop = نحّى { $seat } حجرًا:
web-lesson-did-stop = توقف { $seat }.
web-lesson-did-check = قارن { $seat } الشكلين.
web-lesson-did-surrender = استسلم { $seat }.

## التمارين

web-train-fit = ركّب الحجر في ذهنك
web-train-fit-text = أدر الحجر في ذهنك: أي موضع يلائمه أو يجعله كاملًا؟
web-train-fit-fits = أي موضع يلائم هذا الحجر؟
web-train-fit-full = كل هذه المواضع تلائمه. في أيها يصنع مربعًا؟
web-train-unseen = اعرف الأحجار الخفية
web-train-unseen-text = كل أحجار الألوان الخمسة، إلا ما تراه: أيها ما زال خفيًا؟
web-train-unseen-ask = أي الأحجار الأربعة في الأسفل لا تراه على الطاولة ولا في يدك؟
web-train-hand = يدك
web-train-option = { $number }: { $tile }
web-train-line = اكتشف الخط
web-train-line-text = كوارتو: خانة واحدة، قطعة واحدة، وأربع على خط بينها شيء مشترك.
web-train-line-ask = على أي خانة تصنع هذه القطعة خطًا؟
web-train-line-board = اللوح
web-train-how = عشرة أسئلة. تجري الساعة وأنت تفكر، وتقف وأنت تنظر إلى الجواب.
web-train-start = ابدأ
web-train-again = مرة أخرى
web-train-next = التالي
web-train-finish = إلى النتيجة
web-train-number = السؤال { $number } من { $count }
web-train-seconds = { $seconds } ث
web-train-tap = اضغط على خانة.
web-train-tap-or-key = اضغط على جواب، أو على مفتاح من 1 إلى 4.
web-train-wrong = لا. الجواب الصحيح معلَّم.
web-train-result = الصحيح { $right } من { $count }، ومعدل السؤال { $seconds } ث.
web-train-last = آخر مرة { $right } من { $count }
web-train-plot = { $count ->
    [zero] لا نتائج بعد
    [one] نتيجة آخر جولة
    [two] نتائج آخر جولتين
    [few] نتائج آخر { $count } جولات
    [many] نتائج آخر { $count } جولة
   *[other] نتائج آخر { $count } جولة
}؛ أفضلها { $best } صحيحة
web-train-plot-right = الأجوبة الصحيحة
web-train-plot-time = الثواني للسؤال
web-train-table = في جدول
web-train-when = متى
web-train-of = { $right } من { $count }
