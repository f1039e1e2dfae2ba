"""Health and readiness: whether the process is alive, and whether it can take requests."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from fourfold.play import Instant
from fourfold.server.api.answers import json
from fourfold.server.live.hall import Hall
from fourfold.server.ops import metrics
from fourfold.store import migrate

__all__ = ["Readiness", "health", "ready", "tell"]

#: How long the database may take to answer.
TIMEOUT_SECONDS = 2.0
#: How old the last heartbeat that it took may be.
RECENT_MS: Instant = 10_000
#: How often the metrics are updated.
REPORT_SECONDS = 5.0


class Readiness(msgspec.Struct, frozen=True):
    """Whether this process can take requests, and the checks that decide it."""

    ok: bool
    #: The database answers, has the schema of this release, and has taken a recent heartbeat.
    database: bool
    schema: bool
    writes: bool
    #: The database has no known damage.
    intact: bool
    #: Redis answers; null if none is used. Not required: without it processes poll the store.
    redis: bool | None
    stopping: bool


async def health(request: Request) -> Response:
    """Answers while the event loop runs."""
    return json({"ok": True})


async def ready(request: Request) -> Response:
    """Answers 200 if this process can take requests, otherwise 503, with the checks."""
    found = await _check(request.app.state.hall)
    return json(found, 200 if found.ok else 503)


async def tell(hall: Hall) -> None:
    """Updates the metrics of readiness until it is cancelled."""
    while True:
        for part, well in msgspec.structs.asdict(await _check(hall)).items():
            if well is not None and part != "stopping":
                metrics.ready(part).set(well)
        await asyncio.sleep(REPORT_SECONDS)


async def _check(hall: Hall) -> Readiness:
    revision = await _revision(hall)
    schema = revision == migrate.newest()
    writes = hall.up and hall.quiet_for < RECENT_MS
    intact = hall.store.database.damage.problem is None
    ok = schema and writes and intact and not hall.stopping
    database = revision is not None
    return Readiness(ok, database, schema, writes, intact, hall.redis, hall.stopping)


async def _revision(hall: Hall) -> str | None:
    try:
        async with asyncio.timeout(TIMEOUT_SECONDS):
            return await hall.store.revision()
    except Exception:
        return None
