"""A server as its users run it, and everything behind it that can be killed, filled or stopped."""

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

from tests.server.process import Process, accepted_by
from tests.server.soak.wire import Wire
from tests.services import Postgres, Redis, free_port

__all__ = ["Outage", "Site", "Trouble"]

SOURCE = Path(__file__).with_name("trouble.c")
#: Players of a soak do in minutes what people do in months.
LIMITS = {
    **{what: {} for what in ("requests", "guests", "tables", "messages", "questions")},
    "unfinished": 1_000_000,
}
#: Seconds that may be charged between the moment from which a server that starts counts again, and
#: open doors; and which part of a long start that is, on a busy machine.
OPENING_SECONDS, LAST_STEP = 1.0, 0.1
#: Seconds that may be charged around a stall, in which nothing is started.
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
        """Sets the clock on the wall forward, or back."""
        self.clock_ahead += milliseconds
        self._shared[0:8] = struct.pack("=q", self.clock_ahead)

    def disk(self, full: bool = False, delay: int = 0, hangs: bool = False) -> None:
        """A disk without space, one that takes so many milliseconds, or one that hangs."""
        self._shared[8:32] = struct.pack("=qqq", full, delay, hangs)

    def loop(self, process: int = 0) -> None:
        """The event loop of this process stands still; of every one (-1), or of none."""
        self._shared[32:40] = struct.pack("=q", process)


@dataclass(repr=False)
class Outage:
    """When nobody could act, by the monotonic clock; or somebody could not, or perhaps not."""

    why: str
    #: All was well until then, nothing worked from ``down`` on, and it could work again at ``up``.
    began: float
    #: Infinite if it is not sure that nothing worked.
    down: float = float("inf")
    up: float = float("inf")
    #: Everybody had been answered again.
    over: float = float("inf")
    #: The processes that it concerned: players who were connected to one. ``None``: everybody.
    processes: frozenset[int] | None = None
    #: Whether a stall, after which nothing has to be started.
    stall: bool = False
    #: Whether processes have died with what they had received and not stored.
    deadly: bool = False
    #: For how many seconds nobody may have heard of what was done, though the server was well.
    untold: float = 0.0

    def __repr__(self) -> str:
        sure = "" if self.down < self.up else "perhaps "
        return f"<{self.why}, {sure}from {self.began:.3f} to {self.up:.3f}>"

    @property
    def opening(self) -> float:
        """How many seconds of it may be charged; none if the server was well."""
        if self.stall:
            return STALL_SECONDS
        if self.down > self.up:
            return 0.0
        return OPENING_SECONDS + LAST_STEP * (self.up - self.down)


class Site:
    """``fourfold serve`` with its database, and when it was down."""

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
        #: To PostgreSQL.
        self.wire = Wire(postgres.port) if postgres else None
        self.trouble = Trouble(folder, file)
        self.port = free_port()
        self.outages: list[Outage] = []
        self._workers = workers
        self._copies = 0
        self._process: Process | None = None

    @property
    def log(self) -> Path:
        """What the server has complained about."""
        return self.folder / "server.log"

    async def start(self) -> None:
        """Starts the server, and waits until it says where it is."""
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
        """Sends a signal to the server and waits for its end; SIGKILL goes to all its processes."""
        assert self._process
        code = await asyncio.to_thread(self._process.end, number)
        self._process = None
        return code

    def copy(self) -> str:
        """Takes a backup as an operator would, and restores it; the URL of the copy."""
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
        """Nobody can act within the block; its body says from when on that is sure."""
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
        """Everybody has been answered since the last outage."""
        for outage in self.outages:
            outage.over = min(outage.over, time.monotonic())

    @property
    def several(self) -> bool:
        """Whether several processes serve."""
        return self._workers > 1

    @property
    def group(self) -> int:
        """The first process of the server, and its group."""
        assert self._process
        return self._process.pid

    def workers(self) -> list[int]:
        """The processes that serve, if there are several."""
        assert self._process
        return self._process.workers()

    def process_of(self, client: int) -> int | None:
        """The process that has accepted a connection from this port, if there are several."""
        if not self.several or not self._process:
            return None
        return accepted_by(self.workers(), self.port, {client}).get(client)

    async def replace_workers(self) -> None:
        """Lets the server replace its workers, and waits until all of them are others."""
        assert self._process
        before = set(self.workers())
        self._process.signal(signal.SIGHUP)
        while len(set(self.workers()) - before) < self._workers or len(self.workers()) > len(
            before
        ):
            await asyncio.sleep(0.1)

    def close(self) -> None:
        """Leaves nothing running."""
        if self._process:
            self._process.end(signal.SIGKILL)
        if self.wire:
            self.wire.close()
