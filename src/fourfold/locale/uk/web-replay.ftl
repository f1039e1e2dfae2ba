### Перегляд партій Пентарадуги.

web-replay-began-tiles = { $known ->
        [yes] Фішки роздано. Починає { $name }.
       *[no] Фішки роздано.
    }
web-replay-result-points = { $won ->
        [yes] Перемагає { $name }, { $high } : { $low }. { $why }
       *[no] Нічия, { $high } : { $low }. { $why }
    }
web-replay-told-arrange = { $name } будує.
web-replay-told-check = { $name } показує фігуру.
web-replay-told-surrender = { $name } здається.
web-replay-both-build = Обоє будують.

## Проґавлені повні

web-replay-full-possible = { $count ->
        [1] { $name }: тут можна було покласти повну.
        [one] { $name }: тут можна було покласти повну на { $count } місце.
        [few] { $name }: тут можна було покласти повну на { $count } місця.
       *[many] { $name }: тут можна було покласти повну на { $count } місць.
    }
web-replay-full-some = { $count ->
        [1] У цій партії один раз проґавили повну.
        [one] У цій партії { $count } раз проґавили повну.
        [few] У цій партії { $count } рази проґавили повну.
       *[many] У цій партії { $count } разів проґавили повну.
    }
web-replay-full-none = Жодної повної не проґавлено.
web-replay-full-show = Показати де
web-replay-full-place = Повна тут: { $tile }
web-replay-full-here = Тут можна було покласти повну

## Найкраща фігура

web-replay-best-seek = { $name }: що можна було скласти?
web-replay-best-busy = Шукаємо…
web-replay-best-of = { $name }: найкраща фігура
web-replay-best-more = Розглянути
web-replay-best = { $found ->
       *[no] Такої фігури з цих фішок не скласти.
        [yes] { $goal ->
            [frame] Найбільша рамка з фішок, які має { $name }.
           *[other] { $proved ->
               *[yes] Рахунок найкращої фігури з фішок, які має { $name }: { $count }.
                [no] Рахунок найкращої поки знайденої фігури з фішок, які має { $name }: { $count }.
            }
        }
    }

## Грати далі

web-replay-on-tiles = Новий стіл, де все стоїть, як тут. Годинники підуть наново, заявки пропадуть.
web-replay-on-keep = Зіграти з другом із тими самими схованими фішками. Друг має погодитися. Інакше сховані фішки витягнуть наново.
web-replay-on-running = Ця партія ще триває. Зіграти звідси можна буде, коли вона закінчиться.
web-replay-on-covered = Одна з фігур цієї партії лишається накритою, тож зіграти звідси не можна.
