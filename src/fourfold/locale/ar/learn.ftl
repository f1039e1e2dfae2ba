### صفحات التعلم: ما الخطأ في واحدة منها.

malformed-learn-nowhere = لا يوجد «{ $name }» للتعلم؛ المتوقع واحد من: { $expected }.
malformed-learn-number = { $name }: «{ $text }» غير ممكن؛ المتوقع عدد صحيح لا يزيد على { $most }.
malformed-learn-page = الصفحة { $page } بلغة «{ $language }»: { $problem }
malformed-learn-glossary = المصطلحات بلغة «{ $language }»: المصطلح { $term } موجود مرتين، أو يشترك في صيغة مع غيره، أو بلا معنى.
malformed-learn-term = «{ $text }» معلَّم على أنه المصطلح { $term }، وهو ليس ضمن المصطلحات.
malformed-learn-line = «{ $line }» ليس سطرًا من صفحة؛ المتوقع عنوان «## Words {"{"}#name{"}"}»، أو «key: value» في كتلة، كل مفتاح مرة واحدة.
malformed-learn-missing = كتلة ينقصها السطر «{ $key }: …».
malformed-learn-nothing = «{ $what }» لا يمكن عرضه أو السؤال عنه، أو لا وجود له في الشكل.
malformed-learn-figure = { $figure } ليس شكلًا واحدًا متلائمًا، ولا ذكر لعيوبه.
malformed-learn-answers = سؤال بلا جواب، أو بلا جواب خاطئ، أو فيه مواضع متداخلة.
