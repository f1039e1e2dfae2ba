### Τα τραπέζια της Πενταράντουγκα στον περιηγητή.

## Το τραπέζι με τα πλακίδια

web-field-larger = Πιο κοντά
web-field-smaller = Πιο μακριά
web-field-fit = Όλα
web-field-turn = Στρίψε το
web-figure = { $whose ->
        [mine] Το σχήμα σου
        [other] Σχήμα: { $name }
       *[common] Το σχήμα
    }
web-tile = { $left }, μεγάλο { $big }, { $right }
web-tile-closed = ένα κλειστό πλακίδιο
web-place = { $mark ->
        [none] Θέση { $name }
        [full] Θέση { $name }, γεμάτο
        [twice-full] Θέση { $name }, διπλά γεμάτο
        [ring] Θέση { $name }, κρίκος
        [reach] Θέση { $name }, φτάνει αρκετά μακριά
       *[other] Θέση { $name }, { $mark }
    }
web-count = { $count ->
        [one] { $count } πόντος
       *[other] { $count } πόντοι
    }
web-squares = { $count ->
        [0] Κανένα τετράγωνο
        [one] { $count } τετράγωνο
       *[other] { $count } τετράγωνα
    }
# Τετράγωνα πάνω στη μεσαία γραμμή δεν μετρούν για κανέναν.
web-squares-sides = Τετράγωνα: { $mine } στη μεριά σου, { $other } στην άλλη
web-hand-of = Πλακίδια: { $name }
web-stock-of = Απόθεμα: { $name }.
web-stock-count = { $count ->
        [0] Άδειο.
        [one] Ένα πλακίδιο.
       *[other] { $count } πλακίδια.
    }
web-stock-open = Ανοιχτά: { $tiles }.
web-captured = { $count ->
        [0] Κανένα λάφυρο
        [one] Λάφυρα: { $count } τετράγωνο
       *[other] Λάφυρα: { $count } τετράγωνα
    }
web-curtain = Δώσε τη συσκευή: παίζει { $name }.
web-curtain-open = Τα πλακίδιά μου

## Τι μπορεί να γίνει

web-actions = Ενέργειες
web-act-exchange = Άλλαξε πλακίδιο
web-act-hand-over = Δώσε πλακίδιο
web-act-knock = { $what ->
        [exchange] Δήλωσε ανταλλαγή
        [take] Δήλωσε κλεψιά
       *[move] Δήλωσε κίνηση
    }
web-act-knock-about = Τότε δεν μπαίνει κανείς στη μέση, κι έχεις ένα λεπτό.
web-act-take = Πάρε πλακίδιο
web-act-draw = Τράβα πλακίδιο
web-act-capture = Κατάκτησε το σχήμα
web-act-rotate = Γύρισέ το
web-act-rotate-not = Άσ’ το έτσι
web-act-give-all = Δώσε όλα τα πλακίδια
web-act-hurry = Ξεκίνα το ρολόι
web-act-pass = { $replaying ->
        [yes] Τέλος εδώ
       *[no] { $need ->
                [capture] Δεν κατακτώ
                [accept] Δεκτό
               *[any] Πάσο
            }
    }
web-act-protest = Ένσταση!
web-lay-done = Η κίνησή μου
web-lay-back = { $count ->
        [one] Πάρ’ το πίσω
       *[other] Πάρ’ τα πίσω
    }

## Τι ζητιέται

web-status-its-place = { $finger ->
        [yes] Άγγιξε τη θέση του. Με δεύτερο άγγιγμα μπαίνει.
       *[no] Διάλεξε τη θέση του.
    }
