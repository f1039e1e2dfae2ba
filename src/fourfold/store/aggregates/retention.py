"""Retention: deletes data at the request of a guest or an operator. Nothing else deletes events.

Every transaction here begins with a write: in SQLite, a transaction that has begun with a read
cannot write if a server has written meanwhile.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Literal

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    and_,
    delete,
    exists,
    func,
    or_,
    select,
    update,
)

from fourfold.play import Instant, Seat
from fourfold.store.backends.database import Database
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

__all__ = ["KINDS", "Retention", "RetentionKind"]

RetentionKind = Literal["unplayed", "unfinished", "finished", "duels", "links", "guests", "runs"]
#: In the order of deletion: a guest who sits nowhere is found once their tables are gone.
KINDS: tuple[RetentionKind, ...] = RetentionKind.__args__  # type: ignore[attr-defined]


class Retention:
    """Deletes guests and old rows."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def forget_guest(self, guest: str, name: str, at: Instant) -> list[str]:
        """Deletes a guest, and replaces their name by ``name``; returns the ids of their tables."""
        return await self._database.write(partial(_forget, guest, name, at))

    async def count(self, kind: RetentionKind, before: Instant) -> int:
        """Returns how many rows of a kind are older than an instant."""
        query = select(func.count()).select_from(_old(kind, before).subquery())
        return await self._database.read(lambda connection: connection.scalar(query)) or 0

    async def prune(self, kind: RetentionKind, before: Instant, most: int = 200) -> int:
        """Deletes up to ``most`` rows older than an instant; returns how many, 0 at the end."""
        found = await self._database.fetch(_old(kind, before).limit(most))
        ids = [id_ for (id_,) in found]
        return await self._database.write(partial(_prune, kind, before, ids)) if ids else 0


# Guests


def _forget(guest: str, name: str, at: Instant, connection: Connection) -> list[str]:
    connection.execute(delete(links).where(links.c.guest == guest))
    gone_to = _rename_players(guest, name, connection)
    named = update(seats).where(seats.c.guest == guest, seats.c.name.is_not(None))
    connection.execute(named.values(name=name))
    connection.execute(update(seats).where(seats.c.guest == guest).values(guest=None))
    done = {
        "guest": None,
        "started": func.coalesce(duel_sides.c.started, at),
        "finished": func.coalesce(duel_sides.c.finished, at),
    }
    connection.execute(update(duel_sides).where(duel_sides.c.guest == guest).values(**done))
    connection.execute(delete(guests).where(guests.c.id == guest))
    return gone_to


def _rename_players(guest: str, name: str, connection: Connection) -> list[str]:
    """Replaces a guest's name at their tables, and closes these tables; returns their ids."""
    found = connection.execute(
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
        _rename_joins(table, seat, name, connection)
    for table, names in players.items():
        # Nobody may take the seat that looks empty now.
        change = {"players": msgspec.json.encode(names).decode(), "invite": None, "public": False}
        connection.execute(update(tables).where(tables.c.id == table).values(**change))
    return list(players)


def _rename_joins(table: str, seat: str, name: str, connection: Connection) -> None:
    of_seat = and_(events.c.table == table, events.c.seat == seat)
    rows = connection.execute(select(events.c.seq, events.c.action).where(of_seat))
    for seq, action in rows.all():
        read: dict[str, Any] = msgspec.json.decode(action)
        if read["type"] == "join":
            written = msgspec.json.encode(read | {"name": name}).decode()
            change = update(events).where(of_seat, events.c.seq == seq).values(action=written)
            connection.execute(change)


# What is old


def _old(kind: RetentionKind, before: Instant) -> Select[Any]:
    """Selects the ids of rows that are older than an instant."""
    key, old = _OLD[kind]
    return select(key).where(old(before))


def _prune(kind: RetentionKind, before: Instant, ids: Sequence[str], connection: Connection) -> int:
    """Deletes those of the ids that are still old; returns how many."""
    key, old = _OLD[kind]
    if kind in ("unplayed", "unfinished", "finished"):
        return _prune_tables(and_(key.in_(ids), old(before)), ids, connection)
    if kind == "duels":
        connection.execute(delete(duel_sides).where(duel_sides.c.duel.in_(ids)))
    if kind == "runs":
        connection.execute(delete(presence).where(presence.c.run.in_(ids)))
    return connection.execute(delete(key.table).where(key.in_(ids), old(before))).rowcount


def _prune_tables(still: ColumnElement[bool], ids: Sequence[str], connection: Connection) -> int:
    connection.execute(delete(links).where(links.c.table.in_(ids)))
    rows = connection.execute(select(tables.c.id, tables.c.match).where(still)).all()
    gone = [row.id for row in rows]
    for part in (events.c.table, presence.c.table, seats.c.table):
        connection.execute(delete(part.table).where(part.in_(gone)))
    connection.execute(update(tables).where(tables.c.previous.in_(gone)).values(previous=None))
    connection.execute(delete(tables).where(tables.c.id.in_(gone)))
    played = {row.match for row in rows if row.match}
    left = exists().where(tables.c.match == matches.c.id)
    connection.execute(delete(matches).where(matches.c.id.in_(played), ~left))
    return len(gone)


def _last_touched() -> ColumnElement[int]:
    last = select(func.max(events.c.at)).where(events.c.table == tables.c.id)
    return func.coalesce(last.correlate(tables).scalar_subquery(), tables.c.started)


def _old_table(before: Instant) -> ColumnElement[bool]:
    """Selects tables that were not touched since.

    Leaves out uploaded records, whose dates are not ours, and tables of running matches. A match
    runs while another of its tables is new or unfinished.
    """
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
    """Selects guests who came long ago and sit nowhere."""
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
    # The newest run stays: it shows since when the server has been down.
    "runs": (
        runs.c.id,
        lambda before: and_(
            runs.c.beat < before,
            runs.c.id < select(func.max(runs.c.id)).correlate(None).scalar_subquery(),
        ),
    ),
}
