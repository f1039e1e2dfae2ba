### Ξανά μια παρτίδα της Πενταράντουγκα.

web-replay-began-tiles = { $known ->
        [yes] Τα πλακίδια μοιράστηκαν. Αρχίζει { $name }.
       *[no] Τα πλακίδια μοιράστηκαν.
    }
web-replay-result-points = { $won ->
        [yes] Κερδίζει { $name }, { $high } : { $low }. { $why }
       *[no] Ισοπαλία, { $high } : { $low }. { $why }
    }
web-replay-told-arrange = { $name } χτίζει.
web-replay-told-check = { $name } δείχνει το σχήμα.
web-replay-told-surrender = { $name } παραδίνεται.
web-replay-both-build = Χτίζουν και οι δύο.

## Γεμάτα που ξέφυγαν

web-replay-full-possible = { $count ->
        [one] { $name } μπορούσε να βάλει και γεμάτο πλακίδιο.
       *[other] { $name } μπορούσε να βάλει και γεμάτο πλακίδιο, σε { $count } θέσεις.
    }
web-replay-full-some = { $count ->
        [one] Μία φορά σε αυτή την παρτίδα ξέφυγε ένα γεμάτο πλακίδιο.
       *[other] { $count } φορές σε αυτή την παρτίδα ξέφυγε ένα γεμάτο πλακίδιο.
    }
web-replay-full-none = Δεν ξέφυγε κανένα γεμάτο πλακίδιο.
web-replay-full-show = Δείξε πού
web-replay-full-place = Γεμάτο εδώ: { $tile }
web-replay-full-here = Εδώ γινόταν γεμάτο πλακίδιο

## Το καλύτερο σχήμα

web-replay-best-seek = Τι μπορούσε να χτίσει { $name };
web-replay-best-busy = Ψάχνουμε…
web-replay-best-of = Το καλύτερο σχήμα: { $name }
web-replay-best-more = Δες περισσότερα
web-replay-best = { $found ->
       *[no] Με αυτά τα πλακίδια δεν βγαίνει τέτοιο σχήμα.
        [yes] { $goal ->
            [frame] { $name }: η μεγαλύτερη κορνίζα με αυτά τα πλακίδια.
           *[other] { $proved ->
               *[yes] { $name }: το καλύτερο σχήμα με αυτά τα πλακίδια μετρά { $count }.
                [no] { $name }: το καλύτερο σχήμα που βρέθηκε ως τώρα μετρά { $count }.
            }
        }
    }

## Συνέχεια

web-replay-on-tiles = Ένα νέο τραπέζι που αρχίζει όπως είναι εδώ. Τα ρολόγια ξεκινούν πάλι, και οι δηλώσεις σβήνουν.
web-replay-on-keep = Παίξε με έναν φίλο με τα ίδια κρυμμένα πλακίδια. Πρέπει να συμφωνήσει. Αλλιώς τα κρυμμένα πλακίδια τραβιούνται ξανά.
web-replay-on-running = Αυτή η παρτίδα παίζεται ακόμη. Όταν τελειώσει, θα μπορείς να συνεχίσεις από εδώ.
web-replay-on-covered = Ένα σχήμα αυτής της παρτίδας μένει σκεπασμένο, γι’ αυτό δεν συνεχίζεται από εδώ.
