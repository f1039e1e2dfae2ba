### الحل: الألغاز والمبارزات والتحليل.

web-title-solve = حل · Fourfold
web-title-problem = لغز · Fourfold
web-title-duel = مبارزة · Fourfold
web-title-hands = تحليل · Fourfold

## كل ما يمكن حله

web-solve-title = حل
web-solve-lead = ألغاز بنتارادوغا للتفكير، وحدك أو في مواجهة غيرك.
web-solve-loading = جارٍ التحميل…
web-solve-daily = لغز اليوم
web-solve-daily-go = { $state ->
        [solved] محلول. شاهده ثانية
        [shown] شاهده ثانية
        [begun] تابع
       *[new] جرّب
    }
web-solve-problems = الألغاز
web-solve-kind = النوع
web-solve-kind-squares = المربعات
web-solve-kind-squares-plus = المربعات +
web-solve-kind-quados = كوادوس
web-solve-about-squares = كوّن من سبعة أحجار شكلًا واحدًا فيه أكثر ما يمكن من المربعات.
web-solve-about-squares-plus = الشيء نفسه باثني عشر حجرًا من الألوان الستة كلها.
web-solve-about-quados = أضف سبعة أحجار إلى شكل من سبعة. الزوايا التالفة تُخصم.
web-solve-book = الكتاب
web-solve-difficulty-is = الصعوبة { $difficulty } من { 5 }
web-solve-problem-is = { $state ->
        [solved] اللغز { $number }، محلول
        [shown] اللغز { $number }، كُشف حله
        [begun] اللغز { $number }، بدأ
       *[new] اللغز { $number }
    }
web-solve-another = لغز جديد
web-solve-another-of = لغز جديد صعوبته { $difficulty }
web-solve-solved-count = { $count ->
        [0] لم تحل أيًا منها على هذا الجهاز بعد.
        [zero] لم تحل أيًا منها على هذا الجهاز بعد.
        [one] حللت واحدًا منها على هذا الجهاز.
        [two] حللت اثنين منها على هذا الجهاز.
        [few] حللت { $count } منها على هذا الجهاز.
        [many] حللت { $count } منها على هذا الجهاز.
       *[other] حللت { $count } منها على هذا الجهاز.
    }
web-solve-save-svg = حفظ بصيغة SVG
web-solve-save-png = حفظ بصيغة PNG
web-solve-save-failed = تعذر صنع الصورة.

## قيمة الشكل

web-solve-count = { $counted ->
        [zero] لا مربع محسوبًا
        [one] مربع واحد محسوب
        [two] مربعان محسوبان
        [few] { $counted } مربعات محسوبة
        [many] { $counted } مربعًا محسوبًا
       *[other] { $counted } مربع محسوب
    }
web-solve-count-of = المربعات { $counted } من { $goal }
# ما يُخصم: جوانب تختلف ألوانها، أزواج أحجار منحرفة، زوايا لا يملؤها شيء.
web-solve-count-faults = { $squares ->
        [zero] لا مربعات
        [one] مربع واحد
        [two] مربعان
        [few] { $squares } مربعات
        [many] { $squares } مربعًا
       *[other] { $squares } مربع
    }{ $clashes ->
        [0] { "" }
        [zero] { "" }
        [one] {" "}− تعارض واحد
        [two] {" "}− تعارضين
        [few] {" "}− { $clashes } تعارضات
        [many] {" "}− { $clashes } تعارضًا
       *[other] {" "}− { $clashes } تعارض
    }{ $rough ->
        [0] { "" }
        [zero] { "" }
        [one] {" "}− وصلة منحرفة
        [two] {" "}− وصلتين منحرفتين
        [few] {" "}− { $rough } وصلات منحرفة
        [many] {" "}− { $rough } وصلة منحرفة
       *[other] {" "}− { $rough } وصلة منحرفة
    }{ $spoiled ->
        [0] { "" }
        [zero] { "" }
        [one] {" "}− زاوية تالفة
        [two] {" "}− زاويتين تالفتين
        [few] {" "}− { $spoiled } زوايا تالفة
        [many] {" "}− { $spoiled } زاوية تالفة
       *[other] {" "}− { $spoiled } زاوية تالفة
    }

## لغز

web-problem-title = { $from ->
        [day] لغز اليوم: { $kind }
        [book] { $kind } { $number }، من الكتاب
       *[new] { $kind }
    }
