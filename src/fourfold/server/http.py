"""HTTP endpoints of guests, tables, invitations and records."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from fourfold.catalogue import GAMES, match_of
from fourfold.play import (
    Fixture,
    Game,
    Illegal,
    Malformed,
    Match,
    Record,
    Seat,
    Table,
    clean_name,
    explain_options,
)
from fourfold.server import tasks, wire
from fourfold.server.advice import Advice
from fourfold.server.answers import body, json, keepable, stream
from fourfold.server.guests import Guest, hashed, token
from fourfold.server.hall import Hall
from fourfold.server.limits import DAY_MS, Visitor, too_many
from fourfold.server.live import LiveTable
from fourfold.server.questions import ask
from fourfold.server.slices import aside, sliced
from fourfold.server.stored import (
    opening_of,
    refusal_of,
    require_own_record,
    stored_record,
)
from fourfold.store import MatchGame, SeatRow, Store, TableRow

__all__ = [
    "add_bot",
    "create_table",
    "games",
    "guest",
    "invitation",
    "join",
    "kept",
    "link_device",
    "move_here",
    "my_tables",
    "picture",
    "record",
    "rename",
    "replay",
    "table",
    "upload",
]

A, B = Seat
#: How long a link to another device works.
LINK_LIFE_MS = 15 * 60_000


def _written(value: object) -> str:
    """Returns a value as JSON text, as the store keeps it."""
    return msgspec.json.encode(value).decode()


def _hall(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def _advice(request: Request) -> Advice:
    advice: Advice = request.app.state.advice
    return advice


async def _me(request: Request) -> Guest:
    hall = _hall(request)
    return await Guest.known_or_new(request, hall.store, hall.clock())


def _answer(request: Request, me: Guest, value: object, status: int = 200) -> Response:
    return me.remember(json(value, status), request)


async def _live(request: Request) -> LiveTable:
    return await _hall(request).require(request.path_params["id"])


# Guests and games


async def guest(request: Request) -> Response:
    """Returns the guest's name and language; creates no guest."""
    me = await Guest.known(request, _hall(request).store)
    if me is None:
        return json(wire.GuestInfo())
    return _answer(request, me, wire.GuestInfo(me.row.name, me.row.locale))


async def rename(request: Request) -> Response:
    """Sets the guest's name and language; creates the guest if need be."""
    wish = await body(request, wire.GuestInfo)
    name = clean_name(wish.name) if wish.name else None
    me = await _me(request)
    await _hall(request).store.guests.rename(me.id, name, wish.locale)
    return _answer(request, me, wire.GuestInfo(name, wish.locale))


async def games(request: Request) -> Response:
    """Returns the catalogue of games with their options."""
    return json(
        [
            wire.GameInfo(
                id=game.id,
                word=game.word,
                family=game.family,
                variant_of=game.variant_of,
                style=game.style,
                tiles=game.pieces,
                age=game.age,
                options={
                    one.name: wire.OptionInfo(one.default, one.about)
                    for one in explain_options(game.options)
                },
                presets=dict(game.presets),
                levels=list(game.bots),
                level=game.level,
                page=game.page,
                emblem=list(game.emblem),
                shows=list(game.shows),
                rare=game.rare,
            )
            for game in GAMES.values()
        ]
    )


# Tables


async def create_table(request: Request) -> Response:
    """Opens a table, or seats the guest at the table of somebody who waits for any opponent.

    Raises ``Malformed`` for an invalid wish, and ``Illegal`` if a limit refuses another table or it
    is set up from a running game of the guest.
    """
    wish = await body(request, wire.TableWish)
    set_up = wish.position is not None or wish.record is not None
    if set_up and wish.opponent.kind == "anybody":
        raise Illegal("set-up-anybody")
    game = _require_game(wish.game)
    level = _require_level(game, wish.opponent.level) if wish.opponent.kind == "bot" else None
    plan = _plan(wish)
    options = game.read_options(plan.games[0].options) if plan else _options(game, wish)
    Visitor.of(request).spend("tables")
    hall, me = _hall(request), await _me(request)
    await _require_room_for_table(request, me)
    name = clean_name(wish.name) if wish.name else me.row.name or me.say("web-default-name")
    if wish.opponent.kind == "anybody":
        alike = game.id, _written(options), _written(plan) if plan else None
        if found := await hall.pairing.seat(alike, me.id, name):
            seats = list(found.row.seats_of(me.id))
            return _answer(request, me, wire.Seated(found.id, seats), 201)
    given = await _given_deal(request, game, wish)
    row = _new_table(hall, me, game, wish, options, name, level, given)
    await _advice(request).require_no_running_game(me.id, row)
    if plan:
        row = msgspec.structs.replace(row, match=token(9))
    live = await hall.add(row, plan)
    seats = list(live.row.seats_of(me.id))
    return _answer(request, me, wire.Seated(live.id, seats, live.row.invite), 201)


