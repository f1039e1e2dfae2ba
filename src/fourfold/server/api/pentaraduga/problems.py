"""Problems over HTTP: those of the book and new ones, attempts, hints and answers.

A problem is never sent with its answers. A worker generates it from its id, and a cache keeps it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import nullcontext
from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import Any, TypeVarTuple

from starlette.requests import Request
from starlette.responses import Response

from fourfold.pentaraduga import PROBLEMS, Figure, Placement, Problem
from fourfold.pentaraduga.solving.generator import SEEDS
from fourfold.pentaraduga.solving.shelf import SHELF
from fourfold.pentaraduga.solving.solver import worth
from fourfold.play import Malformed
from fourfold.server import wire_problems as wire
from fourfold.server.api.answers import body, json
from fourfold.server.api.pentaraduga.drawing import described, laid
from fourfold.server.compute import tasks
from fourfold.server.compute.questions import Questions, ask, asker_of, while_there
from fourfold.server.live.hall import Hall
from fourfold.server.ops.limits import Visitor

__all__ = [
    "Problems",
    "give_hint",
    "judge",
    "list_problems",
    "new_problem",
    "problem",
    "solution",
    "today",
]

Given = TypeVarTuple("Given")

#: How many problems the cache keeps.
MAX_CACHED_PROBLEMS = 1000


@dataclass
class Making:
    """A problem that is generated or being generated, and how many requests wait for it."""

    task: asyncio.Task[Problem]
    waiting: int = 0

    @property
    def succeeded(self) -> bool:
        """Whether the problem has been generated."""
        return self.task.done() and not (self.task.cancelled() or self.task.exception())


class Problems:
    """A cache of problems: concurrent requests for a problem share one task."""

    def __init__(self, questions: Questions) -> None:
        self._questions = questions
        self._made: dict[object, Making] = {}

    async def of(self, asker: str, name: str) -> Problem:
        """Returns the problem with this id. Raises ``Malformed`` if there is none."""
        return PROBLEMS.get(name) or await self._kept(asker, name, tasks.make_problem, name)

    def has(self, key: object) -> bool:
        """Returns whether this problem, by id or by day, is in the book or in the cache."""
        return key in PROBLEMS or key in self._made

    async def of_day(self, asker: str, day: date) -> Problem:
        """Returns the problem of a day."""
        return await self._kept(asker, day, tasks.daily, day)

    async def _kept(
        self, asker: str, key: object, make: Callable[[*Given], Problem], *given: *Given
    ) -> Problem:
        making = self._made.get(key)
        if making is None:
            making = Making(asyncio.create_task(self._questions.ask(asker, make, *given)))
            self._made[key] = making
            while len(self._made) > MAX_CACHED_PROBLEMS:
                del self._made[next(iter(self._made))]
        making.waiting += 1
        try:
            # The task goes on when its first asker leaves, as long as others wait for it.
            return await asyncio.shield(making.task)
        finally:
            making.waiting -= 1
            if not making.waiting and not making.succeeded:
                making.task.cancel()
                if self._made.get(key) is making:
                    del self._made[key]


async def list_problems(request: Request) -> Response:
    """Lists the problems of the book and of the shelf; others are generated on request."""
    book = [wire.ProblemInfo(one.id, one.kind, True, None) for one in PROBLEMS.values()]
    new = [wire.ProblemInfo(one.id, one.kind, False, one.difficulty) for one in SHELF]
    return json(book + new)


async def new_problem(request: Request) -> Response:
    """Generates a problem from a random seed."""
    sent = await body(request, wire.ProblemRequest)
    hall: Hall = request.app.state.hall
    seed = hall.chance.lots().choice(SEEDS)
    return json(_given(await ask(request, tasks.new_problem, sent.kind, seed, sent.difficulty)))


async def problem(request: Request) -> Response:
    """Returns one problem: the tiles and the goal, without answers."""
    return json(_given(await _problem(request)))


async def today(request: Request) -> Response:
    """Returns the problem of the day."""
    hall: Hall = request.app.state.hall
    day = datetime.fromtimestamp(hall.clock() / 1000, UTC).date()
    problems, me = _problems(request), await asker_of(request)
    made = await _made(request, day, problems.of_day(me, day))
    return json(wire.Daily(day.isoformat(), _given(made)))


async def judge(request: Request) -> Response:
    """Scores an attempt and returns what it lacks to solve the problem."""
    sent = await body(request, wire.Try)
    asked_for = await _problem(request)
    figure = _tried(asked_for, sent.placements)
    lacks = asked_for.lacks(figure)
    counted = worth(figure, asked_for.counts)
    return json(wire.Verdict(not lacks, lacks, counted, described(figure)))


async def give_hint(request: Request) -> Response:
    """Returns a step towards the nearest answer."""
    sent = await body(request, wire.HintRequest)
    asked_for = await _problem(request)
    _tried(asked_for, sent.placements)
    tried = list(sent.placements)
    return json(await ask(request, tasks.give_hint, asked_for, sent.step, tried))


async def solution(request: Request) -> Response:
    """Returns the answers, for a player who has given up."""
    return json(await ask(request, tasks.show_answers, await _problem(request)))


def _problems(request: Request) -> Problems:
    problems: Problems = request.app.state.problems
    return problems


async def _problem(request: Request) -> Problem:
    problems, name = _problems(request), request.path_params["id"]
    return await _made(request, name, problems.of(await asker_of(request), name))


async def _made(request: Request, key: object, making: Coroutine[Any, Any, Problem]) -> Problem:
    """Awaits a problem while the sender waits; generating a new one counts as a question."""
    new = not _problems(request).has(key)
    try:
        with Visitor.of(request).asking() if new else nullcontext():
            return await while_there(request, making)
    finally:
        making.close()


def _tried(problem: Problem, placements: tuple[Placement, ...]) -> Figure:
    """Returns the figure of an attempt with the start. Raises ``Malformed`` for a foreign tile."""
    for placement in placements:
        if placement.tile not in problem.tiles:
            raise Malformed("pentaraduga-not-given", tile=placement.tile)
    return laid(placements, problem.start)


def _given(problem: Problem) -> wire.PosedProblem:
    return wire.PosedProblem(
        id=problem.id,
        kind=problem.kind,
        book=problem.id in PROBLEMS,
        difficulty=problem.difficulty,
        goal=problem.goal,
        counts=problem.counts,
        tiles=list(problem.tiles),
        start=list(problem.start),
        first=list(problem.hands[0]) if problem.kind == "quados" and problem.hands else [],
        start_goal=problem.start_goal,
        symmetry=problem.symmetry,
    )
