"""The tasks that workers run outside of the server process, and their serialisation.

A task travels to another process or machine as JSON: its name and its arguments. Its answer comes
back as JSON. A client of the work queue can run these tasks and nothing else.
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
    read_figure,
)
from fourfold.pentaraduga.solving import generator, hints, shelf
from fourfold.pentaraduga.solving.problems import ProblemKind
from fourfold.pentaraduga.solving.solver import FigureSearch, best_figure
from fourfold.play import (
    FourfoldError,
    Illegal,
    Instant,
    Join,
    Malformed,
    Outcome,
    Record,
    RecordedEvent,
    Seat,
    clean_name,
)
from fourfold.quarto import Goal, Position, Score
from fourfold.quarto.solving.choices import search as search_quarto
from fourfold.quarto.solving.review import Course
from fourfold.server import wire_problems as wire
from fourfold.server.api.pentaraduga.drawing import drawn, laid
from fourfold.server.wire import facts_of
from fourfold.store import EventRow

__all__ = [
    "RECORD_SECONDS",
    "TASKS",
    "Brought",
    "bring",
    "consider",
    "count_figure",
    "daily",
    "deal_duel",
    "find_figure",
    "follow",
    "give_hint",
    "make_problem",
    "new_problem",
    "perform",
    "read_answer",
    "search",
    "set_up",
    "show_answers",
    "write_task",
]

T = TypeVar("T")
Given = TypeVarTuple("Given")

#: How many unfinished searches a process keeps: each is a thread, and up to 5 MB.
KEPT_SEARCHES = 32


# Tables


def consider(
    level: str, seed: int, view: Any, news: Any, now: Instant
) -> tuple[Any, Instant] | None:
    """Returns the action that a level of the computer plans, and when; None if it plans none."""
    game = GAMES[view["game"]]
    seen = game.read_view(view)
    told = [game.read_news(one) for one in news]
    return game.bots[level](seed).consider(seen, told, now)


# Records

#: How much processor time a record may take; records of real games take far less than a second.
RECORD_SECONDS = 5.0
#: How often the timer fires again after that, until the task ends.
RING_SECONDS = 0.1


class Brought(msgspec.Struct, frozen=True):
    """A record as it is stored: options, deal and actions in JSON, names cleaned for display."""

    game: str
    rules: int
    options: str
    deal: str
    players: tuple[str | None, str | None]
    started: Instant
    outcome: Outcome | None
    events: list[EventRow]
    #: By seat, the names under which players joined.
    joined: dict[Seat, str]
    #: The positions of a game of Quarto; empty for other games.
    positions: list[Position]


def bring(text: str) -> Brought:
    """Reads a record as JSON or text, replays it, and returns what is stored of it.

    Raises ``Malformed`` if it cannot be read or takes too long.
    """
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
    """Returns a deal that starts a game where a record stands after so many events, or at its end.

    With ``lots`` as the seed, everything that is hidden from a player is drawn again. Raises
    ``Malformed`` if the record is of another game, or the game cannot be set up.
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
    """Returns a name of a record, cleaned and shortened for display."""
    return clean_name(name)[:40] if name else None


def _joined(record: Record) -> dict[Seat, str]:
    """Returns, by seat, the names under which players joined, cleaned for display."""
    return {
        played.seat: _shown_join(played.action).name
        for played in record.events
        if isinstance(played.action, Join) and played.seat
    }


def _shown_join(action: Join) -> Join:
    return Join(_shown(action.name) or "?")


def _event(seq: int, played: RecordedEvent) -> EventRow:
    action = played.action
    if isinstance(action, Join):
        action = _shown_join(action)
    return EventRow(seq, played.seat, played.at, _json(action).decode())


class _LateError(Exception):
    """Raised within a task that has used up its processor time."""


@contextmanager
def _within(seconds: float) -> Iterator[None]:
    """Raises ``Malformed`` when the block has used so many seconds of processor time.

    The worker survives and can take the next task. ``local_pool.MAX_TASK_SECONDS`` limits what
    cannot be interrupted.
    """
    running = True

    def ring(*_: object) -> None:
        if running:
            raise _LateError

    before = signal.signal(signal.SIGVTALRM, ring)
    # Fires repeatedly: an exception in a finalizer or a callback of the collector is lost.
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
    """Searches for so many seconds; returns the scores found, the nodes, and the seconds used."""
    found = search_quarto(goal, positions, seconds)
    return list(found.scores.items()), found.nodes, found.seconds


# Pentaraduga


def count_figure(request: wire.FigureRequest) -> wire.FigureInfo:
    """Returns a figure, read from placements or notation, counted and drawn."""
    figure = read_figure(request.notation) if request.notation else laid(request.placements)
    return drawn(figure, request.palette, request.patterns)


