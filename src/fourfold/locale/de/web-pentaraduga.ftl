### Die Tische von Pentaraduga im Browser.

## Der Tisch, auf dem die Plättchen liegen

web-field-larger = Größer
web-field-smaller = Kleiner
web-field-fit = Alles zeigen
web-field-turn = Plättchen drehen
web-figure = { $whose ->
        [mine] Deine Figur
        [other] Die Figur von { $name }
       *[common] Die Figur
    }
web-tile = { $left }, groß { $big }, { $right }
web-tile-closed = ein verdecktes Plättchen
web-place = { $mark ->
        [none] Platz { $name }
        [full] Platz { $name }, voll
        [twice-full] Platz { $name }, doppelt voll
        [ring] Platz { $name }, Ring
        [reach] Platz { $name }, reicht weit genug
       *[other] Platz { $name }, { $mark }
    }
web-count = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
web-squares = { $count ->
        [0] Kein Quadrat
        [one] { $count } Quadrat
       *[other] { $count } Quadrate
    }
# Quadrate auf der Mittellinie zählen für niemanden.
web-squares-sides = Quadrate: { $mine } auf deiner Seite, { $other } auf der anderen
web-hand-of = Die Plättchen von { $name }
web-stock-of = Der Vorrat von { $name }.
web-stock-count = { $count ->
        [0] Er ist leer.
        [one] Ein Plättchen.
       *[other] { $count } Plättchen.
    }
web-stock-open = Offen: { $tiles }.
web-captured = { $count ->
        [0] Nichts erbeutet
        [one] { $count } Quadrat erbeutet
       *[other] { $count } Quadrate erbeutet
    }
web-curtain = Jetzt ist { $name } dran: Gib das Gerät weiter.
web-curtain-open = Plättchen zeigen

## Was man tun kann

web-actions = Aktionen
web-act-exchange = Plättchen tauschen
web-act-hand-over = Plättchen übergeben
web-act-knock = { $what ->
        [exchange] Tausch ansagen
        [take] Nehmen ansagen
       *[move] Zug ansagen
    }
web-act-knock-about = Dann kann niemand dazwischenkommen, und du hast eine Minute.
web-act-take = Plättchen nehmen
web-act-draw = Plättchen ziehen
web-act-capture = Figur erbeuten
web-act-rotate = Herumdrehen
web-act-rotate-not = So lassen
web-act-give-all = Alle abgeben
web-act-hurry = Uhr starten
web-act-pass = { $replaying ->
        [yes] Hier aufhören
       *[no] { $need ->
                [capture] Nicht erbeuten
                [accept] Annehmen
               *[any] Passen
            }
    }
web-act-protest = Einspruch!
web-lay-done = Das ist mein Zug
web-lay-back = { $count ->
        [one] Zurücknehmen
       *[other] Alle zurücknehmen
    }

## Was gefragt ist

web-status-its-place = { $finger ->
        [yes] Tippe auf seinen Platz. Ein zweites Tippen legt es.
       *[no] Wähle seinen Platz.
    }
web-status-lay-on = Wähle das nächste Plättchen dieses Zuges.
web-status-lay-or-on = Beende den Zug, oder wähle noch ein Plättchen dafür.
web-status-lay-done = Beende den Zug, oder nimm die Plättchen zurück.
web-status-lay-nowhere = So geht es nicht weiter. Nimm die Plättchen zurück und fang anders an.
# Das gewählte Plättchen lässt sich nicht legen; vielleicht liegen schon andere, vielleicht kann man es tauschen.
web-status-no-place = { $laid ->
        [yes] Für dieses Plättchen ist jetzt kein Platz. Wähle ein anderes, oder nimm die Plättchen zurück.
       *[no] { $exchange ->
                [yes] Für dieses Plättchen ist kein Platz. Wähle ein anderes, oder tausche es.
               *[no] Für dieses Plättchen ist kein Platz. Wähle ein anderes.
            }
    }
