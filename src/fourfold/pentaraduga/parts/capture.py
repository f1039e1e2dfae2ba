"""Captures: a player takes the whole figure from the table, and keeps its squares."""

from __future__ import annotations

import msgspec

from fourfold.pentaraduga.core.figure import Figure
from fourfold.pentaraduga.core.sides import with_side
from fourfold.play import Seat

__all__ = ["CAPTURABLE_SQUARES", "Captures", "can_be_captured"]

#: The squares that a figure needs to be captured.
CAPTURABLE_SQUARES = 2


class Captures(msgspec.Struct, frozen=True):
    """The captured squares, and the player who may capture now.

    >>> Captures(captor=Seat.B).captured(Seat.B, 3).lapsed()
    Captures(squares=(0, 3), captor=None)
    """

    #: The squares of the figures that A and B have captured.
    squares: tuple[int, int] = (0, 0)
    #: The player who may capture the figure now.
    captor: Seat | None = None

    def allowed(self, seat: Seat, figure: Figure) -> Captures:
        """Returns the captures after a player ended a row: they may capture the figure."""
        return Captures(self.squares, seat if can_be_captured(figure) else None)

    def lapsed(self) -> Captures:
        """Returns the captures once nobody may capture any more."""
        return Captures(self.squares) if self.captor else self

    def captured(self, seat: Seat, squares: int) -> Captures:
        """Returns the captures after a player has captured a figure with ``squares`` squares.

        The right to capture lapses with the turn.
        """
        total = self.squares[seat.index] + squares
        return Captures(with_side(self.squares, seat, total), self.captor)


def can_be_captured(figure: Figure) -> bool:
    """Returns whether a figure has enough squares to be captured.

    >>> from fourfold.pentaraduga.core.lattice import Placement
    >>> can_be_captured(Figure([Placement.parse("oRoU@0,0")]))
    False
    """
    return len(figure.squares) >= CAPTURABLE_SQUARES
