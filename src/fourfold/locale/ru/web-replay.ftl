### Просмотр партий пентарадуги.

web-replay-began-tiles = { $known ->
        [yes] Фишки розданы. Начинает { $name }.
       *[no] Фишки розданы.
    }
web-replay-result-points = { $won ->
        [yes] Побеждает { $name }, { $high } : { $low }. { $why }
       *[no] Ничья, { $high } : { $low }. { $why }
    }
web-replay-told-arrange = { $name } строит.
web-replay-told-check = { $name } показывает фигуру.
web-replay-told-surrender = { $name } сдаётся.
web-replay-both-build = Оба строят.

## Упущенные полные

web-replay-full-possible = { $count ->
        [1] { $name }: здесь можно было поставить полную.
        [one] { $name }: здесь можно было поставить полную на { $count } место.
        [few] { $name }: здесь можно было поставить полную на { $count } места.
       *[many] { $name }: здесь можно было поставить полную на { $count } мест.
    }
web-replay-full-some = { $count ->
        [1] В этой партии один раз упустили полную.
        [one] В этой партии { $count } раз упустили полную.
        [few] В этой партии { $count } раза упустили полную.
       *[many] В этой партии { $count } раз упустили полную.
    }
web-replay-full-none = Ни одной полной не упущено.
web-replay-full-show = Показать где
web-replay-full-place = Полная здесь: { $tile }
web-replay-full-here = Здесь можно было поставить полную

## Лучшая фигура

web-replay-best-seek = Что мог сложить игрок { $name }?
web-replay-best-busy = Ищем…
web-replay-best-of = Лучшая фигура игрока { $name }
web-replay-best-more = Рассмотреть
web-replay-best = { $found ->
       *[no] Такой фигуры из этих фишек не сложить.
        [yes] { $goal ->
            [frame] Самая большая рамка из фишек игрока { $name }.
           *[other] { $proved ->
               *[yes] Счёт лучшей фигуры из фишек игрока { $name }: { $count }.
                [no] Счёт лучшей пока найденной фигуры из фишек игрока { $name }: { $count }.
            }
        }
    }

## Играть дальше

web-replay-on-tiles = Новый стол, где всё стоит как здесь. Часы пойдут заново, заявки пропадут.
web-replay-on-keep = Сыграть с другом с теми же закрытыми фишками. Нужно его согласие. Иначе закрытые фишки раздаются заново.
web-replay-on-running = Эта партия ещё идёт. Сыграть отсюда можно будет, когда она кончится.
web-replay-on-covered = Одна из фигур этой партии остаётся накрытой, поэтому сыграть отсюда нельзя.