web-status-no-cut = Mit diesem Plättchen kannst du nicht dazwischengehen.
web-status-anywhere = Tippe dorthin, wo das Plättchen liegen soll, und tippe es an, um es zu legen.
web-status-cut-in = { $name } ist dran. Du darfst dazwischengehen.
web-status-meant-exchange = Welches Plättchen gibst du her?
web-status-meant-hand-over = Welches Plättchen übergibst du?
web-penta-status = { $phase ->
        [over] Die Partie ist zu Ende.
        [start] { $who ->
                [you] Leg die ersten Plättchen.
                [here] { $name }, leg die ersten Plättchen.
               *[other] { $name } beginnt …
            }
        [add] { $who ->
                [you] Leg deine Plättchen an die Startfigur.
                [here] { $name }, leg deine Plättchen an die Startfigur.
               *[other] { $name } legt an die Startfigur an …
            }
        [hand-over] { $who ->
                [you] Gib deinem Gegner ein Plättchen mit Gelb.
                [here] { $name }, gib deinem Gegner ein Plättchen mit Gelb.
               *[other] { $name } wählt ein Plättchen für dich …
            }
        [rotate] { $who ->
                [you] Dreh die Startfigur herum, oder lass sie so.
                [here] { $name }, dreh die Startfigur herum, oder lass sie so.
               *[other] { $name } betrachtet die Startfigur …
            }
        [any] { $who ->
                [you] Du bist dran.
                [here] { $name }, du bist dran.
               *[other] { $name } ist dran …
            }
        [full] { $who ->
                [you] Antworte mit einem vollen Plättchen.
                [here] { $name }, antworte mit einem vollen Plättchen.
               *[other] { $name } sucht ein volles Plättchen …
            }
        [capture] { $who ->
                [you] Du darfst die Figur erbeuten.
                [here] { $name }, du darfst die Figur erbeuten.
               *[other] { $name } darf die Figur erbeuten …
            }
        [accept] { $who ->
                [you] Das letzte Plättchen liegt. Nimm es an, oder erhebe Einspruch.
                [here] { $name }, nimm das letzte Plättchen an, oder erhebe Einspruch.
               *[other] { $name } betrachtet das letzte Plättchen …
            }
        [give] { $who ->
                [you] Gib ein Plättchen für das, das du genommen hast.
                [here] { $name }, gib ein Plättchen für das, das du genommen hast.
               *[other] { $name } gibt ein Plättchen …
            }
        [replay-any] { $who ->
                [you] Jetzt spielst du allein weiter: ein beliebiges Plättchen.
                [here] { $name }, du spielst allein weiter: ein beliebiges Plättchen.
               *[other] { $name } spielt allein weiter …
            }
        [replay-full] { $who ->
                [you] Jetzt spielst du allein weiter: ein volles Plättchen.
                [here] { $name }, du spielst allein weiter: ein volles Plättchen.
               *[other] { $name } braucht ein volles Plättchen …
            }
        [lock-move] { $who ->
                [you] Du hast den Zug angesagt: Leg dein Plättchen.
                [here] { $name }, du hast den Zug angesagt.
               *[other] { $name } hat den Zug angesagt …
            }
        [lock-exchange] { $who ->
                [you] Du hast einen Tausch angesagt: Wähle ein Plättchen.
                [here] { $name }, du hast einen Tausch angesagt.
               *[other] { $name } tauscht ein Plättchen …
            }
        [lock-take] { $who ->
                [you] Du hast Nehmen angesagt: Wähle ein Plättchen, das in einer Figur liegt.
                [here] { $name }, du hast Nehmen angesagt.
               *[other] { $name } nimmt ein Plättchen …
            }
        [opening] { $who ->
                [you] Leg deine Startfigur aus zwei Plättchen.
                [here] { $name }, leg deine Startfigur aus zwei Plättchen.
               *[other] { $name } legt eine Startfigur …
            }
        [race] { $who ->
                [here] { $name }, du bist dran.
               *[other] Leg, so schnell du magst. Niemand wartet.
            }
        [stage-answer] { $who ->
                [you] Alle Plättchen wechseln die Hand. Mach deine letzten Züge, dann gib deine ab.
                [here] { $name }, mach deine letzten Züge, dann gib deine Plättchen ab.
               *[other] { $name } macht die letzten Züge …
            }
        [stage-rest] { $who ->
                [you] Spiel, was du bekommen hast, dann gib den Rest zurück.
                [here] { $name }, spiel, was du bekommen hast, dann gib den Rest zurück.
               *[other] { $name } spielt deine Plättchen …
            }
        [stage-last] { $who ->
                [you] Die letzten Plättchen: Leg, was du kannst.
                [here] { $name }, die letzten Plättchen: Leg, was du kannst.
               *[other] { $name } legt die letzten Plättchen …
            }
       *[move] { $who ->
                [you] Du bist dran.
                [here] { $name }, du bist dran.
               *[other] { $name } ist dran …
            }
    }

