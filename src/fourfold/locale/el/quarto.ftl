### Quarto.

## Πιόνια

# Το πιόνι είναι ουδέτερο· η τρύπα έρχεται τελευταία.
piece-name = { $colour ->
       *[light] ανοιχτό
        [dark] σκούρο
    } { $height ->
       *[tall] ψηλό
        [short] χαμηλό
    } { $shape ->
       *[round] στρογγυλό
        [square] τετράγωνο
    } { $top ->
       *[solid] χωρίς τρύπα
        [hollow] με τρύπα
    }

feature-colour = χρώμα
feature-shape = σχήμα
feature-height = ύψος
feature-top = τρύπα
# Τι κοινό έχουν τα πιόνια μιας τετράδας, άρα πληθυντικός.
value-light = ανοιχτόχρωμα
value-dark = σκούρα
value-round = στρογγυλά
value-square = τετράγωνα
value-tall = ψηλά
value-short = χαμηλά
value-solid = χωρίς τρύπα
value-hollow = με τρύπα

## Αρνήσεις

illegal-quarto-other-phase = { $phase ->
        [give] Δώσε πρώτα ένα πιόνι στον αντίπαλο.
        [place] Βάλε πρώτα το πιόνι που κρατάς.
       *[close] Όλα τα πιόνια μπήκαν: φώναξε, ή πες ότι τελείωσες.
    }
illegal-quarto-piece-gone = Αυτό το πιόνι δεν δίνεται, παίζει ήδη: { $piece }.
illegal-quarto-square-taken = Ο κύκλος { $square } είναι πιασμένος: { $piece }.
illegal-quarto-calls-auto = Σε αυτό το τραπέζι οι τετράδες κερδίζουν μόνες τους· δεν φωνάζει κανείς.
illegal-quarto-call-points-nowhere = Δείξε ποια τετράδα εννοείς.
illegal-quarto-call-squares = Όποιος φωνάζει δείχνει τέσσερις διαφορετικούς κύκλους.
illegal-quarto-call-after-placing = Σε αυτό το τραπέζι πρώτα βάζεις και μετά φωνάζεις.
illegal-quarto-called-already = Σε αυτή την κίνηση φώναξες ήδη μία φορά.
illegal-quarto-no-call-now = Τώρα δεν μπορείς να φωνάξεις.

## Κείμενα που δεν διαβάζονται

malformed-quarto-piece = «{ $text }» δεν είναι πιόνι· χρειάζεται δεκαεξαδικό ψηφίο 0–f, ή τέσσερα γράμματα, ένα από κάθε ζευγάρι L/D, R/Q, T/S, F/H.
malformed-quarto-square = «{ $text }» δεν είναι κύκλος· χρειάζεται a1 ως d4.
malformed-quarto-line = «{ $text }» δεν είναι τετράδα· χρειάζονται δύο άκρες όπως a3-d3, ή τέσσερις κύκλοι.
malformed-quarto-position-fields = Θέση «{ $text }»: χρειάζεται το ταμπλό, ένα κενό και το πιόνι στο χέρι ή «-».
malformed-quarto-position-ranks = Ταμπλό «{ $text }»: χρειάζονται 4 γραμμές χωρισμένες με «/», βρέθηκαν { $found }.
malformed-quarto-position-rank = Γραμμή { $rank } του ταμπλό, «{ $text }»: χρειάζονται 4 κύκλοι, βρέθηκαν { $found }.
malformed-quarto-position-digit = Το «{ $text }» στο { $square } δεν είναι πιόνι· χρειάζεται δεκαεξαδικό ψηφίο 0–f ή «.».
malformed-quarto-piece-twice = Το πιόνι { $piece } είναι δύο φορές στο ταμπλό: { $first } και { $second }.
malformed-quarto-hand-placed = Το πιόνι στο χέρι, { $piece }, είναι ήδη στο ταμπλό: { $square }.
malformed-quarto-features = Τα χαρακτηριστικά είναι ένα ή περισσότερα από αυτά, το καθένα μία φορά: { $expected }.
malformed-quarto-shared = Μια τετράδα δεν μπορεί να έχει κοινά χαρακτηριστικά { $shared }, όταν { $features ->
        [one] μετρά μόνο ένα
       *[other] μετρούν μόνο { $features }
    }.