async def _require_room_for_table(request: Request, me: Guest) -> None:
    """Raises ``Illegal`` if the guest has too many unfinished tables."""
    hall, limiter = _hall(request), request.state.limiter
    most = limiter.limits.unfinished
    begun = await hall.store.tables.unfinished_of(me.id, hall.clock() - DAY_MS, most)
    if len(begun) >= most:
        raise too_many("unfinished", (begun[0] + DAY_MS - hall.clock()) / 1000)


def _new_table(
    hall: Hall,
    me: Guest,
    game: Game[Any, Any, Any],
    wish: wire.TableWish,
    options: Any,
    name: str,
    level: str | None,
    given: Any,
) -> TableRow:
    rules = game.rules(options)
    deal = _deal(game, wish, rules, hall.chance.lots()) if given is None else given
    kind = wish.opponent.kind
    if kind == "anybody" and rules.set_up_of(deal):  # The options may name the tiles.
        raise Illegal("set-up-anybody")
    players: tuple[str | None, str | None] = (name, None)
    mine, other = SeatRow(wish.seat, me.id), SeatRow(wish.seat.other, None, level)
    if kind == "here":
        other = SeatRow(wish.seat.other, me.id)
        names = wish.names or (me.say("web-player-a"), me.say("web-player-b"))
        players = (clean_name(names[0]), clean_name(names[1]))
    elif level:
        players = (name, me.say("computer-name", level=level))
    if wish.seat is B and kind != "here":
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
        seats=(mine, other) if wish.seat is A else (other, mine),
        invite=token(16) if open_seat else None,
        public=kind == "anybody",
    )


def _plan(wish: wire.TableWish) -> Match | None:
    """Returns the match with the full options of its games, or None for a single game.

    Raises ``Malformed`` for unknown games or options.
    """
    if wish.games == 1 and not wish.mixed:
        return None
    games = wish.mixed or [wish.game]
    if games[0] != wish.game:
        raise Malformed("mixed", game=wish.game, first=games[0])
    entries = [_require_game(name) for name in games]
    known = {name for entry in entries for name in entry.options.__struct_fields__}
    if unknown := wish.options.keys() - known:
        raise Malformed("option", text=min(unknown), expected=tuple(sorted(known)))
    plan = match_of(games, wish.games if wish.games > 1 else None, wish.options)
    fixtures = []
    for fixture in plan.games:
        entry = _require_game(fixture.game)
        preset = wish.preset if wish.preset in entry.presets or not wish.mixed else None
        inside = msgspec.structs.replace(wish, preset=preset, options=fixture.options)
        options = msgspec.to_builtins(_options(entry, inside))
        fixtures.append(Fixture(fixture.game, options))
    return msgspec.structs.replace(plan, games=tuple(fixtures))


def _options(game: Game[Any, Any, Any], wish: wire.TableWish) -> Any:
    if wish.preset is not None and wish.preset not in game.presets:
        raise Malformed("preset", name=wish.preset, expected=tuple(game.presets))
    base = game.presets[wish.preset] if wish.preset else next(iter(game.presets.values()))
    options = game.read_options(msgspec.to_builtins(base) | wish.options)
    return game.here(options) if wish.opponent.kind == "here" else options


async def _given_deal(request: Request, game: Game[Any, Any, Any], wish: wire.TableWish) -> Any:
    """Returns the deal that continues a record, read by a worker; None without a record."""
    if wish.record is None:
        return None
    lots = _hall(request).chance.lots().randbytes(32).hex() if _is_redrawn(wish) else None
    deal = await ask(request, tasks.set_up, game.id, wish.record, wish.after, lots)
    return game.convert(deal, game.deal, "deal")


def _deal(game: Game[Any, Any, Any], wish: wire.TableWish, rules: Any, lots: Random) -> Any:
    """Returns a random deal, or one that starts from the position that the guest has set up.

    Against a friend, hidden tiles are drawn again, because the guest may know them. Raises
    ``Malformed`` for an invalid position or a game that cannot be set up.
    """
    if wish.position is None:
        return rules.deal(lots)
    written = game.notation.write_deal(rules.deal(lots))
    deal = game.notation.read_deal(f"{written} {wish.position}")
    game.require_deal(rules, deal)
    state = rules.start(deal)
    if game.set_up is None or game.set_up_anew is None:
        raise Malformed("no-set-up", game=game.id)
    if _is_redrawn(wish):
        return game.set_up_anew(rules, state, lots)
    return game.set_up(state)


