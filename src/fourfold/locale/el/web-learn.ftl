### Οι σελίδες για μάθηση: κανόνες, γλωσσάρι, μαθήματα, προπόνηση.

web-title-learn = Μάθε · Fourfold
web-title-glossary = Γλωσσάρι · Fourfold
web-title-lesson = Μάθημα · Fourfold
web-title-train = Προπόνηση · Fourfold
web-title-document = { $title } · Fourfold

## Με μια ματιά

web-learn-lead = Οι κανόνες με εικόνες, παρτίδες εξηγημένες κίνηση με κίνηση, και εξάσκηση για τα μάτια σου.
web-learn-rules = Κανόνες
web-learn-age = Από { $age } ετών
web-learn-lessons = Μαθήματα
web-learn-lessons-text = Διδακτικές παρτίδες, βήμα βήμα. Κάποιες στιγμές έχουν και παρακλάδια: μια άλλη κίνηση, και τι βγαίνει από αυτήν.
web-learn-trainers = Προπόνηση
web-learn-trainers-text = Λίγα λεπτά την ημέρα. Τα αποτελέσματά σου μένουν σε αυτή τη συσκευή.
web-learn-glossary = Γλωσσάρι
web-learn-glossary-text = Τι σημαίνει κάθε λέξη. Στα κείμενα, άγγιξε μια υπογραμμισμένη λέξη για να δεις τη σημασία της.
web-learn-to-glossary = Άνοιξε το γλωσσάρι
web-learn-play = Παίξε το
web-learn-more = Κι άλλα να μάθεις
web-only-english = Αυτό το κείμενο υπάρχει προς το παρόν μόνο στα αγγλικά.
web-learn-seek = Βρες μια λέξη
web-learn-sought = { $count ->
    [0] Δεν υπάρχει τέτοια λέξη.
    [one] { $count } λέξη
   *[other] { $count } λέξεις
}

## Εικόνες και θέσεις με λόγια

web-learn-figure = Σχήμα από { $tiles } { $tiles ->
    [one] πλακίδιο
   *[other] πλακίδια
}
web-learn-place = { $direction ->
    [up] Θέση { $number }, κορυφή πάνω
    [right] Θέση { $number }, κορυφή δεξιά
    [down] Θέση { $number }, κορυφή κάτω
   *[left] Θέση { $number }, κορυφή αριστερά
}

## Ασκήσεις

web-learn-answers = Απαντήσεις
web-learn-choose = Διάλεξε μια απάντηση.
web-learn-right = Σωστά!
web-learn-wrong = Όχι. Κοίτα ξανά.
web-learn-yes = Ναι
web-learn-no = Όχι
web-learn-places-wait = { $count ->
    [one] Άγγιξε τη θέση. Υπάρχει μία.
   *[other] Άγγιξε τις θέσεις. Υπάρχουν { $count }.
}
web-learn-places-found = { $count ->
    [one] Ψάξε κι άλλο.
   *[other] Βρέθηκαν { $found } από { $count }.
}
web-learn-verdict-clash = Όχι: εκεί τα χρώματα διαφέρουν.
web-learn-verdict-rough = Όχι: οι διαγώνιοι δεν συναντιούνται στις άκρες τους.
web-learn-verdict-apart = Όχι: εκεί δεν αγγίζει το σχήμα.
web-learn-verdict-fits-right = Ναι, ταιριάζει.
web-learn-verdict-full-right = Ναι, κάνει τετράγωνο.
web-learn-verdict-full-wrong = Ταιριάζει, αλλά δεν κάνει τετράγωνο.
web-learn-verdict-twice-full-right = Ναι, κάνει δύο τετράγωνα.
web-learn-verdict-twice-full-wrong = Ταιριάζει, αλλά δεν κάνει δύο τετράγωνα.
web-learn-verdict-double-right = Ναι, αγγίζει δύο πλακίδια.
web-learn-verdict-double-wrong = Ταιριάζει, αλλά αγγίζει μόνο ένα πλακίδιο.
web-learn-verdict-corner-right = Ναι, διπλό και γωνία.
web-learn-verdict-corner-wrong = Ταιριάζει, αλλά αγγίζει μόνο ένα πλακίδιο, ή δεν κάνει γωνία.

## Μαθήματα

