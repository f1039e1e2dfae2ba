### La ligne de commande.

cli-fourfold = Des jeux où quatre choses vont ensemble.
cli-fourfold-examples =
    Exemples :

    fourfold quarto play

    fourfold quarto show "0..f/..../.3../.... 9" --svg board.svg
cli-version = Afficher la version et quitter.
cli-lang = La langue à parler ; par défaut, celle de l’environnement (FOURFOLD_LANG, LANG).
cli-quarto = Quarto : jouer, regarder des positions, les résoudre, vérifier des enregistrements.
cli-json = Écrire du JSON pour les programmes, un objet par ligne.
cli-cyrillic = Écrit les tuiles et les directions avec les lettres cyrilliques du livre.
cli-position = Une position comme "0..f/..../.3../.... 9" : les rangées de 4 à 1, un chiffre hexadécimal par pièce, puis la pièce en main ou "-". Un "-" seul lit une position par ligne sur l’entrée standard.
cli-preset = Les règles à suivre ; « fourfold quarto presets » en donne la liste.
cli-set = Change une option des règles, par exemple squares=on ou move_time=60.
cli-os-error = { $path } : { $why }.
cli-output = La sortie
cli-unfinished = Inachevée après { $events } événements.
cli-false-call = { $name } annonce sans alignement (événement { $event }).
cli-edition = Selon la notice dans cette langue
cli-in-hand = En main : { $piece }, { $name }.

cli-play = Jouer dans le terminal, à deux sur un clavier ou contre l’ordinateur.
cli-play-examples =
    Exemples :

    fourfold quarto play --against 3

    fourfold quarto play --against person --names Ann,Bo --preset tournament
cli-play-against = L’adversaire : une personne (person) ou un niveau de l’ordinateur, en commençant par le plus faible. Demandé s’il n’est pas donné.
cli-play-names = Les noms des joueurs, séparés par une virgule.
cli-play-save = Où conserver la partie inachevée.
cli-play-new = Commencer une nouvelle partie ; celle qui est inachevée est mise de côté.

cli-show = Montrer une position, en texte ou en image.
cli-show-examples =
    Exemples :

    fourfold quarto show "0..f/..../.3../.... 9"

    fourfold quarto show "0..f/..../.3../.... -" --svg board.svg --theme dark

    fourfold quarto show - --json < positions.txt
cli-show-svg = Dessiner aussi la position dans ce fichier SVG.
cli-show-theme = Les couleurs de l’image.
cli-show-size = La hauteur de l’image en pixels.

cli-replay = Vérifier un enregistrement selon les règles et montrer où il finit.
cli-replay-examples =
    Exemples :

    fourfold quarto replay game.txt

    fourfold quarto replay game.txt --to json > game.json
cli-replay-file = Un enregistrement, en texte ou en JSON ; « - » le lit sur l’entrée standard.
cli-replay-to = Écrire l’enregistrement lui-même sous cette forme.
cli-presets = Donner la liste des règles possibles, et ce que chacune change.

cli-pentaraduga = Pentaraduga : regarder des figures et ce qu’elles valent, trouver les meilleures, créer des problèmes, rejouer des parties d’étude. « penta » suffit.
cli-figure = Montrer une figure écrite en notation : ses carrés, ses défauts et sa notation la plus courte.
cli-figure-examples =
    Exemples :

    fourfold pentaraduga figure "oRoU,rOrLL,oYoD,bGyR"

    fourfold penta figure "oRoU,rOrLL,oYoD,bGyR" --json

    fourfold penta figure - --json < figures.txt
cli-figure-notation = Les tuiles dans l’ordre de la pose, séparées par des virgules : la tuile, la direction de sa pointe, des lettres pour l’emplacement le plus haut, le plus à droite, le plus bas ou le plus à gauche, les tuiles qu’elle touche ; ou bien son emplacement, comme oRoU@0,0. D’autres fins suivent après « / ». Un « - » seul lit une figure par ligne sur l’entrée standard.
cli-penta-solve = Trouver la meilleure figure d’une main de tuiles, et prouver qu’il n’y en a pas de meilleure.
cli-penta-solve-examples =
    Exemples :

    fourfold pentaraduga solve oRo rOr yOr yOy oYo gYo bGy

    fourfold pentaraduga solve oRo,rOr,yOr,yOy,oYo,gYo,bGy --free --count --json

    fourfold pentaraduga solve --goal quados --extend "rOrU,yOy,bGyL" oRo rOy
