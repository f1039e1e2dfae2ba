"""Frames: Squares for the largest hole, in which not all tiles need be used.

The figure with which a player stops, or which they mark or check, says which tiles they use. It is
worth the cells of its largest hole minus one for every clash and every rough joint.
"""

from __future__ import annotations

from fourfold.pentaraduga.bots.building import FramesMind
from fourfold.pentaraduga.core.figure import Figure
from fourfold.pentaraduga.core.options import AlwaysCheck, AtOnce, Options
from fourfold.pentaraduga.rules.annotations import Count, counted
from fourfold.pentaraduga.rules.describe import describe
from fourfold.pentaraduga.rules.screen_rules import ScreenRules, ScreenState, ScreenView
from fourfold.play import Seat

__all__ = ["GAME", "Frames", "FramesOptions"]


class FramesOptions(Options, frozen=True):
    """The options of Frames."""

    at_once: AtOnce = True
    always_check: AlwaysCheck = None


class Frames(ScreenRules[ScreenState]):
    """Frames with the options of a table."""

    game = "frames"
    state = ScreenState
    #: Seven tiles round two by three cells.
    most = 6
    options: FramesOptions

    def __init__(self, options: FramesOptions) -> None:
        self.options = options

    @property
    def checks(self) -> bool:
        """True in a single game; in a match a player may surrender, and so bluff."""
        return self.options.always_check is not False

    def is_whole(self, figure: Figure, tiles: int) -> bool:
        """Returns whether it is one figure, of any number of tiles."""
        return len(figure) > 0 and figure.connected

    def worth(self, figure: Figure) -> int:
        """Returns the cells of the largest hole minus the clashes and rough joints.

        >>> from fourfold.pentaraduga.core.lattice import Placement
        >>> frame = "oRoU@0,0 yOrR@2,0 yGyR@2,2 gYoD@0,3 oYoL@0,1"
        >>> Frames(FramesOptions()).worth(Figure(map(Placement.parse, frame.split())))
        2
        """
        hole = max(map(len, figure.holes), default=0)
        return max(0, hole - len(figure.clashes) - len(figure.rough))

    def count(self, state: ScreenState, seat: Seat) -> Count:
        """Returns the count with the largest hole."""
        figure = state.figure(seat)
        hole = max(map(sorted, figure.holes), default=[], key=len)
        return counted(figure, self.points(state, seat), hole=tuple(hole))


GAME = describe(
    Frames,
    options=FramesOptions,
    view=ScreenView,
    style="screen",
    age=12,
    chapter=9,
    rare=True,
    mind=FramesMind,
    page="frames",
    emblem="oRoR@0,1 gYoU@1,0 oYgU@3,0 gBgR@4,1 bGbR@3,2 gYgR@2,3 yOyU@0,3",
    shows=("best:frame",),
)
