### Παιχνίδι στο τερματικό.

terminal-title = Fourfold · Quarto
terminal-welcome = Δεκαέξι πιόνια, το καθένα ανοιχτό ή σκούρο, ψηλό ή χαμηλό, στρογγυλό ή τετράγωνο, χωρίς ή με τρύπα. Βάζεις το πιόνι που σου δίνει ο αντίπαλος, και μετά διαλέγεις το επόμενο για εκείνον. Τέσσερα στη σειρά με κάτι κοινό κερδίζουν – αλλά μόνο αν φωνάξεις.

## Ονόματα, όταν δεν δόθηκαν

terminal-person-a = Παίκτης Α
terminal-person-b = Παίκτης Β
terminal-person = Παίκτης

## Ξεκίνημα

terminal-choose-opponent = Ποιος παίζει;
terminal-resume = Συνέχισε την ημιτελή παρτίδα
terminal-opponent-computer = Με τον υπολογιστή
terminal-opponent-person = Δύο σε αυτό το πληκτρολόγιο
terminal-choose-level = Πόσο δυνατά να παίζει ο υπολογιστής;
terminal-choose-rules = Με ποιους κανόνες;
terminal-start-keys = ↑ ↓ επιλογή   Enter συνέχεια   Esc πίσω ή έξοδος   ? πώς παίζεται
terminal-go-on = Υπάρχει μια ημιτελής παρτίδα. Θέλεις να τη συνεχίσεις;
terminal-too-small = Το τραπέζι θέλει 80 × 24 χαρακτήρες. Μεγάλωσε το παράθυρο.

## Τι να κάνεις

terminal-to-give = { $name }, διάλεξε πιόνι, το παίρνει { $other }: { $piece };
terminal-to-place = { $name }, βάλε το πιόνι: { $piece }.
terminal-to-close = { $name }, όλα τα πιόνια μπήκαν. Φώναξε QUARTO!, ή πες ότι τελείωσες.
terminal-thinking = { $name } σκέφτεται…
terminal-pointing = Αυτή είναι η τετράδα σου, { $line };
terminal-nothing-full = Από το τελευταίο πιόνι δεν περνά γεμάτη γραμμή· οι παλιότερες δεν μετρούν πια.
terminal-false-call = { $name } φώναξε, αλλά αυτό δεν είναι τετράδα.
terminal-undone = Η κίνηση ανακλήθηκε.
terminal-hand = { $name } κρατά
terminal-call-where = Πήγαινε στον κύκλο που συμπληρώνει την τετράδα σου, και φώναξε.
terminal-shared = { $line }: { $shared }.
terminal-overlooked = Κανείς δεν είδε: { $lines }.

## Ερωτήσεις

terminal-resign = { $name }, στ’ αλήθεια παραιτείσαι;
terminal-draw = { $other }, { $name } προτείνει ισοπαλία. Συμφωνείς;
terminal-draw-declined = { $name } συνεχίζει.
terminal-leave = Να αφήσουμε αυτή την παρτίδα και να αρχίσουμε άλλη;

## Αρχεία

terminal-written = Η καταγραφή είναι στο { $path }.
terminal-not-written = Το { $path } δεν γράφτηκε: { $why }.
terminal-set-aside = Η ημιτελής παρτίδα αποθηκεύτηκε στο { $path }.
terminal-not-saved = Η παρτίδα δεν αποθηκεύτηκε στο { $path }: { $why }.
malformed-opponent = «{ $text }» δεν είναι αντίπαλος· χρειάζεται άνθρωπος (person) ή επίπεδο του υπολογιστή, ένα από: { $expected }.
malformed-save-data = Δεν είναι αποθηκευμένη παρτίδα: { $problem }.
malformed-save-format = Δεν είναι δική μας αποθηκευμένη παρτίδα: η μορφή της είναι «{ $found }», χρειάζεται «{ $expected }».

## Πλήκτρα

