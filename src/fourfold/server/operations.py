"""The operations of the HTTP interface: the one list for routes and the OpenAPI document."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from fourfold.pentaraduga.pages import Page
from fourfold.pentaraduga.walkthrough import Walkthrough
from fourfold.server import (
    duels,
    farewell,
    figures,
    http,
    learning,
    problems,
    readiness,
    wire,
    wire_problems,
)

__all__ = ["OPERATIONS", "Operation"]


class Operation(NamedTuple):
    """A method and path with its handler, and the types of its request and response."""

    method: str
    path: str
    handler: Callable[[Request], Awaitable[Response]]
    summary: str
    #: The types of the bodies of request and response; ``takes`` is ``None`` without a body.
    takes: Any
    gives: Any
    #: The status of a successful response.
    status: int = 200
    #: The media type of the response, if it is not JSON or not only JSON.
    media: str | None = None
    #: The schemas of the query parameters, by name.
    query: Mapping[str, Any] = MappingProxyType({})


_FORM = {"form": {"type": "string", "enum": ["json", "text"]}}
_TRAIN = {name: {"type": "integer", "minimum": 0} for name in ("seed", "count")}

OPERATIONS = (
    Operation(
        "GET", "/api/health", readiness.health, "The process is alive", None, dict[str, bool]
    ),
    Operation(
        "GET",
        "/api/ready",
        readiness.ready,
        "Whether people can be sent here",
        None,
        readiness.Readiness,
    ),
    Operation("GET", "/api/guest", http.guest, "Who this is", None, wire.GuestInfo),
    Operation(
        "POST",
        "/api/guest",
        http.rename,
        "Set one's name and language",
        wire.GuestInfo,
        wire.GuestInfo,
    ),
    Operation("DELETE", "/api/guest", farewell.leave, "Be forgotten", None, wire.GuestInfo),
    Operation(
        "GET",
        "/api/guest/data",
        farewell.data,
        "All that is known of this guest",
        None,
        wire.GuestData,
    ),
    Operation("GET", "/api/games", http.games, "The catalogue", None, list[wire.GameInfo]),
    Operation(
        "GET", "/api/tables", http.my_tables, "This guest's tables", None, list[wire.TableInfo]
    ),
    Operation(
        "POST",
        "/api/tables",
        http.create_table,
        "Open a table",
        wire.TableWish,
        wire.Seated,
        status=201,
    ),
    Operation("GET", "/api/tables/{id}", http.table, "A table from outside", None, wire.TableInfo),
    Operation(
        "POST", "/api/tables/{id}/bot", http.add_bot, "Seat the computer", wire.BotWish, wire.Seated
    ),
    Operation(
        "POST",
        "/api/tables/{id}/device",
        http.link_device,
        "Link another device",
        wire.DeviceWish,
        wire.Link,
    ),
    Operation(
        "GET",
        "/api/tables/{id}/record",
        http.record,
        "The record of a finished game",
        None,
        Any,
        media="text/plain",
        query=_FORM,
    ),
    Operation(
        "GET", "/api/tables/{id}/replay", http.replay, "A game event by event", None, wire.Replay
    ),
    Operation(
        "GET",
        "/api/tables/{id}/picture.svg",
        http.picture,
        "The table as a picture",
        None,
        str,
        media="image/svg+xml",
    ),
    Operation(
        "GET",
        "/api/invites/{token}",
        http.invitation,
        "Look at an invitation",
        None,
        wire.Invitation,
    ),
    Operation(
        "POST", "/api/invites/{token}", http.join, "Take the seat", wire.JoinWish, wire.Seated
    ),
    Operation(
        "POST",
        "/api/devices/{token}",
        http.move_here,
        "Move a seat to this device",
        None,
        wire.Seated,
    ),
    Operation(
        "POST", "/api/records", http.upload, "Keep a record", wire.Upload, wire.Seated, status=201
    ),
    Operation(
        "POST",
        "/api/pentaraduga/figure",
        figures.count,
        "Count a figure",
        wire_problems.FigureWish,
        wire_problems.FigureInfo,
    ),
    Operation(
        "POST",
        "/api/pentaraduga/solve",
        figures.solve,
        "The best figure of a hand",
        wire_problems.SolveWish,
        wire_problems.Solved,
    ),
    Operation(
        "GET",
        "/api/pentaraduga/daily",
        problems.today,
        "The problem of the day",
        None,
        wire_problems.Daily,
    ),
    Operation(
        "GET",
        "/api/pentaraduga/problems",
        problems.list_problems,
        "All problems",
        None,
        list[wire_problems.ProblemInfo],
    ),
    Operation(
        "POST",
        "/api/pentaraduga/problems",
        problems.new_problem,
        "A new problem",
        wire_problems.ProblemWish,
        wire_problems.Given,
    ),
    Operation(
        "GET",
        "/api/pentaraduga/problems/{id}",
        problems.problem,
        "A problem",
        None,
        wire_problems.Given,
    ),
    Operation(
        "POST",
        "/api/pentaraduga/problems/{id}/try",
        problems.judge,
        "Judge a try",
        wire_problems.Try,
        wire_problems.Verdict,
    ),
    Operation(
        "POST",
        "/api/pentaraduga/problems/{id}/hint",
        problems.give_hint,
        "A hint",
        wire_problems.HintWish,
        wire_problems.HintInfo,
    ),
    Operation(
        "GET",
        "/api/pentaraduga/problems/{id}/solution",
        problems.solution,
        "The answers",
        None,
        wire_problems.Solution,
    ),
    Operation(
        "POST",
        "/api/pentaraduga/duels",
        duels.propose,
        "Propose a duel",
        wire_problems.DuelWish,
        wire_problems.Duel,
        status=201,
    ),
    Operation("GET", "/api/pentaraduga/duels/{id}", duels.duel, "A duel", None, wire_problems.Duel),
    Operation(
        "POST",
        "/api/pentaraduga/duels/{id}/begin",
        duels.begin,
        "Start one's clock",
        None,
        wire_problems.Duel,
    ),
    Operation(
        "POST",
        "/api/pentaraduga/duels/{id}/finish",
        duels.finish,
        "Hand in",
        wire_problems.Try,
        wire_problems.Duel,
    ),
    Operation(
        "GET",
        "/api/learn/{language}",
        learning.show_overview,
        "What there is to learn from",
        None,
        learning.Overview,
    ),
    Operation(
        "GET",
        "/api/learn/{language}/glossary",
        learning.show_glossary,
        "Every term",
        None,
        learning.Glossary,
    ),
    Operation(
        "GET",
        "/api/learn/{language}/pages/{page}",
        learning.show_page,
        "The rules of a game",
        None,
        Page,
    ),
    Operation(
        "GET",
        "/api/learn/{language}/lessons/{lesson}",
        learning.show_lesson,
        "A lesson",
        None,
        Walkthrough,
    ),
    Operation(
        "GET",
        "/api/train/{kind}",
        learning.train,
        "Questions for a trainer",
        None,
        learning.Batch,
        query=_TRAIN,
    ),
)
