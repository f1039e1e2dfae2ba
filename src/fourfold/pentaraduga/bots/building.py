"""The computer behind a screen: what it builds, which tile it drops, when it stops."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import takewhile
from random import Random
from typing import ClassVar

from fourfold.pentaraduga.bots.look import Look
from fourfold.pentaraduga.bots.mind import Idea
from fourfold.pentaraduga.core.actions import (
    Arrange,
    Check,
    Drop,
    Extend,
    Knock,
    Mark,
    Stop,
    Surrender,
)
from fourfold.pentaraduga.core.figure import EMPTY, Figure
from fourfold.pentaraduga.core.lattice import Placement
from fourfold.pentaraduga.core.tiles import Tile
from fourfold.pentaraduga.solving.solver import Objective, best_figure, worth

__all__ = ["FramesMind", "QuadosMind", "Skill", "SquaresMind", "built"]

#: The limit of the solver for one answer; in nodes, so that every machine finds the same answer.
SOLVER_NODES = 30_000
#: The number of tiles that it lays in one step, and the effort of a step.
TILES_PER_STEP = 2
STEP_EFFORT = 4.0
#: The effort in the open, where the partner waits: the weakest level takes about ten seconds.
OPEN_STEP_EFFORT = 0.7
#: The probability that the first player's figure is this many points below its optimum.
LACKING = {0: 0.6, 1: 0.25, 2: 0.15}


# Looks


@dataclass(frozen=True)
class ScreenLook:
    """One look at its own tiles behind a screen.

    Its arrangement shows how far it has come: tiles are laid in the order of the figure that it
    aims at, which depends on its tiles alone.
    """

    look: Look

    @cached_property
    def figure(self) -> Figure:
        """The arrangement of its tiles."""
        return Figure(self.look.view.figures[self.look.seat.value])

    @cached_property
    def partners_tiles(self) -> list[Tile]:
        """The partner's tiles: those that it does not have itself."""
        return [tile for tile in self.look.rules.tiles if tile not in self.look.hand]

    def worth(self, figure: Figure) -> int:
        """Returns the points of a figure by the rules of the table."""
        return int(self.look.rules.worth(figure))


@dataclass(frozen=True, slots=True)
class Skill:
    """The building skill of a level."""

    goal: Objective
    #: The number of tiles that it considers together.
    horizon: int
    #: The number of attempts.
    tries: int
    #: The usual worth of a figure.
    usual: int

    def found(self, tiles: Collection[Tile], times: int = 1) -> Figure:
        """Returns the best figure of its attempts, or of ``times`` as many."""
        return _best_found(self.goal, frozenset(tiles), self.horizon, times * self.tries)

    def best(self, tiles: Collection[Tile]) -> Figure:
        """Returns the best figure of these tiles."""
        return _best_found(self.goal, frozenset(tiles), len(tiles), 1)

    def extended(self, original: tuple[Placement, ...], tiles: Collection[Tile]) -> Figure:
        """Returns the best extension that it finds; the original comes first in it."""
        start = Figure(original)
        if not start.connected or start.rough:  # A person's bluff, not worth extending.
            return start
        rest = frozenset(tile for tile in tiles if tile not in start)
        return _best_found("quados", rest, self.horizon, self.tries, start)


