"""What the computer does alike in all games with a common figure and turns."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from fourfold.pentaraduga.actions import Exchange, HandOver, Lay, Pass, Protest, Take
from fourfold.pentaraduga.bots.mind import Idea, Mind
from fourfold.pentaraduga.bots.spots import Spot, Spots
from fourfold.pentaraduga.figure import Figure
from fourfold.pentaraduga.lattice import Placement
from fourfold.pentaraduga.tiles import Tile

__all__ = ["Move", "TurnMind"]


class Move(NamedTuple):
    """A tile of the hand at a place."""

    tile: Tile
    spot: Spot

    @property
    def full(self) -> bool:
        """Whether it makes a square."""
        return bool(self.spot.squares)

    @property
    def placement(self) -> Placement:
        """The tile laid there."""
        return self.spot.placement(self.tile)


@dataclass(frozen=True)
class TurnMind(Mind):
    """One look at a common figure."""

    def idea(self) -> Idea | None:
        """A protest, or what there is to do for whoever holds the right, or off turn."""
        if self.wronged():
            return Idea(Protest(), 0)
        if not self.offers.actions and not self.offers.begun:
            return None  # The partner has claimed something, perhaps.
        return self.on_turn() if self.view.right is self.seat else self.off_turn()

    def on_turn(self) -> Idea | None:
        """What to do with the right to move."""
        raise NotImplementedError

    def off_turn(self) -> Idea | None:
        """What to do while the partner has it: mostly nothing."""
        return None

    # What it sees

    @cached_property
    def figure(self) -> Figure:
        """The common figure."""
        return Figure(self.view.figures["common"])

    @cached_property
    def spots(self) -> Spots:
        """The places beside the common figure."""
        return Spots(self.figure)

    @property
    def replaying(self) -> bool:
        """Whether it plays its tiles alone."""
        return self.view.first is self.partner

    # Moves

    def moves(self, *, full: bool = False) -> list[Move]:
        """All that can be laid, or all that is full."""
        return [
            Move(tile, spot)
            for tile in self.hand
            for spot in self.spots.fitting(tile)
            if spot.squares or not full
        ]

    def noticed(self, moves: list[Move], *, must: bool) -> list[Move]:
        """What it sees of them; where it must move, one thing at least."""
        return self.seen(moves) or ([self.chance.choice(moves)] if moves and must else [])

    def best(self, moves: Iterable[Move]) -> Move:
        """The move that seems best; chance decides between equals."""
        return max(moves, key=lambda move: (self.worth(move), self.chance.random()))

    def worth(self, move: Move) -> float:
        """How good a move seems."""
        raise NotImplementedError

    def lay(self, move: Move, effort: float = 1.0) -> Idea:
        """The idea to make a move."""
        return Idea(Lay((move.placement,)), effort)

    def otherwise(self) -> Idea | None:
        """What to do without a move: exchange the tile that fits least, or refuse."""
        if self.offered(Take):
            return Idea(Take(), 0.5)
        if trades := self.offered(Exchange):
            return Idea(min(trades, key=lambda trade: self._use(trade.tile)), 0.7)
        if self.offered(Pass):
            return Idea(Pass(), 0.5)
        return None

    def giving(self) -> Idea | None:
        """Hands the partner the tile that fits least."""
        gifts = self.offered(HandOver)
        return Idea(min(gifts, key=lambda gift: self._use(gift.tile))) if gifts else None

    def _use(self, tile: Tile | None) -> tuple[int, float]:
        """How many places there are for a tile."""
        return (len(self.spots.fitting(tile)) if tile else 0), self.chance.random()
