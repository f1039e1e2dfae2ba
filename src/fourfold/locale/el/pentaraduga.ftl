### Πενταράντουγκα.

## Κείμενα που δεν διαβάζονται

malformed-pentaraduga-tile = «{ $text }» δεν είναι πλακίδιο· χρειάζονται τα χρώματα αριστερό, μεγάλο, δεξί, με τα μικρά γείτονες του μεγάλου, όπως oRo ή oRv.
malformed-pentaraduga-tile-twice = Το πλακίδιο { $tile } υπάρχει δύο φορές.
malformed-pentaraduga-direction = «{ $text }» δεν είναι κατεύθυνση· χρειάζεται В П Н Л, ή U R D L.
malformed-pentaraduga-placement = «{ $text }» δεν είναι θέση· χρειάζεται πλακίδιο, κατεύθυνση και το κάτω αριστερό κελί, όπως oRoU@0,0.
malformed-pentaraduga-too-many = { $count } πλακίδια είναι πάρα πολλά· το πολύ { $most }.
malformed-pentaraduga-no-tiles = Δεν υπάρχουν πλακίδια· χρειάζεται ένα χέρι όπως oRo rOr yOr.
malformed-pentaraduga-goal = «{ $text }» δεν είναι στόχος· υπάρχουν: { $expected }.
malformed-pentaraduga-problem = «{ $text }» δεν είναι πρόβλημα· χρειάζεται είδος ({ $expected }), ή κωδικός όπως squares-3 ή squares-0000002a.
malformed-pentaraduga-count-frames = Οι καλύτερες κορνίζες δεν μετριούνται: ποια πλακίδια μπαίνουν είναι ελεύθερο.
malformed-pentaraduga-match = Ένας αγώνας έχει τουλάχιστον μία παρτίδα, από τουλάχιστον ένα παιχνίδι.
malformed-pentaraduga-overlap = Το { $placement } θα έπεφτε πάνω στο { $other }.
malformed-pentaraduga-notation = «{ $word }» δεν είναι πλακίδιο με τη θέση του· χρειάζεται πλακίδιο, πού δείχνει η κορυφή του, γράμματα για την πιο πάνω, δεξιά, κάτω ή αριστερή θέση και τα πλακίδια που αγγίζει, όπως rOrLL, rOrRyOr ή rOrLL.
malformed-pentaraduga-several = Το «{ $word }» έχει πολλές θέσεις: { $places }.
malformed-pentaraduga-nowhere = Το «{ $word }» δεν ταιριάζει πουθενά{ $count ->
        [0] .
       *[other] · το { $tile } ταιριάζει εδώ: { $places }.
    }
malformed-pentaraduga-remark = Το «{ $word }» δεν αγγίζει το { $other }.
malformed-pentaraduga-ending = «{ $word }» δεν είναι άλλο τελείωμα· πρέπει να αρχίζει με πλακίδιο του πρώτου, ή να είναι γράμματα για το τελευταίο πλακίδιο.
malformed-pentaraduga-at = Πλακίδιο { $number }: { $problem }
malformed-pentaraduga-word = «{ $text }» δεν είναι κίνηση· χρειάζονται πλακίδια με τη θέση τους, όπως oRoU@0,0, ή ένα από: { $expected }.
malformed-pentaraduga-bare-word = Πες σε τι αναφέρεται το «{ $word }», σε παρένθεση μετά από αυτό.
malformed-pentaraduga-deal-text = «{ $text }» δεν είναι μοιρασιά· χρειάζεται ποιος αρχίζει και τα πλακίδια των δύο, όπως «A: oRo rOr / yOr yOy», και ίσως κλήροι μετά από άλλη μια κάθετο.
malformed-pentaraduga-deal = Μοιρασιά είναι και τα { $count } πλακίδια, το καθένα μία φορά, τα μισά σε κάθε παίκτη.
malformed-census-name = Απογραφή «{ $name }» δεν υπάρχει· υπάρχουν: { $expected }.
malformed-census-file = Το { $path } δεν είναι πιστοποιητικό· χρειάζονται συμπιεσμένες γραμμές κειμένου.
malformed-census-other = Το { $path } δεν είναι πιστοποιητικό για { $expected }, αλλά για «{ $name }».
malformed-census-line = «{ $line }» δεν είναι εγγραφή· χρειάζεται ένα χέρι, πόσα είναι σαν αυτό, πόσο μετρούν και οι θέσεις ενός σχήματος, όπως «000090 2 1 rOrU@0,0 yOyD@0,-1».
malformed-census-entry = Εγγραφή { $number }: { $problem }
malformed-census-twice = Το χέρι { $hand } υπάρχει δύο φορές.
malformed-census-hand = Το χέρι { $hand } δεν είναι σε αυτή την απογραφή.
malformed-census-hands = Λέει ότι αντιστοιχεί σε { $hands } χέρια, αλλά σαν αυτό είναι { $expected }.
malformed-census-tiles = Το σχήμα είναι από { $tiles }· το χέρι είναι { $hand }.
malformed-census-value = Λέει ότι το σχήμα μετρά { $value }, αλλά μετρά { $counted }.
malformed-census-best = Λέει ότι μετρά το πολύ { $value }, αλλά η αναζήτηση βρήκε { $found }: { $places }.
malformed-census-missing = Λείπει το χέρι { $hand }.
malformed-census-total = Οι εγγραφές αντιστοιχούν σε { $total } χέρια· υπάρχουν { $expected }.

