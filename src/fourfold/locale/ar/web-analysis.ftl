### تحليل كوارتو ومراجعتها، ومستويات الحاسوب.

## قيمة الاختيار

# تُقال بعد اسم خانة أو قطعة. $turns هو 0 حين لا يُعرف متى.
web-worth = { $value ->
        [win] { $turns ->
                [0] فوز
                [1] فوز فوري
                [zero] فوز
                [one] فوز فوري
                [two] فوز في دورين
                [few] فوز في { $turns } أدوار
                [many] فوز في { $turns } دورًا
               *[other] فوز في { $turns } دور
            }
        [loss] { $turns ->
                [0] خسارة
                [1] خسارة فورية
                [zero] خسارة
                [one] خسارة فورية
                [two] خسارة في دورين
                [few] خسارة في { $turns } أدوار
                [many] خسارة في { $turns } دورًا
               *[other] خسارة في { $turns } دور
            }
        [draw] تعادل
       *[unknown] غير معروف بعد
    }
web-worth-square = { $square }، فارغة: { $worth }
web-worth-piece = { $piece }: { $worth }

## التحليل

web-analysis = تحليل
web-verdict-holder-win = { $turns ->
        [0] من معه القطعة يفوز.
        [1] من معه القطعة يفوز فورًا.
        [zero] من معه القطعة يفوز.
        [one] من معه القطعة يفوز فورًا.
        [two] من معه القطعة يفوز في دورين.
        [few] من معه القطعة يفوز في { $turns } أدوار.
        [many] من معه القطعة يفوز في { $turns } دورًا.
       *[other] من معه القطعة يفوز في { $turns } دور.
    }
web-verdict-holder-draw = إن أحسن الاثنان اللعب فهو تعادل.
web-verdict-holder-loss = { $turns ->
        [0] من معه القطعة يخسر.
        [zero] من معه القطعة يخسر.
        [one] من معه القطعة يخسر في دور واحد.
        [two] من معه القطعة يخسر في دورين.
        [few] من معه القطعة يخسر في { $turns } أدوار.
        [many] من معه القطعة يخسر في { $turns } دورًا.
       *[other] من معه القطعة يخسر في { $turns } دور.
    }
web-verdict-holder-unknown = ما قيمة امتلاك هذه القطعة؟
web-verdict-giver-win = { $turns ->
        [0] من يعطي الآن يفوز.
        [zero] من يعطي الآن يفوز.
        [one] من يعطي الآن يفوز في دور واحد.
        [two] من يعطي الآن يفوز في دورين.
        [few] من يعطي الآن يفوز في { $turns } أدوار.
        [many] من يعطي الآن يفوز في { $turns } دورًا.
       *[other] من يعطي الآن يفوز في { $turns } دور.
    }
web-verdict-giver-draw = إن أحسن الاثنان اللعب فهو تعادل.
web-verdict-giver-loss = { $turns ->
        [0] من يعطي الآن يخسر.
        [1] من يعطي الآن يخسر فورًا.
        [zero] من يعطي الآن يخسر.
        [one] من يعطي الآن يخسر فورًا.
        [two] من يعطي الآن يخسر في دورين.
        [few] من يعطي الآن يخسر في { $turns } أدوار.
        [many] من يعطي الآن يخسر في { $turns } دورًا.
       *[other] من يعطي الآن يخسر في { $turns } دور.
    }
web-verdict-giver-unknown = ما قيمة الإعطاء الآن؟
web-verdict-line = { $count ->
        [1] { $lines } خط. من وضع القطعة الأخيرة يعلنه ويفوز.
        [2] { $lines } خطان. من وضع القطعة الأخيرة يعلن أحدهما ويفوز.
       *[other] { $lines } خطوط. من وضع القطعة الأخيرة يعلن واحدًا منها ويفوز.
    }
web-verdict-full = اللوح ممتلئ ولا خط لأحد: تعادل.
web-analysis-place = اضغط على خانة لتضعها هناك.
web-analysis-give = اضغط على قطعة لتعطيها.
web-analysis-waiting = في انتظار الدور…
web-analysis-searching = عُرف { $done } من { $all }. الألواح { $boards } في { $seconds } ث…
web-analysis-complete = عُرف كل شيء. الألواح { $boards } في { $seconds } ث.
web-analysis-known = عُرف كل شيء.
web-analysis-time = مرت دقيقة، وعُرف { $done } من { $all }.
web-analysis-stopped = توقف البحث. عُرف { $done } من { $all }.
web-analysis-stop = إيقاف
web-analysis-again = متابعة
web-analysis-back = خطوة للوراء
web-analysis-setup = إعداد أو لعب
web-analysis-text = وضعية أو سجل
web-analysis-text-hint = انسخها، أو ألصق وضعية هنا. والسجل الذي تلصقه يُفتح للمراجعة.
web-analysis-not-text = هذه ليست وضعية ولا سجلًا. الوضعية تبدو هكذا: { $example }
web-analysis-rules = ما الذي يُعد خطًا
web-analysis-legend = معاني العلامات
web-analysis-legend-text =
    + على قرص: فوز. = على شريط: تعادل. − على مربع: خسارة. كل هذا لمن عليه القرار الآن، إن أحسن الاثنان اللعب بعد ذلك.
    العدد هو عدد الأدوار حتى يكتمل الخط، ومنها أدوار الآخر. والحلقة تدل على الأفضل.

