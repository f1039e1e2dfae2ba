### Pentaraduga.

## Testi illeggibili

malformed-pentaraduga-tile = «{ $text }» non è una tessera; attesi i colori sinistro, grande, destro, con i piccoli vicini al grande nell’arcobaleno, come oRo o oRv.
malformed-pentaraduga-tile-twice = La tessera { $tile } c’è due volte.
malformed-pentaraduga-direction = «{ $text }» non è una direzione; atteso В П Н Л, o U R D L.
malformed-pentaraduga-placement = «{ $text }» non è un posto; attesi una tessera, una direzione e la cella in basso a sinistra, come oRoU@0,0.
malformed-pentaraduga-too-many = { $count } tessere sono troppe; al massimo { $most }.
malformed-pentaraduga-no-tiles = Non ci sono tessere; attesa una mano come oRo rOr yOr.
malformed-pentaraduga-goal = «{ $text }» non è uno scopo; atteso: { $expected }.
malformed-pentaraduga-problem = «{ $text }» non è un problema; atteso un tipo ({ $expected }), o un id come squares-3 o squares-0000002a.
malformed-pentaraduga-count-frames = Le cornici migliori non si possono contare: le tessere da usare sono libere.
malformed-pentaraduga-match = Un incontro ha almeno una partita, di almeno un gioco.
malformed-pentaraduga-overlap = { $placement } coprirebbe { $other }.
malformed-pentaraduga-notation = «{ $word }» non è una tessera con il suo posto; attesi una tessera, la direzione della punta, lettere per il posto più in alto, a destra, in basso o a sinistra e le tessere che tocca, come rOrLL, rOrRyOr o rOrLL.
malformed-pentaraduga-several = «{ $word }» ha più posti: { $places }.
malformed-pentaraduga-nowhere = «{ $word }» non va da nessuna parte{ $count ->
        [0] .
       *[other] ; { $tile } va qui: { $places }.
    }
malformed-pentaraduga-remark = «{ $word }» non tocca { $other }.
malformed-pentaraduga-ending = «{ $word }» non è un altro finale; deve cominciare con una tessera del primo, o essere lettere per l’ultima tessera.
malformed-pentaraduga-at = Tessera { $number }: { $problem }
malformed-pentaraduga-word = «{ $text }» non è una mossa; attese tessere con i loro posti come oRoU@0,0, o uno di: { $expected }.
malformed-pentaraduga-bare-word = Di’ a che cosa si riferisce «{ $word }», tra parentesi di seguito.
malformed-pentaraduga-deal-text = «{ $text }» non è una distribuzione; atteso chi comincia e le tessere dei due giocatori, come «A: oRo rOr / yOr yOy», ed eventualmente i sorteggi dopo un’altra barra.
malformed-pentaraduga-deal = Una distribuzione comprende tutte le { $count } tessere, ciascuna una volta, metà per giocatore.
malformed-census-name = Non c’è un censimento «{ $name }»; atteso uno di: { $expected }.
malformed-census-file = { $path } non è un certificato; attese righe di testo compresse.
malformed-census-other = { $path } non è un certificato di { $expected }, ma di «{ $name }».
malformed-census-line = «{ $line }» non è una voce; attesi una mano, quante sono come lei, quanto valgono e i posti di una figura, come «000090 2 1 rOrU@0,0 yOyD@0,-1».
malformed-census-entry = Voce { $number }: { $problem }
malformed-census-twice = La mano { $hand } c’è due volte.
malformed-census-hand = { $hand } non è tra le mani di questo censimento.
malformed-census-hands = Secondo la voce sta per { $hands } mani, ma quelle come lei sono { $expected }.
malformed-census-tiles = La figura è di { $tiles }; la mano è { $hand }.
malformed-census-value = Secondo la voce la figura vale { $value }, in realtà { $counted }.
malformed-census-best = Secondo la voce vale al massimo { $value }, ma la ricerca ha trovato { $found }: { $places }.
malformed-census-missing = Manca la mano { $hand }.
malformed-census-total = Le voci stanno per { $total } mani; ce ne sono { $expected }.

## Rifiuti

