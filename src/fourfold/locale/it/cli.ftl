### La riga di comando.

cli-fourfold = Giochi in cui quattro cose vanno d’accordo.
cli-fourfold-examples =
    Esempi:

    fourfold quarto play

    fourfold quarto show "0..f/..../.3../.... 9" --svg board.svg
cli-version = Mostra la versione ed esce.
cli-lang = La lingua da parlare; se manca, quella dell’ambiente (FOURFOLD_LANG, LANG).
cli-quarto = Quarto: per giocare, guardare posizioni, risolverle, controllare registrazioni.
cli-json = Scrive JSON per i programmi, un oggetto per riga.
cli-cyrillic = Scrive tessere e direzioni con le lettere cirilliche del libro.
cli-position = Una posizione come "0..f/..../.3../.... 9": le righe da 4 a 1, una cifra esadecimale per pezzo, poi il pezzo in mano o "-". Un "-" da solo legge una posizione per riga dallo standard input.
cli-preset = Le regole da seguire; «fourfold quarto presets» le elenca.
cli-set = Cambia un’opzione delle regole, per esempio squares=on o move_time=60.
cli-os-error = { $path }: { $why }.
cli-output = L’output
cli-unfinished = Non finita dopo { $events } eventi.
cli-false-call = { $name } annuncia senza allineamento (evento { $event }).
cli-edition = Secondo il regolamento in quella lingua
cli-in-hand = In mano: { $piece }, { $name }.

cli-play = Gioca nel terminale, in due alla stessa tastiera o contro il computer.
cli-play-examples =
    Esempi:

    fourfold quarto play --against 3

    fourfold quarto play --against person --names Ann,Bo --preset tournament
cli-play-against = L’avversario: una persona (person) o un livello del computer, a partire dal più debole. Se manca, viene chiesto.
cli-play-names = I nomi dei giocatori, separati da una virgola.
cli-play-save = Dove si conserva la partita non finita.
cli-play-new = Comincia da capo; una partita non finita viene messa da parte.

cli-show = Mostra una posizione, come testo o come immagine.
cli-show-examples =
    Esempi:

    fourfold quarto show "0..f/..../.3../.... 9"

    fourfold quarto show "0..f/..../.3../.... -" --svg board.svg --theme dark

    fourfold quarto show - --json < positions.txt
cli-show-svg = Disegna la posizione anche in questo file SVG.
cli-show-theme = I colori dell’immagine.
cli-show-size = L’altezza dell’immagine in pixel.

cli-replay = Controlla una registrazione secondo le regole e mostra dove finisce.
cli-replay-examples =
    Esempi:

    fourfold quarto replay game.txt

    fourfold quarto replay game.txt --to json > game.json
cli-replay-file = Una registrazione, come testo o JSON; «-» la legge dallo standard input.
cli-replay-to = Scrive la registrazione stessa in questa forma.
cli-presets = Elenca le regole possibili, e che cosa cambia ciascuna.

cli-pentaraduga = Pentaraduga: guarda figure e quanto valgono, trova le migliori, crea problemi, rigioca partite di studio. Basta anche «penta».
cli-figure = Mostra una figura scritta in notazione: i suoi quadrati, i difetti e la notazione più breve.
cli-figure-examples =
    Esempi:

    fourfold pentaraduga figure "oRoU,rOrLL,oYoD,bGyR"

    fourfold penta figure "oRoU,rOrLL,oYoD,bGyR" --json

    fourfold penta figure - --json < figures.txt
cli-figure-notation = Le tessere nell’ordine in cui si posano, separate da virgole: la tessera, la direzione della punta, lettere per il posto più in alto, a destra, in basso o a sinistra, le tessere che tocca; oppure il suo posto, come oRoU@0,0. Altri finali seguono dopo «/». Un «-» da solo legge una figura per riga dallo standard input.
cli-penta-solve = Trova la figura migliore di una mano di tessere, e dimostra che non ce n’è una migliore.
cli-penta-solve-examples =
    Esempi:

    fourfold pentaraduga solve oRo rOr yOr yOy oYo gYo bGy

    fourfold pentaraduga solve oRo,rOr,yOr,yOy,oYo,gYo,bGy --free --count --json

    fourfold pentaraduga solve --goal quados --extend "rOrU,yOy,bGyL" oRo rOy
