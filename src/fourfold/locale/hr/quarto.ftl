### Quarto.

## Figure

# „Figura” je ženskog roda.
piece-name = { $colour ->
       *[light] svijetla
        [dark] tamna
    } { $height ->
       *[tall] visoka
        [short] niska
    } { $shape ->
       *[round] okrugla
        [square] četvrtasta
    } { $top ->
       *[solid] puna
        [hollow] šuplja
    }

feature-colour = boja
feature-shape = oblik
feature-height = visina
feature-top = rupa
# Što je figurama u liniji zajedničko, zato u množini.
value-light = svijetle
value-dark = tamne
value-round = okrugle
value-square = četvrtaste
value-tall = visoke
value-short = niske
value-solid = pune
value-hollow = šuplje

## Odbijanja

illegal-quarto-other-phase = { $phase ->
        [give] Prvo daj protivniku figuru.
        [place] Prvo postavi figuru koju držiš.
       *[close] Sve su figure postavljene: uzvikni, ili reci da je gotovo.
    }
illegal-quarto-piece-gone = Ova se figura ne može dati, već je u igri: { $piece }.
illegal-quarto-square-taken = Polje { $square } je zauzeto: { $piece }.
illegal-quarto-calls-auto = Za ovim stolom linije pobjeđuju same; nitko ne uzvikuje.
illegal-quarto-call-points-nowhere = Pokaži na koju liniju misliš.
illegal-quarto-call-squares = Uz uzvik se pokazuju četiri različita polja.
illegal-quarto-call-after-placing = Za ovim se stolom prvo postavlja, pa uzvikuje.
illegal-quarto-called-already = U ovom je potezu već bio tvoj uzvik.
illegal-quarto-no-call-now = Sada ne možeš uzviknuti.

## Tekstovi koji se ne mogu pročitati

malformed-quarto-piece = „{ $text }” nije figura; očekuje se heksadecimalna znamenka 0–f ili četiri slova, po jedno od L/D, R/Q, T/S, F/H.
malformed-quarto-square = „{ $text }” nije polje; očekuje se od a1 do d4.
malformed-quarto-line = „{ $text }” nije linija; očekuju se dva kraja kao a3-d3, ili četiri polja.
malformed-quarto-position-fields = Pozicija „{ $text }”: očekuju se ploča, razmak i figura u ruci ili „-”.
malformed-quarto-position-ranks = Ploča „{ $text }”: očekuju se 4 reda odvojena znakom „/”, nađeno: { $found }.
malformed-quarto-position-rank = Red { $rank } na ploči, „{ $text }”: očekuju se 4 polja, nađeno: { $found }.
malformed-quarto-position-digit = „{ $text }” na { $square } nije figura; očekuje se heksadecimalna znamenka 0–f ili „.”.
malformed-quarto-piece-twice = Figura { $piece } je dvaput na ploči: { $first } i { $second }.
malformed-quarto-hand-placed = Figura u ruci, { $piece }, već je na ploči: { $square }.
malformed-quarto-features = Osobine su jedna ili više od ovih, svaka jednom: { $expected }.
malformed-quarto-shared = Zajedničkih osobina u liniji ne može biti { $shared }: broji se samo { $features }.
malformed-quarto-full = U „{ $text }” se više nema što igrati.
malformed-quarto-starter = „{ $text }” nije igrač koji počinje; očekuje se A ili B.
malformed-detail = Iza „{ $word }” ne ide ništa u zagradi, a nađeno je „({ $detail })”.
malformed-memory = Tablica od { $megabytes } MB ne stane u memoriju ovog računala.

## Program za igru

malformed-engine-command = „{ $text }” nije naredba; očekuje se: { $expected }.
malformed-engine-alone = „{ $command }” stoji samostalno, a iza toga je nađeno „{ $text }”.
malformed-engine-setoption = „setoption { $text }”: očekuje se „setoption name IME value VRIJEDNOST”.
malformed-engine-option = Nema postavke „{ $text }”; očekuje se: { $expected }.
malformed-engine-position = „position { $text }”: očekuje se „start” ili pozicija kao 0..f/..../.3../.... 9, zatim možda „moves” i naizmjence polja i figure.
malformed-engine-go = „go … { $text }”: očekuje se time MS, nodes N, infinite, moves ili ništa.
malformed-engine-infinite = „infinite” znači bez ograničenja, pa ne ide ni uz time ni uz nodes.
illegal-engine-busy = „{ $command }” mora pričekati kraj pretrage; „stop” je prekida.

## Kako partije završavaju

outcome-line = { $winner } pobjeđuje linijom.
outcome-false-call = { $winner } pobjeđuje: { $loser } uzvikuje bez linije.
outcome-full = Remi: sve su figure postavljene i nitko nije uzviknuo.

## Razine računala i kako koja igra

level-quarto-1 = Novajlija
level-quarto-about-1 = Previđa linije i propušta uzvike.
level-quarto-2 = Početnik
level-quarto-about-2 = Vidi mnogo, a ponešto i propusti.
level-quarto-3 = Učenik
level-quarto-about-3 = Vidi linije, ali poklanja pobjede.
level-quarto-4 = Rekreativac
level-quarto-about-4 = Uzima svaku pobjedu koju vidi.
level-quarto-5 = Klupski igrač
level-quarto-about-5 = Razmisli prije nego što da.
level-quarto-6 = Znalac
level-quarto-about-6 = Misli nekoliko poteza unaprijed.
level-quarto-7 = Majstor
level-quarto-about-7 = Gotovo nikad ne griješi.
level-quarto-8 = Nepobjedivi
level-quarto-about-8 = Nikad ne griješi.

## Pravila na izbor

preset-international = Uobičajena pravila
preset-beginners-1 = Za početnike: broji se samo boja
preset-beginners-2 = Za početnike: broje se boja i oblik
preset-beginners-3 = Za početnike: broji se sve osim rupe
preset-advanced = Za napredne: i kvadrati 2×2 su linije
preset-tournament = Turnir: minuta po potezu, pogrešan uzvik gubi
preset-balkan = Kasni uzvik za oboje, kao na Balkanu
preset-taiwan = Uzvik prije postavljanja, kao na Tajvanu
preset-greek-2 = Dvije zajedničke osobine, na grčki način
preset-own = Kako piše u uputi na tvom jeziku
