"""Whole transactions, each in one go; and what is only read, in as few steps as possible."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError
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
        #: Asks without beginning and ending anything, which would be twice more to be answered.
        self._asking = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._threaded = threaded
        self._threads = ThreadPoolExecutor(THREADS) if threaded else None

    async def run(self, work: Callable[[Connection], T]) -> T:
        """What the work gives, once it is committed."""
        if self._threads:
            return await asyncio.get_running_loop().run_in_executor(self._threads, self._do, work)
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def step(self, work: Callable[[Connection], T]) -> T:
        """What the work gives, once it is committed, which on PostgreSQL is a single statement."""
        return await (self.run(work) if self._threads else self._ask(work))

    async def read(self, work: Callable[[Connection], T]) -> T:
        """What the work gives, which changes nothing and so may be done twice."""
        if self._threads:
            return await self.run(work)
        try:
            return await self._ask(work)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
        return await self._ask(work)  # The database was restarted since it was asked last.

    async def _ask(self, work: Callable[[Connection], T]) -> T:
        async with self._asking.connect() as connection:
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
