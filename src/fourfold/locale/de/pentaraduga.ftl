### Pentaraduga.

## Texte, die nicht lesbar sind

malformed-pentaraduga-tile = „{ $text }“ ist kein Plättchen; erwartet werden die Farben links, groß, rechts, wobei die kleinen im Regenbogen neben der großen stehen, etwa oRo oder oRv.
malformed-pentaraduga-tile-twice = Das Plättchen { $tile } kommt zweimal vor.
malformed-pentaraduga-direction = „{ $text }“ ist keine Richtung; erwartet wird В П Н Л oder U R D L.
malformed-pentaraduga-placement = „{ $text }“ ist kein Platz; erwartet werden ein Plättchen, eine Richtung und das Kästchen unten links, etwa oRoU@0,0.
malformed-pentaraduga-too-many = { $count } Plättchen sind zu viele; höchstens { $most }.
malformed-pentaraduga-no-tiles = Da sind keine Plättchen; erwartet wird eine Hand wie oRo rOr yOr.
malformed-pentaraduga-goal = „{ $text }“ ist kein Ziel; erwartet wird: { $expected }.
malformed-pentaraduga-problem = „{ $text }“ ist keine Aufgabe; erwartet wird eine Art ({ $expected }) oder eine Kennung wie squares-3 oder squares-0000002a.
malformed-pentaraduga-count-frames = Die besten Rahmen lassen sich nicht zählen: Welche Plättchen man nimmt, ist frei.
malformed-pentaraduga-match = Ein Match hat mindestens eine Partie von mindestens einer Art.
malformed-pentaraduga-overlap = { $placement } läge auf { $other }.
malformed-pentaraduga-notation = „{ $word }“ ist kein Plättchen mit Platz; erwartet werden ein Plättchen, wohin seine Spitze zeigt, Buchstaben für den Platz ganz oben, rechts, unten oder links und Plättchen, die es berührt, etwa rOrLL, rOrRyOr oder rOrLL.
malformed-pentaraduga-several = „{ $word }“ hat mehrere Plätze: { $places }.
malformed-pentaraduga-nowhere = „{ $word }“ passt nirgends{ $count ->
        [0] .
       *[other] ; { $tile } passt hier: { $places }.
    }
malformed-pentaraduga-remark = „{ $word }“ berührt { $other } nicht.
malformed-pentaraduga-ending = „{ $word }“ ist kein anderes Ende; es muss mit einem Plättchen des ersten anfangen oder aus Buchstaben für das letzte Plättchen bestehen.
malformed-pentaraduga-at = Plättchen { $number }: { $problem }
malformed-pentaraduga-word = „{ $text }“ ist kein Zug; erwartet werden Plättchen mit ihren Plätzen wie oRoU@0,0, oder eines von: { $expected }.
malformed-pentaraduga-bare-word = Sag in Klammern dahinter, worauf sich „{ $word }“ bezieht.
malformed-pentaraduga-deal-text = „{ $text }“ ist keine Verteilung; erwartet wird, wer anfängt, und die Plättchen beider Spieler, etwa „A: oRo rOr / yOr yOy“, und nach einem weiteren Strich vielleicht Lose.
malformed-pentaraduga-deal = Verteilt werden alle { $count } Plättchen, jedes einmal, jedem Spieler die Hälfte.
malformed-census-name = Eine Zählung „{ $name }“ gibt es nicht; erwartet wird eine von: { $expected }.
malformed-census-file = { $path } ist kein Zertifikat; erwartet werden komprimierte Textzeilen.
malformed-census-other = { $path } ist kein Zertifikat für { $expected }, sondern für „{ $name }“.
malformed-census-line = „{ $line }“ ist kein Eintrag; erwartet werden eine Hand, wie viele ihr gleichen, was sie zählen und die Plätze einer Figur, etwa „000090 2 1 rOrU@0,0 yOyD@0,-1“.
malformed-census-entry = Eintrag { $number }: { $problem }
malformed-census-twice = Die Hand { $hand } kommt zweimal vor.
malformed-census-hand = { $hand } gehört nicht zu den Händen dieser Zählung.
malformed-census-hands = Angeblich steht sie für { $hands } Hände, aber { $expected } gleichen ihr.
malformed-census-tiles = Die Figur besteht aus { $tiles }; die Hand ist { $hand }.
malformed-census-value = Angeblich zählt die Figur { $value }, tatsächlich { $counted }.
malformed-census-best = Angeblich zählt sie höchstens { $value }, aber die Suche fand { $found }: { $places }.
malformed-census-missing = Die Hand { $hand } fehlt.
malformed-census-total = Die Einträge stehen für { $total } Hände; es gibt { $expected }.

