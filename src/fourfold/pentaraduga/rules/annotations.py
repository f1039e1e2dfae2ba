"""Help at the table: names and marks of places, and the running count of a figure."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from fourfold.pentaraduga.core.actions import Action, Lay
from fourfold.pentaraduga.core.figure import Figure, Meeting
from fourfold.pentaraduga.core.lattice import Cell, Placement, Vertex
from fourfold.pentaraduga.core.notation import write_places
from fourfold.pentaraduga.core.tiles import Tile
from fourfold.play import Offers

__all__ = ["Count", "Edge", "counted", "named"]

#: The side between two cells, by its end points.
Edge = tuple[Vertex, Vertex]


class Count(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What a figure has made, and where; a game leaves out what it does not count."""

    #: The value of the figure as it lies.
    counted: int
    #: The nodes in the middle of squares.
    squares: tuple[Vertex, ...] = ()
    clashes: tuple[Edge, ...] = ()
    #: The pairs of tiles that touch although their diagonals end beside each other.
    rough: tuple[tuple[Tile, Tile], ...] = ()
    spoiled: tuple[Vertex, ...] = ()
    #: The empty cells in the middle of rings, and those of the largest hole.
    rings: tuple[Cell, ...] = ()
    hole: tuple[Cell, ...] = ()


def counted(figure: Figure, worth: int, **more: Any) -> Count:
    """Returns the running count of a figure of value ``worth``.

    >>> figure = Figure([Placement.parse("rOrU@0,0"), Placement.parse("bGbD@0,-1")])
    >>> counted(figure, figure.counted).clashes
    (((1, 0), (2, 0)), ((0, 0), (1, 0)))
    """
    return Count(
        counted=worth,
        squares=figure.squares,
        clashes=figure.clash_edges,
        rough=figure.rough,
        **more,
    )


def named(
    offers: Offers[Action], figure: Figure, mark: Callable[[Placement, Meeting | None], str] | None
) -> Offers[Action]:
    """Returns the offers with a name, and with ``mark`` a mark, for every place of the tile."""
    laid = [way.placements[-1] for way in (*offers.actions, *offers.begun) if isinstance(way, Lay)]
    met = {place: figure.meets(place) for place in dict.fromkeys(laid)}
    names = dict(zip(met, write_places(met), strict=True))
    marks = {place: mark(place, meeting) for place, meeting in met.items()} if mark else {}
    return msgspec.structs.replace(
        offers,
        names=tuple(names[place] for place in laid),
        marks=tuple(marks[place] for place in laid) if mark else (),
    )
