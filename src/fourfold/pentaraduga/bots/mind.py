"""The computer in all games: its levels, its pace, and how it uses the mind of a game."""

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

#: The largest fraction of the remaining time that the computer takes.
MAX_TIME_SHARE = 1 / 2


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast the computer acts. Times are in milliseconds."""

    #: The time to react to what it sees, which decides races.
    reaction: Instant
    #: The time for a usual choice (effort 1).
    thought: Instant
    #: The fraction by which either may be shorter or longer.
    spread: float

    def delay(self, effort: float, chance: Random) -> Instant:
        """Returns the time of a reaction or a choice."""
        wanted = max(self.reaction, self.thought * effort)
        return int(wanted * (1 + self.spread * chance.uniform(-1, 1)))

    def next_beat(self, effort: float, now: Instant, seed: int) -> Instant:
        """Returns the next beat after ``now``. Intervals between beats vary a little.

        Beats depend on the seed and the effort, not on when they are asked for.
        """
        length = max(self.reaction, int(self.thought * effort))
        beats = (
            int(length * (number + self.spread * Random(f"{seed} {number}").random()))
            for number in count(now // length)
        )
        return next(at for at in beats if at > now)


@dataclass(frozen=True, slots=True)
class Level:
    """A level: its strength and its pace."""

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
    """The next action, and its effort relative to a usual choice; 0 is a reaction."""

    action: Act
    effort: float = 1.0


class Mind(Protocol):
    """The mind of a game: derives an idea from one look at a table."""

    #: Whether it acts at fixed beats, however often it is asked: in a game without turns a quick
    #: partner would otherwise keep it thinking for ever.
    steady: ClassVar[bool]

    def __init__(self, look: Look) -> None: ...

    def idea(self) -> Idea | None:
        """Returns what to do next, or ``None`` to wait."""


@dataclass(frozen=True)
class Computer:
    """A player of one level.

    Its random numbers are derived from the seed and the view, so that asking again about the same
    view does not let it look twice.
    """

    mind: type[Mind]
    #: Returns the rules of the game for options.
    rules: Callable[[Any], Any]
    level: str
    seed: int = 0

    def consider(self, view: TableView, news: Sequence[News], now: Instant) -> Plan | None:
        """Returns the next action and when to take it, or ``None`` while it waits."""
        answer = courtesy(view, now)
        if answer or view.outcome or view.paused or view.waiting or None in view.players:
            return answer
        level = LEVELS[self.level]
        # Only the tiles seed it, nothing derived from them: views may get more fields one day.
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
            at = min(at, now + max(0, int((view.deadline - now) * MAX_TIME_SHARE)))
        return Plan(idea.action, at)