def skill_with_squares(look: Look) -> Skill:
    """Returns the skill of a level that builds squares."""
    hand = int(look.rules.hand)
    horizon = max(2, round(hand * look.strength.foresight))
    return Skill("squares", horizon, _tries(look, horizon), hand // 2)


def skill_with_frames(look: Look) -> Skill:
    """Returns the skill of a level that builds frames; the weaker, the fewer tiles it uses.

    Five tiles often make a hole, and each more makes it larger.
    """
    horizon = 5 + round((int(look.rules.hand) - 5) * look.strength.foresight)
    return Skill("frame", horizon, _tries(look, horizon), 2)


def _tries(look: Look, horizon: int) -> int:
    return 1 if horizon == look.rules.hand else 1 + round(4 * look.strength.sight)


# Preferences


def feared(screen: ScreenLook, skill: Skill) -> int:
    """Returns an estimate of the worth of the partner's figure."""
    if screen.look.attention.foresees():
        return screen.worth(skill.best(screen.partners_tiles))
    return skill.usual


def is_hopeless(points: int, most: int) -> bool:
    """Returns whether checking is expected to cost more than the point for surrendering.

    ``most`` is the greatest possible worth of the first player's figure, which may be a bluff.
    """
    return sum(p * _checked(points, most - less) for less, p in LACKING.items()) < -1


def _checked(mine: int, first: int) -> int:
    """Returns the points that the second player gains by checking."""
    return -2 if mine == first else mine - first


def best_gift(screen: ScreenLook, skill: Skill) -> Tile:
    """Returns the tile to give away: the one it needs least, or that helps the partner least."""
    hand, partners_tiles = screen.look.hand, screen.partners_tiles
    if not screen.look.attention.foresees():
        return _idle(screen, skill.found(hand), hand)
    gift = _idle(screen, skill.best(partners_tiles), partners_tiles)

    def gain(tile: Tile) -> int:
        mine = skill.best([gift, *(t for t in hand if t is not tile)])
        theirs = skill.best([tile, *(t for t in partners_tiles if t is not gift)])
        return screen.worth(mine) - screen.worth(theirs)

    return max(hand, key=gain)


def _idle(screen: ScreenLook, figure: Figure, tiles: Sequence[Tile]) -> Tile:
    """Returns the tile without which a figure loses least."""
    return max(tiles, key=lambda tile: screen.worth(figure.without(tile)))


def preferred_figure(screen: ScreenLook, found: Figure) -> Figure:
    """Returns its arrangement, if that is whole and as good as ``found``; else ``found``."""
    lies = screen.figure
    whole = len(lies) >= len(found) and lies.connected
    return lies if whole and screen.worth(lies) >= screen.worth(found) else found


def is_own_worth_extending(look: Look, skill: Skill) -> bool:
    """Returns whether extending its own figure promises as much as leaving that to the partner."""
    mine, theirs = (look.view.figures[seat.value] for seat in (look.seat, look.partner))
    tiles = [tile for hand in look.view.hands for tile in hand]
    own, other = (worth(skill.extended(figure, tiles), "quados") for figure in (mine, theirs))
    return own + other >= 2 * int(look.rules.par)


# Minds


@dataclass(frozen=True)
class SquaresMind:
    """A mind for Squares."""

    look: Look
    steady: ClassVar[bool] = False

    def idea(self) -> Idea | None:
        """Returns what to do next, behind the screen and then in the open."""
        return _idea(self.look, skill_with_squares(self.look))


@dataclass(frozen=True)
class FramesMind:
    """A mind for Frames."""

    look: Look
    steady: ClassVar[bool] = False

    def idea(self) -> Idea | None:
        """Returns what to do next, behind the screen and then in the open."""
        return _idea(self.look, skill_with_frames(self.look))


@dataclass(frozen=True)
class QuadosMind:
    """A mind for Quados: builds squares, then chooses who extends, and extends."""

    look: Look
    steady: ClassVar[bool] = False

    def idea(self) -> Idea | None:
        """Returns what to do next, also in the extension."""
        look, view = self.look, self.look.view
        skill = skill_with_squares(look)
        if view.winner is None:
            return _idea(look, skill)
        if view.extender is None:
            return (
                Idea(Extend(own=is_own_worth_extending(look, skill)), 3)
                if view.winner is look.seat
                else None
            )
        if view.extender is not look.seat:
            return None
        target = skill.extended(view.original, look.hand)
        return _arrange(ScreenLook(look), target, STEP_EFFORT) or Idea(Check(target.placements))


def _idea(look: Look, skill: Skill) -> Idea | None:
    view, screen = look.view, ScreenLook(look)
    if Knock() in look.offers.actions:
        return Idea(Knock(), 0)
    if view.builder is look.partner or view.first is look.seat:
        return None
    if view.dropper and not view.exchanged:
        return None if view.dropper is look.seat else Idea(Drop(best_gift(screen, skill)), 2)
    return _finish(screen, skill) if view.first else _build(screen, skill)


def _build(screen: ScreenLook, skill: Skill) -> Idea:
    """Returns what to do behind the screen: lay a figure, then exchange a tile or stop."""
    look = screen.look
    target = skill.found(look.hand)
    if arranging := _arrange(screen, target, STEP_EFFORT):
        return arranging
    if look.offered(Drop) and screen.worth(target) < feared(screen, skill):
        return Idea(Drop(best_gift(screen, skill)))
    return Idea(Stop(target.placements))


def _finish(screen: ScreenLook, skill: Skill) -> Idea:
    """Returns what to do in the open: mark, improve, and check or surrender."""
    look, offered = screen.look, screen.look.offers.actions
    target = preferred_figure(screen, skill.found(look.hand, times=2))
    if arranging := _arrange(screen, target, OPEN_STEP_EFFORT):
        safe = Mark(screen.figure.placements)
        return Idea(safe, 0) if safe in offered and not look.view.marked else arranging
    if Surrender() in offered and is_hopeless(screen.worth(target), feared(screen, skill)):
        return Idea(Surrender())
    return Idea(Check(target.placements), 0.5)


def _arrange(screen: ScreenLook, target: Figure, effort: float) -> Idea | None:
    """Returns the idea to lay the next tiles of a figure; None once it is complete."""
    lying, wanted = screen.figure.placements, target.placements
    if lying == wanted:
        return None
    pairs = zip(lying, wanted, strict=False)
    laid = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
    step = TILES_PER_STEP if screen.look.table.deadline is None else -(-len(wanted) // 2)
    return Idea(Arrange(wanted[: laid + step]), effort)


# Figures


@lru_cache(maxsize=1_000)
def _best_found(
    goal: Objective, tiles: frozenset[Tile], horizon: int, tries: int, start: Figure = EMPTY
) -> Figure:
    """Returns the best of some attempts to build, each with the tiles in another order."""
    ordered = sorted(tiles, key=lambda tile: tile.index)
    found = [
        built(goal, Random(f"{ordered} {number}").sample(ordered, len(ordered)), horizon, start)
        for number in range(tries)
    ]
    return max(found, key=lambda figure: worth(figure, goal))


def built(goal: Objective, tiles: Sequence[Tile], horizon: int, start: Figure) -> Figure:
    """Returns a figure of these tiles, laid optimally ``horizon`` at a time."""
    if goal == "frame":
        frame = _extended(goal, tiles[:horizon], start)
        # Without a hole, a figure of all tiles is just as good.
        return frame if worth(frame, goal) else built("squares", tiles, horizon, start)
    figure = start
    for index in range(0, len(tiles), horizon):
        longer = _extended(goal, tiles[index : index + horizon], figure)
        if longer is figure:
            break
        figure = longer
    return figure


def _extended(goal: Objective, tiles: Sequence[Tile], start: Figure) -> Figure:
    """Returns the start extended with these tiles as well as a short search can."""
    # A search without faults is short; one with faults may reach its limit without a result.
    answers = [
        best_figure(tiles, goal, start=start, free=free, nodes=SOLVER_NODES)
        for free in (True, False)
    ]
    found = [answer.figure for answer in answers if answer.figure]
    if not found:
        return start
    best = max(found, key=lambda figure: worth(figure, goal))
    return start.add(*(place for place in best if place.tile not in start))
