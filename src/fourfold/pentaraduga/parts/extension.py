"""Extension of a figure with the partner's tiles: who chooses, who extends, and its worth."""

from __future__ import annotations

import msgspec

from fourfold.pentaraduga.core.figure import EMPTY, Figure
from fourfold.pentaraduga.core.lattice import Placement
from fourfold.pentaraduga.core.sides import Side, Sides, with_side
from fourfold.pentaraduga.core.tiles import Tile
from fourfold.play import Illegal, Instant, Seat

__all__ = ["Extension", "attached", "hand_over", "worth"]

#: The time to extend a figure, and to choose who does.
EXTENSION_MS: Instant = 120_000
CHOICE_MS: Instant = 60_000


class Extension(msgspec.Struct, frozen=True):
    """The player who chooses, and the one who extends which figure. Falsy until a choice is due.

    >>> choice = Extension(Seat.A, since=500)
    >>> choice.actor, choice.end
    (<Seat.A: 'A'>, 60500)
    >>> extension = choice.extend(Seat.B, EMPTY, at=1_000)
    >>> extension.actor, extension.end
    (<Seat.B: 'B'>, 121000)
    """

    #: The player who chooses.
    winner: Seat | None = None
    #: The player who extends their figure, and that figure before the extension.
    extender: Seat | None = None
    original: Figure = EMPTY
    #: The start of the time to choose or to extend.
    since: Instant = 0

    def __bool__(self) -> bool:
        return self.winner is not None

    @property
    def actor(self) -> Seat | None:
        """The player who has to choose or to extend."""
        return self.extender or self.winner

    @property
    def end(self) -> Instant:
        """The end of the time to choose or to extend."""
        return self.since + (EXTENSION_MS if self.extender else CHOICE_MS)

    def extend(self, seat: Seat, original: Figure, at: Instant) -> Extension:
        """Returns the extension by a player of their figure."""
        return Extension(self.winner, seat, original, at)

    def require_winner(self, seat: Seat) -> None:
        """Raises ``Illegal`` unless it is a player's choice."""
        if seat is not self.winner:
            raise Illegal("not-your-turn", seat=self.winner)

    def require_extender(self, seat: Seat) -> None:
        """Raises ``Illegal`` unless a player is extending."""
        if self.extender is None:
            raise Illegal("pentaraduga-choose-first", seat=self.winner)
        if seat is not self.extender:
            raise Illegal("not-your-turn", seat=self.extender)

    def require_original(self, placements: tuple[Placement, ...]) -> None:
        """Raises ``Illegal`` if a tile of the original figure has moved."""
        for placement in self.original:
            if placement not in placements:
                raise Illegal("pentaraduga-original-moved", tile=placement.tile)


def hand_over(sides: Sides, extender: Seat) -> Sides:
    """Returns the sides with all tiles in the extender's hand, their own first."""
    own, foreign = sides[extender.index].hand, sides[extender.other.index].hand
    return with_side((Side(()), Side(())), extender, Side(own + foreign))


def worth(figure: Figure, original: Figure, tiles: int) -> int:
    """Returns the worth of an extended figure, which should have ``tiles`` tiles.

    It is the squares minus clashes, rough joints, spoiled corners, and tiles that are not attached.

    >>> figure = Figure([Placement.parse("oRoU@0,0")])
    >>> worth(figure, figure, tiles=3)
    -2
    """
    whole = attached(figure, original)
    faults = len(whole.clashes) + len(whole.rough) + len(whole.spoiled)
    return len(whole.squares) - faults - (tiles - len(whole))


def attached(figure: Figure, original: Figure) -> Figure:
    """Returns the tiles on the table that are connected with the original figure."""
    own = set(original.tiles)
    # If the original was not connected, its largest part counts as the figure.
    best: frozenset[Tile] = max(
        figure.parts, default=frozenset(), key=lambda part: (len(part & own), len(part))
    )
    return figure.without(*(tile for tile in figure.tiles if tile not in best))
