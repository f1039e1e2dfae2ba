"""Analysis of positions and review of games over a WebSocket, with progress while it runs.

Each WebSocket carries one question: proxies already let WebSockets through, and closing one cancels
the search, also when the connection breaks. The search runs in time slices that are queued fairly,
so no question holds a worker, and a cancelled one frees it at the end of its slice.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Iterable
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.frames import CloseCode

from fourfold.catalogue import GAMES
from fourfold.play import FourfoldError, Illegal, Malformed
from fourfold.play.decoding import decode
from fourfold.quarto import Goal, Options, Position, Review, Score, Square, choices
from fourfold.quarto.solving.choices import best_of
from fourfold.quarto.solving.review import Course
from fourfold.server import wire
from fourfold.server.api.answers import facts_of
from fourfold.server.api.guests import asker as asker_of
from fourfold.server.api.guests import same_origin
from fourfold.server.compute.advice import Advice
from fourfold.server.compute.questions import SLICE_SECONDS, Questions
from fourfold.server.compute.tasks import follow, search
from fourfold.server.live.hall import Hall
from fourfold.server.live.socket import BAD_HELLO, FOREIGN, TOO_MANY
from fourfold.server.ops.limits import RETRY_AFTER_SECONDS, Visitor
from fourfold.server.ops.logs import first_line
from fourfold.store import is_unreachable

__all__ = ["Analyst", "analysis"]

log = logging.getLogger("fourfold.analysis")

#: How long one question is searched at most.
SEARCH_SECONDS = 60.0
#: How long a new connection may take to send its question.
QUESTION_SECONDS = 10.0
#: A question that has lost so many workers counts as a poison task.
MAX_LOST_WORKERS = 3

GAME = GAMES["quarto"]

_encoder = msgspec.json.Encoder()


@dataclass
class Findings:
    """The scores found so far for the positions of a question."""

    positions: tuple[Position, ...]
    scores: dict[Position, Score] = field(default_factory=dict)
    nodes: int = 0
    seconds: float = 0.0

    @property
    def unknown(self) -> list[Position]:
        """The positions without an exact score, untried ones first."""
        tried = [one for one in self.positions if one in self.scores]
        untried = [one for one in self.positions if one not in self.scores]
        return [*untried, *(one for one in tried if not self.scores[one].exact)]

    @property
    def ended(self) -> Literal["complete", "time"] | None:
        """Why the search is over; None while it goes on."""
        if not self.unknown:
            return "complete"
        return "time" if self.seconds >= SEARCH_SECONDS else None

    @property
    def state(self) -> tuple[int, float, int, int, Literal["complete", "time"] | None]:
        """The fields with which every answer begins."""
        every = len(self.positions)
        done = every - len(self.unknown)
        return self.nodes, round(self.seconds, 2), done, every, self.ended


Tell = Callable[[Findings], Awaitable[None]]


class Analyst:
    """Runs searches in slices: guests take turns, and each has one question at a time."""

    def __init__(self, questions: Questions) -> None:
        self._questions = questions

    async def search(
        self, asker: str, goal: Goal, positions: Iterable[Position], tell: Tell
    ) -> None:
        """Solves positions; calls ``tell`` at once and after every slice.

        Raises ``BrokenProcessPool`` if the question loses too many workers.
        """
        findings, lost_workers = Findings(tuple(dict.fromkeys(positions))), 0
        await tell(findings)
        async with self._questions.begin(asker) as question:
            while not findings.ended:
                try:
                    scores, nodes, seconds = await question.work(
                        search, goal, findings.unknown, SLICE_SECONDS
                    )
                except BrokenProcessPool:
                    lost_workers += 1
                    if lost_workers == MAX_LOST_WORKERS:
                        raise
                    continue
                findings.scores |= dict(scores)
                findings.nodes += nodes
                findings.seconds += seconds
                await tell(findings)


async def analysis(socket: WebSocket) -> None:
    """Serves the endpoint ``/api/analysis``."""
    if not same_origin(socket):
        await socket.close(FOREIGN)
        return
    await socket.accept()
    try:
        with Visitor.of(socket).live():
            await _converse(socket)
    except Illegal as error:
        await _refuse(socket, error, TOO_MANY)


async def _converse(socket: WebSocket) -> None:
    """Reads one question and answers it. Raises ``Illegal`` if a limit refuses it."""
    try:
        async with asyncio.timeout(QUESTION_SECONDS):
            text = await _text(socket)
        question = decode(text, wire.AnalysisRequest, "question")
    except (WebSocketDisconnect, TimeoutError):
        return
    except Malformed as error:
        await _refuse(socket, error)
        return
    with Visitor.of(socket).asking():
        await _answer_while_there(socket, question)


async def _answer_while_there(socket: WebSocket, question: wire.AnalysisRequest) -> None:
    """Answers a question; cancels the search if the client disconnects."""
    answering = asyncio.create_task(_answer(socket, question))
    leaving = asyncio.create_task(_left(socket))
    try:
        await asyncio.wait({answering, leaving}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        answering.cancel()
        leaving.cancel()
        await asyncio.gather(answering, leaving, return_exceptions=True)


async def _answer(socket: WebSocket, question: wire.AnalysisRequest) -> None:
    async def send(message: wire.AnalysisState) -> None:
        await socket.send_text(_encoder.encode(message).decode())

    try:
        if isinstance(question, wire.Analyse):
            await _analyse(socket, question, send)
        else:
            await _review(socket, question, send)
        await socket.close()
    except FourfoldError as error:
        await _refuse(socket, error)
    except WebSocketDisconnect:
        pass
    except Exception as error:
        if is_unreachable(error):
            log.warning("analysis_unavailable", extra={"error": first_line(error)})
            later = Illegal("unavailable", seconds=RETRY_AFTER_SECONDS)
            await _refuse(socket, later, CloseCode.TRY_AGAIN_LATER)
        else:
            log.exception("analysis_failed")
            await _refuse(socket, Illegal("no-answer"))


Send = Callable[[Any], Awaitable[None]]


async def _analyse(socket: WebSocket, question: wire.Analyse, send: Send) -> None:
    position = Position.parse(question.position)
    options: Options = GAME.read_options(question.options)
    goal, last = options.goal, Square.parse(question.last) if question.last else None
    asker = await _asker(socket)
    await _advice(socket).require_no_running_position(asker, [position])
    lines = list(goal.completed(position.board, last)) if last and not position.hand else []
    if lines:
        won = wire.Worth("win", 0)
        await send(wire.Analysed(0, 0.0, 0, 0, "complete", won, {}, lines))
        return
    decisions = choices(position, goal)

    async def tell(known: Findings) -> None:
        scores = {
            str(one.what.value): one.score(known.scores.get(one.after) if one.after else None)
            for one in decisions
        }
        worths = {what: _worth(score) for what, score in scores.items()}
        # A full board without a line that counts is a draw.
        best = _worth(best_of(scores.values())) if decisions else wire.Worth("draw")
        await send(wire.Analysed(*known.state, best, worths, lines))

    positions = [one.after for one in decisions if one.after]
    await _analyst(socket).search(asker, goal, positions, tell)


async def _review(socket: WebSocket, question: wire.LookBack, send: Send) -> None:
    course, asker = await _course(socket, question), await _asker(socket)
    positions = [state.position for state in course.states]
    await _advice(socket).require_no_running_position(asker, positions)
    asked: list[Position] = []
    Review.along(course, asked.append)

    async def tell(known: Findings) -> None:
        values = {position: score.value for position, score in known.scores.items()}
        review = Review.along(course, values.get)
        turns = [
            wire.ReviewedAction(
                one.event, one.seat, one.before, one.after, one.mistake, list(one.missed)
            )
            for one in review.judgements
        ]
        await send(wire.Reviewed(*known.state, turns, review.decided))

    await _analyst(socket).search(asker, course.options.goal, asked, tell)


async def _course(socket: WebSocket, question: wire.LookBack) -> Course:
    """Returns the game to review.

    Raises ``Illegal`` while it is being played, ``Malformed`` for a game that has no review.
    """
    if question.record is not None:
        questions: Questions = socket.app.state.questions
        return await questions.ask(await _asker(socket), follow, question.record)
    hall: Hall = socket.app.state.hall
    live = await hall.tables.require(question.table or "")
    if not live.outcome and not live.log.is_uploaded:
        raise Illegal("still-playing")
    if live.game.id != GAME.id:
        raise Malformed("no-review", game=live.game.id)
    return Course.of(live.table)


def _worth(score: Score | None) -> wire.Worth:
    return wire.Worth(score.value, score.plies) if score else wire.Worth()


def _advice(socket: WebSocket) -> Advice:
    advice: Advice = socket.app.state.advice
    return advice


def _analyst(socket: WebSocket) -> Analyst:
    analyst: Analyst = socket.app.state.analyst
    return analyst


async def _asker(socket: WebSocket) -> str:
    hall: Hall = socket.app.state.hall
    return await asker_of(socket, hall.store)


async def _text(socket: WebSocket) -> str | bytes:
    """Returns the next message. Raises ``WebSocketDisconnect`` when the client has gone."""
    event = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(event.get("code", 1000))
    data: str | bytes = event.get("text") or event.get("bytes") or b""
    return data


async def _left(socket: WebSocket) -> None:
    """Returns when the client has disconnected; ignores everything it sends."""
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            await _text(socket)


async def _refuse(socket: WebSocket, error: FourfoldError, code: int = BAD_HELLO) -> None:
    """Sends an error and closes the connection, unless the client has gone."""
    hall: Hall = socket.app.state.hall
    refused = wire.Refused(hall.clock(), None, error.code, facts_of(error), str(error))
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(_encoder.encode(refused).decode())
        await socket.close(code)
