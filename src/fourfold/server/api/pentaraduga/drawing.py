"""Conversion of figures from and to the wire: placements in, description and picture out."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from fourfold.pentaraduga import Figure, Placement, write_figure
from fourfold.pentaraduga.core.figure import EMPTY
from fourfold.pentaraduga.core.pictures import Palette
from fourfold.server import wire_problems as wire

__all__ = ["described", "drawn", "laid"]


def laid(placements: Iterable[Placement], start: Figure = EMPTY) -> Figure:
    """Returns a start figure with placements added. Raises ``Malformed`` if tiles overlap."""
    return start.add(*placements)


def described(figure: Figure) -> wire.FigureInfo:
    """Returns what a figure scores and shows: squares, rings, its hole, its faults."""
    # A figure in several parts counts nothing, so its hole is not shown either.
    hole = figure.holes[0] if figure.connected and figure.holes else ()
    return wire.FigureInfo(
        placements=list(figure.placements),
        connected=figure.connected,
        counted=figure.counted,
        squares=list(figure.squares),
        clashes=list(figure.clashes),
        rough=list(figure.rough),
        rings=[ring.centre for ring in figure.rings],
        hole=sorted(hole),
        spoiled=list(figure.spoiled),
    )


def drawn(
    figure: Figure, palette: Palette = "rainbow", patterns: bool = False, start: Figure = EMPTY
) -> wire.FigureInfo:
    """Returns the description of a figure with its picture, and its notation after a start."""
    picture = figure.svg(palette=palette, patterns=patterns)
    return replace(described(figure), notation=_written(figure, start), svg=picture)


def _written(figure: Figure, start: Figure) -> str:
    if start.placements or not figure.placements:
        return write_figure(figure, start)
    # Builders lay tiles apart and join them later; a connected order has a shorter notation.
    orders = (figure.at_origin, figure.grown(figure.tiles[0]).at_origin)
    return min(map(write_figure, orders), key=len)
