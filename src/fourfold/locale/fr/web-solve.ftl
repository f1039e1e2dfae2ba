### Résoudre : problèmes, duels, analyse.

web-title-solve = Résoudre · Fourfold
web-title-problem = Un problème · Fourfold
web-title-duel = Un duel · Fourfold
web-title-hands = Analyse · Fourfold

## Tout ce qu’il y a à résoudre

web-solve-title = Résoudre
web-solve-lead = Des problèmes de Pentaraduga à méditer, en solo ou contre quelqu’un.
web-solve-loading = Chargement…
web-solve-daily = Le problème du jour
web-solve-daily-go = { $state ->
        [solved] Résolu. Le revoir
        [shown] Le revoir
        [begun] Continuer
       *[new] Essayer
    }
web-solve-problems = Problèmes
web-solve-kind = Genre
web-solve-kind-squares = Carrés
web-solve-kind-squares-plus = Carrés +
# As in English
web-solve-kind-quados = Quados
web-solve-about-squares = Formez une seule figure de sept tuiles, avec le plus de carrés possible.
web-solve-about-squares-plus = La même chose avec douze tuiles des six couleurs.
web-solve-about-quados = Ajoutez sept tuiles à une figure de sept. Les coins gâchés se déduisent.
web-solve-book = Le livre
web-solve-difficulty-is = Difficulté { $difficulty } sur 5
web-solve-problem-is = { $state ->
        [solved] Problème { $number }, résolu
        [shown] Problème { $number }, abandonné
        [begun] Problème { $number }, commencé
       *[new] Problème { $number }
    }
web-solve-another = Un nouveau
web-solve-another-of = Un nouveau de difficulté { $difficulty }
web-solve-solved-count = { $count ->
        [0] Vous n’en avez encore résolu aucun sur cet appareil.
        [one] Vous en avez résolu un sur cet appareil.
       *[other] Vous en avez résolu { $count } sur cet appareil.
    }
web-solve-save-svg = Exporter en SVG
web-solve-save-png = Exporter en PNG
web-solve-save-failed = L’image n’a pas pu être créée.

## Ce que vaut une figure

web-solve-count = { $counted ->
        [one] { $counted } carré compte
       *[other] { $counted } carrés comptent
    }
web-solve-count-of = Carrés : { $counted } sur { $goal }
# Ce qui se déduit : côtés aux couleurs différentes, tuiles posées de travers, coins que rien ne peut remplir.
web-solve-count-faults = { $squares ->
        [one] { $squares } carré
       *[other] { $squares } carrés
    }{ $clashes ->
        [0] { "" }
        [one] {" "}− { $clashes } désaccord
       *[other] {" "}− { $clashes } désaccords
    }{ $rough ->
        [0] { "" }
        [one] {" "}− { $rough } joint décalé
       *[other] {" "}− { $rough } joints décalés
    }{ $spoiled ->
        [0] { "" }
        [one] {" "}− { $spoiled } coin gâché
       *[other] {" "}− { $spoiled } coins gâchés
    }

## Un problème

web-problem-title = { $from ->
        [day] Le problème du jour : { $kind }
        [book] { $kind } { $number }, tiré du livre
       *[new] { $kind }
    }
web-problem-table = La table
web-problem-time = Temps : { $time }
web-problem-task-squares = Formez avec les { $tiles } tuiles une seule figure qui vaut { $goal } carrés.
web-problem-task-quados = { $given ->
        [start] Ajoutez les { $tiles } tuiles à la figure pour qu’elle vaille { $goal } carrés. Chaque coin gâché en retire un.
       *[first] Formez d’abord une figure de { $start } carrés avec vos sept premières tuiles. Ajoutez-y ensuite toutes les autres pour qu’elle vaille { $goal } carrés. Chaque coin gâché en retire un.
    }{ $symmetry ->
        [any] {" "}Son contour doit être symétrique.
        [central] {" "}Son contour doit rester le même après un demi-tour.
       *[none] { "" }
    }
web-problem-first = Les { $count } premières tuiles de votre main forment la première figure.
web-problem-lacks = { $lack ->
        [tiles] Il reste des tuiles dans votre main.
        [whole] Les tuiles doivent former une seule figure.
        [start] Vos sept premières tuiles doivent valoir { $start } carrés.
        [symmetry] Le contour n’est pas encore symétrique.
       *[goal] Elle doit valoir { $goal } carrés.
    }
web-problem-solved = { $hints ->
        [0] Résolu en { $time }, sans indice.
        [one] Résolu en { $time }, avec un indice.
       *[other] Résolu en { $time }, avec { $hints } indices.
    }
web-problem-shown = Vous avez vu la solution.
web-problem-hint = Indice { $step } sur { $steps }
web-problem-hint-given = L’indice { $step } est là.
web-problem-hint-colours = Les carrés ont ces couleurs :
web-problem-hint-colour = { $colour } : { $count }
web-problem-hint-together = Ces deux tuiles sont côte à côte :
web-problem-hint-lie = { $count ->
        [one] Cette tuile est posée ainsi :
       *[other] Ces tuiles sont posées ainsi :
    }
web-problem-clear = Recommencer
web-problem-give-up = Abandonner
web-problem-sure = Voulez-vous voir la solution ? Le problème sera compté comme abandonné.
web-problem-sure-yes = Voir la solution
web-problem-sure-no = Essayer encore
web-problem-solution = Voir les solutions
web-problem-answer = { $count ->
        [1] La solution
       *[other] Solution { $number } sur { $count }
    }
