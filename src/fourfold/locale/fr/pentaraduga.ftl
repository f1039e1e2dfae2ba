### Pentaraduga.

## Textes illisibles

malformed-pentaraduga-tile = « { $text } » n’est pas une tuile ; attendu les couleurs gauche, grande, droite, les petites étant voisines de la grande, comme oRo ou oRv.
malformed-pentaraduga-tile-twice = La tuile { $tile } est là deux fois.
malformed-pentaraduga-direction = « { $text } » n’est pas une direction ; attendu В П Н Л, ou U R D L.
malformed-pentaraduga-placement = « { $text } » n’est pas un emplacement ; attendu une tuile, une direction et la case en bas à gauche, comme oRoU@0,0.
malformed-pentaraduga-too-many = { $count } tuiles, c’est trop ; { $most } au plus.
malformed-pentaraduga-no-tiles = Il n’y a pas de tuiles ; attendu une main comme oRo rOr yOr.
malformed-pentaraduga-goal = « { $text } » n’est pas un but ; attendu : { $expected }.
malformed-pentaraduga-problem = « { $text } » n’est pas un problème ; attendu un genre ({ $expected }), ou un identifiant comme squares-3 ou squares-0000002a.
malformed-pentaraduga-count-frames = Les meilleurs cadres ne se comptent pas : le choix des tuiles est libre.
malformed-pentaraduga-match = Un match a au moins une partie, d’au moins un jeu.
malformed-pentaraduga-overlap = { $placement } recouvrirait { $other }.
malformed-pentaraduga-notation = « { $word } » n’est pas une tuile avec son emplacement ; attendu une tuile, la direction de sa pointe, des lettres pour l’emplacement le plus haut, le plus à droite, le plus bas ou le plus à gauche et les tuiles qu’elle touche, comme rOrLL, rOrRyOr ou rOrLL.
malformed-pentaraduga-several = « { $word } » a plusieurs emplacements : { $places }.
malformed-pentaraduga-nowhere = « { $word } » ne va nulle part{ $count ->
        [0] .
       *[other] { "\u00A0" }; { $tile } va ici : { $places }.
    }
malformed-pentaraduga-remark = « { $word } » ne touche pas { $other }.
malformed-pentaraduga-ending = « { $word } » n’est pas une autre fin ; elle doit commencer par une tuile de la première, ou être des lettres pour la dernière tuile.
malformed-pentaraduga-at = Tuile { $number } : { $problem }
malformed-pentaraduga-word = « { $text } » n’est pas un coup ; attendu des tuiles avec leur emplacement comme oRoU@0,0, ou l’un de : { $expected }.
malformed-pentaraduga-bare-word = Dites à quoi se rapporte « { $word } », entre parenthèses à la suite.
malformed-pentaraduga-deal-text = « { $text } » n’est pas une donne ; attendu qui commence et les tuiles des deux joueurs, comme « A: oRo rOr / yOr yOy », et au besoin un tirage après une autre barre.
malformed-pentaraduga-deal = Une donne contient les { $count } tuiles, chacune une fois, la moitié pour chaque joueur.
malformed-census-name = Il n’y a pas de recensement « { $name } » ; attendu : { $expected }.
malformed-census-file = { $path } n’est pas un certificat ; attendu des lignes de texte compressées.
malformed-census-other = { $path } n’est pas un certificat de { $expected }, mais de « { $name } ».
malformed-census-line = « { $line } » n’est pas une entrée ; attendu une main, combien lui ressemblent, ce qu’elles valent et les emplacements d’une figure, comme « 000090 2 1 rOrU@0,0 yOyD@0,-1 ».
malformed-census-entry = Entrée { $number } : { $problem }
malformed-census-twice = La main { $hand } est là deux fois.
malformed-census-hand = { $hand } n’est pas une main de ce recensement.
malformed-census-hands = Selon l’entrée, elle représente { $hands } mains, mais { $expected } lui ressemblent.
malformed-census-tiles = La figure est faite de { $tiles } ; la main est { $hand }.
malformed-census-value = Selon l’entrée, la figure vaut { $value }, en réalité { $counted }.
malformed-census-best = Selon l’entrée, elle vaut au mieux { $value }, mais la recherche a trouvé { $found } : { $places }.
malformed-census-missing = La main { $hand } manque.
malformed-census-total = Les entrées représentent { $total } mains ; il y en a { $expected }.

## Refus

