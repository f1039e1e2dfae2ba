### Quarto.

## Les pièces

# « Pièce » est du féminin.
piece-name = { $colour ->
       *[light] claire
        [dark] foncée
    } { $height ->
       *[tall] haute
        [short] basse
    } { $shape ->
       *[round] ronde
        [square] carrée
    } { $top ->
       *[solid] pleine
        [hollow] creuse
    }

feature-colour = couleur
feature-shape = forme
feature-height = hauteur
feature-top = creux
# Ce que les pièces d’un alignement ont en commun, donc au pluriel.
value-light = claires
value-dark = foncées
value-round = rondes
value-square = carrées
value-tall = hautes
value-short = basses
value-solid = pleines
value-hollow = creuses

## Refus

illegal-quarto-other-phase = { $phase ->
        [give] Donnez d’abord une pièce à votre adversaire.
        [place] Posez d’abord la pièce que vous avez en main.
       *[close] Toutes les pièces sont posées : annoncez, ou dites qu’il n’y a rien.
    }
illegal-quarto-piece-gone = Cette pièce est déjà en jeu, on ne peut plus la donner : { $piece }.
illegal-quarto-square-taken = La case { $square } est prise : { $piece }.
illegal-quarto-calls-auto = À cette table, un alignement gagne tout seul ; personne n’annonce.
illegal-quarto-call-points-nowhere = Montrez l’alignement dont vous parlez.
illegal-quarto-call-squares = Une annonce montre quatre cases différentes.
illegal-quarto-call-after-placing = À cette table, on pose d’abord et on annonce ensuite.
illegal-quarto-called-already = Vous avez déjà annoncé une fois ce tour-ci.
illegal-quarto-no-call-now = Vous ne pouvez pas annoncer maintenant.

## Textes illisibles

malformed-quarto-piece = « { $text } » n’est pas une pièce ; attendu un chiffre hexadécimal 0–f, ou quatre lettres, une de chaque paire L/D, R/Q, T/S, F/H.
malformed-quarto-square = « { $text } » n’est pas une case ; attendu a1 à d4.
malformed-quarto-line = « { $text } » n’est pas un alignement ; attendu deux extrémités comme a3-d3, ou quatre cases.
malformed-quarto-position-fields = Position « { $text } » : attendu le plateau, une espace et la pièce en main ou « - ».
malformed-quarto-position-ranks = Plateau « { $text } » : attendu 4 rangées séparées par « / », trouvé { $found }.
malformed-quarto-position-rank = Rangée { $rank } du plateau, « { $text } » : attendu 4 cases, trouvé { $found }.
malformed-quarto-position-digit = « { $text } » en { $square } n’est pas une pièce ; attendu un chiffre hexadécimal 0–f ou « . ».
malformed-quarto-piece-twice = La pièce { $piece } est deux fois sur le plateau : { $first } et { $second }.
malformed-quarto-hand-placed = La pièce en main, { $piece }, est déjà sur le plateau : { $square }.
malformed-quarto-features = Les caractéristiques doivent être une ou plusieurs de celles-ci, chacune une fois : { $expected }.
malformed-quarto-shared = Un alignement ne peut pas avoir { $shared } points communs là où { $features ->
        [one] { $features } seule caractéristique compte
       *[other] seules { $features } caractéristiques comptent
    }.
malformed-quarto-full = Dans « { $text } », il ne reste rien à jouer.
malformed-quarto-starter = « { $text } » ne peut pas commencer ; attendu A ou B.
malformed-detail = « { $word } » ne prend rien entre parenthèses, trouvé « ({ $detail }) ».
malformed-memory = Une table de { $megabytes } Mo ne tient pas dans la mémoire de cette machine.

## Le moteur

malformed-engine-command = « { $text } » n’est pas une commande ; attendu : { $expected }.
malformed-engine-alone = « { $command } » s’écrit seul, trouvé « { $text } » à la suite.
malformed-engine-setoption = « setoption { $text } » : attendu « setoption name NOM value VALEUR ».
malformed-engine-option = Il n’y a pas d’option « { $text } » ; attendu : { $expected }.
malformed-engine-position = « position { $text } » : attendu « start », ou une position comme 0..f/..../.3../.... 9, puis au besoin « moves » avec tour à tour des cases et des pièces.
malformed-engine-go = « go … { $text } » : attendu time MS, nodes N, infinite, moves, ou rien.
malformed-engine-infinite = « infinite » veut dire sans limite, donc sans time ni nodes.
illegal-engine-busy = « { $command } » doit attendre la fin de la recherche ; « stop » l’arrête.

## Comment finissent les parties

outcome-line = { $winner } gagne avec un alignement.
outcome-false-call = { $winner } gagne : { $loser } a annoncé sans alignement.
outcome-full = Partie nulle : toutes les pièces sont posées et personne n’a annoncé.

## Les niveaux de l’ordinateur, et leur jeu

level-quarto-1 = Novice
level-quarto-about-1 = Ne voit pas tous les alignements, oublie d’annoncer.
level-quarto-2 = Débutant
level-quarto-about-2 = Voit beaucoup, mais pas encore tout.
level-quarto-3 = Apprenti
level-quarto-about-3 = Voit les alignements, mais offre des victoires.
level-quarto-4 = Amateur
level-quarto-about-4 = Saisit toute victoire qu’il voit.
level-quarto-5 = Joueur de club
level-quarto-about-5 = Réfléchit avant de donner.
# As in English
level-quarto-6 = Expert
level-quarto-about-6 = Calcule plusieurs coups à l’avance.
level-quarto-7 = Maître
level-quarto-about-7 = Ne se trompe presque jamais.
level-quarto-8 = Imbattable
level-quarto-about-8 = Ne se trompe jamais.

## Règles au choix

preset-international = Les règles habituelles
preset-beginners-1 = Pour débuter : seule la couleur compte
preset-beginners-2 = Pour débuter : la couleur et la forme comptent
preset-beginners-3 = Pour débuter : tout compte, sauf le creux
preset-advanced = Confirmés : les carrés 2×2 comptent aussi
preset-tournament = Tournoi : une minute par coup, une fausse annonce perd
preset-balkan = Annonce tardive ouverte aux deux, comme dans les Balkans
preset-taiwan = Annoncer avant de poser, comme à Taïwan
preset-greek-2 = Deux points communs, à la grecque
preset-own = Selon la notice dans votre langue
