### Le pagine intorno al tavolo: rivedere, regole, composizione.

web-title-replay = Rivedi · Fourfold
web-title-rules = Come si gioca · Fourfold
web-title-setup = Componi · Fourfold
web-title-analysis = Analisi · Fourfold
web-title-review = Revisione · Fourfold
web-title-levels = I livelli del computer · Fourfold

## Rivedere

web-replay-of = { $a } e { $b }
web-replay-opening = La partita arriva…
web-replay-result-draw = Pareggio
web-replay-result-winner = Vince { $name }
web-replay-result-none = Non ancora finita
web-replay-step = Passo { $step } di { $last }
web-replay-steps = Passi della partita
web-replay-walk = Scorri la partita
web-replay-first = All’inizio
web-replay-back = Un passo indietro
web-replay-forward = Un passo avanti
web-replay-last = Alla fine
web-replay-play = Avvia
web-replay-pause = Ferma
web-replay-began = { $name } comincia e sceglie il primo pezzo.
web-replay-began-holding = { $name } comincia con il pezzo in mano.
web-replay-told-resign = { $name } abbandona.
web-replay-told-claim = { $name } reclama la vittoria: l’altro non torna.
web-replay-told-time-up = Il tempo è scaduto.
web-replay-told-wait = La partita aspetta qualcuno.
web-replay-told-away = Qualcuno è assente.
web-replay-told-back = Ci sono tutti.
web-replay-told-resumed = La partita è stata interrotta, e ora riprende.
web-replay-told-takeback = { $name } è d’accordo: la mossa è ritirata.
web-replay-told-word = { $right ->
        [yes] { $name } annuncia Quarto. L’allineamento c’è!
       *[no] { $name } annuncia Quarto, ma l’allineamento non c’è.
    }
web-replay-told-other = { $name }: { $what }.
web-replay-hand = { $name } ha questo pezzo.
web-replay-hand-empty = Nessuno ha un pezzo in mano.
web-replay-rest = Pezzi rimasti
web-replay-missed = { $count ->
        [one] Non visto: { $lines } è un allineamento, e nessuno l’ha annunciato.
       *[other] Non visti: { $lines } sono allineamenti, e nessuno li ha annunciati.
    }
web-replay-missed-some = { $count ->
        [one] In questa partita un allineamento è sfuggito.
       *[other] In questa partita sono sfuggiti allineamenti { $count } volte.
    }
web-replay-missed-none = Nessun allineamento è sfuggito.
web-replay-missed-show = Mostra
web-replay-missed-next = Il prossimo
web-replay-moves = Mosse
# As in English
web-replay-move = { $number } { $square }: { $piece }
# As in English
web-replay-move-given = { $number } …: { $piece }
web-replay-move-back = { $move }, ritirata
web-replay-move-missed = { $move }, un allineamento non visto
web-replay-entry-start = Inizio
web-replay-entry-resign = { $name } abbandona
web-replay-entry-claim = { $name } reclama la vittoria
web-replay-entry-time = Tempo scaduto
web-replay-entry-done = { $name }: nulla da annunciare
web-replay-entry-agreed = Pari d’accordo
web-replay-share = Condividi la partita
web-replay-link = Copia link
web-replay-link-copied = Link copiato. Apre la partita a questo passo.
web-replay-link-text = Una partita di { $game }:
web-replay-save = Salva…
web-replay-save-title = Salva la partita
web-replay-save-picture = Immagine
web-replay-save-picture-hint = Com’è alla fine.
web-replay-save-svg = In SVG
web-replay-save-png = In PNG
web-replay-save-record = Partita
web-replay-save-record-hint = Tutte le mosse, da tenere o da riaprire qui.
web-replay-save-text = Da leggere
web-replay-save-json = Per programmi
web-replay-save-failed = Impossibile creare l’immagine.
web-replay-on = Continua da qui
web-replay-on-title = Continua dal passo { $step }
web-replay-on-hint = Un nuovo tavolo con questa posizione. Gli allineamenti già completi non contano più, solo quelli nuovi.
web-replay-on-over = Qui non resta nulla da giocare.
web-replay-on-side = Giochi per
web-replay-on-computer = Contro il computer
web-replay-on-here = In due, qui
web-replay-on-friend = Un amico, col link
web-replay-to-table = Al tavolo
web-replay-opened = Partite riviste su questo dispositivo
web-replay-opened-hint = Si aprono anche senza connessione.

