### La pagina nel browser.

web-name = Fourfold
web-home = Ai giochi
web-skip = Al contenuto
web-navigation = Fourfold
web-close = Chiudi
web-yes = Sì
# As in English
web-no = No
web-you = tu
web-nobody = ancora nessuno
web-somebody = Qualcuno
web-default-name = Ospite
web-player-a = Giocatore 1
web-player-b = Giocatore 2

## Titoli delle pagine

web-title-home = Fourfold
web-title-table = Al tavolo · Fourfold
web-title-join = Un invito · Fourfold
web-title-device = Il tuo posto · Fourfold
web-title-games = Le mie partite · Fourfold
web-title-nowhere = Non trovato · Fourfold

## Quando qualcosa non funziona

web-nowhere = A questo indirizzo non c’è nulla.
web-page-offline = Questa pagina non si è caricata. Forse manca la connessione.
web-try-again = Riprova
web-reload = Ricarica
web-try-now = Prova ora
web-refused-offline = Il server non è raggiungibile. C’è connessione?
web-refused-other = Non ha funzionato ({ $code }).
web-opening = Il tavolo si apre…
web-waits-for-server = Questa partita aspetta il server. Si apre appena c’è connessione.
web-connection-lost = Connessione persa. Si riprova…

## Inizio

web-game-quarto = Quarto
web-about-game-quarto = Quattro allineati con qualcosa in comune. Tu scegli che cosa posa l’avversario.
web-game-fulls = Piene
web-about-game-fulls = Posa le tessere colore contro colore. A una tessera che chiude un quadrato si deve rispondere con un’altra.
web-game-squares = Quadrati
web-about-game-squares = Costruisci dietro il paravento una figura di sette tessere. Vince chi ha più quadrati, ed è una gara a dire stop per primi.
web-game-claims = Catture
web-about-game-claims = Piene con bottino: chi chiude una serie di piene prende la figura e i suoi quadrati.
# As in English
web-game-quados = Quados
web-about-game-quados = Prima Quadrati, poi chi vince amplia la figura con tutte le tessere dei due.
web-game-reach = Allungo
web-about-game-reach = Una linea divide il tavolo. I quadrati contano dalla tua parte, e con le tessere piene giochi ancora o intercetti.
web-game-doubles = Doppie
web-about-game-doubles = Senza turni: ciascuno costruisce la sua figura più in fretta che può, e ogni tessera ne tocca due.
web-game-rings = Anelli
web-about-game-rings = Doppie con gomiti, e con anelli di quattro tessere intorno a una cella vuota.
web-game-steals = Furti
web-about-game-steals = Ciascuno ha la sua figura, e può prendere tessere da quella dell’altro.
web-game-frames = Cornici
web-about-game-frames = Costruisci una cornice dietro il paravento. Vince il buco più grande.
web-game-squares-plus = Quadrati +
web-about-game-squares-plus = Quadrati con tutte le ventiquattro tessere, dodici a testa.
web-game-claims-plus = Catture +
web-about-game-claims-plus = Catture con tutte le ventiquattro tessere e una figura iniziale di quattro.
web-game-reach-plus = Allungo +
web-about-game-reach-plus = Allungo con tutte le ventiquattro tessere, e nove celle da percorrere.
web-game-doubles-plus = Doppie +
web-about-game-doubles-plus = Doppie con tutte le ventiquattro tessere, sei in mano.
web-game-rings-plus = Anelli +
web-about-game-rings-plus = Anelli con tutte le ventiquattro tessere, sei in mano.
web-game-steals-plus = Furti +
web-about-game-steals-plus = Furti con tutte le ventiquattro tessere e mosse da tre.
web-games = Giochi
# As in English
web-family-pentaraduga = Pentaraduga
web-more-games = Altri giochi
web-ways = Modi di giocare
web-play-computer = Contro il computer
web-play-friend = Un amico, col link
web-play-here = In due, qui
web-play-anybody = Qualcuno online
web-level = Forza del computer
web-level-is = { $level }, { $name }. { $about }
web-continue = Continua a giocare
web-finished = Finite
web-my-games = Le mie partite
web-no-games = Ancora nessuna partita su questo dispositivo.
web-tile-with = Con { $name }
web-tile-here = { $a } e { $b }
web-tile-continue = Continua
web-tile-open = Non c’è ancora nessuno
web-tile-invite = Aspetta ancora

## Impostazioni

