### بنتارادوغا.

## نصوص لا يمكن قراءتها

malformed-pentaraduga-tile = «{ $text }» ليس حجرًا؛ المتوقع الألوان: الأيسر فالكبير فالأيمن، والصغيران جارا الكبير، مثل oRo أو oRv.
malformed-pentaraduga-tile-twice = الحجر { $tile } موجود مرتين.
malformed-pentaraduga-direction = «{ $text }» ليس اتجاهًا؛ المتوقع В П Н Л، أو U R D L.
malformed-pentaraduga-placement = «{ $text }» ليس مكانًا؛ المتوقع حجر واتجاه والخانة السفلى اليسرى، مثل oRoU@0,0.
malformed-pentaraduga-too-many = الأحجار أكثر من اللازم ({ $count })؛ الحد الأقصى { $most }.
malformed-pentaraduga-no-tiles = لا أحجار؛ المتوقع يد مثل oRo rOr yOr.
malformed-pentaraduga-goal = «{ $text }» ليس هدفًا؛ المتوقع: { $expected }.
malformed-pentaraduga-problem = «{ $text }» ليس لغزًا؛ المتوقع نوع ({ $expected })، أو معرّف مثل squares-3 أو squares-0000002a.
malformed-pentaraduga-count-frames = لا يمكن عدّ أفضل الأطر: فاختيار الأحجار المستعملة حر.
malformed-pentaraduga-match = في المباراة جولة واحدة على الأقل، من لعبة واحدة على الأقل.
malformed-pentaraduga-overlap = { $placement } سيقع فوق { $other }.
malformed-pentaraduga-notation = «{ $word }» ليس حجرًا مع مكانه؛ المتوقع حجر، واتجاه رأسه، وحروف لأعلى موضع أو أيمنه أو أسفله أو أيسره، والأحجار التي يلمسها، مثل rOrLL أو rOrRyOr أو rOrLL.
malformed-pentaraduga-several = لـ«{ $word }» عدة مواضع: { $places }.
malformed-pentaraduga-nowhere = لا موضع يلائم «{ $word }»{ $count ->
        [0] .
       *[other] ؛ مواضع { $tile }: { $places }.
    }
malformed-pentaraduga-remark = «{ $word }» لا يلمس { $other }.
malformed-pentaraduga-ending = «{ $word }» ليست نهاية أخرى؛ المتوقع أن تبدأ بحجر من النهاية الأولى، أو أن تكون حروفًا للحجر الأخير.
malformed-pentaraduga-at = الحجر { $number }: { $problem }
malformed-pentaraduga-word = «{ $text }» ليست نقلة؛ المتوقع أحجار مع أماكنها مثل oRoU@0,0، أو واحد من: { $expected }.
malformed-pentaraduga-bare-word = اذكر بين قوسين بعد «{ $word }» ما المقصود بها.
malformed-pentaraduga-deal-text = «{ $text }» ليس توزيعًا؛ المتوقع من يبدأ وأحجار اللاعبين، مثل «A: oRo rOr / yOr yOy»، وعند الحاجة القرعة بعد شرطة أخرى.
malformed-pentaraduga-deal = التوزيع هو الأحجار كلها ({ $count })، كل منها مرة واحدة، نصفها لكل لاعب.
malformed-census-name = لا يوجد إحصاء «{ $name }»؛ المتوقع واحد من: { $expected }.
malformed-census-file = { $path } ليس شهادة؛ المتوقع أسطر نص مضغوطة.
malformed-census-other = { $path } ليس شهادة لـ { $expected }، بل لـ«{ $name }».
malformed-census-line = «{ $line }» ليس مدخلًا؛ المتوقع يد، وعدد مثيلاتها، وقيمتها، ومواضع شكل، مثل «000090 2 1 rOrU@0,0 yOyD@0,-1».
malformed-census-entry = المدخل { $number }: { $problem }
malformed-census-twice = اليد { $hand } موجودة مرتين.
malformed-census-hand = اليد { $hand } ليست من أيدي هذا الإحصاء.
malformed-census-hands = ذُكر أن عدد الأيدي { $hands }، لكن عدد المثيلات { $expected }.
malformed-census-tiles = الشكل من { $tiles }؛ واليد هي { $hand }.
malformed-census-value = ذُكر أن قيمة الشكل { $value }، لكنها { $counted }.
malformed-census-best = ذُكر أن أفضل قيمة { $value }، لكن البحث وجد { $found }: { $places }.
malformed-census-missing = اليد { $hand } مفقودة.
malformed-census-total = تمثل المداخل من الأيدي { $total }؛ والموجود { $expected }.

