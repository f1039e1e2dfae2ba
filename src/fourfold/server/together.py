"""What comes while something is being done is done next, all at once."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from fourfold.server.logs import first_line
from fourfold.store import is_unreachable

__all__ = ["Together"]

log = logging.getLogger("fourfold.together")

#: How long, in seconds, until that is tried again which failed.
RETRY = 0.5


class Together:
    """Work on names. The busier it gets, the more of them share a step, as with a group commit."""

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
        """Has this done soon, if it does not wait for that already."""
        self._waiting.add(name)
        if not self._busy:
            self._busy = True
            self._spawn(self._go_on())

    async def _go_on(self) -> None:
        try:
            while self._waiting:
                names, self._waiting = self._waiting, set()
                if not await self._try(names) and len(names) > 1:
                    for name in names:  # With one of them something is wrong: the others go well.
                        await self._try({name})
        finally:
            self._busy = False

    async def _try(self, names: set[str]) -> bool:
        """Whether it was done; or will be, for want of a database."""
        try:
            await self._work(names)
        except Exception as error:
            if not is_unreachable(error):
                log.exception("this could not be done", extra={"names": len(names)})
                return False
            log.warning("tried again in a moment", extra={"why": first_line(error)})
            self._waiting |= names
            await asyncio.sleep(RETRY)
        return True
