### Die Befehlszeile.

cli-fourfold = Spiele, bei denen vier Dinge zusammenpassen.
cli-fourfold-examples =
    Beispiele:

    fourfold quarto play

    fourfold quarto show "0..f/..../.3../.... 9" --svg board.svg
cli-version = Zeigt die Version und endet.
cli-lang = Die Sprache; sonst die der Umgebung (FOURFOLD_LANG, LANG).
cli-quarto = Quarto: spielen, Stellungen ansehen und lösen, Mitschriften prüfen.
cli-json = Gibt JSON für Programme aus, ein Objekt je Zeile.
cli-cyrillic = Schreibt Plättchen und Richtungen in den kyrillischen Buchstaben des Buches.
cli-position = Eine Stellung wie "0..f/..../.3../.... 9": Zeilen 4 bis 1, je Stein eine Hex-Ziffer, dann der Stein in der Hand oder "-". Ein einzelnes "-" liest von der Standardeingabe eine Stellung je Zeile.
cli-preset = Die Regeln, nach denen gespielt wird; „fourfold quarto presets“ zählt sie auf.
cli-set = Ändert eine einzelne Regel, zum Beispiel squares=on oder move_time=60.
cli-os-error = { $path }: { $why }.
cli-output = Die Ausgabe
cli-unfinished = Nach { $events } Ereignissen noch nicht zu Ende.
cli-false-call = { $name } hat ohne Reihe gerufen (Ereignis { $event }).
cli-edition = Wie das Regelblatt in dieser Sprache
cli-in-hand = In der Hand: { $piece }, { $name }.

cli-play = Im Terminal spielen, zu zweit an einer Tastatur oder allein gegen den Computer.
cli-play-examples =
    Beispiele:

    fourfold quarto play --against 3

    fourfold quarto play --against person --names Ann,Bo --preset tournament
cli-play-against = Der Gegner: ein Mensch (person) oder eine Stufe des Computers, die schwächste zuerst. Fehlt die Angabe, wird gefragt.
cli-play-names = Die Namen der Spieler, mit Komma dazwischen.
cli-play-save = Wo die angefangene Partie liegt.
cli-play-new = Neu anfangen; eine angefangene Partie wird beiseitegelegt.

cli-show = Eine Stellung zeigen, als Text oder als Bild.
cli-show-examples =
    Beispiele:

    fourfold quarto show "0..f/..../.3../.... 9"

    fourfold quarto show "0..f/..../.3../.... -" --svg board.svg --theme dark

    fourfold quarto show - --json < positions.txt
cli-show-svg = Zeichnet die Stellung auch in diese SVG-Datei.
cli-show-theme = Die Farben des Bildes.
cli-show-size = Die Höhe des Bildes in Pixeln.

cli-replay = Eine Mitschrift nach den Regeln prüfen und zeigen, wie sie ausgeht.
cli-replay-examples =
    Beispiele:

    fourfold quarto replay game.txt

    fourfold quarto replay game.txt --to json > game.json
cli-replay-file = Eine Mitschrift, als Text oder als JSON; „-“ liest sie von der Standardeingabe.
cli-replay-to = Gibt die Mitschrift selbst in dieser Form aus.
cli-presets = Alle Regeln aufzählen, nach denen man spielen kann, und was sie ändern.

cli-pentaraduga = Pentaraduga: Figuren ansehen und zählen, die besten finden, Aufgaben machen, Lehrpartien nachspielen. „penta“ ist die Kurzform.
cli-figure = Eine Figur zeigen, die in Notation gegeben ist: ihre Quadrate und Fehler und ihre kürzeste Notation.
cli-figure-examples =
    Beispiele:

    fourfold pentaraduga figure "oRoU,rOrLL,oYoD,bGyR"

    fourfold penta figure "oRoU,rOrLL,oYoD,bGyR" --json

    fourfold penta figure - --json < figures.txt
cli-figure-notation = Plättchen in der Reihenfolge des Legens, mit Kommas dazwischen: ein Plättchen, wohin seine Spitze zeigt, Buchstaben für den Platz ganz oben, rechts, unten oder links, Plättchen, die es berührt; oder sein Platz, etwa oRoU@0,0. Andere Enden folgen nach „/“. Ein einzelnes „-“ liest von der Standardeingabe eine Figur je Zeile.
cli-penta-solve = Die beste Figur aus einer Hand finden und beweisen, dass es keine bessere gibt.
cli-penta-solve-examples =
    Beispiele:

    fourfold pentaraduga solve oRo rOr yOr yOy oYo gYo bGy

    fourfold pentaraduga solve oRo,rOr,yOr,yOy,oYo,gYo,bGy --free --count --json

    fourfold pentaraduga solve --goal quados --extend "rOrU,yOy,bGyL" oRo rOy
