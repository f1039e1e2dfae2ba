### الصفحة في المتصفح.

web-name = Fourfold
web-home = إلى الألعاب
web-skip = إلى المحتوى
web-navigation = Fourfold
web-close = إغلاق
web-yes = نعم
web-no = لا
web-you = أنت
web-nobody = لا أحد بعد
web-somebody = شخص ما
web-default-name = ضيف
web-player-a = اللاعب 1
web-player-b = اللاعب 2

## عناوين الصفحات

web-title-home = Fourfold
web-title-table = على الطاولة · Fourfold
web-title-join = دعوة · Fourfold
web-title-device = مقعدك · Fourfold
web-title-games = جولاتي · Fourfold
web-title-nowhere = غير موجود · Fourfold

## حين لا يعمل شيء

web-nowhere = لا شيء على هذا العنوان.
web-page-offline = تعذر تحميل هذه الصفحة. ربما لا يوجد اتصال.
web-try-again = حاول ثانية
web-reload = أعد التحميل
web-try-now = حاول الآن
web-refused-offline = تعذر الوصول إلى الخادم. هل هناك اتصال؟
web-refused-other = لم ينجح ذلك ({ $code }).
web-opening = جارٍ فتح الطاولة…
web-waits-for-server = هذه الجولة تنتظر الخادم. تُفتح فور عودة الاتصال.
web-connection-lost = انقطع الاتصال. جارٍ العودة…

## البداية

web-game-quarto = كوارتو
web-about-game-quarto = أربع على خط بينها شيء مشترك. أنت تختار ما يضعه منافسك.
web-game-fulls = الكوامل
web-about-game-fulls = ضع الأحجار لونًا إلى لون. والحجر الذي يغلق مربعًا يُجاب بمثله.
web-game-squares = المربعات
web-about-game-squares = ابنِ شكلًا من سبعة أحجار خلف ساترك. المربعات الأكثر تفوز، والتوقف أولًا سباق.
web-game-claims = الغنائم
web-about-game-claims = الكوامل مع غنيمة: من ينهي سلسلة الأحجار الكاملة يأخذ الشكل ومربعاته.
web-game-quados = كوادوس
web-about-game-quados = المربعات، ثم يكمل الفائز البناء بكل أحجار الاثنين.
web-game-reach = الامتداد
web-about-game-reach = خط يقسم الطاولة. تُحسب المربعات في جهتك، والأحجار الكاملة تتيح لك المتابعة أو المقاطعة.
web-game-doubles = المزدوجات
web-about-game-doubles = بلا أدوار: كل يضع شكله بأسرع ما يستطيع، وكل حجر يلمس اثنين.
web-game-rings = الحلقات
web-about-game-rings = المزدوجات مع أركان، ومع حلقات من أربعة أحجار حول خانة فارغة.
web-game-steals = الخطف
web-about-game-steals = لكل شكله، وله أن يأخذ أحجارًا من شكل الآخر.
web-game-frames = الأطر
web-about-game-frames = ابنِ إطارًا خلف ساترك. أكبر فجوة تفوز.
web-game-squares-plus = المربعات +
web-about-game-squares-plus = المربعات بالأحجار الأربعة والعشرين كلها، اثنا عشر لكل لاعب.
web-game-claims-plus = الغنائم +
web-about-game-claims-plus = الغنائم بالأحجار الأربعة والعشرين كلها وشكل بداية من أربعة.
web-game-reach-plus = الامتداد +
web-about-game-reach-plus = الامتداد بالأحجار الأربعة والعشرين كلها، وتسع خانات للوصول.
web-game-doubles-plus = المزدوجات +
web-about-game-doubles-plus = المزدوجات بالأحجار الأربعة والعشرين كلها وستة في اليد.
web-game-rings-plus = الحلقات +
web-about-game-rings-plus = الحلقات بالأحجار الأربعة والعشرين كلها وستة في اليد.
web-game-steals-plus = الخطف +
web-about-game-steals-plus = الخطف بالأحجار الأربعة والعشرين كلها ونقلات من ثلاثة.
web-games = الألعاب
web-family-pentaraduga = بنتارادوغا
web-more-games = ألعاب أخرى
web-ways = طرق اللعب
web-play-computer = ضد الحاسوب
web-play-friend = صديق عبر رابط
web-play-here = نحن الاثنان هنا
web-play-anybody = أي شخص متصل
web-level = قوة لعب الحاسوب
web-level-is = { $level }، { $name }. { $about }
web-continue = متابعة اللعب
web-finished = انتهت
web-my-games = جولاتي
web-no-games = لا جولات على هذا الجهاز بعد.
web-tile-with = مع { $name }
web-tile-here = { $a } و { $b }
web-tile-continue = متابعة
web-tile-open = لم يأتِ أحد بعد
web-tile-invite = واصل الانتظار

