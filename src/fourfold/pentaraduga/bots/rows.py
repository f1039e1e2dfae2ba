"""The computer in Fulls and Claims: rows of full tiles, and what they win."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import ClassVar

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
from fourfold.pentaraduga.core.actions import Capture, Exchange, Lay, Pass
from fourfold.pentaraduga.core.lattice import DIRECTIONS, Placement, Placements
from fourfold.pentaraduga.core.tiles import mask_of

__all__ = ["ClaimsMind", "ClaimsPlusMind", "FullsMind", "RowPreference"]

#: Returns the value of ending a row, by the number of squares.
Prize = Callable[[int], float]
#: How to begin a figure or add to it, by what the rules ask for.
Starts = Mapping[str, Callable[[CommonLook], Idea | None]]

#: The number of start figures that it compares.
COMPARED_STARTS = 12


# Preferences


def turn_prize(squares: int) -> float:
    """Returns the value of another move."""
    return 1.0


def capture_prize(squares: int) -> float:
    """Returns the value of another move and of the squares, if they can be captured."""
    return 1.0 + squares if squares > 1 else 1.0


@dataclass(frozen=True)
class RowPreference:
    """Prefers full tiles; a careful level estimates who will continue the row."""

    common: CommonLook
    prize: Prize

    def __call__(self, move: Candidate) -> float:
        """Returns the score of a move."""
        common, look = self.common, self.common.look
        if not look.attention.is_careful:
            return float(move.is_full)
        after = common.spots.after(move.placement)
        full, rest = after.full(), mask_of(look.hand) & ~mask_of([move.tile])
        if common.is_replay:
            return self._alone(move, after, full, rest)
        # The tile that it draws next may be full, too.
        drawn = likelihood(full, look.unseen, 1) if look.stocks[0] else 0.0
        mine = 1.0 if full & rest else drawn
        theirs = likelihood(full, look.unseen, len(look.view.hands[look.partner.index]))
        prize = self._prize(move)
        if move.is_full:
            return prize * (1 - theirs) - prize * theirs * (1 - mine) + mine / 2
        return mine / 2 - (prize + 1) * theirs * (1 - mine)

    def _alone(self, move: Candidate, after: Spots, full: int, rest: int) -> float:
        """Returns the score in the replay: a tile that is not full needs a full one after it."""
        stock, _ = self.common.look.stocks
        if not rest and not stock:
            return 2.0 + move.is_full
        if move.is_full:
            return self._prize(move) + sum(bool(spot.fits & rest) for spot in after) / 1000
        return 1.0 if full & rest else likelihood(full, self.common.look.unseen, min(stock, 1))

    def _prize(self, move: Candidate) -> float:
        return self.prize(len(self.common.figure.squares) + len(move.spot.squares))


def quietest(common: CommonLook, starts: Sequence[Placements]) -> Placements:
    """Returns the start figure after which the fewest unseen tiles are full.

    A level that does not look ahead takes any of them.
    """
    look = common.look
    starts = look.chance.sample(starts, min(len(starts), COMPARED_STARTS))
    if not look.attention.is_careful:
        return starts[0]

    def noise(start: Placements) -> int:
        return (Spots(common.figure.add(*start)).full() & look.unseen).bit_count()

    return min(starts, key=noise)


# The start


def begin_with_one(common: CommonLook) -> Idea | None:
    """Returns the first tile on an empty table that leaves the partner the least."""
    starts = [(first,) for first in _on_empty_table(common.look)]
    return Idea(Lay(quietest(common, starts))) if starts else without_move(common)


def begin_with_two(common: CommonLook) -> Idea | None:
    """Returns two joined tiles, alone or at the figure; else an exchange, else one tile."""
    pairs = list(_pairs(common))
    if pairs:
        return Idea(Lay(quietest(common, pairs)))
    singles = [(first,) for first in _firsts(common)]
    if singles and not common.look.offered(Exchange) and not common.look.offered(Pass):
        return Idea(Lay(quietest(common, singles)))
    return without_move(common)


def _pairs(common: CommonLook) -> Iterator[Placements]:
    for first in _firsts(common):
        spots = Spots(common.figure.add(first))
        for tile in common.look.hand:
            if tile is not first.tile:
                for spot in spots.fitting(tile):
                    if spot.touches & mask_of([first.tile]):
                        yield first, spot.placement(tile)


def _firsts(common: CommonLook) -> Iterator[Placement]:
    """Yields the places of a first tile: anywhere at the figure, if there is one."""
    if not len(common.figure):
        return _on_empty_table(common.look)
    return (move.placement for move in common.moves())


def _on_empty_table(look: Look) -> Iterator[Placement]:
    """Yields the first tiles of a figure, in one direction by symmetry."""
    return (Placement(tile, DIRECTIONS[0], 0, 0) for tile in look.hand)


# Minds


@dataclass(frozen=True)
class FullsMind:
    """A mind for Fulls, in which a full tile that cannot be answered gives another move."""

    look: Look
    steady: ClassVar[bool] = False

    def idea(self) -> Idea | None:
        """Returns what to do next; nothing off turn."""
        return _idea(self.look, turn_prize, {"start": begin_with_one})


@dataclass(frozen=True)
class ClaimsMind:
    """A mind for Claims, in which the player who ends a row may capture the squares."""

    look: Look
    steady: ClassVar[bool] = False

    def idea(self) -> Idea | None:
        """Returns what to do next; nothing off turn."""
        return _idea(self.look, capture_prize, {"start": begin_with_one})


@dataclass(frozen=True)
class ClaimsPlusMind:
    """A mind for Claims +, in which both players begin with two joined tiles."""

    look: Look
    steady: ClassVar[bool] = False

    def idea(self) -> Idea | None:
        """Returns what to do next; nothing off turn."""
        return _idea(self.look, capture_prize, {"start": begin_with_two, "add": begin_with_two})


def _idea(look: Look, prize: Prize, starts: Starts) -> Idea | None:
    common = CommonLook(look)
    return idea_in_turn(
        look,
        on_turn=partial(_on_turn, common, RowPreference(common, prize), starts),
        off_turn=lambda: None,
        is_violation=partial(has_misfit, look),
    )


def _on_turn(common: CommonLook, preference: Preference, starts: Starts) -> Idea | None:
    """Returns what to do on turn: capture if it notices that it can, lay, or refuse."""
    look, need = common.look, common.look.view.need
    if look.offered(Capture) and (look.attention.sees() or look.attention.sees()):
        return Idea(Capture(), 0.5)
    if start := starts.get(need):
        return start(common)
    if need == "give":
        return give_tile(common)
    if need not in ("any", "full"):
        return without_move(common)
    moves = noticed_moves(look, common.moves(full=need == "full"), must=need == "any")
    return lay(best_move(look, moves, preference)) if moves else without_move(common)
