### La page dans le navigateur.

web-name = Fourfold
web-home = Aux jeux
web-skip = Au contenu
web-navigation = Fourfold
web-close = Fermer
web-yes = Oui
web-no = Non
web-you = vous
web-nobody = personne encore
web-somebody = Quelqu’un
web-default-name = Invité
web-player-a = Joueur 1
web-player-b = Joueur 2

## Titres des pages

web-title-home = Fourfold
web-title-table = À la table · Fourfold
web-title-join = Une invitation · Fourfold
web-title-device = Votre place · Fourfold
web-title-games = Mes parties · Fourfold
web-title-nowhere = Introuvable · Fourfold

## Quand quelque chose ne marche pas

web-nowhere = Il n’y a rien à cette adresse.
web-page-offline = Cette page n’a pas pu être chargée. Peut-être n’y a-t-il pas de connexion.
web-try-again = Réessayer
web-reload = Recharger
web-try-now = Essayer
web-refused-offline = Le serveur ne répond pas. Y a-t-il une connexion ?
web-refused-other = Cela n’a pas marché ({ $code }).
web-opening = La table s’ouvre…
web-waits-for-server = Cette partie attend le serveur. Elle s’ouvrira dès qu’il y aura une connexion.
web-connection-lost = Connexion perdue. On la rétablit…

## Accueil

web-game-quarto = Quarto
web-about-game-quarto = Quatre pièces alignées avec un point commun. Vous choisissez ce que pose l’adversaire.
web-game-fulls = Pleines
web-about-game-fulls = Posez les tuiles couleur contre couleur. À une tuile qui ferme un carré, il faut répondre par une autre.
web-game-squares = Carrés
web-about-game-squares = Construisez derrière un paravent une figure de sept tuiles. Le plus de carrés gagne, et c’est à qui dira stop le premier.
web-game-claims = Captures
web-about-game-claims = Pleines, avec un butin : qui clôt une série de pleines prend la figure et ses carrés.
# As in English
web-game-quados = Quados
web-about-game-quados = D’abord Carrés, puis le vainqueur agrandit la figure avec toutes les tuiles des deux.
web-game-reach = Allonge
web-about-game-reach = Une ligne partage la table. Les carrés comptent de votre côté, et une tuile pleine permet de rejouer ou d’intercepter.
# As in English
web-game-doubles = Doubles
web-about-game-doubles = Sans tours : chacun construit sa figure le plus vite possible, et chaque tuile en touche deux.
web-game-rings = Anneaux
web-about-game-rings = Doubles, avec des équerres et des anneaux de quatre tuiles autour d’une case vide.
web-game-steals = Larcins
web-about-game-steals = Chacun a sa figure, et peut prendre des tuiles dans celle de l’autre.
web-game-frames = Cadres
web-about-game-frames = Construisez un cadre derrière un paravent. Le plus grand trou gagne.
web-game-squares-plus = Carrés +
web-about-game-squares-plus = Carrés avec les vingt-quatre tuiles, douze chacun.
web-game-claims-plus = Captures +
web-about-game-claims-plus = Captures avec les vingt-quatre tuiles et une figure de départ de quatre.
web-game-reach-plus = Allonge +
web-about-game-reach-plus = Allonge avec les vingt-quatre tuiles, et neuf cases à franchir.
# As in English
web-game-doubles-plus = Doubles +
web-about-game-doubles-plus = Doubles avec les vingt-quatre tuiles, dont six en main.
web-game-rings-plus = Anneaux +
web-about-game-rings-plus = Anneaux avec les vingt-quatre tuiles, dont six en main.
web-game-steals-plus = Larcins +
web-about-game-steals-plus = Larcins avec les vingt-quatre tuiles et des coups de trois.
web-games = Jeux
# As in English
web-family-pentaraduga = Pentaraduga
web-more-games = D’autres jeux
web-ways = Façons de jouer
web-play-computer = Contre l’ordinateur
web-play-friend = Un ami, par lien
web-play-here = À deux, ici
web-play-anybody = Quelqu’un en ligne
web-level = Force de l’ordinateur
web-level-is = { $level }, { $name }. { $about }
web-continue = Reprendre
web-finished = Finies
web-my-games = Mes parties
web-no-games = Pas encore de partie sur cet appareil.
web-tile-with = Avec { $name }
web-tile-here = { $a } et { $b }
web-tile-continue = Continuer
web-tile-open = Personne n’est encore venu
web-tile-invite = Attendre encore

