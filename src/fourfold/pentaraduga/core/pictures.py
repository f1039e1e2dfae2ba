"""Pictures of figures as SVG, by a pure function; they need no fonts, scripts or ids.

A picture is transparent and readable on light and dark backgrounds. It can be inlined in a page any
number of times.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import Literal, TypedDict
from xml.sax.saxutils import escape, quoteattr

from fourfold.locale import Words, english
from fourfold.pentaraduga.core.figure import Figure
from fourfold.pentaraduga.core.lattice import DIRECTIONS, Cell, Direction, Placement, Vertex, beside
from fourfold.pentaraduga.core.letters import Alphabet
from fourfold.pentaraduga.core.tiles import Colour

__all__ = ["HIGHLIGHTS", "PALETTES", "DrawingOptions", "Highlight", "Palette", "svg"]

#: ``rainbow`` looks like painted tiles; ``safe`` also works for colour-blind people.
Palette = Literal["rainbow", "safe"]
#: What can be highlighted: properties of a figure by their names, and ``last``, the tile laid last.
Highlight = Literal["squares", "rings", "holes", "clashes", "rough", "spoiled", "last"]

#: From red to violet. Neighbours in ``safe`` differ in lightness, except violet and red, whose hues
#: everybody can tell apart.
PALETTES: dict[Palette, tuple[str, ...]] = {
    "rainbow": ("#d3222d", "#f68b1f", "#fbdc3a", "#2a9a4c", "#2b7bd6", "#6a2a98"),
    "safe": ("#860a14", "#d67a1c", "#fff04d", "#04704f", "#63adf8", "#7c12bd"),
}


class DrawingOptions(TypedDict, total=False):
    """The options of ``svg``."""

    palette: Palette
    patterns: bool
    names: Alphabet | None
    highlight: Collection[Highlight]
    size: float
    say: Words | None


#: The side of a cell in units of the picture, which scales.
_CELL = 100
_MARGIN = 6
#: The distance of a tile's paint from the edges of its cells, and the radius of its corners.
_GAP, _ROUND = 2.5, 9
_INK, _LIGHT = "#16161a", "#ffffff"


def svg(
    figure: Figure,
    *,
    palette: Palette = "rainbow",
    patterns: bool = False,
    names: Alphabet | None = None,
    highlight: Collection[Highlight] = (),
    size: float = 320,
    say: Words | None = None,
) -> str:
    """Returns an SVG document of a figure whose longer side measures ``size`` pixels.

    >>> figure = Figure([Placement.parse("rOrU@0,0"), Placement.parse("yOyD@0,-1")])
    >>> picture = svg(figure, palette="safe", highlight=["squares"])
    >>> picture[picture.index("<title>"):][:47]
    '<title>A figure of 2 tiles, 1 square</title><g '
    """
    colours = PALETTES[palette]
    parts = [_tile(placement, colours) for placement in figure]
    if patterns:
        parts += [_pattern(placement, colours) for placement in figure]
    for mark, draw in HIGHLIGHTS.items():
        if mark in highlight:
            parts += [f'<g data-mark="{mark}">{shape}</g>' for shape in draw(figure)]
    if names:
        parts += [_name(placement, names) for placement in figure]
    return _document(figure, parts, size, _label(figure, say or english()))


def _document(figure: Figure, parts: list[str], size: float, label: str) -> str:
    xs, ys = zip(*(figure.cells or [(0, 0)]), strict=True)
    left, top = _CELL * min(xs) - _MARGIN, -_CELL * (max(ys) + 1) - _MARGIN
    width = _CELL * (max(xs) - min(xs) + 1) + 2 * _MARGIN
    height = _CELL * (max(ys) - min(ys) + 1) + 2 * _MARGIN
    scale = size / max(width, height)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left} {top} {width} {height}" '
        f'width="{width * scale:g}" height="{height * scale:g}" role="img" '
        f"aria-label={quoteattr(label)}><title>{escape(label)}</title>{''.join(parts)}</svg>\n"
    )


def _label(figure: Figure, say: Words) -> str:
    if len(figure) != 1:
        return say("pentaraduga-picture", tiles=len(figure), squares=len(figure.squares))
    (tile,) = figure.tiles
    left, big, right = (say(f"pentaraduga-colour-{colour.name.lower()}") for colour in tile.colours)
    return say("pentaraduga-picture-tile", tile=tile, left=left, big=big, right=right)


# Tiles: drawn with the apex up round their centre, then turned


def _tile(placement: Placement, colours: tuple[str, ...]) -> str:
    left, big, right = (colours[colour.index] for colour in placement.tile.colours)
    x, y = _middle(placement)
    return (
        f'<g data-tile="{placement.tile}" '
        f'transform="translate({x:g} {y:g}) rotate({90 * placement.direction.index})">'
        f'<path d="{_BODY}" fill="{big}"/><path d="{_LEFT}" fill="{left}"/>'
        f'<path d="{_RIGHT}" fill="{right}"/>'
        f'<path d="{_BODY}" fill="none" stroke="#777" stroke-opacity=".6" stroke-width="1.5"/></g>'
    )


def _rounded(gap: float) -> str:
    """Returns the outline of a tile, inset by ``gap``."""
    side, low, corner = _CELL - gap, _CELL / 2 - gap, f"a{_ROUND} {_ROUND} 0 0 1"
    return (
        f"M{_ROUND - side:g} {-low:g}H{side - _ROUND:g}{corner} {_ROUND} {_ROUND}"
        f"V{low - _ROUND:g}{corner} {-_ROUND} {_ROUND}H{_ROUND - side:g}"
        f"{corner} {-_ROUND} {-_ROUND}V{_ROUND - low:g}{corner} {_ROUND} {-_ROUND}Z"
    )


def _small(sign: int, sweep: int) -> str:
    """Returns the left small triangle, or with opposite sign and sweep the right one."""
    side, low, corner = _CELL - _GAP, _CELL / 2 - _GAP, f"a{_ROUND} {_ROUND} 0 0 {sweep}"
    # The diagonal meets the rounded corner at the end of the base in its middle.
    bend = _ROUND * (1 - 0.5**0.5)
    return (
        f"M{-sign * _GAP:g} {-low:g}H{sign * (_ROUND - side):g}"
        f"{corner} {-sign * _ROUND} {_ROUND}V{low - _ROUND:g}"
        f"{corner} {sign * bend:.3f} {_ROUND - bend:.3f}Z"
    )


_BODY, _INNER, _LEFT, _RIGHT = _rounded(_GAP), _rounded(10), _small(1, 0), _small(-1, 1)


def _middle(placement: Placement) -> tuple[float, float]:
    (ax, ay), (bx, by) = placement.cells
    return _CELL * (ax + bx + 1) / 2, -_CELL * (ay + by + 1) / 2


def _name(placement: Placement, alphabet: Alphabet) -> str:
    """Returns the name in the big triangle, upright whatever the tile's direction."""
    x, y = _middle(placement)
    _, rise = placement.direction.step
    text = placement.tile.written(alphabet)
    return (
        f'<text x="{x:g}" y="{y + 16 * rise + 11:g}" font-family="system-ui, sans-serif" '
        f'font-size="32" font-weight="600" text-anchor="middle" fill="{_INK}" stroke="{_LIGHT}" '
        f'stroke-width="6" stroke-linejoin="round" paint-order="stroke">{escape(text)}</text>'
    )


