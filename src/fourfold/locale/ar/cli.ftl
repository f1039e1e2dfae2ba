### سطر الأوامر.

cli-fourfold = ألعاب عن أربعة أشياء متوافقة.
cli-fourfold-examples =
    أمثلة:

    fourfold quarto play

    fourfold quarto show "0..f/..../.3../.... 9" --svg board.svg
cli-version = عرض الإصدار ثم الخروج.
cli-lang = لغة البرنامج؛ الافتراضية هي لغة البيئة (FOURFOLD_LANG, LANG).
cli-quarto = كوارتو: لعب، وعرض وضعيات وحلها، وفحص سجلات.
cli-json = طباعة JSON للبرامج، كائن واحد في كل سطر.
cli-cyrillic = يكتب الأحجار والاتجاهات بالحروف السيريلية كما في الكتاب.
cli-position = وضعية مثل "0..f/..../.3../.... 9": الصفوف من 4 إلى 1، رقم سداسي عشري لكل قطعة، ثم القطعة التي في اليد أو "-". أما "-" وحدها فتقرأ وضعية من كل سطر من الدخل القياسي.
cli-preset = قواعد اللعب؛ تجد قائمتها عبر «fourfold quarto presets».
cli-set = تغيير خيار من القواعد، مثل squares=on أو move_time=60.
cli-os-error = { $path }: { $why }.
cli-output = الخرج
cli-unfinished = لم تنتهِ؛ عدد الأحداث حتى الآن { $events }.
cli-false-call = أعلن { $name } بلا خط (الحدث { $event }).
cli-edition = كما في ورقة القواعد بتلك اللغة
cli-in-hand = في اليد: { $piece }، { $name }.

cli-play = اللعب في الطرفية: شخصان على لوحة مفاتيح واحدة، أو شخص ضد الحاسوب.
cli-play-examples =
    أمثلة:

    fourfold quarto play --against 3

    fourfold quarto play --against person --names Ann,Bo --preset tournament
cli-play-against = المنافس: شخص (person) أو مستوى من مستويات الحاسوب، الأضعف أولًا. إن لم تحدده فسيسألك البرنامج.
cli-play-names = اسما اللاعبين، بينهما فاصلة لاتينية (,).
cli-play-save = مكان حفظ الجولة غير المنتهية.
cli-play-new = بداية جديدة؛ تُنقل الجولة غير المنتهية جانبًا.

cli-show = عرض وضعية، نصًا أو صورة.
cli-show-examples =
    أمثلة:

    fourfold quarto show "0..f/..../.3../.... 9"

    fourfold quarto show "0..f/..../.3../.... -" --svg board.svg --theme dark

    fourfold quarto show - --json < positions.txt
cli-show-svg = رسم الوضعية أيضًا في ملف SVG هذا.
cli-show-theme = ألوان الصورة.
cli-show-size = ارتفاع الصورة بالبكسل.

cli-replay = فحص سجل وفق القواعد وعرض نهايته.
cli-replay-examples =
    أمثلة:

    fourfold quarto replay game.txt

    fourfold quarto replay game.txt --to json > game.json
cli-replay-file = سجل، نصًا أو JSON؛ «-» تقرؤه من الدخل القياسي.
cli-replay-to = طباعة السجل نفسه بهذه الصيغة.
cli-presets = قائمة القواعد المتاحة، وما تغيّره كل منها.

cli-pentaraduga = بنتارادوغا: عرض الأشكال وقيمتها، وإيجاد أفضلها، وصنع الألغاز، وإعادة جولات التدريب. الاختصار «penta».
cli-figure = عرض شكل مكتوب بالتدوين: مربعاته وعيوبه وأقصر تدوين له.
cli-figure-examples =
    أمثلة:

    fourfold pentaraduga figure "oRoU,rOrLL,oYoD,bGyR"

    fourfold penta figure "oRoU,rOrLL,oYoD,bGyR" --json

    fourfold penta figure - --json < figures.txt