## الرفض

illegal-pentaraduga-not-in-hand = { $tile } ليس في يدك.
illegal-pentaraduga-stock-empty = لم يبقَ حجر لأخذه.
illegal-pentaraduga-covered = { $tile } سيقع فوق حجر آخر.
illegal-pentaraduga-apart = { $tile } يجب أن يلمس الشكل بأحد جوانبه.
illegal-pentaraduga-clash = { $tile } لا يلائم هذا الموضع: الألوان مختلفة.
illegal-pentaraduga-rough = { $tile } لا يلائم هذا الموضع: أطراف أقطاره لا تلتقي بأطراف أقطار غيره.
illegal-pentaraduga-not-full = { $tile } لا يصنع مربعًا هنا؛ والمطلوب حجر كامل.
illegal-pentaraduga-no-protest = الحكم على هذه الطاولة هو الحاسوب؛ وكل ما يخالف القواعد مرفوض.
illegal-pentaraduga-nothing-wrong = لا شيء يستحق الاعتراض.
illegal-pentaraduga-no-such-act = «{ $act }» غير ممكن الآن.

## صور لمن لا يراها

pentaraduga-picture = { $tiles ->
    [0] لا أحجار
   *[other] شكل عدد أحجاره { $tiles }، { $squares ->
        [0] بلا مربعات
        [zero] بلا مربعات
        [one] مربع واحد
        [two] مربعان
        [few] { $squares } مربعات
        [many] { $squares } مربعًا
       *[other] { $squares } مربع
    }
}
pentaraduga-picture-tile = الحجر { $tile }: { $left }، الكبير { $big }، { $right }
pentaraduga-colour-red = أحمر
pentaraduga-colour-orange = برتقالي
pentaraduga-colour-yellow = أصفر
pentaraduga-colour-green = أخضر
pentaraduga-colour-blue = أزرق
pentaraduga-colour-violet = بنفسجي

## البناء خلف الساتر: المربعات وكوادوس والأطر

illegal-pentaraduga-arrangement = لا يمكن وضع الأحجار هكذا. { $problem }
illegal-pentaraduga-too-fast = أعدت ترتيب أحجارك أكثر من اللازم في ثانية واحدة (الحد { $most })؛ انتظر لحظة ثم أرسل وضعها.
illegal-pentaraduga-stopped = توقف { $seat } أولًا. الآن يبني الآخر وحده، ولا تبديل.
illegal-pentaraduga-nobody-stopped = لم يتوقف أحد بعد؛ توقف قبل تسجيل النتائج أو مقارنتها.
illegal-pentaraduga-exchanging = هناك تبديل جارٍ: لا يتوقف أحد قبل أن ينحّي { $seat } حجرًا أيضًا.
illegal-pentaraduga-exchanged = في الجولة تبديل واحد، وقد تم.
illegal-pentaraduga-dropped = نحّيت حجرًا؛ وبقي أن ينحّي { $seat } حجرًا لك.
illegal-pentaraduga-no-figure = هذه ليست نتيجة تُسجَّل: يجب أن تكوّن أحجارها شكلًا واحدًا، وفي المربعات وكوادوس يجب استعمالها كلها.
illegal-pentaraduga-always-checked = لا استسلام هنا: الأشكال تُقارن دائمًا.
illegal-pentaraduga-begin-first = قل أولًا إنك تبدأ: فوقتك يجري من تلك اللحظة.
illegal-pentaraduga-choose-first = على { $seat } أن يختار أولًا الشكل الذي يُستكمل.
illegal-pentaraduga-original-moved = { $tile } من الشكل الذي يُستكمل، ويبقى في مكانه.
## ألعاب لكل لاعب فيها شكله