cli-penta-tiles = La main : des tuiles comme oRo ou oRv, séparées par des espaces ou des virgules. Un « - » seul lit une main par ligne sur l’entrée standard.
cli-penta-goal = Ce qu’il faut maximiser : squares (carrés) ; quados (carrés moins les coins gâchés) ; rings (anneaux) ; frame (cases vides d’un trou ; toutes les tuiles ne sont pas obligatoires).
cli-penta-free = Seulement des figures sans désaccords ni joints décalés. Sinon ils sont permis, et pénalisés.
cli-penta-extend = Une figure en notation qui reste telle quelle ; les tuiles s’y ajoutent.
cli-penta-count = Dire aussi combien il y a de meilleures figures ; celles qu’une rotation rend identiques comptent pour une.
cli-penta-seconds = Durée maximale de la recherche ; ensuite on donne la meilleure figure trouvée, sans preuve. 0 : le temps qu’il faudra.
cli-penta-none = { $proved ->
        [1] Ces tuiles ne forment aucune figure sans défaut.
       *[0] Aucune figure trouvée à temps.
    }
cli-penta-solved = { $proved ->
        [1] Le mieux possible, prouvé en { NUMBER($seconds, maximumFractionDigits: 3) } s :
       *[0] Le mieux trouvé en { NUMBER($seconds, maximumFractionDigits: 0) } s, sans preuve :
    } { $goal ->
        [rings] { $rings ->
            [one] { $rings } anneau
           *[other] { $rings } anneaux
        }, { $counted ->
            [one] { $counted } carré.
           *[other] { $counted } carrés.
        }
        [frame] un trou de { $hole ->
            [one] { $hole } case
           *[other] { $hole } cases
        }, qui vaut { $counted }.
       *[squares] elle vaut { $counted }.
    }
cli-penta-counted = { $all ->
        [0] Au moins { $count } figures sont aussi bonnes.
       *[1] { $count ->
            [one] Il y a { $count } figure de ce genre.
           *[other] Il y a { $count } figures de ce genre.
        }
    }
cli-penta-problems = Créer de nouveaux problèmes, ou en donner un avec ses solutions.
cli-penta-problems-examples =
    Exemples :

    fourfold pentaraduga problems

    fourfold pentaraduga problems squares+ --count 3 --difficulty 4

    fourfold penta problems quados --seed 42 --json

    fourfold penta problems squares-0000002a
cli-penta-problems-kind = squares (7 tuiles sur 14), squares+ (12 sur 24) ou quados (7 tuiles ajoutées à une figure de 7) ; ou l’identifiant d’un problème, pour voir ses solutions.
cli-penta-problems-count = Combien.
cli-penta-problems-seed = Par où commencer : chaque fois les mêmes problèmes. Sinon, le hasard.
cli-penta-problems-difficulty = De 1 (facile) à 5 (difficile) : selon la rareté des solutions et le nombre de carrés, parmi ceux qu’on peut former d’emblée, qui égarent. Sinon, n’importe laquelle.
cli-penta-problem = { $id }{ $difficulty ->
        [0] { "" }
       *[other] , difficulté { $difficulty } sur 5
    } : { $kind ->
        [quados] { $given ->
                [start] ajoutez toutes ces tuiles à cette figure
               *[hand] formez avec ces tuiles une figure qui vaut { $start }, puis ajoutez-y toutes les autres des quatorze tuiles
            } pour qu’elle vaille { $goal }, un point en moins par coin gâché{ $symmetry ->
                [none] .
                [central] , avec un contour qu’un demi-tour laisse inchangé.
               *[any] , avec un contour symétrique.
            }
       *[squares] formez avec toutes ces tuiles une seule figure qui vaut { $goal }.
    }
cli-census = Chercher ce que vaut la meilleure figure de chaque main possible. Arrêté puis relancé, le calcul continue.
cli-census-examples =
    Exemples :

    fourfold pentaraduga census squares

    fourfold pentaraduga census squares+ --ray local --json

    fourfold pentaraduga census squares --verify census/squares.txt.gz --samples 50
