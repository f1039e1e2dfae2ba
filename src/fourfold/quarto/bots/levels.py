"""Bots of eight levels, which differ in what they notice and how deep they search."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from types import MappingProxyType
from typing import TypeVar

from fourfold.play import Bot, Instant, News, Plan, TableView, courtesy
from fourfold.quarto.bots.mind import PATIENCE_NODES, best_move
from fourfold.quarto.game import Action, Call, Done, Give, Place, View
from fourfold.quarto.lines import Goal, Square
from fourfold.quarto.pieces import Piece
from fourfold.quarto.position import Position

__all__ = ["BOTS", "LEVELS", "Computer", "Level"]

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Level:
    """The parameters of a level; all but the depth are probabilities."""

    #: Noticing a line that it could complete, give away or call.
    sight: float
    #: Checking before a placement that a safe piece is left to give.
    foresight: float
    #: The most free squares at which it searches for the best move.
    depth: int
    #: Searching when the depth allows it.
    care: float


#: The levels, weakest first; docs/levels.md has their measured strength.
LEVELS: Mapping[str, Level] = MappingProxyType(
    {
        "1": Level(0.30, 0.0, 0, 0.0),
        "2": Level(0.55, 0.0, 0, 0.0),
        "3": Level(0.85, 0.1, 0, 0.0),
        "4": Level(0.95, 0.5, 0, 0.0),
        "5": Level(1.00, 0.9, 0, 0.0),
        "6": Level(1.00, 1.0, 8, 0.6),
        "7": Level(1.00, 1.0, 10, 0.8),
        "8": Level(1.00, 1.0, 16, 1.0),
    }
)

#: The share of the remaining time that a bot uses for its move at most.
TIME_SHARE = 1 / 4
#: A safe estimate of the search speed.
NODES_PER_MS = 4_000


@dataclass(frozen=True)
class Computer:
    """A bot of one level.

    Its random choices are derived from the seed and the position, so that asking it again about the
    same position gives the same result.
    """

    level: str
    seed: int = 0
    #: The delay before its action, in milliseconds.
    pause: Instant = 700
    #: The node limit of its searches.
    patience: int = PATIENCE_NODES

    def consider(self, view: TableView, news: Sequence[News], now: Instant) -> Plan | None:
        """Returns the next action, after a short delay; ``None`` if there is nothing to do."""
        answer = courtesy(view, now)
        if answer or not view.offers.actions:
            return answer
        pause, patience = self.pause, self.patience
        if view.deadline is not None:
            time = max(0, int((view.deadline - now) * TIME_SHARE))
            pause, patience = min(pause, time), min(patience, time * NODES_PER_MS)
        game: View = view.view
        action = _Turn(
            LEVELS[self.level],
            view.options.goal,
            Position.parse(game.position),
            game.last,
            view.offers.actions,
            Random(f"{self.seed} {game.position} {game.phase}"),
            patience,
        ).action()
        return Plan(action, now + pause) if action else None


@dataclass(frozen=True)
class _Turn:
    """The decision of a level in one position."""

    level: Level
    goal: Goal
    position: Position
    last: Square | None
    actions: Sequence[Action]
    chance: Random
    patience: int

    def action(self) -> Action | None:
        return self._call() or self._give() or self._place() or self._done()

    def _call(self) -> Action | None:
        """Returns a call about the piece placed last, if the bot notices a line."""
        calls = [a for a in self.actions if isinstance(a, Call) and a.square is None]
        if not calls or not self.last:
            return None
        seen = self._seen(self.goal.completed(self.position.board, self.last))
        return next((call for call in calls if seen and call.line in (None, *seen)), None)

    def _give(self) -> Action | None:
        gives = [action.piece for action in self.actions if isinstance(action, Give)]
        if not gives:
            return None
        if self._works_out():
            best = best_move(self.position, self.goal, self.chance, self.patience).give
            assert best
            return Give(best)
        safe = [piece for piece in gives if not self._seen(self._winning(piece))]
        return Give(self.chance.choice(safe or gives))

    def _place(self) -> Action | None:
        squares = [action.square for action in self.actions if isinstance(action, Place)]
        if not squares:
            return None
        assert self.position.hand
        wins = self._seen(self._winning(self.position.hand))
        if wins:
            return self._win(self.chance.choice(wins))
        if self._works_out():
            best = best_move(self.position, self.goal, self.chance, self.patience).square
            assert best
            return Place(best)
        if self.chance.random() < self.level.foresight:
            squares = [square for square in squares if self._leaves_something(square)] or squares
        return Place(self.chance.choice(squares))

    def _win(self, square: Square) -> Action:
        """Returns the winning placement, as a call where calls come before placing."""
        lines = self.goal.completed(self.position.place(square).board, square)
        calls = [a for a in self.actions if isinstance(a, Call) and a.square is square]
        return next((call for call in calls if call.line in (None, *lines)), Place(square))

    def _done(self) -> Action | None:
        return next((action for action in self.actions if isinstance(action, Done)), None)

    def _leaves_something(self, square: Square) -> bool:
        """Returns whether a safe piece is left to give after placing on a square."""
        after = self.position.place(square)
        return not after.left or any(not self.goal.winning(after.board, p) for p in after.left)

    def _works_out(self) -> bool:
        deep = len(self.position.free) <= self.level.depth
        return deep and self.chance.random() < self.level.care

    def _winning(self, piece: Piece) -> tuple[Square, ...]:
        return self.goal.winning(self.position.board, piece)

    def _seen(self, there: Sequence[T]) -> list[T]:
        return [one for one in there if self.chance.random() < self.level.sight]


#: Bot factories by level, for the catalogue.
BOTS: dict[str, Callable[[int], Bot]] = {level: partial(Computer, level) for level in LEVELS}
