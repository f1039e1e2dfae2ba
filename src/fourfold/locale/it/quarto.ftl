### Quarto.

## I pezzi

piece-name = { $colour ->
       *[light] chiaro
        [dark] scuro
    } { $height ->
       *[tall] alto
        [short] basso
    } { $shape ->
       *[round] rotondo
        [square] quadrato
    } { $top ->
       *[solid] pieno
        [hollow] cavo
    }

feature-colour = colore
feature-shape = forma
feature-height = altezza
feature-top = foro
# Che cosa hanno in comune i pezzi di un allineamento, quindi al plurale.
value-light = chiari
value-dark = scuri
value-round = rotondi
value-square = quadrati
value-tall = alti
value-short = bassi
value-solid = pieni
value-hollow = cavi

## Rifiuti

illegal-quarto-other-phase = { $phase ->
        [give] Prima dai un pezzo all’avversario.
        [place] Prima posa il pezzo che hai in mano.
       *[close] Tutti i pezzi sono posati: annuncia, o di’ che non c’è nulla.
    }
illegal-quarto-piece-gone = Questo pezzo non si può dare, è già in gioco: { $piece }.
illegal-quarto-square-taken = La casella { $square } è occupata: { $piece }.
illegal-quarto-calls-auto = A questo tavolo un allineamento vince da solo; nessuno annuncia.
illegal-quarto-call-points-nowhere = Indica l’allineamento che intendi.
illegal-quarto-call-squares = Un annuncio indica quattro caselle diverse.
illegal-quarto-call-after-placing = A questo tavolo prima si posa e poi si annuncia.
illegal-quarto-called-already = In questo turno hai già annunciato.
illegal-quarto-no-call-now = Adesso non puoi annunciare.

## Testi illeggibili

malformed-quarto-piece = «{ $text }» non è un pezzo; attesa una cifra esadecimale 0–f, o quattro lettere, una per ogni coppia L/D, R/Q, T/S, F/H.
malformed-quarto-square = «{ $text }» non è una casella; atteso da a1 a d4.
malformed-quarto-line = «{ $text }» non è un allineamento; attesi due estremi come a3-d3, o quattro caselle.
malformed-quarto-position-fields = Posizione «{ $text }»: attesi la plancia, uno spazio e il pezzo in mano o «-».
malformed-quarto-position-ranks = Plancia «{ $text }»: attese 4 righe separate da «/», trovate { $found }.
malformed-quarto-position-rank = Riga { $rank } della plancia, «{ $text }»: attese 4 caselle, trovate { $found }.
malformed-quarto-position-digit = «{ $text }» in { $square } non è un pezzo; attesa una cifra esadecimale 0–f o «.».
malformed-quarto-piece-twice = Il pezzo { $piece } è sulla plancia due volte: { $first } e { $second }.
malformed-quarto-hand-placed = Il pezzo in mano, { $piece }, è già sulla plancia: { $square }.
malformed-quarto-features = Le caratteristiche devono essere una o più di queste, ciascuna una volta: { $expected }.
malformed-quarto-shared = Un allineamento non può avere { $shared } caratteristiche in comune dove { $features ->
        [one] ne conta una sola
       *[other] ne contano solo { $features }
    }.
malformed-quarto-full = In «{ $text }» non resta nulla da giocare.
malformed-quarto-starter = «{ $text }» non può cominciare; atteso A o B.
malformed-detail = «{ $word }» non vuole nulla tra parentesi, trovato «({ $detail })».
malformed-memory = Una tabella di { $megabytes } MB non entra nella memoria di questa macchina.

## Il motore

malformed-engine-command = «{ $text }» non è un comando; atteso: { $expected }.
malformed-engine-alone = «{ $command }» sta da solo, trovato dopo «{ $text }».
malformed-engine-setoption = «setoption { $text }»: atteso «setoption name NOME value VALORE».
malformed-engine-option = Non c’è un’opzione «{ $text }»; atteso: { $expected }.
malformed-engine-position = «position { $text }»: atteso «start», o una posizione come 0..f/..../.3../.... 9, poi eventualmente «moves» e a turno caselle e pezzi.
malformed-engine-go = «go … { $text }»: atteso time MS, nodes N, infinite, moves, o niente.
malformed-engine-infinite = «infinite» vuol dire senza limite, quindi non va né con time né con nodes.
illegal-engine-busy = «{ $command }» deve aspettare la fine della ricerca; «stop» la ferma.

## Come finiscono le partite

outcome-line = { $winner } vince con un allineamento.
outcome-false-call = { $winner } vince: { $loser } ha annunciato senza allineamento.
outcome-full = Pareggio: tutti i pezzi sono posati e nessuno ha annunciato.

## I livelli del computer, e come giocano

level-quarto-1 = Novellino
level-quarto-about-1 = Gli sfuggono allineamenti e annunci.
level-quarto-2 = Principiante
level-quarto-about-2 = Vede molto, ma qualcosa gli sfugge ancora.
level-quarto-3 = Allievo
level-quarto-about-3 = Vede gli allineamenti, ma regala vittorie.
level-quarto-4 = Dilettante
level-quarto-about-4 = Coglie ogni vittoria che vede.
level-quarto-5 = Giocatore di circolo
level-quarto-about-5 = Pensa prima di dare.
level-quarto-6 = Esperto
level-quarto-about-6 = Pensa diverse mosse avanti.
level-quarto-7 = Maestro
level-quarto-about-7 = Non sbaglia quasi mai.
level-quarto-8 = Imbattibile
level-quarto-about-8 = Non sbaglia mai.

## Regole a scelta

preset-international = Le regole abituali
preset-beginners-1 = Per principianti: conta solo il colore
preset-beginners-2 = Per principianti: contano colore e forma
preset-beginners-3 = Per principianti: conta tutto tranne il foro
preset-advanced = Per esperti: contano anche i quadrati 2×2
preset-tournament = Torneo: un minuto a mossa, un falso annuncio perde
preset-balkan = Annuncio tardivo per entrambi, come nei Balcani
preset-taiwan = Si annuncia prima di posare, come a Taiwan
preset-greek-2 = Due caratteristiche in comune, alla greca
preset-own = Secondo il regolamento nella tua lingua
