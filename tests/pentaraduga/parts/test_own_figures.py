"""Own figures: joining tiles, start figures of two tiles, and a bound on squares."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fourfold.pentaraduga import TILES, Figure, Placement, Tile
from fourfold.pentaraduga.core.actions import Lay
from fourfold.pentaraduga.core.lattice import DIRECTIONS
from fourfold.pentaraduga.parts.own_figures import first_tiles, joined, most_squares, start_pairs
from fourfold.play import Illegal
from tests.pentaraduga.core.figures import built, clean_figure

seeds = st.integers(0, 10**6)


@given(seeds)
def test_what_fits_is_joined_without_fault(seed: int) -> None:
    chance = Random(seed)
    figure = clean_figure(chance, 6)
    tile = chance.choice([tile for tile in TILES if tile not in figure])
    for place in figure.places(tile):
        assert joined(figure, (place,)) == (figure.add(place), None)


@given(seeds)
def test_faults_that_were_there_before_are_not_those_of_the_move(seed: int) -> None:
    clash, _ = joined(Figure([Placement.parse("rOrU@0,0")]), (Placement.parse("bGbD@0,-1"),))
    assert clash.clashes
    for tile in Random(seed).sample(TILES, 3):
        if tile not in clash:
            for place in clash.places(tile):
                assert joined(clash, (place,))[1] is None


@pytest.mark.parametrize(
    ("tiles", "code"),
    [
        ("rOrU@0,0 yOyD@0,0", "pentaraduga-covered"),
        ("rOrU@0,0 rOrD@5,0", "pentaraduga-covered"),
        ("rOrU@0,0 yOyD@5,5", "pentaraduga-apart"),
    ],
)
def test_tiles_on_each_other_or_apart_are_refused(tiles: str, code: str) -> None:
    with pytest.raises(Illegal) as refused:
        joined(Figure(), tuple(map(Placement.parse, tiles.split())))
    assert refused.value.code == code


def test_several_tiles_may_join_only_together() -> None:
    """A tile of a move may lie apart from the figure if a later one connects them."""
    figure = Figure([Placement.parse("rOrU@0,0")])
    beyond, between = map(Placement.parse, ("oRoU@0,-2", "yOyD@0,-1"))
    with pytest.raises(Illegal):
        joined(figure, (beyond,))
    assert joined(figure, (beyond, between))[0].connected


def test_a_figure_begins_where_there_is_room_for_the_others() -> None:
    with pytest.raises(Illegal) as refused:
        joined(Figure(), (Placement(Tile.ORO, DIRECTIONS[0], 10**9, 0),))
    assert refused.value.code == "pentaraduga-arrangement"


@given(seeds)
def test_every_start_pair_fits_and_each_that_fits_is_offered(seed: int) -> None:
    hand = tuple(Random(seed).sample(TILES, 3))
    offered = {
        (first, action.placements[1])
        for tile in hand
        for begun in start_pairs(hand, (), tile).begun
        if isinstance(begun, Lay) and begun.tile
        for first in begun.placements
        for action in start_pairs(hand, begun.placements, begun.tile).actions
        if isinstance(action, Lay)
    }
    expected = {
        (first, second)
        for one in hand
        for other in hand
        if one is not other
        for first in (Placement(one, direction, 0, 0) for direction in DIRECTIONS)
        for second in Figure((first,)).places(other)
    }
    assert offered == expected


def test_only_tiles_of_the_hand_make_a_start_pair() -> None:
    hand, first = (Tile.ROR, Tile.YOY), Placement.parse("rOrU@0,0")
    assert start_pairs(hand, (), Tile.BGB).begun == ()
    assert start_pairs(hand, (first,), Tile.ROR).actions == (), "laid already"
    assert start_pairs((Tile.YOY,), (first,), Tile.YOY).actions == ()
    assert start_pairs(hand, (first,), Tile.YOY).actions


def test_a_first_tile_points_everywhere_before_every_other() -> None:
    hand = TILES[:4]
    laid = [(lay.placements[0].direction, lay.tile) for lay in first_tiles(hand[0], hand)]
    assert laid == [(direction, other) for direction in DIRECTIONS for other in hand[1:]]


@given(seeds, st.integers(1, 12))
def test_no_figure_has_more_squares_than_the_bound(seed: int, count: int) -> None:
    chance = Random(seed)
    figure = built(chance, chance.sample(TILES, count))
    assert len(figure.squares) <= most_squares(len(figure))


def test_the_bound_is_reached_by_two_tiles_and_grows() -> None:
    assert len(Figure(map(Placement.parse, ("rOrU@0,0", "yOyD@0,-1"))).squares) == most_squares(2)
    bounds = [most_squares(tiles) for tiles in range(25)]
    assert bounds == sorted(bounds)