cli-census-name = Quelles mains : squares (7 des 14 tuiles sans violet), squares+ (12 des 24 tuiles ; dure quelques minutes) ou rings (quelles mains contiennent un anneau).
cli-census-output = Le dossier des certificats, avec une figure pour chaque main, et de ce qui est déjà fait.
cli-census-workers = Combien de processus cherchent ; par défaut, un par cœur du processeur.
cli-census-ray = Chercher plutôt sur la grappe Ray à cette adresse, comme 10.0.0.1:6379 ; « local » en démarre une sur cette machine.
cli-census-verify = Vérifier plutôt ce certificat : que chaque main y figure une fois, que chaque figure vaut ce qui est dit et que de nouvelles recherches trouvent la même chose.
cli-census-samples = Pour combien de mains refaire la recherche lors de la vérification ; toutes s’il y en a moins.
cli-census-seed = De quelles mains il s’agit.
cli-census-hands = { $hands } mains de { $size } tuiles sur { $tiles } ; { $classes } si celles qui ne diffèrent que par les couleurs ou un miroir comptent pour une.
cli-census-column = { $column ->
        [score] Valeur
        [hands] Mains
        [tiles] Sur
        [size] En main
        [rings] Avec anneau
       *[share] Part
    }
cli-census-extreme = Aucune main ne vaut { $end ->
        [least] moins
       *[most] plus
    } de { $score } ; { $hands ->
        [one] { $hands } main vaut autant :
       *[other] { $hands } mains valent autant, par exemple :
    }
cli-census-question = Est-ce que chaque main{ $colour ->
        [none] { "" }
       *[other] { " " }dont toutes les tuiles portent la couleur { $colour }
    } vaut { $below } ou plus ? { $hands ->
        [0] Oui.
        [one] Non, il y a une exception :
       *[other] Non, il y a { $hands } exceptions, par exemple :
    }
cli-census-verified = { $wrong ->
        [0] Le certificat est juste : { $count } entrées, dont { $solved } recherchées à nouveau.
        [one] Il y a une erreur dans le certificat.
       *[other] Il y a { $wrong } erreurs dans le certificat.
    }
cli-penta-replay = Rejouer des parties d’étude selon les règles et donner leur score, ou dire où elles s’écartent des règles.
cli-penta-replay-examples =
    Exemples :

    fourfold pentaraduga replay games.json

    fourfold pentaraduga replay fulls-1 --json

    fourfold pentaraduga replay - --json < games.json
cli-penta-replay-file = Un fichier de parties d’étude en JSON, « - » pour l’entrée standard, ou l’identifiant d’une partie d’étude fournie avec Fourfold, comme fulls-1.
cli-penta-nameless = Une partie sans identifiant
cli-penta-replayed = { $name } ({ $game }) : { $a }:{ $b }
cli-penta-broken = { $name } ({ $game }){ $where ->
        [event] , événement { $event }
       *[end] {""}
    } : { $reason }
cli-figure-facts = { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }, { $squares ->
        [one] { $squares } carré
       *[other] { $squares } carrés
    }{ $rings ->
        [0] { "" }
        [one] , { $rings } anneau
       *[other] , { $rings } anneaux
    }{ $clashes ->
        [0] { "" }
        [one] , { $clashes } désaccord
       *[other] , { $clashes } désaccords
    }{ $rough ->
        [0] { "" }
        [one] , { $rough } joint décalé
       *[other] , { $rough } joints décalés
    }{ $spoiled ->
        [0] { "" }
        [one] , { $spoiled } coin gâché (pour Quados)
       *[other] , { $spoiled } coins gâchés (pour Quados)
    }{ $parts ->
        [0] { "" }
       *[other] , en plusieurs morceaux
    } : elle vaut { $counted }.

cli-penta-match = Faire jouer deux niveaux de l’ordinateur l’un contre l’autre à un jeu de Pentaraduga.
cli-penta-match-examples =
    Exemples :

    fourfold pentaraduga match claims 3 1 --games 200

    fourfold penta match steals+ 2 3 --games 50 --seed 7 --json
