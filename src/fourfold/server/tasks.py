"""What the computer works out apart from the server: a list of tasks, and how they are written.

A task goes to another process, or to another machine, as its name and its values in JSON, and so
does its answer. Whoever can hand in work can ask for these tasks and for nothing else.
"""

from __future__ import annotations

import signal
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import date
from random import Random
from typing import Any, NamedTuple, TypeVar, TypeVarTuple

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
from fourfold.pentaraduga.problems import Kind as ProblemKind
from fourfold.pentaraduga.solver import Search, best_figure
from fourfold.play import (
    FourfoldError,
    Illegal,
    Instant,
    Join,
    Malformed,
    Outcome,
    Played,
    Record,
    Seat,
    clean_name,
)
from fourfold.quarto import Goal, Position, Score
from fourfold.quarto.choices import search as search_quarto
from fourfold.quarto.review import Course
from fourfold.server import wire_problems as wire
from fourfold.server.drawing import drawn, laid
from fourfold.server.wire import facts_of
from fourfold.store import EventRow

__all__ = [
    "RECORD_SECONDS",
    "TASKS",
    "Brought",
    "bring",
    "consider",
    "daily",
    "deal_duel",
    "find_figure",
    "follow",
    "give_hint",
    "make_problem",
    "new_problem",
    "perform",
    "read_answer",
    "read_wish",
    "search",
    "set_up",
    "show_answers",
    "write_task",
]

T = TypeVar("T")
Given = TypeVarTuple("Given")

#: How many searches a process keeps that may be continued: each is a thread, and up to 5 MB.
KEPT_SEARCHES = 32


# Tables


def consider(
    level: str, seed: int, view: Any, news: Any, now: Instant
) -> tuple[Any, Instant] | None:
    """What a level of the computer does at a table, and when."""
    game = GAMES[view["game"]]
    seen = game.read_view(view)
    told = [game.read_news(one) for one in news]
    return game.bots[level](seed).consider(seen, told, now)


# Records

#: How many seconds of a processor a record may take; those of real games take far less than one.
RECORD_SECONDS = 5.0
#: How soon one that goes on all the same is interrupted again.
RING_SECONDS = 0.1


class Brought(msgspec.Struct, frozen=True):
    """A record as it is stored: options, deal and actions are JSON, names as we show them."""

    game: str
    rules: int
    options: str
    deal: str
    players: tuple[str | None, str | None]
    started: Instant
    outcome: Outcome | None
    events: list[EventRow]
    #: The names under which players joined.
    joined: dict[Seat, str]
    #: Of a game of Quarto.
    positions: list[Position]


def bring(text: str) -> Brought:
    """Reads a record in either form, plays it through and returns what is to be stored of it."""
    with _within(RECORD_SECONDS):
        record = _record(text)
        over = record.table(GAMES)
        return Brought(
            record.game,
            record.rules,
            _json(record.options).decode(),
            _json(record.deal).decode(),
            (_shown(record.players[0]), _shown(record.players[1])),
            record.started,
            over.outcome,
            [_event(number, played) for number, played in enumerate(record.events, start=1)],
            _joined(record),
            [one.position for one in Course.of(over).states] if record.game == "quarto" else [],
        )


def set_up(game: str, text: str, after: int | None, lots: str | None) -> Any:
    """Returns a deal of a game that begins where a record is after so many events, or at its end.

    With lots, whatever one of the players cannot see is drawn anew from them. Raises ``Malformed``
    if the record is of another game, or the game cannot be set up.
    """
    with _within(RECORD_SECONDS):
        record = _record(text)
        if record.game != game:
            raise Malformed("game", name=record.game, expected=(game,))
        start, anew = GAMES[game].set_up, GAMES[game].set_up_anew
        if start is None or anew is None:
            raise Malformed("no-set-up", game=game)
        events = record.events if after is None else record.events[:after]
        table = msgspec.structs.replace(record, events=events, outcome=None).table(GAMES)
        return start(table.state) if lots is None else anew(table.rules, table.state, Random(lots))


def follow(text: str) -> Course:
    """Returns the course of a game of Quarto for a review. Raises ``Malformed`` for other games."""
    with _within(RECORD_SECONDS):
        table = _record(text).table(GAMES)
        if table.rules.game != "quarto":
            raise Malformed("no-review", game=table.rules.game)
        return Course.of(table)


def _record(text: str) -> Record:
    as_json = text.lstrip().startswith("{")
    return Record.from_json(text, GAMES) if as_json else Record.from_text(text, GAMES)


def _shown(name: str | None) -> str | None:
    """A name from a record as we show names."""
    return clean_name(name)[:40] if name else None


