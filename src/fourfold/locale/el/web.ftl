### Η σελίδα στον περιηγητή.

web-name = Fourfold
web-home = Στα παιχνίδια
web-skip = Στο περιεχόμενο
web-navigation = Fourfold
web-close = Κλείσε
web-yes = Ναι
web-no = Όχι
web-you = εσύ
web-nobody = κανείς ακόμη
web-somebody = Κάποιος
web-default-name = Επισκέπτης
web-player-a = Παίκτης 1
web-player-b = Παίκτης 2

## Τίτλοι σελίδων

web-title-home = Fourfold
web-title-table = Στο τραπέζι · Fourfold
web-title-join = Μια πρόσκληση · Fourfold
web-title-device = Η θέση σου · Fourfold
web-title-games = Οι παρτίδες μου · Fourfold
web-title-nowhere = Δεν βρέθηκε · Fourfold

## Όταν κάτι δεν πάει καλά

web-nowhere = Σε αυτή τη διεύθυνση δεν υπάρχει τίποτα.
web-page-offline = Η σελίδα δεν φόρτωσε. Ίσως δεν υπάρχει σύνδεση.
web-try-again = Δοκίμασε ξανά
web-reload = Φόρτωσε ξανά
web-try-now = Δοκίμασε τώρα
web-refused-offline = Ο διακομιστής δεν απαντά. Υπάρχει σύνδεση;
web-refused-other = Αυτό δεν πέτυχε ({ $code }).
web-opening = Ανοίγουμε το τραπέζι…
web-waits-for-server = Αυτή η παρτίδα περιμένει τον διακομιστή. Ανοίγει μόλις υπάρξει σύνδεση.
web-connection-lost = Η σύνδεση χάθηκε. Επανασύνδεση…

## Αρχική

