"""Group commit: writes that arrive while a commit runs, or soon after one, share the next one.

Rows travel as JSON. SQLite gets one statement for each kind of row, because after every statement
the thread has to wait for the others. PostgreSQL gets a single statement for all rows, which is a
transaction by itself: to begin and end one would cost two more round trips.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, Table, TextClause, text

from fourfold.store.backends.database import Database
from fourfold.store.errors import Conflict, is_refused, is_taken
from fourfold.store.schema import events, guests, matches, seats, tables

__all__ = ["Batch", "Commit", "GroupCommit", "RowKind", "Rows"]

#: A note comes with events: when the next deadline of their table is, and how its game ended.
RowKind = Literal["guest", "match", "table", "seat", "event", "note"]
Rows = Mapping[RowKind, Sequence[Mapping[str, Any]]]
End = Literal["stored", "conflict", "failed"]

#: The least time from one commit to the next while writes share them. A commit costs as much as
#: several actions, however many share it.
SPACING_SECONDS = 0.002


class Commit(msgspec.Struct, frozen=True):
    """How many writes shared a commit, how long it took and how it ended."""

    appends: int
    seconds: float
    end: End


class Write(msgspec.Struct):
    """Rows that wait for the next commit, all of them or none."""

    #: The table or guest that they belong to; for a new table, the table that it follows.
    key: str
    rows: Rows
    done: asyncio.Future[None]

    def settle(self, error: Exception | None = None) -> None:
        """Tells the caller how the write ended, unless it no longer waits."""
        if self.done.done():
            return
        if error:
            self.done.set_exception(error)
        else:
            self.done.set_result(None)


Batch = Sequence[Write]


class GroupCommit:
    """Commits rows; those that come while a commit runs go together into the next one."""

    def __init__(self, database: Database) -> None:
        #: Called with every commit.
        self.on_commit: Callable[[Commit], None] = lambda commit: None
        self._database = database
        self._waiting: list[Write] = []
        self._closing = False
        self._wake = asyncio.Event()
        #: Since when the present commit is unanswered, and when the last one was answered.
        self._asked: float | None = None
        self._answered = time.monotonic()
        #: When the next commit may begin.
        self._next = 0.0
        self._writer = asyncio.create_task(self._run())

    @property
    def answered_seconds_ago(self) -> float:
        """How long ago the database took a commit."""
        return time.monotonic() - self._answered

    @property
    def unanswered_seconds(self) -> float:
        """How long the database has left the present commit unanswered."""
        return 0.0 if self._asked is None else time.monotonic() - self._asked

    async def commit(self, key: str, rows: Rows) -> None:
        """Writes rows, all or none; returns when they are durable.

        Cancelling the wait does not undo the write. Raises ``Conflict`` if another process, or an
        earlier write, was first.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(Write(key, rows, done))
        self._wake.set()
        await done

    async def close(self) -> None:
        """Commits the writes that wait, then ends."""
        self._closing = True
        self._wake.set()
        await asyncio.wait([self._writer])

    async def _run(self) -> None:
        while self._waiting or not self._closing:
            await self._wake.wait()
            self._wake.clear()
            if not self._waiting:
                continue
            if (pause := self._next - time.monotonic()) > 0 and not self._closing:
                await asyncio.sleep(pause)
            async with self._database.turn:
                batch, self._waiting = _first_of_each(self._waiting)
                # A write that comes alone is written at once: nobody would share its commit.
                self._next = time.monotonic() + SPACING_SECONDS if len(batch) > 1 else 0.0
                if self._waiting:
                    self._wake.set()
                if not await self._commit(batch):
                    for write in batch:  # One of them is at fault: alone, each gets its own answer.
                        await self._commit([write])

    async def _commit(self, batch: Batch) -> bool:
        """Commits a batch and settles its writes; returns False if each has to be retried alone."""
        start = time.perf_counter()
        cause: Exception | None = None
        self._asked = time.monotonic()
        try:
            lost = await self._database.commit(partial(_write, batch), single=True)
        except Exception as error:
            if len(batch) > 1 and is_refused(error):
                return False
            if not is_taken(error):
                self._settle(batch, start, "failed", error)
                return True
            lost, cause = frozenset({batch[0].key}), error
        finally:
            self._asked = None
        self._answered = time.monotonic()
        self._settle([write for write in batch if write.key not in lost], start, "stored")
        for write in batch:
            if write.key in lost:
                conflict = Conflict()
                conflict.__cause__ = cause
                self._settle([write], start, "conflict", conflict)
        return True

    def _settle(self, batch: Batch, start: float, end: End, error: Exception | None = None) -> None:
        if batch:
            self.on_commit(Commit(len(batch), time.perf_counter() - start, end))
        for write in batch:
            write.settle(error)


