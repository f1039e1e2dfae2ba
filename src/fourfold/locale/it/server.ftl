### Le risposte del server.

illegal-not-your-seat = Il posto { $seat } non è tuo.
illegal-not-your-table = Non siedi a questo tavolo.
illegal-running-position = Questa è una posizione di una partita che stai giocando. Analizzala quando la partita sarà finita.
illegal-running-hand = Queste sono le tue tessere in una partita che stai giocando. Chiedi di nuovo quando la partita sarà finita.
illegal-running-duel = Queste sono le tue tessere in un duello. Chiedi di nuovo quando avrai consegnato la figura.
illegal-set-up-anybody = Da una posizione composta si gioca con un amico, contro il computer o in due sullo stesso schermo. Invita un amico, o gioca dall’inizio.
illegal-set-up-not-agreed = Questa partita comincia da una posizione composta, e chi l’ha composta forse conosce le tue tessere nascoste. Conferma che accetti, o chiedi un’altra partita.
illegal-spectators-watch = Gli spettatori guardano soltanto.
illegal-foreign-origin = Questa richiesta viene da un altro sito.
illegal-old-rules = Questa partita segue regole più vecchie; si può rivedere, ma non continuare.
illegal-no-answer = La ricerca non è arrivata in fondo. Chiedi di nuovo.
illegal-unavailable = In questo momento il database non è raggiungibile. Riprova tra poco.
illegal-only-to-look-at = Questa è una registrazione: si guarda, non si gioca.
illegal-table-full = Questa partita è arrivata a { $most } azioni: un tavolo non ne accetta di più. Abbandona, o comincia una nuova partita.
illegal-too-many = Troppo in una volta. Riprova tra { $seconds ->
        [one] { $seconds } secondo
       *[other] { $seconds } secondi
    }.

malformed-no-review = Per { $game } la revisione non c’è ancora, solo per Quarto.
malformed-name = Un nome ha almeno una lettera.
malformed-level = Non c’è un livello «{ $level }»; ci sono: { $expected }.
malformed-table = Non c’è un tavolo «{ $id }».
malformed-stored = Questa versione di Fourfold non riesce a leggere tutta la partita. Niente va perso. { $problem }
malformed-invitation = Questo invito non porta da nessuna parte.
malformed-link = Questo link è già usato o troppo vecchio.
malformed-address = Non c’è nulla a { $path }.
malformed-too-long = È troppo lungo: si leggono al massimo { $most } byte.
malformed-content-type = Atteso un contenuto di tipo application/json.
malformed-hello = Atteso prima «hello».
malformed-protocol = Questa pagina non è aggiornata. Ricaricala.

## Problemi e duelli

illegal-duel-taken = A questo duello partecipano già in due.
illegal-duel-not-begun = In questo duello non hai cominciato a costruire.
illegal-duel-too-late = Il tuo tempo in questo duello è scaduto.
malformed-duel = Non c’è un duello «{ $id }».
malformed-pentaraduga-not-given = { $tile } non è tra le tessere date.
