"""The computer in Steals: what it makes, and what it takes away."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, partial
from typing import ClassVar, NamedTuple

from fourfold.pentaraduga.bots.look import Look, has_misfit, notices_violation
from fourfold.pentaraduga.bots.mind import Idea
from fourfold.pentaraduga.bots.spots import Spots
from fourfold.pentaraduga.core.actions import Exchange, Knock, Lay, Pass, Protest, Take
from fourfold.pentaraduga.core.figure import Figure
from fourfold.pentaraduga.core.lattice import DIRECTIONS, Placement
from fourfold.pentaraduga.core.tiles import Tile, mask_of

__all__ = ["Combination", "Loose", "StealsLook", "StealsMind", "loose_tiles"]

#: A move of two tiles of the hand and a standing one.
COMPOSITE = "hhs"
#: After this many events it aims at an end: otherwise two players could take a tile from each other
#: for ever.
TIRED_EVENTS = 80
#: The number of best moves that it examines, and the number that it continues.
EXAMINED_MOVES, CONTINUED_MOVES = 8, 3
#: A move with a lower score is made only if there is nothing else to do.
POOR_SCORE = -0.3
#: The value of another move after a full tile.
TEMPO_SQUARES = 0.7
#: This many tiles that may make a square later are worth as much as one square now.
HOPES_PER_SQUARE = 20


class Combination(NamedTuple):
    """Tiles laid one after the other, the last perhaps taken from a figure."""

    placements: tuple[Placement, ...]
    #: The squares that it gains plus those that the partner loses.
    gain: int
    full: bool
    #: The tile that was taken.
    taken: Tile | None = None

    @property
    def worth(self) -> float:
        """The score at first sight."""
        return self.gain + TEMPO_SQUARES * self.full


class Loose(NamedTuple):
    """A tile that can be taken without splitting its figure."""

    tile: Tile
    #: The squares that it must make elsewhere, and those that its figure loses.
    asked: int
    lost: int


# Looks


@dataclass(frozen=True)
class StealsLook:
    """One look at both figures: what may be laid, and what may be taken."""

    look: Look

    @cached_property
    def own(self) -> Figure:
        """Its own figure."""
        return Figure(self.look.view.figures[str(self.look.seat)])

    @cached_property
    def other(self) -> Figure:
        """The partner's figure."""
        return Figure(self.look.view.figures[str(self.look.partner)])

    @cached_property
    def loose(self) -> list[Loose]:
        """The tiles that can be taken from the partner's figure."""
        return loose_tiles(self.other)

    @cached_property
    def spots(self) -> Spots:
        """The places beside its own figure."""
        return Spots(self.own)

    @cached_property
    def others_spots(self) -> Spots:
        """The places beside the partner's figure."""
        return Spots(self.other)

    @property
    def is_tired(self) -> bool:
        """True if the game is so long that it aims at an end."""
        return self.look.age > TIRED_EVENTS

    @property
    def is_exposed(self) -> bool:
        """True if the partner could cut in."""
        view = self.look.view
        return not view.shielded and bool(view.hands[self.look.partner.index])

    # Moves

    def start_figures(self) -> Iterator[tuple[Placement, ...]]:
        """Yields the ways to begin with two tiles."""
        for tile in self.look.hand:
            first = Placement(tile, DIRECTIONS[0], 0, 0)
            spots = Spots(Figure([first]))
            for second in self.look.hand:
                if second is not tile:
                    for spot in spots.fitting(second):
                        yield first, spot.placement(second)

    def allowed(self) -> list[Combination]:
        """Returns all moves, or those that it has claimed."""
        claim = self.look.view.claim
        if claim == "exchange":
            return []
        moves = [] if claim == "move" or self.is_tired else list(self._takes())
        if claim != "take":
            simple = self._simple()
            moves += simple
            if not self.is_tired:
                moves += self._complex(simple)
                if COMPOSITE in self.look.rules.moves and self.look.attention.is_careful:
                    moves += self._composite(simple)
        return moves

    def interceptions(self) -> list[Combination]:
        """Returns the moves with which it may cut in."""
        return self._complex(self._simple())

    def _simple(self) -> list[Combination]:
        """Returns the moves of a tile of the hand."""
        hand = self.look.hand
        if not len(self.own):
            return [Combination((Placement(tile, DIRECTIONS[0], 0, 0),), 0, False) for tile in hand]
        return [
            Combination((spot.placement(tile),), len(spot.squares), bool(spot.squares))
            for tile in hand
            for spot in self.spots.fitting(tile)
        ]

    def _takes(self) -> Iterator[Combination]:
        """Yields the moves that take a tile of either figure to another place in its own."""
        if len(self.own):
            yield from thefts(self.loose, self.spots)
        for tile, asked, lost in loose_tiles(self.own):
            for spot in Spots(self.own.without(tile)).fitting(tile):
                place, gain = spot.placement(tile), len(spot.squares) - lost
                if len(spot.squares) >= asked and place != self.own[tile] and gain > 0:
                    yield Combination((place,), gain, True, tile)

    def _complex(self, first: list[Combination]) -> list[Combination]:
        """Returns the moves of a tile of the hand, then one of the partner's that touches it."""
        return [
            Combination(
                move.placements + theft.placements, move.gain + theft.gain, True, theft.taken
            )
            for move in first
            for theft in thefts(
                self.loose,
                self.spots.after(*move.placements),
                touching=move.placements[-1].tile,
            )
        ]

    def _composite(self, simple: list[Combination]) -> list[Combination]:
        """Returns the moves of two tiles of the hand, then a taken one that touches the second."""
        found = []
        for move in sorted(simple, key=lambda move: move.worth, reverse=True)[:CONTINUED_MOVES]:
            (first,) = move.placements
            spots = self.spots.after(first)
            pairs = [
                Combination(
                    (first, spot.placement(tile)),
                    move.gain + len(spot.squares),
                    move.full or bool(spot.squares),
                )
                for tile in self.look.hand
                if tile is not first.tile
                for spot in spots.fitting(tile)
            ]
            found += self._complex(pairs)
        return found


