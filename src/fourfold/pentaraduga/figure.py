"""Figures: tiles laid on the table, what they make, and where another tile fits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple, Unpack

from fourfold.pentaraduga.lattice import (
    DIRECTIONS,
    Cell,
    Direction,
    Placement,
    Sides,
    Vertex,
    around,
    beside,
)
from fourfold.pentaraduga.tiles import Recolouring, Tile
from fourfold.play import Malformed

if TYPE_CHECKING:
    from fourfold.pentaraduga.pictures import Wishes

__all__ = ["EMPTY", "PINWHEELS", "Figure", "Meeting", "Ring", "Symmetry"]

#: The side between two cells: one cell, and which of its sides.
Side = tuple[Cell, Direction]
#: How the outline may be symmetric: round its centre, by quarters, or in a mirror.
Symmetry = str


class Meeting(NamedTuple):
    """What a tile meets at a place: that is all the rules ask about."""

    #: The tiles it shares sides with, and how many sides with each.
    contacts: Counter[Tile]
    #: The sides where colours differ.
    clashes: tuple[Side, ...]
    #: The tiles whose diagonals end on vertices of the other parity.
    rough: tuple[Tile, ...]
    #: The nodes at which it completes a square.
    squares: tuple[Vertex, ...]
    #: The tiles it makes a corner with.
    corners: tuple[Tile, ...]

    @property
    def legal(self) -> bool:
        """Whether it touches, and fits wherever it touches."""
        return bool(self.contacts) and not self.clashes and not self.rough

    @property
    def full(self) -> bool:
        """Whether it makes a square."""
        return bool(self.squares)

    @property
    def double(self) -> bool:
        """Whether it touches two tiles at least."""
        return len(self.contacts) > 1


class Ring(NamedTuple):
    """Four tiles round an empty cell, each touching the next as in a pinwheel."""

    centre: Cell
    tiles: tuple[Tile, ...]


class Figure:
    """Tiles on the table, in the order in which they were laid; it never changes.

    Tiles may lie badly, or apart from each other, as they do while somebody is building; they only
    never lie on each other.

    >>> figure = Figure([Placement.parse("кОкВ@0,0"), Placement.parse("жОжН@0,-1")])
    >>> len(figure.squares), figure.clashes, figure.connected
    (1, (), True)
    >>> [str(place) for place in figure.places(Tile.ORO, full=True)]
    []
    >>> len(figure.places(Tile.ORO))
    4
    """

    def __init__(self, placements: Iterable[Placement] = ()) -> None:
        self.placements: tuple[Placement, ...] = ()
        self._cells: dict[Cell, tuple[Placement, Sides]] = {}
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
    def _covering(placement: Placement) -> dict[Cell, tuple[Placement, Sides]]:
        return {
            cell: (placement, sides)
            for cell, sides in zip(placement.cells, placement.sides, strict=True)
        }

    # What is there

    @cached_property
    def tiles(self) -> tuple[Tile, ...]:
        """The tiles, in the order in which they were laid."""
        return tuple(placement.tile for placement in self.placements)

    @property
    def cells(self) -> Collection[Cell]:
        """The covered cells."""
        return self._cells.keys()

    def __len__(self) -> int:
        return len(self.placements)

    def __iter__(self) -> Iterator[Placement]:
        return iter(self.placements)

    def __contains__(self, tile: object) -> bool:
        return any(placement.tile is tile for placement in self.placements)

    def __getitem__(self, tile: Tile) -> Placement:
        for placement in self.placements:
            if placement.tile is tile:
                return placement
        raise KeyError(tile)

    def at(self, cell: Cell) -> Tile | None:
        """The tile that covers a cell."""
        there = self._cells.get(cell)
        return there[0].tile if there else None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Figure) and self.placements == other.placements

    def __hash__(self) -> int:
        return hash(self.placements)

    def __repr__(self) -> str:
        return f"<Figure {' '.join(map(str, self.placements))}>"

    # Laying and taking

    def add(self, *placements: Placement) -> Figure:
        """With more tiles, well laid or not. Raises ``Malformed`` where one lies on another."""
        figure = Figure()
        figure.placements, figure._cells = self.placements, dict(self._cells)
        for placement in placements:
            figure._lay(placement)
        return figure

    def without(self, *tiles: Tile) -> Figure:
        """With these tiles taken away."""
        return Figure(placement for placement in self.placements if placement.tile not in tiles)

    def meets(self, placement: Placement) -> Meeting | None:
        """What a tile would meet there; nothing where it would lie on another."""
        cells = placement.cells
        if cells[0] in self._cells or cells[1] in self._cells:
            return None
        contacts: Counter[Tile] = Counter()
        clashes: list[Side] = []
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
        """Whether a placement covers what is missing round one of its nodes."""
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
        """Where a tile may be laid so that it fits, and is what is asked for; row by row.

        The first tile of a figure may lie anywhere: it is laid at the origin, apex up.
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
        """The places beside the figure whose parity occurs in it, from the lower left on."""
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

    # What it makes

    @cached_property
    def _meetings(self) -> dict[Tile, Meeting]:
        """What every tile meets among all the others."""
        found = {}
        for placement in self.placements:
            meeting = self.without(placement.tile).meets(placement)
            assert meeting
            found[placement.tile] = meeting
        return found

    def meeting(self, tile: Tile) -> Meeting:
        """What one of its tiles meets among the others.

        >>> figure = Figure([Placement.parse("кОкВ@0,0"), Placement.parse("жОжН@0,-1")])
        >>> figure.meeting(Tile.ROR).contacts
        Counter({<Tile.YOY: 'жОж'>: 2})
        """
        return self._meetings[tile]

    @cached_property
    def squares(self) -> tuple[Vertex, ...]:
        """The nodes with four covered cells round them, from the lower left on."""
        count = Counter(node for placement in self.placements for node in _halves(placement))
        return tuple(sorted(node for node, halves in count.items() if halves == 4))

    @cached_property
    def clashes(self) -> tuple[Side, ...]:
        """The sides between two tiles where the colours differ, each once."""
        return tuple(
            (cell, direction)
            for cell, (placement, sides) in self._cells.items()
            for direction in (Direction.UP, Direction.RIGHT)
            if (there := self._cells.get(beside(cell, direction)))
            and there[0] is not placement
            and there[1][direction.opposite.index] is not sides[direction.index]
        )

    @cached_property
    def clash_edges(self) -> tuple[tuple[Vertex, Vertex], ...]:
        """The same sides by their ends."""
        return tuple(_ends(*side) for side in self.clashes)

    @cached_property
    def rough(self) -> tuple[tuple[Tile, Tile], ...]:
        """The pairs of touching tiles whose diagonals end on vertices of different parity."""
        order = {tile: index for index, tile in enumerate(self.tiles)}
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
        # The two sides of the cell that meet at the vertex: those towards the other quadrants.
        towards = DIRECTIONS[(quadrant + 2) % 4], DIRECTIONS[(quadrant + 3) % 4]
        one, other = (self._cells[beside(cell, side)][1][side.opposite.index] for side in towards)
        return one.opposite is other

    @cached_property
    def rings(self) -> tuple[Ring, ...]:
        """The rings, from the lower left on."""
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
        order = {tile: index for index, tile in enumerate(self.tiles)}
        return tuple(
            (other, tile)
            for tile, meeting in self._meetings.items()
            for other in meeting.corners
            if order[other] < order[tile]
        )

    @cached_property
    def connected(self) -> bool:
        """Whether it is one figure: one can go from any tile to any other over shared sides."""
        return len(_region(iter(self._cells), self._cells.__contains__)) == len(self._cells)

    @property
    def clean(self) -> bool:
        """Whether it is one figure without clashes and rough joints."""
        return self.connected and not self.clashes and not self.rough

    @property
    def counted(self) -> int:
        """The squares less the clashes and rough joints, as Squares counts; never below 0.

        A figure in several parts counts nothing.
        """
        if not self.connected:
            return 0
        return max(0, len(self.squares) - len(self.clashes) - len(self.rough))

    @cached_property
    def holes(self) -> tuple[frozenset[Cell], ...]:
        """The empty cells that are cut off from the outside, the largest hole first."""
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

    @cached_property
    def symmetries(self) -> frozenset[Symmetry]:
        """How the outline is symmetric, whatever the tiles and colours within.

        >>> sorted(Figure([Placement.parse("кОкВ@0,0")]).symmetries)
        ['central', 'horizontal', 'vertical']
        """
        outline = _at_origin(self._cells)
        return frozenset(
            name
            for name, move in _MOVES.items()
            if _at_origin([move(x, y) for x, y in self._cells]) == outline
        )

    # The same figure, seen otherwise

    def moved(self, dx: int, dy: int) -> Figure:
        """Elsewhere on the table."""
        return Figure(placement.moved(dx, dy) for placement in self.placements)

    @property
    def at_origin(self) -> Figure:
        """Moved so that its first tile lies at 0,0.

        >>> Figure([Placement.parse("кОкВ@5,7")]).at_origin
        <Figure кОкВ@0,0>
        """
        if not self.placements:
            return self
        x, y = self.placements[0][2:]
        return self.moved(-x, -y)

    def grown(self, first: Tile, start: Figure | None = None) -> Figure:
        """Laid anew, to a start if there is one: from that tile on, every tile where it touches.

        >>> names = ["кОкВ@0,0", "оЖоВ@0,-2", "жОжН@0,-1"]
        >>> [str(tile) for tile in Figure(map(Placement.parse, names)).grown(Tile.ROR).tiles]
        ['кОк', 'жОж', 'оЖо']
        """
        laid = (start or Figure()).add(self[first])
        left = [placement for placement in self if placement.tile not in laid]
        left.sort(key=lambda placement: placement.tile.index)
        while left:
            for placement in left:
                if (meeting := laid.meets(placement)) and meeting.contacts:
                    laid = laid.add(placement)
                    left.remove(placement)
                    break
            else:
                return laid.add(*left)
        return laid

    def turned(self, quarters: int = 1) -> Figure:
        """With the table turned clockwise."""
        return Figure(placement.turned(quarters) for placement in self.placements)

    def mirrored(self) -> Figure:
        """In a mirror, where left is right."""
        return Figure(placement.mirrored() for placement in self.placements)

    def recoloured(self, recolouring: Recolouring) -> Figure:
        """In other colours."""
        return Figure(
            placement._replace(tile=recolouring(placement.tile)) for placement in self.placements
        )

    @property
    def canonical(self) -> Figure:
        """The same for all figures that differ only by a move, a turn or the order of laying.

        >>> figure = Figure([Placement.parse("кОкВ@0,0"), Placement.parse("жОжН@0,-1")])
        >>> figure.canonical == figure.moved(5, 2).turned(3).canonical
        True
        """
        if not self.placements:
            return self
        first = min(self.placements, key=lambda placement: placement.tile.index)
        upright = self.turned(-first.direction.index)
        x, y = upright[first.tile][2:]
        return Figure(
            sorted(upright.moved(-x, -y).placements, key=lambda placement: placement.tile.index)
        )

    def svg(self, **wishes: Unpack[Wishes]) -> str:
        """As a picture; the wishes are those of ``fourfold.pentaraduga.pictures.svg``.

        >>> Figure([Placement.parse("кОкВ@0,0")]).svg(names="ascii", size=80).count("rOr")
        1
        """
        from fourfold.pentaraduga.pictures import svg

        return svg(self, **wishes)


