"""HTTP endpoints of figures: count, read and draw one, and find the best figure of a hand.

Counting placed tiles takes less than a millisecond, so the server does it in the event loop: pages
ask for it with every tile that is moved. Reading notation and solving take longer, so workers do
both.
"""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from fourfold.server import wire_problems as wire
from fourfold.server.api.answers import body, json
from fourfold.server.api.pentaraduga.drawing import described, laid
from fourfold.server.compute.advice import Advice
from fourfold.server.compute.questions import SLICE_SECONDS, Questions, ask, asker_of, while_there
from fourfold.server.compute.tasks import count_figure, find_figure
from fourfold.server.ops.limits import Visitor

__all__ = ["count", "solve"]

#: For how many time slices a hand is searched; nearly all are solved in the first.
MAX_SLICES = 20


async def count(request: Request) -> Response:
    """Returns what a figure counts, also if it breaks rules. Raises ``Malformed`` on an overlap."""
    sent = await body(request, wire.FigureRequest)
    if sent.notation or sent.whole:
        return json(await ask(request, count_figure, sent))
    return json(described(laid(sent.placements)))


async def solve(request: Request) -> Response:
    """Returns the best figure of a hand.

    Raises ``Illegal`` for a hand of a game that the guest is playing, or if a limit refuses it.
    """
    sent = await body(request, wire.SolveRequest)
    advice: Advice = request.app.state.advice
    questions: Questions = request.app.state.questions
    asker, start = await asker_of(request), [placement.tile for placement in sent.start]
    with Visitor.of(request).asking():
        await advice.require_no_running_hand(asker, sent.tiles, start)
        return json(await while_there(request, _solve(questions, asker, sent)))


async def _solve(questions: Questions, asker: str, sent: wire.SolveRequest) -> wire.Solved:
    async with questions.begin(asker) as question:
        for _ in range(MAX_SLICES - 1):
            if solved := await question.work(find_figure, sent, SLICE_SECONDS, False):
                return solved
        solved = await question.work(find_figure, sent, SLICE_SECONDS, True)
        assert solved
        return solved
