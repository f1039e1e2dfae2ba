"""HTTP endpoint that opens tables: single games, matches, and games that are set up."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from fourfold.catalogue import match_of
from fourfold.play import (
    Fixture,
    Game,
    Illegal,
    Malformed,
    Match,
    Seat,
    clean_name,
)
from fourfold.server import wire
from fourfold.server.api.answers import body
from fourfold.server.api.context import (
    advice_of,
    answer_to,
    hall_of,
    known_or_new,
    require_game,
    require_level,
    written,
)
from fourfold.server.api.guests import Guest, token
from fourfold.server.compute import tasks
from fourfold.server.compute.questions import ask
from fourfold.server.live.hall import Hall
from fourfold.server.ops.limits import DAY_MS, Visitor, too_many
from fourfold.store import SeatRow, TableRow

__all__ = ["create_table"]

A, B = Seat


async def create_table(request: Request) -> Response:
    """Opens a table, or seats the guest at the table of somebody who waits for any opponent.

    Raises ``Malformed`` for an invalid request, and ``Illegal`` if a limit refuses another table or
    it is set up from a running game of the guest.
    """
    sent = await body(request, wire.TableRequest)
    set_up = sent.position is not None or sent.record is not None
    if set_up and sent.opponent.kind == "anybody":
        raise Illegal("set-up-anybody")
    game = require_game(sent.game)
    level = require_level(game, sent.opponent.level) if sent.opponent.kind == "bot" else None
    plan = _plan(sent)
    options = game.read_options(plan.games[0].options) if plan else _options(game, sent)
    Visitor.of(request).spend("tables")
    hall, me = hall_of(request), await known_or_new(request)
    await _require_room_for_table(request, me)
    name = clean_name(sent.name) if sent.name else me.row.name or me.say("web-default-name")
    if sent.opponent.kind == "anybody":
        alike = game.id, written(options), written(plan) if plan else None
        if found := await hall.pairing.seat(alike, me.id, name):
            seats = list(found.row.seats_of(me.id))
            return answer_to(request, me, wire.Seated(found.id, seats), 201)
    given = await _given_deal(request, game, sent)
    row = _new_table(hall, me, game, sent, options, name, level, given)
    await advice_of(request).require_no_running_game(me.id, row)
    if plan:
        row = msgspec.structs.replace(row, match=token(9))
    live = await hall.tables.add(row, plan)
    seats = list(live.row.seats_of(me.id))
    return answer_to(request, me, wire.Seated(live.id, seats, live.row.invite), 201)


async def _require_room_for_table(request: Request, me: Guest) -> None:
    """Raises ``Illegal`` if the guest has too many unfinished tables."""
    hall, limiter = hall_of(request), request.state.limiter
    most = limiter.limits.unfinished
    begun = await hall.store.tables.unfinished_of(me.id, hall.clock() - DAY_MS, most)
    if len(begun) >= most:
        raise too_many("unfinished", (begun[0] + DAY_MS - hall.clock()) / 1000)


def _new_table(
    hall: Hall,
    me: Guest,
    game: Game[Any, Any, Any],
    sent: wire.TableRequest,
    options: Any,
    name: str,
    level: str | None,
    given: Any,
) -> TableRow:
    rules = game.rules(options)
    deal = _deal(game, sent, rules, hall.chance.lots()) if given is None else given
    kind = sent.opponent.kind
    if kind == "anybody" and rules.set_up_of(deal):  # The options may name the tiles.
        raise Illegal("set-up-anybody")
    players: tuple[str | None, str | None] = (name, None)
    mine, other = SeatRow(sent.seat, me.id), SeatRow(sent.seat.other, None, level)
    if kind == "here":
        other = SeatRow(sent.seat.other, me.id)
        names = sent.names or (me.say("web-player-a"), me.say("web-player-b"))
        players = (clean_name(names[0]), clean_name(names[1]))
    elif level:
        players = (name, me.say("computer-name", level=level))
    if sent.seat is B and kind != "here":
        players = players[::-1]
    open_seat = kind in ("friend", "anybody")
    return TableRow(
        id=token(9),
        game=game.id,
        rules=rules.version,
        options=msgspec.json.encode(options).decode(),
        deal=msgspec.json.encode(deal).decode(),
        players=players,
        started=hall.clock(),
        seats=(mine, other) if sent.seat is A else (other, mine),
        invite=token(16) if open_seat else None,
        public=kind == "anybody",
    )


def _plan(sent: wire.TableRequest) -> Match | None:
    """Returns the match with the full options of its games, or None for a single game.

    Raises ``Malformed`` for unknown games or options.
    """
    if sent.games == 1 and not sent.mixed:
        return None
    games = sent.mixed or [sent.game]
    if games[0] != sent.game:
        raise Malformed("mixed", game=sent.game, first=games[0])
    entries = [require_game(name) for name in games]
    known = {name for entry in entries for name in entry.options.__struct_fields__}
    if unknown := sent.options.keys() - known:
        raise Malformed("option", text=min(unknown), expected=tuple(sorted(known)))
    plan = match_of(games, sent.games if sent.games > 1 else None, sent.options)
    fixtures = []
    for fixture in plan.games:
        entry = require_game(fixture.game)
        preset = sent.preset if sent.preset in entry.presets or not sent.mixed else None
        inside = msgspec.structs.replace(sent, preset=preset, options=fixture.options)
        options = msgspec.to_builtins(_options(entry, inside))
        fixtures.append(Fixture(fixture.game, options))
    return msgspec.structs.replace(plan, games=tuple(fixtures))


def _options(game: Game[Any, Any, Any], sent: wire.TableRequest) -> Any:
    if sent.preset is not None and sent.preset not in game.presets:
        raise Malformed("preset", name=sent.preset, expected=tuple(game.presets))
    base = game.presets[sent.preset] if sent.preset else next(iter(game.presets.values()))
    options = game.read_options(msgspec.to_builtins(base) | sent.options)
    return game.here(options) if sent.opponent.kind == "here" else options


async def _given_deal(request: Request, game: Game[Any, Any, Any], sent: wire.TableRequest) -> Any:
    """Returns the deal that continues a record, read by a worker; None without a record."""
    if sent.record is None:
        return None
    lots = hall_of(request).chance.lots().randbytes(32).hex() if _is_redrawn(sent) else None
    deal = await ask(request, tasks.set_up, game.id, sent.record, sent.after, lots)
    return game.convert(deal, game.deal, "deal")


def _deal(game: Game[Any, Any, Any], sent: wire.TableRequest, rules: Any, lots: Random) -> Any:
    """Returns a random deal, or one that starts from the position that the guest has set up.

    Against a friend, hidden tiles are drawn again, because the guest may know them. Raises
    ``Malformed`` for an invalid position or a game that cannot be set up.
    """
    if sent.position is None:
        return rules.deal(lots)
    written = game.notation.write_deal(rules.deal(lots))
    deal = game.notation.read_deal(f"{written} {sent.position}")
    game.require_deal(rules, deal)
    state = rules.start(deal)
    if game.set_up is None or game.set_up_anew is None:
        raise Malformed("no-set-up", game=game.id)
    if _is_redrawn(sent):
        return game.set_up_anew(rules, state, lots)
    return game.set_up(state)


def _is_redrawn(sent: wire.TableRequest) -> bool:
    """Whether the hidden tiles of a game that is set up are drawn again."""
    return sent.opponent.kind == "friend" and not sent.keep_hidden
