"""Classifies errors of a database: an outage, a lost race, or a faulty statement."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from socket import gaierror

from asyncpg import PostgresError  # type: ignore[import-untyped]
from sqlalchemy import exc

__all__ = ["Conflict", "conflicts", "is_refused", "is_taken", "is_unreachable"]

#: Errors that are the fault of the statement, whatever state the database is in.
_OURS = (exc.DataError, exc.IntegrityError, exc.NotSupportedError, exc.ProgrammingError)

#: Raised without SQLAlchemy's wrapping: by SQLite's driver where we use it directly, and while a
#: connection is made.
_DIRECT = (
    ConnectionError,
    TimeoutError,
    gaierror,
    PostgresError,
    sqlite3.OperationalError,
    exc.TimeoutError,
)

#: A key is taken, or what a row refers to is missing.
_TAKEN = (exc.IntegrityError, sqlite3.IntegrityError)


class Conflict(Exception):
    """Another writer was first: read what is new, and try again."""


@contextlib.contextmanager
def conflicts() -> Iterator[None]:
    """Turns the error of a block that has lost a race into ``Conflict``."""
    try:
        yield
    except Exception as error:
        if is_taken(error):
            raise Conflict from error
        raise


def is_unreachable(error: BaseException) -> bool:
    """Returns whether an error is an outage: the same statement may succeed later.

    >>> is_unreachable(ConnectionRefusedError()), is_unreachable(ValueError())
    (True, False)
    """
    if isinstance(error, exc.DBAPIError):
        # The driver has no class of its own for values that do not fit (SQLSTATE 22).
        ours = isinstance(error, _OURS) or _state(error).startswith("22")
        return error.connection_invalidated or not ours
    # asyncio raises a plain OSError when it has tried several addresses in vain.
    return type(error) is OSError or isinstance(error, _DIRECT)


def is_taken(error: BaseException) -> bool:
    """Returns whether another writer was first, or what a row refers to is gone.

    >>> is_taken(sqlite3.IntegrityError()), is_taken(sqlite3.OperationalError())
    (True, False)
    """
    return isinstance(error, _TAKEN) or _state(error).startswith("40")


def is_refused(error: BaseException) -> bool:
    """Returns whether a batch was refused as a whole, perhaps because of only one of its writes.

    >>> is_refused(sqlite3.IntegrityError()), is_refused(TypeError())
    (True, True)
    >>> is_refused(ConnectionResetError())
    False
    """
    return is_taken(error) or not is_unreachable(error)


def _state(error: BaseException) -> str:
    """Returns PostgreSQL's code for an error (SQLSTATE)."""
    return getattr(getattr(error, "orig", None), "sqlstate", None) or ""
