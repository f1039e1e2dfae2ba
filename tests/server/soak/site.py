"""A server in processes of its own, with all parts behind it that a fault can break."""

from __future__ import annotations

import asyncio
import json
import mmap
import signal
import sqlite3
import struct
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from pathlib import Path

from tests.server.harness.process import Process, accepted_by
from tests.server.soak.wire import Wire
from tests.services import Postgres, Redis, free_port

__all__ = ["Outage", "Site", "Trouble"]

SOURCE = Path(__file__).with_name("trouble.c")
#: Without rate limits: players of a soak do in minutes what people do in months.
LIMITS = {
    **{what: {} for what in ("requests", "guests", "tables", "messages", "questions")},
    "unfinished": 1_000_000,
}
#: Seconds that may be charged between the moment when a starting server resumes clocks and the
#: moment when it serves; and the fraction of a long start, on a busy machine.
OPENING_SECONDS, LAST_STEP = 1.0, 0.1
#: Seconds that may be charged around a stall, after which nothing has to start.
STALL_SECONDS = 1.0


class Trouble:
    """The disk, the clock and the loops of a server that has ``trouble.c`` preloaded."""

    def __init__(self, folder: Path, files: Path) -> None:
        library, control = folder / "trouble.so", folder / "trouble"
        compiler = ["cc", "-shared", "-fPIC", "-O2", "-o", str(library), str(SOURCE), "-ldl"]
        subprocess.run(compiler, check=True)
        control.write_bytes(bytes(40))
        with control.open("r+b") as file:
            self._shared = mmap.mmap(file.fileno(), 40)
        self.clock_ahead = 0
        self.environment = {
            "LD_PRELOAD": str(library),
            "TROUBLE_CONTROL": str(control),
            "TROUBLE_FILES": str(files),
        }

    def jump(self, milliseconds: int) -> None:
        """Sets the system clock forward or back."""
        self.clock_ahead += milliseconds
        self._shared[0:8] = struct.pack("=q", self.clock_ahead)

    def disk(self, full: bool = False, delay: int = 0, hangs: bool = False) -> None:
        """Makes the disk full, slow by ``delay`` milliseconds, or hang."""
        self._shared[8:32] = struct.pack("=qqq", full, delay, hangs)

    def loop(self, process: int = 0) -> None:
        """Stops the event loop of a process; of all processes (-1), or of none (0)."""
        self._shared[32:40] = struct.pack("=q", process)


@dataclass(repr=False)
class Outage:
    """A span in which players could not act, or perhaps not, by the monotonic clock."""

    why: str
    #: Everything worked until ``began``, nothing from ``down`` on, and again from ``up`` on.
    began: float
    #: Infinite if it is not certain that nothing worked.
    down: float = float("inf")
    up: float = float("inf")
    #: When everybody had been answered again.
    over: float = float("inf")
    #: The affected processes, with the players connected to them; None for all.
    processes: frozenset[int] | None = None
    #: Whether it is a stall, after which nothing has to start.
    stall: bool = False
    #: Whether processes died with received actions that were not stored.
    deadly: bool = False
    #: Seconds for which updates may have been late although the server worked.
    untold: float = 0.0

    def __repr__(self) -> str:
        sure = "" if self.down < self.up else "perhaps "
        return f"<{self.why}, {sure}from {self.began:.3f} to {self.up:.3f}>"

    @property
    def opening(self) -> float:
        """The seconds of it that may be charged; 0 if the server worked."""
        if self.stall:
            return STALL_SECONDS
        if self.down > self.up:
            return 0.0
        return OPENING_SECONDS + LAST_STEP * (self.up - self.down)


