### Les pages autour de la table : revoir, règles, composition.

web-title-replay = Revoir · Fourfold
web-title-rules = Comment jouer · Fourfold
web-title-setup = Composer · Fourfold
web-title-analysis = Analyse · Fourfold
web-title-review = Bilan · Fourfold
web-title-levels = Les niveaux de l’ordinateur · Fourfold

## Revoir

web-replay-of = { $a } et { $b }
web-replay-opening = La partie arrive…
web-replay-result-draw = Nulle
web-replay-result-winner = { $name } gagne
web-replay-result-none = Pas encore finie
web-replay-step = Étape { $step } sur { $last }
web-replay-steps = Étapes de la partie
web-replay-walk = Parcourir la partie
web-replay-first = Au début
web-replay-back = Un pas en arrière
web-replay-forward = Un pas en avant
web-replay-last = À la fin
web-replay-play = Lecture
# As in English
web-replay-pause = Stop
web-replay-began = { $name } commence et choisit la première pièce.
web-replay-began-holding = { $name } commence avec la pièce en main.
web-replay-told-resign = { $name } abandonne.
web-replay-told-claim = { $name } réclame le gain : l’autre ne revient pas.
web-replay-told-time-up = Le temps est écoulé.
web-replay-told-wait = La partie attend quelqu’un.
web-replay-told-away = Quelqu’un s’est absenté.
web-replay-told-back = Tout le monde est là.
web-replay-told-resumed = La partie a été interrompue ; elle reprend.
web-replay-told-takeback = { $name } est d’accord : le coup est repris.
web-replay-told-word = { $right ->
        [yes] { $name } annonce Quarto. Il y a bien un alignement !
       *[no] { $name } annonce Quarto, mais il n’y a pas d’alignement.
    }
web-replay-told-other = { $name } : { $what }.
web-replay-hand = { $name } tient cette pièce.
web-replay-hand-empty = Personne ne tient de pièce.
web-replay-rest = Pièces restantes
web-replay-missed = { $count ->
        [one] Pas vu : { $lines } est un alignement, et personne ne l’a annoncé.
       *[other] Pas vus : { $lines } sont des alignements, et personne ne les a annoncés.
    }
web-replay-missed-some = { $count ->
        [one] Dans cette partie, { $count } alignement est passé inaperçu.
       *[other] Dans cette partie, des alignements sont passés inaperçus { $count } fois.
    }
web-replay-missed-none = Aucun alignement n’est passé inaperçu.
web-replay-missed-show = Montrer
web-replay-missed-next = Le suivant
web-replay-moves = Coups
web-replay-move = { $number } { $square } : { $piece }
web-replay-move-given = { $number } … : { $piece }
web-replay-move-back = { $move }, repris
web-replay-move-missed = { $move }, un alignement pas vu
web-replay-entry-start = Début
web-replay-entry-resign = { $name } abandonne
web-replay-entry-claim = { $name } réclame le gain
web-replay-entry-time = Temps écoulé
web-replay-entry-done = { $name } : rien à annoncer
web-replay-entry-agreed = Nulle convenue
web-replay-share = Partager la partie
web-replay-link = Copier le lien
web-replay-link-copied = Lien copié. Il ouvre la partie à cette étape.
web-replay-link-text = Une partie de { $game } :
web-replay-save = Exporter…
web-replay-save-title = Exporter cette partie
web-replay-save-picture = Image
web-replay-save-picture-hint = La position à la fin.
web-replay-save-svg = En SVG
web-replay-save-png = En PNG
web-replay-save-record = Partie
web-replay-save-record-hint = Tous les coups, à garder ou à rouvrir ici.
web-replay-save-text = À lire
web-replay-save-json = Pour programmes
web-replay-save-failed = L’image n’a pas pu être créée.
web-replay-on = Continuer d’ici
web-replay-on-title = Continuer à partir de l’étape { $step }
web-replay-on-hint = Une nouvelle table avec cette position. Les alignements déjà complets ne comptent plus, seulement les nouveaux.
web-replay-on-over = Il ne reste rien à jouer ici.
web-replay-on-side = Vous jouez pour
web-replay-on-computer = Contre l’ordinateur
web-replay-on-here = À deux, ici
web-replay-on-friend = Un ami, par lien
web-replay-to-table = À la table
web-replay-opened = Parties revues sur cet appareil
web-replay-opened-hint = Elles s’ouvrent aussi sans connexion.

