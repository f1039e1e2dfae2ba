"""Independently written players, to measure the bots against."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from fourfold.play import Instant, News, Plan, TableView
from fourfold.quarto import Action, Call, Give, Goal, Piece, Place, Position, Square
from fourfold.quarto.solving.solver import solver_for


@dataclass(frozen=True)
class Careful:
    """Takes every win, gives none away if possible, and otherwise plays at random."""

    seed: int

    def consider(self, view: TableView, news: Sequence[News], now: Instant) -> Plan | None:
        """Returns the next action."""
        goal, position = view.options.goal, Position.parse(view.view.position)
        calls = [action for action in view.offers.actions if isinstance(action, Call)]
        for call in calls:
            if _right(position, goal, view, call):
                return Plan(call, now)
        actions = [action for action in view.offers.actions if action not in calls]
        if not actions:
            return None
        square, give = self.move(position, goal, Random(f"{self.seed} {position}"))
        wanted: Action = Place(square) if square else Give(give) if give else actions[0]
        return Plan(wanted if wanted in actions else actions[0], now)

    def move(
        self, position: Position, goal: Goal, chance: Random
    ) -> tuple[Square | None, Piece | None]:
        """Returns the square to place on, or the piece to give."""
        if not position.hand:
            safe = [p for p in position.left if not goal.winning(position.board, p)]
            return None, chance.choice(safe or position.left or [None])
        wins = goal.winning(position.board, position.hand)
        safe_squares = [
            square
            for square in position.free
            for piece in position.left
            if not goal.winning(position.place(square).board, piece)
        ]
        return chance.choice(wins or safe_squares or position.free), None


@dataclass(frozen=True)
class Finisher(Careful):
    """Plays like ``Careful`` at first, and perfectly from eleven free squares on."""

    def move(
        self, position: Position, goal: Goal, chance: Random
    ) -> tuple[Square | None, Piece | None]:
        """Returns the square to place on, or the piece to give."""
        if len(position.free) > 11 or not position.playable:
            return super().move(position, goal, chance)
        moves = solver_for(goal).moves(position)
        best = chance.choice([move for move in moves if move.score == moves[0].score])
        return best.square, best.give


def _right(position: Position, goal: Goal, view: TableView, call: Call) -> bool:
    square = call.square or view.view.last
    after = position.place(square) if call.square else position
    lines = goal.completed(after.board, square)
    return bool(lines) and call.line in (None, *lines)