## Legen durch Tippen

web-typed = Plättchen und Platz
web-typed-open = Platz eingeben
web-typed-lay = Legen
web-typed-close = Schließen
# Die Beispiele bleiben, wie sie sind: Die Seite liest diese Buchstaben in jeder Sprache.
web-typed-help = Etwa rOrL oder oRoU, oder mit Kästchen: oRoU@0,0.
web-typed-unreadable = „{ $text }“ ist kein Platz; erwartet werden ein Plättchen, wohin seine Spitze zeigt und vielleicht weitere Buchstaben, etwa rOrL, oRoU oder oRoU@0,0.
web-typed-not-now = { $tile } kann jetzt nicht gelegt werden.
web-typed-several = „{ $text }“ hat mehrere Plätze: { $places }.
web-typed-nowhere = { $count ->
        [0] Für { $tile } ist jetzt kein Platz.
       *[other] „{ $text }“ ist kein Platz dafür; { $tile } passt hier: { $places }.
    }
web-typed-cell = Nenne auch die Richtung von { $tile } und das Kästchen unten links, etwa { $tile }В@0,0.
web-typed-covered = Dort liegt ein anderes Plättchen.

## Bauen hinter dem Sichtschirm

web-count-faults = { $count } Fehler
web-screen = { $noticed ->
        [stopped] { $name } hat gestoppt und die Figur zugedeckt.
        [open] { $name } baut offen weiter.
        [dropped] { $name } hat ein Plättchen für dich abgeworfen.
        [waiting] { $name } wartet.
        [hidden] { $name } zeigt die Figur nicht.
       *[building] { $name } baut hinter dem Sichtschirm.
    }
web-act-begin = Plättchen zeigen
web-act-stop = Stopp!
web-act-check = Vergleichen
web-act-mark = Ergebnis vormerken
web-act-keep = Meine behalten
web-act-drop = Plättchen tauschen
web-act-surrender = Aufgeben
web-act-extend = Selbst weiterbauen
web-act-extend-other = Der andere baut weiter
web-building-drop-which = Welches Plättchen gibst du her?
web-building-best = Die beste Figur aus diesen Plättchen
web-building-status = { $phase ->
        [over] Die Partie ist zu Ende.
        [extending] Leg alle anderen Plättchen an deine Figur.
        [extended] { $name } baut weiter …
        [choosing] Deine Figur hat gewonnen. Baust du mit allen Plättchen weiter, oder soll { $name } weiterbauen?
        [chosen] { $name } wählt, wer weiterbaut …
        [waiting] { $name } baut …
        [begin] { $mine }, deine Plättchen sind noch verdeckt. Deine Zeit läuft, sobald du sie siehst.
        [in-turn] { $mine }, bau deine Figur, dann stopp. Die Uhr läuft.
        [dropped] { $name } muss dir ein Plättchen für deins geben. Bis dahin kann niemand stoppen.
        [answering] { $name } hat ein Plättchen für dich abgeworfen. Gib eins von deinen.
        [stopped] Du hast gestoppt. { $name } hat nur noch wenig Zeit …
        [open] { $name } hat zuerst gestoppt! Mach deine Figur fertig, dann vergleiche.
       *[building] { $game ->
                [frames] Bau einen Rahmen um ein möglichst großes Loch. Stopp, wenn er gut ist.
               *[other] Bau aus allen deinen Plättchen eine Figur mit möglichst vielen Quadraten. Stopp, wenn sie gut ist.
            }
    }

## Was geschehen ist

web-told-lay = { $count ->
        [one] { $name } legt { $tiles }.
       *[other] { $name } legt { $count } Plättchen: { $tiles }.
    }
web-told-exchange = { $known ->
        [yes] { $name } tauscht { $tile }.
       *[no] { $name } tauscht ein Plättchen.
    }
web-told-hand-over = { $known ->
        [yes] { $name } übergibt { $tile }.
       *[no] { $name } übergibt ein Plättchen.
    }
