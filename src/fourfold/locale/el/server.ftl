### Τι απαντά ο διακομιστής.

illegal-not-your-seat = Η θέση { $seat } δεν είναι δική σου.
illegal-not-your-table = Δεν κάθεσαι σε αυτό το τραπέζι.
illegal-spectators-watch = Οι θεατές μόνο παρακολουθούν.
illegal-foreign-origin = Αυτό το αίτημα ήρθε από άλλον ιστότοπο.
illegal-old-rules = Η παρτίδα παίχτηκε με παλιότερους κανόνες· μπορείς να τη δεις, όχι να τη συνεχίσεις.
illegal-no-answer = Η αναζήτηση δεν έφτασε ως το τέλος. Ρώτα ξανά.
illegal-unavailable = Η βάση δεδομένων δεν είναι διαθέσιμη αυτή τη στιγμή. Δοκίμασε ξανά σε λίγο.
illegal-only-to-look-at = Αυτή είναι καταγραφή: τη βλέπεις, δεν την παίζεις.
illegal-too-many = Αυτά ήταν πολλά μαζί. Δοκίμασε ξανά σε { $seconds ->
        [one] { $seconds } δευτερόλεπτο
       *[other] { $seconds } δευτερόλεπτα
    }.

malformed-no-review = Ανασκόπηση για παρτίδες { $game } δεν γίνεται ακόμη, μόνο για quarto.
malformed-name = Ένα όνομα χρειάζεται τουλάχιστον ένα γράμμα.
malformed-level = Επίπεδο «{ $level }» δεν υπάρχει· υπάρχουν: { $expected }.
malformed-table = Τραπέζι «{ $id }» δεν υπάρχει.
malformed-invitation = Αυτή η πρόσκληση δεν οδηγεί πουθενά.
malformed-link = Αυτός ο σύνδεσμος χρησιμοποιήθηκε ήδη ή πάλιωσε.
malformed-address = Δεν υπάρχει τίποτα στο { $path }.
malformed-too-long = Πολύ μεγάλο: διαβάζονται το πολύ { $most } byte.
malformed-content-type = Χρειάζεται περιεχόμενο τύπου application/json.
malformed-hello = Χρειάζεται πρώτα ένα «hello», και μόνο μία φορά.
malformed-protocol = Η σελίδα χρησιμοποιεί την έκδοση { $version } του πρωτοκόλλου, ο διακομιστής την { $ours }. Φόρτωσε ξανά τη σελίδα.

## Προβλήματα και μονομαχίες

illegal-duel-taken = Σε αυτή τη μονομαχία παίζουν ήδη δύο.
illegal-duel-not-begun = Δεν άρχισες να χτίζεις σε αυτή τη μονομαχία.
illegal-duel-too-late = Ο χρόνος σου σε αυτή τη μονομαχία τελείωσε.
malformed-duel = Μονομαχία «{ $id }» δεν υπάρχει.
malformed-pentaraduga-not-given = Το { $tile } δεν είναι στα πλακίδια που δόθηκαν.
