"""Doubles+: Doubles with all tiles."""

from __future__ import annotations

from fourfold.pentaraduga.bots.racing import DoublesMind
from fourfold.pentaraduga.describe import describe
from fourfold.pentaraduga.games.doubles import EMBLEM, Doubles
from fourfold.pentaraduga.race_rules import RaceOptions, RaceView
from fourfold.pentaraduga.tiles import TILES

__all__ = ["GAME", "DoublesPlus"]


class DoublesPlus(Doubles):
    """Doubles+ with the options of a table."""

    game = "doubles+"
    tiles = TILES
    hand = 6


GAME = describe(
    DoublesPlus,
    options=RaceOptions,
    view=RaceView,
    style="race",
    age=12,
    chapter=6,
    mind=DoublesMind,
    page="plus",
    emblem=EMBLEM,
    variant_of="doubles",
    rare=True,
)
