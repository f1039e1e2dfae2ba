### Oglądanie partii Pentaradugi.

web-replay-began-tiles = { $known ->
        [yes] Płytki rozdane. Zaczyna { $name }.
       *[no] Płytki rozdane.
    }
web-replay-result-points = { $won ->
        [yes] Wygrywa { $name }, { $high }:{ $low }. { $why }
       *[no] Remis, { $high }:{ $low }. { $why }
    }
web-replay-told-arrange = { $name } buduje.
web-replay-told-check = { $name } pokazuje figurę.
web-replay-told-surrender = { $name } poddaje się.
web-replay-both-build = Obie strony budują.

## Przeoczone pełne

web-replay-full-possible = { $count ->
        [1] { $name }: można było też położyć pełną płytkę.
       *[other] { $name }: można było też położyć pełną płytkę, i to w { $count } miejscach.
    }
web-replay-full-some = { $count ->
        [one] Raz w tej partii można było położyć pełną płytkę, a okazja przepadła.
        [few] { $count } razy w tej partii można było położyć pełną płytkę, a okazja przepadła.
       *[many] { $count } razy w tej partii można było położyć pełną płytkę, a okazja przepadła.
    }
web-replay-full-none = Żadnej pełnej płytki nie przeoczono.
web-replay-full-show = Pokaż gdzie
web-replay-full-place = Tu pełna: { $tile }
web-replay-full-here = Tu można było położyć pełną płytkę

## Najlepsza figura

web-replay-best-seek = Co można było zbudować ({ $name })?
web-replay-best-busy = Szukam…
web-replay-best-of = Najlepsza figura: { $name }
web-replay-best-more = Zbadaj ją
web-replay-best = { $found ->
       *[no] Z tych płytek takiej figury nie ma.
        [yes] { $goal ->
            [frame] { $name }: największa ramka z tych płytek.
           *[other] { $proved ->
               *[yes] { $name }: najlepsza figura z tych płytek jest warta { $count }.
                [no] { $name }: najlepsza dotąd znaleziona figura z tych płytek jest warta { $count }.
            }
        }
    }

## Gra dalej

web-replay-on-tiles = Nowy stół, który zaczyna się tak, jak tutaj. Zegary ruszają od nowa, a zgłoszenia przepadają.
web-replay-on-keep = Graj ze znajomym z tymi samymi ukrytymi płytkami. Druga strona musi się zgodzić. Inaczej ukryte płytki losuje się od nowa.
web-replay-on-running = Ta partia jeszcze trwa. Gdy się skończy, będzie można grać stąd dalej.
web-replay-on-covered = Jedna figura tej partii pozostaje zakryta, więc nie można stąd grać dalej.
