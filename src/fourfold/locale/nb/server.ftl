### Det serveren svarer.

illegal-not-your-seat = Plass { $seat } er ikke din.
illegal-not-your-table = Du sitter ikke ved dette bordet.
illegal-running-position = Dette er en stilling fra et spill du holder på med. Analyser den når spillet er slutt.
illegal-running-hand = Dette er flisene dine i et spill du holder på med. Spør igjen når spillet er slutt.
illegal-running-duel = Dette er flisene dine i en duell. Spør igjen når du har levert figuren din.
illegal-set-up-anybody = Et spill fra en oppsatt stilling er for venner, datamaskinen eller to ved samme skjerm. Inviter en venn, eller spill fra begynnelsen.
illegal-set-up-not-agreed = Dette spillet begynner fra en oppsatt stilling, og den som satte den opp, kan kjenne de skjulte flisene dine. Si at du er med på det, eller be om et annet spill.
illegal-spectators-watch = Tilskuere ser bare på.
illegal-foreign-origin = Denne forespørselen kom fra et annet nettsted.
illegal-old-rules = Dette spillet ble spilt etter eldre regler; du kan se på det, men ikke spille videre.
illegal-no-answer = Søket kom ikke helt til ende. Spør igjen.
illegal-unavailable = Databasen kan ikke nås akkurat nå. Prøv igjen om litt.
illegal-only-to-look-at = Dette er et referat: Du kan se på det, men ikke spille det.
illegal-table-full = Dette spillet har nådd { $most } handlinger, det meste et bord tar. Gi opp, eller begynn et nytt spill.
illegal-too-many = Det var for mye på én gang. Prøv igjen om { $seconds ->
        [one] { $seconds } sekund
       *[other] { $seconds } sekunder
    }.

malformed-no-review = Spill i { $game } kan ikke gjennomgås ennå, bare de i quarto.
malformed-name = Et navn må ha minst én bokstav.
malformed-level = Det finnes ikke noe nivå «{ $level }»; det finnes: { $expected }.
malformed-table = Det finnes ikke noe bord «{ $id }».
malformed-stored = Denne versjonen av Fourfold kan ikke lese hele spillet. Ingenting går tapt. { $problem }
malformed-invitation = Denne invitasjonen fører ingen steder.
malformed-link = Denne lenken er brukt eller for gammel.
malformed-address = Det er ingenting på { $path }.
malformed-too-long = Det er for langt: Det leses høyst { $most } byte.
malformed-content-type = Forventet et innhold av typen application/json.
malformed-hello = Forventet først en «hello».
malformed-protocol = Denne siden er utdatert. Last den på nytt.

## Oppgaver og dueller

illegal-duel-taken = To har allerede vært med i denne duellen.
illegal-duel-not-begun = Du har ikke begynt å bygge i denne duellen.
illegal-duel-too-late = Tiden din i denne duellen er ute.
malformed-duel = Det finnes ingen duell «{ $id }».
malformed-pentaraduga-not-given = { $tile } er ikke blant flisene som er gitt.