# Τα μαθήματα λένε τους παίκτες με τα δύο πρώτα γράμματα του αλφαβήτου.
web-lesson-seat = { $seat ->
    [A] Α
   *[B] Β
}
web-lesson-hand = Χέρι
web-lesson-hand-of = Χέρι: { $seat }
web-lesson-stock = Απόθεμα
web-lesson-stock-of = Απόθεμα: { $seat }
web-lesson-none = Δεν μένει τίποτα να μπει
web-lesson-figure-of = Σχήμα: { $seat }
web-lesson-steps = Βήματα
web-lesson-step = { $step } από { $last }
web-lesson-previous = Πίσω
web-lesson-next = Μπρος
web-lesson-begins = Η μοιρασιά
web-lesson-line-begins = Κι αν…
web-lesson-leave = Πίσω στην παρτίδα
web-lesson-lines = Κι αν…
web-lesson-line-lays = { $same ->
    [yes] { $seat } βάζει αλλού: { $tiles }
   *[no] { $seat } βάζει αντί γι’ αυτό: { $tiles }
}
web-lesson-line-ends = Τότε η παρτίδα τελειώνει { $a } : { $b }
web-lesson-score = Η παρτίδα τελειώνει { $a } : { $b }
web-lesson-play = Συνέχισε από εδώ με τον υπολογιστή
web-lesson-misprints = Τυπογραφικά λάθη του βιβλίου
web-lesson-misprint = Το βιβλίο τυπώνει «{ $printed }»· διάβασε «{ $read }».
web-lesson-did = Παίζει { $seat }.
web-lesson-did-lay = { $squares ->
    [0] { $count ->
        [one] { $seat } βάζει ένα πλακίδιο:
       *[other] { $seat } βάζει { $count } πλακίδια:
    }
    [one] { $count ->
        [one] { $seat } βάζει ένα πλακίδιο και κάνει ένα τετράγωνο:
       *[other] { $seat } βάζει { $count } πλακίδια και κάνει ένα τετράγωνο:
    }
   *[other] { $count ->
        [one] { $seat } βάζει ένα πλακίδιο και κάνει { $squares } τετράγωνα:
       *[other] { $seat } βάζει { $count } πλακίδια και κάνει { $squares } τετράγωνα:
    }
}
web-lesson-did-pass = { $seat } πάει πάσο.
web-lesson-did-exchange = { $seat } αλλάζει ένα πλακίδιο:
web-lesson-did-take = { $seat } παίρνει ένα πλακίδιο από το άλλο απόθεμα.
web-lesson-did-draw = { $seat } τραβά.
web-lesson-did-capture = { $seat } κατακτά το σχήμα.
web-lesson-did-hand-over = { $seat } δίνει ένα πλακίδιο:
web-lesson-did-give-all = { $seat } δίνει όλα τα πλακίδια που μένουν.
web-lesson-did-arrange = { $seat } χτίζει.
web-lesson-did-drop = { $seat } αφήνει ένα πλακίδιο:
web-lesson-did-stop = { $seat } λέει στοπ.
web-lesson-did-check = { $seat } ζητά σύγκριση.
web-lesson-did-surrender = { $seat } παραδίνεται.

## Προπόνηση

web-train-fit = Ταίριαξε με τον νου
web-train-fit-text = Στρίψε το πλακίδιο με τον νου σου: ποια θέση το δέχεται, ή το κάνει γεμάτο;
web-train-fit-fits = Σε ποια θέση ταιριάζει αυτό το πλακίδιο;
web-train-fit-full = Ταιριάζει σε όλες αυτές τις θέσεις. Σε ποια κάνει τετράγωνο;
web-train-unseen = Ποια δεν φαίνονται;
web-train-unseen-text = Όλα τα πλακίδια των πέντε χρωμάτων, εκτός από όσα βλέπεις: ποιο είναι ακόμη κρυμμένο;
web-train-unseen-ask = Ποιο από τα τέσσερα πλακίδια πιο κάτω δεν βλέπεις ούτε στο τραπέζι ούτε στο χέρι σου;
web-train-hand = Το χέρι σου
web-train-option = { $number }: { $tile }
web-train-line = Βρες την τετράδα
web-train-line-text = Quarto: ένας κύκλος, ένα πιόνι, τέσσερα στη σειρά με κάτι κοινό.
web-train-line-ask = Σε ποιον κύκλο κάνει αυτό το πιόνι τετράδα;
web-train-line-board = Το ταμπλό
web-train-how = Δέκα ερωτήσεις. Το ρολόι τρέχει όσο σκέφτεσαι, και στέκει όσο κοιτάς μια απάντηση.
web-train-start = Πάμε
web-train-again = Άλλη μία
web-train-next = Επόμενη
web-train-finish = Αποτέλεσμα
web-train-number = Ερώτηση { $number } από { $count }
web-train-seconds = { $seconds } δ.
web-train-tap = Άγγιξε έναν κύκλο.
web-train-tap-or-key = Άγγιξε μια απάντηση, ή πάτα 1 ως 4.
web-train-wrong = Όχι. Η σωστή απάντηση είναι σημειωμένη.
web-train-result = { $right } από { $count } σωστές, { $seconds } δευτερόλεπτα η ερώτηση.
web-train-last = Την τελευταία φορά { $right } από { $count }
web-train-plot = { $count ->
    [one] Αποτέλεσμα του τελευταίου γύρου
   *[other] Αποτελέσματα των τελευταίων { $count } γύρων
}· το πολύ { $best } σωστές
web-train-plot-right = Σωστές απαντήσεις
web-train-plot-time = Δευτερόλεπτα ανά ερώτηση
web-train-table = Ως πίνακας
web-train-when = Πότε
web-train-of = { $right } από { $count }