illegal-pentaraduga-not-in-hand = { $tile } non è nella tua mano.
illegal-pentaraduga-stock-empty = Non restano tessere da prendere.
illegal-pentaraduga-covered = { $tile } coprirebbe un’altra tessera.
illegal-pentaraduga-apart = { $tile } deve toccare la figura con un lato.
illegal-pentaraduga-clash = { $tile } lì non combacia: i colori sono diversi.
illegal-pentaraduga-rough = { $tile } lì non combacia: le sue diagonali finiscono accanto alle altre.
illegal-pentaraduga-not-full = { $tile } lì non fa un quadrato; serve una tessera piena.
illegal-pentaraduga-no-protest = A questo tavolo arbitra il computer; ciò che è contro le regole viene rifiutato.
illegal-pentaraduga-nothing-wrong = Non c’è nulla contro cui protestare.
illegal-pentaraduga-no-such-act = «{ $act }» adesso non si può fare.

## Immagini, per chi non le vede

pentaraduga-picture = { $tiles ->
    [0] Nessuna tessera
   *[other] Una figura di { $tiles } { $tiles ->
        [one] tessera
       *[other] tessere
    }, { $squares ->
        [0] nessun quadrato
        [one] { $squares } quadrato
       *[other] { $squares } quadrati
    }
}
pentaraduga-picture-tile = La tessera { $tile }: { $left }, { $big } grande, { $right }
pentaraduga-colour-red = rosso
pentaraduga-colour-orange = arancione
pentaraduga-colour-yellow = giallo
pentaraduga-colour-green = verde
pentaraduga-colour-blue = blu
pentaraduga-colour-violet = viola

## Costruire dietro un paravento: Quadrati, Quados, Cornici

illegal-pentaraduga-arrangement = Le tessere non possono stare così. { $problem }
illegal-pentaraduga-too-fast = Hai spostato le tue tessere { $most } volte in un secondo; aspetta un attimo, poi invia come stanno.
illegal-pentaraduga-stopped = { $seat } ha detto stop prima. Ora costruisce solo l’altro, e non si scambia più nulla.
illegal-pentaraduga-nobody-stopped = Nessuno ha ancora detto stop; fallo prima di segnare o confrontare i risultati.
illegal-pentaraduga-exchanging = Uno scambio è in corso: niente stop finché anche { $seat } non scarta una tessera.
illegal-pentaraduga-exchanged = C’è un solo scambio per partita, ed è già fatto.
illegal-pentaraduga-dropped = Hai scartato una tessera; { $seat } deve ancora scartarne una per te.
illegal-pentaraduga-no-figure = Questo risultato non si può segnare: le tessere devono fare una sola figura, e in Quadrati e Quados servono tutte.
illegal-pentaraduga-always-checked = Qui nessuno si arrende: le figure si confrontano sempre.
illegal-pentaraduga-begin-first = Di’ prima che cominci: il tuo tempo corre da allora.
illegal-pentaraduga-choose-first = { $seat } deve ancora scegliere quale figura si amplia.
illegal-pentaraduga-original-moved = { $tile } è della figura che si amplia, e resta dov’è.
## Giochi con figure proprie

illegal-pentaraduga-count = Qui si { $expected ->
    [one] posa una tessera
   *[other] posano { $expected } tessere
} alla volta.
illegal-pentaraduga-not-double = { $tile } lì tocca una tessera sola; deve toccarne due.
illegal-pentaraduga-no-corner = { $tile } lì non fa gomito: il suo lato corto deve stare contro la fine di un lato lungo.
illegal-pentaraduga-no-ring = Queste tessere non fanno un anello: ne servono quattro intorno a una cella vuota.
illegal-pentaraduga-wait = Devi aspettare: ora gioca { $seat }.
illegal-pentaraduga-stocks-left = Tutte le tessere si cedono solo quando le due riserve sono vuote.
illegal-pentaraduga-hand-full = Hai { $count } tessere; si completa solo una mano più piccola.
illegal-pentaraduga-no-prize = Non hai un premio da prendere: è per { $count } tessere di fila senza pescare, che la tua riserva non può sostituire, mentre quella dell’avversario ha una tessera.
illegal-pentaraduga-prize-first = Hai fatto la tua mossa: prendi il premio, o passa.
illegal-pentaraduga-kept = La prima tessera della tua riserva spetta a { $seat }, che ha vinto un premio.
illegal-pentaraduga-no-wait = Adesso non devi aspettare l’avversario.
illegal-pentaraduga-hurried = Il minuto corre già.
illegal-pentaraduga-no-such-move = Una mossa è una tessera della tua mano, una tessera che sta in una figura, o prima l’una e poi l’altra.
illegal-pentaraduga-not-twice-full = { $tile } lì deve fare due quadrati: dove sta è già piena.
illegal-pentaraduga-untouched = { $tile } deve toccare la tessera che hai appena posato.
illegal-pentaraduga-same-place = { $tile } sta già lì.
illegal-pentaraduga-splits = Senza { $tile } la sua figura andrebbe in pezzi.
illegal-pentaraduga-stock-left = Puoi passare solo quando la tua riserva è vuota; muovi o scambia.
illegal-pentaraduga-hand-empty = Non hai tessere in mano.
illegal-pentaraduga-no-full-prize = Non hai un premio da prendere: è per un’ultima tessera posata piena.
illegal-pentaraduga-only-complex = Tocca a { $seat }; in mezzo può venire solo una mossa complessa.
illegal-pentaraduga-shielded = { $seat } ha una mossa che non si può intercettare.
illegal-pentaraduga-claimed = { $what ->
    [move] Hai cominciato una mossa: posa una tessera della tua mano.
    [exchange] Hai cominciato uno scambio: scambia una tessera, o prendine una.
   *[take] Hai cominciato una presa: prendi una tessera.
}
illegal-pentaraduga-locked = { $what ->
    [exchange] { $seat } ha cominciato uno scambio; aspetta che finisca.
    [take] { $seat } ha cominciato una presa; aspetta che finisca.
   *[move] { $seat } ha cominciato una mossa; aspetta che finisca.
}
## Catture e Allungo

