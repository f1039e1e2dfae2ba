"""Frames: Squares for the largest hole, and not all tiles need be used."""

from __future__ import annotations

from fourfold.pentaraduga.aids import Count, counted
from fourfold.pentaraduga.building import Building, BuildingOptions, BuildingState
from fourfold.pentaraduga.figure import Figure
from fourfold.play import Seat

__all__ = ["Frames"]


class Frames(Building[BuildingState]):
    """Frames with the options of a table.

    The tiles that are meant are those of the figure one stops with, marks or checks.
    """

    game = "frames"
    state = BuildingState
    options: BuildingOptions
    #: Seven tiles round two cells by three.
    most = 6

    def whole(self, state: BuildingState, seat: Seat, figure: Figure) -> bool:
        """Whether it is one figure, of whichever tiles."""
        return len(figure) > 0 and figure.connected

    def counting(self, state: BuildingState, seat: Seat) -> Count:
        """The largest hole as well."""
        figure = state.figure(seat)
        hole = max(map(sorted, figure.holes), default=[], key=len)
        return counted(figure, self.count(state, seat), hole=tuple(hole))

    def worth(self, figure: Figure) -> int:
        """The cells of the largest hole, less the clashes and rough joints.

        >>> from fourfold.pentaraduga import Placement
        >>> frame = "oRoU@0,0 yOrR@2,0 yGyR@2,2 gYoD@0,3 oYoL@0,1"
        >>> Frames(BuildingOptions()).worth(Figure(map(Placement.parse, frame.split())))
        2
        """
        hole = max(map(len, figure.holes), default=0)
        return max(0, hole - len(figure.clashes) - len(figure.rough))
