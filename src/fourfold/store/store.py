"""The store: everything that survives the process. What it has acknowledged is on disk."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from sqlalchemy import Connection, func, make_url, select

from fourfold.store import migrate
from fourfold.store.batch import GroupCommit
from fourfold.store.database import Database
from fourfold.store.duels import Duels
from fourfold.store.events import Events
from fourfold.store.guests import Guests
from fourfold.store.matches import Matches
from fourfold.store.postgresql import PostgreSQL
from fourfold.store.presence import Presence
from fourfold.store.retention import Retention
from fourfold.store.runs import Runs
from fourfold.store.schema import events, guests, tables
from fourfold.store.seats import Seats
from fourfold.store.sqlite import SQLite
from fourfold.store.tables import Tables

__all__ = ["Store"]

#: How long the database may take to answer a server.
ANSWER_SECONDS = 5.0


class Store:
    """A database by its aggregates. Open it with ``Store.open``."""

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
        """Commits what waits, then disconnects."""
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
