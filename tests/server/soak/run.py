"""A soak: players play, faults happen in a seeded order, and at the end everything is checked."""

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

#: Seconds after which players who cannot act again are given up.
HOPELESS = 90
#: Seconds for which the players may stand still unnoticed.
GAP_SECONDS = 0.25
#: Seconds that a stall takes at most.
LONGEST_SECONDS = 40.0


def tables() -> list[Pair]:
    """Several games, with clocks and without, against a friend, oneself and the computer."""
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
    """One fault, and how everybody got over it."""

    fault: str
    #: Acknowledged actions since the last fault, and from this one until everybody could act again.
    before: int
    after: int
    #: Seconds from its beginning to its end, and until everybody could act again.
    lasted: float
    recovered: float


@dataclass
class Report:
    """What was done, and what was found."""

    rounds: list[Round] = field(default_factory=list)
    verdict: Verdict = field(default_factory=Verdict)
    seconds: float = 0.0

    def markdown(self) -> str:
        """The fault table."""
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
    longest: float = LONGEST_SECONDS,
    tell: Callable[[str], object] = lambda line: None,
) -> Report:
    """Lets these faults happen one after the other while everybody plays; then checks.

    A stall takes so many seconds at most.
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
        assert await site.end(signal.SIGTERM) == 0, "it does not stop gracefully"
    logs = await read_logs(site.database)
    report.verdict = check(logs, journals, site.outages, scene.never_sent)
    report.verdict.unnoticed += scene.unnoticed
    report.seconds = time.monotonic() - start
    return report


async def _everybody_acts(scene: Scene, playing: Sequence[asyncio.Task[None]]) -> None:
    """Waits until everybody was answered and every table had something acknowledged since now."""
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
        assert time.monotonic() < since + HOPELESS, f"these cannot act again: {waiting}"
        await asyncio.sleep(0.02)


async def _notice_gaps(site: Site) -> None:
    """Notes when the players themselves stood still, and so heard later what they were told."""
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
