"""HTTP responses: JSON of our own types and refusals with their reason; request bodies."""

from __future__ import annotations

from collections.abc import AsyncIterable, AsyncIterator
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from fourfold.play import FourfoldError, Malformed
from fourfold.play.decoding import decode
from fourfold.server.wire import Refusal, facts_of

__all__ = ["MAX_BODY_BYTES", "body", "facts_of", "json", "keepable", "refusal", "stream"]

T = TypeVar("T")

#: The largest request body that is read.
MAX_BODY_BYTES = 262_144
#: Answers are private by default: some hold secrets, such as invitations.
PRIVATE = {"cache-control": "no-store"}


def json(value: object, status: int = 200) -> Response:
    """Returns a response with a value as JSON, which no cache may keep."""
    return Response(msgspec.json.encode(value), status, PRIVATE, "application/json")


def stream(items: AsyncIterable[list[bytes]], value: object = (), part: str = "") -> Response:
    """Returns a response that streams a JSON list while it is computed; the items are JSON already.

    With ``part``, the list is that field of ``value``, where it is empty.
    """
    empty = f'"{part}":[]'.encode() if part else b"[]"
    # Quotes inside strings are escaped, so the empty list occurs only once.
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
    """Lets browsers cache a finished answer for reading offline; they revalidate it when online.

    An answer that is not finished is not cached.
    """
    answer.headers["cache-control"] = "private, no-cache" if finished else "no-store"
    return answer


def refusal(error: FourfoldError, status: int) -> Response:
    """Returns the response for an error, with ``Retry-After`` if the error says when to retry."""
    answer = json(Refusal(error.code, facts_of(error), str(error)), status)
    if "seconds" in error.facts:
        answer.headers["retry-after"] = str(error.facts["seconds"])
    return answer


async def body(request: Request, kind: type[T]) -> T:
    """Returns the decoded body of a request.

    Raises ``Malformed`` if it is not JSON, is compressed, is too long or does not fit the type.
    """
    if request.headers.get("content-type", "").split(";")[0].strip().lower() != "application/json":
        raise Malformed("content-type")
    if request.headers.get("content-encoding", "identity") != "identity":
        raise Malformed("content-type")  # Compressed bodies could be decompression bombs.
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > MAX_BODY_BYTES:
            raise Malformed("too-long", most=MAX_BODY_BYTES)
    read: T = decode(data or b"{}", kind, "request")
    return read
