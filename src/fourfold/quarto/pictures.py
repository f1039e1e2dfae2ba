"""SVG pictures of positions and pieces."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Literal

from fourfold.quarto.lines import SQUARES, Square
from fourfold.quarto.pieces import PIECES, Piece
from fourfold.quarto.position import Position

__all__ = ["THEMES", "Theme", "piece_svg", "pieces_svg", "svg"]


@dataclass(frozen=True)
class Wood:
    """The shades of a piece: top, lit side, shaded side, outline, hole and rim of the hole."""

    top: str
    lit: str
    shade: str
    edge: str
    hole: str
    lip: str


@dataclass(frozen=True)
class Theme:
    """The colours of a picture. Light and dark pieces differ in lightness, not only in hue."""

    background: str
    board: str
    field: str
    rim: str
    text: str
    accent: str
    light: Wood
    dark: Wood


_MAPLE = Wood("#f8e3b6", "#eccb8d", "#cfa563", "#6d4d1e", hole="#5b3d14", lip="#a87f3f")
_WALNUT = Wood("#7c4a31", "#5f3523", "#432215", "#1d0c05", hole="#120602", lip="#c2957a")
#: Walnut with a bright outline, for contrast on a dark background.
_WALNUT_LIT = Wood("#5c3423", "#3f2115", "#2a130b", "#f0d9bd", hole="#0a0301", lip="#f0d9bd")

THEMES = {
    "light": Theme(
        background="#f6f1e8",
        board="#b98b5e",
        field="#cfa57a",
        rim="#8d6440",
        text="#5b4632",
        accent="#0f7f8c",
        light=_MAPLE,
        dark=_WALNUT,
    ),
    "dark": Theme(
        background="#1d1a17",
        board="#4d4036",
        field="#6a5a4c",
        rim="#2f2620",
        text="#d8c9b6",
        accent="#4fd0dd",
        light=_MAPLE,
        dark=_WALNUT_LIT,
    ),
}

ThemeName = Literal["light", "dark"]

#: The width of a field in user units; pictures scale, so only proportions matter.
_FIELD = 100
_MARGIN = 34


def svg(
    position: Position,
    *,
    highlights: Collection[Square] = (),
    coordinates: bool = True,
    size: int = 400,
    theme: ThemeName = "light",
) -> str:
    """Returns the board, with the piece in hand beside it, as an SVG document.

    >>> svg(Position.parse("0..f/..../.3../.... 9"), size=200).startswith("<svg ")
    True
    """
    colours = THEMES[theme]
    margin = _MARGIN if coordinates else 14
    side = 4 * _FIELD + 2 * margin
    width = side + (_FIELD + 20 if position.hand else 0)
    parts = [
        f'<rect x="{margin - 12}" y="{margin - 12}" width="{4 * _FIELD + 24}" '
        f'height="{4 * _FIELD + 24}" rx="22" fill="{colours.board}" '
        f'stroke="{colours.rim}" stroke-width="3"/>'
    ]
    for square in SQUARES:
        x, y = _corner(square, margin)
        chosen = square in highlights
        parts.append(
            f'<circle cx="{x + 50}" cy="{y + 50}" r="46" fill="{colours.field}" '
            f'stroke="{colours.accent if chosen else colours.rim}" '
            f'stroke-width="{7 if chosen else 1.5}"/>'
        )
    # Back to front, so that a tall piece covers the field behind it.
    for square in sorted(SQUARES, key=lambda square: -square.rank):
        piece = position[square]
        if piece:
            x, y = _corner(square, margin)
            parts.append(_piece(piece, x, y, colours))
    if coordinates:
        parts += _coordinates(margin, colours)
    if position.hand:
        x, y = side + 2, side // 2 - 50
        parts.append(
            f'<circle cx="{x + 50}" cy="{y + 54}" r="54" fill="none" '
            f'stroke="{colours.accent}" stroke-width="4" stroke-dasharray="9 7"/>'
        )
        parts.append(_piece(position.hand, x, y, colours))
    title = f"Quarto {position}"
    return _document(parts, width, side, size * width / side, size, colours.background, title)


def piece_svg(piece: Piece, *, size: int = 40, theme: ThemeName = "light") -> str:
    """Returns one piece on a transparent background as an SVG document."""
    return _document([_piece(piece, 0, 0, THEMES[theme])], 100, 100, size, size, None, piece.name)


def pieces_svg(
    pieces: Collection[Piece] = PIECES,
    *,
    columns: int = 8,
    size: int = 40,
    theme: ThemeName = "light",
) -> str:
    """Returns pieces in rows, each ``size`` pixels wide, as an SVG document."""
    colours = THEMES[theme]
    rows = -(-len(pieces) // columns)
    parts = [
        _piece(piece, 100 * (index % columns), 100 * (index // columns), colours)
        for index, piece in enumerate(pieces)
    ]
    width, height = 100 * columns, 100 * rows
    title = " ".join(piece.name for piece in pieces)
    return _document(parts, width, height, size * columns, size * rows, colours.background, title)


def _corner(square: Square, margin: int) -> tuple[int, int]:
    return margin + _FIELD * square.file, margin + _FIELD * (3 - square.rank)


def _piece(piece: Piece, x: float, y: float, theme: Theme) -> str:
    """Returns a piece in a field of 100 × 100 units, seen from slightly above."""
    wood = theme.dark if piece.bits & 8 else theme.light
    top, foot = (58 if piece.bits & 2 else 25), 82
    body = _prism(top, foot, wood) if piece.bits & 4 else _cylinder(top, foot, wood)
    hole = (
        f'<ellipse cx="50" cy="{top}" rx="12.5" ry="6.5" fill="{wood.hole}" '
        f'stroke="{wood.lip}" stroke-width="2.5"/>'
        if piece.bits & 1
        else ""
    )
    return (
        f'<g transform="translate({x:g} {y:g})" stroke-linejoin="round" data-piece="{piece.value}">'
        f'<ellipse cx="54" cy="{foot + 2}" rx="33" ry="13" fill="#000" opacity="0.22"/>'
        f"{body}{hole}</g>"
    )


def _cylinder(top: int, foot: int, wood: Wood) -> str:
    outline = f'stroke="{wood.edge}" stroke-width="2"'
    side = f"M24 {top} V{foot} A26 12 0 0 0 76 {foot} V{top} Z"
    shade = f"M58 {top} V{foot + 11.4} A26 12 0 0 0 76 {foot} V{top} Z"
    return (
        f'<path d="{side}" fill="{wood.lit}"/><path d="{shade}" fill="{wood.shade}"/>'
        f'<path d="{side}" fill="none" {outline}/>'
        f'<ellipse cx="50" cy="{top}" rx="26" ry="12" fill="{wood.top}" {outline}/>'
    )


def _prism(top: int, foot: int, wood: Wood) -> str:
    outline = f'stroke="{wood.edge}" stroke-width="2"'
    left = f"M20 {top} V{foot} L50 {foot + 14} V{top + 14} Z"
    right = f"M80 {top} V{foot} L50 {foot + 14} V{top + 14} Z"
    return (
        f'<path d="{left}" fill="{wood.lit}" {outline}/>'
        f'<path d="{right}" fill="{wood.shade}" {outline}/>'
        f'<path d="M20 {top} L50 {top - 14} L80 {top} L50 {top + 14} Z" '
        f'fill="{wood.top}" {outline}/>'
    )


def _coordinates(margin: int, theme: Theme) -> list[str]:
    style = (
        f'fill="{theme.text}" font-family="system-ui, sans-serif" font-size="17" '
        'text-anchor="middle"'
    )
    files = [
        f'<text x="{margin + 50 + 100 * k}" y="{margin + 427}" {style}>{"abcd"[k]}</text>'
        for k in range(4)
    ]
    ranks = [f'<text x="11" y="{margin + 56 + 100 * k}" {style}>{4 - k}</text>' for k in range(4)]
    return files + ranks


def _document(
    parts: list[str],
    width: float,
    height: float,
    wide: float,
    high: float,
    background: str | None,
    title: str,
) -> str:
    back = f'<rect width="100%" height="100%" fill="{background}"/>' if background else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" '
        f'width="{wide:g}" height="{high:g}" role="img"><title>{title}</title>'
        f"{back}{''.join(parts)}</svg>\n"
    )