cli-penta-tiles = Die Hand: Plättchen wie oRo oder oRv, mit Leerzeichen oder Kommas dazwischen. Ein einzelnes „-“ liest von der Standardeingabe eine Hand je Zeile.
cli-penta-goal = Wovon es möglichst viel sein soll: squares (Quadrate); quados (Quadrate weniger verbaute Ecken); rings (Ringe); frame (leere Kästchen in einem Loch; dafür müssen nicht alle Plättchen gelegt werden).
cli-penta-free = Nur Figuren ohne Farbfehler und schiefe Fugen. Sonst sind diese erlaubt und kosten Punkte.
cli-penta-extend = Eine Figur in Notation, die so bleibt; die Plättchen werden an sie angelegt.
cli-penta-count = Sagt auch, wie viele beste Figuren es gibt; was durch Drehen gleich wird, zählt einmal.
cli-penta-seconds = Wie lange höchstens gesucht wird; dann kommt die bisher beste Figur mit dem Hinweis, dass sie nicht bewiesen ist. 0: so lange, wie es dauert.
cli-penta-none = { $proved ->
        [1] Aus allen diesen Plättchen gibt es keine Figur ohne Fehler.
       *[0] In dieser Zeit wurde keine Figur gefunden.
    }
cli-penta-solved = { $proved ->
        [1] Das Beste überhaupt, bewiesen in { NUMBER($seconds, maximumFractionDigits: 3) } s:
       *[0] Das Beste, was in { NUMBER($seconds, maximumFractionDigits: 0) } s zu finden war, nicht bewiesen:
    } { $goal ->
        [rings] { $rings ->
            [one] { $rings } Ring
           *[other] { $rings } Ringe
        }, { $counted ->
            [one] { $counted } Quadrat.
           *[other] { $counted } Quadrate.
        }
        [frame] ein Loch von { $hole } Kästchen, das { $counted } zählt.
       *[squares] Die Figur zählt { $counted }.
    }
cli-penta-counted = { $all ->
        [0] Mindestens { $count } Figuren sind ebenso gut.
       *[1] { $count ->
            [one] Es gibt eine solche Figur.
           *[other] Es gibt { $count } solche Figuren.
        }
    }
cli-penta-problems = Neue Aufgaben machen, oder eine davon mit ihren Lösungen zeigen.
cli-penta-problems-examples =
    Beispiele:

    fourfold pentaraduga problems

    fourfold pentaraduga problems squares+ --count 3 --difficulty 4

    fourfold penta problems quados --seed 42 --json

    fourfold penta problems squares-0000002a
cli-penta-problems-kind = squares (7 von 14 Plättchen), squares+ (12 von 24) oder quados (7 Plättchen an eine Figur aus 7); oder die Kennung einer Aufgabe, um ihre Lösungen zu sehen.
cli-penta-problems-count = Wie viele.
cli-penta-problems-seed = Womit es anfängt: jedes Mal dieselben Aufgaben. Sonst der Zufall.
cli-penta-problems-difficulty = Von 1 (leicht) bis 5 (schwer): wie selten die Lösungen sind und wie viele der Quadrate, die sich gleich anbieten, in die Irre führen. Sonst irgendeine.
cli-penta-problem = { $id }{ $difficulty ->
        [0] { "" }
       *[other] , Schwierigkeit { $difficulty } von 5
    }: { $kind ->
        [quados] { $given ->
                [start] Leg alle diese Plättchen so an diese Figur
               *[hand] Bau aus diesen Plättchen eine Figur, die { $start } zählt, und leg alle übrigen der vierzehn so an sie
            } an, dass sie { $goal } zählt (jede verbaute Ecke kostet eins){ $symmetry ->
                [none] .
                [central] {" "}und ihr Umriss nach einer halben Drehung gleich aussieht.
               *[any] {" "}und ihr Umriss symmetrisch ist.
            }
       *[squares] Bau aus allen diesen Plättchen eine Figur, die { $goal } zählt.
    }
