### Страниците до масата: преглед, правила, подреждане.

web-title-replay = Преглед · Fourfold
web-title-rules = Как се играе · Fourfold
web-title-setup = Подреждане · Fourfold
web-title-analysis = Анализ · Fourfold
web-title-review = Разбор · Fourfold
web-title-levels = Нивата на компютъра · Fourfold

## Преглед

web-replay-of = { $a } и { $b }
web-replay-opening = Зареждаме партията…
web-replay-result-draw = Реми
web-replay-result-winner = { $name } печели
web-replay-result-none = Още не е свършила
web-replay-step = Стъпка { $step } от { $last }
web-replay-steps = Стъпки на партията
web-replay-walk = Мини през партията
web-replay-first = Към началото
web-replay-back = Стъпка назад
web-replay-forward = Стъпка напред
web-replay-last = Към края
web-replay-play = Пусни
web-replay-pause = Стоп
web-replay-began = { $name } започва и избира първата фигура.
web-replay-began-holding = { $name } започва с фигура в ръката.
web-replay-told-resign = { $name } се предава.
web-replay-told-claim = { $name } иска победата: другия го няма.
web-replay-told-time-up = Времето изтече.
web-replay-told-wait = Партията чака играч.
web-replay-told-away = Някой не е на масата.
web-replay-told-back = Всички са отново на масата.
web-replay-told-resumed = Партията беше прекъсната и продължава.
web-replay-told-takeback = { $name } се съгласява и ходът е върнат.
web-replay-told-word = { $right ->
        [yes] { $name } обявява „Четворка!“. Има редица!
       *[no] { $name } обявява „Четворка!“, но няма редица.
    }
web-replay-told-other = { $name }: { $what }.
web-replay-hand = { $name } я държи.
web-replay-hand-empty = Никой не държи фигура.
web-replay-rest = Останали фигури
web-replay-missed = { $count ->
        [one] Пропуснато: { $lines } е редица и никой не я обяви.
       *[other] Пропуснато: { $lines } са редици и никой не ги обяви.
    }
web-replay-missed-some = { $count ->
        [one] В тази партия беше пропусната една редица.
       *[other] В тази партия { $count } пъти беше пропусната редица.
    }
web-replay-missed-none = Няма пропусната редица.
web-replay-missed-show = Покажи я
web-replay-missed-next = Следващата
web-replay-moves = Ходове
web-replay-move = { $number } { $square }: { $piece }
web-replay-move-given = { $number } …: { $piece }
web-replay-move-back = { $move }, върнат
web-replay-move-missed = { $move }, пропусната редица
web-replay-entry-start = Начало
web-replay-entry-resign = { $name } се предава
web-replay-entry-claim = { $name } иска победата
web-replay-entry-time = Времето изтече
web-replay-entry-done = { $name }: няма редица
web-replay-entry-agreed = Реми по съгласие
web-replay-share = Сподели партията
web-replay-link = Копирай линка
web-replay-link-copied = Линкът е копиран. Отваря партията на тази стъпка.
web-replay-link-text = Партия на { $game }:
web-replay-save = Запази…
web-replay-save-title = Запази партията
web-replay-save-picture = Картинка
web-replay-save-picture-hint = Как изглежда накрая.
web-replay-save-svg = Като SVG
web-replay-save-png = Като PNG
web-replay-save-record = Запис
web-replay-save-record-hint = Всеки ход, за спомен или за отваряне тук.
web-replay-save-text = За четене
web-replay-save-json = За програми
web-replay-save-failed = Картинката не се получи.
web-replay-on = Играй оттук
web-replay-on-title = Играй от стъпка { $step }
web-replay-on-hint = Нова маса с тази позиция. Вече готовите редици не се броят, само новите.
web-replay-on-over = Тук няма какво повече да се играе.
web-replay-on-side = Играеш за
web-replay-on-computer = Срещу компютъра
web-replay-on-here = Двама тук
web-replay-on-friend = Приятел, по линк
web-replay-to-table = Към масата
web-replay-opened = Партии, отворени на това устройство
web-replay-opened-hint = Отварят се и без връзка.

