"""Figures over HTTP: what they count, and the best figure of a hand.

Counting is quick and done at once, since it is asked for with every tile that somebody moves.
Notation takes longer, and solving as long as it may: both are done by a worker.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar, TypeVarTuple
from weakref import WeakValueDictionary

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from fourfold.server import wire_problems as wire
from fourfold.server.answers import body, json
from fourfold.server.drawing import described, laid
from fourfold.server.guests import asker
from fourfold.server.hall import Hall
from fourfold.server.limits import Visitor
from fourfold.server.tasks import find_figure, read_wish
from fourfold.server.thinking import Thinkers

__all__ = ["Questions", "asked", "asker_of", "count", "solve"]

T = TypeVar("T")
Given = TypeVarTuple("Given")

#: How long a hand is searched, in seconds: nearly all are solved at the first go, the others have
#: to wait for another turn. Whoever goes away has freed a worker when the go is over.
GOES = (0.25, 1.0, 4.0)
#: How many seconds a question waits for the sake of the computer at live tables: one that is
#: answered in a moment, and one that may take long.
SHORT, LONG = 0.5, 10.0
#: What other servers call a request whose sender has gone; nobody reads it.
GONE = 499


class Questions:
    """Asks the workers: one question a guest at a time, and everybody in turn."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._asking: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def ask(self, asker: str, task: Callable[[*Given], T], *given: *Given) -> T:
        """What is answered in a moment."""
        async with self._turn_of(asker):
            return await self._thinkers.work(asker, SHORT, task, *given)

    def _turn_of(self, asker: str) -> asyncio.Lock:
        """Held while this guest is being answered."""
        return self._asking.setdefault(asker, asyncio.Lock())

    async def solve(self, asker: str, wish: wire.SolveWish) -> wire.Solved:
        """The best figure of a hand, in several goes if need be."""
        async with self._turn_of(asker):
            for seconds in GOES:
                solved = await self._thinkers.work(asker, LONG, find_figure, wish, seconds)
                if solved.optimal and (solved.complete or solved.figures is None):
                    break
            return solved


async def asked(request: Request, task: Callable[[*Given], T], *given: *Given) -> T:
    """What a worker answers to whoever makes this request; given up when they go away."""
    Visitor.of(request).spend("questions")
    questions: Questions = request.app.state.questions
    return await _while_there(request, questions.ask(await asker_of(request), task, *given))


async def count(request: Request) -> Response:
    """Counts a figure, however well its tiles lie."""
    wish = await body(request, wire.FigureWish)
    if wish.notation or wish.whole:
        return json(await asked(request, read_wish, wish))
    return json(described(laid(wish.placements)))


async def solve(request: Request) -> Response:
    """Finds the best figure of a hand."""
    wish = await body(request, wire.SolveWish)
    Visitor.of(request).spend("questions")
    questions: Questions = request.app.state.questions
    return json(await _while_there(request, questions.solve(await asker_of(request), wish)))


# Who asks


async def asker_of(request: Request) -> str:
    """Who makes this request."""
    hall: Hall = request.app.state.hall
    return await asker(request, hall.store)


async def _while_there(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """Does something for as long as somebody waits for it."""
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