web-problem-table = الطاولة
web-problem-time = الوقت: { $time }
web-problem-task-squares = كوّن من كل الأحجار ({ $tiles }) شكلًا واحدًا، مربعاته المحسوبة { $goal }.
web-problem-task-quados = { $given ->
        [start] أضف كل الأحجار ({ $tiles }) إلى الشكل حتى تصير مربعاته المحسوبة { $goal }. كل زاوية تالفة تخصم واحدًا.
       *[first] كوّن أولًا من أحجارك السبعة الأولى شكلًا مربعاته { $start }. ثم أضف إليه كل ما بقي حتى تصير مربعاته المحسوبة { $goal }. كل زاوية تالفة تخصم واحدًا.
    }{ $symmetry ->
        [any] {" "}يجب أن يكون محيطه متناظرًا.
        [central] {" "}يجب أن يبقى محيطه كما هو بعد نصف دورة.
       *[none] { "" }
    }
web-problem-first = الشكل الأول من أول أحجار يدك، وعددها { $count }.
web-problem-lacks = { $lack ->
        [tiles] بقيت أحجار في يدك.
        [whole] يجب أن تكوّن الأحجار شكلًا واحدًا.
        [start] مربعات أحجارك السبعة الأولى يجب أن تكون { $start }.
        [symmetry] المحيط ليس متناظرًا بعد.
       *[goal] مربعاته المحسوبة يجب أن تكون { $goal }.
    }
web-problem-solved = { $hints ->
        [0] حُل في { $time }، بلا تلميح.
        [zero] حُل في { $time }، بلا تلميح.
        [one] حُل في { $time }، بتلميح واحد.
        [two] حُل في { $time }، بتلميحين.
        [few] حُل في { $time }، بعد { $hints } تلميحات.
        [many] حُل في { $time }، بعد { $hints } تلميحًا.
       *[other] حُل في { $time }، بعد { $hints } تلميح.
    }
web-problem-shown = رأيت الحل.
web-problem-hint = تلميح { $step } من { $steps }
web-problem-hint-given = ظهر التلميح { $step }.
web-problem-hint-colours = ألوان المربعات:
web-problem-hint-colour = { $colour }: { $count }
web-problem-hint-together = هذان الحجران متجاوران:
web-problem-hint-lie = { $count ->
        [1] هذا الحجر يقع هكذا:
       *[other] هذه الأحجار تقع هكذا:
    }
web-problem-clear = من جديد
web-problem-give-up = استسلام
web-problem-sure = هل تريد رؤية الحل؟ عندها لا يُحسب اللغز محلولًا.
web-problem-sure-yes = أرني الحل
web-problem-sure-no = أواصل المحاولة
web-problem-solution = أرني الحلول
web-problem-answer = { $count ->
        [1] الحل
       *[other] الحل { $number } من { $count }
    }
web-problem-next-answer = الحل التالي
web-problem-next = اللغز التالي
web-problem-again = مرة أخرى
web-problem-others = كل الألغاز

## مبارزة

web-duel-title = مبارزة
web-duel-lead = اثنان يبنيان من يدين متكافئتين، كل وحده ومتى شاء. يفوز من يصنع مربعات أكثر؛ وعند التساوي الأسرع.
web-duel-propose = تحدَّ صديقًا عبر رابط
web-duel-table = معًا على طاولة
web-duel-rules = كل لاعب يكوّن شكلًا واحدًا من أحجاره ({ $tiles }). اليدان متكافئتان: إحداهما هي الأخرى بألوان أخرى. الوقت بالدقائق: { $minutes }. المربعات الأكثر تفوز؛ وعند التساوي الأسرع.
web-duel-invite = أرسل هذا الرابط إلى صديقك
web-duel-share = مبارزة بنتارادوغا
web-duel-begin-own = أحجارك أنت
web-duel-challenged = يتحداك { $name }
web-duel-begin-hint = تبدأ ساعتك حين ترى أحجارك.
web-duel-begin = أرني أحجاري
web-duel-build = كوّن شكلًا واحدًا من كل الأحجار ({ $tiles })
web-duel-hand-in = سلّم
web-duel-hand-in-hint = بعد التسليم لا يتغير شيء.
web-duel-all-tiles = لا يُحسب إلا شكل من كل الأحجار.
web-duel-you = أنت
web-duel-made = { $counted ->
        [zero] لا مربعات في { $time }
        [one] مربع واحد في { $time }
        [two] مربعان في { $time }
        [few] { $counted } مربعات في { $time }
        [many] { $counted } مربعًا في { $time }
       *[other] { $counted } مربع في { $time }
    }
web-duel-waiting = { $state ->
        [open] لم يقبل أحد تحديك بعد. تظهر النتيجتان حين ينتهي الاثنان.
        [ready] لم يبدأ { $name } بعد. تظهر النتيجتان حين ينتهي الاثنان.
       *[building] ما زال { $name } يبني…
    }
web-duel-watching = في هذه المبارزة مشاركان. تظهر النتيجتان حين ينتهي الاثنان.
web-duel-over = انتهى الاثنان.
web-duel-result = { $who ->
        [you] فزت!
        [other] فاز { $name }.
       *[none] تعادل.
    }
