"""The computer in races: what it lays, draws and exchanges, and when it hands over."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache, partial
from heapq import nlargest
from itertools import combinations
from typing import ClassVar, NamedTuple

from fourfold.pentaraduga.bots.look import Look, notices_violation
from fourfold.pentaraduga.bots.mind import Idea
from fourfold.pentaraduga.core.actions import (
    Draw,
    Exchange,
    GiveAll,
    Hurry,
    Lay,
    Pass,
    Protest,
    Take,
)
from fourfold.pentaraduga.core.figure import Figure
from fourfold.pentaraduga.core.lattice import Direction, Placement, Placements, around
from fourfold.pentaraduga.core.tiles import Tile
from fourfold.pentaraduga.parts.own_figures import joined

__all__ = ["DoublesMind", "RaceLook", "RacePreference", "RingsMind"]

#: Returns all moves of a hand in a figure.
MoveFinder = Callable[[Figure, tuple[Tile, ...]], list[Placements]]

#: The value of a notch in the outline, relative to the square that may be made there.
NOTCH_SQUARES = 0.25
#: The width of its beam search.
BEAM_WIDTH = 3
#: The effort before it hurries the partner, and before an exchange that it leaves to the partner.
PATIENCE_EFFORT = 4.0
LONG_PATIENCE_EFFORT = 12.0
#: A start that promises fewer points is bad; it is improved only before this many events.
GOOD_START_POINTS = 1
YOUNG_EVENTS = 8
#: After this many events it ends a race in which nobody can lay.
LONG_EVENTS = 60


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
        """True if more tiles are to come."""
        return self.look.view.stage in ("race", "answer")

    def is_violation(self, laid: Placements) -> bool:
        """Returns whether the partner broke a rule by laying these tiles."""
        after = self.partners_figure
        before = after.without(*(placement.tile for placement in laid))
        return bool(joined(before, laid)[1] or self.look.rules.broken(before, laid, after))


# Preferences


@dataclass(frozen=True)
class RacePreference:
    """Prefers points, and notches if the level looks ahead."""

    #: The points of a figure without faults: it lays no others, and the rules' count is slower.
    points: Callable[[Figure], int]
    #: The value of a notch; 0 if no more tiles come.
    notch: float

    def __call__(self, figure: Figure) -> float:
        """Returns the score of a figure."""
        return self.points(figure) + (self.notch and self.notch * _notches(figure))


def square_points(figure: Figure) -> int:
    """Returns the points of a figure of Doubles."""
    return len(figure.squares)


def ring_points(each: int, figure: Figure) -> int:
    """Returns the points of a figure of Rings, in which a ring brings ``each``."""
    return len(figure.squares) + each * len(figure.rings)


def best_gift(race: RaceLook, moves: MoveFinder) -> Tile:
    """Returns the tile that fits the partner's figure worst, or any if it does not look ahead."""
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


class Continuation(NamedTuple):
    """A line of moves: its value, where it leads, and its first move."""

    value: float
    figure: Figure
    hand: tuple[Tile, ...]
    first: Placements


@dataclass(frozen=True)
class BeamSearch:
    """A beam search over lines of moves."""

    moves: MoveFinder
    preference: Callable[[Figure], float]
    #: The number of moves that it looks ahead.
    depth: int

    def start(self, figure: Figure, hand: tuple[Tile, ...]) -> Continuation:
        """Returns the line without moves."""
        return Continuation(self.preference(figure), figure, hand, ())

    def longer(self, line: Continuation) -> list[Continuation]:
        """Returns the lines with one more move."""
        found = []
        for move in self.moves(line.figure, line.hand):
            figure = line.figure.add(*move)
            hand = tuple(tile for tile in line.hand if tile not in figure)
            found.append(Continuation(self.preference(figure), figure, hand, line.first or move))
        return found

    def best(self, continuations: list[Continuation]) -> Continuation:
        """Returns the best line that begins with one of these."""
        best = max(continuations, key=_value)
        for _ in range(self.depth - 1):
            few = nlargest(BEAM_WIDTH, continuations, key=_value)
            if not (continuations := [longer for line in few for longer in self.longer(line)]):
                break
            best = max(best, *continuations, key=_value)
        return best


