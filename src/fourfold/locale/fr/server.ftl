### Les réponses du serveur.

illegal-not-your-seat = La place { $seat } n’est pas la vôtre.
illegal-not-your-table = Vous n’êtes pas à cette table.
illegal-running-position = Cette position vient d’une partie que vous êtes en train de jouer. Analysez-la quand la partie sera finie.
illegal-running-hand = Ce sont vos tuiles dans une partie que vous êtes en train de jouer. Redemandez quand la partie sera finie.
illegal-running-duel = Ce sont vos tuiles dans un duel. Redemandez quand vous aurez validé votre figure.
illegal-set-up-anybody = À partir d’une position composée, on joue avec un ami, contre l’ordinateur ou à deux sur un même écran. Invitez un ami, ou jouez depuis le début.
illegal-set-up-not-agreed = Cette partie commence par une position composée, et la personne qui l’a composée connaît peut-être vos tuiles cachées. Dites que vous êtes d’accord, ou demandez une autre partie.
illegal-spectators-watch = Les spectateurs ne font que regarder.
illegal-foreign-origin = Cette demande vient d’un autre site.
illegal-old-rules = Cette partie suit d’anciennes règles ; on peut la revoir, mais pas la continuer.
illegal-no-answer = La recherche n’a pas pu aboutir. Redemandez, s’il vous plaît.
illegal-unavailable = La base de données est momentanément inaccessible. Réessayez dans un instant.
illegal-only-to-look-at = Ceci est un enregistrement : on le regarde, on n’y joue pas.
illegal-table-full = Cette partie compte déjà { $most } actions ; une table n’en accepte pas plus. Abandonnez, ou commencez une nouvelle partie.
illegal-too-many = C’était trop à la fois. Réessayez dans { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }, s’il vous plaît.

malformed-no-review = Le bilan n’existe pas encore pour { $game }, seulement pour Quarto.
malformed-name = Un nom a au moins une lettre.
malformed-level = Il n’y a pas de niveau « { $level } » ; il y a : { $expected }.
malformed-table = Il n’y a pas de table « { $id } ».
malformed-stored = Cette version de Fourfold ne peut pas lire toute la partie. Rien n’est perdu. { $problem }
malformed-invitation = Cette invitation ne mène nulle part.
malformed-link = Ce lien a déjà servi ou il est trop vieux.
malformed-address = Il n’y a rien à { $path }.
malformed-too-long = C’est trop long : { $most } octets au plus sont lus.
malformed-content-type = Attendu un contenu de type application/json.
malformed-hello = Attendu « hello » d’abord.
malformed-protocol = Cette page n’est plus à jour. Rechargez-la.

## Problèmes et duels

illegal-duel-taken = Deux personnes participent déjà à ce duel.
illegal-duel-not-begun = Vous n’avez pas commencé à construire dans ce duel.
illegal-duel-too-late = Votre temps dans ce duel est écoulé.
malformed-duel = Il n’y a pas de duel « { $id } ».
malformed-pentaraduga-not-given = { $tile } n’est pas parmi les tuiles données.