web-status-lay-on = Διάλεξε το επόμενο πλακίδιο αυτής της κίνησης.
web-status-lay-or-on = Τελείωσε την κίνηση, ή διάλεξε κι άλλο πλακίδιο.
web-status-lay-done = Τελείωσε την κίνηση, ή πάρε τα πλακίδια πίσω.
web-status-lay-nowhere = Έτσι δεν βγαίνει. Πάρε τα πλακίδια πίσω και άρχισε αλλιώς.
# Το πλακίδιο που διάλεξε δεν μπαίνει· ίσως άλλα της κίνησης μπήκαν ήδη, ίσως μπορεί να το αλλάξει.
web-status-no-place = { $laid ->
        [yes] Τώρα δεν υπάρχει θέση για αυτό το πλακίδιο. Διάλεξε άλλο, ή πάρε τα πλακίδια πίσω.
       *[no] { $exchange ->
                [yes] Δεν υπάρχει θέση για αυτό το πλακίδιο. Διάλεξε άλλο, ή άλλαξέ το.
               *[no] Δεν υπάρχει θέση για αυτό το πλακίδιο. Διάλεξε άλλο.
            }
    }
web-status-no-cut = Με αυτό το πλακίδιο δεν μπορείς να παρέμβεις.
web-status-anywhere = Άγγιξε πού θα πάει το πλακίδιο, και άγγιξέ το για να μπει.
web-status-cut-in = Παίζει { $name }. Μπορείς να παρέμβεις.
web-status-meant-exchange = Ποιο πλακίδιο δίνεις;
web-status-meant-hand-over = Ποιο πλακίδιο δίνεις;
web-penta-status = { $phase ->
        [over] Η παρτίδα τελείωσε.
        [start] { $who ->
                [you] Βάλε τα πρώτα πλακίδια.
                [here] { $name }, βάλε τα πρώτα πλακίδια.
               *[other] Αρχίζει { $name }…
            }
        [add] { $who ->
                [you] Πρόσθεσε τα πλακίδιά σου στο αρχικό σχήμα.
                [here] { $name }, πρόσθεσε τα πλακίδιά σου στο αρχικό σχήμα.
               *[other] { $name } προσθέτει στο αρχικό σχήμα…
            }
        [hand-over] { $who ->
                [you] Δώσε στον αντίπαλο ένα πλακίδιο με κίτρινο.
                [here] { $name }, δώσε στον αντίπαλο ένα πλακίδιο με κίτρινο.
               *[other] { $name } σου διαλέγει ένα πλακίδιο…
            }
        [rotate] { $who ->
                [you] Γύρισε το αρχικό σχήμα, ή άσ’ το έτσι.
                [here] { $name }, γύρισε το αρχικό σχήμα, ή άσ’ το έτσι.
               *[other] { $name } κοιτά το αρχικό σχήμα…
            }
        [any] { $who ->
                [you] Παίζεις εσύ.
                [here] { $name }, παίζεις εσύ.
               *[other] Παίζει { $name }…
            }
        [full] { $who ->
                [you] Απάντησε με γεμάτο πλακίδιο.
                [here] { $name }, απάντησε με γεμάτο πλακίδιο.
               *[other] { $name } ψάχνει γεμάτο πλακίδιο…
            }
        [capture] { $who ->
                [you] Μπορείς να κατακτήσεις το σχήμα.
                [here] { $name }, μπορείς να κατακτήσεις το σχήμα.
               *[other] { $name } μπορεί να κατακτήσει το σχήμα…
            }
        [accept] { $who ->
                [you] Το τελευταίο πλακίδιο μπήκε. Δέξου το, ή κάνε ένσταση.
                [here] { $name }, δέξου το τελευταίο πλακίδιο, ή κάνε ένσταση.
               *[other] { $name } κοιτά το τελευταίο πλακίδιο…
            }
        [give] { $who ->
                [you] Δώσε ένα πλακίδιο για αυτό που πήρες.
                [here] { $name }, δώσε ένα πλακίδιο για αυτό που πήρες.
               *[other] { $name } δίνει ένα πλακίδιο…
            }
        [replay-any] { $who ->
                [you] Τώρα παίζεις σόλο: όποιο πλακίδιο θέλεις.
                [here] { $name }, παίζεις σόλο: όποιο πλακίδιο θέλεις.
               *[other] { $name } παίζει σόλο…
            }
        [replay-full] { $who ->
                [you] Τώρα παίζεις σόλο: ένα γεμάτο πλακίδιο.
                [here] { $name }, παίζεις σόλο: ένα γεμάτο πλακίδιο.
               *[other] { $name } χρειάζεται γεμάτο πλακίδιο…
            }
        [lock-move] { $who ->
                [you] Δήλωσες κίνηση: βάλε το πλακίδιό σου.
                [here] { $name }, δήλωσες κίνηση.
               *[other] { $name } δήλωσε κίνηση…
            }
        [lock-exchange] { $who ->
                [you] Δήλωσες ανταλλαγή: διάλεξε πλακίδιο.
                [here] { $name }, δήλωσες ανταλλαγή.
               *[other] { $name } αλλάζει πλακίδιο…
            }
        [lock-take] { $who ->
                [you] Δήλωσες κλεψιά: διάλεξε πλακίδιο που είναι σε σχήμα.
                [here] { $name }, δήλωσες κλεψιά.
               *[other] { $name } παίρνει πλακίδιο…
            }
        [opening] { $who ->
                [you] Βάλε το αρχικό σου σχήμα, δύο πλακίδια.
                [here] { $name }, βάλε το αρχικό σου σχήμα, δύο πλακίδια.
               *[other] { $name } βάζει αρχικό σχήμα…
            }
        [race] { $who ->
                [here] { $name }, παίζεις εσύ.
               *[other] Βάζε όσο γρήγορα θέλεις. Δεν περιμένει κανείς.
            }
        [stage-answer] { $who ->
                [you] Όλα τα πλακίδια αλλάζουν χέρια. Κάνε τις τελευταίες κινήσεις σου, μετά δώσε τα δικά σου.
                [here] { $name }, κάνε τις τελευταίες κινήσεις, μετά δώσε τα πλακίδιά σου.
               *[other] { $name } κάνει τις τελευταίες κινήσεις…
            }
        [stage-rest] { $who ->
                [you] Παίξε ό,τι πήρες, μετά δώσε πίσω τα υπόλοιπα.
                [here] { $name }, παίξε ό,τι πήρες, μετά δώσε πίσω τα υπόλοιπα.
               *[other] { $name } παίζει τα πλακίδιά σου…
            }
        [stage-last] { $who ->
                [you] Τα τελευταία πλακίδια: βάλε όσα μπορείς.
                [here] { $name }, τα τελευταία πλακίδια: βάλε όσα μπορείς.
               *[other] { $name } βάζει τα τελευταία πλακίδια…
            }
       *[move] { $who ->
                [you] Παίζεις εσύ.
                [here] { $name }, παίζεις εσύ.
               *[other] Παίζει { $name }…
            }
    }