## Αρνήσεις

illegal-pentaraduga-not-in-hand = Το «{ $tile }» δεν είναι στο χέρι σου.
illegal-pentaraduga-stock-empty = Δεν έμεινε πλακίδιο να πάρεις.
illegal-pentaraduga-covered = Το «{ $tile }» θα έπεφτε πάνω σε άλλο πλακίδιο.
illegal-pentaraduga-apart = Το «{ $tile }» πρέπει να αγγίζει το σχήμα με μια πλευρά.
illegal-pentaraduga-clash = Το «{ $tile }» δεν ταιριάζει εκεί: τα χρώματα διαφέρουν.
illegal-pentaraduga-rough = Το «{ $tile }» δεν ταιριάζει εκεί: οι διαγώνιοι δεν συναντιούνται στις άκρες τους.
illegal-pentaraduga-not-full = Το «{ $tile }» δεν κάνει τετράγωνο εκεί· χρειάζεται γεμάτο πλακίδιο.
illegal-pentaraduga-no-protest = Σε αυτό το τραπέζι διαιτητεύει ο υπολογιστής· ό,τι είναι έξω από τους κανόνες δεν γίνεται δεκτό.
illegal-pentaraduga-nothing-wrong = Δεν υπάρχει λόγος για ένσταση.
illegal-pentaraduga-no-such-act = Δεν γίνεται τώρα: «{ $act }».

## Εικόνες, για όσους δεν τις βλέπουν

pentaraduga-picture = { $tiles ->
    [0] Κανένα πλακίδιο
   *[other] Σχήμα από { $tiles } πλακίδια, { $squares ->
        [0] χωρίς τετράγωνο
        [one] { $squares } τετράγωνο
       *[other] { $squares } τετράγωνα
    }
}
pentaraduga-picture-tile = Το πλακίδιο { $tile }: { $left }, μεγάλο { $big }, { $right }
pentaraduga-colour-red = κόκκινο
pentaraduga-colour-orange = πορτοκαλί
pentaraduga-colour-yellow = κίτρινο
pentaraduga-colour-green = πράσινο
pentaraduga-colour-blue = μπλε
pentaraduga-colour-violet = μοβ

## Χτίσιμο πίσω από παραβάν: Τετράγωνα, Κουάδος, Κορνίζες