cli-penta-match-game = Le jeu, par exemple fulls ou reach+.
cli-penta-match-level = Un niveau de l’ordinateur.
cli-penta-match-games = Combien de parties ; les niveaux changent de place après chacune.
cli-penta-match-result = { $game }, niveau { $first } contre niveau { $second }, sur { $games } : victoires { $wins }, nulles { $draws }, défaites { $losses } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 1) }) ; { NUMBER($own, maximumFractionDigits: 2) } : { NUMBER($other, maximumFractionDigits: 2) } points en moyenne ; { $actions } actions dans la partie médiane.

cli-solve = Résoudre une position : est-elle gagnée, nulle ou perdue pour qui tient la pièce ou doit en donner une, et en combien de temps ?
cli-solve-examples =
    Exemples :

    fourfold quarto solve "c..3/a.7d/.1../..f5 8" --moves

    fourfold quarto solve "c..3/a.7d/.1../..f5 -" --features colour,shape --squares --json

    fourfold quarto solve - --warm < positions.txt
cli-features = Ce qui compte, par exemple colour,shape ; par défaut colour,shape,height,top.
cli-squares = Les neuf blocs de 2 × 2 cases sont aussi des alignements.
cli-shared = Combien de points communs il faut aux quatre pièces d’un alignement ; 1 par défaut.
cli-threads = Combien de fils d’exécution cherchent.
cli-memory = Combien de mégaoctets la recherche peut prendre pour retenir des positions.
cli-solve-moves = Dire aussi ce que vaut chaque coup.
cli-solve-warm = Avec « - » : retenir d’une position à l’autre ce qui a été trouvé.
cli-searching = { $nodes } nœuds en { $seconds } s{ $all ->
        [0] { "" }
        [1] { "" }
       *[other] , coups : { $done } sur { $all }
    }…
cli-value = { $piece ->
        [nobody] Le plateau est plein :
        [giver] Qui donne maintenant
       *[other] Qui tient { $piece }
    } { $value ->
        [win] { $plies ->
            [1] gagne tout de suite.
           *[other] gagne en { $plies } demi-coups.
        }
        [loss] perd en { $plies } demi-coups, si l’autre joue bien.
       *[draw] { $piece ->
            [nobody] partie nulle.
           *[other] peut faire nulle, mais pas gagner si l’autre joue bien.
        }
    }
cli-spent = { $nodes } nœuds examinés en { $seconds } s.
cli-grid =
    Lignes : où va la pièce en main. Colonnes : la pièce donnée ensuite.
    +n gagne en n demi-coups, = fait nulle, -n perd en n demi-coups. Un demi-coup : donner ou poser.

cli-analyse = Analyser une position : sa valeur, les meilleurs coups et la suite.
cli-analyse-examples =
    Exemples :

    fourfold quarto analyse "c..3/a.7d/.1../..f5 8"
cli-one-position = Une position comme "0..f/..../.3../.... 9" : les rangées de 4 à 1, un chiffre hexadécimal par pièce, puis la pièce en main ou "-".
cli-best = Les meilleurs coups :
cli-line = Si les deux jouent bien :

cli-review = Faire le bilan d’une partie : ce que valait chaque tour, ce qui a échappé, et quand tout s’est décidé.
cli-review-examples =
    Exemples :

    fourfold quarto review game.txt
cli-worth = { $value ->
        [win] gain
        [draw] nulle
        [loss] perte
       *[unknown] ?
    }
cli-mistake = { $value ->
        [win] laisse échapper un gain
       *[draw] laisse échapper la nulle
    }
cli-missed = n’annonce pas { $lines }
cli-overlooked = Personne n’a annoncé { $lines } (événement { $event }).
cli-decided = { $event ->
        [0] L’issue était la même dès le début.
       *[other] Tout s’est décidé à l’événement { $event }.
    }

cli-engine = Répondre à d’autres programmes, ligne par ligne, sur l’entrée et la sortie standard (docs/engine.md).
cli-engine-examples =
    Exemples :

    fourfold quarto engine

    quarto

    position start moves LRTF b2

    go time 1000

malformed-warm-one = --warm sert pour une liste de positions ; il va avec « - » à la place d’une position.

