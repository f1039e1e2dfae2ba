### Was der Server antwortet.

illegal-not-your-seat = Platz { $seat } ist nicht deiner.
illegal-not-your-table = Du sitzt nicht an diesem Tisch.
illegal-spectators-watch = Wer zuschaut, schaut nur zu.
illegal-foreign-origin = Diese Anfrage kam von einer anderen Website.
illegal-old-rules = Diese Partie wurde nach älteren Regeln gespielt; du kannst sie ansehen, aber nicht weiterspielen.
illegal-no-answer = Die Suche kam nicht bis ans Ende. Bitte frag noch einmal.
illegal-unavailable = Die Datenbank ist gerade nicht erreichbar. Bitte versuch es bald noch einmal.
illegal-only-to-look-at = Das ist eine Mitschrift: zum Ansehen, nicht zum Spielen.
illegal-too-many = Das war zu viel auf einmal. Bitte versuch es in { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal.

malformed-no-review = Für { $game } gibt es noch keinen Rückblick, nur für Quarto.
malformed-name = Ein Name braucht mindestens einen Buchstaben.
malformed-level = Eine Stufe „{ $level }“ gibt es nicht; es gibt: { $expected }.
malformed-table = Einen Tisch „{ $id }“ gibt es nicht.
malformed-invitation = Diese Einladung führt nirgendwohin.
malformed-link = Dieser Link ist schon benutzt worden oder zu alt.
malformed-address = Unter { $path } gibt es nichts.
malformed-too-long = Das ist zu lang: Höchstens { $most } Byte werden gelesen.
malformed-content-type = Erwartet wird ein Inhalt vom Typ application/json.
malformed-hello = Erwartet wird zuerst ein „hello“, und nur eines.
malformed-protocol = Die Seite spricht Version { $version } des Protokolls, der Server Version { $ours }. Bitte lade sie neu.

## Aufgaben und Duelle

illegal-duel-taken = In diesem Duell haben schon zwei mitgemacht.
illegal-duel-not-begun = Du hast in diesem Duell noch nicht angefangen zu bauen.
illegal-duel-too-late = Deine Zeit in diesem Duell ist um.
malformed-duel = Ein Duell „{ $id }“ gibt es nicht.
malformed-pentaraduga-not-given = { $tile } gehört nicht zu den gegebenen Plättchen.
