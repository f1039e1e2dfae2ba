"""HTTP endpoints of figures: count, read and draw one, and find the best figure of a hand.

Counting placed tiles takes less than a millisecond, so the server does it in the event loop: pages
ask for it with every tile that is moved. Reading notation and solving take longer, so workers do
both.
"""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from fourfold.server import wire_problems as wire
from fourfold.server.advice import Advice
from fourfold.server.answers import body, json
from fourfold.server.drawing import described, laid
from fourfold.server.limits import Visitor
from fourfold.server.questions import SLICE_SECONDS, Questions, ask, asker_of, while_there
from fourfold.server.tasks import find_figure, read_wish

__all__ = ["count", "solve"]

#: For how many time slices a hand is searched; nearly all are solved in the first.
SLICES = 20


async def count(request: Request) -> Response:
    """Returns what a figure counts, also if it breaks rules. Raises ``Malformed`` on an overlap."""
    wish = await body(request, wire.FigureWish)
    if wish.notation or wish.whole:
        return json(await ask(request, read_wish, wish))
    return json(described(laid(wish.placements)))


async def solve(request: Request) -> Response:
    """Returns the best figure of a hand.

    Raises ``Illegal`` for a hand of a game that the guest is playing, or if a limit refuses it.
    """
    wish = await body(request, wire.SolveWish)
    advice: Advice = request.app.state.advice
    questions: Questions = request.app.state.questions
    asker, start = await asker_of(request), [placement.tile for placement in wish.start]
    with Visitor.of(request).asking():
        await advice.require_no_running_hand(asker, wish.tiles, start)
        return json(await while_there(request, _solve(questions, asker, wish)))


async def _solve(questions: Questions, asker: str, wish: wire.SolveWish) -> wire.Solved:
    async with questions.turn(asker) as turn:
        for _ in range(SLICES - 1):
            if solved := await turn.work(find_figure, wish, SLICE_SECONDS, False):
                return solved
        solved = await turn.work(find_figure, wish, SLICE_SECONDS, True)
        assert solved
        return solved
