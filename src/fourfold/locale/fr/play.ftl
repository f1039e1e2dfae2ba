### Ce que dit toute table, quel que soit le jeu.

## Joueurs

computer-name = Ordinateur { $level }

## Refus

illegal-game-over = La partie est finie.
illegal-seat-empty = La partie commence quand les deux places sont prises.
illegal-paused = La partie est en pause.
illegal-waiting = La partie attend que les deux joueurs soient là.
illegal-not-paused = La partie n’est pas en pause.
illegal-not-due = Le temps n’est pas encore écoulé.
illegal-too-late = Trop tard : le temps est écoulé.
illegal-clock-only = Seule la pendule peut faire cela.
illegal-not-your-turn = Ce n’est pas votre tour : c’est à { $seat }.
illegal-still-playing = La partie n’est pas finie.
illegal-asked-already = Cela a déjà été demandé.
illegal-refused-already = Cela a été refusé ; redemandez après le prochain coup.
illegal-asked-otherwise = Cette demande n’est plus d’actualité. Répondez à la demande en cours.
illegal-questions-used = Vous avez déjà fait { $most } demandes dans cette partie. Vous ne pouvez plus en faire.
illegal-pauses-used = Vous avez déjà eu { $most } pauses dans cette partie. Vous ne pouvez plus en demander.
illegal-nothing-asked = Il n’y a rien à répondre.
illegal-nothing-to-take-back = Il n’y a pas de coup à reprendre ; ce qui est annoncé ou montré ne se reprend pas.
illegal-not-away = Votre adversaire n’est pas absent.
illegal-clock-decides = Vous ne pouvez pas réclamer le gain maintenant : si votre adversaire ne revient pas, la pendule décidera.
illegal-not-waiting-yourself = C’est à vous de jouer. Vous pourrez réclamer le gain quand la partie attendra votre adversaire.
illegal-known-already = Cela se sait déjà.
illegal-seat-taken = La place { $seat } est prise.
illegal-name-empty = Il faut un nom pour jouer.
illegal-lost-too-much = { $lost } ms n’ont pas pu se perdre : il ne s’en est écoulé que { $most }.
illegal-out-of-sequence = L’événement { $seq } n’est pas à sa place : on attend { $expected }.
illegal-before-last-event = Un événement à { $at } ne peut pas suivre un événement à { $last }.
illegal-unknown-act = La table ne connaît pas { $act }.

## Textes illisibles

malformed-no-ray = Ray n’est pas installé ; « pip install fourfold[ray] » l’installe.
malformed-ray-form = « { $address } » n’est pas l’adresse d’une grappe Ray ; attendu par exemple 10.0.0.1:6379, ou local.
malformed-ray-address = Personne ne répond à « { $address } » : { $why }.
malformed-data = Lecture impossible ({ $part }) : { $problem }.
malformed-unknown = Lecture impossible ({ $part }) : « { $text } » ne convient pas ; attendu : { $expected }.
malformed-game = Il n’y a pas de jeu « { $name } » ; il y a : { $expected }.
malformed-preset = Il n’y a pas de règles « { $name } » ; il y a : { $expected }.
malformed-mixed = Un match de plusieurs jeux commence par { $first }, pas par { $game }.
malformed-no-set-up = Une partie de { $game } ne peut pas commencer au milieu.
malformed-option = « { $text } » n’est pas une option ; attendu NAME=VALUE avec l’un de : { $expected }.
malformed-option-value = « { $text } » ne convient pas ; attendu : { $expected }.
malformed-record-format = Cet enregistrement n’est pas des nôtres : son format est « { $found } », attendu « { $expected } ».
malformed-record-version = « { $text } » n’est pas une version des règles ; attendu un nombre.
malformed-record-tag = Étiquette inconnue [{ $tag } …] ; attendu l’une de : { $expected }.
malformed-record-tag-value = Étiquette [{ $tag } …] : { $problem }
malformed-record-tag-form = Ligne { $line }, colonne { $column } : attendu une étiquette comme [A "Ann"], sur les lignes avant les coups.
malformed-record-tag-twice = L’étiquette [{ $tag } …] est là deux fois.
malformed-record-token = Ligne { $line }, colonne { $column } : « { $token } » est illisible ; attendu un coup.
malformed-record-place = Ligne { $line }, colonne { $column }, « { $token } » : { $problem }
malformed-record-who = Dites qui : A:{ $token } ou B:{ $token }.
malformed-record-act = « { $act } ({ $detail }) » est illisible ; attendu : { $expected }.
malformed-record-slow = Il faut plus de { $limit } secondes pour lire cet enregistrement. Raccourcissez-le et réessayez.
malformed-record-event = L’événement { $event } est impossible : { $problem }
malformed-record-time = L’événement { $event } précède celui d’avant.
malformed-record-outcome = L’enregistrement dit que la partie finit par « { $said } », mais elle finit par « { $found } ».
malformed-date = « { $text } » n’est pas une date ; attendu par exemple 2026-01-31T18:00:00Z.

## Comment finissent les parties

outcome-resigned = { $winner } gagne : { $loser } abandonne.
outcome-absent = { $winner } gagne : { $loser } n’a pas repris sa place.
outcome-agreed = Nulle par accord mutuel.
outcome-time = { $winner } gagne : { $loser } a épuisé son temps.
