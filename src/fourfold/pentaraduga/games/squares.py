"""Squares: build more squares behind the screen, or stop before the other has more.

Each player builds one figure of all their tiles. It is worth its squares minus one for every clash
and every rough joint. Stopping with anything else is allowed as a bluff: it is worth nothing, but
the other may surrender.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec.structs import replace

from fourfold.pentaraduga.bots.building import SquaresMind
from fourfold.pentaraduga.core.actions import Action, TimeUp
from fourfold.pentaraduga.core.options import AlwaysCheck, AtOnce, Options
from fourfold.pentaraduga.rules.describe import describe
from fourfold.pentaraduga.rules.screen_rules import ScreenRules, ScreenState, ScreenView
from fourfold.play import Due, Instant, Outcome

__all__ = ["GAME", "Squares", "SquaresOptions"]


class SquaresOptions(Options, frozen=True):
    """The options of Squares."""

    at_once: AtOnce = True
    always_check: AlwaysCheck = None
    opening_limit: Annotated[
        Annotated[int, msgspec.Meta(ge=1, le=3_600)] | None,
        msgspec.Meta(
            description="Beginners: seconds until somebody must have dropped a tile or stopped."
        ),
    ] = None


class Squares(ScreenRules[ScreenState]):
    """Squares with the options of a table."""

    game = "squares"
    state = ScreenState
    most = 4
    options: SquaresOptions

    def __init__(self, options: SquaresOptions) -> None:
        self.options = options

    @property
    def checks(self) -> bool:
        """True in a single game; in a match a player may surrender, and so bluff."""
        return self.options.always_check is not False

    # The opening limit, for beginners

    def due(self, state: ScreenState) -> Due[Action] | None:
        """Returns the next time limit, first the one until a player drops a tile or stops."""
        if self.options.opening_limit and _nothing_happened(state):
            return Due(1000 * self.options.opening_limit, TimeUp(), state.setter)
        return super().due(state)

    def time_up(self, state: ScreenState, at: Instant) -> ScreenState:
        """Handles a time limit; if nothing has happened, the player who set the screen loses."""
        if _nothing_happened(state):
            return replace(state, outcome=Outcome.win(state.setter.other, "time"))
        return super().time_up(state, at)


def _nothing_happened(state: ScreenState) -> bool:
    """Returns whether both build at once, and nobody has dropped a tile or stopped."""
    return not (state.exchange.dropper or state.screen.first or state.shifts)


GAME = describe(
    Squares,
    options=SquaresOptions,
    view=ScreenView,
    style="screen",
    age=9,
    chapter=2,
    beginners={"opening_limit": 60},
    mind=SquaresMind,
    page="squares",
    emblem="bGyU@2,3 gYoR@2,1 oYgL@3,1 yOrD@0,2 yOyR@1,0 rOyD@2,0 rOrL@0,0",
    shows=("best:squares",),
)
