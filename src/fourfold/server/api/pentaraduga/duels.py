"""HTTP endpoints of duels: two players build alone, each in their own time, from equal hands.

A player sees their tiles when their clock starts, and the other's figure when both are done: handed
in or out of time. If both figures count the same, the quicker player wins; so nobody learns the
other's time before they are done themselves.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from fourfold.pentaraduga import Figure, Placement
from fourfold.play import Illegal, Instant, Malformed, Seat
from fourfold.server import wire_problems as wire
from fourfold.server.api.answers import body, json
from fourfold.server.api.guests import Guest, token
from fourfold.server.api.pentaraduga.drawing import laid
from fourfold.server.api.pentaraduga.duel_clock import (
    LATENESS_MS,
    hands_of,
    is_done,
    kind_of,
    limit_of,
)
from fourfold.server.compute.questions import ask
from fourfold.server.compute.tasks import deal_duel
from fourfold.server.live.hall import Hall
from fourfold.server.ops.limits import Visitor
from fourfold.store import Conflict, DuelRow, DuelSideRow

__all__ = ["begin", "duel", "finish", "propose"]


async def propose(request: Request) -> Response:
    """Creates a duel; its address is the invitation."""
    sent = await body(request, wire.DuelRequest)
    hall: Hall = request.app.state.hall
    Visitor.of(request).spend("tables")
    me = await Guest.known_or_new(request, hall.store, hall.clock())
    seed = hall.chance.lots().getrandbits(64)
    hands, best = await ask(request, deal_duel, sent.kind, seed)
    row = DuelRow(
        token(9), sent.kind, msgspec.json.encode(hands).decode(), best, created=hall.clock()
    )
    await hall.store.duels.add(row, me.id)
    return await _told(request, row.id, me, 201)


async def duel(request: Request) -> Response:
    """Returns a duel; reading it takes no side."""
    hall: Hall = request.app.state.hall
    return await _told(request, request.path_params["id"], await Guest.known(request, hall.store))


async def begin(request: Request) -> Response:
    """Starts the guest's clock; the first guest without a side takes the open one.

    Raises ``Illegal`` if both sides are taken.
    """
    hall: Hall = request.app.state.hall
    row = await _require_duel(hall, request.path_params["id"])
    me = await Guest.known_or_new(request, hall.store, hall.clock())
    try:
        await hall.store.duels.begin(row.id, me.id, hall.clock())
    except Conflict:
        raise Illegal("duel-taken") from None
    return await _told(request, row.id, me)


async def finish(request: Request) -> Response:
    """Hands in the guest's figure; only the first one counts.

    Raises ``Illegal`` before the clock has started or after the time is over, and ``Malformed`` for
    tiles of another hand or tiles that overlap.
    """
    sent = await body(request, wire.Try)
    hall: Hall = request.app.state.hall
    row = await _require_duel(hall, request.path_params["id"])
    me = await Guest.known(request, hall.store)
    side = row.side_of(me.id if me else None)
    if me is None or side is None or side.started is None:
        raise Illegal("duel-not-begun")
    hand = hands_of(row)[side.seat.index]
    for placement in sent.placements:
        if placement.tile not in hand:
            raise Malformed("pentaraduga-not-given", tile=placement.tile)
    laid(sent.placements)  # Refuses tiles that overlap.
    now, limit = hall.clock(), limit_of(row)
    if now - side.started > limit + LATENESS_MS:
        raise Illegal("duel-too-late")
    written = msgspec.json.encode(sent.placements).decode()
    await hall.store.duels.finish(row.id, me.id, min(now, side.started + limit), written)
    return await _told(request, row.id, me)


async def _require_duel(hall: Hall, name: str) -> DuelRow:
    if row := await hall.store.duels.get(name):
        return row
    raise Malformed("duel", id=name)


async def _told(request: Request, name: str, me: Guest | None, status: int = 200) -> Response:
    """Returns the duel as this guest may see it. Raises ``Malformed`` if there is none."""
    hall: Hall = request.app.state.hall
    row, now = await _require_duel(hall, name), hall.clock()
    mine = row.side_of(me.id if me else None)
    over = len(row.sides) == 2 and all(is_done(row, side, now) for side in row.sides)
    done = mine is not None and is_done(row, mine, now)
    sides = [
        _side(row, side, now, told=over or (side is mine and done))
        if over or side is mine or done
        else wire.DuelSide(side.seat, side.name, "taken")
        for side in row.sides
    ]
    if len(sides) == 1:
        sides.append(wire.DuelSide(Seat.B, None, "open"))
    answer = json(
        wire.Duel(
            id=row.id,
            kind=kind_of(row),
            now=now,
            limit=limit_of(row),
            sides=sides,
            you=mine.seat if mine else None,
            tiles=list(hands_of(row)[mine.seat.index]) if mine and mine.started else [],
            over=over,
            winner=_winner(sides) if over else None,
            best=row.best if over else None,
        ),
        status,
    )
    return me.remember(answer, request) if me else answer


def _side(row: DuelRow, side: DuelSideRow, now: Instant, *, told: bool) -> wire.DuelSide:
    if side.started is None:
        return wire.DuelSide(side.seat, side.name, "ready")
    state: Literal["done", "building"] = "done" if is_done(row, side, now) else "building"
    if not told:
        return wire.DuelSide(side.seat, side.name, state, side.started)
    placements = msgspec.json.decode(side.placements or "[]", type=list[Placement])
    used = limit_of(row) if side.finished is None else side.finished - side.started
    # As in the game Squares, a figure counts only if it uses all tiles.
    whole = len(placements) == len(hands_of(row)[side.seat.index])
    counted = Figure(placements).counted if whole else 0
    return wire.DuelSide(side.seat, side.name, state, side.started, used, counted, placements)


def _winner(sides: list[wire.DuelSide]) -> Seat | None:
    """Returns the side whose figure counts more, the quicker one if equal; None for a draw."""
    a, b = ((side.counted or 0, -(side.used or 0)) for side in sides)
    if a == b or a[0] == b[0] == 0:
        return None
    return Seat.A if a > b else Seat.B
