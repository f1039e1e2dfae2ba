### Jouer dans le terminal.

terminal-title = Fourfold · Quarto
terminal-welcome = Seize pièces, chacune claire ou foncée, haute ou basse, ronde ou carrée, pleine ou creuse. Vous posez la pièce que l’adversaire vous donne, puis vous choisissez la suivante pour lui. Quatre pièces alignées avec un point commun gagnent – mais seulement si on l’annonce.

## Noms par défaut

terminal-person-a = Joueur A
terminal-person-b = Joueur B
terminal-person = Joueur

## Pour commencer

terminal-choose-opponent = Qui joue ?
terminal-resume = Reprendre la partie inachevée
terminal-opponent-computer = Contre l’ordinateur
terminal-opponent-person = À deux sur ce clavier
terminal-choose-level = De quelle force doit être l’ordinateur ?
terminal-choose-rules = Avec quelles règles ?
terminal-start-keys = ↑ ↓ choisir   Entrée continuer   Échap retour ou sortie   ? règles
terminal-go-on = Il y a une partie inachevée. Voulez-vous la reprendre ?
terminal-too-small = La table demande 80 × 24 caractères. Agrandissez la fenêtre.

## Ce qu’il faut faire

terminal-to-give = { $name }, choisissez une pièce pour { $other } : { $piece } ?
terminal-to-place = { $name }, posez la pièce { $piece }.
terminal-to-close = { $name }, toutes les pièces sont posées. Annoncez QUARTO ! ou dites qu’il n’y a rien.
terminal-thinking = { $name } réfléchit…
terminal-pointing = Est-ce votre alignement, { $line } ?
terminal-nothing-full = Aucun alignement complet ne passe par la dernière pièce posée ; les anciens ne comptent plus.
terminal-false-call = { $name } annonce, mais ce n’est pas un alignement.
terminal-undone = Coup repris.
terminal-hand = { $name } tient
terminal-call-where = Allez à la case qui complète votre alignement, puis annoncez.
terminal-shared = { $line } : { $shared }.
terminal-overlooked = Personne n’a vu { $lines }.

## Questions

terminal-resign = { $name }, voulez-vous vraiment abandonner ?
terminal-draw = { $other }, { $name } propose la nulle. D’accord ?
terminal-draw-declined = { $name } continue de jouer.
terminal-leave = Quitter cette partie et en commencer une autre ?

## Fichiers

terminal-written = L’enregistrement est dans { $path }.
terminal-not-written = Impossible d’écrire { $path } : { $why }.
terminal-set-aside = La partie inachevée est gardée dans { $path }.
terminal-not-saved = La partie n’a pas pu être enregistrée dans { $path } : { $why }.
malformed-opponent = « { $text } » n’est pas un adversaire ; attendu une personne (person) ou un niveau de l’ordinateur, parmi : { $expected }.
malformed-save-data = Ce n’est pas une partie enregistrée : { $problem }.
malformed-save-format = Cette partie enregistrée n’est pas des nôtres : son format est « { $found } », attendu « { $expected } ».

## Touches

terminal-key-yes = y oui
terminal-key-no = n non
terminal-key-call = q QUARTO !
terminal-key-undo = u annuler
terminal-key-help = ? aide
terminal-key-quit = Ctrl-Q sortir
terminal-key-go-on = p reprendre
terminal-key-give-choose = ←↑↓→ 0–f choisir
terminal-key-give-enter = Entrée donner
terminal-key-place-choose = ←↑↓→ a1… choisir
terminal-key-place-enter = Entrée poser
terminal-key-close-enter = Entrée rien
terminal-key-pointing-choose = ←↑↓→ un autre
terminal-key-pointing-enter = Entrée annoncer
terminal-key-pointing-escape = Échap finalement non
terminal-key-over-enter = Entrée nouvelle partie
terminal-key-over-w = w écrire la partie

## Aide

terminal-help-turn = Posez votre pièce sur une case libre : flèches ou b2, puis Entrée ; ou un clic. Choisissez-en une pour l’adversaire : flèches ou chiffre, puis Entrée ; ou un clic.
terminal-help-line = Quatre pièces en rangée, colonne ou diagonale avec { $shared ->
        [1] un point commun
       *[other] { $shared } points communs
    } forment un alignement.
terminal-help-features = Seul ceci compte : { $features }.
terminal-help-squares = Quatre pièces en carré 2×2 aussi.
terminal-help-auto = Un alignement gagne aussitôt.
terminal-help-call-after = Un alignement ne gagne que si vous l’annoncez (q), juste après l’avoir complété.
terminal-help-call-before = Un alignement ne gagne qu’annoncé (q) avant la pose : allez à la case qui le complète, puis annoncez.
terminal-help-late-opponent = Ce qui vous échappe, l’adversaire peut l’annoncer dès qu’il a la pièce suivante ; après, c’est perdu.
terminal-help-late-either = Ce qui vous échappe, chacun peut l’annoncer (q ; Q pour qui vient de donner) jusqu’à la pose suivante ; après, c’est perdu.
terminal-help-late-none = Ce qui vous échappe est perdu.
terminal-help-false-refuse = Une seule annonce par tour : regardez bien.
terminal-help-false-forfeit = Une fausse annonce perd la partie : regardez bien.
terminal-help-time = Un coup prend au plus { $seconds } secondes.
terminal-help-pieces = Les pièces hautes ont trois lignes, les rondes des côtés arrondis ; les foncées sont remplies, un ○ en haut est un trou. Un point : la dernière posée. L claire, D foncée, R ronde, Q carrée, T haute, S basse, F pleine, H creuse.
terminal-help-keys =
    q ou !  annoncer QUARTO !   u  annuler            =  proposer la nulle
    n       nouvelle partie     r  abandonner         p  pause, reprise
    Ctrl-Q  sortir              w  écrire la partie   Échap  fermer ceci

    Une partie inachevée est gardée quand vous sortez.
