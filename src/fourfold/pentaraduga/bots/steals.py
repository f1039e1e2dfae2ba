"""How the computer plays Steals: what it makes, and what it takes away."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from fourfold.pentaraduga.actions import Exchange, Knock, Lay, Pass, Protest, Take
from fourfold.pentaraduga.bots.mind import Idea, Mind
from fourfold.pentaraduga.bots.spots import Spots, bits
from fourfold.pentaraduga.figure import Figure
from fourfold.pentaraduga.lattice import DIRECTIONS, Placement
from fourfold.pentaraduga.tiles import Tile

__all__ = ["StealsMind"]

#: A move of two tiles of the hand and one that stands.
COMPOSITE = "hhs"
#: What is begun cannot go on for ever, as two who take a tile from each other could.
TIRED = 80
#: How many of the best moves it thinks over, and how many it goes on from.
CLOSER, FURTHER = 8, 3
#: A move that seems worse than this is not made if something else can be done.
POOR = -0.3
#: What it is worth to move on after a full tile.
TEMPO = 0.7


class Move(NamedTuple):
    """Tiles laid one after the other, where the last may have been taken."""

    placements: tuple[Placement, ...]
    #: Squares of its own more, and squares of the partner fewer.
    gain: int
    full: bool
    #: The tile that was taken.
    taken: Tile | None = None

    @property
    def worth(self) -> float:
        """How good it seems at first sight."""
        return self.gain + TEMPO * self.full


@dataclass(frozen=True)
class StealsMind(Mind):
    """One look at Steals."""

    def idea(self) -> Idea | None:
        """A protest, a prize, a start figure, a move, or a move that comes between."""
        if self.wronged():
            return Idea(Protest(), 0)
        if self.offered(Take):
            return Idea(Take(), 0)
        if self.view.right is not self.seat:
            return self._intercepting() if self.offers.begun else None
        return self._opening() if self.view.opening else self._moving()

    # What it sees

    @cached_property
    def own(self) -> Figure:
        """Its own figure."""
        return Figure(self.view.figures[str(self.seat)])

    @cached_property
    def other(self) -> Figure:
        """The partner's figure."""
        return Figure(self.view.figures[str(self.partner)])

    @cached_property
    def loose(self) -> list[Loose]:
        """What can be taken from the partner's figure."""
        return loose_tiles(self.other)

    @cached_property
    def spots(self) -> Spots:
        """The places beside its own figure."""
        return Spots(self.own)

    @property
    def tired(self) -> bool:
        """Whether so much has happened that it wants to come to an end."""
        return self.last is not None and self.last.version > TIRED

    @cached_property
    def _places_of_other(self) -> Spots:
        return Spots(self.other)

    # The start

    def _opening(self) -> Idea | None:
        """Two tiles that make a square, or from which much can be made."""
        trades = self.offered(Exchange)
        pairs = self.seen(pairs := list(self._pairs())) or pairs
        spare = len(self.view.stocks[self.seat.index]) > len(self.view.stocks[self.partner.index])
        if pairs:
            best = max(pairs, key=lambda pair: (self._promise(pair), self.chance.random()))
            square = bool(Figure(best).squares)
            if square or not (trades and self.careful and spare):
                return Idea(Lay(best))
        return Idea(self.chance.choice(trades), 0.7) if trades else None

    def _pairs(self) -> Iterator[tuple[Placement, ...]]:
        for tile in self.hand:
            first = Placement(tile, DIRECTIONS[0], 0, 0)
            spots = Spots(Figure([first]))
            for second in self.hand:
                if second is not tile:
                    for spot in spots.fitting(second):
                        yield first, spot.placement(second)

    def _promise(self, pair: tuple[Placement, ...]) -> float:
        squares = float(len(Figure(pair).squares))
        if not self.careful:
            return squares
        return squares + (Spots(Figure(pair)).full() & self.unseen).bit_count() / 20

    # Moves

    def _moving(self) -> Idea | None:
        moves = self._allowed()
        seen = self.seen(moves)
        if not seen and moves and not self.offered(Pass):
            seen = [self.chance.choice(moves)]
        best = self._best(seen)
        if self.view.claim and best:
            return Idea(Lay(best[0].placements))
        if best is None or best[1] <= (0 if self.offered(Pass) else POOR):
            if self.offered(Pass):
                return Idea(Pass(), 0.5)
            if (trades := self.offered(Exchange)) and not (self.tired and best):
                return Idea(self.chance.choice(trades), 0.7)
        if best is None:
            return None
        move, _ = best
        knock = Knock("take" if move.taken and len(move.placements) == 1 else "move")
        if move.gain > 0 and self.careful and self._exposed() and knock in self.offers.actions:
            return Idea(knock, 0)
        return Idea(Lay(move.placements))

    def _exposed(self) -> bool:
        """Whether the partner could come between."""
        return not self.view.shielded and bool(self.view.hands[self.partner.index])

    def _intercepting(self) -> Idea | None:
        """Comes between with a complex move, as fast as it can."""
        moves = [move for move in self.seen(self._complex(self._simple())) if move.gain > 0]
        return Idea(Lay(max(moves, key=lambda m: m.worth).placements), 0) if moves else None

    def _allowed(self) -> list[Move]:
        """All moves, or those it has claimed to make."""
        claim = self.view.claim
        if claim == "exchange":
            return []
        moves = [] if claim == "move" or self.tired else list(self._takes())
        if claim != "take":
            simple = self._simple()
            moves += simple
            if not self.tired:
                moves += self._complex(simple)
                if COMPOSITE in self.rules.moves and self.careful:
                    moves += self._composite(simple)
        return moves

    def _best(self, moves: list[Move]) -> tuple[Move, float] | None:
        """The move that seems best, and how good it seems; the likeliest are thought over."""
        if not moves:
            return None
        self.chance.shuffle(moves)
        moves.sort(key=lambda move: move.worth, reverse=True)
        if not self.careful:
            return moves[0], moves[0].worth
        closer = [(move, move.worth + self._prospect(move)) for move in moves[:CLOSER]]
        return max(closer, key=lambda pair: pair[1])

    def _prospect(self, move: Move) -> float:
        """What may come next: what one may make oneself, and what the partner may take."""
        lifted = [tile for tile in self.own.tiles if tile is move.taken]
        spots = Spots(self.own.without(*lifted)) if lifted else self.spots
        hopes = (spots.after(*move.placements).full() & self.unseen).bit_count() / 20
        if move.full:
            return hopes
        own = self.own.add(*move.placements)
        thefts = _thefts(loose_tiles(own), self._places_of_other)
        return hopes - max((theft.worth for theft in thefts), default=0.0)

    def _simple(self) -> list[Move]:
        """A tile of the hand."""
        if not len(self.own):
            return [Move((Placement(tile, DIRECTIONS[0], 0, 0),), 0, False) for tile in self.hand]
        return [
            Move((spot.placement(tile),), len(spot.squares), bool(spot.squares))
            for tile in self.hand
            for spot in self.spots.fitting(tile)
        ]

    def _takes(self) -> Iterator[Move]:
        """A tile of the partner's figure or of its own, set elsewhere."""
        if len(self.own):
            yield from _thefts(self.loose, self.spots)
        for tile, asked, lost in loose_tiles(self.own):
            for spot in Spots(self.own.without(tile)).fitting(tile):
                place, gain = spot.placement(tile), len(spot.squares) - lost
                if len(spot.squares) >= asked and place != self.own[tile] and gain > 0:
                    yield Move((place,), gain, True, tile)

    def _complex(self, first: list[Move]) -> list[Move]:
        """A tile of the hand, then one of the partner's that touches it."""
        return [
            Move(move.placements + theft.placements, move.gain + theft.gain, True, theft.taken)
            for move in first
            for theft in _thefts(
                self.loose,
                self.spots.after(*move.placements),
                touching=move.placements[-1].tile,
            )
        ]

    def _composite(self, simple: list[Move]) -> list[Move]:
        """Both tiles of the hand, then one of the partner's that touches the second."""
        found = []
        for move in sorted(simple, key=lambda move: move.worth, reverse=True)[:FURTHER]:
            (first,) = move.placements
            spots = self.spots.after(first)
            pairs = [
                Move(
                    (first, spot.placement(tile)),
                    move.gain + len(spot.squares),
                    move.full or bool(spot.squares),
                )
                for tile in self.hand
                if tile is not first.tile
                for spot in spots.fitting(tile)
            ]
            found += self._complex(pairs)
        return found


