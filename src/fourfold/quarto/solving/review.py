"""Reviews of games: the value of each action, missed lines, and the deciding event."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

import msgspec

from fourfold.play import Outcome, Rules, Seat, Table
from fourfold.quarto.game import Action, Call, Deal, Done, Give, Place, Quarto, State
from fourfold.quarto.lines import Goal, Line, Square
from fourfold.quarto.options import Options
from fourfold.quarto.position import Position
from fourfold.quarto.solving.effort import Effort
from fourfold.quarto.solving.solver import Value, solver_for

__all__ = ["Course", "Judgement", "Review", "overlooked", "review"]

#: Returns win, draw or loss for the player to move; None if unknown.
Valuer = Callable[[Position], Value | None]


@dataclass(frozen=True, slots=True)
class Judgement:
    """The value of the game for a player before and after their action; None if unknown."""

    #: The number of the event.
    event: int
    seat: Seat
    action: Action
    before: Value | None
    after: Value | None
    #: The lines that the player could have called instead.
    missed: tuple[Line, ...] = ()

    @property
    def mistake(self) -> Value | None:
        """The win or draw that the action gave away; None if it was no mistake.

        >>> Judgement(7, Seat.A, Done(), before="win", after="loss").mistake
        'win'
        """
        worse = {"win": ("draw", "loss"), "draw": ("loss",)}
        return self.before if self.after in worse.get(self.before or "", ()) else None


class Course(msgspec.Struct, frozen=True):
    """The moves of a game without those taken back: the input of a review."""

    options: Options
    #: The state before the first move, then after each move.
    states: tuple[State, ...]
    #: The number of the event, the seat and the action.
    moves: tuple[tuple[int, Seat | None, Action], ...]
    outcome: Outcome | None
    #: The table act that ended the game, if the rules did not.
    ended: int | None

    @classmethod
    def of(cls, table: Table[State, Action, Deal]) -> Course:
        """Returns the course of a table's game."""
        moves = list(table.line())[::-1]
        ended = None
        if table.ended:
            ended = next(past.seq for past in table.history() if past.outcome)
        return cls(
            table.rules.options,
            (moves[0].before if moves else table.state, *(move.after for move in moves)),
            tuple((move.event.seq, move.event.seat, move.event.action) for move in moves),
            table.outcome,
            ended,
        )


@dataclass(frozen=True, slots=True)
class Review:
    """The review of a game."""

    judgements: tuple[Judgement, ...]
    #: By event, the completed lines that nobody called in time.
    overlooked: Mapping[int, tuple[Line, ...]]
    #: The event after which the value of the game no longer changed. None if it never changed, if
    #: the game is not over, or if values are unknown.
    decided: int | None

    @property
    def mistakes(self) -> tuple[Judgement, ...]:
        """The judgements of actions that gave away a win or a draw."""
        return tuple(judgement for judgement in self.judgements if judgement.mistake)

    @classmethod
    def of(cls, table: Table[State, Action, Deal], value: Valuer) -> Review:
        """Returns the review of a table; ``value`` is called for its positions, last first."""
        return cls.along(Course.of(table), value)

    @classmethod
    def along(cls, course: Course, value: Valuer) -> Review:
        """Returns the review of a course; ``value`` is called for its positions, last first."""
        rules, states = Quarto(course.options), course.states
        values = [_standing(rules, state, value) for state in reversed(states)][::-1]
        judgements = tuple(
            Judgement(
                event,
                seat,
                action,
                _seen_by(seat, state, before),
                _seen_by(seat, then, after),
                _missed(rules, state, action, seat, then),
            )
            for (event, seat, action), (state, then), (before, after) in zip(
                course.moves, pairwise(states), pairwise(values), strict=True
            )
            if seat
        )
        events = [event for event, _, _ in course.moves]
        void = {
            events[index]: lines
            for index, lines in overlooked(course.options.goal, states[1:]).items()
            if course.outcome or states[index + 1].position.placed < states[-1].position.placed
        }
        for_a = [_seen_by(Seat.A, *seen) for seen in zip(states, values, strict=True)]
        return cls(judgements, void, _decided(course, events, for_a))


