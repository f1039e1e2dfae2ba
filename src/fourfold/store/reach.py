"""Which errors say that the database cannot be reached or written to, and not that we are wrong."""

from __future__ import annotations

from socket import gaierror

from asyncpg import PostgresError  # type: ignore[import-untyped]
from sqlalchemy import exc

__all__ = ["unreachable"]

#: What is wrong with a statement, however well the database does.
_OURS = (exc.DataError, exc.IntegrityError, exc.NotSupportedError, exc.ProgrammingError)

_NETWORK = (ConnectionError, TimeoutError, gaierror, PostgresError, exc.TimeoutError)


def unreachable(error: BaseException) -> bool:
    """Whether it may go well if it is tried again later.

    >>> unreachable(ConnectionRefusedError()), unreachable(ValueError())
    (True, False)
    """
    if isinstance(error, exc.DBAPIError):
        return error.connection_invalidated or not isinstance(error, _OURS)
    # While a connection is made, errors of the driver come as they are; a plain one has several.
    return type(error) is OSError or isinstance(error, _NETWORK)
