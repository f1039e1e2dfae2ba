### Prohlížení partií Pentaradugy.

web-replay-began-tiles = { $known ->
        [yes] Destičky jsou rozdané. Začíná { $name }.
       *[no] Destičky jsou rozdané.
    }
web-replay-result-points = { $won ->
        [yes] Vyhrává { $name }, { $high }:{ $low }. { $why }
       *[no] Remíza, { $high }:{ $low }. { $why }
    }
web-replay-told-arrange = { $name } staví.
web-replay-told-check = { $name } ukazuje obrazec.
web-replay-told-surrender = { $name } se vzdává.
web-replay-both-build = Oba staví.

## Promeškané plné

web-replay-full-possible = { $count ->
        [1] { $name }: šla položit i plná destička.
       *[other] { $name }: šla položit i plná destička, a to na { $count } místech.
    }
web-replay-full-some = { $count ->
        [one] Jednou v této partii šla položit plná destička, a nepoložila se.
        [few] { $count }krát v této partii šla položit plná destička, a nepoložila se.
       *[other] { $count }krát v této partii šla položit plná destička, a nepoložila se.
    }
web-replay-full-none = Žádná plná destička neunikla.
web-replay-full-show = Ukázat kde
web-replay-full-place = Tady plná: { $tile }
web-replay-full-here = Tady šla položit plná destička

## Nejlepší obrazec

web-replay-best-seek = Co tu šlo postavit ({ $name })?
web-replay-best-busy = Hledám…
web-replay-best-of = Nejlepší obrazec: { $name }
web-replay-best-more = Prozkoumat
web-replay-best = { $found ->
       *[no] Z těchto destiček takový obrazec není.
        [yes] { $goal ->
            [frame] { $name }: největší rám z těchto destiček.
           *[other] { $proved ->
               *[yes] { $name }: nejlepší obrazec z těchto destiček má hodnotu { $count }.
                [no] { $name }: nejlepší zatím nalezený obrazec z těchto destiček má hodnotu { $count }.
            }
        }
    }

## Hrát dál

web-replay-on-tiles = Nový stůl, který začíná tak, jak to stojí tady. Hodiny začnou znovu a ohlášení propadají.
web-replay-on-keep = Hrát s přítelem se stejnými skrytými destičkami. Přítel s tím musí souhlasit. Jinak se skryté destičky vylosují znovu.
web-replay-on-running = Tahle partie se ještě hraje. Až skončí, půjde odtud hrát dál.
web-replay-on-covered = Jeden obrazec této partie zůstává zakrytý, takže odtud hrát dál nejde.
