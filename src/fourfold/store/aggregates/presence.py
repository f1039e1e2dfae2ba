"""Presence: who is connected to which process, and what changed at tables of several processes.

Used only if several processes share a database, which is always PostgreSQL.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from sqlalchemy import bindparam, delete, func, select, text
from sqlalchemy.dialects.postgresql import ARRAY

from fourfold.play import Seat
from fourfold.store.backends.database import Database
from fourfold.store.rows import Glance, SeatRow
from fourfold.store.schema import events, presence, seats, tables

__all__ = ["Presence"]

#: Never deletes a row that it inserts.
_NOTE = text(
    "WITH here AS (SELECT * FROM unnest(CAST(:tables AS text[]), CAST(:seats AS text[]))"
    ' AS here("table", seat)), gone AS (DELETE FROM presence WHERE run = :run'
    ' AND "table" = ANY(CAST(:ids AS text[]))'
    ' AND ("table", seat) NOT IN (SELECT "table", seat FROM here))'
    ' INSERT INTO presence ("table", seat, run) SELECT "table", seat, :run FROM here'
    " ON CONFLICT DO NOTHING"
)
_GLANCE = (
    select(
        seats,
        tables.c.moved,
        select(func.max(events.c.seq))
        .where(events.c.table == seats.c.table)
        .scalar_subquery()
        .label("last"),
        select(func.array_agg(presence.c.run))
        .where(presence.c.table == seats.c.table, presence.c.seat == seats.c.seat)
        .scalar_subquery()
        .label("runs"),
    )
    .join(tables, tables.c.id == seats.c.table)
    .where(seats.c.table == bindparam("ids", type_=ARRAY(seats.c.table.type)).any_())
    .order_by(seats.c.seat)
)


class Presence:
    """The seats whose players are connected, by run."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def note(self, run: int, present: Mapping[str, Iterable[Seat]]) -> None:
        """Stores which seats of these tables have a player who is connected to this run."""
        here = [(table, seat.value) for table in sorted(present) for seat in present[table]]
        values = {
            "run": run,
            "ids": list(present),
            "tables": [table for table, _ in here],
            "seats": [seat for _, seat in here],
        }
        await self._database.execute(_NOTE, values)

    async def at(self, runs: Collection[int]) -> dict[str, dict[Seat, int]]:
        """Returns, by table and seat, to which of these runs the player is connected."""
        found: dict[str, dict[Seat, int]] = {}
        for row in await self._database.fetch(select(presence).where(presence.c.run.in_(runs))):
            found.setdefault(row.table, {})[Seat(row.seat)] = row.run
        return found

    async def forget(self, alive: Collection[int]) -> None:
        """Deletes the presence of dead runs; keeps that of runs newer than all in ``alive``."""
        gone = presence.c.run.not_in(alive) & (presence.c.run < max(alive))
        await self._database.execute(delete(presence).where(gone))

    async def glance(self, ids: Collection[str]) -> dict[str, Glance]:
        """Returns how long the logs of these tables are, who sits there, and who is connected."""
        rows = await self._database.fetch(_GLANCE, {"ids": list(ids)})
        last: dict[str, int] = {}
        moved: dict[str, str | None] = {}
        sitting: dict[str, list[SeatRow]] = {}
        present: dict[str, set[tuple[Seat, int]]] = {}
        for row in rows:
            seat = SeatRow.read(row)
            last[row.table], moved[row.table] = row.last or 0, row.moved
            sitting.setdefault(row.table, []).append(seat)
            present.setdefault(row.table, set()).update((seat.seat, run) for run in row.runs or ())
        return {
            id_: Glance(last[id_], (a, b), frozenset(present[id_]), moved[id_])
            for id_, (a, b) in sitting.items()
        }