## Réglages

web-learn = Apprendre
web-solve = Résoudre
web-here-turns = À deux ici : les tuiles sont cachées entre les tours.
web-here-cutting-in = À deux ici : les tuiles sont cachées entre les tours, et personne n’intercepte.
web-here-building = À deux ici : l’un construit après l’autre, contre la montre ; le plus rapide compte comme premier.
web-here-race = À deux ici : vous jouez à tour de rôle au lieu de faire la course.
web-from-age = Dès { $age } ans
web-rules-help = Règles et aide
web-how-to-play = Comment jouer à { $game }
web-settings = Réglages
web-your-name = Votre nom
web-theme = Aspect
web-theme-auto = Système
web-theme-light = Clair
web-theme-dark = Sombre
web-theme-contrast = Contraste
web-pieces = Pièces
web-pieces-wood = Bois
web-pieces-plain = Simples
web-palette = Couleurs des tuiles
web-palette-rainbow = Arc-en-ciel
web-palette-safe = Pour daltoniens
web-patterns = Signes sur les tuiles
web-sound = Son
web-motion = Animations
web-language = Langue
web-my-data = Télécharger mes parties
web-forget-me = Supprimer mes données
web-forget-me-sure = Votre nom est effacé, vos parties en cours sont abandonnées et ce navigateur est oublié. Les parties finies restent à ceux avec qui vous avez joué, sans votre nom.

## Règles au choix

web-rules = Règles
web-rules-are = { $custom ->
        [yes] { $name }, avec modifications
       *[no] { $name }
    }
web-rules-done = Fini
web-about-international = Quatre pièces alignées avec un point commun. Qui le voit l’annonce.
web-about-beginners-1 = Claire ou foncée, rien d’autre à regarder. Pour la première partie.
web-about-beginners-2 = Deux choses à surveiller, quand la première partie a paru facile.
web-about-beginners-3 = Trois choses à surveiller ; le creux viendra en dernier.
web-about-advanced = Quatre voisines en carré gagnent aussi. Neuf façons de plus de ne rien voir venir.
web-about-tournament = Soixante secondes pour poser et donner. N’annoncez qu’à coup sûr.
web-about-balkan = Si un alignement a échappé, le premier des deux qui l’annonce gagne.
web-about-taiwan = Dites Quarto et où vous poserez, avant de poser. Ce qui est manqué reste manqué.
web-about-greek-2 = Un point commun ne suffit pas, il en faut deux.
web-edition = Selon une notice
web-edition-none = Choisir une langue…
web-custom = Chaque règle à part
web-match = Parties par match
web-names = Noms
web-names-here = Quand on joue à deux sur cet écran :
web-no-limit = Sans limite
web-seconds = { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }
web-feature-colour = Couleur
web-feature-shape = Forme
web-feature-height = Hauteur
web-feature-top = Creux
web-option-features = Ce qui compte
web-option-shared = Points communs exigés de quatre pièces
web-option-squares = Les carrés 2×2 comptent
web-option-calls = Un alignement gagne
web-option-calls-players = si on l’annonce
web-option-calls-auto = tout seul
web-option-late-call = Un alignement manqué peut être annoncé par
web-option-late-call-opponent = l’adversaire
web-option-late-call-either = les deux
web-option-late-call-none = personne
web-option-call-when = On annonce
web-option-call-when-after = après la pose
web-option-call-when-before = avant la pose
web-option-point = Pour annoncer, il faut
web-option-point-line = montrer l’alignement
web-option-point-word = dire le mot
web-option-false-call = Une fausse annonce coûte
web-option-false-call-refuse = rien
web-option-false-call-forfeit = la partie
web-option-starter = La première pièce est donnée par
web-option-starter-lot = le sort
web-option-starter-first = le premier joueur
web-option-starter-loser = le dernier perdant
web-option-move-time = Temps par coup

## Les règles en mots, pour qui ne les a pas choisies

web-rules-short-international = Les règles habituelles
web-rules-short-beginners-1 = Seule la couleur compte
web-rules-short-beginners-2 = Couleur et forme comptent
web-rules-short-beginners-3 = Tout sauf le creux compte
web-rules-short-advanced = Carrés 2×2 compris
web-rules-short-tournament = Tournoi
web-rules-short-balkan = Annonce tardive pour les deux
web-rules-short-taiwan = Annonce avant la pose
web-rules-short-greek-2 = Deux points communs
web-rule-features = Ce qui compte : { $features }.
web-rule-squares = Quatre voisines en carré 2×2 sont aussi un alignement.
web-rule-shared = { $shared ->
        [1] Un point commun fait un alignement.
       *[other] Il faut { $shared } points communs pour un alignement.
    }