terminal-key-yes = y: ναι
terminal-key-no = n: όχι
# As in English
terminal-key-call = q: QUARTO!
terminal-key-undo = u: πίσω
terminal-key-help = ?: βοήθεια
terminal-key-quit = Ctrl-Q: έξοδος
terminal-key-go-on = p: συνέχεια
terminal-key-give-choose = βέλη, 0–f: ποιο
terminal-key-give-enter = Enter: δώσε
terminal-key-place-choose = βέλη, a1…: πού
terminal-key-place-enter = Enter: βάλε
terminal-key-close-enter = Enter: τέλος
terminal-key-pointing-choose = βέλη: άλλη τετράδα
terminal-key-pointing-enter = Enter: φώναξε
terminal-key-pointing-escape = Esc: άκυρο
terminal-key-over-enter = Enter: νέα παρτίδα
terminal-key-over-w = w: γράψε την καταγραφή

## Βοήθεια

terminal-help-turn = Βάλε το πιόνι σου σε ελεύθερο κύκλο: βέλη ή b2, μετά Enter, ή κλικ. Μετά διάλεξε ένα για τον αντίπαλο: βέλη ή το ψηφίο του, μετά Enter, ή κλικ.
terminal-help-line = Τέσσερα σε γραμμή, στήλη ή διαγώνιο με { $shared ->
        [1] ένα κοινό χαρακτηριστικό
       *[other] { $shared } κοινά χαρακτηριστικά
    } είναι τετράδα.
terminal-help-features = Μετρά μόνο αυτό: { $features }.
terminal-help-squares = Το ίδιο και τέσσερα σε τετράγωνο 2×2.
terminal-help-auto = Μια τετράδα κερδίζει αμέσως.
terminal-help-call-after = Η τετράδα κερδίζει μόνο αν τη φωνάξεις (q), μόλις τη συμπληρώσεις.
terminal-help-call-before = Η τετράδα κερδίζει μόνο αν τη φωνάξεις (q) πριν βάλεις: πήγαινε στον κύκλο που τη συμπληρώνει, και φώναξε.
terminal-help-late-opponent = Ό,τι σου ξεφύγει το φωνάζει ο αντίπαλος, μόλις πάρει το επόμενο πιόνι· μετά δεν αξίζει τίποτα.
terminal-help-late-either = Ό,τι σου ξεφύγει το φωνάζουν και οι δύο (q, ή Q όποιος μόλις έδωσε) ώσπου να μπει το επόμενο πιόνι· μετά δεν αξίζει τίποτα.
terminal-help-late-none = Ό,τι σου ξεφύγει δεν αξίζει τίποτα.
terminal-help-false-refuse = Φωνάζεις μία φορά σε κάθε κίνηση, γι’ αυτό κοίτα καλά.
terminal-help-false-forfeit = Ένα λάθος Quarto χάνει την παρτίδα, γι’ αυτό κοίτα καλά.
terminal-help-time = Μια κίνηση κρατά το πολύ { $seconds } δευτερόλεπτα.
terminal-help-pieces = Τα ψηλά έχουν τρεις σειρές, τα στρογγυλά στρογγυλά πλάγια· τα σκούρα είναι γεμάτα, όσα έχουν τρύπα έχουν πάνω ○. Τελεία: το τελευταίο πιόνι. L ανοιχτό, D σκούρο, R στρογγυλό, Q τετράγωνο, T ψηλό, S χαμηλό, F χωρίς τρύπα, H με τρύπα.
terminal-help-keys =
    q ή !   φώναξε QUARTO!     u  πάρε πίσω          =  ζήτα ισοπαλία
    n       νέα παρτίδα        r  παραίτηση          p  παύση, συνέχεια
    Ctrl-Q  έξοδος             w  γράψε καταγραφή    Esc  κλείσε αυτό

    Η ημιτελής παρτίδα αποθηκεύεται όταν βγαίνεις.
