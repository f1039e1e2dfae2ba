"""The exchange of all: four stages, in which no tile is lost."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from fourfold.pentaraduga import TILES
from fourfold.pentaraduga.core.sides import Side, Sides
from fourfold.pentaraduga.core.tiles import Tile
from fourfold.pentaraduga.parts.exchange_of_all import ExchangeOfAll, hand_over
from fourfold.play import Seat

A, B = Seat.A, Seat.B

seats = st.sampled_from([A, B])
#: The numbers of tiles in both hands.
hands = st.tuples(st.integers(0, 6), st.integers(0, 6))


def dealt(held: tuple[int, int]) -> Sides:
    a, b = held
    return Side(TILES[:a]), Side(TILES[a : a + b])


def tiles_of(sides: Sides) -> set[Tile]:
    hands = {tile for side in sides for tile in side.hand}
    return hands | {lying.tile for side in sides for lying in side.stock}


@given(seats, hands)
def test_it_goes_from_the_first_to_the_second_and_back(first: Seat, held: tuple[int, int]) -> None:
    exchange, sides = ExchangeOfAll(), dealt(held)
    assert exchange.is_racing
    movers = []
    for seat in (first, first.other, first.other):
        exchange, sides = hand_over(exchange, sides, seat)
        assert not exchange.is_racing
        assert exchange.first is first
        assert tiles_of(sides) == set(TILES[: sum(held)])
        movers.append((exchange.stage, exchange.mover))
    assert movers == [("answer", first.other), ("rest", first.other), ("last", first)]


@given(seats, hands)
def test_both_take_what_the_other_handed_over(first: Seat, held: tuple[int, int]) -> None:
    before = dealt(held)
    exchange, sides = hand_over(ExchangeOfAll(), before, first)
    assert sides[first.other.index].hand == before[first.other.index].hand, "not taken yet"
    exchange, sides = hand_over(exchange, sides, first.other)
    assert [side.hand for side in sides] == [side.hand for side in reversed(before)]
    _, sides = hand_over(exchange, sides, first.other)
    assert set(sides[first.index].hand) == tiles_of(before), "all that is left"
    assert not sides[first.other.index].left
