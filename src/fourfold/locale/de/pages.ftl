### Die Seiten neben dem Tisch: Ansehen, Regeln, Aufbauen.

web-title-replay = Ansehen · Fourfold
web-title-rules = So geht es · Fourfold
web-title-setup = Aufbauen · Fourfold
web-title-analysis = Analyse · Fourfold
web-title-review = Rückblick · Fourfold
web-title-levels = Die Stufen des Computers · Fourfold

## Ansehen

web-replay-of = { $a } und { $b }
web-replay-opening = Die Partie wird geholt …
web-replay-result-draw = Unentschieden
web-replay-result-winner = { $name } gewinnt
web-replay-result-none = Noch nicht zu Ende
web-replay-step = Schritt { $step } von { $last }
web-replay-steps = Schritte der Partie
web-replay-walk = Durch die Partie gehen
web-replay-first = Zum Anfang
web-replay-back = Einen Schritt zurück
web-replay-forward = Einen Schritt vor
web-replay-last = Zum Ende
web-replay-play = Abspielen
web-replay-pause = Stopp
web-replay-began = { $name } beginnt und wählt den ersten Stein.
web-replay-began-holding = { $name } beginnt mit dem Stein in der Hand.
web-replay-told-resign = { $name } gibt auf.
web-replay-told-claim = { $name } fordert den Sieg ein: Der andere ist weggeblieben.
web-replay-told-time-up = Die Zeit ist um.
web-replay-told-wait = Die Partie wartet auf jemanden.
web-replay-told-away = Jemand ist weg.
web-replay-told-back = Alle sind wieder da.
web-replay-told-resumed = Die Partie war unterbrochen und geht weiter.
web-replay-told-takeback = { $name } ist einverstanden, und der Zug wird zurückgenommen.
web-replay-told-word = { $right ->
        [yes] { $name } ruft Quarto. Da ist eine Reihe!
       *[no] { $name } ruft Quarto, aber da ist keine Reihe.
    }
web-replay-told-other = { $name }: { $what }.
web-replay-hand = { $name } hat ihn.
web-replay-hand-empty = Niemand hat einen Stein.
web-replay-rest = Übrige Steine
web-replay-missed = { $count ->
        [one] Übersehen: { $lines } ist eine Reihe, und niemand hat gerufen.
       *[other] Übersehen: { $lines } sind Reihen, und niemand hat gerufen.
    }
web-replay-missed-some = { $count ->
        [one] Eine Reihe wurde in dieser Partie übersehen.
       *[other] { $count }-mal wurde in dieser Partie eine Reihe übersehen.
    }
web-replay-missed-none = Keine Reihe wurde übersehen.
web-replay-missed-show = Zeigen
web-replay-missed-next = Nächste zeigen
web-replay-moves = Züge
web-replay-move = { $number } { $square }: { $piece }
web-replay-move-given = { $number } …: { $piece }
web-replay-move-back = { $move }, zurückgenommen
web-replay-move-missed = { $move }, eine Reihe übersehen
# As in English
web-replay-entry-start = Start
web-replay-entry-resign = { $name } gibt auf
web-replay-entry-claim = { $name } fordert den Sieg
web-replay-entry-time = Zeit ist um
web-replay-entry-done = { $name }: nichts zu rufen
web-replay-entry-agreed = Remis vereinbart
web-replay-share = Partie teilen
web-replay-link = Link kopieren
web-replay-link-copied = Link kopiert. Er öffnet die Partie bei diesem Schritt.
web-replay-link-text = Eine Partie { $game }:
web-replay-save = Sichern …
web-replay-save-title = Diese Partie sichern
web-replay-save-picture = Bild
web-replay-save-picture-hint = Wie es am Ende steht.
web-replay-save-svg = Als SVG
web-replay-save-png = Als PNG
web-replay-save-record = Mitschrift
web-replay-save-record-hint = Alle Züge, zum Aufheben oder um sie hier wieder zu öffnen.
web-replay-save-text = Zum Lesen
web-replay-save-json = Für Programme
web-replay-save-failed = Das Bild ließ sich nicht machen.
web-replay-on = Ab hier weiterspielen
web-replay-on-title = Ab Schritt { $step } weiterspielen
web-replay-on-hint = Ein neuer Tisch mit dieser Stellung. Reihen, die schon fertig sind, zählen nicht mehr, nur neue.
web-replay-on-over = Hier gibt es nichts mehr zu spielen.
web-replay-on-side = Du spielst für
web-replay-on-computer = Gegen den Computer
web-replay-on-here = Zu zweit, hier
web-replay-on-friend = Mit Freunden, per Link
web-replay-to-table = Zum Tisch
web-replay-opened = Auf diesem Gerät angesehene Partien
web-replay-opened-hint = Diese öffnen sich auch ohne Verbindung.

