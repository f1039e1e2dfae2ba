"""Whether people can be sent here: the health of the process, and its readiness."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from fourfold.play import Instant
from fourfold.server.answers import json
from fourfold.server.hall import Hall
from fourfold.store import migrate

__all__ = ["Readiness", "health", "ready"]

#: How long, in seconds, the database may take to answer.
PATIENCE = 2.0
#: How long, in milliseconds, it may have taken no heartbeat.
RECENT: Instant = 10_000


class Readiness(msgspec.Struct, frozen=True):
    """Whether people can be sent here, and why not."""

    ok: bool
    #: The database answers, has the schema of this release, and has taken a heartbeat lately.
    database: bool
    schema: bool
    writes: bool
    #: Redis answers, where there is one; without it everything goes on, a little later.
    redis: bool | None
    stopping: bool


async def health(request: Request) -> Response:
    """The process is alive: its loop has come to this."""
    return json({"ok": True})


async def ready(request: Request) -> Response:
    """The database answers, has our schema and takes writes, and nobody has told us to stop."""
    hall: Hall = request.app.state.hall
    revision = await _revision(hall)
    schema = revision == migrate.newest()
    writes = hall.up and hall.quiet_for < RECENT
    ok = schema and writes and not hall.stopping
    found = Readiness(ok, revision is not None, schema, writes, hall.redis, hall.stopping)
    return json(found, 200 if found.ok else 503)


async def _revision(hall: Hall) -> str | None:
    try:
        async with asyncio.timeout(PATIENCE):
            return await hall.store.revision()
    except Exception:
        return None
