"""Doubles: a race for squares in which every tile must touch two others."""

from __future__ import annotations

from fourfold.pentaraduga.actions import Action, Lay
from fourfold.pentaraduga.figure import Figure
from fourfold.pentaraduga.lattice import Placement
from fourfold.pentaraduga.own_figures import most_squares
from fourfold.pentaraduga.racing import RaceOptions, RaceState, Racing
from fourfold.pentaraduga.tiles import TILES, Tile
from fourfold.play import Illegal, Offers, Seat

__all__ = ["Doubles", "DoublesPlus"]


class Doubles(Racing):
    """Doubles with the options of a table.

    A figure begins with two tiles that fit; every other touches two tiles at least. Two in a row
    without drawing earn a prize, the two of the start included.
    """

    game = "doubles"
    options: RaceOptions
    prize_row = 2

    def broken(
        self, before: Figure, placements: tuple[Placement, ...], after: Figure
    ) -> str | None:
        """A tile must be double; the first two need not."""
        expected = 1 if len(before) else 2
        if len(placements) != expected:
            raise Illegal("pentaraduga-count", expected=expected)
        if len(before) and not after.meeting(placements[0].tile).double:
            return "pentaraduga-not-double"
        return None

    def best(self, state: RaceState, seat: Seat) -> int:
        """All tiles that are not laid yet may still come to one figure."""
        left = sum(side.left for side in state.sides)
        return most_squares(len(state.figure(seat)) + left)

    def moves(
        self, state: RaceState, seat: Seat, placed: tuple[Placement, ...], tile: Tile
    ) -> Offers[Action]:
        """The first two tiles one after the other, then every tile where it is double."""
        figure = state.figure(seat)
        if not len(figure):
            return self.start_ways(state, seat, placed, tile)
        if placed or tile not in state.side(seat).hand:
            return Offers()
        return Offers(tuple(Lay((place,)) for place in figure.places(tile, double=True)))


class DoublesPlus(Doubles):
    """Doubles with all tiles."""

    game = "doubles+"
    tiles = TILES
    hand = 6
