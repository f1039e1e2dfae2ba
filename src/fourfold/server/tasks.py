"""What the computer works out apart from the server: a list of tasks, and how they are written.

A task goes to another process, or to another machine, as its name and its values in JSON, and so
does its answer. Whoever can hand in work can ask for these tasks and for nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import cache
from random import Random
from typing import Any, TypeVar, TypeVarTuple, get_type_hints

import msgspec

from fourfold.catalogue import GAMES
from fourfold.pentaraduga import (
    FIVE_COLOURS,
    TILES,
    Placement,
    Problem,
    Tile,
    deal_fairly,
    generator,
    hints,
    read_figure,
    shelf,
)
from fourfold.pentaraduga.problems import Kind
from fourfold.pentaraduga.solver import Found, all_figures, best_figure
from fourfold.play import FourfoldError, Illegal, Instant, Malformed
from fourfold.quarto import Goal, Position, Score
from fourfold.quarto.choices import search as search_quarto
from fourfold.server import wire_problems as wire
from fourfold.server.drawing import drawn, laid
from fourfold.server.wire import facts_of

__all__ = [
    "TASKS",
    "consider",
    "daily",
    "deal_duel",
    "find_figure",
    "give_hint",
    "make_problem",
    "new_problem",
    "perform",
    "read_answer",
    "read_wish",
    "search",
    "show_answers",
    "write_task",
]

T = TypeVar("T")
Given = TypeVarTuple("Given")


# Tables


def consider(
    level: str, seed: int, view: Any, news: Any, now: Instant
) -> tuple[Any, Instant] | None:
    """What a level of the computer does at a table, and when."""
    game = GAMES[view["game"]]
    seen = game.read_view(view)
    told = [game.read_news(seen.options, one) for one in news]
    return game.bots[level](seed).consider(seen, told, now)


# Quarto


def search(
    goal: Goal, positions: list[Position], seconds: float
) -> tuple[list[tuple[Position, Score]], int, float]:
    """What can be found out in so many seconds: scores, nodes, and the seconds that it took."""
    found = search_quarto(goal, positions, seconds)
    return list(found.scores.items()), found.nodes, found.seconds


# Pentaraduga


def read_wish(wish: wire.FigureWish) -> wire.FigureInfo:
    """A figure, read and drawn."""
    figure = read_figure(wish.notation) if wish.notation else laid(wish.placements)
    return drawn(figure, wish.palette, wish.patterns)


def find_figure(wish: wire.SolveWish, seconds: float) -> wire.Solved:
    """The best figure of a hand that is found in so many seconds."""
    start = laid(wish.start)
    answer = best_figure(wish.tiles, wish.goal, start=start, seconds=seconds)
    found = Found(0, [], False)
    if answer.optimal and answer.figure and wish.goal != "frame":
        found = all_figures(wish.tiles, wish.goal, start=start, most=1, seconds=seconds)
    return wire.Solved(
        wish.goal,
        answer.counted,
        answer.optimal,
        found.number or None,
        found.complete,
        drawn(answer.figure, wish.palette, wish.patterns) if answer.figure else None,
        round(answer.seconds, 3),
    )


def make_problem(name: str) -> Problem:
    """The problem with that id."""
    return generator.problem(name)


def new_problem(kind: Kind, seed: int, difficulty: int | None) -> Problem:
    """A problem that perhaps nobody has seen."""
    return next(generator.problems(kind, seed, difficulty))


def daily(day: date) -> Problem:
    """The problem of a day."""
    return shelf.daily(day)


def give_hint(problem: Problem, step: int, tried: list[Placement]) -> wire.HintInfo:
    """A step towards the answer that is nearest."""
    given = hints.hint(problem, step, laid(tried, problem.start))
    colours = {colour.name.lower(): number for colour, number in (given.colours or {}).items()}
    return wire.HintInfo(given.step, colours, list(given.tiles), list(given.figure))


def show_answers(problem: Problem) -> wire.Solution:
    """The answers to a problem."""
    return wire.Solution([drawn(answer, start=problem.start) for answer in problem.answers])


def deal_duel(kind: wire.DuelKind, seed: int) -> tuple[tuple[list[Tile], list[Tile]], int]:
    """Two hands, and what either makes at best."""
    tiles = FIVE_COLOURS if kind == "squares" else TILES
    a, b = deal_fairly(tiles, Random(seed))
    return (list(a), list(b)), best_figure(a).counted or 0


TASKS: dict[str, Callable[..., Any]] = {
    task.__name__: task
    for task in (
        consider,
        search,
        read_wish,
        find_figure,
        make_problem,
        new_problem,
        daily,
        give_hint,
        show_answers,
        deal_duel,
    )
}


# How they are written


class Task(msgspec.Struct, frozen=True, array_like=True):
    """A task to be done."""

    name: str
    given: msgspec.Raw


class Done(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """Its answer."""

    answer: msgspec.Raw


class Refused(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """Why there is none."""

    malformed: bool
    code: str
    facts: dict[str, Any]


def write_task(task: Callable[[*Given], object], *given: *Given) -> bytes:
    """A task as it is handed in.

    >>> write_task(daily, date(2026, 11, 16))
    b'["daily",["2026-11-16"]]'
    """
    return _json(Task(task.__name__, msgspec.Raw(_json(given))))


def perform(written: bytes) -> bytes:
    """Does a task; the answer as it is handed back."""
    task = msgspec.json.decode(written, type=Task)
    given, _ = _types(task.name)
    try:
        answer = TASKS[task.name](*msgspec.json.decode(task.given, type=given))
    except FourfoldError as error:
        return _json(Refused(isinstance(error, Malformed), error.code, facts_of(error)))
    return _json(Done(msgspec.Raw(_json(answer))))


def read_answer(task: Callable[..., T], written: bytes) -> T:
    """What a task has answered. Raises ``Illegal`` and ``Malformed`` as it has done."""
    answer = msgspec.json.decode(written, type=Done | Refused)
    if isinstance(answer, Refused):
        raise (Malformed if answer.malformed else Illegal)(answer.code, **answer.facts)
    _, type_ = _types(task.__name__)
    read: T = msgspec.json.decode(answer.answer, type=type_)
    return read


@cache
def _types(task: str) -> tuple[Any, Any]:
    """Of which types its values are, and its answer."""
    *given, answer = get_type_hints(TASKS[task]).values()
    return tuple[tuple(given)], answer  # type: ignore[misc]


def _json(value: object) -> bytes:
    return msgspec.json.encode(value)
