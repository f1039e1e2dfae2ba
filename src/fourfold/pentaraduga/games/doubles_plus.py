"""Doubles +: Doubles with all tiles."""

from __future__ import annotations

from fourfold.pentaraduga.bots.racing import DoublesMind
from fourfold.pentaraduga.core.tiles import TILES
from fourfold.pentaraduga.games.doubles import EMBLEM, Doubles
from fourfold.pentaraduga.rules.describe import describe
from fourfold.pentaraduga.rules.race_rules import RaceOptions, RaceView

__all__ = ["GAME", "DoublesPlus"]


class DoublesPlus(Doubles):
    """Doubles + with the options of a table."""

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