## الإعدادات

web-learn = تعلّم
web-solve = حل
web-here-turns = أنتما هنا معًا: تُغطى الأحجار بين الأدوار.
web-here-cutting-in = أنتما هنا معًا: تُغطى الأحجار بين الأدوار، ولا مقاطعة.
web-here-building = أنتما هنا معًا: يبني أحدكما بعد الآخر، بالساعة؛ والأسرع يُعد الأول.
web-here-race = أنتما هنا معًا: تلعبان بالتناوب بدل السباق.
web-from-age = { $age ->
        [zero] لكل الأعمار
        [one] من عمر سنة
        [two] من عمر سنتين
        [few] من عمر { $age } سنوات
        [many] من عمر { $age } سنة
       *[other] من عمر { $age } سنة
    }
web-rules-help = القواعد والمساعدة
web-how-to-play = كيف تلعب { $game }
web-settings = الإعدادات
web-your-name = اسمك
web-theme = المظهر
web-theme-auto = النظام
web-theme-light = فاتح
web-theme-dark = داكن
web-theme-contrast = تباين
web-pieces = القطع
web-pieces-wood = خشب
web-pieces-plain = بسيطة
web-palette = ألوان الأحجار
web-palette-rainbow = قوس قزح
web-palette-safe = لعمى الألوان
web-patterns = رموز على الأحجار
web-sound = الصوت
web-motion = الحركة
web-language = اللغة
web-my-data = نزّل جولاتي
web-forget-me = احذف بياناتي
web-forget-me-sure = يُحذف اسمك، وتنسحب من جولاتك الجارية، ويُنسى هذا المتصفح. أما الجولات المنتهية فتبقى عند من لعبت معهم، دون اسمك.

## قواعد للاختيار

web-rules = القواعد
web-rules-are = { $custom ->
        [yes] { $name }، معدّلة
       *[no] { $name }
    }
web-rules-done = تم
web-about-international = أربع قطع على خط بينها صفة مشتركة. من يرها يعلنها.
web-about-beginners-1 = فاتحة أو غامقة، ولا شيء غير ذلك. للجولة الأولى.
web-about-beginners-2 = صفتان تراقبهما، بعد أن سهلت الجولة الأولى.
web-about-beginners-3 = ثلاث صفات تراقبها؛ والتجويف يأتي آخرًا.
web-about-advanced = أربع متجاورات في مربع تفوز أيضًا. تسع طرق أخرى قد تغيب عن عينك.
web-about-tournament = ستون ثانية لتضع وتعطي. لا تعلن إلا واثقًا.
web-about-balkan = إن فات خط، فأول من يعلنه من الاثنين يفوز.
web-about-taiwan = قل كوارتو وأين ستضع، قبل أن تضع. وما فات فات.
web-about-greek-2 = صفة مشتركة واحدة لا تكفي، لا بد من اثنتين.
web-edition = كما في إحدى أوراق القواعد
web-edition-none = اختر لغة…
web-custom = كل قاعدة وحدها
web-match = جولات المباراة
web-names = الأسماء
web-names-here = حين يلعب اثنان على هذه الشاشة:
web-no-limit = بلا حد
web-seconds = { $seconds ->
        [zero] صفر ثانية
        [one] ثانية واحدة
        [two] ثانيتان
        [few] { $seconds } ثوانٍ
        [many] { $seconds } ثانية
       *[other] { $seconds } ثانية
    }
