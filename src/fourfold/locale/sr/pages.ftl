### Странице поред стола: снимак, правила, постављање.

web-title-replay = Снимак · Fourfold
web-title-rules = Како се игра · Fourfold
web-title-setup = Постави · Fourfold
web-title-analysis = Анализа · Fourfold
web-title-review = Преглед · Fourfold
web-title-levels = Нивои рачунара · Fourfold

## Снимак

web-replay-of = { $a } и { $b }
web-replay-opening = Учитавам партију…
web-replay-result-draw = Нерешено
web-replay-result-winner = { $name } побеђује
web-replay-result-none = Још није готово
web-replay-step = Корак { $step } од { $last }
web-replay-steps = Кораци партије
web-replay-walk = Прођи кроз партију
web-replay-first = На почетак
web-replay-back = Корак назад
web-replay-forward = Корак напред
web-replay-last = На крај
web-replay-play = Пусти
web-replay-pause = Стани
web-replay-began = { $name } почиње и бира прву фигуру.
web-replay-began-holding = { $name } почиње с фигуром у руци.
web-replay-told-resign = { $name } предаје партију.
web-replay-told-claim = { $name } тражи победу: друга страна се није вратила.
web-replay-told-time-up = Време је истекло.
web-replay-told-wait = Партија чека играча.
web-replay-told-away = Неко је одсутан.
web-replay-told-back = Сви су се вратили.
web-replay-told-resumed = Партија је била прекинута и наставља се.
web-replay-told-takeback = { $name } пристаје и потез је враћен.
web-replay-told-word = { $right ->
        [yes] { $name } узвикује Куарто. Линија постоји!
       *[no] { $name } узвикује Куарто, али линије нема.
    }
web-replay-told-other = { $name }: { $what }.
web-replay-hand = { $name } је држи.
web-replay-hand-empty = Нико не држи фигуру.
web-replay-rest = Преостале фигуре
web-replay-missed = Превиђено: { $lines }. Нико није узвикнуо.
web-replay-missed-some = { $count ->
        [one] У овој партији линија је превиђена { $count } пут.
        [few] У овој партији линија је превиђена { $count } пута.
       *[other] У овој партији линија је превиђена { $count } пута.
    }
web-replay-missed-none = Ниједна линија није превиђена.
web-replay-missed-show = Покажи
web-replay-missed-next = Покажи следећу
web-replay-moves = Потези
web-replay-move = { $number } { $square }: { $piece }
web-replay-move-given = { $number } …: { $piece }
web-replay-move-back = { $move }, враћено
web-replay-move-missed = { $move }, превиђена линија
web-replay-entry-start = Почетак
web-replay-entry-resign = { $name } предаје
web-replay-entry-claim = { $name } тражи победу
web-replay-entry-time = Крај времена
web-replay-entry-done = { $name }: без узвика
web-replay-entry-agreed = Договорен реми
web-replay-share = Подели партију
web-replay-link = Копирај линк
web-replay-link-copied = Линк је копиран. Отвара партију на овом кораку.
web-replay-link-text = Партија игре { $game }:
web-replay-save = Сачувај…
web-replay-save-title = Сачувај партију
web-replay-save-picture = Слика
web-replay-save-picture-hint = Како стоји на крају.
web-replay-save-svg = Као SVG
web-replay-save-png = Као PNG
web-replay-save-record = Запис
web-replay-save-record-hint = Сви потези, да се чувају или поново отворе овде.
web-replay-save-text = За читање
web-replay-save-json = За програме
web-replay-save-failed = Слика није могла да се направи.
web-replay-on = Настави одавде
web-replay-on-title = Настави од корака { $step }
web-replay-on-hint = Нови сто с овом позицијом. Линије које су већ готове више се не рачунају, само нове.
web-replay-on-over = Овде више нема шта да се игра.
web-replay-on-side = Играш за
web-replay-on-computer = Против рачунара
web-replay-on-here = Удвоје, овде
web-replay-on-friend = Пријатељ, преко линка
web-replay-to-table = За сто
web-replay-opened = Снимци отворени на овом уређају
web-replay-opened-hint = Отварају се и кад нема интернета.

