### الصفحات إلى جانب الطاولة: الإعادة، القواعد، الإعداد.

web-title-replay = إعادة مشاهدة · Fourfold
web-title-rules = كيف تلعب · Fourfold
web-title-setup = إعداد · Fourfold
web-title-analysis = تحليل · Fourfold
web-title-review = مراجعة · Fourfold
web-title-levels = مستويات الحاسوب · Fourfold

## الإعادة

web-replay-of = { $a } و { $b }
web-replay-opening = جارٍ تحميل الجولة…
web-replay-result-draw = تعادل
web-replay-result-winner = فاز { $name }
web-replay-result-none = لم تنتهِ بعد
web-replay-step = الخطوة { $step } من { $last }
web-replay-steps = خطوات الجولة
web-replay-walk = تصفح الجولة
web-replay-first = إلى البداية
web-replay-back = خطوة إلى الوراء
web-replay-forward = خطوة إلى الأمام
web-replay-last = إلى النهاية
web-replay-play = تشغيل
web-replay-pause = إيقاف
web-replay-began = بدأ { $name } واختار القطعة الأولى.
web-replay-began-holding = بدأ { $name } والقطعة في يده.
web-replay-told-resign = انسحب { $name }.
web-replay-told-claim = طالب { $name } بالفوز: طال غياب الآخر.
web-replay-told-time-up = انتهى الوقت.
web-replay-told-wait = الجولة في انتظار لاعب.
web-replay-told-away = أحد اللاعبين غائب.
web-replay-told-back = عاد الجميع.
web-replay-told-resumed = توقفت الجولة ثم استؤنفت.
web-replay-told-takeback = وافق { $name }، وتم التراجع عن النقلة.
web-replay-told-word = { $right ->
        [yes] أعلن { $name } كوارتو. هناك خط!
       *[no] أعلن { $name } كوارتو، لكن لا خط هناك.
    }
web-replay-told-other = { $name }: { $what }.
web-replay-hand = القطعة في يد { $name }.
web-replay-hand-empty = لا قطعة في يد أحد.
web-replay-rest = القطع الباقية
web-replay-missed = { $count ->
        [1] خط فات الاثنين ولم يعلنه أحد: { $lines }.
        [2] خطان فاتا الاثنين ولم يعلنهما أحد: { $lines }.
       *[other] خطوط فاتت الاثنين ولم يعلنها أحد: { $lines }.
    }
web-replay-missed-some = { $count ->
        [zero] لم يفت أي خط في هذه الجولة.
        [one] فات خط واحد في هذه الجولة.
        [two] فات خط مرتين في هذه الجولة.
        [few] فات خط { $count } مرات في هذه الجولة.
        [many] فات خط { $count } مرة في هذه الجولة.
       *[other] فات خط { $count } مرة في هذه الجولة.
    }
web-replay-missed-none = لم يفت أي خط.
web-replay-missed-show = أرني
web-replay-missed-next = أرني التالي
web-replay-moves = النقلات
web-replay-move = { $number } { $square }: { $piece }
web-replay-move-given = { $number } …: { $piece }
web-replay-move-back = { $move }، تم التراجع
web-replay-move-missed = { $move }، فات خط
web-replay-entry-start = البداية
web-replay-entry-resign = انسحب { $name }
web-replay-entry-claim = طالب { $name } بالفوز
web-replay-entry-time = انتهى الوقت
web-replay-entry-done = لم يعلن { $name }
web-replay-entry-agreed = تعادل بالاتفاق
web-replay-share = مشاركة الجولة
web-replay-link = نسخ الرابط
web-replay-link-copied = نُسخ الرابط. يفتح الجولة عند هذه الخطوة.
web-replay-link-text = جولة { $game }:
web-replay-save = حفظ…
web-replay-save-title = حفظ هذه الجولة
web-replay-save-picture = صورة
web-replay-save-picture-hint = كما هي في النهاية.
web-replay-save-svg = بصيغة SVG
web-replay-save-png = بصيغة PNG
web-replay-save-record = سجل
web-replay-save-record-hint = كل نقلة، للاحتفاظ بها أو لفتحها هنا من جديد.
web-replay-save-text = للقراءة
web-replay-save-json = للبرامج
web-replay-save-failed = تعذر صنع الصورة.
web-replay-on = تابع اللعب من هنا
web-replay-on-title = تابع اللعب من الخطوة { $step }
web-replay-on-hint = طاولة جديدة بهذه الوضعية. الخطوط المكتملة من قبل لا تُحسب، بل الجديدة فقط.
web-replay-on-over = لم يبقَ هنا ما يُلعب.
web-replay-on-side = تلعب مكان
web-replay-on-computer = ضد الحاسوب
web-replay-on-here = نحن الاثنان هنا
web-replay-on-friend = صديق عبر رابط
web-replay-to-table = إلى الطاولة
web-replay-opened = جولات شوهدت على هذا الجهاز
web-replay-opened-hint = تُفتح دون اتصال أيضًا.

