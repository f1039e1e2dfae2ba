"""HTTP endpoints of seats: invitations, the computer, and links to another device."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from fourfold.play import (
    Illegal,
    Malformed,
    Seat,
    clean_name,
)
from fourfold.server import wire
from fourfold.server.api.answers import body, json
from fourfold.server.api.context import (
    answer_to,
    hall_of,
    known_or_new,
    live_table,
    require_level,
)
from fourfold.server.api.guests import Guest, hashed, token
from fourfold.server.live.table import LiveTable
from fourfold.server.ops.limits import Visitor

__all__ = ["add_bot", "invitation", "join", "link_device", "move_here"]

A, B = Seat
#: How long a link to another device works.
LINK_LIFE_MS = 15 * 60_000


async def invitation(request: Request) -> Response:
    """Returns the table of an invitation; takes no seat, because link previews read it, too.

    Raises ``Malformed`` if the invitation is unknown.
    """
    live = await _require_invited(request)
    row = live.row
    options, players = live.table.rules.options, live.table.players
    return json(wire.Invitation(row.id, row.game, options, players, row.open, live.set_up))


async def join(request: Request) -> Response:
    """Takes the seat that an invitation offers.

    Raises ``Malformed`` if the invitation is unknown, and ``Illegal`` if the seat is taken or the
    guest has not agreed to a game that the other player has set up.
    """
    sent = await body(request, wire.JoinRequest)
    live, me = await _require_invited(request), await known_or_new(request)
    if not live.row.seats_of(me.id):
        if live.set_up == "known" and not sent.agreed:
            raise Illegal("set-up-not-agreed")
        empty = next((row.seat for row in live.row.seats if row.empty), None)
        name = clean_name(sent.name) if sent.name else me.row.name or me.say("web-default-name")
        if empty is None or not await live.join(empty, name, me.id):
            raise Illegal("seat-taken", seat=empty or B)
    return answer_to(request, me, wire.Seated(live.id, list(live.row.seats_of(me.id))))


async def _require_invited(request: Request) -> LiveTable:
    """Returns the table of the invitation. Raises ``Malformed`` if it is unknown."""
    hall = hall_of(request)
    row = await hall.store.tables.by_invite(request.path_params["token"])
    if row is None:
        raise Malformed("invitation")
    return await hall.tables.require(row.id)


async def add_bot(request: Request) -> Response:
    """Seats the computer on the empty seat of the guest's table.

    Raises ``Illegal`` at another guest's table or if no seat is empty.
    """
    sent = await body(request, wire.BotRequest)
    live, me = await live_table(request), await Guest.known(request, hall_of(request).store)
    level = require_level(live.game, sent.level)
    if me is None or not live.row.seats_of(me.id):
        raise Illegal("not-your-table")
    empty = next((row.seat for row in live.row.seats if row.empty), None)
    name = me.say("computer-name", level=level)
    if empty is None or not await live.join(empty, name, None, level):
        raise Illegal("seat-taken", seat=empty or B)
    return json(wire.Seated(live.id, list(live.row.seats_of(me.id))))


async def link_device(request: Request) -> Response:
    """Returns a one-time link that moves a seat to another device.

    Raises ``Illegal`` for a seat that is not the guest's.
    """
    sent = await body(request, wire.DeviceRequest)
    live, me = await live_table(request), await Guest.known(request, hall_of(request).store)
    if me is None or sent.seat not in live.row.seats_of(me.id):
        raise Illegal("not-your-seat", seat=sent.seat)
    Visitor.of(request).spend("tables")
    hall, link = hall_of(request), token()
    await hall.store.seats.add_link(
        hashed(link), live.id, sent.seat, me.id, hall.clock() + LINK_LIFE_MS
    )
    return json(wire.Link(link))


async def move_here(request: Request) -> Response:
    """Moves a seat to this device by a one-time link.

    Raises ``Malformed`` for an invalid link, without creating a guest.
    """
    hall, link = hall_of(request), hashed(request.path_params["token"])
    if not await hall.store.seats.has_link(link, hall.clock()):
        raise Malformed("link")
    me = await known_or_new(request)
    moved = await hall.store.seats.use_link(link, me.id, hall.clock())
    if moved is None:
        raise Malformed("link")
    live = await hall.tables.require(moved)
    await hall.tables.reseat(live)
    return answer_to(request, me, wire.Seated(live.id, list(live.row.seats_of(me.id))))