## Come si gioca

web-rulebook-title = Come si gioca a Quarto
web-rulebook-lead = Due persone, sedici pezzi, una plancia. Tre minuti, e sai tutto.
web-rulebook-play = Gioca
web-rulebook-print = Stampa questa pagina
web-rulebook-pieces = I pezzi
web-rulebook-pieces-text = Ognuno dei sedici pezzi c’è una volta sola. Un pezzo è chiaro o scuro, rotondo o quadrato, alto o basso, pieno o cavo. Non sono di nessuno: giocate tutti e due con tutti.
web-rulebook-all = Tutti e sedici i pezzi
web-rulebook-pair-colour = chiaro o scuro
web-rulebook-pair-shape = rotondo o quadrato
web-rulebook-pair-height = alto o basso
web-rulebook-pair-top = pieno o cavo
web-rulebook-turn = Un turno: posare, poi dare
web-rulebook-turn-text = Il tuo pezzo non lo scegli mai tu. L’avversario te ne dà uno; lo posi su una casella libera qualsiasi. Poi scegli il pezzo che dovrà posare l’avversario.
web-rulebook-turn-1 = Ricevi un pezzo.
web-rulebook-turn-2 = Lo posi su una casella libera.
web-rulebook-turn-3 = Scegli un pezzo e lo dai.
web-rulebook-turn-board = Una plancia con quattro pezzi; il nuovo è in c2.
web-rulebook-line = Che cosa vince
web-rulebook-line-text = Quattro pezzi in riga, in colonna o su una diagonale lunga, con una cosa in comune, fanno un allineamento: tutti scuri, tutti cavi, tutti bassi… Non importa chi li ha posati.
web-rulebook-line-hollow = Sulla diagonale tutti e quattro sono cavi. Nient’altro è uguale, e non serve altro.
web-rulebook-line-tall = Nella colonna tutti e quattro sono alti.
web-rulebook-line-none = Una riga completa, e nessun allineamento: i quattro non hanno nulla in comune.
web-rulebook-quiz = Questi quattro sono un allineamento?
web-rulebook-quiz-text = Che cosa hanno in comune tutti e quattro? Le risposte giuste possono essere più d’una; ne basta una.
web-rulebook-quiz-number = { $number } di { $count }
web-rulebook-quiz-group = Quattro pezzi, { $number } di { $count }
web-rulebook-quiz-what = In comune
web-rulebook-quiz-colour = Colore
web-rulebook-quiz-shape = Forma
web-rulebook-quiz-height = Altezza
web-rulebook-quiz-top = Foro
web-rulebook-quiz-nothing = Nulla
web-rulebook-quiz-right = Sì. { $why }
web-rulebook-quiz-wrong = Non proprio. { $why }
web-rulebook-quiz-wait = Scegli, e vedrai.
web-rulebook-quiz-next = Altri quattro
web-rulebook-quiz-again = Da capo
web-rulebook-quiz-score = { $right } di { $count } al primo sguardo.
web-rulebook-quiz-why-dark = Tutti e quattro sono scuri, il resto non importa. È un allineamento.
web-rulebook-quiz-why-hollow = Tutti e quattro hanno il foro. Colori, forme e altezze sono misti, ma una cosa basta.
web-rulebook-quiz-why-none-near = Tre sono rotondi, tre sono alti, tre sono chiari. Tre non bastano: nessun allineamento.
web-rulebook-quiz-why-square-short = Tutti e quattro sono quadrati, e tutti e quattro sono bassi. Due motivi insieme, ma un allineamento solo.
web-rulebook-quiz-why-none-two = Due e due di tutto: nessun allineamento.
web-rulebook-quiz-why-solid = Nessuno ha il foro. Anche non avere il foro è una cosa in comune. È un allineamento.
web-rulebook-give = Quale pezzo puoi dare?
web-rulebook-give-text = Hai posato; ora dai. A due righe manca un solo pezzo. Trovane uno che non completi nessuna delle due.
web-rulebook-give-board = La riga 4 ha tre pezzi scuri, la riga 1 tre pezzi cavi.
web-rulebook-give-pieces = Pezzi da dare
web-rulebook-give-wait = Tocca un pezzo.
web-rulebook-give-safe = Sicuro: è chiaro e pieno, e non completa nessuna riga.
web-rulebook-give-dark = L’avversario lo posa in d4: quattro pezzi scuri. Perso!
web-rulebook-give-hollow = L’avversario lo posa in d1: quattro pezzi cavi. Perso!
web-rulebook-give-both = Scuro e cavo: l’avversario può scegliere tra d4 e d1. Perso!
web-rulebook-call = Bisogna dirlo
web-rulebook-call-text = Un allineamento da solo non vince nulla. Qualcuno deve vederlo, annunciare «Quarto!» e indicarlo. Chi se lo lascia sfuggire può perderlo a favore dell’altro.
web-rulebook-call-1 = Hai posato
web-rulebook-call-1-who = Puoi annunciare, prima di dare.
web-rulebook-call-2 = Hai dato
web-rulebook-call-2-who = Ora l’avversario può annunciare ciò che ti è sfuggito, prima di posare.
web-rulebook-call-3 = Il pezzo seguente è posato
web-rulebook-call-3-who = Il vecchio allineamento è perso per sempre. Contano solo quelli che passano per il nuovo pezzo.
web-rulebook-call-false = Hai annunciato, e non c’è allineamento? Lo sentono tutti, e non succede altro. Si può una volta per turno: guarda bene.
web-rulebook-call-end = Quando tutti e sedici i pezzi sono posati, ognuno può annunciare ancora una volta; poi è pareggio.
web-rulebook-call-page = La pagina non ti dice mai se c’è un allineamento. Il gioco è questo.
web-rulebook-variants = Altri modi di giocare
web-rulebook-variants-text = Si scelgono nella prima pagina, sotto il pulsante per giocare. Si può anche cambiare ogni regola da sola.
web-rulebook-block = Quattro vicini in quadrato
web-rulebook-block-board = Nel gioco per esperti anche questi quattro, tutti chiari, sono un allineamento.
web-rulebook-ready = Si gioca?

