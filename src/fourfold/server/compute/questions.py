"""Questions of guests for the workers: one at a time for each guest, all guests in turn.

A search runs in slices, each of which waits for its turn at a worker. So no question occupies a
worker, the computer's moves run in between, and a question whose asker has left ends with its
slice.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, TypeVar, TypeVarTuple
from weakref import WeakValueDictionary

from starlette.exceptions import HTTPException
from starlette.requests import Request

from fourfold.server.api.guests import asker
from fourfold.server.compute.local_pool import LocalPool
from fourfold.server.live.hall import Hall
from fourfold.server.ops.limits import Visitor

__all__ = ["GONE", "SLICE_SECONDS", "Question", "Questions", "ask", "asker_of", "while_there"]

T = TypeVar("T")
Given = TypeVarTuple("Given")

#: How long one slice of a search takes.
SLICE_SECONDS = 0.25
#: How long at most a question yields to others that have used fewer slices.
PATIENCE_SECONDS = 10.0
#: The status of a request whose client has closed the connection, as in nginx; never received.
GONE = 499


class Question:
    """A question that is answered slice by slice."""

    def __init__(self, pool: LocalPool, asker: str) -> None:
        self._pool, self._asker = pool, asker
        self._slices = 0

    async def work(self, task: Callable[[*Given], T], *given: *Given) -> T:
        """Runs a task of at most one slice at a worker and returns its answer."""
        # Fewer slices go first: most questions need one, some need many.
        patience = min(self._slices * SLICE_SECONDS, PATIENCE_SECONDS)
        self._slices += 1
        return await self._pool.work("question", self._asker, patience, task, *given)


class Questions:
    """Serialises the questions of each guest."""

    def __init__(self, pool: LocalPool) -> None:
        self._pool = pool
        self._asking: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def begin(self, asker: str) -> AsyncIterator[Question]:
        """Yields a question once no other question of this guest is being answered."""
        async with self._asking.setdefault(asker, asyncio.Lock()):
            yield Question(self._pool, asker)

    async def ask(self, asker: str, task: Callable[[*Given], T], *given: *Given) -> T:
        """Answers a question that needs no more than one slice."""
        async with self.begin(asker) as question:
            return await question.work(task, *given)


async def ask(request: Request, task: Callable[[*Given], T], *given: *Given) -> T:
    """Answers a short question of the guest who sent this request.

    Raises ``Illegal`` if they ask too many questions, or the task raises it.
    """
    questions: Questions = request.app.state.questions
    with Visitor.of(request).asking():
        return await while_there(request, questions.ask(await asker_of(request), task, *given))


async def asker_of(request: Request) -> str:
    """Returns the identity under which the questions of a request are queued."""
    hall: Hall = request.app.state.hall
    return await asker(request, hall.store)


async def while_there(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """Awaits work and cancels it when the client of a request disconnects.

    Raises ``HTTPException`` with ``GONE`` then. The body of the request must have been read.
    """
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