web-duel-best = { $best ->
        [zero] أفضل شكل من أي من اليدين: لا مربعات.
        [one] أفضل شكل من أي من اليدين: مربع واحد.
        [two] أفضل شكل من أي من اليدين: مربعان.
        [few] أفضل شكل من أي من اليدين: { $best } مربعات.
        [many] أفضل شكل من أي من اليدين: { $best } مربعًا.
       *[other] أفضل شكل من أي من اليدين: { $best } مربع.
    }
web-duel-again = مبارزة أخرى

## التحليل

web-hands-title = ماذا تصنع هذه الأحجار؟
web-hands-lead = اختر أحجارًا، أو ضع شكلًا أو ألصقه. يجد Fourfold أفضل شكل ويثبت ذلك.
web-hands-go = تحليل يد أو شكل
web-hands-way = ماذا تحلل
web-hands-hand = يد
web-hands-figure = شكل
web-hands-tiles = كل الأحجار
web-hands-chosen = { $count ->
        [0] لم تختر أي حجر.
        [zero] لم تختر أي حجر.
        [one] اخترت حجرًا واحدًا.
        [two] اخترت حجرين.
        [few] اخترت { $count } أحجار.
        [many] اخترت { $count } حجرًا.
       *[other] اخترت { $count } حجر.
    }
web-hands-none = إلغاء الاختيار
web-hands-notation = الشكل بالتدوين
web-hands-goal = أفضل شكل في
web-hands-goal-squares = المربعات
web-hands-goal-quados = كوادوس
web-hands-goal-rings = الحلقات
web-hands-goal-frame = الأطر
web-hands-solve = { $count ->
        [0] جد أفضل شكل
        [zero] جد أفضل شكل
        [one] جد أفضل شكل من حجر واحد
        [two] جد أفضل شكل من حجرين
        [few] جد أفضل شكل من { $count } أحجار
        [many] جد أفضل شكل من { $count } حجرًا
       *[other] جد أفضل شكل من { $count } حجر
    }
web-hands-busy = جارٍ البحث…
web-hands-result = { $found ->
        [no] { $proved ->
                [yes] لا تصنع هذه الأحجار شكلًا كهذا.
               *[no] لم يوجد شيء في الوقت المتاح.
            }
       *[yes] { $goal ->
                [rings] في أفضل شكل وُجد { $rings ->
                    [zero] لا حلقة
                    [one] حلقة واحدة
                    [two] حلقتان
                    [few] { $rings } حلقات
                    [many] { $rings } حلقة
                   *[other] { $rings } حلقة
                } و{ $counted ->
                    [zero] لا مربع.
                    [one] مربع واحد.
                    [two] مربعان.
                    [few] { $counted } مربعات.
                    [many] { $counted } مربعًا.
                   *[other] { $counted } مربع.
                }
                [frame] يحيط أفضل شكل وُجد { $counted ->
                    [zero] بصفر من الخانات.
                    [one] بخانة واحدة.
                    [two] بخانتين.
                    [few] بـ{ $counted } خانات.
                    [many] بـ{ $counted } خانة.
                   *[other] بـ{ $counted } خانة.
                }
               *[squares] في أفضل شكل وُجد { $counted ->
                    [zero] لا مربعات محسوبة.
                    [one] مربع واحد محسوب.
                    [two] مربعان محسوبان.
                    [few] { $counted } مربعات محسوبة.
                    [many] { $counted } مربعًا محسوبًا.
                   *[other] { $counted } مربع محسوب.
                }
            } { $proved ->
                [yes] ثبت أنه لا أفضل منه.
               *[no] لم يتسع الوقت لإثبات أنه لا أفضل منه.
            }
    }
web-hands-count = { $all ->
        [yes] { $count ->
                [1] وهو الوحيد.
               *[other] عدد الأشكال بهذه الجودة: { $count }.
            }
       *[no] { $count ->
                [1] شكل واحد على الأقل بالجودة نفسها.
               *[other] عدد الأشكال بالجودة نفسها { $count } على الأقل.
            }
    }
web-hands-this-figure = هذا الشكل
web-hands-facts = { $whole ->
        [yes] شكل واحد.
       *[no] هذه الأحجار لا تكوّن شكلًا واحدًا.
    } المربعات { $squares }، التعارضات { $clashes }، الوصلات المنحرفة { $rough }، الحلقات { $rings }، الزوايا التالفة { $spoiled }، { $hole ->
        [0] بلا فجوة.
        [zero] بلا فجوة.
        [one] فجوة من خانة واحدة.
        [two] فجوة من خانتين.
        [few] فجوة من { $hole } خانات.
        [many] فجوة من { $hole } خانة.
       *[other] فجوة من { $hole } خانة.
    }
