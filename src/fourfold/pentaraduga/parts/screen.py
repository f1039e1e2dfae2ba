"""The screen, behind which both arrange their tiles until one of them stops.

A player's arrangement is hidden. The first to stop covers their figure; the second goes on in the
open and may mark a result, which is safe while they improve it.

A client sends the whole arrangement whenever the player has moved a tile. The rate is limited: the
client coalesces arrangements and sends the newest when it may. Nothing is lost by that, since
stopping, marking and checking send the figure again.
"""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from fourfold.pentaraduga.core.figure import EMPTY, Figure
from fourfold.pentaraduga.core.lattice import Placement
from fourfold.pentaraduga.core.sides import Side, with_side
from fourfold.play import Illegal, Instant, Malformed, Seat

__all__ = ["Screen"]

#: The maximum number of arrangements of a player per second.
MAX_ARRANGEMENTS_PER_SECOND = 4


class Screen(msgspec.Struct, frozen=True):
    """The arrangements of both players, and the player who has stopped.

    >>> screen = Screen().stop(Seat.B, at=500)
    >>> screen.second, screen.since
    (<Seat.A: 'A'>, 500)
    """

    #: The arrangements of A and of B; missing tiles are not laid yet.
    figures: tuple[Figure, Figure] = (EMPTY, EMPTY)
    #: The times of the arrangements of A and B within the last second.
    arranged: tuple[tuple[Instant, ...], tuple[Instant, ...]] = ((), ())
    #: The player who stopped first.
    first: Seat | None = None
    #: The start of the second's time.
    since: Instant = 0
    #: The result that the second has marked.
    marked: Figure | None = None

    def figure(self, seat: Seat) -> Figure:
        """Returns the arrangement of a player's tiles."""
        return self.figures[seat.index]

    @property
    def second(self) -> Seat | None:
        """The player who goes on in the open, once the other has stopped."""
        return self.first.other if self.first else None

    # Arranging

    def with_figure(self, seat: Seat, figure: Figure) -> Screen:
        """Returns the screen with a player's tiles arranged as ``figure``."""
        return replace(self, figures=with_side(self.figures, seat, figure))

    def lay(self, seat: Seat, side: Side, placements: tuple[Placement, ...]) -> Screen:
        """Arranges a player's tiles.

        Raises ``Illegal`` for a tile that is not theirs or overlaps another.
        """
        if placements == self.figure(seat).placements:
            # Returns early so that the time to stop does not reveal how many tiles are covered.
            return self
        side.without(*[placement.tile for placement in placements])
        for placement in placements:
            placement.require_room()
        try:
            return self.with_figure(seat, Figure(placements))
        except Malformed as problem:
            raise Illegal("pentaraduga-arrangement", problem=problem) from problem

    def pace(self, seat: Seat, at: Instant) -> Screen:
        """Notes the time of an arrangement. Raises ``Illegal`` if the rate is too high."""
        recent = tuple([then for then in self.arranged[seat.index] if then > at - 1000])
        if len(recent) == MAX_ARRANGEMENTS_PER_SECOND:
            raise Illegal("pentaraduga-too-fast", most=MAX_ARRANGEMENTS_PER_SECOND)
        return replace(self, arranged=with_side(self.arranged, seat, (*recent, at)))

    # Stopping

    def stop(self, seat: Seat, at: Instant) -> Screen:
        """Covers the figure of the first and starts the time of the second."""
        return replace(self, first=seat, since=at)

    def mark(self, seat: Seat) -> Screen:
        """Marks a player's arrangement as a result."""
        return replace(self, marked=self.figure(seat))

    def take_mark(self, seat: Seat) -> Screen:
        """Restores a player's marked arrangement, if there is one."""
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