cli-census = Herausfinden, was die beste Figur jeder möglichen Hand zählt. Unterbrochen und neu gestartet geht es weiter.
cli-census-examples =
    Beispiele:

    fourfold pentaraduga census squares

    fourfold pentaraduga census squares+ --ray local --json

    fourfold pentaraduga census squares --verify census/squares.txt.gz --samples 50
cli-census-name = Welche Hände: squares (7 der 14 Plättchen ohne Violett), squares+ (12 von allen 24; dauert Minuten) oder rings (in welchen Händen ein Ring steckt).
cli-census-output = Der Ordner für die Zertifikate, mit einer Figur für jede Hand, und für das bisher Erledigte.
cli-census-workers = Wie viele Prozesse suchen; sonst einer je Prozessorkern.
cli-census-ray = Sucht stattdessen auf dem Ray-Cluster unter dieser Adresse, etwa 10.0.0.1:6379; „local“ startet einen auf diesem Rechner.
cli-census-verify = Prüft stattdessen dieses Zertifikat: dass jede Hand einmal darin steht, jede Figur zählt, was dasteht, und neue Suchen dasselbe finden.
cli-census-samples = Wie viele Hände beim Prüfen neu gesucht werden; alle, wenn es weniger sind.
cli-census-seed = Welche Hände das sind.
cli-census-hands = { $hands } Hände aus { $size } von { $tiles } Plättchen; { $classes }, wenn Hände, die sich nur durch Farben oder Spiegeln unterscheiden, einmal zählen.
cli-census-column = { $column ->
        [score] Zählt
        [hands] Hände
        [tiles] Von
        [size] In der Hand
        [rings] Mit Ring
       *[share] Anteil
    }
cli-census-extreme = Keine Hand zählt { $end ->
        [least] weniger
       *[most] mehr
    } als { $score }; { $hands ->
        [one] eine zählt so viel:
       *[other] { $hands } zählen so viel, zum Beispiel:
    }
cli-census-question = Zählt jede Hand{ $colour ->
        [none] { "" }
       *[other] , deren Plättchen alle die Farbe { $colour } enthalten,
    } { $below } oder mehr? { $hands ->
        [0] Ja.
        [one] Nein, eine nicht:
       *[other] Nein, { $hands } nicht, zum Beispiel:
    }
cli-census-verified = { $wrong ->
        [0] Das Zertifikat stimmt: { $count } Einträge, { $solved } davon neu gesucht.
        [one] Im Zertifikat stimmt eines nicht.
       *[other] Im Zertifikat stimmen { $wrong } Dinge nicht.
    }
cli-penta-replay = Lehrpartien nach den Regeln nachspielen und sagen, wie sie enden oder wo sie gegen die Regeln verstoßen.
cli-penta-replay-examples =
    Beispiele:

    fourfold pentaraduga replay games.json

    fourfold pentaraduga replay fulls-1 --json

    fourfold pentaraduga replay - --json < games.json
cli-penta-replay-file = Eine JSON-Datei mit Lehrpartien, „-“ für die Standardeingabe, oder die Kennung einer Lehrpartie, die Fourfold mitbringt, etwa fulls-1.
cli-penta-nameless = Eine Partie ohne Kennung
cli-penta-replayed = { $name } ({ $game }): { $a }:{ $b }
cli-penta-broken = { $name } ({ $game }){ $where ->
        [event] , Ereignis { $event }
       *[end] {""}
    }: { $reason }
cli-figure-facts = { $tiles } Plättchen, { $squares ->
        [one] { $squares } Quadrat
       *[other] { $squares } Quadrate
    }{ $rings ->
        [0] { "" }
        [one] , { $rings } Ring
       *[other] , { $rings } Ringe
    }{ $clashes ->
        [0] { "" }
       *[other] , { $clashes } Farbfehler
    }{ $rough ->
        [0] { "" }
        [one] , { $rough } schiefe Fuge
       *[other] , { $rough } schiefe Fugen
    }{ $spoiled ->
        [0] { "" }
        [one] , { $spoiled } verbaute Ecke (für Quados)
       *[other] , { $spoiled } verbaute Ecken (für Quados)
    }{ $parts ->
        [0] { "" }
       *[other] , in mehreren Teilen
    }: Sie zählt { $counted }.

cli-penta-match = Zwei Stufen des Computers ein Spiel von Pentaraduga gegeneinander spielen lassen.
cli-penta-match-examples =
    Beispiele:

    fourfold pentaraduga match claims 3 1 --games 200

    fourfold penta match steals+ 2 3 --games 50 --seed 7 --json