## Как се играе

web-rulebook-title = Как се играе Кварто
web-rulebook-lead = Двама души, шестнадесет фигури, една дъска. Три минути и знаеш всичко.
web-rulebook-play = Играй
web-rulebook-print = Отпечатай страницата
web-rulebook-pieces = Фигурите
web-rulebook-pieces-text = Шестнадесет фигури, всяка различна. Фигурата е светла или тъмна, кръгла или квадратна, висока или ниска, плътна или куха. Не са на никого: и двамата играете с всички.
web-rulebook-all = Всичките шестнадесет фигури
web-rulebook-pair-colour = светла или тъмна
web-rulebook-pair-shape = кръгла или квадратна
web-rulebook-pair-height = висока или ниска
web-rulebook-pair-top = плътна или куха
web-rulebook-turn = Ход: постави, после дай
web-rulebook-turn-text = Никога не избираш своята фигура. Дава ти я противникът, а ти я поставяш на свободно поле. После избираш фигурата, която той трябва да постави.
web-rulebook-turn-1 = Дават ти фигура.
web-rulebook-turn-2 = Поставяш я на свободно поле.
web-rulebook-turn-3 = Избираш фигура и я даваш.
web-rulebook-turn-board = Дъска с четири фигури; новата е на c2.
web-rulebook-line = Какво печели
web-rulebook-line-text = Четири фигури в ред, колона или дълъг диагонал с нещо общо са редица: всички тъмни, всички кухи, всички ниски… Няма значение кой ги е поставил.
web-rulebook-line-hollow = И четирите по диагонала са кухи. Друго общо няма, а и не трябва.
web-rulebook-line-tall = И четирите в колоната са високи.
web-rulebook-line-none = Пълен ред, а редица няма: нищо не е общо и за четирите.
web-rulebook-quiz = Редица ли са тези четири?
web-rulebook-quiz-text = Какво е общото на четирите? Верните отговори може да са няколко; един стига.
web-rulebook-quiz-number = { $number } от { $count }
web-rulebook-quiz-group = Четири фигури, { $number } от { $count }
web-rulebook-quiz-what = Общото е
web-rulebook-quiz-colour = Цвят
web-rulebook-quiz-shape = Форма
web-rulebook-quiz-height = Височина
web-rulebook-quiz-top = Дупка
web-rulebook-quiz-nothing = Нищо
web-rulebook-quiz-right = Да. { $why }
web-rulebook-quiz-wrong = Не съвсем. { $why }
web-rulebook-quiz-wait = Избери и ще видиш.
web-rulebook-quiz-next = Още четири
web-rulebook-quiz-again = Отначало
web-rulebook-quiz-score = { $right } от { $count } от пръв поглед.
web-rulebook-quiz-why-dark = И четирите са тъмни, каквито и да са иначе. Редица.
web-rulebook-quiz-why-hollow = И четирите са кухи. Цветовете, формите и височините са смесени, но едно общо нещо стига.
web-rulebook-quiz-why-none-near = Три са кръгли, три са високи, три са светли. Три не стигат: няма редица.
web-rulebook-quiz-why-square-short = И четирите са квадратни, и четирите са ниски. Две причини наведнъж, а редицата пак е една.
web-rulebook-quiz-why-none-two = От всичко по две и две: няма редица.
web-rulebook-quiz-why-solid = Никоя няма дупка. И това е нещо общо. Редица.
web-rulebook-give = Коя фигура можеш да дадеш?
web-rulebook-give-text = Фигурата ти е поставена, сега дай. На два реда липсва по една фигура до редица. Намери фигура, която не завършва никой от тях.
web-rulebook-give-board = На ред 4 има три тъмни фигури, на ред 1 три кухи.
web-rulebook-give-pieces = Фигури за даване
web-rulebook-give-wait = Докосни фигура.
web-rulebook-give-safe = Може: светла и плътна е и не завършва никой ред.
web-rulebook-give-dark = Противникът я поставя на d4: четири тъмни. Загуба!
web-rulebook-give-hollow = Противникът я поставя на d1: четири кухи. Загуба!
web-rulebook-give-both = Тъмна и куха: противникът избира между d4 и d1. Загуба!
web-rulebook-call = Трябва да го кажеш
web-rulebook-call-text = Сама по себе си редицата не печели. Някой трябва да я види, да извика „Четворка!“ и да я посочи. Който пропусне редица, може да я подари на другия.
web-rulebook-call-1 = Фигурата е поставена
web-rulebook-call-1-who = Можеш да обявиш четворка, преди да дадеш.
web-rulebook-call-2 = Следващата е дадена
web-rulebook-call-2-who = Сега противникът може да обяви пропуснатото от теб, преди да постави фигурата.
web-rulebook-call-3 = Следващата фигура е поставена
web-rulebook-call-3-who = Старата редица пропада завинаги. Броят се само редици през новата фигура.
web-rulebook-call-false = Обяви четворка, а няма редица? Всички го чуват и толкова. Може веднъж на ход, затова гледай добре.
web-rulebook-call-end = Когато и шестнадесетте фигури са поставени, всеки може още веднъж да обяви четворка; после е реми.
web-rulebook-call-page = Страницата никога не казва дали има редица. В това е играта.
web-rulebook-variants = Други правила
web-rulebook-variants-text = Избират се на първата страница, под бутона за игра. И всяко правило може да се промени отделно.
web-rulebook-block = Четири съседни в квадрат
web-rulebook-block-board = В играта за напреднали и тези четири, всички светли, са редица.
web-rulebook-ready = Готово?