cli-figure-notation = الأحجار بترتيب وضعها وبينها فواصل لاتينية (,): الحجر، واتجاه رأسه، وحروف لأعلى موضع أو أيمنه أو أسفله أو أيسره، والأحجار التي يلمسها؛ أو مكانه مثل oRoU@0,0. وبعد «/» تأتي نهايات أخرى. أما «-» وحدها فتقرأ شكلًا من كل سطر من الدخل القياسي.
cli-penta-solve = إيجاد أفضل شكل من يد من الأحجار، وإثبات أنه لا أفضل منه.
cli-penta-solve-examples =
    أمثلة:

    fourfold pentaraduga solve oRo rOr yOr yOy oYo gYo bGy

    fourfold pentaraduga solve oRo,rOr,yOr,yOy,oYo,gYo,bGy --free --count --json

    fourfold pentaraduga solve --goal quados --extend "rOrU,yOy,bGyL" oRo rOy
cli-penta-tiles = اليد: أحجار مثل oRo أو oRv، بينها مسافات أو فواصل لاتينية (,). أما «-» وحدها فتقرأ يدًا من كل سطر من الدخل القياسي.
cli-penta-goal = ما المطلوب أكثره: squares (مربعات)؛ quados (مربعات تُخصم منها الزوايا التالفة)؛ rings (حلقات)؛ frame (خانات فارغة في فجوة؛ ولا يلزم استعمال كل الأحجار).
cli-penta-free = الأشكال الخالية من التعارضات والوصلات المنحرفة فقط. بدون هذا الخيار فهي مسموحة مع خصم.
cli-penta-extend = شكل بالتدوين يبقى كما هو، وتُضاف إليه الأحجار.
cli-penta-count = بيان عدد أفضل الأشكال أيضًا؛ وما يتطابق منها بالتدوير يُعد مرة واحدة.
cli-penta-seconds = أقصى مدة للبحث؛ بعدها يُعرض أفضل شكل وُجد، مع بيان أنه غير مثبت. القيمة 0: بلا حد.
cli-penta-none = { $proved ->
        [1] لا شكل من كل هذه الأحجار بلا عيب.
       *[0] لم يُعثر على شكل في الوقت المتاح.
    }
cli-penta-solved = { $proved ->
        [1] أفضل ما يمكن، وقد ثبت خلال { NUMBER($seconds, maximumFractionDigits: 3) } ث:
       *[0] أفضل ما وُجد خلال { NUMBER($seconds, maximumFractionDigits: 0) } ث، دون إثبات:
    } { $goal ->
        [rings] الحلقات { $rings }، والمربعات { $counted }.
        [frame] خانات الفجوة { $hole }، والقيمة { $counted }.
       *[squares] القيمة { $counted }.
    }
cli-penta-counted = { $all ->
        [0] عدد الأشكال بهذه الجودة { $count } على الأقل.
       *[1] { $count ->
            [1] شكل واحد فقط بهذه الجودة.
           *[other] عدد الأشكال بهذه الجودة: { $count }.
        }
    }
cli-penta-problems = صنع ألغاز جديدة، أو عرض لغز مع حلوله.
cli-penta-problems-examples =
    أمثلة:

    fourfold pentaraduga problems

    fourfold pentaraduga problems squares+ --count 3 --difficulty 4

    fourfold penta problems quados --seed 42 --json

    fourfold penta problems squares-0000002a
