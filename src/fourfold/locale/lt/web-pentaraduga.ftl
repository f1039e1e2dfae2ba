### Pentaradugos stalai naršyklėje.

## Stalas, ant kurio guli plytelės

web-field-larger = Didinti
web-field-smaller = Mažinti
web-field-fit = Rodyti viską
web-field-turn = Sukti plytelę
web-figure = { $whose ->
        [mine] Tavo figūra
        [other] { $name }: figūra
       *[common] Figūra
    }
web-tile = { $left }, didysis { $big }, { $right }
web-tile-closed = užversta plytelė
web-place = { $mark ->
        [none] Vieta { $name }
        [full] Vieta { $name }, pilna
        [twice-full] Vieta { $name }, dukart pilna
        [ring] Vieta { $name }, žiedas
        [reach] Vieta { $name }, pasiekia
       *[other] Vieta { $name }, { $mark }
    }
web-count = { $count ->
        [one] { $count } taškas
        [few] { $count } taškai
       *[other] { $count } taškų
    }
web-squares = { $count ->
        [0] Kvadratų nėra
        [one] { $count } kvadratas
        [few] { $count } kvadratai
       *[other] { $count } kvadratų
    }
# Kvadratai ant vidurio linijos neskaičiuojami niekam.
web-squares-sides = Kvadratai: { $mine } tavo pusėje, { $other } kitoje
web-hand-of = { $name }: plytelės
web-stock-of = { $name }: atsargos.
web-stock-count = { $count ->
        [0] Tuščios.
        [one] { $count } plytelė.
        [few] { $count } plytelės.
       *[other] { $count } plytelių.
    }
web-stock-open = Atverstos: { $tiles }.
web-captured = { $count ->
        [0] Nieko nepagrobta
        [one] Pagrobtas { $count } kvadratas
        [few] Pagrobti { $count } kvadratai
       *[other] Pagrobta { $count } kvadratų
    }
web-curtain = Perduok įrenginį: žaidžia { $name }.
web-curtain-open = Rodyti plyteles

## Ką galima daryti

web-actions = Veiksmai
web-act-exchange = Mainyti plytelę
web-act-hand-over = Perduoti plytelę
web-act-knock = { $what ->
        [exchange] Skelbti mainus
        [take] Skelbti: atimu
       *[move] Skelbti ėjimą
    }
web-act-knock-about = Tada niekas neįsiterps, ir turėsi minutę.
web-act-take = Imti plytelę
web-act-draw = Traukti plytelę
web-act-capture = Grobti figūrą
web-act-rotate = Apsukti
web-act-rotate-not = Palikti taip
web-act-give-all = Atiduoti visas
web-act-hurry = Paleisti laikrodį
web-act-pass = { $replaying ->
        [yes] Baigti čia
       *[no] { $need ->
                [capture] Negrobti
                [accept] Priimti
               *[any] Pasuoti
            }
    }
web-act-protest = Protestas!
web-lay-done = Toks mano ėjimas
web-lay-back = { $count ->
        [1] Padėti ją atgal
        [one] Padėti jas atgal
        [few] Padėti jas atgal
       *[other] Padėti jas atgal
    }

## Ko reikia

web-status-its-place = { $finger ->
        [yes] Paliesk vietą. Palietus dar kartą plytelė padedama.
       *[no] Pasirink vietą.
    }
web-status-lay-on = Pasirink kitą šio ėjimo plytelę.
web-status-lay-or-on = Baik ėjimą arba pasirink dar vieną plytelę.
web-status-lay-done = Baik ėjimą arba padėk plyteles atgal.
web-status-lay-nowhere = Taip nieko neišeis. Padėk plyteles atgal ir pradėk kitaip.
# Pasirinktos plytelės padėti negalima; gal kitos jau guli, gal ją galima mainyti.
web-status-no-place = { $laid ->
        [yes] Šiai plytelei dabar vietos nėra. Pasirink kitą arba padėk plyteles atgal.
       *[no] { $exchange ->
                [yes] Šiai plytelei vietos nėra. Pasirink kitą arba šią mainyk.
               *[no] Šiai plytelei vietos nėra. Pasirink kitą.
            }
    }
