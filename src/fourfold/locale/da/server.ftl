### Det, serveren svarer.

illegal-not-your-seat = Plads { $seat } er ikke din.
illegal-not-your-table = Du sidder ikke ved dette bord.
illegal-running-position = Dette er en stilling fra et spil, du er i gang med. Analysér den, når spillet er slut.
illegal-running-hand = Dette er dine fliser i et spil, du er i gang med. Spørg igen, når spillet er slut.
illegal-running-duel = Dette er dine fliser i en duel. Spørg igen, når du har afleveret din figur.
illegal-set-up-anybody = Et spil fra en opsat stilling spilles med venner, mod computeren eller på én skærm. Invitér en ven, eller spil fra begyndelsen.
illegal-set-up-not-agreed = Dette spil begynder fra en opsat stilling, og den, der satte den op, kender måske dine skjulte fliser. Sig, at det er i orden, eller bed om et andet spil.
illegal-spectators-watch = Tilskuere ser kun på.
illegal-foreign-origin = Denne forespørgsel kom fra et andet websted.
illegal-old-rules = Dette spil blev spillet efter ældre regler; du kan se på det, men ikke spille videre.
illegal-no-answer = Søgningen nåede ikke til ende. Spørg igen.
illegal-unavailable = Databasen kan ikke nås lige nu. Prøv igen om lidt.
illegal-only-to-look-at = Dette er et referat: det kan ses, ikke spilles.
illegal-table-full = Dette spil har nået { $most } handlinger, og flere er der ikke plads til ved et bord. Giv op, eller begynd et nyt spil.
illegal-too-many = Det var for meget på én gang. Prøv igen om { $seconds ->
        [one] { $seconds } sekund
       *[other] { $seconds } sekunder
    }.

malformed-no-review = Spil i { $game } kan ikke gennemgås endnu, kun dem i quarto.
malformed-name = Et navn skal have mindst ét bogstav.
malformed-level = Der er intet niveau »{ $level }«; der er: { $expected }.
malformed-table = Der er intet bord »{ $id }«.
malformed-stored = Denne version af Fourfold kan ikke læse hele spillet. Intet går tabt. { $problem }
malformed-invitation = Denne invitation fører ingen steder hen.
malformed-link = Dette link er brugt eller for gammelt.
malformed-address = Der er intet på { $path }.
malformed-too-long = Det er for langt: der læses højst { $most } bytes.
malformed-content-type = Forventede et indhold af typen application/json.
malformed-hello = Forventede først et »hello«.
malformed-protocol = Denne side er forældet. Genindlæs den.

## Opgaver og dueller

illegal-duel-taken = To har allerede deltaget i denne duel.
illegal-duel-not-begun = Du er ikke begyndt at bygge i denne duel.
illegal-duel-too-late = Din tid i denne duel er gået.
malformed-duel = Der er ingen duel »{ $id }«.
malformed-pentaraduga-not-given = { $tile } er ikke blandt de fliser, der er givet.
