### طاولات بنتارادوغا في المتصفح.

## الطاولة التي عليها الأحجار

web-field-larger = تكبير
web-field-smaller = تصغير
web-field-fit = عرض الكل
web-field-turn = تدوير الحجر
web-figure = { $whose ->
        [mine] شكلك
        [other] شكل { $name }
       *[common] الشكل
    }
web-tile = { $left }، الكبير { $big }، { $right }
web-tile-closed = حجر مقلوب
web-place = { $mark ->
        [none] الموضع { $name }
        [full] الموضع { $name }، كامل
        [twice-full] الموضع { $name }، كامل مرتين
        [ring] الموضع { $name }، حلقة
        [reach] الموضع { $name }، يبلغ المدى
       *[other] الموضع { $name }، { $mark }
    }
web-count = { $count ->
        [zero] لا نقاط
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $count } نقاط
        [many] { $count } نقطة
       *[other] { $count } نقطة
    }
web-squares = { $count ->
        [0] لا مربعات
        [zero] لا مربعات
        [one] مربع واحد
        [two] مربعان
        [few] { $count } مربعات
        [many] { $count } مربعًا
       *[other] { $count } مربع
    }
# المربعات على خط الوسط لا تُحسب لأحد.
web-squares-sides = المربعات: { $mine } في جهتك، { $other } في الجهة الأخرى
web-hand-of = أحجار { $name }
web-stock-of = مخزون { $name }.
web-stock-count = { $count ->
        [0] فارغ.
        [zero] فارغ.
        [one] حجر واحد.
        [two] حجران.
        [few] { $count } أحجار.
        [many] { $count } حجرًا.
       *[other] { $count } حجر.
    }
web-stock-open = مكشوف: { $tiles }.
web-captured = { $count ->
        [0] لا غنائم
        [zero] لا غنائم
        [one] غنيمة: مربع واحد
        [two] غنيمة: مربعان
        [few] غنيمة: { $count } مربعات
        [many] غنيمة: { $count } مربعًا
       *[other] غنيمة: { $count } مربع
    }
web-curtain = سلّم الجهاز إلى { $name }.
web-curtain-open = أرني أحجاري

## ما يمكن فعله

web-actions = أفعال
web-act-exchange = تبديل حجر
web-act-hand-over = تسليم حجر
web-act-knock = { $what ->
        [exchange] حجز تبديل
        [take] حجز أخذ
       *[move] حجز نقلة
    }
web-act-knock-about = عندها لا يدخل أحد قبلك، ولك دقيقة.
web-act-take = أخذ حجر
web-act-draw = سحب حجر
web-act-capture = خذ الشكل
web-act-rotate = أدره
web-act-rotate-not = اتركه هكذا
web-act-give-all = تسليم كل الأحجار
web-act-hurry = شغّل الساعة
web-act-pass = { $replaying ->
        [yes] أنهِ هنا
       *[no] { $need ->
                [capture] لا آخذه
                [accept] قبول
               *[any] تمرير
            }
    }
web-act-protest = اعتراض!
web-lay-done = هذه نقلتي
web-lay-back = { $count ->
        [1] أرجعه
       *[other] أرجعها
    }

## ما المطلوب

web-status-its-place = { $finger ->
        [yes] اضغط على موضعه. ضغطة ثانية تضعه.
       *[no] اختر موضعه.
    }
web-status-lay-on = اختر الحجر التالي في هذه النقلة.
web-status-lay-or-on = أنهِ النقلة، أو اختر لها حجرًا آخر.
web-status-lay-done = أنهِ النقلة، أو أرجع الأحجار.
web-status-lay-nowhere = هذا لا يؤدي إلى شيء. أرجع الأحجار وابدأ بطريقة أخرى.
# الحجر المختار لا يمكن وضعه؛ ربما وُضعت أحجار أخرى من النقلة، وربما يمكن تبديله.
web-status-no-place = { $laid ->
        [yes] لا موضع لهذا الحجر الآن. اختر غيره، أو أرجع الأحجار.
       *[no] { $exchange ->
                [yes] لا موضع لهذا الحجر. اختر غيره، أو بدّله.
               *[no] لا موضع لهذا الحجر. اختر غيره.
            }
    }