web-rule-calls-auto = Un alignement gagne tout seul ; personne n’a à l’annoncer.
web-rule-late-call-either = Un alignement manqué peut être annoncé par l’un ou l’autre.
web-rule-late-call-none = Un alignement manqué ne peut plus être annoncé.
web-rule-call-when-before = Annoncez avant de poser, et dites où vous poserez.
web-rule-point-word = Le mot suffit pour annoncer ; inutile de montrer l’alignement.
web-rule-move-time = { $seconds ->
        [one] { $seconds } seconde par coup.
       *[other] { $seconds } secondes par coup.
    }
web-rule-false-call-forfeit = Une fausse annonce perd la partie.
web-rule-starter-first = Le premier joueur donne la première pièce.
web-rule-starter-loser = Qui a perdu la dernière partie donne la première pièce.
web-rule-match = { $games ->
        [1] Une partie.
       *[other] Un match de { $games } parties.
    }

## Inviter et rejoindre

web-invite-title = Inviter un ami
web-invite-hint = Envoyez ce lien. La partie s’ouvre ici dès que votre ami arrive.
web-invite-game = On joue ensemble ? { $game } :
web-link = Lien
web-link-only-here = À cette adresse, le lien ne s’ouvre que sur cet ordinateur.
web-link-serve = Pour d’autres appareils, démarrez le serveur avec « { $command } » et ouvrez cette page par le nom de cet ordinateur sur le réseau.
web-qr = Le lien en code QR
web-copy = Copier le lien
web-copied = Copié.
web-share = Partager
web-looking = On cherche quelqu’un…
web-looking-hint = La partie s’ouvre dès que quelqu’un arrive.
web-looking-long = Personne n’est encore venu. Vous pouvez attendre, ou jouer contre l’ordinateur à cette table.
web-play-bot-instead = Contre l’ordinateur
web-invited = { $name } vous invite à jouer : { $game }
web-join = S’asseoir et jouer
web-set-up = Position composée
web-set-up-known = Position composée, mêmes tuiles cachées
web-set-up-who = Cette partie ne part pas du début : { $name } a composé la position.
web-set-up-drawn = Les tuiles que vous ne voyez pas ont été tirées à nouveau. Personne ne les connaît.
web-set-up-known-tiles = Les tuiles cachées sont les mêmes qu’avant. { $name } connaît peut-être vos tuiles.
web-set-up-agree = J’accepte de jouer avec ces tuiles
web-invite-over = Cette place est prise.
web-to-table = À la table
web-another-device = Autre appareil
web-move-seat-title = Jouer sur un autre appareil
web-move-seat-hint = Ouvrez-y ce lien, et votre place vous suit. Il ne sert qu’une fois.
web-device-title = Continuer ici
web-device-hint = Votre place passe sur cet appareil ; l’autre ne fera plus que regarder.
web-device-take = Prendre ma place
web-seat-moved = Votre place est passée sur un autre appareil.

## À la table

web-table-of = { $game } : { $a } et { $b }
web-players = Joueurs
web-score = Parties gagnées
web-away = pas là
web-is-away = { $name } n’est pas là.
web-left = { $name } a quitté la table.
web-download-record = Télécharger la partie
web-awaited = { $count ->
        [one] On attend { $name }.
       *[other] On attend les joueurs.
    } { $clock ->
        [yes] La pendule démarre quand les deux joueurs sont là.
       *[no] La partie commence quand les deux joueurs sont là.
    }
web-claim = Réclamer le gain
web-clock = Reste { $time }
web-seconds-left = Il reste { $seconds } secondes.
web-acts = À la table
web-ask-takeback = Annuler
web-ask-draw = Nulle
# As in English
web-ask-pause = Pause
web-resign = Abandon
web-resign-title = Abandonner ?
web-resign-sure = { $here ->
        [yes] { $name } abandonne, et l’autre gagne.
       *[no] Vous abandonnez, et votre adversaire gagne.
    }