## Ablehnungen

illegal-pentaraduga-not-in-hand = { $tile } ist nicht in deiner Hand.
illegal-pentaraduga-stock-empty = Es gibt kein Plättchen mehr zu nehmen.
illegal-pentaraduga-covered = { $tile } läge auf einem anderen Plättchen.
illegal-pentaraduga-apart = { $tile } muss die Figur mit einer Seite berühren.
illegal-pentaraduga-clash = { $tile } passt dort nicht: Die Farben sind verschieden.
illegal-pentaraduga-rough = { $tile } passt dort nicht: Die Diagonalen treffen sich nicht an den Enden.
illegal-pentaraduga-not-full = { $tile } macht dort kein Quadrat; gefragt ist ein volles Plättchen.
illegal-pentaraduga-no-protest = An diesem Tisch ist der Computer Schiedsrichter; was gegen die Regeln ist, geht gar nicht erst.
illegal-pentaraduga-nothing-wrong = Es gibt nichts zu beanstanden.
illegal-pentaraduga-no-such-act = „{ $act }“ geht jetzt nicht.

## Bilder, für alle, die sie nicht sehen

pentaraduga-picture = { $tiles ->
    [0] Keine Plättchen
   *[other] Eine Figur aus { $tiles } Plättchen, { $squares ->
        [0] kein Quadrat
        [one] { $squares } Quadrat
       *[other] { $squares } Quadrate
    }
}
pentaraduga-picture-tile = Das Plättchen { $tile }: { $left }, groß { $big }, { $right }
pentaraduga-colour-red = rot
# As in English
pentaraduga-colour-orange = orange
pentaraduga-colour-yellow = gelb
pentaraduga-colour-green = grün
pentaraduga-colour-blue = blau
pentaraduga-colour-violet = violett

## Bauen hinter dem Sichtschirm: Quadrate, Quados, Rahmen

illegal-pentaraduga-arrangement = So können Plättchen nicht liegen. { $problem }
illegal-pentaraduga-too-fast = Du hast deine Plättchen in einer Sekunde { $most }-mal umgelegt; warte kurz und schick dann, wie sie liegen.
illegal-pentaraduga-stopped = { $seat } hat zuerst gestoppt. Jetzt baut nur noch der andere, und getauscht wird nicht mehr.
illegal-pentaraduga-nobody-stopped = Noch niemand hat gestoppt; erst danach werden Ergebnisse vorgemerkt oder verglichen.
illegal-pentaraduga-exchanging = Gerade wird getauscht: Niemand darf stoppen, bevor auch { $seat } ein Plättchen abgeworfen hat.
illegal-pentaraduga-exchanged = Getauscht wird einmal je Partie, und das ist schon geschehen.
illegal-pentaraduga-dropped = Du hast ein Plättchen abgeworfen; jetzt muss { $seat } eins für dich abwerfen.
illegal-pentaraduga-no-figure = Das ist kein Ergebnis zum Vormerken: Die Plättchen müssen eine Figur bilden, bei „Quadrate“ und „Quados“ alle zusammen.
illegal-pentaraduga-always-checked = Hier gibt niemand auf: Die Figuren werden immer verglichen.
illegal-pentaraduga-begin-first = Sag erst, dass du anfängst: Ab dann läuft deine Zeit.
illegal-pentaraduga-choose-first = { $seat } muss erst wählen, an wessen Figur weitergebaut wird.
illegal-pentaraduga-original-moved = { $tile } gehört zu der Figur, an der weitergebaut wird, und bleibt liegen.
## Spiele mit eigenen Figuren

