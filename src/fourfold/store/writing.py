"""What is written all the time: all the rows of a commit, in as few steps as a database allows.

Rows travel as JSON. SQLite takes a step for each kind of them: between any two steps a thread waits
for its turn among all others. PostgreSQL takes a single statement, which is a transaction by
itself: beginning and ending one would be twice more to be answered.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import Connection, Table, TextClause, text

from fourfold.store.schema import events, matches, seats, tables

__all__ = ["Write", "first_of_each", "write"]


class Write(msgspec.Struct):
    """Rows that wait for the next commit, all of them or none: by kind, as below."""

    #: The game that they belong to, or follow.
    game: str
    rows: Mapping[str, Sequence[Mapping[str, Any]]]
    done: asyncio.Future[None]


def first_of_each(waiting: Sequence[Write]) -> tuple[list[Write], list[Write]]:
    """A commit's worth, one write for each game; and what waits for the commits after it.

    In one order everywhere: two processes must not wait for each other.
    """
    first: dict[str, Write] = {}
    for one in waiting:
        first.setdefault(one.game, one)
    return (
        [first[game] for game in sorted(first)],
        [one for one in waiting if first[one.game] is not one],
    )


def write(batch: Sequence[Write], connection: Connection) -> frozenset[str]:
    """Writes all but what others have written first; the games of which that is so.

    Raises, and writes nothing, where it cannot be told whose fault that is.
    """
    driver = connection.connection.driver_connection

    def all_of(kind: str, which: slice = slice(None)) -> list[Mapping[str, Any]]:
        return [row for one in batch for row in one.rows.get(kind, ())[which]]

    rows = {kind: all_of(kind) for kind in ("match", "table", "seat", "note")}
    # The first event of each decides: whoever wants to write the next ones has read it.
    rows |= {"event": all_of("event", slice(1)), "more": all_of("event", slice(1, None))}
    encoded = {kind: msgspec.json.encode(rows[kind]).decode() for kind in _SQLITE if rows[kind]}
    if isinstance(driver, sqlite3.Connection):
        for kind, one in encoded.items():
            driver.execute(_SQLITE[kind], [one])
        return frozenset()
    won = set(connection.scalars(_postgresql(tuple(encoded)), encoded))
    return frozenset(row["table"] for row in rows["event"]) - won


def _insert(table: Table, rows: str, value: str) -> str:
    """Takes any number of rows."""
    names = [column.name for column in table.columns]
    columns = ", ".join(f'"{name}"' for name in names)
    values = ", ".join(value.format(name) for name in names)
    return f"INSERT INTO {table.name} ({columns}) SELECT {values} FROM {rows}"


def _insert_sqlite(table: Table) -> str:
    return _insert(table, "json_each(?)", "json_extract(value, '$.{}')")


def _insert_postgresql(table: Table, kind: str) -> str:
    rows = f"json_populate_recordset(NULL::{table.name}, CAST(:{kind} AS json)) AS new"
    return _insert(table, rows, 'new."{}"')


#: A note comes with events: when the next deadline is, and how the game ended.
_SQLITE = {
    "match": _insert_sqlite(matches),
    "table": _insert_sqlite(tables),
    "seat": _insert_sqlite(seats),
    "event": _insert_sqlite(events),
    "more": _insert_sqlite(events),
    "note": (
        "UPDATE tables SET due = json_extract(value, '$.due'),"
        " outcome = json_extract(value, '$.outcome')"
        " FROM json_each(?) WHERE tables.id = json_extract(value, '$.id')"
    ),
}

_POSTGRESQL = {
    "match": _insert_postgresql(matches, "match"),
    "table": _insert_postgresql(tables, "table"),
    "seat": _insert_postgresql(seats, "seat"),
    "event": f'{_insert_postgresql(events, "event")} ON CONFLICT DO NOTHING RETURNING "table"',
    "more": (
        f"{_insert_postgresql(events, 'more')}"
        ' WHERE new."table" IN (SELECT "table" FROM "event written")'
    ),
    "note": (
        "UPDATE tables SET due = new.due, outcome = new.outcome"
        " FROM json_populate_recordset(NULL::tables, CAST(:note AS json)) AS new"
        ' WHERE tables.id = new.id AND new.id IN (SELECT "table" FROM "event written")'
    ),
}


@cache
def _postgresql(kinds: tuple[str, ...]) -> TextClause:
    """One statement for all of these kinds; the games whose events it has written."""
    parts = ", ".join(f'"{kind} written" AS ({_POSTGRESQL[kind]})' for kind in kinds)
    won = 'SELECT "table" FROM "event written"' if "event" in kinds else "SELECT NULL WHERE false"
    return text(f"WITH {parts} {won}")