web-status-no-cut = Su šia plytele įsiterpti negali.
web-status-anywhere = Paliesk, kur plytelei gulėti, tada paliesk ją, kad padėtum.
web-status-cut-in = Eina { $name }. Gali įsiterpti.
web-status-meant-exchange = Kurią plytelę atiduodi?
web-status-meant-hand-over = Kurią plytelę perduodi?
web-penta-status = { $phase ->
        [over] Partija baigta.
        [start] { $who ->
                [you] Padėk pirmąsias plyteles.
                [here] { $name }: padėk pirmąsias plyteles.
               *[other] { $name } pradeda…
            }
        [add] { $who ->
                [you] Pridėk savo plyteles prie pradinės figūros.
                [here] { $name }: pridėk savo plyteles prie pradinės figūros.
               *[other] { $name } papildo pradinę figūrą…
            }
        [hand-over] { $who ->
                [you] Perduok priešininkui plytelę su geltona.
                [here] { $name }: perduok priešininkui plytelę su geltona.
               *[other] { $name } renka tau plytelę…
            }
        [rotate] { $who ->
                [you] Apsuk pradinę figūrą arba palik taip.
                [here] { $name }: apsuk pradinę figūrą arba palik taip.
               *[other] { $name } žiūri į pradinę figūrą…
            }
        [any] { $who ->
                [you] Tavo ėjimas.
                [here] { $name }: tavo ėjimas.
               *[other] Eina { $name }…
            }
        [full] { $who ->
                [you] Atsakyk pilna plytele.
                [here] { $name }: atsakyk pilna plytele.
               *[other] { $name } ieško pilnos plytelės…
            }
        [capture] { $who ->
                [you] Gali pagrobti figūrą.
                [here] { $name }: gali pagrobti figūrą.
               *[other] { $name } gali pagrobti figūrą…
            }
        [accept] { $who ->
                [you] Paskutinė plytelė padėta. Priimk ją arba protestuok.
                [here] { $name }: priimk paskutinę plytelę arba protestuok.
               *[other] { $name } žiūri į paskutinę plytelę…
            }
        [give] { $who ->
                [you] Atiduok plytelę už tą, kurią paėmei.
                [here] { $name }: atiduok plytelę už tą, kurią paėmei.
               *[other] { $name } atiduoda plytelę…
            }
        [replay-any] { $who ->
                [you] Dabar atsiloši: bet kuri plytelė.
                [here] { $name }: atsiloši, bet kuri plytelė.
               *[other] { $name } atsilošia…
            }
        [replay-full] { $who ->
                [you] Dabar atsiloši: reikia pilnos plytelės.
                [here] { $name }: atsiloši, reikia pilnos plytelės.
               *[other] { $name } ieško pilnos plytelės…
            }
        [lock-move] { $who ->
                [you] Paskelbei ėjimą: dėk plytelę.
                [here] { $name }: paskelbei ėjimą.
               *[other] { $name } paskelbė ėjimą…
            }
        [lock-exchange] { $who ->
                [you] Paskelbei mainus: pasirink plytelę.
                [here] { $name }: paskelbei mainus.
               *[other] { $name } maino plytelę…
            }
        [lock-take] { $who ->
                [you] Paskelbei, kad atimi: pasirink plytelę, stovinčią figūroje.
                [here] { $name }: paskelbei, kad atimi.
               *[other] { $name } atima plytelę…
            }
        [opening] { $who ->
                [you] Sudėk pradinę figūrą iš dviejų plytelių.
                [here] { $name }: sudėk pradinę figūrą iš dviejų plytelių.
               *[other] { $name } deda pradinę figūrą…
            }
        [race] { $who ->
                [here] { $name }: tavo ėjimas.
               *[other] Dėk taip greitai, kaip nori. Niekas nelaukia.
            }
        [stage-answer] { $who ->
                [you] Visuotiniai mainai. Padaryk paskutinius ėjimus ir atiduok savo plyteles.
                [here] { $name }: padaryk paskutinius ėjimus ir atiduok savo plyteles.
               *[other] { $name } daro paskutinius ėjimus…
            }
        [stage-rest] { $who ->
                [you] Dėk gautas plyteles, tada grąžink likusias.
                [here] { $name }: dėk gautas plyteles, tada grąžink likusias.
               *[other] { $name } deda tavo plyteles…
            }
        [stage-last] { $who ->
                [you] Paskutinės plytelės: padėk, ką gali.
                [here] { $name }: paskutinės plytelės, padėk, ką gali.
               *[other] { $name } deda paskutines plyteles…
            }
       *[move] { $who ->
                [you] Tavo ėjimas.
                [here] { $name }: tavo ėjimas.
               *[other] Eina { $name }…
            }
    }

