"""The middle line: on whose side a tile lies, and how far a figure extends."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from fourfold.pentaraduga import DIRECTIONS, TILES, Figure, Placement
from fourfold.pentaraduga.parts.line import (
    at_line,
    colours_at_line,
    depth_of,
    side_of,
    square_of,
    squares_of,
)
from fourfold.play import Seat

A, B = Seat
PLACEMENTS = st.builds(
    Placement,
    st.sampled_from(TILES),
    st.sampled_from(DIRECTIONS),
    st.integers(-9, 9),
    st.integers(-9, 9),
)


@given(PLACEMENTS)
def test_a_tile_lies_on_the_side_of_all_its_cells(placement: Placement) -> None:
    sides = {B if y >= 0 else A for _, y in placement.cells}
    assert side_of(placement) is (sides.pop() if len(sides) == 1 else None)


@given(PLACEMENTS)
def test_a_table_turned_by_half_changes_the_sides(placement: Placement) -> None:
    figure = Figure([placement])
    turned = figure.turned(2)
    for seat in Seat:
        assert depth_of(turned, seat) == depth_of(figure, seat.other)


@given(st.sampled_from(TILES), st.sampled_from(Seat))
def test_the_first_tile_touches_the_line(tile: object, seat: Seat) -> None:
    for place in at_line(tile, seat):  # type: ignore[arg-type]
        assert side_of(place) is seat
        assert depth_of(Figure([place]), seat.other) == 0
        assert colours_at_line(place)


def test_a_square_on_the_line_is_nobodys() -> None:
    assert [square_of(y) for y in (-1, 0, 1)] == [A, None, B]
    figure = Figure(map(Placement.parse, ["rOrU@0,0", "yOyD@0,-1"]))
    assert len(figure.squares) == 1
    assert [squares_of(figure, seat) for seat in Seat] == [0, 0]
    assert [squares_of(figure.moved(0, 3), seat) for seat in Seat] == [0, 1]
