"""The ASGI application: routes, middleware, lifespan, and its uvicorn configuration."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import re
import signal
import time
from collections.abc import AsyncIterator, Callable, Mapping
from pathlib import Path
from typing import Any

import uvicorn
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import FileResponse, Response
from starlette.routing import Match, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket
from websockets.frames import CloseCode

from fourfold.play import FourfoldError, Illegal, Instant, Malformed
from fourfold.server.api.answers import refusal
from fourfold.server.api.guests import same_origin, token_of
from fourfold.server.api.openapi import document
from fourfold.server.api.operations import OPERATIONS
from fourfold.server.api.pentaraduga import problems
from fourfold.server.compute.advice import Advice
from fourfold.server.compute.analysis import Analyst, analysis
from fourfold.server.compute.questions import GONE, Questions
from fourfold.server.compute.remote_pool import pool_for
from fourfold.server.live.chance import Chance
from fourfold.server.live.hall import GRACE_MS, Hall
from fourfold.server.live.socket import MAX_MESSAGE_BYTES, live
from fourfold.server.ops import metrics, readiness
from fourfold.server.ops.limits import RETRY_AFTER_SECONDS, Limiter, Limits, Visitor
from fourfold.server.ops.logs import REQUEST_ID, begin_request, first_line
from fourfold.server.timing.slices import aside
from fourfold.server.transport import LiveProtocol, RequestProtocol
from fourfold.store import Store, is_unreachable, sole_server
from fourfold.store.backends.damage import START_SECONDS

__all__ = ["configuration", "create_app"]

log = logging.getLogger("fourfold.http")

#: The built front end, inside the package.
STATIC = (Path(__file__).parent / "static").resolve()

_HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' blob:; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}

#: The longest request line and headers that are read.
MAX_HEAD_BYTES = 16_384

#: Paths that end in a secret, which logs must not show.
_TOKENS = re.compile(r"^(/api/(?:invites|devices)/|/(?:join|device)/).+")

#: The HTTP status of an error code, where its class does not decide it.
_STATUS = {
    "table": 404,
    "invitation": 404,
    "link": 404,
    "duel": 404,
    "pentaraduga-problem": 404,
    "learn-nowhere": 404,
    "too-long": 413,
    "content-type": 415,
    "seat-taken": 409,
    "still-playing": 409,
    "not-your-seat": 403,
    "not-your-table": 403,
    "foreign-origin": 403,
    "too-many": 429,
    "unavailable": 503,
}

ROUTES = [
    Route(operation.path, operation.handler, methods=[operation.method]) for operation in OPERATIONS
]

SOCKETS = [WebSocketRoute("/api/tables/{id}/live", live), WebSocketRoute("/api/analysis", analysis)]


def create_app(
    database: str,
    *,
    redis: str | None = None,
    clock: Callable[[], Instant] | None = None,
    grace: Instant = GRACE_MS,
    pool_size: int | None = None,
    seed: int | None = None,
    limits: Limits = Limits(),  # noqa: B008 - it is frozen.
    draining: bool = False,
) -> Starlette:
    """Returns the application over one database.

    Processes that share the database notify each other through Redis. With ``seed``, every table
    gets the same random numbers. With ``draining``, the server starts without being ready, so a
    load balancer sends nobody to it.
    """
    limiter = Limiter(limits)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, object]]:
        async with sole_server(database):
            store = await Store.open(database)
            store.commits.on_commit = metrics.committed
            pool = pool_for(redis, pool_size)
            app.state.hall = hall = Hall(store, pool, clock, grace, Chance(seed), redis)
            app.state.questions = Questions(pool)
            app.state.problems = problems.Problems(app.state.questions)
            app.state.analyst = Analyst(app.state.questions)
            app.state.advice = Advice(hall)
            try:
                await store.database.damage.check(START_SECONDS)
                await hall.start()
                hall.spawn(store.database.damage.watch())
                if draining:
                    hall.drain()
                hall.spawn(readiness.tell(hall))
                log.info("worker_started", extra={"worker": os.getpid()})
                _drain_on_signal(hall)
                yield {"limiter": limiter, "pulse": hall.pulse}
            finally:
                await hall.stop()
                await store.close()

    return _application(limiter, lifespan)


def _drain_on_signal(hall: Hall) -> None:
    # Signals reach the main thread only, and Windows has no SIGUSR1.
    with contextlib.suppress(AttributeError, RuntimeError, ValueError):
        asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, hall.drain)


def _application(
    limiter: Limiter,
    lifespan: Callable[[Starlette], contextlib.AbstractAsyncContextManager[dict[str, object]]],
) -> Application:
    return Application(
        limiter,
        routes=[
            Route("/api/openapi.json", openapi),
            *ROUTES,
            Route("/api/{rest:path}", _no_such_address, methods=["GET", "POST"]),
            Route("/{path:path}", page, methods=["GET"]),
        ],
        lifespan=lifespan,
        middleware=[
            Middleware(Careful),
            Middleware(Attentive),
            Middleware(Metered, limiter),
            Middleware(GZipMiddleware, minimum_size=600),
        ],
        exception_handlers={
            FourfoldError: _refuse,
            HTTPException: _refuse_http,
            ClientDisconnect: _gone,
        },
    )


def configuration(
    app: Starlette | Callable[[], Starlette], proxy: str = "", **more: Any
) -> uvicorn.Config:
    """Returns the uvicorn configuration for a server that is handed its listening socket.

    With ``proxy``, the address of a reverse proxy, the forwarding headers of that proxy are trusted
    for the client's address and scheme.
    """
    return uvicorn.Config(
        app,
        **more,
        http=RequestProtocol,
        ws=LiveProtocol,
        proxy_headers=bool(proxy),
        forwarded_allow_ips=proxy,
        h11_max_incomplete_event_size=MAX_HEAD_BYTES,
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=2 * MAX_MESSAGE_BYTES,
        # Compressing secrets together with text from others leaks their content (CRIME, BREACH).
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
    )


async def openapi(request: Request) -> Response:
    """Returns the OpenAPI document."""
    return Response(await aside(document), media_type="application/json")


async def page(request: Request) -> Response:
    """Returns a file of the front end, or ``index.html`` for every other path outside assets."""
    path = request.path_params["path"]
    try:
        wanted = (STATIC / path).resolve()
        found = wanted.is_file() and STATIC in wanted.parents
    except (OSError, ValueError):  # The path is no valid file name.
        found = False
    if not found and path.startswith("assets/"):
        return refusal(Malformed("address", path=request.url.path), 404)
    if not found:
        wanted = STATIC / "index.html"
    if not wanted.is_file():
        return Response("The front end is not built: run make.", 503, media_type="text/plain")
    forever = "assets" in wanted.relative_to(STATIC).parts
    cache = "public, max-age=31536000, immutable" if forever else "no-cache"
    return FileResponse(wanted, headers={"cache-control": cache})


async def _no_such_address(request: Request) -> Response:
    return refusal(Malformed("address", path=request.url.path), 404)


async def _refuse(request: Request, error: Exception) -> Response:
    assert isinstance(error, FourfoldError)
    return refusal(error, _STATUS.get(error.code, 422 if isinstance(error, Malformed) else 409))


async def _refuse_http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return refusal(Malformed("address", path=request.url.path), error.status_code)


async def _gone(request: Request, error: Exception) -> Response:
    return Response(status_code=GONE)  # The client has disconnected; the log shows this status.


class Application(Starlette):
    """Starlette, except that WebSockets bypass the middleware and the router.

    The frames of every middleware would stay in memory as long as a live connection.
    """

    def __init__(self, limiter: Limiter, **more: Any) -> None:
        super().__init__(**more)
        self._limiter = limiter

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handles one ASGI connection."""
        if scope["type"] != "websocket":
            await super().__call__(scope, receive, send)
            return
        scope["app"] = self
        for route in SOCKETS:
            matching, found = route.matches(scope)
            if matching is Match.FULL and not _is_nowhere(scope):
                scope.update(found)
                await self._connect(route, scope, receive, send)
                return
        await send({"type": "websocket.close"})

    async def _connect(
        self, route: WebSocketRoute, scope: Scope, receive: Receive, send: Send
    ) -> None:
        named = begin_request(Headers(scope=scope).get(REQUEST_ID)).encode()
        _identify(scope, self._limiter)

        async def accepting(message: Message) -> None:
            if message["type"] == "websocket.accept":
                headers = message.get("headers", [])
                message["headers"] = [*headers, (REQUEST_ID.encode(), named)]
            await send(message)

        try:
            await route.endpoint(WebSocket(scope, receive, accepting))
        except Exception as error:
            if not is_unreachable(error):
                raise
            log.warning("connection_unavailable", extra={"error": first_line(error)})
            with contextlib.suppress(Exception):  # The client may have disconnected.
                await send({"type": "websocket.close", "code": CloseCode.TRY_AGAIN_LATER})