cli-penta-match-game = Das Spiel, etwa fulls oder reach+.
cli-penta-match-level = Eine Stufe des Computers.
cli-penta-match-games = Wie viele Partien; nach jeder tauschen die Stufen die Plätze.
cli-penta-match-result = { $game }, Stufe { $first } gegen Stufe { $second }: { $wins } gewonnen, { $draws } unentschieden, { $losses } verloren von { $games } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 1) }); im Schnitt { NUMBER($own, maximumFractionDigits: 2) } : { NUMBER($other, maximumFractionDigits: 2) } Punkte; im Median { $actions } Aktionen je Partie.

cli-solve = Eine Stellung lösen: Gewinnt, verliert oder spielt unentschieden, wer den Stein hat oder einen geben muss, und wie bald?
cli-solve-examples =
    Beispiele:

    fourfold quarto solve "c..3/a.7d/.1../..f5 8" --moves

    fourfold quarto solve "c..3/a.7d/.1../..f5 -" --features colour,shape --squares --json

    fourfold quarto solve - --warm < positions.txt
cli-features = Was zählt, etwa colour,shape; sonst alles: colour,shape,height,top.
cli-squares = Auch die neun Quadrate aus 2 × 2 Feldern sind Reihen.
cli-shared = Wie viele Merkmale die vier Steine einer Reihe gemeinsam haben müssen; sonst 1.
cli-threads = Wie viele Threads suchen.
cli-memory = Wie viele Megabyte sich die Suche zum Merken von Brettern nehmen darf.
cli-solve-moves = Sagt auch, was jeder Zug wert ist.
cli-solve-warm = Mit „-“: merkt sich von einer Stellung zur nächsten, was schon herausgefunden ist.
cli-searching = { $nodes } Knoten in { $seconds } s{ $all ->
        [0] { "" }
        [1] { "" }
       *[other] , { $done } von { $all } Zügen
    } …
cli-value = { $piece ->
        [nobody] Das Brett ist voll:
        [giver] Wer jetzt gibt,
       *[other] Wer { $piece } hält,
    } { $value ->
        [win] { $plies ->
            [1] gewinnt sofort.
           *[other] gewinnt in { $plies } Halbzügen.
        }
        [loss] verliert in { $plies } Halbzügen, wenn der andere gut spielt.
       *[draw] { $piece ->
            [nobody] unentschieden.
           *[other] kann ein Unentschieden halten, aber nicht gewinnen, wenn der andere gut spielt.
        }
    }
cli-spent = { $nodes } Knoten in { $seconds } s durchsucht.
cli-grid =
    Zeilen: wohin der Stein in der Hand kommt. Spalten: welcher Stein danach gegeben wird.
    +n gewinnt in n Halbzügen, = unentschieden, -n verliert in n Halbzügen. Ein Halbzug ist Geben oder Setzen.

cli-analyse = Eine Stellung analysieren: ihr Wert, die besten Züge, und was beide danach spielen.
cli-analyse-examples =
    Beispiele:

    fourfold quarto analyse "c..3/a.7d/.1../..f5 8"
cli-one-position = Eine Stellung wie "0..f/..../.3../.... 9": Zeilen 4 bis 1, je Stein eine Hex-Ziffer, dann der Stein in der Hand oder "-".
cli-best = Die besten Züge:
cli-line = Wenn beide gut spielen:

cli-review = Auf eine Partie zurückblicken: was jeder Zug wert war, was übersehen wurde und wann sie entschieden war.
cli-review-examples =
    Beispiele:

    fourfold quarto review game.txt
cli-worth = { $value ->
        [win] Sieg
        [draw] Remis
        [loss] Niederlage
       *[unknown] ?
    }
cli-mistake = { $value ->
        [win] verschenkt den Sieg
       *[draw] verschenkt das Unentschieden
    }
cli-missed = ruft nicht: { $lines }
cli-overlooked = Niemand hat gerufen: { $lines } (Ereignis { $event }).
cli-decided = { $event ->
        [0] Der Ausgang war von Anfang an derselbe.
       *[other] Entschieden war es mit Ereignis { $event }.
    }

cli-engine = Anderen Programmen antworten, zeilenweise über Standardein- und -ausgabe (docs/engine.md).
cli-engine-examples =
    Beispiele:

    fourfold quarto engine

    quarto

    position start moves LRTF b2

    go time 1000

malformed-warm-one = --warm ist für eine Liste von Stellungen da; es gehört zu „-“ anstelle einer Stellung.

