### Wat elke tafel zegt, welk spel het ook is.

## Spelers

# As in English
computer-name = Computer { $level }

## Weigeringen

illegal-game-over = De partij is afgelopen.
illegal-seat-empty = De partij begint als beide plaatsen bezet zijn.
illegal-paused = De partij staat op pauze.
illegal-waiting = De partij wacht tot beide spelers er zijn.
illegal-not-paused = De partij staat niet op pauze.
illegal-not-due = De tijd is nog niet om.
illegal-too-late = Te laat: de tijd is om.
illegal-clock-only = Dat kan alleen de klok.
illegal-not-your-turn = Je bent niet aan de beurt: { $seat } is aan zet.
illegal-still-playing = De partij is nog bezig.
illegal-asked-already = Dat is al gevraagd.
illegal-refused-already = Dat is geweigerd; vraag het na de volgende zet opnieuw.
illegal-asked-otherwise = Die vraag geldt niet meer. Beantwoord wat er nu gevraagd wordt.
illegal-questions-used = Je hebt in deze partij al { $most } keer iets gevraagd. Meer vragen kan niet.
illegal-pauses-used = Je hebt in deze partij al { $most } pauzes gehad. Nog een pauze kan niet.
illegal-nothing-asked = Er valt niets te beantwoorden.
illegal-nothing-to-take-back = Er is geen zet om terug te nemen; wat geroepen of getoond is, blijft.
illegal-not-away = Je tegenstander is niet weg.
illegal-clock-decides = Je kunt de winst nu niet opeisen: als je tegenstander wegblijft, beslist de klok.
illegal-not-waiting-yourself = Jij bent aan zet. Je kunt de winst opeisen als de partij op je tegenstander wacht.
illegal-known-already = Dat is al bekend.
illegal-seat-taken = Plaats { $seat } is bezet.
illegal-name-empty = Een speler heeft een naam nodig.
illegal-lost-too-much = Er kan geen { $lost } ms verloren zijn: er is pas { $most } ms voorbij.
illegal-out-of-sequence = Gebeurtenis { $seq } is niet aan de beurt: eerst komt { $expected }.
illegal-before-last-event = Een gebeurtenis om { $at } kan niet volgen op een om { $last }.
illegal-unknown-act = De tafel kent { $act } niet.

## Teksten die niet te lezen zijn

malformed-no-ray = Ray is niet geïnstalleerd; dat doe je met “pip install fourfold[ray]”.
malformed-ray-form = “{ $address }” is geen plek voor een Ray-cluster; verwacht: iets als 10.0.0.1:6379, of local.
malformed-ray-address = Op “{ $address }” antwoordt niemand: { $why }.
malformed-data = Het deel “{ $part }” is niet te lezen: { $problem }.
malformed-unknown = Het deel “{ $part }” is niet te lezen: “{ $text }” kan niet; verwacht: { $expected }.
malformed-game = Er is geen spel “{ $name }”; er is: { $expected }.
malformed-preset = Er zijn geen spelregels “{ $name }”; er zijn: { $expected }.
malformed-mixed = Een match van meerdere spellen begint met { $first }, niet met { $game }.
malformed-no-set-up = { $game } kan niet halverwege beginnen.
malformed-option = “{ $text }” is geen optie; verwacht: NAAM=WAARDE met een van { $expected }.
malformed-option-value = “{ $text }” kan niet; verwacht: { $expected }.
malformed-record-format = Dit is geen verslag van ons: het formaat is “{ $found }”, verwacht: “{ $expected }”.
malformed-record-version = “{ $text }” is geen versie van de regels; verwacht: een getal.
malformed-record-tag = Onbekend label [{ $tag } …]; verwacht: een van { $expected }.
malformed-record-tag-value = Label [{ $tag } …]: { $problem }
malformed-record-tag-form = Regel { $line }, kolom { $column }; verwacht: een label zoals [A "Ann"], op regels vóór de zetten.
malformed-record-tag-twice = Het label [{ $tag } …] staat er twee keer.
malformed-record-token = Regel { $line }, kolom { $column }: “{ $token }” is niet te lezen; verwacht: een zet.
malformed-record-place = Regel { $line }, kolom { $column }, “{ $token }”: { $problem }
malformed-record-who = Zeg wie: A:{ $token } of B:{ $token }.
malformed-record-act = “{ $act } ({ $detail })” is niet te lezen; verwacht: { $expected }.
malformed-record-slow = Dit verslag lezen duurt langer dan { $limit } seconden. Maak het korter en probeer het nog eens.
malformed-record-event = Gebeurtenis { $event } is niet mogelijk: { $problem }
malformed-record-time = Gebeurtenis { $event } is vroeger dan die ervoor.
malformed-record-outcome = Volgens het verslag eindigde het “{ $said }”, maar het eindigt “{ $found }”.
malformed-date = “{ $text }” is geen tijdstip; verwacht: iets als 2026-01-31T18:00:00Z.

## Hoe partijen eindigen

outcome-resigned = { $winner } wint: { $loser } heeft opgegeven.
outcome-absent = { $winner } wint: { $loser } is niet teruggekomen.
outcome-agreed = Gelijkspel, in overleg.
outcome-time = { $winner } wint: { $loser } heeft geen tijd meer.
