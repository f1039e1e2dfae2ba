### Revoir des parties de Pentaraduga.

web-replay-began-tiles = { $known ->
        [yes] Les tuiles sont distribuées. { $name } commence.
       *[no] Les tuiles sont distribuées.
    }
web-replay-result-points = { $won ->
        [yes] { $name } gagne, { $high } à { $low }. { $why }
       *[no] Partie nulle, { $high } à { $low }. { $why }
    }
web-replay-told-arrange = { $name } construit.
web-replay-told-check = { $name } montre sa figure.
web-replay-told-surrender = { $name } se rend.
web-replay-both-build = Les deux construisent.

## Pleines manquées

web-replay-full-possible = { $count ->
        [1] { $name } aurait aussi pu poser une tuile pleine.
       *[other] { $name } aurait aussi pu poser une tuile pleine, à { $count } endroits.
    }
web-replay-full-some = { $count ->
        [1] Une fois dans cette partie, une tuile pleine était possible et n’a pas été posée.
       *[other] { $count } fois dans cette partie, une tuile pleine était possible et n’a pas été posée.
    }
web-replay-full-none = Aucune tuile pleine n’a été manquée.
web-replay-full-show = Voir où
web-replay-full-place = Pleine ici : { $tile }
web-replay-full-here = Une tuile pleine était possible ici

## La meilleure figure

web-replay-best-seek = Que pouvait construire { $name } ?
web-replay-best-busy = Recherche…
web-replay-best-of = La meilleure figure ({ $name })
web-replay-best-more = L’étudier
web-replay-best = { $found ->
       *[no] Ces tuiles ne donnent pas de telle figure.
        [yes] { $goal ->
            [frame] { $name } : le plus grand cadre avec ces tuiles.
           *[other] { $proved ->
               *[yes] { $name } : la meilleure figure avec ces tuiles vaut { $count }.
                [no] { $name } : la meilleure figure trouvée jusqu’ici avec ces tuiles vaut { $count }.
            }
        }
    }

## Continuer

web-replay-on-tiles = Une nouvelle table qui commence comme ici. Les pendules repartent à zéro, et les annonces sont oubliées.
web-replay-on-keep = Jouer avec un ami et les mêmes tuiles cachées. Votre ami doit être d’accord. Sinon, les tuiles cachées sont tirées à nouveau.
web-replay-on-running = Cette partie se joue encore. Vous pourrez continuer d’ici quand elle sera finie.
web-replay-on-covered = Une figure de cette partie reste couverte : personne ne peut continuer d’ici.
