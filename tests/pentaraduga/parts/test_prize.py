"""Prizes: rows, what earns a prize, and whose it is."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from fourfold.pentaraduga import TILES
from fourfold.pentaraduga.core.sides import Lying, Side
from fourfold.pentaraduga.parts.prize import NO_ROWS, Prizes, has_prize, kept_for
from fourfold.play import Seat

A, B = Seat.A, Seat.B
HAND = 4

seats = st.sampled_from([A, B])
prizes = st.builds(
    Prizes,
    st.tuples(st.integers(0, 9), st.integers(0, 9)),
    st.sampled_from([(), (A,), (B,), (A, B), (B, A)]),
)


def side(hand: int, stock: int, start: int = 0) -> Side:
    tiles = TILES[start : start + hand + stock]
    return Side(tiles[:hand], tuple(map(Lying, tiles[hand:])))


@given(prizes, seats, st.integers(1, 4), st.booleans())
def test_a_row_long_enough_earns_a_prize_for_a_player_short_of_tiles(
    before: Prizes, seat: Seat, tiles: int, short: bool
) -> None:
    after = before.laid(seat, tiles, row=3, short=short)
    assert after.rows[seat.index] == before.rows[seat.index] + tiles
    assert (seat in after.earned) == (short and after.rows[seat.index] >= 3)


@given(prizes, seats, st.integers(1, 4), st.booleans())
def test_actions_of_one_player_leave_the_others_row_alone(
    before: Prizes, seat: Seat, tiles: int, short: bool
) -> None:
    for after in (
        before.laid(seat, tiles, row=2, short=short),
        before.drawn(seat),
        before.taken(seat),
        before.lapsed(seat),
    ):
        other = seat.other
        assert after.rows[other.index] == before.rows[other.index]
        assert (other in after.earned) == (other in before.earned)


@given(prizes, seats)
def test_drawing_ends_a_row_and_taking_uses_up_the_prize(before: Prizes, seat: Seat) -> None:
    assert before.drawn(seat).rows[seat.index] == before.taken(seat).rows[seat.index] == 0
    assert before.drawn(seat).earned == before.earned
    assert seat not in before.taken(seat).earned
    assert before.lapsed(seat).rows == before.rows


def test_the_first_to_earn_a_prize_stays_first() -> None:
    both = Prizes(NO_ROWS, (A, B))
    assert both.laid(A, 2, row=2, short=True).earned == (A, B)
    assert both.lapsed(A).laid(A, 2, row=2, short=True).earned == (B, A)


def test_a_prize_is_a_tile_of_the_partners_stock() -> None:
    earned = Prizes((2, 0), (A,))
    assert has_prize(earned, (side(2, 0), side(2, 1, 9)), A, HAND)
    assert not has_prize(earned, (side(2, 0), side(2, 0, 9)), A, HAND), "there is none"
    assert not has_prize(earned, (side(2, 2), side(2, 1, 9)), A, HAND), "the own stock will do"
    assert not has_prize(Prizes((2, 0)), (side(2, 0), side(2, 1, 9)), A, HAND), "not earned"


def test_only_the_first_prize_is_kept() -> None:
    sides = (side(1, 1), side(1, 1, 9))
    assert kept_for(Prizes(NO_ROWS, (B, A)), sides, HAND) is B
    assert kept_for(Prizes(NO_ROWS, (B, A)), (side(1, 0), sides[1]), HAND) is A, "B's is void"
    assert kept_for(Prizes(), sides, HAND) is None
