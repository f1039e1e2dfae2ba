"""The operations of the HTTP interface: the one list for routes and the OpenAPI document."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from fourfold.pentaraduga.learning.pages import Page
from fourfold.pentaraduga.learning.walkthrough import Walkthrough
from fourfold.server import wire, wire_problems
from fourfold.server.api import learning, me, new_table, records, seats, tables
from fourfold.server.api.pentaraduga import duels, figures, problems
from fourfold.server.ops import privacy, readiness

__all__ = ["OPERATIONS", "Operation"]


class Operation(NamedTuple):
    """A method and path with its handler, and the types of its request and response."""

    method: str
    path: str
    handler: Callable[[Request], Awaitable[Response]]
    #: What it does, in the imperative and without a full stop.
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


_FORM_QUERY = {
    "form": {
        "type": "string",
        "enum": ["json", "text"],
        "description": "The format of the record; json by default.",
    }
}
_TRAIN_QUERY = {
    "seed": {
        "type": "integer",
        "minimum": 0,
        "description": "The same seed gives the same questions; 0 by default.",
    },
    "count": {
        "type": "integer",
        "minimum": 0,
        "description": "The number of questions; 10 by default.",
    },
}

OPERATIONS = (
    Operation(
        "GET",
        "/api/health",
        readiness.health,
        "Check that the process is alive",
        None,
        dict[str, bool],
    ),
    Operation(
        "GET",
        "/api/ready",
        readiness.ready,
        "Check whether the server can take requests; 503 says why not",
        None,
        readiness.Readiness,
    ),
    Operation(
        "GET",
        "/api/guest",
        me.guest,
        "Get your name and language without becoming a guest",
        None,
        wire.GuestInfo,
    ),
    Operation(
        "POST",
        "/api/guest",
        me.rename,
        "Set your name and language",
        wire.GuestInfo,
        wire.GuestInfo,
    ),
    Operation(
        "DELETE",
        "/api/guest",
        privacy.leave,
        "Delete your data and your cookie",
        None,
        wire.GuestInfo,
    ),
    Operation(
        "GET",
        "/api/guest/data",
        privacy.data,
        "Export everything that the server stores about you",
        None,
        wire.GuestData,
    ),
    Operation(
        "GET",
        "/api/games",
        tables.games,
        "List the games with their options, presets and levels",
        None,
        list[wire.GameInfo],
    ),
    Operation(
        "GET",
        "/api/tables",
        tables.my_tables,
        "List your tables, newest first",
        None,
        list[wire.TableInfo],
    ),
    Operation(
        "POST",
        "/api/tables",
        new_table.create_table,
        "Open a table, or join a player who waits for anybody",
        wire.TableRequest,
        wire.Seated,
        status=201,
    ),
    Operation(
        "GET",
        "/api/tables/{id}",
        tables.table,
        "Get a table: players, options, outcome and match",
        None,
        wire.TableInfo,
    ),
    Operation(
        "POST",
        "/api/tables/{id}/bot",
        seats.add_bot,
        "Seat the computer at the empty seat of your table",
        wire.BotRequest,
        wire.Seated,
    ),
    Operation(
        "POST",
        "/api/tables/{id}/device",
        seats.link_device,
        "Create a one-time link that moves your seat to another device",
        wire.DeviceRequest,
        wire.Link,
    ),
    Operation(
        "GET",
        "/api/tables/{id}/record",
        records.record,
        "Get the record of a finished game",
        None,
        Any,
        media="text/plain",
        query=_FORM_QUERY,
    ),
    Operation(
        "GET",
        "/api/tables/{id}/replay",
        records.replay,
        "Get the view after every event of a game",
        None,
        wire.Replay,
    ),
    Operation(
        "GET",
        "/api/tables/{id}/picture.svg",
        records.picture,
        "Get a picture of a table as spectators see it",
        None,
        str,
        media="image/svg+xml",
    ),
    Operation(
        "GET",
        "/api/invites/{token}",
        seats.invitation,
        "Get the table of an invitation without taking a seat",
        None,
        wire.Invitation,
    ),
    Operation(
        "POST",
        "/api/invites/{token}",
        seats.join,
        "Take the seat that an invitation offers",
        wire.JoinRequest,
        wire.Seated,
    ),
    Operation(
        "POST",
        "/api/devices/{token}",
        seats.move_here,
        "Move a seat to this device by a one-time link",
        None,
        wire.Seated,
    ),
    Operation(
        "POST",
        "/api/records",
        records.upload,
        "Store a record as a table, to look at its replay",
        wire.Upload,
        wire.Seated,
        status=201,
    ),
    Operation(
        "POST",
        "/api/pentaraduga/figure",
        figures.count,
        "Count a figure, even if it breaks rules",
        wire_problems.FigureRequest,
        wire_problems.FigureInfo,
    ),
    Operation(
        "POST",
        "/api/pentaraduga/solve",
        figures.solve,
        "Find the best figure of a hand",
        wire_problems.SolveRequest,
        wire_problems.Solved,
    ),
    Operation(
        "GET",
        "/api/pentaraduga/daily",
        problems.today,
        "Get the problem of the day",
        None,
        wire_problems.Daily,
    ),
    Operation(
        "GET",
        "/api/pentaraduga/problems",
        problems.list_problems,
        "List the problems that need not be generated",
        None,
        list[wire_problems.ProblemInfo],
    ),
    Operation(
        "POST",
        "/api/pentaraduga/problems",
        problems.new_problem,
        "Generate a new problem",
        wire_problems.ProblemRequest,
        wire_problems.PosedProblem,
    ),
    Operation(
        "GET",
        "/api/pentaraduga/problems/{id}",
        problems.problem,
        "Get a problem without its answers",
        None,
        wire_problems.PosedProblem,
    ),
    Operation(
        "POST",
        "/api/pentaraduga/problems/{id}/try",
        problems.judge,
        "Check an attempt at a problem",
        wire_problems.Try,
        wire_problems.Verdict,
    ),
    Operation(
        "POST",
        "/api/pentaraduga/problems/{id}/hint",
        problems.give_hint,
        "Get a hint towards the nearest answer",
        wire_problems.HintRequest,
        wire_problems.HintInfo,
    ),
    Operation(
        "GET",
        "/api/pentaraduga/problems/{id}/solution",
        problems.solution,
        "Get the answers to a problem",
        None,
        wire_problems.ProblemAnswers,
    ),
    Operation(
        "POST",
        "/api/pentaraduga/duels",
        duels.propose,
        "Propose a duel with two equally good hands",
        wire_problems.DuelRequest,
        wire_problems.Duel,
        status=201,
    ),
    Operation(
        "GET",
        "/api/pentaraduga/duels/{id}",
        duels.duel,
        "Get a duel as you may see it, without taking a side",
        None,
        wire_problems.Duel,
    ),
    Operation(
        "POST",
        "/api/pentaraduga/duels/{id}/begin",
        duels.begin,
        "Take a side of a duel: show your tiles and start your clock",
        None,
        wire_problems.Duel,
    ),
    Operation(
        "POST",
        "/api/pentaraduga/duels/{id}/finish",
        duels.finish,
        "Submit your figure in a duel, once",
        wire_problems.Try,
        wire_problems.Duel,
    ),
    Operation(
        "GET",
        "/api/learn/{language}",
        learning.show_overview,
        "List the pages, lessons and trainers",
        None,
        learning.Overview,
    ),
    Operation(
        "GET",
        "/api/learn/{language}/glossary",
        learning.show_glossary,
        "Get all terms with their meanings",
        None,
        learning.Glossary,
    ),
    Operation(
        "GET",
        "/api/learn/{language}/pages/{page}",
        learning.show_page,
        "Get the rules of a game, with figures and exercises",
        None,
        Page,
    ),
    Operation(
        "GET",
        "/api/learn/{language}/lessons/{lesson}",
        learning.show_lesson,
        "Get a lesson, moment by moment",
        None,
        Walkthrough,
    ),
    Operation(
        "GET",
        "/api/train/{kind}",
        learning.train,
        "Get questions for a trainer, with their answers",
        None,
        learning.QuestionBatch,
        query=_TRAIN_QUERY,
    ),
)
