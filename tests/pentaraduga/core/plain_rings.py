"""Rings of a hand in plain Python: a second implementation to test the kernel against."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from fourfold.pentaraduga import Figure
from fourfold.pentaraduga.core.lattice import DIRECTIONS, Cell, Placement, beside
from fourfold.pentaraduga.core.tiles import Colour, Tile
from tests.pentaraduga.core.plain import PINWHEELS


class Candidate(NamedTuple):
    """A tile at one place of a ring, with its colours towards the previous and the next tile."""

    place: Placement
    before: Colour
    after: Colour


def ring_moves(figure: Figure, hand: tuple[Tile, ...]) -> list[tuple[Placement, ...]]:
    """Returns all legal moves that complete a ring, alone or with tiles of the figure."""
    return list(_found(figure, hand))


def _found(figure: Figure, hand: tuple[Tile, ...]) -> Iterator[tuple[Placement, ...]]:
    standing = {(p.x, p.y, p.direction.index % 2): p for p in figure}
    asked = _asked(figure)

    @cache
    def fitting(x: int, y: int, upright: int, parity: int) -> list[Placement]:
        """Returns the tile that lies at one place of a ring, or those that fit there."""
        if there := standing.get((x, y, upright)):
            return [there]
        ways = (Placement(Tile.ORO, way, x, y) for way in DIRECTIONS[upright::2])
        (here,) = (place for place in ways if place.parity == parity)
        if any(figure.at(cell) for cell in here.cells):
            return []
        demands = [
            (index, side, demand)
            for index, cell in enumerate(here.cells)
            for side, demand in asked.get(cell, {}).items()
        ]
        return [
            place
            for place in (here._replace(tile=tile) for tile in hand)
            if all((place.sides[index][side], parity) == demand for index, side, demand in demands)
        ]

    for parity in sorted({placement.parity for placement in figure}):
        for x, y in sorted(_centres(figure)):
            for wheel, joints in zip(PINWHEELS, _JOINTS, strict=True):
                slots = [fitting(x + dx, y + dy, upright, parity) for dx, dy, upright in wheel]
                if all(slots):
                    candidates = [
                        [_candidate(place, joint) for place in places]
                        for places, joint in zip(slots, joints, strict=True)
                    ]
                    for ring in _closed(candidates, ()):
                        move = tuple(place for place in ring if place.tile not in figure)
                        if 0 < len(move) < 4 or any(
                            cell in asked for p in move for cell in p.cells
                        ):
                            yield move


def _asked(figure: Figure) -> dict[Cell, dict[int, tuple[Colour, int]]]:
    """Returns the constraints on the cells beside a figure: side, colour and parity."""
    asked: dict[Cell, dict[int, tuple[Colour, int]]] = {}
    for placement in figure:
        for cell, sides in zip(placement.cells, placement.sides, strict=True):
            for way, colour in zip(DIRECTIONS, sides, strict=True):
                demand = colour, placement.parity
                asked.setdefault(beside(cell, way), {})[way.opposite.index] = demand
    return asked


def _centres(figure: Figure) -> set[Cell]:
    """Returns the empty cells round which a ring would touch the figure or share tiles with it."""
    near = {(x + dx, y + dy) for x, y in figure.cells for dx in range(-2, 3) for dy in range(-2, 3)}
    return near - set(figure.cells)


#: A cell of a tile of a ring (the lower left one or the other), and a side of that cell.
End = tuple[int, int]
Joint = tuple[End, End]


def _joints(wheel: Sequence[tuple[int, int, int]]) -> list[Joint]:
    """Returns where each tile of a ring meets the previous and the next."""
    cells = [((x, y), (x, y + 1) if up else (x + 1, y)) for x, y, up in wheel]

    def end(index: int, other: int) -> End:
        return next(
            (which, way.index)
            for which, cell in enumerate(cells[index])
            for way in DIRECTIONS
            if beside(cell, way) in cells[other]
        )

    return [(end(i, i - 1), end(i, (i + 1) % len(wheel))) for i in range(len(wheel))]


_JOINTS = tuple(map(_joints, PINWHEELS))


def _candidate(place: Placement, joint: Joint) -> Candidate:
    # The cells of a placement may come in either order: the lower left one is the smaller.
    first = place.cells[0] > place.cells[1]
    (before, side), (after, other_side) = joint
    return Candidate(
        place, place.sides[before ^ first][side], place.sides[after ^ first][other_side]
    )


def _closed(
    slots: Sequence[Sequence[Candidate]], begun: tuple[Candidate, ...]
) -> Iterator[list[Placement]]:
    """Yields the rings of one tile from every slot, each of which fits the next."""
    if len(begun) == len(slots):
        if begun[-1].after is begun[0].before:
            yield [candidate.place for candidate in begun]
        return
    for candidate in slots[len(begun)]:
        if begun and begun[-1].after is not candidate.before:
            continue
        if all(candidate.place.tile is not other.place.tile for other in begun):
            yield from _closed(slots, (*begun, candidate))
