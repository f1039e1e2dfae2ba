### Det som servern svarar.

illegal-not-your-seat = Plats { $seat } är inte din.
illegal-not-your-table = Du sitter inte vid det här bordet.
illegal-spectators-watch = Åskådare tittar bara på.
illegal-foreign-origin = Den här begäran kom från en annan webbplats.
illegal-old-rules = Det här partiet spelades efter äldre regler; du kan titta på det men inte spela vidare.
illegal-no-answer = Sökningen hann inte till slutet. Fråga igen.
illegal-unavailable = Databasen går inte att nå just nu. Försök igen om en stund.
illegal-only-to-look-at = Det här är ett protokoll: det går att titta på men inte att spela.
illegal-too-many = Det var för mycket på en gång. Försök igen om { $seconds ->
        [one] { $seconds } sekund
       *[other] { $seconds } sekunder
    }.

malformed-no-review = Partier i { $game } går inte att gå igenom än, bara de i quarto.
malformed-name = Ett namn måste ha minst en bokstav.
malformed-level = Det finns ingen nivå ”{ $level }”; det finns: { $expected }.
malformed-table = Det finns inget bord ”{ $id }”.
malformed-invitation = Den här inbjudan leder ingenstans.
malformed-link = Den här länken är använd eller för gammal.
malformed-address = Det finns inget på { $path }.
malformed-too-long = Det är för långt: högst { $most } byte läses.
malformed-content-type = Innehållet ska vara av typen application/json.
malformed-hello = Först ska det komma ett ”hello”, och bara ett.
malformed-protocol = Sidan talar version { $version } av protokollet, servern version { $ours }. Ladda om sidan.

## Uppgifter och dueller

illegal-duel-taken = Två har redan varit med i den här duellen.
illegal-duel-not-begun = Du har inte börjat bygga i den här duellen.
illegal-duel-too-late = Din tid i den här duellen är ute.
malformed-duel = Det finns ingen duell ”{ $id }”.
malformed-pentaraduga-not-given = { $tile } är inte bland brickorna som är givna.
