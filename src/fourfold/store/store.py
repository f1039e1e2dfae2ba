"""The store: everything that survives the process. What it has acknowledged is on disk."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from sqlalchemy import Connection, func, make_url, select

from fourfold.store import migrate
from fourfold.store.aggregates.duels import Duels
from fourfold.store.aggregates.events import Events
from fourfold.store.aggregates.guests import Guests
from fourfold.store.aggregates.matches import Matches
from fourfold.store.aggregates.presence import Presence
from fourfold.store.aggregates.retention import Retention
from fourfold.store.aggregates.runs import Runs
from fourfold.store.aggregates.seats import Seats
from fourfold.store.aggregates.tables import Tables
from fourfold.store.backends.batch import GroupCommit
from fourfold.store.backends.database import Database
from fourfold.store.backends.postgresql import PostgreSQL
from fourfold.store.backends.sqlite import SQLite
from fourfold.store.schema import events, guests, tables

__all__ = ["Store"]

#: How long the database may take to answer a server.
ANSWER_SECONDS = 5.0


class Store:
    """A database, with one attribute per aggregate. Open it with ``Store.open``."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.commits = GroupCommit(database)
        self.guests = Guests(database, self.commits)
        self.tables = Tables(database, self.commits)
        self.events = Events(database, self.commits)
        self.seats = Seats(database)
        self.matches = Matches(database)
        self.duels = Duels(database)
        self.runs = Runs(database)
        self.presence = Presence(database)
        self.retention = Retention(database)

    @classmethod
    async def open(
        cls, url: str, upgrade: bool = True, answer_seconds: float | None = ANSWER_SECONDS
    ) -> Store:
        """Connects, and brings the schema up to date if ``upgrade``.

        A database that does not answer within ``answer_seconds`` raises ``TimeoutError``; None
        waits for as long as it takes. Raises ``Malformed`` if opening the database would lose
        acknowledged commits.
        """
        where = make_url(url)
        database: Database
        if where.get_backend_name() == "sqlite":
            database = await SQLite.open(where, upgrade, answer_seconds)
        else:
            database = PostgreSQL(where, answer_seconds)
        try:
            await (database.upgrade() if upgrade else database.fetch(select(1)))
        except BaseException:
            await database.close()
            raise
        return cls(database)

    async def close(self) -> None:
        """Commits the writes that wait, then disconnects."""
        await self.commits.close()
        await self.runs.close()
        await self.database.damage.close()
        async with self.database.turn:
            await self.database.close()

    async def revision(self) -> str | None:
        """Returns the schema's revision."""
        return await self.database.read(migrate.revision)

    async def differences(self) -> list[object]:
        """Returns where the database differs from the schema of this release."""
        return await self.database.read(migrate.differences)

    async def backup(self, path: Path) -> None:
        """Copies a SQLite database while others write; raises ``ValueError`` for PostgreSQL."""
        await self.database.backup(path)

    async def count(self) -> Mapping[str, int]:
        """Returns how many guests, tables and events there are."""

        def work(connection: Connection) -> dict[str, int]:
            return {
                table.name: connection.scalar(select(func.count()).select_from(table)) or 0
                for table in (guests, tables, events)
            }

        return await self.database.read(work)
