"""HTTP endpoints for privacy: exports everything stored about a guest, and deletes it."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from fourfold.locale import wished, words
from fourfold.play import Illegal
from fourfold.server import wire
from fourfold.server.api.answers import json, stream
from fourfold.server.api.guests import Guest, end_cookies
from fourfold.server.api.records import kept
from fourfold.server.live.hall import Hall
from fourfold.server.live.stored import stored_record
from fourfold.server.timing.slices import aside
from fourfold.store import GuestRow, TableRow

__all__ = ["data", "forget", "leave"]


async def data(request: Request) -> Response:
    """Returns everything stored about the guest, as a download."""
    hall: Hall = request.app.state.hall
    me = await Guest.known(request, hall.store)
    duels = await hall.store.duels.of_guest(me.id) if me else []
    known = wire.GuestData(
        guest=me.id if me else None,
        name=me.row.name if me else None,
        locale=me.row.locale if me else "en",
        tables=[],
        duels=[
            wire.GuestDuel(
                duel.id,
                duel.kind,
                side.seat,
                side.started,
                side.finished,
                msgspec.Raw(side.placements.encode()) if side.placements else None,
            )
            for duel in duels
            if me and (side := duel.side_of(me.id))
        ],
    )
    answer = stream(_tables(hall, me.id if me else ""), known, "tables")
    answer.headers["content-disposition"] = 'attachment; filename="fourfold.json"'
    return answer


async def _tables(hall: Hall, guest: str) -> AsyncIterator[list[bytes]]:
    """Yields a guest's tables as JSON; holds one log in memory at a time."""
    async for rows in _pages(hall, guest):
        for row in rows:
            record = await _record(hall, row) if row.outcome else None
            seats = list(row.seats_of(guest))
            yield [
                msgspec.json.encode(
                    wire.GuestTable(
                        row.id, row.game, seats, row.names, row.started, row.outcome, record
                    )
                )
            ]


async def _record(hall: Hall, row: TableRow) -> msgspec.Raw:
    """Returns the record of a finished game, or the stored rows if the game cannot be read."""
    found = await hall.tables.read(row.id)
    if found is None or found.stuck:
        return msgspec.Raw(stored_record(row, await hall.store.events.of(row.id)).json())
    return msgspec.Raw(await aside(lambda: kept(found).json()))


async def _pages(hall: Hall, guest: str) -> AsyncIterator[list[TableRow]]:
    last: TableRow | None = None
    while rows := await hall.store.tables.of_guest(guest, after=last):
        yield rows
        last = rows[-1]


async def leave(request: Request) -> Response:
    """Deletes the guest who asks, and expires their cookies."""
    hall: Hall = request.app.state.hall
    if me := await Guest.known(request, hall.store):
        await forget(hall, me.row)
    answer = end_cookies(json(wire.GuestInfo()))
    # Clears replays in the browser's HTTP cache; the page clears its own storage.
    answer.headers["clear-site-data"] = '"cache"'
    return answer


async def forget(hall: Hall, guest: GuestRow) -> list[str]:
    """Resigns a guest's unfinished games and deletes the guest; returns the ids of their tables.

    Their opponents win these games, so nobody waits for a guest who is gone.
    """
    async for rows in _pages(hall, guest.id):
        for row in rows:
            if row.outcome is None and (live := await hall.tables.open(row.id)):
                with contextlib.suppress(Illegal):  # Nobody has joined this table yet.
                    await live.give_up(row.seats_of(guest.id)[0])
    name = words(wished(guest.locale))("web-default-name")
    tables = await hall.store.retention.forget_guest(guest.id, name, hall.clock())
    for table in tables:
        hall.tables.reread(table)
    return tables
