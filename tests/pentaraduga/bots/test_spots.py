"""Spots: they agree with the places that a figure computes tile by tile."""

from __future__ import annotations

from random import Random

import pytest

from fourfold.pentaraduga import DIRECTIONS, TILES, Figure, Placement
from fourfold.pentaraduga.bots.spots import Spots, likelihood
from fourfold.pentaraduga.core.tiles import mask_of, tiles_in


@pytest.mark.parametrize("seed", range(4))
def test_every_tile_fits_where_the_figure_says(seed: int) -> None:
    chance = Random(seed)
    tiles = chance.sample(TILES, 14)
    x, y = chance.randrange(-3, 3), chance.randrange(-3, 3)
    figure = Figure([Placement(tiles.pop(), chance.choice(DIRECTIONS), x, y)])
    spots = Spots(figure)
    while tiles:
        for tile in tiles:
            there = spots.fitting(tile)
            assert {spot.placement(tile) for spot in there} == set(figure.places(tile))
            full = set(figure.places(tile, full=True))
            assert {spot.placement(tile) for spot in there if spot.squares} == full
            for spot in there:
                met = figure.meets(spot.placement(tile))
                assert met
                assert set(spot.squares) == set(met.squares)
                assert list(tiles_in(spot.touches)) == sorted(met.contacts, key=lambda t: t.index)
        place = chance.choice(figure.places(tiles.pop()) or [None])
        if place:
            figure, spots = figure.add(place), spots.after(place)
            assert set(spots) == set(Spots(figure)), "brought up to date is as looked at anew"


def test_a_figure_with_rough_joints_has_places_of_both_parities() -> None:
    figure = Figure(map(Placement.parse, ("rOrU@0,0", "yOyU@0,-1")))
    assert figure.rough
    spots = Spots(figure)
    for tile in TILES:
        if tile not in figure:
            places = {spot.placement(tile) for spot in spots.fitting(tile)}
            assert places == set(figure.places(tile))


def test_likelihoods() -> None:
    assert likelihood(mask_of(TILES), mask_of(TILES), 1) == 1
    assert likelihood(0, mask_of(TILES), 2) == 0
    assert likelihood(mask_of(TILES), 0, 2) == 0
    assert likelihood(0b1, among=0b11, held=2) == 0.75
