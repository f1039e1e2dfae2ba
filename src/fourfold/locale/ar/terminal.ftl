### اللعب في الطرفية.

terminal-title = Fourfold · كوارتو
terminal-welcome = ست عشرة قطعة، كل منها فاتحة أو غامقة، طويلة أو قصيرة، مستديرة أو مربعة، مصمتة أو مجوفة. تضع القطعة التي يعطيك إياها منافسك، ثم تختار له القطعة التالية. أربع على خط واحد بينها شيء مشترك تفوز – لكن فقط إن أعلنتها.

## أسماء حين لا يُعطى اسم

terminal-person-a = اللاعب A
terminal-person-b = اللاعب B
terminal-person = اللاعب

## البداية

terminal-choose-opponent = من يلعب؟
terminal-resume = متابعة الجولة غير المنتهية
terminal-opponent-computer = ضد الحاسوب
terminal-opponent-person = شخصان على لوحة المفاتيح هذه
terminal-choose-level = ما قوة لعب الحاسوب؟
terminal-choose-rules = بأي قواعد؟
terminal-start-keys = ↑ ↓ اختيار   Enter متابعة   Esc رجوع أو خروج   ? كيف تلعب
terminal-go-on = توجد جولة غير منتهية. هل تريد متابعتها؟
terminal-too-small = تحتاج الطاولة إلى 80 × 24 حرفًا. كبّر النافذة من فضلك.

## ما المطلوب

terminal-to-give = { $name }: اختر قطعة لـ { $other }: { $piece }؟
terminal-to-place = { $name }: ضع القطعة: { $piece }.
terminal-to-close = { $name }: وُضعت كل القطع. أعلن كوارتو!، أو قل إنك لا ترى خطًا.
terminal-thinking = يفكر { $name }…
terminal-pointing = أهذا خطك: { $line }؟
terminal-nothing-full = لا خط مكتملًا يمر بآخر قطعة وُضعت؛ والخطوط الأقدم لم تعد تُحسب.
terminal-false-call = أعلن { $name }، لكنه ليس خطًا.
terminal-undone = تم التراجع.
terminal-hand = في يد { $name }
terminal-call-where = اذهب إلى الخانة التي تكمل خطك، ثم أعلن.
terminal-shared = { $line }: { $shared }.
terminal-overlooked = لم ينتبه أحد إلى { $lines }.

## أسئلة

terminal-resign = { $name }، هل تريد الانسحاب حقًا؟
terminal-draw = { $other }، يعرض { $name } التعادل. هل توافق؟
terminal-draw-declined = يتابع { $name } اللعب.
terminal-leave = ترك هذه الجولة وبدء جولة أخرى؟

## الملفات

terminal-written = السجل في { $path }.
terminal-not-written = تعذرت الكتابة في { $path }: { $why }.
terminal-set-aside = الجولة غير المنتهية محفوظة في { $path }.
terminal-not-saved = تعذر حفظ الجولة في { $path }: { $why }.
malformed-opponent = «{ $text }» ليس منافسًا؛ المتوقع شخص (person) أو مستوى من مستويات الحاسوب، واحد من: { $expected }.
malformed-save-data = ليست جولة محفوظة: { $problem }.
malformed-save-format = ليست جولة محفوظة من برنامجنا: صيغتها «{ $found }»، والمتوقع «{ $expected }».

## المفاتيح

terminal-key-yes = y: نعم
terminal-key-no = n: لا
terminal-key-call = q: كوارتو!
terminal-key-undo = u: تراجع
terminal-key-help = ?: مساعدة
terminal-key-quit = Ctrl-Q: خروج
terminal-key-go-on = p: متابعة
terminal-key-give-choose = أسهم، 0–f: اختيار
terminal-key-give-enter = Enter: إعطاء
terminal-key-place-choose = أسهم، a1…: اختيار
terminal-key-place-enter = Enter: وضع
terminal-key-close-enter = Enter: لا خط
terminal-key-pointing-choose = أسهم: خط آخر
terminal-key-pointing-enter = Enter: إعلان
terminal-key-pointing-escape = Esc: لا أعلن
terminal-key-over-enter = Enter: جولة جديدة
terminal-key-over-w = w: حفظ السجل

## المساعدة

terminal-help-turn = ضع القطعة التي في يدك على خانة فارغة: الأسهم أو b2، ثم Enter؛ أو انقر. ثم اختر قطعة لمنافسك: الأسهم أو رقمها، ثم Enter؛ أو انقر.
terminal-help-line = أربع قطع في صف أو عمود أو قطر تشترك في { $shared ->
        [1] صفة
        [2] صفتين
       *[other] { $shared } صفات
    } هي خط.
terminal-help-features = لا يُحسب إلا هذا: { $features }.
terminal-help-squares = وكذلك أربع في مربع 2×2.
terminal-help-auto = الخط يفوز فورًا.
terminal-help-call-after = لا يفوز الخط إلا إن أُعلن (q): أعلنه أنت، فور إكماله.
terminal-help-call-before = لا يفوز الخط إلا إن أُعلن (q) قبل وضع القطعة: اذهب إلى الخانة التي تكمله، ثم أعلن.
terminal-help-late-opponent = ما يفوتك يحق لمنافسك إعلانه حين يأخذ القطعة التالية؛ وبعدها لا قيمة له.
terminal-help-late-either = ما يفوتك يحق لأي منكما إعلانه (q، أو Q لمن أعطى لتوه) حتى توضع القطعة التالية؛ وبعدها لا قيمة له.
terminal-help-late-none = ما يفوتك لا قيمة له.
terminal-help-false-refuse = لك إعلان واحد في الدور، فانظر مرتين.
terminal-help-false-forfeit = من يعلن خطأً يخسر الجولة، فانظر مرتين.
terminal-help-time = أقصى وقت للنقلة بالثواني: { $seconds }.
terminal-help-pieces = القطع الطويلة من ثلاثة أسطر، والمستديرة مستديرة الجانبين؛ الغامقة مظلّلة، والمجوفة لها ثقب ○ في أعلاها. النقطة تدل على آخر قطعة وُضعت. الحروف: L فاتحة، D غامقة، R مستديرة، Q مربعة، T طويلة، S قصيرة، F مصمتة، H مجوفة.
terminal-help-keys =
    q أو !  إعلان كوارتو!      u  تراجع              =  عرض التعادل
    n       جولة جديدة         r  انسحاب             p  استراحة، متابعة
    Ctrl-Q  خروج               w  حفظ السجل          Esc  إغلاق هذا

    تُحفظ الجولة غير المنتهية عند الخروج.
