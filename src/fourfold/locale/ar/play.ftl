### ما تقوله كل طاولة، أيًا كانت اللعبة.

## اللاعبون

computer-name = الحاسوب { $level }

## الرفض

illegal-game-over = انتهت الجولة.
illegal-seat-empty = تبدأ الجولة حين يُشغل المقعدان.
illegal-paused = الجولة متوقفة مؤقتًا.
illegal-waiting = تنتظر الجولة حتى يحضر اللاعبان.
illegal-not-paused = الجولة ليست متوقفة.
illegal-not-due = لم ينتهِ الوقت بعد.
illegal-too-late = فات الأوان: انتهى الوقت.
illegal-clock-only = هذا من شأن الساعة وحدها.
illegal-not-your-turn = ليس دورك: الدور مع { $seat }.
illegal-still-playing = الجولة ما زالت جارية.
illegal-asked-already = سبق تقديم هذا الطلب.
illegal-refused-already = رُفض الطلب؛ أعد المحاولة بعد النقلة التالية.
illegal-asked-otherwise = لم يعد هذا الطلب قائمًا. رُدّ على الطلب الحالي.
illegal-questions-used = بلغت طلباتك في هذه الجولة حدها ({ $most }). لا يمكنك تقديم طلب آخر.
illegal-pauses-used = بلغت استراحاتك في هذه الجولة حدها ({ $most }). لا يمكنك طلب استراحة أخرى.
illegal-nothing-asked = لا يوجد طلب للرد عليه.
illegal-nothing-to-take-back = لا نقلة يمكن التراجع عنها؛ وما أُعلن أو كُشف لا رجوع عنه.
illegal-not-away = منافسك ليس غائبًا.
illegal-clock-decides = لا يمكنك المطالبة بالفوز الآن: إن طال غياب منافسك فالحكم للساعة.
illegal-not-waiting-yourself = الدور دورك. يمكنك المطالبة بالفوز حين تكون الجولة في انتظار منافسك.
illegal-known-already = هذا معروف من قبل.
illegal-seat-taken = المقعد { $seat } مشغول.
illegal-name-empty = لا بد من اسم للاعب.
illegal-lost-too-much = لا يمكن أن تضيع { $lost } مللي ثانية: لم تمضِ إلا { $most } مللي ثانية.
illegal-out-of-sequence = الحدث { $seq } خارج الترتيب: التالي هو { $expected }.
illegal-before-last-event = لا يمكن أن يأتي حدث عند { $at } بعد حدث عند { $last }.
illegal-unknown-act = هذه الطاولة لا تعرف { $act }.

## نصوص لا يمكن قراءتها

malformed-no-ray = Ray غير مثبت؛ يثبّته الأمر «pip install fourfold[ray]».
malformed-ray-form = «{ $address }» ليس عنوانًا لعنقود Ray؛ المتوقع صيغة مثل 10.0.0.1:6379، أو local.
malformed-ray-address = لا رد من «{ $address }»: { $why }.
malformed-data = تعذرت القراءة ({ $part }): { $problem }.
malformed-unknown = تعذرت القراءة ({ $part }): «{ $text }» لا يصلح؛ المتوقع: { $expected }.
malformed-game = لا توجد لعبة «{ $name }»؛ المتاح: { $expected }.
malformed-preset = لا توجد قواعد باسم «{ $name }»؛ المتاح: { $expected }.
malformed-mixed = مباراة الألعاب المتعددة تبدأ بـ { $first }، لا بـ { $game }.
malformed-no-set-up = لا يمكن أن تبدأ جولة { $game } من منتصفها.
malformed-option = «{ $text }» ليس خيارًا؛ المتوقع NAME=VALUE مع واحد من: { $expected }.
malformed-option-value = «{ $text }» لا يصلح؛ المتوقع: { $expected }.
malformed-record-format = هذا ليس سجلًا من سجلاتنا: صيغته «{ $found }»، والمتوقع «{ $expected }».
malformed-record-version = «{ $text }» ليس إصدارًا للقواعد؛ المتوقع رقم.
malformed-record-tag = وسم غير معروف [{ $tag } …]؛ المتوقع واحد من: { $expected }.
malformed-record-tag-value = الوسم [{ $tag } …]: { $problem }
malformed-record-tag-form = السطر { $line }، العمود { $column }: المتوقع وسم مثل [A "Ann"]، في أسطر قبل النقلات.
malformed-record-tag-twice = الوسم [{ $tag } …] موجود مرتين.
malformed-record-token = السطر { $line }، العمود { $column }: تعذرت قراءة «{ $token }»؛ المتوقع نقلة.
malformed-record-place = السطر { $line }، العمود { $column }، «{ $token }»: { $problem }
malformed-record-who = حدد من: A:{ $token } أو B:{ $token }.
malformed-record-act = تعذرت قراءة «{ $act } ({ $detail })»؛ المتوقع: { $expected }.
malformed-record-slow = قراءة هذا السجل تستغرق أكثر من { $limit ->
        [zero] اللازم ({ $limit })
        [one] ثانية واحدة
        [two] ثانيتين
        [few] { $limit } ثوانٍ
        [many] { $limit } ثانية
       *[other] { $limit } ثانية
    }. اختصره وحاول من جديد.
malformed-record-event = الحدث { $event } غير ممكن: { $problem }
malformed-record-time = الحدث { $event } أسبق من الذي قبله.
malformed-record-outcome = يقول السجل إنها انتهت «{ $said }»، لكنها تنتهي «{ $found }».
malformed-date = «{ $text }» ليس تاريخًا؛ المتوقع صيغة مثل 2026-01-31T18:00:00Z.

## كيف تنتهي الجولات

outcome-resigned = فاز { $winner }: انسحب { $loser }.
outcome-absent = فاز { $winner }: لم يعد { $loser }.
outcome-agreed = تعادل بالاتفاق.
outcome-time = فاز { $winner }: نفد وقت { $loser }.
