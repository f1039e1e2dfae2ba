"""Figures: tiles laid on the table, what they make, and where another tile fits."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple, Unpack

from fourfold.kernel import PentaFigure
from fourfold.pentaraduga.core.lattice import DIRECTIONS, Cell, Direction, Placement, Vertex
from fourfold.pentaraduga.core.tiles import TILES, Recolouring, Tile
from fourfold.play import Malformed

if TYPE_CHECKING:
    from fourfold.pentaraduga.core.pictures import DrawingOptions

__all__ = ["EMPTY", "Figure", "Meeting", "Ring", "Symmetry"]

#: The side between two cells: one cell, and which of its sides.
CellSide = tuple[Cell, Direction]
#: A symmetry of the outline: a half turn, a quarter turn or a reflection.
Symmetry = str


class Meeting(NamedTuple):
    """The contacts of a tile at a place: all that the rules ask about."""

    #: The tiles it shares sides with, and how many sides with each.
    contacts: Mapping[Tile, int]
    #: The sides where colours differ.
    clashes: tuple[CellSide, ...]
    #: The tiles whose diagonals end on vertices of the other parity.
    rough: tuple[Tile, ...]
    #: The nodes at which it completes a square.
    squares: tuple[Vertex, ...]
    #: The tiles it makes a corner with.
    corners: tuple[Tile, ...]

    @property
    def legal(self) -> bool:
        """True if it touches other tiles and fits all of them."""
        return bool(self.contacts) and not self.clashes and not self.rough

    @property
    def full(self) -> bool:
        """True if it completes a square."""
        return bool(self.squares)

    @property
    def double(self) -> bool:
        """True if it touches at least two tiles."""
        return len(self.contacts) > 1


class Ring(NamedTuple):
    """Four tiles round an empty cell, each touching the next as in a pinwheel."""

    centre: Cell
    tiles: tuple[Tile, ...]


class Figure:
    """An immutable figure: tiles on the table in the order in which they were laid.

    Tiles may clash or lie apart, as they do while somebody is building; they never overlap.

    >>> figure = Figure([Placement.parse("rOrU@0,0"), Placement.parse("yOyD@0,-1")])
    >>> len(figure.squares), figure.clashes, figure.connected
    (1, (), True)
    >>> [str(place) for place in figure.places(Tile.ORO, full=True)]
    []
    >>> len(figure.places(Tile.ORO))
    4
    """

    def __init__(self, placements: Iterable[Placement] = ()) -> None:
        self.placements = tuple(placements)
        #: In the order in which they were laid.
        self.tiles = tuple(placement.tile for placement in self.placements)
        self._kernel = PentaFigure(
            [(tile.index, direction.index, x, y) for tile, direction, x, y in self.placements]
        )
        if fault := self._kernel.fault:
            placement, other = (self.placements[number] for number in fault)
            if placement.tile is other.tile:
                raise Malformed("pentaraduga-tile-twice", tile=placement.tile)
            raise Malformed("pentaraduga-overlap", placement=str(placement), other=other.tile)

    # Contents

    @cached_property
    def cells(self) -> Collection[Cell]:
        """The covered cells."""
        return dict.fromkeys(cell for placement in self.placements for cell in placement.cells)

    def __len__(self) -> int:
        return len(self.placements)

    def __iter__(self) -> Iterator[Placement]:
        return iter(self.placements)

    def __contains__(self, tile: object) -> bool:
        return tile in self.tiles

    def __getitem__(self, tile: Tile) -> Placement:
        for placement in self.placements:
            if placement.tile is tile:
                return placement
        raise KeyError(tile)

    def at(self, cell: Cell) -> Tile | None:
        """Returns the tile that covers a cell, if any."""
        number = self._kernel.at(*cell)
        return self.tiles[number] if number >= 0 else None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Figure) and self.placements == other.placements

    def __hash__(self) -> int:
        return hash(self.placements)

    def __reduce__(self) -> tuple[type[Figure], tuple[tuple[Placement, ...]]]:
        return Figure, (self.placements,)

    def __repr__(self) -> str:
        return f"<Figure {' '.join(map(str, self.placements))}>"

    # Laying and taking away

    def add(self, *placements: Placement) -> Figure:
        """Returns the figure with more tiles, legal or not. Raises ``Malformed`` on an overlap."""
        return Figure(self.placements + placements) if placements else self

    def without(self, *tiles: Tile) -> Figure:
        """Returns the figure without these tiles."""
        if not any(tile in self for tile in tiles):
            return self
        return Figure(placement for placement in self.placements if placement.tile not in tiles)

    def meets(self, placement: Placement) -> Meeting | None:
        """Returns what a tile would meet there, or None if it would overlap another."""
        tile, direction, x, y = placement
        met = self._kernel.meets(tile.index, direction.index, x, y)
        return met and self._meeting(*met)

    def _meeting(
        self,
        contacts: list[tuple[int, int]],
        clashes: list[tuple[Cell, int]],
        rough: list[int],
        squares: list[Vertex],
        corners: list[int],
    ) -> Meeting:
        tiles = self.tiles
        return Meeting(
            {tiles[number]: sides for number, sides in contacts},
            _sides(clashes),
            tuple(tiles[number] for number in rough),
            tuple(squares),
            tuple(tiles[number] for number in corners),
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

        if touching is not None and touching not in self:
            return []
        squares = 2 if twice_full else int(full)
        number = -1 if touching is None else self.tiles.index(touching)
        found = self._kernel.places(tile.index, squares, double, corner, number)
        return [Placement(tile, DIRECTIONS[index], x, y) for index, x, y in found]

    def ring_moves(self, hand: Sequence[Tile]) -> list[tuple[Placement, ...]]:
        """Returns all legal moves that complete a ring, alone or with tiles of the figure.

        >>> figure = Figure(map(Placement.parse, ("oRoU@0,0", "oYoR@1,1")))
        >>> for move in figure.ring_moves((Tile.ROY, Tile.YGY)):
        ...     print(*move)
        yGyD@-1,2 rOyL@-1,0
        """
        found = self._kernel.ring_moves([tile.index for tile in hand])
        return [
            tuple(Placement(TILES[tile], DIRECTIONS[index], x, y) for tile, index, x, y in move)
            for move in found
        ]

    # Properties

    def meeting(self, tile: Tile) -> Meeting:
        """Returns what one of its tiles meets among the others.

        >>> figure = Figure([Placement.parse("rOrU@0,0"), Placement.parse("yOyD@0,-1")])
        >>> figure.meeting(Tile.ROR).contacts
        {<Tile.YOY: 'yOy'>: 2}
        """
        return self._meeting(*self._kernel.meeting(self.tiles.index(tile)))

    @cached_property
    def squares(self) -> tuple[Vertex, ...]:
        """The nodes with four covered cells round them, starting at the lower left."""
        return tuple(self._kernel.squares())

    @cached_property
    def clashes(self) -> tuple[CellSide, ...]:
        """The sides between two tiles where the colours differ, each listed once."""
        return _sides(self._kernel.clashes())

    @cached_property
    def clash_edges(self) -> tuple[tuple[Vertex, Vertex], ...]:
        """The clashes by the end points of their sides."""
        return tuple(_ends(*side) for side in self.clashes)

    @cached_property
    def rough(self) -> tuple[tuple[Tile, Tile], ...]:
        """The pairs of touching tiles whose diagonals end on vertices of different parity."""
        return self._pairs(self._kernel.rough())

    @cached_property
    def spoiled(self) -> tuple[Vertex, ...]:
        """The notches of the outline between opposite colours, which no tile can fill."""
        return tuple(self._kernel.spoiled())

    @cached_property
    def rings(self) -> tuple[Ring, ...]:
        """The rings, starting at the lower left."""
        return tuple(
            Ring(centre, tuple(self.tiles[number] for number in numbers))
            for centre, numbers in self._kernel.wheels()
        )

    @cached_property
    def corners(self) -> tuple[tuple[Tile, Tile], ...]:
        """The pairs of tiles that make an L."""
        return self._pairs(self._kernel.corners())

    def _pairs(self, found: list[tuple[int, int]]) -> tuple[tuple[Tile, Tile], ...]:
        return tuple((self.tiles[one], self.tiles[other]) for one, other in found)

    @cached_property
    def connected(self) -> bool:
        """True if every tile can be reached from every other over shared sides."""
        return self._kernel.connected()

    @cached_property
    def parts(self) -> tuple[frozenset[Tile], ...]:
        """The connected components; the one with the tile laid last comes last."""
        return tuple(
            frozenset(self.tiles[number] for number in part) for part in self._kernel.parts()
        )

    @cached_property
    def loose(self) -> tuple[Tile, ...]:
        """The tiles whose removal leaves the others connected."""
        return tuple(self.tiles[number] for number in self._kernel.loose())

    @property
    def clean(self) -> bool:
        """True if it is connected and has neither clashes nor rough joints."""
        return self.connected and not self.clashes and not self.rough

    @property
    def counted(self) -> int:
        """The squares minus the clashes and rough joints, as Squares counts them; at least 0.

        A figure that is not connected counts 0.
        """
        if not self.connected:
            return 0
        return max(0, len(self.squares) - len(self.clashes) - len(self.rough))

    @cached_property
    def holes(self) -> tuple[frozenset[Cell], ...]:
        """The groups of empty cells cut off from the outside, the largest first."""
        return tuple(sorted(map(frozenset, self._kernel.holes()), key=len, reverse=True))

    @cached_property
    def symmetries(self) -> frozenset[Symmetry]:
        """The symmetries of the outline, whatever the tiles and colours within.

        >>> sorted(Figure([Placement.parse("rOrU@0,0")]).symmetries)
        ['central', 'horizontal', 'vertical']
        """
        outline = _at_origin(self.cells)
        return frozenset(
            name
            for name, move in _MOVES.items()
            if _at_origin([move(x, y) for x, y in self.cells]) == outline
        )

    # Transformations

    def moved(self, dx: int, dy: int) -> Figure:
        """Returns the figure translated by a vector."""
        return Figure(placement.moved(dx, dy) for placement in self.placements)

    @property
    def at_origin(self) -> Figure:
        """The figure translated so that its first tile lies at 0,0.

        >>> Figure([Placement.parse("rOrU@5,7")]).at_origin
        <Figure rOrU@0,0>
        """
        if not self.placements:
            return self
        x, y = self.placements[0][2:]
        return self.moved(-x, -y)

    def grown(self, first: Tile, start: Figure | None = None) -> Figure:
        """Returns the figure reordered: from ``first`` on, every tile touches an earlier one.

        With ``start``, a tile may touch that figure instead.

        >>> names = ["rOrU@0,0", "oYoU@0,-2", "yOyD@0,-1"]
        >>> [str(tile) for tile in Figure(map(Placement.parse, names)).grown(Tile.ROR).tiles]
        ['rOr', 'yOy', 'oYo']
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
        """Returns the figure turned clockwise by quarter turns."""
        return Figure(placement.turned(quarters) for placement in self.placements)

    def mirrored(self) -> Figure:
        """Returns the figure reflected: left becomes right."""
        return Figure(placement.mirrored() for placement in self.placements)

    def recoloured(self, recolouring: Recolouring) -> Figure:
        """Returns the figure in other colours."""
        return Figure(
            placement._replace(tile=recolouring(placement.tile)) for placement in self.placements
        )

    @property
    def canonical(self) -> Figure:
        """The canonical form: equal for figures that differ by translation, turn or order only.

        >>> figure = Figure([Placement.parse("rOrU@0,0"), Placement.parse("yOyD@0,-1")])
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

    def svg(self, **options: Unpack[DrawingOptions]) -> str:
        """Returns the figure as SVG; takes the options of ``core.pictures.svg``.

        >>> Figure([Placement.parse("rOrU@0,0")]).svg(names="cyrillic").count("кОк")
        1
        """
        from fourfold.pentaraduga.core.pictures import svg

        return svg(self, **options)


#: The empty figure.
EMPTY = Figure()


def _sides(found: list[tuple[Cell, int]]) -> tuple[CellSide, ...]:
    return tuple((cell, DIRECTIONS[index]) for cell, index in found)


def _at_origin(cells: Collection[Cell]) -> set[Cell]:
    x, y = min(x for x, _ in cells), min(y for _, y in cells)
    return {(cell[0] - x, cell[1] - y) for cell in cells}


#: The isometries of the plane that may map an outline to itself.
_MOVES: dict[Symmetry, Callable[[int, int], Cell]] = {
    "central": lambda x, y: (-x, -y),
    "quarter": lambda x, y: (y, -x),
    "vertical": lambda x, y: (-x, y),
    "horizontal": lambda x, y: (x, -y),
    "rising": lambda x, y: (y, x),
    "falling": lambda x, y: (-y, -x),
}


def _ends(cell: Cell, direction: Direction) -> tuple[Vertex, Vertex]:
    """Returns the end points of the upper or right side of a cell."""
    x, y = cell
    other = (x, y + 1) if direction is Direction.UP else (x + 1, y)
    return other, (x + 1, y + 1)