## Dėjimas rašant

web-typed = Plytelė ir vieta
web-typed-open = Įrašyti vietą
web-typed-lay = Dėti
web-typed-close = Užverti
# Pavyzdžiai lieka, kokie yra: šias raides puslapis skaito bet kuria kalba.
web-typed-help = Pavyzdžiui, rOrL arba oRoU, arba su langeliu: oRoU@0,0.
web-typed-unreadable = „{ $text }“ – ne vieta; reikia plytelės, kur žiūri jos viršūnė, ir galbūt dar raidžių, pvz., rOrL, oRoU arba oRoU@0,0.
web-typed-not-now = Dabar padėti negalima: { $tile }.
web-typed-several = „{ $text }“ turi kelias vietas: { $places }.
web-typed-nowhere = { $count ->
        [0] Plytelei { $tile } dabar vietos nėra.
       *[other] „{ $text }“ jai ne vieta; { $tile } tinka čia: { $places }.
    }
web-typed-cell = Pasakyk ir kryptį bei apatinį kairįjį langelį, kur dedama { $tile }, pvz., { $tile }В@0,0.
web-typed-covered = Ten guli kita plytelė.

## Už širmos

web-count-faults = { $count ->
        [one] { $count } trūkumas
        [few] { $count } trūkumai
       *[other] { $count } trūkumų
    }
web-screen = { $noticed ->
        [stopped] { $name } sustojo ir uždengė figūrą.
        [open] { $name } stato toliau atvirai.
        [dropped] { $name } atidėjo tau plytelę.
        [waiting] { $name } laukia.
        [hidden] { $name } figūros nerodo.
       *[building] { $name } stato už širmos.
    }
web-act-begin = Rodyti plyteles
# As in English
web-act-stop = Stop!
web-act-check = Lyginti figūras
web-act-mark = Žymėti rezultatą
web-act-keep = Pasilikti savo
web-act-drop = Mainyti plytelę
web-act-surrender = Pasiduoti
web-act-extend = Tęsti savąją
web-act-extend-other = Tegul stato kitas
web-building-drop-which = Kurią plytelę atiduodi?
web-building-best = Geriausia figūra iš šių plytelių
web-building-status = { $phase ->
        [over] Partija baigta.
        [extending] Pridėk prie savo figūros visas kitas plyteles.
        [extended] { $name } stato toliau…
        [choosing] Tavo figūra laimėjo. Statysi toliau iš visų plytelių ar tegul stato { $name }?
        [chosen] { $name } renkasi, kas statys toliau…
        [waiting] { $name } stato…
        [begin] { $mine }: tavo plytelės dar užverstos. Laikas eis nuo tada, kai jas pamatysi.
        [in-turn] { $mine }: sudėk savo figūrą, tada sustok. Laikrodis eina.
        [dropped] { $name } turi duoti tau plytelę mainais. Iki tol niekas negali sustoti.
        [answering] { $name } atidėjo tau plytelę. Duok vieną savo.
        [stopped] Sustojai. { $name } turi nedaug laiko…
        [open] { $name } sustojo anksčiau! Baik figūrą ir lygink.
       *[building] { $game ->
                [frames] Sudėk rėmą aplink kuo didesnę skylę. Kai bus gerai, sustok.
               *[other] Sudėk vieną figūrą iš visų savo plytelių, su kuo daugiau kvadratų. Kai bus gerai, sustok.
            }
    }

## Kas įvyko

web-told-lay = { $count ->
        [1] { $name } deda plytelę: { $tiles }.
        [one] { $name } deda { $count } plytelę: { $tiles }.
        [few] { $name } deda { $count } plyteles: { $tiles }.
       *[other] { $name } deda { $count } plytelių: { $tiles }.
    }
web-told-exchange = { $known ->
        [yes] { $name } maino plytelę: { $tile }.
       *[no] { $name } maino plytelę.
    }
