"""Ways to stall a server without ending it: locks, and stopped processes."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager, suppress

import asyncpg  # type: ignore[import-untyped]

__all__ = ["events_locked", "group_stopped", "stopped"]

#: Seconds for which taking the lock may wait for a writer.
PATIENCE_SECONDS = 60


@asynccontextmanager
async def events_locked(database: str) -> AsyncIterator[None]:
    """Locks the table `events` of PostgreSQL, or all writes of SQLite, within the block."""
    if database.startswith("sqlite"):
        with closing(await asyncio.to_thread(_lock_sqlite, database.partition("///")[2])) as held:
            yield
            held.execute("ROLLBACK")
        return
    held = await asyncpg.connect(database.replace("+asyncpg", ""))
    try:
        async with held.transaction():
            await held.execute("LOCK TABLE events IN ACCESS EXCLUSIVE MODE")
            yield
    finally:
        await held.close()


def _lock_sqlite(file: str) -> sqlite3.Connection:
    # One thread takes the lock, waiting for writes of the server; another thread releases it.
    held = sqlite3.connect(
        file, timeout=PATIENCE_SECONDS, isolation_level=None, check_same_thread=False
    )
    held.execute("BEGIN EXCLUSIVE")
    return held


@contextmanager
def stopped(processes: Iterable[int]) -> Iterator[None]:
    """Stops these processes within the block, by SIGSTOP."""
    all_of_them = list(processes)
    _signal(all_of_them, signal.SIGSTOP)
    try:
        yield
    finally:
        _signal(all_of_them, signal.SIGCONT)


@contextmanager
def group_stopped(group: int) -> Iterator[None]:
    """Stops a process group within the block, by SIGSTOP."""
    os.killpg(group, signal.SIGSTOP)
    try:
        yield
    finally:
        os.killpg(group, signal.SIGCONT)


def _signal(processes: Iterable[int], number: signal.Signals) -> None:
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, number)
