"""SQLite: one file, one writer, transactions in threads."""

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
from fourfold.store.damage import Damage, require_whole_log
from fourfold.store.database import Database

__all__ = ["SQLite"]

T = TypeVar("T")

#: How many threads read and write.
THREADS = 4
#: How long SQLite waits for the lock of another process.
BUSY_MS = 10_000


class SQLite(Database):
    """A SQLite file.

    A thread does a whole transaction: handing it every single statement would cost about twenty
    switches between threads a transaction.
    """

    shared = False

    def __init__(self, url: URL, answer_seconds: float | None) -> None:
        self._file = Path(str(url.database))
        super().__init__(Damage(self._file), answer_seconds)
        self._engine = create_engine(url.set(drivername="sqlite"))
        event.listen(self._engine, "connect", _configure)
        event.listen(self._engine, "begin", _begin)
        event.listen(self._engine, "handle_error", self.damage.met)
        self._threads = ThreadPoolExecutor(THREADS, "sqlite")

    @classmethod
    async def open(cls, url: URL, upgrade: bool, answer_seconds: float | None) -> SQLite:
        """Opens a file; raises ``Malformed`` if opening it would lose acknowledged commits."""
        file = Path(str(url.database))
        await asyncio.to_thread(require_whole_log, file)
        _require_usable(file, upgrade)
        return cls(url, answer_seconds)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Returns the result of work that only reads; the thread goes on after a timeout."""
        async with self.patience():
            return await self._run(work)

    async def _transact(self, work: Callable[[Connection], T], single: bool) -> T:
        # A thread cannot be stopped: the caller hears how it went, however late.
        return await self._run(work)

    async def _run(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._do, work)

    def _do(self, work: Callable[[Connection], T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)

    async def upgrade(self) -> None:
        """Brings the schema up to date."""
        await self._run(migrate.upgrade)

    async def hold(self) -> None:
        """Returns None: a lock file keeps other servers off."""

    async def backup(self, path: Path) -> None:
        """Copies the file while others write."""
        await asyncio.to_thread(_copy, self._file, path)

    async def close(self) -> None:
        """Waits for work under way, then disconnects."""
        await asyncio.to_thread(self._threads.shutdown)
        self._engine.dispose()


def _require_usable(file: Path, to_write: bool) -> None:
    """Raises if there is no database and none can be made, or it cannot be written."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA schema_version")
        if to_write:
            # BEGIN alone changes nothing, and so does not fail; this change is rolled back.
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("PRAGMA user_version = 0")


def _configure(connection: sqlite3.Connection, _: object) -> None:
    """Makes commits durable, lets readers and the writer run side by side, checks foreign keys."""
    # The driver would commit before every change of the schema; we begin our own transactions.
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