## Πληκτρολόγηση θέσης

web-typed = Πλακίδιο και θέση
web-typed-open = Γράψε θέση
web-typed-lay = Βάλε
web-typed-close = Κλείσε
# Τα παραδείγματα μένουν όπως είναι: η σελίδα διαβάζει αυτά τα γράμματα σε κάθε γλώσσα.
web-typed-help = Όπως rOrL ή oRoU, ή με το κελί: oRoU@0,0.
web-typed-unreadable = «{ $text }» δεν είναι θέση· χρειάζεται πλακίδιο, πού δείχνει η κορυφή του και ίσως κι άλλα γράμματα, όπως rOrL, oRoU ή oRoU@0,0.
web-typed-not-now = Το { $tile } δεν μπαίνει τώρα.
web-typed-several = Το «{ $text }» έχει πολλές θέσεις: { $places }.
web-typed-nowhere = { $count ->
        [0] Τώρα δεν υπάρχει θέση για το { $tile }.
       *[other] Το «{ $text }» δεν του κάνει· το { $tile } ταιριάζει εδώ: { $places }.
    }
web-typed-cell = Πες και την κατεύθυνση και το κάτω αριστερό κελί για το { $tile }, όπως { $tile }В@0,0.
web-typed-covered = Εκεί είναι άλλο πλακίδιο.

## Χτίσιμο πίσω από παραβάν

web-count-faults = { $count ->
        [one] { $count } λάθος
       *[other] { $count } λάθη
    }