## So geht es

web-rulebook-title = So geht Quarto
web-rulebook-lead = Zwei Leute, sechzehn Steine, ein Brett. Drei Minuten, und du kannst es.
web-rulebook-play = Losspielen
web-rulebook-print = Seite drucken
web-rulebook-pieces = Die Steine
web-rulebook-pieces-text = Jeden der sechzehn Steine gibt es einmal. Ein Stein ist hell oder dunkel, rund oder eckig, hoch oder niedrig, ohne oder mit Loch. Sie gehören niemandem: Ihr spielt beide mit allen.
web-rulebook-all = Alle sechzehn Steine
web-rulebook-pair-colour = hell oder dunkel
web-rulebook-pair-shape = rund oder eckig
web-rulebook-pair-height = hoch oder niedrig
web-rulebook-pair-top = ohne oder mit Loch
web-rulebook-turn = Ein Zug: setzen, dann geben
web-rulebook-turn-text = Deinen Stein suchst du dir nie selbst aus. Dein Gegner gibt dir einen; du setzt ihn auf ein beliebiges freies Feld. Dann wählst du den Stein, den dein Gegner setzen muss.
web-rulebook-turn-1 = Du bekommst einen Stein.
web-rulebook-turn-2 = Du setzt ihn auf ein freies Feld.
web-rulebook-turn-3 = Du wählst einen Stein und gibst ihn weiter.
web-rulebook-turn-board = Ein Brett mit vier Steinen; der neue steht auf c2.
web-rulebook-line = Was gewinnt
web-rulebook-line-text = Vier Steine nebeneinander, übereinander oder auf einer langen Diagonale, die etwas gemeinsam haben, sind eine Reihe: alle dunkel, alle mit Loch, alle niedrig … Wer sie gesetzt hat, ist egal.
web-rulebook-line-hollow = Alle vier auf der Diagonale haben ein Loch. Sonst ist nichts gleich, und das muss es auch nicht.
web-rulebook-line-tall = Alle vier in der Spalte sind hoch.
web-rulebook-line-none = Vier nebeneinander, und doch keine Reihe: Nichts ist an allen vier gleich.
web-rulebook-quiz = Sind diese vier eine Reihe?
web-rulebook-quiz-text = Was haben alle vier gemeinsam? Vielleicht stimmt mehr als eine Antwort; eine genügt.
web-rulebook-quiz-number = { $number } von { $count }
web-rulebook-quiz-group = Vier Steine, { $number } von { $count }
web-rulebook-quiz-what = Gemeinsam ist
web-rulebook-quiz-colour = Farbe
web-rulebook-quiz-shape = Form
web-rulebook-quiz-height = Höhe
web-rulebook-quiz-top = Loch
web-rulebook-quiz-nothing = Nichts
web-rulebook-quiz-right = Ja. { $why }
web-rulebook-quiz-wrong = Nicht ganz. { $why }
web-rulebook-quiz-wait = Wähle eins, dann siehst du es.
web-rulebook-quiz-next = Nächste vier
web-rulebook-quiz-again = Von vorn
web-rulebook-quiz-score = { $right } von { $count } auf den ersten Blick.
web-rulebook-quiz-why-dark = Alle vier sind dunkel, was immer sie sonst sind. Eine Reihe.
web-rulebook-quiz-why-hollow = Alle vier haben ein Loch. Farben, Formen und Höhen sind gemischt, aber eins genügt.
web-rulebook-quiz-why-none-near = Drei sind rund, drei sind hoch, drei sind hell. Drei genügen nicht: keine Reihe.
web-rulebook-quiz-why-square-short = Alle vier sind eckig, und alle vier sind niedrig. Zwei Gründe auf einmal, trotzdem eine Reihe.
web-rulebook-quiz-why-none-two = Von allem zwei und zwei: keine Reihe.
web-rulebook-quiz-why-solid = Keiner hat ein Loch. Auch kein Loch zu haben ist etwas Gemeinsames. Eine Reihe.
web-rulebook-give = Welchen Stein kannst du geben?
web-rulebook-give-text = Du hast gesetzt; jetzt gib. In zwei Zeilen fehlt noch ein Stein zur Reihe. Finde einen, der keine von beiden vollendet.
web-rulebook-give-board = In Zeile 4 stehen drei dunkle Steine, in Zeile 1 drei mit Loch.
web-rulebook-give-pieces = Steine zum Geben
web-rulebook-give-wait = Tippe auf einen Stein.
web-rulebook-give-safe = Sicher: hell und ohne Loch, also vollendet er keine der beiden.
web-rulebook-give-dark = Dein Gegner setzt ihn auf d4: vier dunkle Steine. Verloren!
web-rulebook-give-hollow = Dein Gegner setzt ihn auf d1: vier Steine mit Loch. Verloren!
web-rulebook-give-both = Dunkel und mit Loch: Dein Gegner hat die Wahl zwischen d4 und d1. Verloren!
web-rulebook-call = Du musst es sagen
web-rulebook-call-text = Von selbst gewinnt eine Reihe nicht. Jemand muss sie sehen, „Quarto!“ rufen und auf sie zeigen. Wer eine Reihe übersieht, verliert sie vielleicht an den anderen.
web-rulebook-call-1 = Du hast gesetzt
web-rulebook-call-1-who = Du darfst rufen, bevor du gibst.
web-rulebook-call-2 = Du hast gegeben
web-rulebook-call-2-who = Hast du etwas übersehen, darf jetzt dein Gegner rufen, bevor er setzt.
web-rulebook-call-3 = Der nächste Stein steht
web-rulebook-call-3-who = Die alte Reihe ist endgültig vorbei. Nur Reihen durch den neuen Stein zählen.
web-rulebook-call-false = Gerufen, und da ist keine Reihe? Alle hören es, sonst geschieht nichts. Du darfst es einmal je Zug, also schau gut hin.
web-rulebook-call-end = Wenn alle sechzehn Steine stehen, dürft ihr beide noch einmal rufen; dann ist es unentschieden.
web-rulebook-call-page = Die Seite verrät nie, ob da eine Reihe ist. Das ist ja das Spiel.
web-rulebook-variants = Andere Spielarten
web-rulebook-variants-text = Du wählst sie auf der ersten Seite, unter dem Knopf zum Spielen. Auch jede einzelne Regel lässt sich ändern.
web-rulebook-block = Vier Nachbarn im Quadrat
web-rulebook-block-board = Im Spiel für Erfahrene sind auch diese vier eine Reihe: Alle sind hell.
web-rulebook-ready = Bereit?