web-game-quarto = Quarto
web-about-game-quarto = Τέσσερα στη σειρά με κάτι κοινό. Εσύ διαλέγεις τι βάζει ο αντίπαλος.
web-game-fulls = Γεμάτα
web-about-game-fulls = Βάζεις πλακίδια χρώμα με χρώμα. Σε πλακίδιο που κλείνει τετράγωνο απαντάς με άλλο τέτοιο.
web-game-squares = Τετράγωνα
web-about-game-squares = Χτίσε ένα σχήμα από επτά πλακίδια πίσω από το παραβάν. Τα περισσότερα τετράγωνα κερδίζουν, και το πρώτο στοπ είναι αγώνας δρόμου.
web-game-claims = Λάφυρα
web-about-game-claims = Γεμάτα με έπαθλο: όποιος κλείνει μια σειρά από γεμάτα παίρνει το σχήμα και τα τετράγωνά του.
web-game-quados = Κουάδος
web-about-game-quados = Τετράγωνα, και μετά ο νικητής συνεχίζει με όλα τα πλακίδια και των δύο.
web-game-reach = Τέντωμα
web-about-game-reach = Μια γραμμή χωρίζει το τραπέζι. Τα τετράγωνα μετρούν στη μεριά σου, και με γεμάτα συνεχίζεις ή παρεμβαίνεις.
web-game-doubles = Διπλά
web-about-game-doubles = Χωρίς σειρά: ο καθένας βάζει το δικό του σχήμα, όσο πιο γρήγορα μπορεί, και κάθε πλακίδιο αγγίζει δύο.
web-game-rings = Κρίκοι
web-about-game-rings = Διπλά με γωνίες, και με κρίκους από τέσσερα πλακίδια γύρω από ένα άδειο κελί.
web-game-steals = Κλεψιές
web-about-game-steals = Ο καθένας έχει δικό του σχήμα, και μπορεί να παίρνει πλακίδια από του άλλου.
web-game-frames = Κορνίζες
web-about-game-frames = Χτίσε μια κορνίζα πίσω από το παραβάν. Η μεγαλύτερη τρύπα κερδίζει.
web-game-squares-plus = Τετράγωνα +
web-about-game-squares-plus = Τετράγωνα με όλα τα είκοσι τέσσερα πλακίδια, δώδεκα στον καθένα.
web-game-claims-plus = Λάφυρα +
web-about-game-claims-plus = Λάφυρα με όλα τα είκοσι τέσσερα πλακίδια και αρχικό σχήμα από τέσσερα.
web-game-reach-plus = Τέντωμα +
web-about-game-reach-plus = Τέντωμα με όλα τα είκοσι τέσσερα πλακίδια, και εννέα κελιά δρόμο.
web-game-doubles-plus = Διπλά +
web-about-game-doubles-plus = Διπλά με όλα τα είκοσι τέσσερα πλακίδια και έξι στο χέρι.
web-game-rings-plus = Κρίκοι +
web-about-game-rings-plus = Κρίκοι με όλα τα είκοσι τέσσερα πλακίδια και έξι στο χέρι.
web-game-steals-plus = Κλεψιές +
web-about-game-steals-plus = Κλεψιές με όλα τα είκοσι τέσσερα πλακίδια και κινήσεις των τριών.
web-games = Παιχνίδια
web-family-pentaraduga = Πενταράντουγκα
web-more-games = Άλλα παιχνίδια
web-ways = Πώς να παίξεις
web-play-computer = Με τον υπολογιστή
web-play-friend = Φίλος, με σύνδεσμο
web-play-here = Οι δυο μας, εδώ
web-play-anybody = Με όποιον βρεθεί
web-level = Πόσο δυνατά παίζει ο υπολογιστής
web-level-is = { $level }, { $name }. { $about }
web-continue = Συνέχισε να παίζεις
web-finished = Τελειωμένες
web-my-games = Οι παρτίδες μου
web-no-games = Ακόμη καμία παρτίδα σε αυτή τη συσκευή.
web-tile-with = Με: { $name }
web-tile-here = { $a } και { $b }
web-tile-continue = Συνέχεια
web-tile-open = Δεν ήρθε κανείς ακόμη
web-tile-invite = Περίμενε κι άλλο

## Ρυθμίσεις

web-learn = Μάθε
web-solve = Λύσε
web-here-turns = Οι δυο σας εδώ: τα πλακίδια σκεπάζονται ανάμεσα στις κινήσεις.
web-here-cutting-in = Οι δυο σας εδώ: τα πλακίδια σκεπάζονται ανάμεσα στις κινήσεις, και δεν παρεμβαίνει κανείς.
web-here-building = Οι δυο σας εδώ: χτίζετε ο ένας μετά τον άλλον, με το ρολόι· ο πιο γρήγορος μετρά για πρώτος.
web-here-race = Οι δυο σας εδώ: παίζετε με τη σειρά, αντί να τρέχετε.
web-from-age = Από { $age } ετών
web-rules-help = Κανόνες και βοήθεια
web-how-to-play = Πώς παίζεται: { $game }
web-settings = Ρυθμίσεις
web-your-name = Το όνομά σου
web-theme = Εμφάνιση
web-theme-auto = Σύστημα
web-theme-light = Φωτεινή
web-theme-dark = Σκούρα
web-theme-contrast = Αντίθεση
web-pieces = Πιόνια
web-pieces-wood = Ξύλο
web-pieces-plain = Απλά
web-palette = Χρώματα των πλακιδίων
web-palette-rainbow = Ουράνιο τόξο
web-palette-safe = Για αχρωματοψία
web-patterns = Σημάδια στα πλακίδια
web-sound = Ήχος
web-motion = Κίνηση
web-language = Γλώσσα
web-my-data = Λήψη των παρτίδων μου
web-forget-me = Διαγραφή των δεδομένων μου
web-forget-me-sure = Το όνομά σου σβήνεται, παραιτείσαι από τις παρτίδες που τρέχουν, και αυτός ο περιηγητής ξεχνιέται. Οι τελειωμένες παρτίδες μένουν σε όσους έπαιξαν μαζί σου, χωρίς το όνομά σου.

