"""The screen: both arrange their tiles behind it, and the first to cover them has stopped.

How a player's tiles lie is their secret. The first to stop covers their figure; the second goes on
in the open and may mark a result, to be sure of it while they improve it.

A page sends the whole arrangement whenever a tile is let go. Only so many a second are taken: the
page keeps the newest until it may send again and drops the others. Nothing is lost by that, since
stopping, marking and checking carry the figure that is meant.
"""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from fourfold.pentaraduga.figure import EMPTY, Figure
from fourfold.pentaraduga.lattice import Placement
from fourfold.pentaraduga.sides import Side, with_side
from fourfold.play import Illegal, Instant, Malformed, Seat

__all__ = ["Screen"]

#: How many arrangements are taken from a player in a second.
MOST_A_SECOND = 4


class Screen(msgspec.Struct, frozen=True):
    """How both players' tiles lie, and who has stopped.

    >>> screen = Screen().stop(Seat.B, at=500)
    >>> screen.second, screen.since
    (<Seat.A: 'A'>, 500)
    """

    #: How the tiles of A and of B lie; those that are missing are not laid yet.
    figures: tuple[Figure, Figure] = (EMPTY, EMPTY)
    #: When A and B sent their arrangements of the last second.
    arranged: tuple[tuple[Instant, ...], tuple[Instant, ...]] = ((), ())
    #: Who has stopped first.
    first: Seat | None = None
    #: When the time of the second began.
    since: Instant = 0
    #: The result that the second has marked.
    marked: Figure | None = None

    def figure(self, seat: Seat) -> Figure:
        """Returns how a player's tiles lie."""
        return self.figures[seat.index]

    @property
    def second(self) -> Seat | None:
        """The player who goes on in the open, once the other has stopped."""
        return self.first.other if self.first else None

    # Arranging

    def with_figure(self, seat: Seat, figure: Figure) -> Screen:
        """Returns the screen with the tiles of a player lying so."""
        return replace(self, figures=with_side(self.figures, seat, figure))

    def lay(self, seat: Seat, side: Side, placements: tuple[Placement, ...]) -> Screen:
        """Lays tiles of a player's side, and no others.

        Raises ``Illegal`` for a tile that is not theirs, and for one that lies on another.
        """
        if placements == self.figure(seat).placements:
            # So the time that stopping takes does not tell how much is covered.
            return self
        side.without(*[placement.tile for placement in placements])
        for placement in placements:
            placement.check_room()
        try:
            return self.with_figure(seat, Figure(placements))
        except Malformed as problem:
            raise Illegal("pentaraduga-arrangement", problem=problem) from problem

    def pace(self, seat: Seat, at: Instant) -> Screen:
        """Notes the time of an arrangement. Raises ``Illegal`` for too many in a second."""
        recent = tuple([then for then in self.arranged[seat.index] if then > at - 1000])
        if len(recent) == MOST_A_SECOND:
            raise Illegal("pentaraduga-too-fast", most=MOST_A_SECOND)
        return replace(self, arranged=with_side(self.arranged, seat, (*recent, at)))

    # Stopping

    def stop(self, seat: Seat, at: Instant) -> Screen:
        """Covers the figure of the first; the time of the second begins."""
        return replace(self, first=seat, since=at)

    def mark(self, seat: Seat) -> Screen:
        """Marks what a player's tiles make as they lie."""
        return replace(self, marked=self.figure(seat))

    def take_mark(self, seat: Seat) -> Screen:
        """Puts a player's tiles back to where they were marked, if they were."""
        return self if self.marked is None else self.with_figure(seat, self.marked)

    def require_not_stopped(self) -> None:
        """Raises ``Illegal`` once somebody has stopped."""
        if self.first:
            raise Illegal("pentaraduga-stopped", seat=self.first)

    def require_uncovered(self, seat: Seat) -> None:
        """Raises ``Illegal`` for a player who has stopped."""
        if seat is self.first:
            raise Illegal("pentaraduga-stopped", seat=self.first)

    def require_stopped(self) -> None:
        """Raises ``Illegal`` until somebody has stopped."""
        if self.first is None:
            raise Illegal("pentaraduga-nobody-stopped")
