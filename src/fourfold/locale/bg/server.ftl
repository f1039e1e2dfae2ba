### Какво отговаря сървърът.

illegal-not-your-seat = Мястото { $seat } не е твое.
illegal-not-your-table = Не седиш на тази маса.
illegal-running-position = Тази позиция е от партия, която играеш. Анализирай я, когато партията свърши.
illegal-running-hand = Това са плочките ти в партия, която играеш. Опитай пак, когато партията свърши.
illegal-running-duel = Това са плочките ти в дуел. Опитай пак, когато предадеш фигурата си.
illegal-set-up-anybody = Партия от подредена позиция се играе с приятели, с компютъра или на един екран. Покани приятел или играй отначало.
illegal-set-up-not-agreed = Тази партия е от подредена позиция и който я е подредил, може да знае скритите ти плочки. Кажи, че приемаш, или поискай друга партия.
illegal-spectators-watch = Зрителите само гледат.
illegal-foreign-origin = Тази заявка дойде от друг сайт.
illegal-old-rules = Тази партия е по стари правила; може да се гледа, но не и да се доиграе.
illegal-no-answer = Търсенето не стигна докрай. Опитай пак.
illegal-unavailable = Базата данни е недостъпна в момента. Опитай пак след малко.
illegal-only-to-look-at = Това е запис: може да се гледа, но не и да се играе.
illegal-table-full = Тази партия стигна { $most } действия, а повече една маса не побира. Предай се или започни нова партия.
illegal-too-many = Това беше твърде много наведнъж. Опитай пак след { $seconds ->
        [one] { $seconds } секунда
       *[other] { $seconds } секунди
    }.

malformed-no-review = Партии на { $game } още не могат да се разглеждат, само на quarto.
malformed-name = В името трябва да има поне една буква.
malformed-level = Няма ниво „{ $level }“; има: { $expected }.
malformed-table = Няма маса „{ $id }“.
malformed-stored = Тази версия на Fourfold не може да прочете цялата партия. Нищо не е изгубено. { $problem }
malformed-invitation = Тази покана не води доникъде.
malformed-link = Този линк е използван или е твърде стар.
malformed-address = На { $path } няма нищо.
malformed-too-long = Това е твърде дълго: четат се най-много { $most } байта.
malformed-content-type = Трябва тяло от типа application/json.
malformed-hello = Първо трябва „hello“.
malformed-protocol = Тази страница е остаряла. Презареди я.

## Задачи и дуели

illegal-duel-taken = В този дуел вече участват двама.
illegal-duel-not-begun = Още не строиш в този дуел.
illegal-duel-too-late = Времето ти в този дуел изтече.
malformed-duel = Няма дуел „{ $id }“.
malformed-pentaraduga-not-given = { $tile } не е сред дадените плочки.
