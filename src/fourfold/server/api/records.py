"""HTTP endpoints of records: finished games as files, replays and pictures; uploads."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from fourfold.catalogue import GAMES
from fourfold.play import (
    Illegal,
    Record,
    Seat,
    Table,
)
from fourfold.server import wire
from fourfold.server.api.answers import body, json, keepable, stream
from fourfold.server.api.context import (
    advice_of,
    answer_to,
    hall_of,
    known_or_new,
    live_table,
)
from fourfold.server.api.guests import Guest, token
from fourfold.server.compute import tasks
from fourfold.server.compute.questions import ask
from fourfold.server.live.parts.log import TableLog
from fourfold.server.live.stored import (
    refusal_of,
    require_own_record,
    stored_record,
)
from fourfold.server.live.table import LiveTable
from fourfold.server.ops.limits import Visitor
from fourfold.server.timing.slices import aside, sliced
from fourfold.store import SeatRow, TableRow

__all__ = ["kept", "picture", "record", "replay", "upload"]

A, B = Seat


async def _require_finished(request: Request) -> LiveTable:
    """Returns the table of a finished game. Raises ``Illegal`` while it is being played."""
    live = await live_table(request)
    if not live.outcome:
        raise Illegal("still-playing")
    return live


def kept(found: TableLog) -> Record:
    """Returns the record of a finished game, with the events that everybody may read."""
    events = found.game.readable(found.table)
    return msgspec.structs.replace(Record.of(found.table, events), outcome=found.outcome)


async def record(request: Request) -> Response:
    """Returns the record of a finished game, or the stored rows if the game cannot be read.

    Raises ``Illegal`` while the game is being played.
    """
    hall, id_ = hall_of(request), request.path_params["id"]
    opened, row = await hall.tables.open(id_), await hall.store.tables.get(id_)
    if row and (opened is None or opened.stuck):
        me = await Guest.known(request, hall.store)
        require_own_record(row, me.id if me else None)
        return json(msgspec.Raw(stored_record(row, await hall.store.events.of(id_)).json()))
    live = await _require_finished(request)
    if request.query_params.get("form") == "text":
        text = await aside(lambda: kept(live.log).text(GAMES))
        return keepable(Response(text, media_type="text/plain; charset=utf-8"))
    encoded = await aside(lambda: kept(live.log).json())
    return keepable(Response(encoded, media_type="application/json"))


async def replay(request: Request) -> Response:
    """Returns a game event by event; once it is over, also with the lines that nobody called.

    A finished game is shown open, unless its rules keep something hidden: then players see what
    they saw during the game, and everybody else sees what spectators saw.
    """
    live = await live_table(request)
    outcome = live.outcome
    viewer = await _viewer(request, live) if outcome else None
    table = live.table  # A snapshot: events during the streaming are left out.
    laid_open = outcome is not None and live.game.readable(table) == table.events
    told = wire.Replay(
        live.id,
        live.row.game,
        table.rules.options,
        table.players,
        outcome,
        laid_open,
        live.log.is_uploaded,
        [],
        refusal_of(live.stuck) if live.stuck else msgspec.UNSET,
    )
    steps = _steps(table, viewer, laid_open, _overlooked(table) if outcome else {})
    answer = stream(sliced(map(msgspec.json.encode, steps)), told, "steps")
    return keepable(answer, laid_open or live.log.is_uploaded)


def _steps(
    table: Table[Any, Any, Any],
    viewer: Seat | None,
    laid_open: bool,
    missed: Mapping[int, list[Any]],
) -> Iterator[wire.ReplayStep]:
    """Yields a game event by event; events hidden from the viewer leave no gap in the numbers."""
    game, number = GAMES[table.rules.game], 0
    for one in table.history():
        event = one.event
        what = event.action if event and laid_open else one.told(viewer)
        if event and what is None:
            continue
        if laid_open:
            seen = game.open_view(one.rules, one.state)
        else:
            seen = one.rules.view(one.state, viewer)
        seat, at = (event.seat, event.at) if event else (None, one.started)
        yield wire.ReplayStep(number, seat, at, what, seen, missed.get(one.seq, []))
        number += 1


async def _viewer(request: Request, live: LiveTable) -> Seat | None:
    """Returns the guest's seat, or None for a spectator and for a guest who sat on both."""
    me = await Guest.known(request, hall_of(request).store)
    seats = live.row.seats_of(me.id if me else None)
    return seats[0] if len(seats) == 1 else None


def _overlooked(table: Table[Any, Any, Any]) -> dict[int, list[Any]]:
    """Returns what both players overlooked, such as lines, by the number of its event."""
    moves = list(table.line())[::-1]
    game = GAMES[table.rules.game]
    found = game.overlooked(table.rules.options, [move.after for move in moves])
    return {moves[index].event.seq: list(lines) for index, lines in found.items()}


async def picture(request: Request) -> Response:
    """Returns a picture (SVG) of the table as spectators see it."""
    live = await live_table(request)
    seen = live.table.rules.view(live.table.state, None)
    drawn = Response(live.game.picture(seen), media_type="image/svg+xml")
    return keepable(drawn, live.outcome is not None or live.log.is_uploaded)


async def upload(request: Request) -> Response:
    """Stores an uploaded record as a table, so that its replay can be viewed.

    Raises ``Malformed`` for an invalid record, and ``Illegal`` if it holds a position of a running
    game of the guest.
    """
    sent = await body(request, wire.Upload)
    Visitor.of(request).spend("tables")
    given = await ask(request, tasks.bring, sent.record)
    hall, me = hall_of(request), await known_or_new(request)
    # The replay shows lines that nobody has called, which would be advice in Quarto.
    await advice_of(request).require_no_running_position(me.id, given.positions)
    row = TableRow(
        id=token(9),
        game=given.game,
        rules=given.rules,
        options=given.options,
        deal=given.deal,
        players=given.players,
        started=given.started,
        seats=(SeatRow(A, name=given.joined.get(A)), SeatRow(B, name=given.joined.get(B))),
        outcome=given.outcome,
    )
    await hall.store.tables.add(row, given.events)
    return answer_to(request, me, wire.Seated(row.id, []), 201)
