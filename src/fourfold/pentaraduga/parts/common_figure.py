"""The common figure, to which both players add tiles."""

from __future__ import annotations

from fourfold.pentaraduga.core.figure import Figure, Meeting
from fourfold.pentaraduga.core.lattice import Placement
from fourfold.pentaraduga.core.laying import first_places, misfit, require_meeting
from fourfold.pentaraduga.core.tiles import Tile

__all__ = ["meet", "places"]


def meet(figure: Figure, placement: Placement, *, full: bool) -> tuple[Meeting, str | None]:
    """Returns what a tile meets, and the code of the rule that it breaks, if any.

    With ``full``, only a full tile is right. Raises ``Illegal`` if it is not beside the figure.

    >>> figure = Figure([Placement.parse("rOrU@0,0")])
    >>> meet(figure, Placement.parse("yOyD@0,-1"), full=True)[1] is None
    True
    """
    meeting = require_meeting(figure, placement)
    broken = misfit(meeting) if len(figure) else None
    if full and not meeting.full:
        broken = broken or "pentaraduga-not-full"
    return meeting, broken


def places(figure: Figure, tile: Tile, *, full: bool) -> list[Placement]:
    """Returns the places where a tile fits; with ``full``, those where it is full."""
    return figure.places(tile, full=full) if len(figure) else first_places(tile)
