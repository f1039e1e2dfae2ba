### Les tables de Pentaraduga dans le navigateur.

## La table où sont posées les tuiles

web-field-larger = Agrandir
web-field-smaller = Réduire
web-field-fit = Tout voir
web-field-turn = Tourner la tuile
web-figure = { $whose ->
        [mine] Votre figure
        [other] La figure ({ $name })
       *[common] La figure
    }
web-tile = { $left }, grand { $big }, { $right }
web-tile-closed = une tuile cachée
web-place = { $mark ->
        [none] Emplacement { $name }
        [full] Emplacement { $name }, pleine
        [twice-full] Emplacement { $name }, deux fois pleine
        [ring] Emplacement { $name }, anneau
        [reach] Emplacement { $name }, va assez loin
       *[other] Emplacement { $name }, { $mark }
    }
# As in English
web-count = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
web-squares = { $count ->
        [0] Aucun carré
        [one] { $count } carré
       *[other] { $count } carrés
    }
# Les carrés à cheval sur la ligne médiane ne comptent pour personne.
web-squares-sides = Carrés : { $mine } de votre côté, { $other } de l’autre
web-hand-of = Les tuiles ({ $name })
web-stock-of = La réserve ({ $name }).
web-stock-count = { $count ->
        [0] Elle est vide.
        [one] Une tuile.
       *[other] { $count } tuiles.
    }
web-stock-open = Visibles : { $tiles }.
web-captured = { $count ->
        [0] Rien de capturé
        [one] { $count } carré capturé
       *[other] { $count } carrés capturés
    }
web-curtain = Passez l’appareil à { $name }.
web-curtain-open = Voir mes tuiles

## Ce qu’on peut faire

# As in English
web-actions = Actions
web-act-exchange = Échanger une tuile
web-act-hand-over = Donner une tuile
web-act-knock = { $what ->
        [exchange] Annoncer échange
        [take] Annoncer prise
       *[move] Annoncer coup
    }
web-act-knock-about = Alors personne ne peut s’intercaler, et vous avez une minute.
web-act-take = Prendre
web-act-draw = Piocher
web-act-capture = Capturer la figure
web-act-rotate = Demi-tour
web-act-rotate-not = Laisser ainsi
web-act-give-all = Donner tout
web-act-hurry = Lancer la minute
web-act-pass = { $replaying ->
        [yes] Finir ici
       *[no] { $need ->
                [capture] Ne pas capturer
                [accept] Accepter
               *[any] Passer
            }
    }
web-act-protest = Objection !
web-lay-done = Jouer ce coup
web-lay-back = { $count ->
        [1] La reprendre
       *[other] Les reprendre
    }

## Ce qui est demandé

web-status-its-place = { $finger ->
        [yes] Touchez son emplacement. Touchez encore pour la poser.
       *[no] Choisissez son emplacement.
    }
web-status-lay-on = Choisissez la tuile suivante de ce coup.
web-status-lay-or-on = Finissez le coup, ou choisissez encore une tuile.
web-status-lay-done = Finissez le coup, ou reprenez les tuiles.
web-status-lay-nowhere = Cela ne mène nulle part. Reprenez les tuiles et commencez autrement.
# La tuile choisie ne peut pas être posée ; peut-être que d’autres de ce coup le sont déjà, peut-être qu’elle peut s’échanger.
web-status-no-place = { $laid ->
        [yes] Cette tuile ne va nulle part maintenant. Choisissez-en une autre, ou reprenez les tuiles.
       *[no] { $exchange ->
                [yes] Cette tuile ne va nulle part. Choisissez-en une autre, ou échangez-la.
               *[no] Cette tuile ne va nulle part. Choisissez-en une autre.
            }
    }
