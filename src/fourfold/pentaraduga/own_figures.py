"""What games in which everybody lays a figure of his own share, with turns or without.

Both figures lie open. An exchange is direct: a tile goes closed to the end of the partner's stock,
and the first of one's own comes for it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import isqrt
from typing import Any, Self, TypeVar

from fourfold.pentaraduga.actions import Action, Exchange, Lay
from fourfold.pentaraduga.aids import Count, counted
from fourfold.pentaraduga.copies import replace
from fourfold.pentaraduga.figure import EMPTY, Figure
from fourfold.pentaraduga.lattice import DIRECTIONS, Direction, Placement
from fourfold.pentaraduga.options import Deal
from fourfold.pentaraduga.rules import PentaradugaRules, State, decided, faces
from fourfold.pentaraduga.sides import with_side
from fourfold.pentaraduga.tiles import Tile
from fourfold.play import SEATS, Event, Illegal, Offers, Outcome, Seat

__all__ = ["OwnFigures", "OwnState", "joined", "most_squares"]


@dataclass(frozen=True, kw_only=True)
class OwnState(State):
    """A game with two figures under way."""

    figures: tuple[Figure, Figure] = (EMPTY, EMPTY)
    #: In a state to go back to: with which tiles of the hand a rule is about to be broken.
    wrong: tuple[Tile, ...] = ()

    def figure(self, seat: Seat) -> Figure:
        """The figure of a player."""
        return self.figures[seat.index]

    def with_figure(self, seat: Seat, figure: Figure) -> Self:
        """With one figure changed."""
        return replace(self, figures=with_side(self.figures, seat, figure))


O = TypeVar("O", bound=OwnState)  # noqa: E741


class OwnFigures(PentaradugaRules[O]):
    """The base of games with two figures."""

    def broken(
        self, before: Figure, placements: tuple[Placement, ...], after: Figure
    ) -> str | None:
        """Which rule of this game it breaks to lay tiles so, beside those of all games."""
        raise NotImplementedError

    def points(self, figure: Figure) -> int:
        """What a figure is worth: its squares, less what is laid wrongly in it."""
        return figure.counted

    def counting(self, figure: Figure) -> Count:
        """What a figure makes, and where."""
        return counted(figure, self.points(figure))

    def best(self, state: O, seat: Seat) -> int:
        """The most that a player's figure can still come to."""
        raise NotImplementedError

    def forfeit(self, state: O, seat: Seat, reason: str) -> Outcome:
        """Giving up costs all that the partner's figure can still come to: it saves no point."""
        points = max(1, self.best(state, seat.other))
        return decided(with_side((0, 0), seat.other, points), reason)

    # What may be done

    def given_figures(self, deal: Deal) -> tuple[Figure, Figure]:
        """The figures with which a deal begins."""
        a, b = map(Figure, deal.figures)
        return a, b

    def exchanged(self, state: O, seat: Seat, tile: Tile) -> O:
        """A tile goes to the end of the partner's stock, the first of the own one is taken."""
        taken, side = state.side(seat).without(tile).robbed()
        state = state.with_side(seat, side.taking(taken))
        return state.with_side(seat.other, state.side(seat.other).stocked((tile,)))

    def robbing(self, state: O, seat: Seat) -> O:
        """The first tile of the partner's stock is taken, as a prize."""
        tile, partner = state.side(seat.other).robbed()
        state = state.with_side(seat.other, partner)
        return state.with_side(seat, state.side(seat).taking(tile))

    def laid(self, state: O, seat: Seat, placements: tuple[Placement, ...]) -> O:
        """Tiles of the hand are laid in the own figure."""
        tiles = tuple(placement.tile for placement in placements)
        side, before = state.side(seat).without(*tiles), state.figure(seat)
        figure, misfit = joined(before, placements)
        after = state.with_side(seat, side).with_figure(seat, figure)
        # Asked in any case: what no game lets pass is refused here.
        broken = self.broken(before, placements, figure)
        if code := misfit or broken:
            after = self.judge(after, replace(state, wrong=tiles), seat, code, tile=tiles[-1])
        return after

    # What is seen

    def ground(self, state: O, seat: Seat, tile: Tile) -> Figure:
        """The own figure, from which the tile may come."""
        return state.figure(seat).without(tile)

    def start_ways(
        self, state: O, seat: Seat, placed: tuple[Placement, ...], tile: Tile
    ) -> Offers[Action]:
        """How a start figure of two tiles is built: the first tile anyhow, the second beside it."""
        hand = state.side(seat).hand
        match placed:
            case () if tile in hand:
                laid = Figure((Placement(tile, Direction.UP, 0, 0),))
                return Offers(begun=tuple(first_tiles(tile, [o for o in hand if laid.places(o)])))
            case (first,) if tile in hand and tile is not first.tile in hand:
                places = Figure((first,)).places(tile)
                return Offers(tuple(Lay((first, place)) for place in places))
        return Offers()

    def news(self, before: O, event: Event[Action], after: O, seat: Seat | None) -> Action | None:
        """Which tile is given away closed, only its owner knows."""
        if isinstance(event.action, Exchange) and event.seat is not seat:
            return Exchange()
        return event.action

    def seen(self, state: O, seat: Seat | None) -> dict[str, Any]:
        """The fields of every view: both figures, one's own hand, what lies open."""
        a, b = (faces(state.side(s), s is seat or bool(state.outcome)) for s in SEATS)
        return {
            "hands": (a[0], b[0]),
            "stocks": (a[1], b[1]),
            "figures": {str(s): state.figure(s).placements for s in SEATS},
            "counts": {str(s): self.counting(state.figure(s)) for s in SEATS},
        }


def first_tiles(tile: Tile, hand: Iterable[Tile]) -> Iterator[Lay]:
    """A tile laid as the first of a figure, whichever way it points, before each of the others."""
    for direction in DIRECTIONS:
        for other in hand:
            if other is not tile:
                yield Lay((Placement(tile, direction, 0, 0),), tile=other)


def joined(figure: Figure, placements: tuple[Placement, ...]) -> tuple[Figure, str | None]:
    """A figure with more tiles, which make one figure with it; which rule of laying this breaks.

    >>> first, second = map(Placement.parse, ("rOrU@0,0", "bGbD@0,-1"))
    >>> joined(Figure([first]), (second,))
    (<Figure rOrU@0,0 bGbD@0,-1>, 'pentaraduga-clash')
    """
    before = figure
    for placement in placements:
        if not len(figure):
            placement.check_room()
        if placement.tile in figure or figure.meets(placement) is None:
            raise Illegal("pentaraduga-covered", tile=placement.tile)
        figure = figure.add(placement)
    if not figure.connected:
        raise Illegal("pentaraduga-apart", tile=placements[-1].tile)
    if len(figure.rough) > len(before.rough):
        return figure, "pentaraduga-rough"
    return figure, "pentaraduga-clash" if len(figure.clashes) > len(before.clashes) else None


def most_squares(tiles: int) -> int:
    """More squares than this cannot be made of so many tiles.

    A square is a node with four edges. So many nodes share at most 2n - 2√n edges with each other,
    and a tile has two edges.

    >>> [most_squares(tiles) for tiles in (0, 2, 7, 12, 14, 24)]
    [0, 1, 4, 9, 10, 19]
    """
    squares = 0
    # In whole numbers, 2√n rounded up is 1 + isqrt(4n - 1).
    while 2 * (squares + 1) + 1 + isqrt(4 * squares + 3) <= 2 * tiles:
        squares += 1
    return squares
