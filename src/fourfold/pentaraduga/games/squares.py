"""Squares: whoever builds more squares behind the screen, or stops before the other has more."""

from __future__ import annotations

from typing import Annotated

import msgspec

from fourfold.pentaraduga.actions import Action, TimeUp
from fourfold.pentaraduga.building import Building, BuildingOptions, BuildingState
from fourfold.pentaraduga.copies import replace
from fourfold.pentaraduga.tiles import TILES
from fourfold.play import Due, Instant, Outcome

__all__ = ["Squares", "SquaresOptions", "SquaresPlus"]


class SquaresOptions(BuildingOptions, frozen=True):
    """How a table plays Squares."""

    #: Beginners: seconds until somebody must have dropped a tile or stopped.
    opening_limit: Annotated[int, msgspec.Meta(ge=1, le=3_600)] | None = None


class Squares(Building[BuildingState]):
    """Squares with the options of a table.

    A figure is worth its squares, less one for every clash and every rough joint, if it is one
    figure of all tiles. Stopping with something else is allowed, and a bluff.
    """

    game = "squares"
    state = BuildingState
    options: SquaresOptions
    most = 4

    def due(self, state: BuildingState) -> Due[Action] | None:
        """For beginners, the time in which something has to happen as well."""
        if self._opening(state) and self.options.opening_limit:
            return Due(1000 * self.options.opening_limit, TimeUp(), state.setter)
        return super().due(state)

    def time_up(self, state: BuildingState, at: Instant) -> BuildingState:
        """If nothing has happened, whoever set the screen has lost."""
        if self._opening(state):
            return replace(state, outcome=Outcome.win(state.setter.other, "time"))
        return super().time_up(state, at)

    @staticmethod
    def _opening(state: BuildingState) -> bool:
        return not (state.dropper or state.first or state.builder or state.outcome)


class SquaresPlus(Squares):
    """Squares with all tiles and more time for the second."""

    game = "squares+"
    tiles = TILES
    hand = 12
    second_time = 120_000
    most = 9
