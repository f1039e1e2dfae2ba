### Die Seite im Browser.

web-name = Fourfold
web-home = Zu den Spielen
web-skip = Zum Inhalt
web-navigation = Fourfold
web-close = Schließen
web-yes = Ja
web-no = Nein
web-you = du
web-nobody = noch niemand
web-somebody = Jemand
web-default-name = Gast
web-player-a = Spieler 1
web-player-b = Spieler 2

## Seitentitel

web-title-home = Fourfold
web-title-table = Am Tisch · Fourfold
web-title-join = Eine Einladung · Fourfold
web-title-device = Dein Platz · Fourfold
web-title-games = Meine Partien · Fourfold
web-title-nowhere = Nicht gefunden · Fourfold

## Wenn etwas nicht geht

web-nowhere = Unter dieser Adresse gibt es nichts.
web-page-offline = Diese Seite ließ sich nicht laden. Vielleicht fehlt die Verbindung.
web-try-again = Noch einmal
web-reload = Neu laden
web-try-now = Versuchen
web-refused-offline = Der Server ist nicht erreichbar. Gibt es eine Verbindung?
web-refused-other = Das hat nicht geklappt ({ $code }).
web-opening = Der Tisch wird geöffnet …
web-waits-for-server = Diese Partie wartet auf den Server. Sie öffnet sich, sobald es eine Verbindung gibt.
web-connection-lost = Verbindung verloren. Gleich wieder da …

## Startseite

web-game-quarto = Quarto
web-about-game-quarto = Vier in einer Reihe mit etwas Gemeinsamem. Du suchst aus, was dein Gegner setzt.
web-game-fulls = Volle
web-about-game-fulls = Leg Plättchen Farbe an Farbe. Wer ein Quadrat schließt, verlangt dasselbe vom anderen.
web-game-squares = Quadrate
web-about-game-squares = Bau hinter deinem Sichtschirm eine Figur aus sieben Plättchen. Die meisten Quadrate gewinnen, und jeder will zuerst stoppen.
web-game-claims = Beute
web-about-game-claims = Wie Volle, nur mit Beute: Wer eine Folge voller Plättchen beendet, bekommt die Figur mit ihren Quadraten.
# As in English
web-game-quados = Quados
web-about-game-quados = Erst Quadrate, dann baut der Sieger mit allen Plättchen von beiden weiter.
web-game-reach = Strecken
web-about-game-reach = Eine Linie teilt den Tisch. Quadrate zählen auf der eigenen Seite, und mit vollen Plättchen darfst du weitermachen oder dazwischengehen.
web-game-doubles = Doppel
web-about-game-doubles = Keine Reihenfolge: Jeder legt seine eigene Figur, so schnell er kann, und jedes Plättchen berührt zwei.
web-game-rings = Ringe
web-about-game-rings = Wie Doppel, mit Winkeln und mit Ringen aus vier Plättchen um ein leeres Kästchen.
web-game-steals = Mopsen
web-about-game-steals = Jeder hat seine eigene Figur und darf sich Plättchen aus der anderen holen.
web-game-frames = Rahmen
web-about-game-frames = Bau hinter deinem Sichtschirm einen Rahmen. Das größte Loch gewinnt.
web-game-squares-plus = Quadrate +
web-about-game-squares-plus = Quadrate mit allen vierundzwanzig Plättchen, zwölf für jeden.
web-game-claims-plus = Beute +
web-about-game-claims-plus = Beute mit allen vierundzwanzig Plättchen und einer Startfigur aus vier.
web-game-reach-plus = Strecken +
web-about-game-reach-plus = Strecken mit allen vierundzwanzig Plättchen, und neun Kästchen bis ans Ziel.
web-game-doubles-plus = Doppel +
web-about-game-doubles-plus = Doppel mit allen vierundzwanzig Plättchen und sechs auf der Hand.
web-game-rings-plus = Ringe +
web-about-game-rings-plus = Ringe mit allen vierundzwanzig Plättchen und sechs auf der Hand.
web-game-steals-plus = Mopsen +
web-about-game-steals-plus = Mopsen mit allen vierundzwanzig Plättchen und Dreierzügen.
web-games = Spiele
# As in English
web-family-pentaraduga = Pentaraduga
web-more-games = Mehr Spiele
web-ways = Mit wem?
web-play-computer = Gegen den Computer
web-play-friend = Mit Freunden, per Link
web-play-here = Zu zweit, hier
web-play-anybody = Mit irgendwem online
web-level = Wie stark der Computer spielt
web-level-is = { $level }, { $name }. { $about }
web-continue = Weiterspielen
web-finished = Zu Ende
web-my-games = Meine Partien
web-no-games = Noch keine Partien auf diesem Gerät.
web-tile-with = Mit { $name }
web-tile-here = { $a } und { $b }
web-tile-continue = Weiter
web-tile-open = Noch ist niemand da
web-tile-invite = Weiter warten

