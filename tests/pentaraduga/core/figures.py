"""Random figures, and a second representation of them: points with colours."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from fourfold.pentaraduga import DIRECTIONS, TILES, Colour, Direction, Figure, Placement, Tile
from fourfold.pentaraduga.core.figure import EMPTY

#: A point of the table in quarters of a cell, so that no point of interest lies on a border.
Point = tuple[int, int]


def clean_figure(chance: Random, count: int, tiles: tuple[Tile, ...] = TILES) -> Figure:
    """Returns a figure of well-laid tiles; fewer than ``count`` if no more fit."""
    figure = Figure()
    for tile in chance.sample(tiles, count):
        if places := figure.places(tile):
            figure = figure.add(chance.choice(places))
    return figure.moved(chance.randrange(-5, 6), chance.randrange(-5, 6))


def messy_figure(chance: Random, count: int) -> Figure:
    """Returns tiles laid at random in a small area."""
    figure = Figure()
    for tile in chance.sample(TILES, count):
        direction = chance.choice(DIRECTIONS)
        placement = Placement(tile, direction, chance.randrange(5), chance.randrange(5))
        if figure.meets(placement):
            figure = figure.add(placement)
    return figure


def built(chance: Random, tiles: Sequence[Tile], figure: Figure = EMPTY) -> Figure:
    """Returns a figure of all tiles, laid greedily for squares; a tile that never fits clashes."""
    for tile in chance.sample(tiles, len(tiles)):
        places = figure.places(tile) or [
            Placement(tile, Direction.UP, x, y + 1)
            for x, y in figure.cells
            if figure.meets(Placement(tile, Direction.UP, x, y + 1))
        ]
        figure = figure.add(max(places, key=lambda place: _squares(figure, place)))
    return figure


def _squares(figure: Figure, place: Placement) -> int:
    meeting = figure.meets(place)
    return len(meeting.squares) if meeting else 0


def scattered(chance: Random, tiles: Sequence[Tile]) -> Figure:
    """Returns some of the tiles, each apart from the others, as they may lie behind a screen."""
    some = chance.sample(tiles, chance.randint(0, len(tiles)))
    return Figure(
        Placement(tile, chance.choice(DIRECTIONS), 3 * index, chance.randrange(9))
        for index, tile in enumerate(some)
    )


def painted(figure: Figure) -> dict[Point, Colour]:
    """Returns the colour just inside the middle of every side of every covered cell.

    It is derived from the drawing of a tile alone: the diagonals decide whether a point lies in the
    big triangle.
    """
    return {point: colour for tile in figure for point, colour in _points(tile)}


def _points(placement: Placement) -> Iterator[tuple[Point, Colour]]:
    # The tile with its apex up: its base runs from (0, 0) to (8, 0), its apex is at (4, 4).
    for x, y in ((2, 1), (1, 2), (2, 3), (3, 2), (6, 1), (5, 2), (6, 3), (7, 2)):
        big = y < min(x, 8 - x)
        colour = placement.tile.big if big else (placement.tile.left, placement.tile.right)[x > 4]
        u, v = x - 4, y - 2
        for _ in range(placement.direction.index):
            u, v = v, -u
        lying = placement.direction.index % 2 == 0
        yield (
            (4 * placement.x + u + (4 if lying else 2), 4 * placement.y + v + (2 if lying else 4)),
            colour,
        )
