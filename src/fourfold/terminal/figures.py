r"""Figures of Pentaraduga in box-drawing characters, with a letter for each colour.

Big triangles have capital letters. A cross marks a side with a clash of colours.

>>> from fourfold.pentaraduga import Placement
>>> print(figure_text(Figure([Placement.parse("oRvU@0,0")])))
┌───────────────┐
│  o  ╱   ╲  v  │
│   ╱       ╲   │
│ ╱  R     R  ╲ │
└───────────────┘
"""

from __future__ import annotations

from itertools import product

from rich.style import Style
from rich.text import Text

from fourfold.pentaraduga import Cell, Colour, Direction, Figure, Vertex
from fourfold.pentaraduga.core.lattice import around, beside
from fourfold.pentaraduga.core.letters import Alphabet
from fourfold.pentaraduga.core.pictures import PALETTES

__all__ = ["figure_text"]

#: The inside of a cell in characters, without its border.
CELL_WIDTH, CELL_HEIGHT = 7, 3

_FRAME = Style(color="grey50")
_CLASH = Style(color="#ff5f5f", bold=True)
#: Background colours that need dark letters.
_BRIGHT = (Colour.ORANGE, Colour.YELLOW)
#: The character of a vertex, by its lines: up, right, down, left.
_JOINTS = dict(zip(product((False, True), repeat=4), " ╴╷┐╶─┌┬╵┘│┤└┴├┼", strict=True))


def figure_text(figure: Figure, *, alphabet: Alphabet = "ascii") -> Text:
    """Returns a figure with outlined tiles and letters of an alphabet."""
    text = Text(no_wrap=True)
    if not figure.placements:
        return text
    xs, ys = ([cell[axis] for cell in figure.cells] for axis in (0, 1))
    columns, rows = range(min(xs), max(xs) + 1), range(max(ys), min(ys) - 1, -1)
    for y in rows:
        _append_border(text, figure, columns, y + 1)
        for row in range(CELL_HEIGHT):
            for x in columns:
                _append_wall(text, figure, (x, y), row)
                _append_inside(text, figure, (x, y), row, alphabet)
            _append_wall(text, figure, (columns.stop, y), row)
            text.append("\n")
    _append_border(text, figure, columns, rows[-1])
    text.rstrip()
    return text


def _append_border(text: Text, figure: Figure, columns: range, y: int) -> None:
    """Appends the border between two rows of cells."""
    for x in columns:
        below = (x, y - 1)
        text.append(_joint(figure, (x, y)), _FRAME)
        if not _parted(figure, below, Direction.UP):
            text.append(" " * CELL_WIDTH, _big(figure, below))
        elif (below, Direction.UP) in figure.clashes:
            text.append("×".center(CELL_WIDTH, "─"), _CLASH)
        else:
            text.append("─" * CELL_WIDTH, _FRAME)
    text.append(_joint(figure, (columns.stop, y)) + "\n", _FRAME)


def _append_wall(text: Text, figure: Figure, cell: Cell, row: int) -> None:
    """Appends one row of the left side of a cell."""
    left = beside(cell, Direction.LEFT)
    if not _parted(figure, left, Direction.RIGHT):
        text.append(" ", _big(figure, left))
    elif row == 1 and (left, Direction.RIGHT) in figure.clashes:
        text.append("×", _CLASH)
    else:
        text.append("│", _FRAME)


def _append_inside(text: Text, figure: Figure, cell: Cell, row: int, alphabet: Alphabet) -> None:
    """Appends one row of a cell: the parts left and right of its diagonal."""
    tile = figure.at(cell)
    if tile is None:
        text.append(" " * CELL_WIDTH)
        return
    placement = figure[tile]
    up, right, down, left = placement.sides[placement.cells.index(cell)]
    rising = up is left
    chars = [" "] * CELL_WIDTH
    diagonal = 5 - 2 * row if rising else 1 + 2 * row
    chars[diagonal] = "╱" if rising else "╲"
    if row != 1:
        colour = up if row == 0 else down
        letter = colour.written(alphabet)
        chars[2 if rising is (row == 0) else 4] = letter.upper() if colour is tile.big else letter
    text.append("".join(chars[:diagonal]), _painted(left))
    text.append("".join(chars[diagonal:]), _painted(right))


def _parted(figure: Figure, cell: Cell, side: Direction) -> bool:
    return figure.at(cell) is not figure.at(beside(cell, side))


def _joint(figure: Figure, vertex: Vertex) -> str:
    above_right, below_right, below_left, _ = around(vertex)
    arms = (
        _parted(figure, above_right, Direction.LEFT),
        _parted(figure, above_right, Direction.DOWN),
        _parted(figure, below_right, Direction.LEFT),
        _parted(figure, below_left, Direction.UP),
    )
    return _JOINTS[arms]


def _big(figure: Figure, cell: Cell) -> Style:
    tile = figure.at(cell)
    return _painted(tile.big) if tile else Style()


def _painted(colour: Colour) -> Style:
    ink = "#16161a" if colour in _BRIGHT else "#ffffff"
    return Style(color=ink, bgcolor=PALETTES["rainbow"][colour.index])