illegal-pentaraduga-count = هنا تضع { $expected ->
    [zero] لا شيء
    [one] حجرًا واحدًا
    [two] حجرين معًا
    [few] { $expected } أحجار معًا
    [many] { $expected } حجرًا معًا
   *[other] { $expected } حجر معًا
}.
illegal-pentaraduga-not-double = { $tile } يلمس هنا حجرًا واحدًا فقط؛ ويجب أن يلمس حجرين.
illegal-pentaraduga-no-corner = { $tile } لا يصنع ركنًا هنا: يجب أن يقف ضلعه القصير عند طرف ضلع طويل.
illegal-pentaraduga-no-ring = هذه الأحجار لا تصنع حلقة: أربعة منها حول خانة فارغة.
illegal-pentaraduga-wait = عليك أن تنتظر: الدور الآن مع { $seat }.
illegal-pentaraduga-stocks-left = لا تُسلَّم كل الأحجار إلا حين يفرغ المخزونان.
illegal-pentaraduga-hand-full = عدد أحجارك { $count }؛ ولا تُكمَّل إلا يد أصغر.
illegal-pentaraduga-no-prize = لا جائزة لك الآن: فهي لمن وضع { $count ->
    [zero] صفرًا من الأحجار
    [one] حجرًا واحدًا
    [two] حجرين متتاليين
    [few] { $count } أحجار متتالية
    [many] { $count } حجرًا متتاليًا
   *[other] { $count } حجر متتالٍ
} دون سحب ولا يكفيه مخزونه لتعويضها، وفي مخزون منافسه حجر.
illegal-pentaraduga-prize-first = انتهت نقلتك: خذ جائزتك أو مرّر.
illegal-pentaraduga-kept = أول حجر في مخزونك محجوز: جائزة { $seat }.
illegal-pentaraduga-no-wait = لا داعي لانتظار منافسك الآن.
illegal-pentaraduga-hurried = الدقيقة تجري بالفعل.
illegal-pentaraduga-no-such-move = النقلة حجر من يدك، أو حجر قائم في شكل، أو الأول ثم الثاني.
illegal-pentaraduga-not-twice-full = { $tile } يجب أن يصنع مربعين هناك: فهو كامل حيث هو.
illegal-pentaraduga-untouched = { $tile } يجب أن يلمس الحجر الذي وضعته لتوك.
illegal-pentaraduga-same-place = { $tile } في هذا المكان بالفعل.
illegal-pentaraduga-splits = بدون { $tile } يتفكك شكله.
illegal-pentaraduga-stock-left = لا تمرير إلا حين يفرغ مخزونك؛ العب أو بدّل.
illegal-pentaraduga-hand-empty = لا حجر في يدك.
illegal-pentaraduga-no-full-prize = لا جائزة لك الآن: فهي لمن وضع حجره الأخير كاملًا.
illegal-pentaraduga-only-complex = الدور مع { $seat }؛ ولا مقاطعة إلا بنقلة مركبة.
illegal-pentaraduga-shielded = عند { $seat } نقلة لا يمكن مقاطعتها.
illegal-pentaraduga-claimed = { $what ->
    [move] بدأت نقلة: ضع حجرًا من يدك.
    [exchange] بدأت تبديلًا: بدّل حجرًا أو خذ واحدًا.
   *[take] بدأت أخذ حجر: خذ واحدًا.
}
illegal-pentaraduga-locked = { $what ->
    [exchange] يبدّل { $seat } حجرًا؛ انتظر حتى ينتهي.
    [take] يأخذ { $seat } حجرًا؛ انتظر حتى ينتهي.
   *[move] يلعب { $seat } نقلة؛ انتظر حتى تنتهي.
}
## الغنائم والامتداد