def _is_redrawn(wish: wire.TableWish) -> bool:
    """Whether the hidden tiles of a game that is set up are drawn again."""
    return wish.opponent.kind == "friend" and not wish.keep_hidden


def _require_game(name: str) -> Game[Any, Any, Any]:
    if name not in GAMES:
        raise Malformed("game", name=name, expected=tuple(GAMES))
    return GAMES[name]


def _require_level(game: Game[Any, Any, Any], wish: str | None) -> str:
    """Returns the wished level, or the game's default. Raises ``Malformed`` if there is none."""
    level = wish or game.level
    if level is None or level not in game.bots:
        raise Malformed("level", level=level, expected=tuple(game.bots))
    return level


async def my_tables(request: Request) -> Response:
    """Returns the guest's own tables, newest first."""
    hall = _hall(request)
    me = await Guest.known(request, hall.store)
    rows = await hall.store.tables.of_guest(me.id) if me else []
    infos = await _infos(hall.store, rows, me)
    return stream(sliced(map(msgspec.json.encode, infos)))


async def table(request: Request) -> Response:
    """Returns the public information about a table. Raises ``Malformed`` if there is none."""
    hall, id_ = _hall(request), request.path_params["id"]
    row = await hall.store.tables.get(id_)
    me = await Guest.known(request, hall.store)
    for info in await _infos(hall.store, [row] if row else [], me):
        return json(info)
    raise Malformed("table", id=id_)


async def _infos(
    store: Store, rows: Sequence[TableRow], me: Guest | None
) -> Iterator[wire.TableInfo]:
    """Returns the information about tables, from their rows alone: no log is read."""
    following = await store.tables.following(rows)
    played = await store.matches.get({row.match for row in rows if row.match})
    return _describe(rows, following, played, me)


def _describe(
    rows: Sequence[TableRow],
    following: Mapping[str, str],
    played: Mapping[str, tuple[Match, Sequence[MatchGame]]],
    me: Guest | None,
) -> Iterator[wire.TableInfo]:
    matches: dict[str, wire.MatchInfo] = {}  # The games of a match share one.
    for row in rows:
        opening, problem = _opening(row)
        if row.match and row.match not in matches:
            matches[row.match] = _match(*played[row.match])
        mine = row.seats_of(me.id if me else None)
        yield wire.TableInfo(
            table=row.id,
            game=row.game,
            options=opening.rules.options if opening else {},
            players=row.names,
            levels=(row.seats[0].level, row.seats[1].level),
            seats=list(mine),
            started=row.started,
            open=row.open,
            here=len(mine) == 2,
            outcome=row.outcome,
            match=matches[row.match] if row.match else None,
            next=following.get(row.id),
            invite=row.invite if mine and row.open else None,
            set_up=opening.rules.set_up_of(opening.deal) if opening else None,
            problem=problem,
        )


def _opening(
    row: TableRow,
) -> tuple[Table[Any, Any, Any] | None, wire.Refusal | msgspec.UnsetType]:
    """Returns the table before its first event, or why it cannot be read."""
    try:
        return opening_of(row), msgspec.UNSET
    except Malformed as error:
        return None, refusal_of(error)


def _match(plan: Match, over: Sequence[MatchGame]) -> wire.MatchInfo:
    match = plan.entered(game.outcome for game in over)
    entries = [
        wire.Entry(game.game, game.table, entry.outcome, entry.points)
        for game, entry in zip(over, match.entries, strict=False)
    ]
    games = [fixture.game for fixture in match.games]
    return wire.MatchInfo(games, entries, match.totals, match.next is None, match.winner)


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
    wish = await body(request, wire.JoinWish)
    live, me = await _require_invited(request), await _me(request)
    if not live.row.seats_of(me.id):
        if live.set_up == "known" and not wish.agreed:
            raise Illegal("set-up-not-agreed")
        empty = next((row.seat for row in live.row.seats if row.empty), None)
        name = clean_name(wish.name) if wish.name else me.row.name or me.say("web-default-name")
        if empty is None or not await live.join(empty, name, me.id):
            raise Illegal("seat-taken", seat=empty or B)
    return _answer(request, me, wire.Seated(live.id, list(live.row.seats_of(me.id))))


async def _require_invited(request: Request) -> LiveTable:
    """Returns the table of the invitation. Raises ``Malformed`` if it is unknown."""
    hall = _hall(request)
    row = await hall.store.tables.by_invite(request.path_params["token"])
    if row is None:
        raise Malformed("invitation")
    return await hall.require(row.id)