cli-match = Faire jouer les niveaux de l’ordinateur entre eux, et les classer.
cli-match-examples =
    Exemples :

    fourfold quarto match 3 5 --games 200

    fourfold quarto match --all --games 50 --json > ratings.json
cli-match-levels = Deux niveaux ou plus ; chacun joue contre tous les autres.
cli-match-all = Tous les niveaux.
cli-match-games = Combien de parties par paire de niveaux ; ils donnent la première pièce à tour de rôle.
cli-match-seed = La même graine donne les mêmes parties.
cli-match-workers = Combien de processus jouent ; par défaut, autant que de processeurs.
cli-match-result = Niveau { $first } contre niveau { $second } : victoires { $wins }, nulles { $draws }, défaites { $losses } ; { $points ->
        [1] 1 point
       *[other] { $points } points
    } sur { $games }, { $elo } Elo.
cli-match-level = Niveau
cli-match-step = Écart
cli-match-legend = Elo : zéro est la moyenne. Écart : de combien il dépasse le niveau précédent. Puis les points en cent parties contre chaque niveau. Marges d’erreur : 95 %.
malformed-match-levels = Il faut au moins deux niveaux, chacun nommé une fois ; attendu par exemple 3 5, ou --all.

malformed-language = « { $text } » n’est pas une langue que nous parlons ; il y a : { $expected }.
malformed-utf-8 = Ce n’est pas du texte UTF-8.
malformed-file = { $path } : { $problem }
malformed-save = La partie inachevée de { $path } est illisible : { $problem } Lancez avec --new pour la mettre de côté.
malformed-save-in-use = La partie de { $path } est ouverte dans une autre fenêtre. Indiquez un autre fichier avec --save.
malformed-no-terminal = Il faut un terminal pour jouer.
malformed-names = « { $text } » n’est pas une paire de noms ; attendu par exemple Ann,Bo.
malformed-svg-of-many = --svg dessine une seule position, pas une liste lue sur l’entrée standard.

cli-serve = Servir l’application web : jouer dans le navigateur, entre amis ou contre l’ordinateur.
cli-serve-examples =
    Exemples :

    fourfold serve --open

    fourfold serve --host 0.0.0.0 --port 80 --database postgresql+asyncpg://user@host/fourfold
cli-host = L’adresse à écouter.
cli-port = Le port à écouter ; 0 en prend un libre.
cli-database = La base de données ; par défaut SQLite, dans le dossier de données du système.
cli-workers = Combien de processus servent ; au-delà d’un, il faut PostgreSQL et Redis.
cli-redis = L’adresse de Redis, par lequel plusieurs processus se réveillent entre eux.
cli-proxy = L’adresse d’un proxy placé devant le serveur, qui indique par X-Forwarded-For d’où viennent les requêtes.
cli-limits = Ce que les invités peuvent faire, là où cela diffère de l’habitude : en JSON, voir docs/security.md.
cli-open = Ouvrir la page dans un navigateur.
cli-log-json = Écrire le journal en JSON, un objet par ligne.
cli-metrics-port = Dire à Prometheus, sur ce port, comment va le serveur.
cli-metrics-host = L’adresse où le dire.
cli-serving = Fourfold vous attend à { $address }
cli-think = Faire réfléchir l’ordinateur d’un serveur sur cette machine aussi.
cli-think-examples =
    Exemple :

    fourfold think --redis redis://server.example:6379 --processes 8
