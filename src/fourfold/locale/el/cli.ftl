### Η γραμμή εντολών.

cli-fourfold = Παιχνίδια για τέσσερα πράγματα που ταιριάζουν.
cli-fourfold-examples =
    Παραδείγματα:

    fourfold quarto play

    fourfold quarto show "0..f/..../.3../.... 9" --svg board.svg
cli-version = Δείχνει την έκδοση και τερματίζει.
cli-lang = Η γλώσσα· αν δεν δοθεί, αυτή του περιβάλλοντος (FOURFOLD_LANG, LANG).
cli-quarto = Quarto: παίξε, δες θέσεις, λύσε τες, έλεγξε καταγραφές.
cli-json = Τυπώνει JSON για προγράμματα, ένα αντικείμενο ανά γραμμή.
cli-cyrillic = Γράφει τα πλακίδια και τις κατευθύνσεις με τα κυριλλικά γράμματα του βιβλίου.
cli-position = Μια θέση όπως "0..f/..../.3../.... 9": οι γραμμές 4 ως 1, ένα δεκαεξαδικό ψηφίο για κάθε πιόνι, μετά το πιόνι στο χέρι ή "-". Ένα σκέτο "-" διαβάζει από την τυπική είσοδο μία θέση ανά γραμμή.
cli-preset = Οι κανόνες του παιχνιδιού· τους απαριθμεί το «fourfold quarto presets».
cli-set = Αλλάζει μια επιλογή των κανόνων, π.χ. squares=on ή move_time=60.
cli-os-error = { $path }: { $why }.
cli-output = Η έξοδος
cli-unfinished = Ημιτελής μετά από { $events } γεγονότα.
cli-false-call = { $name }: Quarto χωρίς τετράδα (γεγονός { $event }).
cli-edition = Όπως το φυλλάδιο αυτής της γλώσσας
cli-in-hand = Στο χέρι: { $piece }, { $name }.

cli-play = Παιχνίδι στο τερματικό, δύο στο ίδιο πληκτρολόγιο ή ένας με τον υπολογιστή.
cli-play-examples =
    Παραδείγματα:

    fourfold quarto play --against 3

    fourfold quarto play --against person --names Ann,Bo --preset tournament
cli-play-against = Ο αντίπαλος: άνθρωπος (person) ή επίπεδο του υπολογιστή, με πρώτο το πιο αδύναμο. Αν δεν δοθεί, γίνεται ερώτηση.
cli-play-names = Τα ονόματα των παικτών, με κόμμα ανάμεσα.
cli-play-save = Πού αποθηκεύεται η ημιτελής παρτίδα.
cli-play-new = Ξεκινά από την αρχή· μια ημιτελής παρτίδα μπαίνει στην άκρη.

cli-show = Δείχνει μια θέση, ως κείμενο ή ως εικόνα.
cli-show-examples =
    Παραδείγματα:

    fourfold quarto show "0..f/..../.3../.... 9"

    fourfold quarto show "0..f/..../.3../.... -" --svg board.svg --theme dark

    fourfold quarto show - --json < positions.txt
cli-show-svg = Σχεδιάζει τη θέση και σε αυτό το αρχείο SVG.
cli-show-theme = Τα χρώματα της εικόνας.
cli-show-size = Το ύψος της εικόνας σε πίξελ.

cli-replay = Ελέγχει μια καταγραφή με τους κανόνες και δείχνει πού καταλήγει.
cli-replay-examples =
    Παραδείγματα:

    fourfold quarto replay game.txt

    fourfold quarto replay game.txt --to json > game.json
cli-replay-file = Μια καταγραφή, ως κείμενο ή JSON· το «-» τη διαβάζει από την τυπική είσοδο.
cli-replay-to = Τυπώνει την ίδια την καταγραφή σε αυτή τη μορφή.
cli-presets = Απαριθμεί τους κανόνες που υπάρχουν, και τι αλλάζει ο καθένας.