illegal-pentaraduga-barred = Hai lasciato scadere la prenotazione; ora agisce prima l’avversario.
illegal-pentaraduga-no-claim = { $what ->
    [exchange] Adesso non si può prenotare uno scambio.
    [move] Adesso non si può prenotare una mossa.
   *[take] In questo gioco si prenota solo una mossa o uno scambio.
}
illegal-pentaraduga-no-exchange = { $need ->
    [full] Non si scambia durante una serie di piene.
    [start] Non si scambia prima che l’inizio sia posato.
    [replay] Non si scambia nel recupero.
   *[other] Adesso non si può scambiare.
}
illegal-pentaraduga-no-take = Si prende senza dare solo con una tessera in mano e la riserva vuota.
illegal-pentaraduga-must-exchange = Puoi passare solo quando la riserva dell’avversario è vuota; posa una tessera, o scambiane una.
illegal-pentaraduga-start-more = { $laid } { $laid ->
    [one] tessera non basta
   *[other] tessere non bastano
} per la figura iniziale.
illegal-pentaraduga-start-claims = { $tile } lì non si può posare: una figura iniziale comincia in mezzo, e le due tessere di un giocatore si toccano.
illegal-pentaraduga-start-reach = { $tile } lì non si può posare: la tessera ricevuta sta contro la linea dalla parte dell’avversario, senza giallo sulla linea, e una delle tue la tocca dalla tua parte.
illegal-pentaraduga-start-reach-plus = { $tile } lì non si può posare: una figura iniziale comincia sopra la linea, contro di essa, e ha due tessere per parte.
illegal-pentaraduga-not-yellow = { $tile } non ha giallo; cedi una tessera che ne ha, o scambia.
illegal-pentaraduga-full-elsewhere = { $tile } altrove può essere piena, quindi va posata lì.
illegal-pentaraduga-intercept-full = Non è il tuo turno: si intercetta solo con una tessera piena, e { $tile } lì non fa un quadrato.

## Partite di studio

