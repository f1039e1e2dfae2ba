"""Steals +: Steals with all tiles, and composite moves: a simple and a complex one in one go."""

from __future__ import annotations

from fourfold.pentaraduga.bots.steals import StealsMind
from fourfold.pentaraduga.core.tiles import TILES
from fourfold.pentaraduga.games.steals import (
    COMPLEX,
    EMBLEM,
    SIMPLE,
    TAKE,
    Steals,
    StealsOptions,
    StealsView,
)
from fourfold.pentaraduga.rules.describe import describe

__all__ = ["COMPOSITE", "GAME", "StealsPlus"]

#: Two tiles of the hand, then a standing one.
COMPOSITE = "hhs"


class StealsPlus(Steals):
    """Steals + with the options of a table."""

    game = "steals+"
    tiles = TILES
    hand = 4
    play_on = 2
    moves = (SIMPLE, TAKE, COMPLEX, COMPOSITE)


GAME = describe(
    StealsPlus,
    options=StealsOptions,
    view=StealsView,
    style="turns",
    age=13,
    chapter=8,
    mind=StealsMind,
    page="plus",
    emblem=EMBLEM,
    variant_of="steals",
    beginners={"interception": False},
    rare=True,
)