cli-pentaraduga = Πενταράντουγκα: δες σχήματα και πόσο μετρούν, βρες τα καλύτερα, φτιάξε προβλήματα, ξαναπαίξε διδακτικές παρτίδες. Συντομογραφία: «penta».
cli-figure = Δείχνει ένα σχήμα γραμμένο σε σημειογραφία: τα τετράγωνα, τα λάθη και τη συντομότερη γραφή του.
cli-figure-examples =
    Παραδείγματα:

    fourfold pentaraduga figure "oRoU,rOrLL,oYoD,bGyR"

    fourfold penta figure "oRoU,rOrLL,oYoD,bGyR" --json

    fourfold penta figure - --json < figures.txt
cli-figure-notation = Πλακίδια με τη σειρά που μπαίνουν, με κόμμα ανάμεσα: το πλακίδιο, πού δείχνει η κορυφή του, γράμματα για την πιο πάνω, δεξιά, κάτω ή αριστερή θέση, τα πλακίδια που αγγίζει· ή η θέση του, όπως oRoU@0,0. Άλλα τελειώματα γράφονται μετά από «/». Ένα σκέτο «-» διαβάζει από την τυπική είσοδο ένα σχήμα ανά γραμμή.
cli-penta-solve = Βρίσκει το καλύτερο σχήμα από ένα χέρι πλακιδίων και αποδεικνύει ότι δεν υπάρχει καλύτερο.
cli-penta-solve-examples =
    Παραδείγματα:

    fourfold pentaraduga solve oRo rOr yOr yOy oYo gYo bGy

    fourfold pentaraduga solve oRo,rOr,yOr,yOy,oYo,gYo,bGy --free --count --json

    fourfold pentaraduga solve --goal quados --extend "rOrU,yOy,bGyL" oRo rOy
cli-penta-tiles = Το χέρι: πλακίδια όπως oRo ή oRv, με κενό ή κόμμα ανάμεσα. Ένα σκέτο «-» διαβάζει από την τυπική είσοδο ένα χέρι ανά γραμμή.
cli-penta-goal = Τι να είναι όσο γίνεται περισσότερο: squares (τετράγωνα)· quados (τετράγωνα μείον χαλασμένες γωνίες)· rings (κρίκοι)· frame (άδεια κελιά σε μια τρύπα· δεν χρειάζονται όλα τα πλακίδια).
cli-penta-free = Μόνο σχήματα χωρίς ασυμφωνίες και στραβές ενώσεις. Αλλιώς επιτρέπονται, αλλά αφαιρούνται.
cli-penta-extend = Ένα σχήμα σε σημειογραφία που μένει όπως είναι· τα πλακίδια μπαίνουν δίπλα του.
cli-penta-count = Λέει και πόσα καλύτερα σχήματα υπάρχουν· όσα συμπίπτουν με μια στροφή μετρούν για ένα.
cli-penta-seconds = Πόσα δευτερόλεπτα να ψάξει το πολύ· μετά λέει το καλύτερο ως τότε σχήμα, και ότι δεν αποδείχθηκε. 0: όσο χρειαστεί.
cli-penta-none = { $proved ->
        [1] Δεν υπάρχει σχήμα χωρίς λάθος με όλα αυτά τα πλακίδια.
       *[0] Δεν βρέθηκε σχήμα στον διαθέσιμο χρόνο.
    }
cli-penta-solved = { $proved ->
        [1] Το καλύτερο δυνατό, με απόδειξη σε { NUMBER($seconds, maximumFractionDigits: 3) } δ.:
       *[0] Το καλύτερο που βρέθηκε σε { NUMBER($seconds, maximumFractionDigits: 0) } δ., χωρίς απόδειξη:
    } { $goal ->
        [rings] { $rings ->
            [one] { $rings } κρίκος
           *[other] { $rings } κρίκοι
        }, { $counted ->
            [one] { $counted } τετράγωνο.
           *[other] { $counted } τετράγωνα.
        }
        [frame] τρύπα με { $hole ->
            [one] { $hole } κελί
           *[other] { $hole } κελιά
        }, μετρά { $counted }.
       *[squares] μετρά { $counted }.
    }
