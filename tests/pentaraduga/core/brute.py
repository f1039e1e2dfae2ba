"""Brute force: all figures of a hand and their worth, cell by cell; slow and simple."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations
from typing import NamedTuple

Placement = tuple[int, int, int, int]
Cell = tuple[int, int]

SIDES = ((1, 0), (0, 1), (-1, 0), (0, -1))

#: The two cells of a tile and the vertex in the middle of its base, as offsets from the lower left
#: cell, for the apex up, right, down, left. The cell with the left small triangle comes first.
LAID = (
    (((0, 0), (1, 0)), (1, 0)),
    (((0, 1), (0, 0)), (0, 1)),
    (((1, 0), (0, 0)), (1, 1)),
    (((0, 0), (0, 1)), (1, 1)),
)


class Facts(NamedTuple):
    squares: int
    clashes: int
    rough: int
    spoiled: int
    rings: int
    hole: int
    connected: bool


def cells_of(placement: Placement) -> tuple[Cell, Cell]:
    _, apex, x, y = placement
    (first, second), _ = LAID[apex]
    return (x + first[0], y + first[1]), (x + second[0], y + second[1])


def base_of(placement: Placement) -> Cell:
    _, apex, x, y = placement
    dx, dy = LAID[apex][1]
    return x + dx, y + dy


def parity_of(placement: Placement) -> int:
    return sum(base_of(placement)) % 2


def colour(placement: Placement, cell: Cell, side: Cell) -> int:
    """Returns the colour of a cell along one of its sides."""
    tile = placement[0]
    big = tile // 4
    base = base_of(placement)
    ends = [
        (cell[0] + (side[0] + 1) // 2, cell[1] + k) if side[0] else
        (cell[0] + k, cell[1] + (side[1] + 1) // 2)
        for k in (0, 1)
    ]  # fmt: skip
    if base in ends:
        return big
    next_colour = tile & 2 if cell == cells_of(placement)[0] else tile & 1
    return (big + (1 if next_colour else -1)) % 6


def facts(figure: Sequence[Placement]) -> Facts:
    lying = {cell: placement for placement in figure for cell in cells_of(placement)}
    assert len(lying) == 2 * len(figure)
    clashes, touching = 0, set()
    for cell, one in lying.items():
        for side in SIDES[:2]:
            there = cell[0] + side[0], cell[1] + side[1]
            other = lying.get(there)
            if other and other != one:
                clashes += colour(one, cell, side) != colour(other, there, (-side[0], -side[1]))
                touching.add(frozenset((one, other)))
    squares = spoiled = rings = 0
    for x, y in {(a + i, b + j) for a, b in lying for i in (0, 1) for j in (0, 1)}:
        around = [(x, y), (x - 1, y), (x - 1, y - 1), (x, y - 1)]
        covered = [cell for cell in around if cell in lying]
        own = [cell for cell in covered if parity_of(lying[cell]) == (x + y) % 2]
        squares += len(own) == 4
        if len(covered) == 3:
            (empty,) = set(around) - set(covered)
            seen = [
                colour(lying[there], there, (-side[0], -side[1]))
                for side in SIDES
                if (there := (empty[0] + side[0], empty[1] + side[1])) in covered
            ]
            spoiled += abs(seen[0] - seen[1]) == 3
    for x, y in {(a + i, b + j) for a, b in lying for i, j in SIDES} - lying.keys():
        ring = [(0, 0), (1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2), (0, 1)]
        for turn in (0, 1):
            walk = [lying.get((x - 1 + i, y - 1 + j)) for i, j in ring[turn:] + ring[:turn]]
            tiles = walk[::2]
            if None in walk or tiles != walk[1::2] or len({parity_of(t) for t in tiles if t}) > 1:
                continue
            rings += facts_of_ring([t for t in tiles if t])
    return Facts(
        squares,
        clashes,
        sum(len({parity_of(tile) for tile in pair}) == 2 for pair in touching),
        spoiled,
        rings,
        largest_hole(set(lying)),
        one_piece(figure, touching),
    )


def facts_of_ring(tiles: Sequence[Placement]) -> bool:
    """Returns whether the contacts between the tiles of a ring match."""
    lying = {cell: tile for tile in tiles for cell in cells_of(tile)}
    return all(
        colour(tile, cell, side) == colour(lying[there], there, (-side[0], -side[1]))
        for cell, tile in lying.items()
        for side in SIDES
        if (there := (cell[0] + side[0], cell[1] + side[1])) in lying and lying[there] != tile
    )


def one_piece(figure: Sequence[Placement], touching: set[frozenset[Placement]]) -> bool:
    reached, new = set(), set(figure[:1])
    while new:
        reached |= new
        new = {other for pair in touching for other in pair if pair & reached} - reached
    return len(reached) == len(figure)


def largest_hole(covered: set[Cell]) -> int:
    low, high = min(map(min, covered)) - 1, max(map(max, covered)) + 1
    span = range(low, high + 1)
    empty = {(x, y) for x in span for y in span} - covered
    largest = 0
    while empty:
        region, new = set(), {empty.pop()}
        while new:
            region |= new
            new = {(x + i, y + j) for x, y in new for i, j in SIDES} & empty
            empty -= new
        if (low, low) not in region:
            largest = max(largest, len(region))
    return largest


def worth(goal: int, told: Facts) -> int:
    fines = told.clashes + told.rough
    return (
        told.squares - fines,
        told.squares - fines - told.spoiled,
        100 * told.rings + told.squares,
        told.hole - fines,
    )[goal]


def figures(
    hand: Sequence[int], faults: bool, fixed: Sequence[Placement] = ()
) -> set[frozenset[Placement]]:
    """Returns all figures of all tiles of the hand; without fixed tiles the first lies at 0, 0."""
    found = {frozenset(fixed or [(hand[0], 0, 0, 0)])}
    for _ in range(len(hand) - (not fixed)):
        found = {grown for figure in found for grown in attached(figure, hand, faults)}
    return found


def attached(
    figure: frozenset[Placement], hand: Sequence[int], faults: bool
) -> Iterator[frozenset[Placement]]:
    lying = {cell: tile for tile in figure for cell in cells_of(tile)}
    rim = {(x + i, y + j) for x, y in lying for i, j in SIDES} - lying.keys()
    for tile in set(hand) - {placement[0] for placement in figure}:
        for apex in range(4):
            for cell in LAID[apex][0]:
                for x, y in rim:
                    new = (tile, apex, x - cell[0], y - cell[1])
                    if lying.keys().isdisjoint(cells_of(new)) and (faults or fits(new, lying)):
                        yield figure | {new}


def fits(new: Placement, lying: dict[Cell, Placement]) -> bool:
    for cell in cells_of(new):
        for side in SIDES:
            there = cell[0] + side[0], cell[1] + side[1]
            if there in lying:
                other = lying[there]
                if parity_of(other) != parity_of(new):
                    return False
                if colour(new, cell, side) != colour(other, there, (-side[0], -side[1])):
                    return False
    return True


def best(
    hand: Sequence[int], goal: int, faults: bool, fixed: Sequence[Placement] = ()
) -> tuple[int | None, int]:
    """Returns the best value and the number of figures that have it."""
    subsets = [hand]
    if goal == 3:
        subsets = [part for size in range(1, len(hand) + 1) for part in combinations(hand, size)]
    values = Counter[int]()
    for part in subsets:
        for told, number in all_facts(tuple(part), faults, tuple(fixed)).items():
            values[worth(goal, told)] += number
    return (max(values), values[max(values)]) if values else (None, 0)


@cache
def all_facts(hand: tuple[int, ...], faults: bool, fixed: tuple[Placement, ...]) -> Counter[Facts]:
    """Returns the facts of all figures with their numbers; cached, since no goal changes them."""
    return Counter(facts(sorted(figure)) for figure in figures(hand, faults, fixed))