cli-match = Die Stufen des Computers gegeneinander spielen lassen und ihre Stärke messen.
cli-match-examples =
    Beispiele:

    fourfold quarto match 3 5 --games 200

    fourfold quarto match --all --games 50 --json > ratings.json
cli-match-levels = Zwei Stufen oder mehr; jede spielt gegen jede.
cli-match-all = Alle Stufen.
cli-match-games = Wie viele Partien je zwei Stufen spielen; sie geben abwechselnd den ersten Stein.
cli-match-seed = Gleicher Startwert, gleiche Partien.
cli-match-workers = Wie viele Prozesse spielen; sonst so viele, wie es Prozessoren gibt.
cli-match-result = Stufe { $first } gegen Stufe { $second }: { $wins } gewonnen, { $draws } unentschieden, { $losses } verloren; { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkte
    } von { $games }, { $elo } Elo.
cli-match-level = Stufe
cli-match-step = Schritt
cli-match-legend = Elo: null ist der Durchschnitt. Schritt: wie viel besser als die Stufe davor. Dann Punkte aus hundert Partien gegen jede Stufe. Fehlergrenzen: 95 %.
malformed-match-levels = Für ein Match braucht es zwei Stufen oder mehr, jede einmal genannt; erwartet wird etwas wie 3 5, oder --all.

malformed-language = „{ $text }“ ist keine Sprache, die wir sprechen; es gibt: { $expected }.
malformed-utf-8 = Das ist kein UTF-8-Text.
malformed-file = { $path }: { $problem }
malformed-save = Die angefangene Partie in { $path } ist nicht lesbar: { $problem } Mit --new legst du sie beiseite.
malformed-save-in-use = Die Partie in { $path } ist in einem anderen Fenster offen. Nenne mit --save eine andere Datei.
malformed-no-terminal = Zum Spielen braucht es ein Terminal.
malformed-names = „{ $text }“ sind nicht zwei Namen; erwartet wird etwas wie Ann,Bo.
malformed-svg-of-many = --svg zeichnet eine einzelne Stellung, keine Liste von der Standardeingabe.

cli-serve = Die Web-App anbieten: im Browser spielen, mit Freunden oder dem Computer.
cli-serve-examples =
    Beispiele:

    fourfold serve --open

    fourfold serve --host 0.0.0.0 --port 80 --database postgresql+asyncpg://user@host/fourfold
cli-host = Die Adresse, unter der der Server lauscht.
cli-port = Der Port, an dem er lauscht; 0 nimmt einen freien.
cli-database = Die Datenbank; sonst SQLite im Datenordner des Systems.
cli-workers = Wie viele Prozesse die Anfragen bedienen; für mehr als einen braucht es PostgreSQL und Redis.
cli-redis = Die Adresse von Redis, über das mehrere Prozesse einander wecken.
cli-proxy = Die Adresse eines Proxys vor dem Server, der mit X-Forwarded-For mitteilt, woher Anfragen kommen.
cli-limits = Wie viel Gäste tun dürfen, wo es vom Üblichen abweicht: als JSON, siehe docs/security.md.
cli-open = Öffnet die Seite in einem Browser.
cli-log-json = Schreibt das Protokoll als JSON, ein Objekt je Zeile.
cli-metrics-port = Meldet Prometheus an diesem Port, wie es dem Server geht.
cli-metrics-host = Die Adresse, unter der das gemeldet wird.
cli-serving = Fourfold ist hier: { $address }
cli-think = Den Computer eines Servers auch auf diesem Rechner nachdenken lassen.
cli-think-examples =
    Beispiel:

    fourfold think --redis redis://server.example:6379 --processes 8
