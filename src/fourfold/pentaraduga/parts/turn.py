"""Turn taking: who has the right to move, which move is asked for, and refusals in a row."""

from __future__ import annotations

from typing import Literal

import msgspec

from fourfold.play import Illegal, Instant, Seat

__all__ = ["Need", "Turn", "after_tile"]

#: What is asked for: any tile, a full one, or a step before or between the moves.
Need = Literal["hand-over", "start", "add", "rotate", "any", "full", "capture", "give", "accept"]


class Turn(msgspec.Struct, frozen=True):
    """The right to move.

    >>> turn = Turn(Seat.A).to(Seat.B, "full", at=500)
    >>> turn.right, turn.need, turn.since
    (<Seat.B: 'B'>, 'full', 500)
    """

    right: Seat
    need: Need = "start"
    #: The number of times in a row that any move was refused.
    passes: int = 0
    #: The start of the right to move.
    since: Instant = 0

    def to(self, seat: Seat, need: Need, at: Instant) -> Turn:
        """Returns the turn in which a player has the right to a move."""
        return Turn(seat, need, self.passes, at)

    def with_passes(self, passes: int) -> Turn:
        """Returns the turn after ``passes`` refusals in a row."""
        return self if passes == self.passes else Turn(self.right, self.need, passes, self.since)

    def delayed(self, by: Instant) -> Turn:
        """Returns the turn as if it had begun later."""
        return Turn(self.right, self.need, self.passes, self.since + by)

    def require_right(self, seat: Seat) -> None:
        """Raises ``Illegal`` for a player without the right to move."""
        if seat is not self.right:
            raise Illegal("not-your-turn", seat=self.right)


def after_tile(turn: Turn, *, full: bool, alone: bool, at: Instant) -> Turn:
    """Returns the turn after a tile in a game with rows of full tiles.

    A full tile asks the partner for a full one. A player who plays alone must lay a full tile after
    one that was not full.

    >>> after_tile(Turn(Seat.A), full=True, alone=False, at=0).need
    'full'
    >>> after_tile(Turn(Seat.A), full=True, alone=True, at=0).need
    'any'
    """
    if alone:
        return turn.to(turn.right, "any" if full else "full", at)
    return turn.to(turn.right.other, "full" if full else "any", at)
