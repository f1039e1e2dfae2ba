"""HTTP endpoints of the catalogue and of tables that exist."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from fourfold.catalogue import GAMES
from fourfold.play import (
    Malformed,
    Match,
    Table,
    explain_options,
)
from fourfold.server import wire
from fourfold.server.api.answers import json, stream
from fourfold.server.api.context import (
    hall_of,
)
from fourfold.server.api.guests import Guest
from fourfold.server.live.stored import (
    opening_of,
    refusal_of,
)
from fourfold.server.timing.slices import sliced
from fourfold.store import MatchGame, Store, TableRow

__all__ = ["games", "my_tables", "table"]


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


async def my_tables(request: Request) -> Response:
    """Returns the guest's own tables, newest first."""
    hall = hall_of(request)
    me = await Guest.known(request, hall.store)
    rows = await hall.store.tables.of_guest(me.id) if me else []
    infos = await _infos(hall.store, rows, me)
    return stream(sliced(map(msgspec.json.encode, infos)))


async def table(request: Request) -> Response:
    """Returns the public information about a table. Raises ``Malformed`` if there is none."""
    hall, id_ = hall_of(request), request.path_params["id"]
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
        wire.FinishedGame(game.game, game.table, entry.outcome, entry.points)
        for game, entry in zip(over, match.entries, strict=False)
    ]
    games = [fixture.game for fixture in match.games]
    return wire.MatchInfo(games, entries, match.totals, match.next is None, match.winner)