illegal-pentaraduga-arrangement = Τα πλακίδια δεν μπορούν να είναι έτσι. { $problem }
illegal-pentaraduga-too-fast = Άλλαξες τα πλακίδιά σου { $most } φορές μέσα σε ένα δευτερόλεπτο· περίμενε λίγο και στείλε πώς είναι.
illegal-pentaraduga-stopped = Το πρώτο στοπ το είπε { $seat }. Τώρα χτίζει μόνο ο άλλος, και δεν γίνονται ανταλλαγές.
illegal-pentaraduga-nobody-stopped = Κανείς δεν είπε στοπ ακόμη· πρώτα το στοπ, μετά σημειώνονται ή συγκρίνονται αποτελέσματα.
illegal-pentaraduga-exchanging = Γίνεται ανταλλαγή: στοπ μόνο αφού αφήσει πλακίδιο και { $seat }.
illegal-pentaraduga-exchanged = Σε κάθε παρτίδα γίνεται μία ανταλλαγή, και έγινε ήδη.
illegal-pentaraduga-dropped = Εσύ άφησες πλακίδιο· τώρα πρέπει να σου αφήσει ένα { $seat }.
illegal-pentaraduga-no-figure = Αυτό δεν σημειώνεται: τα πλακίδια πρέπει να κάνουν ένα σχήμα, και στα Τετράγωνα και στο Κουάδος να είναι όλα μέσα.
illegal-pentaraduga-always-checked = Εδώ δεν παραδίνεται κανείς: τα σχήματα συγκρίνονται πάντα.
illegal-pentaraduga-begin-first = Πες πρώτα ότι αρχίζεις: από τότε τρέχει ο χρόνος σου.
illegal-pentaraduga-choose-first = Πρώτα πρέπει να διαλέξει { $seat } ποιο σχήμα συνεχίζεται.
illegal-pentaraduga-original-moved = Το «{ $tile }» είναι στο σχήμα που συνεχίζεται, και μένει στη θέση του.
## Παιχνίδια με δικό σου σχήμα

illegal-pentaraduga-count = Εδώ βάζεις { $expected ->
    [one] ένα πλακίδιο
   *[other] { $expected } πλακίδια
} μαζί.
illegal-pentaraduga-not-double = Το «{ $tile }» αγγίζει εκεί μόνο ένα πλακίδιο· πρέπει να αγγίζει δύο.
illegal-pentaraduga-no-corner = Το «{ $tile }» δεν κάνει γωνία εκεί: η στενή του πλευρά πρέπει να ακουμπά στην άκρη μιας μακριάς.
illegal-pentaraduga-no-ring = Αυτά τα πλακίδια δεν κάνουν κρίκο: χρειάζονται τέσσερα γύρω από ένα άδειο κελί.
illegal-pentaraduga-wait = Περίμενε: τώρα παίζει { $seat }.
illegal-pentaraduga-stocks-left = Όλα τα πλακίδια δίνονται μόνο όταν αδειάσουν και τα δύο αποθέματα.
illegal-pentaraduga-hand-full = Έχεις { $count } πλακίδια· τραβάς μόνο όταν έχεις λιγότερα.
illegal-pentaraduga-no-prize = Δεν έχεις έπαθλο να πάρεις: δίνεται για { $count } πλακίδια στη σειρά χωρίς τράβηγμα που το απόθεμά σου δεν μπορεί να αναπληρώσει, ενώ του αντιπάλου έχει πλακίδιο.
illegal-pentaraduga-prize-first = Έκανες την κίνησή σου: πάρε το έπαθλό σου ή πήγαινε πάσο.
illegal-pentaraduga-kept = Το πρώτο πλακίδιο του αποθέματός σου φυλάγεται: το κέρδισε ως έπαθλο { $seat }.
illegal-pentaraduga-no-wait = Δεν χρειάζεται να περιμένεις τον αντίπαλο τώρα.
illegal-pentaraduga-hurried = Το λεπτό ήδη τρέχει.
illegal-pentaraduga-no-such-move = Κίνηση είναι ένα πλακίδιο από το χέρι σου, ένα πλακίδιο που είναι σε σχήμα, ή πρώτα το ένα και μετά το άλλο.
illegal-pentaraduga-not-twice-full = Το «{ $tile }» πρέπει να κάνει δύο τετράγωνα εκεί: εκεί που είναι, είναι ήδη γεμάτο.
illegal-pentaraduga-untouched = Το «{ $tile }» πρέπει να αγγίζει το πλακίδιο που μόλις έβαλες.
illegal-pentaraduga-same-place = Το «{ $tile }» είναι ήδη εκεί.
illegal-pentaraduga-splits = Χωρίς το «{ $tile }» το σχήμα του θα χωριζόταν στα δύο.
illegal-pentaraduga-stock-left = Πάσο πας μόνο όταν αδειάσει το απόθεμά σου· παίξε ή άλλαξε πλακίδιο.
illegal-pentaraduga-hand-empty = Δεν έχεις πλακίδιο στο χέρι.
illegal-pentaraduga-no-full-prize = Δεν έχεις έπαθλο να πάρεις: δίνεται για τελευταίο πλακίδιο που μπαίνει γεμάτο.
illegal-pentaraduga-only-complex = Σειρά έχει { $seat }· στη μέση μπαίνει μόνο μια σύνθετη κίνηση.
illegal-pentaraduga-shielded = Εδώ δεν χωρά παρέμβαση: παίζει { $seat }.
illegal-pentaraduga-claimed = { $what ->
    [move] Άρχισες κίνηση: βάλε ένα πλακίδιο από το χέρι σου.
    [exchange] Άρχισες ανταλλαγή: άλλαξε ένα πλακίδιο, ή πάρε ένα.
   *[take] Άρχισες να παίρνεις πλακίδιο: πάρε ένα.
}
illegal-pentaraduga-locked = { $what ->
    [exchange] { $seat } άρχισε ανταλλαγή· περίμενε να τελειώσει.
    [take] { $seat } άρχισε να παίρνει πλακίδιο· περίμενε να τελειώσει.
   *[move] { $seat } άρχισε κίνηση· περίμενε να τελειώσει.
}
## Λάφυρα και Τέντωμα

