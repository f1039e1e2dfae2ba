"""PostgreSQL: for several processes, each with a small pool of open connections."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, event, text
from sqlalchemy.exc import DBAPIError, DisconnectionError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from fourfold.store import migrate
from fourfold.store.backends.damage import Damage
from fourfold.store.backends.database import Database

__all__ = ["CONNECTIONS", "PostgreSQL"]

T = TypeVar("T")

#: How many connections a process keeps open: opening one takes as long as fifty reads.
CONNECTIONS = 10
#: How many reads run at a time; the others wait and can still be cancelled.
READS = 10
#: The advisory lock of a server that migrates.
MIGRATION_LOCK = 4204


class PostgreSQL(Database):
    """A PostgreSQL database."""

    shared = True

    def __init__(self, url: URL, answer_seconds: float | None) -> None:
        super().__init__(Damage(None), answer_seconds)
        self._engine = create_async_engine(
            url, pool_size=CONNECTIONS, max_overflow=0, **_timeouts(answer_seconds)
        )
        event.listen(self._engine.sync_engine, "checkout", _require_open)
        event.listen(self._engine.sync_engine, "handle_error", self.damage.met)
        #: Saves the two round trips that begin and end a transaction.
        self._autocommit = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._reads = asyncio.Semaphore(READS)
        self._reading: set[asyncio.Task[Any]] = set()

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Returns the result of work that only reads.

        A read that still waits can be cancelled. One that runs is finished even if its caller is
        cancelled: to abort it would close the connection.
        """
        async with self.patience(times=2):
            await self._reads.acquire()
        reading = asyncio.create_task(self._read(work))
        self._reading.add(reading)
        reading.add_done_callback(self._done)
        return await asyncio.shield(reading)

    def _done(self, reading: asyncio.Task[Any]) -> None:
        self._reads.release()
        self._reading.discard(reading)
        if not reading.cancelled():
            reading.exception()  # Marks it as retrieved: the caller may have been cancelled.

    async def _read(self, work: Callable[[Connection], T]) -> T:
        try:
            return await self._run_single(work)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
        return await self._run_single(work)  # The database was restarted since the last use.

    async def _transact(self, work: Callable[[Connection], T], single: bool) -> T:
        if single:
            return await self._run_single(work)
        async with self.patience(), self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def _run_single(self, work: Callable[[Connection], T]) -> T:
        async with self.patience(), self._autocommit.connect() as connection:
            return await connection.run_sync(work)

    async def upgrade(self) -> None:
        """Brings the schema up to date, however long that takes."""
        async with self._engine.begin() as connection:
            await connection.run_sync(_upgrade_alone)

    async def hold(self) -> AsyncConnection:
        """Returns a connection with autocommit."""
        return await self._autocommit.connect()

    async def backup(self, path: Path) -> None:
        """Raises ``ValueError``: PostgreSQL has its own tools for backups."""
        raise ValueError("only SQLite is copied to a file; use pg_dump for PostgreSQL")

    async def close(self) -> None:
        """Waits for work under way, then disconnects."""
        await asyncio.gather(*self._reading, return_exceptions=True)
        await self._engine.dispose()


def _timeouts(answer_seconds: float | None) -> dict[str, Any]:
    """Makes the database give up before we do, so that its error tells us what was written."""
    if not answer_seconds:
        return {}
    settings = {
        "statement_timeout": str(int(800 * answer_seconds)),
        "idle_in_transaction_session_timeout": str(int(2_000 * answer_seconds)),
    }
    connect = {"timeout": answer_seconds, "server_settings": settings}
    return {"connect_args": connect, "pool_timeout": answer_seconds}


def _require_open(connection: Any, *_: object) -> None:
    """Makes the pool replace a connection that is closed; needs no round trip to find out."""
    if connection.driver_connection.is_closed():
        raise DisconnectionError


def _upgrade_alone(connection: Connection) -> None:
    """Migrates under a lock, so that two servers that start together do not both migrate."""
    connection.execute(text("SET LOCAL statement_timeout = 0"))
    connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
    migrate.upgrade(connection)
