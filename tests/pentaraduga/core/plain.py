"""Figures in plain Python, cell by cell: a second implementation to test the kernel against."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cached_property

from fourfold.pentaraduga import DIRECTIONS, Direction, Placement, Tile
from fourfold.pentaraduga.core.figure import CellSide, Meeting, Ring
from fourfold.pentaraduga.core.lattice import Cell, SideColours, Vertex, around, beside
from fourfold.play import Malformed

#: The tiles of a ring from its centre: their lower left cells, and whether they stand upright.
PINWHEELS = (
    ((-1, 1, 0), (1, 0, 1), (0, -1, 0), (-1, -1, 1)),
    ((0, 1, 0), (1, -1, 1), (-1, -1, 0), (-1, 0, 1)),
)


class PlainFigure:
    """A figure with the properties of ``Figure``."""

    def __init__(self, placements: Iterable[Placement] = ()) -> None:
        self.placements: tuple[Placement, ...] = ()
        self._cells: dict[Cell, tuple[Placement, SideColours]] = {}
        for placement in placements:
            self._lay(placement)

    def _lay(self, placement: Placement) -> None:
        if placement.tile in self:
            raise Malformed("pentaraduga-tile-twice", tile=placement.tile)
        for cell in placement.cells:
            if there := self._cells.get(cell):
                raise Malformed(
                    "pentaraduga-overlap", placement=str(placement), other=there[0].tile
                )
        self.placements += (placement,)
        self._cells.update(self._covering(placement))

    @staticmethod
    def _covering(placement: Placement) -> dict[Cell, tuple[Placement, SideColours]]:
        return {
            cell: (placement, sides)
            for cell, sides in zip(placement.cells, placement.sides, strict=True)
        }

    def __contains__(self, tile: object) -> bool:
        return any(placement.tile is tile for placement in self.placements)

    def without(self, tile: Tile) -> PlainFigure:
        """Returns the figure without a tile."""
        return PlainFigure(placement for placement in self.placements if placement.tile is not tile)

    def meets(self, placement: Placement) -> Meeting | None:
        """Returns what a tile would meet there, or None if it would overlap another."""
        cells = placement.cells
        if cells[0] in self._cells or cells[1] in self._cells:
            return None
        contacts: Counter[Tile] = Counter()
        clashes: list[CellSide] = []
        met: dict[Tile, Placement] = {}
        for cell, sides in zip(cells, placement.sides, strict=True):
            for direction, colour in zip(DIRECTIONS, sides, strict=True):
                there = self._cells.get(beside(cell, direction))
                if there is None:
                    continue
                other, their_sides = there
                contacts[other.tile] += 1
                met[other.tile] = other
                if their_sides[direction.opposite.index] is not colour:
                    clashes.append((cell, direction))
        return Meeting(
            contacts,
            tuple(clashes),
            tuple(tile for tile, other in met.items() if other.parity != placement.parity),
            tuple(node for node in placement.nodes if self._completed(node, placement)),
            tuple(tile for tile, other in met.items() if _across(other, placement)),
        )

    def _completed(self, node: Vertex, placement: Placement) -> bool:
        """Returns whether a placement completes the square round one of its nodes."""
        own = placement.cells
        return all(
            cell in own
            or ((there := self._cells.get(cell)) is not None and _is_node(node, there[0]))
            for cell in around(node)
        )

    def places(
        self,
        tile: Tile,
        *,
        full: bool = False,
        twice_full: bool = False,
        double: bool = False,
        corner: bool = False,
        touching: Tile | None = None,
    ) -> list[Placement]:
        """Returns the places where a tile fits and meets the conditions, row by row.

        The first tile of a figure could lie anywhere: its one place is the origin, apex up.
        """
        if not self.placements:
            return [Placement(tile, Direction.UP, 0, 0)]

        def wanted(meeting: Meeting) -> bool:
            return (
                meeting.legal
                and len(meeting.squares) >= (2 if twice_full else 1 if full else 0)
                and (meeting.double or not double)
                and (bool(meeting.corners) or not corner)
                and (touching is None or touching in meeting.contacts)
            )

        return [
            placement
            for direction, x, y in self._near
            if (meeting := self.meets(placement := Placement(tile, direction, x, y)))
            and wanted(meeting)
        ]

    @cached_property
    def _near(self) -> list[tuple[Direction, int, int]]:
        """Returns the places beside the figure whose parity occurs in it, from the lower left."""
        parities = {placement.parity for placement in self.placements}
        cells = {beside(cell, direction) for cell in self._cells for direction in DIRECTIONS}
        found = set()
        for x, y in cells - self._cells.keys():
            # A domino that covers this cell has its node at one of the cell's corners.
            for node in ((x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)):
                if (node[0] + node[1] + 1) % 2 not in parities:
                    continue
                for direction in DIRECTIONS:
                    place = Placement.at(Tile.VRV, direction, node)
                    if (x, y) in place.cells and not self._cells.keys() & place.cells:
                        found.add((place.y, place.x, direction.index))
        return [(DIRECTIONS[index], x, y) for y, x, index in sorted(found)]

    # Properties

    @cached_property
    def _meetings(self) -> dict[Tile, Meeting]:
        """What every tile meets among the others."""
        found = {}
        for placement in self.placements:
            meeting = self.without(placement.tile).meets(placement)
            assert meeting
            found[placement.tile] = meeting
        return found

    def meeting(self, tile: Tile) -> Meeting:
        """Returns what one of its tiles meets among the others."""
        return self._meetings[tile]

    @cached_property
    def squares(self) -> tuple[Vertex, ...]:
        """The nodes with four covered cells round them, starting at the lower left."""
        count = Counter(node for placement in self.placements for node in _halves(placement))
        return tuple(sorted(node for node, halves in count.items() if halves == 4))

    @cached_property
    def clashes(self) -> tuple[CellSide, ...]:
        """The sides between two tiles where the colours differ, each listed once."""
        return tuple(
            (cell, direction)
            for cell, (placement, sides) in self._cells.items()
            for direction in (Direction.UP, Direction.RIGHT)
            if (there := self._cells.get(beside(cell, direction)))
            and there[0] is not placement
            and there[1][direction.opposite.index] is not sides[direction.index]
        )

    @cached_property
    def rough(self) -> tuple[tuple[Tile, Tile], ...]:
        """The pairs of touching tiles whose diagonals end on vertices of different parity."""
        order = {placement.tile: index for index, placement in enumerate(self.placements)}
        return tuple(
            (other, tile)
            for tile, meeting in self._meetings.items()
            for other in meeting.rough
            if order[other] < order[tile]
        )

    @cached_property
    def spoiled(self) -> tuple[Vertex, ...]:
        """The notches of the outline between opposite colours, which no tile can fill."""
        vertices = {(x + dx, y + dy) for x, y in self._cells for dx in (0, 1) for dy in (0, 1)}
        return tuple(vertex for vertex in sorted(vertices) if self._is_spoiled(vertex))

    def _is_spoiled(self, vertex: Vertex) -> bool:
        empty = [index for index, cell in enumerate(around(vertex)) if cell not in self._cells]
        if len(empty) != 1:
            return False
        (quadrant,) = empty
        cell = around(vertex)[quadrant]
        # The two sides of the cell at the vertex face the other quadrants.
        towards = DIRECTIONS[(quadrant + 2) % 4], DIRECTIONS[(quadrant + 3) % 4]
        one, other = (self._cells[beside(cell, side)][1][side.opposite.index] for side in towards)
        return one.opposite is other

    @cached_property
    def rings(self) -> tuple[Ring, ...]:
        """The rings, starting at the lower left."""
        dominoes = {
            (placement.x, placement.y, placement.direction.index % 2): placement.tile
            for placement in self.placements
        }
        centres = {beside(cell, direction) for cell in self._cells for direction in DIRECTIONS}
        return tuple(
            Ring((x, y), tiles)
            for x, y in sorted(centres - self._cells.keys())
            for wheel in PINWHEELS
            if len(
                tiles := tuple(
                    tile
                    for dx, dy, upright in wheel
                    if (tile := dominoes.get((x + dx, y + dy, upright)))
                )
            )
            == 4
        )

    @cached_property
    def corners(self) -> tuple[tuple[Tile, Tile], ...]:
        """The pairs of tiles that make an L."""
        order = {placement.tile: index for index, placement in enumerate(self.placements)}
        return tuple(
            (other, tile)
            for tile, meeting in self._meetings.items()
            for other in meeting.corners
            if order[other] < order[tile]
        )

    @cached_property
    def connected(self) -> bool:
        """True if every tile can be reached from every other over shared sides."""
        return len(_region(iter(self._cells), self._cells.__contains__)) == len(self._cells)

    @cached_property
    def holes(self) -> tuple[frozenset[Cell], ...]:
        """The groups of empty cells cut off from the outside, the largest first."""
        if not self._cells:
            return ()
        left, right = (f(x for x, _ in self._cells) for f in (min, max))
        low, high = (f(y for _, y in self._cells) for f in (min, max))

        def empty(cell: Cell) -> bool:
            inside = left - 1 <= cell[0] <= right + 1 and low - 1 <= cell[1] <= high + 1
            return inside and cell not in self._cells

        seen = _region(iter([(left - 1, low - 1)]), empty)
        found = []
        for x in range(left, right + 1):
            for y in range(low, high + 1):
                if (x, y) not in seen and empty((x, y)):
                    hole = _region(iter([(x, y)]), empty)
                    seen |= hole
                    found.append(frozenset(hole))
        return tuple(sorted(found, key=len, reverse=True))


def _is_node(vertex: Vertex, placement: Placement) -> bool:
    return (vertex[0] + vertex[1]) % 2 != placement.parity


def _across(one: Placement, other: Placement) -> bool:
    """Returns whether two tiles are perpendicular: if they touch, they make an L."""
    return (one.direction.index - other.direction.index) % 2 == 1


def _halves(placement: Placement) -> Iterator[Vertex]:
    """Yields the nodes of a tile, each as often as the tile covers a cell there."""
    node, left, right = placement.nodes
    yield from (node, node, left, right)


def _region(start: Iterator[Cell], inside: Callable[[Cell], bool]) -> set[Cell]:
    """Returns all cells that can be reached from the first one (flood fill)."""
    todo = [cell for cell in (next(start, None),) if cell is not None]
    seen = set(todo)
    while todo:
        cell = todo.pop()
        for direction in DIRECTIONS:
            if (near := beside(cell, direction)) not in seen and inside(near):
                seen.add(near)
                todo.append(near)
    return seen
