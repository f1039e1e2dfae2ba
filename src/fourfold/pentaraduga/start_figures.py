"""Start figures: what lies on the table before the first move, built tile by tile."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, TypeVar

from fourfold.pentaraduga.actions import Action, Lay
from fourfold.pentaraduga.copies import replace
from fourfold.pentaraduga.lattice import Placement
from fourfold.pentaraduga.rules import misfit
from fourfold.pentaraduga.tiles import Tile
from fourfold.pentaraduga.turns import Turns, TurnState
from fourfold.play import Illegal, Offers, Seat

__all__ = ["StartFigures"]

T = TypeVar("T", bound=TurnState)


class StartFigures(Turns[T]):
    """The base of games that say which tiles begin, and where; a single start tile is one, too."""

    #: The refusal of a start figure that is against the rules of the game.
    misbegun: ClassVar[str]

    # What a game says of itself

    def startable(self, state: T, seat: Seat, laid: Sequence[Placement]) -> tuple[Tile, ...]:
        """The tiles of which one comes next in a start figure."""
        raise NotImplementedError

    def start_places(
        self, state: T, seat: Seat, laid: Sequence[Placement], tile: Tile
    ) -> list[Placement]:
        """Where it may come."""
        raise NotImplementedError

    def stuck(self, state: T, seat: Seat) -> bool:
        """Whether a player can get no other tiles than he has."""
        raise NotImplementedError

    # What follows

    def begin(self, state: T, seat: Seat, placements: Sequence[Placement]) -> T:
        """Lays the tiles of a start figure; they must fit, whoever referees."""
        self.holding(state, seat)
        figure = state.figure
        for index, placement in enumerate(placements):
            tile = placement.tile
            if tile not in (tiles := self.startable(state, seat, placements[:index])):
                raise Illegal("pentaraduga-not-in-hand" if tiles else self.misbegun, tile=tile)
            if len(figure) and (broken := misfit(self.meet(figure, placement))):
                raise Illegal(broken, tile=tile)
            if placement not in self.start_places(state, seat, placements[:index], tile):
                raise Illegal(self.misbegun, tile=tile)
            figure = figure.add(placement)
        if not self.enough(state, seat, placements):
            raise Illegal("pentaraduga-start-more", laid=len(placements))
        return replace(state, figure=figure)

    def enough(self, state: T, seat: Seat, laid: Sequence[Placement]) -> bool:
        """Whether a start figure may stay like that.

        It may be short only where no other tile fits, and no exchange could help.
        """
        tiles = self.startable(state, seat, laid)
        if not tiles:
            return True
        return self.stuck(state, seat) and not self._longer(state, seat, len(laid) + 1)

    def _longer(self, state: T, seat: Seat, count: int, laid: tuple[Placement, ...] = ()) -> bool:
        """Whether so many tiles of a start figure can be laid."""
        return len(laid) == count or any(
            self._longer(state, seat, count, (*laid, place))
            for tile in self.startable(state, seat, laid)
            for place in self.start_places(state, seat, laid, tile)
        )

    def begun(
        self, state: T, seat: Seat, laid: tuple[Placement, ...], tile: Tile
    ) -> Offers[Action]:
        """How a start figure that was begun may go on with this tile."""
        if seat is not state.right or tile not in self.startable(state, seat, laid):
            return Offers()
        ways = [(*laid, place) for place in self.start_places(state, seat, laid, tile)]
        # Whether it is enough depends on how many tiles lie there, not on where.
        enough = bool(ways) and self.enough(state, seat, ways[0])
        return Offers(
            tuple(Lay(way) for way in ways if enough),
            tuple(Lay(way, more) for way in ways for more in self.startable(state, seat, way)),
        )
