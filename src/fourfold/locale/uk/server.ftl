### Що відповідає сервер.

illegal-not-your-seat = Місце { $seat } не ваше.
illegal-not-your-table = Ви не сидите за цим столом.
illegal-running-position = Це позиція партії, яку ви граєте. Аналізуйте її, коли партія закінчиться.
illegal-running-hand = Це ваші фішки в партії, яку ви граєте. Спитайте ще раз, коли партія закінчиться.
illegal-running-duel = Це ваші фішки в дуелі. Спитайте ще раз, коли здасте свою фігуру.
illegal-set-up-anybody = У розставлену партію грають із другом, з комп’ютером або за одним екраном. Запросіть друга або грайте з початку.
illegal-set-up-not-agreed = Цю партію розставлено, і той, хто її розставив, може знати ваші сховані фішки. Скажіть, що згодні, або попросіть іншу партію.
illegal-spectators-watch = Глядачі лише дивляться.
illegal-foreign-origin = Цей запит надійшов з іншого сайту.
illegal-old-rules = Цю партію грали за старими правилами; подивитися її можна, а дограти ні.
illegal-no-answer = Дорахувати до кінця не вдалося. Спробуйте ще раз.
illegal-unavailable = База даних зараз недоступна. Спробуйте трохи пізніше.
illegal-only-to-look-at = Це запис: його можна дивитися, але не грати.
illegal-table-full = У цій партії вже { $most } дій, більше стіл не приймає. Здайтеся або почніть нову партію.
illegal-too-many = Забагато одразу. Спробуйте ще раз через { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунди
       *[many] { $seconds } секунд
    }.

malformed-no-review = Партії гри { $game } розбирати поки що не можна, лише партії quarto.
malformed-name = В імені потрібна хоча б одна літера.
malformed-level = Рівня «{ $level }» немає; є такі: { $expected }.
malformed-table = Столу «{ $id }» немає.
malformed-stored = Ця версія Fourfold не може прочитати партію повністю. Нічого не втрачено. { $problem }
malformed-invitation = Це запрошення нікуди не веде.
malformed-link = Це посилання вже використане або застаріле.
malformed-address = За адресою { $path } нічого немає.
malformed-too-long = Це задовго: читаємо не більше ніж { $most ->
        [one] { $most } байт
        [few] { $most } байти
       *[many] { $most } байтів
    }.
malformed-content-type = Потрібне тіло запиту типу application/json.
malformed-hello = Спершу потрібне «hello».
malformed-protocol = Ця сторінка застаріла. Перезавантажте її.

## Задачі й дуелі

illegal-duel-taken = У цій дуелі вже двоє учасників.
illegal-duel-not-begun = У цій дуелі ви ще не почали будувати.
illegal-duel-too-late = Ваш час у цій дуелі вийшов.
malformed-duel = Дуелі «{ $id }» немає.
malformed-pentaraduga-not-given = Серед даних фішок немає { $tile }.
