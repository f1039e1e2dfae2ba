"""Reaching: when a move is far enough, and what it costs whom."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from fourfold.pentaraduga import Tile
from fourfold.pentaraduga.core.sides import Lying, Side
from fourfold.pentaraduga.parts.reach import Reached, has_reached, without_hand
from fourfold.play import Seat

seats = st.sampled_from([Seat.A, Seat.B])
depths = st.integers(0, 12)
SOME = Side((Tile.ORO,), (Lying(Tile.ROR),))


@given(depths, depths, st.sampled_from([6, 9]))
def test_a_move_reaches_that_goes_farther_than_the_figure_did(
    before: int, depth: int, far: int
) -> None:
    reaches = has_reached(before, max(before, depth), far)
    assert reaches == (depth >= far and depth > before)


@given(seats)
def test_a_player_who_has_reached_is_out_and_burns_the_others_squares(seat: Seat) -> None:
    reached = Reached().with_seat(seat)
    assert reached
    assert reached.is_out(seat, SOME)
    assert not reached.is_out(seat.other, SOME)
    assert reached.burns(seat.other)
    assert not reached.burns(seat)


@given(seats)
def test_a_player_without_tiles_is_out_too_and_burns_nothing(seat: Seat) -> None:
    assert Reached().is_out(seat, Side(()))
    assert not Reached()
    assert not Reached().burns(seat.other)


@given(seats)
def test_both_may_reach(seat: Seat) -> None:
    both = Reached().with_seat(seat).with_seat(seat.other)
    assert both.seats == frozenset(Seat)
    assert both.burns(seat)
    assert both.burns(seat.other)


def test_the_hand_leaves_the_game_and_the_stock_stays() -> None:
    assert without_hand(SOME) == Side((), SOME.stock)
