"""Whole transactions, each in one go."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.ext.asyncio import AsyncEngine

__all__ = ["Transactions"]

T = TypeVar("T")
#: How many threads read and write a SQLite database.
THREADS = 4


class Transactions:
    """Runs functions of a connection as transactions.

    The asynchronous driver of SQLite hands every single step to a thread and waits for it, about
    twenty times a transaction. Where ``threaded`` is given, a thread does them all at once.
    """

    def __init__(self, engine: AsyncEngine, threaded: Engine | None) -> None:
        self._engine = engine
        self._threaded = threaded
        self._threads = ThreadPoolExecutor(THREADS) if threaded else None

    async def run(self, work: Callable[[Connection], T]) -> T:
        """What the work gives, once it is committed."""
        if self._threads:
            return await asyncio.get_running_loop().run_in_executor(self._threads, self._do, work)
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    def _do(self, work: Callable[[Connection], T]) -> T:
        assert self._threaded
        with self._threaded.begin() as connection:
            return work(connection)

    async def close(self) -> None:
        """Waits for what is under way, and lets go of the database."""
        if self._threads and self._threaded:
            await asyncio.to_thread(self._threads.shutdown)
            self._threaded.dispose()
        await self._engine.dispose()