cli-penta-tiles = La mano: tessere come oRo o oRv, separate da spazi o virgole. Un «-» da solo legge una mano per riga dallo standard input.
cli-penta-goal = Che cosa massimizzare: squares (quadrati); quados (quadrati meno gli angoli rovinati); rings (anelli); frame (celle vuote di un buco; non serve usare tutte le tessere).
cli-penta-free = Solo figure senza contrasti né giunti sfalsati. Altrimenti sono permessi, e penalizzati.
cli-penta-extend = Una figura in notazione che resta com’è; le tessere si aggiungono a essa.
cli-penta-count = Dice anche quante figure migliori ci sono; quelle uguali a meno di una rotazione contano una volta.
cli-penta-seconds = Quanto cercare al massimo; poi si dà la figura migliore trovata, senza dimostrazione. 0: quanto serve.
cli-penta-none = { $proved ->
        [1] Con tutte queste tessere non si fa nessuna figura senza difetti.
       *[0] Nessuna figura trovata in tempo.
    }
cli-penta-solved = { $proved ->
        [1] Il meglio possibile, dimostrato in { NUMBER($seconds, maximumFractionDigits: 3) } s:
       *[0] Il meglio trovato in { NUMBER($seconds, maximumFractionDigits: 0) } s, non dimostrato:
    } { $goal ->
        [rings] { $rings ->
            [one] { $rings } anello
           *[other] { $rings } anelli
        }, { $counted ->
            [one] { $counted } quadrato.
           *[other] { $counted } quadrati.
        }
        [frame] un buco di { $hole ->
            [one] { $hole } cella
           *[other] { $hole } celle
        }, che vale { $counted }.
       *[squares] vale { $counted }.
    }
cli-penta-counted = { $all ->
        [0] Almeno { $count } figure sono altrettanto buone.
       *[1] { $count ->
            [one] C’è una sola figura così.
           *[other] Ci sono { $count } figure così.
        }
    }
cli-penta-problems = Crea nuovi problemi, o ne dà uno con le sue soluzioni.
cli-penta-problems-examples =
    Esempi:

    fourfold pentaraduga problems

    fourfold pentaraduga problems squares+ --count 3 --difficulty 4

    fourfold penta problems quados --seed 42 --json

    fourfold penta problems squares-0000002a
cli-penta-problems-kind = squares (7 tessere su 14), squares+ (12 su 24) o quados (7 tessere aggiunte a una figura di 7); oppure l’id di un problema, per vederne le soluzioni.
cli-penta-problems-count = Quanti.
cli-penta-problems-seed = Da dove cominciare: ogni volta gli stessi problemi. Altrimenti a caso.
cli-penta-problems-difficulty = Da 1 (facile) a 5 (difficile): quanto sono rare le soluzioni, e quanti dei quadrati che si fanno subito portano fuori strada. Altrimenti una qualsiasi.
cli-penta-problem = { $id }{ $difficulty ->
        [0] { "" }
       *[other] , difficoltà { $difficulty } su 5
    }: { $kind ->
        [quados] { $given ->
                [start] aggiungi tutte queste tessere a questa figura
               *[hand] fai con queste tessere una figura che vale { $start }, poi aggiungi tutte le altre delle quattordici
            } in modo che valga { $goal }, uno in meno per ogni angolo rovinato{ $symmetry ->
                [none] .
                [central] , con un contorno che resta uguale dopo mezzo giro.
               *[any] , con un contorno simmetrico.
            }
       *[squares] fai con tutte queste tessere una sola figura che vale { $goal }.
    }
