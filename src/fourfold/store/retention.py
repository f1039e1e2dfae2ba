"""What leaves the database again: a guest who wishes it, and what an operator no longer keeps.

Apart from that, rows are only added. Every transaction here begins by writing, since SQLite cannot
turn one that has read into one that writes while a server is busy.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec
from sqlalchemy import ColumnElement, Select, and_, delete, exists, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from fourfold.play import Instant, Seat
from fourfold.store.schema import (
    duel_sides,
    duels,
    events,
    guests,
    links,
    matches,
    presence,
    runs,
    seats,
    tables,
)

__all__ = ["KINDS", "Kind", "forget", "prune", "to_prune"]

Kind = Literal["unplayed", "unfinished", "finished", "duels", "links", "guests", "runs"]
#: In the order in which they go: guests who sit nowhere show when their tables are gone.
KINDS: tuple[Kind, ...] = Kind.__args__  # type: ignore[attr-defined]


async def forget(connection: AsyncConnection, guest: str, name: str, at: Instant) -> list[str]:
    """Takes a guest out of everything, with ``name`` where his name was; his tables."""
    await connection.execute(delete(links).where(links.c.guest == guest))
    found = await connection.execute(
        select(seats.c.table, seats.c.seat, tables.c.players)
        .join(tables, tables.c.id == seats.c.table)
        .where(seats.c.guest == guest)
        .order_by(seats.c.table)
    )
    players: dict[str, list[str | None]] = {}
    for table, seat, written in found.all():
        names = players.setdefault(table, msgspec.json.decode(written))
        if names[Seat(seat).index] is not None:
            names[Seat(seat).index] = name
        await _rename_joins(connection, table, seat, name)
    for table, names in players.items():
        # Nobody is to take the seat that looks empty now.
        change = {"players": msgspec.json.encode(names).decode(), "invite": None, "public": False}
        await connection.execute(update(tables).where(tables.c.id == table).values(**change))
    await connection.execute(update(seats).where(seats.c.guest == guest).values(guest=None))
    done = {
        "guest": None,
        "started": func.coalesce(duel_sides.c.started, at),
        "finished": func.coalesce(duel_sides.c.finished, at),
    }
    await connection.execute(update(duel_sides).where(duel_sides.c.guest == guest).values(**done))
    await connection.execute(delete(guests).where(guests.c.id == guest))
    return list(players)


async def _rename_joins(connection: AsyncConnection, table: str, seat: str, name: str) -> None:
    of_seat = and_(events.c.table == table, events.c.seat == seat)
    rows = await connection.execute(select(events.c.seq, events.c.action).where(of_seat))
    for seq, action in rows.all():
        read: dict[str, Any] = msgspec.json.decode(action)
        if read["type"] == "join":
            written = msgspec.json.encode(read | {"name": name}).decode()
            change = update(events).where(of_seat, events.c.seq == seq).values(action=written)
            await connection.execute(change)


def to_prune(kind: Kind, before: Instant) -> Select[Any]:
    """The ids of what is as old as this."""
    key, old = _OLD[kind]
    return select(key).where(old(before))


async def prune(
    connection: AsyncConnection, kind: Kind, before: Instant, ids: Sequence[str]
) -> int:
    """Deletes those that are still to be pruned; how many."""
    key, old = _OLD[kind]
    if kind in ("unplayed", "unfinished", "finished"):
        return await _prune_tables(connection, and_(key.in_(ids), old(before)), ids)
    if kind == "duels":
        await connection.execute(delete(duel_sides).where(duel_sides.c.duel.in_(ids)))
    if kind == "runs":
        await connection.execute(delete(presence).where(presence.c.run.in_(ids)))
    gone = await connection.execute(delete(key.table).where(key.in_(ids), old(before)))
    return gone.rowcount


async def _prune_tables(
    connection: AsyncConnection, still: ColumnElement[bool], ids: Sequence[str]
) -> int:
    await connection.execute(delete(links).where(links.c.table.in_(ids)))
    rows = (await connection.execute(select(tables.c.id, tables.c.match).where(still))).all()
    gone = [row.id for row in rows]
    for part in (events.c.table, presence.c.table, seats.c.table):
        await connection.execute(delete(part.table).where(part.in_(gone)))
    unchained = update(tables).where(tables.c.previous.in_(gone)).values(previous=None)
    await connection.execute(unchained)
    await connection.execute(delete(tables).where(tables.c.id.in_(gone)))
    played = {row.match for row in rows if row.match}
    left = exists().where(tables.c.match == matches.c.id)
    await connection.execute(delete(matches).where(matches.c.id.in_(played), ~left))
    return len(gone)


def _last_touched() -> ColumnElement[int]:
    last = select(func.max(events.c.at)).where(events.c.table == tables.c.id)
    return func.coalesce(last.correlate(tables).scalar_subquery(), tables.c.started)


def _old_table(before: Instant) -> ColumnElement[bool]:
    """Untouched, no uploaded record (whose dates are not ours), and of no match that goes on."""
    other = tables.alias()
    needed = exists().where(
        other.c.match == tables.c.match,
        other.c.id != tables.c.id,
        or_(other.c.started >= before, other.c.outcome.is_(None)),
    )
    sitting = exists().where(
        seats.c.table == tables.c.id, or_(seats.c.guest.is_not(None), seats.c.level.is_not(None))
    )
    return and_(
        tables.c.started < before,
        _last_touched() < before,
        or_(tables.c.invite.is_not(None), tables.c.moved.is_not(None), sitting),
        ~needed,
    )


def _played() -> ColumnElement[bool]:
    return exists().where(
        events.c.table == tables.c.id,
        events.c.seat.is_not(None),
        events.c.action.not_like('{"type":"join"%'),
    )


def _old_guest(before: Instant) -> ColumnElement[bool]:
    """Came long ago, and is not to be found at any table."""
    anywhere = (exists().where(part.c.guest == guests.c.id) for part in (seats, links, duel_sides))
    return and_(guests.c.created < before, *(~found for found in anywhere))


_OLD: Mapping[str, Any] = {
    "unplayed": (
        tables.c.id,
        lambda before: and_(_old_table(before), tables.c.outcome.is_(None), ~_played()),
    ),
    "unfinished": (
        tables.c.id,
        lambda before: and_(_old_table(before), tables.c.outcome.is_(None), _played()),
    ),
    "finished": (
        tables.c.id,
        lambda before: and_(_old_table(before), tables.c.outcome.is_not(None)),
    ),
    "duels": (duels.c.id, lambda before: duels.c.created < before),
    "links": (links.c.token_hash, lambda before: links.c.expires < before),
    "guests": (guests.c.id, _old_guest),
    # The newest stays: from it follows since when the server has been down.
    "runs": (
        runs.c.id,
        lambda before: and_(
            runs.c.beat < before,
            runs.c.id < select(func.max(runs.c.id)).correlate(None).scalar_subquery(),
        ),
    ),
}