web-play-on = Continuer
web-request = { $wish ->
        [draw] { $name } propose la nulle.
        [pause] { $name } demande une pause.
       *[takeback] { $name } aimerait reprendre le dernier coup.
    } { $here ->
        [yes] { $other }, êtes-vous d’accord ?
       *[no] Êtes-vous d’accord ?
    }
web-request-waiting = { $mine ->
        [yes] { $wish ->
                [draw] Vous avez proposé la nulle.
                [pause] Vous avez demandé une pause.
               *[takeback] Vous avez demandé à reprendre un coup.
            } La réponse arrive…
       *[no] { $name } attend une réponse.
    }
web-paused = En pause
web-resume = Reprendre
web-result-won = Gagné !
web-result-lost = Perdu.
web-result-draw = Partie nulle.
web-result-score = { $high } : { $low }
web-result-winner = { $name } gagne !
web-match-game = Partie { $number } sur { $count }
web-match-score = Le match jusqu’ici : { $a } { $scoreA }, { $b } { $scoreB }.
web-match-won = { $who ->
        [you] Vous gagnez le match, { $high } à { $low } !
        [other] Vous perdez le match : { $name } gagne, { $high } à { $low }.
       *[name] { $name } gagne le match, { $high } à { $low } !
    }{ $even ->
        [yes] {" "}À égalité, la dernière victoire départage.
       *[no] {""}
    }
web-match-drawn = Le match est nul : { $a } { $scoreA }, { $b } { $scoreB }.
web-match-another = Un autre match
web-watching = Vous regardez.
web-watch-next = Partie suivante
web-rematch = Rejouer
web-rematch-too = Oui, encore !
web-rematch-waiting = On attend…
web-to-replay = Revoir
web-replay = Revoir
web-told-begins = { $name } commence.
web-act-told-join = { $name } est là.
web-act-told-ask = { $wish ->
        [draw] { $name } propose la nulle.
        [pause] { $name } demande une pause.
       *[takeback] { $name } aimerait reprendre un coup.
    }
web-act-told-answer = { $yes ->
        [yes] { $name } est d’accord.
       *[no] { $name } préfère refuser.
    }
web-act-told-away = { $name } s’absente.
web-act-told-wait = La partie attend { $name }.
web-act-told-back = { $name } est là.
web-act-told-resume = { $name } reprend.
web-act-told-rematch = { $name } veut rejouer.

## Quarto

web-board = Plateau
web-tray = Pièces à donner
web-square-piece = { $square }, { $piece }
web-square-empty = { $square }, vide
web-hand = { $name } tient : { $piece }
web-hand-give = Donner la pièce choisie à { $name }
web-hand-empty = { $name } n’a pas de pièce en main
web-moves = Coups
web-no-moves = Aucun coup encore.
web-move-call = { $right ->
        [yes] Quarto ! { $line }
       *[no] { $name } : pas d’alignement { $line }
    }
web-call = QUARTO !
web-call-sure = Annoncer
web-call-leave = Non, rien
web-done = Aucun
web-nothing-full = Aucun alignement complet ne passe par la dernière pièce posée. Les anciens ne comptent plus.
web-status-place = { $who ->
        [you] Posez votre pièce.
        [here] { $name }, posez la pièce.
       *[other] { $name } pose…
    }
web-status-give = { $who ->
        [you] Choisissez une pièce à donner.
        [here] { $name }, choisissez une pièce pour { $other }.
       *[other] { $name } choisit une pièce…
    }
web-status-give-sure = Touchez-la encore pour la donner.
web-status-close = { $who ->
        [you] Toutes les pièces sont posées. Y a-t-il un alignement ?
        [here] { $name }, y a-t-il un alignement ?
       *[other] { $name } cherche un alignement…
    }
web-status-thinking = { $name } réfléchit…
web-status-point-square = Où allez-vous la poser ?
web-status-point-line = Touchez votre alignement.
web-status-point-sure = Votre alignement : { $line } ?
web-status-sending = …
web-status-paused = En pause.
web-status-open = On attend l’autre joueur.
web-status-over = La partie est finie.
web-told-give = { $name } donne : { $piece }.
web-told-place = { $name } pose en { $square }.
web-told-call = { $line ->
        [none] { $name } annonce Quarto. C’est un alignement !
       *[other] { $name } annonce Quarto : { $line }. C’est un alignement !
    }
web-told-false-call = { $name } a annoncé Quarto, mais ce n’est pas un alignement.
web-told-done = { $name } n’a rien à annoncer.