web-status-no-cut = لا يمكنك المقاطعة بهذا الحجر.
web-status-anywhere = اضغط حيث تريد الحجر، ثم اضغط عليه لتضعه.
web-status-cut-in = الدور مع { $name }. يمكنك المقاطعة.
web-status-meant-exchange = أي حجر تعطي؟
web-status-meant-hand-over = أي حجر تسلّم؟
web-penta-status = { $phase ->
        [over] انتهت الجولة.
        [start] { $who ->
                [you] ضع الأحجار الأولى.
                [here] { $name }، ضع الأحجار الأولى.
               *[other] يبدأ { $name }…
            }
        [add] { $who ->
                [you] أضف أحجارك إلى شكل البداية.
                [here] { $name }، أضف أحجارك إلى شكل البداية.
               *[other] يضيف { $name } إلى شكل البداية…
            }
        [hand-over] { $who ->
                [you] سلّم منافسك حجرًا فيه أصفر.
                [here] { $name }، سلّم منافسك حجرًا فيه أصفر.
               *[other] يختار { $name } حجرًا لك…
            }
        [rotate] { $who ->
                [you] أدر شكل البداية، أو اتركه هكذا.
                [here] { $name }، أدر شكل البداية، أو اتركه هكذا.
               *[other] ينظر { $name } إلى شكل البداية…
            }
        [any] { $who ->
                [you] دورك.
                [here] { $name }، دورك.
               *[other] دور { $name }…
            }
        [full] { $who ->
                [you] أجب بحجر كامل.
                [here] { $name }، أجب بحجر كامل.
               *[other] يبحث { $name } عن حجر كامل…
            }
        [capture] { $who ->
                [you] لك أن تأخذ الشكل.
                [here] { $name }، لك أن تأخذ الشكل.
               *[other] يمكن أن يأخذ { $name } الشكل…
            }
        [accept] { $who ->
                [you] وُضع الحجر الأخير. اقبله أو اعترض.
                [here] { $name }، اقبل الحجر الأخير أو اعترض.
               *[other] ينظر { $name } إلى الحجر الأخير…
            }
        [give] { $who ->
                [you] أعطِ حجرًا بدل الذي أخذته.
                [here] { $name }، أعطِ حجرًا بدل الذي أخذته.
               *[other] يعطي { $name } حجرًا…
            }
        [replay-any] { $who ->
                [you] الآن تلعب وحدك: أي حجر.
                [here] { $name }، تلعب وحدك: أي حجر.
               *[other] يلعب { $name } وحده…
            }
        [replay-full] { $who ->
                [you] الآن تلعب وحدك: حجر كامل.
                [here] { $name }، تلعب وحدك: حجر كامل.
               *[other] يحتاج { $name } إلى حجر كامل…
            }
        [lock-move] { $who ->
                [you] حجزت النقلة: ضع حجرك.
                [here] { $name }، حجزت النقلة.
               *[other] حجز { $name } النقلة…
            }
        [lock-exchange] { $who ->
                [you] حجزت تبديلًا: اختر حجرًا.
                [here] { $name }، حجزت تبديلًا.
               *[other] يبدّل { $name } حجرًا…
            }
        [lock-take] { $who ->
                [you] حجزت أخذًا: اختر حجرًا قائمًا في شكل.
                [here] { $name }، حجزت أخذًا.
               *[other] يأخذ { $name } حجرًا…
            }
        [opening] { $who ->
                [you] ضع شكل البداية من حجرين.
                [here] { $name }، ضع شكل البداية من حجرين.
               *[other] يضع { $name } شكل البداية…
            }
        [race] { $who ->
                [here] { $name }، دورك.
               *[other] ضع بالسرعة التي تريد. لا أحد ينتظر.
            }
        [stage-answer] { $who ->
                [you] الأحجار كلها تتبادل الأيدي. العب نقلاتك الأخيرة، ثم سلّم أحجارك.
                [here] { $name }، العب نقلاتك الأخيرة، ثم سلّم أحجارك.
               *[other] يلعب { $name } نقلاته الأخيرة…
            }
        [stage-rest] { $who ->
                [you] العب ما وصلك، ثم أعد الباقي.
                [here] { $name }، العب ما وصلك، ثم أعد الباقي.
               *[other] يلعب { $name } بأحجارك…
            }
        [stage-last] { $who ->
                [you] الأحجار الأخيرة: ضع ما تستطيع.
                [here] { $name }، الأحجار الأخيرة: ضع ما تستطيع.
               *[other] يضع { $name } الأحجار الأخيرة…
            }
       *[move] { $who ->
                [you] دورك.
                [here] { $name }، دورك.
               *[other] دور { $name }…
            }
    }

