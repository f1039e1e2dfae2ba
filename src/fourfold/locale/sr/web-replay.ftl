### Партије Пентарадуге изнова.

web-replay-began-tiles = { $known ->
        [yes] Плочице су подељене. Почиње { $name }.
       *[no] Плочице су подељене.
    }
web-replay-result-points = { $won ->
        [yes] { $name } побеђује, { $high } према { $low }. { $why }
       *[no] Нерешено, { $high } према { $low }. { $why }
    }
web-replay-told-arrange = { $name } гради.
web-replay-told-check = { $name } показује мозаик.
web-replay-told-surrender = { $name } се предаје.
web-replay-both-build = Обоје граде.

## Пропуштена места за пуне плочице

web-replay-full-possible = { $count ->
        [1] { $name }: овде је могла и пуна плочица.
        [one] { $name }: овде је могла и пуна плочица, на { $count } месту.
        [few] { $name }: овде је могла и пуна плочица, на { $count } места.
       *[other] { $name }: овде је могла и пуна плочица, на { $count } места.
    }
web-replay-full-some = { $count ->
        [one] У овој партији пуна плочица је пропуштена { $count } пут.
        [few] У овој партији пуна плочица је пропуштена { $count } пута.
       *[other] У овој партији пуна плочица је пропуштена { $count } пута.
    }
web-replay-full-none = Ниједна пуна плочица није пропуштена.
web-replay-full-show = Покажи где
web-replay-full-place = Овде пуна: { $tile }
web-replay-full-here = Овде је могла пуна плочица

## Најбољи мозаик

web-replay-best-seek = { $name }: шта се могло саградити?
web-replay-best-busy = Тражим…
web-replay-best-of = Најбољи мозаик: { $name }
web-replay-best-more = Погледај изближе
web-replay-best = { $found ->
       *[no] Ове плочице немају такав мозаик.
        [yes] { $goal ->
            [frame] Највећи оквир од плочица које има { $name }.
           *[other] { $proved ->
               *[yes] Најбољи мозаик од плочица које има { $name } вреди { $count }.
                [no] Најбољи досад нађен мозаик од плочица које има { $name } вреди { $count }.
            }
        }
    }

## Настављање

web-replay-on-tiles = Нови сто који почиње како овде стоји. Сатови крећу изнова, а најаве нестају.
web-replay-on-keep = Играј с пријатељем са истим скривеним плочицама. Пријатељ мора да пристане. Иначе се скривене плочице поново извлаче.
web-replay-on-running = Ова партија још траје. Одавде можеш да наставиш кад се заврши.
web-replay-on-covered = Један мозаик ове партије остаје покривен, па нико не може да настави одавде.