malformed-training-file = Non è la registrazione di una partita di studio; atteso un oggetto, o uno con un elenco «records».
malformed-training-game = «{ $name }» con { $set } tessere non è un gioco di Pentaraduga; atteso il nome del libro o uno di: { $expected }.
malformed-training-deal = Le mani, le riserve e le figure prima del primo evento devono essere tutte le { $count } tessere, ciascuna una volta.
malformed-training-prefigures = Le figure prima del primo evento devono essere senza difetti, e appartenere ad A o B in un gioco con figure proprie.
malformed-training-key = Manca «{ $key }».
malformed-training-type = «{ $type }» non è un evento di questo gioco, o non adesso.
malformed-training-number = La mossa { $number } non può essere la prossima di { $seat }: A ha i numeri dispari, B i pari, e l’ultimo era { $last }.
malformed-training-figure = Non c’è una figura «{ $name }»; atteso: { $expected }.
malformed-training-untaken = { $seat } deve ancora prendere { $tiles }.
malformed-training-unfinished = La registrazione finisce, ma la partita no.
malformed-training-remark = Un’osservazione deve essere un oggetto.
malformed-training-remark-late = Un’osservazione viene dopo { $at } eventi; ce ne sono solo { $count }.
malformed-training-differs = { $what ->
    [hand] La mano distribuita
    [tiles] Le tessere pescate o prese
    [refusal] Il tipo di passo
    [start] L’inizio di una figura
    [source] Da dove viene la tessera
    [owner] Di chi era la tessera
    [figure] La figura
    [mark] Se fa un quadrato
    [reach] L’arrivo alla meta
    [finish] La fine
    [intercept] L’intercettazione
    [give] Le tessere cedute
    [give_to] La tessera in fondo alla riserva
    [take_from] La tessera in cima alla riserva
    [take] Il nome dell’azione
    [stage] La fase dello scambio totale
    [collect] Le tessere prese dallo scambio
    [squares] I quadrati
    [violations] Le infrazioni
    [count_all] I posti della tessera
    [count_full] I posti dove la tessera è piena
    [count_double] I posti dove la tessera è doppia
    [has_full] Se la tessera può essere piena
    [count] I gomiti
    [left] Le tessere rimaste
    [points] I punti
    [score] Il punteggio
   *[other] { $what }
}: la registrazione dice { $said }, secondo le regole è { $found }.

## Come finiscono le partite

outcome-played = Tutte le mosse sono fatte, e i punti sono contati.
outcome-checked = Le due figure sono confrontate.
outcome-checked-even = Le due figure valgono lo stesso: vince chi è stato più veloce.
outcome-extended = La figura ampliata è contata.
outcome-surrendered = { $loser } si arrende e non vede l’altra figura.
outcome-interrupted = Entrambi hanno passato; ciascuno riceve un punto per ogni tessera rimasta all’altro.
outcome-replay-time = Il tempo del recupero è scaduto, e i punti sono contati.

## I livelli del computer

level-pentaraduga-1 = Principiante
level-pentaraduga-about-1 = Fa con calma e molto gli sfugge.
level-pentaraduga-2 = Giocatore
level-pentaraduga-about-2 = Vede quasi tutti i posti, e non ha fretta.
level-pentaraduga-3 = Maestro
level-pentaraduga-about-3 = Rapido, vede tutto e pensa avanti.

## Lezioni

malformed-pentaraduga-unsound = Una partita non può cominciare così: «{ $part }» non si accorda con il resto della distribuzione.
malformed-pentaraduga-middle = Una partita non può cominciare da qui: è finita, o si sta ampliando una figura.
malformed-pentaraduga-covered-figure = Qui una figura è coperta, e le sue tessere non si possono pescare di nuovo. Comincia da una mossa precedente, o tieni le stesse tessere nascoste.
malformed-lesson-at = { $id } parla di ciò che viene dopo { $at } mosse; ce ne sono solo { $count }.
malformed-lesson-texts = Il commento a { $id } in «{ $language }» ha i titoli { $found }; atteso: { $expected }.
lesson-fulls-1 = Piene, partita 1: serie di piene
lesson-fulls-2 = Piene, partita 2: nessuna mossa per cominciare
lesson-fulls-3 = Piene, partita 3: la trappola alla fine
lesson-squares-1 = Quadrati, mano 1: un bluff
lesson-squares-2 = Quadrati, mano 2: chi dice stop per primo
lesson-squares-3 = Quadrati, mano 3: si confronta
lesson-claims-1 = Catture, partita 1: si cattura una figura
lesson-claims-2 = Catture, partita 2: scambi
lesson-reach-v1 = Allungo, prima variante: intercettazioni, e la meta
lesson-reach-v2 = Allungo, seconda variante: finire prima dell’altro
lesson-reach-v3 = Allungo, terza variante: un’altra piena
lesson-reach-v4 = Allungo, quarta variante: un pareggio
lesson-reach-v5 = Allungo, quinta variante: il secondo arriva alla meta
lesson-doubles-1 = Doppie, partita 1: lo scambio totale
lesson-doubles-2 = Doppie, partita 2: tre premi
lesson-doubles-4 = Doppie, partita 4: otto a zero
lesson-rings-1 = Anelli, partita 1: si chiude un anello
lesson-rings-2 = Anelli, partita 2: un anello per cominciare
lesson-steals-1 = Furti, la partita di studio
lesson-steals-problem = Furti, il problema: dieci a zero