# Patterns: a sign in every half-edge, turned towards its node, so that squares become rosettes


def _pattern(placement: Placement, colours: tuple[str, ...]) -> str:
    tile = placement.tile
    node, left, right = placement.nodes
    halves = (
        (node, left, tile.big),
        (node, right, tile.big),
        (left, node, tile.left),
        (right, node, tile.right),
    )
    return "".join(_sign(*half, colours) for half in halves)


def _sign(node: Vertex, towards: Vertex, colour: Colour, colours: tuple[str, ...]) -> str:
    """Returns the sign of a colour between a node and the diagonal before the next node."""
    turn = _TURNS[towards[0] - node[0], towards[1] - node[1]]
    ink = _LIGHT if _is_dark(colours[colour.index]) else _INK
    return (
        f'<path data-pattern="{colour}" transform="translate({_CELL * node[0]} {-_CELL * node[1]}) '
        f'rotate({turn})" d="{_SIGNS[colour]}" fill="none" stroke="{ink}" stroke-opacity=".55" '
        'stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>'
    )


#: Drawn from a node at the origin to the right: at x = 71 is the diagonal, from y = -71 to 71.
_SIGNS = {
    Colour.RED: "M38 0h3M53 -16h3M53 16h3",
    Colour.ORANGE: "M50 -30V30",
    Colour.YELLOW: "M36 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0",
    Colour.GREEN: "M58 -18L40 0L58 18",
    Colour.BLUE: "M40 -20V20M54 -34V34",
    Colour.VIOLET: "M36 -10L56 10M36 10L56 -10",
}
_TURNS = {(1, 1): -45, (1, -1): 45, (-1, -1): 135, (-1, 1): -135}