cli-penta-problems-kind = squares (7 من 14 حجرًا) أو squares+ (12 من 24) أو quados (7 أحجار تُضاف إلى شكل من 7)؛ أو معرّف لغز لعرض حلوله.
cli-penta-problems-count = كم لغزًا.
cli-penta-problems-seed = نقطة البداية: تعطي الألغاز نفسها كل مرة. بدونها يكون الأمر عشوائيًا.
cli-penta-problems-difficulty = من 1 (سهل) إلى 5 (صعب): مدى ندرة الحلول، وكم من المربعات السهلة المنال يضلّل. بدونه: أي صعوبة.
cli-penta-problem = { $id }{ $difficulty ->
        [0] { "" }
       *[other] ، الصعوبة { $difficulty } من 5
    }: { $kind ->
        [quados] { $given ->
                [start] أضف كل هذه الأحجار إلى هذا الشكل
               *[hand] كوّن من هذه الأحجار شكلًا قيمته { $start }، ثم أضف إليه بقية الأحجار الأربعة عشر
            } حتى تصير قيمته { $goal }، مع خصم واحد عن كل زاوية تالفة{ $symmetry ->
                [none] .
                [central] ، وبمحيط يبقى كما هو بعد نصف دورة.
               *[any] ، وبمحيط متناظر.
            }
       *[squares] كوّن من كل هذه الأحجار شكلًا واحدًا قيمته { $goal }.
    }
cli-census = حساب قيمة أفضل شكل لكل يد ممكنة. إن أُوقف ثم شُغّل من جديد تابع من حيث توقف.
cli-census-examples =
    أمثلة:

    fourfold pentaraduga census squares

    fourfold pentaraduga census squares+ --ray local --json

    fourfold pentaraduga census squares --verify census/squares.txt.gz --samples 50
cli-census-name = أي الأيدي: squares (7 من الأحجار الـ14 الخالية من البنفسجي) أو squares+ (12 من الـ24 كلها؛ يستغرق دقائق) أو rings (أي الأيدي فيها حلقة).
cli-census-output = مجلد الشهادات (وفيها شكل لكل يد) وما أُنجز حتى الآن.
cli-census-workers = عدد العمليات التي تبحث؛ الافتراضي واحدة لكل نواة معالج.
cli-census-ray = البحث على عنقود Ray بهذا العنوان بدل ذلك، مثل 10.0.0.1:6379؛ وتشغّل «local» واحدًا على هذا الجهاز.
cli-census-verify = فحص هذه الشهادة بدل ذلك: أن كل يد فيها مرة واحدة، وأن قيمة كل شكل كما ذُكر، وأن البحث الجديد يجد الشيء نفسه.
cli-census-samples = عدد الأيدي التي يُعاد البحث فيها عند الفحص؛ كلها إن كانت أقل.
cli-census-seed = أي الأيدي هي.
cli-census-hands = عدد الأيدي { $hands } (حجم اليد { $size } من أصل { $tiles } من الأحجار)؛ وهو { $classes } إذا عُدّت الأيدي التي لا تختلف إلا بالألوان أو بالانعكاس مرة واحدة.
cli-census-column = { $column ->
        [score] القيمة
        [hands] الأيدي
        [tiles] من الأحجار
        [size] في اليد
        [rings] فيها حلقة
       *[share] النسبة
    }
cli-census-extreme = لا توجد يد قيمتها { $end ->
        [least] أقل
       *[most] أكثر
    } من { $score }؛ { $hands ->
        [1] يد واحدة لها هذه القيمة:
       *[other] الأيدي التي لها هذه القيمة { $hands }، منها:
    }
cli-census-question = هل كل يد{ $colour ->
        [none] { "" }
       *[other] { " " }في كل أحجارها هذا اللون ({ $colour })
    } قيمتها { $below } أو أكثر؟ { $hands ->
        [0] نعم.
        [1] لا، يد واحدة ليست كذلك:
       *[other] لا، والمخالف منها { $hands }، مثل:
    }
cli-census-verified = { $wrong ->
        [0] الشهادة صحيحة: عدد المداخل { $count }، أُعيد البحث في { $solved } منها.
        [1] في الشهادة خطأ واحد.
       *[other] في الشهادة أخطاء، عددها { $wrong }.
    }
cli-penta-replay = لعب جولات التدريب وفق القواعد، وعرض نتائجها أو موضع مخالفتها للقواعد.
cli-penta-replay-examples =
    أمثلة:

    fourfold pentaraduga replay games.json

    fourfold pentaraduga replay fulls-1 --json

    fourfold pentaraduga replay - --json < games.json
