### Λύσεις: προβλήματα, μονομαχίες, ανάλυση.

web-title-solve = Λύσε · Fourfold
web-title-problem = Πρόβλημα · Fourfold
web-title-duel = Μονομαχία · Fourfold
web-title-hands = Ανάλυση · Fourfold

## Όλα όσα λύνονται

web-solve-title = Λύσε
web-solve-lead = Προβλήματα της Πενταράντουγκα για σκέψη, για έναν ή για δύο.
web-solve-loading = Φορτώνει…
web-solve-daily = Το σημερινό πρόβλημα
web-solve-daily-go = { $state ->
        [solved] Λύθηκε. Δες το ξανά
        [shown] Δες το ξανά
        [begun] Συνέχισέ το
       *[new] Δοκίμασε
    }
web-solve-problems = Προβλήματα
web-solve-kind = Είδος
web-solve-kind-squares = Τετράγωνα
web-solve-kind-squares-plus = Τετράγωνα +
web-solve-kind-quados = Κουάδος
web-solve-about-squares = Φτιάξε ένα σχήμα από επτά πλακίδια, με όσα περισσότερα τετράγωνα γίνεται.
web-solve-about-squares-plus = Το ίδιο με δώδεκα πλακίδια σε όλα τα έξι χρώματα.
web-solve-about-quados = Βάλε επτά πλακίδια δίπλα σε σχήμα από επτά. Οι χαλασμένες γωνίες αφαιρούνται.
web-solve-book = Το βιβλίο
web-solve-difficulty-is = Δυσκολία { $difficulty } από 5
web-solve-problem-is = { $state ->
        [solved] Πρόβλημα { $number }, λυμένο
        [shown] Πρόβλημα { $number }, άλυτο
        [begun] Πρόβλημα { $number }, στη μέση
       *[new] Πρόβλημα { $number }
    }
web-solve-another = Ένα νέο
web-solve-another-of = Ένα νέο με δυσκολία { $difficulty }
web-solve-solved-count = { $count ->
        [0] Δεν έλυσες ακόμη κανένα από αυτά σε αυτή τη συσκευή.
        [one] Έλυσες ένα από αυτά σε αυτή τη συσκευή.
       *[other] Έλυσες { $count } από αυτά σε αυτή τη συσκευή.
    }
web-solve-save-svg = Αποθήκευση SVG
web-solve-save-png = Αποθήκευση PNG
web-solve-save-failed = Δεν ήταν δυνατό να φτιαχτεί η εικόνα.

## Πόσο μετρά ένα σχήμα

web-solve-count = { $counted ->
        [one] Μετρά { $counted } τετράγωνο
       *[other] Μετρούν { $counted } τετράγωνα
    }
web-solve-count-of = { $counted } από { $goal } τετράγωνα
# Τι αφαιρείται: πλευρές όπου τα χρώματα διαφέρουν, ζευγάρια στραβά βαλμένα, γωνίες που δεν γεμίζουν.
web-solve-count-faults = { $squares ->
        [one] { $squares } τετράγωνο
       *[other] { $squares } τετράγωνα
    }{ $clashes ->
        [0] { "" }
        [one] {" "}− { $clashes } ασυμφωνία
       *[other] {" "}− { $clashes } ασυμφωνίες
    }{ $rough ->
        [0] { "" }
        [one] {" "}− { $rough } στραβή ένωση
       *[other] {" "}− { $rough } στραβές ενώσεις
    }{ $spoiled ->
        [0] { "" }
        [one] {" "}− { $spoiled } χαλασμένη γωνία
       *[other] {" "}− { $spoiled } χαλασμένες γωνίες
    }

## Ένα πρόβλημα

web-problem-title = { $from ->
        [day] Το σημερινό πρόβλημα: { $kind }
        [book] { $kind } { $number }, από το βιβλίο
       *[new] { $kind }
    }
web-problem-table = Το τραπέζι
web-problem-time = Χρόνος: { $time }
web-problem-task-squares = Φτιάξε με όλα τα πλακίδια ({ $tiles }) ένα σχήμα που μετρά { $goal } τετράγωνα.
web-problem-task-quados = { $given ->
        [start] Βάλε όλα τα πλακίδια ({ $tiles }) δίπλα στο σχήμα, ώστε να μετρά { $goal } τετράγωνα. Κάθε χαλασμένη γωνία αφαιρεί ένα.
       *[first] Φτιάξε πρώτα ένα σχήμα με { $start } τετράγωνα από τα πρώτα σου επτά πλακίδια. Μετά βάλε δίπλα του όλα τα άλλα, ώστε να μετρά { $goal } τετράγωνα. Κάθε χαλασμένη γωνία αφαιρεί ένα.
    }{ $symmetry ->
        [any] {" "}Το περίγραμμά του πρέπει να είναι συμμετρικό.
        [central] {" "}Το περίγραμμά του πρέπει να μένει ίδιο στη μισή στροφή.
       *[none] { "" }
    }
