### Les pages pour apprendre : règles, glossaire, leçons, exercices.

web-title-learn = Apprendre · Fourfold
web-title-glossary = Glossaire · Fourfold
web-title-lesson = Leçon · Fourfold
web-title-train = Entraînement · Fourfold
web-title-document = { $title } · Fourfold

## Vue d’ensemble

web-learn-lead = Les règles en images, des parties expliquées coup par coup, et des exercices pour l’œil.
web-only-english = Ce texte n’existe pour l’instant qu’en anglais.
web-learn-rules = Règles
web-learn-age = Dès { $age } ans
web-learn-lessons = Leçons
web-learn-lessons-text = Des parties d’étude, pas à pas. À certains moments, des variantes : un autre coup, et ce qu’il en advient.
web-learn-trainers = Exercices
web-learn-trainers-text = Quelques minutes par jour. Vos résultats restent sur cet appareil.
web-learn-glossary = Glossaire
web-learn-glossary-text = Le sens de chaque mot. Dans les textes, touchez un mot souligné pour voir ce qu’il veut dire.
web-learn-to-glossary = Ouvrir le glossaire
web-learn-play = Y jouer
web-learn-more = Apprendre encore
web-learn-seek = Chercher un mot
web-learn-sought = { $count ->
    [0] Aucun mot trouvé.
    [one] { $count } mot
   *[other] { $count } mots
}

## Images et emplacements en mots

web-learn-figure = Une figure de { $tiles } { $tiles ->
    [one] tuile
   *[other] tuiles
}
web-learn-place = { $direction ->
    [up] Emplacement { $number }, pointe en haut
    [right] Emplacement { $number }, pointe à droite
    [down] Emplacement { $number }, pointe en bas
   *[left] Emplacement { $number }, pointe à gauche
}

## Exercices

web-learn-answers = Réponses
web-learn-choose = Choisissez une réponse.
web-learn-right = Juste !
web-learn-wrong = Non. Regardez encore.
web-learn-yes = Oui
web-learn-no = Non
web-learn-places-wait = { $count ->
    [1] Touchez l’emplacement. Il y en a un.
   *[other] Touchez les emplacements. Il y en a { $count }.
}
web-learn-places-found = { $count ->
    [1] Cherchez encore.
   *[other] Trouvés : { $found } sur { $count }.
}
web-learn-verdict-clash = Non : là, les couleurs diffèrent.
web-learn-verdict-rough = Non : les diagonales ne se rejoignent pas au bout.
web-learn-verdict-apart = Non : là, elle ne touche pas la figure.
web-learn-verdict-fits-right = Oui, elle convient.
web-learn-verdict-full-right = Oui, elle forme un carré.
web-learn-verdict-full-wrong = Elle convient, mais ne forme pas de carré.
web-learn-verdict-twice-full-right = Oui, elle forme deux carrés.
web-learn-verdict-twice-full-wrong = Elle convient, mais ne forme pas deux carrés.
web-learn-verdict-double-right = Oui, elle touche deux tuiles.
web-learn-verdict-double-wrong = Elle convient, mais ne touche qu’une tuile.
web-learn-verdict-corner-right = Oui, une double et une équerre.
web-learn-verdict-corner-wrong = Elle convient, mais ne touche qu’une tuile, ou ne forme pas d’équerre.

## Leçons