cli-penta-replay-file = ملف جولات تدريب بصيغة JSON، أو «-» للدخل القياسي، أو معرّف جولة تدريب تأتي مع Fourfold، مثل fulls-1.
cli-penta-nameless = جولة بلا معرّف
cli-penta-replayed = { $name } ({ $game }): { $a }:{ $b }
cli-penta-broken = { $name } ({ $game }){ $where ->
        [event] ، الحدث { $event }
       *[end] {""}
    }: { $reason }
cli-figure-facts = الأحجار { $tiles }، المربعات { $squares }{ $rings ->
        [0] { "" }
       *[other] ، الحلقات { $rings }
    }{ $clashes ->
        [0] { "" }
       *[other] ، التعارضات { $clashes }
    }{ $rough ->
        [0] { "" }
       *[other] ، الوصلات المنحرفة { $rough }
    }{ $spoiled ->
        [0] { "" }
       *[other] ، الزوايا التالفة (في كوادوس) { $spoiled }
    }{ $parts ->
        [0] { "" }
       *[other] ، في عدة أجزاء
    }: القيمة { $counted }.

cli-penta-match = جعل مستويين من الحاسوب يلعبان بنتارادوغا أحدهما ضد الآخر.
cli-penta-match-examples =
    أمثلة:

    fourfold pentaraduga match claims 3 1 --games 200

    fourfold penta match steals+ 2 3 --games 50 --seed 7 --json
cli-penta-match-game = اللعبة، مثل fulls أو reach+.
cli-penta-match-level = مستوى من مستويات الحاسوب.
cli-penta-match-games = عدد الجولات؛ ويتبادل المستويان المقعدين بعد كل جولة.
cli-penta-match-result = { $game }، المستوى { $first } ضد المستوى { $second }: فوز { $wins }، تعادل { $draws }، خسارة { $losses }، من أصل { $games } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 1) })؛ متوسط النقاط { NUMBER($own, maximumFractionDigits: 2) } : { NUMBER($other, maximumFractionDigits: 2) }؛ وسيط الأفعال في الجولة { $actions }.

cli-solve = حل وضعية: أهي فوز أم تعادل أم خسارة لمن معه القطعة أو لمن عليه أن يعطي واحدة، وبعد كم؟
cli-solve-examples =
    أمثلة:

    fourfold quarto solve "c..3/a.7d/.1../..f5 8" --moves

    fourfold quarto solve "c..3/a.7d/.1../..f5 -" --features colour,shape --squares --json

    fourfold quarto solve - --warm < positions.txt
cli-features = الصفات المعتبرة، مثل colour,shape؛ الافتراضي كلها: colour,shape,height,top.
cli-squares = المربعات التسعة بحجم 2 × 2 خطوط أيضًا.
cli-shared = كم صفة يجب أن تشترك فيها قطع الخط الأربع؛ الافتراضي 1.
cli-threads = عدد خيوط المعالجة التي تبحث.
cli-memory = كم ميغابايت يأخذها البحث لتذكّر الألواح.
cli-solve-moves = بيان قيمة كل نقلة أيضًا.
cli-solve-warm = مع «-»: تذكّر ما عُرف من وضعية إلى التي تليها.
cli-searching = عدد العقد { $nodes } في { $seconds } ث{ $all ->
        [0] { "" }
        [1] { "" }
       *[other] ، النقلات { $done } من { $all }
    }…
cli-value = { $piece ->
        [nobody] اللوح ممتلئ:
        [giver] من عليه أن يعطي
       *[other] من معه { $piece }
    } { $value ->
        [win] { $plies ->
            [1] يفوز فورًا.
           *[other] يفوز؛ عدد الحركات { $plies }.
        }
        [loss] يخسر إن أحسن الآخر اللعب؛ عدد الحركات { $plies }.
       *[draw] { $piece ->
            [nobody] تعادل.
           *[other] يمكنه التعادل، لا الفوز إن أحسن الآخر اللعب.
        }
    }
