"""The computer in all games: its levels, its time, and how it asks the mind of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from random import Random
from types import MappingProxyType
from typing import Any, ClassVar, NamedTuple, Protocol

import msgspec

from fourfold.pentaraduga.bots.attention import Attention, Strength
from fourfold.pentaraduga.bots.look import Look
from fourfold.play import Act, Instant, News, Plan, TableView, courtesy

__all__ = ["LEVELS", "Computer", "Idea", "Level", "Mind", "Pace"]

#: The largest part of the time that is left which the computer takes.
HURRY = 1 / 2


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast the computer acts. Times are in milliseconds."""

    #: Until it acts upon what it sees: this decides races.
    reaction: Instant
    #: Until it has made a usual choice.
    thought: Instant
    #: The part by which either may be shorter or longer.
    spread: float

    def delay(self, effort: float, chance: Random) -> Instant:
        """Returns how long a reaction or a choice takes."""
        wanted = max(self.reaction, self.thought * effort)
        return int(wanted * (1 + self.spread * chance.uniform(-1, 1)))

    def next_beat(self, effort: float, now: Instant, seed: int) -> Instant:
        """Returns the next of its own beats after ``now``, which differ a little from each other.

        They depend on the seed alone, not on when it is asked.
        """
        length = max(self.reaction, int(self.thought * effort))
        beats = (
            int(length * (number + self.spread * Random(f"{seed} {number}").random()))
            for number in count(now // length)
        )
        return next(at for at in beats if at > now)


@dataclass(frozen=True, slots=True)
class Level:
    """How well and how fast the computer plays."""

    strength: Strength
    pace: Pace


#: The levels, weakest first.
LEVELS: Mapping[str, Level] = MappingProxyType(
    {
        "1": Level(Strength(0.35, 0.0), Pace(1600, 5000, 0.4)),
        "2": Level(Strength(0.75, 0.4), Pace(1000, 3000, 0.3)),
        "3": Level(Strength(1.0, 1.0), Pace(600, 1600, 0.2)),
    }
)


class Idea(NamedTuple):
    """What to do next, and which part of a usual choice's time that takes; 0 is a reaction."""

    action: Act
    effort: float = 1.0


class Mind(Protocol):
    """What a level makes of one look at a table of a certain game."""

    #: Whether it acts at beats of its own, however often it is asked: where there are no turns a
    #: quick partner would otherwise keep it thinking for ever.
    steady: ClassVar[bool]

    def __init__(self, look: Look) -> None: ...

    def idea(self) -> Idea | None:
        """Returns what to do next, or ``None`` where there is nothing to do but wait."""


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
        """Returns the next action and when to take it, or ``None`` while it waits."""
        answer = courtesy(view, now)
        if answer or view.outcome or view.paused or view.waiting or None in view.players:
            return answer
        level = LEVELS[self.level]
        # Where the tiles are, and nothing that follows from it: views may tell more one day.
        tiles = view.view.hands, view.view.stocks, view.view.figures
        chance = Random(f"{self.seed} ".encode() + msgspec.json.encode(tiles))
        attention = Attention(level.strength, chance)
        last = news[-1] if news else None
        idea = self.mind(Look(view, self.rules(view.options), last, attention)).idea()
        if idea is None:
            return None
        if self.mind.steady:
            at = level.pace.next_beat(idea.effort, now, self.seed)
        else:
            at = now + level.pace.delay(idea.effort, chance)
        if view.deadline is not None and view.on_clock in (view.seat, None):
            at = min(at, now + max(0, int((view.deadline - now) * HURRY)))
        return Plan(idea.action, at)
