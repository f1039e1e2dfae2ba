### Преглед на партии Пентарадуга.

web-replay-began-tiles = { $known ->
        [yes] Плочките са раздадени. Започва { $name }.
       *[no] Плочките са раздадени.
    }
web-replay-result-points = { $won ->
        [yes] { $name } печели, { $high } на { $low }. { $why }
       *[no] Реми, { $high } на { $low }. { $why }
    }
web-replay-told-arrange = { $name } строи.
web-replay-told-check = { $name } показва фигурата.
web-replay-told-surrender = { $name } се предава.
web-replay-both-build = И двамата строят.

## Пропуснати пълни

web-replay-full-possible = { $count ->
        [one] { $name } можеше да сложи и пълна плочка.
       *[other] { $name } можеше да сложи и пълна плочка, на { $count } места.
    }
web-replay-full-some = { $count ->
        [one] В тази партия веднъж беше пропусната пълна плочка.
       *[other] В тази партия { $count } пъти беше пропусната пълна плочка.
    }
web-replay-full-none = Няма пропусната пълна плочка.
web-replay-full-show = Покажи къде
web-replay-full-place = Пълна тук: { $tile }
web-replay-full-here = Тук можеше да има пълна плочка

## Най-добрата фигура

web-replay-best-seek = Какво можеше да построи { $name }?
web-replay-best-busy = Търсим…
web-replay-best-of = Най-добрата фигура на { $name }
web-replay-best-more = Разгледай
web-replay-best = { $found ->
       *[no] От тези плочки не става такава фигура.
        [yes] { $goal ->
            [frame] Най-голямата рамка от плочките на { $name }.
           *[other] { $proved ->
               *[yes] Най-добрата фигура от плочките на { $name } струва { $count }.
                [no] Най-добрата намерена досега фигура от плочките на { $name } струва { $count }.
            }
        }
    }

## Игра нататък

web-replay-on-tiles = Нова маса, която започва както тук. Часовниците тръгват отначало, а заявките ги няма.
web-replay-on-keep = Играй с приятел със същите скрити плочки. Той трябва да приеме. Иначе скритите плочки се теглят наново.
web-replay-on-running = Тази партия още се играе. Оттук ще може да се играе, щом свърши.
web-replay-on-covered = Една фигура в тази партия остава покрита, затова оттук не може да се играе.
