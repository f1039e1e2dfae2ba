"""SQLite: one file, with one thread that writes and several that read."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from sqlalchemy import URL, Connection, create_engine, event

from fourfold.store import migrate
from fourfold.store.backends.damage import Damage, require_whole_log
from fourfold.store.backends.database import Database

__all__ = ["SQLite"]

T = TypeVar("T")

#: How many threads read.
READERS = 4
#: How long SQLite waits for the lock of another process.
BUSY_MS = 10_000


class SQLite(Database):
    """A SQLite file.

    A thread runs a whole transaction: to hand over single statements would cost about twenty
    switches between threads for each transaction. One thread writes, through a connection that it
    keeps: to fetch one from the pool would take about a seventh of the time of a commit.
    """

    shared = False

    def __init__(self, url: URL, answer_seconds: float | None) -> None:
        self._file = Path(str(url.database))
        super().__init__(Damage(self._file), answer_seconds)
        self._engine = create_engine(url.set(drivername="sqlite"))
        event.listen(self._engine, "connect", _configure)
        event.listen(self._engine, "begin", _begin)
        event.listen(self._engine, "handle_error", self.damage.met)
        self._readers = ThreadPoolExecutor(READERS, "sqlite-reader")
        self._writer = ThreadPoolExecutor(1, "sqlite-writer")
        self._writing: Connection | None = None

    @classmethod
    async def open(cls, url: URL, upgrade: bool, answer_seconds: float | None) -> SQLite:
        """Opens a file; raises ``Malformed`` if opening it would lose acknowledged commits."""
        file = Path(str(url.database))
        await asyncio.to_thread(require_whole_log, file)
        _require_usable(file, upgrade)
        return cls(url, answer_seconds)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Returns the result of work that only reads; the thread goes on after a timeout."""
        loop = asyncio.get_running_loop()
        async with self.patience():
            return await loop.run_in_executor(self._readers, self._read, work)

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)

    async def _transact(self, work: Callable[[Connection], T], single: bool) -> T:
        # A thread cannot be stopped: the caller gets its result, however late.
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._writer, self._write, work)

    def _write(self, work: Callable[[Connection], T]) -> T:
        if self._writing is None:
            self._writing = self._engine.connect()
        with self._writing.begin():
            return work(self._writing)

    async def upgrade(self) -> None:
        """Brings the schema up to date."""
        await self._transact(migrate.upgrade, single=False)

    async def hold(self) -> None:
        """Returns None: a lock file keeps other servers away."""

    async def backup(self, path: Path) -> None:
        """Copies the file while others write."""
        await asyncio.to_thread(_copy, self._file, path)

    async def close(self) -> None:
        """Waits for work under way, then disconnects."""
        for threads in (self._readers, self._writer):
            await asyncio.to_thread(threads.shutdown)
        if self._writing:
            self._writing.close()
        self._engine.dispose()


def _require_usable(file: Path, to_write: bool) -> None:
    """Raises if the database cannot be opened or created, or cannot be written to."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA schema_version")
        if to_write:
            # BEGIN alone changes nothing, and so does not fail; this change is rolled back.
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("PRAGMA user_version = 0")


def _configure(connection: sqlite3.Connection, _: object) -> None:
    """Makes commits durable, lets readers and the writer run side by side, checks foreign keys."""
    # The driver would commit before every change of the schema, so we begin transactions ourselves.
    connection.isolation_level = None
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        f"busy_timeout={BUSY_MS}",
        "foreign_keys=ON",
    ):
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def _copy(source: Path, target: Path) -> None:
    with (
        contextlib.closing(sqlite3.connect(source)) as live,
        contextlib.closing(sqlite3.connect(target)) as copy,
    ):
        live.backup(copy)