web-screen = { $noticed ->
        [stopped] { $name } είπε στοπ και σκέπασε το σχήμα.
        [open] { $name } συνεχίζει φανερά.
        [dropped] { $name } σου άφησε ένα πλακίδιο.
        [waiting] { $name } περιμένει.
        [hidden] { $name } δεν δείχνει το σχήμα.
       *[building] { $name } χτίζει πίσω από το παραβάν.
    }
web-act-begin = Τα πλακίδιά μου
web-act-stop = Στοπ!
web-act-check = Σύγκριση
web-act-mark = Σημείωσέ το
web-act-keep = Κρατώ τα δικά μου
web-act-drop = Άλλαξε πλακίδιο
web-act-surrender = Παράδοση
web-act-extend = Συνεχίζω εγώ
web-act-extend-other = Ας συνεχίσει ο άλλος
web-building-drop-which = Ποιο πλακίδιο δίνεις;
web-building-best = Το καλύτερο σχήμα με αυτά τα πλακίδια
web-building-status = { $phase ->
        [over] Η παρτίδα τελείωσε.
        [extending] Πρόσθεσε όλα τα άλλα πλακίδια στο σχήμα σου.
        [extended] { $name } συνεχίζει το χτίσιμο…
        [choosing] Το σχήμα σου κέρδισε. Συνεχίζεις εσύ με όλα τα πλακίδια, ή να συνεχίσει { $name };
        [chosen] { $name } διαλέγει ποιος συνεχίζει…
        [waiting] { $name } χτίζει…
        [begin] { $mine }, τα πλακίδιά σου είναι ακόμη σκεπασμένα. Ο χρόνος σου τρέχει μόλις τα δεις.
        [in-turn] { $mine }, χτίσε το σχήμα σου και πες στοπ. Το ρολόι τρέχει.
        [dropped] { $name } πρέπει να σου δώσει πλακίδιο για το δικό σου. Ως τότε δεν λέει κανείς στοπ.
        [answering] { $name } σου άφησε ένα πλακίδιο. Δώσε ένα δικό σου.
        [stopped] Είπες στοπ. Μένει λίγος χρόνος ακόμη: χτίζει { $name }…
        [open] Το πρώτο στοπ το είπε { $name }! Τελείωσε το σχήμα σου και ζήτα σύγκριση.
       *[building] { $game ->
                [frames] Χτίσε μια κορνίζα γύρω από όσο μεγαλύτερη τρύπα μπορείς. Όταν είναι καλή, πες στοπ.
               *[other] Φτιάξε ένα σχήμα με όλα τα πλακίδιά σου, με όσα περισσότερα τετράγωνα μπορείς. Όταν είναι καλό, πες στοπ.
            }
    }

## Τι έγινε

web-told-lay = { $count ->
        [one] { $name } βάζει: { $tiles }.
       *[other] { $name } βάζει { $count } πλακίδια: { $tiles }.
    }
web-told-exchange = { $known ->
        [yes] { $name } αλλάζει ένα πλακίδιο: { $tile }.
       *[no] { $name } αλλάζει ένα πλακίδιο.
    }
web-told-hand-over = { $known ->
        [yes] { $name } δίνει ένα πλακίδιο: { $tile }.
       *[no] { $name } δίνει ένα πλακίδιο.
    }
web-told-drop = { $known ->
        [yes] { $name } αφήνει ένα πλακίδιο: { $tile }.
       *[no] { $name } αφήνει ένα πλακίδιο.
    }
web-told-knock = { $what ->
        [exchange] { $name } δηλώνει ανταλλαγή.
        [take] { $name } δηλώνει κλεψιά.
       *[move] { $name } δηλώνει κίνηση.
    }
web-told-begin = { $name } αρχίζει να χτίζει.
web-told-rotate = { $half ->
        [yes] { $name } γυρίζει το αρχικό σχήμα.
       *[no] { $name } αφήνει το αρχικό σχήμα όπως είναι.
    }
web-told-extend = { $own ->
        [yes] Το σχήμα το συνεχίζει { $name }.
       *[no] { $name } αφήνει τον άλλον να συνεχίσει.
    }
