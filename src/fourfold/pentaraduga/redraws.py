"""Games set up from a state of which somebody may know more than lies open: that is drawn anew.

Everything that one of the players cannot see, hands, closed stocks, the lot, is shuffled. What lies
open stays, and so does the number of tiles in every place.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from fourfold.pentaraduga.building import BuildingState
from fourfold.pentaraduga.copies import replace
from fourfold.pentaraduga.figure import EMPTY, Figure
from fourfold.pentaraduga.middles import set_up
from fourfold.pentaraduga.options import LOT, Deal
from fourfold.pentaraduga.sides import Lying, Side
from fourfold.pentaraduga.tiles import Tile
from fourfold.play import SEATS, Malformed, Seat

__all__ = ["redraw", "set_up_anew"]


def set_up_anew(rules: Any, state: Any, chance: Random) -> Deal:
    """A deal that starts from a state, with what is hidden drawn anew. Raises ``Malformed``."""
    deal = set_up(redraw(rules, state, chance))
    assert deal.middle
    middle = msgspec.structs.replace(deal.middle, redrawn=True)
    return msgspec.structs.replace(deal, middle=middle)


def redraw(rules: Any, state: Any, chance: Random) -> Any:
    """The state with everything shuffled that one of the players cannot see.

    What lies behind a screen is a hand again. Raises ``Malformed`` where a player has stopped with
    a figure that is covered: its tiles cannot be others.
    """
    # A tile that both see lies open; in any other place it is null for one of them at least.
    one, other = (_seen(rules.view(state, seat)) for seat in SEATS)
    lie_open = {tile for tile in one if tile} & {tile for tile in other if tile}
    places = [
        *(side.hand for side in state.sides),
        *(tuple(lying.tile for lying in side.stock) for side in state.sides),
    ]
    hidden = [tile for tiles in places for tile in tiles if tile not in lie_open]
    # In an order of its own: of where the tiles were, nothing is left.
    pool = sorted(hidden, key=lambda tile: tile.index)
    drawn = iter(chance.sample(pool, len(hidden)))
    a, b, stock_a, stock_b = (
        tuple(tile if tile in lie_open else next(drawn) for tile in tiles) for tiles in places
    )
    side_a, side_b = state.sides
    sides = Side(a, _lying(stock_a, side_a)), Side(b, _lying(stock_b, side_b))
    changes: dict[str, Any] = {"sides": sides}
    if hasattr(state, "lot"):
        changes["lot"] = chance.randrange(LOT)
    if isinstance(state, BuildingState):
        changes["figures"] = tuple(_unlaid(state, seat) for seat in SEATS)
    return replace(state, **changes)


def _seen(view: Any) -> Iterator[Tile | None]:
    """All tiles of a view that are not laid."""
    yield from (tile for tiles in (*view.hands, *view.stocks) for tile in tiles)


def _lying(stock: tuple[Tile, ...], before: Side) -> tuple[Lying, ...]:
    return tuple(Lying(tile, lying.open) for tile, lying in zip(stock, before.stock, strict=True))


def _unlaid(state: BuildingState, seat: Seat) -> Figure:
    if state.bare(seat):
        return state.figure(seat)
    if state.stopped(seat):
        raise Malformed("pentaraduga-covered-figure")
    return EMPTY
