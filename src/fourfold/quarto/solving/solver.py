"""The exact solver: win, draw or loss of a position, and the number of plies."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, NamedTuple

from fourfold.kernel import QuartoSolver
from fourfold.kernel.progress import Progress, Watcher, watched
from fourfold.quarto.lines import SQUARES, Goal, Square
from fourfold.quarto.pieces import PIECES, Piece
from fourfold.quarto.position import Position

__all__ = [
    "DEFAULT_MEMORY_MB",
    "MAX_MEMORY_MB",
    "MAX_THREADS",
    "Move",
    "Progress",
    "Score",
    "Solution",
    "Solver",
    "Value",
    "Watcher",
    "solver_for",
]

#: The default size of the transposition table.
DEFAULT_MEMORY_MB = 128

#: Upper limits; more would be of no use.
MAX_MEMORY_MB, MAX_THREADS = 65_536, 256

Value = Literal["win", "draw", "loss"]


@dataclass(frozen=True, slots=True)
class Score:
    """The score of a position or move for the player to move, under best play.

    A search that was stopped early gives bounds: ``low`` is the worst case, ``high`` the best.
    Positive numbers are plies to the win, negative ones plies to the loss, and 0 is a draw.

    >>> Score(5, 5).value, Score(5, 5).plies
    ('win', 5)
    >>> Score(0, 5).value is None
    True
    """

    low: int
    high: int

    @property
    def worst(self) -> Value:
        """The value in the worst case."""
        return _value(self.low)

    @property
    def best(self) -> Value:
        """The value in the best case."""
        return _value(self.high)

    @property
    def value(self) -> Value | None:
        """Win, draw or loss; None if unknown."""
        return self.worst if self.worst == self.best else None

    @property
    def plies(self) -> int | None:
        """The gives and placements up to the winning placement; None if drawn or unknown."""
        return abs(self.low) if self.low == self.high != 0 else None

    @property
    def exact(self) -> bool:
        """Whether value and plies are known."""
        return self.low == self.high

    @property
    def merit(self) -> int:
        """A sort key by the worst case: greater is better, a quick win best, a quick loss worst.

        >>> sorted([Score(-3, -3), Score(0, 0), Score(9, 9), Score(1, 1)], key=lambda s: s.merit)
        [Score(low=-3, high=-3), Score(low=0, high=0), Score(low=9, high=9), Score(low=1, high=1)]
        """
        return _merit(self.low)

    def before(self, plies: int) -> Score:
        """Returns the score for the other player, a number of plies earlier.

        >>> Score(-2, -2).before(2)
        Score(low=4, high=4)
        """
        return Score(-self.high, -self.low).earlier(plies)

    def earlier(self, plies: int) -> Score:
        """Returns the score for the same player, a number of plies earlier.

        >>> Score(4, 4).earlier(1)
        Score(low=5, high=5)
        """
        return Score(_later(self.low, plies), _later(self.high, plies))


class Move(NamedTuple):
    """A placement and the next piece given, with its score for the player who moves.

    >>> move = Move(Square.B3, Piece.LQSH, Score(0, 0))
    >>> str(move), str(move.after(Position.parse("0..f/..../.3../.... 9")))
    ('b3 7', '0..f/.9../.3../.... 7')
    """

    square: Square | None
    give: Piece | None
    score: Score

    @property
    def plies(self) -> int:
        """The number of its plies."""
        return (self.square is not None) + (self.give is not None)

    def after(self, position: Position) -> Position:
        """Returns the position after the move."""
        placed = position.place(self.square) if self.square else position
        return placed.give(self.give) if self.give else placed

    def __str__(self) -> str:
        return " ".join(part.value for part in (self.square, self.give) if part)


@dataclass(frozen=True, slots=True)
class Solution:
    """The score of a position, and the cost of the search."""

    position: Position
    score: Score
    nodes: int
    seconds: float


class Solver:
    """A solver for one rule set, which keeps its transposition table between searches.

    >>> solver = Solver(Goal())
    >>> solver.solve(Position.parse("0..f/..../.3../.... 9")).score.value
    'draw'
    >>> solver.solve(Position.parse("012./4567/89ab/.... 3")).score
    Score(low=1, high=1)
    """

    def __init__(
        self, goal: Goal | None = None, *, memory: int = DEFAULT_MEMORY_MB, threads: int = 1
    ) -> None:
        self.goal = goal or Goal()
        self.memory = memory
        self.threads = threads
        self._kernel = QuartoSolver(
            features=self.goal.mask,
            blocks=self.goal.squares,
            shared=self.goal.shared,
            memory=memory,
        )

    def solve(
        self,
        position: Position,
        *,
        threads: int | None = None,
        nodes: int = 0,
        seconds: float = 0,
        progress: Watcher | None = None,
    ) -> Solution:
        """Returns the score of a position for the player to move.

        ``nodes`` and ``seconds`` limit the search (0: no limit); ``progress`` is called about
        twenty times a second and stops the search by returning False.
        """
        low, high = self._kernel.solve(
            *_plain(position), threads or self.threads, nodes, seconds, watched(progress)
        )
        return Solution(position, Score(low, high), self._kernel.nodes, self._kernel.seconds)

    def moves(
        self,
        position: Position,
        *,
        threads: int | None = None,
        nodes: int = 0,
        seconds: float = 0,
        progress: Watcher | None = None,
    ) -> tuple[Move, ...]:
        """Returns every move with its score for the mover, best first.

        A winning or last placement has no ``give``; without a piece in hand there is no ``square``.
        """
        found = self._kernel.moves(
            *_plain(position), threads or self.threads, nodes, seconds, watched(progress)
        )
        moves = [
            Move(
                None if square < 0 else SQUARES[square],
                None if give < 0 else PIECES[give],
                Score(*bounds),
            )
            for square, give, bounds in found
        ]
        return tuple(sorted(moves, key=lambda move: -move.score.merit))

    @property
    def nodes(self) -> int:
        """The nodes of the last search."""
        return self._kernel.nodes

    @property
    def seconds(self) -> float:
        """The duration of the last search, without the allocation of the table."""
        return self._kernel.seconds

    def forget(self) -> None:
        """Clears the transposition table."""
        self._kernel.forget()


@lru_cache(maxsize=2)
def solver_for(goal: Goal) -> Solver:
    """Returns this process's solver for a rule set; the two latest are cached, each is large."""
    return Solver(goal)


def _plain(position: Position) -> tuple[list[int], int]:
    board = [-1 if piece is None else piece.bits for piece in position.board]
    return board, -1 if position.hand is None else position.hand.bits


def _merit(score: int) -> int:
    return 64 - score if score > 0 else -64 - score if score < 0 else 0


def _later(score: int, plies: int) -> int:
    return score + plies if score > 0 else score - plies if score < 0 else 0


def _value(score: int) -> Value:
    return "win" if score > 0 else "loss" if score < 0 else "draw"