cli-census = Trova quanto vale la figura migliore di ogni mano possibile. Fermato e riavviato, prosegue.
cli-census-examples =
    Esempi:

    fourfold pentaraduga census squares

    fourfold pentaraduga census squares+ --ray local --json

    fourfold pentaraduga census squares --verify census/squares.txt.gz --samples 50
cli-census-name = Quali mani: squares (7 delle 14 tessere senza viola), squares+ (12 di tutte le 24; dura qualche minuto) o rings (quali mani contengono un anello).
cli-census-output = La cartella dei certificati, con una figura per ogni mano, e di quanto è già fatto.
cli-census-workers = Quanti processi cercano; se manca, uno per ogni core del processore.
cli-census-ray = Cerca invece sul cluster Ray a questo indirizzo, come 10.0.0.1:6379; «local» ne avvia uno su questa macchina.
cli-census-verify = Controlla invece questo certificato: che ogni mano ci sia una volta, che ogni figura valga quanto è detto e che nuove ricerche trovino lo stesso.
cli-census-samples = Per quante mani rifare la ricerca nel controllo; tutte se sono di meno.
cli-census-seed = Di quali mani si tratta.
cli-census-hands = { $hands } mani di { $size } tessere su { $tiles }; { $classes } se quelle diverse solo per i colori o per uno specchio contano una volta.
cli-census-column = { $column ->
        [score] Valore
        [hands] Mani
        [tiles] Su
        [size] In mano
        [rings] Con anello
       *[share] Quota
    }
cli-census-extreme = Nessuna mano vale { $end ->
        [least] meno
       *[most] più
    } di { $score }; { $hands ->
        [one] una vale tanto:
       *[other] { $hands } valgono tanto, per esempio:
    }
cli-census-question = Ogni mano{ $colour ->
        [none] { "" }
       *[other] { " " }le cui tessere contengono tutte il colore { $colour }
    } vale almeno { $below }? { $hands ->
        [0] Sì.
        [one] No, una no:
       *[other] No, { $hands } no, per esempio:
    }
cli-census-verified = { $wrong ->
        [0] Il certificato è giusto: { $count } voci, { $solved } delle quali cercate di nuovo.
        [one] C’è un errore nel certificato.
       *[other] Ci sono { $wrong } errori nel certificato.
    }
cli-penta-replay = Rigioca partite di studio secondo le regole, e ne dà il punteggio o dice dove violano le regole.
cli-penta-replay-examples =
    Esempi:

    fourfold pentaraduga replay games.json

    fourfold pentaraduga replay fulls-1 --json

    fourfold pentaraduga replay - --json < games.json
cli-penta-replay-file = Un file di partite di studio in JSON, «-» per lo standard input, o l’id di una partita di studio fornita con Fourfold, come fulls-1.
cli-penta-nameless = Una partita senza id
# As in English
cli-penta-replayed = { $name } ({ $game }): { $a }:{ $b }
cli-penta-broken = { $name } ({ $game }){ $where ->
        [event] , evento { $event }
       *[end] {""}
    }: { $reason }
cli-figure-facts = { $tiles ->
        [one] { $tiles } tessera
       *[other] { $tiles } tessere
    }, { $squares ->
        [one] { $squares } quadrato
       *[other] { $squares } quadrati
    }{ $rings ->
        [0] { "" }
        [one] , { $rings } anello
       *[other] , { $rings } anelli
    }{ $clashes ->
        [0] { "" }
        [one] , { $clashes } contrasto
       *[other] , { $clashes } contrasti
    }{ $rough ->
        [0] { "" }
        [one] , { $rough } giunto sfalsato
       *[other] , { $rough } giunti sfalsati
    }{ $spoiled ->
        [0] { "" }
        [one] , { $spoiled } angolo rovinato (per Quados)
       *[other] , { $spoiled } angoli rovinati (per Quados)
    }{ $parts ->
        [0] { "" }
       *[other] , in più parti
    }: vale { $counted }.

cli-penta-match = Fa giocare due livelli del computer l’uno contro l’altro a un gioco di Pentaraduga.
cli-penta-match-examples =
    Esempi:

    fourfold pentaraduga match claims 3 1 --games 200

    fourfold penta match steals+ 2 3 --games 50 --seed 7 --json