cli-penta-counted = { $all ->
        [0] Τουλάχιστον { $count } σχήματα είναι εξίσου καλά.
       *[1] { $count ->
            [one] Υπάρχει μόνο ένα τέτοιο σχήμα.
           *[other] Υπάρχουν { $count } τέτοια σχήματα.
        }
    }
cli-penta-problems = Φτιάχνει νέα προβλήματα, ή δείχνει ένα μαζί με τις λύσεις του.
cli-penta-problems-examples =
    Παραδείγματα:

    fourfold pentaraduga problems

    fourfold pentaraduga problems squares+ --count 3 --difficulty 4

    fourfold penta problems quados --seed 42 --json

    fourfold penta problems squares-0000002a
cli-penta-problems-kind = squares (7 από τα 14 πλακίδια), squares+ (12 από τα 24) ή quados (7 πλακίδια δίπλα σε σχήμα από 7)· ή ο κωδικός ενός προβλήματος, για να δεις τις λύσεις του.
cli-penta-problems-count = Πόσα.
cli-penta-problems-seed = Από πού να αρχίσει: με τον ίδιο αριθμό, τα ίδια προβλήματα. Αλλιώς στην τύχη.
cli-penta-problems-difficulty = Από 1 (εύκολο) ως 5 (δύσκολο): πόσο σπάνιες είναι οι λύσεις, και πόσα από τα τετράγωνα που βγαίνουν αμέσως ξεγελούν. Αλλιώς οποιαδήποτε.
cli-penta-problem = { $id }{ $difficulty ->
        [0] { "" }
       *[other] , δυσκολία { $difficulty } από 5
    }: { $kind ->
        [quados] { $given ->
                [start] βάλε όλα αυτά τα πλακίδια δίπλα σε αυτό το σχήμα
               *[hand] φτιάξε με αυτά τα πλακίδια ένα σχήμα που μετρά { $start }, και μετά βάλε δίπλα του όλα τα άλλα από τα δεκατέσσερα
            }, ώστε να μετρά { $goal }, με ένα λιγότερο για κάθε χαλασμένη γωνία{ $symmetry ->
                [none] .
                [central] , και με περίγραμμα που μένει ίδιο στη μισή στροφή.
               *[any] , και με συμμετρικό περίγραμμα.
            }
       *[squares] φτιάξε με όλα αυτά τα πλακίδια ένα σχήμα που μετρά { $goal }.
    }
cli-census = Βρίσκει πόσο μετρά το καλύτερο σχήμα για κάθε δυνατό χέρι. Αν διακοπεί και ξαναρχίσει, συνεχίζει.
cli-census-examples =
    Παραδείγματα:

    fourfold pentaraduga census squares

    fourfold pentaraduga census squares+ --ray local --json

    fourfold pentaraduga census squares --verify census/squares.txt.gz --samples 50
cli-census-name = Ποια χέρια: squares (7 από τα 14 πλακίδια χωρίς μοβ), squares+ (12 από όλα τα 24· θέλει μερικά λεπτά) ή rings (ποια χέρια έχουν μέσα τους κρίκο).
cli-census-output = Ο φάκελος για τα πιστοποιητικά, με ένα σχήμα για κάθε χέρι, και για όσα έχουν γίνει ως τώρα.
cli-census-workers = Πόσες διεργασίες ψάχνουν· αν δεν δοθεί, μία για κάθε πυρήνα.
cli-census-ray = Ψάχνει στη συστοιχία Ray αυτής της διεύθυνσης, π.χ. 10.0.0.1:6379· το «local» ξεκινά μία σε αυτό το μηχάνημα.
cli-census-verify = Ελέγχει αντί γι’ αυτό ένα πιστοποιητικό: ότι κάθε χέρι είναι μέσα μία φορά, ότι κάθε σχήμα μετρά όσο λέει, και ότι νέες αναζητήσεις βρίσκουν τα ίδια.
cli-census-samples = Για πόσα χέρια να ψάξει ξανά στον έλεγχο· για όλα, αν είναι λιγότερα.
cli-census-seed = Ποια χέρια είναι αυτά.
cli-census-hands = { $hands } χέρια με { $size } από { $tiles } πλακίδια· { $classes }, αν χέρια που διαφέρουν μόνο στα χρώματα ή σε καθρέφτισμα μετρούν μία φορά.
cli-census-column = { $column ->
        [score] Μετρά
        [hands] Χέρια
        [tiles] Από πλακίδια
        [size] Στο χέρι
        [rings] Με κρίκο
       *[share] Μερίδιο
    }
