"""Questions of guests for the workers: one of a guest at a time, everybody in turn.

A search goes by slices, each of which waits for its turn at a worker. So nobody holds one, moves of
the computer go in between, and a question whose asker has gone stops with its slice.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, TypeVar, TypeVarTuple
from weakref import WeakValueDictionary

from starlette.exceptions import HTTPException
from starlette.requests import Request

from fourfold.server.guests import asker
from fourfold.server.hall import Hall
from fourfold.server.limits import Visitor
from fourfold.server.thinking import Thinkers

__all__ = ["GONE", "SLICE_SECONDS", "Questions", "Turn", "ask", "asker_of", "while_there"]

T = TypeVar("T")
Given = TypeVarTuple("Given")

#: How long a question is searched at a time.
SLICE_SECONDS = 0.25
#: For how long at most a question lets others go first that have been searched for less.
PATIENCE_SECONDS = 10.0
#: What other servers call a request whose sender has gone; nobody reads it.
GONE = 499


class Turn:
    """A question that is being answered, slice by slice."""

    def __init__(self, thinkers: Thinkers, asker: str) -> None:
        self._thinkers, self._asker = thinkers, asker
        self._slices = 0

    async def work(self, task: Callable[[*Given], T], *given: *Given) -> T:
        """Has a worker do a task of at most a slice, or one that is done in a moment."""
        # What has been searched for less goes first: most questions need one slice, some many.
        patience = min(self._slices * SLICE_SECONDS, PATIENCE_SECONDS)
        self._slices += 1
        return await self._thinkers.work("question", self._asker, patience, task, *given)


class Questions:
    """Gives everybody who asks their turn."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._asking: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def turn(self, asker: str) -> AsyncIterator[Turn]:
        """Waits until no other question of this guest is being answered."""
        async with self._asking.setdefault(asker, asyncio.Lock()):
            yield Turn(self._thinkers, asker)

    async def ask(self, asker: str, task: Callable[[*Given], T], *given: *Given) -> T:
        """Asks what is answered in a moment."""
        async with self.turn(asker) as turn:
            return await turn.work(task, *given)


async def ask(request: Request, task: Callable[[*Given], T], *given: *Given) -> T:
    """Asks a short question for the guest of this request. Raises ``Illegal``."""
    questions: Questions = request.app.state.questions
    with Visitor.of(request).asking():
        return await while_there(request, questions.ask(await asker_of(request), task, *given))


async def asker_of(request: Request) -> str:
    """Returns who makes this request."""
    hall: Hall = request.app.state.hall
    return await asker(request, hall.store)


async def while_there(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """Works for as long as the sender of a request waits; its body has to be read before."""
    working, leaving = asyncio.create_task(work), asyncio.create_task(_left(request))
    try:
        await asyncio.wait({working, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise HTTPException(GONE)
        return working.result()
    finally:
        working.cancel()
        leaving.cancel()
        await asyncio.gather(working, leaving, return_exceptions=True)


async def _left(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