# Les leçons appellent les joueurs par les deux premières lettres de l’alphabet.
# As in English
web-lesson-seat = { $seat ->
    [A] A
   *[B] B
}
web-lesson-hand = Main
web-lesson-hand-of = Main de { $seat }
web-lesson-stock = Réserve
web-lesson-stock-of = Réserve de { $seat }
web-lesson-none = Plus rien à poser
web-lesson-figure-of = Figure de { $seat }
web-lesson-steps = Étapes
web-lesson-step = { $step } sur { $last }
web-lesson-previous = Retour
web-lesson-next = Suite
web-lesson-begins = La donne
web-lesson-line-begins = Et si…
web-lesson-leave = Retour à la partie
web-lesson-lines = Et si…
web-lesson-line-lays = { $same ->
    [yes] { $seat } pose { $tiles } ailleurs
   *[no] { $seat } pose plutôt { $tiles }
}
web-lesson-line-ends = La partie finit alors { $a } : { $b }
web-lesson-score = La partie finit { $a } : { $b }
web-lesson-play = Continuer d’ici contre l’ordinateur
web-lesson-misprints = Coquilles du livre
web-lesson-misprint = Le livre imprime « { $printed } » ; lisez « { $read } ».
web-lesson-did = { $seat } agit.
web-lesson-did-lay = { $squares ->
    [0] { $count ->
        [1] { $seat } pose une tuile :
       *[other] { $seat } pose { $count } tuiles :
    }
    [one] { $count ->
        [1] { $seat } pose une tuile et forme un carré :
       *[other] { $seat } pose { $count } tuiles et forme un carré :
    }
   *[other] { $count ->
        [1] { $seat } pose une tuile et forme { $squares } carrés :
       *[other] { $seat } pose { $count } tuiles et forme { $squares } carrés :
    }
}
web-lesson-did-pass = { $seat } passe.
web-lesson-did-exchange = { $seat } échange une tuile :
web-lesson-did-take = { $seat } prend une tuile de l’autre réserve.
web-lesson-did-draw = { $seat } pioche.
web-lesson-did-capture = { $seat } capture la figure.
web-lesson-did-hand-over = { $seat } donne une tuile :
web-lesson-did-give-all = { $seat } donne toutes les tuiles restantes.
web-lesson-did-arrange = { $seat } construit.
web-lesson-did-drop = { $seat } écarte une tuile :
web-lesson-did-stop = { $seat } dit stop.
web-lesson-did-check = { $seat } compare.
web-lesson-did-surrender = { $seat } se rend.

## Exercices de l’œil

web-train-fit = Placer une tuile en pensée
web-train-fit-text = Tournez la tuile en pensée : où va-t-elle, où est-elle pleine ?
web-train-fit-fits = À quel emplacement cette tuile convient-elle ?
web-train-fit-full = Elle convient à tous ces emplacements. Auquel forme-t-elle un carré ?
web-train-unseen = Les tuiles cachées
web-train-unseen-text = Toutes les tuiles de cinq couleurs, moins celles que vous voyez : laquelle reste cachée ?
web-train-unseen-ask = Laquelle des quatre tuiles du bas ne voyez-vous ni sur la table ni dans votre main ?
web-train-hand = Votre main
web-train-option = { $number } : { $tile }
web-train-line = Repérer l’alignement
web-train-line-text = Quarto : une case, une pièce, quatre alignées avec un point commun.
web-train-line-ask = Sur quelle case cette pièce forme-t-elle un alignement ?
web-train-line-board = Le plateau
web-train-how = Dix questions. Le temps court pendant que vous réfléchissez, et s’arrête pendant que vous regardez une réponse.
web-train-start = Lancer
web-train-again = Encore
web-train-next = Suite
web-train-finish = Au résultat
web-train-number = Question { $number } sur { $count }
# As in English
web-train-seconds = { $seconds } s
web-train-tap = Touchez une case.
web-train-tap-or-key = Touchez une réponse, ou tapez 1 à 4.
web-train-wrong = Non. La bonne réponse est marquée.
web-train-result = { $right } sur { $count } justes, { $seconds } secondes par question.
web-train-last = La dernière fois { $right } sur { $count }
web-train-plot = Résultats : { $count ->
    [1] la dernière série
   *[other] les { $count } dernières séries
} ; record : { $best }
web-train-plot-right = Bonnes réponses
web-train-plot-time = Secondes par question
web-train-table = En tableau
web-train-when = Quand
web-train-of = { $right } sur { $count }
