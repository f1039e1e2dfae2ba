"""The drop exchange of games behind a screen: a player drops a tile, and the partner answers.

A tile is dropped closed on the partner's stock place. The partner drops one of theirs in return;
then each takes what the other has dropped. Until then nobody may stop.
"""

from __future__ import annotations

import msgspec

from fourfold.pentaraduga.core.sides import Sides, with_side
from fourfold.pentaraduga.core.tiles import Tile
from fourfold.play import Illegal, Instant, Seat

__all__ = ["DropExchange"]

#: The time to answer a drop.
ANSWER_MS: Instant = 60_000


class DropExchange(msgspec.Struct, frozen=True):
    """The player who dropped a tile first, and whether the exchange is complete.

    >>> DropExchange(Seat.A).answering
    <Seat.B: 'B'>
    >>> DropExchange(Seat.A, complete=True).answering
    """

    dropper: Seat | None = None
    complete: bool = False
    #: When the first tile was dropped.
    since: Instant = 0

    @property
    def answering(self) -> Seat | None:
        """The player who has to answer a drop."""
        return self.dropper.other if self.dropper and not self.complete else None

    @property
    def end(self) -> Instant:
        """The end of the time to answer."""
        return self.since + ANSWER_MS

    def can_drop(self, seat: Seat) -> bool:
        """Returns whether a player may drop a tile."""
        return not self.complete and self.dropper is not seat

    def require_drop(self, seat: Seat) -> None:
        """Raises ``Illegal`` if a player may not drop a tile."""
        if self.complete:
            raise Illegal("pentaraduga-exchanged")
        if self.dropper is seat:
            raise Illegal("pentaraduga-dropped", seat=seat.other)

    def require_not_answering(self) -> None:
        """Raises ``Illegal`` while a drop has to be answered."""
        if self.answering:
            raise Illegal("pentaraduga-exchanging", seat=self.answering)

    def drop(
        self, sides: Sides, seat: Seat, tile: Tile, *, hand: int, at: Instant
    ) -> tuple[DropExchange, Sides]:
        """Drops a tile on the partner's stock place; the second drop refills both hands.

        Raises ``Illegal`` for a tile that is not in hand.
        """
        partner = seat.other
        sides = with_side(sides, seat, sides[seat.index].without(tile))
        sides = with_side(sides, partner, sides[partner.index].stocked([tile]))
        if self.dropper is None:
            return DropExchange(seat, since=at), sides
        a, b = sides
        return DropExchange(self.dropper, complete=True), (a.drawn(hand), b.drawn(hand))