## الوضع بالكتابة

web-typed = حجر وموضع
web-typed-open = اكتب موضعًا
web-typed-lay = ضع
web-typed-close = إغلاق
# الأمثلة تبقى كما هي: الصفحة تقرأ هذه الحروف في كل لغة.
web-typed-help = مثل rOrL أو oRoU، أو مع الخانة: oRoU@0,0.
web-typed-unreadable = «{ $text }» ليس موضعًا؛ المتوقع حجر واتجاه رأسه وربما حروف أخرى، مثل rOrL أو oRoU أو oRoU@0,0.
web-typed-not-now = لا يمكن وضع { $tile } الآن.
web-typed-several = لـ«{ $text }» عدة مواضع: { $places }.
web-typed-nowhere = { $count ->
        [0] لا موضع لـ { $tile } الآن.
       *[other] «{ $text }» ليس موضعًا له؛ مواضع { $tile }: { $places }.
    }
web-typed-cell = اذكر أيضًا الاتجاه والخانة السفلى اليسرى للحجر { $tile }، مثل { $tile }В@0,0.
web-typed-covered = هناك حجر آخر.

## البناء خلف الساتر

web-count-faults = { $count ->
        [zero] بلا عيوب
        [one] عيب واحد
        [two] عيبان
        [few] { $count } عيوب
        [many] { $count } عيبًا
       *[other] { $count } عيب
    }
web-screen = { $noticed ->
        [stopped] توقف { $name } وغطّى شكله.
        [open] يتابع { $name } البناء على المكشوف.
        [dropped] نحّى { $name } حجرًا لك.
        [waiting] ينتظر { $name }.
        [hidden] لا يعرض { $name } شكله.
       *[building] يبني { $name } خلف الساتر.
    }
web-act-begin = أرني أحجاري
web-act-stop = قف!
web-act-check = مقارنة الشكلين
web-act-mark = تسجيل النتيجة
web-act-keep = أبقي أحجاري
web-act-drop = تبديل حجر
web-act-surrender = استسلام
web-act-extend = أكمل شكلي
web-act-extend-other = ليكمل الآخر
web-building-drop-which = أي حجر تعطي؟
web-building-best = أفضل شكل من هذه الأحجار
web-building-status = { $phase ->
        [over] انتهت الجولة.
        [extending] أضف كل الأحجار الأخرى إلى شكلك.
        [extended] يكمل { $name } البناء…
        [choosing] فاز شكلك. هل تكمله بكل الأحجار، أم تترك الاستكمال لـ { $name }؟
        [chosen] يختار { $name } من يكمل البناء…
        [waiting] يبني { $name }…
        [begin] { $mine }، أحجارك ما زالت مغطاة. يجري وقتك منذ تراها.
        [in-turn] { $mine }، ابنِ شكلك ثم توقف. الساعة تجري.
        [dropped] على { $name } أن يعطيك حجرًا بدل حجرك. لا يتوقف أحد قبل ذلك.
        [answering] نحّى { $name } حجرًا لك. أعطِ واحدًا من أحجارك.
        [stopped] توقفت. لم يبقَ لـ { $name } وقت طويل…
        [open] توقف { $name } أولًا! أنهِ شكلك ثم قارن.
       *[building] { $game ->
                [frames] ابنِ إطارًا حول أكبر فجوة تستطيعها. توقف حين يعجبك.
               *[other] كوّن من كل أحجارك شكلًا واحدًا فيه أكثر ما تستطيع من المربعات. توقف حين يعجبك.
            }
    }

## ما حدث

web-told-lay = { $count ->
        [zero] لم يضع { $name } حجرًا: { $tiles }.
        [one] وضع { $name } حجرًا: { $tiles }.
        [two] وضع { $name } حجرين: { $tiles }.
        [few] وضع { $name } { $count } أحجار: { $tiles }.
        [many] وضع { $name } { $count } حجرًا: { $tiles }.
       *[other] وضع { $name } { $count } حجر: { $tiles }.
    }
web-told-exchange = { $known ->
        [yes] بدّل { $name } حجرًا: { $tile }.
       *[no] بدّل { $name } حجرًا.
    }
web-told-hand-over = { $known ->
        [yes] سلّم { $name } حجرًا: { $tile }.
       *[no] سلّم { $name } حجرًا.
    }
