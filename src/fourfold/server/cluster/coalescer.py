"""A coalescer: names that are added while a batch is processed form the next batch."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from fourfold.server.ops.logs import first_line
from fourfold.store import is_unreachable

__all__ = ["Coalescer"]

log = logging.getLogger("fourfold.coalescer")

#: How long to wait before the next attempt while the database is unreachable.
RETRY_SECONDS = 0.5


class Coalescer:
    """Processes names in batches that grow with the load, as in a group commit."""

    def __init__(
        self,
        spawn: Callable[[Coroutine[Any, Any, None]], object],
        work: Callable[[set[str]], Awaitable[None]],
    ) -> None:
        self._spawn = spawn
        self._work = work
        self._waiting: set[str] = set()
        self._busy = False

    def add(self, name: str) -> None:
        """Adds a name to the next batch, unless it is in it already."""
        self._waiting.add(name)
        if not self._busy:
            self._busy = True
            self._spawn(self._run())

    async def _run(self) -> None:
        try:
            while self._waiting:
                names, self._waiting = self._waiting, set()
                if not await self._try(names) and len(names) > 1:
                    for name in names:  # Isolates the name that fails.
                        await self._try({name})
        finally:
            self._busy = False

    async def _try(self, names: set[str]) -> bool:
        """Processes a batch; returns False if it failed.

        A batch that fails because the database is unreachable is queued again.
        """
        try:
            await self._work(names)
        except Exception as error:
            if not is_unreachable(error):
                log.exception("batch_failed", extra={"names": len(names)})
                return False
            log.warning("batch_waits", extra={"error": first_line(error)})
            self._waiting |= names
            await asyncio.sleep(RETRY_SECONDS)
        return True
