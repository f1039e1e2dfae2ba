"""Tiles, recolourings and deals."""

from __future__ import annotations

from itertools import combinations
from random import Random

import msgspec
import pytest

from fourfold.locale import words
from fourfold.pentaraduga import (
    DIRECTIONS,
    FIVE_COLOURS,
    RECOLOURINGS,
    TILES,
    Direction,
    Placement,
    Tile,
    deal_fairly,
    deal_randomly,
    parse_tiles,
)
from fourfold.play import Illegal, Malformed


def test_there_are_24_tiles_and_14_without_violet() -> None:
    assert len(TILES) == 24
    assert len(FIVE_COLOURS) == 14
    for tile in TILES:
        assert {abs(tile.big.index - small.index) % 4 for small in (tile.left, tile.right)} == {1}
    assert [tile.index for tile in TILES] == list(range(24))


@pytest.mark.parametrize("tile", TILES)
def test_names_round_trip(tile: Tile) -> None:
    cyrillic = tile.written("cyrillic")
    assert Tile.parse(str(tile)) is Tile.parse(str(tile).lower()) is tile
    assert Tile.parse(cyrillic) is Tile.parse(cyrillic.upper()) is tile
    assert tile.mirrored.mirrored is tile


@pytest.mark.parametrize(
    ("text", "tile"),
    [("оKо", Tile.ORO), ("kОк", Tile.ROR), ("cЗc", Tile.BGB), ("oКф", Tile.ORV), ("уOр", None)],
)
def test_a_letter_that_looks_like_the_right_one_is_understood(text: str, tile: Tile | None) -> None:
    if tile:
        assert Tile.parse(text) is tile
    else:
        with pytest.raises(Malformed, match="is not a tile"):
            Tile.parse(text)


def test_directions_that_look_like_the_right_ones_are_understood_in_a_cyrillic_place() -> None:
    assert str(Placement.parse("кОкB@1,2")) == "rOrU@1,2"
    assert str(Placement.parse("кОкH@1,2")) == "rOrD@1,2"
    for text in ("rOrB@1,2", "rOrH@1,2", "kOk@0,0"):
        with pytest.raises(Malformed):
            Placement.parse(text)


def test_names_of_earlier_releases_are_read() -> None:
    for tile in TILES:
        assert Tile(tile.written("cyrillic")) is tile
    for direction in DIRECTIONS:
        assert Direction(direction.written("cyrillic")) is direction
    placement = msgspec.json.decode('["кОк","В",1,-2]', type=Placement)
    assert placement == Placement(Tile.ROR, Direction.UP, 1, -2)
    assert msgspec.json.encode(placement) == b'["rOr","U",1,-2]'
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode('["кКк","В",1,-2]', type=Placement)


def test_tiles_are_named_in_cyrillic_for_its_readers() -> None:
    twice = Malformed("pentaraduga-tile-twice", tile=Tile.ROR)
    assert "rOr" in twice.said(words("en"))
    assert "rOr" in twice.said(words("de"))
    assert "кОк" in twice.said(words("ru"))
    lies = Illegal("pentaraduga-arrangement", problem=twice)
    assert "кОк" in lies.said(words("uk"))


@pytest.mark.parametrize("text", ["", "oR", "oRvv", "oGo", "кКк", "xRo", "12 ", "оКз"])
def test_invalid_tiles_are_refused(text: str) -> None:
    with pytest.raises(Malformed, match="is not a tile"):
        Tile.parse(text)


def test_a_hand_has_no_tile_twice() -> None:
    with pytest.raises(Malformed, match="oRo is there twice"):
        parse_tiles(["oRo", "кОк", "оКо"])


@pytest.mark.parametrize(
    "text", ["oRo", "oRoU", "oRoU@", "oRoU@1", "oRoX@0,0", "oRoU@a,b", "U@0,0"]
)
def test_invalid_placements_are_refused(text: str) -> None:
    with pytest.raises(Malformed):
        Placement.parse(text)


def test_placements_round_trip() -> None:
    placement = Placement(Tile.ORV, Direction.LEFT, -3, 12)
    assert Placement.parse(str(placement)) == placement == Placement.parse("oRvL@-3,12")


def test_recolourings_are_a_group_that_keeps_neighbours() -> None:
    assert len(set(RECOLOURINGS)) == 12
    assert RECOLOURINGS[0](Tile.ORV) is Tile.ORV
    images = {tuple(recolouring(tile) for tile in TILES) for recolouring in RECOLOURINGS}
    assert len(images) == 12
    for image in images:
        assert set(image) == set(TILES)


@pytest.mark.parametrize("tiles", [FIVE_COLOURS, TILES], ids=len)
def test_a_fair_deal_gives_each_the_others_tiles_in_other_colours(tiles: tuple[Tile, ...]) -> None:
    for seed in range(50):
        a, b = deal_fairly(tiles, Random(seed))
        assert sorted(a + b, key=lambda tile: tile.index) == list(tiles)
        ways = [
            [recolouring(tile.mirrored if mirror else tile) for tile in a]
            for recolouring in RECOLOURINGS
            for mirror in (False, True)
        ]
        assert b in ways
    assert len({str(deal_fairly(tiles, Random(seed))) for seed in range(50)}) > 40


def test_random_deals_come_from_their_seed() -> None:
    deals = [deal_randomly(TILES, Random(seed)) for seed in (1, 1, 2, 3)]
    assert deals[0] == deals[1]
    assert all(a != b for a, b in combinations(deals[1:], 2))
