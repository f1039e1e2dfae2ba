"""The computer in Reach: squares on its own side, and the way to its own edge."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property, partial
from itertools import islice
from typing import ClassVar, NamedTuple

from fourfold.pentaraduga.bots.look import Look, has_misfit
from fourfold.pentaraduga.bots.mind import Idea
from fourfold.pentaraduga.bots.spots import Spots, likelihood
from fourfold.pentaraduga.bots.turns import (
    Candidate,
    CommonLook,
    Preference,
    best_move,
    give_tile,
    idea_in_turn,
    lay,
    noticed_moves,
    without_move,
)
from fourfold.pentaraduga.core.actions import Exchange, Knock, Lay, Rotate
from fourfold.pentaraduga.core.figure import Figure
from fourfold.pentaraduga.core.lattice import Placement, Placements
from fourfold.pentaraduga.core.tiles import Colour, Tile, mask_of
from fourfold.pentaraduga.parts.line import (
    at_line,
    colours_at_line,
    depth_of,
    side_of,
    square_of,
)
from fourfold.play import Seat

__all__ = ["ReachLook", "ReachMind", "ReachPlusMind", "ReachPreference"]

#: The start figures that it compares, and the most that it tries if it may exchange.
COMPARED_STARTS = 12
MAX_STARTS = 500
#: The tiles of a start figure in Reach and in Reach +.
START_TILES, PLUS_START_TILES = 2, 4


# Looks


@dataclass(frozen=True)
class ReachLook:
    """One look at the common figure on both sides of the line."""

    common: CommonLook

    @property
    def look(self) -> Look:
        """The look at the table."""
        return self.common.look

    @cached_property
    def far(self) -> int:
        """The cells from the line that are far enough."""
        return int(self.look.rules.far)

    @cached_property
    def squares(self) -> tuple[int, int]:
        """Its own squares, and the partner's."""
        sides = [square_of(y) for _, y in self.common.figure.squares]
        return sides.count(self.look.seat), sides.count(self.look.partner)

    @cached_property
    def depths(self) -> tuple[int, int]:
        """The cells that the figure extends to the side of either seat."""
        return depth_of(self.common.figure, Seat.A), depth_of(self.common.figure, Seat.B)

    def depth(self, seat: Seat, more: Placement | None = None) -> int:
        """Returns how far the figure extends to a player's side, perhaps with one more tile."""
        depth = self.depths[seat.index]
        return max(depth, depth_of(Figure([more]), seat)) if more else depth

    def dutiful_moves(self) -> list[Candidate]:
        """Returns the legal moves: a tile that can be full must be."""
        full = self.common.moves(full=True)
        if self.look.view.need == "full":
            return full
        duty = {move.tile for move in full}
        return full + [move for move in self.common.moves() if move.tile not in duty]

    def reaching(self, spots: Spots, seat: Seat) -> int:
        """Returns the tiles that take the figure to a player's edge, as bits."""
        found = 0
        for spot in spots:
            top = spot.y + 1 + spot.direction % 2 if seat is Seat.B else -spot.y
            if top >= self.far:
                found |= spot.fits
        return found


def squaring(spots: Spots, seat: Seat) -> int:
    """Returns the tiles that make a square on a player's side, as bits."""
    found = 0
    for spot in spots:
        if any(square_of(y) is seat for _, y in spot.squares):
            found |= spot.fits
    return found


def is_violation(common: CommonLook, laid: Placements) -> bool:
    """Returns whether a tile does not fit, or is not full though it could be."""
    if has_misfit(common.look, laid):
        return True
    tile, before = laid[-1].tile, common.figure.without(laid[-1].tile)
    if len(laid) > 1 or not len(before) or common.figure.meeting(tile).full:
        return False
    return bool(before.places(tile, full=True))


# Preferences


