"""What comes while something is being done is done next, all at once."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

__all__ = ["Together"]

log = logging.getLogger("fourfold.together")


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
                try:
                    await self._work(names)
                except Exception:
                    log.exception("this could not be done", extra={"names": len(names)})
        finally:
            self._busy = False
