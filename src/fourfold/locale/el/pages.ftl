### Οι σελίδες δίπλα στο τραπέζι: επανάληψη, κανόνες, στήσιμο.

web-title-replay = Επανάληψη · Fourfold
web-title-rules = Πώς παίζεται · Fourfold
web-title-setup = Στήσιμο · Fourfold
web-title-analysis = Ανάλυση · Fourfold
web-title-review = Ανασκόπηση · Fourfold
web-title-levels = Τα επίπεδα του υπολογιστή · Fourfold

## Επανάληψη

web-replay-of = { $a } και { $b }
web-replay-opening = Φέρνουμε την παρτίδα…
web-replay-result-draw = Ισοπαλία
web-replay-result-winner = Κερδίζει { $name }
web-replay-result-none = Δεν τελείωσε ακόμη
web-replay-step = Βήμα { $step } από { $last }
web-replay-steps = Τα βήματα της παρτίδας
web-replay-walk = Δες την παρτίδα βήμα βήμα
web-replay-first = Στην αρχή
web-replay-back = Ένα βήμα πίσω
web-replay-forward = Ένα βήμα μπροστά
web-replay-last = Στο τέλος
web-replay-play = Παίξε την
web-replay-pause = Στοπ
web-replay-began = Αρχίζει { $name } και διαλέγει το πρώτο πιόνι.
web-replay-began-holding = Αρχίζει { $name } με το πιόνι στο χέρι.
web-replay-told-resign = { $name } παραιτείται.
web-replay-told-claim = { $name } ζητά τη νίκη: ο άλλος δεν γύρισε.
web-replay-told-time-up = Ο χρόνος τελείωσε.
web-replay-told-wait = Η παρτίδα περιμένει έναν παίκτη.
web-replay-told-away = Κάποιος λείπει.
web-replay-told-back = Είναι πάλι όλοι εδώ.
web-replay-told-resumed = Η παρτίδα διακόπηκε και συνεχίζεται.
web-replay-told-takeback = { $name } συμφωνεί, και η κίνηση ανακαλείται.
web-replay-told-word = { $right ->
        [yes] { $name } φωνάζει Quarto. Υπάρχει τετράδα!
       *[no] { $name } φωνάζει Quarto, αλλά τετράδα δεν υπάρχει.
    }
web-replay-told-other = { $name }: { $what }.
web-replay-hand = Το κρατά { $name }.
web-replay-hand-empty = Κανείς δεν κρατά πιόνι.
web-replay-rest = Πιόνια που μένουν
web-replay-missed = { $count ->
        [one] Ξέφυγε: { $lines } είναι τετράδα, και κανείς δεν τη φώναξε.
       *[other] Ξέφυγαν: { $lines } είναι τετράδες, και κανείς δεν τις φώναξε.
    }
web-replay-missed-some = { $count ->
        [one] Σε αυτή την παρτίδα ξέφυγε μία τετράδα.
       *[other] Σε αυτή την παρτίδα ξέφυγε τετράδα { $count } φορές.
    }