cli-penta-match-game = Il gioco, per esempio fulls o reach+.
cli-penta-match-level = Un livello del computer.
cli-penta-match-games = Quante partite; i livelli cambiano posto dopo ognuna.
cli-penta-match-result = { $game }, livello { $first } contro livello { $second }, su { $games }: vittorie { $wins }, pareggi { $draws }, sconfitte { $losses } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 1) }); { NUMBER($own, maximumFractionDigits: 2) } : { NUMBER($other, maximumFractionDigits: 2) } punti in media; { $actions } azioni nella partita mediana.

cli-solve = Risolve una posizione: è vinta, pari o persa per chi ha il pezzo o deve darne uno, e in quanto tempo?
cli-solve-examples =
    Esempi:

    fourfold quarto solve "c..3/a.7d/.1../..f5 8" --moves

    fourfold quarto solve "c..3/a.7d/.1../..f5 -" --features colour,shape --squares --json

    fourfold quarto solve - --warm < positions.txt
cli-features = Che cosa conta, per esempio colour,shape; se manca, colour,shape,height,top.
cli-squares = Anche i nove blocchi di 2 × 2 caselle sono allineamenti.
cli-shared = Quante caratteristiche devono avere in comune i quattro pezzi di un allineamento; 1 se manca.
cli-threads = Quanti thread cercano.
cli-memory = Quanti megabyte può usare la ricerca per ricordare posizioni.
cli-solve-moves = Dice anche quanto vale ogni mossa.
cli-solve-warm = Con «-»: ricorda da una posizione all’altra quello che ha trovato.
cli-searching = { $nodes } nodi in { $seconds } s{ $all ->
        [0] { "" }
        [1] { "" }
       *[other] , mosse: { $done } su { $all }
    }…
cli-value = { $piece ->
        [nobody] La plancia è piena:
        [giver] Chi dà il prossimo pezzo
       *[other] Chi ha { $piece }
    } { $value ->
        [win] { $plies ->
            [1] vince subito.
           *[other] vince in { $plies } semimosse.
        }
        [loss] perde in { $plies } semimosse, se l’altro gioca bene.
       *[draw] { $piece ->
            [nobody] pareggio.
           *[other] può pareggiare, ma non vincere se l’altro gioca bene.
        }
    }
cli-spent = { $nodes } nodi esaminati in { $seconds } s.
cli-grid =
    Righe: dove va il pezzo in mano. Colonne: il pezzo dato dopo.
    +n vince in n semimosse, = pareggia, -n perde in n semimosse. Una semimossa: dare o posare.

cli-analyse = Analizza una posizione: il suo valore, le mosse migliori e il seguito.
cli-analyse-examples =
    Esempi:

    fourfold quarto analyse "c..3/a.7d/.1../..f5 8"
cli-one-position = Una posizione come "0..f/..../.3../.... 9": le righe da 4 a 1, una cifra esadecimale per pezzo, poi il pezzo in mano o "-".
cli-best = Le mosse migliori:
cli-line = Se entrambi giocano bene:

cli-review = Rivede una partita: quanto valeva ogni turno, che cosa è sfuggito e quando si è decisa.
cli-review-examples =
    Esempi:

    fourfold quarto review game.txt
cli-worth = { $value ->
        [win] vinta
        [draw] pari
        [loss] persa
       *[unknown] ?
    }
cli-mistake = { $value ->
        [win] butta via una vittoria
       *[draw] butta via un pareggio
    }
cli-missed = non annuncia { $lines }
cli-overlooked = Nessuno ha annunciato { $lines } (evento { $event }).
cli-decided = { $event ->
        [0] L’esito era lo stesso fin dall’inizio.
       *[other] Si è decisa con l’evento { $event }.
    }

cli-engine = Risponde ad altri programmi, riga per riga, su standard input e output (docs/engine.md).
cli-engine-examples =
    Esempi:

    fourfold quarto engine

    quarto

    position start moves LRTF b2

    go time 1000

