"""How the computer plays without turns: what it lays, draws and exchanges, when it hands over."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache, partial
from heapq import nlargest
from itertools import combinations
from typing import ClassVar, NamedTuple

from fourfold.pentaraduga.actions import Draw, Exchange, GiveAll, Hurry, Lay, Pass, Protest, Take
from fourfold.pentaraduga.bots.look import Look, notices_violation
from fourfold.pentaraduga.bots.mind import Idea
from fourfold.pentaraduga.figure import Figure
from fourfold.pentaraduga.lattice import Direction, Placement, around
from fourfold.pentaraduga.parts.own_figures import joined
from fourfold.pentaraduga.tiles import Tile

__all__ = ["DoublesMind", "RaceLook", "RacePreference", "RingsMind"]

#: The tiles of one move.
Move = tuple[Placement, ...]
#: All moves that a hand can make at a figure.
Moves = Callable[[Figure, tuple[Tile, ...]], list[Move]]

#: What a notch in the outline is worth, as a part of the square that may come there.
NOTCH = 0.25
#: How many ways it follows when it looks ahead.
WIDTH = 3
#: How long it waits before it hurries the partner, and for them to go first, in usual choices.
PATIENCE = 4.0
LONG_PATIENCE = 12.0
#: A start that promises fewer points is bad; so much news makes a race too old to better it.
GOOD_START = 1
YOUNG = 8
#: After so much news a race in which nobody can lay is to come to an end.
LONG = 60


# Looks


@dataclass(frozen=True)
class RaceLook:
    """One look at two figures that grow at the same time."""

    look: Look

    @cached_property
    def figure(self) -> Figure:
        """Its own figure."""
        return Figure(self.look.view.figures[self.look.seat.value])

    @cached_property
    def partners_figure(self) -> Figure:
        """The partner's figure."""
        return Figure(self.look.view.figures[self.look.partner.value])

    @property
    def is_growing(self) -> bool:
        """Whether more tiles are to come."""
        return self.look.view.stage in ("race", "answer")

    def is_violation(self, laid: Move) -> bool:
        """Returns whether the partner, who has just laid these tiles, was not allowed to."""
        after = self.partners_figure
        before = after.without(*(placement.tile for placement in laid))
        return bool(joined(before, laid)[1] or self.look.rules.broken(before, laid, after))


# Preferences


@dataclass(frozen=True)
class RacePreference:
    """Prefers points, and notches as far as a level minds what may still come."""

    #: What a figure without faults is worth: it lays no others, and rules look for faults.
    points: Callable[[Figure], int]
    #: What a notch is worth; 0 where nothing comes any more.
    notch: float

    def __call__(self, figure: Figure) -> float:
        """Returns how good a figure seems."""
        return self.points(figure) + (self.notch and self.notch * _notches(figure))


def square_points(figure: Figure) -> int:
    """Returns the points of a figure of Doubles."""
    return len(figure.squares)


def ring_points(each: int, figure: Figure) -> int:
    """Returns the points of a figure of Rings, in which a ring brings ``each``."""
    return len(figure.squares) + each * len(figure.rings)


def best_gift(race: RaceLook, moves: Moves) -> Tile:
    """Returns the tile that fits the partner's figure worst, or any if it does not mind that."""
    look = race.look
    if not look.attention.foresees():
        return look.chance.choice(look.hand)
    return min(look.hand, key=lambda tile: len(moves(race.partners_figure, (tile,))))


@lru_cache(maxsize=4_000)
def _notches(figure: Figure) -> int:
    """Returns how many inner corners of the outline are not spoiled."""
    cells = figure.cells
    vertices = {(x + dx, y + dy) for x, y in cells for dx in (0, 1) for dy in (0, 1)}
    notches = sum(sum(cell in cells for cell in around(vertex)) == 3 for vertex in vertices)
    return notches - len(figure.spoiled)


# Search


class Way(NamedTuple):
    """A row of moves: what it comes to, and with which it begins."""

    value: float
    figure: Figure
    hand: tuple[Tile, ...]
    first: Move


@dataclass(frozen=True)
class Search:
    """Follows rows of moves."""

    moves: Moves
    preference: Callable[[Figure], float]
    #: How many moves it looks ahead.
    depth: int

    def start(self, figure: Figure, hand: tuple[Tile, ...]) -> Way:
        """Returns the row without moves."""
        return Way(self.preference(figure), figure, hand, ())

    def longer(self, way: Way) -> list[Way]:
        """Returns the rows with one move more."""
        found = []
        for move in self.moves(way.figure, way.hand):
            figure = way.figure.add(*move)
            hand = tuple(tile for tile in way.hand if tile not in figure)
            found.append(Way(self.preference(figure), figure, hand, way.first or move))
        return found

    def best(self, ways: list[Way]) -> Way:
        """Returns the best row that begins with one of these."""
        best = max(ways, key=_value)
        for _ in range(self.depth - 1):
            few = nlargest(WIDTH, ways, key=_value)
            if not (ways := [longer for way in few for longer in self.longer(way)]):
                break
            best = max(best, *ways, key=_value)
        return best