## Κανόνες για να διαλέξεις

web-rules = Κανόνες
web-rules-are = { $custom ->
        [yes] { $name }, με αλλαγές
       *[no] { $name }
    }
web-rules-done = Έτοιμο
web-about-international = Τέσσερα πιόνια στη σειρά με ένα κοινό. Όποιος το δει το φωνάζει.
web-about-beginners-1 = Ανοιχτό ή σκούρο, τίποτε άλλο να προσέχεις. Για την πρώτη παρτίδα.
web-about-beginners-2 = Δύο πράγματα να προσέχεις, όταν η πρώτη παρτίδα ήταν εύκολη.
web-about-beginners-3 = Τρία πράγματα να προσέχεις· η τρύπα έρχεται τελευταία.
web-about-advanced = Κερδίζουν και τέσσερα γειτονικά σε τετράγωνο. Εννέα τρόποι ακόμη να σου ξεφύγει κάτι.
web-about-tournament = Εξήντα δευτερόλεπτα να βάλεις και να δώσεις. Φώναξε μόνο στα σίγουρα.
web-about-balkan = Αν ξέφυγε μια τετράδα, κερδίζει όποιος από τους δύο τη φωνάξει πρώτος.
web-about-taiwan = Πες Quarto και πού θα βάλεις, πριν βάλεις. Ό,τι ξέφυγε, ξέφυγε.
web-about-greek-2 = Ένα κοινό δεν φτάνει, χρειάζονται δύο.
web-edition = Όπως το λέει ένα φυλλάδιο
web-edition-none = Διάλεξε γλώσσα…
web-custom = Κάθε κανόνας χωριστά
web-match = Παρτίδες στον αγώνα
web-names = Ονόματα
web-names-here = Όταν παίζουν δύο σε αυτή την οθόνη:
web-no-limit = Χωρίς όριο
web-seconds = { $seconds ->
        [one] { $seconds } δευτερόλεπτο
       *[other] { $seconds } δευτερόλεπτα
    }
web-feature-colour = Χρώμα
web-feature-shape = Σχήμα
web-feature-height = Ύψος
web-feature-top = Τρύπα
web-option-features = Τι μετρά
web-option-shared = Πόσα κοινά πρέπει να έχουν τέσσερα πιόνια
web-option-squares = Τα τετράγωνα 2×2 είναι τετράδες
web-option-calls = Μια τετράδα κερδίζει
web-option-calls-players = αν φωναχτεί
web-option-calls-auto = μόνη της
web-option-late-call = Αν ξέφυγε, ποιος φωνάζει
web-option-late-call-opponent = ο αντίπαλος
web-option-late-call-either = και οι δύο
web-option-late-call-none = κανείς
web-option-call-when = Φωνάζεις
web-option-call-when-after = αφού βάλεις
web-option-call-when-before = πριν βάλεις
web-option-point = Για Quarto θέλει
web-option-point-line = να δείξεις την τετράδα
web-option-point-word = μόνο τη λέξη
web-option-false-call = Ένα λάθος Quarto κοστίζει
web-option-false-call-refuse = τίποτα
web-option-false-call-forfeit = την παρτίδα
web-option-starter = Το πρώτο πιόνι το δίνει
web-option-starter-lot = με κλήρο
web-option-starter-first = ο πρώτος παίκτης
web-option-starter-loser = όποιος έχασε
web-option-move-time = Χρόνος για κίνηση

## Οι κανόνες με λόγια, για όποιον δεν τους διάλεξε