illegal-pentaraduga-barred = Άφησες τη δήλωσή σου να λήξει· τώρα παίζει πρώτα ο αντίπαλος.
illegal-pentaraduga-no-claim = { $what ->
    [exchange] Τώρα δεν δηλώνεται ανταλλαγή.
    [move] Τώρα δεν δηλώνεται κίνηση.
   *[take] Σε αυτό το παιχνίδι δηλώνεται μόνο κίνηση ή ανταλλαγή.
}
illegal-pentaraduga-no-exchange = { $need ->
    [full] Όσο πέφτουν γεμάτα, δεν γίνονται ανταλλαγές.
    [start] Πριν στηθεί το αρχικό σχήμα, δεν γίνονται ανταλλαγές.
    [replay] Στο σόλο δεν γίνονται ανταλλαγές.
   *[other] Τώρα δεν γίνονται ανταλλαγές.
}
illegal-pentaraduga-no-take = Παίρνεις χωρίς να δώσεις μόνο με ένα πλακίδιο στο χέρι και άδειο απόθεμα.
illegal-pentaraduga-must-exchange = Πάσο πας μόνο όταν αδειάσει το απόθεμα του αντιπάλου· βάλε ένα πλακίδιο ή άλλαξε ένα.
illegal-pentaraduga-start-more = { $laid ->
    [one] { $laid } πλακίδιο είναι λίγο
   *[other] { $laid } πλακίδια είναι λίγα
} για το αρχικό σχήμα.
illegal-pentaraduga-start-claims = Το «{ $tile }» δεν μπαίνει εκεί: το αρχικό σχήμα αρχίζει στη μέση, και τα δύο πλακίδια ενός παίκτη αγγίζονται.
illegal-pentaraduga-start-reach = Το «{ $tile }» δεν μπαίνει εκεί: το πλακίδιο που σου έδωσαν μπαίνει στη γραμμή, από τη μεριά του αντιπάλου, χωρίς κίτρινο στη γραμμή, κι ένα δικό σου το αγγίζει από τη μεριά σου.
illegal-pentaraduga-start-reach-plus = Το «{ $tile }» δεν μπαίνει εκεί: το αρχικό σχήμα αρχίζει πάνω από τη γραμμή, κολλητά σε αυτήν, και έχει δύο πλακίδια σε κάθε μεριά.
illegal-pentaraduga-not-yellow = Το «{ $tile }» δεν έχει κίτρινο· δώσε ένα που έχει, ή άλλαξε πλακίδιο.
illegal-pentaraduga-full-elsewhere = Το «{ $tile }» μπορεί να μπει γεμάτο αλλού, άρα πρέπει.
illegal-pentaraduga-intercept-full = Δεν είναι η σειρά σου: παρεμβαίνεις μόνο με γεμάτο πλακίδιο, και το «{ $tile }» δεν κάνει τετράγωνο εκεί.

