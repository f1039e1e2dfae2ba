"""Answers over HTTP: JSON of our own types, and refusals that say why."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from fourfold.play import FourfoldError, Malformed
from fourfold.server.wire import Refusal, facts_of

__all__ = ["BIGGEST", "body", "facts_of", "json", "refusal"]

T = TypeVar("T")

#: The biggest body that is read.
BIGGEST = 262_144


def json(value: object, status: int = 200) -> Response:
    """A value as JSON, for nobody but who asks: invitations, for instance, let people in."""
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(value), status, headers, "application/json")


def refusal(error: FourfoldError, status: int) -> Response:
    """Why not; and if it is a question of time, from when on."""
    answer = json(Refusal(error.code, facts_of(error), str(error)), status)
    if "seconds" in error.facts:
        answer.headers["retry-after"] = str(error.facts["seconds"])
    return answer


async def body(request: Request, kind: type[T]) -> T:
    """The body of a request, bounded and validated. Raises ``Malformed``."""
    if request.headers.get("content-type", "").split(";")[0].strip().lower() != "application/json":
        raise Malformed("content-type")
    if request.headers.get("content-encoding", "identity") != "identity":
        raise Malformed("content-type")  # What unpacks to a thousand times its size is not JSON.
    data = b""
    async for chunk in request.stream():
        data += chunk
        if len(data) > BIGGEST:
            raise Malformed("too-long", most=BIGGEST)
    try:
        return msgspec.json.decode(data or b"{}", type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Malformed("data", part="request", problem=str(error)) from error
