"""How the computer plays Reach: squares on its own side, and the way to its own edge."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import islice

from fourfold.pentaraduga.actions import Exchange, Knock, Lay, Rotate
from fourfold.pentaraduga.bots.mind import Idea
from fourfold.pentaraduga.bots.spots import Spots, bits, likelihood
from fourfold.pentaraduga.bots.turns import Move, TurnMind
from fourfold.pentaraduga.figure import Figure
from fourfold.pentaraduga.lattice import Placement
from fourfold.pentaraduga.parts.line import (
    at_line,
    colours_at_line,
    depth_of,
    side_of,
    square_of,
)
from fourfold.pentaraduga.tiles import Colour, Tile
from fourfold.play import Seat

__all__ = ["ReachMind", "ReachPlusMind"]

Way = tuple[Placement, ...]

#: Of the ways to begin, it looks at so many; where it may exchange it does not try for ever.
BEGINNINGS = 12
ATTEMPTS = 500


@dataclass(frozen=True)
class ReachMind(TurnMind):
    """One look at Reach."""

    @property
    def far(self) -> int:
        """How many cells from the line are far enough."""
        return int(self.rules.far)

    def on_turn(self) -> Idea | None:
        """Begins, moves, or knocks first where the partner could come between."""
        match self.view.need:
            case "hand-over" | "give":
                return self.giving() or self.otherwise()
            case "start":
                return self.start()
            case "any" | "full":
                return self._move()
        return self.otherwise()

    def _move(self) -> Idea | None:
        locked = self.view.lock is not None
        moves = self.noticed(self._dutiful(), must=self.view.need == "any" or locked)
        if not moves:
            return self.otherwise()
        if self.view.open and self.careful and Knock("move") in self.offers.actions:
            return Idea(Knock("move"), 0)
        return self.lay(self.best(moves))

    def off_turn(self) -> Idea | None:
        """Cuts in with a full tile that it likes, as fast as it can."""
        if not self.view.open or not self.offers.begun:
            return None
        moves = [move for move in self.seen(self.moves(full=True)) if self.worth(move) > 0]
        return self.lay(self.best(moves), effort=0) if moves else None

    def _dutiful(self) -> list[Move]:
        """What may be laid: a tile that can be full must be."""
        full = self.moves(full=True)
        duty = {move.tile for move in full}
        if self.view.need == "full":
            return full
        return full + [move for move in self.moves() if move.tile not in duty]

    # What is good

    def worth(self, move: Move) -> float:
        """The squares and the way to either edge, and what may come next."""
        mine, theirs = (self._depth(seat, move.placement) for seat in (self.seat, self.partner))
        squares = [square_of(y) for _, y in move.spot.squares]
        gained = squares.count(self.seat) - squares.count(self.partner)
        own, other = self.squares
        if mine >= self.far and mine > self._depth(self.seat):
            # The partner's squares burn; one's own remain.
            return 6.0 + 2 * (own + squares.count(self.seat)) + other
        value = 1.5 * gained + 1.0 * move.full
        value += 0.4 * (mine - self._depth(self.seat)) - 0.5 * (theirs - self._depth(self.partner))
        if self.replaying or not self.careful:
            return value
        after = self.spots.after(move.placement)
        return value - self._threats(after, self.partner) + 0.5 * self._hopes(move, after)

    def _threats(self, after: Spots, seat: Seat) -> float:
        """What the partner may do next: reach his edge, or make squares on his side."""
        held = len(self.view.hands[seat.index])
        reaching = likelihood(self._reaching(after, seat), self.unseen, held)
        squares = likelihood(self._squaring(after, seat), self.unseen, held)
        return reaching * (3 + self.squares[0]) + squares

    def _hopes(self, move: Move, after: Spots) -> float:
        """What it may do itself with the tiles that it keeps."""
        rest = bits(self.hand) & ~bits([move.tile])
        reaching = bool(self._reaching(after, self.seat) & rest)
        return 2.0 * reaching + bool(self._squaring(after, self.seat) & rest)

    def _reaching(self, spots: Spots, seat: Seat) -> int:
        """The tiles that take the figure to somebody's edge."""
        found = 0
        for spot in spots:
            top = spot.y + 1 + spot.direction % 2 if seat is Seat.B else -spot.y
            if top >= self.far:
                found |= spot.fits
        return found

    def _squaring(self, spots: Spots, seat: Seat) -> int:
        """The tiles that make a square on somebody's side."""
        found = 0
        for spot in spots:
            if any(square_of(y) is seat for _, y in spot.squares):
                found |= spot.fits
        return found

    @cached_property
    def squares(self) -> tuple[int, int]:
        """Its own squares, and the partner's."""
        sides = [square_of(y) for _, y in self.figure.squares]
        return sides.count(self.seat), sides.count(self.partner)

    def _depth(self, seat: Seat, more: Placement | None = None) -> int:
        """How far the figure stretches, perhaps with one more tile."""
        depth = self._depths[seat.index]
        return max(depth, depth_of(Figure([more]), seat)) if more else depth

    @cached_property
    def _depths(self) -> tuple[int, int]:
        return depth_of(self.figure, Seat.A), depth_of(self.figure, Seat.B)

    # The start figure

    def start(self) -> Idea | None:
        """The whole start figure; else other tiles; else what can be laid of it."""
        longest: list[Way] = []
        trades = self.offered(Exchange)
        for way in islice(self.ways(), ATTEMPTS if trades else None):
            if not longest or len(way) > len(longest[0]):
                longest = [way]
            elif len(way) == len(longest[0]):
                longest.append(way)
            if len(longest) == BEGINNINGS and len(way) == self.whole:
                break
        short = not longest or len(longest[0]) < self.whole
        if short and trades:
            return Idea(self.chance.choice(trades), 0.7)
        return Idea(Lay(max(longest, key=self.promise))) if longest else None

    @property
    def whole(self) -> int:
        """How many tiles make a start figure."""
        return 2

    def ways(self) -> Iterator[Way]:
        """Ways to lay it: the tile that was handed over, and one of its own."""
        given: Tile = self.view.given[0]
        for first in at_line(given, self.partner):
            if Colour.YELLOW in colours_at_line(first):
                continue
            yield (first,)
            spots = Spots(Figure([first]))
            for tile in self.shuffled(self.hand):
                for spot in spots.fitting(tile):
                    if side_of(second := spot.placement(tile)) is self.seat:
                        yield first, second

    def promise(self, way: Way) -> float:
        """How good a start figure seems: whoever lays it moves first."""
        if not self.careful:
            return 0.0
        spots, rest = Spots(Figure(way)), set(self.hand) - {place.tile for place in way}
        return (self._squaring(spots, self.seat) & bits(rest)).bit_count() + 0.1 * depth_of(
            Figure(way), self.seat
        )

    def shuffled(self, tiles: tuple[Tile, ...]) -> list[Tile]:
        """In an order that chance decides."""
        return self.chance.sample(tiles, len(tiles))

    # Protests

    def broken(self, laid: tuple[Placement, ...]) -> bool:
        """Also a tile that is not full though it could be."""
        if super().broken(laid):
            return True
        tile, before = laid[-1].tile, self.figure.without(laid[-1].tile)
        if len(laid) > 1 or not len(before) or self.figure.meeting(tile).full:
            return False
        return bool(before.places(tile, full=True))


