### Spil í Pentaraduga skoðuð aftur.

web-replay-began-tiles = { $known ->
        [yes] Flísarnar hafa verið gefnar. { $name } byrjar.
       *[no] Flísarnar hafa verið gefnar.
    }
web-replay-result-points = { $won ->
        [yes] { $name } vinnur, { $high } gegn { $low }. { $why }
       *[no] Jafntefli, { $high } gegn { $low }. { $why }
    }
web-replay-told-arrange = { $name } byggir.
web-replay-told-check = { $name } sýnir mynstrið.
web-replay-told-surrender = { $name } gefst upp.
web-replay-both-build = Báðir byggja.

## Fullar flísar sem enginn sá

web-replay-full-possible = { $count ->
        [1] { $name } hefði líka getað lagt fulla flís.
        [one] { $name } hefði líka getað lagt fulla flís, á { $count } stað.
       *[other] { $name } hefði líka getað lagt fulla flís, á { $count } stöðum.
    }
web-replay-full-some = { $count ->
        [1] Einu sinni í spilinu var hægt að leggja fulla flís en það var ekki gert.
        [one] { $count } sinni í spilinu var hægt að leggja fulla flís en það var ekki gert.
       *[other] { $count } sinnum í spilinu var hægt að leggja fulla flís en það var ekki gert.
    }
web-replay-full-none = Engin full flís fór fram hjá leikmönnum.
web-replay-full-show = Sýna hvar
web-replay-full-place = Full hér: { $tile }
web-replay-full-here = Hér var full flís möguleg

## Besta mynstrið

web-replay-best-seek = Hvað hefði { $name } getað byggt?
web-replay-best-busy = Leita …
web-replay-best-of = Besta mynstrið ({ $name })
web-replay-best-more = Skoða nánar
web-replay-best = { $found ->
       *[no] Úr þessum flísum er ekkert slíkt mynstur til.
        [yes] { $goal ->
            [frame] Stærsti ramminn sem { $name } hefði getað byggt.
           *[other] { $proved ->
               *[yes] Besta mynstrið sem { $name } hefði getað byggt telur { $count }.
                [no] Besta mynstrið sem fundist hefur og { $name } hefði getað byggt telur { $count }.
            }
        }
    }

## Spilað áfram

web-replay-on-tiles = Nýtt borð sem byrjar eins og staðan er hér. Klukkur byrja upp á nýtt og boð falla niður.
web-replay-on-keep = Spila við vin með sömu földu flísunum. Vinur þinn þarf að samþykkja það. Annars eru faldar flísar dregnar upp á nýtt.
web-replay-on-running = Þetta spil stendur enn yfir. Þú getur spilað áfram héðan þegar því er lokið.
web-replay-on-covered = Mynstur í þessu spili er áfram hulið, svo enginn getur spilað áfram héðan.