web-told-drop = { $known ->
        [yes] { $name } wirft { $tile } ab.
       *[no] { $name } wirft ein Plättchen ab.
    }
web-told-knock = { $what ->
        [exchange] { $name } sagt einen Tausch an.
        [take] { $name } sagt Nehmen an.
       *[move] { $name } sagt den Zug an.
    }
web-told-begin = { $name } fängt an zu bauen.
web-told-rotate = { $half ->
        [yes] { $name } dreht die Startfigur herum.
       *[no] { $name } lässt die Startfigur, wie sie ist.
    }
web-told-extend = { $own ->
        [yes] { $name } baut an der eigenen Figur weiter.
       *[no] { $name } lässt den anderen weiterbauen.
    }
web-told-stop = { $name } hat zuerst gestoppt!
# Der Einspruch war berechtigt; was er kostet, hängt vom Spiel ab.
web-told-protest = { $game ->
        [fulls] { $name } erhebt zu Recht Einspruch: Das Plättchen geht zurück, und { $name } darf ein beliebiges legen.
        [doubles] { $name } erhebt zu Recht Einspruch: Die falschen Plättchen und die Hand des anderen kommen in den Vorrat von { $name }.
        [rings] { $name } erhebt zu Recht Einspruch: Die falschen Plättchen und die Hand des anderen kommen in den Vorrat von { $name }.
        [steals] { $name } erhebt zu Recht Einspruch: Der Zug wird zurückgenommen, und { $name } ist am Zug.
       *[other] { $name } erhebt zu Recht Einspruch: Das Plättchen geht zurück und wird getauscht, und { $name } darf ein beliebiges legen.
    }
web-told-hurry = { $name } startet die Uhr.
web-told-capture = { $name } erbeutet die Figur.
web-told-give-all = { $name } gibt alle Plättchen ab.
web-told-pass = { $name } passt.
web-told-take = { $name } nimmt ein Plättchen.
web-told-draw = { $name } zieht nach.
web-told-mark = { $name } merkt ein Ergebnis vor.

## Was sich vereinbaren lässt

web-preset = Regeln
web-preset-pentaraduga-book = Wie im Buch
web-preset-pentaraduga-beginners = Für Einsteiger
web-rules-changed = Nicht ganz wie im Buch
web-option-aids = Der Tisch zeigt
web-option-aids-full = Plätze, auch volle
web-option-aids-places = Plätze
web-option-aids-none = nichts
web-option-referee = Schiedsrichter ist
web-option-referee-server = der Tisch
web-option-referee-players = jeder selbst
web-option-referee-about = Wenn die Spieler selbst aufpassen, gilt auch ein Regelverstoß, falls der Gegner nicht vor dem nächsten Zug Einspruch erhebt.
web-option-deal = Verteilt wird
web-option-deal-random = zufällig
web-option-deal-fair = gleich gut
web-option-deal-about = Gleich gute Hände unterscheiden sich nur in den Farben.
web-option-interception = Dazwischengehen
web-option-interception-on = erlaubt
web-option-interception-off = nicht erlaubt
web-option-always-check = Verglichen wird
web-option-always-check-on = immer
web-option-always-check-off = außer jemand gibt auf
web-option-opening-limit = Zeit für den Anfang
web-option-opening-limit-none = Unbegrenzt
web-option-replay-limit = Zeit für den Alleingang
web-option-replay-limit-none = Unbegrenzt
web-option-unplaced-bonus = Übrige Plättchen
web-option-unplaced-bonus-off = zählen nichts
web-option-unplaced-bonus-on = zählen für den Ersten
web-option-move-time-none = Unbegrenzt
web-rule-aids-places = Der Tisch zeigt Plätze, aber nicht, welche voll sind.
web-rule-aids-none = Der Tisch hilft nicht.
web-rule-referee-players = Die Spieler passen selbst auf: Erhebe rechtzeitig Einspruch.
web-rule-deal-fair = Beide haben gleich gute Plättchen.
web-rule-interception-off = Niemand geht dazwischen.
web-rule-at-once-off = Nacheinander statt beide zugleich.
web-rule-unplaced-bonus-on = Übrige Plättchen zählen für den Ersten.
web-rule-move-time-set = { $seconds } Sekunden je Zug.