## Како се игра

web-rulebook-title = Како се игра Куарто
web-rulebook-lead = Двоје људи, шеснаест фигура, једна табла. Три минута, и знаш све.
web-rulebook-play = Играј одмах
web-rulebook-print = Одштампај страницу
web-rulebook-pieces = Фигуре
web-rulebook-pieces-text = Свака од шеснаест фигура постоји само једном. Фигура је светла или тамна, округла или четвртаста, висока или ниска, пуна или шупља. Ничије су: обоје играте свим фигурама.
web-rulebook-all = Свих шеснаест фигура
web-rulebook-pair-colour = светла или тамна
web-rulebook-pair-shape = округла или четвртаста
web-rulebook-pair-height = висока или ниска
web-rulebook-pair-top = пуна или шупља
web-rulebook-turn = Потез: постави, па дај
web-rulebook-turn-text = Никад не бираш своју фигуру. Противник ти је даје, а ти је стављаш на било које слободно поље. Онда бираш фигуру коју противник мора да постави.
web-rulebook-turn-1 = Добијаш фигуру.
web-rulebook-turn-2 = Стављаш је на слободно поље.
web-rulebook-turn-3 = Бираш фигуру и дајеш је.
web-rulebook-turn-board = Табла с четири фигуре; нова стоји на c2.
web-rulebook-line = Шта побеђује
web-rulebook-line-text = Четири фигуре у реду, колони или на дугој дијагонали које имају нешто заједничко чине линију: све тамне, све шупље, све ниске… Није важно ко их је ставио.
web-rulebook-line-hollow = Све четири на дијагонали су шупље. Ништа друго није исто, и не мора да буде.
web-rulebook-line-tall = Све четири у колони су високе.
web-rulebook-line-none = Пун ред, а није линија: ништа није исто на све четири.
web-rulebook-quiz = Да ли ове четири чине линију?
web-rulebook-quiz-text = Шта је заједничко за све четири? Тачних одговора може бити и више; довољан је један.
web-rulebook-quiz-number = { $number } од { $count }
web-rulebook-quiz-group = Четири фигуре, { $number } од { $count }
web-rulebook-quiz-what = Заједничко је
web-rulebook-quiz-colour = Боја
web-rulebook-quiz-shape = Облик
web-rulebook-quiz-height = Висина
web-rulebook-quiz-top = Рупа
web-rulebook-quiz-nothing = Ништа
web-rulebook-quiz-right = Да. { $why }
web-rulebook-quiz-wrong = Не баш. { $why }
web-rulebook-quiz-wait = Изабери, па ћеш видети.
web-rulebook-quiz-next = Следеће четири
web-rulebook-quiz-again = Испочетка
web-rulebook-quiz-score = На први поглед: { $right } од { $count }.
web-rulebook-quiz-why-dark = Све четири су тамне, ма шта још биле. Линија.
web-rulebook-quiz-why-hollow = Све четири имају рупу. Боје, облици и висине су помешани, али једно је довољно.
web-rulebook-quiz-why-none-near = Три су округле, три су високе, три су светле. Три нису довољне: нема линије.
web-rulebook-quiz-why-square-short = Све четири су четвртасте и све четири су ниске. Два разлога одједном, ипак једна линија.
web-rulebook-quiz-why-none-two = Од свега по две: нема линије.
web-rulebook-quiz-why-solid = Ниједна нема рупу. И то им је заједничко. Линија.
web-rulebook-give = Коју фигуру смеш да даш?
web-rulebook-give-text = Твоја фигура је постављена; сада дај следећу. У два реда недостаје по једна фигура до линије. Нађи фигуру која не завршава ниједан.
web-rulebook-give-board = У реду 4 су три тамне фигуре, у реду 1 три шупље.
web-rulebook-give-pieces = Фигуре за давање
web-rulebook-give-wait = Додирни фигуру.
web-rulebook-give-safe = Сигурна: светла је и пуна, па не завршава ниједан ред.
web-rulebook-give-dark = Противник је ставља на d4: четири тамне фигуре. Пораз!
web-rulebook-give-hollow = Противник је ставља на d1: четири шупље фигуре. Пораз!
web-rulebook-give-both = Тамна и шупља: противник може да бира између d4 и d1. Пораз!
web-rulebook-call = Мораш да узвикнеш
web-rulebook-call-text = Линија сама не доноси победу. Неко мора да је види, узвикне „Куарто!“ и покаже је. Ко превиди линију, може да је изгуби од противника.
web-rulebook-call-1 = Твоја фигура је на табли
web-rulebook-call-1-who = Смеш да узвикнеш, пре него што даш следећу.
web-rulebook-call-2 = Следећа фигура је дата
web-rulebook-call-2-who = Сада противник сме да узвикне оно што ти је промакло, пре него што постави.
web-rulebook-call-3 = Следећа фигура је постављена
web-rulebook-call-3-who = Стара линија више не важи. Рачунају се само линије кроз нову фигуру.
web-rulebook-call-false = Узвик, а линије нема? Сви то чују, и ништа више. Смеш једном у потезу, па гледај добро.
web-rulebook-call-end = Кад свих шеснаест фигура стоји, свако сме још једном да узвикне; затим је нерешено.
web-rulebook-call-page = Страница ти никад не каже да ли има линије. У томе и јесте игра.
web-rulebook-variants = Други начини игре
web-rulebook-variants-text = Бираш их на почетној страници, испод дугмета за игру. Свако правило може да се промени и засебно.
web-rulebook-block = Четири суседне у квадрату
web-rulebook-block-board = У игри за напредне и ове четири, све светле, чине линију.
web-rulebook-ready = Спремни?

