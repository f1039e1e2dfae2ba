"""The computer in games with a common figure and turns: looks, and ideas that they share."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from fourfold.pentaraduga.bots.look import Look, notices_violation
from fourfold.pentaraduga.bots.mind import Idea
from fourfold.pentaraduga.bots.spots import Spot, Spots
from fourfold.pentaraduga.core.actions import Exchange, HandOver, Lay, Pass, Protest, Take
from fourfold.pentaraduga.core.figure import Figure
from fourfold.pentaraduga.core.lattice import Placement
from fourfold.pentaraduga.core.tiles import Tile

__all__ = [
    "Candidate",
    "CommonLook",
    "Preference",
    "best_move",
    "give_tile",
    "idea_in_turn",
    "lay",
    "noticed_moves",
    "without_move",
]


class Candidate(NamedTuple):
    """A tile of the hand at a place."""

    tile: Tile
    spot: Spot

    @property
    def is_full(self) -> bool:
        """True if it makes a square."""
        return bool(self.spot.squares)

    @property
    def placement(self) -> Placement:
        """The tile laid there."""
        return self.spot.placement(self.tile)


#: Returns the score of a move.
Preference = Callable[[Candidate], float]


@dataclass(frozen=True)
class CommonLook:
    """One look at a common figure."""

    look: Look

    @cached_property
    def figure(self) -> Figure:
        """The common figure."""
        return Figure(self.look.view.figures["common"])

    @cached_property
    def spots(self) -> Spots:
        """The places beside the common figure."""
        return Spots(self.figure)

    @property
    def is_replay(self) -> bool:
        """True if it replays its tiles alone."""
        return self.look.view.first is self.look.partner

    def moves(self, *, full: bool = False) -> list[Candidate]:
        """Returns all moves, or with ``full`` those of full tiles."""
        return [
            Candidate(tile, spot)
            for tile in self.look.hand
            for spot in self.spots.fitting(tile)
            if spot.squares or not full
        ]


def idea_in_turn(
    look: Look,
    *,
    on_turn: Callable[[], Idea | None],
    off_turn: Callable[[], Idea | None],
    is_violation: Callable[[tuple[Placement, ...]], bool],
) -> Idea | None:
    """Returns a protest if it notices a violation, else the idea on or off turn."""
    if notices_violation(look, is_violation):
        return Idea(Protest(), 0)
    if not look.offers.actions and not look.offers.begun:
        return None  # The partner may have claimed something.
    return on_turn() if look.view.right is look.seat else off_turn()


def noticed_moves(look: Look, moves: list[Candidate], *, must: bool) -> list[Candidate]:
    """Returns the moves that it notices; with ``must``, at least one."""
    return look.attention.seen(moves) or ([look.chance.choice(moves)] if moves and must else [])


def best_move(look: Look, moves: Iterable[Candidate], preference: Preference) -> Candidate:
    """Returns the move with the best score; chance decides between equals."""
    return max(moves, key=lambda move: (preference(move), look.chance.random()))


def lay(move: Candidate, effort: float = 1.0) -> Idea:
    """Returns the idea to make a move."""
    return Idea(Lay((move.placement,)), effort)


def without_move(common: CommonLook) -> Idea | None:
    """Returns what to do without a move: exchange the tile with the fewest places, or refuse."""
    look = common.look
    if look.offered(Take):
        return Idea(Take(), 0.5)
    if trades := look.offered(Exchange):
        return Idea(min(trades, key=lambda trade: _use(common, trade.tile)), 0.7)
    if look.offered(Pass):
        return Idea(Pass(), 0.5)
    return None


def give_tile(common: CommonLook) -> Idea | None:
    """Returns the idea to hand over the tile with the fewest places; None if it may not."""
    gifts = common.look.offered(HandOver)
    return Idea(min(gifts, key=lambda gift: _use(common, gift.tile))) if gifts else None


def _use(common: CommonLook, tile: Tile | None) -> tuple[int, float]:
    """Returns the number of places of a tile, and a random number to decide between equals."""
    return (len(common.spots.fitting(tile)) if tile else 0), common.look.chance.random()