## Einstellungen

web-learn = Lernen
web-solve = Lösen
web-here-turns = Zu zweit hier: Zwischen den Zügen sind die Plättchen verdeckt.
web-here-cutting-in = Zu zweit hier: Zwischen den Zügen sind die Plättchen verdeckt, und niemand geht dazwischen.
web-here-building = Zu zweit hier: Ihr baut nacheinander, auf Zeit; wer schneller ist, gilt als Erster.
web-here-race = Zu zweit hier: Ihr zieht abwechselnd statt um die Wette.
web-from-age = Ab { $age } Jahren
web-rules-help = Regeln und Hilfe
web-how-to-play = So geht { $game }
web-settings = Einstellungen
web-your-name = Dein Name
web-theme = Aussehen
# As in English
web-theme-auto = System
web-theme-light = Hell
web-theme-dark = Dunkel
web-theme-contrast = Kontrast
web-pieces = Steine
web-pieces-wood = Holz
web-pieces-plain = Schlicht
web-palette = Farben der Plättchen
web-palette-rainbow = Regenbogen
web-palette-safe = Für Farbenblinde
web-patterns = Zeichen auf den Plättchen
web-sound = Ton
web-motion = Bewegung
web-language = Sprache
web-my-data = Meine Partien herunterladen
web-forget-me = Meine Daten löschen
web-forget-me-sure = Dein Name wird gelöscht, deine laufenden Partien werden aufgegeben, und dieser Browser wird vergessen. Beendete Partien bleiben denen, mit denen du gespielt hast, ohne deinen Namen.

## Regeln zur Auswahl

web-rules = Regeln
web-rules-are = { $custom ->
        [yes] { $name }, geändert
       *[no] { $name }
    }
