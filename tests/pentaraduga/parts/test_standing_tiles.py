"""Standing tiles: which can be taken, and what they must become."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from fourfold.pentaraduga import TILES, Figure
from fourfold.pentaraduga.parts.standing_tiles import lifted, squares_asked
from fourfold.play import Illegal
from tests.pentaraduga.core.figures import built

seeds = st.integers(0, 10**6)


def two_figures(seed: int, count: int = 7) -> tuple[Figure, Figure]:
    chance = Random(seed)
    tiles = chance.sample(TILES, 2 * count)
    return built(chance, tiles[:count]), built(chance, tiles[count:])


@given(seeds)
def test_a_tile_of_a_square_must_make_two(seed: int) -> None:
    figures = two_figures(seed)
    for figure in figures:
        for tile in figure.tiles:
            full = any(node in figure.squares for node in figure[tile].nodes)
            assert squares_asked(figures, tile) == (2 if full else 1)


@given(seeds, st.integers(1, 2))
def test_in_a_figure_of_one_or_two_each_counts_as_full(seed: int, count: int) -> None:
    figures = two_figures(seed, count)
    assert {squares_asked(figures, tile) for figure in figures for tile in figure.tiles} == {2}


@given(seeds)
def test_only_what_leaves_one_piece_can_be_taken(seed: int) -> None:
    figures = two_figures(seed)
    assume(all(figure.connected for figure in figures))
    for index, figure in enumerate(figures):
        for tile in figure.tiles:
            rest = figure.without(tile)
            if rest.connected:
                after = lifted(figures, tile)
                assert (after[index], after[1 - index]) == (rest, figures[1 - index])
            else:
                with pytest.raises(Illegal) as refused:
                    lifted(figures, tile)
                assert refused.value.code == "pentaraduga-splits"


def test_a_figure_may_be_emptied() -> None:
    figures = two_figures(1, 1)
    (tile,) = figures[0].tiles
    assert not len(lifted(figures, tile)[0])