web-problem-first = Τα πρώτα { $count } πλακίδια του χεριού σου κάνουν το πρώτο σχήμα.
web-problem-lacks = { $lack ->
        [tiles] Έχεις ακόμη πλακίδια στο χέρι.
        [whole] Τα πλακίδια πρέπει να κάνουν ένα σχήμα.
        [start] Τα πρώτα σου επτά πλακίδια πρέπει να μετρούν { $start } τετράγωνα.
        [symmetry] Το περίγραμμα δεν είναι ακόμη συμμετρικό.
       *[goal] Πρέπει να μετρά { $goal } τετράγωνα.
    }
web-problem-solved = { $hints ->
        [0] Λύθηκε σε { $time }, χωρίς βοήθεια.
        [one] Λύθηκε σε { $time }, με μία βοήθεια.
       *[other] Λύθηκε σε { $time }, με { $hints } βοήθειες.
    }
web-problem-shown = Είδες τη λύση.
web-problem-hint = Βοήθεια { $step } από { $steps }
web-problem-hint-given = Να η βοήθεια { $step }.
web-problem-hint-colours = Τα τετράγωνα έχουν αυτά τα χρώματα:
web-problem-hint-colour = { $colour }: { $count }
web-problem-hint-together = Αυτά τα δύο πλακίδια είναι δίπλα δίπλα:
web-problem-hint-lie = { $count ->
        [one] Αυτό το πλακίδιο μπαίνει έτσι:
       *[other] Αυτά τα πλακίδια μπαίνουν έτσι:
    }
web-problem-clear = Από την αρχή
web-problem-give-up = Τα παρατώ
web-problem-sure = Θέλεις να δεις τη λύση; Τότε το πρόβλημα μετρά για άλυτο.
web-problem-sure-yes = Δείξε τη λύση
web-problem-sure-no = Προσπαθώ κι άλλο
web-problem-solution = Δείξε τις λύσεις
web-problem-answer = { $count ->
        [one] Η λύση
       *[other] Λύση { $number } από { $count }
    }
web-problem-next-answer = Η επόμενη λύση
web-problem-next = Επόμενο πρόβλημα
web-problem-again = Ξανά
web-problem-others = Όλα τα προβλήματα

## Μονομαχία

web-duel-title = Μονομαχία
web-duel-lead = Δύο χτίζουν από εξίσου καλά χέρια, ο καθένας μόνος και όποτε θέλει. Τα περισσότερα τετράγωνα κερδίζουν· σε ισοβαθμία, ο πιο γρήγορος.
web-duel-propose = Προκάλεσε φίλο με σύνδεσμο
web-duel-table = Και οι δύο μαζί, σε τραπέζι
web-duel-rules = Ο καθένας φτιάχνει ένα σχήμα από { $tiles } πλακίδια. Τα χέρια είναι εξίσου καλά: είναι ίδια, μόνο με άλλα χρώματα. Έχεις { $minutes } λεπτά. Τα περισσότερα τετράγωνα κερδίζουν· σε ισοβαθμία, ο πιο γρήγορος.
web-duel-invite = Στείλε αυτόν τον σύνδεσμο σε φίλο
web-duel-share = Μονομαχία στην Πενταράντουγκα
web-duel-begin-own = Τα δικά σου πλακίδια
web-duel-challenged = Σε προκαλεί { $name }
web-duel-begin-hint = Το ρολόι σου ξεκινά μόλις δεις τα πλακίδιά σου.
web-duel-begin = Τα πλακίδιά μου
web-duel-build = Φτιάξε ένα σχήμα με όλα τα πλακίδια ({ $tiles })
web-duel-hand-in = Παράδωσέ το
web-duel-hand-in-hint = Όταν το παραδώσεις, μένει όπως είναι.
web-duel-all-tiles = Μετρά μόνο σχήμα με όλα τα πλακίδια.
web-duel-you = Εσύ
web-duel-made = { $counted ->
        [one] { $counted } τετράγωνο σε { $time }
       *[other] { $counted } τετράγωνα σε { $time }
    }
web-duel-waiting = { $state ->
        [open] Κανείς δεν δέχτηκε ακόμη την πρόκλησή σου. Τα αποτελέσματα φαίνονται όταν τελειώσουν και οι δύο.
        [ready] { $name } δεν άρχισε ακόμη. Τα αποτελέσματα φαίνονται όταν τελειώσουν και οι δύο.
       *[building] { $name } χτίζει ακόμη…
    }
