"""Single decisions: every square for the piece in hand, or every piece to give."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from time import monotonic
from typing import NamedTuple

from fourfold.quarto.lines import Goal, Square
from fourfold.quarto.pieces import Piece
from fourfold.quarto.position import Position
from fourfold.quarto.solving.effort import Effort
from fourfold.quarto.solving.solver import Score, solver_for

__all__ = ["Choice", "Searched", "best_of", "choices", "search"]

#: The bounds of a position that was not searched.
_UNKNOWN = Score(-31, 31)


@dataclass(frozen=True, slots=True)
class Choice:
    """A square for the piece in hand, or a piece to give, and the resulting position."""

    what: Square | Piece
    #: The resulting position; None if the choice completes a line.
    after: Position | None

    def score(self, after: Score | None) -> Score | None:
        """Returns the score of the choice for the chooser, from the score of the next position.

        >>> Choice(Square.A1, None).score(None)
        Score(low=1, high=1)
        >>> Choice(Piece.LRTF, Position(hand=Piece.LRTF)).score(Score(3, 3))
        Score(low=-4, high=-4)
        """
        if self.after is None:
            return Score(1, 1)
        if after is None:
            return None
        # After a placement the same player gives; after a give the opponent moves.
        return after.earlier(1) if isinstance(self.what, Square) else after.before(1)


def choices(position: Position, goal: Goal) -> tuple[Choice, ...]:
    """Returns all choices of the player to move: squares for the piece in hand, or pieces to give.

    >>> found = choices(Position.parse("012./4567/89ab/.... 3"), Goal())
    >>> [str(choice.what) for choice in found], [str(choice.after) for choice in found][:2]
    (['a1', 'b1', 'c1', 'd1', 'd4'], ['012./4567/89ab/3... -', 'None'])
    """
    if position.hand is None:
        return tuple(Choice(piece, position.give(piece)) for piece in position.left)
    wins = goal.winning(position.board, position.hand)
    return tuple(
        Choice(square, None if square in wins else position.place(square))
        for square in position.free
    )


def best_of(scores: Iterable[Score | None]) -> Score | None:
    """Returns the bounds of the best of several scores, some unknown; None if there are none.

    >>> best_of([Score(0, 0), Score(-3, -3)])
    Score(low=0, high=0)
    >>> best_of([Score(5, 5), None]).value, best_of([Score(5, 5), None]).exact
    ('win', False)
    """
    bounds = [_UNKNOWN if score is None else score for score in scores]
    if not bounds:
        return None
    low = max((score.low for score in bounds), key=_merit)
    # An inexact score may still turn out to be a faster win.
    sooner = any(score.high > 0 and not score.exact for score in bounds)
    return Score(low, _UNKNOWN.high if sooner else max((s.high for s in bounds), key=_merit))


class Searched(NamedTuple):
    """The scores that a search has found, and its cost."""

    scores: dict[Position, Score]
    nodes: int
    seconds: float


def search(goal: Goal, positions: Iterable[Position], seconds: float) -> Searched:
    """Returns the scores of as many positions as time allows; the last may have bounds only.

    The solver keeps its transposition table, so a repeated call makes progress.

    >>> position = Position.parse("c..3/a.7d/.1../..f5 8")
    >>> search(Goal(), [position], 10).scores[position]
    Score(low=5, high=5)
    """
    begun = monotonic()
    effort = Effort(solver_for(goal), seconds=seconds)
    scores = {}
    for position in positions:
        scores[position] = effort.solve(position)
        if effort.over:
            break
    return Searched(scores, effort.nodes, monotonic() - begun)


def _merit(bound: int) -> int:
    return Score(bound, bound).merit
