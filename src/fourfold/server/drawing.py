"""Figures as they go over the wire: laid from what was sent, described, drawn."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from fourfold.pentaraduga import Figure, Placement, write_figure
from fourfold.pentaraduga.figure import EMPTY
from fourfold.pentaraduga.pictures import Palette
from fourfold.server import wire_problems as wire

__all__ = ["described", "drawn", "laid"]


def laid(placements: Iterable[Placement], start: Figure = EMPTY) -> Figure:
    """A figure that was sent, laid on from a start. Raises ``Malformed``."""
    return start.add(*placements)


def described(figure: Figure) -> wire.FigureInfo:
    """What a figure makes."""
    # What lies in several parts counts nothing.
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
    """The same with its notation, from a start on, and a picture."""
    picture = figure.svg(palette=palette, patterns=patterns)
    return replace(described(figure), notation=_written(figure, start), svg=picture)


def _written(figure: Figure, start: Figure) -> str:
    if start.placements or not figure.placements:
        return write_figure(figure, start)
    # Builders lay tiles apart and join them later; in another order that is shorter to tell.
    orders = (figure.at_origin, figure.grown(figure.tiles[0]).at_origin)
    return min(map(write_figure, orders), key=len)
