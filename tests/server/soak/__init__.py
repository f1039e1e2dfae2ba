"""Players under load, faults in a seeded order, and a checker of what everybody was told.

``bench/soak.py`` runs it for long, ``tests/server/test_soak.py`` for half a minute.
"""
