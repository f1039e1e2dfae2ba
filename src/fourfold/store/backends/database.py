"""The connection to a database: one way to read, one way to write.

Work is a function of a SQLAlchemy connection. ``sqlite.py`` and ``postgresql.py`` implement
transactions.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, TypeVar

from sqlalchemy import Connection, Executable, Row
from sqlalchemy.ext.asyncio import AsyncConnection

from fourfold.store.backends.damage import Damage
from fourfold.store.backends.tenancy import Tenancy

__all__ = ["Database"]

T = TypeVar("T")


class Database(ABC):
    """Runs transactions. What it has committed is on disk."""

    #: Whether several processes may use it at the same time.
    shared: ClassVar[bool]

    def __init__(self, damage: Damage, answer_seconds: float | None) -> None:
        #: What is known to be wrong with the database.
        self.damage = damage
        #: The server's right to write; None for a tool, which needs none.
        self.tenancy: Tenancy | None = None
        #: Held while writing: SQLite has one writer at a time, and taking turns here is faster than
        #: waiting for its lock.
        self.turn = asyncio.Lock()
        self._answer_seconds = answer_seconds

    def patience(self, times: int = 1) -> asyncio.Timeout:
        """Returns a timeout for a block in which the database has to answer."""
        return asyncio.timeout(self._answer_seconds and times * self._answer_seconds)

    # Reading

    @abstractmethod
    async def read(self, work: Callable[[Connection], T]) -> T:
        """Returns the result of work that only reads, and so may be done twice."""

    async def fetch(
        self, query: Executable, values: Mapping[str, Any] | None = None
    ) -> Sequence[Row[*tuple[Any, ...]]]:
        """Returns the rows of a query."""
        return await self.read(lambda connection: connection.execute(query, values).all())

    async def fetch_one(self, query: Executable) -> Row[*tuple[Any, ...]] | None:
        """Returns the first row of a query."""
        return await self.read(lambda connection: connection.execute(query).first())

    # Writing

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Returns the result of work once it is committed: all of it, or nothing."""
        async with self.turn:
            return await self.commit(work)

    async def execute(self, statement: Executable, values: Mapping[str, Any] | None = None) -> None:
        """Commits a single statement."""
        async with self.turn:
            await self.commit(lambda connection: connection.execute(statement, values), single=True)

    async def commit(self, work: Callable[[Connection], T], single: bool = False) -> T:
        """Commits for a caller who holds the turn; ``single`` work is one statement on PostgreSQL.

        Raises ``ConnectionError`` if another server may have taken the database over.
        """
        if self.tenancy:
            self.tenancy.require()
        return await self._transact(work, single)

    @abstractmethod
    async def _transact(self, work: Callable[[Connection], T], single: bool) -> T: ...

    # Maintenance

    @abstractmethod
    async def upgrade(self) -> None:
        """Brings the schema up to date."""

    @abstractmethod
    async def hold(self) -> AsyncConnection | None:
        """Returns a connection for locks that end with the process; None if only one can write."""

    @abstractmethod
    async def backup(self, path: Path) -> None:
        """Copies the database to a file while others write; raises ``ValueError`` if it cannot."""

    @abstractmethod
    async def close(self) -> None:
        """Waits for work under way, then disconnects."""