cli-think-redis = Die Adresse des Redis, das die Server benutzen.
cli-think-processes = Wie viele Prozesse nachdenken; sonst einer je Prozessor.
cli-thinking = Hier wird für die Server dieses Redis nachgedacht.
malformed-redis = Das ist keine Adresse eines Redis wie redis://localhost:6379: { $why }
cli-admin = Die Datenbank pflegen.
cli-migrate = Das Schema auf den neuesten Stand bringen (der Server tut das beim Start).
cli-backup = Eine SQLite-Datenbank kopieren, während der Server läuft.
cli-backup-file = Wohin; darf es noch nicht geben.
cli-export = Alle Partien als Mitschriften ausgeben, eine je Zeile.
cli-prune = Altes löschen, während der Server läuft. Ohne Angabe, was, wird das Alte nur gezählt.
cli-prune-kinds = Was gelöscht wird: Tische, an denen nicht gespielt wurde, angefangene oder beendete Partien, Duelle, Links zu anderen Geräten, Gäste, die nirgends sitzen, Läufe des Servers; in dieser Reihenfolge unplayed, unfinished, finished, duels, links, guests, runs.
cli-older-than = Wie viele Tage es unberührt sein muss.
cli-forget = Die Daten eines Gastes löschen: den Namen und welche Partien er gespielt hat.
cli-forget-guest = Der Gast: seine Kennung, oder die Kennung eines Tisches und ein Platz, etwa 3f7dQx0aLm2c/A.
cli-count = Gäste, Tische und Ereignisse zählen.
malformed-port = An { $host }:{ $port } kann der Server nicht lauschen: { $why }.
malformed-workers = Mehrere Prozesse brauchen eine Datenbank und ein Redis, die sie sich teilen können: --database postgresql+asyncpg://… --redis redis://…
malformed-guest = Einen Gast „{ $guest }“ gibt es nicht.
malformed-exists = { $path } gibt es schon.
malformed-database = Die Datenbank lässt sich nicht öffnen: { $why }
malformed-database-taken = Ein anderer Server benutzt die Datenbank { $where } (Prozess { $pid } auf { $host }, seit { $since }). Halte ihn zuerst an, oder wähle mit --database eine andere.
malformed-database-shared = Ein anderer Server, der von diesem nichts mitbekommt, benutzt die Datenbank { $where } (Prozess { $pid } auf { $host }, seit { $since }). Halte ihn zuerst an, oder starte beide mit demselben --redis.
malformed-database-log = Die Logdatei { $path } ist beschädigt: Beim Öffnen der Datenbank { $commits ->
        [one] würde { $commits } gespeicherte Änderung
       *[other] würden { $commits } gespeicherte Änderungen
    } ({ $frames ->
        [one] { $frames } Frame
       *[other] { $frames } Frames
    }) hinter der beschädigten Stelle verloren gehen. Kopiere zuerst { $database } und { $path } an einen sicheren Ort. Setze dann eine Sicherung an ihre Stelle, oder behalte mit „fourfold admin salvage“, was lesbar ist, und gib den Rest auf.
cli-salvage = Eine SQLite-Datenbank öffnen, deren Logdatei beschädigt ist: von beiden eine Kopie behalten und die Änderungen hinter der beschädigten Stelle aufgeben. Halte zuerst den Server an.
malformed-salvage = Dieser Befehl ist nur für SQLite da.
malformed-no-database = In { $where } ist keine Datenbank von Fourfold. Nenne sie mit --database oder FOURFOLD_DATABASE.
malformed-backup = Dieser Befehl kopiert nur SQLite. Für PostgreSQL gibt es pg_dump.

cli-book = Das Eröffnungsbuch: genaue Werte aller Stellungen mit bis zu drei Steinen auf dem Brett.
cli-book-rules = Die Regeln, deren Kapitel es ist: classic, squares, beginners-1, beginners-2 oder beginners-3; ohne Angabe alle.
cli-book-build = Das Buch durch Suche erstellen. Dauert etwa eine Stunde; unterbrochen und neu gestartet geht es weiter.
cli-book-examples =
    Beispiele:

    fourfold quarto book build beginners-1

    fourfold quarto book build --output src/fourfold/quarto/books --workers 2
cli-book-output = Der Ordner für die Kapitel und für das bisher Erledigte.
cli-book-workers = Wie viele Prozesse suchen; sonst einer je Prozessorkern.
cli-book-memory = Wie viel Speicher jeder davon für seine Tabelle nehmen darf, in MB.
cli-book-verify = Das Buch prüfen: ob es vollständig ist, in sich stimmt und neue Suchen dasselbe ergeben.
cli-book-samples = Wie viele Bretter jedes Kapitels neu gesucht werden.
cli-book-seed = Welche Bretter das sind.
cli-book-wrong = { $name } stimmt nicht; die Suche ergab: { $found }
cli-book-verified = { $wrong ->
        [0] Das Buch stimmt.
        [one] Ein Brett stimmt nicht.
       *[other] { $wrong } Bretter stimmen nicht.
    }
cli-stopped = Angehalten. Was fertig ist, bleibt erhalten: Derselbe Befehl macht hier weiter.
malformed-book-rules = Ein Kapitel „{ $name }“ gibt es nicht; erwartet wird eines von: { $expected }.