illegal-pentaraduga-barred = تركت حجزك يسقط؛ الآن يسبقك منافسك.
illegal-pentaraduga-no-claim = { $what ->
    [exchange] لا يمكن حجز تبديل الآن.
    [move] لا يمكن حجز نقلة الآن.
   *[take] في هذه اللعبة لا يُحجز إلا نقلة أو تبديل.
}
illegal-pentaraduga-no-exchange = { $need ->
    [full] لا تبديل ما دامت الأحجار الكاملة تتوالى.
    [start] لا تبديل قبل وضع شكل البداية.
    [replay] لا تبديل في اللعب المنفرد.
   *[other] لا تبديل الآن.
}
illegal-pentaraduga-no-take = لا تأخذ دون أن تعطي إلا إذا كان في يدك حجر واحد ومخزونك فارغ.
illegal-pentaraduga-must-exchange = لا تمرير إلا حين يفرغ مخزون منافسك؛ ضع حجرًا أو بدّل.
illegal-pentaraduga-start-more = هذا أقل مما يلزم لشكل البداية؛ عدد الأحجار الموضوعة { $laid }.
illegal-pentaraduga-start-claims = لا يوضع { $tile } هنا: شكل البداية يبدأ في الوسط، وحجرا اللاعب متلامسان.
illegal-pentaraduga-start-reach = لا يوضع { $tile } هنا: الحجر الذي سُلِّم إليك يقع عند الخط في جهة منافسك، دون أصفر عند الخط، ويلمسه حجر من أحجارك في جهتك.
illegal-pentaraduga-start-reach-plus = لا يوضع { $tile } هنا: شكل البداية يبدأ فوق الخط، ملاصقًا له، وفي كل جهة حجران.
illegal-pentaraduga-not-yellow = { $tile } ليس فيه أصفر؛ سلّم حجرًا فيه أصفر، أو بدّل.
illegal-pentaraduga-full-elsewhere = { $tile } يمكن وضعه كاملًا في مكان آخر، فلا بد من ذلك.
illegal-pentaraduga-intercept-full = ليس دورك: لا تقاطع إلا بحجر كامل، و { $tile } لا يصنع مربعًا هنا.

## جولات التدريب

malformed-training-file = هذا ليس سجل جولة تدريب؛ المتوقع كائن، أو كائن فيه قائمة «records».
malformed-training-game = «{ $name }» بعدد أحجار { $set } ليست لعبة من بنتارادوغا؛ المتوقع اسمها في الكتاب أو واحد من: { $expected }.
malformed-training-deal = الأيدي والمخزونان والأشكال قبل الحدث الأول يجب أن تضم كل الأحجار ({ $count })، كل منها مرة واحدة.
malformed-training-prefigures = الأشكال قبل الحدث الأول يجب أن تكون سليمة، وأن تكون لـ A أو B في لعبة لكل لاعب فيها شكله.
malformed-training-key = «{ $key }» غير موجود.
malformed-training-type = «{ $type }» ليس حدثًا في هذه اللعبة، أو ليس الآن.
malformed-training-number = النقلة { $number } لا يمكن أن تكون التالية لـ { $seat }: للاعب A الأرقام الفردية، وللاعب B الزوجية، والأخيرة كانت { $last }.
malformed-training-figure = لا يوجد شكل «{ $name }»؛ المتوقع: { $expected }.
malformed-training-untaken = بقي على { $seat } أخذ { $tiles }.
malformed-training-unfinished = انتهى السجل، ولم تنتهِ الجولة.
malformed-training-remark = الملاحظة يجب أن تكون كائنًا.
malformed-training-remark-late = ملاحظة بعد الحدث { $at }؛ وعدد الأحداث { $count } فقط.
malformed-training-differs = { $what ->
    [hand] اليد كما وُزعت
    [tiles] الأحجار المسحوبة أو المأخوذة
    [refusal] نوع التمرير
    [start] بدء شكل
    [source] من أين الحجر
    [owner] لمن كان الحجر
    [figure] الشكل
    [mark] هل يصنع مربعًا
    [reach] بلوغ المدى
    [finish] الإنهاء
    [intercept] المقاطعة
    [give] الأحجار المسلَّمة
    [give_to] الحجر في آخر المخزون
    [take_from] الحجر في أول المخزون
    [take] اسم الفعل
    [stage] مرحلة تبديل الكل
    [collect] الأحجار المأخوذة من التبديل
    [squares] المربعات
    [violations] المخالفات
    [count_all] مواضع الحجر
    [count_full] مواضع يكون فيها الحجر كاملًا
    [count_double] مواضع يكون فيها الحجر مزدوجًا
    [has_full] هل يمكن أن يكون الحجر كاملًا
    [count] الأركان
    [left] الأحجار الباقية
    [points] النقاط
    [score] النتيجة
   *[other] { $what }
}: في السجل { $said }، ووفق القواعد { $found }.

