"""Deals: random ones, and fair ones in which both players can make the same figures."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from fourfold.pentaraduga.core.tiles import RECOLOURINGS, Tile

__all__ = ["TileImages", "deal_fairly", "deal_randomly", "fair_exchanges"]

#: The image of every tile under a recolouring, perhaps with a reflection, that swaps two hands.
TileImages = dict[Tile, Tile]


def deal_randomly(tiles: Sequence[Tile], chance: Random) -> tuple[list[Tile], list[Tile]]:
    """Returns two random halves of the tiles.

    >>> from fourfold.pentaraduga.core.tiles import FIVE_COLOURS
    >>> a, b = deal_randomly(FIVE_COLOURS, Random(1))
    >>> len(a), len(b), set(a) | set(b) == set(FIVE_COLOURS)
    (7, 7, True)
    """
    mixed = chance.sample(tiles, len(tiles))
    half = len(tiles) // 2
    return mixed[:half], mixed[half:]


def deal_fairly(tiles: Sequence[Tile], chance: Random) -> tuple[list[Tile], list[Tile]]:
    """Returns two halves that are recolourings of each other: they make the same figures.

    >>> from fourfold.pentaraduga.core.tiles import FIVE_COLOURS
    >>> a, b = deal_fairly(FIVE_COLOURS, Random(1))
    >>> " ".join(map(str, a)), " ".join(map(str, b))
    ('yOr oYg rOr oYo bGy oRo yGy', 'yGb gYo bGb gYg rOy gBg yOy')
    """
    exchange = chance.choice(fair_exchanges(tiles))
    pairs = [(tile, other) for tile, other in exchange.items() if tile.index < other.index]
    chance.shuffle(pairs)
    mixed = [pair if chance.random() < 0.5 else pair[::-1] for pair in pairs]
    return [a for a, _ in mixed], [b for _, b in mixed]


def fair_exchanges(tiles: Sequence[Tile]) -> list[TileImages]:
    """Returns the recolourings that pair all tiles, so that each half is the image of the other.

    >>> from fourfold.pentaraduga.core.tiles import FIVE_COLOURS, TILES
    >>> len(fair_exchanges(FIVE_COLOURS)), len(fair_exchanges(TILES))
    (1, 11)
    """
    return [
        exchange
        for recolouring in RECOLOURINGS
        for mirror in (False, True)
        if _pairs_all(exchange := {t: recolouring(t.mirrored if mirror else t) for t in tiles})
    ]


def _pairs_all(exchange: TileImages) -> bool:
    return all(exchange.get(other) is tile is not other for tile, other in exchange.items())
