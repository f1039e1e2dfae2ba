"""The exchange of all: each player hands the partner all tiles that they could not lay.

It ends a race in stages. In the ``race``, the first player finishes their moves and hands over all
their tiles. In the ``answer``, the second makes their moves and hands over theirs; then both take
what they got. In ``rest``, the second plays on and hands over the remaining tiles; in ``last``, the
first plays on.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from fourfold.pentaraduga.core.sides import Side, Sides, with_side
from fourfold.play import Seat

__all__ = ["ExchangeOfAll", "Stage", "hand_over"]

Stage = Literal["race", "answer", "rest", "last"]
_NEXT: dict[Stage, Stage] = {"race": "answer", "answer": "rest", "rest": "last"}


class ExchangeOfAll(msgspec.Struct, frozen=True):
    """The stage of the exchange, and the player who was first.

    >>> ExchangeOfAll().mover, ExchangeOfAll("rest", Seat.A).mover
    (None, <Seat.B: 'B'>)
    """

    stage: Stage = "race"
    first: Seat | None = None

    @property
    def is_racing(self) -> bool:
        """True if nobody has handed over their tiles yet."""
        return self.stage == "race"

    @property
    def mover(self) -> Seat | None:
        """The one player who may act after the race."""
        if self.first is None:
            return None
        return self.first if self.stage == "last" else self.first.other


def hand_over(exchange: ExchangeOfAll, sides: Sides, seat: Seat) -> tuple[ExchangeOfAll, Sides]:
    """Hands all tiles of a player's hand to the partner, before the last stage.

    They lie on the partner's stock until the second has handed over theirs, too.

    >>> from fourfold.pentaraduga.core.tiles import Tile
    >>> first, sides = hand_over(ExchangeOfAll(), (Side((Tile.ORO,)), Side((Tile.ROR,))), Seat.A)
    >>> first.stage, [side.left for side in sides]
    ('answer', [0, 2])
    >>> second, sides = hand_over(first, sides, Seat.B)
    >>> second.stage, [side.hand[0].value for side in sides]
    ('rest', ['rOr', 'oRo'])
    """
    side, other = sides[seat.index], sides[seat.other.index].stocked(sides[seat.index].hand)
    sides = with_side(with_side(sides, seat, Side((), side.stock)), seat.other, other)
    if not exchange.is_racing:
        a, b = (one.drawn(one.left) for one in sides)
        sides = a, b
    return ExchangeOfAll(_NEXT[exchange.stage], exchange.first or seat), sides