## Διδακτικές παρτίδες

malformed-training-file = Αυτό δεν είναι καταγραφή διδακτικής παρτίδας· χρειάζεται αντικείμενο, ή αντικείμενο με λίστα «records».
malformed-training-game = «{ $name }» με { $set } πλακίδια δεν είναι παιχνίδι της Πενταράντουγκα· χρειάζεται το όνομα του βιβλίου ή ένα από: { $expected }.
malformed-training-deal = Τα χέρια, τα αποθέματα και τα σχήματα πριν από το πρώτο γεγονός πρέπει να είναι και τα { $count } πλακίδια, το καθένα μία φορά.
malformed-training-prefigures = Τα σχήματα πριν από το πρώτο γεγονός πρέπει να είναι καθαρά, και σε παιχνίδι με δικά τους σχήματα να ανήκουν στον A ή στον B.
malformed-training-key = Λείπει το «{ $key }».
malformed-training-type = «{ $type }» δεν είναι γεγονός αυτού του παιχνιδιού, ή όχι τώρα.
malformed-training-number = Η κίνηση { $number } δεν μπορεί να είναι η επόμενη ({ $seat }): ο A έχει τους μονούς αριθμούς, ο B τους ζυγούς, και η τελευταία ήταν { $last }.
malformed-training-figure = Σχήμα «{ $name }» δεν υπάρχει· υπάρχουν: { $expected }.
malformed-training-untaken = { $seat }: μένει να πάρει { $tiles }.
malformed-training-unfinished = Η καταγραφή τελειώνει, αλλά η παρτίδα όχι.
malformed-training-remark = Ένα σχόλιο πρέπει να είναι αντικείμενο.
malformed-training-remark-late = Ένα σχόλιο γίνεται μετά από { $at } γεγονότα· υπάρχουν μόνο { $count }.
malformed-training-differs = { $what ->
    [hand] Το χέρι της μοιρασιάς
    [tiles] Πλακίδια που τραβήχτηκαν ή πάρθηκαν
    [refusal] Το είδος του πάσο
    [start] Αρχή σχήματος
    [source] Από πού είναι το πλακίδιο
    [owner] Ποιου ήταν το πλακίδιο
    [figure] Το σχήμα
    [mark] Αν κάνει τετράγωνο
    [reach] Τέντωμα ως το τέλος
    [finish] Τελείωμα
    [intercept] Παρέμβαση
    [give] Πλακίδια που δόθηκαν
    [give_to] Το πλακίδιο στο τέλος του αποθέματος
    [take_from] Το πλακίδιο στην αρχή του αποθέματος
    [take] Το όνομα της ενέργειας
    [stage] Το στάδιο της ανταλλαγής όλων
    [collect] Πλακίδια από την ανταλλαγή
    [squares] Τετράγωνα
    [violations] Παραβάσεις
    [count_all] Θέσεις του πλακιδίου
    [count_full] Θέσεις όπου το πλακίδιο είναι γεμάτο
    [count_double] Θέσεις όπου το πλακίδιο είναι διπλό
    [has_full] Αν το πλακίδιο μπορεί να είναι γεμάτο
    [count] Γωνίες
    [left] Πλακίδια που έμειναν
    [points] Πόντοι
    [score] Το σκορ
   *[other] { $what }
}: η καταγραφή λέει { $said }, με τους κανόνες είναι { $found }.

## Πώς τελειώνουν οι παρτίδες

