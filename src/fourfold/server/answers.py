"""Answers over HTTP: JSON of our own types, and refusals that say why."""

from __future__ import annotations

from collections.abc import AsyncIterable, AsyncIterator
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from fourfold.play import FourfoldError, Malformed
from fourfold.play.decoding import decode
from fourfold.server.wire import Refusal, facts_of

__all__ = ["BIGGEST", "body", "facts_of", "json", "keepable", "refusal", "stream"]

T = TypeVar("T")

#: The biggest body that is read.
BIGGEST = 262_144
#: What a guest is told is for nobody else: invitations, for instance, let people in.
PRIVATE = {"cache-control": "no-store"}


def json(value: object, status: int = 200) -> Response:
    """A value as JSON, for nobody but who asks."""
    return Response(msgspec.json.encode(value), status, PRIVATE, "application/json")


def stream(items: AsyncIterable[list[bytes]], value: object = (), part: str = "") -> Response:
    """A list as JSON, sent piece by piece while it is computed; its items are JSON already.

    It may be a part of a value, in which it is empty.
    """
    empty = f'"{part}":[]'.encode() if part else b"[]"
    # Within a string, quotes are escaped: it is found once.
    head, tail = msgspec.json.encode(value).split(empty)
    head, tail = head + empty[:-1], empty[-1:] + tail

    async def pieces() -> AsyncIterator[bytes]:
        before = head
        async for some in items:
            if some:
                yield before + b",".join(some)
                before = b","
        yield tail if before is not head else head + tail

    return StreamingResponse(pieces(), 200, PRIVATE, "application/json")


def keepable(answer: Response, finished: bool = True) -> Response:
    """Lets browsers keep what is finished and the same for everybody, to be read offline.

    While there is a connection they ask for it again. Nothing else is kept.
    """
    answer.headers["cache-control"] = "private, no-cache" if finished else "no-store"
    return answer


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
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > BIGGEST:
            raise Malformed("too-long", most=BIGGEST)
    read: T = decode(data or b"{}", kind, "request")
    return read
