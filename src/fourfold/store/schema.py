"""The tables of the database. Events are only added; ``aggregates/retention.py`` deletes them."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

__all__ = [
    "duel_sides",
    "duels",
    "events",
    "guests",
    "links",
    "matches",
    "metadata",
    "presence",
    "runs",
    "seats",
    "tables",
]

# Named constraints, so that migrations can refer to them in every database.
metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

#: People without accounts; the token in their cookie is stored as a hash only.
guests = Table(
    "guests",
    metadata,
    Column("id", Text, primary_key=True),
    Column("token_hash", Text, nullable=False, unique=True),
    Column("name", Text),
    Column("locale", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

#: Series of games: the games to be played with their options.
matches = Table(
    "matches",
    metadata,
    Column("id", Text, primary_key=True),
    Column("games", Text, nullable=False),
)

#: Games. What is written here at the start never changes; ``outcome`` is stored once, at the end.
tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("deal", Text, nullable=False),
    Column("players", Text, nullable=False),
    Column("started", BigInteger, nullable=False),
    Column("match", Text, ForeignKey("matches.id")),
    #: The game that this one follows, as a rematch or in a match: each has at most one successor.
    Column("previous", Text, ForeignKey("tables.id"), unique=True),
    Column("invite", Text, unique=True),
    #: Whether anybody may take the empty seat.
    Column("public", Boolean, nullable=False),
    Column("due", BigInteger),
    Column("outcome", Text),
    #: The table at which its opener was seated instead: nobody joins this one any more.
    Column("moved", Text),
    Index("ix_tables_due", "due"),
)
#: Public tables where a seeker may wait: a small partial index, so that they are found quickly.
_waiting = tables.c.public & tables.c.outcome.is_(None) & tables.c.moved.is_(None)
Index("ix_tables_waiting", tables.c.game, postgresql_where=_waiting, sqlite_where=_waiting)

seats = Table(
    "seats",
    metadata,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Text, primary_key=True),
    Column("guest", Text, ForeignKey("guests.id"), index=True),
    Column("level", Text),
    #: The name under which a player joined; the opener's name is in ``tables.players``.
    Column("name", Text),
)

events = Table(
    "events",
    metadata,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("seat", Text),
    Column("at", BigInteger, nullable=False),
    Column("action", Text, nullable=False),
    #: The idempotency key that the client sent with the action; NULL without one.
    Column("id", Text),
    UniqueConstraint("table", "seat", "id"),
)

#: One-time links that move a seat to another device.
links = Table(
    "links",
    metadata,
    Column("token_hash", Text, primary_key=True),
    Column("table", Text, ForeignKey("tables.id"), nullable=False),
    Column("seat", Text, nullable=False),
    Column("guest", Text, ForeignKey("guests.id"), nullable=False),
    Column("expires", BigInteger, nullable=False),
)

#: Two hands that differ only in colours; ``best`` is the count of the best figure of either.
duels = Table(
    "duels",
    metadata,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("hands", Text, nullable=False),
    Column("best", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
)

#: The sides of duels: who builds, from when to when, and the figure that they built.
duel_sides = Table(
    "duel_sides",
    metadata,
    Column("duel", Text, ForeignKey("duels.id"), primary_key=True),
    Column("seat", Text, primary_key=True),
    #: NULL after the guest was deleted.
    Column("guest", Text, ForeignKey("guests.id")),
    Column("started", BigInteger),
    Column("finished", BigInteger),
    Column("placements", Text),
    UniqueConstraint("duel", "guest"),
)

#: When processes of the server were up. No clock is charged for the time when none was.
runs = Table(
    "runs",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("started", BigInteger, nullable=False),
    Column("beat", BigInteger, nullable=False),
)

#: Which players are connected to which run; written only if several processes share the database.
presence = Table(
    "presence",
    metadata,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Text, primary_key=True),
    Column("run", Integer, ForeignKey("runs.id"), primary_key=True),
)