class Site:
    """``fourfold serve`` with its database, and its outages."""

    def __init__(
        self,
        folder: Path,
        postgres: Postgres | None = None,
        redis: Redis | None = None,
        workers: int = 1,
    ) -> None:
        self.folder, self.postgres, self.redis = folder, postgres, redis
        file = folder / "fourfold.db"
        self.database = (
            postgres.create(f"soak{free_port()}") if postgres else f"sqlite+aiosqlite:///{file}"
        )
        #: The connection to PostgreSQL, which can hang.
        self.wire = Wire(postgres.port) if postgres else None
        self.trouble = Trouble(folder, file)
        self.port = free_port()
        self.outages: list[Outage] = []
        self._workers = workers
        self._copies = 0
        self._process: Process | None = None

    @property
    def log(self) -> Path:
        """The file with the stderr of the server."""
        return self.folder / "server.log"

    async def start(self) -> None:
        """Starts the server and waits until it has printed its address."""
        self._process = await asyncio.to_thread(self._start)

    def _start(self) -> Process:
        several = ("--workers", str(self._workers), "--redis", self.redis.url) if self.redis else ()
        database = self.database
        if self.wire and self.postgres:
            database = database.replace(f":{self.postgres.port}/", f":{self.wire.port}/")
        return Process(
            database,
            self.port,
            *several,
            "--limits",
            json.dumps(LIMITS),
            environment=self.trouble.environment,
            log=self.log,
            program="tests.server.soak.serve",
        )

    async def end(self, number: signal.Signals) -> int:
        """Sends a signal and returns the exit code; SIGKILL goes to all processes of the server."""
        assert self._process
        code = await asyncio.to_thread(self._process.end, number)
        self._process = None
        return code

    def copy(self) -> str:
        """Takes a backup as an operator would and restores it; returns the URL of the copy."""
        self._copies += 1
        if self.postgres:
            name = self.database.rsplit("/", 1)[1]
            return self.postgres.copy(self.database, f"{name}copy{self._copies}")
        file = self.folder / f"copy{self._copies}.db"
        command = [sys.executable, "-m", "fourfold.cli", "admin", "backup", str(file)]
        subprocess.run([*command, "--database", self.database], check=True, capture_output=True)
        with closing(sqlite3.connect(file)) as copied:
            assert copied.execute("PRAGMA foreign_key_check").fetchall() == []
            assert copied.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        return f"sqlite+aiosqlite:///{file}"

    @asynccontextmanager
    async def outage(
        self,
        why: str,
        *,
        processes: frozenset[int] | None = None,
        stall: bool = False,
        deadly: bool = False,
        untold: float = 0.0,
    ) -> AsyncIterator[Outage]:
        """Records an outage of the block, which sets ``down`` once certainly nothing works."""
        outage = Outage(
            why,
            time.monotonic(),
            processes=processes,
            stall=stall,
            deadly=deadly,
            untold=untold,
        )
        self.outages.append(outage)
        yield outage
        outage.up = min(outage.up, time.monotonic())

    def recovered(self) -> None:
        """Notes that everybody has been answered since the last outage."""
        for outage in self.outages:
            outage.over = min(outage.over, time.monotonic())

    @property
    def several(self) -> bool:
        """Whether the server has several workers."""
        return self._workers > 1

    @property
    def group(self) -> int:
        """The id of the first process of the server, and of its process group."""
        assert self._process
        return self._process.pid

    def workers(self) -> list[int]:
        """Returns the ids of the workers, if there are several."""
        assert self._process
        return self._process.workers()

    def process_of(self, client: int) -> int | None:
        """Returns the worker that accepted a connection from this port, if there are several."""
        if not self.several or not self._process:
            return None
        return accepted_by(self.workers(), self.port, {client}).get(client)

    async def replace_workers(self) -> None:
        """Makes the server replace its workers and waits until it has."""
        assert self._process
        before = set(self.workers())
        self._process.signal(signal.SIGHUP)
        while len(set(self.workers()) - before) < self._workers or len(self.workers()) > len(
            before
        ):
            await asyncio.sleep(0.1)

    def close(self) -> None:
        """Ends all processes."""
        if self._process:
            self._process.end(signal.SIGKILL)
        if self.wire:
            self.wire.close()
