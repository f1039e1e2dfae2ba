### Что отвечает сервер.

illegal-not-your-seat = Место { $seat } не ваше.
illegal-not-your-table = Вы не сидите за этим столом.
illegal-running-position = Это позиция из партии, которую вы сейчас играете. Разберите её, когда партия кончится.
illegal-running-hand = Это ваши фишки в партии, которую вы сейчас играете. Спросите снова, когда она кончится.
illegal-running-duel = Это ваши фишки в дуэли. Спросите снова, когда сдадите фигуру.
illegal-set-up-anybody = Партию с заданной позиции играют с другом, с компьютером или вдвоём на одном экране. Пригласите друга или играйте с начала.
illegal-set-up-not-agreed = Эта партия начинается с заданной позиции, и тот, кто её задал, может знать ваши закрытые фишки. Скажите, что согласны, или попросите другую партию.
illegal-spectators-watch = Зрители только смотрят.
illegal-foreign-origin = Этот запрос пришёл с другого сайта.
illegal-old-rules = Эту партию играли по старым правилам; посмотреть её можно, а доиграть нельзя.
illegal-no-answer = Досчитать до конца не удалось. Попробуйте ещё раз.
illegal-unavailable = База данных сейчас недоступна. Попробуйте чуть позже.
illegal-only-to-look-at = Это запись: её можно смотреть, но не играть.
illegal-table-full = В этой партии уже { $most ->
        [one] { $most } действие
        [few] { $most } действия
       *[many] { $most } действий
    }, больше за одним столом нельзя. Сдайтесь или начните новую партию.
illegal-too-many = Слишком много сразу. Попробуйте снова через { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[many] { $seconds } секунд
    }.

malformed-no-review = Партии игры { $game } разбирать пока нельзя, только партии quarto.
malformed-name = В имени нужна хотя бы одна буква.
malformed-level = Уровня «{ $level }» нет; есть такие: { $expected }.
malformed-table = Стола «{ $id }» нет.
malformed-stored = Эта версия Fourfold не может прочесть партию целиком. Ничего не потеряно. { $problem }
malformed-invitation = Это приглашение никуда не ведёт.
malformed-link = Эта ссылка уже использована или устарела.
malformed-address = По адресу { $path } ничего нет.
malformed-too-long = Это слишком длинно: читается не больше { $most ->
        [one] { $most } байта
        [few] { $most } байт
       *[many] { $most } байт
    }.
malformed-content-type = Нужно тело запроса типа application/json.
malformed-hello = Сначала нужно «hello».
malformed-protocol = Страница устарела. Перезагрузите её.

## Задачи и дуэли

illegal-duel-taken = В этой дуэли уже есть два участника.
illegal-duel-not-begun = В этой дуэли вы ещё не начали строить.
illegal-duel-too-late = Ваше время в этой дуэли вышло.
malformed-duel = Дуэли «{ $id }» нет.
malformed-pentaraduga-not-given = Среди данных фишек нет { $tile }.
