### Det serveren svarer.

illegal-not-your-seat = Plass { $seat } er ikke din.
illegal-not-your-table = Du sitter ikke ved dette bordet.
illegal-spectators-watch = Tilskuere ser bare på.
illegal-foreign-origin = Denne forespørselen kom fra et annet nettsted.
illegal-old-rules = Dette spillet ble spilt etter eldre regler; du kan se på det, men ikke spille videre.
illegal-no-answer = Søket kom ikke helt til ende. Spør igjen.
illegal-unavailable = Databasen kan ikke nås akkurat nå. Prøv igjen om litt.
illegal-only-to-look-at = Dette er et referat: Du kan se på det, men ikke spille det.
illegal-too-many = Det var for mye på én gang. Prøv igjen om { $seconds ->
        [one] { $seconds } sekund
       *[other] { $seconds } sekunder
    }.

malformed-no-review = Spill i { $game } kan ikke gjennomgås ennå, bare de i quarto.
malformed-name = Et navn må ha minst én bokstav.
malformed-level = Det finnes ikke noe nivå «{ $level }»; det finnes: { $expected }.
malformed-table = Det finnes ikke noe bord «{ $id }».
malformed-invitation = Denne invitasjonen fører ingen steder.
malformed-link = Denne lenken er brukt eller for gammel.
malformed-address = Det er ingenting på { $path }.
malformed-too-long = Det er for langt: Det leses høyst { $most } byte.
malformed-content-type = Forventet et innhold av typen application/json.
malformed-hello = Forventet først en «hello», og bare én.
malformed-protocol = Siden snakker versjon { $version } av protokollen, serveren versjon { $ours }. Last siden på nytt.

## Oppgaver og dueller

illegal-duel-taken = To har allerede vært med i denne duellen.
illegal-duel-not-begun = Du har ikke begynt å bygge i denne duellen.
illegal-duel-too-late = Tiden din i denne duellen er ute.
malformed-duel = Det finnes ingen duell «{ $id }».
malformed-pentaraduga-not-given = { $tile } er ikke blant flisene som er gitt.
