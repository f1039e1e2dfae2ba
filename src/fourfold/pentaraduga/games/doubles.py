"""Doubles: a race for squares in which every tile must touch two others.

Each player lays a figure of their own. It begins with two tiles that fit; every other tile touches
at least two tiles. Two in a row without drawing earn a prize, including the two of the start.
"""

from __future__ import annotations

from fourfold.pentaraduga.bots.racing import DoublesMind
from fourfold.pentaraduga.core.actions import Action, Lay
from fourfold.pentaraduga.core.figure import Figure, Meeting
from fourfold.pentaraduga.core.lattice import Placement
from fourfold.pentaraduga.core.laying import mark_full
from fourfold.pentaraduga.core.tiles import Tile
from fourfold.pentaraduga.parts.own_figures import most_squares, start_pairs
from fourfold.pentaraduga.rules.annotations import Count, counted
from fourfold.pentaraduga.rules.describe import describe
from fourfold.pentaraduga.rules.race_rules import RaceOptions, RaceRules, RaceState, RaceView
from fourfold.play import Illegal, Offers, Seat

__all__ = ["EMBLEM", "GAME", "Doubles"]

#: The figure that stands for the game and its variant.
EMBLEM = "oYgU@1,3 yOyR@1,1 yOrU@2,2 rOyD@2,1 gYoD@1,0 rOrL@0,1"


class Doubles(RaceRules):
    """Doubles with the options of a table."""

    game = "doubles"
    prize_row = 2

    def broken(
        self, before: Figure, placements: tuple[Placement, ...], after: Figure
    ) -> str | None:
        """Returns the code of a broken rule: a tile must be double, except the first two."""
        expected = 1 if len(before) else 2
        if len(placements) != expected:
            raise Illegal("pentaraduga-count", expected=expected)
        if len(before) and not after.meeting(placements[0].tile).double:
            return "pentaraduga-not-double"
        return None

    def next_places(
        self, figure: Figure, hand: tuple[Tile, ...], placed: tuple[Placement, ...], tile: Tile
    ) -> Offers[Action]:
        """Returns the start of two tiles, and after it the places where a tile is double."""
        if not len(figure):
            return start_pairs(hand, placed, tile)
        if placed or tile not in hand:
            return Offers()
        return Offers(tuple(Lay((place,)) for place in figure.places(tile, double=True)))

    def mark(
        self, figure: Figure, seat: Seat, placement: Placement, meeting: Meeting | None
    ) -> str:
        """Returns a mark for a tile that makes a square."""
        return mark_full(meeting)

    def points(self, figure: Figure) -> int:
        """Returns the squares minus the faults."""
        return figure.counted

    def count(self, figure: Figure) -> Count:
        """Returns the squares and the faults."""
        return counted(figure, self.points(figure))

    def most_points(self, state: RaceState, seat: Seat) -> int:
        """Returns a bound: all tiles that are not laid yet may go to one figure."""
        left = sum(side.left for side in state.sides)
        return most_squares(len(state.figure(seat)) + left)


GAME = describe(
    Doubles,
    options=RaceOptions,
    view=RaceView,
    style="race",
    age=12,
    chapter=6,
    mind=DoublesMind,
    page="doubles",
    emblem=EMBLEM,
)