def _value(way: Way) -> float:
    return way.value


# Minds


@dataclass(frozen=True)
class DoublesMind:
    """A mind for Doubles."""

    look: Look
    steady: ClassVar[bool] = True

    def idea(self) -> Idea | None:
        """Returns what to do next."""
        return _idea(self.look, _doubles, square_points, depth=3)


@dataclass(frozen=True)
class RingsMind:
    """A mind for Rings: as a move may be several tiles, it looks less far ahead."""

    look: Look
    steady: ClassVar[bool] = True

    def idea(self) -> Idea | None:
        """Returns what to do next."""
        points = partial(ring_points, int(self.look.rules.ring_points))
        return _idea(self.look, _rings, points, depth=2)


def _idea(look: Look, moves: Moves, points: Callable[[Figure], int], depth: int) -> Idea | None:
    """Lays what makes squares, or lets them come; draws at once unless a prize is near."""
    race, offered = RaceLook(look), look.offers.actions
    if notices_violation(look, race.is_violation):
        return Idea(Protest(), 0)
    if Take() in offered:
        return Idea(Take(), 0.5)
    preference = RacePreference(points, NOTCH * look.strength.foresight * race.is_growing)
    move = _move(race, Search(moves, preference, depth), points) if look.offers.begun else None
    if Draw() in offered and not (move and _is_prize_near(look, move)):
        return Idea(Draw(), 0.5)
    if move:
        return Idea(Lay(move))
    if GiveAll() in offered:
        return Idea(GiveAll(), 0.5)
    if exchange := _exchange(race, moves):
        return exchange
    if Pass() in offered:
        return Idea(Pass(), 0.5)
    # Where nobody has to be hurried, or somebody was, the next news or the clock decide.
    return Idea(Hurry(), PATIENCE) if Hurry() in offered else None


def _move(race: RaceLook, search: Search, points: Callable[[Figure], int]) -> Move | None:
    """Returns the move with which the best row of moves that it sees begins, if it gains by it."""
    attention = race.look.attention
    now = search.start(race.figure, race.look.hand)
    ways = attention.seen(search.longer(now))
    if not ways:
        return None
    careful = attention.foresees()
    best = search.best(ways) if careful else max(ways, key=_value)
    if not len(now.figure):
        bad = careful and points(best.figure) < GOOD_START and _can_better_start(race.look)
        return None if bad else best.first
    # A tile that is not laid becomes the partner's, except at the very end.
    gains = best.value > now.value or (best.value == now.value and race.look.view.stage != "last")
    return best.first if gains else None


def _can_better_start(look: Look) -> bool:
    """Returns whether to exchange a tile before the start figure: as long as the race is young."""
    return look.age < YOUNG and bool(look.offered(Exchange))


def _is_prize_near(look: Look, move: Move) -> bool:
    """Returns whether to lay rather than draw: so many in a row earn a tile of the partner's."""
    own, other = look.stocks
    missing = max(len(move), look.rules.prize_row - look.view.rows[look.seat.index])
    left = len(look.hand) + own - missing
    enough = missing <= len(look.hand) and left < look.rules.hand
    return bool(other) and enough and look.attention.foresees()


def _exchange(race: RaceLook, moves: Moves) -> Idea | None:
    """Returns the idea to give a tile away for another, where nothing can be laid."""
    look = race.look
    if not look.offered(Exchange):
        return None
    own, other = look.stocks
    effort = 1.0
    if look.age > LONG:
        # Exchanges fill the partner's stock; so that both do not go on for ever, whoever has more
        # leaves them to the other, and at last lets their own time run out.
        if not other:
            return None
        if (own, look.seat.index) > (other, look.partner.index):
            effort = LONG_PATIENCE
    return Idea(Exchange(best_gift(race, moves)), effort)


# Moves


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
    """Yields the start figures of two tiles."""
    for tile, other in combinations(hand, 2):
        first = _begun(tile)
        for second in Figure((first,)).places(other, corner=corner):
            yield first, second


def _begun(tile: Tile) -> Placement:
    return Placement(tile, Direction.UP, 0, 0)


@lru_cache(maxsize=20_000)
def _places(figure: Figure, tile: Tile, *, corner: bool) -> list[Placement]:
    return figure.places(tile, double=True, corner=corner)