cli-spent = عدد العقد المبحوثة { $nodes } في { $seconds } ث.
cli-grid =
    الصفوف: أين توضع القطعة التي في اليد. الأعمدة: القطعة التي تُعطى بعدها.
    +n فوز بعد n حركة، = تعادل، -n خسارة بعد n حركة. الحركة إعطاء قطعة أو وضعها.

cli-analyse = تحليل وضعية: قيمتها، وأفضل النقلات، وما يلعبه الاثنان بعدها.
cli-analyse-examples =
    أمثلة:

    fourfold quarto analyse "c..3/a.7d/.1../..f5 8"
cli-one-position = وضعية مثل "0..f/..../.3../.... 9": الصفوف من 4 إلى 1، رقم سداسي عشري لكل قطعة، ثم القطعة التي في اليد أو "-".
cli-best = أفضل النقلات:
cli-line = إن أحسن الاثنان اللعب:

cli-review = مراجعة جولة: قيمة كل دور، وما فات، ومتى حُسمت.
cli-review-examples =
    أمثلة:

    fourfold quarto review game.txt
cli-worth = { $value ->
        [win] فوز
        [draw] تعادل
        [loss] خسارة
       *[unknown] ؟
    }
cli-mistake = { $value ->
        [win] فوز ضائع
       *[draw] تعادل ضائع
    }
cli-missed = دون إعلان: { $lines }
cli-overlooked = لم يعلن أحد { $lines } (الحدث { $event }).
cli-decided = { $event ->
        [0] كانت قيمتها منذ البداية كما انتهت.
       *[other] حُسمت عند الحدث { $event }.
    }

cli-engine = الرد على برامج أخرى، بأسطر عبر الدخل والخرج القياسيين (docs/engine.md).
cli-engine-examples =
    أمثلة:

    fourfold quarto engine

    quarto

    position start moves LRTF b2

    go time 1000

malformed-warm-one = الخيار --warm لقائمة من الوضعيات؛ يُستعمل مع «-» بدل وضعية.

cli-match = جعل مستويات الحاسوب يلعب بعضها ضد بعض، وتقييمها.
cli-match-examples =
    أمثلة:

    fourfold quarto match 3 5 --games 200

    fourfold quarto match --all --games 50 --json > ratings.json
cli-match-levels = مستويان أو أكثر؛ كل منها يلعب ضد كل البقية.
cli-match-all = كل المستويات.
cli-match-games = عدد الجولات بين كل مستويين؛ ويتناوبان على إعطاء القطعة الأولى.
cli-match-seed = البذرة نفسها تعطي الجولات نفسها.
cli-match-workers = عدد العمليات التي تلعب؛ الافتراضي بعدد المعالجات.
cli-match-result = المستوى { $first } ضد المستوى { $second }: فوز { $wins }، تعادل { $draws }، خسارة { $losses }؛ { $points ->
        [1] نقطة واحدة
       *[other] النقاط { $points }
    } من { $games }، { $elo } Elo.
cli-match-level = المستوى
cli-match-step = الفارق
cli-match-legend = Elo: الصفر هو المتوسط. الفارق: بكم يتفوق على المستوى الذي قبله. ثم النقاط في مئة جولة ضد كل مستوى. هامش الخطأ بثقة 95 %.
malformed-match-levels = تحتاج المباراة إلى مستويين أو أكثر، كل منها مرة واحدة؛ المتوقع صيغة مثل 3 5، أو --all.

malformed-language = «{ $text }» ليست لغة نتكلمها؛ المتاح: { $expected }.
malformed-utf-8 = هذا ليس نصًا بترميز UTF-8.
malformed-file = { $path }: { $problem }
malformed-save = تعذرت قراءة الجولة غير المنتهية في { $path }: { $problem } ابدأ مع --new لنقلها جانبًا.
malformed-save-in-use = الجولة في { $path } مفتوحة في نافذة أخرى. اختر ملفًا آخر مع --save.
malformed-no-terminal = اللعب يحتاج إلى طرفية.
malformed-names = «{ $text }» ليس اسمين؛ المتوقع صيغة مثل Ann,Bo.
malformed-svg-of-many = الخيار --svg يرسم وضعية واحدة، لا قائمة من الدخل القياسي.

