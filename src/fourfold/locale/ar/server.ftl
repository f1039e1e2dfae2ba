### ردود الخادم.

illegal-not-your-seat = المقعد { $seat } ليس لك.
illegal-not-your-table = أنت لا تجلس إلى هذه الطاولة.
illegal-spectators-watch = المتفرجون يشاهدون فقط.
illegal-foreign-origin = جاء هذا الطلب من موقع آخر.
illegal-old-rules = لُعبت هذه الجولة بقواعد أقدم؛ يمكن مشاهدتها، لا متابعة لعبها.
illegal-no-answer = تعذر إكمال البحث. اسأل من جديد من فضلك.
illegal-unavailable = تعذر الوصول إلى قاعدة البيانات الآن. حاول من جديد بعد قليل من فضلك.
illegal-only-to-look-at = هذا سجل: للمشاهدة لا للعب.
illegal-too-many = هذا كثير دفعة واحدة. حاول من جديد { $seconds ->
        [zero] الآن
        [one] بعد ثانية واحدة
        [two] بعد ثانيتين
        [few] بعد { $seconds } ثوانٍ
        [many] بعد { $seconds } ثانية
       *[other] بعد { $seconds } ثانية
    } من فضلك.

malformed-no-review = لا يمكن مراجعة جولات { $game } بعد، بل جولات quarto فقط.
malformed-name = الاسم يحتاج إلى حرف واحد على الأقل.
malformed-level = لا يوجد مستوى «{ $level }»؛ المتاح: { $expected }.
malformed-table = لا توجد طاولة «{ $id }».
malformed-invitation = هذه الدعوة لا تؤدي إلى شيء.
malformed-link = هذا الرابط مستعمل أو قديم.
malformed-address = لا شيء على { $path }.
malformed-too-long = هذا طويل جدًا: أقصى ما يُقرأ بالبايت { $most }.
malformed-content-type = المتوقع محتوى من النوع application/json.
malformed-hello = المتوقع «hello» أولًا، ومرة واحدة فقط.
malformed-protocol = الصفحة تستعمل الإصدار { $version } من البروتوكول، والخادم الإصدار { $ours }. أعد تحميل الصفحة من فضلك.

## الألغاز والمبارزات

illegal-duel-taken = في هذه المبارزة مشاركان بالفعل.
illegal-duel-not-begun = لم تبدأ البناء في هذه المبارزة بعد.
illegal-duel-too-late = انتهى وقتك في هذه المبارزة.
malformed-duel = لا توجد مبارزة «{ $id }».
malformed-pentaraduga-not-given = { $tile } ليس من الأحجار المعطاة.
