### Spielen im Terminal.

terminal-title = Fourfold · Quarto
terminal-welcome = Sechzehn Steine, jeder hell oder dunkel, hoch oder niedrig, rund oder eckig, ohne oder mit Loch. Du setzt den Stein, den dein Gegner dir gibt, dann suchst du ihm den nächsten aus. Vier in einer Reihe, die etwas gemeinsam haben, gewinnen – aber nur, wenn du rufst.

## Namen, wenn niemand einen genannt hat

terminal-person-a = Spieler A
terminal-person-b = Spieler B
terminal-person = Spieler

## Anfangen

terminal-choose-opponent = Wer spielt?
terminal-resume = Die angefangene Partie weiterspielen
terminal-opponent-computer = Gegen den Computer
terminal-opponent-person = Zu zweit an dieser Tastatur
terminal-choose-level = Wie stark soll der Computer spielen?
terminal-choose-rules = Nach welchen Regeln?
terminal-start-keys = ↑ ↓ wählen   Enter weiter   Esc zurück oder beenden   ? Spielregeln
terminal-go-on = Es gibt eine angefangene Partie. Möchtest du sie weiterspielen?
terminal-too-small = Der Tisch braucht 80 × 24 Zeichen. Bitte mach das Fenster größer.

## Was zu tun ist

terminal-to-give = { $name }: Welcher Stein für { $other }? { $piece }?
terminal-to-place = { $name }: Setz den Stein ({ $piece }).
terminal-to-close = { $name }: Alle Steine stehen. Ruf QUARTO!, oder sag, dass du fertig bist.
terminal-thinking = { $name } denkt nach …
terminal-pointing = Ist das deine Reihe, { $line }?
terminal-nothing-full = Durch den letzten Stein geht keine volle Reihe; ältere zählen nicht mehr.
terminal-false-call = { $name } hat gerufen, aber das ist keine Reihe.
terminal-undone = Zurückgenommen.
terminal-hand = { $name } hat
terminal-call-where = Geh auf das Feld, das deine Reihe vollendet, dann ruf.
terminal-shared = { $line }: { $shared }.
terminal-overlooked = Das hat niemand gesehen: { $lines }.

## Fragen

terminal-resign = { $name }, gibst du wirklich auf?
terminal-draw = { $other }, { $name } bietet Unentschieden an. Einverstanden?
terminal-draw-declined = { $name } spielt weiter.
terminal-leave = Diese Partie verlassen und eine andere anfangen?

## Dateien

terminal-written = Die Mitschrift liegt in { $path }.
terminal-not-written = { $path } ließ sich nicht schreiben: { $why }.
terminal-set-aside = Die angefangene Partie liegt in { $path }.
terminal-not-saved = Die Partie ließ sich nicht in { $path } speichern: { $why }.
malformed-opponent = „{ $text }“ ist kein Gegner; erwartet wird ein Mensch (person) oder eine Stufe des Computers, eines von: { $expected }.
malformed-save-data = Das ist keine gespeicherte Partie: { $problem }.
malformed-save-format = Das ist keine gespeicherte Partie von uns: Ihr Format ist „{ $found }“, erwartet wird „{ $expected }“.

## Tasten

terminal-key-yes = y: ja
terminal-key-no = n: nein
# As in English
terminal-key-call = q: QUARTO!
terminal-key-undo = u: zurück
terminal-key-help = ?: Hilfe
terminal-key-quit = Ctrl-Q: Ende
terminal-key-go-on = p: weiter
terminal-key-give-choose = ←↑↓→, 0–f: Wahl
terminal-key-give-enter = Enter: geben
terminal-key-place-choose = ←↑↓→, a1…: Wahl
terminal-key-place-enter = Enter: setzen
terminal-key-close-enter = Enter: fertig
terminal-key-pointing-choose = ←↑↓→: andere Reihe
terminal-key-pointing-enter = Enter: rufen
terminal-key-pointing-escape = Esc: lieber nicht
terminal-key-over-enter = Enter: neue Partie
terminal-key-over-w = w: Mitschrift sichern

## Hilfe

terminal-help-turn = Setz deinen Stein auf ein freies Feld: Pfeile oder b2, dann Enter; oder klicken. Dann wähle einen für den Gegner: Pfeile oder Ziffer, dann Enter; oder klicken.
terminal-help-line = Vier waagerecht, senkrecht oder schräg mit { $shared ->
        [1] einem gemeinsamen Merkmal
       *[other] { $shared } gemeinsamen Merkmalen
    } sind eine Reihe.
terminal-help-features = Nur das zählt: { $features }.
terminal-help-squares = Auch vier im Quadrat aus 2×2.
terminal-help-auto = Eine Reihe gewinnt sofort.
terminal-help-call-after = Eine Reihe gewinnt nur, wenn du rufst (q): gleich nachdem du sie vollendet hast.
terminal-help-call-before = Eine Reihe gewinnt nur, wenn du rufst (q), bevor du setzt: Geh auf das Feld, das sie vollendet, dann ruf.
terminal-help-late-opponent = Was du übersiehst, darf dein Gegner rufen, sobald er den nächsten Stein hat; danach gilt es nicht mehr.
terminal-help-late-either = Was du übersiehst, dürfen beide rufen (q; wer gerade gegeben hat: Q), bis der nächste Stein steht; danach gilt es nicht mehr.
terminal-help-late-none = Was du übersiehst, ist nichts wert.
terminal-help-false-refuse = Du darfst einmal je Zug rufen, also schau zweimal hin.
terminal-help-false-forfeit = Wer falsch ruft, hat verloren, also schau zweimal hin.
terminal-help-time = Ein Zug dauert höchstens { $seconds } Sekunden.
terminal-help-pieces = Hohe Steine haben drei Zeilen, runde runde Seiten; dunkle sind gefüllt, ein ○ oben ist ein Loch. Ein Punkt zeigt den letzten Stein. L hell, D dunkel, R rund, Q eckig, T hoch, S niedrig, F ohne Loch, H mit Loch.
terminal-help-keys =
    q / !   QUARTO! rufen      u  zurücknehmen       =  Remis anbieten
    n       neue Partie        r  aufgeben           p  Pause, weiter
    Ctrl-Q  beenden            w  Mitschrift         Esc  schließen

    Eine angefangene Partie bleibt beim Beenden erhalten.