web-replay-missed-none = Δεν ξέφυγε καμία τετράδα.
web-replay-missed-show = Δείξε την
web-replay-missed-next = Η επόμενη
web-replay-moves = Κινήσεις
web-replay-move = { $number } { $square }: { $piece }
web-replay-move-given = { $number } …: { $piece }
web-replay-move-back = { $move }, ανακλήθηκε
web-replay-move-missed = { $move }, ξέφυγε τετράδα
web-replay-entry-start = Αρχή
web-replay-entry-resign = Παραίτηση: { $name }
web-replay-entry-claim = Ζητά τη νίκη: { $name }
web-replay-entry-time = Τέλος χρόνου
web-replay-entry-done = { $name }: καμία τετράδα
web-replay-entry-agreed = Κοινή ισοπαλία
web-replay-share = Μοιράσου την παρτίδα
web-replay-link = Αντιγραφή
web-replay-link-copied = Αντιγράφηκε. Ο σύνδεσμος ανοίγει την παρτίδα σε αυτό το βήμα.
web-replay-link-text = Μια παρτίδα { $game }:
web-replay-save = Αποθήκευση…
web-replay-save-title = Αποθήκευση παρτίδας
web-replay-save-picture = Εικόνα
web-replay-save-picture-hint = Πώς είναι στο τέλος.
web-replay-save-svg = Ως SVG
web-replay-save-png = Ως PNG
web-replay-save-record = Καταγραφή
web-replay-save-record-hint = Κάθε κίνηση, για να την έχεις ή να την ανοίξεις πάλι εδώ.
web-replay-save-text = Κείμενο
web-replay-save-json = Για προγράμματα
web-replay-save-failed = Δεν ήταν δυνατό να φτιαχτεί η εικόνα.
web-replay-on = Συνέχισε από εδώ
web-replay-on-title = Συνέχεια από το βήμα { $step }
web-replay-on-hint = Ένα νέο τραπέζι με αυτή τη θέση. Τετράδες που έχουν ήδη γίνει δεν μετρούν πια, μόνο οι νέες.
web-replay-on-over = Εδώ δεν μένει τίποτα να παιχτεί.
web-replay-on-side = Παίζεις ως
web-replay-on-computer = Με τον υπολογιστή
web-replay-on-here = Οι δυο μας, εδώ
web-replay-on-friend = Φίλος, με σύνδεσμο
web-replay-to-table = Στο τραπέζι
web-replay-opened = Επαναλήψεις που άνοιξαν σε αυτή τη συσκευή
web-replay-opened-hint = Ανοίγουν και χωρίς σύνδεση.

## Πώς παίζεται

