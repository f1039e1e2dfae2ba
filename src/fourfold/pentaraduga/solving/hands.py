"""All hands of a set of tiles, as bit masks, and their classes up to symmetry."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations

from fourfold.pentaraduga.core.tiles import RECOLOURINGS, TILES, Tile, mask_of

__all__ = ["all_hands", "classes", "images"]

#: A bit mask of tiles by their index.
Hand = int


def all_hands(tiles: Sequence[Tile], size: int) -> Iterator[Hand]:
    """Yields every hand of ``size`` tiles.

    >>> list(all_hands(TILES[:3], 2))
    [3, 5, 6]
    """
    return map(sum, combinations([1 << tile.index for tile in tiles], size))


def images(hand: Hand, tiles: tuple[Tile, ...]) -> set[Hand]:
    """Returns the images of a hand under the symmetries that map ``tiles`` to itself.

    >>> from fourfold.pentaraduga.core.tiles import FIVE_COLOURS
    >>> sorted(images(mask_of([Tile.ROY]), FIVE_COLOURS)) == [
    ...     mask_of([tile]) for tile in (Tile.ROY, Tile.YOR, Tile.YGB, Tile.BGY)
    ... ]
    True
    """
    return {change(hand) for change in _changes(tiles)}


def classes(tiles: tuple[Tile, ...], size: int) -> dict[Hand, int]:
    """Returns one hand of every class of images, with the size of the class.

    >>> from fourfold.pentaraduga.core.tiles import FIVE_COLOURS
    >>> found = classes(FIVE_COLOURS, 7)
    >>> len(found), sum(found.values())
    (956, 3432)
    """
    changes = _changes(tiles)
    seen = bytearray(1 << len(TILES))
    found = {}
    for hand in all_hands(tiles, size):
        if not seen[hand]:
            same = {change(hand) for change in changes}
            for one in same:
                seen[one] = 1
            found[hand] = len(same)
    return found


@cache
def _changes(tiles: tuple[Tile, ...]) -> list[Callable[[Hand], Hand]]:
    """Returns the recolourings that map the set to itself, with and without reflection."""
    return [
        _change([recolouring(tile.mirrored if mirror else tile) for tile in TILES])
        for recolouring in RECOLOURINGS
        for mirror in (False, True)
        if {recolouring(tile) for tile in tiles} == set(tiles)
    ]


def _change(images: Sequence[Tile]) -> Callable[[Hand], Hand]:
    """Returns the change as a table lookup of eight tiles at a time, for millions of hands."""
    low, middle, high = (
        [
            mask_of(image for bit, image in enumerate(images[at : at + 8]) if byte >> bit & 1)
            for byte in range(256)
        ]
        for at in (0, 8, 16)
    )
    return lambda hand: low[hand & 255] | middle[hand >> 8 & 255] | high[hand >> 16]