web-rules-short-international = Συνηθισμένοι κανόνες
web-rules-short-beginners-1 = Μετρά μόνο το χρώμα
web-rules-short-beginners-2 = Μετρούν χρώμα και σχήμα
web-rules-short-beginners-3 = Όλα εκτός από την τρύπα
web-rules-short-advanced = Και τετράγωνα 2×2
web-rules-short-tournament = Τουρνουά
web-rules-short-balkan = Φωνάζουν και οι δύο
web-rules-short-taiwan = Φωνάζεις πριν βάλεις
web-rules-short-greek-2 = Δύο κοινά
web-rule-features = Τι μετρά: { $features }.
web-rule-squares = Τετράδα είναι και τέσσερα γειτονικά σε τετράγωνο 2×2.
web-rule-shared = { $shared ->
        [one] Ένα κοινό κάνει τετράδα.
       *[other] Μια τετράδα θέλει { $shared } κοινά.
    }
web-rule-calls-auto = Μια τετράδα κερδίζει μόνη της· δεν χρειάζεται να τη φωνάξει κανείς.
web-rule-late-call-either = Μια τετράδα που ξέφυγε μπορεί να τη φωνάξει όποιος από τους δύο θέλει.
web-rule-late-call-none = Μια τετράδα που ξέφυγε δεν μπορεί να φωναχτεί αργότερα.
web-rule-call-when-before = Φώναξε πριν βάλεις, και πες πού θα βάλεις.
web-rule-point-word = Φτάνει η λέξη· δεν χρειάζεται να δείξει κανείς την τετράδα.
web-rule-move-time = { $seconds ->
        [one] Ένα δευτερόλεπτο για κάθε κίνηση.
       *[other] { $seconds } δευτερόλεπτα για κάθε κίνηση.
    }
web-rule-false-call-forfeit = Ένα λάθος Quarto χάνει την παρτίδα.
web-rule-starter-first = Το πρώτο πιόνι το δίνει ο πρώτος παίκτης.
web-rule-starter-loser = Το πρώτο πιόνι το δίνει όποιος έχασε την τελευταία παρτίδα.
web-rule-match = { $games ->
        [one] Μία παρτίδα.
       *[other] Αγώνας με { $games } παρτίδες.
    }

## Πρόσκληση και συμμετοχή

web-invite-title = Κάλεσε έναν φίλο
web-invite-hint = Στείλε αυτόν τον σύνδεσμο. Η παρτίδα ανοίγει εδώ μόλις έρθει ο φίλος σου.
web-invite-game = Παίξε μαζί μου! { $game }:
web-link = Σύνδεσμος
web-link-only-here = Σε αυτή τη διεύθυνση ο σύνδεσμος ανοίγει μόνο σε αυτόν τον υπολογιστή.
web-link-serve = Για άλλες συσκευές, ξεκίνα τον διακομιστή με «{ $command }» και άνοιξε αυτή τη σελίδα με το όνομα που έχει ο υπολογιστής στο δίκτυο.
web-qr = Ο σύνδεσμος ως κωδικός QR
web-copy = Αντιγραφή
web-copied = Αντιγράφηκε.
web-share = Μοιράσου
web-looking = Ψάχνουμε κάποιον…
web-looking-hint = Η παρτίδα ανοίγει μόλις έρθει κάποιος.
web-looking-long = Δεν ήρθε κανείς ακόμη. Μπορείς να περιμένεις κι άλλο, ή να παίξεις σε αυτό το τραπέζι με τον υπολογιστή.
web-play-bot-instead = Με τον υπολογιστή
web-invited = Πρόσκληση για { $game }: { $name }
web-join = Κάθισε και παίξε
web-set-up = Από έτοιμη θέση
web-set-up-known = Από έτοιμη θέση, με τα ίδια κρυμμένα πλακίδια
web-set-up-who = Αυτή η παρτίδα δεν ξεκινά από την αρχή: τη θέση την έστησε { $name }.
web-set-up-drawn = Τα πλακίδια που δεν βλέπεις τραβήχτηκαν ξανά. Κανείς δεν τα ξέρει.
web-set-up-known-tiles = Τα κρυμμένα πλακίδια είναι τα ίδια με πριν. { $name } ίσως ξέρει τα πλακίδιά σου.
web-set-up-agree = Συμφωνώ να παίξω με αυτά τα πλακίδια
web-invite-over = Αυτή η θέση είναι πιασμένη.
web-to-table = Στο τραπέζι
web-another-device = Άλλη συσκευή
web-move-seat-title = Παίξε σε άλλη συσκευή
web-move-seat-hint = Άνοιξε εκεί αυτόν τον σύνδεσμο, και η θέση σου έρχεται μαζί. Ισχύει μία φορά.
web-device-title = Συνέχισε εδώ
web-device-hint = Η θέση σου έρχεται σε αυτή τη συσκευή· η άλλη μετά μόνο παρακολουθεί.
web-device-take = Πάρε τη θέση σου
web-seat-moved = Η θέση σου πήγε σε άλλη συσκευή.

