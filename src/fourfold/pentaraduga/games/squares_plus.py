"""Squares +: Squares with all tiles, twelve each, and two minutes for the second."""

from __future__ import annotations

from fourfold.pentaraduga.bots.building import SquaresMind
from fourfold.pentaraduga.core.tiles import TILES
from fourfold.pentaraduga.games.squares import Squares, SquaresOptions
from fourfold.pentaraduga.rules.describe import describe
from fourfold.pentaraduga.rules.screen_rules import ScreenView

__all__ = ["GAME", "SquaresPlus"]


class SquaresPlus(Squares):
    """Squares + with the options of a table."""

    game = "squares+"
    tiles = TILES
    hand = 12
    second_ms = 120_000
    most = 9


GAME = describe(
    SquaresPlus,
    options=SquaresOptions,
    view=ScreenView,
    style="screen",
    age=9,
    chapter=2,
    rare=True,
    variant_of="squares",
    beginners={"opening_limit": 60},
    mind=SquaresMind,
    page="plus",
    emblem="bGyU@2,3 gYoR@2,1 oYgL@3,1 yOrD@0,2 yOyR@1,0 rOyD@2,0 rOrL@0,0",
    shows=("best:squares",),
)
