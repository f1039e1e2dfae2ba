### إعادة مشاهدة جولات بنتارادوغا.

web-replay-began-tiles = { $known ->
        [yes] وُزعت الأحجار. يبدأ { $name }.
       *[no] وُزعت الأحجار.
    }
web-replay-result-points = { $won ->
        [yes] فاز { $name }، { $high } مقابل { $low }. { $why }
       *[no] تعادل، { $high } مقابل { $low }. { $why }
    }
web-replay-told-arrange = يبني { $name }.
web-replay-told-check = كشف { $name } شكله.
web-replay-told-surrender = استسلم { $name }.
web-replay-both-build = كلاهما يبني.

## مواضع كاملة فاتت

web-replay-full-possible = { $count ->
        [zero] لم يكن مع { $name } حجر كامل هنا.
        [one] كان متاحًا لـ { $name } هنا وضع حجر كامل.
        [two] كان متاحًا لـ { $name } هنا وضع حجر كامل، في موضعين.
        [few] كان متاحًا لـ { $name } هنا وضع حجر كامل، في { $count } مواضع.
        [many] كان متاحًا لـ { $name } هنا وضع حجر كامل، في { $count } موضعًا.
       *[other] كان متاحًا لـ { $name } هنا وضع حجر كامل، في { $count } موضع.
    }
web-replay-full-some = { $count ->
        [zero] لم يفت أي حجر كامل في هذه الجولة.
        [one] مرة واحدة في هذه الجولة فات وضع حجر كامل.
        [two] مرتين في هذه الجولة فات وضع حجر كامل.
        [few] { $count } مرات في هذه الجولة فات وضع حجر كامل.
        [many] { $count } مرة في هذه الجولة فات وضع حجر كامل.
       *[other] { $count } مرة في هذه الجولة فات وضع حجر كامل.
    }
web-replay-full-none = لم يفت أي حجر كامل.
web-replay-full-show = أرني أين
web-replay-full-place = كامل هنا: { $tile }
web-replay-full-here = كان الحجر الكامل متاحًا هنا

## أفضل شكل

web-replay-best-seek = ما أفضل بناء كان متاحًا لـ { $name }؟
web-replay-best-busy = جارٍ البحث…
web-replay-best-of = أفضل شكل لـ { $name }
web-replay-best-more = افحصه
web-replay-best = { $found ->
       *[no] لا شكل كهذا من هذه الأحجار.
        [yes] { $goal ->
            [frame] أكبر إطار من أحجار { $name }.
           *[other] { $proved ->
               *[yes] قيمة أفضل شكل من أحجار { $name }: { $count }.
                [no] قيمة أفضل شكل وُجد حتى الآن من أحجار { $name }: { $count }.
            }
        }
    }

## متابعة اللعب

web-replay-on-tiles = طاولة جديدة تبدأ كما هي الحال هنا. الساعات تبدأ من جديد، والحجوزات تسقط.
web-replay-on-keep = العب مع صديق بالأحجار الخفية نفسها. لا بد من موافقته. وإلا تُسحب الأحجار الخفية من جديد.
web-replay-on-running = هذه الجولة ما زالت تُلعب. يمكنك متابعة اللعب من هنا بعد انتهائها.
web-replay-on-covered = في هذه الجولة شكل يبقى مغطى، فلا يمكن متابعة اللعب من هنا.