#: Nothing on the table.
EMPTY = Figure()


def _is_node(vertex: Vertex, placement: Placement) -> bool:
    return (vertex[0] + vertex[1]) % 2 != placement.parity


def _across(one: Placement, other: Placement) -> bool:
    """Whether two tiles stand across each other: those that touch so make an L."""
    return (one.direction.index - other.direction.index) % 2 == 1


def _halves(placement: Placement) -> Iterator[Vertex]:
    """The nodes of a tile, each as often as it covers a cell there."""
    node, left, right = placement.nodes
    yield from (node, node, left, right)


def _region(start: Iterator[Cell], inside: Callable[[Cell], bool]) -> set[Cell]:
    """All cells that can be reached from the first one."""
    todo = [cell for cell in (next(start, None),) if cell is not None]
    seen = set(todo)
    while todo:
        cell = todo.pop()
        for direction in DIRECTIONS:
            if (near := beside(cell, direction)) not in seen and inside(near):
                seen.add(near)
                todo.append(near)
    return seen


def _at_origin(cells: Collection[Cell]) -> set[Cell]:
    x, y = min(x for x, _ in cells), min(y for _, y in cells)
    return {(cell[0] - x, cell[1] - y) for cell in cells}


#: The moves of the plane that may leave an outline as it is.
_MOVES: dict[Symmetry, Callable[[int, int], Cell]] = {
    "central": lambda x, y: (-x, -y),
    "quarter": lambda x, y: (y, -x),
    "vertical": lambda x, y: (-x, y),
    "horizontal": lambda x, y: (x, -y),
    "rising": lambda x, y: (y, x),
    "falling": lambda x, y: (-y, -x),
}

#: The tiles of a ring from its centre: their lower left cells, and whether they stand upright.
PINWHEELS = (
    ((-1, 1, 0), (1, 0, 1), (0, -1, 0), (-1, -1, 1)),
    ((0, 1, 0), (1, -1, 1), (-1, -1, 0), (-1, 0, 1)),
)


def _ends(cell: Cell, direction: Direction) -> tuple[Vertex, Vertex]:
    """The ends of the upper or the right side of a cell."""
    x, y = cell
    other = (x, y + 1) if direction is Direction.UP else (x + 1, y)
    return other, (x + 1, y + 1)