malformed-quarto-full = Στο «{ $text }» δεν μένει τίποτα να παιχτεί.
malformed-quarto-starter = «{ $text }» δεν είναι αυτός που αρχίζει· χρειάζεται A ή B.
malformed-detail = Το «{ $word }» δεν παίρνει τίποτα σε παρένθεση, βρέθηκε «({ $detail })».
malformed-memory = Πίνακας { $megabytes } MB δεν χωρά στη μνήμη αυτού του μηχανήματος.

## Η μηχανή

malformed-engine-command = «{ $text }» δεν είναι εντολή· υπάρχουν: { $expected }.
malformed-engine-alone = Το «{ $command }» μπαίνει μόνο του, βρέθηκε μετά «{ $text }».
malformed-engine-setoption = «setoption { $text }»: χρειάζεται «setoption name NAME value VALUE».
malformed-engine-option = Επιλογή «{ $text }» δεν υπάρχει· υπάρχουν: { $expected }.
malformed-engine-position = «position { $text }»: χρειάζεται «start», ή θέση όπως 0..f/..../.3../.... 9, και μετά ίσως «moves» με κύκλους και πιόνια εναλλάξ.
malformed-engine-go = «go … { $text }»: χρειάζεται time MS, nodes N, infinite, moves, ή τίποτα.
malformed-engine-infinite = «infinite» σημαίνει χωρίς όριο, άρα δεν πάει ούτε με time ούτε με nodes.
illegal-engine-busy = Το «{ $command }» περιμένει να τελειώσει η αναζήτηση· το «stop» τη σταματά.

## Πώς τελειώνουν οι παρτίδες

outcome-line = Κερδίζει { $winner } με τετράδα.
outcome-false-call = Κερδίζει { $winner }· { $loser } φώναξε χωρίς τετράδα.
outcome-full = Ισοπαλία: όλα τα πιόνια μπήκαν και κανείς δεν φώναξε.

## Τα επίπεδα του υπολογιστή, και πώς παίζει το καθένα

level-quarto-1 = Πρωτάρης
level-quarto-about-1 = Του ξεφεύγουν τετράδες και ξεχνά να φωνάξει.
level-quarto-2 = Αρχάριος
level-quarto-about-2 = Βλέπει πολλά, αλλά όχι όλα.
level-quarto-3 = Μαθητής
level-quarto-about-3 = Βλέπει τετράδες, αλλά χαρίζει νίκες.
level-quarto-4 = Ερασιτέχνης
level-quarto-about-4 = Παίρνει κάθε νίκη που βλέπει.
level-quarto-5 = Παίκτης ομίλου
level-quarto-about-5 = Σκέφτεται πριν δώσει.
level-quarto-6 = Ειδικός
level-quarto-about-6 = Σκέφτεται αρκετές κινήσεις μπροστά.
level-quarto-7 = Μετρ
level-quarto-about-7 = Σχεδόν ποτέ δεν κάνει λάθος.
level-quarto-8 = Ανίκητος
level-quarto-about-8 = Δεν κάνει ποτέ λάθος.

## Κανόνες για να διαλέξεις

preset-international = Συνηθισμένοι κανόνες
preset-beginners-1 = Για αρχάριους: μετρά μόνο το χρώμα
preset-beginners-2 = Για αρχάριους: μετρούν χρώμα και σχήμα
preset-beginners-3 = Για αρχάριους: όλα εκτός από την τρύπα
preset-advanced = Για προχωρημένους: και τα τετράγωνα 2×2
preset-tournament = Τουρνουά: ένα λεπτό η κίνηση, λάθος Quarto χάνει
preset-balkan = Φωνάζουν και οι δύο αργότερα, όπως στα Βαλκάνια
preset-taiwan = Φωνάζεις πριν βάλεις, όπως στην Ταϊβάν
preset-greek-2 = Δύο κοινά χαρακτηριστικά, ελληνικός τρόπος
preset-own = Όπως το λέει το φυλλάδιο στη γλώσσα σου
