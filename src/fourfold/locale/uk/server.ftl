### Що відповідає сервер.

illegal-not-your-seat = Місце { $seat } не ваше.
illegal-not-your-table = Ви не сидите за цим столом.
illegal-spectators-watch = Глядачі лише дивляться.
illegal-foreign-origin = Цей запит надійшов з іншого сайту.
illegal-old-rules = Цю партію грали за старими правилами; подивитися її можна, а дограти ні.
illegal-no-answer = Дорахувати до кінця не вдалося. Спробуйте ще раз.
illegal-unavailable = База даних зараз недоступна. Спробуйте трохи пізніше.
illegal-only-to-look-at = Це запис: його можна дивитися, але не грати.
illegal-too-many = Забагато одразу. Спробуйте ще раз через { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунди
       *[many] { $seconds } секунд
    }.

malformed-no-review = Партії гри { $game } розбирати поки що не можна, лише партії quarto.
malformed-name = В імені потрібна хоча б одна літера.
malformed-level = Рівня «{ $level }» немає; є такі: { $expected }.
malformed-table = Столу «{ $id }» немає.
malformed-invitation = Це запрошення нікуди не веде.
malformed-link = Це посилання вже використане або застаріле.
malformed-address = За адресою { $path } нічого немає.
malformed-too-long = Це задовго: читаємо не більше ніж { $most ->
        [one] { $most } байт
        [few] { $most } байти
       *[many] { $most } байтів
    }.
malformed-content-type = Потрібне тіло запиту типу application/json.
malformed-hello = Спершу потрібне «hello», і лише один раз.
malformed-protocol = Сторінка говорить версією протоколу { $version }, сервер — версією { $ours }. Перезавантажте сторінку.

## Задачі й дуелі

illegal-duel-taken = У цій дуелі вже двоє учасників.
illegal-duel-not-begun = У цій дуелі ви ще не почали будувати.
illegal-duel-too-late = Ваш час у цій дуелі вийшов.
malformed-duel = Дуелі «{ $id }» немає.
malformed-pentaraduga-not-given = Серед даних фішок немає { $tile }.
