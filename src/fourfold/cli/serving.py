"""Running the web app. Apart from the command, so that other commands start without a server."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import ipaddress
import logging
import os
import signal
import socket
import sys
import time
import webbrowser
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial

import uvicorn
from starlette.applications import Starlette
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess
from uvicorn.supervisors.multiprocess import Process

from fourfold.cli.database import open_store
from fourfold.cli.output import say
from fourfold.play import FourfoldError, Malformed
from fourfold.play.processes import end_with_parent
from fourfold.server.app import configuration, create_app
from fourfold.server.clock import SteadyClock
from fourfold.server.limits import Limits
from fourfold.server.logs import configure, first_line
from fourfold.server.thinking import most_thinkers
from fourfold.server.wakes import bus_of
from fourfold.store import trial

__all__ = ["Settings", "run"]

log = logging.getLogger("fourfold.serving")

#: After how many new objects garbage is looked for, and after how many times among older ones.
RARELY = 20_000, 20, 100
#: After how many seconds a thread that commits may go on while the others are busy.
SOON = 0.001
#: How long, in seconds, a worker may take to start, or to answer that it is alive.
PATIENCE = 60
#: How long, in seconds, until another worker is started where one could not start.
PAUSE = 2


@dataclass(frozen=True)
class Settings:
    """What every worker has to know."""

    database: str
    redis: str | None = None
    workers: int = 1
    log_json: bool = False
    #: The address of a proxy that tells where requests come from.
    proxy: str = ""
    limits: Limits = Limits()  # noqa: RUF009 - it is frozen.
    #: All workers of a machine have one clock.
    clock: SteadyClock = field(default_factory=SteadyClock)

    def app(self, draining: bool = False) -> Starlette:
        """The application of one worker; one that drains sends people elsewhere from the start."""
        configure(self.log_json)
        # Tables live long; looking through them for garbage again and again is in vain.
        gc.freeze()
        gc.set_threshold(*RARELY)
        sys.setswitchinterval(SOON)
        thinkers = max(1, most_thinkers() // self.workers)
        return create_app(
            self.database,
            redis=self.redis,
            clock=self.clock,
            thinkers=thinkers,
            limits=self.limits,
            draining=draining,
        )


def run(host: str, port: int, settings: Settings, *, open_browser: bool) -> None:
    """Serves until it is told to stop; then finishes what it has begun."""
    configure(settings.log_json)
    _check(settings)
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
            timeout_worker_healthcheck=PATIENCE,
        )
        drained = partial(_worker, settings, draining=True)
        supervisor = Supervisor(config, listening, ready, drained)
        supervisor.run()
        if not supervisor.began:
            sys.exit(STARTUP_FAILURE)
    else:
        config = configuration(settings.app(), settings.proxy)
        # Uvicorn knows whether uvloop is there.
        with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
            runner.run(_run(Server(config), listening, ready))
    logging.shutdown()


def _check(settings: Settings) -> None:
    """Raises ``Malformed`` for what does not go together, or is no address."""
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
    # A database that cannot be served is better told now, in a line, than by a server that fails.
    bus = partial(bus_of, settings.redis) if settings.redis else None
    try:
        async with trial(settings.database, bus):
            store = await open_store(settings.database)
            # If every worker put a clock that was set back forward by itself, they would not agree.
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
    """Whether a browser would have a window; one in this terminal would only be in the way."""
    screens = ("DISPLAY", "WAYLAND_DISPLAY")
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in screens)


class Server(uvicorn.Server):
    """Uvicorn that leaves the signals to us: a server that was asked to stop ends well."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """The first signal asks, the second one insists."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            loop.add_signal_handler(number, self.handle_exit, number, None)
        if not (sys.stdin and sys.stdin.isatty()):  # It is no terminal that was closed.
            ignored = "SIGHUP is ignored: there are no workers to replace"
            loop.add_signal_handler(signal.SIGHUP, log.warning, ignored)
        yield


async def _run(server: uvicorn.Server, listening: socket.socket, ready: Callable[[], None]) -> None:
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.02)
    if server.started:
        ready()
    await serving


class Supervisor(Multiprocess):
    """Starts workers, replaces those that die, and on SIGHUP all of them, one after the other."""

    def __init__(
        self,
        config: uvicorn.Config,
        listening: socket.socket,
        ready: Callable[[], None],
        drained: Callable[[], Starlette],
    ) -> None:
        super().__init__(config, [listening])
        #: Whether all workers have served at least once.
        self.began = False
        self._ready = ready
        self._drained = drained

    def init_processes(self) -> None:
        """Starts all workers, and tells when everyone of them serves."""
        super().init_processes()
        self.began = all(worker.wait_until_ready(PATIENCE) for worker in self.processes)
        if self.began:
            self._ready()
        else:
            log.error("not every worker could start")
            self.should_exit.set()

    def keep_subprocess_alive(self) -> None:
        """Replaces workers that have ended, and says so.

        Once all have served, one that cannot start is no reason to give up, as it is to uvicorn:
        while the database is away none can, and those that are there wait for it.
        """
        for index, worker in enumerate(self.processes):
            if self.should_exit.is_set():
                return
            if self._answers(worker):
                continue
            worker.kill()  # If it is still there, it does not answer.
            worker.join()
            ended = {"worker": worker.pid, "end": _end(worker.exitcode)}
            log.warning("a worker has ended", extra=ended)
            if worker.exitcode == STARTUP_FAILURE:
                self.should_exit.wait(PAUSE)
            self.processes[index] = next_one = Process(self.config, self.sockets)
            next_one.start()

    def _answers(self, worker: Process) -> bool:
        """Whether a worker is there and answers, or we have been asked something more urgent."""
        deadline = time.monotonic() + PATIENCE
        while worker.process.is_alive() and time.monotonic() < deadline:
            if self.signal_queue or worker.ping(timeout=1):
                return True
        return False

    def handle_hup(self) -> None:
        """Replaces all workers."""
        before = tuple(self.processes)
        super().handle_hup()
        if not set(before) & set(self.processes):
            log.info("all workers are replaced")

    def handle_usr1(self) -> None:
        """Lets all workers, and those that come after them, say that people are sent elsewhere."""
        self.config.app = self._drained
        for worker in self.processes:
            if worker.pid:
                os.kill(worker.pid, signal.SIGUSR1)


def _end(code: int | None) -> str:
    """How a process has ended.

    >>> _end(-9), _end(3)
    ('SIGKILL', 'status 3')
    """
    return signal.Signals(-code).name if code and code < 0 else f"status {code}"


def _worker(settings: Settings, draining: bool = False) -> Starlette:
    # A supervisor that is started again wants the port.
    end_with_parent()
    return settings.app(draining)
