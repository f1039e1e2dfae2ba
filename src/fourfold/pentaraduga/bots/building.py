"""The mind for games behind a screen: what to build, which tile to drop, when to stop and check."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from itertools import takewhile
from random import Random
from typing import ClassVar

from fourfold.pentaraduga.actions import Arrange, Check, Drop, Extend, Knock, Mark, Stop, Surrender
from fourfold.pentaraduga.bots.mind import Idea, Mind
from fourfold.pentaraduga.figure import EMPTY, Figure
from fourfold.pentaraduga.lattice import Placement
from fourfold.pentaraduga.solver import Goal, best_figure, worth
from fourfold.pentaraduga.tiles import Tile

__all__ = ["FramesMind", "QuadosMind", "SquaresMind"]

#: How much the solver may search for one answer: a count, so that all machines find the same.
NODES = 30_000
#: How many tiles it lays between two arrangements, and what time that takes, in usual choices.
STEP = 2
LAYING = 4.0
#: The same in the open, where the other waits: the weakest level is done after some ten seconds.
LAYING_IN_THE_OPEN = 0.7
#: How likely the first's figure lacks so much of the best that his tiles allow.
LACKING = {0: 0.6, 1: 0.25, 2: 0.15}


class SquaresMind(Mind):
    """Builds what its level finds, and knows the partner's tiles from those it does not have.

    How far it has come is to be seen from how its tiles lie: they are laid in the order of the
    figure that it has in mind, which follows from its tiles alone.
    """

    goal: ClassVar[Goal] = "squares"

    def idea(self) -> Idea | None:
        """What to do next behind the screen, and then in the open."""
        view = self.view
        if Knock() in self.offers.actions:
            return Idea(Knock(), 0)
        if view.builder is self.partner or view.first is self.seat:
            return None
        if view.dropper and not view.exchanged:
            return None if view.dropper is self.seat else Idea(Drop(self._gift()), 2)
        return self._finish() if view.first else self._build()

    @property
    def figure(self) -> Figure:
        """How its tiles lie."""
        return Figure(self.view.figures[self.seat.value])

    @property
    def others(self) -> list[Tile]:
        """The partner's tiles."""
        return [tile for tile in self.rules.tiles if tile not in self.hand]

    # What it builds

    def found(self, tries: int = 1) -> Figure:
        """The best figure it finds, of so many times its usual tries."""
        return _best_found(self.goal, frozenset(self.hand), self.horizon, tries * self.tries)

    @property
    def horizon(self) -> int:
        """How many tiles it considers together."""
        return max(2, round(int(self.rules.hand) * self.level.foresight))

    @property
    def tries(self) -> int:
        """How often it begins anew."""
        return 1 if self.horizon == self.rules.hand else 1 + round(4 * self.level.sight)

    def best(self, tiles: Collection[Tile]) -> Figure:
        """The best figure of these tiles."""
        return _best_found(self.goal, frozenset(tiles), len(tiles), 1)

    # What it does

    def _build(self) -> Idea:
        target = self.found()
        if arranging := self.arranging(target):
            return arranging
        if self.offered(Drop) and not self._content(self.rules.worth(target)):
            return Idea(Drop(self._gift()))
        return Idea(Stop(target.placements))

    def arranging(self, target: Figure, effort: float = LAYING) -> Idea | None:
        """Lays the next tiles of a figure; nothing once it is there."""
        lying, wanted = self.figure.placements, target.placements
        if lying == wanted:
            return None
        pairs = zip(lying, wanted, strict=False)
        laid = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
        step = STEP if self.table.deadline is None else -(-len(wanted) // 2)
        return Idea(Arrange(wanted[: laid + step]), effort)

    def _content(self, points: int) -> bool:
        """Whether to stop with a figure, rather than exchange a tile before."""
        return points >= self._feared()

    def _feared(self) -> int:
        """What the partner's figure may be worth."""
        return int(self.rules.worth(self.best(self.others))) if self.foresees() else self._usual()

    def _usual(self) -> int:
        """What figures of so many tiles are often worth."""
        return int(self.rules.hand) // 2

    def _gift(self) -> Tile:
        """The tile to give away: which it needs least, or helps least in the partner's hand."""
        if not self.foresees():
            return self._idle(self.found(), self.hand)
        others = self.others
        gift = self._idle(self.best(others), others)

        def gain(tile: Tile) -> int:
            mine = self.best([gift, *(t for t in self.hand if t is not tile)])
            theirs = self.best([tile, *(t for t in others if t is not gift)])
            return int(self.rules.worth(mine)) - int(self.rules.worth(theirs))

        return max(self.hand, key=gain)

    def _idle(self, figure: Figure, tiles: Sequence[Tile]) -> Tile:
        """The tile without which a figure loses least."""
        return max(tiles, key=lambda tile: self.rules.worth(figure.without(tile)))

    def _finish(self) -> Idea:
        """In the open: makes sure of what there is, improves it, and checks or surrenders."""
        target = self._kept(self.found(tries=2))
        if arranging := self.arranging(target, LAYING_IN_THE_OPEN):
            safe = Mark(self.figure.placements)
            marks = safe in self.offers.actions and not self.view.marked
            return Idea(safe, 0) if marks else arranging
        if Surrender() in self.offers.actions and self._hopeless(self.rules.worth(target)):
            return Idea(Surrender())
        return Idea(Check(target.placements), 0.5)

    def _kept(self, found: Figure) -> Figure:
        """What lies there, if it is whole and as good as what it has found."""
        lies = self.figure
        whole = len(lies) >= len(found) and lies.connected
        return lies if whole and self.rules.worth(lies) >= self.rules.worth(found) else found

    def _hopeless(self, points: int) -> bool:
        """Whether checking may cost more than the point for surrendering; it may be a bluff."""
        most = self._feared()
        return sum(p * _checked(points, most - less) for less, p in LACKING.items()) < -1


class FramesMind(SquaresMind):
    """Builds frames; the weaker its level, the fewer tiles it uses."""

    goal = "frame"

    @property
    def horizon(self) -> int:
        """Five tiles often make a hole, and each more makes it larger."""
        return 5 + round((int(self.rules.hand) - 5) * self.level.foresight)

    def _usual(self) -> int:
        return 2


class QuadosMind(SquaresMind):
    """Builds squares, then chooses who extends, and extends."""

    def idea(self) -> Idea | None:
        """What to do next, in the second part too."""
        view = self.view
        if view.winner is None:
            return super().idea()
        if view.extender is None:
            return Idea(Extend(own=self._extends()), 3) if view.winner is self.seat else None
        if view.extender is not self.seat:
            return None
        target = self._extended(view.original, self.hand)
        return self.arranging(target) or Idea(Check(target.placements))

    def _extends(self) -> bool:
        """Whether the own figure promises more than the partner's lacks."""
        mine, theirs = (self.view.figures[seat.value] for seat in (self.seat, self.partner))
        tiles = [tile for hand in self.view.hands for tile in hand]
        own, other = (worth(self._extended(figure, tiles), "quados") for figure in (mine, theirs))
        return own + other >= 2 * int(self.rules.par)

    def _extended(self, original: tuple[Placement, ...], tiles: Sequence[Tile]) -> Figure:
        """The best extension it finds; the original comes first in it."""
        start = Figure(original)
        if not start.connected or start.rough:  # A person's bluff: nothing good comes of it.
            return start
        rest = frozenset(tile for tile in tiles if tile not in start)
        return _best_found("quados", rest, self.horizon, self.tries, start)


def _checked(mine: int, first: int) -> int:
    """What checking brings the second."""
    return -2 if mine == first else mine - first


@lru_cache(maxsize=1_000)
def _best_found(
    goal: Goal, tiles: frozenset[Tile], horizon: int, tries: int, start: Figure = EMPTY
) -> Figure:
    """The best of some tries to build, each with the tiles in another order."""
    ordered = sorted(tiles, key=lambda tile: tile.index)
    found = [
        _built(goal, Random(f"{ordered} {number}").sample(ordered, len(ordered)), horizon, start)
        for number in range(tries)
    ]
    return max(found, key=lambda figure: worth(figure, goal))


def _built(goal: Goal, tiles: Sequence[Tile], horizon: int, start: Figure) -> Figure:
    """A figure of these tiles, so many at a time laid as well as they can be."""
    if goal == "frame":
        frame = _extended(goal, tiles[:horizon], start)
        # Without a hole it is as well to have a figure of all tiles.
        return frame if worth(frame, goal) else _built("squares", tiles, horizon, start)
    figure = start
    for index in range(0, len(tiles), horizon):
        longer = _extended(goal, tiles[index : index + horizon], figure)
        if longer is figure:
            break
        figure = longer
    return figure


def _extended(goal: Goal, tiles: Sequence[Tile], start: Figure) -> Figure:
    """The start with these tiles laid to it as well as a short search finds."""
    # Without faults the search is short; with them it may end before it finds anything.
    answers = [
        best_figure(tiles, goal, start=start, free=free, nodes=NODES) for free in (True, False)
    ]
    found = [answer.figure for answer in answers if answer.figure]
    if not found:
        return start
    best = max(found, key=lambda figure: worth(figure, goal))
    return start.add(*(place for place in best if place.tile not in start))