## Στο τραπέζι

web-table-of = { $game }: { $a } και { $b }
web-players = Παίκτες
web-score = Νίκες
web-away = λείπει
web-is-away = { $name } λείπει.
web-left = { $name } έφυγε από το τραπέζι.
web-download-record = Λήψη της καταγραφής
web-awaited = { $count ->
        [one] Περιμένουμε να έρθει { $name }.
       *[other] Περιμένουμε να έρθουν οι παίκτες.
    } { $clock ->
        [yes] Το ρολόι ξεκινά όταν είναι και οι δύο εδώ.
       *[no] Η παρτίδα αρχίζει όταν είναι και οι δύο εδώ.
    }
web-claim = Ζήτα τη νίκη
web-clock = Μένουν { $time }
web-seconds-left = Μένουν { $seconds } δευτερόλεπτα.
web-acts = Στο τραπέζι
web-ask-takeback = Πάρε πίσω
web-ask-draw = Ισοπαλία
web-ask-pause = Παύση
web-resign = Παραίτηση
web-resign-title = Παραιτείσαι;
web-resign-sure = { $here ->
        [yes] { $name } παραιτείται, και κερδίζει ο άλλος.
       *[no] Παραιτείσαι, και κερδίζει ο αντίπαλος.
    }
web-play-on = Συνέχισε
web-request = { $wish ->
        [draw] { $name } προτείνει ισοπαλία.
        [pause] { $name } ζητά παύση.
       *[takeback] { $name } θέλει να πάρει πίσω την τελευταία κίνηση.
    } { $here ->
        [yes] { $other }, συμφωνείς;
       *[no] Συμφωνείς;
    }
web-request-waiting = { $mine ->
        [yes] { $wish ->
                [draw] Πρότεινες ισοπαλία.
                [pause] Ζήτησες παύση.
               *[takeback] Ζήτησες να πάρεις πίσω μια κίνηση.
            } Η απάντηση έρχεται…
       *[no] { $name } περιμένει απάντηση.
    }
web-paused = Παύση
web-resume = Συνέχεια
web-result-won = Κέρδισες!
web-result-lost = Έχασες.
web-result-draw = Ισοπαλία.
web-result-score = { $high } : { $low }
web-result-winner = Κερδίζει { $name }!
web-match-game = Παρτίδα { $number } από { $count }
web-match-score = Ο αγώνας ως τώρα: { $a } { $scoreA }, { $b } { $scoreB }.
web-match-won = { $who ->
        [you] Κέρδισες τον αγώνα, { $high } : { $low }!
        [other] Έχασες τον αγώνα: τον κέρδισε { $name }, { $high } : { $low }.
       *[name] Τον αγώνα τον κέρδισε { $name }, { $high } : { $low }!
    }{ $even ->
        [yes] {" "}Με ίσο σκορ, κρίνει η τελευταία νίκη.
       *[no] {""}
    }
