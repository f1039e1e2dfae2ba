"""Hands and stocks: drawing, taking from the partner and putting tiles away."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fourfold.pentaraduga import TILES, Tile
from fourfold.pentaraduga.core.sides import Lying, Side, sides_of, with_side
from fourfold.play import Illegal, Seat


@st.composite
def sides(draw: st.DrawFn) -> Side:
    """Returns a side with any tiles, some of them open in the stock."""
    tiles = draw(st.permutations(TILES))
    held, stocked = draw(st.integers(0, 6)), draw(st.integers(0, 6))
    stock = tiles[held : held + stocked]
    return Side(tuple(tiles[:held]), tuple(Lying(tile, draw(st.booleans())) for tile in stock))


def all_tiles(side: Side) -> list[Tile]:
    return [*side.hand, *(lying.tile for lying in side.stock)]


@given(sides(), st.integers(0, 8))
def test_drawing_fills_the_hand_from_the_start_of_the_stock(side: Side, upto: int) -> None:
    after = side.drawn(upto)
    assert all_tiles(after) == all_tiles(side)
    assert len(after.hand) == max(len(side.hand), min(upto, side.left))
    assert after.stock == side.stock[len(side.stock) - len(after.stock) :]


@given(sides())
def test_the_first_tile_of_a_stock_is_taken(side: Side) -> None:
    if not side.stock:
        with pytest.raises(Illegal) as refused:
            side.robbed()
        assert refused.value.code == "pentaraduga-stock-empty"
        return
    tile, after = side.robbed()
    assert tile is side.stock[0].tile
    assert (after.hand, after.stock) == (side.hand, side.stock[1:])


@given(sides(), st.sampled_from(TILES))
def test_only_a_tile_of_the_hand_leaves_it(side: Side, tile: Tile) -> None:
    if tile not in side.hand:
        with pytest.raises(Illegal) as refused:
            side.without(tile)
        assert refused.value.facts == {"tile": tile}
        return
    assert side.without(tile).left == side.left - 1
    assert set(side.without(tile).taking(tile).hand) == set(side.hand)


@given(sides(), st.booleans())
def test_tiles_are_stocked_at_the_end(side: Side, is_open: bool) -> None:
    (new,) = [tile for tile in TILES if tile not in all_tiles(side)][:1]
    after = side.stocked([new], open_=is_open)
    assert after.hand == side.hand
    assert after.stock == (*side.stock, Lying(new, is_open))


def test_a_deal_is_hand_then_stock() -> None:
    a, b = sides_of((TILES[:5], TILES[5:10]), hand=2)
    assert (a.hand, b.hand) == (TILES[:2], TILES[5:7])
    assert not any(lying.open for lying in (*a.stock, *b.stock))
    assert with_side((a, b), Seat.B, a) == (a, a)