@dataclass(frozen=True)
class ReachPlusMind(ReachMind):
    """One look at Reach with all tiles: a start figure of four, which may be turned."""

    def on_turn(self) -> Idea | None:
        """Turns the start figure if that is better."""
        if self.view.need == "rotate":
            turned = self.careful and self._lean(self.figure.turned(2)) > self._lean(self.figure)
            return Idea(Rotate(turned))
        return super().on_turn()

    def _lean(self, figure: Figure) -> float:
        """How much better a start figure is for it than for the partner."""
        spots = Spots(figure)
        hopes = [self._squaring(spots, seat).bit_count() for seat in (self.seat, self.partner)]
        return hopes[0] - hopes[1] + depth_of(figure, self.seat) - depth_of(figure, self.partner)

    @property
    def whole(self) -> int:
        """Four tiles."""
        return 4

    def ways(self) -> Iterator[Way]:
        """Two on either side, the first above the line."""
        tiles = tuple(tile for tile in self.view.given if tile)
        for tile in self.shuffled(tiles):
            for first in self.chance.sample(at_line(tile, Seat.B), 4):
                yield from self._longer((first,), tiles)

    def _longer(self, way: Way, tiles: tuple[Tile, ...]) -> Iterator[Way]:
        yield way
        sides, laid = [side_of(place) for place in way], {place.tile for place in way}
        spots = Spots(Figure(way)) if len(way) < self.whole else ()
        for spot in spots:
            for tile in tiles:
                place = spot.placement(tile)
                if tile in laid or not spot.fits & bits([tile]):
                    continue
                if (side := side_of(place)) and sides.count(side) < self.whole // 2:
                    yield from self._longer((*way, place), tiles)

    def promise(self, way: Way) -> float:
        """Whatever the partner makes of it: a figure in which much is possible."""
        return float(Spots(Figure(way)).full().bit_count()) if self.careful else 0.0
