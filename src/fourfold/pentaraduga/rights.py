"""What all games with turns share: who holds the right to move, and how long he has."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from fourfold.pentaraduga.actions import Action, TimeUp
from fourfold.pentaraduga.copies import replace
from fourfold.pentaraduga.options import TurnOptions
from fourfold.pentaraduga.rules import PentaradugaRules, State
from fourfold.pentaraduga.sides import with_side
from fourfold.play import Due, Illegal, Instant, Seat

__all__ = ["RightState", "Rights"]

#: How often in a row a player may run out of time.
PATIENCE = 3


@dataclass(frozen=True, kw_only=True)
class RightState(State):
    """A game with turns under way."""

    #: Who may move.
    right: Seat
    #: How many times in a row any move was refused.
    passes: int = 0
    #: When the right to move began, and how often each has let it run out in a row.
    since: Instant = 0
    late: tuple[int, int] = (0, 0)


R = TypeVar("R", bound=RightState)


class Rights(PentaradugaRules[R]):
    """The base of games with turns."""

    options: TurnOptions

    def refused(self, state: R, seat: Seat, at: Instant) -> R:
        """The move that was asked for is refused."""
        raise NotImplementedError

    def holding(self, state: R, seat: Seat) -> None:
        """Refuses whoever does not hold the right to move."""
        if seat is not state.right:
            raise Illegal("not-your-turn", seat=state.right)

    def awaited(self, state: R) -> tuple[Seat, ...]:
        """Returns the player with the right to move."""
        return (state.right,)

    def limits(self, state: R) -> list[Instant]:
        """When the time of whoever holds the right is over, by every limit there is."""
        return [state.since + 1000 * self.options.move_time] if self.options.move_time else []

    def due(self, state: R) -> Due[Action] | None:
        """The first of the limits."""
        limits = [] if state.outcome else self.limits(state)
        return Due(min(limits), TimeUp(), state.right) if limits else None

    def time_up(self, state: R, at: Instant) -> R:
        """The move is refused; the third time in a row the game is lost."""
        seat = state.right
        late = state.late[seat.index] + 1
        if late == PATIENCE:
            return replace(state, outcome=self.forfeit(state, seat, "time"))
        return replace(self.refused(state, seat, at), late=with_side(state.late, seat, late))

    def in_time(self, state: R, seat: Seat) -> R:
        """Whoever acts has not run out of time."""
        return replace(state, late=with_side(state.late, seat, 0))