cli-census-extreme = Κανένα χέρι δεν μετρά { $end ->
        [least] λιγότερο
       *[most] περισσότερο
    } από { $score }· { $hands ->
        [one] ένα μετρά τόσο:
       *[other] { $hands } μετρούν τόσο, όπως:
    }
cli-census-question = Κάθε χέρι{ $colour ->
        [none] { "" }
       *[other] { " " }που όλα του τα πλακίδια έχουν { $colour }
    } μετρά { $below } ή περισσότερο; { $hands ->
        [0] Ναι.
        [one] Όχι, ένα δεν μετρά τόσο:
       *[other] Όχι, { $hands } δεν μετρούν τόσο, όπως:
    }
cli-census-verified = { $wrong ->
        [0] Το πιστοποιητικό είναι σωστό: { $count } εγγραφές, για { $solved } έγινε ξανά αναζήτηση.
        [one] Το πιστοποιητικό έχει ένα λάθος.
       *[other] Το πιστοποιητικό έχει { $wrong } λάθη.
    }
cli-penta-replay = Παίζει διδακτικές παρτίδες με τους κανόνες και λέει το σκορ τους, ή πού παραβαίνουν τους κανόνες.
cli-penta-replay-examples =
    Παραδείγματα:

    fourfold pentaraduga replay games.json

    fourfold pentaraduga replay fulls-1 --json

    fourfold pentaraduga replay - --json < games.json
cli-penta-replay-file = Ένα αρχείο JSON με διδακτικές παρτίδες, «-» για την τυπική είσοδο, ή ο κωδικός μιας παρτίδας που συνοδεύει το Fourfold, π.χ. fulls-1.
cli-penta-nameless = Παρτίδα χωρίς κωδικό
cli-penta-replayed = { $name } ({ $game }): { $a }:{ $b }
cli-penta-broken = { $name } ({ $game }){ $where ->
        [event] , γεγονός { $event }
       *[end] {""}
    }: { $reason }
cli-figure-facts = { $tiles ->
        [one] { $tiles } πλακίδιο
       *[other] { $tiles } πλακίδια
    }, { $squares ->
        [one] { $squares } τετράγωνο
       *[other] { $squares } τετράγωνα
    }{ $rings ->
        [0] { "" }
        [one] , { $rings } κρίκος
       *[other] , { $rings } κρίκοι
    }{ $clashes ->
        [0] { "" }
        [one] , { $clashes } ασυμφωνία
       *[other] , { $clashes } ασυμφωνίες
    }{ $rough ->
        [0] { "" }
        [one] , { $rough } στραβή ένωση
       *[other] , { $rough } στραβές ενώσεις
    }{ $spoiled ->
        [0] { "" }
        [one] , { $spoiled } χαλασμένη γωνία (για το Κουάδος)
       *[other] , { $spoiled } χαλασμένες γωνίες (για το Κουάδος)
    }{ $parts ->
        [0] { "" }
       *[other] , σε ξεχωριστά μέρη
    }: μετρά { $counted }.

cli-penta-match = Βάζει δύο επίπεδα του υπολογιστή να παίξουν μεταξύ τους ένα παιχνίδι της Πενταράντουγκα.
cli-penta-match-examples =
    Παραδείγματα:

    fourfold pentaraduga match claims 3 1 --games 200

    fourfold penta match steals+ 2 3 --games 50 --seed 7 --json