def review(
    table: Table[State, Action, Deal], *, threads: int = 1, nodes: int = 0, seconds: float = 0
) -> Review:
    """Returns the review of a game, with the values of its positions under best play.

    >>> from fourfold.quarto import Piece, Quarto
    >>> table = Table.open(Quarto(), Deal(Seat.A, "c..3/a.7d/.1../..f5 8"))
    >>> table = table.submit(Seat.B, Place(Square.B1)).submit(Seat.B, Give(Piece.LRTF))
    >>> [(one.event, one.before, one.after, one.mistake) for one in review(table).judgements]
    [(1, 'win', 'win', None), (2, 'win', 'loss', 'win')]
    """
    solver = solver_for(table.rules.options.goal)
    effort = Effort(solver, threads=threads, nodes=nodes, seconds=seconds)
    return Review.of(table, effort.value)


def overlooked(goal: Goal, states: Sequence[State]) -> dict[int, tuple[Line, ...]]:
    """Returns the completed lines that nobody called, by the index of the state with the line.

    ``states`` are those of a finished game after each action that was not taken back.
    """
    if not states:
        return {}
    made: dict[int, tuple[Line, ...]] = {}
    for index, state in enumerate(states):
        placed = index and states[index - 1].position.placed < state.position.placed
        if placed and state.last:
            lines = goal.completed(state.position.board, state.last)
            if lines:
                made[index] = lines
    won = states[-1].shown
    return {index: lines for index, lines in made.items() if not set(lines) & set(won)}


def _standing(rules: Rules[State, Action, Deal], state: State, value: Valuer) -> Value | None:
    """Returns the value of a state for the player to move, assuming that all lines are called."""
    seat = state.turn
    if state.outcome:
        return _worth(state.outcome, seat)
    if _callable(rules, state, seat):
        return "win"
    if _callable(rules, state, seat.other):
        return "loss"
    if state.phase != "place":
        # The player to move can no longer call their line; after the next action the opponent can.
        on = Done() if state.phase == "close" else Give(state.position.left[0])
        if _callable(rules, rules.apply(state, seat, on, state.since), seat.other):
            return "loss"
    return value(state.position)


def _callable(
    rules: Rules[State, Action, Deal], state: State, seat: Seat, square: Square | None = None
) -> tuple[Line, ...]:
    """Returns the lines that a seat can call, including calls before placing on a square."""
    lines = [
        line
        for action in rules.offers(state, seat).actions
        if isinstance(action, Call) and action.square in (None, square)
        for line in rules.apply(state, seat, action, state.since).shown
    ]
    return tuple(dict.fromkeys(lines))


def _missed(
    rules: Rules[State, Action, Deal], before: State, action: Action, seat: Seat, after: State
) -> tuple[Line, ...]:
    """Returns the lines that a seat could have called instead of its action."""
    if after.shown:
        return ()
    square = action.square if isinstance(action, Place | Call) else None
    return _callable(rules, before, seat, square)


def _worth(outcome: Outcome, seat: Seat) -> Value:
    if outcome.winner is None:
        return "draw"
    return "win" if outcome.winner is seat else "loss"


def _seen_by(seat: Seat, state: State, value: Value | None) -> Value | None:
    """Returns the value for a seat, given the value for the player to move."""
    other: dict[Value | None, Value] = {"win": "loss", "draw": "draw", "loss": "win"}
    return value if seat is state.turn else other.get(value)


def _decided(course: Course, events: list[int], values: list[Value | None]) -> int | None:
    """Returns the last event that changed the value; ``values`` start before the first event."""
    if course.outcome is None:
        return None
    if course.ended is not None:
        events = [*events, course.ended]
    else:
        values = values[:-1]
    final = _worth(course.outcome, Seat.A)
    for event, before in zip(reversed(events), reversed(values), strict=True):
        if before != final:
            return event if before else None
    return None
