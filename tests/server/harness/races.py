"""Races: two players act at the same moment through different processes, and one must win."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

__all__ = ["ENDINGS", "OPTIONS", "REMATCH", "Action", "Race", "Racetrack", "Side", "won"]

Action = dict[str, Any]

#: Quarto in which either player may call a line that was overlooked.
OPTIONS = {"starter": "first", "late_call": "either"}
#: How a game of races ends: a call, a resignation, or a resignation racing an agreed draw.
ENDINGS = ("call", "resign", "draw")

ROW = ["a1", "b1", "c1", "d1"]
LIGHT, DARK = "01234567", "89abcdef"
#: In this race both are accepted, and a single game must follow.
REMATCH = "both wish another game"


class Side(Protocol):
    """A device of a player, connected to one of the processes."""

    @property
    def version(self) -> int:
        """The newest version that it received."""

    async def act(self, action: Action) -> str:
        """Takes an action; returns ``accepted`` or the code of the refusal."""

    async def told(self, version: int) -> None:
        """Waits until it has received this version."""


#: The devices of one player, one at each process.
Devices = tuple[Side, Side]
Entry = tuple[Side, Action]


@dataclass(frozen=True)
class Race:
    """Two actions sent at the same moment through different processes."""

    kind: str
    entries: tuple[Entry, Entry]
    #: The code with which the second is refused; None if both count, one after the other.
    refusal: str | None
    everybody: tuple[Side, ...]


async def won(race: Race) -> int:
    """Runs a race until everybody was told; returns the index of the winner."""
    before = max(side.version for side in race.everybody)
    answers = await asyncio.gather(*(side.act(action) for side, action in race.entries))
    wanted = ["accepted", race.refusal or "accepted"]
    assert sorted(answers) == sorted(wanted), (race.kind, answers, race.entries)
    after = before + answers.count("accepted")
    await asyncio.gather(*(side.told(after) for side in race.everybody))
    versions = [side.version for side in race.everybody]
    assert set(versions) == {after}, (race.kind, versions, after)
    return answers.index("accepted")


class Racetrack:
    """A table of Quarto at which every action is a race."""

    def __init__(self, a: Devices, b: Devices, chance: Random) -> None:
        self._a, self._b, self._chance = a, b, chance

    async def races(self, ending: str) -> AsyncGenerator[Race, int]:
        """Yields the races from the first move to the rematch; expects each winner by ``asend``."""
        pieces, squares = list(LIGHT), list(ROW)
        for turn in range(len(ROW) if ending == "call" else 1):
            giver, placer = (self._a, self._b) if turn % 2 == 0 else (self._b, self._a)
            given = self._moves(giver, "give", "piece", pieces, "not-your-turn")
            pieces.remove(given.entries[(yield given)][1]["piece"])
            if turn == 0:
                asked = self._ask("pause")
                _, other = self._asker_first(asked, (yield asked))
                await _do(other[0], {"type": "answer", "yes": True, "to": 1})
                yield self._across("both end a pause", {"type": "resume"}, "not-paused")
            placed = self._moves(placer, "place", "square", squares, "quarto-other-phase")
            squares.remove(placed.entries[(yield placed)][1]["square"])
        match ending:
            case "call":
                yield self._moves(self._a, "give", "piece", DARK, "not-your-turn")
                call = {"type": "call", "line": ROW}
                yield self._across("both call a line", call, "game-over")
            case "resign":
                yield self._across("both resign", {"type": "resign"}, "game-over")
            case "draw":
                asked = self._ask("draw")
                asker, other = self._asker_first(asked, (yield asked))
                here = self._chance.randrange(2)
                agrees = other[here], {"type": "answer", "yes": True, "to": 2}
                resigns = asker[1 - here], {"type": "resign"}
                yield self._race("one agrees to a draw, one resigns", agrees, resigns, "game-over")
        yield self._across(REMATCH, {"type": "rematch"}, None)

    def _race(self, kind: str, one: Entry, two: Entry, refusal: str | None) -> Race:
        entries = (one, two) if self._chance.random() < 0.5 else (two, one)
        return Race(kind, entries, refusal, (*self._a, *self._b))

    def _across(self, kind: str, action: Action, refusal: str | None) -> Race:
        """Returns a race in which both players take the same action at different processes."""
        here = self._chance.randrange(2)
        return self._race(kind, (self._a[here], action), (self._b[1 - here], action), refusal)

    def _moves(
        self, player: Devices, kind: str, name: str, values: Sequence[str], refusal: str
    ) -> Race:
        """Returns a race in which both devices of a player move, differently if they can."""
        chosen = self._chance.sample(values, min(2, len(values)))
        here, there = ({"type": kind, name: value} for value in (chosen[0], chosen[-1]))
        return self._race("two devices move", (player[0], here), (player[1], there), refusal)

    def _ask(self, request: str) -> Race:
        ask = {"type": "ask", "wish": request}
        return self._across(f"both ask for a {request}", ask, "asked-already")

    def _asker_first(self, asked: Race, winner: int) -> tuple[Devices, Devices]:
        asker = asked.entries[winner][0]
        return (self._a, self._b) if asker in self._a else (self._b, self._a)


async def _do(side: Side, action: Action) -> None:
    answer = await side.act(action)
    assert answer == "accepted", (action, answer)