web-feature-colour = اللون
web-feature-shape = الشكل
web-feature-height = الطول
web-feature-top = التجويف
web-option-features = ما يُحسب
web-option-shared = كم صفة تشترك فيها القطع الأربع
web-option-squares = مربعات 2×2 خطوط
web-option-calls = الخط يفوز
web-option-calls-players = حين يُعلن
web-option-calls-auto = وحده
web-option-late-call = الخط الفائت يعلنه
web-option-late-call-opponent = المنافس
web-option-late-call-either = أي منهما
web-option-late-call-none = لا أحد
web-option-call-when = الإعلان
web-option-call-when-after = بعد الوضع
web-option-call-when-before = قبل الوضع
web-option-point = يكون الإعلان
web-option-point-line = بالإشارة إلى الخط
web-option-point-word = بالكلمة فقط
web-option-false-call = ثمن الإعلان الخاطئ
web-option-false-call-refuse = لا شيء
web-option-false-call-forfeit = الجولة
web-option-starter = من يعطي القطعة الأولى
web-option-starter-lot = القرعة
web-option-starter-first = اللاعب الأول
web-option-starter-loser = خاسر آخر جولة
web-option-move-time = وقت النقلة

## القواعد بالكلمات، لمن لم يخترها

web-rules-short-international = القواعد المعتادة
web-rules-short-beginners-1 = اللون وحده يُحسب
web-rules-short-beginners-2 = اللون والشكل
web-rules-short-beginners-3 = كل شيء إلا التجويف
web-rules-short-advanced = مربعات 2×2 تُحسب
web-rules-short-tournament = بطولة
web-rules-short-balkan = إعلان متأخر لأي منهما
web-rules-short-taiwan = الإعلان قبل الوضع
web-rules-short-greek-2 = صفتان مشتركتان
web-rule-features = ما يُحسب: { $features }.
web-rule-squares = أربع متجاورات في مربع 2×2 خط أيضًا.
web-rule-shared = { $shared ->
        [zero] لا حاجة إلى صفة مشتركة في الخط.
        [one] صفة مشتركة واحدة تصنع خطًا.
        [two] الخط يحتاج إلى صفتين مشتركتين.
        [few] الخط يحتاج إلى { $shared } صفات مشتركة.
        [many] الخط يحتاج إلى { $shared } صفة مشتركة.
       *[other] الخط يحتاج إلى { $shared } صفة مشتركة.
    }
web-rule-calls-auto = الخط يفوز وحده؛ ولا حاجة إلى إعلانه.
web-rule-late-call-either = الخط الفائت يحق لأي من اللاعبين إعلانه.
web-rule-late-call-none = الخط الفائت لا يُعلن فيما بعد.
web-rule-call-when-before = أعلن قبل أن تضع، وقل أين ستضع.
web-rule-point-word = الإعلان بالكلمة فقط؛ ولا حاجة إلى الإشارة إلى الخط.
web-rule-move-time = { $seconds ->
        [zero] صفر ثانية للنقلة.
        [one] ثانية واحدة للنقلة.
        [two] ثانيتان للنقلة.
        [few] { $seconds } ثوانٍ للنقلة.
        [many] { $seconds } ثانية للنقلة.
       *[other] { $seconds } ثانية للنقلة.
    }
web-rule-false-call-forfeit = من يعلن خطأً يخسر الجولة.
web-rule-starter-first = اللاعب الأول يعطي القطعة الأولى.
web-rule-starter-loser = خاسر الجولة السابقة يعطي القطعة الأولى.
web-rule-match = { $games ->
        [zero] بلا جولات.
        [one] جولة واحدة.
        [two] مباراة من جولتين.
        [few] مباراة من { $games } جولات.
        [many] مباراة من { $games } جولة.
       *[other] مباراة من { $games } جولة.
    }

## الدعوة والانضمام

