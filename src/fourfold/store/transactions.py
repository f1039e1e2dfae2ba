"""Whole transactions, each in one go; and what is only read, in as few steps as possible."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

__all__ = ["Transactions"]

T = TypeVar("T")
#: How many threads read and write a SQLite database.
THREADS = 4
#: How many questions to PostgreSQL are on their way at a time; others wait where they can give up.
QUESTIONS = 10


class Transactions:
    """Runs functions of a connection as transactions.

    The asynchronous driver of SQLite hands every single step to a thread and waits for it, about
    twenty times a transaction. Where ``threaded`` is given, a thread does them all at once.
    """

    def __init__(
        self, engine: AsyncEngine, threaded: Engine | None, answer_seconds: float | None = None
    ) -> None:
        self._engine = engine
        #: How long the database may take to answer; None: as long as it likes.
        self._answer_seconds = answer_seconds
        #: Asks without beginning and ending anything, which would be twice more to be answered.
        self._asking = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._threaded = threaded
        self._threads = ThreadPoolExecutor(THREADS) if threaded else None
        self._turns = asyncio.Semaphore(QUESTIONS)
        self._asked: set[asyncio.Task[Any]] = set()

    def patience(self, times: int = 1) -> asyncio.Timeout:
        """Raises ``TimeoutError`` out of a block in which the database does not answer in time."""
        return asyncio.timeout(self._answer_seconds and times * self._answer_seconds)

    @asynccontextmanager
    async def connect(self) -> AsyncIterator[AsyncConnection]:
        """Lends a connection for reading, as long as the database answers in time."""
        async with self._bounded(), self._engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """Lends a connection in a transaction, as long as the database answers in time."""
        async with self._bounded(), self._engine.begin() as connection:
            yield connection

    def _bounded(self) -> asyncio.Timeout:
        # SQLite's driver waits in a thread, which cannot be stopped, and gives up by itself.
        return asyncio.timeout(None) if self._threads else self.patience()

    async def run(self, work: Callable[[Connection], T]) -> T:
        """What the work gives, once it is committed."""
        if self._threads:
            # A thread cannot be stopped: the caller hears how it went, however late.
            return await asyncio.get_running_loop().run_in_executor(self._threads, self._do, work)
        async with self.begin() as connection:
            return await connection.run_sync(work)

    async def step(self, work: Callable[[Connection], T]) -> T:
        """What the work gives, once it is committed, which on PostgreSQL is a single statement."""
        return await (self.run(work) if self._threads else self._ask(work))

    async def read(self, work: Callable[[Connection], T]) -> T:
        """What the work gives, which changes nothing and so may be done twice.

        Cancelling it saves the question if it still waits. One that is on its way is answered to
        nobody: ending it would cost its connection.
        """
        if self._threads:
            async with self.patience():
                return await self.run(work)
        async with self.patience(times=2):
            await self._turns.acquire()
        asked = asyncio.create_task(self._read(work))
        self._asked.add(asked)
        asked.add_done_callback(self._answered)
        return await asyncio.shield(asked)

    def _answered(self, asked: asyncio.Task[Any]) -> None:
        self._turns.release()
        self._asked.discard(asked)
        if not asked.cancelled():
            asked.exception()  # Nobody may be left to hear of it.

    async def _read(self, work: Callable[[Connection], T]) -> T:
        try:
            return await self._ask(work)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
        return await self._ask(work)  # The database was restarted since it was asked last.

    async def _ask(self, work: Callable[[Connection], T]) -> T:
        async with self.patience(), self._asking.connect() as connection:
            return await connection.run_sync(work)

    def _do(self, work: Callable[[Connection], T]) -> T:
        assert self._threaded
        with self._threaded.begin() as connection:
            return work(connection)

    async def close(self) -> None:
        """Waits for what is under way, and lets go of the database."""
        await asyncio.gather(*self._asked, return_exceptions=True)
        if self._threads and self._threaded:
            await asyncio.to_thread(self._threads.shutdown)
            self._threaded.dispose()
        await self._engine.dispose()