## Aufbauen

web-setup-title = Eine Stellung aufbauen
web-setup-lead = Tippe auf einen Stein, dann auf ein Feld. Tippe auf einen Stein auf dem Brett, um ihn zu versetzen oder wegzunehmen.
web-setup-board = Brett zum Aufbauen
web-setup-hand-none = Niemand hat einen Stein. Tippe auf einen Stein, dann hierher.
web-setup-hand-is = In der Hand: { $piece }
web-setup-hand-put = In die Hand damit: { $piece }
web-setup-pieces = Übrige Steine
web-setup-off = Wegnehmen
web-setup-clear = Leeren
web-setup-status-empty = Wähle einen Stein.
web-setup-status-lifted = { $piece }: wohin?
web-setup-status-count = { $count ->
        [one] Ein Stein auf dem Brett.
       *[other] { $count } Steine auf dem Brett.
    }
web-setup-put = Auf { $square }: { $piece }.
web-setup-taken = Weggenommen: { $piece }.
web-setup-handed = In der Hand: { $piece }.
web-setup-position = Als Text
web-setup-position-hint = Kopiere sie, oder füge eine ein: Zeilen 4 bis 1, dann der Stein in der Hand.
web-setup-not-position = Das ist keine Stellung. Sie sieht so aus: { $example }
web-setup-piece-twice = Den Stein { $piece } gibt es zweimal.
web-setup-record-pasted = Das ist eine Mitschrift. Sie steht jetzt unten; öffne sie dort.
web-setup-start = Hier anfangen
web-setup-start-title = Spielen
web-setup-with = Mit
# As in English
web-setup-with-bot = Computer
web-setup-with-friend = Freund
web-setup-with-here = Hier
web-setup-turn = { $holding ->
        [yes] Den Stein setzt
       *[no] Den nächsten Stein gibt
    }
web-setup-turn-lot = per Los
web-setup-turn-you = ich
web-setup-turn-other = der andere
web-setup-turn-first = Spieler 1
web-setup-turn-second = Spieler 2
web-setup-record-title = Eine Mitschrift ansehen
web-setup-record-lead = Füge eine Mitschrift ein oder wähle eine Datei, und sieh dir die Partie Schritt für Schritt an.
web-setup-record = Mitschrift
web-setup-record-file = Datei wählen
web-setup-record-open = Ansehen
web-setup-record-big = Diese Datei ist zu groß für eine Mitschrift.
# As in English
web-setup-record-example = 1. DQSH b2  2. LRTF c3 …
web-setup-link = Stellung aufbauen

## Links zu Analyse, Rückblick und Stufen

web-analysis-link = Stellung analysieren
# As in English
web-setup-analyse = Analyse
web-review-link = Rückblick
web-levels-link = Was von jeder Stufe zu erwarten ist
