"""Tables: games as they were opened, their seats, and how they ended."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, Select, func, or_, select

from fourfold.play import Instant, Match, Outcome, Seat
from fourfold.store.aggregates.events import event_values
from fourfold.store.backends.batch import GroupCommit
from fourfold.store.backends.database import Database
from fourfold.store.rows import EventRow, RunningRow, SeatRow, TableRow, encode
from fourfold.store.schema import events, seats, tables

__all__ = ["Tables"]

_OUTCOME = msgspec.json.Decoder(Outcome)
_PLAYERS = msgspec.json.Decoder(tuple[str | None, str | None])


class Tables:
    """The tables of a database."""

    def __init__(self, database: Database, commits: GroupCommit) -> None:
        self._database = database
        self._commits = commits

    async def add(
        self, row: TableRow, first: Sequence[EventRow] = (), plan: Match | None = None
    ) -> None:
        """Adds a table with its first events; ``plan`` opens its match.

        Raises ``Conflict`` if another table follows the same one.
        """
        match = [{"id": row.match, "games": encode(plan)}] if plan else []
        await self._commits.commit(
            row.previous or row.id,
            {
                "match": match,
                "table": [_table_values(row)],
                "seat": [_seat_values(row.id, seat) for seat in row.seats],
                "event": event_values(row.id, first),
            },
        )

    async def get(self, id: str) -> TableRow | None:  # noqa: A002
        """Returns a table."""
        return await self._one(tables.c.id == id)

    async def by_invite(self, invite: str) -> TableRow | None:
        """Returns the table that an invitation leads to."""
        return await self._one(tables.c.invite == invite)

    async def after(self, previous: str) -> TableRow | None:
        """Returns the table that follows another one."""
        return await self._one(tables.c.previous == previous)

    async def of_guest(
        self, guest: str, most: int = 100, after: TableRow | None = None
    ) -> list[TableRow]:
        """Returns a page of a guest's tables, newest first, after the last of the page before.

        Leaves out tables that the guest left for another seeker's.
        """
        query = select(tables).where(_seated(guest), tables.c.moved.is_(None))
        if after:
            same = (tables.c.started == after.started) & (tables.c.id > after.id)
            query = query.where(or_(tables.c.started < after.started, same))
        return await self._all(query.order_by(tables.c.started.desc(), tables.c.id).limit(most))

    async def page(self, after: str = "", most: int = 500) -> list[TableRow]:
        """Returns a page of all tables by id."""
        query = select(tables).where(tables.c.id > after).order_by(tables.c.id)
        return await self._all(query.limit(most))

    async def due(self) -> list[TableRow]:
        """Returns the unfinished tables with a deadline."""
        running = tables.c.due.is_not(None) & tables.c.outcome.is_(None)
        return await self._all(select(tables).where(running))

    async def following(self, rows: Sequence[TableRow]) -> dict[str, str]:
        """Returns, by table, where its players continued: the next game or a seeker's table."""
        moved = {row.id: row.moved for row in rows if row.moved}
        if not rows:
            return moved
        ids = [row.id for row in rows]
        query = select(tables.c.previous, tables.c.id).where(tables.c.previous.in_(ids))
        return {row.previous: row.id for row in await self._database.fetch(query)} | moved

    async def unfinished_of(self, guest: str, since: Instant, most: int) -> list[Instant]:
        """Returns when a guest's unfinished tables were started, since an instant, oldest first."""
        running = tables.c.outcome.is_(None) & tables.c.moved.is_(None)
        query = select(tables.c.started).where(_seated(guest), running, tables.c.started >= since)
        found = await self._database.fetch(query.order_by(tables.c.started).limit(most))
        return [row.started for row in found]

    async def running_of(self, guest: str) -> list[RunningRow]:
        """Returns a guest's seats at unfinished tables, with the numbers of the last events."""
        last = (
            select(func.coalesce(func.max(events.c.seq), 0))
            .where(events.c.table == tables.c.id)
            .scalar_subquery()
        )
        query = (
            select(tables.c.id, tables.c.game, seats.c.seat, last)
            .join(seats, seats.c.table == tables.c.id)
            .where(seats.c.guest == guest, tables.c.outcome.is_(None))
        )
        rows = await self._database.fetch(query)
        return [RunningRow(id_, game, Seat(seat), seq) for id_, game, seat, seq in rows]

    async def _one(self, condition: ColumnElement[bool]) -> TableRow | None:
        found = await self._all(select(tables).where(condition))
        return found[0] if found else None

    async def _all(self, query: Select[Any]) -> list[TableRow]:
        return await self._database.read(partial(_read, query))


def _read(query: Select[Any], connection: Connection) -> list[TableRow]:
    """Reads tables and their seats in two statements."""
    rows = connection.execute(query).all()
    sitting: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
    at_them = select(seats).where(seats.c.table.in_(sitting)).order_by(seats.c.seat)
    for seat in connection.execute(at_them) if rows else ():
        sitting[seat.table].append(SeatRow.read(seat))
    return [_table_row(row, sitting[row.id]) for row in rows]


def _seated(guest: str) -> ColumnElement[bool]:
    """Selects tables at which a guest sits."""
    return tables.c.id.in_(select(seats.c.table).where(seats.c.guest == guest))


def _table_row(row: Row[Any], sitting: list[SeatRow]) -> TableRow:
    return TableRow(
        id=row.id,
        game=row.game,
        rules=row.rules,
        options=row.options,
        deal=row.deal,
        players=_PLAYERS.decode(row.players),
        started=row.started,
        seats=(sitting[0], sitting[1]),
        match=row.match,
        previous=row.previous,
        invite=row.invite,
        public=row.public,
        due=row.due,
        outcome=_OUTCOME.decode(row.outcome) if row.outcome else None,
        moved=row.moved,
    )


def _table_values(row: TableRow) -> dict[str, Any]:
    return {
        "id": row.id,
        "game": row.game,
        "rules": row.rules,
        "options": row.options,
        "deal": row.deal,
        "players": encode(row.players),
        "started": row.started,
        "match": row.match,
        "previous": row.previous,
        "invite": row.invite,
        "public": row.public,
        "due": row.due,
        "outcome": encode(row.outcome),
        "moved": row.moved,
    }


def _seat_values(table: str, row: SeatRow) -> dict[str, Any]:
    return {
        "table": table,
        "seat": row.seat.value,
        "guest": row.guest,
        "level": row.level,
        "name": row.name,
    }