web-invite-title = ادعُ صديقًا
web-invite-hint = أرسل هذا الرابط. تُفتح الجولة هنا فور وصول صديقك.
web-invite-game = العب معي! { $game }:
web-link = الرابط
web-link-only-here = على هذا العنوان لا يُفتح الرابط إلا على هذا الحاسوب.
web-link-serve = للأجهزة الأخرى شغّل الخادم بالأمر «{ $command }» وافتح هذه الصفحة باسم هذا الحاسوب في الشبكة.
web-qr = رمز QR للرابط
web-copy = نسخ الرابط
web-copied = تم النسخ.
web-share = مشاركة
web-looking = جارٍ البحث عن لاعب…
web-looking-hint = تُفتح الجولة فور وصول أحد.
web-looking-long = لم يأتِ أحد بعد. يمكنك مواصلة الانتظار، أو اللعب ضد الحاسوب على هذه الطاولة.
web-play-bot-instead = ضد الحاسوب
web-invited = يدعوك { $name } إلى { $game }
web-join = اجلس والعب
web-set-up = من وضعية معدّة
web-set-up-known = من وضعية معدّة، بالأحجار الخفية نفسها
web-set-up-who = هذه الجولة لا تبدأ من أولها: أعدّ { $name } الوضعية.
web-set-up-drawn = الأحجار التي لا تراها سُحبت من جديد. لا أحد يعرفها.
web-set-up-known-tiles = الأحجار الخفية هي نفسها كما كانت. وقد يعرف { $name } أحجارك.
web-set-up-agree = أوافق على اللعب بهذه الأحجار
web-invite-over = هذا المقعد مشغول.
web-to-table = إلى الطاولة
web-another-device = جهاز آخر
web-move-seat-title = اللعب على جهاز آخر
web-move-seat-hint = افتح هذا الرابط هناك فينتقل مقعدك معك. يعمل مرة واحدة.
web-device-title = تابع اللعب هنا
web-device-hint = ينتقل مقعدك إلى هذا الجهاز؛ والآخر يشاهد فقط.
web-device-take = خذ مقعدي
web-seat-moved = انتقل مقعدك إلى جهاز آخر.

## على الطاولة

web-table-of = { $game }: { $a } و { $b }
web-players = اللاعبان
web-score = جولات الفوز
web-away = غياب
web-is-away = غاب { $name }.
web-left = غادر { $name } الطاولة.
web-download-record = تنزيل السجل
web-awaited = { $count ->
        [zero] في انتظار اللاعبين.
        [one] في انتظار { $name }.
        [two] في انتظار اللاعبين.
        [few] في انتظار اللاعبين.
        [many] في انتظار اللاعبين.
       *[other] في انتظار اللاعبين.
    } { $clock ->
        [yes] تبدأ الساعة حين يحضر الاثنان.
       *[no] تبدأ الجولة حين يحضر الاثنان.
    }
web-claim = طالب بالفوز
web-clock = بقي { $time }
web-seconds-left = الثواني الباقية: { $seconds }.
web-acts = على الطاولة
web-ask-takeback = تراجع
web-ask-draw = تعادل
web-ask-pause = استراحة
web-resign = انسحاب
web-resign-title = انسحاب؟
web-resign-sure = { $here ->
        [yes] ينسحب { $name }، ويفوز الآخر.
       *[no] تنسحب أنت، ويفوز منافسك.
    }
web-play-on = متابعة
web-request = { $wish ->
        [draw] يعرض { $name } التعادل.
        [pause] يطلب { $name } استراحة.
       *[takeback] يطلب { $name } التراجع عن النقلة الأخيرة.
    } { $here ->
        [yes] { $other }، هل توافق؟
       *[no] هل توافق؟
    }
web-request-waiting = { $mine ->
        [yes] { $wish ->
                [draw] عرضت التعادل.
                [pause] طلبت استراحة.
               *[takeback] طلبت التراجع عن نقلة.
            } الرد في الطريق…
       *[no] ينتظر { $name } الرد.
    }