cli-penta-match-game = Το παιχνίδι, π.χ. fulls ή reach+.
cli-penta-match-level = Ένα επίπεδο του υπολογιστή.
cli-penta-match-games = Πόσες παρτίδες· μετά από κάθε μία τα επίπεδα αλλάζουν θέση.
cli-penta-match-result = { $game }, επίπεδο { $first } με επίπεδο { $second }: νίκες { $wins }, ισοπαλίες { $draws }, ήττες { $losses }, σε { $games } παρτίδες ({ NUMBER($rate, style: "percent", maximumFractionDigits: 1) })· κατά μέσο όρο { NUMBER($own, maximumFractionDigits: 2) } : { NUMBER($other, maximumFractionDigits: 2) } πόντοι· { $actions } ενέργειες στη διάμεση παρτίδα.

cli-solve = Λύνει μια θέση: όποιος κρατά το πιόνι, ή πρέπει να δώσει ένα, κερδίζει, φέρνει ισοπαλία ή χάνει, και πόσο γρήγορα;
cli-solve-examples =
    Παραδείγματα:

    fourfold quarto solve "c..3/a.7d/.1../..f5 8" --moves

    fourfold quarto solve "c..3/a.7d/.1../..f5 -" --features colour,shape --squares --json

    fourfold quarto solve - --warm < positions.txt
cli-features = Τι μετρά, π.χ. colour,shape· αν δεν δοθεί, όλα: colour,shape,height,top.
cli-squares = Μετρούν για τετράδες και τα εννέα τετράγωνα 2 × 2.
cli-shared = Πόσα κοινά χαρακτηριστικά πρέπει να έχουν τα τέσσερα πιόνια μιας τετράδας· αν δεν δοθεί, 1.
cli-threads = Πόσα νήματα ψάχνουν.
cli-memory = Πόσα μεγαμπάιτ μνήμης επιτρέπεται να πιάσει η αναζήτηση για να θυμάται ταμπλό.
cli-solve-moves = Λέει και πόσο αξίζει κάθε κίνηση.
cli-solve-warm = Με το «-»: θυμάται όσα βρήκε από τη μία θέση στην επόμενη.
cli-searching = { $nodes } κόμβοι σε { $seconds } δ.{ $all ->
        [0] { "" }
        [1] { "" }
       *[other] , { $done } από { $all } κινήσεις
    }…
cli-value = { $piece ->
        [nobody] Το ταμπλό γέμισε:
        [giver] Όποιος δίνει τώρα
       *[other] Όποιος κρατά το { $piece }
    } { $value ->
        [win] { $plies ->
            [1] κερδίζει αμέσως.
           *[other] κερδίζει σε { $plies } βήματα.
        }
        [loss] χάνει σε { $plies } βήματα, αν ο άλλος παίξει καλά.
       *[draw] { $piece ->
            [nobody] ισοπαλία.
           *[other] φέρνει ισοπαλία, αλλά δεν κερδίζει αν ο άλλος παίξει καλά.
        }
    }
cli-spent = Αναζήτηση σε { $nodes } κόμβους μέσα σε { $seconds } δ.
cli-grid =
    Γραμμές: πού μπαίνει το πιόνι του χεριού. Στήλες: το πιόνι που δίνεται μετά.
    +n νίκη σε n βήματα, = ισοπαλία, -n ήττα σε n βήματα. Βήμα: δίνω ή βάζω ένα πιόνι.

cli-analyse = Αναλύει μια θέση: την αξία της, τις καλύτερες κινήσεις, και τι παίζουν μετά οι δύο.
cli-analyse-examples =
    Παραδείγματα:

    fourfold quarto analyse "c..3/a.7d/.1../..f5 8"
cli-one-position = Μια θέση όπως "0..f/..../.3../.... 9": οι γραμμές 4 ως 1, ένα δεκαεξαδικό ψηφίο για κάθε πιόνι, μετά το πιόνι στο χέρι ή "-".
cli-best = Οι καλύτερες κινήσεις:
cli-line = Αν παίξουν καλά και οι δύο:

cli-review = Ανασκόπηση παρτίδας: πόσο άξιζε κάθε κίνηση, τι χάθηκε, και πότε κρίθηκε.
cli-review-examples =
    Παραδείγματα:

    fourfold quarto review game.txt