illegal-pentaraduga-count = Hier legst du { $expected ->
    [one] ein Plättchen
   *[other] { $expected } Plättchen
} auf einmal.
illegal-pentaraduga-not-double = { $tile } berührt dort nur ein Plättchen; es müssen zwei sein.
illegal-pentaraduga-no-corner = { $tile } macht dort keinen Winkel: Die kurze Seite muss am Ende einer langen stehen.
illegal-pentaraduga-no-ring = Diese Plättchen sind kein Ring: vier rund um ein leeres Kästchen.
illegal-pentaraduga-wait = Du musst warten: Jetzt spielt { $seat }.
illegal-pentaraduga-stocks-left = Alle Plättchen gibt man erst ab, wenn beide Vorräte leer sind.
illegal-pentaraduga-hand-full = Du hast { $count } Plättchen; aufgefüllt wird nur eine kleinere Hand.
illegal-pentaraduga-no-prize = Dir steht keine Prämie zu: Die gibt es für { $count } Plättchen hintereinander ohne Ziehen, die dein Vorrat nicht ersetzen kann, solange dein Gegner noch eins im Vorrat hat.
illegal-pentaraduga-prize-first = Dein Zug ist gemacht: Nimm deine Prämie, oder passe.
illegal-pentaraduga-kept = Das erste Plättchen deines Vorrats ist reserviert: { $seat } hat sich eine Prämie verdient.
illegal-pentaraduga-no-wait = Du brauchst jetzt nicht auf deinen Gegner zu warten.
illegal-pentaraduga-hurried = Die Minute läuft schon.
illegal-pentaraduga-no-such-move = Ein Zug ist ein Plättchen aus deiner Hand, ein Plättchen, das in einer Figur liegt, oder erst das eine und dann das andere.
illegal-pentaraduga-not-twice-full = { $tile } muss dort zwei Quadrate machen: Wo es liegt, ist es schon voll.
illegal-pentaraduga-untouched = { $tile } muss das Plättchen berühren, das du gerade gelegt hast.
illegal-pentaraduga-same-place = { $tile } liegt schon dort.
illegal-pentaraduga-splits = Ohne { $tile } würde die Figur auseinanderfallen.
illegal-pentaraduga-stock-left = Passen darfst du erst, wenn dein Vorrat leer ist; mach einen Zug, oder tausche.
illegal-pentaraduga-hand-empty = Du hast kein Plättchen in der Hand.
illegal-pentaraduga-no-full-prize = Dir steht keine Prämie zu: Die gibt es für ein letztes Plättchen, das voll gelegt wird.
illegal-pentaraduga-only-complex = { $seat } ist dran; dazwischen darf nur ein Kombizug kommen.
illegal-pentaraduga-shielded = { $seat } hat einen Zug, bei dem niemand dazwischengehen darf.
illegal-pentaraduga-claimed = { $what ->
    [move] Du hast einen Zug angesagt: Leg ein Plättchen aus deiner Hand.
    [exchange] Du hast einen Tausch angesagt: Tausche ein Plättchen, oder nimm eins.
   *[take] Du hast angesagt, ein Plättchen zu nehmen: Nimm eins.
}
illegal-pentaraduga-locked = { $what ->
    [exchange] { $seat } tauscht gerade; warte so lange.
    [take] { $seat } nimmt gerade ein Plättchen; warte so lange.
   *[move] { $seat } macht gerade einen Zug; warte so lange.
}
## Beute und Strecken

