"""How races have gone: what was seen of them, what the logs say afterwards, and a table of both."""

from __future__ import annotations

import json
import statistics
from collections import Counter, defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field

from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from tests.server.races import REMATCH
from tests.server.soak.checker import Log, Verdict, check, read_logs
from tests.server.soak.players import Journal

__all__ = ["Ledger"]


@dataclass
class Tally:
    """How the races of a kind have gone."""

    #: How often the first has won, and the second.
    won: Counter[int] = field(default_factory=Counter)
    conflicts: int = 0
    wrong: list[str] = field(default_factory=list)


@dataclass
class Ledger:
    """All that was seen, to be held against the logs."""

    tallies: defaultdict[str, Tally] = field(default_factory=lambda: defaultdict(Tally))
    journals: list[Journal] = field(default_factory=list)
    run: int = 0
    #: By table, the name of who got the last seat.
    seated: dict[str, str] = field(default_factory=dict)
    #: By table, the seat whose wish for another game was sent first, and the table that follows.
    rematches: dict[str, tuple[str, str]] = field(default_factory=dict)
    #: By table and version, what came before its rival, where one of them is the clock's.
    firsts: dict[tuple[str, int], str] = field(default_factory=dict)
    #: How many seconds it took until everybody knew, without Redis and with it.
    _seconds: tuple[list[float], list[float]] = field(default_factory=lambda: ([], []))

    def count(self, kind: str, winner: int | None, seconds: float, redis: bool) -> None:
        """A race with one winner, who may have yet to be read from the log."""
        self.run += 1
        self._seconds[redis].append(seconds)
        if winner is not None:
            self.tallies[kind].won[winner] += 1

    def fail(self, kind: str, error: Exception) -> None:
        """A race that went wrong."""
        self.tallies[kind].wrong.append(repr(error))

    @property
    def wrong(self) -> list[str]:
        """All that went wrong."""
        return [f"{kind}: {one}" for kind, tally in self.tallies.items() for one in tally.wrong]

    async def verdict(self, database: str) -> Verdict:
        """Holds what everybody was told against the database, which is read by plain SQL."""
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
        """Of the races that are not between two messages, too, one side is in the log."""
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
        """The table of races."""
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