def _is_dark(colour: str) -> bool:
    red, green, blue = bytes.fromhex(colour[1:])
    return 0.299 * red + 0.587 * green + 0.114 * blue < 120


# Marks


def _squares(figure: Figure) -> Iterator[str]:
    for x, y in figure.squares:
        x, y, r = _CELL * x, -_CELL * y, 0.56 * _CELL
        yield _line(f"M{x - r:g} {y}L{x} {y - r:g}L{x + r:g} {y}L{x} {y + r:g}Z", _LIGHT, _INK)


def _rings(figure: Figure) -> Iterator[str]:
    for ring in figure.rings:
        x, y = _centre(ring.centre)
        yield _line(f"M{x - 100:g} {y:g}a100 100 0 1 0 200 0a100 100 0 1 0 -200 0", _LIGHT, _INK)


def _holes(figure: Figure) -> Iterator[str]:
    for hole in figure.holes:
        for x, y in map(_centre, sorted(hole)):
            yield (
                f'<rect x="{x - 44:g}" y="{y - 44:g}" width="88" height="88" rx="{_ROUND}" '
                'fill="#888" fill-opacity=".3" stroke="#888" stroke-width="3" '
                f'stroke-dasharray="10 8"/><circle cx="{x:g}" cy="{y:g}" r="9" fill="#888"/>'
            )


def _clashes(figure: Figure) -> Iterator[str]:
    for cell, direction in figure.clashes:
        x, y = _side(cell, direction)
        yield _badge(x, y, f"M{x - 7:g} {y - 7:g}l14 14m0 -14l-14 14")


def _rough(figure: Figure) -> Iterator[str]:
    for pair in figure.rough:
        one, other = (figure[tile].cells for tile in pair)
        sides = ((cell, d) for cell in one for d in DIRECTIONS if beside(cell, d) in other)
        yield _line("".join(_zigzag(*side) for side in sides), _INK, _LIGHT)


def _spoiled(figure: Figure) -> Iterator[str]:
    for vertex in figure.spoiled:
        x, y = _CELL * vertex[0], -_CELL * vertex[1]
        yield _badge(x, y, f"M{x} {y - 11}v11m0 10v.01")


def _last(figure: Figure) -> Iterator[str]:
    for placement in figure.placements[-1:]:
        x, y = _middle(placement)
        turn = 90 * placement.direction.index
        line = _line(_INNER, _LIGHT, _INK)
        yield f'<g transform="translate({x:g} {y:g}) rotate({turn})">{line}</g>'


#: The drawing function of every mark, from the lowest layer to the topmost.
HIGHLIGHTS: dict[Highlight, Callable[[Figure], Iterator[str]]] = {
    "holes": _holes,
    "last": _last,
    "squares": _squares,
    "rings": _rings,
    "rough": _rough,
    "clashes": _clashes,
    "spoiled": _spoiled,
}


def _line(path: str, ink: str, casing: str) -> str:
    """Returns a line with a casing, so that it stands out against every colour."""
    return (
        '<g fill="none" stroke-linecap="round" stroke-linejoin="round">'
        f'<path d="{path}" stroke="{casing}" stroke-width="11"/>'
        f'<path d="{path}" stroke="{ink}" stroke-width="5"/></g>'
    )


def _badge(x: float, y: float, sign: str) -> str:
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="19" fill="{_INK}" stroke="{_LIGHT}" stroke-width="5"/>'
        f'<path d="{sign}" stroke="{_LIGHT}" stroke-width="6" stroke-linecap="round"/>'
    )


def _zigzag(cell: Cell, direction: Direction) -> str:
    """Returns a zigzag along the side of a cell, from end to end."""
    x, y = _side(cell, direction)
    level = direction.step[0] == 0
    steps = "".join(f"l16 {rise}" if level else f"l{rise} 16" for rise in (12, -24, 24, -24, 12))
    return (f"M{x - 40:g} {y:g}" if level else f"M{x:g} {y - 40:g}") + steps


def _centre(cell: Cell) -> tuple[float, float]:
    return _CELL * (cell[0] + 0.5), -_CELL * (cell[1] + 0.5)


def _side(cell: Cell, direction: Direction) -> tuple[float, float]:
    """Returns the middle of a cell's side."""
    x, y = _centre(cell)
    dx, dy = direction.step
    return x + _CELL * dx / 2, y - _CELL * dy / 2
