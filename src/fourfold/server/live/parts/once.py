"""Idempotency: the same request, sent again while the first one waits, gets the same answer."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Hashable
from typing import Generic, TypeVar

from fourfold.play import Illegal

__all__ = ["Once"]

K = TypeVar("K", bound=Hashable)


class Once(Generic[K]):
    """The requests that wait for their result, by key."""

    __slots__ = ("_waiting",)

    def __init__(self) -> None:
        #: The pending results, by key: whether the request was decided, and its refusal if any.
        self._waiting: dict[K, asyncio.Future[tuple[bool, Illegal | None]]] = {}

    async def is_decided(self, key: K) -> bool:
        """Waits for the first request with this key; returns whether it was decided.

        Returns False at once if there is none. Raises ``Illegal`` if it was refused.
        """
        while first := self._waiting.get(key):
            is_decided, refusal = await asyncio.shield(first)
            if refusal:
                raise refusal
            if is_decided:
                return True
        return False

    async def run(self, key: K, work: Awaitable[None]) -> None:
        """Awaits work, and gives its result to those who wait in ``is_decided`` for its key."""
        answer = self._waiting[key] = asyncio.get_running_loop().create_future()
        result: tuple[bool, Illegal | None] = False, None
        try:
            await work
            result = True, None
        except Illegal as illegal:
            result = True, illegal
            raise
        finally:
            del self._waiting[key]
            answer.set_result(result)