def _value(line: Continuation) -> float:
    return line.value


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
    """A mind for Rings; it looks less far ahead, because a move may have several tiles."""

    look: Look
    steady: ClassVar[bool] = True

    def idea(self) -> Idea | None:
        """Returns what to do next."""
        points = partial(ring_points, int(self.look.rules.ring_points))
        return _idea(self.look, _rings, points, depth=2)


def _idea(
    look: Look, moves: MoveFinder, points: Callable[[Figure], int], depth: int
) -> Idea | None:
    """Returns the next idea: lays a good move; draws at once unless a prize is near."""
    race, offered = RaceLook(look), look.offers.actions
    if notices_violation(look, race.is_violation):
        return Idea(Protest(), 0)
    if Take() in offered:
        return Idea(Take(), 0.5)
    preference = RacePreference(points, NOTCH_SQUARES * look.strength.foresight * race.is_growing)
    move = _move(race, BeamSearch(moves, preference, depth), points) if look.offers.begun else None
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
    # If there is nobody to hurry, it waits for the next event or the clock.
    return Idea(Hurry(), PATIENCE_EFFORT) if Hurry() in offered else None


def _move(race: RaceLook, search: BeamSearch, points: Callable[[Figure], int]) -> Placements | None:
    """Returns the first move of the best line that it sees, if that line gains something."""
    attention = race.look.attention
    now = search.start(race.figure, race.look.hand)
    continuations = attention.seen(search.longer(now))
    if not continuations:
        return None
    careful = attention.foresees()
    best = search.best(continuations) if careful else max(continuations, key=_value)
    if not len(now.figure):
        bad = careful and points(best.figure) < GOOD_START_POINTS and _can_better_start(race.look)
        return None if bad else best.first
    # A tile that is not laid goes to the partner, except in the last stage.
    gains = best.value > now.value or (best.value == now.value and race.look.view.stage != "last")
    return best.first if gains else None


def _can_better_start(look: Look) -> bool:
    """Returns whether it may exchange for a better start figure: only early in a race."""
    return look.age < YOUNG_EVENTS and bool(look.offered(Exchange))


def _is_prize_near(look: Look, move: Placements) -> bool:
    """Returns whether to lay rather than draw because a row is about to earn a prize."""
    own, other = look.stocks
    missing = max(len(move), look.rules.prize_row - look.view.rows[look.seat.index])
    left = len(look.hand) + own - missing
    enough = missing <= len(look.hand) and left < look.rules.hand
    return bool(other) and enough and look.attention.foresees()


def _exchange(race: RaceLook, moves: MoveFinder) -> Idea | None:
    """Returns the idea to exchange a tile, if nothing can be laid."""
    look = race.look
    if not look.offered(Exchange):
        return None
    own, other = look.stocks
    effort = 1.0
    if look.age > LONG_EVENTS:
        # Every exchange adds a tile to the partner's stock, so exchanges could go on for ever.
        # The player with the larger stock waits for the other to exchange, and stops exchanging
        # once the other's stock is empty.
        if not other:
            return None
        if (own, look.seat.index) > (other, look.partner.index):
            effort = LONG_PATIENCE_EFFORT
    return Idea(Exchange(best_gift(race, moves)), effort)


# Moves


@lru_cache(maxsize=4_000)
def _doubles(figure: Figure, hand: tuple[Tile, ...]) -> list[Placements]:
    if not len(figure):
        return list(_pairs(hand, corner=False))
    return [(place,) for tile in hand for place in _places(figure, tile, corner=False)]


@lru_cache(maxsize=4_000)
def _rings(figure: Figure, hand: tuple[Tile, ...]) -> list[Placements]:
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


def _pairs(hand: tuple[Tile, ...], *, corner: bool) -> Iterator[Placements]:
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