web-told-stop = Το πρώτο στοπ το είπε { $name }!
# Η ένσταση ήταν σωστή· τι κοστίζει εξαρτάται από το παιχνίδι.
web-told-protest = { $game ->
        [fulls] { $name } κάνει ένσταση και έχει δίκιο: το πλακίδιο γυρίζει πίσω, και { $name } βάζει όποιο πλακίδιο θέλει.
        [doubles] { $name } κάνει ένσταση και έχει δίκιο: τα λάθος πλακίδια και το χέρι του άλλου τα παίρνει στο απόθεμα { $name }.
        [rings] { $name } κάνει ένσταση και έχει δίκιο: τα λάθος πλακίδια και το χέρι του άλλου τα παίρνει στο απόθεμα { $name }.
        [steals] { $name } κάνει ένσταση και έχει δίκιο: η κίνηση ανακαλείται, και παίζει { $name }.
       *[other] { $name } κάνει ένσταση και έχει δίκιο: το πλακίδιο γυρίζει πίσω και αλλάζεται, και { $name } βάζει όποιο πλακίδιο θέλει.
    }
web-told-hurry = { $name } ξεκινά το ρολόι.
web-told-capture = { $name } κατακτά το σχήμα.
web-told-give-all = { $name } δίνει όλα τα πλακίδια.
web-told-pass = { $name } πάει πάσο.
web-told-take = { $name } παίρνει ένα πλακίδιο.
web-told-draw = { $name } τραβά.
web-told-mark = { $name } σημειώνει αποτέλεσμα.

## Τι μπορείτε να συμφωνήσετε

web-preset = Κανόνες
web-preset-pentaraduga-book = Όπως στο βιβλίο
web-preset-pentaraduga-beginners = Για αρχάριους
web-rules-changed = Όχι ακριβώς όπως στο βιβλίο
web-option-aids = Το τραπέζι βοηθά με
web-option-aids-full = θέσεις και γεμάτα
web-option-aids-places = θέσεις
web-option-aids-none = τίποτα
web-option-referee = Διαιτητής είναι
web-option-referee-server = το τραπέζι
web-option-referee-players = οι παίκτες
web-option-referee-about = Όταν διαιτητεύουν οι παίκτες, μια παράβαση μένει, εκτός αν ο αντίπαλος κάνει ένσταση πριν από την επόμενη κίνηση.
web-option-deal = Η μοιρασιά είναι
web-option-deal-random = στην τύχη
web-option-deal-fair = δίκαιη
web-option-deal-about = Στη δίκαιη μοιρασιά τα χέρια διαφέρουν μόνο στα χρώματα.
web-option-interception = Παρέμβαση
web-option-interception-on = επιτρέπεται
web-option-interception-off = όχι
web-option-always-check = Σύγκριση σχημάτων
web-option-always-check-on = πάντα
web-option-always-check-off = εκτός αν κάποιος παραδοθεί
web-option-opening-limit = Χρόνος για αρχή
web-option-opening-limit-none = Χωρίς όριο
web-option-replay-limit = Χρόνος για το σόλο
web-option-replay-limit-none = Χωρίς όριο
web-option-unplaced-bonus = Πλακίδια που μένουν
web-option-unplaced-bonus-off = δεν μετρούν
web-option-unplaced-bonus-on = μετρούν για τον πρώτο
web-option-move-time-none = Χωρίς όριο
web-rule-aids-places = Το τραπέζι δείχνει θέσεις, αλλά όχι πού βγαίνει γεμάτο.
web-rule-aids-none = Το τραπέζι δεν βοηθά.
web-rule-referee-players = Διαιτητεύουν οι παίκτες: κάνε ένσταση έγκαιρα.
web-rule-deal-fair = Και οι δύο έχουν εξίσου καλά πλακίδια.
web-rule-interception-off = Δεν παρεμβαίνει κανείς.
web-rule-at-once-off = Ο ένας μετά τον άλλον, όχι και οι δύο μαζί.
web-rule-unplaced-bonus-on = Πλακίδια που μένουν μετρούν για τον πρώτο.
web-rule-move-time-set = { $seconds } δευτερόλεπτα για κάθε κίνηση.
