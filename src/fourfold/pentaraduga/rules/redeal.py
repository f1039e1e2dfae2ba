"""Redeals: games set up from a played state, with all hidden information redrawn.

Otherwise the person who sets up the game would know more than the other. Everything that a player
cannot see (hands, closed stocks, tiles for a start figure, the lot) is shuffled. What lies open
stays, and so does the number of tiles in every place.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from fourfold.pentaraduga.core.options import Deal
from fourfold.pentaraduga.core.sides import Lying, Side
from fourfold.pentaraduga.core.tiles import Tile
from fourfold.pentaraduga.rules.family import PentaradugaRules, State
from fourfold.play import SEATS

__all__ = ["redealt", "set_up_anew"]


def set_up_anew(rules: Any, state: Any, chance: Random) -> Deal:
    """Returns a deal that starts from a state, with all hidden information redrawn.

    Raises ``Malformed`` if that is impossible.
    """
    deal: Deal = rules.set_up(redealt(rules, state, chance))
    assert deal.middle
    middle = msgspec.structs.replace(deal.middle, redrawn=True)
    return msgspec.structs.replace(deal, middle=middle)


def redealt(rules: PentaradugaRules[Any], state: State, chance: Random) -> State:
    """Returns the state with everything shuffled that one of the players cannot see.

    Tiles behind a screen return to the hand. Raises ``Malformed`` if a player has stopped with a
    covered figure, whose tiles cannot be replaced.
    """
    # A tile that lies open is in both views; any other is None in at least one of them.
    one, other = (_seen(rules.view(state, seat)) for seat in SEATS)
    lie_open = {tile for tile in one if tile} & {tile for tile in other if tile}
    places = [
        *(side.hand for side in state.sides),
        *(tuple(lying.tile for lying in side.stock) for side in state.sides),
        state.aside,
    ]
    hidden = [tile for tiles in places for tile in tiles if tile not in lie_open]
    # Sorted first, so that the result does not depend on where the tiles were.
    pool = sorted([*hidden, *_gone_unseen(rules, state)], key=lambda tile: tile.index)
    drawn = iter(chance.sample(pool, len(hidden)))
    a, b, stock_a, stock_b, aside = (
        tuple(tile if tile in lie_open else next(drawn) for tile in tiles) for tiles in places
    )
    side_a, side_b = state.sides
    sides = Side(a, _lying(stock_a, side_a)), Side(b, _lying(stock_b, side_b))
    return state.redealt(sides, aside, chance)


def _seen(view: Any) -> Iterator[Tile | None]:
    """Yields all tiles of a view that are not laid."""
    yield from (tile for tiles in (*view.hands, *view.stocks) for tile in tiles)
    yield from getattr(view, "given", ())


def _lying(stock: tuple[Tile, ...], before: Side) -> tuple[Lying, ...]:
    return tuple(Lying(tile, lying.open) for tile, lying in zip(stock, before.stock, strict=True))


def _gone_unseen(rules: PentaradugaRules[Any], state: State) -> Iterator[Tile]:
    """Yields the tiles that have left the game with a hand that only its owner has seen.

    The owner may be the person who sets up the game, so they are redrawn with the rest.
    """
    if not state.has_left_unseen:
        return
    here = {*state.aside, *(tile for side in state.sides for tile in side.hand)}
    here |= {lying.tile for side in state.sides for lying in side.stock}
    here |= {tile for figure in state.on_table.values() for tile in figure.tiles}
    yield from (tile for tile in rules.own.tiles if tile not in here)