web-learn = Impara
web-solve = Risolvi
web-here-turns = In due qui: tra un turno e l’altro le tessere sono coperte.
web-here-cutting-in = In due qui: tra un turno e l’altro le tessere sono coperte, e nessuno intercetta.
web-here-building = In due qui: si costruisce uno dopo l’altro, a tempo; il più rapido conta come primo.
web-here-race = In due qui: giocate a turno, invece di fare a gara.
web-from-age = Da { $age } anni
web-rules-help = Regole e aiuto
web-how-to-play = Come si gioca a { $game }
web-settings = Opzioni
web-your-name = Il tuo nome
web-theme = Aspetto
web-theme-auto = Sistema
web-theme-light = Chiaro
web-theme-dark = Scuro
web-theme-contrast = Contrasto
web-pieces = Pezzi
web-pieces-wood = Legno
web-pieces-plain = Semplici
web-palette = Colori delle tessere
web-palette-rainbow = Arcobaleno
web-palette-safe = Per daltonici
web-patterns = Segni sulle tessere
web-sound = Suono
web-motion = Animazioni
web-language = Lingua
web-my-data = Scarica le mie partite
web-forget-me = Elimina i miei dati
web-forget-me-sure = Il tuo nome viene eliminato, le tue partite in corso vengono abbandonate e questo browser viene dimenticato. Le partite finite restano a chi ha giocato con te, senza il tuo nome.

## Regole a scelta

web-rules = Regole
web-rules-are = { $custom ->
        [yes] { $name }, con modifiche
       *[no] { $name }
    }
web-rules-done = Fatto
web-about-international = Quattro pezzi allineati con una cosa in comune. Chi se ne accorge lo annuncia.
web-about-beginners-1 = Chiaro o scuro, nient’altro da guardare. Per la prima partita.
web-about-beginners-2 = Due cose da tenere d’occhio, quando la prima partita è stata facile.
web-about-beginners-3 = Tre cose da tenere d’occhio; il foro viene per ultimo.
web-about-advanced = Vincono anche quattro vicini in quadrato. Nove modi in più di non accorgersene.
web-about-tournament = Sessanta secondi per posare e dare. Annuncia solo a colpo sicuro.
web-about-balkan = Se un allineamento è sfuggito, vince il primo dei due che lo annuncia.
web-about-taiwan = Di’ Quarto e dove poserai, prima di posare. Ciò che sfugge è perso.
web-about-greek-2 = Una cosa in comune non basta, ce ne vogliono due.
web-edition = Secondo un regolamento
web-edition-none = Scegli una lingua…
web-custom = Ogni regola da sola
web-match = Partite per incontro
web-names = Nomi
web-names-here = Quando si gioca in due a questo schermo:
web-no-limit = Senza limite
web-seconds = { $seconds ->
        [one] { $seconds } secondo
       *[other] { $seconds } secondi
    }
web-feature-colour = Colore
web-feature-shape = Forma
web-feature-height = Altezza
web-feature-top = Foro
web-option-features = Che cosa conta
web-option-shared = Quanto devono avere in comune quattro pezzi
web-option-squares = Contano i quadrati 2×2
web-option-calls = Un allineamento vince
web-option-calls-players = se annunciato
web-option-calls-auto = da sé
web-option-late-call = Un allineamento sfuggito può annunciarlo
web-option-late-call-opponent = l’avversario
web-option-late-call-either = chiunque
web-option-late-call-none = nessuno
web-option-call-when = Si annuncia
web-option-call-when-after = dopo aver posato
web-option-call-when-before = prima di posare
web-option-point = Per annunciare
web-option-point-line = si indica l’allineamento
web-option-point-word = basta la parola
web-option-false-call = Un falso annuncio costa
web-option-false-call-refuse = nulla
web-option-false-call-forfeit = la partita
web-option-starter = Il primo pezzo lo dà
web-option-starter-lot = la sorte
web-option-starter-first = il primo giocatore
web-option-starter-loser = chi ha perso l’ultima
web-option-move-time = Tempo per mossa

## Le regole a parole, per chi non le ha scelte

web-rules-short-international = Le regole abituali
web-rules-short-beginners-1 = Conta solo il colore
web-rules-short-beginners-2 = Contano colore e forma
web-rules-short-beginners-3 = Conta tutto tranne il foro
web-rules-short-advanced = Contano i quadrati 2×2
web-rules-short-tournament = Torneo
web-rules-short-balkan = Annuncio tardivo per entrambi
web-rules-short-taiwan = Annuncio prima di posare
web-rules-short-greek-2 = Due cose in comune
web-rule-features = Che cosa conta: { $features }.
web-rule-squares = Anche quattro vicini in un quadrato 2×2 sono un allineamento.
web-rule-shared = { $shared ->
        [one] Una cosa in comune fa un allineamento.
       *[other] Per un allineamento servono { $shared } cose in comune.
    }
