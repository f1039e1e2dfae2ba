"""The soak: players under load, faults in a seeded order, and a checker of what they were told.

``bench/soak.py`` runs it for long, ``tests/server/soak/test_soak.py`` for a minute or two.
"""

#: Seconds of absence after which a game can be claimed, at the servers of a soak.
GRACE_SECONDS = 2.5