## Comporre una posizione

web-setup-title = Componi una posizione
web-setup-lead = Tocca un pezzo, poi una casella. Tocca un pezzo sulla plancia per spostarlo o toglierlo.
web-setup-board = Plancia da comporre
web-setup-hand-none = Nessuno ha un pezzo in mano. Tocca un pezzo, poi qui.
web-setup-hand-is = In mano: { $piece }
web-setup-hand-put = Metti in mano: { $piece }
web-setup-pieces = Pezzi liberi
web-setup-off = Togli
web-setup-clear = Vuota
web-setup-status-empty = Scegli un pezzo.
web-setup-status-lifted = { $piece }: dove?
web-setup-status-count = { $count ->
        [one] Un pezzo sulla plancia.
       *[other] { $count } pezzi sulla plancia.
    }
web-setup-put = { $piece } in { $square }.
web-setup-taken = Tolto: { $piece }.
web-setup-handed = In mano: { $piece }.
web-setup-position = Come testo
web-setup-position-hint = Copiala, o incollane una: le righe da 4 a 1, poi il pezzo in mano.
web-setup-not-position = Questa non è una posizione. Si scrive così: { $example }
web-setup-piece-twice = Il pezzo { $piece } c’è due volte.
web-setup-record-pasted = Questa è una partita registrata. È qui sotto; aprila lì.
web-setup-start = Gioca da qui
web-setup-start-title = Giocala
web-setup-with = Con
# As in English
web-setup-with-bot = Computer
web-setup-with-friend = Amico
web-setup-with-here = Qui
web-setup-turn = { $holding ->
        [yes] Il pezzo lo posa
       *[no] Il prossimo pezzo lo dà
    }
web-setup-turn-lot = la sorte
web-setup-turn-you = io
web-setup-turn-other = l’altro
web-setup-turn-first = il giocatore 1
web-setup-turn-second = il giocatore 2
web-setup-record-title = Rivedi una partita registrata
web-setup-record-lead = Incolla una partita, o scegli un file, e seguila passo per passo.
web-setup-record = Partita
web-setup-record-file = Scegli un file
web-setup-record-open = Rivedila
web-setup-record-big = Questo file è troppo grande per essere una partita.
# As in English
web-setup-record-example = 1. DQSH b2  2. LRTF c3 …
web-setup-link = Componi una posizione

## Collegamenti ad analisi, revisione e livelli

web-analysis-link = Analizza una posizione
web-setup-analyse = Analizza
web-review-link = Revisione
web-levels-link = Che cosa aspettarsi da ogni livello
