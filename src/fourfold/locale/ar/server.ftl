### ردود الخادم.

illegal-not-your-seat = المقعد { $seat } ليس لك.
illegal-not-your-table = أنت لا تجلس إلى هذه الطاولة.
illegal-running-position = هذه وضعية من جولة تلعبها الآن. حلّلها بعد انتهاء الجولة.
illegal-running-hand = هذه أحجارك في جولة تلعبها الآن. اسأل من جديد بعد انتهاء الجولة.
illegal-running-duel = هذه أحجارك في مبارزة. اسأل من جديد بعد أن تسلّم شكلك.
illegal-set-up-anybody = الجولة التي تبدأ من وضعية معدّة هي للأصدقاء أو ضد الحاسوب أو لاثنين على شاشة واحدة. ادعُ صديقًا، أو العب من البداية.
illegal-set-up-not-agreed = تبدأ هذه الجولة من وضعية معدّة، وقد يعرف من أعدّها أحجارك الخفية. أعلن موافقتك، أو اطلب جولة أخرى.
illegal-spectators-watch = المتفرجون يشاهدون فقط.
illegal-foreign-origin = جاء هذا الطلب من موقع آخر.
illegal-old-rules = لُعبت هذه الجولة بقواعد أقدم؛ يمكن مشاهدتها، لا متابعة لعبها.
illegal-no-answer = تعذر إكمال البحث. اسأل من جديد من فضلك.
illegal-unavailable = تعذر الوصول إلى قاعدة البيانات الآن. حاول من جديد بعد قليل من فضلك.
illegal-only-to-look-at = هذا سجل: للمشاهدة لا للعب.
illegal-table-full = بلغ عدد الإجراءات في هذه الجولة { $most }، وهو أقصى ما تتسع له الطاولة. انسحب، أو ابدأ جولة جديدة.
illegal-too-many = هذا كثير دفعة واحدة. حاول من جديد { $seconds ->
        [zero] الآن
        [one] بعد ثانية واحدة
        [two] بعد ثانيتين
        [few] بعد { $seconds } ثوانٍ
        [many] بعد { $seconds } ثانية
       *[other] بعد { $seconds } ثانية
    } من فضلك.

malformed-no-review = لا يمكن مراجعة جولات { $game } بعد، بل جولات كوارتو فقط.
malformed-name = الاسم يحتاج إلى حرف واحد على الأقل.
malformed-level = لا يوجد مستوى «{ $level }»؛ المتاح: { $expected }.
malformed-table = لا توجد طاولة «{ $id }».
malformed-stored = لا يستطيع هذا الإصدار من Fourfold قراءة الجولة كاملة. لم يضع شيء. { $problem }
malformed-invitation = هذه الدعوة لا تؤدي إلى شيء.
malformed-link = هذا الرابط مستعمل أو قديم.
malformed-address = لا شيء على { $path }.
malformed-too-long = هذا طويل جدًا: أقصى ما يُقرأ بالبايت { $most }.
malformed-content-type = المتوقع محتوى من النوع application/json.
malformed-hello = المتوقع «hello» أولًا.
malformed-protocol = هذه الصفحة قديمة. أعد تحميلها.

## الألغاز والمبارزات

illegal-duel-taken = في هذه المبارزة مشاركان بالفعل.
illegal-duel-not-begun = لم تبدأ البناء في هذه المبارزة بعد.
illegal-duel-too-late = انتهى وقتك في هذه المبارزة.
malformed-duel = لا توجد مبارزة «{ $id }».
malformed-pentaraduga-not-given = { $tile } ليس من الأحجار المعطاة.
