"""Where the computer thinks: in processes of its own, so that it delays nobody's move."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from fourfold.catalogue import GAMES
from fourfold.play import Instant, News, Plan, TableView

__all__ = ["Thinkers"]


class Thinkers:
    """A pool of worker processes; one that dies is replaced."""

    def __init__(self, workers: int | None = None) -> None:
        self._workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._pool = self._new()

    def _new(self) -> ProcessPoolExecutor:
        # Fresh processes: a fork of a server would inherit its sockets and locks.
        return ProcessPoolExecutor(
            self._workers, multiprocessing.get_context("spawn"), initializer=_quiet
        )

    async def consider(
        self,
        level: str,
        seed: int,
        view: TableView,
        news: Sequence[News],
        now: Instant,
    ) -> Plan | None:
        """What that level plans on seeing this."""
        loop = asyncio.get_running_loop()
        pool = self._pool
        try:
            return await loop.run_in_executor(pool, _consider, level, seed, view, tuple(news), now)
        except BrokenProcessPool:
            if pool is self._pool:
                self._pool = self._new()
            raise

    def close(self) -> None:
        """Ends the workers; thoughts are dropped."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def _consider(
    level: str, seed: int, view: TableView, news: tuple[News, ...], now: Instant
) -> Plan | None:
    return GAMES[view.game].bots[level](seed).consider(view, news, now)


def _quiet() -> None:
    # Ctrl-C in a terminal reaches the whole group; only the server decides when to stop.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
