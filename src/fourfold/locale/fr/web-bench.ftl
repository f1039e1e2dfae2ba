### Une table à soi pour construire : problèmes, duels, et les jeux derrière un paravent.

web-bench-hand = Vos tuiles
web-bench-laid = { $tile }, posée
web-bench-begin = Glissez des tuiles sur la table. Touchez une tuile posée pour la choisir, encore une fois pour la tourner.
web-bench-turn = Tourner
web-bench-group = Par groupe
web-bench-back = Retirer
# Où est la tuile que le clavier déplace. La direction est celle de sa pointe.
web-bench-at = { $tile }, { $direction ->
        [up] pointe en haut
        [right] pointe à droite
        [down] pointe en bas
       *[left] pointe à gauche
    }, colonne { $column }, rangée { $row } : { $state ->
        [covered] recouverte par une autre tuile.
        [apart] elle ne touche rien.
        [wrong] elle touche, mais ne convient pas.
       *[fits] elle convient.
    } Les flèches la déplacent, R la tourne, Entrée la pose.
