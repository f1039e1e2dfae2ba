"""Figures over HTTP: what they count, and the best figure of a hand.

Counting is quick and done at once, since it is asked for with every tile that somebody moves.
Notation takes longer, and solving as long as it may: both are done by a worker.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, TypeVar, TypeVarTuple
from weakref import WeakValueDictionary

from msgspec.structs import replace
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from fourfold.pentaraduga import Figure, Placement, read_figure, write_figure
from fourfold.pentaraduga.figure import EMPTY
from fourfold.pentaraduga.pictures import Palette
from fourfold.pentaraduga.solver import Found, all_figures, best_figure
from fourfold.server import wire_problems as wire
from fourfold.server.answers import body, json
from fourfold.server.guests import asker
from fourfold.server.hall import Hall
from fourfold.server.limits import Visitor
from fourfold.server.thinking import Thinkers

__all__ = ["Questions", "asked", "count", "described", "drawn", "laid", "solve"]

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
            return await self._thinkers.work(SHORT, task, *given)

    def _turn_of(self, asker: str) -> asyncio.Lock:
        """Held while this guest is being answered."""
        return self._asking.setdefault(asker, asyncio.Lock())

    async def solve(self, asker: str, wish: wire.SolveWish) -> wire.Solved:
        """The best figure of a hand, in several goes if need be."""
        async with self._turn_of(asker):
            for seconds in GOES:
                solved = await self._thinkers.work(LONG, _solved, wish, seconds)
                if solved.optimal and (solved.complete or solved.figures is None):
                    break
            return solved


async def asked(request: Request, task: Callable[[*Given], T], *given: *Given) -> T:
    """What a worker answers to whoever makes this request; given up when they go away."""
    Visitor.of(request).spend("questions")
    questions: Questions = request.app.state.questions
    return await _while_there(request, questions.ask(await _asker(request), task, *given))


async def count(request: Request) -> Response:
    """Counts a figure, however well its tiles lie."""
    wish = await body(request, wire.FigureWish)
    if wish.notation or wish.whole:
        return json(await asked(request, _read, wish))
    return json(described(laid(wish.placements)))


async def solve(request: Request) -> Response:
    """Finds the best figure of a hand."""
    wish = await body(request, wire.SolveWish)
    Visitor.of(request).spend("questions")
    questions: Questions = request.app.state.questions
    return json(await _while_there(request, questions.solve(await _asker(request), wish)))


def laid(placements: Iterable[wire.Laid], start: Figure = EMPTY) -> Figure:
    """A figure that was sent, laid on from a start. Raises ``Malformed``."""
    return start.add(*(Placement(*placement) for placement in placements))


def described(figure: Figure) -> wire.FigureInfo:
    """What a figure makes."""
    # Tiles that lie apart could enclose half the world.
    hole = figure.holes[0] if figure.connected and figure.holes else ()
    return wire.FigureInfo(
        placements=list(figure.placements),
        connected=figure.connected,
        counted=figure.counted,
        squares=list(figure.squares),
        clashes=list(figure.clashes),
        rough=list(figure.rough),
        rings=[ring.centre for ring in figure.rings],
        hole=sorted(hole),
        spoiled=list(figure.spoiled),
    )


def drawn(
    figure: Figure, palette: Palette = "rainbow", patterns: bool = False, start: Figure = EMPTY
) -> wire.FigureInfo:
    """The same with its notation, from a start on, and a picture."""
    picture = figure.svg(palette=palette, patterns=patterns)
    return replace(described(figure), notation=_written(figure, start), svg=picture)


def _written(figure: Figure, start: Figure) -> str:
    if start.placements or not figure.placements:
        return write_figure(figure, start)
    # Builders lay tiles apart and join them later; in another order that is shorter to tell.
    orders = (figure.at_origin, figure.grown(figure.tiles[0]).at_origin)
    return min(map(write_figure, orders), key=len)


# In a worker


def _read(wish: wire.FigureWish) -> wire.FigureInfo:
    figure = read_figure(wish.notation) if wish.notation else laid(wish.placements)
    return drawn(figure, wish.palette, wish.patterns)


def _solved(wish: wire.SolveWish, seconds: float) -> wire.Solved:
    start = laid(wish.start)
    answer = best_figure(wish.tiles, wish.goal, start=start, seconds=seconds)
    found = Found(0, [], False)
    if answer.optimal and answer.figure and wish.goal != "frame":
        found = all_figures(wish.tiles, wish.goal, start=start, most=1, seconds=seconds)
    return wire.Solved(
        wish.goal,
        answer.counted,
        answer.optimal,
        found.number or None,
        found.complete,
        drawn(answer.figure, wish.palette, wish.patterns) if answer.figure else None,
        round(answer.seconds, 3),
    )


# Who asks


async def _asker(request: Request) -> str:
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