## كيف تلعب

web-rulebook-title = كيف تلعب كوارتو
web-rulebook-lead = لاعبان، ست عشرة قطعة، ولوح واحد. ثلاث دقائق وتعرف كل شيء.
web-rulebook-play = العب الآن
web-rulebook-print = طباعة الصفحة
web-rulebook-pieces = القطع
web-rulebook-pieces-text = القطع ست عشرة، ولا تتكرر أي منها. كل قطعة فاتحة أو غامقة، مستديرة أو مربعة، طويلة أو قصيرة، مصمتة أو مجوفة. وليست ملكًا لأحد: كلاكما يلعب بها كلها.
web-rulebook-all = القطع الست عشرة كلها
web-rulebook-pair-colour = فاتحة أو غامقة
web-rulebook-pair-shape = مستديرة أو مربعة
web-rulebook-pair-height = طويلة أو قصيرة
web-rulebook-pair-top = مصمتة أو مجوفة
web-rulebook-turn = الدور: ضع، ثم أعطِ
web-rulebook-turn-text = لا تختار قطعتك بنفسك أبدًا. يعطيك منافسك واحدة، فتضعها على أي خانة فارغة. ثم تختار القطعة التي على منافسك أن يضعها.
web-rulebook-turn-1 = تُعطى قطعة.
web-rulebook-turn-2 = تضعها على خانة فارغة.
web-rulebook-turn-3 = تختار قطعة وتعطيها.
web-rulebook-turn-board = لوح عليه أربع قطع؛ الجديدة على c2.
web-rulebook-line = بماذا تفوز
web-rulebook-line-text = أربع قطع في صف أو عمود أو قطر طويل، بينها صفة مشتركة، هي خط: كلها غامقة، كلها مجوفة، كلها قصيرة… ولا يهم من وضعها.
web-rulebook-line-hollow = القطع الأربع على القطر مجوفة. لا شيء آخر مشترك، ولا حاجة إلى غيره.
web-rulebook-line-tall = القطع الأربع في العمود طويلة.
web-rulebook-line-none = صف مكتمل ولا خط: لا شيء مشترك بين الأربع.
web-rulebook-quiz = هل تصنع هذه الأربع خطًا؟
web-rulebook-quiz-text = ما المشترك بين الأربع؟ قد يكون أكثر من جواب صحيحًا؛ واحد يكفي.
web-rulebook-quiz-number = { $number } من { $count }
web-rulebook-quiz-group = أربع قطع، { $number } من { $count }
web-rulebook-quiz-what = المشترك هو
web-rulebook-quiz-colour = اللون
web-rulebook-quiz-shape = الشكل
web-rulebook-quiz-height = الطول
web-rulebook-quiz-top = التجويف
web-rulebook-quiz-nothing = لا شيء
web-rulebook-quiz-right = نعم. { $why }
web-rulebook-quiz-wrong = ليس تمامًا. { $why }
web-rulebook-quiz-wait = اختر واحدًا وانظر.
web-rulebook-quiz-next = الأربع التالية
web-rulebook-quiz-again = من البداية
web-rulebook-quiz-score = { $right } من { $count } من أول نظرة.
web-rulebook-quiz-why-dark = الأربع كلها غامقة، مهما اختلف غير ذلك. خط.
web-rulebook-quiz-why-hollow = الأربع كلها مجوفة. الألوان والأشكال والأطوال مختلطة، لكن شيئًا واحدًا يكفي.
web-rulebook-quiz-why-none-near = ثلاث مستديرة، وثلاث طويلة، وثلاث فاتحة. ثلاث لا تكفي: لا خط.
web-rulebook-quiz-why-square-short = الأربع كلها مربعة، وكلها قصيرة. سببان معًا، والخط واحد.
web-rulebook-quiz-why-none-two = اثنتان واثنتان من كل شيء: لا خط.
web-rulebook-quiz-why-solid = لا تجويف في أي منها. وعدم التجويف صفة مشتركة أيضًا. خط.
web-rulebook-give = أي قطعة يمكنك أن تعطي؟
web-rulebook-give-text = وضعت قطعتك؛ والآن أعطِ. صفان تنقص كلًا منهما قطعة واحدة ليصير خطًا. جد قطعة لا تكمل أيًا منهما.
web-rulebook-give-board = في الصف 4 ثلاث قطع غامقة، وفي الصف 1 ثلاث مجوفة.
web-rulebook-give-pieces = قطع للإعطاء
web-rulebook-give-wait = اضغط على قطعة.
web-rulebook-give-safe = آمنة: فاتحة ومصمتة، فلا تكمل أيًا من الصفين.
web-rulebook-give-dark = يضعها منافسك على d4: أربع قطع غامقة. خسرت!
web-rulebook-give-hollow = يضعها منافسك على d1: أربع قطع مجوفة. خسرت!
web-rulebook-give-both = غامقة ومجوفة: لمنافسك أن يختار بين d4 وd1. خسرت!
web-rulebook-call = عليك أن تقولها
web-rulebook-call-text = الخط لا يفوز وحده. لا بد أن يراه أحد ويقول «كوارتو!» ويشير إليه. ومن يفته خط فقد يذهب الخط إلى الآخر.
web-rulebook-call-1 = وضعت قطعتك
web-rulebook-call-1-who = لك أن تعلن قبل أن تعطي.
web-rulebook-call-2 = أعطيت قطعة
web-rulebook-call-2-who = الآن لمنافسك أن يعلن ما فاتك قبل أن يضع.
web-rulebook-call-3 = وُضعت القطعة التالية
web-rulebook-call-3-who = الخط القديم انتهى أمره. لا يُحسب إلا ما يمر بالقطعة الجديدة.
web-rulebook-call-false = أعلنت ولا خط؟ يسمع الجميع، ولا يحدث شيء آخر. لك إعلان واحد في الدور، فانظر جيدًا.
web-rulebook-call-end = حين توضع القطع الست عشرة كلها، لكل منكما إعلان أخير؛ ثم تعادل.
web-rulebook-call-page = لا تخبرك الصفحة أبدًا بوجود خط. هذه هي اللعبة.
web-rulebook-variants = طرق أخرى للعب
web-rulebook-variants-text = تختارها في الصفحة الأولى، تحت زر اللعب. ويمكن أيضًا تغيير كل قاعدة وحدها.
web-rulebook-block = أربع متجاورات في مربع
web-rulebook-block-board = في لعبة المتمرسين هذه الأربع، وكلها فاتحة، خط أيضًا.
web-rulebook-ready = جاهز؟

