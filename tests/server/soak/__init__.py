"""Players under load, faults in a seeded order, and a checker of what everybody was told.

``bench/soak.py`` runs it for long, ``tests/server/test_soak.py`` for a minute or two.
"""

#: After how many seconds the other player may claim the game, at the servers of a soak.
GRACE_SECONDS = 2.5
