"""The computer at eight levels: what each sees, calls and works out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from types import MappingProxyType
from typing import TypeVar

from fourfold.play import Bot, Instant, News, Plan, TableView, courtesy
from fourfold.quarto.game import Action, Call, Done, Give, Place, View
from fourfold.quarto.lines import Goal, Square
from fourfold.quarto.mind import PATIENCE, best_move
from fourfold.quarto.pieces import Piece
from fourfold.quarto.position import Position

__all__ = ["BOTS", "LEVELS", "Computer", "Level"]

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Level:
    """How well a level plays; all but the depth are probabilities."""

    #: Seeing a line that it looks at: to complete, to give away, to call.
    sight: float
    #: Minding, before it places, that something must be left to give.
    foresight: float
    #: From how many free squares on it can work out what is best, …
    depth: int
    #: … and how likely it takes the trouble, at every move.
    care: float


#: The levels, weakest first. Measured in docs/levels.md.
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

#: It takes at most this part of the time that is left for its move, …
HURRY = 1 / 4
#: … and counts on searching at least so many nodes in a millisecond.
NODES = 4_000


@dataclass(frozen=True)
class Computer:
    """A player of one level.

    Its chance is derived from the seed and what it looks at, so that asking it again about the same
    position does not let it look twice.
    """

    level: str
    seed: int = 0
    #: How long it seems to think, in milliseconds.
    pause: Instant = 700
    #: How many nodes it may search where it works something out.
    patience: int = PATIENCE

    def consider(self, view: TableView, news: Sequence[News], now: Instant) -> Plan | None:
        """The next action, after a moment's thought."""
        answer = courtesy(view, now)
        if answer or not view.offers.actions:
            return answer
        pause, patience = self.pause, self.patience
        if view.deadline is not None:
            time = max(0, int((view.deadline - now) * HURRY))
            pause, patience = min(pause, time), min(patience, time * NODES)
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
    """What a level makes of a position, and of what it may do there."""

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
        """A call about the piece placed last, if it sees a line."""
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
        """Placing there, with a call where that is made before placing."""
        lines = self.goal.completed(self.position.place(square).board, square)
        calls = [a for a in self.actions if isinstance(a, Call) and a.square is square]
        return next((call for call in calls if call.line in (None, *lines)), Place(square))

    def _done(self) -> Action | None:
        return next((action for action in self.actions if isinstance(action, Done)), None)

    def _leaves_something(self, square: Square) -> bool:
        """Whether something can be given after placing there that does not win at once."""
        after = self.position.place(square)
        return not after.left or any(not self.goal.winning(after.board, p) for p in after.left)

    def _works_out(self) -> bool:
        deep = len(self.position.free) <= self.level.depth
        return deep and self.chance.random() < self.level.care

    def _winning(self, piece: Piece) -> tuple[Square, ...]:
        return self.goal.winning(self.position.board, piece)

    def _seen(self, there: Sequence[T]) -> list[T]:
        return [one for one in there if self.chance.random() < self.level.sight]


#: The computer's levels, as the catalogue lists them.
BOTS: dict[str, Callable[[int], Bot]] = {level: partial(Computer, level) for level in LEVELS}