web-rules-done = Fertig
web-about-international = Vier Steine in einer Reihe mit einer Gemeinsamkeit. Wer sie sieht, ruft.
web-about-beginners-1 = Hell oder dunkel, sonst ist auf nichts zu achten. Für die erste Partie.
web-about-beginners-2 = Auf zweierlei achten, wenn die erste Partie leicht war.
web-about-beginners-3 = Auf dreierlei achten; das Loch kommt zuletzt.
web-about-advanced = Auch vier Nachbarn im Quadrat gewinnen. Neun Möglichkeiten mehr, den Überblick zu verlieren.
web-about-tournament = Sechzig Sekunden zum Setzen und Geben. Ruf nur, wenn du sicher bist.
web-about-balkan = Wurde eine Reihe übersehen, gewinnt, wer von beiden zuerst ruft.
web-about-taiwan = Sag Quarto und wohin du setzen willst, bevor du setzt. Was übersehen ist, bleibt übersehen.
web-about-greek-2 = Eine Gemeinsamkeit genügt nicht, es müssen zwei sein.
web-edition = Wie ein Regelblatt es sagt
web-edition-none = Wähle eine Sprache …
web-custom = Jede Regel einzeln
web-match = Partien im Match
web-names = Namen
web-names-here = Wenn zwei an diesem Bildschirm spielen:
web-no-limit = Unbegrenzt
web-seconds = { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }
web-feature-colour = Farbe
web-feature-shape = Form
web-feature-height = Höhe
web-feature-top = Loch
web-option-features = Was zählt
web-option-shared = Wie viel vier Steine gemeinsam haben müssen
web-option-squares = Quadrate aus 2×2 zählen als Reihen
web-option-calls = Eine Reihe gewinnt
web-option-calls-players = wenn jemand ruft
web-option-calls-auto = von selbst
web-option-late-call = Bei übersehener Reihe darf rufen
web-option-late-call-opponent = der Gegner
web-option-late-call-either = jeder
web-option-late-call-none = niemand
web-option-call-when = Gerufen wird
web-option-call-when-after = nach dem Setzen
web-option-call-when-before = vor dem Setzen
web-option-point = Zum Rufen gehört
web-option-point-line = auf die Reihe zeigen
web-option-point-word = nur das Wort
web-option-false-call = Falsch rufen kostet
web-option-false-call-refuse = nichts
web-option-false-call-forfeit = die Partie
web-option-starter = Den ersten Stein gibt
web-option-starter-lot = wer ausgelost wird
web-option-starter-first = der erste Spieler
web-option-starter-loser = wer zuletzt verlor
web-option-move-time = Zeit für einen Zug

## Regeln in Worten, für alle, die sie nicht gewählt haben

web-rules-short-international = Die üblichen Regeln
web-rules-short-beginners-1 = Nur die Farbe zählt
web-rules-short-beginners-2 = Farbe und Form zählen
web-rules-short-beginners-3 = Alles außer dem Loch zählt
web-rules-short-advanced = Quadrate aus 2×2 zählen
web-rules-short-tournament = Turnier
web-rules-short-balkan = Nachträglich rufen beide
web-rules-short-taiwan = Rufen vor dem Setzen
web-rules-short-greek-2 = Zwei gemeinsame Merkmale
web-rule-features = Was zählt: { $features }.
web-rule-squares = Auch vier Nachbarn im Quadrat aus 2×2 sind eine Reihe.
web-rule-shared = { $shared ->
        [one] Eine Gemeinsamkeit macht eine Reihe.
       *[other] Eine Reihe braucht { $shared } Gemeinsamkeiten.
    }
web-rule-calls-auto = Eine Reihe gewinnt von selbst; niemand muss rufen.
web-rule-late-call-either = Wurde eine Reihe übersehen, dürfen beide rufen.
web-rule-late-call-none = Wurde eine Reihe übersehen, darf niemand mehr rufen.
web-rule-call-when-before = Ruf, bevor du setzt, und sag, wohin du setzen wirst.
web-rule-point-word = Zum Rufen genügt das Wort; niemand muss auf die Reihe zeigen.
web-rule-move-time = { $seconds ->
        [one] Eine Sekunde je Zug.
       *[other] { $seconds } Sekunden je Zug.
    }
web-rule-false-call-forfeit = Wer falsch ruft, verliert die Partie.
web-rule-starter-first = Der erste Spieler gibt den ersten Stein.
web-rule-starter-loser = Wer die letzte Partie verloren hat, gibt den ersten Stein.
web-rule-match = { $games ->
        [one] Eine Partie.
       *[other] Ein Match aus { $games } Partien.
    }

## Einladen und mitspielen

