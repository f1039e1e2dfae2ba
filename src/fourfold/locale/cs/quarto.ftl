### Quarto.

## Dílky

# Dílek je mužského rodu; důlek se říká nakonec.
piece-name = { $colour ->
       *[light] světlý
        [dark] tmavý
    } { $height ->
       *[tall] vysoký
        [short] nízký
    } { $shape ->
       *[round] kulatý
        [square] hranatý
    } { $top ->
       *[solid] plný
        [hollow] dutý
    }

feature-colour = barva
feature-shape = tvar
feature-height = výška
feature-top = důlek
# Říká se o dílcích jedné řady, proto množné číslo.
value-light = světlé
value-dark = tmavé
value-round = kulaté
value-square = hranaté
value-tall = vysoké
value-short = nízké
value-solid = plné
value-hollow = duté

## Odmítnutí

illegal-quarto-other-phase = { $phase ->
        [give] Nejdřív dej soupeři dílek.
        [place] Nejdřív polož dílek, který držíš.
       *[close] Všechny dílky leží: zavolej, nebo řekni, že řada není.
    }
illegal-quarto-piece-gone = Tenhle dílek dát nejde, už je ve hře: { $piece }.
illegal-quarto-square-taken = Políčko { $square } je obsazené: { $piece }.
illegal-quarto-calls-auto = U tohoto stolu řada vyhrává sama; nikdo nevolá.
illegal-quarto-call-points-nowhere = Ukaž řadu, kterou myslíš.
illegal-quarto-call-squares = Při volání se ukazují čtyři různá políčka.
illegal-quarto-call-after-placing = U tohoto stolu se nejdřív pokládá a pak volá.
illegal-quarto-called-already = V tomto tahu už volání bylo.
illegal-quarto-no-call-now = Teď volat nejde.

## Texty, které nejde přečíst

malformed-quarto-piece = „{ $text }“ není dílek; má to být šestnáctková číslice 0–f, nebo čtyři písmena, po jednom z L/D, R/Q, T/S, F/H.
malformed-quarto-square = „{ $text }“ není políčko; má to být a1 až d4.
malformed-quarto-line = „{ $text }“ není řada; mají to být dva konce, třeba a3-d3, nebo čtyři políčka.
malformed-quarto-position-fields = Pozice „{ $text }“: má tu být deska, mezera a dílek v ruce nebo „-“.
malformed-quarto-position-ranks = Deska „{ $text }“: mají být 4 řádky oddělené „/“, nalezeno: { $found }.
malformed-quarto-position-rank = Řádek { $rank } desky, „{ $text }“: mají být 4 políčka, nalezeno: { $found }.
malformed-quarto-position-digit = „{ $text }“ na { $square } není dílek; má to být šestnáctková číslice 0–f nebo „.“.
malformed-quarto-piece-twice = Dílek { $piece } je na desce dvakrát: { $first } a { $second }.
malformed-quarto-hand-placed = Dílek v ruce, { $piece }, už je na desce: { $square }.
malformed-quarto-features = Vlastnosti jsou jedna nebo více z těchto, každá jednou: { $expected }.
malformed-quarto-shared = Řada nemůže mít tolik společných vlastností: { $shared }. { $features ->
        [one] Počítá se jen { $features }
        [few] Počítají se jen { $features }
       *[other] Počítá se jen { $features }
    }.
malformed-quarto-full = „{ $text }“: tady už není co hrát.
malformed-quarto-starter = „{ $text }“ začínat nemůže; má to být A nebo B.
malformed-detail = Po „{ $word }“ nic v závorkách nebývá, nalezeno „({ $detail })“.
malformed-memory = Tabulka o velikosti { $megabytes } MB se do paměti tohoto počítače nevejde.

## Motor

malformed-engine-command = „{ $text }“ není příkaz; může být: { $expected }.
malformed-engine-alone = „{ $command }“ stojí samo, za ním je ale „{ $text }“.
malformed-engine-setoption = „setoption { $text }“: má to být „setoption name NAME value VALUE“.
malformed-engine-option = Volba „{ $text }“ neexistuje; jsou tu: { $expected }.
malformed-engine-position = „position { $text }“: má to být „start“ nebo pozice jako 0..f/..../.3../.... 9, pak případně „moves“ a střídavě políčka a dílky.
malformed-engine-go = „go … { $text }“: má to být time MS, nodes N, infinite, moves, nebo nic.
malformed-engine-infinite = „infinite“ znamená bez omezení, a tak se nepojí s time ani s nodes.
illegal-engine-busy = „{ $command }“ musí počkat, až hledání skončí; „stop“ ho ukončí.

## Jak partie končí

outcome-line = Vyhrává { $winner }: je tu řada.
outcome-false-call = Vyhrává { $winner }: { $loser } volá, a řada není.
outcome-full = Remíza: všechny dílky leží a nikdo nezavolal.

## Úrovně počítače a jak která hraje

level-quarto-1 = Nováček
level-quarto-about-1 = Přehlíží řady a zapomíná volat.
level-quarto-2 = Začátečník
level-quarto-about-2 = Vidí hodně, ale ještě ne všechno.
level-quarto-3 = Učeň
level-quarto-about-3 = Řady vidí, ale výhry rozdává.
level-quarto-4 = Rekreační hráč
level-quarto-about-4 = Vezme každou výhru, kterou vidí.
level-quarto-5 = Klubový hráč
level-quarto-about-5 = Přemýšlí, než něco dá.
level-quarto-6 = Znalec
level-quarto-about-6 = Přemýšlí několik tahů dopředu.
level-quarto-7 = Mistr
level-quarto-about-7 = Skoro nikdy nechybuje.
level-quarto-8 = Neporazitelný
level-quarto-about-8 = Nikdy nechybuje.

## Pravidla na výběr

preset-international = Obvyklá pravidla
preset-beginners-1 = Pro začátečníky: počítá se jen barva
preset-beginners-2 = Pro začátečníky: počítá se barva a tvar
preset-beginners-3 = Pro začátečníky: počítá se vše kromě důlku
preset-advanced = Pro pokročilé: čtverce 2×2 jsou také řady
preset-tournament = Turnaj: minuta na tah, planý poplach prohrává
preset-balkan = Pozdě smí volat oba, jako na Balkáně
preset-taiwan = Volá se před položením, jako na Tchaj-wanu
preset-greek-2 = Dvě společné vlastnosti, po řecku
preset-own = Jako v návodu ve tvém jazyce