## Подреждане

web-setup-title = Подреди позиция
web-setup-lead = Докосни фигура, после поле. Докосни фигура на дъската, за да я преместиш или махнеш.
web-setup-board = Дъска за подреждане
web-setup-hand-none = Никой не държи фигура. Докосни фигура, после тук.
web-setup-hand-is = В ръката: { $piece }
web-setup-hand-put = Вземи в ръката: { $piece }
web-setup-pieces = Свободни фигури
web-setup-off = Махни
web-setup-clear = Изчисти
web-setup-status-empty = Избери фигура.
web-setup-status-lifted = { $piece }: къде?
web-setup-status-count = { $count ->
        [one] Една фигура на дъската.
       *[other] { $count } фигури на дъската.
    }
web-setup-put = { $piece } на { $square }.
web-setup-taken = Махната: { $piece }.
web-setup-handed = В ръката: { $piece }.
web-setup-position = Като текст
web-setup-position-hint = Копирай я или постави своя: редовете от 4 до 1, после фигурата в ръката.
web-setup-not-position = Това не е позиция. Изглежда така: { $example }
web-setup-piece-twice = Фигурата { $piece } е там два пъти.
web-setup-record-pasted = Това е запис. Ще го намериш по-долу; отвори го там.
web-setup-start = Започни тук
web-setup-start-title = Изиграй я
web-setup-with = С кого
web-setup-with-bot = Компютър
web-setup-with-friend = Приятел
web-setup-with-here = Тук
web-setup-turn = { $holding ->
        [yes] Кой поставя фигурата
       *[no] Кой дава следващата фигура
    }
web-setup-turn-lot = жребий
web-setup-turn-you = аз
web-setup-turn-other = другият
web-setup-turn-first = играч 1
web-setup-turn-second = играч 2
web-setup-record-title = Разгледай запис
web-setup-record-lead = Постави запис или избери файл и гледай партията стъпка по стъпка.
web-setup-record = Запис
web-setup-record-file = Избери файл
web-setup-record-open = Разгледай
web-setup-record-big = Този файл е твърде голям за запис.
# As in English: това е запис на ходове.
web-setup-record-example = 1. DQSH b2  2. LRTF c3 …
web-setup-link = Подреди позиция

## Връзки към анализ, разбор и нива

web-analysis-link = Анализирай позиция
web-setup-analyse = Анализ
web-review-link = Разбор
web-levels-link = Какво да очакваш от всяко ниво
