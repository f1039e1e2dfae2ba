### كوارتو.

## القطع

# كلمة «قطعة» مؤنثة، وكذلك صفاتها، وهي صالحة للجمع أيضًا.
piece-name = { $colour ->
       *[light] فاتحة
        [dark] غامقة
    } { $height ->
       *[tall] طويلة
        [short] قصيرة
    } { $shape ->
       *[round] مستديرة
        [square] مربعة
    } { $top ->
       *[solid] مصمتة
        [hollow] مجوفة
    }

feature-colour = اللون
feature-shape = الشكل
feature-height = الطول
feature-top = التجويف
value-light = فاتحة
value-dark = غامقة
value-round = مستديرة
value-square = مربعة
value-tall = طويلة
value-short = قصيرة
value-solid = مصمتة
value-hollow = مجوفة

## الرفض

illegal-quarto-other-phase = { $phase ->
        [give] أعطِ منافسك قطعة أولًا.
        [place] ضع أولًا القطعة التي في يدك.
       *[close] وُضعت كل القطع: أعلن خطًا، أو قل إنك لا ترى خطًا.
    }
illegal-quarto-piece-gone = لا يمكن إعطاء هذه القطعة، فهي في اللعب: { $piece }.
illegal-quarto-square-taken = الخانة { $square } مشغولة: { $piece }.
illegal-quarto-calls-auto = على هذه الطاولة يفوز الخط وحده، ولا يعلنه أحد.
illegal-quarto-call-points-nowhere = أشر إلى الخط الذي تقصده.
illegal-quarto-call-squares = الإعلان يشير إلى أربع خانات مختلفة.
illegal-quarto-call-after-placing = على هذه الطاولة تضع القطعة أولًا ثم تعلن.
illegal-quarto-called-already = سبق أن أعلنت في هذا الدور.
illegal-quarto-no-call-now = لا يمكنك الإعلان الآن.

## نصوص لا يمكن قراءتها

malformed-quarto-piece = «{ $text }» ليست قطعة؛ المتوقع رقم سداسي عشري 0–f، أو أربعة أحرف، واحد من كل من L/D وR/Q وT/S وF/H.
malformed-quarto-square = «{ $text }» ليست خانة؛ المتوقع من a1 إلى d4.
malformed-quarto-line = «{ $text }» ليس خطًا؛ المتوقع طرفان مثل a3-d3، أو أربع خانات.
malformed-quarto-position-fields = الوضعية «{ $text }»: المتوقع اللوح ثم مسافة ثم القطعة التي في اليد أو «-».
malformed-quarto-position-ranks = اللوح «{ $text }»: المتوقع 4 صفوف بينها «/»، والموجود { $found }.
malformed-quarto-position-rank = الصف { $rank } من اللوح، «{ $text }»: المتوقع 4 خانات، والموجود { $found }.
malformed-quarto-position-digit = «{ $text }» على { $square } ليست قطعة؛ المتوقع رقم سداسي عشري 0–f أو «.».
malformed-quarto-piece-twice = القطعة { $piece } على اللوح مرتين: { $first } و { $second }.
malformed-quarto-hand-placed = القطعة التي في اليد، { $piece }، موجودة على اللوح بالفعل: { $square }.
malformed-quarto-features = الصفات واحدة أو أكثر من هذه، كل منها مرة: { $expected }.
malformed-quarto-shared = لا يمكن أن يكون عدد الصفات المشتركة في الخط { $shared } حين يكون عدد الصفات المعتبرة { $features } فقط.
malformed-quarto-full = في «{ $text }» لم يبقَ ما يُلعب.
malformed-quarto-starter = «{ $text }» ليس من يبدأ؛ المتوقع A أو B.
malformed-detail = لا شيء بين قوسين بعد «{ $word }»، والموجود «({ $detail })».
malformed-memory = جدول حجمه { $megabytes } ميغابايت لا تتسع له ذاكرة هذا الجهاز.

## المحرك

malformed-engine-command = «{ $text }» ليس أمرًا؛ المتوقع: { $expected }.
malformed-engine-alone = «{ $command }» يأتي وحده، وقد جاء بعده «{ $text }».
malformed-engine-setoption = «setoption { $text }»: المتوقع «setoption name NAME value VALUE».
malformed-engine-option = لا يوجد خيار «{ $text }»؛ المتوقع: { $expected }.
malformed-engine-position = «position { $text }»: المتوقع «start»، أو وضعية مثل 0..f/..../.3../.... 9، ثم عند الحاجة «moves» وخانات وقطع بالتناوب.
malformed-engine-go = «go … { $text }»: المتوقع time MS أو nodes N أو infinite أو moves أو لا شيء.
malformed-engine-infinite = «infinite» تعني بلا حد، فلا تأتي مع time ولا مع nodes.
illegal-engine-busy = على «{ $command }» أن ينتظر انتهاء البحث؛ «stop» ينهيه.

## كيف تنتهي الجولات

outcome-line = فاز { $winner } بخط.
outcome-false-call = فاز { $winner }: أعلن { $loser } بلا خط.
outcome-full = تعادل: وُضعت كل القطع ولم يعلن أحد.

## مستويات الحاسوب وطريقة لعب كل منها

level-quarto-1 = مستجد
level-quarto-about-1 = تفوته الخطوط وينسى أن يعلن.
level-quarto-2 = مبتدئ
level-quarto-about-2 = يرى الكثير، ويفوته بعضه.
level-quarto-3 = متعلّم
level-quarto-about-3 = يرى الخطوط، لكنه يهدي الفوز.
level-quarto-4 = هاوٍ
level-quarto-about-4 = يغتنم كل فوز يراه.
level-quarto-5 = لاعب نادٍ
level-quarto-about-5 = يفكر قبل أن يعطي.
level-quarto-6 = خبير
level-quarto-about-6 = يفكر عدة نقلات إلى الأمام.
level-quarto-7 = أستاذ
level-quarto-about-7 = نادرًا ما يخطئ.
level-quarto-8 = لا يُقهر
level-quarto-about-8 = لا يخطئ أبدًا.

## قواعد للاختيار

preset-international = القواعد المعتادة
preset-beginners-1 = للمبتدئين: اللون وحده يُحسب
preset-beginners-2 = للمبتدئين: يُحسب اللون والشكل
preset-beginners-3 = للمبتدئين: يُحسب كل شيء إلا التجويف
preset-advanced = للمتمرسين: مربعات 2×2 خطوط أيضًا
preset-tournament = بطولة: دقيقة للنقلة، ومن يعلن خطأً يخسر
preset-balkan = إعلان متأخر لأي من اللاعبين، كما في البلقان
preset-taiwan = الإعلان قبل الوضع، كما في تايوان
preset-greek-2 = صفتان مشتركتان، على الطريقة اليونانية
preset-own = كما في ورقة القواعد بلغتك