def _joined(record: Record) -> dict[Seat, str]:
    """Returns by seat the names under which players joined, as we show them."""
    return {
        played.seat: _shown_join(played.action).name
        for played in record.events
        if isinstance(played.action, Join) and played.seat
    }


def _shown_join(action: Join) -> Join:
    return Join(_shown(action.name) or "?")


def _event(seq: int, played: Played) -> EventRow:
    action = played.action
    if isinstance(action, Join):
        action = _shown_join(action)
    return EventRow(seq, played.seat, played.at, _json(action).decode())


class _LateError(Exception):
    """The time for a task is over."""


@contextmanager
def _within(seconds: float) -> Iterator[None]:
    """Raises ``Malformed`` when the block has used so many seconds of the processor.

    So the worker lives on, and is there for others at once; see ``thinking.LONGEST`` for what
    cannot be interrupted.
    """
    running = True

    def ring(*_: object) -> None:
        if running:
            raise _LateError

    before = signal.signal(signal.SIGVTALRM, ring)
    # Rings again and again: an exception in a finalizer or a callback of the collector is lost.
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds, RING_SECONDS)
    try:
        yield
    except _LateError:
        running = False
        raise Malformed("record-slow", limit=round(seconds)) from None
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


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


def find_figure(wish: wire.SolveWish, seconds: float, last: bool) -> wire.Solved | None:
    """Searches on for the best figure of a hand; returns it when that is done, or at the last go.

    This process keeps what it has found out; in another one the search begins anew.
    """
    key = _json((wish.tiles, wish.goal, wish.start))
    search = _searches.pop(key, None) or Search(wish.tiles, wish.goal, start=laid(wish.start))
    if not search.go_on(seconds):
        if not last:
            _searches[key] = search
            if len(_searches) > KEPT_SEARCHES:
                _searches.popitem(last=False)
            return None
        search.end()
    answer, found = search.answer, search.found
    return wire.Solved(
        wish.goal,
        answer.counted,
        answer.optimal,
        found.number or None,
        found.complete,
        drawn(answer.figure, wish.palette, wish.patterns) if answer.figure else None,
        round(answer.seconds, 3),
    )


_searches: OrderedDict[bytes, Search] = OrderedDict()


def make_problem(name: str) -> Problem:
    """The problem with that id."""
    return generator.problem(name)


def new_problem(kind: ProblemKind, seed: int, difficulty: int | None) -> Problem:
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


class Kind(NamedTuple):
    """A kind of task: the function, the types of its values, and the type of its answer."""

    run: Callable[..., Any]
    given: Any
    answer: Any


#: What can be asked for, by name. The types decide how values are read from JSON.
TASKS: dict[str, Kind] = {
    kind.run.__name__: kind
    for kind in (
        Kind(consider, tuple[str, int, Any, Any, Instant], tuple[Any, Instant] | None),
        Kind(bring, tuple[str], Brought),
        Kind(set_up, tuple[str, str, int | None, str | None], Any),
        Kind(follow, tuple[str], Course),
        Kind(
            search,
            tuple[Goal, list[Position], float],
            tuple[list[tuple[Position, Score]], int, float],
        ),
        Kind(read_wish, tuple[wire.FigureWish], wire.FigureInfo),
        Kind(find_figure, tuple[wire.SolveWish, float, bool], wire.Solved | None),
        Kind(make_problem, tuple[str], Problem),
        Kind(new_problem, tuple[ProblemKind, int, int | None], Problem),
        Kind(daily, tuple[date], Problem),
        Kind(give_hint, tuple[Problem, int, list[Placement]], wire.HintInfo),
        Kind(show_answers, tuple[Problem], wire.Solution),
        Kind(deal_duel, tuple[wire.DuelKind, int], tuple[tuple[list[Tile], list[Tile]], int]),
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
    kind = TASKS[task.name]
    try:
        answer = kind.run(*msgspec.json.decode(task.given, type=kind.given))
    except FourfoldError as error:
        return _json(Refused(isinstance(error, Malformed), error.code, facts_of(error)))
    return _json(Done(msgspec.Raw(_json(answer))))


def read_answer(task: Callable[..., T], written: bytes) -> T:
    """What a task has answered. Raises ``Illegal`` and ``Malformed`` as it has done."""
    answer = msgspec.json.decode(written, type=Done | Refused)
    if isinstance(answer, Refused):
        raise (Malformed if answer.malformed else Illegal)(answer.code, **answer.facts)
    read: T = msgspec.json.decode(answer.answer, type=TASKS[task.__name__].answer)
    return read


def _json(value: object) -> bytes:
    return msgspec.json.encode(value)
