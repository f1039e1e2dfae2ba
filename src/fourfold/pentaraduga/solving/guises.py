"""Hands up to symmetry: recoloured or reflected tiles make the same figures."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from fourfold.pentaraduga.core.tiles import RECOLOURINGS, TILES, Tile

__all__ = ["alike", "guises"]

#: Hands of at least this many tiles are alike even if they differ in one.
TOLERANT_TILES = 6


def guises(*hands: Iterable[Tile]) -> list[tuple[int, ...]]:
    """Returns the masks of these hands under every symmetry, all hands changed together.

    >>> len(guises([Tile.ORO])), len(set(guises([Tile.ORO])))
    (24, 12)
    """
    masks = [[tile.index for tile in set(hand)] for hand in hands]
    return [
        tuple(sum(1 << change[index] for index in mask) for mask in masks) for change in _changes()
    ]


def alike(one: int, other: int) -> bool:
    """Returns whether two masks are equal, or for large hands differ in at most one tile.

    >>> alike(0b1111111, 0b1111110), alike(0b1111, 0b1110), alike(0b1111, 0b1111)
    (True, False, True)
    """
    most = 1 if other.bit_count() >= TOLERANT_TILES else 0
    return (one & ~other).bit_count() <= most and (other & ~one).bit_count() <= most


@cache
def _changes() -> list[list[int]]:
    """Returns the image of every tile under every symmetry."""
    return [
        [recolouring(tile.mirrored if mirror else tile).index for tile in TILES]
        for recolouring in RECOLOURINGS
        for mirror in (False, True)
    ]