web-rulebook-title = Πώς παίζεται το Quarto
web-rulebook-lead = Δύο παίκτες, δεκαέξι πιόνια, ένα ταμπλό. Σε τρία λεπτά τα ξέρεις όλα.
web-rulebook-play = Παίξε τώρα
web-rulebook-print = Τύπωσε τη σελίδα
web-rulebook-pieces = Τα πιόνια
web-rulebook-pieces-text = Κάθε ένα από τα δεκαέξι πιόνια υπάρχει μία φορά. Ένα πιόνι είναι ανοιχτόχρωμο ή σκούρο, στρογγυλό ή τετράγωνο, ψηλό ή χαμηλό, χωρίς ή με τρύπα. Δεν ανήκουν σε κανέναν: παίζετε και οι δύο με όλα.
web-rulebook-all = Και τα δεκαέξι πιόνια
web-rulebook-pair-colour = ανοιχτό ή σκούρο
web-rulebook-pair-shape = στρογγυλό ή τετράγωνο
web-rulebook-pair-height = ψηλό ή χαμηλό
web-rulebook-pair-top = χωρίς ή με τρύπα
web-rulebook-turn = Η κίνηση: βάζεις, μετά δίνεις
web-rulebook-turn-text = Δεν διαλέγεις ποτέ το δικό σου πιόνι. Σου το δίνει ο αντίπαλος, κι εσύ το βάζεις σε όποιον ελεύθερο κύκλο θέλεις. Μετά διαλέγεις το πιόνι που πρέπει να βάλει εκείνος.
web-rulebook-turn-1 = Σου δίνουν ένα πιόνι.
web-rulebook-turn-2 = Το βάζεις σε ελεύθερο κύκλο.
web-rulebook-turn-3 = Διαλέγεις ένα πιόνι και το δίνεις.
web-rulebook-turn-board = Ταμπλό με τέσσερα πιόνια· το καινούργιο είναι στο c2.
web-rulebook-line = Τι κερδίζει
web-rulebook-line-text = Τέσσερα πιόνια σε μια γραμμή, μια στήλη ή μια μεγάλη διαγώνιο που έχουν κάτι κοινό κάνουν τετράδα: όλα σκούρα, όλα με τρύπα, όλα χαμηλά… Δεν έχει σημασία ποιος τα έβαλε.
web-rulebook-line-hollow = Και τα τέσσερα στη διαγώνιο έχουν τρύπα. Τίποτε άλλο δεν είναι ίδιο, ούτε χρειάζεται.
web-rulebook-line-tall = Και τα τέσσερα στη στήλη είναι ψηλά.
web-rulebook-line-none = Γεμάτη γραμμή, αλλά όχι τετράδα: τίποτα δεν είναι ίδιο και στα τέσσερα.
web-rulebook-quiz = Είναι αυτά τα τέσσερα τετράδα;
web-rulebook-quiz-text = Τι κοινό έχουν και τα τέσσερα; Μπορεί να υπάρχουν πολλές σωστές απαντήσεις· μία αρκεί.
web-rulebook-quiz-number = { $number } από { $count }
web-rulebook-quiz-group = Τέσσερα πιόνια, { $number } από { $count }
web-rulebook-quiz-what = Κοινό είναι
web-rulebook-quiz-colour = Χρώμα
web-rulebook-quiz-shape = Σχήμα
web-rulebook-quiz-height = Ύψος
web-rulebook-quiz-top = Τρύπα
web-rulebook-quiz-nothing = Τίποτα
web-rulebook-quiz-right = Ναι. { $why }
web-rulebook-quiz-wrong = Όχι ακριβώς. { $why }
web-rulebook-quiz-wait = Διάλεξε ένα και δες.
web-rulebook-quiz-next = Τα επόμενα
web-rulebook-quiz-again = Από την αρχή
web-rulebook-quiz-score = { $right } από { $count } με την πρώτη.
web-rulebook-quiz-why-dark = Και τα τέσσερα είναι σκούρα, ό,τι άλλο κι αν είναι. Τετράδα.
web-rulebook-quiz-why-hollow = Και τα τέσσερα έχουν τρύπα. Χρώματα, σχήματα και ύψη είναι ανάκατα, αλλά ένα κοινό αρκεί.
web-rulebook-quiz-why-none-near = Τρία στρογγυλά, τρία ψηλά, τρία ανοιχτόχρωμα. Τρία δεν φτάνουν: όχι τετράδα.
web-rulebook-quiz-why-square-short = Και τα τέσσερα είναι τετράγωνα, και τα τέσσερα χαμηλά. Δύο λόγοι μαζί, αλλά μία τετράδα.
web-rulebook-quiz-why-none-two = Από όλα δύο και δύο: όχι τετράδα.
web-rulebook-quiz-why-solid = Κανένα δεν έχει τρύπα. Κι αυτό είναι κάτι κοινό. Τετράδα.
web-rulebook-give = Ποιο πιόνι μπορείς να δώσεις;
web-rulebook-give-text = Έβαλες το πιόνι· τώρα δώσε. Σε δύο γραμμές λείπει ένα πιόνι για τετράδα. Βρες ένα που δεν συμπληρώνει καμία.
web-rulebook-give-board = Η γραμμή 4 έχει τρία σκούρα πιόνια, η γραμμή 1 τρία με τρύπα.
web-rulebook-give-pieces = Διαθέσιμα πιόνια
web-rulebook-give-wait = Άγγιξε ένα πιόνι.
web-rulebook-give-safe = Ασφαλές: είναι ανοιχτόχρωμο και χωρίς τρύπα, άρα δεν συμπληρώνει καμία γραμμή.
web-rulebook-give-dark = Ο αντίπαλος το βάζει στο d4: τέσσερα σκούρα. Έχασες!
web-rulebook-give-hollow = Ο αντίπαλος το βάζει στο d1: τέσσερα με τρύπα. Έχασες!
web-rulebook-give-both = Σκούρο και με τρύπα: ο αντίπαλος διαλέγει d4 ή d1. Έχασες!
web-rulebook-call = Πρέπει να το πεις
web-rulebook-call-text = Μια τετράδα δεν κερδίζει μόνη της. Κάποιος πρέπει να τη δει, να φωνάξει «Quarto!» και να τη δείξει. Αν σου ξεφύγει, μπορεί να την κερδίσει ο άλλος.
web-rulebook-call-1 = Έβαλες το πιόνι
web-rulebook-call-1-who = Μπορείς να φωνάξεις, πριν δώσεις.
web-rulebook-call-2 = Έδωσες πιόνι
web-rulebook-call-2-who = Τώρα ο αντίπαλος μπορεί να φωνάξει ό,τι σου ξέφυγε, πριν βάλει το δικό του.
web-rulebook-call-3 = Μπαίνει το επόμενο πιόνι
web-rulebook-call-3-who = Η παλιά τετράδα χάθηκε για πάντα. Μετρούν μόνο τετράδες με το νέο πιόνι.
web-rulebook-call-false = Φώναξες και δεν υπάρχει τετράδα; Το ακούν όλοι, και δεν γίνεται τίποτε άλλο. Φωνάζεις μία φορά σε κάθε κίνηση, γι’ αυτό κοίτα καλά.
web-rulebook-call-end = Όταν μπουν και τα δεκαέξι πιόνια, μπορείτε να φωνάξετε από μία φορά ακόμη· μετά είναι ισοπαλία.
web-rulebook-call-page = Η σελίδα δεν σου λέει ποτέ αν υπάρχει τετράδα. Αυτό είναι το παιχνίδι.
web-rulebook-variants = Άλλοι τρόποι να παίξεις
web-rulebook-variants-text = Τους διαλέγεις στην πρώτη σελίδα, κάτω από το κουμπί για παιχνίδι. Κάθε κανόνας αλλάζει και μόνος του.
web-rulebook-block = Τέσσερα γειτονικά σε τετράγωνο
web-rulebook-block-board = Για προχωρημένους, κι αυτά τα τέσσερα, όλα ανοιχτόχρωμα, είναι τετράδα.
web-rulebook-ready = Πάμε;

