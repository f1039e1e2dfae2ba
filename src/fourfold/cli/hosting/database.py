"""The database option of commands; imports the store lazily, so that commands start fast."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from platformdirs import user_data_path

from fourfold.cli.output import say
from fourfold.play import FourfoldError, Malformed

if TYPE_CHECKING:
    from fourfold.store import Store

__all__ = ["DatabaseOption", "database_url", "open_store"]

DatabaseOption = Annotated[
    str | None, typer.Option(envvar="FOURFOLD_DATABASE", help=say("cli-database"))
]

#: The SQLAlchemy driver of each URL scheme.
_DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}


def database_url(named: str | None) -> str:
    """Returns the SQLAlchemy URL of a database; by default SQLite in the user's data folder.

    >>> database_url("/srv/fourfold.db")
    'sqlite+aiosqlite:////srv/fourfold.db'
    >>> database_url("postgresql://me@localhost/fourfold")
    'postgresql+asyncpg://me@localhost/fourfold'
    """
    named = named or f"{user_data_path('fourfold', appauthor=False)}/fourfold.db"
    scheme, separator, rest = named.partition("://")
    if not separator:
        return f"{_DRIVERS['sqlite']}:///{named}"
    return f"{_DRIVERS.get(scheme, scheme)}://{rest}"


async def open_store(url: str, upgrade: bool = True) -> Store:
    """Returns the store. Raises ``Malformed`` if it cannot be opened.

    Creates a missing database only with ``upgrade``.
    """
    from sqlalchemy import make_url

    from fourfold.server.ops.logs import first_line
    from fourfold.store import Store

    try:
        where = make_url(url)
        file = Path(where.database or "") if where.get_backend_name() == "sqlite" else None
        missing = not upgrade and file is not None and not file.is_file()
        store = None if missing else await Store.open(url, upgrade, answer_seconds=None)
        if store and not upgrade and await store.revision() is None:
            await store.close()
            store = None
    except FourfoldError:
        raise
    except Exception as error:
        raise Malformed("database", why=first_line(error)) from error
    if store is None:
        raise Malformed("no-database", where=str(file or where.render_as_string()))
    return store