web-status-no-cut = Cette tuile ne permet pas d’intercepter.
web-status-anywhere = Touchez l’endroit où mettre la tuile, puis touchez-la pour la poser.
web-status-cut-in = C’est à { $name }. Vous pouvez intercepter.
web-status-meant-exchange = Quelle tuile cédez-vous ?
web-status-meant-hand-over = Quelle tuile donnez-vous ?
web-penta-status = { $phase ->
        [over] La partie est finie.
        [start] { $who ->
                [you] Posez les premières tuiles.
                [here] { $name }, posez les premières tuiles.
               *[other] { $name } commence…
            }
        [add] { $who ->
                [you] Ajoutez vos tuiles à la figure de départ.
                [here] { $name }, ajoutez vos tuiles à la figure de départ.
               *[other] { $name } complète la figure de départ…
            }
        [hand-over] { $who ->
                [you] Donnez à votre adversaire une tuile avec du jaune.
                [here] { $name }, donnez à votre adversaire une tuile avec du jaune.
               *[other] { $name } choisit une tuile pour vous…
            }
        [rotate] { $who ->
                [you] Tournez la figure de départ d’un demi-tour, ou laissez-la ainsi.
                [here] { $name }, tournez la figure de départ d’un demi-tour, ou laissez-la ainsi.
               *[other] { $name } regarde la figure de départ…
            }
        [any] { $who ->
                [you] À vous de jouer.
                [here] { $name }, à vous de jouer.
               *[other] C’est à { $name }…
            }
        [full] { $who ->
                [you] Répondez par une tuile pleine.
                [here] { $name }, répondez par une tuile pleine.
               *[other] { $name } cherche une tuile pleine…
            }
        [capture] { $who ->
                [you] Vous pouvez capturer la figure.
                [here] { $name }, vous pouvez capturer la figure.
               *[other] { $name } peut capturer la figure…
            }
        [accept] { $who ->
                [you] La dernière tuile est posée. Acceptez-la, ou protestez.
                [here] { $name }, acceptez la dernière tuile, ou protestez.
               *[other] { $name } regarde la dernière tuile…
            }
        [give] { $who ->
                [you] Donnez une tuile pour celle que vous avez prise.
                [here] { $name }, donnez une tuile pour celle que vous avez prise.
               *[other] { $name } donne une tuile…
            }
        [replay-any] { $who ->
                [you] Vous continuez sans l’autre : n’importe quelle tuile.
                [here] { $name }, vous continuez sans l’autre : n’importe quelle tuile.
               *[other] { $name } continue sans vous…
            }
        [replay-full] { $who ->
                [you] Vous continuez sans l’autre : une tuile pleine.
                [here] { $name }, vous continuez sans l’autre : une tuile pleine.
               *[other] Il faut une tuile pleine à { $name }…
            }
        [lock-move] { $who ->
                [you] Vous avez annoncé un coup : posez votre tuile.
                [here] { $name }, vous avez annoncé un coup.
               *[other] { $name } a annoncé un coup…
            }
        [lock-exchange] { $who ->
                [you] Vous avez annoncé un échange : choisissez une tuile.
                [here] { $name }, vous avez annoncé un échange.
               *[other] { $name } échange une tuile…
            }
        [lock-take] { $who ->
                [you] Vous avez annoncé une prise : choisissez une tuile d’une figure.
                [here] { $name }, vous avez annoncé une prise.
               *[other] { $name } prend une tuile…
            }
        [opening] { $who ->
                [you] Posez votre figure de départ de deux tuiles.
                [here] { $name }, posez votre figure de départ de deux tuiles.
               *[other] { $name } pose une figure de départ…
            }
        [race] { $who ->
                [here] { $name }, à vous de jouer.
               *[other] Posez aussi vite que vous voulez. Personne n’attend.
            }
        [stage-answer] { $who ->
                [you] Échange général. Jouez vos derniers coups, puis donnez vos tuiles.
                [here] { $name }, jouez vos derniers coups, puis donnez vos tuiles.
               *[other] { $name } joue ses derniers coups…
            }
        [stage-rest] { $who ->
                [you] Jouez ce que vous avez reçu, puis rendez le reste.
                [here] { $name }, jouez ce que vous avez reçu, puis rendez le reste.
               *[other] { $name } joue vos tuiles…
            }
        [stage-last] { $who ->
                [you] Les dernières tuiles : posez ce que vous pouvez.
                [here] { $name }, les dernières tuiles : posez ce que vous pouvez.
               *[other] { $name } pose les dernières tuiles…
            }
       *[move] { $who ->
                [you] À vous de jouer.
                [here] { $name }, à vous de jouer.
               *[other] C’est à { $name }…
            }
    }

