"""Decides which servers may write to a database: several that share a Redis, or else only one.

On SQLite one process holds a lock file. On PostgreSQL a server holds advisory locks in the
connection of its run. A server without Redis holds ``SERVERS`` exclusively. Servers with Redis
share it; they also share a lock in ``BUSES`` with the number of their Redis, which is called their
bus, and nobody may hold a lock there with another number.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool

from fourfold.play import Malformed
from fourfold.store.backends.lock import Holder, exclusive_file

__all__ = ["Bus", "Tenancy", "sole_server", "trial"]

log = logging.getLogger("fourfold.tenancy")

#: The classes of advisory locks: of servers, and of the buses through which they wake each other.
SERVERS, BUSES = 4205, 4206
#: How long a server waits for others to release their locks, and how often it tries.
PATIENCE_SECONDS, RETRY_SECONDS = 5.0, 0.1

#: Returns the number of the bus; None while Redis cannot be reached.
Bus = Callable[[], Awaitable[int | None]]

#: Keep-alives: the locks of a machine that has vanished are released within half a minute.
_PREPARE = text(
    "SELECT set_config('application_name', :name, false),"
    " set_config('tcp_keepalives_idle', '10', false),"
    " set_config('tcp_keepalives_interval', '5', false),"
    " set_config('tcp_keepalives_count', '3', false)"
)
_HELD = text(
    "SELECT l.objid, coalesce(a.application_name, '') AS name,"
    " to_char(a.backend_start AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS') AS since"
    " FROM pg_locks l JOIN pg_database d ON d.oid = l.database"
    " LEFT JOIN pg_stat_activity a ON a.pid = l.pid"
    " WHERE l.locktype = 'advisory' AND l.classid = :locks AND l.objsubid = 2 AND l.granted"
    " AND d.datname = current_database() AND l.pid <> pg_backend_pid()"
)
_ALONE = text("SELECT pg_try_advisory_lock(:locks, 0)")
_TOGETHER = text("SELECT pg_try_advisory_lock_shared(:locks, :number)")
_LEAVE = text("SELECT pg_advisory_unlock_shared(:locks, :number)")
_NAME = re.compile(r"fourfold (\d+) (.+)")


class Tenancy:
    """The right of a server to write to a PostgreSQL database, held by a connection."""

    def __init__(self, bus: Bus | None = None) -> None:
        self._ask_bus = bus
        #: The bus whose lock is held.
        self._bus: int | None = None
        self._connection: AsyncConnection | None = None
        self._driver: Any = None
        #: Whether it was held before: from then on nothing is written without it.
        self._needed = False
        self._reported = False

    async def take(self, connection: AsyncConnection) -> None:
        """Takes the locks in this connection.

        Raises ``Malformed`` if a server that uses another Redis, or none, does not release its
        locks in time.
        """
        me = Holder.me()
        await connection.execute(_PREPARE, {"name": f"fourfold {me.pid} {me.host}"})
        bus = await self._ask_bus() if self._ask_bus else None
        deadline = time.monotonic() + PATIENCE_SECONDS
        while holder := await self._try(connection, bus):
            if time.monotonic() >= deadline:
                self._report(holder)
                where = connection.engine.url.set(drivername="postgresql", query={})
                facts = msgspec.structs.asdict(holder) | {"pid": str(holder.pid or "?")}
                raise Malformed("database-shared", where=where.render_as_string(), **facts)
            await asyncio.sleep(RETRY_SECONDS)
            if self._ask_bus:
                bus = await self._ask_bus()
        raw = await connection.get_raw_connection()
        self._connection, self._driver = connection, raw.driver_connection
        self._needed, self._reported = True, False

    def release(self) -> None:
        """Forgets the connection, whose locks are released or lost."""
        self._connection = self._driver = self._bus = None

    def close(self) -> None:
        """Ends the tenancy; the last writes of this process no longer need it."""
        self.release()
        self._needed = False

    def require(self) -> None:
        """Raises ``ConnectionError`` if the tenancy is lost: another server may have taken over."""
        if self._needed and (self._driver is None or self._driver.is_closed()):
            raise ConnectionError("the run's own connection is gone")

    async def join(self, bus: int) -> bool:
        """Changes the bus, as after Redis has lost its number; returns False if others differ.

        While they differ no server keeps its lock, so that all can change one after the other.
        """
        if bus == self._bus or self._connection is None:
            return True
        return await self._share_bus(self._connection, bus) is None

    async def _try(self, connection: AsyncConnection, bus: int | None) -> Holder | None:
        """Takes all locks and returns None, or takes none and returns who holds one of them."""
        if self._ask_bus is None:
            if await connection.scalar(_ALONE, {"locks": SERVERS}):
                return None
            return await _holder(connection, SERVERS) or Holder()
        if not await connection.scalar(_TOGETHER, {"locks": SERVERS, "number": 0}):
            return await _holder(connection, SERVERS) or Holder()
        other = await self._share_bus(connection, bus) if bus is not None else None
        if other:
            await connection.execute(_LEAVE, {"locks": SERVERS, "number": 0})
        return other

    async def _share_bus(self, connection: AsyncConnection, bus: int) -> Holder | None:
        """Takes the lock of a bus and returns None, or returns who holds that of another bus."""
        if self._bus is not None:
            await connection.execute(_LEAVE, {"locks": BUSES, "number": self._bus})
            self._bus = None
        # Never taken exclusively, so that it cannot fail.
        await connection.execute(_TOGETHER, {"locks": BUSES, "number": bus})
        other = await _holder(connection, BUSES, but=bus)
        if other:
            await connection.execute(_LEAVE, {"locks": BUSES, "number": bus})
        else:
            self._bus = bus
        return other

    def _report(self, holder: Holder) -> None:
        if self._needed and not self._reported:
            self._reported = True
            log.error(
                "database_taken",
                extra={"pid": holder.pid, "machine": holder.host, "since": holder.since},
            )


async def _holder(connection: AsyncConnection, locks: int, but: int = -1) -> Holder | None:
    """Returns another server that holds a lock of this class; None if there is none."""
    for number, name, since in await connection.execute(_HELD, {"locks": locks}):
        if number != but:
            named = _NAME.fullmatch(name)
            pid, host = named.groups() if named else (0, "?")
            return Holder(int(pid), host, f"{since} UTC" if since else "?")
    return None


@contextlib.asynccontextmanager
async def sole_server(url: str) -> AsyncIterator[None]:
    """Locks a SQLite database against other servers within the block.

    Raises ``Malformed`` if there is one. On PostgreSQL ``Tenancy`` does that for each run.
    """
    where = make_url(url)
    if where.get_backend_name() == "sqlite" and where.database:
        async with exclusive_file(Path(where.database)):
            yield
    else:
        yield


@contextlib.asynccontextmanager
async def trial(url: str, bus: Bus | None) -> AsyncIterator[None]:
    """Holds the locks of a server within the block, to check that one could start.

    Raises ``Malformed`` if another server holds them.
    """
    async with sole_server(url):
        if make_url(url).get_backend_name() != "postgresql":
            yield
            return
        engine = create_async_engine(url, poolclass=NullPool, isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            await Tenancy(bus).take(connection)
            yield