web-rule-calls-auto = Un allineamento vince da sé; nessuno deve annunciarlo.
web-rule-late-call-either = Un allineamento sfuggito può annunciarlo l’uno o l’altro.
web-rule-late-call-none = Un allineamento sfuggito non si può più annunciare.
web-rule-call-when-before = Annuncia prima di posare, e di’ dove poserai.
web-rule-point-word = Per annunciare basta la parola; non serve indicare l’allineamento.
web-rule-move-time = { $seconds ->
        [one] Un secondo a mossa.
       *[other] { $seconds } secondi a mossa.
    }
web-rule-false-call-forfeit = Un falso annuncio perde la partita.
web-rule-starter-first = Il primo pezzo lo dà il primo giocatore.
web-rule-starter-loser = Il primo pezzo lo dà chi ha perso l’ultima partita.
web-rule-match = { $games ->
        [one] Una partita.
       *[other] Un incontro di { $games } partite.
    }

## Invitare e partecipare

web-invite-title = Invita un amico
web-invite-hint = Manda questo link. La partita si apre qui appena il tuo amico arriva.
web-invite-game = Gioca con me! { $game }:
# As in English
web-link = Link
web-link-only-here = A questo indirizzo il link si apre solo su questo computer.
web-link-serve = Per altri dispositivi, avvia il server con «{ $command }» e apri questa pagina con il nome di questo computer nella rete.
web-qr = Il link come codice QR
web-copy = Copia link
web-copied = Copiato.
web-share = Condividi
web-looking = Si cerca qualcuno…
web-looking-hint = La partita si apre appena arriva qualcuno.
web-looking-long = Non è ancora arrivato nessuno. Puoi aspettare ancora, o giocare contro il computer a questo tavolo.
web-play-bot-instead = Contro il computer
web-invited = { $name } ti invita a giocare: { $game }
web-join = Siediti e gioca
web-set-up = Da una posizione composta
web-set-up-known = Da una posizione composta, con le stesse tessere nascoste
web-set-up-who = Questa partita non comincia dall’inizio: { $name } ha composto la posizione.
web-set-up-drawn = Le tessere che non vedi sono state pescate di nuovo. Nessuno le conosce.
web-set-up-known-tiles = Le tessere nascoste sono le stesse di prima. { $name } forse conosce le tue tessere.
web-set-up-agree = Accetto di giocare con queste tessere
web-invite-over = Questo posto è occupato.
web-to-table = Al tavolo
web-another-device = Altro dispositivo
web-move-seat-title = Gioca su un altro dispositivo
web-move-seat-hint = Apri lì questo link, e il tuo posto ti segue. Vale una volta sola.
web-device-title = Continua qui
web-device-hint = Il tuo posto passa a questo dispositivo; l’altro poi guarda soltanto.
web-device-take = Prendi posto
web-seat-moved = Il tuo posto è passato a un altro dispositivo.

## Al tavolo

web-table-of = { $game }: { $a } e { $b }
web-players = Giocatori
web-score = Partite vinte
web-away = assente
web-is-away = { $name } è assente.
web-left = { $name } ha lasciato il tavolo.
web-download-record = Scarica la partita
web-awaited = { $count ->
        [one] Aspettiamo che arrivi { $name }.
       *[other] Aspettiamo che arrivino i giocatori.
    } { $clock ->
        [yes] L’orologio parte quando ci sono entrambi.
       *[no] La partita comincia quando ci sono entrambi.
    }
web-claim = Reclama la vittoria
web-clock = Restano { $time }
web-seconds-left = Restano { $seconds } secondi.
web-acts = Al tavolo
web-ask-takeback = Ritira mossa
web-ask-draw = Pari
web-ask-pause = Pausa
web-resign = Abbandona
web-resign-title = Abbandoni?
web-resign-sure = { $here ->
        [yes] { $name } abbandona, e vince l’altro.
       *[no] Abbandoni, e vince il tuo avversario.
    }
web-play-on = Continua
web-request = { $wish ->
        [draw] { $name } propone il pareggio.
        [pause] { $name } chiede una pausa.
       *[takeback] { $name } vorrebbe ritirare l’ultima mossa.
    } { $here ->
        [yes] { $other }, sei d’accordo?
       *[no] Sei d’accordo?
    }