malformed-warm-one = --warm serve per un elenco di posizioni; va con «-» al posto di una posizione.

cli-match = Fa giocare i livelli del computer tra loro, e li classifica.
cli-match-examples =
    Esempi:

    fourfold quarto match 3 5 --games 200

    fourfold quarto match --all --games 50 --json > ratings.json
cli-match-levels = Due livelli o più; ciascuno gioca contro tutti gli altri.
cli-match-all = Tutti i livelli.
cli-match-games = Quante partite per ogni coppia di livelli; a turno danno il primo pezzo.
cli-match-seed = Lo stesso seme dà le stesse partite.
cli-match-workers = Quanti processi giocano; se manca, quanti sono i processori.
cli-match-result = Livello { $first } contro livello { $second }: vittorie { $wins }, pareggi { $draws }, sconfitte { $losses }; { $points ->
        [1] 1 punto
       *[other] { $points } punti
    } su { $games }, { $elo } Elo.
cli-match-level = Livello
cli-match-step = Passo
cli-match-legend = Elo: zero è la media. Passo: di quanto supera il livello precedente. Poi i punti in cento partite contro ogni livello. Margini d’errore: 95%.
malformed-match-levels = Servono almeno due livelli, ciascuno nominato una volta; atteso per esempio 3 5, o --all.

malformed-language = «{ $text }» non è una lingua che parliamo; ci sono: { $expected }.
malformed-utf-8 = Questo non è testo UTF-8.
malformed-file = { $path }: { $problem }
malformed-save = La partita non finita in { $path } non si legge: { $problem } Avvia con --new per metterla da parte.
malformed-save-in-use = La partita in { $path } è aperta in un’altra finestra. Indica un altro file con --save.
malformed-no-terminal = Per giocare serve un terminale.
malformed-names = «{ $text }» non sono due nomi; atteso per esempio Ann,Bo.
malformed-svg-of-many = --svg disegna una posizione sola, non un elenco dallo standard input.

cli-serve = Avvia l’app web: si gioca nel browser, con amici o contro il computer.
cli-serve-examples =
    Esempi:

    fourfold serve --open

    fourfold serve --host 0.0.0.0 --port 80 --database postgresql+asyncpg://user@host/fourfold
cli-host = L’indirizzo su cui ascoltare.
cli-port = La porta su cui ascoltare; 0 ne prende una libera.
cli-database = Il database; se manca, SQLite nella cartella dei dati del sistema.
cli-workers = Quanti processi servono le richieste; per più di uno occorrono PostgreSQL e Redis.
cli-redis = L’indirizzo di Redis, con cui più processi si svegliano a vicenda.
cli-proxy = L’indirizzo di un proxy davanti al server, che con X-Forwarded-For dice da dove vengono le richieste.
cli-limits = Quanto possono fare gli ospiti, dove differisce dal solito: in JSON, vedi docs/security.md.
cli-open = Apre la pagina in un browser.
cli-log-json = Scrive il registro in JSON, un oggetto per riga.
cli-metrics-port = Dice a Prometheus, su questa porta, come sta il server.
cli-metrics-host = L’indirizzo su cui dirlo.
cli-serving = Fourfold ti aspetta a { $address }
cli-think = Fa pensare il computer di un server anche su questa macchina.
cli-think-examples =
    Esempio:

    fourfold think --redis redis://server.example:6379 --processes 8
