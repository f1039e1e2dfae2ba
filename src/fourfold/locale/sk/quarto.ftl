### Quarto.

## Kamene

# Kameň je mužského rodu; jamka sa hovorí nakoniec.
piece-name = { $colour ->
       *[light] svetlý
        [dark] tmavý
    } { $height ->
       *[tall] vysoký
        [short] nízky
    } { $shape ->
       *[round] okrúhly
        [square] hranatý
    } { $top ->
       *[solid] plný
        [hollow] dutý
    }

feature-colour = farba
feature-shape = tvar
feature-height = výška
feature-top = jamka
# Hovorí sa o kameňoch jedného radu, preto množné číslo.
value-light = svetlé
value-dark = tmavé
value-round = okrúhle
value-square = hranaté
value-tall = vysoké
value-short = nízke
value-solid = plné
value-hollow = duté

## Odmietnutia

illegal-quarto-other-phase = { $phase ->
        [give] Najprv daj protihráčovi kameň.
        [place] Najprv polož kameň, ktorý držíš.
       *[close] Všetky kamene ležia: zavolaj, alebo povedz, že rad tu nie je.
    }
illegal-quarto-piece-gone = Tento kameň sa dať nedá, už je v hre: { $piece }.
illegal-quarto-square-taken = Políčko { $square } je obsadené: { $piece }.
illegal-quarto-calls-auto = Pri tomto stole rad vyhráva sám; nikto nevolá.
illegal-quarto-call-points-nowhere = Ukáž rad, ktorý myslíš.
illegal-quarto-call-squares = Pri volaní sa ukazujú štyri rôzne políčka.
illegal-quarto-call-after-placing = Pri tomto stole sa najprv kladie a potom volá.
illegal-quarto-called-already = V tomto ťahu už volanie bolo.
illegal-quarto-no-call-now = Teraz sa volať nedá.

## Texty, ktoré sa nedajú prečítať

malformed-quarto-piece = „{ $text }“ nie je kameň; treba šestnástkovú číslicu 0–f, alebo štyri písmená, po jednom z L/D, R/Q, T/S, F/H.
malformed-quarto-square = „{ $text }“ nie je políčko; treba a1 až d4.
malformed-quarto-line = „{ $text }“ nie je rad; treba dva konce, napríklad a3-d3, alebo štyri políčka.
malformed-quarto-position-fields = Pozícia „{ $text }“: treba dosku, medzeru a kameň v ruke alebo „-“.
malformed-quarto-position-ranks = Doska „{ $text }“: treba 4 riadky oddelené „/“, našlo sa: { $found }.
malformed-quarto-position-rank = Riadok { $rank } dosky, „{ $text }“: treba 4 políčka, našlo sa: { $found }.
malformed-quarto-position-digit = „{ $text }“ na { $square } nie je kameň; treba šestnástkovú číslicu 0–f alebo „.“.
malformed-quarto-piece-twice = Kameň { $piece } je na doske dvakrát: { $first } a { $second }.
malformed-quarto-hand-placed = Kameň v ruke, { $piece }, už je na doske: { $square }.
malformed-quarto-features = Vlastnosti sú jedna alebo viac z týchto, každá raz: { $expected }.
malformed-quarto-shared = Rad nemôže mať toľko spoločných vlastností: { $shared }. { $features ->
        [one] Počíta sa len { $features }
        [few] Počítajú sa len { $features }
       *[other] Počíta sa len { $features }
    }.
malformed-quarto-full = „{ $text }“: tu už nie je čo hrať.
malformed-quarto-starter = „{ $text }“ začínať nemôže; treba A alebo B.
malformed-detail = Po „{ $word }“ nič v zátvorkách nebýva, našlo sa „({ $detail })“.
malformed-memory = Tabuľka s veľkosťou { $megabytes } MB sa do pamäte tohto počítača nezmestí.

## Motor

malformed-engine-command = „{ $text }“ nie je príkaz; môže byť: { $expected }.
malformed-engine-alone = „{ $command }“ stojí samo, za ním je však „{ $text }“.
malformed-engine-setoption = „setoption { $text }“: treba „setoption name NAME value VALUE“.
malformed-engine-option = Voľba „{ $text }“ neexistuje; sú tu: { $expected }.
malformed-engine-position = „position { $text }“: treba „start“ alebo pozíciu ako 0..f/..../.3../.... 9, potom prípadne „moves“ a striedavo políčka a kamene.
malformed-engine-go = „go … { $text }“: treba time MS, nodes N, infinite, moves, alebo nič.
malformed-engine-infinite = „infinite“ znamená bez obmedzenia, preto sa nespája s time ani s nodes.
illegal-engine-busy = „{ $command }“ musí počkať, kým sa hľadanie skončí; „stop“ ho ukončí.

## Ako sa partie končia

outcome-line = Vyhráva { $winner }: je tu rad.
outcome-false-call = Vyhráva { $winner }: { $loser } volá, a rad tu nie je.
outcome-full = Remíza: všetky kamene ležia a nikto nezavolal.

## Úrovne počítača a ako ktorá hrá

level-quarto-1 = Nováčik
level-quarto-about-1 = Prehliada rady a zabúda volať.
level-quarto-2 = Začiatočník
level-quarto-about-2 = Vidí veľa, ale ešte nie všetko.
level-quarto-3 = Učeň
level-quarto-about-3 = Rady vidí, ale výhry rozdáva.
level-quarto-4 = Rekreačný hráč
level-quarto-about-4 = Vezme každú výhru, ktorú vidí.
level-quarto-5 = Klubový hráč
level-quarto-about-5 = Rozmýšľa, kým niečo dá.
level-quarto-6 = Znalec
level-quarto-about-6 = Rozmýšľa niekoľko ťahov dopredu.
level-quarto-7 = Majster
level-quarto-about-7 = Takmer nikdy nechybuje.
level-quarto-8 = Neporaziteľný
level-quarto-about-8 = Nikdy nechybuje.

## Pravidlá na výber

preset-international = Zvyčajné pravidlá
preset-beginners-1 = Pre začiatočníkov: počíta sa len farba
preset-beginners-2 = Pre začiatočníkov: počíta sa farba a tvar
preset-beginners-3 = Pre začiatočníkov: počíta sa všetko okrem jamky
preset-advanced = Pre pokročilých: štvorce 2×2 sú tiež rady
preset-tournament = Turnaj: minúta na ťah, planý poplach prehráva
preset-balkan = Neskoro smú volať obaja, ako na Balkáne
preset-taiwan = Volá sa pred položením, ako na Taiwane
preset-greek-2 = Dve spoločné vlastnosti, po grécky
preset-own = Ako v návode v tvojom jazyku
