### Quello che dice ogni tavolo, qualunque sia il gioco.

## Giocatori

# As in English
computer-name = Computer { $level }

## Rifiuti

illegal-game-over = La partita è finita.
illegal-seat-empty = La partita comincia quando i due posti sono occupati.
illegal-paused = La partita è in pausa.
illegal-waiting = La partita aspetta che ci siano entrambi i giocatori.
illegal-not-paused = La partita non è in pausa.
illegal-not-due = Il tempo non è ancora scaduto.
illegal-too-late = Troppo tardi: il tempo è scaduto.
illegal-clock-only = Questo può farlo solo l’orologio.
illegal-not-your-turn = Non è il tuo turno: tocca a { $seat }.
illegal-still-playing = La partita è ancora in corso.
illegal-asked-already = È già stato chiesto.
illegal-refused-already = È stato rifiutato; richiedilo dopo la prossima mossa.
illegal-asked-otherwise = Questa richiesta non è più valida. Rispondi a quella di adesso.
illegal-questions-used = In questa partita hai già fatto { $most } richieste. Non puoi farne altre.
illegal-pauses-used = In questa partita hai già avuto { $most } pause. Non puoi chiederne altre.
illegal-nothing-asked = Non c’è nulla a cui rispondere.
illegal-nothing-to-take-back = Non c’è una mossa da ritirare; ciò che è annunciato o mostrato non si ritira.
illegal-not-away = Il tuo avversario non è assente.
illegal-clock-decides = Ora non puoi reclamare la vittoria: se il tuo avversario non torna, decide l’orologio.
illegal-not-waiting-yourself = Tocca a te. Potrai reclamare la vittoria quando la partita aspetterà il tuo avversario.
illegal-known-already = Questo si sa già.
illegal-seat-taken = Il posto { $seat } è occupato.
illegal-name-empty = Per giocare serve un nome.
illegal-lost-too-much = Non possono essersi persi { $lost } ms: ne sono passati solo { $most }.
illegal-out-of-sequence = L’evento { $seq } è fuori sequenza: il prossimo è { $expected }.
illegal-before-last-event = Un evento alle { $at } non può seguirne uno alle { $last }.
illegal-unknown-act = Il tavolo non conosce { $act }.

## Testi illeggibili

malformed-no-ray = Ray non è installato; lo installa «pip install fourfold[ray]».
malformed-ray-form = «{ $address }» non può essere un cluster Ray; atteso per esempio 10.0.0.1:6379, o local.
malformed-ray-address = Nessuno risponde a «{ $address }»: { $why }.
malformed-data = Lettura impossibile ({ $part }): { $problem }.
malformed-unknown = Lettura impossibile ({ $part }): «{ $text }» non va; atteso: { $expected }.
malformed-game = Non c’è un gioco «{ $name }»; ci sono: { $expected }.
malformed-preset = Non ci sono regole «{ $name }»; ci sono: { $expected }.
malformed-mixed = Un incontro di più giochi comincia con { $first }, non con { $game }.
malformed-no-set-up = Una partita di { $game } non può cominciare a metà.
malformed-option = «{ $text }» non è un’opzione; atteso NAME=VALUE con uno di: { $expected }.
malformed-option-value = «{ $text }» non va; atteso: { $expected }.
malformed-record-format = Non è una registrazione nostra: il formato è «{ $found }», atteso «{ $expected }».
malformed-record-version = «{ $text }» non è una versione delle regole; atteso un numero.
malformed-record-tag = Etichetta sconosciuta [{ $tag } …]; attesa una di: { $expected }.
malformed-record-tag-value = Etichetta [{ $tag } …]: { $problem }
malformed-record-tag-form = Riga { $line }, colonna { $column }: attesa un’etichetta come [A "Ann"], nelle righe prima delle mosse.
malformed-record-tag-twice = L’etichetta [{ $tag } …] c’è due volte.
malformed-record-token = Riga { $line }, colonna { $column }: «{ $token }» non si legge; attesa una mossa.
malformed-record-place = Riga { $line }, colonna { $column }, «{ $token }»: { $problem }
malformed-record-who = Di’ chi: A:{ $token } o B:{ $token }.
malformed-record-act = «{ $act } ({ $detail })» non si legge; atteso: { $expected }.
malformed-record-slow = Per leggere questa registrazione servono più di { $limit } secondi. Accorciala e riprova.
malformed-record-event = L’evento { $event } non è possibile: { $problem }
malformed-record-time = L’evento { $event } viene prima di quello precedente.
malformed-record-outcome = La registrazione dice che finisce «{ $said }», ma finisce «{ $found }».
malformed-date = «{ $text }» non è una data; atteso per esempio 2026-01-31T18:00:00Z.

## Come finiscono le partite

outcome-resigned = { $winner } vince: { $loser } abbandona.
outcome-absent = { $winner } vince: { $loser } non ha ripreso posto.
outcome-agreed = Pareggio di comune accordo.
outcome-time = { $winner } vince: { $loser } ha esaurito il tempo.