web-request-waiting = { $mine ->
        [yes] { $wish ->
                [draw] Hai proposto il pareggio.
                [pause] Hai chiesto una pausa.
               *[takeback] Hai chiesto di ritirare una mossa.
            } La risposta sta arrivando…
       *[no] { $name } aspetta una risposta.
    }
web-paused = In pausa
web-resume = Riprendi
web-result-won = Hai vinto!
web-result-lost = Hai perso.
web-result-draw = Pareggio.
web-result-score = { $high } : { $low }
web-result-winner = Vince { $name }!
web-match-game = Partita { $number } di { $count }
web-match-score = L’incontro finora: { $a } { $scoreA }, { $b } { $scoreB }.
web-match-won = { $who ->
        [you] Hai vinto l’incontro, { $high } a { $low }!
        [other] Hai perso l’incontro: vince { $name }, { $high } a { $low }.
       *[name] { $name } vince l’incontro, { $high } a { $low }!
    }{ $even ->
        [yes] {" "}A parità, decide l’ultima partita vinta.
       *[no] {""}
    }
web-match-drawn = L’incontro è pari: { $a } { $scoreA }, { $b } { $scoreB }.
web-match-another = Un altro incontro
web-watching = Stai guardando.
web-watch-next = Prossima partita
web-rematch = Rigioca
web-rematch-too = Sì, ancora!
web-rematch-waiting = Si aspetta…
web-to-replay = Rivedi
web-replay = Rivedi
web-told-begins = Comincia { $name }.
web-act-told-join = { $name } è qui.
web-act-told-ask = { $wish ->
        [draw] { $name } propone il pareggio.
        [pause] { $name } chiede una pausa.
       *[takeback] { $name } vorrebbe ritirare una mossa.
    }
web-act-told-answer = { $yes ->
        [yes] { $name } è d’accordo.
       *[no] { $name } preferisce di no.
    }
web-act-told-away = { $name } si allontana.
web-act-told-wait = La partita aspetta { $name }.
web-act-told-back = { $name } è qui.
web-act-told-resume = { $name } riprende.
web-act-told-rematch = { $name } vuole giocare ancora.

## Quarto

web-board = Plancia
web-tray = Pezzi da dare
web-square-piece = { $square }, { $piece }
web-square-empty = { $square }, vuota
web-hand = { $name } ha: { $piece }
web-hand-give = Dai il pezzo scelto a { $name }
web-hand-empty = { $name } non ha un pezzo in mano
web-moves = Mosse
web-no-moves = Ancora nessuna mossa.
web-move-call = { $right ->
        [yes] Quarto! { $line }
       *[no] { $name }: nessun allineamento { $line }
    }
# As in English
web-call = QUARTO!
web-call-sure = Annuncia
web-call-leave = Meglio di no
web-done = Nessuno
web-nothing-full = Nessun allineamento completo passa per l’ultimo pezzo posato. I più vecchi non contano più.
web-status-place = { $who ->
        [you] Posa il tuo pezzo.
        [here] { $name }, posa il pezzo.
       *[other] { $name } posa…
    }
web-status-give = { $who ->
        [you] Scegli un pezzo da dare.
        [here] { $name }, scegli un pezzo per { $other }.
       *[other] { $name } sceglie un pezzo…
    }
web-status-give-sure = Toccalo ancora per darlo.
web-status-close = { $who ->
        [you] Tutti i pezzi sono posati. C’è un allineamento?
        [here] { $name }, c’è un allineamento?
       *[other] { $name } cerca un allineamento…
    }
web-status-thinking = { $name } pensa…
web-status-point-square = Dove lo poserai?
web-status-point-line = Tocca il tuo allineamento.
web-status-point-sure = Il tuo allineamento: { $line }?
web-status-sending = …
web-status-paused = In pausa.
web-status-open = Si aspetta l’altro giocatore.
web-status-over = La partita è finita.
web-told-give = { $name } dà: { $piece }.
web-told-place = { $name } posa in { $square }.
web-told-call = { $line ->
        [none] { $name } annuncia Quarto. È un allineamento!
       *[other] { $name } annuncia Quarto: { $line }. È un allineamento!
    }
web-told-false-call = { $name } ha annunciato Quarto, ma non è un allineamento.
web-told-done = { $name } non ha nulla da annunciare.