illegal-pentaraduga-barred = Du hast deine Ansage verfallen lassen; jetzt ist erst dein Gegner dran.
illegal-pentaraduga-no-claim = { $what ->
    [exchange] Ein Tausch lässt sich jetzt nicht ansagen.
    [move] Ein Zug lässt sich jetzt nicht ansagen.
   *[take] In diesem Spiel sagt man nur einen Zug oder einen Tausch an.
}
illegal-pentaraduga-no-exchange = { $need ->
    [full] Solange eine Folge voller Plättchen läuft, wird nicht getauscht.
    [start] Bevor der Anfang liegt, wird nicht getauscht.
    [replay] Im Alleingang wird nicht getauscht.
   *[other] Tauschen geht jetzt nicht.
}
illegal-pentaraduga-no-take = Nehmen, ohne zu geben, darfst du nur mit einem Plättchen in der Hand und leerem Vorrat.
illegal-pentaraduga-must-exchange = Passen darfst du erst, wenn der Vorrat deines Gegners leer ist; leg ein Plättchen, oder tausche eins.
illegal-pentaraduga-start-more = { $laid } Plättchen { $laid ->
    [one] ist
   *[other] sind
} zu wenig für die Startfigur.
illegal-pentaraduga-start-claims = { $tile } kann dort nicht liegen: Eine Startfigur beginnt in der Mitte, und die beiden Plättchen eines Spielers berühren sich.
illegal-pentaraduga-start-reach = { $tile } kann dort nicht liegen: Das übergebene Plättchen liegt auf der Seite deines Gegners an der Linie, ohne Gelb an der Linie, und eins von deinen berührt es auf deiner Seite.
illegal-pentaraduga-start-reach-plus = { $tile } kann dort nicht liegen: Eine Startfigur beginnt oberhalb der Linie, direkt an ihr, und hat auf jeder Seite zwei Plättchen.
illegal-pentaraduga-not-yellow = { $tile } hat kein Gelb; übergib eins mit Gelb, oder tausche.
illegal-pentaraduga-full-elsewhere = { $tile } wäre anderswo voll, also muss es dorthin.
illegal-pentaraduga-intercept-full = Du bist nicht dran: Dazwischengehen darfst du nur mit einem vollen Plättchen, und { $tile } macht dort kein Quadrat.

## Lehrpartien

malformed-training-file = Das ist keine Mitschrift einer Lehrpartie; erwartet wird ein Objekt, oder eines mit einer Liste „records“.
malformed-training-game = „{ $name }“ mit { $set } Plättchen ist kein Spiel von Pentaraduga; erwartet wird der Name aus dem Buch oder eines von: { $expected }.
malformed-training-deal = Hände, Vorräte und Figuren vor dem ersten Ereignis müssen zusammen alle { $count } Plättchen sein, jedes einmal.
malformed-training-prefigures = Figuren vor dem ersten Ereignis müssen fehlerfrei sein und in einem Spiel mit eigenen Figuren A oder B gehören.
malformed-training-key = „{ $key }“ fehlt.
malformed-training-type = „{ $type }“ ist kein Ereignis dieses Spiels, oder nicht jetzt.
malformed-training-number = Zug { $number } kann nicht der nächste von { $seat } sein: A hat die ungeraden Nummern, B die geraden, und die letzte war { $last }.
malformed-training-figure = Eine Figur „{ $name }“ gibt es nicht; erwartet wird: { $expected }.
malformed-training-untaken = { $seat } muss noch { $tiles } nehmen.
malformed-training-unfinished = Die Mitschrift endet, aber die Partie ist nicht zu Ende.
malformed-training-remark = Eine Bemerkung muss ein Objekt sein.
malformed-training-remark-late = Eine Bemerkung steht nach { $at } Ereignissen; es gibt nur { $count }.
malformed-training-differs = { $what ->
    [hand] Die verteilte Hand
    [tiles] Gezogene oder genommene Plättchen
    [refusal] Die Art des Passens
    [start] Der Anfang einer Figur
    [source] Woher das Plättchen kommt
    [owner] Wessen Plättchen es war
    [figure] Die Figur
    [mark] Ob es ein Quadrat macht
    [reach] Ob das Ziel erreicht ist
    [finish] Ob jemand fertig ist
    [intercept] Das Dazwischengehen
    [give] Übergebene Plättchen
    [give_to] Das Plättchen am Ende des Vorrats
    [take_from] Das Plättchen am Anfang des Vorrats
    [take] Der Name der Aktion
    [stage] Die Phase des großen Tauschs
    [collect] Plättchen aus dem Tausch
    [squares] Quadrate
    [violations] Regelverstöße
    [count_all] Plätze des Plättchens
    [count_full] Plätze, an denen das Plättchen voll ist
    [count_double] Plätze, an denen das Plättchen doppelt ist
    [has_full] Ob das Plättchen voll sein kann
    [count] Winkel
    [left] Übrige Plättchen
    [points] Punkte
    [score] Der Stand
   *[other] { $what }
}: Die Mitschrift sagt { $said }, nach den Regeln ist es { $found }.