cli-serve = تشغيل تطبيق الويب: العب في المتصفح، مع الأصدقاء أو ضد الحاسوب.
cli-serve-examples =
    أمثلة:

    fourfold serve --open

    fourfold serve --host 0.0.0.0 --port 80 --database postgresql+asyncpg://user@host/fourfold
cli-host = العنوان الذي يستمع عليه الخادم.
cli-port = المنفذ الذي يستمع عليه الخادم؛ 0 يأخذ منفذًا حرًا.
cli-database = قاعدة البيانات؛ الافتراضي SQLite في مجلد بيانات النظام.
cli-workers = عدد العمليات التي تخدم اللاعبين؛ أكثر من واحدة تحتاج إلى PostgreSQL و Redis.
cli-redis = عنوان Redis الذي توقظ العمليات عبره بعضها بعضًا.
cli-proxy = عنوان وكيل أمام الخادم، يبيّن عبر X-Forwarded-For من أين تأتي الطلبات.
cli-limits = كم يُسمح للضيوف، حيث يختلف عن المعتاد: بصيغة JSON، انظر docs/security.md.
cli-open = فتح الصفحة في متصفح.
cli-log-json = كتابة سجل الخادم بصيغة JSON، كائن واحد في كل سطر.
cli-metrics-port = إخبار Prometheus بحال الخادم على هذا المنفذ.
cli-metrics-host = العنوان الذي يكون عليه هذا الإخبار.
cli-serving = تجد Fourfold على { $address }
cli-think = جعل حاسوب الخادم يفكر على هذا الجهاز أيضًا.
cli-think-examples =
    مثال:

    fourfold think --redis redis://server.example:6379 --processes 8
cli-think-redis = عنوان Redis الذي تستعمله الخوادم.
cli-think-processes = عدد العمليات التي تفكر؛ الافتراضي واحدة لكل معالج.
cli-thinking = جارٍ التفكير للخوادم التي تستعمل Redis هذا.
malformed-redis = هذا ليس عنوان Redis مثل redis://localhost:6379: { $why }
cli-admin = العناية بقاعدة البيانات.
cli-migrate = تحديث المخطط (يفعل الخادم ذلك عند بدئه).
cli-backup = نسخ قاعدة بيانات SQLite أثناء عمل الخادم.
cli-backup-file = إلى أين؛ يجب ألا يكون الملف موجودًا.
cli-export = طباعة كل الجولات سجلات، واحد في كل سطر.
cli-prune = حذف القديم أثناء عمل الخادم. إن لم تحدد أنواعًا فإنه يعدّ القديم فقط.
cli-prune-kinds = ما يُحذف: الطاولات التي لم يُلعب عليها، والجولات غير المنتهية، والجولات المنتهية، والمبارزات، وروابط الأجهزة الأخرى، والضيوف الذين لا يجلسون إلى أي طاولة، وسجلات تشغيل الخادم؛ وتُكتب بهذا الترتيب: unplayed، unfinished، finished، duels، links، guests، runs.
cli-older-than = كم يومًا يجب أن يمر دون أن يُمس.
cli-forget = حذف بيانات ضيف: اسمه، وأي الجولات كانت له.
cli-forget-guest = الضيف: معرّفه، أو معرّف طاولة ومقعد، مثل 3f7dQx0aLm2c/A.
cli-count = عدّ الضيوف والطاولات والأحداث.
malformed-port = تعذر الاستماع على { $host }:{ $port }: { $why }.
malformed-workers = تعدد العمليات يحتاج إلى قاعدة بيانات و Redis تتشارك فيهما: --database postgresql+asyncpg://… --redis redis://…
malformed-guest = لا يوجد ضيف «{ $guest }».
malformed-exists = { $path } موجود بالفعل.
malformed-database = تعذر فتح قاعدة البيانات: { $why }
malformed-database-taken = يستعمل خادم آخر قاعدة البيانات { $where } (العملية { $pid } على { $host }، منذ { $since }). أوقفه أولًا، أو اختر قاعدة أخرى مع --database.
malformed-database-shared = يستعمل قاعدة البيانات { $where } خادم آخر لا يسمع هذا الخادم (العملية { $pid } على { $host }، منذ { $since }). أوقفه أولًا، أو شغّل الاثنين مع --redis نفسه.
malformed-database-log = ملف السجل { $path } تالف: فتح قاعدة البيانات { $commits ->
        [zero] لا يضيّع أي تغيير محفوظ
        [one] يضيّع تغييرًا محفوظًا واحدًا
        [two] يضيّع تغييرين محفوظين
        [few] يضيّع { $commits } تغييرات محفوظة
        [many] يضيّع { $commits } تغييرًا محفوظًا
       *[other] يضيّع { $commits } تغيير محفوظ
    } ({ $frames ->
        [zero] لا كتل
        [one] كتلة واحدة
        [two] كتلتان
        [few] { $frames } كتل
        [many] { $frames } كتلة
       *[other] { $frames } كتلة
    }) بعد موضع التلف. انسخ أولًا { $database } و { $path } إلى مكان آمن. ثم ضع مكانهما نسخة احتياطية، أو شغّل «fourfold admin salvage» لتحتفظ بما يمكن قراءته وتتخلى عن الباقي.