def _is_nowhere(scope: Scope) -> bool:
    """Whether no resource can have this path: PostgreSQL refuses NUL characters in text."""
    return "\0" in scope["path"]


def _identify(scope: Scope, limiter: Limiter) -> Visitor:
    """Adds the visitor, known by cookie and address, to the scope; returns the visitor."""
    connection = HTTPConnection(scope)
    host = connection.client.host if connection.client else ""
    scope["visitor"] = visitor = limiter.visitor(token_of(connection), host)
    return visitor


class Careful:
    """Middleware: sets security headers, checks the origin, answers errors, logs requests."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handles one ASGI connection."""
        if scope["type"] == "http":
            await self._answer(Request(scope), receive, send)
        else:
            await self._app(scope, receive, send)

    async def _answer(self, request: Request, receive: Receive, send: Send) -> None:
        start, status = time.perf_counter(), None
        headers = {**_HEADERS, REQUEST_ID: begin_request(request.headers.get(REQUEST_ID))}
        extra = [(name.encode(), value.encode()) for name, value in headers.items()]

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", []), *extra]
            await send(message)

        more: dict[str, str] = {}
        try:
            if request.method != "GET" and not same_origin(request):
                more = {name: request.headers.get(name, "")[:200] for name in ("origin", "host")}
                answer = refusal(Illegal("foreign-origin"), 403)
                await answer(request.scope, receive, sending)
            elif _is_nowhere(request.scope):
                answer = refusal(Malformed("address", path=request.url.path), 404)
                await answer(request.scope, receive, sending)
            else:
                await self._app(request.scope, receive, sending)
        except Exception as error:
            if is_unreachable(error):
                more = {"error": first_line(error)}
                failed = refusal(Illegal("unavailable", seconds=RETRY_AFTER_SECONDS), 503)
            else:
                log.exception("request_failed")
                failed = Response("Internal Server Error", 500, media_type="text/plain")
            if status is None:
                await failed(request.scope, receive, sending)
        finally:
            _note(request, status or GONE, time.perf_counter() - start, more)