@dataclass(frozen=True)
class ReachPreference:
    """Prefers squares and the way to its own edge; a careful level looks ahead."""

    reach: ReachLook

    def __call__(self, move: Candidate) -> float:
        """Returns the score of a move."""
        reach, look = self.reach, self.reach.look
        mine, theirs = (reach.depth(seat, move.placement) for seat in (look.seat, look.partner))
        squares = [square_of(y) for _, y in move.spot.squares]
        gained = squares.count(look.seat) - squares.count(look.partner)
        own, other = reach.squares
        if mine >= reach.far and mine > reach.depth(look.seat):
            # The partner's squares burn; its own remain.
            return 6.0 + 2 * (own + squares.count(look.seat)) + other
        value = 1.5 * gained + 1.0 * move.is_full
        value += 0.4 * (mine - reach.depth(look.seat)) - 0.5 * (theirs - reach.depth(look.partner))
        if reach.common.is_replay or not look.attention.is_careful:
            return value
        after = reach.common.spots.after(move.placement)
        return value - self._threats(after) + 0.5 * self._hopes(move, after)

    def _threats(self, after: Spots) -> float:
        """Returns the score of the partner's next options: to reach, or to make squares."""
        look = self.reach.look
        held = len(look.view.hands[look.partner.index])
        reaching = likelihood(self.reach.reaching(after, look.partner), look.unseen, held)
        squares = likelihood(squaring(after, look.partner), look.unseen, held)
        return reaching * (3 + self.reach.squares[0]) + squares

    def _hopes(self, move: Candidate, after: Spots) -> float:
        """Returns the score of its own next options with the tiles that it keeps."""
        look = self.reach.look
        rest = mask_of(look.hand) & ~mask_of([move.tile])
        reaching = bool(self.reach.reaching(after, look.seat) & rest)
        return 2.0 * reaching + bool(squaring(after, look.seat) & rest)


def promise_to_mover(look: Look, start: Placements) -> float:
    """Returns the score of a start figure for the player who lays it and moves first."""
    if not look.attention.is_careful:
        return 0.0
    figure, rest = Figure(start), set(look.hand) - {place.tile for place in start}
    squares = (squaring(Spots(figure), look.seat) & mask_of(rest)).bit_count()
    return squares + 0.1 * depth_of(figure, look.seat)


def promise_to_both(look: Look, start: Placements) -> float:
    """Returns the score of a start figure that the partner may turn."""
    return float(Spots(Figure(start)).full().bit_count()) if look.attention.is_careful else 0.0


def lean(look: Look, figure: Figure) -> float:
    """Returns the advantage that a start figure gives it over the partner."""
    spots = Spots(figure)
    own, other = (squaring(spots, seat).bit_count() for seat in (look.seat, look.partner))
    return own - other + depth_of(figure, look.seat) - depth_of(figure, look.partner)


# The start figure


def starts_of_two(look: Look) -> Iterator[Placements]:
    """Yields start figures of the tile that was handed over and one of its own."""
    given: Tile = look.view.given[0]
    for first in at_line(given, look.partner):
        if Colour.YELLOW in colours_at_line(first):
            continue
        yield (first,)
        spots = Spots(Figure([first]))
        for tile in _shuffled(look, look.hand):
            for spot in spots.fitting(tile):
                if side_of(second := spot.placement(tile)) is look.seat:
                    yield first, second


def starts_of_four(look: Look) -> Iterator[Placements]:
    """Yields start figures of two tiles on either side, the first above the line."""
    tiles = tuple(tile for tile in look.view.given if tile)
    for tile in _shuffled(look, tiles):
        for first in look.chance.sample(at_line(tile, Seat.B), 4):
            yield from _longer((first,), tiles)


def _longer(start: Placements, tiles: tuple[Tile, ...]) -> Iterator[Placements]:
    """Yields a start figure and all that begin with it."""
    yield start
    sides, laid = [side_of(place) for place in start], {place.tile for place in start}
    spots = Spots(Figure(start)) if len(start) < PLUS_START_TILES else ()
    for spot in spots:
        for tile in tiles:
            place = spot.placement(tile)
            if tile in laid or not spot.fits & mask_of([tile]):
                continue
            if (side := side_of(place)) and sides.count(side) < PLUS_START_TILES // 2:
                yield from _longer((*start, place), tiles)