illegal-pentaraduga-not-in-hand = { $tile } n’est pas dans votre main.
illegal-pentaraduga-stock-empty = Il ne reste aucune tuile à prendre.
illegal-pentaraduga-covered = { $tile } recouvrirait une autre tuile.
illegal-pentaraduga-apart = { $tile } doit toucher la figure par un côté.
illegal-pentaraduga-clash = { $tile } ne va pas là : les couleurs diffèrent.
illegal-pentaraduga-rough = { $tile } ne va pas là : ses diagonales tombent à côté des autres.
illegal-pentaraduga-not-full = { $tile } ne forme pas de carré là ; il faut une tuile pleine.
illegal-pentaraduga-no-protest = À cette table, l’ordinateur arbitre ; ce qui est contraire aux règles est refusé.
illegal-pentaraduga-nothing-wrong = Il n’y a pas de quoi protester.
illegal-pentaraduga-no-such-act = « { $act } » n’est pas possible maintenant.

## Images, pour qui ne les voit pas

pentaraduga-picture = { $tiles ->
    [0] Aucune tuile
   *[other] Une figure de { $tiles } { $tiles ->
        [one] tuile
       *[other] tuiles
    }, { $squares ->
        [0] sans carré
        [one] { $squares } carré
       *[other] { $squares } carrés
    }
}
pentaraduga-picture-tile = La tuile { $tile } : { $left }, grand { $big }, { $right }
pentaraduga-colour-red = rouge
# As in English
pentaraduga-colour-orange = orange
pentaraduga-colour-yellow = jaune
pentaraduga-colour-green = vert
pentaraduga-colour-blue = bleu
# As in English
pentaraduga-colour-violet = violet

## Construire derrière un paravent : Carrés, Quados, Cadres

illegal-pentaraduga-arrangement = Les tuiles ne peuvent pas être posées ainsi. { $problem }
illegal-pentaraduga-too-fast = Vous avez déplacé vos tuiles { $most } fois en une seconde ; attendez un instant, puis envoyez leur disposition.
illegal-pentaraduga-stopped = { $seat } a dit stop en premier. L’autre continue seul de construire, et on n’échange plus rien.
illegal-pentaraduga-nobody-stopped = Personne n’a encore dit stop ; faites-le avant de noter ou de comparer des résultats.
illegal-pentaraduga-exchanging = Un échange est en cours : pas de stop tant que { $seat } n’a pas écarté une tuile à son tour.
illegal-pentaraduga-exchanged = Il y a un seul échange par partie, et il a déjà eu lieu.
illegal-pentaraduga-dropped = Vous avez écarté une tuile ; { $seat } doit encore en écarter une pour vous.
illegal-pentaraduga-no-figure = Ce résultat ne peut pas être noté : ses tuiles doivent former une seule figure, et toutes y sont nécessaires dans Carrés et Quados.
illegal-pentaraduga-always-checked = Ici, personne ne se rend : on compare toujours les figures.
illegal-pentaraduga-begin-first = Dites d’abord que vous commencez : votre temps court à partir de là.
illegal-pentaraduga-choose-first = { $seat } doit encore choisir quelle figure sera agrandie.
illegal-pentaraduga-original-moved = { $tile } appartient à la figure à agrandir et reste où elle est.
## Jeux à figures personnelles