cli-worth = { $value ->
        [win] νίκη
        [draw] ισοπαλία
        [loss] ήττα
       *[unknown] ?
    }
cli-mistake = { $value ->
        [win] πετά τη νίκη
       *[draw] πετά την ισοπαλία
    }
cli-missed = δεν φωνάζει: { $lines }
cli-overlooked = Κανείς δεν φώναξε: { $lines } (γεγονός { $event }).
cli-decided = { $event ->
        [0] Από την αρχή άξιζε όσο και στο τέλος.
       *[other] Κρίθηκε στο γεγονός { $event }.
    }

cli-engine = Απαντά σε άλλα προγράμματα, με γραμμές στην τυπική είσοδο και έξοδο (docs/engine.md).
cli-engine-examples =
    Παραδείγματα:

    fourfold quarto engine

    quarto

    position start moves LRTF b2

    go time 1000

malformed-warm-one = Το --warm είναι για λίστα θέσεων· πάει με το «-» αντί για θέση.

cli-match = Βάζει τα επίπεδα του υπολογιστή να παίξουν μεταξύ τους και τα βαθμολογεί.
cli-match-examples =
    Παραδείγματα:

    fourfold quarto match 3 5 --games 200

    fourfold quarto match --all --games 50 --json > ratings.json
cli-match-levels = Δύο επίπεδα ή περισσότερα· το καθένα παίζει με όλα τα άλλα.
cli-match-all = Όλα τα επίπεδα.
cli-match-games = Πόσες παρτίδες παίζουν ανά δύο τα επίπεδα· το πρώτο πιόνι το δίνουν εναλλάξ.
cli-match-seed = Με τον ίδιο αριθμό βγαίνουν οι ίδιες παρτίδες.
cli-match-workers = Πόσες διεργασίες παίζουν· αν δεν δοθεί, όσες και οι επεξεργαστές.
cli-match-result = Επίπεδο { $first } με επίπεδο { $second }: νίκες { $wins }, ισοπαλίες { $draws }, ήττες { $losses }· { $points ->
        [1] 1 πόντος
       *[other] { $points } πόντοι
    } από { $games }, { $elo } Elo.
cli-match-level = Επίπεδο
cli-match-step = Σκαλί
cli-match-legend = Elo: μηδέν είναι ο μέσος όρος. Σκαλί: πόσο καλύτερο από το προηγούμενο επίπεδο. Μετά, πόντοι σε εκατό παρτίδες με κάθε επίπεδο. Περιθώρια σφάλματος: 95%.
malformed-match-levels = Ένας αγώνας θέλει δύο επίπεδα ή περισσότερα, το καθένα μία φορά· γράψε π.χ. 3 5, ή --all.

malformed-language = Τη γλώσσα «{ $text }» δεν τη μιλάμε· υπάρχουν: { $expected }.
malformed-utf-8 = Αυτό δεν είναι κείμενο UTF-8.
malformed-file = { $path }: { $problem }
malformed-save = Η ημιτελής παρτίδα στο { $path } δεν διαβάζεται: { $problem } Ξεκίνα με --new για να μπει στην άκρη.
malformed-save-in-use = Η παρτίδα στο { $path } είναι ανοιχτή σε άλλο παράθυρο. Δώσε άλλο αρχείο με --save.
malformed-no-terminal = Για να παίξεις χρειάζεται τερματικό.
malformed-names = «{ $text }» δεν είναι δύο ονόματα· γράψε τα π.χ. έτσι: Ann,Bo.
malformed-svg-of-many = Το --svg σχεδιάζει μία θέση, όχι λίστα από την τυπική είσοδο.

cli-serve = Ξεκινά την εφαρμογή ιστού: παιχνίδι στον περιηγητή, με φίλους ή με τον υπολογιστή.
cli-serve-examples =
    Παραδείγματα:

    fourfold serve --open

    fourfold serve --host 0.0.0.0 --port 80 --database postgresql+asyncpg://user@host/fourfold
