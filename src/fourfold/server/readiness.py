"""Whether people can be sent here: the health of the process, and its readiness."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from fourfold.play import Instant
from fourfold.server import metrics
from fourfold.server.answers import json
from fourfold.server.hall import Hall
from fourfold.store import migrate

__all__ = ["Readiness", "health", "ready", "tell"]

#: How long, in seconds, the database may take to answer.
PATIENCE = 2.0
#: How long, in milliseconds, it may have taken no heartbeat.
RECENT: Instant = 10_000
#: How often, in seconds, Prometheus is told.
OFTEN = 5.0


class Readiness(msgspec.Struct, frozen=True):
    """Whether people can be sent here, and why not."""

    ok: bool
    #: The database answers, has the schema of this release, and has taken a heartbeat lately.
    database: bool
    schema: bool
    writes: bool
    #: No damage to the database is known.
    intact: bool
    #: Redis answers, where there is one; without it everything goes on, a little later.
    redis: bool | None
    stopping: bool


async def health(request: Request) -> Response:
    """The process is alive: its loop has come to this."""
    return json({"ok": True})


async def ready(request: Request) -> Response:
    """The database answers, is whole, has our schema and takes writes; nobody told us to stop."""
    found = await _look(request.app.state.hall)
    return json(found, 200 if found.ok else 503)


async def tell(hall: Hall) -> None:
    """Lets the metrics say the same, again and again."""
    while True:
        for part, well in msgspec.structs.asdict(await _look(hall)).items():
            if well is not None and part != "stopping":
                metrics.ready(part).set(well)
        await asyncio.sleep(OFTEN)


async def _look(hall: Hall) -> Readiness:
    revision = await _revision(hall)
    schema = revision == migrate.newest()
    writes = hall.up and hall.quiet_for < RECENT
    intact = hall.store.database.damage.problem is None
    ok = schema and writes and intact and not hall.stopping
    database = revision is not None
    return Readiness(ok, database, schema, writes, intact, hall.redis, hall.stopping)


async def _revision(hall: Hall) -> str | None:
    try:
        async with asyncio.timeout(PATIENCE):
            return await hall.store.revision()
    except Exception:
        return None
