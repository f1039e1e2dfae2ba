"""Spots: all places beside a figure with the tiles that fit, updated incrementally.

Sets of tiles are bit masks, so that a question about many tiles costs as much as about one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple, Self

from fourfold.pentaraduga.core.figure import Figure
from fourfold.pentaraduga.core.lattice import DIRECTIONS, Cell, Placement, Vertex, around, beside
from fourfold.pentaraduga.core.tiles import COLOURS, TILES, Tile, mask_of

__all__ = ["Spot", "Spots", "likelihood"]

#: The cover of a cell: the tile's bit, the colours at its sides by index, the parity.
_Cover = tuple[int, tuple[int, ...], int]


def likelihood(tiles: int, among: int, held: int) -> float:
    """Returns the probability that one of ``tiles`` is among ``held`` tiles drawn from ``among``.

    >>> likelihood(0b0011, among=0b1111, held=1)
    0.5
    """
    if not among or not held:
        return 0.0
    return 1 - (1 - (tiles & among).bit_count() / among.bit_count()) ** held


class Spot(NamedTuple):
    """A place beside a figure."""

    #: The direction of the apex, by index, and the lower left cell.
    direction: int
    x: int
    y: int
    #: The tiles that fit.
    fits: int
    #: The tiles they would touch.
    touches: int
    #: The nodes at which they would complete squares.
    squares: tuple[Vertex, ...]

    def placement(self, tile: Tile) -> Placement:
        """Returns a tile laid there."""
        return Placement(tile, DIRECTIONS[self.direction], self.x, self.y)


class Spots:
    """The places beside a figure. Immutable.

    >>> figure = Figure([Placement.parse("rOrU@0,0")])
    >>> spots = Spots(figure)
    >>> [str(spot.placement(Tile.YOY)) for spot in spots.fitting(Tile.YOY)]
    ['yOyD@0,-1']
    >>> spots.full() == mask_of([Tile.ROR, Tile.ROY, Tile.YOR, Tile.YOY])
    True
    """

    def __init__(self, figure: Figure) -> None:
        self._cells: dict[Cell, _Cover] = {}
        self._spots: dict[tuple[int, int, int], Spot] = {}
        for placement in figure:
            self._cells.update(_covers(placement))
        self._look(beside(cell, direction) for cell in self._cells for direction in DIRECTIONS)

    def after(self, *placements: Placement) -> Self:
        """Returns the places after more tiles are laid."""
        spots = type(self).__new__(type(self))
        spots._cells, spots._spots = dict(self._cells), dict(self._spots)
        for placement in placements:
            spots._cells.update(_covers(placement))
            spots._look({near for x, y in placement.cells for near in _around(x, y)})
        return spots

    def __iter__(self) -> Iterator[Spot]:
        return iter(self._spots.values())

    def full(self) -> int:
        """Returns the tiles that complete a square at some place, as bits."""
        found = 0
        for spot in self._spots.values():
            if spot.squares:
                found |= spot.fits
        return found

    def fitting(self, tile: Tile) -> list[Spot]:
        """Returns the places of one tile."""
        bit = 1 << tile.index
        return [spot for spot in self._spots.values() if spot.fits & bit]

    def _look(self, cells: Iterable[Cell]) -> None:
        """Recomputes all places that cover one of these cells."""
        parities = {parity for _, _, parity in self._cells.values()}
        dominoes = {
            domino
            for x, y in cells
            for domino in ((x, y, 0), (x - 1, y, 0), (x, y, 1), (x, y - 1, 1))
        }
        for x, y, upright in dominoes:
            for parity in parities:
                # Up and right have the parity of the lower left cell, down and left the other.
                direction = upright + 2 * ((x + y + parity) % 2)
                if spot := self._spot(direction, x, y, parity):
                    self._spots[direction, x, y] = spot
                else:
                    self._spots.pop((direction, x, y), None)

    def _spot(self, direction: int, x: int, y: int, parity: int) -> Spot | None:
        cells = self._cells
        own, contacts, nodes = _shape(direction)
        for dx, dy in own:
            if (x + dx, y + dy) in cells:
                return None
        fits, touches = ALL, 0
        for dx, dy, side, part in contacts:
            there = cells.get((x + dx, y + dy))
            if there:
                bit, colours, their_parity = there
                if their_parity != parity:
                    return None
                fits &= HAVING[part][colours[side]]
                touches |= bit
        if not touches or not fits:
            return None
        squares: tuple[Vertex, ...] = ()
        for (nx, ny), neighbours in nodes:
            for dx, dy in neighbours:
                there = cells.get((x + dx, y + dy))
                if there is None or there[2] != parity:
                    break
            else:
                squares += ((x + nx, y + ny),)
        return Spot(direction, x, y, fits, touches, squares)


#: All tiles, and those that have a colour on the left, as the big one, or on the right.
ALL = mask_of(TILES)
HAVING = [
    [mask_of(tile for tile in TILES if tile.colours[part] is colour) for colour in COLOURS]
    for part in range(3)
]
#: The part of a tile that owns each of the four sides of its two cells when its apex is up.
_PARTS = ((0, 1, 1, 0), (2, 2, 1, 1))

_Shape = tuple[
    tuple[Cell, Cell],
    list[tuple[int, int, int, int]],
    list[tuple[Vertex, list[Cell]]],
]


@cache
def _shape(index: int) -> _Shape:
    """Returns the geometry of a tile at the origin.

    That is its cells; its neighbour cells, each with the touched side of the neighbour and the
    tile's own part there; and its nodes, each with the cells that the tile does not cover.
    """
    direction = DIRECTIONS[index]
    placement = Placement(TILES[0], direction, 0, 0)
    own = placement.cells
    contacts = [
        (*near, side.opposite.index, parts[side.index - index])
        for cell, parts in zip(own, _PARTS, strict=True)
        for side in DIRECTIONS
        if (near := beside(cell, side)) not in own
    ]
    nodes = [(node, [cell for cell in around(node) if cell not in own]) for node in placement.nodes]
    return own, contacts, nodes


def _covers(placement: Placement) -> dict[Cell, _Cover]:
    colours = _colours(placement.tile, placement.direction.index)
    bit, parity = 1 << placement.tile.index, placement.parity
    return {
        cell: (bit, sides, parity) for cell, sides in zip(placement.cells, colours, strict=True)
    }


@cache
def _colours(tile: Tile, direction: int) -> list[tuple[int, ...]]:
    sides = Placement(tile, DIRECTIONS[direction], 0, 0).sides
    return [tuple(colour.index for colour in cell) for cell in sides]


def _around(x: int, y: int) -> Iterator[Cell]:
    """Yields a cell and the eight around it."""
    return ((x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1))
