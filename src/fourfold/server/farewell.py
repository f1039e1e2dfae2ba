"""A guest leaves: what the server knows of him is handed out, and taken out."""

from __future__ import annotations

import contextlib

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from fourfold.locale import wished, words
from fourfold.play import Illegal
from fourfold.server import wire
from fourfold.server.answers import json
from fourfold.server.guests import COOKIE, Guest
from fourfold.server.hall import Hall
from fourfold.server.http import kept
from fourfold.store import GuestRow, TableRow

__all__ = ["data", "forget", "leave"]

#: More tables than anybody has.
ALL = 1_000_000


async def data(request: Request) -> Response:
    """All that is known of a guest, as a file."""
    hall: Hall = request.app.state.hall
    me = await Guest.known(request, hall.store)
    rows = await hall.store.tables_of(me.id, ALL) if me else []
    duels = await hall.store.duels_of(me.id) if me else []
    answer = json(
        wire.GuestData(
            guest=me.id if me else None,
            name=me.row.name if me else None,
            locale=me.row.locale if me else "en",
            tables=[one for row in rows if me and (one := await _table(hall, row, me.id))],
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
    )
    answer.headers["content-disposition"] = 'attachment; filename="fourfold.json"'
    return answer


async def _table(hall: Hall, row: TableRow, guest: str) -> wire.GuestTable | None:
    live = await hall.open(row.id)
    if live is None:
        return None
    record = msgspec.Raw(kept(live).json()) if live.outcome else None
    players, seats = live.table.players, list(row.seats_of(guest))
    return wire.GuestTable(row.id, row.game, seats, players, row.started, live.outcome, record)


async def leave(request: Request) -> Response:
    """Forgets the guest who asks, and ends his cookie."""
    hall: Hall = request.app.state.hall
    if me := await Guest.known(request, hall.store):
        await forget(hall, me.row)
    answer = json(wire.GuestInfo())
    answer.delete_cookie(COOKIE, path="/")
    return answer


async def forget(hall: Hall, guest: GuestRow) -> list[str]:
    """Gives up a guest's games and takes him out of all of them; the tables.

    Nobody is left waiting: whoever plays against him has won.
    """
    for row in await hall.store.tables_of(guest.id, ALL):
        if row.outcome is None and (live := await hall.open(row.id)):
            with contextlib.suppress(Illegal):  # Nobody has come to this table yet.
                await live.give_up(row.seats_of(guest.id)[0])
    name = words(wished(guest.locale))("web-default-name")
    tables = await hall.store.forget_guest(guest.id, name, hall.clock())
    for table in tables:
        hall.reread(table)
    return tables
