"""Hints: steps towards an answer, each of which tells a little more than the one before.

Hints lead to the answer that is nearest to what the player has built, and skip the tiles that
already lie right.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from fourfold.pentaraduga.core.figure import EMPTY, Figure
from fourfold.pentaraduga.core.lattice import Direction, Placement, Vertex
from fourfold.pentaraduga.core.tiles import Colour, Tile
from fourfold.pentaraduga.solving.problems import Problem

__all__ = ["HINT_STEPS", "Hint", "hint", "square_colours"]

#: The colours of the squares; two tiles that belong together; how they lie; a third tile.
HINT_STEPS = 4


class Hint(NamedTuple):
    """One step; only the fields that belong to it are set."""

    step: int
    #: The number of squares by colour.
    colours: Counter[Colour] | None = None
    #: Tiles that lie beside each other.
    tiles: tuple[Tile, ...] = ()
    #: Those tiles as they lie, with the start if there is one.
    figure: Figure = EMPTY


def hint(problem: Problem, step: int, tried: Figure = EMPTY) -> Hint:
    """Returns a step, counted from 1, for a player who has built ``tried``.

    >>> from fourfold.pentaraduga.solving.problems import PROBLEMS
    >>> problem = PROBLEMS["squares-1"]
    >>> hint(problem, 1).colours
    Counter({<Colour.ORANGE: 'o'>: 2, <Colour.YELLOW: 'y'>: 2})
    >>> [str(tile) for tile in hint(problem, 2).tiles]
    ['oRo', 'oYo']
    >>> len(hint(problem, 3).figure), len(hint(problem, 4).figure)
    (2, 3)
    """
    answer = max(problem.answers, key=lambda one: _agreement(one, tried))
    if step == 1:
        return Hint(step, colours=square_colours(answer))
    start = problem.start
    together = list(_pair(answer, start, tried))
    if step == 2:
        return Hint(step, tiles=tuple(together))
    shown = Figure([*start, *(answer[tile] for tile in together if tile not in start)])
    for _ in range(step - 3):
        shown = shown.add(*_next(answer, shown))
    laid = tuple(tile for tile in shown.tiles if tile not in start)
    return Hint(step, tiles=laid, figure=shown)


def square_colours(figure: Figure) -> Counter[Colour]:
    """Returns the number of squares of a clean figure by colour.

    >>> figure = Figure([Placement.parse("rOrU@0,0"), Placement.parse("yOyD@0,-1")])
    >>> square_colours(figure)
    Counter({<Colour.ORANGE: 'o'>: 1})
    """
    colours: dict[Vertex, Colour] = {}
    for placement in figure:
        left, big, right = placement.tile.colours
        colours.update(zip(placement.nodes, (big, left, right), strict=True))
    return Counter(colours[node] for node in figure.squares)


def _agreement(answer: Figure, tried: Figure) -> int:
    """Returns how many pairs of tiles have the same relative position as in the answer."""
    return sum(_agrees(answer, tried, pair) for pair in combinations(tried.tiles, 2))


def _agrees(answer: Figure, tried: Figure, pair: Sequence[Tile]) -> bool:
    if not all(tile in answer and tile in tried for tile in pair):
        return False
    return _relation(answer, *pair) == _relation(tried, *pair)


def _relation(figure: Figure, one: Tile, other: Tile) -> tuple[Direction, int, int]:
    """Returns the position of a tile relative to another whose apex is turned up."""
    quarters = -figure[one].direction.index
    origin, seen = figure[one].turned(quarters), figure[other].turned(quarters)
    return seen.direction, seen.x - origin.x, seen.y - origin.y


def _pair(answer: Figure, start: Figure, tried: Figure) -> tuple[Tile, Tile]:
    """Returns the closest pair of tiles in the answer that does not lie right yet."""

    def closeness(pair: tuple[Tile, Tile]) -> tuple[bool, bool, int]:
        one, other = pair
        base_to_base = answer[one].node == answer[other].node
        return not _agrees(answer, tried, pair), base_to_base, answer.meeting(one).contacts[other]

    return max(
        (
            pair
            for pair in combinations(answer.tiles, 2)
            if pair[1] in answer.meeting(pair[0]).contacts
            and not all(tile in start for tile in pair)
        ),
        key=closeness,
    )


def _next(answer: Figure, shown: Figure) -> list[Placement]:
    """Returns the remaining tile of the answer with the most contacts to ``shown``, if any."""

    def contacts(placement: Placement) -> int:
        meeting = shown.meets(placement)
        return sum(meeting.contacts.values()) if meeting else 0

    left = [placement for placement in answer if placement.tile not in shown]
    return [max(left, key=contacts)] if left else []