def find_figure(request: wire.SolveRequest, seconds: float, last: bool) -> wire.Solved | None:
    """Continues the search for the best figure of a hand.

    Returns the answer when the search is complete or this is the ``last`` slice, otherwise None.
    The search is kept in this process; in another one it starts from the beginning.
    """
    key = _json((request.tiles, request.goal, request.start))
    search = _searches.pop(key, None) or FigureSearch(
        request.tiles, request.goal, start=laid(request.start)
    )
    if not search.go_on(seconds):
        if not last:
            _searches[key] = search
            if len(_searches) > KEPT_SEARCHES:
                _searches.popitem(last=False)
            return None
        search.end()
    answer, found = search.answer, search.found
    return wire.Solved(
        request.goal,
        answer.counted,
        answer.optimal,
        found.number or None,
        found.complete,
        drawn(answer.figure, request.palette, request.patterns) if answer.figure else None,
        round(answer.seconds, 3),
    )


_searches: OrderedDict[bytes, FigureSearch] = OrderedDict()


def make_problem(name: str) -> Problem:
    """Returns the problem with this id. Raises ``Malformed`` if there is none."""
    return generator.problem(name)


def new_problem(kind: ProblemKind, seed: int, difficulty: int | None) -> Problem:
    """Returns the first problem of this kind and difficulty from a seed."""
    return next(generator.problems(kind, seed, difficulty))


def daily(day: date) -> Problem:
    """Returns the problem of a day."""
    return shelf.daily(day)


def give_hint(problem: Problem, step: int, tried: list[Placement]) -> wire.HintInfo:
    """Returns a step towards the nearest answer."""
    given = hints.hint(problem, step, laid(tried, problem.start))
    colours = {colour.name.lower(): number for colour, number in (given.colours or {}).items()}
    return wire.HintInfo(given.step, colours, list(given.tiles), list(given.figure))


def show_answers(problem: Problem) -> wire.ProblemAnswers:
    """Returns the answers to a problem."""
    return wire.ProblemAnswers([drawn(answer, start=problem.start) for answer in problem.answers])


def deal_duel(kind: wire.DuelKind, seed: int) -> tuple[tuple[list[Tile], list[Tile]], int]:
    """Returns two equally good hands, and the count of the best figure of either."""
    tiles = FIVE_COLOURS if kind == "squares" else TILES
    a, b = deal_fairly(tiles, Random(seed))
    return (list(a), list(b)), best_figure(a).counted or 0


class TaskKind(NamedTuple):
    """A kind of task: its function, the types of its arguments, and the type of its answer."""

    run: Callable[..., Any]
    given: Any
    answer: Any


#: Every task, by name. The types decide how values are decoded from JSON.
TASKS: dict[str, TaskKind] = {
    kind.run.__name__: kind
    for kind in (
        TaskKind(consider, tuple[str, int, Any, Any, Instant], tuple[Any, Instant] | None),
        TaskKind(bring, tuple[str], Brought),
        TaskKind(set_up, tuple[str, str, int | None, str | None], Any),
        TaskKind(follow, tuple[str], Course),
        TaskKind(
            search,
            tuple[Goal, list[Position], float],
            tuple[list[tuple[Position, Score]], int, float],
        ),
        TaskKind(count_figure, tuple[wire.FigureRequest], wire.FigureInfo),
        TaskKind(find_figure, tuple[wire.SolveRequest, float, bool], wire.Solved | None),
        TaskKind(make_problem, tuple[str], Problem),
        TaskKind(new_problem, tuple[ProblemKind, int, int | None], Problem),
        TaskKind(daily, tuple[date], Problem),
        TaskKind(give_hint, tuple[Problem, int, list[Placement]], wire.HintInfo),
        TaskKind(show_answers, tuple[Problem], wire.ProblemAnswers),
        TaskKind(deal_duel, tuple[wire.DuelKind, int], tuple[tuple[list[Tile], list[Tile]], int]),
    )
}


# Serialisation


class Task(msgspec.Struct, frozen=True, array_like=True):
    """A task as it travels to a worker."""

    name: str
    given: msgspec.Raw


class Completed(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """The answer of a task."""

    answer: msgspec.Raw


class Failed(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """The error that a task raised instead of an answer."""

    malformed: bool
    code: str
    facts: dict[str, Any]


def write_task(task: Callable[[*Given], object], *given: *Given) -> bytes:
    """Returns a task as it travels to a worker.

    >>> write_task(daily, date(2026, 11, 16))
    b'["daily",["2026-11-16"]]'
    """
    return _json(Task(task.__name__, msgspec.Raw(_json(given))))


def perform(written: bytes) -> bytes:
    """Runs a serialised task; returns its serialised answer or error."""
    task = msgspec.json.decode(written, type=Task)
    kind = TASKS[task.name]
    try:
        answer = kind.run(*msgspec.json.decode(task.given, type=kind.given))
    except FourfoldError as error:
        return _json(Failed(isinstance(error, Malformed), error.code, facts_of(error)))
    return _json(Completed(msgspec.Raw(_json(answer))))


def read_answer(task: Callable[..., T], written: bytes) -> T:
    """Returns the answer of a task. Raises ``Illegal`` or ``Malformed`` as the task did."""
    answer = msgspec.json.decode(written, type=Completed | Failed)
    if isinstance(answer, Failed):
        raise (Malformed if answer.malformed else Illegal)(answer.code, **answer.facts)
    read: T = msgspec.json.decode(answer.answer, type=TASKS[task.__name__].answer)
    return read


def _json(value: object) -> bytes:
    return msgspec.json.encode(value)