outcome-played = Όλες οι κινήσεις έγιναν, και μετρήθηκαν οι πόντοι.
outcome-checked = Συγκρίθηκαν και τα δύο σχήματα.
outcome-checked-even = Τα δύο σχήματα μετράνε το ίδιο: κερδίζει όποιος ήταν πιο γρήγορος.
outcome-extended = Μετρήθηκε το σχήμα που συνεχίστηκε.
outcome-surrendered = { $loser } παραδίνεται και δεν βλέπει το άλλο σχήμα.
outcome-interrupted = Πήγαν και οι δύο πάσο· ο καθένας παίρνει έναν πόντο για κάθε πλακίδιο που έμεινε στον άλλον.
outcome-replay-time = Ο χρόνος για το σόλο τελείωσε, και μετρήθηκαν οι πόντοι.

## Τα επίπεδα του υπολογιστή

level-pentaraduga-1 = Αρχάριος
level-pentaraduga-about-1 = Δεν βιάζεται, και του ξεφεύγουν πολλά.
level-pentaraduga-2 = Παίκτης
level-pentaraduga-about-2 = Βλέπει τις περισσότερες θέσεις, χωρίς βιασύνη.
level-pentaraduga-3 = Μετρ
level-pentaraduga-about-3 = Γρήγορος, τα βλέπει όλα και σκέφτεται μπροστά.

## Μαθήματα

malformed-pentaraduga-unsound = Δεν αρχίζει παρτίδα έτσι: το «{ $part }» δεν ταιριάζει με την υπόλοιπη μοιρασιά.
malformed-pentaraduga-middle = Δεν αρχίζει παρτίδα από εδώ: τελείωσε, ή ένα σχήμα συνεχίζεται.
malformed-pentaraduga-covered-figure = Εδώ ένα σχήμα είναι σκεπασμένο, και τα πλακίδιά του δεν μπορούν να τραβηχτούν ξανά. Άρχισε από προηγούμενη κίνηση, ή κράτα τα κρυμμένα πλακίδια όπως ήταν.
malformed-lesson-at = Το { $id } μιλά για ό,τι έρχεται μετά από { $at } κινήσεις· υπάρχουν μόνο { $count }.
malformed-lesson-texts = Τα σχόλια για το { $id } στη γλώσσα «{ $language }» έχουν τις επικεφαλίδες { $found }· χρειάζονται: { $expected }.
lesson-fulls-1 = Γεμάτα, παρτίδα 1: γεμάτα στη σειρά
lesson-fulls-2 = Γεμάτα, παρτίδα 2: στην αρχή καμία κίνηση
lesson-fulls-3 = Γεμάτα, παρτίδα 3: η παγίδα στο τέλος
lesson-squares-1 = Τετράγωνα, μοιρασιά 1: μια μπλόφα
lesson-squares-2 = Τετράγωνα, μοιρασιά 2: ποιος λέει πρώτος στοπ
lesson-squares-3 = Τετράγωνα, μοιρασιά 3: η σύγκριση
lesson-claims-1 = Λάφυρα, παρτίδα 1: κατάκτηση σχήματος
lesson-claims-2 = Λάφυρα, παρτίδα 2: ανταλλαγές
lesson-reach-v1 = Τέντωμα, πρώτη παραλλαγή: παρεμβάσεις, κι ένα τέντωμα ως το τέλος
lesson-reach-v2 = Τέντωμα, δεύτερη παραλλαγή: τέλος πριν από τον άλλον
lesson-reach-v3 = Τέντωμα, τρίτη παραλλαγή: άλλο ένα γεμάτο
lesson-reach-v4 = Τέντωμα, τέταρτη παραλλαγή: ισοπαλία
lesson-reach-v5 = Τέντωμα, πέμπτη παραλλαγή: φτάνει ο δεύτερος
lesson-doubles-1 = Διπλά, παρτίδα 1: η ανταλλαγή όλων
lesson-doubles-2 = Διπλά, παρτίδα 2: τρία έπαθλα
lesson-doubles-4 = Διπλά, παρτίδα 4: οκτώ μηδέν
lesson-rings-1 = Κρίκοι, παρτίδα 1: ένας κρίκος κλείνει
lesson-rings-2 = Κρίκοι, παρτίδα 2: κρίκος από την αρχή
lesson-steals-1 = Κλεψιές, η διδακτική παρτίδα
lesson-steals-problem = Κλεψιές, το πρόβλημα: δέκα μηδέν
