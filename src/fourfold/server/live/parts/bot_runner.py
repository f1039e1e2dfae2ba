"""The computer at live tables: plans its next action."""

from __future__ import annotations

from collections.abc import Callable

from fourfold.play import Instant, Plan, Update, courtesy
from fourfold.server.compute.local_pool import LocalPool
from fourfold.server.live.chance import Chance

__all__ = ["BotRunner"]


class BotRunner:
    """Plays all seats that have a level. Every table has its own seed."""

    def __init__(self, pool: LocalPool, chance: Chance, clock: Callable[[], Instant]) -> None:
        self._pool = pool
        self._chance = chance
        self._clock = clock

    async def plan(self, table: str, level: str, seen: Update) -> Plan | None:
        """Returns the next plan of a seat that was sent this update; None if it has to wait.

        Answers requests of the other player at once, without a worker.
        """
        seed, now = self._chance.of_table(table), self._clock()
        return courtesy(seen.view, now) or await self._pool.consider(
            table, level, seed, seen.view, seen.news, now
        )