def _note(request: Request, status: int, seconds: float, more: Mapping[str, str]) -> None:
    """Counts a request and logs it, as a warning if there is ``more`` to say about it."""
    route = request.scope.get("route")
    path = route.path if isinstance(route, Route) else "none"
    known = isinstance(route, Route) and request.method in (route.methods or ())
    method = request.method if known else "other"
    metrics.requests(method, path, status).inc()
    metrics.request_seconds(method, path).observe(seconds)
    log.log(
        logging.WARNING if more else logging.INFO,
        "request_ended",
        extra={
            "method": request.method,
            "path": _TOKENS.sub(r"\1…", request.url.path),
            "status": status,
            "ms": round(1000 * seconds, 1),
            **more,
        },
    )


class Attentive:
    """Middleware: cancels a GET or HEAD request when its client disconnects.

    Requests that may write run to their end.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handles one ASGI connection."""
        working = asyncio.current_task()
        if scope["type"] != "http" or scope["method"] not in ("GET", "HEAD") or working is None:
            await self._app(scope, receive, send)
            return
        answered, gone = False, asyncio.Event()

        async def watching() -> None:
            while (await receive())["type"] != "http.disconnect":
                pass
            if not answered:  # Completing the answer reports a disconnect, too.
                gone.set()
                working.cancel()

        async def sending(message: Message) -> None:
            nonlocal answered
            answered = message["type"] == "http.response.body" and not message.get("more_body")
            await send(message)

        async def hearing() -> Message:
            await gone.wait()
            return {"type": "http.disconnect"}

        watch = asyncio.create_task(watching())
        try:
            await self._app(scope, hearing, sending)
        except asyncio.CancelledError:
            if not gone.is_set() or working.uncancel():
                raise
        finally:
            watch.cancel()


class Metered:
    """Middleware: identifies the visitor and enforces the rate limit of requests."""

    def __init__(self, app: ASGIApp, limiter: Limiter) -> None:
        self._app = app
        self._limiter = limiter

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handles one ASGI connection."""
        if scope["type"] == "http":
            try:
                _identify(scope, self._limiter).spend("requests")
            except Illegal as error:
                await refusal(error, _STATUS[error.code])(scope, receive, send)
                return
        await self._app(scope, receive, send)
