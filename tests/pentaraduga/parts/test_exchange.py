"""Exchanges: which tile comes from where, and that none is lost."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fourfold.pentaraduga import TILES
from fourfold.pentaraduga.core.sides import Lying, Side, Sides
from fourfold.pentaraduga.core.tiles import Tile
from fourfold.pentaraduga.parts.exchange import (
    can_take_for_nothing,
    direct_exchange,
    give,
    open_exchange,
    put_back,
    take,
)
from fourfold.play import Illegal, Seat

Act = Callable[[Sides, Seat, Tile], Sides]
seats = st.sampled_from([Seat.A, Seat.B])


@st.composite
def tables(draw: st.DrawFn) -> Sides:
    """Both sides with at least one tile in every hand and stock."""
    counts = draw(st.tuples(*[st.integers(1, 4)] * 4))
    tiles = iter(draw(st.permutations(TILES)))
    hand_a, stock_a, hand_b, stock_b = ([next(tiles) for _ in range(count)] for count in counts)
    is_open = draw(st.booleans())
    return _side(hand_a, stock_a, is_open), _side(hand_b, stock_b, not is_open)


def _side(hand: list[Tile], stock: list[Tile], is_open: bool) -> Side:
    return Side(tuple(hand), tuple(Lying(tile, is_open) for tile in stock))


def _take(sides: Sides, seat: Seat, tile: Tile) -> Sides:
    return take(sides, seat)


def tiles_of(sides: Sides) -> list[Tile]:
    hands = [tile for side in sides for tile in side.hand]
    stocks = [lying.tile for side in sides for lying in side.stock]
    return sorted(hands + stocks, key=lambda tile: tile.index)


@given(tables(), seats)
def test_an_open_exchange_shows_what_is_given_and_hides_what_is_taken(
    before: Sides, seat: Seat
) -> None:
    own, other = before[seat.index], before[seat.other.index]
    after = open_exchange(before, seat, own.hand[0])
    assert after[seat.index].hand == (*own.hand[1:], other.stock[0].tile)
    assert after[seat.index].stock == (*own.stock, Lying(own.hand[0], open=True))
    assert after[seat.other.index] == Side(other.hand, other.stock[1:])


@given(tables(), seats)
def test_a_direct_exchange_gives_closed_and_draws_from_the_own_stock(
    before: Sides, seat: Seat
) -> None:
    own, other = before[seat.index], before[seat.other.index]
    after = direct_exchange(before, seat, own.hand[0])
    assert after[seat.index] == Side((*own.hand[1:], own.stock[0].tile), own.stock[1:])
    assert after[seat.other.index] == Side(other.hand, (*other.stock, Lying(own.hand[0])))


@given(tables(), seats)
def test_no_tile_is_lost_or_doubled(before: Sides, seat: Seat) -> None:
    tile = before[seat.index].hand[-1]
    for after in (
        open_exchange(before, seat, tile),
        direct_exchange(before, seat, tile),
        take(before, seat),
        put_back(before, seat, tile),
        give(before, seat, tile),
    ):
        assert after != before
        assert tiles_of(after) == tiles_of(before)


@given(tables(), seats)
def test_a_take_and_a_gift_change_both_hands_and_one(before: Sides, seat: Seat) -> None:
    own, other = before[seat.index], before[seat.other.index]
    taken = take(before, seat)
    assert taken[seat.index] == Side((*own.hand, other.stock[0].tile), own.stock)
    given_away = give(before, seat, own.hand[0])
    assert given_away[seat.other.index].hand == (*other.hand, own.hand[0])
    assert given_away[seat.index] == Side(own.hand[1:], own.stock)


@pytest.mark.parametrize("act", [open_exchange, direct_exchange, put_back, give])
def test_only_a_tile_of_the_hand_is_given(act: Act) -> None:
    sides = Side((Tile.ORO,), (Lying(Tile.ROR),)), Side((Tile.YOY,), (Lying(Tile.GYG),))
    with pytest.raises(Illegal) as caught:
        act(sides, Seat.A, Tile.ROR)
    assert caught.value.code == "pentaraduga-not-in-hand"


@pytest.mark.parametrize(
    ("act", "seat"), [(open_exchange, Seat.A), (direct_exchange, Seat.B), (_take, Seat.A)]
)
def test_nothing_is_taken_from_an_empty_stock(act: Act, seat: Seat) -> None:
    sides = Side((Tile.ORO,), (Lying(Tile.ROR),)), Side((Tile.YOY,))
    with pytest.raises(Illegal) as caught:
        act(sides, seat, sides[seat.index].hand[0])
    assert caught.value.code == "pentaraduga-stock-empty"


def test_only_a_player_with_one_tile_and_no_stock_takes_for_nothing() -> None:
    assert can_take_for_nothing(Side((Tile.ORO,)))
    assert not can_take_for_nothing(Side(()))
    assert not can_take_for_nothing(Side((Tile.ORO, Tile.ROR)))
    assert not can_take_for_nothing(Side((Tile.ORO,), (Lying(Tile.ROR),)))