async def add_bot(request: Request) -> Response:
    """Seats the computer on the empty seat of the guest's table.

    Raises ``Illegal`` at another guest's table or if no seat is empty.
    """
    wish = await body(request, wire.BotWish)
    live, me = await _live(request), await Guest.known(request, _hall(request).store)
    level = _require_level(live.game, wish.level)
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
    wish = await body(request, wire.DeviceWish)
    live, me = await _live(request), await Guest.known(request, _hall(request).store)
    if me is None or wish.seat not in live.row.seats_of(me.id):
        raise Illegal("not-your-seat", seat=wish.seat)
    Visitor.of(request).spend("tables")
    hall, link = _hall(request), token()
    await hall.store.seats.add_link(
        hashed(link), live.id, wish.seat, me.id, hall.clock() + LINK_LIFE_MS
    )
    return json(wire.Link(link))


async def move_here(request: Request) -> Response:
    """Moves a seat to this device by a one-time link.

    Raises ``Malformed`` for an invalid link, without creating a guest.
    """
    hall, link = _hall(request), hashed(request.path_params["token"])
    if not await hall.store.seats.has_link(link, hall.clock()):
        raise Malformed("link")
    me = await _me(request)
    moved = await hall.store.seats.use_link(link, me.id, hall.clock())
    if moved is None:
        raise Malformed("link")
    live = await hall.require(moved)
    await hall.reseat(live)
    return _answer(request, me, wire.Seated(live.id, list(live.row.seats_of(me.id))))


# Records


async def _require_finished(request: Request) -> LiveTable:
    """Returns the table of a finished game. Raises ``Illegal`` while it is being played."""
    live = await _live(request)
    if not live.outcome:
        raise Illegal("still-playing")
    return live


def kept(live: LiveTable) -> Record:
    """Returns the record of a finished game, with the events that everybody may read."""
    events = live.game.readable(live.table)
    return msgspec.structs.replace(Record.of(live.table, events), outcome=live.outcome)


async def record(request: Request) -> Response:
    """Returns the record of a finished game, or the stored rows if the game cannot be read.

    Raises ``Illegal`` while the game is being played.
    """
    hall, id_ = _hall(request), request.path_params["id"]
    opened, row = await hall.open(id_), await hall.store.tables.get(id_)
    if row and (opened is None or opened.stuck):
        me = await Guest.known(request, hall.store)
        require_own_record(row, me.id if me else None)
        return json(msgspec.Raw(stored_record(row, await hall.store.events.of(id_)).json()))
    live = await _require_finished(request)
    if request.query_params.get("form") == "text":
        text = await aside(lambda: kept(live).text(GAMES))
        return keepable(Response(text, media_type="text/plain; charset=utf-8"))
    encoded = await aside(lambda: kept(live).json())
    return keepable(Response(encoded, media_type="application/json"))


async def replay(request: Request) -> Response:
    """Returns a game event by event; once it is over, also with the lines that nobody called.

    A finished game is shown open, unless its rules keep something hidden: then players see what
    they saw during the game, and everybody else sees what spectators saw.
    """
    live = await _live(request)
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
        live.uploaded,
        [],
        refusal_of(live.stuck) if live.stuck else msgspec.UNSET,
    )
    steps = _steps(table, viewer, laid_open, _overlooked(table) if outcome else {})
    answer = stream(sliced(map(msgspec.json.encode, steps)), told, "steps")
    return keepable(answer, laid_open or live.uploaded)


def _steps(
    table: Table[Any, Any, Any],
    viewer: Seat | None,
    laid_open: bool,
    missed: Mapping[int, list[Any]],
) -> Iterator[wire.Step]:
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
        yield wire.Step(number, seat, at, what, seen, missed.get(one.seq, []))
        number += 1


async def _viewer(request: Request, live: LiveTable) -> Seat | None:
    """Returns the guest's seat, or None for a spectator and for a guest who sat on both."""
    me = await Guest.known(request, _hall(request).store)
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
    live = await _live(request)
    seen = live.table.rules.view(live.table.state, None)
    drawn = Response(live.game.picture(seen), media_type="image/svg+xml")
    return keepable(drawn, live.outcome is not None or live.uploaded)


async def upload(request: Request) -> Response:
    """Stores an uploaded record as a table, so that its replay can be viewed.

    Raises ``Malformed`` for an invalid record, and ``Illegal`` if it holds a position of a running
    game of the guest.
    """
    wish = await body(request, wire.Upload)
    Visitor.of(request).spend("tables")
    given = await ask(request, tasks.bring, wish.record)
    hall, me = _hall(request), await _me(request)
    # The replay shows lines that nobody has called, which would be advice in Quarto.
    await _advice(request).require_no_running_position(me.id, given.positions)
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
    return _answer(request, me, wire.Seated(row.id, []), 201)