web-duel-watching = Σε αυτή τη μονομαχία παίζουν ήδη δύο. Τα αποτελέσματα φαίνονται όταν τελειώσουν και οι δύο.
web-duel-over = Τελείωσαν και οι δύο.
web-duel-result = { $who ->
        [you] Κέρδισες!
        [other] Κέρδισε { $name }.
       *[none] Ισοπαλία.
    }
web-duel-best = { $best ->
        [one] Το καλύτερο σχήμα κάθε χεριού μετρά { $best } τετράγωνο.
       *[other] Το καλύτερο σχήμα κάθε χεριού μετρά { $best } τετράγωνα.
    }
web-duel-again = Άλλη μονομαχία

## Ανάλυση

web-hands-title = Τι βγαίνει με αυτά τα πλακίδια;
web-hands-lead = Διάλεξε πλακίδια, ή φτιάξε ή επικόλλησε ένα σχήμα. Το Fourfold βρίσκει το καλύτερο και το αποδεικνύει.
web-hands-go = Ανάλυσε ένα χέρι ή ένα σχήμα
web-hands-way = Τι να αναλυθεί
web-hands-hand = Ένα χέρι
web-hands-figure = Ένα σχήμα
web-hands-tiles = Όλα τα πλακίδια
web-hands-chosen = { $count ->
        [0] Δεν διάλεξες πλακίδιο.
        [one] Διάλεξες ένα πλακίδιο.
       *[other] Διάλεξες { $count } πλακίδια.
    }
web-hands-none = Κανένα
web-hands-notation = Το σχήμα σε σημειογραφία
web-hands-goal = Το καλύτερο σχήμα για
web-hands-goal-squares = Τετράγωνα
web-hands-goal-quados = Κουάδος
web-hands-goal-rings = Κρίκους
web-hands-goal-frame = Κορνίζες
web-hands-solve = { $count ->
        [0] Βρες το καλύτερο σχήμα
        [one] Βρες το καλύτερο σχήμα από ένα πλακίδιο
       *[other] Βρες το καλύτερο σχήμα από { $count } πλακίδια
    }
web-hands-busy = Ψάχνουμε…
web-hands-result = { $found ->
        [no] { $proved ->
                [yes] Με αυτά τα πλακίδια δεν βγαίνει τέτοιο σχήμα.
               *[no] Δεν βρέθηκε τίποτα στον διαθέσιμο χρόνο.
            }
       *[yes] { $goal ->
                [rings] Το καλύτερο σχήμα που βρέθηκε έχει { $rings ->
                    [one] { $rings } κρίκο
                   *[other] { $rings } κρίκους
                } και { $counted ->
                    [one] { $counted } τετράγωνο
                   *[other] { $counted } τετράγωνα
                }.
                [frame] Το καλύτερο σχήμα που βρέθηκε κλείνει μέσα του { $counted ->
                    [one] { $counted } κελί
                   *[other] { $counted } κελιά
                }.
               *[squares] Το καλύτερο σχήμα που βρέθηκε μετρά { $counted ->
                    [one] { $counted } τετράγωνο
                   *[other] { $counted } τετράγωνα
                }.
            } { $proved ->
                [yes] Αποδείχθηκε ότι δεν υπάρχει καλύτερο.
               *[no] Δεν έφτασε ο χρόνος για να αποδειχθεί ότι δεν υπάρχει καλύτερο.
            }
    }
web-hands-count = { $all ->
        [yes] { $count ->
                [one] Είναι το μοναδικό.
               *[other] { $count } σχήματα είναι εξίσου καλά.
            }
       *[no] { $count ->
                [one] Τουλάχιστον ένα σχήμα είναι εξίσου καλό.
               *[other] Τουλάχιστον { $count } σχήματα είναι εξίσου καλά.
            }
    }
web-hands-this-figure = Αυτό το σχήμα
web-hands-facts = { $whole ->
        [yes] Ένα σχήμα.
       *[no] Αυτά τα πλακίδια δεν κάνουν ένα σχήμα.
    } { $squares ->
        [one] { $squares } τετράγωνο
       *[other] { $squares } τετράγωνα
    }, { $clashes ->
        [one] { $clashes } ασυμφωνία
       *[other] { $clashes } ασυμφωνίες
    }, { $rough ->
        [one] { $rough } στραβή ένωση
       *[other] { $rough } στραβές ενώσεις
    }, { $rings ->
        [one] { $rings } κρίκος
       *[other] { $rings } κρίκοι
    }, { $spoiled ->
        [one] { $spoiled } χαλασμένη γωνία
       *[other] { $spoiled } χαλασμένες γωνίες
    }, { $hole ->
        [0] καμία τρύπα.
        [one] τρύπα με { $hole } κελί.
       *[other] τρύπα με { $hole } κελιά.
    }
