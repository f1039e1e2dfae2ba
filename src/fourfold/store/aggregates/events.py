"""Events: the log of each table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import bindparam, func, select
from sqlalchemy.dialects.postgresql import ARRAY

from fourfold.store.backends.batch import GroupCommit, Rows
from fourfold.store.backends.database import Database
from fourfold.store.rows import EventRow, Note, encode
from fourfold.store.schema import events

__all__ = ["Events", "event_values"]

#: How many events are read at once: PostgreSQL's rows are decoded in the event loop.
EVENTS_PAGE = 1_000

_COLUMNS = (events.c.seq, events.c.seat, events.c.at, events.c.action, events.c.id)
#: Tables by their ids, and the event up to which the log of each is known.
_ASKED = (
    func.unnest(
        bindparam("ids", type_=ARRAY(events.c.table.type)),
        bindparam("known", type_=ARRAY(events.c.seq.type)),
    )
    .table_valued("id", "known")
    .render_derived()
)
_NEWS = (
    select(events.c.table, *_COLUMNS)
    .join(_ASKED, (events.c.table == _ASKED.c.id) & (events.c.seq > _ASKED.c.known))
    .order_by(events.c.seq)
)


class Events:
    """The logs of all tables. Events are only added."""

    def __init__(self, database: Database, commits: GroupCommit) -> None:
        self._database = database
        self._commits = commits

    async def append(self, table: str, rows: Sequence[EventRow], note: Note | None = None) -> None:
        """Adds events to a log; returns when they are durable.

        Raises ``Conflict`` if the number of the first one, or an action's id, is taken.
        """
        written: Rows = {"event": event_values(table, rows)}
        if note:
            values = {"id": table, "due": note.due, "outcome": encode(note.outcome)}
            written = {**written, "note": [values]}
        await self._commits.commit(table, written)

    async def of(self, table: str, after: int = 0) -> list[EventRow]:
        """Returns the events of a table after a number, in order."""
        found: list[EventRow] = []
        while True:
            query = (
                select(*_COLUMNS)
                .where(events.c.table == table, events.c.seq > after)
                .order_by(events.c.seq)
                .limit(EVENTS_PAGE)
            )
            page = await self._database.fetch(query)
            found += [EventRow.read(*row) for row in page]
            if len(page) < EVENTS_PAGE:
                return found
            after = found[-1].seq

    async def news(self, known: Mapping[str, int]) -> dict[str, list[EventRow]]:
        """Returns the events of several tables after known numbers, on PostgreSQL."""
        asked = {"ids": list(known), "known": list(known.values())}
        found: dict[str, list[EventRow]] = {}
        for table, *row in await self._database.fetch(_NEWS, asked):
            found.setdefault(table, []).append(EventRow.read(*row))
        return found


def event_values(table: str, rows: Sequence[EventRow]) -> list[dict[str, Any]]:
    """Returns events as the database stores them."""
    return [
        {
            "table": table,
            "seq": row.seq,
            "seat": row.seat.value if row.seat else None,
            "at": row.at,
            "action": row.action,
            "id": row.id or None,
        }
        for row in rows
    ]
