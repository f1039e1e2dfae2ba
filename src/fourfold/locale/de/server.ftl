### Was der Server antwortet.

illegal-not-your-seat = Platz { $seat } ist nicht deiner.
illegal-not-your-table = Du sitzt nicht an diesem Tisch.
illegal-running-position = Diese Stellung gehört zu einer Partie, die du gerade spielst. Analysiere sie, wenn die Partie zu Ende ist.
illegal-running-hand = Das sind deine Plättchen in einer Partie, die du gerade spielst. Frag noch einmal, wenn die Partie zu Ende ist.
illegal-running-duel = Das sind deine Plättchen in einem Duell. Frag noch einmal, wenn du deine Figur abgegeben hast.
illegal-set-up-anybody = Ab einer aufgebauten Stellung spielst du mit Freunden, gegen den Computer oder zu zweit an einem Gerät. Lade einen Freund ein, oder spiel von Anfang an.
illegal-set-up-not-agreed = Diese Partie beginnt mit einer aufgebauten Stellung, und wer sie aufgebaut hat, kennt vielleicht deine verdeckten Plättchen. Sag, dass du einverstanden bist, oder bitte um eine andere Partie.
illegal-spectators-watch = Wer zuschaut, schaut nur zu.
illegal-foreign-origin = Diese Anfrage kam von einer anderen Website.
illegal-old-rules = Diese Partie wurde nach älteren Regeln gespielt; du kannst sie ansehen, aber nicht weiterspielen.
illegal-no-answer = Die Suche kam nicht bis ans Ende. Bitte frag noch einmal.
illegal-unavailable = Die Datenbank ist gerade nicht erreichbar. Bitte versuch es bald noch einmal.
illegal-only-to-look-at = Das ist eine Mitschrift: zum Ansehen, nicht zum Spielen.
illegal-table-full = Diese Partie hat { $most } Aktionen erreicht; mehr nimmt ein Tisch nicht auf. Gib auf, oder beginne eine neue Partie.
illegal-too-many = Das war zu viel auf einmal. Bitte versuch es in { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal.

malformed-no-review = Für { $game } gibt es noch keinen Rückblick, nur für Quarto.
malformed-name = Ein Name braucht mindestens einen Buchstaben.
malformed-level = Eine Stufe „{ $level }“ gibt es nicht; es gibt: { $expected }.
malformed-table = Einen Tisch „{ $id }“ gibt es nicht.
malformed-stored = Diese Version von Fourfold kann die Partie nicht ganz lesen. Nichts geht verloren. { $problem }
malformed-invitation = Diese Einladung führt nirgendwohin.
malformed-link = Dieser Link ist schon benutzt worden oder zu alt.
malformed-address = Unter { $path } gibt es nichts.
malformed-too-long = Das ist zu lang: Höchstens { $most } Byte werden gelesen.
malformed-content-type = Erwartet wird ein Inhalt vom Typ application/json.
malformed-hello = Erwartet wird zuerst ein „hello“.
malformed-protocol = Diese Seite ist veraltet. Lade sie neu.

## Aufgaben und Duelle

illegal-duel-taken = In diesem Duell haben schon zwei mitgemacht.
illegal-duel-not-begun = Du hast in diesem Duell noch nicht angefangen zu bauen.
illegal-duel-too-late = Deine Zeit in diesem Duell ist um.
malformed-duel = Ein Duell „{ $id }“ gibt es nicht.
malformed-pentaraduga-not-given = { $tile } gehört nicht zu den gegebenen Plättchen.