## المراجعة

web-review-move-mistake = { $move }، خطأ
web-review-plot = قيمة الجولة بعد كل خطوة: فوق الوسط فوز { $a }، وتحته فوز { $b }.
web-review-plot-wins = يفوز { $name }
web-review-win = { $name } على طريق الفوز.
web-review-draw = تعادل، إن أحسن الاثنان اللعب.
web-review-loss = { $name } على طريق الخسارة، إن أحسن الآخر اللعب.
web-review-threw-win = { $after ->
        [draw] كان الفوز بيد { $name }. الآن هو تعادل.
       *[loss] كان الفوز بيد { $name }. الآن هو بيد الآخر.
    }
web-review-threw-draw = كان التعادل بيد { $name }. الآن الفوز بيد الآخر.
web-review-missed = فات { $name } إعلان { $lines }.
web-review-decided = هذا حسم الجولة.
web-review-mistakes = { $count ->
        [0] لا أخطاء.
        [zero] لا أخطاء.
        [one] خطأ واحد.
        [two] خطآن.
        [few] { $count } أخطاء.
        [many] { $count } خطأً.
       *[other] { $count } خطأ.
    }
web-review-next = الخطأ التالي
web-review-better = ماذا كان الأفضل لـ { $name }؟
web-review-back = عودة إلى ما لُعب
web-review-looking = جارٍ البحث…
web-review-unknown = تعذرت معرفة ذلك.
web-review-was-best = لم يكن هناك أفضل: { $worth }.
web-review-call = كان إعلان { $lines } سيحقق الفوز.
web-review-best-square = الأفضل كان { $squares }: { $worth }.
web-review-best-piece = { $count ->
        [1] الأفضل كان إعطاء القطعة ذات الحلقة: { $worth }.
       *[other] الأفضل كان إعطاء قطعة ذات حلقة: { $worth }.
    }
web-review-analyse = حلّل هذه الوضعية
web-review-replay = مشاهدة فقط

## المستويات

web-levels = مستويات الحاسوب
web-levels-lead = ثمانية مستويات في كوارتو، كل منها أقوى بوضوح من الذي قبله. اصعد مستوى حين تفوز أكثر مما تخسر.
web-levels-expect-1 = يرى ثلاثة خطوط من عشرة، خطوطه وما يهديه منها. يمكن أن يهزمه من قرأ القواعد لتوه.
web-levels-expect-2 = يرى أكثر من نصف الخطوط بقليل. مناسب للأمسية الأولى.
web-levels-expect-3 = يرى معظم الخطوط. لا يكاد يهتم بما سيبقى للإعطاء، فتنفد عنده القطع الآمنة.
web-levels-expect-4 = يرى كل الخطوط تقريبًا. لتفوز عليك أن تعدّ القطع الآمنة، وهو لا يفعل ذلك إلا في نصف المرات.
web-levels-expect-5 = يرى كل خط قبل نقلة. ولا يهديك الفوز أبدًا ما دامت عنده قطعة أخرى يعطيها.
web-levels-expect-6 = كثيرًا ما يلعب بلا خطأ حين يمتلئ نصف اللوح.
web-levels-expect-7 = يلعب غالبًا بلا خطأ حين تبقى عشر خانات فارغة. عليك أن تتقدم قبل ذلك.
web-levels-expect-8 = لا يخطئ أبدًا، وينصب الفخاخ. من يلعب مثله بلا خطأ ينال التعادل، ولا أحد ينال أكثر.
web-levels-below = في مئة جولة ضد المستوى { $level }: فوز { $wins }، تعادل { $draws }.
web-levels-measured = قيست في جولات بين المستويات، 200 لكل مستويين. يبيّن الشريط ما آلت إليه مئة جولة ضد المستوى السابق: فوز، تعادل، خسارة.
web-levels-play = العب ضد { $name }
web-levels-play-short = العب