## Comment jouer

web-rulebook-title = Comment jouer à Quarto
web-rulebook-lead = Deux personnes, seize pièces, un plateau. Trois minutes, et vous savez tout.
web-rulebook-play = Jouer
web-rulebook-print = Imprimer cette page
web-rulebook-pieces = Les pièces
web-rulebook-pieces-text = Chacune des seize pièces existe une seule fois. Une pièce est claire ou foncée, ronde ou carrée, haute ou basse, pleine ou creuse. Elles n’appartiennent à personne : vous jouez tous les deux avec toutes.
web-rulebook-all = Les seize pièces
web-rulebook-pair-colour = claire ou foncée
web-rulebook-pair-shape = ronde ou carrée
web-rulebook-pair-height = haute ou basse
web-rulebook-pair-top = pleine ou creuse
web-rulebook-turn = Un tour : poser, puis donner
web-rulebook-turn-text = Vous ne choisissez jamais votre pièce. Votre adversaire vous en donne une ; vous la posez sur n’importe quelle case libre. Puis vous choisissez celle que votre adversaire devra poser.
web-rulebook-turn-1 = On vous donne une pièce.
web-rulebook-turn-2 = Vous la posez sur une case libre.
web-rulebook-turn-3 = Vous choisissez une pièce et vous la donnez.
web-rulebook-turn-board = Un plateau avec quatre pièces ; la nouvelle est en c2.
web-rulebook-line = Ce qui gagne
web-rulebook-line-text = Quatre pièces d’une rangée, d’une colonne ou d’une grande diagonale avec un point commun forment un alignement : toutes foncées, toutes creuses, toutes basses… Peu importe qui les a posées.
web-rulebook-line-hollow = Sur la diagonale, les quatre sont creuses. Rien d’autre n’est pareil, et c’est bien assez.
web-rulebook-line-tall = Dans la colonne, les quatre sont hautes.
web-rulebook-line-none = Une rangée complète, et pas d’alignement : les quatre n’ont rien en commun.
web-rulebook-quiz = Ces quatre forment-elles un alignement ?
web-rulebook-quiz-text = Qu’ont-elles en commun toutes les quatre ? Il peut y avoir plusieurs bonnes réponses ; une suffit.
web-rulebook-quiz-number = { $number } sur { $count }
web-rulebook-quiz-group = Quatre pièces, { $number } sur { $count }
web-rulebook-quiz-what = En commun
web-rulebook-quiz-colour = Couleur
web-rulebook-quiz-shape = Forme
web-rulebook-quiz-height = Hauteur
web-rulebook-quiz-top = Creux
web-rulebook-quiz-nothing = Rien
web-rulebook-quiz-right = Oui. { $why }
web-rulebook-quiz-wrong = Pas tout à fait. { $why }
web-rulebook-quiz-wait = Choisissez, et vous verrez.
web-rulebook-quiz-next = Suivantes
web-rulebook-quiz-again = Depuis le début
web-rulebook-quiz-score = { $right } sur { $count } du premier coup d’œil.
web-rulebook-quiz-why-dark = Toutes les quatre sont foncées, le reste n’importe pas. C’est un alignement.
web-rulebook-quiz-why-hollow = Toutes les quatre sont creuses. Couleurs, formes et hauteurs sont mélangées, mais un point commun suffit.
web-rulebook-quiz-why-none-near = Trois sont rondes, trois sont hautes, trois sont claires. Trois ne suffisent pas : pas d’alignement.
web-rulebook-quiz-why-square-short = Toutes les quatre sont carrées, et toutes les quatre sont basses. Deux raisons à la fois, mais un seul alignement.
web-rulebook-quiz-why-none-two = Deux et deux partout : pas d’alignement.
web-rulebook-quiz-why-solid = Aucune n’est creuse. Être pleine, c’est aussi un point commun. C’est un alignement.
web-rulebook-give = Quelle pièce donner ?
web-rulebook-give-text = Vous avez posé ; donnez maintenant. À deux rangées, il ne manque qu’une pièce. Trouvez-en une qui n’en complète aucune.
web-rulebook-give-board = La rangée 4 a trois pièces foncées, la rangée 1 trois pièces creuses.
web-rulebook-give-pieces = Pièces à donner
web-rulebook-give-wait = Touchez une pièce.
web-rulebook-give-safe = Sans danger : claire et pleine, elle ne complète aucune rangée.
web-rulebook-give-dark = Votre adversaire la pose en d4 : quatre pièces foncées. Perdu !
web-rulebook-give-hollow = Votre adversaire la pose en d1 : quatre pièces creuses. Perdu !
web-rulebook-give-both = Foncée et creuse : votre adversaire a le choix entre d4 et d1. Perdu !
web-rulebook-call = Il faut le dire
web-rulebook-call-text = Un alignement ne gagne rien tout seul. Il faut le voir, annoncer « Quarto ! » et le montrer. Ce qui vous échappe, l’autre peut le prendre.
web-rulebook-call-1 = Vous avez posé
web-rulebook-call-1-who = Vous pouvez annoncer, avant de donner.
web-rulebook-call-2 = Vous avez donné
web-rulebook-call-2-who = Votre adversaire peut annoncer ce qui vous a échappé, avant de poser.
web-rulebook-call-3 = La pièce suivante est posée
web-rulebook-call-3-who = L’ancien alignement est perdu pour de bon. Seuls comptent ceux qui passent par la nouvelle pièce.
web-rulebook-call-false = Annoncé, et pas d’alignement ? Tout le monde l’entend, et c’est tout. Vous n’avez qu’une annonce par tour : regardez bien.
web-rulebook-call-end = Quand les seize pièces sont posées, chacun peut encore annoncer une fois ; ensuite la partie est nulle.
web-rulebook-call-page = La page ne vous dit jamais s’il y a un alignement. C’est tout le jeu.
web-rulebook-variants = D’autres façons de jouer
web-rulebook-variants-text = Elles se choisissent sur la première page, sous le bouton pour jouer. Chaque règle peut aussi se changer séparément.
web-rulebook-block = Quatre voisines en carré
web-rulebook-block-board = Dans le jeu pour confirmés, ces quatre pièces, toutes claires, sont aussi un alignement.
web-rulebook-ready = On joue ?

