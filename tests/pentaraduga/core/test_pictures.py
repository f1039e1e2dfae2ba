"""Pictures: they show the figure as it is, for everybody and in every size."""

from __future__ import annotations

import re
from collections import Counter
from itertools import combinations
from math import dist
from random import Random
from xml.etree import ElementTree

import pytest

from fourfold.locale import Words
from fourfold.pentaraduga import COLOURS, DIRECTIONS, EMBLEM, TILES, Figure, Placement, Tile
from fourfold.pentaraduga.core.pictures import HIGHLIGHTS, PALETTES, Highlight, Palette, svg
from tests.pentaraduga.core.figures import clean_figure, messy_figure, painted
from tests.pixels import Pixel, pixels

SVG = "{http://www.w3.org/2000/svg}"
RGB = tuple[float, float, float]


def laid(text: str) -> Figure:
    return Figure(map(Placement.parse, text.split()))


RING = laid("oRoU@-1,1 gYoL@1,0 yGyD@0,-1 rOyR@-1,-1")
#: A square, two clashes, two rough joints and a spoiled corner.
FAULTY = laid("rOrU@0,0 yOyD@0,-1 bGbD@1,1 gBgU@2,-1")


def parts(picture: str, attribute: str) -> list[str]:
    """Returns the values of an attribute in drawing order."""
    root = ElementTree.fromstring(picture)
    return [value for element in root.iter() if (value := element.get(attribute))]


def rgb(colour: str) -> tuple[int, int, int]:
    red, green, blue = bytes.fromhex(colour[1:])
    return red, green, blue


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("palette", PALETTES)
def test_the_picture_has_the_colours_of_the_tiles(seed: int, palette: Palette) -> None:
    chance = Random(seed)
    figure = clean_figure(chance, 9) if seed % 2 else messy_figure(chance, 9)
    rows = pixels(svg(figure, palette=palette, size=240))
    root = ElementTree.fromstring(svg(figure, palette=palette, size=240))
    left, top, width, height = map(float, root.attrib["viewBox"].split())
    scale = 240 / max(width, height)

    def seen(x: float, y: float) -> Pixel:
        """Returns the pixel at a point of the table, in cells."""
        return rows[int(scale * (-100 * y - top))][int(scale * (100 * x - left))]

    for (x, y), colour in painted(figure).items():
        assert seen(x / 4, y / 4) == (*rgb(PALETTES[palette][colour.index]), 255)
    for x, y in (beyond for hole in figure.holes for beyond in hole):
        assert seen(x + 0.5, y + 0.5)[3] == 0


@pytest.mark.parametrize("seed", range(6))
def test_a_picture_shows_every_tile_once_and_only_what_was_asked_for(seed: int) -> None:
    figure = messy_figure(Random(seed), 12)
    plain = figure.svg()
    assert plain == svg(figure) == Figure(figure.placements).svg()
    assert parts(plain, "data-tile") == [str(tile) for tile in figure.tiles]
    assert plain.count("<path") == 4 * len(figure)
    assert not parts(plain, "data-mark")
    assert not parts(plain, "data-pattern")
    assert "<text" not in plain
    assert " id=" not in figure.svg(patterns=True, names="ascii", highlight=list(HIGHLIGHTS))


def test_every_mark_is_there_as_often_as_what_it_marks() -> None:
    total: Counter[Highlight] = Counter()
    for figure in (RING, *(messy_figure(Random(seed), 24) for seed in range(12))):
        counts: dict[Highlight, int] = {
            "squares": len(figure.squares),
            "rings": len(figure.rings),
            "holes": sum(map(len, figure.holes)),
            "clashes": len(figure.clashes),
            "rough": len(figure.rough),
            "spoiled": len(figure.spoiled),
            "last": 1,
        }
        total.update(counts)
        for mark, count in counts.items():
            assert parts(figure.svg(highlight=[mark]), "data-mark") == [mark] * count
        assert Counter(parts(figure.svg(highlight=list(HIGHLIGHTS)), "data-mark")) == Counter(
            {str(mark): count for mark, count in counts.items()}
        )
    assert total.keys() == HIGHLIGHTS.keys()
    assert all(total.values()), total


@pytest.mark.parametrize("mark", HIGHLIGHTS)
def test_a_mark_is_plain_to_see_in_a_small_picture(mark: Highlight) -> None:
    figure = RING if mark in ("rings", "holes") else FAULTY
    plain, marked = pixels(figure.svg(size=96)), pixels(figure.svg(size=96, highlight=[mark]))
    changed = sum(
        max(abs(a - b) for a, b in zip(one, other, strict=True)) > 60
        for row, others in zip(plain, marked, strict=True)
        for one, other in zip(row, others, strict=True)
    )
    assert changed >= 30


def test_names_in_either_alphabet() -> None:
    def texts(picture: str) -> list[str | None]:
        return [text.text for text in ElementTree.fromstring(picture).iter(f"{SVG}text")]

    cyrillic = [tile.written("cyrillic") for tile in EMBLEM.tiles]
    assert texts(EMBLEM.svg(names="cyrillic")) == cyrillic
    assert texts(EMBLEM.svg(names="ascii")) == [tile.value for tile in EMBLEM.tiles]


