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
               *[other] البداية مع { $name }…
            }
        [add] { $who ->
                [you] أضف أحجارك إلى شكل البداية.
                [here] { $name }، أضف أحجارك إلى شكل البداية.
               *[other] { $name }: إضافة إلى شكل البداية…
            }
        [hand-over] { $who ->
                [you] سلّم منافسك حجرًا فيه أصفر.
                [here] { $name }، سلّم منافسك حجرًا فيه أصفر.
               *[other] { $name }: اختيار حجر لك…
            }
        [rotate] { $who ->
                [you] أدر شكل البداية، أو اتركه هكذا.
                [here] { $name }، أدر شكل البداية، أو اتركه هكذا.
               *[other] { $name }: نظرة إلى شكل البداية…
            }
        [any] { $who ->
                [you] دورك.
                [here] { $name }، دورك.
               *[other] دور { $name }…
            }
        [full] { $who ->
                [you] أجب بحجر كامل.
                [here] { $name }، أجب بحجر كامل.
               *[other] { $name }: بحث عن حجر كامل…
            }
        [capture] { $who ->
                [you] لك أن تأخذ الشكل.
                [here] { $name }، لك أن تأخذ الشكل.
               *[other] الشكل متاح لـ { $name }…
            }
        [accept] { $who ->
                [you] وُضع الحجر الأخير. اقبله أو اعترض.
                [here] { $name }، اقبل الحجر الأخير أو اعترض.
               *[other] { $name }: نظرة إلى الحجر الأخير…
            }
        [give] { $who ->
                [you] أعطِ حجرًا بدل الذي أخذته.
                [here] { $name }، أعطِ حجرًا بدل الذي أخذته.
               *[other] { $name }: إعطاء حجر…
            }
        [replay-any] { $who ->
                [you] الآن تلعب وحدك: أي حجر.
                [here] { $name }، تلعب وحدك: أي حجر.
               *[other] { $name }: لعب منفرد…
            }
        [replay-full] { $who ->
                [you] الآن تلعب وحدك: حجر كامل.
                [here] { $name }، تلعب وحدك: حجر كامل.
               *[other] { $name }: المطلوب حجر كامل…
            }
        [lock-move] { $who ->
                [you] حجزت النقلة: ضع حجرك.
                [here] { $name }، حجزت النقلة.
               *[other] النقلة محجوزة لـ { $name }…
            }
        [lock-exchange] { $who ->
                [you] حجزت تبديلًا: اختر حجرًا.
                [here] { $name }، حجزت تبديلًا.
               *[other] { $name }: تبديل حجر…
            }
        [lock-take] { $who ->
                [you] حجزت أخذًا: اختر حجرًا قائمًا في شكل.
                [here] { $name }، حجزت أخذًا.
               *[other] { $name }: أخذ حجر…
            }
        [opening] { $who ->
                [you] ضع شكل البداية من حجرين.
                [here] { $name }، ضع شكل البداية من حجرين.
               *[other] { $name }: وضع شكل البداية…
            }
        [race] { $who ->
                [here] { $name }، دورك.
               *[other] ضع بالسرعة التي تريد. لا أحد ينتظر.
            }
        [stage-answer] { $who ->
                [you] الأحجار كلها تتبادل الأيدي. العب نقلاتك الأخيرة، ثم سلّم أحجارك.
                [here] { $name }، العب نقلاتك الأخيرة، ثم سلّم أحجارك.
               *[other] { $name }: النقلات الأخيرة…
            }
        [stage-rest] { $who ->
                [you] العب ما وصلك، ثم أعد الباقي.
                [here] { $name }، العب ما وصلك، ثم أعد الباقي.
               *[other] { $name }: لعب بأحجارك…
            }
        [stage-last] { $who ->
                [you] الأحجار الأخيرة: ضع ما تستطيع.
                [here] { $name }، الأحجار الأخيرة: ضع ما تستطيع.
               *[other] { $name }: وضع الأحجار الأخيرة…
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
        [stopped] توقف { $name }، والشكل مغطى.
        [open] { $name }: البناء مستمر على المكشوف.
        [dropped] حجر لك من { $name }.
        [waiting] { $name }: انتظار.
        [hidden] شكل { $name } غير معروض.
       *[building] { $name }: بناء خلف الساتر.
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
        [extended] { $name }: استكمال البناء…
        [choosing] فاز شكلك. هل تكمله بكل الأحجار، أم تترك الاستكمال لـ { $name }؟
        [chosen] الاختيار لـ { $name }: من يكمل البناء…
        [waiting] { $name }: بناء…
        [begin] { $mine }، أحجارك ما زالت مغطاة. يجري وقتك منذ تراها.
        [in-turn] { $mine }، ابنِ شكلك ثم توقف. الساعة تجري.
        [dropped] بقي حجر لك من { $name } بدل حجرك. لا توقف قبل ذلك.
        [answering] حجر لك من { $name }. أعطِ واحدًا من أحجارك.
        [stopped] توقفت. لم يبقَ لـ { $name } وقت طويل…
        [open] «قف!» من { $name } أولًا! أنهِ شكلك ثم قارن.
       *[building] { $game ->
                [frames] ابنِ إطارًا حول أكبر فجوة تستطيعها. توقف حين يعجبك.
               *[other] كوّن من كل أحجارك شكلًا واحدًا فيه أكثر ما تستطيع من المربعات. توقف حين يعجبك.
            }
    }