illegal-pentaraduga-count = Ici, on pose { $expected ->
    [one] { $expected } tuile
   *[other] { $expected } tuiles
} à la fois.
illegal-pentaraduga-not-double = { $tile } ne touche là qu’une tuile ; elle doit en toucher deux.
illegal-pentaraduga-no-corner = { $tile } ne forme pas d’équerre là : son petit côté doit être contre le bout d’un grand côté.
illegal-pentaraduga-no-ring = Ces tuiles ne forment pas un anneau : il en faut quatre autour d’une case vide.
illegal-pentaraduga-wait = Il faut attendre : { $seat } joue maintenant.
illegal-pentaraduga-stocks-left = On ne donne toutes ses tuiles que lorsque les deux réserves sont vides.
illegal-pentaraduga-hand-full = Vous avez { $count } tuiles ; on ne complète qu’une main plus petite.
illegal-pentaraduga-no-prize = Vous n’avez pas de prime à prendre : elle récompense { $count } tuiles d’affilée sans piocher, que votre réserve ne peut pas remplacer, tant que celle de l’adversaire a une tuile.
illegal-pentaraduga-prize-first = Vous avez joué votre coup : prenez votre prime, ou passez.
illegal-pentaraduga-kept = La première tuile de votre réserve est gardée pour { $seat }, qui a gagné une prime.
illegal-pentaraduga-no-wait = Vous n’avez pas à attendre votre adversaire maintenant.
illegal-pentaraduga-hurried = La minute court déjà.
illegal-pentaraduga-no-such-move = Un coup, c’est une tuile de votre main, une tuile d’une figure, ou d’abord l’une puis l’autre.
illegal-pentaraduga-not-twice-full = { $tile } doit former deux carrés là : où elle est, elle est déjà pleine.
illegal-pentaraduga-untouched = { $tile } doit toucher la tuile que vous venez de poser.
illegal-pentaraduga-same-place = { $tile } est déjà à cet endroit.
illegal-pentaraduga-splits = Sans { $tile }, sa figure tomberait en morceaux.
illegal-pentaraduga-stock-left = Vous ne pouvez passer que si votre réserve est vide ; jouez ou échangez.
illegal-pentaraduga-hand-empty = Vous n’avez pas de tuile en main.
illegal-pentaraduga-no-full-prize = Vous n’avez pas de prime à prendre : elle récompense une dernière tuile posée pleine.
illegal-pentaraduga-only-complex = C’est à { $seat } ; seul un coup complexe peut s’intercaler.
illegal-pentaraduga-shielded = { $seat } a un coup qu’on ne peut pas intercepter.
illegal-pentaraduga-claimed = { $what ->
    [move] Vous avez commencé un coup : posez une tuile de votre main.
    [exchange] Vous avez commencé un échange : échangez une tuile, ou prenez-en une.
   *[take] Vous avez commencé une prise : prenez une tuile.
}
illegal-pentaraduga-locked = { $what ->
    [exchange] { $seat } a commencé un échange ; attendez la fin.
    [take] { $seat } a commencé une prise ; attendez la fin.
   *[move] { $seat } a commencé un coup ; attendez la fin.
}
## Captures et Allonge

illegal-pentaraduga-barred = Vous avez laissé expirer votre annonce ; votre adversaire agit d’abord.
illegal-pentaraduga-no-claim = { $what ->
    [exchange] On ne peut pas annoncer d’échange maintenant.
    [move] On ne peut pas annoncer de coup maintenant.
   *[take] Dans ce jeu, on n’annonce qu’un coup ou un échange.
}
illegal-pentaraduga-no-exchange = { $need ->
    [full] On n’échange pas pendant une série de pleines.
    [start] On n’échange pas avant que le départ soit posé.
    [replay] On n’échange pas pendant la prolongation.
   *[other] On ne peut pas échanger maintenant.
}
illegal-pentaraduga-no-take = On ne prend sans donner qu’avec une seule tuile en main et une réserve vide.
illegal-pentaraduga-must-exchange = Vous ne pouvez passer que si la réserve de l’adversaire est vide ; posez une tuile, ou échangez-en une.
illegal-pentaraduga-start-more = { $laid } { $laid ->
    [one] tuile ne suffit
   *[other] tuiles ne suffisent
} pas pour la figure de départ.
illegal-pentaraduga-start-claims = { $tile } ne peut pas se poser là : une figure de départ commence au milieu, et les deux tuiles d’un joueur se touchent.
illegal-pentaraduga-start-reach = { $tile } ne peut pas se poser là : la tuile reçue se place contre la ligne, côté adverse, sans jaune à la ligne, et l’une des vôtres la touche de votre côté.
illegal-pentaraduga-start-reach-plus = { $tile } ne peut pas se poser là : une figure de départ commence au-dessus de la ligne, contre elle, et a deux tuiles de chaque côté.
illegal-pentaraduga-not-yellow = { $tile } n’a pas de jaune ; donnez une tuile qui en a, ou échangez.
illegal-pentaraduga-full-elsewhere = { $tile } peut être pleine ailleurs, il faut donc l’y poser.
illegal-pentaraduga-intercept-full = Ce n’est pas votre tour : on n’intercepte qu’avec une tuile pleine, et { $tile } ne forme pas de carré là.

## Parties d’étude