web-paused = استراحة
web-resume = متابعة
web-result-won = فزت!
web-result-lost = خسرت.
web-result-draw = تعادل.
web-result-score = { $high } : { $low }
web-result-winner = فاز { $name }!
web-match-game = الجولة { $number } من { $count }
web-match-score = المباراة حتى الآن: { $a } { $scoreA }، { $b } { $scoreB }.
web-match-won = { $who ->
        [you] فزت بالمباراة، { $high } مقابل { $low }!
        [other] خسرت المباراة: فاز { $name }، { $high } مقابل { $low }.
       *[name] فاز { $name } بالمباراة، { $high } مقابل { $low }!
    }{ $even ->
        [yes] {" "}عند التساوي يحسم آخر فوز.
       *[no] {""}
    }
web-match-drawn = المباراة تعادل: { $a } { $scoreA }، { $b } { $scoreB }.
web-match-another = مباراة أخرى
web-watching = أنت تشاهد.
web-watch-next = إلى الجولة التالية
web-rematch = العب ثانية
web-rematch-too = نعم، ثانية!
web-rematch-waiting = انتظار…
web-to-replay = إعادة
web-replay = مشاهدة ثانية
web-told-begins = يبدأ { $name }.
web-act-told-join = انضم { $name }.
web-act-told-ask = { $wish ->
        [draw] يعرض { $name } التعادل.
        [pause] يطلب { $name } استراحة.
       *[takeback] يطلب { $name } التراجع عن نقلة.
    }
web-act-told-answer = { $yes ->
        [yes] وافق { $name }.
       *[no] لم يوافق { $name }.
    }
web-act-told-away = غادر { $name }.
web-act-told-wait = الجولة تنتظر { $name }.
web-act-told-back = حضر { $name }.
web-act-told-resume = يتابع { $name } اللعب.
web-act-told-rematch = يريد { $name } جولة أخرى.

## كوارتو

web-board = اللوح
web-tray = قطع للإعطاء
web-square-piece = { $square }، { $piece }
web-square-empty = { $square }، فارغة
web-hand = في يد { $name }: { $piece }
web-hand-give = أعطِ القطعة المختارة إلى { $name }
web-hand-empty = يد { $name } فارغة
web-moves = النقلات
web-no-moves = لا نقلات بعد.
web-move-call = { $right ->
        [yes] كوارتو! { $line }
       *[no] { $name }: لا خط { $line }
    }
web-call = كوارتو!
web-call-sure = أعلن
web-call-leave = لا أعلن
web-done = لا خط
web-nothing-full = لا خط مكتملًا يمر بآخر قطعة وُضعت. والخطوط الأقدم لم تعد تُحسب.
web-status-place = { $who ->
        [you] ضع قطعتك.
        [here] { $name }، ضع القطعة.
       *[other] يضع { $name } القطعة…
    }
web-status-give = { $who ->
        [you] اختر قطعة لتعطيها.
        [here] { $name }، اختر قطعة لـ { $other }.
       *[other] يختار { $name } قطعة…
    }
web-status-give-sure = اضغط عليها ثانية لتعطيها.
web-status-close = { $who ->
        [you] وُضعت كل القطع. هل هناك خط؟
        [here] { $name }، هل هناك خط؟
       *[other] يبحث { $name } عن خط…
    }
web-status-thinking = يفكر { $name }…
web-status-point-square = أين ستضعها؟
web-status-point-line = اضغط على خطك.
web-status-point-sure = خطك: { $line }؟
web-status-sending = …
web-status-paused = استراحة.
web-status-open = في انتظار اللاعب الآخر.
web-status-over = انتهت الجولة.
web-told-give = أعطى { $name }: { $piece }.
web-told-place = وضع { $name } القطعة على { $square }.
web-told-call = { $line ->
        [none] أعلن { $name } كوارتو. إنه خط!
       *[other] أعلن { $name } كوارتو: { $line }. إنه خط!
    }
web-told-false-call = أعلن { $name } كوارتو، لكنه ليس خطًا.
web-told-done = لم يعلن { $name } شيئًا.