class Loose(NamedTuple):
    """A tile that can be taken away without its figure falling apart."""

    tile: Tile
    #: How many squares it must make elsewhere, and how many are lost where it stands.
    asked: int
    lost: int


def loose_tiles(figure: Figure) -> list[Loose]:
    """What can be taken from a figure: a full tile must become twice full."""
    touching = _touching(figure)
    squares = set(figure.squares)
    found = []
    for tile, *_ in figure:
        if _in_one_piece({one: near for one, near in touching.items() if one != 1 << tile.index}):
            lost = len(squares.intersection(figure[tile].nodes))
            found.append(Loose(tile, 2 if lost or len(figure) <= 2 else 1, lost))
    return found


def _touching(figure: Figure) -> dict[int, int]:
    """By the bit of every tile the tiles that touch it: quicker than asking figures without it."""
    cells = {cell: 1 << place.tile.index for place in figure for cell in place.cells}
    touching = dict.fromkeys(cells.values(), 0)
    for (x, y), one in cells.items():
        for other in (cells.get((x + 1, y)), cells.get((x, y + 1))):
            if other:
                touching[one] |= other
                touching[other] |= one
    return touching


def _in_one_piece(touching: dict[int, int]) -> bool:
    """Whether one can go from any tile to any other."""
    reached, todo = 0, next(iter(touching), 0)
    while todo:
        one = todo & -todo
        reached |= one
        todo = (todo | touching.get(one, 0)) & ~reached
    return all(reached & one for one in touching)


def _thefts(loose: list[Loose], spots: Spots, touching: Tile | None = None) -> Iterator[Move]:
    """The ways to set tiles of one figure into another, whose places are given."""
    all_, touched = bits(tile for tile, _, _ in loose), bits([touching])
    for spot in spots:
        if not spot.squares or not spot.fits & all_ or (touching and not spot.touches & touched):
            continue
        for tile, asked, lost in loose:
            if spot.fits >> tile.index & 1 and len(spot.squares) >= asked:
                yield Move((spot.placement(tile),), len(spot.squares) + lost, True, tile)
