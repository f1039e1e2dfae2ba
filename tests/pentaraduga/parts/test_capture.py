"""Captures: which figures can be captured, and the captured squares."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from fourfold.pentaraduga import Figure, Placement
from fourfold.pentaraduga.parts.capture import Captures, can_be_captured
from fourfold.play import Seat

#: Figures with one square and with two.
ONE = Figure(map(Placement.parse, ("rOrU@0,0", "yOrD@0,-1")))
TWO = Figure(map(Placement.parse, ("bGyU@0,0", "oYgL@1,-2", "yOyL@2,-1", "yOrR@3,-1", "oYoU@1,1")))
seats = st.sampled_from([Seat.A, Seat.B])


def test_a_figure_with_two_squares_can_be_captured() -> None:
    assert (len(ONE.squares), len(TWO.squares)) == (1, 2)
    assert not can_be_captured(ONE)
    assert can_be_captured(TWO)


@given(seats)
def test_only_a_figure_with_enough_squares_may_be_captured(seat: Seat) -> None:
    assert Captures().allowed(seat, TWO).captor is seat
    assert Captures(captor=seat.other).allowed(seat, ONE).captor is None


@given(st.lists(st.tuples(seats, st.integers(2, 10)), max_size=6))
def test_everybody_keeps_their_own_squares(turns: list[tuple[Seat, int]]) -> None:
    captures = Captures()
    for seat, squares in turns:
        captures = captures.captured(seat, squares)
    for seat in Seat:
        assert captures.squares[seat.index] == sum(gain for one, gain in turns if one is seat)


@given(seats)
def test_the_right_to_capture_lapses_and_the_squares_stay(seat: Seat) -> None:
    lapsed = Captures((3, 4), seat).lapsed()
    assert (lapsed.squares, lapsed.captor) == ((3, 4), None)
    assert lapsed.lapsed() is lapsed
