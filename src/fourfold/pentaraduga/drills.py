"""Questions that train the eye: where a tile fits, and which tiles are not in sight."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Literal

import msgspec

from fourfold.pentaraduga.figure import EMPTY, Figure
from fourfold.pentaraduga.lattice import Placement
from fourfold.pentaraduga.tiles import FIVE_COLOURS, Tile

__all__ = ["Fit", "Unseen", "fit", "unseen"]

#: How many answers there are to choose from.
CHOICES = 4


class Fit(msgspec.Struct, frozen=True, tag="fit"):
    """Asks which one of these places takes the tile, or makes it full."""

    figure: tuple[Placement, ...]
    tile: Tile
    want: Literal["fits", "full"]
    places: tuple[Placement, ...]
    answer: int


class Unseen(msgspec.Struct, frozen=True, tag="unseen"):
    """Asks which one of these tiles is neither on the table nor in one's hand."""

    figure: tuple[Placement, ...]
    hand: tuple[Tile, ...]
    tiles: tuple[Tile, ...]
    answer: int


def fit(chance: Random) -> Fit:
    """A question about places. All of them fit where one is full; otherwise only one fits.

    >>> question = fit(Random(1))
    >>> figure = Figure(question.figure)
    >>> fitting = [bool(figure.meets(place).legal) for place in question.places]
    >>> fitting.count(True) == (1 if question.want == "fits" else 4)
    True
    """
    while True:
        want: Literal["fits", "full"] = chance.choice(("fits", "full"))
        figure, rest = _grown(chance, chance.randint(3, 7))
        for tile in rest:
            places = figure.places(tile)
            full = figure.places(tile, full=True)
            if want == "full":
                right, wrong = full, [place for place in places if place not in full]
            else:
                right, wrong = places, list(_near_misses(figure, tile))
            if chosen := _apart(chance, right, wrong):
                answer = chosen[0]
                chance.shuffle(chosen)
                return Fit(figure.placements, tile, want, tuple(chosen), chosen.index(answer))


def _apart(chance: Random, right: list[Placement], wrong: list[Placement]) -> list[Placement]:
    """A right place and wrong ones, none of which overlap; nothing where there are too few."""
    if not right:
        return []
    chosen = [chance.choice(right)]
    for place in chance.sample(wrong, len(wrong)):
        covered = {cell for other in chosen for cell in other.cells}
        if len(chosen) < CHOICES and covered.isdisjoint(place.cells):
            chosen.append(place)
    return chosen if len(chosen) == CHOICES else []


def _near_misses(figure: Figure, tile: Tile) -> Iterator[Placement]:
    """Places that other tiles would take, and this one would not."""
    taken = {place._replace(tile=tile) for other in FIVE_COLOURS for place in figure.places(other)}
    for place in sorted(taken, key=lambda place: (place.y, place.x, place.direction.index)):
        meeting = figure.meets(place)
        if meeting and meeting.clashes:
            yield place


def unseen(chance: Random) -> Unseen:
    """A question about the tiles of a game with five colours.

    >>> question = unseen(Random(1))
    >>> seen = {place.tile for place in question.figure} | {*question.hand}
    >>> [tile in seen for tile in question.tiles].count(False)
    1
    """
    figure, rest = _grown(chance, chance.randint(6, 10))
    hand, hidden = rest[:2], rest[2:]
    missing = chance.choice(hidden)
    tiles = [missing, *chance.sample([*figure.tiles, *hand], CHOICES - 1)]
    chance.shuffle(tiles)
    return Unseen(figure.placements, hand, tuple(tiles), tiles.index(missing))


def _grown(chance: Random, count: int) -> tuple[Figure, tuple[Tile, ...]]:
    """A figure of so many tiles as it comes about in play, and the tiles that are left."""
    rest = chance.sample(FIVE_COLOURS, len(FIVE_COLOURS))
    figure = EMPTY
    while len(figure) < count:
        for tile in rest:
            if places := figure.places(tile):
                full = figure.places(tile, full=True)
                figure = figure.add(chance.choice(full or places))
                rest.remove(tile)
                break
    return figure, tuple(rest)
