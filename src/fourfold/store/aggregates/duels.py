"""Duels: two hands, built against the clock."""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, insert, select, update

from fourfold.play import Instant, Seat
from fourfold.store.backends.database import Database
from fourfold.store.errors import conflicts
from fourfold.store.rows import DuelRow, DuelSideRow
from fourfold.store.schema import duel_sides, duels, guests

__all__ = ["Duels"]


class Duels:
    """The duels of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, row: DuelRow, guest: str) -> None:
        """Adds a duel, with the guest who proposes it on the first side."""
        values = msgspec.structs.asdict(row)
        del values["sides"]
        side = {"duel": row.id, "seat": Seat.A.value, "guest": guest}

        def work(connection: Connection) -> None:
            connection.execute(insert(duels), values)
            connection.execute(insert(duel_sides), side)

        await self._database.write(work)

    async def get(self, id: str) -> DuelRow | None:  # noqa: A002
        """Returns a duel, and who builds there under which names."""
        found = await self._all(duels.c.id == id)
        return found[0] if found else None

    async def of_guest(self, guest: str) -> list[DuelRow]:
        """Returns the duels in which a guest builds."""
        return await self._all(_built(duel_sides.c.guest == guest))

    async def begun_by(self, guest: str, since: Instant) -> list[DuelRow]:
        """Returns the duels that a guest has begun since an instant, and not handed in."""
        begun = (duel_sides.c.guest == guest) & (duel_sides.c.started >= since)
        return await self._all(_built(begun & duel_sides.c.finished.is_(None)))

    async def begin(self, id: str, guest: str, at: Instant) -> None:  # noqa: A002
        """Starts a guest's clock, once; a guest without a side takes the open one.

        Raises ``Conflict`` if both sides are taken.
        """
        with conflicts():
            await self._database.write(partial(_begin, id, guest, at))

    async def finish(self, id: str, guest: str, at: Instant, placements: str) -> None:  # noqa: A002
        """Stores what a guest has built; only the first time counts."""
        mine = (duel_sides.c.duel == id) & (duel_sides.c.guest == guest)
        open_ = duel_sides.c.started.is_not(None) & duel_sides.c.finished.is_(None)
        change = update(duel_sides).where(mine, open_).values(finished=at, placements=placements)
        await self._database.execute(change)

    async def _all(self, condition: ColumnElement[bool]) -> list[DuelRow]:
        return await self._database.read(partial(_read, condition))


def _built(sides: ColumnElement[bool]) -> ColumnElement[bool]:
    """Selects the duels with such a side."""
    return duels.c.id.in_(select(duel_sides.c.duel).where(sides))


def _begin(id: str, guest: str, at: Instant, connection: Connection) -> None:  # noqa: A002
    mine = (duel_sides.c.duel == id) & (duel_sides.c.guest == guest)
    start = update(duel_sides).where(mine, duel_sides.c.started.is_(None)).values(started=at)
    if connection.execute(start).rowcount:
        return
    if connection.execute(select(duel_sides.c.seat).where(mine)).first() is None:
        side = {"duel": id, "seat": Seat.B.value, "guest": guest, "started": at}
        connection.execute(insert(duel_sides), side)


def _read(condition: ColumnElement[bool], connection: Connection) -> list[DuelRow]:
    """Reads duels and their sides in two statements."""
    rows = connection.execute(
        select(duels).where(condition).order_by(duels.c.created, duels.c.id)
    ).all()
    sides: dict[str, list[DuelSideRow]] = {row.id: [] for row in rows}
    building = (
        select(duel_sides, guests.c.name)
        .outerjoin(guests, guests.c.id == duel_sides.c.guest)
        .where(duel_sides.c.duel.in_(sides))
        .order_by(duel_sides.c.seat)
    )
    for side in connection.execute(building) if rows else ():
        sides[side.duel].append(_side(side))
    return [
        DuelRow(row.id, row.kind, row.hands, row.best, row.created, tuple(sides[row.id]))
        for row in rows
    ]


def _side(row: Row[Any]) -> DuelSideRow:
    return DuelSideRow(
        Seat(row.seat), row.guest, row.name, row.started, row.finished, row.placements
    )