web-told-hand-over = { $known ->
        [yes] { $name } perduoda plytelę: { $tile }.
       *[no] { $name } perduoda plytelę.
    }
web-told-drop = { $known ->
        [yes] { $name } atideda plytelę: { $tile }.
       *[no] { $name } atideda plytelę.
    }
web-told-knock = { $what ->
        [exchange] { $name } skelbia mainus.
        [take] { $name } skelbia, kad atima.
       *[move] { $name } skelbia ėjimą.
    }
web-told-begin = { $name } pradeda statyti.
web-told-rotate = { $half ->
        [yes] { $name } apsuka pradinę figūrą.
       *[no] { $name } palieka pradinę figūrą, kokia yra.
    }
web-told-extend = { $own ->
        [yes] { $name } stato toliau savo figūrą.
       *[no] { $name } leidžia toliau statyti kitam.
    }
web-told-stop = { $name } sustoja!
# Protestas buvo teisingas; ko jis vertas, priklauso nuo žaidimo.
web-told-protest = { $game ->
        [fulls] { $name } teisingai protestuoja: plytelė grįžta, ir { $name } gali dėti bet kurią.
        [doubles] { $name } teisingai protestuoja: netinkamas plyteles ir priešininko ranką į atsargas gauna { $name }.
        [rings] { $name } teisingai protestuoja: netinkamas plyteles ir priešininko ranką į atsargas gauna { $name }.
        [steals] { $name } teisingai protestuoja: ėjimas atsiimamas, ir eina { $name }.
       *[other] { $name } teisingai protestuoja: plytelė grįžta ir išmainoma, ir { $name } gali dėti bet kurią.
    }
web-told-hurry = { $name } paleidžia laikrodį.
web-told-capture = { $name } pagrobia figūrą.
web-told-give-all = { $name } atiduoda visas plyteles.
web-told-pass = { $name } pasuoja.
web-told-take = { $name } ima plytelę.
web-told-draw = { $name } traukia.
web-told-mark = { $name } pažymi rezultatą.

## Dėl ko galima susitarti

web-preset = Taisyklės
web-preset-pentaraduga-book = Kaip knygoje
web-preset-pentaraduga-beginners = Pradedantiesiems
web-rules-changed = Ne visai kaip knygoje
web-option-aids = Stalo pagalba
web-option-aids-full = vietos ir pilnos
web-option-aids-places = vietos
web-option-aids-none = jokios
web-option-referee = Teisėjauja
web-option-referee-server = stalas
web-option-referee-players = žaidėjai
web-option-referee-about = Kai teisėjauja žaidėjai, pažeidimas lieka galioti, jei priešininkas neprotestuoja iki kito ėjimo.
web-option-deal = Plytelės dalijamos
web-option-deal-random = atsitiktinai
web-option-deal-fair = vienodai geros
web-option-deal-about = Vienodai geri rinkiniai skiriasi tik spalvomis.
web-option-interception = Įsiterpti
web-option-interception-on = galima
web-option-interception-off = negalima
web-option-always-check = Figūros lyginamos
web-option-always-check-on = visada
web-option-always-check-off = jei niekas nepasiduoda
web-option-opening-limit = Laikas pradžiai
web-option-opening-limit-none = Neribotas
web-option-replay-limit = Laikas atsilošti
web-option-replay-limit-none = Neribotas
web-option-unplaced-bonus = Likusios plytelės
web-option-unplaced-bonus-off = neskaičiuojamos
web-option-unplaced-bonus-on = tenka pirmajam
web-option-move-time-none = Neribotas
web-rule-aids-places = Stalas rodo vietas, bet nesako, kurios pilnos.
web-rule-aids-none = Stalas nepadeda.
web-rule-referee-players = Teisėjauja žaidėjai: protestuok laiku.
web-rule-deal-fair = Abu gauna vienodai geras plyteles.
web-rule-interception-off = Niekas neįsiterpia.
web-rule-at-once-off = Vienas po kito, o ne abu kartu.
web-rule-unplaced-bonus-on = Likusios plytelės tenka pirmajam.
web-rule-move-time-set = { $seconds ->
        [one] { $seconds } sekundė ėjimui.
        [few] { $seconds } sekundės ėjimui.
       *[other] { $seconds } sekundžių ėjimui.
    }