cli-host = Η διεύθυνση όπου ακούει.
cli-port = Η θύρα όπου ακούει· το 0 παίρνει μια ελεύθερη.
cli-database = Η βάση δεδομένων· αν δεν δοθεί, SQLite στον φάκελο δεδομένων του συστήματος.
cli-workers = Πόσες διεργασίες εξυπηρετούν· για περισσότερες από μία χρειάζονται PostgreSQL και Redis.
cli-redis = Η διεύθυνση του Redis, με το οποίο οι διεργασίες ξυπνούν η μία την άλλη.
cli-proxy = Η διεύθυνση ενός διαμεσολαβητή μπροστά από τον διακομιστή, που λέει με X-Forwarded-For από πού έρχονται τα αιτήματα.
cli-limits = Πόσα επιτρέπονται στους επισκέπτες, όπου διαφέρουν από τα συνηθισμένα: ως JSON, δες docs/security.md.
cli-open = Ανοίγει τη σελίδα στον περιηγητή.
cli-log-json = Γράφει το ημερολόγιο ως JSON, ένα αντικείμενο ανά γραμμή.
cli-metrics-port = Λέει στο Prometheus πώς πάει ο διακομιστής, σε αυτή τη θύρα.
cli-metrics-host = Η διεύθυνση όπου το λέει.
cli-serving = Το Fourfold είναι εδώ: { $address }
cli-think = Βάζει τον υπολογιστή ενός διακομιστή να σκέφτεται και σε αυτό το μηχάνημα.
cli-think-examples =
    Παράδειγμα:

    fourfold think --redis redis://server.example:6379 --processes 8
cli-think-redis = Η διεύθυνση του Redis που χρησιμοποιούν οι διακομιστές.
cli-think-processes = Πόσες διεργασίες σκέφτονται· αν δεν δοθεί, μία για κάθε επεξεργαστή.
cli-thinking = Σκέφτεται για τους διακομιστές αυτού του Redis.
malformed-redis = Αυτή δεν είναι διεύθυνση Redis όπως redis://localhost:6379: { $why }
cli-admin = Φροντίδα της βάσης δεδομένων.
cli-migrate = Ενημερώνει το σχήμα της βάσης (ο διακομιστής το κάνει όταν ξεκινά).
cli-backup = Αντιγράφει μια βάση SQLite όσο τρέχει ο διακομιστής.
cli-backup-file = Πού· δεν πρέπει να υπάρχει ήδη.
cli-export = Τυπώνει κάθε παρτίδα ως καταγραφή, μία ανά γραμμή.
cli-prune = Διαγράφει τα παλιά όσο τρέχει ο διακομιστής. Αν δεν δοθεί είδος, μόνο μετρά τα παλιά.
cli-prune-kinds = Τι να διαγραφεί: τραπέζια όπου δεν παίχτηκε τίποτα, ημιτελείς παρτίδες, τελειωμένες παρτίδες, μονομαχίες, σύνδεσμοι για άλλες συσκευές, επισκέπτες που δεν κάθονται πουθενά, καταγραφές λειτουργίας του διακομιστή· με τη σειρά unplayed, unfinished, finished, duels, links, guests, runs.
cli-older-than = Πόσες μέρες πρέπει να μην το έχει αγγίξει κανείς.
cli-forget = Διαγράφει τα δεδομένα ενός επισκέπτη: το όνομα, και ποιες παρτίδες ήταν δικές του.
cli-forget-guest = Ο επισκέπτης: ο κωδικός του, ή ο κωδικός ενός τραπεζιού και μια θέση, π.χ. 3f7dQx0aLm2c/A.
cli-count = Μετρά επισκέπτες, τραπέζια και γεγονότα.
malformed-port = Δεν γίνεται να ακούσει στο { $host }:{ $port }: { $why }.
malformed-workers = Πολλές διεργασίες χρειάζονται κοινή βάση δεδομένων και κοινό Redis: --database postgresql+asyncpg://… --redis redis://…
malformed-guest = Επισκέπτης «{ $guest }» δεν υπάρχει.
malformed-exists = Υπάρχει ήδη: { $path }.
malformed-database = Η βάση δεδομένων δεν ανοίγει: { $why }
malformed-database-taken = Άλλος διακομιστής χρησιμοποιεί τη βάση δεδομένων { $where } (διεργασία { $pid } στο { $host }, από { $since }). Σταμάτησέ τον πρώτα, ή διάλεξε άλλη με --database.
malformed-database-shared = Άλλος διακομιστής, που δεν ακούει αυτόν εδώ, χρησιμοποιεί τη βάση δεδομένων { $where } (διεργασία { $pid } στο { $host }, από { $since }). Σταμάτησέ τον πρώτα, ή ξεκίνα και τους δύο με το ίδιο --redis.
malformed-database-log = Το αρχείο καταγραφής { $path } έχει χαλάσει: αν ανοίξει η βάση δεδομένων, { $commits ->
        [one] θα χαθεί { $commits } αποθηκευμένη αλλαγή
       *[other] θα χαθούν { $commits } αποθηκευμένες αλλαγές
    } ({ $frames ->
        [one] { $frames } μπλοκ
       *[other] { $frames } μπλοκ
    }) μετά το χαλασμένο σημείο. Αντίγραψε πρώτα τα { $database } και { $path } σε ασφαλές μέρος. Μετά βάλε στη θέση τους ένα αντίγραφο ασφαλείας, ή τρέξε «fourfold admin salvage» για να κρατήσεις ό,τι διαβάζεται και να αφήσεις τα υπόλοιπα.
