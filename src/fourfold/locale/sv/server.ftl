### Det som servern svarar.

illegal-not-your-seat = Plats { $seat } är inte din.
illegal-not-your-table = Du sitter inte vid det här bordet.
illegal-running-position = Det här är en ställning i ett parti som du spelar. Analysera den när partiet är slut.
illegal-running-hand = Det här är dina brickor i ett parti som du spelar. Fråga igen när partiet är slut.
illegal-running-duel = Det här är dina brickor i en duell. Fråga igen när du har lämnat in din figur.
illegal-set-up-anybody = Ett uppställt parti är för vänner, datorn eller två vid samma skärm. Bjud in en vän, eller spela från början.
illegal-set-up-not-agreed = Det här partiet är uppställt, och den som ställde upp det kan känna till dina dolda brickor. Säg att du går med på det, eller be om ett annat parti.
illegal-spectators-watch = Åskådare tittar bara på.
illegal-foreign-origin = Den här begäran kom från en annan webbplats.
illegal-old-rules = Det här partiet spelades efter äldre regler; du kan titta på det men inte spela vidare.
illegal-no-answer = Sökningen hann inte till slutet. Fråga igen.
illegal-unavailable = Databasen går inte att nå just nu. Försök igen om en stund.
illegal-only-to-look-at = Det här är ett protokoll: det går att titta på men inte att spela.
illegal-table-full = Det här partiet har nått { $most } handlingar, det mesta ett bord tar. Ge upp, eller börja ett nytt parti.
illegal-too-many = Det var för mycket på en gång. Försök igen om { $seconds ->
        [one] { $seconds } sekund
       *[other] { $seconds } sekunder
    }.

malformed-no-review = Partier i { $game } går inte att gå igenom än, bara de i quarto.
malformed-name = Ett namn måste ha minst en bokstav.
malformed-level = Det finns ingen nivå ”{ $level }”; det finns: { $expected }.
malformed-table = Det finns inget bord ”{ $id }”.
malformed-stored = Den här versionen av Fourfold kan inte läsa hela partiet. Inget går förlorat. { $problem }
malformed-invitation = Den här inbjudan leder ingenstans.
malformed-link = Den här länken är använd eller för gammal.
malformed-address = Det finns inget på { $path }.
malformed-too-long = Det är för långt: högst { $most } byte läses.
malformed-content-type = Innehållet ska vara av typen application/json.
malformed-hello = Först ska det komma ett ”hello”.
malformed-protocol = Sidan är för gammal. Ladda om den.

## Uppgifter och dueller

illegal-duel-taken = Två har redan varit med i den här duellen.
illegal-duel-not-begun = Du har inte börjat bygga i den här duellen.
illegal-duel-too-late = Din tid i den här duellen är ute.
malformed-duel = Det finns ingen duell ”{ $id }”.
malformed-pentaraduga-not-given = { $tile } är inte bland brickorna som är givna.