## Wie Partien enden

outcome-played = Alle Züge sind gemacht, die Punkte gezählt.
outcome-checked = Beide Figuren sind verglichen.
outcome-checked-even = Beide Figuren zählen gleich viel: Wer schneller war, gewinnt.
outcome-extended = Die weitergebaute Figur ist gezählt.
outcome-surrendered = { $loser } hat aufgegeben und sieht die andere Figur nicht.
outcome-interrupted = Beide haben gepasst; für jedes Plättchen, das der andere übrig hat, gibt es einen Punkt.
outcome-replay-time = Die Zeit für den Alleingang ist um, die Punkte sind gezählt.

## Die Stufen des Computers

level-pentaraduga-1 = Einsteiger
level-pentaraduga-about-1 = Lässt sich Zeit und übersieht vieles.
level-pentaraduga-2 = Spieler
level-pentaraduga-about-2 = Sieht die meisten Plätze und hat es nicht eilig.
level-pentaraduga-3 = Meister
level-pentaraduga-about-3 = Schnell, sieht alles und denkt voraus.

## Lektionen

malformed-pentaraduga-unsound = So kann keine Partie anfangen: „{ $part }“ passt nicht zum Rest der Verteilung.
malformed-pentaraduga-middle = Hier kann keine Partie anfangen: Sie ist zu Ende, oder an einer Figur wird weitergebaut.
malformed-pentaraduga-covered-figure = Hier ist eine Figur verdeckt, und ihre Plättchen können nicht neu gezogen werden. Fang bei einem früheren Zug an, oder lass die verdeckten Plättchen, wie sie waren.
malformed-lesson-at = { $id } spricht davon, was nach { $at } Zügen kommt; es gibt nur { $count }.
malformed-lesson-texts = Der Kommentar zu { $id } auf „{ $language }“ hat die Überschriften { $found }; erwartet wird: { $expected }.
lesson-fulls-1 = Volle, Partie 1: volle Plättchen in Folge
lesson-fulls-2 = Volle, Partie 2: am Anfang kein Zug
lesson-fulls-3 = Volle, Partie 3: die Falle am Schluss
lesson-squares-1 = Quadrate, Runde 1: ein Bluff
lesson-squares-2 = Quadrate, Runde 2: wer zuerst stoppt
lesson-squares-3 = Quadrate, Runde 3: verglichen
lesson-claims-1 = Beute, Partie 1: eine Figur wird erbeutet
lesson-claims-2 = Beute, Partie 2: es wird getauscht
lesson-reach-v1 = Strecken, erste Variante: dazwischengehen, und am Ziel
lesson-reach-v2 = Strecken, zweite Variante: vor dem anderen fertig
lesson-reach-v3 = Strecken, dritte Variante: noch ein volles Plättchen
lesson-reach-v4 = Strecken, vierte Variante: unentschieden
lesson-reach-v5 = Strecken, fünfte Variante: der Zweite kommt ans Ziel
lesson-doubles-1 = Doppel, Partie 1: der große Tausch
lesson-doubles-2 = Doppel, Partie 2: drei Prämien
lesson-doubles-4 = Doppel, Partie 4: acht zu null
lesson-rings-1 = Ringe, Partie 1: ein Ring wird vollendet
lesson-rings-2 = Ringe, Partie 2: ein Ring zu Beginn
lesson-steals-1 = Mopsen, die Lehrpartie
lesson-steals-problem = Mopsen, die Aufgabe: zehn zu null