web-invite-title = Lade einen Freund ein
web-invite-hint = Schick diesen Link. Die Partie öffnet sich hier, sobald dein Freund kommt.
web-invite-game = Spiel mit mir! { $game }:
# As in English
web-link = Link
web-link-only-here = Unter dieser Adresse öffnet sich der Link nur auf diesem Computer.
web-link-serve = Für andere Geräte starte den Server mit „{ $command }“ und öffne diese Seite unter dem Namen, den dieser Computer im Netz hat.
web-qr = Der Link als QR-Code
web-copy = Link kopieren
web-copied = Kopiert.
web-share = Teilen
web-looking = Mitspieler gesucht …
web-looking-hint = Die Partie öffnet sich, sobald jemand kommt.
web-looking-long = Noch ist niemand gekommen. Du kannst weiter warten oder an diesem Tisch gegen den Computer spielen.
web-play-bot-instead = Gegen den Computer
web-invited = { $name } lädt dich ein: { $game }
web-join = Hinsetzen und spielen
web-set-up = Aufgebaute Stellung
web-set-up-known = Aufgebaute Stellung, gleiche verdeckte Plättchen
web-set-up-who = Diese Partie beginnt nicht von vorn: { $name } hat die Stellung aufgebaut.
web-set-up-drawn = Die Plättchen, die du nicht siehst, wurden neu gezogen. Niemand kennt sie.
web-set-up-known-tiles = Die verdeckten Plättchen sind dieselben wie vorher. { $name } kennt vielleicht deine Plättchen.
web-set-up-agree = Ich bin einverstanden, mit diesen Plättchen zu spielen
web-invite-over = Dieser Platz ist besetzt.
web-to-table = Zum Tisch
web-another-device = Anderes Gerät
web-move-seat-title = Auf einem anderen Gerät spielen
web-move-seat-hint = Öffne dort diesen Link, und dein Platz zieht mit um. Der Link gilt nur einmal.
web-device-title = Hier weiterspielen
web-device-hint = Dein Platz zieht auf dieses Gerät um; das andere schaut dann nur noch zu.
web-device-take = Platz nehmen
web-seat-moved = Dein Platz ist auf ein anderes Gerät umgezogen.

## Am Tisch

web-table-of = { $game }: { $a } und { $b }
web-players = Spieler
web-score = Siege
web-away = weg
web-is-away = { $name } ist weg.
web-left = { $name } ist gegangen.
web-download-record = Mitschrift herunterladen
web-awaited = { $count ->
        [one] Wir warten auf { $name }.
       *[other] Wir warten auf die Spieler.
    } { $clock ->
        [yes] Die Uhr startet, wenn beide da sind.
       *[no] Die Partie beginnt, wenn beide da sind.
    }
web-claim = Sieg einfordern
web-clock = noch { $time }
web-seconds-left = Noch { $seconds } Sekunden.
web-acts = Am Tisch
web-ask-takeback = Zurücknehmen
web-ask-draw = Remis
# As in English
web-ask-pause = Pause
web-resign = Aufgeben
web-resign-title = Aufgeben?
web-resign-sure = { $here ->
        [yes] { $name } gibt auf, und der andere gewinnt.
       *[no] Du gibst auf, und dein Gegner gewinnt.
    }
web-play-on = Weiter
web-request = { $wish ->
        [draw] { $name } bietet Unentschieden an.
        [pause] { $name } bittet um eine Pause.
       *[takeback] { $name } möchte den letzten Zug zurücknehmen.
    } { $here ->
        [yes] { $other }, einverstanden?
       *[no] Einverstanden?
    }
web-request-waiting = { $mine ->
        [yes] { $wish ->
                [draw] Du hast Unentschieden angeboten.
                [pause] Du hast um eine Pause gebeten.
               *[takeback] Du möchtest einen Zug zurücknehmen.
            } Die Antwort kommt …
       *[no] { $name } wartet auf eine Antwort.
    }
