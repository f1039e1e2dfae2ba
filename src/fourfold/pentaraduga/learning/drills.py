"""Drills: quick questions about where a tile fits and which tiles are out of sight."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Literal

import msgspec

from fourfold.pentaraduga.core.figure import EMPTY, Figure
from fourfold.pentaraduga.core.lattice import Placement
from fourfold.pentaraduga.core.tiles import FIVE_COLOURS, Tile

__all__ = ["Fit", "Unseen", "fit", "unseen"]

#: The number of answers to choose from.
OFFERED_ANSWERS = 4


class Fit(msgspec.Struct, frozen=True, tag="fit"):
    """Asks at which of these places the tile fits, or is full."""

    figure: tuple[Placement, ...]
    tile: Tile
    want: Literal["fits", "full"]
    places: tuple[Placement, ...]
    answer: int


class Unseen(msgspec.Struct, frozen=True, tag="unseen"):
    """Asks which of these tiles is neither on the table nor in the hand."""

    figure: tuple[Placement, ...]
    hand: tuple[Tile, ...]
    tiles: tuple[Tile, ...]
    answer: int


def fit(chance: Random) -> Fit:
    """Returns a question about places: one of four fits, or four fit and one of them is full.

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
    """Returns a right place and wrong ones without overlaps; nothing if there are too few."""
    if not right:
        return []
    chosen = [chance.choice(right)]
    for place in chance.sample(wrong, len(wrong)):
        covered = {cell for other in chosen for cell in other.cells}
        if len(chosen) < OFFERED_ANSWERS and covered.isdisjoint(place.cells):
            chosen.append(place)
    return chosen if len(chosen) == OFFERED_ANSWERS else []


def _near_misses(figure: Figure, tile: Tile) -> Iterator[Placement]:
    """Yields places where another tile would fit, but not this one."""
    taken = {place._replace(tile=tile) for other in FIVE_COLOURS for place in figure.places(other)}
    for place in sorted(taken, key=lambda place: (place.y, place.x, place.direction.index)):
        meeting = figure.meets(place)
        if meeting and meeting.clashes:
            yield place


def unseen(chance: Random) -> Unseen:
    """Returns a question about the tiles of a five-colour game.

    >>> question = unseen(Random(1))
    >>> seen = {place.tile for place in question.figure} | {*question.hand}
    >>> [tile in seen for tile in question.tiles].count(False)
    1
    """
    figure, rest = _grown(chance, chance.randint(6, 10))
    hand, hidden = rest[:2], rest[2:]
    missing = chance.choice(hidden)
    tiles = [missing, *chance.sample([*figure.tiles, *hand], OFFERED_ANSWERS - 1)]
    chance.shuffle(tiles)
    return Unseen(figure.placements, hand, tuple(tiles), tiles.index(missing))


def _grown(chance: Random, count: int) -> tuple[Figure, tuple[Tile, ...]]:
    """Returns a figure of ``count`` tiles as it arises in play, and the remaining tiles."""
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
