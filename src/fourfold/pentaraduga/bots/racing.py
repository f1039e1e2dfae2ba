"""The mind for games without turns: what to lay, to draw, to exchange, and when to hand over."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from heapq import nlargest
from itertools import combinations
from typing import ClassVar, NamedTuple

from fourfold.pentaraduga.actions import Draw, Exchange, GiveAll, Hurry, Lay, Pass, Protest, Take
from fourfold.pentaraduga.bots.mind import Idea, Mind
from fourfold.pentaraduga.figure import Figure
from fourfold.pentaraduga.lattice import Direction, Placement, around
from fourfold.pentaraduga.parts.own_figures import joined
from fourfold.pentaraduga.tiles import Tile

__all__ = ["DoublesMind", "RingsMind"]

#: The tiles of one move.
Move = tuple[Placement, ...]

#: What a notch in the outline is worth, as a part of the square that may come there.
NOTCH = 0.25
#: How many ways it follows when it looks ahead.
WIDTH = 3
#: How long it waits before it hurries the partner, and for him to go first, in usual choices.
PATIENCE = 4.0
LONG_PATIENCE = 12.0
#: A start that promises fewer points is bad; so much news makes a race too old to better it.
GOOD_START = 1
YOUNG = 8
#: After so much news a race in which nobody can lay is to come to an end.
LONG = 60


class Way(NamedTuple):
    """A row of moves: what it comes to, and with which it begins."""

    value: float
    figure: Figure
    hand: tuple[Tile, ...]
    first: Move


class DoublesMind(Mind):
    """Lays what makes squares, or lets them come; draws at once unless a prize is near."""

    steady = True
    #: How many moves it looks ahead.
    depth: ClassVar[int] = 3

    def idea(self) -> Idea | None:
        """What to do next."""
        offered = self.offers.actions
        if self.wronged():
            return Idea(Protest(), 0)
        if Take() in offered:
            return Idea(Take(), 0.5)
        move = self._move() if self.offers.begun else None
        if Draw() in offered and not (move and self._prize_near(move)):
            return Idea(Draw(), 0.5)
        if move:
            return Idea(Lay(move))
        if GiveAll() in offered:
            return Idea(GiveAll(), 0.5)
        if exchange := self._exchange():
            return exchange
        if Pass() in offered:
            return Idea(Pass(), 0.5)
        # Where nobody has to be hurried, or somebody was, the next news or the clock decide.
        return Idea(Hurry(), PATIENCE) if Hurry() in offered else None

    # What it sees

    @property
    def figure(self) -> Figure:
        """Its own figure."""
        return Figure(self.view.figures[self.seat.value])

    @property
    def partners_figure(self) -> Figure:
        """The partner's figure."""
        return Figure(self.view.figures[self.partner.value])

    @property
    def stocks(self) -> tuple[int, int]:
        """How many tiles are left in its own stock, and in the partner's."""
        own, other = (self.view.stocks[seat.index] for seat in (self.seat, self.partner))
        return len(own), len(other)

    def broken(self, laid: Move) -> bool:
        """Whether the partner may not lay tiles so."""
        after = self.partners_figure
        before = after.without(*(placement.tile for placement in laid))
        return bool(joined(before, laid)[1] or self.rules.broken(before, laid, after))

    # What it lays

    def moves(self, figure: Figure, hand: tuple[Tile, ...]) -> list[Move]:
        """All moves there are."""
        return _doubles(figure, hand)

    def points(self, figure: Figure) -> int:
        """What a figure without faults is worth: it lays no others, and rules look for faults."""
        return len(figure.squares)

    def _move(self) -> Move | None:
        """The move with which the best row of moves that it sees begins, if it gains by it."""
        figure, hand = self.figure, self.hand
        now = Way(self._value(figure), figure, hand, ())
        ways = self.seen(self._longer(now))
        if not ways:
            return None
        careful = self.foresees()
        best = self._ahead(ways) if careful else max(ways, key=_value_of)
        if not len(figure):
            return None if careful and self._begins_badly(best.figure) else best.first
        # A tile that is not laid becomes the partner's, except at the very end.
        gains = best.value > now.value or (best.value == now.value and self.view.stage != "last")
        return best.first if gains else None

    def _begins_badly(self, figure: Figure) -> bool:
        """Whether to exchange a tile before the start figure, as long as the race is young."""
        young = self.last is None or self.last.version < YOUNG
        return young and bool(self.offered(Exchange)) and self.points(figure) < GOOD_START

    def _ahead(self, ways: list[Way]) -> Way:
        best = max(ways, key=_value_of)
        for _ in range(self.depth - 1):
            few = nlargest(WIDTH, ways, key=_value_of)
            if not (ways := [longer for way in few for longer in self._longer(way)]):
                break
            best = max(best, *ways, key=_value_of)
        return best

    def _longer(self, way: Way) -> list[Way]:
        """A row of moves with one more."""
        found = []
        for move in self.moves(way.figure, way.hand):
            figure = way.figure.add(*move)
            hand = tuple(tile for tile in way.hand if tile not in figure)
            found.append(Way(self._value(figure), figure, hand, way.first or move))
        return found

    def _value(self, figure: Figure) -> float:
        """The points of a figure, and what may still come as far as it minds that."""
        still_to_come = self.view.stage in ("race", "answer")
        notch = NOTCH * self.level.foresight * still_to_come
        return self.points(figure) + (notch and notch * _notches(figure))

    def _prize_near(self, move: Move) -> bool:
        """Whether to lay rather than draw: so many in a row earn a tile of the partner's."""
        own, other = self.stocks
        missing = max(len(move), self.rules.prize_row - self.view.rows[self.seat.index])
        left = len(self.hand) + own - missing
        enough = missing <= len(self.hand) and left < self.rules.hand
        return bool(other) and enough and self.foresees()

    # What it exchanges

    def _exchange(self) -> Idea | None:
        """Gives a tile away for another, where nothing can be laid."""
        if not self.offered(Exchange):
            return None
        own, other = self.stocks
        effort = 1.0
        if self.last and self.last.version > LONG:
            # Exchanges fill the partner's stock; so that both do not go on for ever, whoever has
            # more leaves them to the other, and at last lets his own time run out.
            if not other:
                return None
            if (own, self.seat.index) > (other, self.partner.index):
                effort = LONG_PATIENCE
        return Idea(Exchange(self._gift()), effort)

    def _gift(self) -> Tile:
        """The tile that fits the partner's figure worst, if it minds that."""
        if not self.foresees():
            return self.chance.choice(self.hand)
        partners = self.partners_figure
        return min(self.hand, key=lambda tile: len(self.moves(partners, (tile,))))