cli-think-redis = L’indirizzo del Redis che usano i server.
cli-think-processes = Quanti processi pensano; se manca, uno per ogni processore.
cli-thinking = Si pensa per i server di questo Redis.
malformed-redis = Questo non è l’indirizzo di un Redis, come redis://localhost:6379: { $why }
cli-admin = Si occupa del database.
cli-migrate = Aggiorna lo schema (il server lo fa all’avvio).
cli-backup = Copia un database SQLite mentre il server è in funzione.
cli-backup-file = Dove; non deve ancora esistere.
cli-export = Scrive ogni partita come registrazione, una per riga.
cli-prune = Elimina ciò che è vecchio, mentre il server è in funzione. Se non si dice che cosa, lo conta soltanto.
cli-prune-kinds = Che cosa eliminare: tavoli a cui non si è giocato, partite non finite o finite, duelli, link ad altri dispositivi, ospiti che non siedono da nessuna parte, esecuzioni del server; in quest’ordine unplayed, unfinished, finished, duels, links, guests, runs.
cli-older-than = Da quanti giorni non deve essere stato toccato.
cli-forget = Elimina i dati di un ospite: il nome, e quali partite erano sue.
cli-forget-guest = L’ospite: un id, oppure l’id di un tavolo e un posto, come 3f7dQx0aLm2c/A.
cli-count = Conta ospiti, tavoli ed eventi.
malformed-port = Non si può ascoltare su { $host }:{ $port }: { $why }.
malformed-workers = A più processi servono un database e un Redis da condividere: --database postgresql+asyncpg://… --redis redis://…
malformed-guest = Non c’è un ospite «{ $guest }».
malformed-exists = { $path } esiste già.
malformed-database = Il database non si apre: { $why }
malformed-database-taken = Un altro server sta usando il database { $where } (processo { $pid } su { $host }, dal { $since }). Prima fermalo, o scegli un altro database con --database.
malformed-database-shared = Un altro server, che di questo non sa nulla, sta usando il database { $where } (processo { $pid } su { $host }, dal { $since }). Prima fermalo, o avviali tutti e due con lo stesso --redis.
malformed-database-log = Il registro { $path } è danneggiato: aprendo il database { $commits ->
        [one] andrebbe persa { $commits } modifica salvata
       *[other] andrebbero perse { $commits } modifiche salvate
    } ({ $frames ->
        [one] { $frames } blocco
       *[other] { $frames } blocchi
    }) dopo il punto danneggiato. Prima copia { $database } e { $path } in un posto sicuro. Poi sostituiscili con un backup, o esegui «fourfold admin salvage» per tenere ciò che si legge e rinunciare al resto.
cli-salvage = Apre un database SQLite con il registro danneggiato: tiene una copia di entrambi e rinuncia alle modifiche dopo il punto danneggiato. Prima ferma il server.
malformed-salvage = Questo comando è solo per SQLite.
malformed-no-database = In { $where } non c’è un database di Fourfold. Indicalo con --database o FOURFOLD_DATABASE.
malformed-backup = Questo comando copia solo SQLite. Per PostgreSQL usa pg_dump.

cli-book = Il libro delle aperture: il valore esatto di ogni posizione con al massimo tre pezzi sulla plancia.
cli-book-rules = Le regole del capitolo: classic, squares, beginners-1, beginners-2 o beginners-3; tutte se non se ne nomina nessuna.
cli-book-build = Calcola il libro. Dura circa un’ora; fermato e riavviato, prosegue.
cli-book-examples =
    Esempi:

    fourfold quarto book build beginners-1

    fourfold quarto book build --output src/fourfold/quarto/books --workers 2
cli-book-output = La cartella dei capitoli e di quanto è già fatto.
cli-book-workers = Quanti processi cercano; se manca, uno per ogni core del processore.
cli-book-memory = Quanta memoria può usare ciascuno per la sua tabella, in MB.
cli-book-verify = Controlla il libro: che sia intero, coerente, e d’accordo con nuove ricerche.
cli-book-samples = Per quante posizioni di ogni capitolo rifare la ricerca.
cli-book-seed = Di quali posizioni si tratta.
cli-book-wrong = { $name } è sbagliato; la ricerca ha trovato: { $found }
cli-book-verified = { $wrong ->
        [0] Il libro è giusto.
        [one] Una posizione è sbagliata.
       *[other] { $wrong } posizioni sono sbagliate.
    }
cli-stopped = Fermato. Quanto è fatto resta: lo stesso comando prosegue da qui.
malformed-book-rules = Non c’è un capitolo «{ $name }»; atteso uno di: { $expected }.
