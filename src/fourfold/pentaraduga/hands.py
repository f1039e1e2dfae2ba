"""All hands of some tiles, as masks of bits, and which of them are the same in other colours."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations

from fourfold.pentaraduga.tiles import RECOLOURINGS, TILES, Tile

__all__ = ["all_hands", "classes", "hand_of", "images", "tiles_of"]

#: A hand with one bit for every tile, by its index.
Hand = int


def hand_of(tiles: Iterable[Tile]) -> Hand:
    """The hand of these tiles.

    >>> hand_of([Tile.VRV, Tile.ORO])
    9
    """
    return sum(1 << tile.index for tile in tiles)


def tiles_of(hand: Hand) -> tuple[Tile, ...]:
    """The tiles of a hand.

    >>> tiles_of(9)
    (<Tile.VRV: 'vRv'>, <Tile.ORO: 'oRo'>)
    """
    return tuple(tile for tile in TILES if hand >> tile.index & 1)


def all_hands(tiles: Sequence[Tile], size: int) -> Iterator[Hand]:
    """Every hand of so many of the tiles.

    >>> list(all_hands(TILES[:3], 2))
    [3, 5, 6]
    """
    return map(sum, combinations([1 << tile.index for tile in tiles], size))


def images(hand: Hand, tiles: tuple[Tile, ...]) -> set[Hand]:
    """The hands that this one becomes in other colours or in a mirror, all of the same tiles.

    >>> from fourfold.pentaraduga.tiles import FIVE_COLOURS
    >>> sorted(images(hand_of([Tile.ROY]), FIVE_COLOURS)) == [
    ...     hand_of([tile]) for tile in (Tile.ROY, Tile.YOR, Tile.YGB, Tile.BGY)
    ... ]
    True
    """
    return {change(hand) for change in _changes(tiles)}


def classes(tiles: tuple[Tile, ...], size: int) -> dict[Hand, int]:
    """One hand of all that are images of each other, and how many these are.

    >>> from fourfold.pentaraduga.tiles import FIVE_COLOURS
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
    """What keeps the tiles as a whole: recolourings, each with and without a mirror."""
    return [
        _change([recolouring(tile.mirrored if mirror else tile) for tile in TILES])
        for recolouring in RECOLOURINGS
        for mirror in (False, True)
        if {recolouring(tile) for tile in tiles} == set(tiles)
    ]


def _change(images: Sequence[Tile]) -> Callable[[Hand], Hand]:
    """Looks up eight tiles at a time: millions of hands are changed."""
    low, middle, high = (
        [
            hand_of(image for bit, image in enumerate(images[at : at + 8]) if byte >> bit & 1)
            for byte in range(256)
        ]
        for at in (0, 8, 16)
    )
    return lambda hand: low[hand & 255] | middle[hand >> 8 & 255] | high[hand >> 16]