def _shuffled(look: Look, tiles: tuple[Tile, ...]) -> list[Tile]:
    return look.chance.sample(tiles, len(tiles))


class Opening(NamedTuple):
    """How to lay a start figure."""

    #: The number of its tiles.
    whole: int
    starts: Callable[[Look], Iterator[Placements]]
    promise: Callable[[Look, Placements], float]

    def idea(self, look: Look) -> Idea | None:
        """Returns a whole start figure; else an exchange; else a partial one."""
        longest: list[Placements] = []
        trades = look.offered(Exchange)
        for start in islice(self.starts(look), MAX_STARTS if trades else None):
            if not longest or len(start) > len(longest[0]):
                longest = [start]
            elif len(start) == len(longest[0]):
                longest.append(start)
            if len(longest) == COMPARED_STARTS and len(start) == self.whole:
                break
        short = not longest or len(longest[0]) < self.whole
        if short and trades:
            return Idea(look.chance.choice(trades), 0.7)
        return Idea(Lay(max(longest, key=partial(self.promise, look)))) if longest else None


OPENING = Opening(START_TILES, starts_of_two, promise_to_mover)
OPENING_PLUS = Opening(PLUS_START_TILES, starts_of_four, promise_to_both)


# Minds


@dataclass(frozen=True)
class ReachMind:
    """A mind for Reach."""

    look: Look
    steady: ClassVar[bool] = False

    def idea(self) -> Idea | None:
        """Returns what to do next, on turn or between the partner's moves."""
        return _idea(self.look, OPENING)


@dataclass(frozen=True)
class ReachPlusMind:
    """A mind for Reach +: with a start figure of four, which the partner may turn."""

    look: Look
    steady: ClassVar[bool] = False

    def idea(self) -> Idea | None:
        """Returns what to do next, on turn or between the partner's moves."""
        return _idea(self.look, OPENING_PLUS)


def _idea(look: Look, opening: Opening) -> Idea | None:
    common = CommonLook(look)
    reach = ReachLook(common)
    preference = ReachPreference(reach)
    return idea_in_turn(
        look,
        on_turn=partial(_on_turn, reach, preference, opening),
        off_turn=partial(_cut_in, common, preference),
        is_violation=partial(is_violation, common),
    )


def _on_turn(reach: ReachLook, preference: Preference, opening: Opening) -> Idea | None:
    """Returns what to do on turn: lay or turn the start figure, or move."""
    common, look = reach.common, reach.look
    match look.view.need:
        case "hand-over" | "give":
            return give_tile(common) or without_move(common)
        case "start":
            return opening.idea(look)
        case "rotate":
            return Idea(Rotate(_is_better_turned(common)))
        case "any" | "full":
            return _move(reach, preference)
    return without_move(common)


def _is_better_turned(common: CommonLook) -> bool:
    look, figure = common.look, common.figure
    return look.attention.is_careful and lean(look, figure.turned(2)) > lean(look, figure)


def _move(reach: ReachLook, preference: Preference) -> Idea | None:
    """Returns a move, or first a knock if the partner could cut in."""
    look, view = reach.look, reach.look.view
    must = view.need == "any" or view.lock is not None
    moves = noticed_moves(look, reach.dutiful_moves(), must=must)
    if not moves:
        return without_move(reach.common)
    if view.open and look.attention.is_careful and Knock("move") in look.offers.actions:
        return Idea(Knock("move"), 0)
    return lay(best_move(look, moves, preference))


def _cut_in(common: CommonLook, preference: Preference) -> Idea | None:
    """Returns an interception with a good full tile, as fast as it can."""
    look = common.look
    if not look.view.open or not look.offers.begun:
        return None
    moves = [move for move in look.attention.seen(common.moves(full=True)) if preference(move) > 0]
    return lay(best_move(look, moves, preference), effort=0) if moves else None
