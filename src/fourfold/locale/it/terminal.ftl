### Giocare nel terminale.

terminal-title = Fourfold · Quarto
terminal-welcome = Sedici pezzi, ciascuno chiaro o scuro, alto o basso, rotondo o quadrato, pieno o cavo. Posi il pezzo che ti dà l’avversario, poi scegli il prossimo per lui. Quattro allineati con qualcosa in comune vincono – ma solo se lo annunci.

## Nomi se nessuno ne dà

terminal-person-a = Giocatore A
terminal-person-b = Giocatore B
terminal-person = Giocatore

## All’inizio

terminal-choose-opponent = Chi gioca?
terminal-resume = Riprendi la partita non finita
terminal-opponent-computer = Contro il computer
terminal-opponent-person = In due a questa tastiera
terminal-choose-level = Quanto forte deve giocare il computer?
terminal-choose-rules = Con quali regole?
terminal-start-keys = ↑ ↓ scegli   Invio avanti   Esc indietro o esci   ? regole
terminal-go-on = C’è una partita non finita. Vuoi riprenderla?
terminal-too-small = Il tavolo ha bisogno di 80 × 24 caratteri. Allarga la finestra.

## Che cosa fare

terminal-to-give = { $name }: scegli un pezzo per { $other }: { $piece }?
terminal-to-place = { $name }: posa il pezzo { $piece }.
terminal-to-close = { $name }: tutti i pezzi sono posati. Annuncia QUARTO!, o di’ che non c’è nulla.
terminal-thinking = { $name } pensa…
terminal-pointing = È questo il tuo allineamento, { $line }?
terminal-nothing-full = Nessun allineamento completo passa per l’ultimo pezzo posato; i più vecchi non contano più.
terminal-false-call = { $name } annuncia, ma non è un allineamento.
terminal-undone = Mossa ritirata.
terminal-hand = { $name } ha
terminal-call-where = Vai alla casella che completa il tuo allineamento, poi annuncia.
terminal-shared = { $line }: { $shared }.
terminal-overlooked = Nessuno ha visto { $lines }.

## Domande

terminal-resign = { $name }, abbandoni davvero?
terminal-draw = { $other }, { $name } propone il pareggio. D’accordo?
terminal-draw-declined = { $name } continua a giocare.
terminal-leave = Lasciare questa partita e cominciarne un’altra?

## File

terminal-written = La registrazione è in { $path }.
terminal-not-written = Impossibile scrivere { $path }: { $why }.
terminal-set-aside = La partita non finita è conservata in { $path }.
terminal-not-saved = Impossibile salvare la partita in { $path }: { $why }.
malformed-opponent = «{ $text }» non è un avversario; attesa una persona (person) o un livello del computer, uno di: { $expected }.
malformed-save-data = Non è una partita salvata: { $problem }.
malformed-save-format = Non è una partita salvata nostra: il formato è «{ $found }», atteso «{ $expected }».

## Tasti

terminal-key-yes = y: sì
# As in English
terminal-key-no = n: no
# As in English
terminal-key-call = q: QUARTO!
terminal-key-undo = u: annulla
terminal-key-help = ?: aiuto
terminal-key-quit = Ctrl-Q: esci
terminal-key-go-on = p: riprendi
terminal-key-give-choose = ←↑↓→ 0–f: scegli
terminal-key-give-enter = Invio: dai
terminal-key-place-choose = ←↑↓→ a1…: scegli
terminal-key-place-enter = Invio: posa
terminal-key-close-enter = Invio: nulla
terminal-key-pointing-choose = ←↑↓→: un altro
terminal-key-pointing-enter = Invio: annuncia
terminal-key-pointing-escape = Esc: meglio di no
terminal-key-over-enter = Invio: nuova partita
terminal-key-over-w = w: scrivi la partita

## Aiuto

terminal-help-turn = Metti il pezzo che hai su una casella libera: frecce o b2, poi Invio; o un clic. Poi scegline uno per l’avversario: frecce o la sua cifra, poi Invio; o un clic.
terminal-help-line = Quattro pezzi in riga, colonna o diagonale con { $shared ->
        [1] una caratteristica
       *[other] { $shared } caratteristiche
    } in comune sono un allineamento.
terminal-help-features = Conta solo questo: { $features }.
terminal-help-squares = Lo sono anche quattro in un quadrato 2×2.
terminal-help-auto = Un allineamento vince subito.
terminal-help-call-after = Un allineamento vince solo se annunciato (q): da te, appena l’hai completato.
terminal-help-call-before = Un allineamento vince solo se annunciato (q) prima di posare: vai alla casella che lo completa, poi annuncia.
terminal-help-late-opponent = Ciò che ti sfugge può annunciarlo l’avversario, quando ha il pezzo seguente; dopo non vale più nulla.
terminal-help-late-either = Ciò che ti sfugge può annunciarlo chiunque (q; Q chi ha appena dato) fino alla posa seguente; dopo non vale più nulla.
terminal-help-late-none = Ciò che ti sfugge non vale più nulla.
terminal-help-false-refuse = Hai un solo annuncio per turno: guarda bene.
terminal-help-false-forfeit = Un falso annuncio perde la partita: guarda bene.
terminal-help-time = Una mossa dura al massimo { $seconds } secondi.
terminal-help-pieces = I pezzi alti hanno tre righe, i rotondi i lati tondi; gli scuri sono colorati, un ○ in alto è un foro. Un punto: l’ultimo posato. L chiaro, D scuro, R rotondo, Q quadrato, T alto, S basso, F pieno, H cavo.
terminal-help-keys =
    q o !   annuncia QUARTO!   u  annulla              =  proponi il pari
    n       nuova partita      r  abbandona            p  pausa, riprendi
    Ctrl-Q  esci               w  scrivi la partita    Esc  chiudi

    Una partita non finita si conserva quando esci.
