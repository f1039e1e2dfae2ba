"""Guests: people without accounts."""

from __future__ import annotations

import msgspec
from sqlalchemy import ColumnElement, select, update

from fourfold.play import Instant
from fourfold.store.backends.batch import GroupCommit
from fourfold.store.backends.database import Database
from fourfold.store.rows import GuestRow
from fourfold.store.schema import guests

__all__ = ["Guests"]


class Guests:
    """The guests of a database."""

    def __init__(self, database: Database, commits: GroupCommit) -> None:
        self._database = database
        self._commits = commits

    async def add(self, row: GuestRow, token_hash: str, at: Instant) -> None:
        """Adds a guest; raises ``Conflict`` if the id or the token is taken."""
        values = msgspec.structs.asdict(row) | {"token_hash": token_hash, "created": at}
        await self._commits.commit(row.id, {"guest": [values]})

    async def get(self, guest: str) -> GuestRow | None:
        """Returns the guest with this id."""
        return await self._one(guests.c.id == guest)

    async def by_token(self, token_hash: str) -> GuestRow | None:
        """Returns the guest whose token has this hash."""
        return await self._one(guests.c.token_hash == token_hash)

    async def rename(self, guest: str, name: str | None, locale: str) -> None:
        """Changes a guest's name and language."""
        change = update(guests).where(guests.c.id == guest).values(name=name, locale=locale)
        await self._database.execute(change)

    async def _one(self, condition: ColumnElement[bool]) -> GuestRow | None:
        query = select(guests.c.id, guests.c.name, guests.c.locale).where(condition)
        row = await self._database.fetch_one(query)
        return GuestRow(*row) if row else None
