"""Live tables: the hall that keeps them in memory, and the parts that a table is made of.

Calls go one way: the hall calls a table; a table and its writer call the log, the audience, the
scheduler and the credit; these call the store or send messages. None of them calls back: the state
of a table says what it needs from the hall (``wants_next_game``, ``is_outdated``).
"""