## Poser en tapant

web-typed = Tuile et endroit
web-typed-open = Taper l’endroit
web-typed-lay = Poser
web-typed-close = Fermer
# Les exemples restent tels quels : la page lit ces lettres dans toutes les langues.
web-typed-help = Par exemple rOrL ou oRoU, ou avec la case : oRoU@0,0.
web-typed-unreadable = « { $text } » n’est pas un emplacement ; attendu une tuile, la direction de sa pointe et au besoin d’autres lettres, comme rOrL, oRoU ou oRoU@0,0.
web-typed-not-now = { $tile } ne peut pas être posée maintenant.
web-typed-several = « { $text } » a plusieurs emplacements : { $places }.
web-typed-nowhere = { $count ->
        [0] Il n’y a pas de place pour { $tile } maintenant.
       *[other] « { $text } » ne lui convient pas ; { $tile } va ici : { $places }.
    }
web-typed-cell = Donnez aussi la direction de { $tile } et sa case en bas à gauche, comme { $tile }В@0,0.
web-typed-covered = Il y a déjà une tuile là.

## Construire derrière un paravent

web-count-faults = { $count ->
        [one] { $count } défaut
       *[other] { $count } défauts
    }
web-screen = { $noticed ->
        [stopped] { $name } a dit stop et couvre la figure.
        [open] { $name } continue à découvert.
        [dropped] { $name } a écarté une tuile pour vous.
        [waiting] { $name } attend.
        [hidden] { $name } ne montre pas la figure.
       *[building] { $name } construit derrière le paravent.
    }
web-act-begin = Voir mes tuiles
web-act-stop = Stop !
web-act-check = Comparer
web-act-mark = Noter ce résultat
web-act-keep = Garder mes tuiles
web-act-drop = Échanger une tuile
web-act-surrender = Se rendre
web-act-extend = Agrandir la mienne
web-act-extend-other = Laisser faire l’autre
web-building-drop-which = Quelle tuile cédez-vous ?
web-building-best = La meilleure figure avec ces tuiles
web-building-status = { $phase ->
        [over] La partie est finie.
        [extending] Ajoutez toutes les autres tuiles à votre figure.
        [extended] { $name } agrandit la figure…
        [choosing] Votre figure a gagné. L’agrandir avec toutes les tuiles, ou laisser faire { $name } ?
        [chosen] { $name } choisit qui va agrandir…
        [waiting] { $name } construit…
        [begin] { $mine }, vos tuiles sont encore cachées. Votre temps court dès que vous les voyez.
        [in-turn] { $mine }, construisez votre figure, puis dites stop. Le temps court.
        [dropped] { $name } doit vous donner une tuile pour la vôtre. Pas de stop avant cela.
        [answering] { $name } a écarté une tuile pour vous. Donnez une des vôtres.
        [stopped] Vous avez dit stop. Il reste peu de temps à { $name }…
        [open] { $name } a dit stop avant vous ! Finissez votre figure, puis comparez.
       *[building] { $game ->
                [frames] Construisez un cadre autour du plus grand trou possible. Dites stop quand il vous plaît.
               *[other] Formez une seule figure avec toutes vos tuiles, et le plus de carrés possible. Dites stop quand elle vous plaît.
            }
    }

## Ce qui s’est passé

web-told-lay = { $count ->
        [1] { $name } pose { $tiles }.
       *[other] { $name } pose { $count } tuiles : { $tiles }.
    }
