"""Seats: taking a seat, pairing two seekers, and moving a seat to another device."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial

from sqlalchemy import Connection, delete, exists, insert, select, update

from fourfold.play import Instant, Seat
from fourfold.store.aggregates.events import event_values
from fourfold.store.backends.database import Database
from fourfold.store.errors import conflicts
from fourfold.store.rows import EventRow, SeatRow, SeekerRow
from fourfold.store.schema import events, links, matches, presence, seats, tables

__all__ = ["Seats"]


class _SeatGone(Exception):
    """Rolls a transaction back: the seat is no longer free."""


class Seats:
    """Who sits where, and who waits for any opponent."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def guest_at(self, table: str, seat: Seat) -> str | None:
        """Returns the id of the guest who sits there."""
        query = select(seats.c.guest).where(seats.c.table == table, seats.c.seat == seat.value)
        row = await self._database.fetch_one(query)
        return row.guest if row else None

    # Taking a seat

    async def take(
        self,
        table: str,
        row: SeatRow,
        joined: Sequence[EventRow],
        due: Instant | None = None,
    ) -> bool:
        """Seats a player and appends the events; returns False if the seat is not empty.

        ``due`` is the first deadline, if the clock runs from now on. Raises ``Conflict`` if the
        number of an event is taken.
        """
        return await self._seat(partial(_take, table, row, joined, due))

    async def pair(
        self,
        younger: str,
        older: str,
        row: SeatRow,
        joined: Sequence[EventRow],
        due: Instant | None = None,
    ) -> bool:
        """Seats the seeker of the younger table at the older one, and retires the younger.

        Returns False, and changes nothing, unless both still wait.
        """
        return await self._seat(partial(_pair, younger, older, row, joined, due))

    async def _seat(self, work: Callable[[Connection], None]) -> bool:
        with conflicts():
            try:
                await self._database.write(work)
            except _SeatGone:
                return False
            return True

    # Seekers

    async def seekers(self, ids: Collection[str] | None = None) -> list[SeekerRow]:
        """Returns the seekers at these tables, the longest wait first.

        Without ids, returns the seekers who are connected to any process according to ``presence``.
        """
        query = _CONNECTED if ids is None else _SEEKERS.where(tables.c.id.in_(ids))
        found: dict[str, SeekerRow] = {}
        for id_, game, options, plan, started, seat, guest, *run in await self._database.fetch(
            query
        ):
            known = found.get(id_)
            runs = (known.runs if known else frozenset()) | frozenset(run)
            found[id_] = SeekerRow(id_, game, options, plan, started, Seat(seat), guest, runs)
        return list(found.values())

    # Moving a seat to another device

    async def add_link(
        self, token_hash: str, table: str, seat: Seat, guest: str, expires: Instant
    ) -> None:
        """Adds a one-time link that moves a guest's seat to another device."""
        values = {"table": table, "seat": seat.value, "guest": guest, "expires": expires}
        await self._database.execute(insert(links).values(token_hash=token_hash, **values))

    async def has_link(self, token_hash: str, at: Instant) -> bool:
        """Returns whether there is such a link, and it has not expired."""
        wanted = (links.c.token_hash == token_hash) & (links.c.expires >= at)
        return await self._database.fetch_one(select(links.c.table).where(wanted)) is not None

    async def use_link(self, token_hash: str, guest: str, at: Instant) -> str | None:
        """Moves the seat to this guest, once; returns the table, or None if the link is spent."""
        return await self._database.write(partial(_use_link, token_hash, guest, at))


def _take(
    table: str,
    row: SeatRow,
    joined: Sequence[EventRow],
    due: Instant | None,
    connection: Connection,
) -> None:
    """Takes a seat, or raises ``_SeatGone``; locks the table's row before it looks at the seat."""
    note = update(tables).where(tables.c.id == table, tables.c.moved.is_(None)).values(due=due)
    change = (
        update(seats)
        .where(seats.c.table == table, seats.c.seat == row.seat.value)
        .where(seats.c.guest.is_(None), seats.c.level.is_(None))
        .values(guest=row.guest, level=row.level, name=row.name)
    )
    for one in (note, change):
        if connection.execute(one).rowcount != 1:
            raise _SeatGone
    connection.execute(insert(events), event_values(table, joined))


def _pair(
    younger: str,
    older: str,
    row: SeatRow,
    joined: Sequence[EventRow],
    due: Instant | None,
    connection: Connection,
) -> None:
    """Retires one table and takes a seat at another, or raises ``_SeatGone``.

    Locks rows in the order of waiting, the youngest first, so that no two pairings wait for each
    other.
    """
    retire = (
        update(tables)
        .where(tables.c.id == younger, tables.c.public, tables.c.moved.is_(None))
        .values(moved=older, public=False)
    )
    if connection.execute(retire).rowcount != 1:
        raise _SeatGone
    # Nobody can take a seat now: that needs a lock on the table's row first, and we hold it.
    sitting = select(seats.c.guest, seats.c.level).where(seats.c.table == younger)
    if {(guest, level) for guest, level in connection.execute(sitting)} != {
        (row.guest, None),
        (None, None),
    }:
        raise _SeatGone
    _take(older, row, joined, due, connection)


def _use_link(token_hash: str, guest: str, at: Instant, connection: Connection) -> str | None:
    link = links.c.token_hash == token_hash
    row = connection.execute(select(links).where(link)).first()
    gone = connection.execute(delete(links).where(link))
    if row is None or gone.rowcount != 1 or row.expires < at:
        return None
    moved = connection.execute(
        update(seats)
        .where(seats.c.table == row.table, seats.c.seat == row.seat)
        .where(seats.c.guest == row.guest)
        .values(guest=guest)
    )
    return str(row.table) if moved.rowcount == 1 else None


_SEEKERS = (
    select(
        tables.c.id,
        tables.c.game,
        tables.c.options,
        matches.c.games,
        tables.c.started,
        seats.c.seat,
        seats.c.guest,
    )
    .join(seats, seats.c.table == tables.c.id)
    .outerjoin(matches, matches.c.id == tables.c.match)
    .where(tables.c.public, tables.c.outcome.is_(None), tables.c.moved.is_(None))
    .where(seats.c.guest.is_not(None))
    .where(
        exists().where(
            (empty := seats.alias()).c.table == tables.c.id,
            empty.c.guest.is_(None),
            empty.c.level.is_(None),
        )
    )
    .order_by(tables.c.started, tables.c.id)
)
_CONNECTED = _SEEKERS.add_columns(presence.c.run).join(
    presence, (presence.c.table == tables.c.id) & (presence.c.seat == seats.c.seat)
)
