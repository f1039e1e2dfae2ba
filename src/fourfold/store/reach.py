"""Which errors say that the database cannot be reached or written to, and not that we are wrong."""

from __future__ import annotations

import sqlite3
from socket import gaierror

from asyncpg import PostgresError  # type: ignore[import-untyped]
from sqlalchemy import exc

__all__ = ["unreachable"]

#: What is wrong with a statement, however well the database does.
_OURS = (exc.DataError, exc.IntegrityError, exc.NotSupportedError, exc.ProgrammingError)

#: What comes as it is: of SQLite's driver where we use it directly, and while a connection is made.
_DIRECT = (
    ConnectionError,
    TimeoutError,
    gaierror,
    PostgresError,
    sqlite3.OperationalError,
    exc.TimeoutError,
)


def unreachable(error: BaseException) -> bool:
    """Whether it may go well if it is tried again later.

    >>> unreachable(ConnectionRefusedError()), unreachable(ValueError())
    (True, False)
    """
    if isinstance(error, exc.DBAPIError):
        return error.connection_invalidated or not isinstance(error, _OURS)
    # A plain one is that of several addresses at once.
    return type(error) is OSError or isinstance(error, _DIRECT)
