"""What the computer has in common in all games: levels, time, chance, and manners."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import count
from random import Random
from types import MappingProxyType
from typing import Any, ClassVar, NamedTuple, TypeVar

import msgspec

from fourfold.pentaraduga.actions import Lay
from fourfold.pentaraduga.bots.spots import bits
from fourfold.pentaraduga.figure import Figure
from fourfold.pentaraduga.lattice import Placement
from fourfold.pentaraduga.laying import misfit
from fourfold.pentaraduga.tiles import Tile
from fourfold.play import Act, Instant, News, Offers, Plan, Seat, TableView, courtesy

__all__ = ["LEVELS", "Computer", "Idea", "Level", "Mind"]

T = TypeVar("T")

#: Of the time that is left to it, it takes at most this part.
HURRY = 1 / 2


@dataclass(frozen=True, slots=True)
class Level:
    """How well a level plays. Times are in milliseconds; sight and foresight are probabilities."""

    #: Until it acts upon what it sees: this decides races.
    reaction: Instant
    #: Until it has made a usual choice.
    thought: Instant
    #: The part by which either may be shorter or longer.
    spread: float
    #: Seeing one thing that it looks at: a place, a possibility, a violation.
    sight: float
    #: Minding, at one choice, what becomes possible afterwards.
    foresight: float


#: The levels, weakest first.
LEVELS: Mapping[str, Level] = MappingProxyType(
    {
        "1": Level(1600, 5000, 0.4, 0.35, 0.0),
        "2": Level(1000, 3000, 0.3, 0.75, 0.4),
        "3": Level(600, 1600, 0.2, 1.0, 1.0),
    }
)


class Idea(NamedTuple):
    """What to do next, and which part of a usual choice's time that takes; 0 is a reaction."""

    action: Act
    effort: float = 1.0


@dataclass(frozen=True)
class Mind:
    """What a level makes of one look at the table; a game adds the ideas.

    It knows the view and the newest news, nothing else: on a server it remembers nothing.
    """

    level: Level
    #: The rules of the game, with the options of the table.
    rules: Any
    table: TableView
    #: What has happened last, if anything has.
    last: News | None
    chance: Random

    #: Whether it acts at beats of its own, however often it is asked: where there are no turns a
    #: quick partner would otherwise keep it thinking for ever.
    steady: ClassVar[bool] = False

    def idea(self) -> Idea | None:
        """What to do next; ``None`` where there is nothing to do but wait."""
        raise NotImplementedError

    # What it sees

    @property
    def seat(self) -> Seat:
        """Whose mind it is."""
        assert self.table.seat
        return self.table.seat

    @property
    def view(self) -> Any:
        """The game as this seat sees it."""
        return self.table.view

    @property
    def offers(self) -> Offers[Any]:
        """What it may do."""
        return self.table.offers

    @property
    def hand(self) -> tuple[Tile, ...]:
        """The tiles in hand, as far as it sees them."""
        return tuple(tile for tile in self.view.hands[self.seat.index] if tile)

    @property
    def partner(self) -> Seat:
        """The other one."""
        return self.seat.other

    @cached_property
    def unseen(self) -> int:
        """The tiles that the partner may hold or anybody may draw, as bits."""
        view = self.view
        laid = (place.tile for places in view.figures.values() for place in places)
        return bits(self.rules.tiles) & ~bits((*self.hand, *laid, *view.stocks[0], *view.stocks[1]))

    def offered(self, kind: type[T]) -> list[T]:
        """The whole actions of a kind that it may take."""
        return [action for action in self.offers.actions if isinstance(action, kind)]

    # Protests

    def wronged(self) -> bool:
        """Whether it notices that the partner has just broken a rule."""
        last = self.last
        if self.table.options.referee != "players" or last is None or last.seat is not self.partner:
            return False
        return isinstance(last.what, Lay) and self.sees() and self.broken(last.what.placements)

    def broken(self, laid: tuple[Placement, ...]) -> bool:
        """Whether it breaks a rule to have laid that; what only memory could tell is let pass."""
        figures = [Figure(places) for places in self.view.figures.values()]
        return any(
            misfit(figure.meeting(placement.tile))
            for figure in figures
            for placement in laid
            if placement.tile in figure
        )

    # How well it looks

    def sees(self) -> bool:
        """Whether it notices one thing that it looks at."""
        return self.chance.random() < self.level.sight

    def seen(self, there: Iterable[T]) -> list[T]:
        """What it notices of several things."""
        return [one for one in there if self.sees()]

    def foresees(self) -> bool:
        """Whether it takes the trouble to look ahead at one choice."""
        return self.chance.random() < self.level.foresight

    @cached_property
    def careful(self) -> bool:
        """Whether it looks ahead this time, all the time."""
        return self.foresees()


@dataclass(frozen=True)
class Computer:
    """A player of one level.

    Its chance is derived from the seed and what it sees, so that asking it again about the same
    view does not let it look twice.
    """

    mind: type[Mind]
    #: Makes the rules of the game from options.
    rules: Callable[[Any], Any]
    level: str
    seed: int = 0

    def consider(self, view: TableView, news: Sequence[News], now: Instant) -> Plan | None:
        """The next action, after a moment's thought."""
        answer = courtesy(view, now)
        if answer or view.outcome or view.paused or view.waiting or None in view.players:
            return answer
        level = LEVELS[self.level]
        # Where the tiles are, and nothing that follows from it: views may tell more one day.
        tiles = view.view.hands, view.view.stocks, view.view.figures
        chance = Random(f"{self.seed} ".encode() + msgspec.json.encode(tiles))
        rules, last = self.rules(view.options), news[-1] if news else None
        idea = self.mind(level, rules, view, last, chance).idea()
        if idea is None:
            return None
        at = self._beat(idea, now) if self.mind.steady else now + _time(level, idea.effort, chance)
        if view.deadline is not None and view.on_clock in (view.seat, None):
            at = min(at, now + max(0, int((view.deadline - now) * HURRY)))
        return Plan(idea.action, at)

    def _beat(self, idea: Idea, now: Instant) -> Instant:
        """The next of its own beats, which differ a little from each other."""
        level = LEVELS[self.level]
        length = max(level.reaction, int(level.thought * idea.effort))
        beats = (
            int(length * (number + level.spread * Random(f"{self.seed} {number}").random()))
            for number in count(now // length)
        )
        return next(at for at in beats if at > now)


def _time(level: Level, effort: float, chance: Random) -> Instant:
    """How long it takes to react, or to make a choice."""
    wanted = max(level.reaction, level.thought * effort)
    return int(wanted * (1 + level.spread * chance.uniform(-1, 1)))