web-told-exchange = { $known ->
        [yes] { $name } échange { $tile }.
       *[no] { $name } échange une tuile.
    }
web-told-hand-over = { $known ->
        [yes] { $name } donne { $tile }.
       *[no] { $name } donne une tuile.
    }
web-told-drop = { $known ->
        [yes] { $name } écarte { $tile }.
       *[no] { $name } écarte une tuile.
    }
web-told-knock = { $what ->
        [exchange] { $name } annonce un échange.
        [take] { $name } annonce une prise.
       *[move] { $name } annonce un coup.
    }
web-told-begin = { $name } commence à construire.
web-told-rotate = { $half ->
        [yes] { $name } tourne la figure de départ d’un demi-tour.
       *[no] { $name } laisse la figure de départ ainsi.
    }
web-told-extend = { $own ->
        [yes] { $name } agrandit sa propre figure.
       *[no] { $name } laisse l’autre agrandir.
    }
web-told-stop = { $name } dit stop avant l’autre !
# La protestation était fondée ; ce qu’elle coûte dépend du jeu.
web-told-protest = { $game ->
        [fulls] { $name } proteste avec raison : la tuile revient, et { $name } peut poser n’importe quelle tuile.
        [doubles] { $name } proteste avec raison et reçoit dans sa réserve les tuiles fautives et la main adverse.
        [rings] { $name } proteste avec raison et reçoit dans sa réserve les tuiles fautives et la main adverse.
        [steals] { $name } proteste avec raison : le coup est repris, et c’est à { $name }.
       *[other] { $name } proteste avec raison : la tuile revient et s’échange, et { $name } peut poser n’importe quelle tuile.
    }
web-told-hurry = { $name } lance la minute.
web-told-capture = { $name } capture la figure.
web-told-give-all = { $name } donne toutes ses tuiles.
web-told-pass = { $name } passe.
web-told-take = { $name } prend une tuile.
web-told-draw = { $name } pioche.
web-told-mark = { $name } note un résultat.

## Ce dont on peut convenir

web-preset = Règles
web-preset-pentaraduga-book = Comme dans le livre
web-preset-pentaraduga-beginners = Pour débuter
web-rules-changed = Presque comme dans le livre
web-option-aids = La table montre
web-option-aids-full = où poser, et les pleines
web-option-aids-places = où poser
web-option-aids-none = rien
web-option-referee = Arbitrage par
web-option-referee-server = la table
web-option-referee-players = les joueurs
web-option-referee-about = Quand les joueurs arbitrent, une faute reste valable si l’adversaire ne proteste pas avant le coup suivant.
web-option-deal = La donne est
web-option-deal-random = au hasard
web-option-deal-fair = équitable
web-option-deal-about = Dans une donne équitable, les mains ne diffèrent que par leurs couleurs.
web-option-interception = Interceptions
web-option-interception-on = permises
web-option-interception-off = interdites
web-option-always-check = Les figures sont
web-option-always-check-on = toujours comparées
web-option-always-check-off = comparées si nul ne se rend
web-option-opening-limit = Temps au départ
web-option-opening-limit-none = Sans limite
web-option-replay-limit = Temps de prolongation
web-option-replay-limit-none = Sans limite
web-option-unplaced-bonus = Les tuiles restantes
web-option-unplaced-bonus-off = ne comptent pas
web-option-unplaced-bonus-on = comptent pour le premier
web-option-move-time-none = Sans limite
web-rule-aids-places = La table montre où poser, mais pas où la tuile est pleine.
web-rule-aids-none = La table n’aide pas.
web-rule-referee-players = Les joueurs arbitrent : protestez à temps.
web-rule-deal-fair = Les deux mains se valent.
web-rule-interception-off = Personne n’intercepte.
web-rule-at-once-off = L’un après l’autre, et non en même temps.
web-rule-unplaced-bonus-on = Les tuiles restantes comptent pour le premier.
web-rule-move-time-set = { $seconds } secondes par coup.