cli-salvage = Ανοίγει μια βάση SQLite που το αρχείο καταγραφής της έχει χαλάσει: κρατά αντίγραφο και των δύο, και αφήνει τις αλλαγές μετά το χαλασμένο σημείο. Σταμάτησε πρώτα τον διακομιστή.
malformed-salvage = Αυτή η εντολή είναι μόνο για SQLite.
malformed-no-database = Δεν υπάρχει βάση δεδομένων του Fourfold εδώ: { $where }. Όρισέ την με --database ή FOURFOLD_DATABASE.
malformed-backup = Αυτή η εντολή αντιγράφει μόνο SQLite. Για PostgreSQL χρησιμοποίησε το pg_dump.

cli-book = Το βιβλίο ανοιγμάτων: ακριβής αξία για κάθε θέση με ως τρία πιόνια στο ταμπλό.
cli-book-rules = Οι κανόνες του κεφαλαίου: classic, squares, beginners-1, beginners-2 ή beginners-3· αν δεν δοθούν, όλοι.
cli-book-build = Φτιάχνει το βιβλίο με αναζήτηση. Θέλει περίπου μία ώρα· αν διακοπεί και ξαναρχίσει, συνεχίζει.
cli-book-examples =
    Παραδείγματα:

    fourfold quarto book build beginners-1

    fourfold quarto book build --output src/fourfold/quarto/books --workers 2
cli-book-output = Ο φάκελος για τα κεφάλαια και για όσα έχουν γίνει ως τώρα.
cli-book-workers = Πόσες διεργασίες ψάχνουν· αν δεν δοθεί, μία για κάθε πυρήνα.
cli-book-memory = Πόση μνήμη επιτρέπεται στην καθεμία για τον πίνακά της, σε MB.
cli-book-verify = Ελέγχει το βιβλίο: ότι είναι πλήρες, ότι είναι συνεπές, και ότι συμφωνεί με νέες αναζητήσεις.
cli-book-samples = Για πόσα ταμπλό κάθε κεφαλαίου να ψάξει ξανά.
cli-book-seed = Ποια ταμπλό είναι αυτά.
cli-book-wrong = { $name }: λάθος· η αναζήτηση βρήκε: { $found }
cli-book-verified = { $wrong ->
        [0] Το βιβλίο είναι σωστό.
        [one] Ένα ταμπλό είναι λάθος.
       *[other] { $wrong } ταμπλό είναι λάθος.
    }
cli-stopped = Διακόπηκε. Ό,τι έγινε αποθηκεύτηκε: η ίδια εντολή συνεχίζει από εδώ.
malformed-book-rules = Κεφάλαιο «{ $name }» δεν υπάρχει· υπάρχουν: { $expected }.
