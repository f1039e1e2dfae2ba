### Wat de server antwoordt.

illegal-not-your-seat = Plaats { $seat } is niet van jou.
illegal-not-your-table = Je zit niet aan deze tafel.
illegal-running-position = Dit is een stelling uit een partij die je nu speelt. Analyseer die na afloop.
illegal-running-hand = Dit zijn je tegels in een partij die je nu speelt. Vraag het na afloop nog eens.
illegal-running-duel = Dit zijn je tegels in een duel. Vraag het nog eens als je je figuur hebt ingeleverd.
illegal-set-up-anybody = Een partij vanuit een opgezette stelling is voor vrienden, de computer of één scherm. Nodig een vriend uit, of speel vanaf het begin.
illegal-set-up-not-agreed = Deze partij begint met een opgezette stelling, en wie die heeft opgezet, kent misschien je verborgen tegels. Zeg dat je akkoord gaat, of vraag om een andere partij.
illegal-spectators-watch = Toeschouwers kijken alleen.
illegal-foreign-origin = Dit verzoek kwam van een andere site.
illegal-old-rules = Deze partij is met oudere regels gespeeld; je kunt die bekijken, maar niet verder spelen.
illegal-no-answer = De zoektocht kwam niet tot het einde. Vraag het nog eens.
illegal-unavailable = De database is even niet bereikbaar. Probeer het straks nog eens.
illegal-only-to-look-at = Dit is een verslag: om te bekijken, niet om te spelen.
illegal-table-full = Deze partij heeft { $most } handelingen bereikt, meer kan een tafel niet aan. Geef op, of begin een nieuwe partij.
illegal-too-many = Dat was te veel ineens. Probeer het over { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } seconden
    } nog eens.

malformed-no-review = Voor { $game } is er nog geen terugblik, alleen voor Quarto.
malformed-name = Een naam heeft minstens één letter nodig.
malformed-level = Er is geen niveau “{ $level }”; er is: { $expected }.
malformed-table = Er is geen tafel “{ $id }”.
malformed-stored = Deze versie van Fourfold kan de partij niet helemaal lezen. Er gaat niets verloren. { $problem }
malformed-invitation = Deze uitnodiging leidt nergens heen.
malformed-link = Deze link is al gebruikt of te oud.
malformed-address = Op { $path } is niets.
malformed-too-long = Dat is te lang: er worden hoogstens { $most } bytes gelezen.
malformed-content-type = Verwacht: inhoud van het type application/json.
malformed-hello = Verwacht: eerst een “hello”.
malformed-protocol = Deze pagina is verouderd. Laad de pagina opnieuw.

## Puzzels en duels

illegal-duel-taken = Aan dit duel hebben al twee spelers meegedaan.
illegal-duel-not-begun = Je bent in dit duel nog niet begonnen met bouwen.
illegal-duel-too-late = Je tijd in dit duel is om.
malformed-duel = Er is geen duel “{ $id }”.
malformed-pentaraduga-not-given = { $tile } hoort niet bij de gegeven tegels.
