"""A server as its users run it, and everything behind it that can be killed, filled or stopped."""

from __future__ import annotations

import asyncio
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

from tests.server.process import Process
from tests.services import Postgres, Redis, free_port

SOURCE = Path(__file__).with_name("trouble.c")


class Trouble:
    """The full or slow disk and the wrong clock of a server that has ``trouble.c`` preloaded."""

    def __init__(self, folder: Path, files: Path) -> None:
        library, control = folder / "trouble.so", folder / "trouble"
        compiler = ["cc", "-shared", "-fPIC", "-O2", "-o", str(library), str(SOURCE), "-ldl"]
        subprocess.run(compiler, check=True)
        control.write_bytes(bytes(24))
        with control.open("r+b") as file:
            self._shared = mmap.mmap(file.fileno(), 24)
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

    def disk(self, full: bool = False, delay: int = 0) -> None:
        """A disk without space, or one that takes so many milliseconds for everything."""
        self._shared[8:24] = struct.pack("=qq", full, delay)


@dataclass
class Outage:
    """When nobody could act, by the monotonic clock."""

    why: str
    #: All was well until then, nothing worked from ``down`` on, all was well again at ``up``.
    began: float
    down: float = float("inf")
    up: float = float("inf")


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
        trouble = self.trouble.environment
        return Process(self.database, self.port, *several, environment=trouble, log=self.log)

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
    async def outage(self, why: str) -> AsyncIterator[Outage]:
        """Nobody can act within the block; its body says from when on that is sure."""
        outage = Outage(why, time.monotonic())
        self.outages.append(outage)
        yield outage
        outage.up = time.monotonic()

    def workers(self) -> list[int]:
        """The processes that serve, if there are several."""
        assert self._process
        return self._process.workers()

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