def loose_tiles(figure: Figure) -> list[Loose]:
    """Returns the tiles that can be taken from a figure; a full one must become twice full."""
    touching = _touching(figure)
    squares = set(figure.squares)
    found = []
    for tile, *_ in figure:
        if _in_one_piece({one: near for one, near in touching.items() if one != 1 << tile.index}):
            lost = len(squares.intersection(figure[tile].nodes))
            found.append(Loose(tile, 2 if lost or len(figure) <= 2 else 1, lost))
    return found


def thefts(loose: list[Loose], spots: Spots, touching: Tile | None = None) -> Iterator[Combination]:
    """Yields the ways to move loose tiles of one figure to the places beside another."""
    all_, touched = mask_of(tile for tile, _, _ in loose), mask_of([touching])
    for spot in spots:
        if not spot.squares or not spot.fits & all_ or (touching and not spot.touches & touched):
            continue
        for tile, asked, lost in loose:
            if spot.fits >> tile.index & 1 and len(spot.squares) >= asked:
                yield Combination((spot.placement(tile),), len(spot.squares) + lost, True, tile)


def _touching(figure: Figure) -> dict[int, int]:
    """Returns the mask of the tiles that touch each tile, by its bit.

    It is faster to test this graph than to build a figure without each tile.
    """
    cells = {cell: 1 << place.tile.index for place in figure for cell in place.cells}
    touching = dict.fromkeys(cells.values(), 0)
    for (x, y), one in cells.items():
        for other in (cells.get((x + 1, y)), cells.get((x, y + 1))):
            if other:
                touching[one] |= other
                touching[other] |= one
    return touching


def _in_one_piece(touching: dict[int, int]) -> bool:
    """Returns whether the graph is connected."""
    reached, todo = 0, next(iter(touching), 0)
    while todo:
        one = todo & -todo
        reached |= one
        todo = (todo | touching.get(one, 0)) & ~reached
    return all(reached & one for one in touching)


# Preferences


