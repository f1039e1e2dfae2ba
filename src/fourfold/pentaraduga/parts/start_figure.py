"""Start figures: what lies on the table before the first move, built tile by tile."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from fourfold.pentaraduga.core.actions import Action, Lay
from fourfold.pentaraduga.core.figure import Figure
from fourfold.pentaraduga.core.lattice import Placement, Placements
from fourfold.pentaraduga.core.laying import misfit, require_meeting
from fourfold.pentaraduga.core.tiles import Tile
from fourfold.play import Illegal, Offers

__all__ = ["StartFigure"]


class StartFigure(msgspec.Struct, frozen=True):
    """The rules of a start figure, which may be a single tile.

    >>> from fourfold.pentaraduga.core.laying import first_places
    >>> start = StartFigure(
    ...     figure=Figure(),
    ...     next_tiles=lambda laid: () if laid else (Tile.ORO,),
    ...     places=lambda laid, tile: first_places(tile),
    ...     is_stuck=False,
    ...     code="pentaraduga-start-claims",
    ... )
    >>> start.built((Placement.parse("oRoU@0,0"),))
    <Figure oRoU@0,0>
    """

    #: The figure that lies on the table already.
    figure: Figure
    #: The tiles that may come next; none once it is complete.
    next_tiles: Callable[[Placements], tuple[Tile, ...]]
    #: The places of the next tile.
    places: Callable[[Placements, Tile], list[Placement]]
    #: Whether the player cannot get other tiles.
    is_stuck: bool
    #: The error code for a start figure against the rules of the game.
    code: str

    def built(self, placements: Placements) -> Figure:
        """Returns the figure with these tiles. Raises ``Illegal``, with either referee."""
        figure = self.figure
        for index, placement in enumerate(placements):
            laid, tile = placements[:index], placement.tile
            if tile not in (tiles := self.next_tiles(laid)):
                raise Illegal("pentaraduga-not-in-hand" if tiles else self.code, tile=tile)
            if len(figure) and (broken := misfit(require_meeting(figure, placement))):
                raise Illegal(broken, tile=tile)
            if placement not in self.places(laid, tile):
                raise Illegal(self.code, tile=tile)
            figure = figure.add(placement)
        if not self.is_enough(placements):
            raise Illegal("pentaraduga-start-more", laid=len(placements))
        return figure

    def is_enough(self, laid: Placements) -> bool:
        """Returns whether a start figure is complete.

        It may be short only if no other tile fits and the player cannot get others.
        """
        if not self.next_tiles(laid):
            return True
        return self.is_stuck and not self._can_be(len(laid) + 1, ())

    def _can_be(self, count: int, laid: Placements) -> bool:
        """Returns whether ``count`` tiles can be laid."""
        return len(laid) == count or any(
            self._can_be(count, (*laid, place))
            for tile in self.next_tiles(laid)
            for place in self.places(laid, tile)
        )

    def continuations(self, laid: Placements, tile: Tile) -> Offers[Action]:
        """Returns the ways to continue a begun start figure with a tile."""
        if tile not in self.next_tiles(laid):
            return Offers()
        longer = [(*laid, place) for place in self.places(laid, tile)]
        # It depends on the number of tiles, not on their places.
        is_enough = bool(longer) and self.is_enough(longer[0])
        return Offers(
            tuple(Lay(start) for start in longer if is_enough),
            tuple(Lay(start, more) for start in longer for more in self.next_tiles(start)),
        )
