"""Frames as a person lays them: thin, one tile after the other round a rectangle.

Either the last tile meets the first, or one corner stays open, since a hole has no way out over a
corner; then the cells that are needed are odd in number, and one end sticks out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from fourfold.pentaraduga.figure import EMPTY, Figure
from fourfold.pentaraduga.lattice import DIRECTIONS, Cell, Direction, Placement, beside
from fourfold.pentaraduga.tiles import Colour, Tile

__all__ = ["best_frame"]

#: The sides of the holes that seven tiles can enclose.
HOLES = ((2, 3), (2, 2), (1, 4), (1, 3), (1, 2), (1, 1))
#: It does not look for frames with more clashes than that.
MOST_CLASHES = 2


class Place(NamedTuple):
    """Where a tile of a frame lies, its cells in the order of the way round."""

    cells: tuple[Cell, Cell]
    direction: Direction


class Chain(NamedTuple):
    """The places of a frame in their order, whether the last meets the first, and the hole."""

    places: tuple[Place, ...]
    closed: bool
    hole: int


class Candidate(NamedTuple):
    """A tile at one of the places: the colours it turns to the tile before and to the next."""

    placement: Placement
    before: Colour | None
    after: Colour | None


def best_frame(tiles: Sequence[Tile]) -> Figure:
    """The frame with the largest hole, less its clashes; an empty figure if there is none.

    >>> from fourfold.pentaraduga import parse_tiles
    >>> frame = best_frame(parse_tiles("оКо жОк жЗж зЖо оЖо".split()))
    >>> len(frame.holes[0]), frame.clean
    (2, True)
    """
    chains = [chain for chain in _chains() if len(chain.places) <= len(tiles)]
    for worth in range(max((chain.hole for chain in chains), default=0), 0, -1):
        for chain in chains:
            clashes = chain.hole - worth
            if 0 <= clashes <= MOST_CLASHES:
                for frame in _laid(_candidates(chain, tiles), clashes, ()):
                    return Figure(candidate.placement for candidate in frame)
    return EMPTY


@cache
def _chains() -> tuple[Chain, ...]:
    """All chains round all holes, with diagonals either way."""
    return tuple(
        Chain(_places(cells, parity), closed, width * height)
        for width, height in HOLES
        for cells, closed in _ways(_round(width, height))
        for parity in (0, 1)
    )


def _round(width: int, height: int) -> list[Cell]:
    """The cells round a rectangle, each beside the next."""
    right, top = width + 1, height + 1
    return [
        *((x, 0) for x in range(right)),
        *((right, y) for y in range(top)),
        *((x, top) for x in range(right, 0, -1)),
        *((0, y) for y in range(top, 0, -1)),
    ]


def _ways(cells: list[Cell]) -> Iterator[tuple[list[Cell], bool]]:
    """The cells of a frame: all round, from either of two on; or from one corner to itself."""
    for begin in (0, 1):
        yield cells[begin:] + cells[:begin], True
    box = {(x, y) for x, _ in cells for _, y in cells}
    for index, cell in enumerate(cells):
        path = cells[index + 1 :] + cells[:index]
        if len(_outwards(cell, box)) == 2:
            yield _outwards(path[0], box) + path, False
            yield path + _outwards(path[-1], box), False


def _outwards(cell: Cell, box: set[Cell]) -> list[Cell]:
    """The cells beside one that lie outside: two at a corner."""
    return [near for way in DIRECTIONS if (near := beside(cell, way)) not in box]


def _places(cells: Sequence[Cell], parity: int) -> tuple[Place, ...]:
    pairs = zip(cells[::2], cells[1::2], strict=True)
    return tuple(
        Place(pair, direction)
        for pair in pairs
        for direction in DIRECTIONS
        if set((there := Placement(Tile.VRV, direction, *min(pair))).cells) == set(pair)
        and there.parity == parity
    )


def _candidates(chain: Chain, tiles: Sequence[Tile]) -> list[list[Candidate]]:
    """For every place what every tile would turn to its neighbours."""
    places = chain.places
    found = []
    for index, ((first, last), direction) in enumerate(places):
        before = places[index - 1].cells[1] if index or chain.closed else None
        after = places[(index + 1) % len(places)].cells[0]
        there = [Placement(tile, direction, *min(first, last)) for tile in tiles]
        found.append(
            [Candidate(p, _colour(p, first, before), _colour(p, last, after)) for p in there]
        )
    return found


def _colour(placement: Placement, cell: Cell, neighbour: Cell | None) -> Colour | None:
    """What one of its cells turns to a cell beside it."""
    sides = placement.sides[placement.cells.index(cell)]
    return next((sides[way.index] for way in DIRECTIONS if beside(cell, way) == neighbour), None)


def _laid(
    slots: Sequence[Sequence[Candidate]], clashes: int, begun: tuple[Candidate, ...]
) -> Iterator[tuple[Candidate, ...]]:
    """The frames of a tile from every slot, with no more clashes than that."""
    if len(begun) == len(slots):
        # Where the first has no tile before, it turns no colour to it.
        if clashes or begun[0].before in (None, begun[-1].after):
            yield begun
        return
    for candidate in slots[len(begun)]:
        fits = not begun or begun[-1].after is candidate.before
        if (fits or clashes) and all(
            candidate.placement.tile is not other.placement.tile for other in begun
        ):
            yield from _laid(slots, clashes - (not fits), (*begun, candidate))