web-problem-next-answer = Solution suivante
web-problem-next = Problème suivant
web-problem-again = Encore
web-problem-others = Tous les problèmes

## Un duel

web-duel-title = Un duel
web-duel-lead = Deux personnes construisent avec des mains équivalentes, chacune de son côté et quand elle veut. Le plus de carrés gagne ; à égalité, le plus rapide.
web-duel-propose = Défier un ami par lien
web-duel-table = Ensemble, à une table
web-duel-rules = Chacun forme une seule figure avec { $tiles } tuiles. Les mains sont équivalentes : l’une est l’autre en d’autres couleurs. Vous avez { $minutes } minutes. Le plus de carrés gagne ; à égalité, le plus rapide.
web-duel-invite = Envoyez ce lien à votre ami
web-duel-share = Un duel de Pentaraduga
web-duel-begin-own = Vos tuiles à vous
web-duel-challenged = { $name } vous lance un défi
web-duel-begin-hint = Votre temps court dès que vous voyez vos tuiles.
web-duel-begin = Voir mes tuiles
web-duel-build = Formez une seule figure avec les { $tiles } tuiles
web-duel-hand-in = Valider
web-duel-hand-in-hint = Une fois validée, elle ne change plus.
web-duel-all-tiles = Seule compte une figure de toutes les tuiles.
web-duel-you = Vous
web-duel-made = { $counted ->
        [one] { $counted } carré en { $time }
       *[other] { $counted } carrés en { $time }
    }
web-duel-waiting = { $state ->
        [open] Personne n’a encore relevé votre défi. Les deux résultats s’affichent quand tout le monde a fini.
        [ready] { $name } n’a pas encore commencé. Les deux résultats s’affichent quand tout le monde a fini.
       *[building] { $name } construit encore…
    }
web-duel-watching = Deux personnes participent à ce duel. Les deux résultats s’affichent quand elles ont fini.
web-duel-over = C’est fini des deux côtés.
web-duel-result = { $who ->
        [you] Vous avez gagné !
        [other] { $name } a gagné.
       *[none] Égalité.
    }
web-duel-best = { $best ->
        [one] La meilleure figure de chaque main vaut { $best } carré.
       *[other] La meilleure figure de chaque main vaut { $best } carrés.
    }
web-duel-again = Un autre duel

## Analyse

web-hands-title = Que peut-on faire avec ces tuiles ?
web-hands-lead = Choisissez des tuiles, ou posez ou collez une figure. Fourfold trouve la meilleure figure, et le prouve.
web-hands-go = Analyser une main ou une figure
web-hands-way = Quoi analyser
web-hands-hand = Une main
web-hands-figure = Une figure
web-hands-tiles = Toutes les tuiles
web-hands-chosen = { $count ->
        [0] Aucune tuile choisie.
        [one] Une tuile choisie.
       *[other] { $count } tuiles choisies.
    }
web-hands-none = Tout enlever
web-hands-notation = La figure en notation
web-hands-goal = La meilleure figure pour
web-hands-goal-squares = Carrés
# As in English
web-hands-goal-quados = Quados
web-hands-goal-rings = Anneaux
web-hands-goal-frame = Cadres
web-hands-solve = { $count ->
        [0] Trouver la meilleure figure
        [one] Trouver la meilleure figure d’une tuile
       *[other] Trouver la meilleure figure de { $count } tuiles
    }
web-hands-busy = Recherche…
web-hands-result = { $found ->
        [no] { $proved ->
                [yes] Ces tuiles ne forment pas de telle figure.
               *[no] Rien n’a été trouvé à temps.
            }
       *[yes] { $goal ->
                [rings] La meilleure figure trouvée a { $rings ->
                    [one] { $rings } anneau
                   *[other] { $rings } anneaux
                } et { $counted ->
                    [one] { $counted } carré
                   *[other] { $counted } carrés
                }.
                [frame] La meilleure figure trouvée entoure { $counted ->
                    [one] { $counted } case
                   *[other] { $counted } cases
                }.
               *[squares] La meilleure figure trouvée vaut { $counted ->
                    [one] { $counted } carré
                   *[other] { $counted } carrés
                }.
            } { $proved ->
                [yes] Il est prouvé qu’aucune n’est meilleure.
               *[no] Le temps a manqué pour prouver qu’aucune n’est meilleure.
            }
    }
web-hands-count = { $all ->
        [yes] { $count ->
                [1] C’est la seule.
               *[other] { $count } figures sont aussi bonnes.
            }
       *[no] { $count ->
                [1] Au moins une figure est aussi bonne.
               *[other] Au moins { $count } figures sont aussi bonnes.
            }
    }
web-hands-this-figure = Cette figure
web-hands-facts = { $whole ->
        [yes] Une seule figure.
       *[no] Ces tuiles ne forment pas une seule figure.
    } { $squares ->
        [one] { $squares } carré
       *[other] { $squares } carrés
    }, { $clashes ->
        [one] { $clashes } désaccord
       *[other] { $clashes } désaccords
    }, { $rough ->
        [one] { $rough } joint décalé
       *[other] { $rough } joints décalés
    }, { $rings ->
        [one] { $rings } anneau
       *[other] { $rings } anneaux
    }, { $spoiled ->
        [one] { $spoiled } coin gâché
       *[other] { $spoiled } coins gâchés
    }, { $hole ->
        [0] pas de trou.
        [one] un trou de { $hole } case.
       *[other] un trou de { $hole } cases.
    }
