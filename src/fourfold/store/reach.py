"""Which errors say that the database cannot be reached or written to, and not that we are wrong."""

from __future__ import annotations

from asyncpg import PostgresError  # type: ignore[import-untyped]
from sqlalchemy import exc

__all__ = ["unreachable"]

#: What is wrong with a statement, however well the database does.
_OURS = (exc.DataError, exc.IntegrityError, exc.NotSupportedError, exc.ProgrammingError)


def unreachable(error: BaseException) -> bool:
    """Whether it may go well if it is tried again later.

    >>> unreachable(ConnectionRefusedError()), unreachable(ValueError())
    (True, False)
    """
    if isinstance(error, exc.DBAPIError):
        return error.connection_invalidated or not isinstance(error, _OURS)
    # While a connection is made, errors of the driver come as they are.
    return isinstance(error, (OSError, PostgresError, exc.TimeoutError))
