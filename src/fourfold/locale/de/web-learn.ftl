### Die Seiten zum Lernen: Regeln, Glossar, Lektionen, Training.

web-title-learn = Lernen · Fourfold
web-title-glossary = Glossar · Fourfold
web-title-lesson = Lektion · Fourfold
web-title-train = Training · Fourfold
web-title-document = { $title } · Fourfold

## Die Übersicht

web-learn-lead = Die Regeln mit Bildern, Partien Zug für Zug erklärt, und Übung fürs Auge.
web-only-english = Diesen Text gibt es bisher nur auf Englisch.
web-learn-rules = Regeln
web-learn-age = Ab { $age } Jahren
web-learn-lessons = Lektionen
web-learn-lessons-text = Lehrpartien, Schritt für Schritt. Manchmal zweigt eine Variante ab: ein anderer Zug, und was daraus wird.
web-learn-trainers = Training
web-learn-trainers-text = Ein paar Minuten am Tag. Deine Ergebnisse bleiben auf diesem Gerät.
web-learn-glossary = Glossar
web-learn-glossary-text = Was jedes Wort bedeutet. Tippe in Texten auf ein unterstrichenes Wort, um es zu erfahren.
web-learn-to-glossary = Glossar öffnen
web-learn-play = Spielen
web-learn-more = Mehr zum Lernen
web-learn-seek = Wort suchen
web-learn-sought = { $count ->
    [0] Kein solches Wort.
    [one] { $count } Wort
   *[other] { $count } Wörter
}

## Bilder und Plätze in Worten

web-learn-figure = Eine Figur aus { $tiles } Plättchen
web-learn-place = { $direction ->
    [up] Platz { $number }, Spitze oben
    [right] Platz { $number }, Spitze rechts
    [down] Platz { $number }, Spitze unten
   *[left] Platz { $number }, Spitze links
}

## Übungen

web-learn-answers = Antworten
web-learn-choose = Wähle eine Antwort.
web-learn-right = Richtig!
web-learn-wrong = Nein. Schau noch einmal.
web-learn-yes = Ja
web-learn-no = Nein
web-learn-places-wait = { $count ->
    [one] Tippe auf den Platz. Es gibt einen.
   *[other] Tippe auf die Plätze. Es gibt { $count }.
}
web-learn-places-found = { $count ->
    [one] Such weiter.
   *[other] { $found } von { $count } gefunden.
}
web-learn-verdict-clash = Nein: Die Farben sind dort verschieden.
web-learn-verdict-rough = Nein: Die Diagonalen treffen sich nicht an den Enden.
web-learn-verdict-apart = Nein: Dort berührt es die Figur nicht.
web-learn-verdict-fits-right = Ja, es passt.
web-learn-verdict-full-right = Ja, es macht ein Quadrat.
web-learn-verdict-full-wrong = Es passt, macht aber kein Quadrat.
web-learn-verdict-twice-full-right = Ja, es macht zwei Quadrate.
web-learn-verdict-twice-full-wrong = Es passt, macht aber keine zwei Quadrate.
web-learn-verdict-double-right = Ja, es berührt zwei Plättchen.
web-learn-verdict-double-wrong = Es passt, berührt aber nur ein Plättchen.
web-learn-verdict-corner-right = Ja, ein Doppel und ein Winkel.
web-learn-verdict-corner-wrong = Es passt, berührt aber nur ein Plättchen oder macht keinen Winkel.

## Lektionen

