### Шта одговара сервер.

illegal-not-your-seat = Место { $seat } није твоје.
illegal-not-your-table = Не седиш за овим столом.
illegal-running-position = Ово је позиција из партије коју играш. Анализирај је кад се партија заврши.
illegal-running-hand = Ово су твоје плочице у партији коју играш. Питај поново кад се партија заврши.
illegal-running-duel = Ово су твоје плочице у двобоју. Питај поново кад предаш свој мозаик.
illegal-set-up-anybody = Постављена партија је за пријатеље, рачунар или један екран. Позови пријатеља или играј од почетка.
illegal-set-up-not-agreed = Ова партија је постављена, а ко ју је поставио можда зна твоје скривене плочице. Реци да пристајеш или затражи другу партију.
illegal-spectators-watch = Гледаоци само гледају.
illegal-foreign-origin = Овај захтев је стигао с другог сајта.
illegal-old-rules = Ова партија је играна по старијим правилима; може да се гледа, али не и да се настави.
illegal-no-answer = Ово није могло да се претражи до краја. Питај поново.
illegal-unavailable = База података тренутно није доступна. Пробај поново ускоро.
illegal-only-to-look-at = Ово је запис: може да се гледа, не да се игра.
illegal-table-full = Ова партија је стигла до { $most } радњи, више сто не прима. Предај се или започни нову партију.
illegal-too-many = То је било превише одједном. Пробај поново за { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунде
       *[other] { $seconds } секунди
    }.

malformed-no-review = За игру { $game } још нема прегледа, само за quarto.
malformed-name = Имену треба бар једно слово.
malformed-level = Нема нивоа „{ $level }“; има: { $expected }.
malformed-table = Нема стола „{ $id }“.
malformed-stored = Ова верзија програма Fourfold не може да прочита целу партију. Ништа није изгубљено. { $problem }
malformed-invitation = Ова позивница не води никуда.
malformed-link = Овај линк је већ искоришћен или је престар.
malformed-address = На { $path } нема ничега.
malformed-too-long = То је предугачко: чита се највише { $most } бајтова.
malformed-content-type = Очекује се тело типа application/json.
malformed-hello = Прво се очекује „hello“.
malformed-protocol = Ова страница је застарела. Учитај је поново.

## Задаци и двобоји

illegal-duel-taken = Двоје већ учествује у овом двобоју.
illegal-duel-not-begun = Твоја градња у овом двобоју још није почела.
illegal-duel-too-late = Твоје време у овом двобоју је истекло.
malformed-duel = Нема двобоја „{ $id }“.
malformed-pentaraduga-not-given = { $tile } није међу датим плочицама.
