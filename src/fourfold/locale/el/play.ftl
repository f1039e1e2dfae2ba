### Όσα λέει κάθε τραπέζι, σε όποιο παιχνίδι.

## Παίκτες

computer-name = Υπολογιστής { $level }

## Αρνήσεις

illegal-game-over = Η παρτίδα τελείωσε.
illegal-seat-empty = Η παρτίδα αρχίζει όταν πιαστούν και οι δύο θέσεις.
illegal-paused = Η παρτίδα είναι σε παύση.
illegal-waiting = Η παρτίδα περιμένει να έρθουν και οι δύο παίκτες.
illegal-not-paused = Η παρτίδα δεν είναι σε παύση.
illegal-not-due = Ο χρόνος δεν τελείωσε ακόμη.
illegal-too-late = Πολύ αργά: ο χρόνος τελείωσε.
illegal-clock-only = Αυτό το κάνει μόνο το ρολόι.
illegal-not-your-turn = Δεν είναι η σειρά σου: παίζει { $seat }.
illegal-still-playing = Η παρτίδα συνεχίζεται ακόμη.
illegal-asked-already = Αυτό ζητήθηκε ήδη.
illegal-refused-already = Δεν έγινε δεκτό· ζήτησέ το πάλι μετά την επόμενη κίνηση.
illegal-asked-otherwise = Αυτό δεν ζητείται πια. Απάντησε σε ό,τι ζητείται τώρα.
illegal-questions-used = Ζήτησες ήδη κάτι { $most } φορές σε αυτή την παρτίδα. Δεν μπορείς να ζητήσεις ξανά.
illegal-pauses-used = Είχες ήδη { $most } παύσεις σε αυτή την παρτίδα. Δεν μπορείς να ζητήσεις άλλη.
illegal-nothing-asked = Δεν υπάρχει τίποτα να απαντήσεις.
illegal-nothing-to-take-back = Δεν υπάρχει κίνηση για να πάρεις πίσω· ό,τι φωνάχτηκε ή δείχτηκε μένει.
illegal-not-away = Ο αντίπαλός σου δεν λείπει.
illegal-clock-decides = Δεν μπορείς να ζητήσεις τη νίκη τώρα: αν ο αντίπαλός σου δεν γυρίσει, αποφασίζει το ρολόι.
illegal-not-waiting-yourself = Είναι η σειρά σου. Μπορείς να ζητήσεις τη νίκη όταν η παρτίδα περιμένει τον αντίπαλό σου.
illegal-known-already = Αυτό είναι ήδη γνωστό.
illegal-seat-taken = Η θέση { $seat } είναι πιασμένη.
illegal-name-empty = Ένας παίκτης χρειάζεται όνομα.
illegal-lost-too-much = Δεν μπορεί να χάθηκαν { $lost } ms: πέρασαν μόνο { $most } ms.
illegal-out-of-sequence = Το γεγονός { $seq } είναι εκτός σειράς: επόμενο είναι το { $expected }.
illegal-before-last-event = Ένα γεγονός στο { $at } δεν μπορεί να ακολουθεί ένα στο { $last }.
illegal-unknown-act = Το τραπέζι δεν ξέρει το { $act }.

## Κείμενα που δεν διαβάζονται

malformed-no-ray = Το Ray δεν είναι εγκατεστημένο· το εγκαθιστά το «pip install fourfold[ray]».
malformed-ray-form = «{ $address }» δεν είναι διεύθυνση συστοιχίας Ray· γράψε π.χ. 10.0.0.1:6379, ή local.
malformed-ray-address = Κανείς δεν απαντά στο «{ $address }»: { $why }.
malformed-data = Δεν διαβάζεται το { $part }: { $problem }.
malformed-unknown = Δεν διαβάζεται το { $part }: το «{ $text }» δεν κάνει· χρειάζεται: { $expected }.
malformed-game = Παιχνίδι «{ $name }» δεν υπάρχει· υπάρχουν: { $expected }.
malformed-preset = Κανόνες «{ $name }» δεν υπάρχουν· υπάρχουν: { $expected }.
malformed-mixed = Ένας αγώνας με πολλά παιχνίδια αρχίζει με { $first }, όχι με { $game }.
malformed-no-set-up = Μια παρτίδα { $game } δεν μπορεί να αρχίσει από τη μέση.
malformed-option = «{ $text }» δεν είναι επιλογή· χρειάζεται NAME=VALUE με ένα από: { $expected }.
malformed-option-value = Το «{ $text }» δεν κάνει· χρειάζεται: { $expected }.
malformed-record-format = Αυτή η καταγραφή δεν είναι δική μας: η μορφή της είναι «{ $found }», χρειάζεται «{ $expected }».
malformed-record-version = «{ $text }» δεν είναι έκδοση των κανόνων· χρειάζεται αριθμός.
malformed-record-tag = Άγνωστη ετικέτα [{ $tag } …]· χρειάζεται μία από: { $expected }.
malformed-record-tag-value = Ετικέτα [{ $tag } …]: { $problem }
malformed-record-tag-form = Γραμμή { $line }, στήλη { $column }: χρειάζεται ετικέτα όπως [A "Ann"], σε γραμμές πριν από τις κινήσεις.
malformed-record-tag-twice = Η ετικέτα [{ $tag } …] υπάρχει δύο φορές.
malformed-record-token = Γραμμή { $line }, στήλη { $column }: το «{ $token }» δεν διαβάζεται· χρειάζεται κίνηση.
malformed-record-place = Γραμμή { $line }, στήλη { $column }, «{ $token }»: { $problem }
malformed-record-who = Πες ποιος: A:{ $token } ή B:{ $token }.
malformed-record-act = Το «{ $act } ({ $detail })» δεν διαβάζεται· χρειάζεται: { $expected }.
malformed-record-slow = Αυτή η καταγραφή θέλει πάνω από { $limit } δευτερόλεπτα για να διαβαστεί. Κάνε την πιο σύντομη και δοκίμασε ξανά.
malformed-record-event = Το γεγονός { $event } δεν γίνεται: { $problem }
malformed-record-time = Το γεγονός { $event } είναι πιο πριν από το προηγούμενο.
malformed-record-outcome = Η καταγραφή λέει ότι τελείωσε «{ $said }», αλλά τελειώνει «{ $found }».
malformed-date = «{ $text }» δεν είναι ημερομηνία· γράψε π.χ. 2026-01-31T18:00:00Z.

## Πώς τελειώνουν οι παρτίδες

outcome-resigned = Κερδίζει { $winner }· { $loser } παραιτείται.
outcome-absent = Κερδίζει { $winner }· { $loser } δεν γύρισε.
outcome-agreed = Ισοπαλία με συμφωνία.
outcome-time = Κερδίζει { $winner }· { $loser } έμεινε χωρίς χρόνο.