web-told-drop = { $known ->
        [yes] نحّى { $name } حجرًا: { $tile }.
       *[no] نحّى { $name } حجرًا.
    }
web-told-knock = { $what ->
        [exchange] حجز { $name } تبديلًا.
        [take] حجز { $name } أخذًا.
       *[move] حجز { $name } النقلة.
    }
web-told-begin = بدأ { $name } البناء.
web-told-rotate = { $half ->
        [yes] أدار { $name } شكل البداية.
       *[no] ترك { $name } شكل البداية كما هو.
    }
web-told-extend = { $own ->
        [yes] يكمل { $name } شكله.
       *[no] ترك { $name } الاستكمال للآخر.
    }
web-told-stop = توقف { $name } أولًا!
# الاعتراض صحيح؛ وثمنه بحسب اللعبة.
web-told-protest = { $game ->
        [fulls] اعترض { $name } وهو محق: يعود الحجر، والدور مع { $name } بأي حجر.
        [doubles] اعترض { $name } وهو محق: الأحجار الخاطئة وأحجار يد الآخر تذهب إلى مخزون { $name }.
        [rings] اعترض { $name } وهو محق: الأحجار الخاطئة وأحجار يد الآخر تذهب إلى مخزون { $name }.
        [steals] اعترض { $name } وهو محق: تُلغى النقلة، والدور مع { $name }.
       *[other] اعترض { $name } وهو محق: يعود الحجر ويُبدَّل، والدور مع { $name } بأي حجر.
    }
web-told-hurry = شغّل { $name } الساعة.
web-told-capture = أخذ { $name } الشكل.
web-told-give-all = سلّم { $name } كل الأحجار.
web-told-pass = مرّر { $name } دوره.
web-told-take = أخذ { $name } حجرًا.
web-told-draw = سحب { $name } أحجارًا.
web-told-mark = سجّل { $name } نتيجة.

## ما يُتفق عليه

web-preset = القواعد
web-preset-pentaraduga-book = كما في الكتاب
web-preset-pentaraduga-beginners = للمبتدئين
web-rules-changed = ليست كما في الكتاب تمامًا
web-option-aids = الطاولة تساعد في
web-option-aids-full = المواضع والكاملة
web-option-aids-places = المواضع
web-option-aids-none = لا شيء
web-option-referee = الحكم
web-option-referee-server = الطاولة
web-option-referee-players = اللاعبان
web-option-referee-about = حين يكون اللاعبان هما الحكم، تبقى المخالفة قائمة ما لم يعترض المنافس قبل النقلة التالية.
web-option-deal = توزيع الأحجار
web-option-deal-random = عشوائي
web-option-deal-fair = متكافئ
web-option-deal-about = الأيدي المتكافئة لا تختلف إلا بألوانها.
web-option-interception = المقاطعة
web-option-interception-on = مسموحة
web-option-interception-off = ممنوعة
web-option-always-check = الأشكال
web-option-always-check-on = تُقارن دائمًا
web-option-always-check-off = تُقارن ما لم يستسلم أحد
web-option-opening-limit = وقت البداية
web-option-opening-limit-none = بلا حد
web-option-replay-limit = وقت اللعب المنفرد
web-option-replay-limit-none = بلا حد
web-option-unplaced-bonus = الأحجار الباقية
web-option-unplaced-bonus-off = لا تُحسب
web-option-unplaced-bonus-on = تُحسب للأول
web-option-move-time-none = بلا حد
web-rule-aids-places = تُظهر الطاولة المواضع، لا أيها كامل.
web-rule-aids-none = الطاولة لا تساعد.
web-rule-referee-players = اللاعبان هما الحكم: اعترض في الوقت المناسب.
web-rule-deal-fair = أحجار الاثنين متكافئة.
web-rule-interception-off = بلا مقاطعة.
web-rule-at-once-off = بالتناوب لا في الوقت نفسه.
web-rule-unplaced-bonus-on = الأحجار الباقية تُحسب للأول.
web-rule-move-time-set = { $seconds ->
        [zero] صفر ثانية للنقلة.
        [one] ثانية واحدة للنقلة.
        [two] ثانيتان للنقلة.
        [few] { $seconds } ثوانٍ للنقلة.
        [many] { $seconds } ثانية للنقلة.
       *[other] { $seconds } ثانية للنقلة.
    }
