"""Remarks that count: the places of a tile in a figure, the squares, the corners of a hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Annotated

import msgspec

from fourfold.pentaraduga.core.figure import Figure
from fourfold.pentaraduga.core.lattice import Direction, Placement
from fourfold.pentaraduga.core.tiles import Tile
from fourfold.pentaraduga.rules.family import State
from fourfold.play import Malformed, Seat

__all__ = ["CORNERS", "Remark"]

#: The kind of a remark that counts the corners which two tiles of a hand can make.
CORNERS = "corner_figures"

Natural = Annotated[int, msgspec.Meta(ge=0)]


class Remark(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Counts after ``at`` events; a field that is None says nothing."""

    at: Natural
    #: The name of the figure: ``common``, ``A`` or ``B``.
    fig: str | None = None
    tile: str | None = None
    #: The places where the tile fits, those where it is full, and those where it is double.
    count_all: Natural | None = None
    count_full: Natural | None = None
    count_double: Natural | None = None
    has_full: bool | None = None
    #: The squares of the figure.
    squares: Natural | None = None
    #: Another thing that is counted: ``CORNERS``, of whose hand, and how many.
    kind: str | None = None
    hand: Seat | None = None
    count: Natural | None = None

    def wrong(self, state: State) -> Iterator[tuple[str, object, object]]:
        """Yields what the remark says wrongly: the name, what it says, what is found."""
        for name, found in self._facts(state).items():
            said = getattr(self, name)
            if said is not None and said != found:
                yield name, said, found

    def _facts(self, state: State) -> Mapping[str, object]:
        if self.kind == CORNERS:
            if self.hand is None:
                raise Malformed("training-key", key="hand")
            return {"count": _corners(state.side(self.hand).hand)}
        figures = state.on_table
        if self.fig is None or self.fig not in figures:
            raise Malformed("training-figure", name=self.fig, expected=tuple(figures))
        figure = figures[self.fig]
        facts: dict[str, object] = {"squares": len(figure.squares)}
        if self.tile is not None:
            tile = Tile.parse(self.tile)
            full = len(figure.places(tile, full=True))
            facts |= {
                "count_all": len(figure.places(tile)),
                "count_full": full,
                "has_full": full > 0,
                "count_double": len(figure.places(tile, double=True)),
            }
        return facts


def _corners(hand: tuple[Tile, ...]) -> int:
    """Returns how many corners two tiles of a hand can make, up to turns."""
    return sum(
        len(Figure([Placement(one, Direction.UP, 0, 0)]).places(other, corner=True))
        for one, other in combinations(hand, 2)
    )