def promise(look: Look, pair: tuple[Placement, ...]) -> float:
    """Returns the score of a start figure: a square, or many tiles that may make one."""
    squares = float(len(Figure(pair).squares))
    if not look.attention.is_careful:
        return squares
    return squares + _hopes(look, Spots(Figure(pair)))


def prospect(steals: StealsLook, move: Combination) -> float:
    """Returns the score of what may come next: own squares, and what the partner may take."""
    lifted = [tile for tile in steals.own.tiles if tile is move.taken]
    spots = Spots(steals.own.without(*lifted)) if lifted else steals.spots
    hopes = _hopes(steals.look, spots.after(*move.placements))
    if move.full:
        return hopes
    own = steals.own.add(*move.placements)
    losses = thefts(loose_tiles(own), steals.others_spots)
    return hopes - max((theft.worth for theft in losses), default=0.0)


def best_move(steals: StealsLook, moves: list[Combination]) -> tuple[Combination, float] | None:
    """Returns the best move and its score; only the most promising moves are examined.

    Changes the order of ``moves``.
    """
    if not moves:
        return None
    steals.look.chance.shuffle(moves)
    moves.sort(key=lambda move: move.worth, reverse=True)
    if not steals.look.attention.is_careful:
        return moves[0], moves[0].worth
    closer = [(move, move.worth + prospect(steals, move)) for move in moves[:EXAMINED_MOVES]]
    return max(closer, key=lambda pair: pair[1])


def _hopes(look: Look, spots: Spots) -> float:
    return (spots.full() & look.unseen).bit_count() / HOPES_PER_SQUARE


# The mind


@dataclass(frozen=True)
class StealsMind:
    """A mind for Steals."""

    look: Look
    steady: ClassVar[bool] = False

    def idea(self) -> Idea | None:
        """Returns a protest, a prize, a start figure, a move, or a move that cuts in."""
        look, steals = self.look, StealsLook(self.look)
        if notices_violation(look, partial(has_misfit, look)):
            return Idea(Protest(), 0)
        if look.offered(Take):
            return Idea(Take(), 0)
        if look.view.right is not look.seat:
            return _cut_in(steals) if look.offers.begun else None
        return _begin(steals) if look.view.opening else _move(steals)


def _begin(steals: StealsLook) -> Idea | None:
    """Returns a start figure that makes a square or promises one, or an exchange."""
    look = steals.look
    trades = look.offered(Exchange)
    pairs = look.attention.seen(pairs := list(steals.start_figures())) or pairs
    own, other = look.stocks
    if pairs:
        best = max(pairs, key=lambda pair: (promise(look, pair), look.chance.random()))
        square = bool(Figure(best).squares)
        if square or not (trades and look.attention.is_careful and own > other):
            return Idea(Lay(best))
    return Idea(look.chance.choice(trades), 0.7) if trades else None


def _move(steals: StealsLook) -> Idea | None:
    """Returns the best move; without a good one, a refusal or an exchange if that is allowed."""
    look = steals.look
    can_pass = bool(look.offered(Pass))
    moves = steals.allowed()
    seen = look.attention.seen(moves)
    if not seen and moves and not can_pass:
        seen = [look.chance.choice(moves)]
    best = best_move(steals, seen)
    if look.view.claim and best:
        return Idea(Lay(best[0].placements))
    if best is None or best[1] <= (0 if can_pass else POOR_SCORE):
        if can_pass:
            return Idea(Pass(), 0.5)
        if (trades := look.offered(Exchange)) and not (steals.is_tired and best):
            return Idea(look.chance.choice(trades), 0.7)
    if best is None:
        return None
    move, _ = best
    knock = Knock("take" if move.taken and len(move.placements) == 1 else "move")
    exposed = move.gain > 0 and look.attention.is_careful and steals.is_exposed
    return (
        Idea(knock, 0) if exposed and knock in look.offers.actions else Idea(Lay(move.placements))
    )


def _cut_in(steals: StealsLook) -> Idea | None:
    """Returns an interception with a complex move, as fast as it can."""
    seen = steals.look.attention.seen(steals.interceptions())
    moves = [move for move in seen if move.gain > 0]
    return Idea(Lay(max(moves, key=lambda m: m.worth).placements), 0) if moves else None
