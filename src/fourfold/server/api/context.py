"""What endpoints share: the hall, the guest who asks, games and levels by name."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from fourfold.catalogue import GAMES
from fourfold.play import (
    Game,
    Malformed,
)
from fourfold.server.api.answers import json
from fourfold.server.api.guests import Guest
from fourfold.server.compute.advice import Advice
from fourfold.server.live.hall import Hall
from fourfold.server.live.table import LiveTable

__all__ = [
    "advice_of",
    "answer_to",
    "hall_of",
    "known_or_new",
    "live_table",
    "require_game",
    "require_level",
    "written",
]


def written(value: object) -> str:
    """Returns a value as JSON text, as the store keeps it."""
    return msgspec.json.encode(value).decode()


def hall_of(request: Request) -> Hall:
    """Returns the hall of the process."""
    hall: Hall = request.app.state.hall
    return hall


def advice_of(request: Request) -> Advice:
    """Returns the guard that refuses advice about running games."""
    advice: Advice = request.app.state.advice
    return advice


async def known_or_new(request: Request) -> Guest:
    """Returns the guest who asks, a new one without a cookie."""
    hall = hall_of(request)
    return await Guest.known_or_new(request, hall.store, hall.clock())


def answer_to(request: Request, me: Guest, value: object, status: int = 200) -> Response:
    """Returns a value as JSON, with the cookie of a new guest."""
    return me.remember(json(value, status), request)


async def live_table(request: Request) -> LiveTable:
    """Returns the table of the path. Raises ``Malformed`` if there is none."""
    return await hall_of(request).tables.require(request.path_params["id"])


def require_game(name: str) -> Game[Any, Any, Any]:
    """Returns a game by its id. Raises ``Malformed`` if there is none."""
    if name not in GAMES:
        raise Malformed("game", name=name, expected=tuple(GAMES))
    return GAMES[name]


def require_level(game: Game[Any, Any, Any], name: str | None) -> str:
    """Returns the level asked for, or the game's default. Raises ``Malformed`` if there is none."""
    level = name or game.level
    if level is None or level not in game.bots:
        raise Malformed("level", level=level, expected=tuple(game.bots))
    return level
