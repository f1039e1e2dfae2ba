"""Pictures are well-formed, and all four features are distinguishable."""

from __future__ import annotations

from itertools import combinations
from typing import Literal
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings

from fourfold.quarto import FEATURES, PIECES, Piece, Position, Square, svg
from fourfold.quarto.pictures import THEMES, piece_svg, pieces_svg
from tests.pixels import pixels
from tests.quarto import strategies

NAMESPACE = "{http://www.w3.org/2000/svg}"


@settings(max_examples=50)
@given(strategies.positions)
def test_a_picture_shows_every_piece_once(position: Position) -> None:
    root = ElementTree.fromstring(svg(position))
    shown = [group.get("data-piece") for group in root.iter(f"{NAMESPACE}g")]
    there = [piece for piece in (*position.board, position.hand) if piece]
    assert sorted(filter(None, shown)) == sorted(piece.value for piece in there)
    assert svg(position) == svg(position) == position._repr_svg_()


def test_highlights_coordinates_size_and_theme_change_the_picture() -> None:
    position = Position.parse("0..f/..../.3../.... 9")
    pictures = {
        svg(position),
        svg(position, highlights=[Square.A1]),
        svg(position, coordinates=False),
        svg(position, size=90),
        svg(position, theme="dark"),
    }
    assert len(pictures) == 5
    assert ">b<" in svg(position)
    assert ">b<" not in svg(position, coordinates=False)
    assert 'height="90"' in svg(position, size=90)


def grey(piece: Piece, theme: Literal["light", "dark"]) -> list[float]:
    """Returns a piece at 40 pixels in greyscale, on the background of the board."""
    ground = THEMES[theme].field
    picture = piece_svg(piece, size=40, theme=theme)
    picture = picture.replace(
        "<title>", f'<rect width="100" height="100" fill="{ground}"/><title>', 1
    )
    return [
        0.2126 * red + 0.7152 * green + 0.0722 * blue
        for row in pixels(picture)
        for red, green, blue, _ in row
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_pieces_differ_plainly_at_40_pixels_in_greyscale(theme: Literal["light", "dark"]) -> None:
    """Pieces that differ in one feature differ clearly in the lightness of many pixels."""
    pictures = {piece: grey(piece, theme) for piece in PIECES}
    for one, other in combinations(PIECES, 2):
        if (one.bits ^ other.bits) in [feature.bit for feature in FEATURES]:
            pairs = zip(pictures[one], pictures[other], strict=True)
            plain = sum(abs(a - b) > 40 for a, b in pairs)
            assert plain >= 30, (one, other, plain)


def test_several_pieces_in_rows() -> None:
    root = ElementTree.fromstring(pieces_svg(size=30))
    assert (root.get("width"), root.get("height")) == ("240", "60")
