"""How the computer plays Fulls and Claims: rows of full tiles, and what they win."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from fourfold.pentaraduga.actions import Capture, Exchange, Lay, Pass
from fourfold.pentaraduga.bots.mind import Idea
from fourfold.pentaraduga.bots.spots import Spots, bits, likelihood
from fourfold.pentaraduga.bots.turns import Move, TurnMind
from fourfold.pentaraduga.lattice import DIRECTIONS, Placement

__all__ = ["ClaimsMind", "ClaimsPlusMind", "FullsMind"]

Way = tuple[Placement, ...]

#: Of the ways to begin, it looks at so many.
BEGINNINGS = 12


@dataclass(frozen=True)
class FullsMind(TurnMind):
    """One look at Fulls: a full tile that cannot be answered gives another move."""

    def on_turn(self) -> Idea | None:
        """Lays something, preferably full; who lays no tile refuses."""
        need = self.view.need
        if need == "start":
            return self.start()
        if need == "give":
            return self.giving()
        if need not in ("any", "full"):
            return self.otherwise()
        moves = self.noticed(self.moves(full=need == "full"), must=need == "any")
        return self.lay(self.best(moves)) if moves else self.otherwise()

    def worth(self, move: Move) -> float:
        """By what may come next, if it looks ahead; otherwise full is better than not."""
        if not self.careful:
            return float(move.full)
        after = self.spots.after(move.placement)
        full, rest = after.full(), bits(self.hand) & ~bits([move.tile])
        if self.replaying:
            return self._alone(move, after, full, rest)
        # A tile is drawn, which may be full as well as those in hand.
        drawn = likelihood(full, self.unseen, 1) if self.view.stocks[self.seat.index] else 0.0
        mine = 1.0 if full & rest else drawn
        theirs = likelihood(full, self.unseen, len(self.view.hands[self.partner.index]))
        prize = self.prize(len(self.figure.squares) + len(move.spot.squares))
        if move.full:
            return prize * (1 - theirs) - prize * theirs * (1 - mine) + mine / 2
        return mine / 2 - (prize + 1) * theirs * (1 - mine)

    def prize(self, squares: int) -> float:
        """What it is worth to end a row when there are so many squares."""
        return 1.0

    def _alone(self, move: Move, after: Spots, full: int, rest: int) -> float:
        """In the replay all tiles should come to lie: after one that is not full, a full one."""
        stock = len(self.view.stocks[self.seat.index])
        if not rest and not stock:
            return 2.0 + move.full
        if move.full:
            squares = len(self.figure.squares) + len(move.spot.squares)
            return self.prize(squares) + sum(bool(spot.fits & rest) for spot in after) / 1000
        return 1.0 if full & rest else likelihood(full, self.unseen, min(stock, 1))

    # The start

    def start(self) -> Idea | None:
        """Begins on an empty table, so that the partner finds as little as possible."""
        ways = [(first,) for first in self._firsts()]
        return Idea(Lay(self.quietest(ways))) if ways else self.otherwise()

    def _firsts(self) -> Iterator[Placement]:
        """The first tile of a figure; which way it points makes no difference."""
        return (Placement(tile, DIRECTIONS[0], 0, 0) for tile in self.hand)

    def quietest(self, ways: Sequence[Way]) -> Way:
        """The way to begin after which the fewest unseen tiles are full, if it looks ahead."""
        ways = self.chance.sample(ways, min(len(ways), BEGINNINGS))
        if not self.careful:
            return ways[0]

        def noise(way: Way) -> int:
            return (Spots(self.figure.add(*way)).full() & self.unseen).bit_count()

        return min(ways, key=noise)


@dataclass(frozen=True)
class ClaimsMind(FullsMind):
    """One look at Claims: who ends a row may capture the squares."""

    def on_turn(self) -> Idea | None:
        """Captures what can be captured, if it notices; otherwise as in Fulls."""
        if self.offered(Capture) and (self.sees() or self.sees()):
            return Idea(Capture(), 0.5)
        return super().on_turn()

    def prize(self, squares: int) -> float:
        """The squares, if there are enough of them."""
        return 1.0 + squares if squares > 1 else 1.0


@dataclass(frozen=True)
class ClaimsPlusMind(ClaimsMind):
    """One look at Claims with all tiles: both begin with two tiles that are joined."""

    def on_turn(self) -> Idea | None:
        """Adds to the start figure as well."""
        return self.start() if self.view.need == "add" else super().on_turn()

    def start(self) -> Idea | None:
        """Two tiles; else other tiles; else one; else none."""
        pairs = list(self._pairs())
        if pairs:
            return Idea(Lay(self.quietest(pairs)))
        singles = [(first,) for first in self._firsts()]
        if singles and not self.offered(Exchange) and not self.offered(Pass):
            return Idea(Lay(self.quietest(singles)))
        return self.otherwise()

    def _pairs(self) -> Iterator[Way]:
        for first in self._firsts():
            spots = Spots(self.figure.add(first))
            for tile in self.hand:
                if tile is not first.tile:
                    for spot in spots.fitting(tile):
                        if spot.touches & bits([first.tile]):
                            yield first, spot.placement(tile)

    def _firsts(self) -> Iterator[Placement]:
        """Anywhere in the figure, if there is one."""
        if not len(self.figure):
            return super()._firsts()
        return (move.placement for move in self.moves())
