"""The web server process. Separate from the command, so that other commands start fast."""

from __future__ import annotations

import asyncio
import gc
import ipaddress
import logging
import os
import socket
import sys
import webbrowser
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

import uvicorn
from starlette.applications import Starlette
from uvicorn.config import STARTUP_FAILURE

from fourfold.cli.hosting.database import open_store
from fourfold.cli.output import say
from fourfold.jobs.processes import end_with_parent
from fourfold.play import FourfoldError, Malformed
from fourfold.server.app import configuration, create_app
from fourfold.server.cluster.pubsub import bus_of
from fourfold.server.compute.local_pool import default_workers
from fourfold.server.ops.limits import Limits
from fourfold.server.ops.logs import configure, first_line
from fourfold.server.timing.clock import SteadyClock
from fourfold.server.transport import PATIENCE_SECONDS, Server, Supervisor
from fourfold.store import trial

__all__ = ["Settings", "run"]

#: Thresholds of the garbage collector's three generations. The first two decide how long a pause
#: takes: 2,000 objects about 0.5 ms, ten times as many 5 ms. The product of all three decides how
#: often all tables in memory are traversed: hardly ever.
GC_THRESHOLDS = 2_000, 10, 2_000
#: The thread switch interval, short so that committing threads need not wait for busy ones.
SWITCH_SECONDS = 0.001


@dataclass(frozen=True)
class Settings:
    """The settings of every worker."""

    database: str
    redis: str | None = None
    workers: int = 1
    log_json: bool = False
    #: The addresses of trusted proxies, whose forwarding headers are honoured.
    proxy: str = ""
    limits: Limits = Limits()  # noqa: RUF009 - it is frozen.
    #: One clock for all workers of a machine.
    clock: SteadyClock = field(default_factory=SteadyClock)

    def app(self, draining: bool = False) -> Starlette:
        """Returns the application of one worker; a draining one is never ready."""
        configure(self.log_json)
        # Exempts what is loaded so far from collection: it lives until the process ends.
        gc.freeze()
        gc.set_threshold(*GC_THRESHOLDS)
        sys.setswitchinterval(SWITCH_SECONDS)
        pool_size = max(1, default_workers() // self.workers)
        return create_app(
            self.database,
            redis=self.redis,
            clock=self.clock,
            pool_size=pool_size,
            limits=self.limits,
            draining=draining,
        )


def run(host: str, port: int, settings: Settings, *, open_browser: bool) -> None:
    """Serves until a signal stops it; then finishes running requests."""
    configure(settings.log_json)
    _require_valid(settings)
    asyncio.run(_prepare(settings))
    listening = _listen(host, port)
    name = "localhost" if host in ("127.0.0.1", "0.0.0.0") else host
    address = f"http://{name}:{listening.getsockname()[1]}/"

    def ready() -> None:
        sys.stdout.write(say("cli-serving", address=address) + "\n")
        sys.stdout.flush()
        if open_browser and _has_screen():
            webbrowser.open(address)

    if settings.workers > 1:
        config = configuration(
            partial(_worker, settings),
            settings.proxy,
            factory=True,
            workers=settings.workers,
            timeout_worker_healthcheck=PATIENCE_SECONDS,
        )
        drained = partial(_worker, settings, draining=True)
        supervisor = Supervisor(config, listening, ready, drained)
        supervisor.run()
        if not supervisor.began:
            sys.exit(STARTUP_FAILURE)
    else:
        config = configuration(settings.app(), settings.proxy)
        # Uvicorn selects uvloop if it is installed.
        with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
            runner.run(_run(Server(config), listening, ready))
    logging.shutdown()


def _require_valid(settings: Settings) -> None:
    """Raises ``Malformed`` for incompatible settings or an invalid proxy address."""
    if settings.workers > 1 and not settings.redis:
        raise Malformed("workers")
    if settings.redis and not settings.database.startswith("postgresql"):
        expected = "postgresql://user:password@host/name (--redis)"
        raise Malformed("option-value", text=settings.database, expected=expected)
    for proxy in settings.proxy.split(",") if settings.proxy not in ("", "*") else ():
        try:
            ipaddress.ip_network(proxy.strip())
        except ValueError as error:
            expected = "127.0.0.1, 10.0.0.0/8, *"
            raise Malformed("option-value", text=proxy, expected=expected) from error


async def _prepare(settings: Settings) -> None:
    # Opening the database here reports a problem in one line, before any worker fails to start.
    bus = partial(bus_of, settings.redis) if settings.redis else None
    try:
        async with trial(settings.database, bus):
            store = await open_store(settings.database)
            # Done once for all workers: corrected one by one, their clocks would differ.
            settings.clock.not_before(await store.runs.last_beat())
            await store.close()
    except FourfoldError:
        raise
    except Exception as error:
        raise Malformed("database", why=first_line(error)) from error


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise Malformed("port", port=str(port), host=host, why=error.strerror) from error
    return listening


def _has_screen() -> bool:
    """Returns whether a browser would open in a window and not in this terminal."""
    screens = ("DISPLAY", "WAYLAND_DISPLAY")
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in screens)


async def _run(server: uvicorn.Server, listening: socket.socket, ready: Callable[[], None]) -> None:
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.02)
    if server.started:
        ready()
    await serving


def _worker(settings: Settings, draining: bool = False) -> Starlette:
    # An orphaned worker would keep the port from a restarted supervisor.
    end_with_parent()
    return settings.app(draining)
