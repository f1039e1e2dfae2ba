"""The ledger of races: observations, their check against the stored logs, and a report."""

from __future__ import annotations

import json
import statistics
from collections import Counter, defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field

from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from tests.server.harness.races import REMATCH
from tests.server.soak.checker import Log, Verdict, check, read_logs
from tests.server.soak.players import Journal

__all__ = ["Ledger"]


@dataclass
class Tally:
    """The results of the races of one kind."""

    #: Wins of the first (0) and the second (1) entry.
    won: Counter[int] = field(default_factory=Counter)
    conflicts: int = 0
    wrong: list[str] = field(default_factory=list)


@dataclass
class Ledger:
    """All observations, to be checked against the stored logs."""

    tallies: defaultdict[str, Tally] = field(default_factory=lambda: defaultdict(Tally))
    journals: list[Journal] = field(default_factory=list)
    run: int = 0
    #: By table, the name of the guest who got the last seat.
    seated: dict[str, str] = field(default_factory=dict)
    #: By table, the seat that sent its rematch request first, and the next table.
    rematches: dict[str, tuple[str, str]] = field(default_factory=dict)
    #: By table and version, the act that came first in a race against the clock.
    firsts: dict[tuple[str, int], str] = field(default_factory=dict)
    #: Seconds until everybody knew the winner, without Redis and with it.
    _seconds: tuple[list[float], list[float]] = field(default_factory=lambda: ([], []))

    def count(self, kind: str, winner: int | None, seconds: float, redis: bool) -> None:
        """Counts a race; the winner is ``None`` if only the stored log will tell."""
        self.run += 1
        self._seconds[redis].append(seconds)
        if winner is not None:
            self.tallies[kind].won[winner] += 1

    def fail(self, kind: str, error: Exception) -> None:
        """Records a race that failed."""
        self.tallies[kind].wrong.append(repr(error))

    @property
    def wrong(self) -> list[str]:
        """All failures."""
        return [f"{kind}: {one}" for kind, tally in self.tallies.items() for one in tally.wrong]

    async def verdict(self, database: str) -> Verdict:
        """Returns the result of checking all journals against the database, read with plain SQL."""
        logs = await read_logs(database)
        verdict = check(logs, self.journals)
        self._check_kinds(verdict, logs)
        engine = create_async_engine(database)
        async with engine.connect() as connection:
            found = (await connection.execute(text("select previous, id from tables"))).all()
        await engine.dispose()
        following = defaultdict(list)
        for previous, table in found:
            following[previous].append(table)
        for table, (first, next_) in self.rematches.items():
            if following[table] != [next_]:
                verdict.broken.append(f"{table}: {following[table]} follow, not {next_} alone")
            seats = [row[1] for row in logs[table].rows if _kind(row[3]) == "rematch"]
            self.tallies[REMATCH].won[seats.index(first)] += 1
        return verdict

    def _check_kinds(self, verdict: Verdict, logs: Mapping[str, Log]) -> None:
        """Checks that the log has exactly one winner of each race for a seat or with the clock."""
        kinds = {table: [_kind(row[3]) for row in log.rows] for table, log in logs.items()}
        for table, name in self.seated.items():
            if kinds[table].count("join") != 1 or logs[table].history[1].players[1] != name:
                verdict.broken.append(f"{table}: {name} has not joined, or not alone")
        for (table, seq), kind in self.firsts.items():
            if kinds[table][seq - 1] != kind:
                verdict.broken.append(f"{table}: event {seq} is not {kind}")
        for table, acts in kinds.items():
            if "claim" in acts[:-1]:
                verdict.broken.append(f"{table}: {acts[-1]} after a claim")

    def markdown(self, verdict: Verdict, seconds: float) -> str:
        """Returns the report as Markdown."""
        lines = [
            "| race | times | won by the first, the second | conflicts | wrong |",
            "|---|---:|---:|---:|---:|",
        ]
        for kind, tally in sorted(self.tallies.items()):
            times = tally.won.total() + len(tally.wrong)
            lines.append(
                f"| {kind} | {times:,} | {tally.won[0]:,}, {tally.won[1]:,} "
                f"| {tally.conflicts:,} | {len(tally.wrong)} |"
            )
        without, with_redis = map(_typical, self._seconds)
        return "\n".join(
            [
                *lines,
                "",
                f"{self.run:,} races in {seconds:,.0f} s; {len(self.wrong)} wrong. "
                f"Everybody knew the winner after {with_redis} with Redis, {without} without.",
                f"{verdict.tables:,} tables, {verdict.events:,} events, "
                f"{verdict.acknowledged:,} acknowledged actions, {verdict.told:,} news, "
                f"{verdict.seen:,} views: {len(verdict.problems)} wrong.",
            ]
        )


def _kind(action: str) -> str:
    kind: str = json.loads(action)["type"]
    return kind


def _typical(values: list[float]) -> str:
    if not values:
        return "no time"
    return f"{statistics.median(values):.2f} s, at most {max(values):.1f} s ({len(values):,} races)"