## Στήσιμο

web-setup-title = Στήσε μια θέση
web-setup-lead = Άγγιξε ένα πιόνι, μετά έναν κύκλο. Άγγιξε ένα πιόνι στο ταμπλό για να το μετακινήσεις ή να το βγάλεις.
web-setup-board = Ταμπλό για στήσιμο
web-setup-hand-none = Κανείς δεν κρατά πιόνι. Άγγιξε ένα πιόνι, μετά εδώ.
web-setup-hand-is = Στο χέρι: { $piece }
web-setup-hand-put = Στο χέρι αυτό: { $piece }
web-setup-pieces = Πιόνια που μένουν
web-setup-off = Βγάλε το
web-setup-clear = Καθάρισε
web-setup-status-empty = Διάλεξε ένα πιόνι.
web-setup-status-lifted = { $piece }: πού;
web-setup-status-count = { $count ->
        [one] Ένα πιόνι στο ταμπλό.
       *[other] { $count } πιόνια στο ταμπλό.
    }
web-setup-put = { $square }: { $piece }.
web-setup-taken = Βγήκε: { $piece }.
web-setup-handed = Στο χέρι: { $piece }.
web-setup-position = Ως κείμενο
web-setup-position-hint = Αντίγραψέ το, ή επικόλλησε ένα: οι γραμμές 4 ως 1, μετά το πιόνι στο χέρι.
web-setup-not-position = Αυτό δεν είναι θέση. Μια θέση είναι κάπως έτσι: { $example }
web-setup-piece-twice = Το πιόνι { $piece } υπάρχει δύο φορές.
web-setup-record-pasted = Αυτό είναι καταγραφή. Είναι πιο κάτω· άνοιξέ την εκεί.
web-setup-start = Ξεκίνα εδώ
web-setup-start-title = Παίξε την
web-setup-with = Με
web-setup-with-bot = Υπολογιστή
web-setup-with-friend = Φίλο
web-setup-with-here = Εδώ
web-setup-turn = { $holding ->
        [yes] Το πιόνι το βάζει
       *[no] Το επόμενο πιόνι το δίνει
    }
web-setup-turn-lot = με κλήρο
web-setup-turn-you = εγώ
web-setup-turn-other = ο άλλος
web-setup-turn-first = ο παίκτης 1
web-setup-turn-second = ο παίκτης 2
web-setup-record-title = Δες μια καταγραφή
web-setup-record-lead = Επικόλλησε μια καταγραφή, ή διάλεξε αρχείο, και δες την παρτίδα βήμα βήμα.
web-setup-record = Καταγραφή
web-setup-record-file = Διάλεξε αρχείο
web-setup-record-open = Δες την
web-setup-record-big = Το αρχείο είναι πολύ μεγάλο για καταγραφή.
# As in English
web-setup-record-example = 1. DQSH b2  2. LRTF c3 …
web-setup-link = Στήσε μια θέση

## Σύνδεσμοι για ανάλυση, ανασκόπηση και επίπεδα

web-analysis-link = Ανάλυσε μια θέση
web-setup-analyse = Ανάλυση
web-review-link = Ανασκόπηση
web-levels-link = Τι να περιμένεις από κάθε επίπεδο