web-paused = Pause
web-resume = Weiter
web-result-won = Du gewinnst!
web-result-lost = Du verlierst.
web-result-draw = Unentschieden.
web-result-score = { $high } : { $low }
web-result-winner = { $name } gewinnt!
web-match-game = Partie { $number } von { $count }
web-match-score = Das Match bisher: { $a } { $scoreA }, { $b } { $scoreB }.
web-match-won = { $who ->
        [you] Du gewinnst das Match, { $high } zu { $low }!
        [other] Du verlierst das Match: { $name } gewinnt es { $high } zu { $low }.
       *[name] { $name } gewinnt das Match, { $high } zu { $low }!
    }{ $even ->
        [yes] {" "}Bei Gleichstand entscheidet die zuletzt gewonnene Partie.
       *[no] {""}
    }
web-match-drawn = Das Match ist unentschieden: { $a } { $scoreA }, { $b } { $scoreB }.
web-match-another = Noch ein Match
web-watching = Du schaust zu.
web-watch-next = Zur nächsten Partie
web-rematch = Noch einmal
web-rematch-too = Ja, noch mal!
web-rematch-waiting = Warten …
web-to-replay = Ansehen
web-replay = Ansehen
web-told-begins = { $name } beginnt.
web-act-told-join = { $name } ist da.
web-act-told-ask = { $wish ->
        [draw] { $name } bietet Unentschieden an.
        [pause] { $name } bittet um eine Pause.
       *[takeback] { $name } möchte einen Zug zurücknehmen.
    }
web-act-told-answer = { $yes ->
        [yes] { $name } ist einverstanden.
       *[no] { $name } möchte lieber nicht.
    }
web-act-told-away = { $name } ist weggegangen.
web-act-told-wait = Die Partie wartet auf { $name }.
web-act-told-back = { $name } ist da.
web-act-told-resume = { $name } macht weiter.
web-act-told-rematch = { $name } möchte noch einmal spielen.

## Quarto

web-board = Brett
web-tray = Steine zum Geben
web-square-piece = { $square }, { $piece }
web-square-empty = { $square }, leer
web-hand = { $name } hat: { $piece }
web-hand-give = Gib den gewählten Stein an { $name }
web-hand-empty = Die Hand von { $name } ist leer
web-moves = Züge
web-no-moves = Noch kein Zug.
web-move-call = { $right ->
        [yes] Quarto! { $line }
       *[no] { $name }: keine Reihe { $line }
    }
# As in English
web-call = QUARTO!
web-call-sure = Rufen
web-call-leave = Lieber nicht
web-done = Keine Reihe
web-nothing-full = Durch den zuletzt gesetzten Stein geht keine volle Reihe. Ältere Reihen zählen nicht mehr.
web-status-place = { $who ->
        [you] Setz deinen Stein.
        [here] { $name }, setz den Stein.
       *[other] { $name } setzt …
    }
web-status-give = { $who ->
        [you] Wähle einen Stein zum Geben.
        [here] { $name }, wähle einen Stein für { $other }.
       *[other] { $name } wählt einen Stein …
    }
web-status-give-sure = Noch einmal antippen, um ihn zu geben.
web-status-close = { $who ->
        [you] Alle Steine stehen. Ist da eine Reihe?
        [here] { $name }, ist da eine Reihe?
       *[other] { $name } sucht eine Reihe …
    }
web-status-thinking = { $name } denkt nach …
web-status-point-square = Wohin wirst du ihn setzen?
web-status-point-line = Tippe auf deine Reihe.
web-status-point-sure = Deine Reihe: { $line }?
web-status-sending = …
web-status-paused = Pause.
web-status-open = Warten auf den anderen Spieler.
web-status-over = Die Partie ist zu Ende.
web-told-give = { $name } gibt: { $piece }.
web-told-place = { $name } setzt auf { $square }.
web-told-call = { $line ->
        [none] { $name } ruft Quarto. Es ist eine Reihe!
       *[other] { $name } ruft Quarto: { $line }. Es ist eine Reihe!
    }
web-told-false-call = { $name } hat Quarto gerufen, aber das ist keine Reihe.
web-told-done = { $name } hat nichts zu rufen.
