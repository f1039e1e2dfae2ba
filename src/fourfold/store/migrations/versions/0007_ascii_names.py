"""Names of tiles and directions in ASCII instead of the book's letters."""

from __future__ import annotations

import re

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

#: The letters as they were on the day of this migration.
_COLOURS = str.maketrans("кожзсфКОЖЗСФ", "roygbvROYGBV")
_DIRECTIONS = str.maketrans("ВПНЛ", "URDL")
#: A tile in JSON, and its direction if it is a placement.
_NAME = re.compile('"([кожзсф][КОЖЗСФ][кожзсф])"(?:,"([ВПНЛ])")?')
#: The beginning of an action that holds a player's name, and no tiles.
_JOIN = '{"type":"join"'


def upgrade() -> None:
    """Renames them wherever games, matches and duels are stored; names of people stay."""
    tables = sa.table("tables", *map(sa.column, ("id", "game", "options", "deal")))
    events = sa.table("events", *map(sa.column, ("table", "seq", "action")))
    matches = sa.table("matches", *map(sa.column, ("id", "games")))
    duels = sa.table("duels", *map(sa.column, ("id", "hands")))
    sides = sa.table("duel_sides", *map(sa.column, ("duel", "seat", "placements")))
    _rename(tables, ("id",), ("options", "deal"), tables.c.game != "quarto")
    _rename(matches, ("id",), ("games",))
    _rename(duels, ("id",), ("hands",))
    _rename(sides, ("duel", "seat"), ("placements",), sides.c.placements.is_not(None))
    others = sa.select(tables.c.id).where(tables.c.game != "quarto")
    for (id_,) in op.get_bind().execute(others).all():
        _rename(events, ("table", "seq"), ("action",), events.c.table == id_)


def _rename(
    table: sa.TableClause,
    keys: tuple[str, ...],
    columns: tuple[str, ...],
    where: sa.ColumnElement[bool] | None = None,
) -> None:
    """Renames tiles and directions in some columns of the rows that have any."""
    found = sa.select(*(table.c[name] for name in keys + columns))
    connection = op.get_bind()
    for row in connection.execute(found if where is None else found.where(where)).mappings().all():
        renamed = {name: _renamed(row[name]) for name in columns}
        if renamed != {name: row[name] for name in columns}:
            same = sa.and_(*(table.c[key] == row[key] for key in keys))
            connection.execute(sa.update(table).where(same).values(renamed))


def _renamed(text: str) -> str:
    def ascii_name(found: re.Match[str]) -> str:
        tile = f'"{found[1].translate(_COLOURS)}"'
        return tile + (f',"{found[2].translate(_DIRECTIONS)}"' if found[2] else "")

    return text if text.startswith(_JOIN) else _NAME.sub(ascii_name, text)
