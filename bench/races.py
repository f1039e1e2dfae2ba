"""Thousands of races between players at different workers: each must have exactly one winner.

``python -m bench.races --rounds 5000 --seed 1`` runs ``fourfold serve --workers 2`` on PostgreSQL
and Redis, and stops and restarts Redis in the middle. Many tables race at the same time. Prints the
wins of each side and the number of conflicts that the database has decided.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import signal
import sys
import tempfile
import time
import urllib.request
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Sequence
from contextlib import ExitStack, asynccontextmanager, suppress
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed

from bench.race_report import Ledger
from bench.racers import Caller, Device, Guest, Workers
from tests.server.harness.process import Process
from tests.server.harness.races import ENDINGS, OPTIONS, Race, Racetrack, won
from tests.server.harness.serving import WIDE
from tests.services import Postgres, Redis, free_port

SEAT, CLOCK = "both take the last seat", "one moves, the clock runs out"
CLAIM = "one claims the game, one comes back"
#: A little longer than the absence after which a game can be claimed.
GRACE_SECONDS = 61.0
#: The time for a move, and how long before or after the deadline a racing move may be sent.
MOVE_SECONDS, BEFORE_SECONDS, AFTER_SECONDS = 3, 0.015, 0.005
#: The longest head start of the returning player, whose hello needs a lookup first.
HELLO_SECONDS = 0.03
#: The part of the run without Redis.
WITHOUT_REDIS = 0.45, 0.55
#: The exceptions of a failed race.
WRONG = (AssertionError, TimeoutError, OSError, ConnectionClosed)


@dataclass
class Pair:
    """Ann and two rivals for the seat opposite her."""

    ann: Guest
    rivals: list[Guest]


@dataclass
class Absence:
    """A table whose second player has left."""

    pair: Pair
    ann: Device
    #: The worker to which they return.
    there: int


class Races:
    """All tables of one server, and the ledger of their races."""

    def __init__(self, server: Process, measures: int, redis: Redis, seed: int) -> None:
        self.ledger = Ledger()
        self._workers = Workers(server.port, server.workers())
        self._measures = f"http://127.0.0.1:{measures}/metrics"
        self._redis, self._with_redis = redis, True
        self._chance = Random(seed)
        self._pairs: list[Pair] = []
        self._absences: list[Absence] = []
        self._left = 0.0

    async def go(self, rounds: int, tables: int, tell: Callable[[str], None]) -> None:
        """Runs a number of races."""
        for _ in range(tables):
            guests = [Guest(self._workers, name) for name in ("Ann", "Bo", "Cy")]
            for guest in guests:
                await guest.post(self._workers.processes[0], "/api/guest", {"name": guest.name})
            self._pairs.append(Pair(guests[0], guests[1:]))
        await self._go_away(self._pairs)
        while self.ledger.run < rounds:
            for ending in ENDINGS:
                await self._play(ending, rounds)
                async with self._measured(CLOCK):
                    await asyncio.gather(*map(self._against_the_clock, self._pairs))
                if time.monotonic() > self._left + GRACE_SECONDS:
                    await self._claim()
                tell(f"{self.ledger.run:,} races, {len(self.ledger.wrong)} wrong")
        self._workers.close()

    # Measurements

    @asynccontextmanager
    async def _measured(self, kind: str) -> AsyncIterator[None]:
        """Counts the conflicts in the database within the block."""
        before = await asyncio.to_thread(self._conflicts)
        yield
        self.ledger.tallies[kind].conflicts += await asyncio.to_thread(self._conflicts) - before

    def _conflicts(self) -> int:
        with urllib.request.urlopen(self._measures) as answer:
            measures = answer.read().decode()
        found = re.search(r"^fourfold_conflicts_total (\S+)", measures, re.MULTILINE)
        return int(float(found[1])) if found else 0

    def _count(self, kind: str, winner: int | None, since: float) -> None:
        self.ledger.count(kind, winner, time.monotonic() - since, self._with_redis)

    # Games in lockstep, so that all tables race at the same time

    async def _play(self, ending: str, rounds: int) -> None:
        """Plays a game at every table."""
        winners: dict[AsyncGenerator[Race, int], int | None]
        winners = dict.fromkeys(self._game(pair, ending) for pair in self._pairs)
        while winners:
            games = list(winners)
            races = await asyncio.gather(*(self._next(game, winners[game]) for game in games))
            ready = {game: race for game, race in zip(games, races, strict=True) if race}
            winners = await self._race(ready, rounds) if ready else {}

    async def _race(
        self, ready: dict[AsyncGenerator[Race, int], Race], rounds: int
    ) -> dict[AsyncGenerator[Race, int], int | None]:
        """Runs the next race of every game, all of the same kind; returns the winners."""
        (kind,) = {race.kind for race in ready.values()}
        async with self._measured(kind):
            redis = asyncio.create_task(self._toggle_redis(self.ledger.run / rounds))
            found = await asyncio.gather(*map(self._won, ready.values()))
            await redis
        return {game: won for game, won in zip(ready, found, strict=True) if won is not None}

    async def _next(self, game: AsyncGenerator[Race, int], winner: int | None) -> Race | None:
        """Returns the next race of a game; ``None`` after the last or a failure."""
        try:
            return await game.asend(winner)  # type: ignore[arg-type]
        except StopAsyncIteration:
            return None
        except WRONG as error:
            self.ledger.fail("between races", error)
            return None

    async def _won(self, race: Race) -> int | None:
        since = time.monotonic()
        try:
            winner = await won(race)
        except WRONG as error:
            self.ledger.fail(race.kind, error)
            return None
        self._count(race.kind, winner if race.refusal else None, since)
        return winner

    async def _toggle_redis(self, part: float) -> None:
        """Stops Redis for a part of the run, and restarts it."""
        first, last = WITHOUT_REDIS
        if self._with_redis and first < part < last:
            self._with_redis = False
            await asyncio.to_thread(self._redis.stop)
        elif not self._with_redis and part > last:
            await asyncio.to_thread(self._redis.start)
            self._with_redis = True

    async def _game(self, pair: Pair, ending: str) -> AsyncGenerator[Race, int]:
        """Yields the races of a game, from that for the last seat to that for the next table."""
        ann, rivals = pair.ann, self._chance.sample(pair.rivals, 2)
        where = self._chance.sample(self._workers.processes, 2)
        table, invitation = await self._open(ann, where[0], OPTIONS)
        a = await self._sit(ann, where[0], table, "A"), await self._sit(ann, where[1], table, "A")
        callers = [
            await Caller.ready(rival, self._workers, process, invitation)
            for rival, process in zip(rivals, where, strict=True)
        ]
        one, two = ((call, {"name": who.name}) for call, who in zip(callers, rivals, strict=True))
        bo = rivals[(yield Race(SEAT, (one, two), "seat-taken", a))]
        self.ledger.seated[table] = bo.name
        b = await self._sit(bo, where[0], table, "B"), await self._sit(bo, where[1], table, "B")
        racing = Racetrack(a, b, self._chance).races(ending)
        with suppress(StopAsyncIteration):
            race = await anext(racing)
            while True:
                race = await racing.asend((yield race))
        await asyncio.gather(*(device.sees(lambda d=device: d.next) for device in (*a, *b)))  # type: ignore[misc]
        (following,) = {device.next for device in (*a, *b)}
        assert following
        self.ledger.rematches[table] = "A" if race.entries[0][0] in a else "B", following
        await asyncio.gather(*(device.close() for device in (*a, *b)))

    async def _open(self, ann: Guest, process: int, options: dict[str, Any]) -> tuple[str, str]:
        """Opens a table; returns its id and the path of its invitation."""
        body = {"game": "quarto", "opponent": {"kind": "friend"}, "options": options}
        opened = await ann.post(process, "/api/tables", body)
        return opened["table"], f"/api/invites/{opened['invite']}"

    async def _sit(self, guest: Guest, process: int, table: str, seat: str | None) -> Device:
        device = await self._come(guest, process, table, seat)
        await device.hello()
        return device

    async def _come(self, guest: Guest, process: int, table: str, seat: str | None) -> Device:
        """Returns a connected device that has not said hello yet."""
        device = await Device.connect(guest, self._workers, process, table, seat)
        self.ledger.journals.append(device.journal)
        return device

    # Against the clock

    async def _against_the_clock(self, pair: Pair) -> None:
        """Gives pieces at the deadline until one is too late."""
        here, there = self._chance.sample(self._workers.processes, 2)
        table, invitation = await self._open(pair.ann, here, OPTIONS | {"move_time": MOVE_SECONDS})
        a = await self._sit(pair.ann, here, table, "A")
        bo = pair.rivals[0]
        b = await self._come(bo, there, table, "B")
        await bo.post(there, invitation, {"name": "Bo"})
        await b.hello()
        try:
            for number, (giver, placer) in enumerate(((a, b), (b, a), (a, b), (b, a))):
                if await self._gives_late(giver, (a, b), f"{number}"):
                    break
                place = {"type": "place", "square": f"{'abcd'[number]}1"}
                if await placer.act(place) != "accepted":
                    break  # The machine is too busy to play in time.
            else:
                await a.act({"type": "resign"})
        except WRONG as error:
            self.ledger.fail(CLOCK, error)
        await asyncio.gather(a.close(), b.close())

    async def _gives_late(self, giver: Device, both: Sequence[Device], piece: str) -> bool:
        """Gives a piece at the deadline; returns whether it was too late."""
        newest = max(device.version for device in both)
        await asyncio.gather(*(device.told(newest) for device in both))
        if "deadline" not in giver.view:
            return True  # The machine is too busy to play in time.
        deadline = giver.view["deadline"] / 1000 + self._chance.uniform(
            -BEFORE_SECONDS, AFTER_SECONDS
        )
        await asyncio.sleep(max(0.0, deadline - time.time()))
        since = time.monotonic()
        answer = await giver.act({"type": "give", "piece": piece})
        ends = {"accepted": "give", "game-over": "time-up"}
        assert answer in ends, answer
        await self._agreed(both, newest + 1, ends[answer])
        self._count(CLOCK, list(ends).index(answer), since)
        return answer != "accepted"

    async def _agreed(self, everybody: Sequence[Device], version: int, what: str) -> None:
        """Waits until all have received the same winner, and records it."""
        await asyncio.gather(*(device.told(version) for device in everybody))
        told = {json.dumps(device.journal.news[version]) for device in everybody}
        versions = {device.version for device in everybody}
        assert len(told) == 1, told
        assert versions == {version}, (what, versions, version)
        table = everybody[0].journal
        assert table.news[version]["what"]["type"] == what, (what, told)
        self.ledger.firsts[table.table, version] = what

    # Against a returning player

    async def _go_away(self, pairs: Sequence[Pair]) -> None:
        """Opens tables and lets one player of each leave."""
        for pair in pairs:
            here, there = self._chance.sample(self._workers.processes, 2)
            table, invitation = await self._open(pair.ann, here, OPTIONS)
            ann = await self._sit(pair.ann, here, table, "A")
            await pair.rivals[0].post(there, invitation, {"name": "Bo"})
            await (await self._sit(pair.rivals[0], there, table, "B")).close()
            # A game can be claimed only while it waits for the absent player.
            answer = await ann.act({"type": "give", "piece": "0"})
            assert answer == "accepted", answer
            self._absences.append(Absence(pair, ann, there))
        self._left = time.monotonic()

    async def _claim(self) -> None:
        """Lets all remaining players claim their games while all absent ones return."""
        absences, self._absences = self._absences, []
        returning = await asyncio.gather(*map(self._return, absences))
        async with self._measured(CLAIM):
            go_on = await asyncio.gather(*map(self._claims, absences, returning))
        over = [one for one, on in zip(absences, go_on, strict=True) if not on]
        self._absences = [one for one in absences if one not in over]
        leaving = [*chain.from_iterable(returning), *(one.ann for one in over)]
        await asyncio.gather(*(device.close() for device in leaving))
        await self._go_away([one.pair for one in over])

    async def _return(self, absence: Absence) -> tuple[Device, Device]:
        """Returns a spectator and the returning player, who has not said hello, at one worker."""
        table, there = absence.ann.journal.table, absence.there
        await absence.ann.sees(lambda: absence.ann.view.get("away") == ["B"])
        watching = await self._sit(absence.pair.rivals[1], there, table, None)
        return watching, await self._come(absence.pair.rivals[0], there, table, "B")

    async def _claims(self, absence: Absence, others: tuple[Device, Device]) -> bool:
        """Races a claim against a return; returns whether the game continues."""
        ann, (watching, bo) = absence.ann, others
        version, since = ann.version + 1, time.monotonic()
        ends = {"accepted": "claim", "not-away": "back"}
        try:
            returned = asyncio.create_task(bo.hello())
            await asyncio.sleep(self._chance.uniform(0, HELLO_SECONDS))
            answer = await ann.act({"type": "claim"})
            await returned
            assert answer in ends, answer
            await self._agreed((ann, watching, bo), version, ends[answer])
        except WRONG as error:
            self.ledger.fail(CLAIM, error)
            return False
        self._count(CLAIM, list(ends).index(answer), since)
        return answer == "not-away"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5_000)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--tables", type=int, default=50, help="how many race at the same time")
    wanted = parser.parse_args()
    with ExitStack() as leaving:
        folder = Path(leaving.enter_context(tempfile.TemporaryDirectory(prefix="fourfold-races-")))
        postgres, redis = Postgres(), Redis()
        leaving.callback(postgres.stop)
        leaving.callback(redis.stop)
        database, measures = postgres.create("races"), free_port()
        several = ("--workers", str(wanted.workers), "--redis", redis.url)
        limits = ("--limits", msgspec.json.encode(WIDE).decode())
        more = (*several, *limits, "--metrics-port", str(measures))
        server = Process(database, free_port(), *more, log=folder / "log")
        print(f"seed {wanted.seed}, in {folder}", file=sys.stderr)
        start = time.monotonic()
        races = Races(server, measures, redis, wanted.seed)
        try:
            asyncio.run(
                races.go(wanted.rounds, wanted.tables, lambda line: print(line, file=sys.stderr))
            )
            seconds = time.monotonic() - start
        finally:
            stopped = server.end(signal.SIGTERM)
        verdict = asyncio.run(races.ledger.verdict(database))
        complaints = (folder / "log").read_text()
    print(races.ledger.markdown(verdict, seconds))
    problems = races.ledger.wrong + verdict.problems
    problems += ["the server did not stop gracefully"] if stopped else []
    problems += [complaints] if "Traceback" in complaints else []
    for problem in problems:
        print(problem, file=sys.stderr)
    sys.exit(bool(problems))


if __name__ == "__main__":
    main()