cli-salvage = فتح قاعدة بيانات SQLite ملف سجلها تالف: الاحتفاظ بنسخة من الاثنين، والتخلي عن التغييرات التي بعد موضع التلف. أوقف الخادم أولًا.
malformed-salvage = هذا الأمر لقواعد SQLite فقط.
malformed-no-database = لا توجد قاعدة بيانات Fourfold في { $where }. حددها مع --database أو FOURFOLD_DATABASE.
malformed-backup = هذا الأمر ينسخ SQLite فقط. استخدم pg_dump مع PostgreSQL.

cli-book = كتاب الافتتاح: القيمة الدقيقة لكل وضعية فيها حتى ثلاث قطع على اللوح.
cli-book-rules = القواعد التي لها هذا الفصل: classic أو squares أو beginners-1 أو beginners-2 أو beginners-3؛ كلها إن لم تحدد شيئًا.
cli-book-build = صنع الكتاب بالبحث. يستغرق نحو ساعة؛ إن أُوقف ثم شُغّل من جديد تابع من حيث توقف.
cli-book-examples =
    أمثلة:

    fourfold quarto book build beginners-1

    fourfold quarto book build --output src/fourfold/quarto/books --workers 2
cli-book-output = مجلد الفصول وما أُنجز حتى الآن.
cli-book-workers = عدد العمليات التي تبحث؛ الافتراضي واحدة لكل نواة معالج.
cli-book-memory = كم من الذاكرة تأخذ كل منها لجدولها، بالميغابايت.
cli-book-verify = فحص الكتاب: أنه كامل ومتسق ويوافق عمليات بحث جديدة.
cli-book-samples = كم لوحًا من كل فصل يُعاد البحث فيه.
cli-book-seed = أي الألواح هي.
cli-book-wrong = خطأ في { $name }؛ وجد البحث: { $found }
cli-book-verified = { $wrong ->
        [0] الكتاب صحيح.
        [1] لوح واحد خطأ.
       *[other] عدد الألواح الخطأ: { $wrong }.
    }
cli-stopped = توقف العمل. ما أُنجز محفوظ: الأمر نفسه يتابع من هنا.
malformed-book-rules = لا يوجد فصل «{ $name }»؛ المتوقع واحد من: { $expected }.
