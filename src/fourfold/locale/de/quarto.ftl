### Quarto.

## Steine

# Ungebeugt, mit Kommas: so passt es hinter jeden Doppelpunkt und in jeden Fall.
piece-name = { $colour ->
       *[light] hell
        [dark] dunkel
    }, { $height ->
       *[tall] hoch
        [short] niedrig
    }, { $shape ->
       *[round] rund
        [square] eckig
    }, { $top ->
       *[solid] ohne Loch
        [hollow] mit Loch
    }

feature-colour = Farbe
feature-shape = Form
feature-height = Höhe
feature-top = Loch
value-light = hell
value-dark = dunkel
value-round = rund
value-square = eckig
value-tall = hoch
value-short = niedrig
value-solid = ohne Loch
value-hollow = mit Loch

## Ablehnungen

illegal-quarto-other-phase = { $phase ->
        [give] Gib erst deinem Gegner einen Stein.
        [place] Setz erst den Stein, den du hast.
       *[close] Alle Steine stehen: Ruf Quarto, oder sag, dass du fertig bist.
    }
illegal-quarto-piece-gone = Dieser Stein ist schon im Spiel: { $piece }.
illegal-quarto-square-taken = { $square } ist besetzt: { $piece }.
illegal-quarto-calls-auto = An diesem Tisch gewinnen Reihen von selbst; niemand ruft.
illegal-quarto-call-points-nowhere = Zeig auf die Reihe, die du meinst.
illegal-quarto-call-squares = Wer ruft, zeigt auf vier verschiedene Felder.
illegal-quarto-call-after-placing = An diesem Tisch setzt man erst und ruft dann.
illegal-quarto-called-already = Du hast in diesem Zug schon einmal gerufen.
illegal-quarto-no-call-now = Jetzt kannst du nicht rufen.

## Texte, die nicht lesbar sind

malformed-quarto-piece = „{ $text }“ ist kein Stein; erwartet wird eine Hex-Ziffer 0–f oder vier Buchstaben, je einer aus L/D, R/Q, T/S, F/H.
malformed-quarto-square = „{ $text }“ ist kein Feld; erwartet wird a1 bis d4.
malformed-quarto-line = „{ $text }“ ist keine Reihe; erwartet werden zwei Enden wie a3-d3, oder vier Felder.
malformed-quarto-position-fields = Stellung „{ $text }“: Erwartet werden das Brett, ein Leerzeichen und der Stein in der Hand oder „-“.
malformed-quarto-position-ranks = Brett „{ $text }“: Erwartet werden 4 Zeilen mit „/“ dazwischen, gefunden: { $found }.
malformed-quarto-position-rank = Zeile { $rank } des Bretts, „{ $text }“: Erwartet werden 4 Felder, gefunden: { $found }.
malformed-quarto-position-digit = „{ $text }“ auf { $square } ist kein Stein; erwartet wird eine Hex-Ziffer 0–f oder „.“.
malformed-quarto-piece-twice = Der Stein { $piece } steht zweimal auf dem Brett: { $first } und { $second }.
malformed-quarto-hand-placed = Der Stein in der Hand, { $piece }, steht schon auf dem Brett: { $square }.
malformed-quarto-features = Erlaubt sind eines oder mehrere der Merkmale { $expected }, jedes nur einmal.
malformed-quarto-shared = Eine Reihe kann nicht { $shared } Merkmale gemeinsam haben, wenn nur { $features ->
        [one] eines zählt
       *[other] { $features } zählen
    }.
malformed-quarto-full = In „{ $text }“ gibt es nichts mehr zu spielen.
malformed-quarto-starter = „{ $text }“ kann nicht anfangen; erwartet wird A oder B.
malformed-detail = Nach „{ $word }“ gehört nichts in Klammern, gefunden: „({ $detail })“.
malformed-memory = Eine Tabelle von { $megabytes } MB passt nicht in den Speicher dieses Rechners.

## Die Engine

malformed-engine-command = „{ $text }“ ist kein Befehl; erwartet wird: { $expected }.
malformed-engine-alone = „{ $command }“ steht allein, dahinter fand sich „{ $text }“.
malformed-engine-setoption = „setoption { $text }“: Erwartet wird „setoption name NAME value WERT“.
malformed-engine-option = Eine Option „{ $text }“ gibt es nicht; erwartet wird: { $expected }.
malformed-engine-position = „position { $text }“: Erwartet wird „start“ oder eine Stellung wie 0..f/..../.3../.... 9, danach vielleicht „moves“ und abwechselnd Felder und Steine.
malformed-engine-go = „go … { $text }“: Erwartet wird time MS, nodes N, infinite, moves oder nichts.
malformed-engine-infinite = „infinite“ heißt ohne Grenze, also ohne time und ohne nodes.
illegal-engine-busy = „{ $command }“ muss warten, bis die Suche vorbei ist; „stop“ beendet sie.

## Wie Partien enden

outcome-line = { $winner } gewinnt mit einer Reihe.
outcome-false-call = { $winner } gewinnt: { $loser } hat ohne Reihe gerufen.
outcome-full = Unentschieden: Alle Steine stehen, und niemand hat gerufen.

## Die Stufen des Computers, und wie jede spielt

level-quarto-1 = Neuling
level-quarto-about-1 = Übersieht Reihen und vergisst zu rufen.
level-quarto-2 = Einsteiger
level-quarto-about-2 = Sieht viel, übersieht aber noch manches.
level-quarto-3 = Lehrling
level-quarto-about-3 = Sieht Reihen, verschenkt aber Siege.
level-quarto-4 = Freizeitspieler
level-quarto-about-4 = Nutzt jeden Sieg, der in Sicht ist.
level-quarto-5 = Vereinsspieler
level-quarto-about-5 = Denkt vor dem Geben nach.
level-quarto-6 = Kenner
level-quarto-about-6 = Denkt mehrere Züge voraus.
level-quarto-7 = Meister
level-quarto-about-7 = Macht kaum je einen Fehler.
level-quarto-8 = Unschlagbar
level-quarto-about-8 = Macht nie einen Fehler.

## Regeln zur Auswahl

preset-international = Die üblichen Regeln
preset-beginners-1 = Für Einsteiger: Nur die Farbe zählt
preset-beginners-2 = Für Einsteiger: Farbe und Form zählen
preset-beginners-3 = Für Einsteiger: Alles außer dem Loch zählt
preset-advanced = Für Erfahrene: Auch Quadrate aus 2×2 sind Reihen
preset-tournament = Turnier: eine Minute je Zug, falsch gerufen ist verloren
preset-balkan = Nachträglich rufen dürfen beide, wie auf dem Balkan
preset-taiwan = Rufen vor dem Setzen, wie in Taiwan
preset-greek-2 = Zwei gemeinsame Merkmale, nach griechischer Art
preset-own = Wie das Regelblatt in deiner Sprache es sagt
