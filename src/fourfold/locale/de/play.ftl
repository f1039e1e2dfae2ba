### Was jeder Tisch sagt, bei jedem Spiel.

## Spieler

# As in English
computer-name = Computer { $level }

## Ablehnungen

illegal-game-over = Die Partie ist zu Ende.
illegal-seat-empty = Es geht los, wenn beide Plätze besetzt sind.
illegal-paused = Die Partie macht gerade Pause.
illegal-waiting = Die Partie wartet, bis beide da sind.
illegal-not-paused = Es ist gar keine Pause.
illegal-not-due = Die Zeit ist noch nicht um.
illegal-too-late = Zu spät: Die Zeit ist um.
illegal-clock-only = Das kann nur die Uhr.
illegal-not-your-turn = Du bist nicht dran: { $seat } ist am Zug.
illegal-still-playing = Die Partie läuft noch.
illegal-asked-already = Das ist schon gefragt worden.
illegal-refused-already = Das wurde abgelehnt; frag nach dem nächsten Zug noch einmal.
illegal-asked-otherwise = Diese Frage ist nicht mehr offen. Beantworte, was jetzt gefragt ist.
illegal-questions-used = Du hast in dieser Partie schon { $most }-mal gefragt. Noch einmal geht nicht.
illegal-pauses-used = Du hattest in dieser Partie schon { $most } Pausen. Noch eine geht nicht.
illegal-nothing-asked = Es gibt nichts zu beantworten.
illegal-nothing-to-take-back = Es gibt keinen Zug zum Zurücknehmen; Gerufenes und Gezeigtes bleibt.
illegal-not-away = Dein Gegner ist gar nicht weg.
illegal-clock-decides = Du kannst den Sieg jetzt nicht einfordern: Bleibt dein Gegner weg, entscheidet die Uhr.
illegal-not-waiting-yourself = Du bist am Zug. Den Sieg einfordern kannst du, sobald die Partie auf deinen Gegner wartet.
illegal-known-already = Das ist schon bekannt.
illegal-seat-taken = Platz { $seat } ist besetzt.
illegal-name-empty = Wer mitspielt, braucht einen Namen.
illegal-lost-too-much = { $lost } ms können nicht verloren sein: Erst { $most } ms sind vergangen.
illegal-out-of-sequence = Ereignis { $seq } ist nicht an der Reihe: Als Nächstes kommt { $expected }.
illegal-before-last-event = Ein Ereignis um { $at } kann nicht auf eines um { $last } folgen.
illegal-unknown-act = Der Tisch kennt { $act } nicht.

## Texte, die nicht lesbar sind

malformed-no-ray = Ray ist nicht installiert; das geht mit „pip install fourfold[ray]“.
malformed-ray-form = „{ $address }“ ist kein Ort für einen Ray-Cluster; erwartet wird etwas wie 10.0.0.1:6379, oder local.
malformed-ray-address = Unter „{ $address }“ antwortet niemand: { $why }.
malformed-data = Der Teil „{ $part }“ ist nicht lesbar: { $problem }.
malformed-unknown = Der Teil „{ $part }“ ist nicht lesbar: „{ $text }“ geht nicht; erwartet wird: { $expected }.
malformed-game = Ein Spiel „{ $name }“ gibt es nicht; es gibt: { $expected }.
malformed-preset = Regeln „{ $name }“ gibt es nicht; es gibt: { $expected }.
malformed-mixed = Ein Match aus mehreren Spielen beginnt mit { $first }, nicht mit { $game }.
malformed-no-set-up = { $game } kann nicht mittendrin anfangen.
malformed-option = „{ $text }“ ist keine Einstellung; erwartet wird NAME=WERT mit einem von: { $expected }.
malformed-option-value = „{ $text }“ geht nicht; erwartet wird: { $expected }.
malformed-record-format = Das ist keine Mitschrift von uns: Ihr Format ist „{ $found }“, erwartet wird „{ $expected }“.
malformed-record-version = „{ $text }“ ist keine Version der Regeln; erwartet wird eine Zahl.
malformed-record-tag = Unbekannte Angabe [{ $tag } …]; erwartet wird eine von: { $expected }.
malformed-record-tag-value = Angabe [{ $tag } …]: { $problem }
malformed-record-tag-form = Zeile { $line }, Spalte { $column }: Erwartet wird eine Angabe wie [A "Ann"], in Zeilen vor den Zügen.
malformed-record-tag-twice = Die Angabe [{ $tag } …] steht zweimal da.
malformed-record-token = Zeile { $line }, Spalte { $column }: „{ $token }“ ist nicht lesbar; erwartet wird ein Zug.
malformed-record-place = Zeile { $line }, Spalte { $column }, „{ $token }“: { $problem }
malformed-record-who = Sag, wer: A:{ $token } oder B:{ $token }.
malformed-record-act = „{ $act } ({ $detail })“ ist nicht lesbar; erwartet wird: { $expected }.
malformed-record-slow = Diese Mitschrift zu lesen dauert länger als { $limit } Sekunden. Kürze sie, und versuch es noch einmal.
malformed-record-event = Ereignis { $event } ist nicht möglich: { $problem }
malformed-record-time = Ereignis { $event } ist früher als das vorige.
malformed-record-outcome = Laut Mitschrift endete es „{ $said }“, tatsächlich endet es „{ $found }“.
malformed-date = „{ $text }“ ist kein Zeitpunkt; erwartet wird etwas wie 2026-01-31T18:00:00Z.

## Wie Partien enden

outcome-resigned = { $winner } gewinnt: { $loser } hat aufgegeben.
outcome-absent = { $winner } gewinnt: { $loser } ist nicht zurückgekommen.
outcome-agreed = Unentschieden, beide sind einverstanden.
outcome-time = { $winner } gewinnt: { $loser } hat keine Zeit mehr.
