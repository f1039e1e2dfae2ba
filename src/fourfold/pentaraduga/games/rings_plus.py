"""Rings +: Rings with all tiles."""

from __future__ import annotations

from fourfold.pentaraduga.bots.racing import RingsMind
from fourfold.pentaraduga.core.tiles import TILES
from fourfold.pentaraduga.games.rings import EMBLEM, Rings
from fourfold.pentaraduga.rules.describe import describe
from fourfold.pentaraduga.rules.race_rules import RaceOptions, RaceView

__all__ = ["GAME", "RingsPlus"]


class RingsPlus(Rings):
    """Rings + with the options of a table."""

    game = "rings+"
    tiles = TILES
    hand = 6
    most = 30


GAME = describe(
    RingsPlus,
    options=RaceOptions,
    view=RaceView,
    style="race",
    age=12,
    chapter=7,
    mind=RingsMind,
    page="plus",
    emblem=EMBLEM,
    variant_of="rings",
    rare=True,
)
