"""Figures: compared with a second implementation, and invariants that hold for all."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fourfold.pentaraduga import (
    DIRECTIONS,
    FIVE_COLOURS,
    RECOLOURINGS,
    TILES,
    Colour,
    Direction,
    Figure,
    Placement,
    Tile,
)
from fourfold.pentaraduga.core.figure import Meeting
from fourfold.pentaraduga.core.notation import read_figure
from fourfold.play import Malformed
from tests.pentaraduga.core.figures import clean_figure, messy_figure, painted
from tests.pentaraduga.core.plain import PlainFigure
from tests.pentaraduga.core.plain_rings import ring_moves

SEEDS = range(40)
STEPS = {
    Direction.UP: (0, 1),
    Direction.RIGHT: (1, 0),
    Direction.DOWN: (0, -1),
    Direction.LEFT: (-1, 0),
}


def laid(text: str) -> Figure:
    return Figure(Placement.parse(word) for word in text.split())


def facts(figure: Figure) -> tuple[object, ...]:
    """Returns the facts that are invariant under translation, turn, reflection and recolouring."""
    return (
        len(figure.squares),
        len(figure.clashes),
        len(figure.rough),
        len(figure.spoiled),
        len(figure.rings),
        len(figure.corners),
        figure.connected,
        figure.counted,
        [len(hole) for hole in figure.holes],
    )


def test_a_tile_is_drawn_as_the_rules_say() -> None:
    figure = laid("oRvU@0,0")
    colours = painted(figure)
    assert colours[1, 2] is colours[2, 3] is Colour.ORANGE
    assert colours[7, 2] is colours[6, 3] is Colour.VIOLET
    assert colours[2, 1] is colours[3, 2] is colours[5, 2] is colours[6, 1] is Colour.RED


@pytest.mark.parametrize("direction", DIRECTIONS)
@pytest.mark.parametrize("tile", [Tile.ORV, Tile.YGB])
def test_the_colours_at_the_sides_are_those_of_the_drawing(
    tile: Tile, direction: Direction
) -> None:
    placement = Placement(tile, direction, 2, -1)
    colours = painted(Figure([placement]))
    for (x, y), sides in zip(placement.cells, placement.sides, strict=True):
        for side, (dx, dy) in STEPS.items():
            assert sides[side.index] is colours[4 * x + 2 + dx, 4 * y + 2 + dy]


@pytest.mark.parametrize("make", [clean_figure, messy_figure])
@pytest.mark.parametrize("seed", SEEDS)
def test_clashes_and_squares_agree_with_the_drawing(
    seed: int, make: Callable[[Random, int], Figure]
) -> None:
    figure = make(Random(seed), 12)
    colours = painted(figure)
    clashes = {
        (a, b)
        for x, y in figure.cells
        for a, b in (
            ((4 * x + 2, 4 * y + 3), (4 * x + 2, 4 * y + 5)),
            ((4 * x + 3, 4 * y + 2), (4 * x + 5, 4 * y + 2)),
        )
        if b in colours
        and colours[a] is not colours[b]
        and figure.at((a[0] // 4, a[1] // 4)) is not figure.at((b[0] // 4, b[1] // 4))
    }
    assert len(figure.clashes) == len(clashes)
    ends = {placement.tile: (placement.node[0] + placement.node[1] + 1) % 2 for placement in figure}
    squares = [
        (x, y)
        for x in range(-30, 30)
        for y in range(-30, 30)
        if all(
            (tile := figure.at((x + dx, y + dy))) and ends[tile] != (x + y) % 2
            for dx in (-1, 0)
            for dy in (-1, 0)
        )
    ]
    assert list(figure.squares) == squares


@pytest.mark.parametrize("make", [clean_figure, messy_figure])
@pytest.mark.parametrize("seed", SEEDS)
def test_symmetries_preserve_what_counts(seed: int, make: Callable[[Random, int], Figure]) -> None:
    chance = Random(seed)
    figure = make(chance, 9)
    assert figure.turned(4) == figure == figure.turned().turned(3) == figure.mirrored().mirrored()
    assert figure.canonical == figure.turned(chance.randrange(4)).moved(3, -4).canonical
    for other in (
        figure.moved(1, 0),
        figure.turned(),
        figure.mirrored(),
        figure.recoloured(chance.choice(RECOLOURINGS)),
        figure.canonical,
        Figure(reversed(figure.placements)),
    ):
        assert facts(other) == facts(figure)


def fitting(figure: Figure, tile: Tile) -> list[tuple[Placement, int]]:
    """Returns the places of a tile and the squares it completes there, by trying all places."""
    fits = []
    for direction in DIRECTIONS:
        for x in range(-25, 25):
            for y in range(-25, 25):
                try:
                    with_it = figure.add(Placement(tile, direction, x, y))
                except Malformed:
                    continue
                if with_it.clean:
                    fits.append((with_it[tile], len(with_it.squares) - len(figure.squares)))
    return fits


def test_the_places_where_a_tile_completes_two_squares() -> None:
    figure = read_figure("oYg,oRoR,yGyUD,bGbU,rOrU,oRvRR,vBgRD,vRvL,bVrUD")
    for tile in (Tile.parse("yOr"), Tile.parse("rVr")):
        twice = {place for place, new in fitting(figure, tile) if new == 2}
        assert len(twice) == 1
        assert twice < set(figure.places(tile, full=True)) < set(figure.places(tile))
        assert set(figure.places(tile, twice_full=True)) == twice


@pytest.mark.parametrize("seed", SEEDS)
def test_the_places_are_all_where_a_tile_fits(seed: int) -> None:
    chance = Random(seed)
    figure = clean_figure(chance, chance.randint(1, 9))
    tile = chance.choice([tile for tile in TILES if tile not in figure])
    fits = fitting(figure, tile)
    assert set(figure.places(tile)) == {place for place, _ in fits}
    assert set(figure.places(tile, full=True)) == {place for place, new in fits if new >= 1}
    assert set(figure.places(tile, twice_full=True)) == {place for place, new in fits if new >= 2}
    for place, new in fits:
        meeting = figure.meets(place)
        assert meeting
        assert len(meeting.squares) == new
        after = figure.add(place)
        assert after.meeting(tile) == meeting
        assert meeting.double == (place in figure.places(tile, double=True))
        assert bool(meeting.corners) == (place in figure.places(tile, corner=True))
        assert {pair[0] for pair in after.corners if pair[1] is tile} == set(meeting.corners)
        for host in meeting.contacts:
            assert place in figure.places(tile, touching=host)


def test_the_cells_of_a_place_determine_its_direction() -> None:
    figure = clean_figure(Random(1), 8)
    for tile in TILES:
        places = figure.places(tile)
        assert len({frozenset(place.cells) for place in places}) == len(places)


def test_two_tiles_base_to_base_are_a_square_and_apex_to_apex_are_none() -> None:
    assert len(laid("rOrU@0,0 yOyD@0,-1").squares) == 1
    figure = laid("rOrU@0,0 rOyD@0,1")
    assert not figure.squares
    assert figure.clean is False, "к meets ж"
    assert laid("rOyU@0,0 yOrD@0,1").clashes == ()


def test_a_rough_joint_counts_once_a_pair_and_its_sides_for_themselves() -> None:
    figure = laid("rOrU@0,0 yOyD@1,-1")
    assert figure.rough == ((Tile.ROR, Tile.YOY),)
    assert len(figure.clashes) == 0
    assert figure.counted == 0
    assert len(laid("rOrU@0,0 bGbD@1,-1").clashes) == 1
    assert laid("rOrU@0,0 bGbD@1,-1").rough


@pytest.mark.parametrize("quarters", range(4))
def test_a_spoiled_corner(quarters: int) -> None:
    spoiled = [
        figure
        for figure in (clean_figure(Random(seed), 3, FIVE_COLOURS) for seed in range(300))
        if figure.spoiled
    ]
    assert spoiled
    for figure in spoiled:
        turned = figure.turned(quarters)
        for x, y in turned.spoiled:
            empty = [
                (x + dx, y + dy)
                for dx in (-1, 0)
                for dy in (-1, 0)
                if (x + dx, y + dy) not in turned.cells
            ]
            assert len(empty) == 1
            for tile in TILES:
                if tile not in turned:
                    assert all(empty[0] not in place.cells for place in turned.places(tile))


def test_a_ring_and_an_empty_cell_that_is_none() -> None:
    rings = 0
    for tiles in combinations(FIVE_COLOURS[:10], 4):
        for order in permutations(tiles[1:]):
            figure = Figure([Placement(tiles[0], Direction.UP, -1, 1)])
            for tile, (x, y, upright) in zip(
                order, ((1, 0, 1), (0, -1, 0), (-1, -1, 1)), strict=True
            ):
                figure = next(
                    (
                        figure.add(place)
                        for place in figure.places(tile)
                        if place[2:] == (x, y) and place.direction.index % 2 == upright
                    ),
                    figure,
                )
            if len(figure) == 4 and figure.clean:
                rings += 1
                assert len(figure.rings) == 1
                assert figure.holes == (frozenset({(0, 0)}),)
                assert len(figure.corners) == 4
                assert figure.mirrored().rings
                assert not figure.without(order[0]).rings
    assert rings


def test_holes_do_not_leak_through_corners() -> None:
    frame = laid("rOrU@1,3 rOyR@3,1 yOrU@1,0 yOyR@0,1")
    assert [len(hole) for hole in frame.holes] == [4]
    assert not frame.connected
    assert frame.without(Tile.YOY).holes == ()


def test_symmetries_of_the_outline() -> None:
    square = laid("rOrU@0,0 yOyD@0,-1")
    assert square.symmetries == {
        "central",
        "quarter",
        "vertical",
        "horizontal",
        "rising",
        "falling",
    }
    assert laid("rOrU@0,0 yOyL@2,0").symmetries == frozenset()
    assert laid("rOrU@0,0 yOyU@1,1").symmetries == {"central"}
    assert laid("rOrU@0,0 yOyU@2,0").symmetries == {"central", "vertical", "horizontal"}


def test_duplicate_and_overlapping_tiles_are_refused() -> None:
    with pytest.raises(Malformed, match="twice"):
        laid("rOrU@0,0 rOrU@4,4")
    with pytest.raises(Malformed, match="yOyU@1,0 would lie on rOr"):
        laid("rOrU@0,0 yOyU@1,0")


placements = st.builds(
    Placement,
    st.sampled_from(TILES),
    st.sampled_from(DIRECTIONS),
    st.integers(-3, 3),
    st.integers(-3, 3),
)


@given(st.lists(placements, max_size=14), st.integers(0, 9_999))
def test_the_kernel_agrees_with_plain_python_about_figures(
    found: list[Placement], far: int
) -> None:
    lying = Figure()
    for placement in found:
        if placement.tile not in lying and lying.meets(placement):
            lying = lying.add(placement)
    # All in one heap, or some of them far away.
    figure = Figure(p.moved(far, -far) if p.tile.index % 5 == 0 else p for p in lying)
    plain = PlainFigure(figure)
    for fact in ("squares", "clashes", "rough", "spoiled", "rings", "corners", "connected"):
        assert getattr(figure, fact) == getattr(plain, fact)
    assert figure.loose == tuple(tile for tile in figure.tiles if plain.without(tile).connected)
    assert [*figure.parts] == parts_of(plain)
    for tile in figure.tiles:
        assert same(figure.meeting(tile), plain.meeting(tile))
    for placement in found:
        other = placement._replace(tile=next(tile for tile in TILES if tile not in figure))
        assert same(figure.meets(other), plain.meets(other))


def parts_of(plain: PlainFigure) -> list[set[Tile]]:
    """Returns the connected components, tile by tile."""
    parts: list[set[Tile]] = []
    for placement in plain.placements:
        touched = [part for part in parts if part & plain.meeting(placement.tile).contacts.keys()]
        parts = [part for part in parts if part not in touched]
        parts.append({placement.tile}.union(*touched))
    return parts


def same(one: Meeting | None, other: Meeting | None) -> bool:
    """Returns whether two meetings are equal, including the order of the tiles."""
    return one == other and (not one or not other or [*one.contacts] == [*other.contacts])


filter_sets = st.fixed_dictionaries(
    dict.fromkeys(("full", "twice_full", "double", "corner"), st.booleans())
)


@given(st.lists(placements, max_size=14), st.sampled_from(TILES), filter_sets)
def test_the_kernel_agrees_with_plain_python_about_places(
    found: list[Placement], tile: Tile, filters: dict[str, bool]
) -> None:
    figure = Figure()
    for placement in found:
        if placement.tile not in figure and placement.tile is not tile:
            places = figure.places(placement.tile) or [placement]
            if figure.meets(place := places[placement.x % len(places)]):
                figure = figure.add(place)
    plain = PlainFigure(figure)
    assert figure.places(tile) == plain.places(tile)
    for host in (None, *figure.tiles[:1]):
        assert figure.places(tile, touching=host, **filters) == plain.places(
            tile, touching=host, **filters
        )
    assert figure.holes == plain.holes
    hand = [one for one in TILES[tile.index :] if one not in figure][:5]
    assert figure.ring_moves(hand) == ring_moves(figure, tuple(hand))


@given(st.lists(placements, max_size=9))
def test_the_kernel_agrees_with_plain_python_about_overlaps(
    found: list[Placement],
) -> None:
    refusals = []
    for kind in (Figure, PlainFigure):
        try:
            kind(found)
        except Malformed as refusal:
            refusals.append((refusal.code, refusal.facts))
    assert len(refusals) in (0, 2)
    assert refusals[:1] == refusals[1:]


def test_counting_tiles_far_apart_is_fast() -> None:
    ring = laid("oRoU@0,0 yOrR@2,0 yGyR@2,2 gYoD@0,3 oYoL@0,1")
    far = ring.add(Placement(Tile.VBV, Direction.UP, 9_999, -9_999))
    assert far.holes == ring.holes
    assert len(far.holes[0]) == 2
