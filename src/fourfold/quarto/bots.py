"""A simple opponent: takes wins, gives none away, and at the easy level overlooks things."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import TypeVar

from fourfold.play import Bot, Instant, News, Plan, TableView, courtesy
from fourfold.quarto.game import Action, Call, Done, Give, Place, View
from fourfold.quarto.lines import Goal, Square
from fourfold.quarto.position import Position

__all__ = ["BOTS", "LEVELS", "SimpleBot"]

T = TypeVar("T")

#: How likely each level is to see a line when it looks at one.
LEVELS = {str(n): min(1.0, 0.3 + 0.1 * n) for n in range(1, 9)}


@dataclass(frozen=True)
class SimpleBot:
    """Looks one move ahead.

    Its chance is derived from the seed and what it looks at, so that asking it again about the same
    position does not let it look twice.
    """

    level: str = "7"
    seed: int = 0
    #: How long it seems to think, in milliseconds.
    pause: Instant = 700

    def consider(self, view: TableView, news: Sequence[News], now: Instant) -> Plan | None:
        """The next action, after a moment's thought."""
        answer = courtesy(view, now)
        if answer:
            return answer
        game: View = view.view
        mine = Position.parse(game.position), game, view.options.goal
        action = self._choose(*mine, view.offers.actions)
        return Plan(action, now + self.pause) if action else None

    def _choose(
        self, position: Position, game: View, goal: Goal, actions: Sequence[Action]
    ) -> Action | None:
        chance = Random(f"{self.seed} {game.position} {game.phase}")
        call = self._call(position, game, goal, actions, chance)
        if call:
            return call
        gives = [action.piece for action in actions if isinstance(action, Give)]
        if gives:
            safe = [p for p in gives if not self._sees(goal.winning(position.board, p), chance)]
            return Give(chance.choice(safe or gives))
        squares = [action.square for action in actions if isinstance(action, Place)]
        if squares:
            return self._place(position, goal, squares, actions, chance)
        return next((action for action in actions if isinstance(action, Done)), None)

    def _call(
        self,
        position: Position,
        game: View,
        goal: Goal,
        actions: Sequence[Action],
        chance: Random,
    ) -> Call | None:
        """A call about the piece placed last, if it sees a line."""
        calls = [a for a in actions if isinstance(a, Call) and a.square is None]
        if not calls or not game.last:
            return None
        seen = self._sees(goal.completed(position.board, game.last), chance)
        return next((call for call in calls if seen and call.line in (None, *seen)), None)

    def _place(
        self,
        position: Position,
        goal: Goal,
        squares: Sequence[Square],
        actions: Sequence[Action],
        chance: Random,
    ) -> Action:
        assert position.hand
        wins = self._sees(goal.winning(position.board, position.hand), chance)
        if wins:
            square = chance.choice(wins)
            lines = goal.completed(position.place(square).board, square)
            before = [a for a in actions if isinstance(a, Call) and a.square is square]
            return next((a for a in before if a.line in (None, *lines)), Place(square))
        # Rather leave something that can be given without losing.
        good = [square for square in squares if self._safe(position.place(square), goal)]
        return Place(chance.choice(good or list(squares)))

    def _safe(self, position: Position, goal: Goal) -> bool:
        gives = position.left
        return not gives or any(not goal.winning(position.board, piece) for piece in gives)

    def _sees(self, found: Sequence[T], chance: Random) -> list[T]:
        return [one for one in found if chance.random() < LEVELS[self.level]]


#: The computer's levels, as the catalogue lists them.
BOTS: dict[str, Callable[[int], Bot]] = {level: partial(SimpleBot, level) for level in LEVELS}
