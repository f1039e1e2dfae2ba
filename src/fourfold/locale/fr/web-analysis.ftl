### Analyse et bilan de Quarto, et les niveaux de l’ordinateur.

## Ce que vaut un choix

# Après le nom d’une case ou d’une pièce. $turns vaut 0 quand on ne sait pas en combien de tours.
web-worth = { $value ->
        [win] { $turns ->
                [0] gagne
                [1] gagne tout de suite
               *[other] gagne en { $turns } tours
            }
        [loss] { $turns ->
                [0] perd
                [1] perd tout de suite
               *[other] perd en { $turns } tours
            }
        [draw] nulle
       *[unknown] pas encore connu
    }
web-worth-square = { $square }, vide : { $worth }
web-worth-piece = { $piece } : { $worth }

## Analyse

web-analysis = Analyse
web-verdict-holder-win = { $turns ->
        [0] Qui tient la pièce gagne.
        [1] Qui tient la pièce gagne tout de suite.
       *[other] Qui tient la pièce gagne en { $turns } tours.
    }
web-verdict-holder-draw = Si les deux jouent bien, la partie est nulle.
web-verdict-holder-loss = { $turns ->
        [0] Qui tient la pièce perd.
       *[other] Qui tient la pièce perd en { $turns } tours.
    }
web-verdict-holder-unknown = Que vaut cette pièce en main ?
web-verdict-giver-win = { $turns ->
        [0] Qui donne maintenant gagne.
       *[other] Qui donne maintenant gagne en { $turns } tours.
    }
web-verdict-giver-draw = Si les deux jouent bien, la partie est nulle.
web-verdict-giver-loss = { $turns ->
        [0] Qui donne maintenant perd.
        [1] Qui donne maintenant perd tout de suite.
       *[other] Qui donne maintenant perd en { $turns } tours.
    }
web-verdict-giver-unknown = Que vaut la position pour qui donne maintenant ?
web-verdict-line = { $count ->
        [one] { $lines } est un alignement. Qui a posé la dernière pièce l’annonce et gagne.
       *[other] { $lines } sont des alignements. Qui a posé la dernière pièce en annonce un et gagne.
    }
web-verdict-full = Le plateau est plein, sans alignement : partie nulle.
web-analysis-place = Touchez une case pour l’y poser.
web-analysis-give = Touchez une pièce pour la donner.
web-analysis-waiting = En attente d’un tour…
web-analysis-searching = Connus : { $done } sur { $all }. { $boards } positions en { $seconds } s…
web-analysis-complete = Tout est connu, après { $boards } positions en { $seconds } s.
web-analysis-known = Tout est connu.
web-analysis-time = La minute est passée. Connus : { $done } sur { $all }.
web-analysis-stopped = Arrêté. Connus : { $done } sur { $all }.
# As in English
web-analysis-stop = Stop
web-analysis-again = Suite
web-analysis-back = En arrière
web-analysis-setup = Composer ou jouer
web-analysis-text = Position ou partie
web-analysis-text-hint = Copiez-la, ou collez ici une position. Une partie enregistrée que vous collez s’ouvre en bilan.
web-analysis-not-text = Ce n’est ni une position ni une partie. Une position s’écrit ainsi : { $example }
web-analysis-rules = Ce qui fait un alignement
web-analysis-legend = Ce que disent les signes
web-analysis-legend-text =
    + sur un disque : gagne. = sur une barre : fait nulle. − sur un carré : perd. Tout cela vaut pour qui décide maintenant, si les deux jouent bien ensuite.
    Le nombre compte les tours jusqu’à l’alignement, ceux de l’autre compris. Un anneau marque le meilleur choix.

## Bilan

web-review-move-mistake = { $move }, une erreur
web-review-plot = Ce que valait la partie après chaque étape : au-dessus du milieu { $a } gagne, au-dessous { $b }.
web-review-plot-wins = { $name } gagne
web-review-win = { $name } a une position gagnante.
web-review-draw = La partie est nulle, si les deux jouent bien.
web-review-loss = { $name } perd, si l’autre joue bien.
web-review-threw-win = { $after ->
        [draw] { $name } avait une position gagnante. Maintenant la partie est nulle.
       *[loss] { $name } avait une position gagnante. Maintenant c’est l’autre.
    }
web-review-threw-draw = { $name } tenait la nulle. Maintenant l’autre gagne.
web-review-missed = { $name } pouvait annoncer { $lines }.
web-review-decided = C’est ce qui a décidé la partie.
web-review-mistakes = { $count ->
        [0] Aucune erreur.
        [one] Une erreur.
       *[other] { $count } erreurs.
    }
web-review-next = Erreur suivante
web-review-better = Que devait jouer { $name } ?
web-review-back = Retour à la partie
web-review-looking = Recherche…
web-review-unknown = On n’a pas pu le savoir.
web-review-was-best = Il n’y avait pas mieux : { $worth }.
web-review-call = Annoncer { $lines } aurait gagné.
web-review-best-square = Le mieux était { $squares } : { $worth }.
web-review-best-piece = { $count ->
        [one] Le mieux était de donner la pièce à l’anneau : { $worth }.
       *[other] Le mieux était de donner une pièce à l’anneau : { $worth }.
    }
web-review-analyse = Analyser cette position
web-review-replay = Seulement revoir

## Niveaux

web-levels = Les niveaux de l’ordinateur
web-levels-lead = Huit niveaux de Quarto, chacun nettement plus fort que le précédent. Montez d’un cran quand vous gagnez plus souvent que vous ne perdez.
web-levels-expect-1 = Voit trois alignements sur dix, les siens comme ceux qu’il offre. On peut le battre en ayant à peine lu les règles.
web-levels-expect-2 = Voit un peu plus de la moitié des alignements. Idéal pour la première soirée.
web-levels-expect-3 = Voit la plupart des alignements. Il ne pense guère à ce qu’il lui restera à donner, et se trouve à court de pièces sans danger.
web-levels-expect-4 = Voit presque tous les alignements. Pour gagner, il faut compter les pièces sans danger ; lui ne le fait qu’une fois sur deux.
web-levels-expect-5 = Voit tout alignement un coup à l’avance. Il ne vous offre jamais la victoire tant qu’il a une autre pièce à donner.
web-levels-expect-6 = Joue souvent sans erreur dès que le plateau est à moitié plein.
web-levels-expect-7 = Joue le plus souvent sans erreur à partir de dix cases libres. Prenez l’avantage avant.
web-levels-expect-8 = Ne se trompe jamais, et tend des pièges. En jouant vous aussi sans erreur, vous obtiendrez la nulle ; personne n’obtient plus.
web-levels-below = Sur cent parties contre le niveau { $level } : gagnées { $wins }, nulles { $draws }.
web-levels-measured = Mesuré dans des parties entre niveaux, 200 par paire. La barre montre l’issue de cent parties contre le niveau précédent : gagnées, nulles, perdues.
web-levels-play = Jouer contre { $name }
web-levels-play-short = Jouer