## الإعداد

web-setup-title = إعداد وضعية
web-setup-lead = اضغط على قطعة ثم على خانة. واضغط على قطعة على اللوح لتنقلها أو ترفعها.
web-setup-board = لوح الإعداد
web-setup-hand-none = لا قطعة في اليد. اضغط على قطعة، ثم هنا.
web-setup-hand-is = في اليد: { $piece }
web-setup-hand-put = ضع في اليد: { $piece }
web-setup-pieces = قطع غير مستعملة
web-setup-off = رفع
web-setup-clear = مسح
web-setup-status-empty = اختر قطعة.
web-setup-status-lifted = { $piece }: إلى أين؟
web-setup-status-count = { $count ->
        [zero] لا قطع على اللوح.
        [one] قطعة واحدة على اللوح.
        [two] قطعتان على اللوح.
        [few] { $count } قطع على اللوح.
        [many] { $count } قطعة على اللوح.
       *[other] { $count } قطعة على اللوح.
    }
web-setup-put = { $piece }: على { $square }.
web-setup-taken = { $piece }: رُفعت.
web-setup-handed = { $piece }: في اليد.
web-setup-position = نصًا
web-setup-position-hint = انسخها أو ألصق غيرها: الصفوف من 4 إلى 1، ثم القطعة التي في اليد.
web-setup-not-position = هذه ليست وضعية. الوضعية تبدو هكذا: { $example }
web-setup-piece-twice = القطعة { $piece } موجودة مرتين.
web-setup-record-pasted = هذا سجل. تجده في الأسفل؛ افتحه هناك.
web-setup-start = ابدأ من هنا
web-setup-start-title = العبها
web-setup-with = مع
web-setup-with-bot = الحاسوب
web-setup-with-friend = صديق
web-setup-with-here = هنا
web-setup-turn = { $holding ->
        [yes] من يضع القطعة
       *[no] من يعطي القطعة التالية
    }
web-setup-turn-lot = القرعة
web-setup-turn-you = أنا
web-setup-turn-other = الآخر
web-setup-turn-first = اللاعب 1
web-setup-turn-second = اللاعب 2
web-setup-record-title = مشاهدة سجل
web-setup-record-lead = ألصق سجلًا أو اختر ملفًا، وشاهد الجولة خطوة خطوة.
web-setup-record = السجل
web-setup-record-file = اختيار ملف
web-setup-record-open = شاهده
web-setup-record-big = هذا الملف أكبر من أن يكون سجلًا.
# As in English
web-setup-record-example = 1. DQSH b2  2. LRTF c3 …
web-setup-link = إعداد وضعية

## روابط إلى التحليل والمراجعة والمستويات

web-analysis-link = تحليل وضعية
web-setup-analyse = تحليل
web-review-link = مراجعة
web-levels-link = ماذا تتوقع من كل مستوى
