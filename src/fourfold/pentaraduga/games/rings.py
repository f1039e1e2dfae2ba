"""Rings: a race in which tiles make corners, and four of them a ring worth four points.

Each player lays a figure of their own. It begins with a corner or a ring. A tile must be double and
make a corner; or several tiles complete a ring with the figure, or make one beside it, and fit
wherever they touch. Three in a row without drawing earn a prize.
"""

from __future__ import annotations

from fourfold.pentaraduga.bots.racing import RingsMind
from fourfold.pentaraduga.core.actions import Action, Lay
from fourfold.pentaraduga.core.figure import Figure, Meeting
from fourfold.pentaraduga.core.lattice import Placement
from fourfold.pentaraduga.core.laying import mark_full
from fourfold.pentaraduga.core.tiles import Tile
from fourfold.pentaraduga.parts.own_figures import first_tiles
from fourfold.pentaraduga.rules.annotations import Count, counted
from fourfold.pentaraduga.rules.describe import describe
from fourfold.pentaraduga.rules.race_rules import RaceOptions, RaceRules, RaceState, RaceView
from fourfold.play import Illegal, Offers, Seat

__all__ = ["EMBLEM", "GAME", "Rings"]

#: Two rings that share a tile: they stand for the game and its variant.
EMBLEM = "oRoD@2,0 oYgL@4,0 yGyU@3,2 yOrR@2,1 yGbD@1,3 gBgL@0,2 gYoU@0,1 bGbU@1,4"


class Rings(RaceRules):
    """Rings with the options of a table."""

    game = "rings"
    prize_row = 3
    #: The points of a ring.
    ring_points = 4
    #: The most points of a figure.
    most = 17

    def broken(
        self, before: Figure, placements: tuple[Placement, ...], after: Figure
    ) -> str | None:
        """Returns the code of a broken rule: a tile must be double and make a corner, or a ring."""
        tiles = {placement.tile for placement in placements}
        if len(tiles) == 1 and len(before):
            meeting = after.meeting(placements[0].tile)
            if not meeting.double:
                return "pentaraduga-not-double"
            return None if meeting.corners else "pentaraduga-no-corner"
        if len(tiles) == 2 and not len(before):
            return None if after.corners else "pentaraduga-no-corner"
        if not any(tiles <= set(ring.tiles) for ring in after.rings):
            raise Illegal("pentaraduga-no-ring")
        return None

    def next_places(
        self, figure: Figure, hand: tuple[Tile, ...], placed: tuple[Placement, ...], tile: Tile
    ) -> Offers[Action]:
        """Returns the corners, and the rings tile by tile."""
        laid = {placement.tile for placement in placed}
        if tile in laid or not laid | {tile} <= set(hand):
            return Offers()
        if not len(figure) and not placed:
            return Offers(begun=tuple(first_tiles(tile, hand)))
        # At the start, the first tile is the figure that the others extend to a corner or a ring.
        starts = not len(figure)
        base, done = (Figure(placed[:1]), placed[1:]) if starts else (figure, placed)
        left = tuple(other for other in hand if other not in base)
        corners = [] if done else base.places(tile, double=not starts, corner=True)
        actions = {Lay((*placed, place)): None for place in corners}
        begun: dict[Lay, None] = {}
        for ring in base.ring_moves(left):
            if (starts and len(ring) != 3) or not set(done) <= set(ring):
                continue
            for place in ring:
                if place.tile is tile:
                    missing = [p.tile for p in ring if p is not place and p not in done]
                    longer = (*placed, place)
                    if not missing:
                        actions[Lay(longer)] = None
                    begun.update((Lay(longer, tile=other), None) for other in missing)
        return Offers(tuple(actions), tuple(begun))

    def mark(
        self, figure: Figure, seat: Seat, placement: Placement, meeting: Meeting | None
    ) -> str:
        """Returns a mark for a tile that makes a ring or a square."""
        ring = len(figure.add(placement).rings) > len(figure.rings)
        return "ring" if ring else mark_full(meeting)

    def points(self, figure: Figure) -> int:
        """Returns the points of squares and rings minus the faults."""
        made = len(figure.squares) + self.ring_points * len(figure.rings)
        return max(0, made - len(figure.clashes) - len(figure.rough))

    def count(self, figure: Figure) -> Count:
        """Returns the squares, the rings and the faults."""
        rings = tuple(ring.centre for ring in figure.rings)
        return counted(figure, self.points(figure), rings=rings)

    def most_points(self, state: RaceState, seat: Seat) -> int:
        """Returns the most points of any figure."""
        return self.most


GAME = describe(
    Rings,
    options=RaceOptions,
    view=RaceView,
    style="race",
    age=12,
    chapter=7,
    mind=RingsMind,
    page="rings",
    emblem=EMBLEM,
)
