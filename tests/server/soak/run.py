"""Runs a soak: players play while faults happen in a seeded order; at the end all is checked."""

from __future__ import annotations

import asyncio
import signal
import statistics
import time
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from random import Random

import httpx

from tests.server.soak.checker import Verdict, check, read_logs
from tests.server.soak.faults import Fault, Scene
from tests.server.soak.players import Manner, Pair, Ways
from tests.server.soak.proxy import Proxy
from tests.server.soak.site import Outage, Site

__all__ = ["Report", "Round", "soak"]

#: Seconds after a fault within which all players must be able to act again.
RECOVERY_SECONDS = 90
#: Seconds between two checks whether the players themselves stand still.
GAP_SECONDS = 0.25
#: Seconds of the longest stall.
MAX_STALL_SECONDS = 40.0


def tables() -> list[Pair]:
    """Returns tables of several games, with and without clocks, with each kind of opponent."""
    pauses = frozenset({"draw", "pause"})
    dreamy = Manner(dreams=0.02, asks=pauses)
    return [
        Pair("quarto", {"move_time": 3}, dreamy, "friend"),
        Pair("quarto", {"move_time": 10}, Manner(thought=1.0, asks=pauses), "friend"),
        Pair("quarto", {"calls": "auto"}, Manner(), "here"),
        Pair("quarto", {"move_time": 5, "calls": "auto"}, dreamy, "bot"),
        Pair("fulls", {"move_time": 5}, dreamy, "friend"),
        Pair("claims", {}, Manner(), "friend"),
    ]


@dataclass
class Round:
    """A fault and the recovery from it."""

    fault: str
    #: Acknowledged actions since the last fault, and from this one until the recovery.
    before: int
    after: int
    #: Seconds from its start to its end, and from there to the recovery.
    lasted: float
    recovered: float


@dataclass
class Report:
    """The rounds of a soak and the verdict of the checker."""

    rounds: list[Round] = field(default_factory=list)
    verdict: Verdict = field(default_factory=Verdict)
    seconds: float = 0.0

    def markdown(self) -> str:
        """Returns the table of faults and the counts of the checker."""
        lines = [
            "| fault | times | acknowledged before, after | lasted | then all act again |",
            "|---|---:|---:|---:|---:|",
        ]
        for name in sorted({one.fault for one in self.rounds}):
            rounds = [one for one in self.rounds if one.fault == name]
            lasted = statistics.median(one.lasted for one in rounds)
            waits = [one.recovered for one in rounds]
            lines.append(
                f"| {name.replace('_', ' ')} | {len(rounds)} "
                f"| {sum(one.before for one in rounds):,}, {sum(one.after for one in rounds):,} "
                f"| {lasted:.1f} s | {statistics.median(waits):.1f} s, {max(waits):.1f} s |"
            )
        found = self.verdict
        return "\n".join(
            [
                *lines,
                "",
                f"{len(self.rounds)} faults in {self.seconds:,.0f} s: {found.tables:,} tables, "
                f"{found.events:,} events, {found.acknowledged:,} acknowledged actions, "
                f"{found.told:,} news and {found.seen:,} views, {found.clocks:,} stretches of "
                f"clocks, {found.timeouts} times up, {found.claims} claims, {found.pauses} pauses.",
                f"Lost: {len(found.lost)}. Told twice differently: {len(found.told_differently)}. "
                f"Charged wrongly: {len(found.charged_wrongly)}. "
                f"Claimed wrongly: {len(found.claimed_wrongly)}. Broken: {len(found.broken)}. "
                f"Stalls unnoticed: {len(found.unnoticed)}.",
            ]
        )


async def soak(
    site: Site,
    faults: Sequence[Fault],
    seed: int,
    pause: tuple[float, float] = (0.1, 1.0),
    longest: float = MAX_STALL_SECONDS,
    tell: Callable[[str], object] = lambda line: None,
) -> Report:
    """Runs faults one after the other while everybody plays, then checks; returns the report.

    No stall takes more than ``longest`` seconds.
    """
    report, start = Report(), time.monotonic()
    chance = Random(seed)
    async with AsyncExitStack() as leaving:
        leaving.callback(site.close)
        await site.start()
        proxy = Proxy(site.port)
        await proxy.start()
        leaving.push_async_callback(proxy.close)
        scene = Scene(site, tables(), proxy, chance, longest=longest)
        leaving.callback(scene.close)
        ways = Ways(site.port, proxy, site.process_of)
        for number, pair in enumerate(scene.pairs):
            await pair.open(f"http://127.0.0.1:{site.port}", ways, f"{seed}-{number}")
        playing = [asyncio.create_task(player.run()) for player in scene.players]
        leaving.push_async_callback(_end, [*playing, asyncio.create_task(_notice_gaps(site))])
        await _everybody_acts(scene, playing)
        for fault in faults:
            last = sum(pair.acknowledged for pair in scene.pairs)
            await asyncio.sleep(chance.uniform(*pause))
            before, began = sum(pair.acknowledged for pair in scene.pairs), time.monotonic()
            await fault(scene)
            over = time.monotonic()
            await _everybody_acts(scene, playing)
            site.recovered()
            recovered = time.monotonic()
            after = sum(pair.acknowledged for pair in scene.pairs)
            report.rounds.append(
                Round(fault.__name__, before - last, after - before, over - began, recovered - over)
            )
            tell(f"{fault.__name__}: {over - began:.1f} s, then {recovered - over:.1f} s")
        for player in scene.players:
            player.stopping = True
        await asyncio.gather(*playing)
        journals = [journal for player in scene.players for journal in player.journals]
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{site.port}") as http:
            for table in {journal.table for journal in journals}:
                (await http.get(f"/api/tables/{table}/replay")).raise_for_status()
        assert await site.end(signal.SIGTERM) == 0, "the server did not stop gracefully"
    logs = await read_logs(site.database)
    report.verdict = check(logs, journals, site.outages, scene.never_sent)
    report.verdict.unnoticed += scene.unnoticed
    report.seconds = time.monotonic() - start
    return report


async def _everybody_acts(scene: Scene, playing: Sequence[asyncio.Task[None]]) -> None:
    """Waits until every player is answered and every table has a new acknowledged action."""
    since = time.monotonic()
    had = {pair: pair.acknowledged for pair in scene.pairs}
    while True:
        silent = [player for player in scene.players if player.answered < since]
        stuck = [pair for pair, before in had.items() if pair.acknowledged <= before]
        if not silent and not stuck:
            return
        for task in playing:
            if task.done():
                task.result()
        waiting = [(one.journal.table, one.seat) for one in silent], [one.game for one in stuck]
        assert time.monotonic() < since + RECOVERY_SECONDS, f"these cannot act again: {waiting}"
        await asyncio.sleep(0.02)


async def _notice_gaps(site: Site) -> None:
    """Records when the players themselves stood still, and so received updates late."""
    while True:
        before = time.monotonic()
        await asyncio.sleep(GAP_SECONDS)
        now = time.monotonic()
        if now > before + 2 * GAP_SECONDS:
            gap = Outage("players", before, up=now, over=now, untold=now - before)
            site.outages.append(gap)


async def _end(tasks: Sequence[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