def _first_of_each(waiting: Batch) -> tuple[list[Write], list[Write]]:
    """Splits writes into the first of each key, and those that wait for a later commit.

    Sorts by key, so that two processes do not wait for each other's rows.
    """
    first: dict[str, Write] = {}
    for write in waiting:
        first.setdefault(write.key, write)
    return (
        [first[key] for key in sorted(first)],
        [write for write in waiting if first[write.key] is not write],
    )


def _write(batch: Batch, connection: Connection) -> frozenset[str]:
    """Writes a batch, except for writes that have lost a race; returns the keys of these.

    Raises, and writes nothing, if it cannot tell which write is at fault.
    """
    encoded = _encoded(batch)
    driver = connection.connection.driver_connection
    if isinstance(driver, sqlite3.Connection):
        for step, rows in encoded.items():
            driver.execute(_SQLITE[step], [rows])
        return frozenset()
    won = set(connection.scalars(_postgresql(tuple(encoded)), encoded))
    return frozenset(
        write.key
        for write in batch
        if (appended := write.rows.get("event")) and appended[0]["table"] not in won
    )


def _encoded(batch: Batch) -> dict[str, str]:
    """Returns the rows of each step as JSON, in the order in which rows refer to each other."""

    def all_of(kind: RowKind, which: slice = slice(None)) -> list[Mapping[str, Any]]:
        return [row for write in batch for row in write.rows.get(kind, ())[which]]

    rows = {
        "guest": all_of("guest"),
        "match": all_of("match"),
        "table": all_of("table"),
        "seat": all_of("seat"),
        # The first event of a write decides the race: a rival's event has the same number.
        "event": all_of("event", slice(1)),
        "more": all_of("event", slice(1, None)),
        "note": all_of("note"),
    }
    return {step: msgspec.json.encode(some).decode() for step, some in rows.items() if some}


def _insert(table: Table, rows: str, value: str) -> str:
    """Returns the statement that inserts any number of rows."""
    names = [column.name for column in table.columns]
    columns = ", ".join(f'"{name}"' for name in names)
    values = ", ".join(value.format(name) for name in names)
    return f"INSERT INTO {table.name} ({columns}) SELECT {values} FROM {rows}"


def _insert_sqlite(table: Table) -> str:
    return _insert(table, "json_each(?)", "json_extract(value, '$.{}')")


def _insert_postgresql(table: Table, step: str) -> str:
    rows = f"json_populate_recordset(NULL::{table.name}, CAST(:{step} AS json)) AS new"
    return _insert(table, rows, 'new."{}"')


_SQLITE = {
    "guest": _insert_sqlite(guests),
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
    "guest": _insert_postgresql(guests, "guest"),
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
def _postgresql(steps: tuple[str, ...]) -> TextClause:
    """Joins steps into one statement, which returns the tables whose events it has written."""
    parts = ", ".join(f'"{step} written" AS ({_POSTGRESQL[step]})' for step in steps)
    won = 'SELECT "table" FROM "event written"' if "event" in steps else "SELECT NULL WHERE false"
    return text(f"WITH {parts} {won}")