cli-think-redis = L’adresse du Redis dont se servent les serveurs.
cli-think-processes = Combien de processus réfléchissent ; par défaut, un par processeur.
cli-thinking = Réflexion en cours pour les serveurs de ce Redis.
malformed-redis = Ce n’est pas l’adresse d’un Redis, comme redis://localhost:6379 : { $why }
cli-admin = S’occuper de la base de données.
cli-migrate = Mettre le schéma à jour (le serveur le fait au démarrage).
cli-backup = Copier une base SQLite pendant que le serveur tourne.
cli-backup-file = La destination ; elle ne doit pas encore exister.
cli-export = Écrire chaque partie comme enregistrement, une par ligne.
cli-prune = Supprimer ce qui est ancien, pendant que le serveur tourne. Sans préciser quoi, on compte seulement ce qui est ancien.
cli-prune-kinds = Que supprimer : les tables où l’on n’a pas joué, les parties inachevées ou finies, les duels, les liens vers d’autres appareils, les invités qui ne sont à aucune table, les exécutions du serveur ; dans cet ordre unplayed, unfinished, finished, duels, links, guests, runs.
cli-older-than = Depuis combien de jours on ne doit plus y avoir touché.
cli-forget = Supprimer les données d’un invité : le nom, et quelles parties étaient les siennes.
cli-forget-guest = L’invité : un identifiant, ou l’identifiant d’une table et une place, comme 3f7dQx0aLm2c/A.
cli-count = Compter les invités, les tables et les événements.
malformed-port = Impossible d’écouter { $host }:{ $port } : { $why }.
malformed-workers = Pour plusieurs processus, il faut une base de données et un Redis qu’ils puissent partager : --database postgresql+asyncpg://… --redis redis://…
malformed-guest = Il n’y a pas d’invité « { $guest } ».
malformed-exists = { $path } existe déjà.
malformed-database = Impossible d’ouvrir la base de données : { $why }
malformed-database-taken = Un autre serveur utilise la base de données { $where } (processus { $pid } sur { $host }, depuis { $since }). Arrêtez-le d’abord, ou choisissez une autre base avec --database.
malformed-database-shared = Un autre serveur, qui ne sait rien de celui-ci, utilise la base de données { $where } (processus { $pid } sur { $host }, depuis { $since }). Arrêtez-le d’abord, ou lancez les deux avec le même --redis.
malformed-database-log = Le journal { $path } est endommagé : ouvrir la base de données ferait perdre { $commits ->
        [one] { $commits } modification enregistrée
       *[other] { $commits } modifications enregistrées
    } ({ $frames ->
        [one] { $frames } bloc
       *[other] { $frames } blocs
    }) au-delà de l’endroit endommagé. Copiez d’abord { $database } et { $path } en lieu sûr. Remplacez-les ensuite par une sauvegarde, ou lancez « fourfold admin salvage » pour garder ce qui est lisible et renoncer au reste.
cli-salvage = Ouvrir une base SQLite dont le journal est endommagé : garder une copie des deux et renoncer aux modifications après l’endroit endommagé. Arrêtez d’abord le serveur.
malformed-salvage = Cette commande ne sert que pour SQLite.
malformed-no-database = Il n’y a pas de base de données Fourfold à { $where }. Indiquez-la avec --database ou FOURFOLD_DATABASE.
malformed-backup = Cette commande ne copie que SQLite. Pour PostgreSQL, utilisez pg_dump.

cli-book = Le livre d’ouvertures : la valeur exacte de chaque position avec au plus trois pièces sur le plateau.
cli-book-rules = Les règles du chapitre : classic, squares, beginners-1, beginners-2 ou beginners-3 ; toutes si aucune n’est nommée.
cli-book-build = Calculer le livre. Compter une heure environ ; arrêté puis relancé, le calcul continue.
cli-book-examples =
    Exemples :

    fourfold quarto book build beginners-1

    fourfold quarto book build --output src/fourfold/quarto/books --workers 2
cli-book-output = Le dossier des chapitres et de ce qui est déjà fait.
cli-book-workers = Combien de processus cherchent ; par défaut, un par cœur du processeur.
cli-book-memory = La mémoire que chacun peut prendre pour sa table, en Mo.
cli-book-verify = Vérifier le livre : qu’il est entier, cohérent, et d’accord avec de nouvelles recherches.
cli-book-samples = Pour combien de positions de chaque chapitre refaire la recherche.
cli-book-seed = De quelles positions il s’agit.
cli-book-wrong = { $name } est faux ; la recherche a trouvé : { $found }
cli-book-verified = { $wrong ->
        [0] Le livre est juste.
        [one] Une position est fausse.
       *[other] { $wrong } positions sont fausses.
    }
cli-stopped = Arrêté. Ce qui est fait est gardé : la même commande reprendra ici.
malformed-book-rules = Il n’y a pas de chapitre « { $name } » ; attendu : { $expected }.