class RingsMind(DoublesMind):
    """Lays corners and rings; as a move may be several tiles, it looks less far ahead."""

    depth = 2

    def moves(self, figure: Figure, hand: tuple[Tile, ...]) -> list[Move]:
        """All moves there are."""
        return _rings(figure, hand)

    def points(self, figure: Figure) -> int:
        """Squares and rings."""
        return len(figure.squares) + int(self.rules.ring_points) * len(figure.rings)


def _value_of(way: Way) -> float:
    return way.value


@lru_cache(maxsize=4_000)
def _notches(figure: Figure) -> int:
    """The inner corners of the outline that are not spoiled."""
    cells = figure.cells
    vertices = {(x + dx, y + dy) for x, y in cells for dx in (0, 1) for dy in (0, 1)}
    notches = sum(sum(cell in cells for cell in around(vertex)) == 3 for vertex in vertices)
    return notches - len(figure.spoiled)


@lru_cache(maxsize=4_000)
def _doubles(figure: Figure, hand: tuple[Tile, ...]) -> list[Move]:
    if not len(figure):
        return list(_pairs(hand, corner=False))
    return [(place,) for tile in hand for place in _places(figure, tile, corner=False)]


@lru_cache(maxsize=4_000)
def _rings(figure: Figure, hand: tuple[Tile, ...]) -> list[Move]:
    if len(figure):
        corners = [(place,) for tile in hand for place in _places(figure, tile, corner=True)]
        return [*corners, *figure.ring_moves(hand)]
    rings = (
        (first, *ring)
        for index, first in enumerate(map(_begun, hand))
        for ring in Figure((first,)).ring_moves(hand[index + 1 :])
        if len(ring) == 3
    )
    return [*_pairs(hand, corner=True), *rings]


def _pairs(hand: tuple[Tile, ...], *, corner: bool) -> Iterator[Move]:
    """The start figures of two tiles."""
    for tile, other in combinations(hand, 2):
        first = _begun(tile)
        for second in Figure((first,)).places(other, corner=corner):
            yield first, second


def _begun(tile: Tile) -> Placement:
    return Placement(tile, Direction.UP, 0, 0)


@lru_cache(maxsize=20_000)
def _places(figure: Figure, tile: Tile, *, corner: bool) -> list[Placement]:
    return figure.places(tile, double=True, corner=corner)