malformed-training-file = Ce n’est pas l’enregistrement d’une partie d’étude ; attendu un objet, ou un objet avec une liste « records ».
malformed-training-game = « { $name } » avec { $set } tuiles n’est pas un jeu de Pentaraduga ; attendu le nom du livre ou l’un de : { $expected }.
malformed-training-deal = Les mains, les réserves et les figures avant le premier événement doivent réunir les { $count } tuiles, chacune une fois.
malformed-training-prefigures = Les figures avant le premier événement doivent être sans défaut, et appartenir à A ou B dans un jeu à figures personnelles.
malformed-training-key = « { $key } » manque.
malformed-training-type = « { $type } » n’est pas un événement de ce jeu, ou pas maintenant.
malformed-training-number = Le coup { $number } ne peut pas être le suivant pour { $seat } : A a les nombres impairs, B les pairs, et le dernier était { $last }.
malformed-training-figure = Il n’y a pas de figure « { $name } » ; attendu : { $expected }.
malformed-training-untaken = { $seat } doit encore prendre { $tiles }.
malformed-training-unfinished = L’enregistrement s’arrête, mais la partie n’est pas finie.
malformed-training-remark = Une remarque doit être un objet.
malformed-training-remark-late = Une remarque vient après { $at } événements ; il n’y en a que { $count }.
malformed-training-differs = { $what ->
    [hand] La main après la donne
    [tiles] Les tuiles piochées ou prises
    [refusal] Le genre de passe
    [start] Le début d’une figure
    [source] L’origine de la tuile
    [owner] À qui était la tuile
    [figure] La figure
    [mark] Si elle forme un carré
    [reach] L’arrivée au but
    [finish] La fin
    [intercept] L’interception
    [give] Les tuiles données
    [give_to] La tuile à la fin de la réserve
    [take_from] La tuile au début de la réserve
    [take] Le nom de l’action
    [stage] L’étape de l’échange général
    [collect] Les tuiles reprises de l’échange
    [squares] Les carrés
    [violations] Les infractions
    [count_all] Les emplacements de la tuile
    [count_full] Les emplacements où la tuile est pleine
    [count_double] Les emplacements où la tuile est double
    [has_full] Si la tuile peut être pleine
    [count] Les équerres
    [left] Les tuiles restantes
    [points] Les points
    [score] Le score
   *[other] { $what }
} : l’enregistrement dit { $said }, selon les règles c’est { $found }.

## Comment finissent les parties

outcome-played = Tous les coups sont joués, et les points sont comptés.
outcome-checked = Les deux figures sont comparées.
outcome-checked-even = Les deux figures valent autant : le plus rapide l’emporte.
outcome-extended = La figure agrandie est comptée.
outcome-surrendered = { $loser } se rend et ne voit pas l’autre figure.
outcome-interrupted = Les deux ont passé ; chacun reçoit un point par tuile qui reste à l’autre.
outcome-replay-time = Le temps de la prolongation est écoulé, et les points sont comptés.

## Les niveaux de l’ordinateur

level-pentaraduga-1 = Débutant
level-pentaraduga-about-1 = Prend son temps et ne voit pas tout.
level-pentaraduga-2 = Joueur
level-pentaraduga-about-2 = Voit presque tout, et ne se presse pas.
level-pentaraduga-3 = Maître
level-pentaraduga-about-3 = Rapide, voit tout et prévoit.

## Leçons

malformed-pentaraduga-unsound = Une partie ne peut pas commencer ainsi : « { $part } » ne va pas avec le reste de la donne.
malformed-pentaraduga-middle = Une partie ne peut pas commencer ici : elle est finie, ou une figure est en train d’être agrandie.
malformed-pentaraduga-covered-figure = Une figure est couverte ici, et ses tuiles ne peuvent pas être tirées à nouveau. Partez d’un coup précédent, ou gardez les mêmes tuiles cachées.
malformed-lesson-at = { $id } parle de ce qui suit { $at } coups ; il n’y en a que { $count }.
malformed-lesson-texts = Le commentaire de { $id } en « { $language } » a les titres { $found } ; attendu : { $expected }.
lesson-fulls-1 = Pleines, partie 1 : des séries de pleines
lesson-fulls-2 = Pleines, partie 2 : aucun coup pour commencer
lesson-fulls-3 = Pleines, partie 3 : le piège à la fin
lesson-squares-1 = Carrés, donne 1 : un bluff
lesson-squares-2 = Carrés, donne 2 : qui dit stop d’abord
lesson-squares-3 = Carrés, donne 3 : on compare
lesson-claims-1 = Captures, partie 1 : une figure est capturée
lesson-claims-2 = Captures, partie 2 : des échanges
lesson-reach-v1 = Allonge, 1re variante : des interceptions, et le but
lesson-reach-v2 = Allonge, 2e variante : finir avant l’autre
lesson-reach-v3 = Allonge, 3e variante : une autre pleine
lesson-reach-v4 = Allonge, 4e variante : match nul
lesson-reach-v5 = Allonge, 5e variante : le second arrive au but
lesson-doubles-1 = Doubles, partie 1 : l’échange général
lesson-doubles-2 = Doubles, partie 2 : trois primes
lesson-doubles-4 = Doubles, partie 4 : huit à zéro
lesson-rings-1 = Anneaux, partie 1 : un anneau se ferme
lesson-rings-2 = Anneaux, partie 2 : un anneau pour commencer
lesson-steals-1 = Larcins, la partie d’étude
lesson-steals-problem = Larcins, le problème : dix à zéro