# As in English
web-lesson-seat = { $seat ->
    [A] A
   *[B] B
}
# As in English
web-lesson-hand = Hand
web-lesson-hand-of = Hand von { $seat }
web-lesson-stock = Vorrat
web-lesson-stock-of = Vorrat von { $seat }
web-lesson-none = Nichts mehr zu legen
web-lesson-figure-of = Figur von { $seat }
web-lesson-steps = Schritte
web-lesson-step = { $step } von { $last }
web-lesson-previous = Zurück
web-lesson-next = Weiter
web-lesson-begins = Verteilung
web-lesson-line-begins = Was, wenn …
web-lesson-leave = Zurück zur Partie
web-lesson-lines = Was, wenn …
web-lesson-line-lays = { $same ->
    [yes] { $seat } legt { $tiles } woandershin
   *[no] { $seat } legt stattdessen { $tiles }
}
web-lesson-line-ends = Dann endet die Partie { $a } : { $b }
web-lesson-score = Die Partie endet { $a } : { $b }
web-lesson-play = Ab hier gegen den Computer weiterspielen
web-lesson-misprints = Druckfehler im Buch
web-lesson-misprint = Im Buch steht „{ $printed }“; lies „{ $read }“.
web-lesson-did = { $seat } ist am Zug.
web-lesson-did-lay = { $squares ->
    [0] { $count ->
        [one] { $seat } legt ein Plättchen:
       *[other] { $seat } legt { $count } Plättchen:
    }
    [one] { $count ->
        [one] { $seat } legt ein Plättchen und macht ein Quadrat:
       *[other] { $seat } legt { $count } Plättchen und macht ein Quadrat:
    }
   *[other] { $count ->
        [one] { $seat } legt ein Plättchen und macht { $squares } Quadrate:
       *[other] { $seat } legt { $count } Plättchen und macht { $squares } Quadrate:
    }
}
web-lesson-did-pass = { $seat } passt.
web-lesson-did-exchange = { $seat } tauscht ein Plättchen:
web-lesson-did-take = { $seat } nimmt ein Plättchen aus dem anderen Vorrat.
web-lesson-did-draw = { $seat } zieht nach.
web-lesson-did-capture = { $seat } erbeutet die Figur.
web-lesson-did-hand-over = { $seat } übergibt ein Plättchen:
web-lesson-did-give-all = { $seat } gibt alle übrigen Plättchen ab.
web-lesson-did-arrange = { $seat } baut.
web-lesson-did-drop = { $seat } wirft ein Plättchen ab:
web-lesson-did-stop = { $seat } stoppt.
web-lesson-did-check = { $seat } vergleicht.
web-lesson-did-surrender = { $seat } gibt auf.

## Training

web-train-fit = Im Kopf anlegen
web-train-fit-text = Dreh das Plättchen im Kopf: Wo passt es, oder wo wird es voll?
web-train-fit-fits = Auf welchen Platz passt dieses Plättchen?
web-train-fit-full = Es passt auf alle diese Plätze. Auf welchem macht es ein Quadrat?
web-train-unseen = Was fehlt noch?
web-train-unseen-text = Alle Plättchen aus fünf Farben, ohne die, die du siehst: Welches ist noch verborgen?
web-train-unseen-ask = Welches der vier Plättchen unten siehst du weder auf dem Tisch noch in deiner Hand?
web-train-hand = Deine Hand
web-train-option = { $number }: { $tile }
web-train-line = Sieh die Reihe
web-train-line-text = Quarto: ein Feld, ein Stein, vier in einer Reihe mit etwas Gemeinsamem.
web-train-line-ask = Auf welchem Feld macht dieser Stein eine Reihe?
web-train-line-board = Das Brett
web-train-how = Zehn Fragen. Die Uhr läuft, solange du überlegst, und steht, solange du eine Antwort ansiehst.
web-train-start = Los
web-train-again = Noch einmal
web-train-next = Weiter
web-train-finish = Zum Ergebnis
web-train-number = Frage { $number } von { $count }
# As in English
web-train-seconds = { $seconds } s
web-train-tap = Tippe auf ein Feld.
web-train-tap-or-key = Tippe auf eine Antwort, oder drücke 1 bis 4.
web-train-wrong = Nein. Die richtige Antwort ist markiert.
web-train-result = { $right } von { $count } richtig, { $seconds } Sekunden je Frage.
web-train-last = Letztes Mal { $right } von { $count }
web-train-plot = Ergebnisse der letzten { $count ->
    [one] Runde
   *[other] { $count } Runden
}; Bestwert: { $best } richtig
web-train-plot-right = Richtige Antworten
web-train-plot-time = Sekunden je Frage
web-train-table = Als Tabelle
web-train-when = Wann
web-train-of = { $right } von { $count }