## Постављање

web-setup-title = Постави позицију
web-setup-lead = Додирни фигуру, па поље. Додирни фигуру на табли да је помериш или склониш.
web-setup-board = Табла за постављање
web-setup-hand-none = Нико не држи фигуру. Додирни фигуру, па ово место.
web-setup-hand-is = У руци: { $piece }
web-setup-hand-put = У руку: { $piece }
web-setup-pieces = Неискоришћене фигуре
web-setup-off = Склони
web-setup-clear = Испразни
web-setup-status-empty = Изабери фигуру.
web-setup-status-lifted = { $piece }: куда?
web-setup-status-count = { $count ->
        [one] На табли је { $count } фигура.
        [few] На табли су { $count } фигуре.
       *[other] На табли је { $count } фигура.
    }
web-setup-put = { $square }: { $piece }.
web-setup-taken = Склоњено: { $piece }.
web-setup-handed = У руци: { $piece }.
web-setup-position = Као текст
web-setup-position-hint = Копирај, или налепи: редови од 4 до 1, па фигура у руци.
web-setup-not-position = То није позиција. Изгледа овако: { $example }
web-setup-piece-twice = Ова фигура је ту двапут: { $piece }.
web-setup-record-pasted = То је запис. Испод је; отвори га тамо.
web-setup-start = Почни овде
web-setup-start-title = Одиграј
web-setup-with = Са ким
web-setup-with-bot = Рачунар
web-setup-with-friend = Пријатељ
web-setup-with-here = Овде
web-setup-turn = { $holding ->
        [yes] Фигуру поставља
       *[no] Следећу фигуру даје
    }
web-setup-turn-lot = жреб
web-setup-turn-you = ја
web-setup-turn-other = други
web-setup-turn-first = играч 1
web-setup-turn-second = играч 2
web-setup-record-title = Погледај запис
web-setup-record-lead = Налепи запис или изабери датотеку, па гледај партију корак по корак.
web-setup-record = Запис
web-setup-record-file = Изабери датотеку
web-setup-record-open = Погледај
web-setup-record-big = Ова датотека је превелика за запис.
# As in English
web-setup-record-example = 1. DQSH b2  2. LRTF c3 …
web-setup-link = Постави позицију

## Везе ка анализи, прегледу и нивоима

web-analysis-link = Анализирај позицију
web-setup-analyse = Анализирај
web-review-link = Преглед
web-levels-link = Шта очекивати од ког нивоа