## Composer une position

web-setup-title = Composer une position
web-setup-lead = Touchez une pièce, puis une case. Touchez une pièce du plateau pour la déplacer ou la retirer.
web-setup-board = Plateau à garnir
web-setup-hand-none = Personne ne tient de pièce. Touchez une pièce, puis ici.
web-setup-hand-is = En main : { $piece }
web-setup-hand-put = Mettre en main : { $piece }
web-setup-pieces = Pièces libres
web-setup-off = Retirer
web-setup-clear = Vider
web-setup-status-empty = Choisissez une pièce.
web-setup-status-lifted = { $piece } : à quelle place ?
web-setup-status-count = { $count ->
        [one] { $count } pièce sur le plateau.
       *[other] { $count } pièces sur le plateau.
    }
web-setup-put = { $piece } en { $square }.
web-setup-taken = Pièce retirée : { $piece }.
web-setup-handed = En main : { $piece }.
web-setup-position = En texte
web-setup-position-hint = Copiez-la, ou collez-en une : les rangées de 4 à 1, puis la pièce en main.
web-setup-not-position = Ce n’est pas une position. Elle s’écrit ainsi : { $example }
web-setup-piece-twice = La pièce { $piece } est là deux fois.
web-setup-record-pasted = C’est une partie enregistrée. Elle est plus bas ; ouvrez-la là.
web-setup-start = Jouer d’ici
web-setup-start-title = La jouer
web-setup-with = Avec
web-setup-with-bot = Ordinateur
web-setup-with-friend = Ami
web-setup-with-here = Ici
web-setup-turn = { $holding ->
        [yes] La pièce sera posée par
       *[no] La prochaine pièce sera donnée par
    }
web-setup-turn-lot = le sort
web-setup-turn-you = moi
web-setup-turn-other = l’autre
web-setup-turn-first = le joueur 1
web-setup-turn-second = le joueur 2
web-setup-record-title = Revoir une partie enregistrée
web-setup-record-lead = Collez une partie, ou choisissez un fichier, et suivez-la pas à pas.
web-setup-record = Partie
web-setup-record-file = Choisir un fichier
web-setup-record-open = La revoir
web-setup-record-big = Ce fichier est trop gros pour une partie.
# As in English
web-setup-record-example = 1. DQSH b2  2. LRTF c3 …
web-setup-link = Composer une position

## Liens vers l’analyse, le bilan et les niveaux

web-analysis-link = Analyser une position
web-setup-analyse = Analyser
web-review-link = Bilan
web-levels-link = Ce que vaut chaque niveau