web-match-drawn = Ο αγώνας έληξε ισόπαλος: { $a } { $scoreA }, { $b } { $scoreB }.
web-match-another = Άλλος αγώνας
web-watching = Παρακολουθείς.
web-watch-next = Στην επόμενη παρτίδα
web-rematch = Παίξε ξανά
web-rematch-too = Ναι, ξανά!
web-rematch-waiting = Αναμονή…
web-to-replay = Επανάληψη
web-replay = Δες την ξανά
web-told-begins = Αρχίζει { $name }.
web-act-told-join = Ήρθε { $name }.
web-act-told-ask = { $wish ->
        [draw] { $name } προτείνει ισοπαλία.
        [pause] { $name } ζητά παύση.
       *[takeback] { $name } θέλει να πάρει πίσω μια κίνηση.
    }
web-act-told-answer = { $yes ->
        [yes] { $name } συμφωνεί.
       *[no] { $name } δεν συμφωνεί.
    }
web-act-told-away = { $name } έφυγε.
web-act-told-wait = Η παρτίδα περιμένει να έρθει { $name }.
web-act-told-back = { $name } είναι εδώ.
web-act-told-resume = { $name } συνεχίζει.
web-act-told-rematch = { $name } θέλει να παίξει ξανά.

## Quarto

web-board = Ταμπλό
web-tray = Διαθέσιμα πιόνια
web-square-piece = { $square }, { $piece }
web-square-empty = { $square }, άδειο
web-hand = { $name } κρατά: { $piece }
web-hand-give = Δώσε το πιόνι που διάλεξες. Το παίρνει { $name }
web-hand-empty = { $name }: άδειο χέρι
web-moves = Κινήσεις
web-no-moves = Ακόμη καμία κίνηση.
web-move-call = { $right ->
        [yes] Quarto! { $line }
       *[no] { $name }: όχι τετράδα, { $line }
    }
# As in English
web-call = QUARTO!
web-call-sure = Φώναξέ το
web-call-leave = Καλύτερα όχι
web-done = Δεν υπάρχει
web-nothing-full = Από το τελευταίο πιόνι δεν περνά γεμάτη γραμμή. Οι παλιότερες δεν μετρούν πια.
web-status-place = { $who ->
        [you] Βάλε το πιόνι σου.
        [here] { $name }, βάλε το πιόνι.
       *[other] { $name } βάζει το πιόνι…
    }
web-status-give = { $who ->
        [you] Διάλεξε ένα πιόνι να δώσεις.
        [here] { $name }, διάλεξε ένα πιόνι. Το παίρνει { $other }.
       *[other] { $name } διαλέγει πιόνι…
    }
web-status-give-sure = Άγγιξέ το ξανά για να το δώσεις.
web-status-close = { $who ->
        [you] Όλα τα πιόνια μπήκαν. Υπάρχει τετράδα;
        [here] { $name }, υπάρχει τετράδα;
       *[other] { $name } ψάχνει τετράδα…
    }
web-status-thinking = { $name } σκέφτεται…
web-status-point-square = Πού θα το βάλεις;
web-status-point-line = Άγγιξε την τετράδα σου.
web-status-point-sure = Η τετράδα σου: { $line };
web-status-sending = …
web-status-paused = Παύση.
web-status-open = Περιμένουμε τον άλλον παίκτη.
web-status-over = Η παρτίδα τελείωσε.
web-told-give = { $name } δίνει: { $piece }.
web-told-place = { $name } βάζει στο { $square }.
web-told-call = { $line ->
        [none] { $name } φωνάζει Quarto. Είναι τετράδα!
       *[other] { $name } φωνάζει Quarto: { $line }. Είναι τετράδα!
    }
web-told-false-call = { $name } φώναξε Quarto, αλλά αυτό δεν είναι τετράδα.
web-told-done = { $name } δεν έχει τίποτα να φωνάξει.