## كيف تنتهي الجولات

outcome-played = تمت كل النقلات، وحُسبت النقاط.
outcome-checked = قورن الشكلان.
outcome-checked-even = الشكلان متساويان: الفوز لمن كان أسرع.
outcome-extended = حُسب الشكل المستكمل.
outcome-surrendered = استسلم { $loser }، دون رؤية الشكل الآخر.
outcome-interrupted = مرّر الاثنان؛ لكل منهما نقطة عن كل حجر بقي عند الآخر.
outcome-replay-time = انتهى وقت اللعب المنفرد، وحُسبت النقاط.

## مستويات الحاسوب

level-pentaraduga-1 = مبتدئ
level-pentaraduga-about-1 = يأخذ وقته ويفوته الكثير.
level-pentaraduga-2 = لاعب
level-pentaraduga-about-2 = يرى معظم المواضع، ولا يستعجل.
level-pentaraduga-3 = أستاذ
level-pentaraduga-about-3 = سريع، يرى كل شيء ويفكر مقدمًا.

## دروس

malformed-pentaraduga-unsound = لا يمكن أن تبدأ جولة هكذا: «{ $part }» لا يلائم بقية التوزيع.
malformed-pentaraduga-middle = لا يمكن أن تبدأ جولة من هنا: فقد انتهت، أو هناك شكل قيد الاستكمال.
malformed-pentaraduga-covered-figure = هنا شكل مغطى لا يمكن سحب أحجاره من جديد. ابدأ من نقلة أسبق، أو أبقِ الأحجار الخفية كما كانت.
malformed-lesson-at = يتحدث { $id } عما بعد النقلة { $at }؛ وعدد النقلات { $count } فقط.
malformed-lesson-texts = عناوين الشرح على { $id } بلغة «{ $language }» هي { $found }؛ المتوقع: { $expected }.
lesson-fulls-1 = الكوامل، الجولة 1: سلاسل من الأحجار الكاملة
lesson-fulls-2 = الكوامل، الجولة 2: لا نقلة في البداية
lesson-fulls-3 = الكوامل، الجولة 3: الفخ في النهاية
lesson-squares-1 = المربعات، التوزيع 1: خدعة
lesson-squares-2 = المربعات، التوزيع 2: من يتوقف أولًا
lesson-squares-3 = المربعات، التوزيع 3: مقارنة
lesson-claims-1 = الغنائم، الجولة 1: الاستيلاء على شكل
lesson-claims-2 = الغنائم، الجولة 2: تبديلات
lesson-reach-v1 = الامتداد، الصيغة الأولى: مقاطعات وبلوغ المدى
lesson-reach-v2 = الامتداد، الصيغة الثانية: الانتهاء قبل الآخر
lesson-reach-v3 = الامتداد، الصيغة الثالثة: حجر كامل آخر
lesson-reach-v4 = الامتداد، الصيغة الرابعة: تعادل
lesson-reach-v5 = الامتداد، الصيغة الخامسة: الثاني يبلغ المدى
lesson-doubles-1 = المزدوجات، الجولة 1: تبديل الكل
lesson-doubles-2 = المزدوجات، الجولة 2: ثلاث جوائز
lesson-doubles-4 = المزدوجات، الجولة 4: ثمانية لصفر
lesson-rings-1 = الحلقات، الجولة 1: اكتمال حلقة
lesson-rings-2 = الحلقات، الجولة 2: حلقة في البداية
lesson-steals-1 = الخطف، جولة التدريب
lesson-steals-problem = الخطف، اللغز: عشرة لصفر
