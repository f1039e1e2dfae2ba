r"""Pieces and the board in box-drawing characters; all features are visible without colour.

Tall pieces have three rows and short ones two, round ones have round sides, dark ones are filled,
hollow ones have a hole in their top edge.

>>> print("\n".join(piece_rows(Piece.DRTH)))
╭─○─╮
(▓▓▓)
(▓▓▓)
>>> print("\n".join(piece_rows(Piece.LQSF)[1:]))
┌───┐
│   │
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rich.style import Style
from rich.text import Text

from fourfold.quarto import SQUARES, Piece, Position, Square

__all__ = [
    "board_text",
    "next_piece",
    "piece_rows",
    "piece_text",
    "square_at",
    "tray_piece_at",
    "tray_text",
]

#: The inside of a field in characters, without its border.
CELL_WIDTH, CELL_HEIGHT = 7, 3
#: A piece of the tray in characters, with its digit above it.
TRAY_CELL_WIDTH, TRAY_CELL_HEIGHT = 7, 4

_FRAME = Style(color="grey50")
_LABEL = Style(color="grey70")
_LIGHT, _LIGHT_BODY = Style(color="#f5d491", bold=True), Style(color="#7a5a22", bgcolor="#efcf91")
_DARK, _DARK_BODY = Style(color="#c27a52", bold=True), Style(color="#3b1d10", bgcolor="#7a4329")
_CURSOR = Style(color="#4fd0dd", bold=True)
_LAST = Style(color="#8fd18f", bold=True)


def piece_rows(piece: Piece) -> list[str]:
    """Returns a piece as three rows of five characters."""
    left, right, corners = ("│", "│", "┌┐") if piece.bits & 4 else ("(", ")", "╭╮")
    top = corners[0] + ("─○─" if piece.bits & 1 else "───") + corners[1]
    body = left + ("▓▓▓" if piece.bits & 8 else "   ") + right
    return ["     ", top, body] if piece.bits & 2 else [top, body, body]


def piece_text(piece: Piece) -> Text:
    """Returns a coloured piece."""
    text = Text()
    for row in range(3):
        _append_row(text, piece, row)
        text.append("\n" if row < 2 else "")
    return text


def _append_row(text: Text, piece: Piece, row: int) -> None:
    edge, body = (_DARK, _DARK_BODY) if piece.bits & 8 else (_LIGHT, _LIGHT_BODY)
    rows = piece_rows(piece)
    if rows[row] == rows[-1]:
        left, inside, right = rows[row][0], rows[row][1:4], rows[row][4]
        text.append(left, edge).append(inside, body).append(right, edge)
    else:
        text.append(rows[row], edge)


def board_text(
    position: Position,
    *,
    cursor: Square | None = None,
    last: Square | None = None,
    marked: Collection[Square] = (),
) -> Text:
    """Returns the board: cursor ``▶ ◀``, dot at the last piece placed, stars on marked squares."""
    text = Text(no_wrap=True)
    for rank in (3, 2, 1, 0):
        text.append("  " + ("┌" if rank == 3 else "├"), _FRAME)
        joint = "┬" if rank == 3 else "┼"
        text.append(joint.join(["─" * CELL_WIDTH] * 4), _FRAME)
        text.append("┐\n" if rank == 3 else "┤\n", _FRAME)
        for row in range(CELL_HEIGHT):
            text.append(f"{rank + 1} " if row == 1 else "  ", _LABEL)
            text.append("│", _FRAME)
            for square in SQUARES[4 * rank : 4 * rank + 4]:
                _append_cell(text, position, square, row, cursor, last, marked)
                text.append("│", _FRAME)
            text.append("\n")
    text.append("  └" + "┴".join(["─" * CELL_WIDTH] * 4) + "┘\n", _FRAME)
    text.append("   " + " ".join(letter.center(CELL_WIDTH) for letter in "abcd"), _LABEL)
    return text


def _append_cell(
    text: Text,
    position: Position,
    square: Square,
    row: int,
    cursor: Square | None,
    last: Square | None,
    marked: Collection[Square],
) -> None:
    left, right, style = " ", " ", _CURSOR
    if square in marked:
        left = right = "*"
    elif row == 1 and square is cursor:
        left, right = "▶", "◀"
    elif row == 0 and square is last:
        right, style = "•", _LAST
    piece = position[square]
    text.append(left, style)
    if piece:
        _append_row(text, piece, row)
    else:
        text.append("  ·  " if row == 1 else "     ", _FRAME)
    text.append(right, style)


def square_at(x: int, y: int) -> Square | None:
    """Returns the square at a character of ``board_text``, or ``None``."""
    file, over = divmod(x - 3, CELL_WIDTH + 1)
    row, border = divmod(y - 1, CELL_HEIGHT + 1)
    if 0 <= file < 4 and 0 <= row < 4 and over < CELL_WIDTH and border < CELL_HEIGHT:
        return SQUARES[4 * (3 - row) + file]
    return None


def tray_text(left: Collection[Piece], *, cursor: Piece | None = None) -> Text:
    """Returns the pieces left, in four rows of four, with gaps for pieces in play."""
    text = Text(no_wrap=True)
    pieces = list(Piece)
    for start in range(0, 16, 4):
        for row in range(-1, 3):
            for piece in pieces[start : start + 4]:
                there, chosen = piece in left, piece is cursor
                if row < 0:
                    text.append((piece.value if there else " ").center(TRAY_CELL_WIDTH), _LABEL)
                    continue
                at_cursor = chosen and row == 1
                text.append("▶" if at_cursor else " ", _CURSOR)
                if there:
                    _append_row(text, piece, row)
                else:
                    text.append("     ")
                text.append("◀" if at_cursor else " ", _CURSOR)
            text.append("\n")
    text.right_crop(1)
    return text


def tray_piece_at(x: int, y: int) -> Piece | None:
    """Returns the piece at a character of ``tray_text``, or ``None``."""
    column, row = x // TRAY_CELL_WIDTH, y // TRAY_CELL_HEIGHT
    return list(Piece)[4 * row + column] if 0 <= column < 4 and 0 <= row < 4 else None


def next_piece(piece: Piece, left: Sequence[Piece], right: int, up: int) -> Piece:
    """Returns the piece of the tray that an arrow key selects; gaps are skipped.

    >>> next_piece(Piece.LRTF, [Piece.LRTF, Piece.LQTH, Piece.DQSH], right=0, up=-1).name
    'LQTH'
    """
    if right:
        return left[(left.index(piece) + right) % len(left)]
    row, column = divmod(piece.bits, 4)
    for step in range(1, 5):
        there = [other for other in left if other.bits // 4 == (row - step * up) % 4]
        if there:
            return min(there, key=lambda other: abs(other.bits % 4 - column))
    return piece