def test_a_sign_for_every_half_of_a_cell() -> None:
    signs = parts(EMBLEM.svg(patterns=True), "data-pattern")
    assert len(signs) == 4 * len(EMBLEM)
    for colour in COLOURS:
        halves = sum(tile.colours.count(colour) + (tile.big is colour) for tile in EMBLEM.tiles)
        assert signs.count(colour.value) == halves


def test_patterns_tell_the_colours_apart_without_colour() -> None:
    """Tiles painted in one grey still look different if their colours differ."""

    def ink(tile: Tile) -> list[Pixel]:
        picture = Figure([Placement(tile, DIRECTIONS[0], 0, 0)]).svg(patterns=True, size=60)
        grey = re.sub('fill="#[0-9a-f]{6}"', 'fill="#808080"', picture)
        grey = re.sub('stroke="#[0-9a-f]{6}"', 'stroke="#000000"', grey)
        return [pixel for row in pixels(grey) for pixel in row]

    pictures = {tile: ink(tile) for tile in TILES}
    for one, other in combinations(TILES, 2):
        pairs = zip(pictures[one], pictures[other], strict=True)
        differing = sum(abs(a[0] - b[0]) > 30 for a, b in pairs)
        assert differing >= 20, (one, other, differing)


@pytest.mark.parametrize(
    ("placements", "label"),
    [
        ("", "No tiles"),
        ("oRvL@3,3", "The tile oRv: orange, big red, violet"),
        ("rOrU@0,0 yOyD@0,-1", "A figure of 2 tiles, 1 square"),
        ("rOyU@0,0 yOrD@0,1", "A figure of 2 tiles, no square"),
    ],
)
def test_a_screen_reader_tells_what_is_there(placements: str, label: str) -> None:
    root = ElementTree.fromstring(svg(laid(placements)))
    title = root.find(f"{SVG}title")
    assert title is not None
    assert (root.get("role"), root.get("aria-label"), title.text) == ("img", label, label)


def test_words_of_any_language_cannot_break_a_picture() -> None:
    class Odd(Words):
        def __call__(self, message: str, /, **facts: object) -> str:
            return "<script>\"&'"

    root = ElementTree.fromstring(svg(EMBLEM, say=Odd()))
    assert root.get("aria-label") == "<script>\"&'"
    assert not list(root.iter(f"{SVG}script"))


@pytest.mark.parametrize("size", [1, 96, 1200])
def test_the_longer_side_is_as_long_as_wished(size: int) -> None:
    for figure in (Figure(), EMBLEM, EMBLEM.turned()):
        root = ElementTree.fromstring(figure.svg(size=size))
        assert max(float(root.attrib[side]) for side in ("width", "height")) == size


def test_the_emblem_is_a_rainbow_of_all_tiles() -> None:
    assert EMBLEM.clean
    assert set(EMBLEM.tiles) == set(TILES)
    assert {"vertical", "horizontal"} <= EMBLEM.symmetries
    assert not EMBLEM.holes
    stripes: dict[int, set[int]] = {}
    for placement in EMBLEM:
        left, big, right = placement.tile.colours
        for node, colour in zip(placement.nodes, (big, left, right), strict=True):
            stripes.setdefault(node[1], set()).add(colour.index)
    # One colour in every row of nodes; from the top it goes on from violet over red to red.
    assert [stripes[y] for y in sorted(stripes, reverse=True)] == [{y % 6} for y in range(5, 13)]


# Colour blindness, as simulated by Machado, Oliveira and Fernandes (2009) at full severity


BLINDNESS = {
    "none": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def times(matrix: tuple[tuple[float, ...], ...], colour: RGB) -> RGB:
    x, y, z = (sum(a * b for a, b in zip(row, colour, strict=True)) for row in matrix)
    return x, y, z


def look(colour: str, blindness: str) -> RGB:
    """Returns a colour in Oklab, in which distances are perceptual."""
    red, green, blue = (
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4
        for c in (part / 255 for part in rgb(colour))
    )
    x, y, z = (min(1, max(0, c)) for c in times(BLINDNESS[blindness], (red, green, blue)))
    cones = times(
        (
            (0.4122214708, 0.5363325363, 0.0514459929),
            (0.2119034982, 0.6806995451, 0.1073969566),
            (0.0883024619, 0.2817188376, 0.6299787005),
        ),
        (x, y, z),
    )
    long, medium, short = (cone ** (1 / 3) for cone in cones)
    return times(
        (
            (0.2104542553, 0.7936177850, -0.0040720468),
            (1.9779984951, -2.4285922050, 0.4505937099),
            (0.0259040371, 0.7827717662, -0.8086757660),
        ),
        (long, medium, short),
    )


@pytest.mark.parametrize("blindness", BLINDNESS)
def test_safe_colours_are_told_apart_by_everybody(blindness: str) -> None:
    """The smallest visible difference side by side is about 0.02.

    Neighbours in the ring are side by side in every tile, so they must differ seven times as much;
    other pairs are compared between tiles and must differ four times as much.
    """
    looks = [look(colour, blindness) for colour in PALETTES["safe"]]
    for one, other in combinations(COLOURS, 2):
        least = 0.14 if other in (one.next, one.previous) else 0.08
        assert dist(looks[one.index], looks[other.index]) >= least, (one, other)


def test_the_rainbow_is_told_apart_by_those_who_see_all_colours() -> None:
    looks = [look(colour, "none") for colour in PALETTES["rainbow"]]
    assert min(dist(one, other) for one, other in combinations(looks, 2)) >= 0.14