## ما حدث

web-told-lay = { $count ->
        [zero] لا حجر من { $name }: { $tiles }.
        [one] حجر من { $name }: { $tiles }.
        [two] حجران من { $name }: { $tiles }.
        [few] { $count } أحجار من { $name }: { $tiles }.
        [many] { $count } حجرًا من { $name }: { $tiles }.
       *[other] { $count } حجر من { $name }: { $tiles }.
    }
web-told-exchange = { $known ->
        [yes] تبديل حجر من { $name }: { $tile }.
       *[no] تبديل حجر من { $name }.
    }
web-told-hand-over = { $known ->
        [yes] تسليم حجر من { $name }: { $tile }.
       *[no] تسليم حجر من { $name }.
    }
web-told-drop = { $known ->
        [yes] تنحية حجر من { $name }: { $tile }.
       *[no] تنحية حجر من { $name }.
    }
web-told-knock = { $what ->
        [exchange] { $name }: حجز تبديل.
        [take] { $name }: حجز أخذ.
       *[move] { $name }: حجز النقلة.
    }
web-told-begin = { $name }: بدء البناء.
web-told-rotate = { $half ->
        [yes] { $name }: تدوير شكل البداية.
       *[no] { $name }: شكل البداية يبقى كما هو.
    }
web-told-extend = { $own ->
        [yes] يُستكمل شكل { $name }.
       *[no] { $name }: الاستكمال للآخر.
    }
web-told-stop = «قف!» من { $name } أولًا!
# الاعتراض صحيح؛ وثمنه بحسب اللعبة.
web-told-protest = { $game ->
        [fulls] اعتراض صحيح من { $name }: يعود الحجر، والدور مع { $name } بأي حجر.
        [doubles] اعتراض صحيح من { $name }: الأحجار الخاطئة وأحجار يد الآخر تذهب إلى مخزون { $name }.
        [rings] اعتراض صحيح من { $name }: الأحجار الخاطئة وأحجار يد الآخر تذهب إلى مخزون { $name }.
        [steals] اعتراض صحيح من { $name }: تُلغى النقلة، والدور مع { $name }.
       *[other] اعتراض صحيح من { $name }: يعود الحجر ويُبدَّل، والدور مع { $name } بأي حجر.
    }
web-told-hurry = { $name }: تشغيل الساعة.
web-told-capture = الشكل من نصيب { $name }.
web-told-give-all = { $name }: تسليم كل الأحجار.
web-told-pass = { $name }: تمرير.
web-told-take = { $name }: أخذ حجر.
web-told-draw = { $name }: سحب.
web-told-mark = { $name }: تسجيل نتيجة.

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
