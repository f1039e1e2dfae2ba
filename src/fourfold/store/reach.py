"""What errors say: that the database cannot be reached, that others were first, or we are wrong."""

from __future__ import annotations

import sqlite3
from socket import gaierror

from asyncpg import PostgresError  # type: ignore[import-untyped]
from sqlalchemy import exc

__all__ = ["refused", "taken", "unreachable"]

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

#: How either says that a number is taken.
_TAKEN = (exc.IntegrityError, sqlite3.IntegrityError)


def unreachable(error: BaseException) -> bool:
    """Whether it may go well if it is tried again later.

    >>> unreachable(ConnectionRefusedError()), unreachable(ValueError())
    (True, False)
    """
    if isinstance(error, exc.DBAPIError):
        # The driver tells of values that do not fit without a class of their own.
        ours = isinstance(error, _OURS) or _state(error).startswith("22")
        return error.connection_invalidated or not ours
    # A plain one is that of several addresses at once.
    return type(error) is OSError or isinstance(error, _DIRECT)


def taken(error: BaseException) -> bool:
    """Whether others have written first, or what this belongs to is gone: read, and try again.

    >>> taken(sqlite3.IntegrityError()), taken(sqlite3.OperationalError())
    (True, False)
    """
    return isinstance(error, _TAKEN) or _state(error).startswith("40")


def refused(error: BaseException) -> bool:
    """Whether nothing was written, for a reason that need not be one for every part of it.

    >>> refused(sqlite3.IntegrityError()), refused(TypeError()), refused(ConnectionResetError())
    (True, True, False)
    """
    return taken(error) or not unreachable(error)


def _state(error: BaseException) -> str:
    """What PostgreSQL calls it (SQLSTATE)."""
    return getattr(getattr(error, "orig", None), "sqlstate", None) or ""
