### Det, serveren svarer.

illegal-not-your-seat = Plads { $seat } er ikke din.
illegal-not-your-table = Du sidder ikke ved dette bord.
illegal-spectators-watch = Tilskuere ser kun på.
illegal-foreign-origin = Denne forespørgsel kom fra et andet websted.
illegal-old-rules = Dette spil blev spillet efter ældre regler; du kan se på det, men ikke spille videre.
illegal-no-answer = Søgningen nåede ikke til ende. Spørg igen.
illegal-unavailable = Databasen kan ikke nås lige nu. Prøv igen om lidt.
illegal-only-to-look-at = Dette er et referat: det kan ses, ikke spilles.
illegal-too-many = Det var for meget på én gang. Prøv igen om { $seconds ->
        [one] { $seconds } sekund
       *[other] { $seconds } sekunder
    }.

malformed-no-review = Spil i { $game } kan ikke gennemgås endnu, kun dem i quarto.
malformed-name = Et navn skal have mindst ét bogstav.
malformed-level = Der er intet niveau »{ $level }«; der er: { $expected }.
malformed-table = Der er intet bord »{ $id }«.
malformed-invitation = Denne invitation fører ingen steder hen.
malformed-link = Dette link er brugt eller for gammelt.
malformed-address = Der er intet på { $path }.
malformed-too-long = Det er for langt: der læses højst { $most } bytes.
malformed-content-type = Forventede et indhold af typen application/json.
malformed-hello = Forventede først et »hello«, og kun ét.
malformed-protocol = Siden taler version { $version } af protokollen, serveren version { $ours }. Genindlæs siden.

## Opgaver og dueller

illegal-duel-taken = To har allerede deltaget i denne duel.
illegal-duel-not-begun = Du er ikke begyndt at bygge i denne duel.
illegal-duel-too-late = Din tid i denne duel er gået.
malformed-duel = Der er ingen duel »{ $id }«.
malformed-pentaraduga-not-given = { $tile } er ikke blandt de fliser, der er givet.
