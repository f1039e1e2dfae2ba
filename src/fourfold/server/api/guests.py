"""Guests without accounts: an unguessable token in a cookie, stored as a hash."""

from __future__ import annotations

import hashlib
import re
import secrets

from starlette.requests import HTTPConnection
from starlette.responses import Response

from fourfold.locale import Words, wished, words
from fourfold.play import Instant
from fourfold.server.ops.limits import Visitor
from fourfold.store import GuestRow, Store

__all__ = [
    "Guest",
    "asker",
    "cookie_in",
    "end_cookies",
    "hashed",
    "same_origin",
    "token",
    "token_of",
]

#: Over HTTPS we set the first: browsers accept ``__Host-`` cookies from this host only, and never
#: over HTTP. Guests over HTTP, and those from before the first was introduced, have the second.
HOST_COOKIE, COOKIE = "__Host-fourfold", "fourfold"
YEAR_SECONDS = 365 * 24 * 3600

#: The origin of a page, as browsers send it.
_ORIGIN = re.compile(r"(https?)://([^\s/?#@]+)")


class Guest:
    """The guest who makes a request; a new one gets a cookie with the answer."""

    def __init__(
        self, connection: HTTPConnection, row: GuestRow, new_token: str | None = None
    ) -> None:
        self.row = row
        self._new_token = new_token
        self._languages = connection.headers.get("accept-language", row.locale)

    @property
    def id(self) -> str:
        """The guest's id."""
        return self.row.id

    @property
    def say(self) -> Words:
        """The messages in the language that the request asks for, else in the guest's own."""
        return words(wished(self._languages))

    @classmethod
    async def known(cls, connection: HTTPConnection, store: Store) -> Guest | None:
        """Returns the guest with this cookie, or None if there is none."""
        held = token_of(connection)
        row = await store.guests.by_token(held) if held else None
        return cls(connection, row) if row else None

    @classmethod
    async def known_or_new(cls, connection: HTTPConnection, store: Store, now: Instant) -> Guest:
        """Returns the guest with this cookie, or a new one.

        Raises ``Illegal`` if too many guests are created from one address.
        """
        if guest := await cls.known(connection, store):
            return guest
        Visitor.of(connection).spend("guests")
        new_token, row = token(), GuestRow(token(12), None, "en")
        await store.guests.add(row, hashed(new_token), now)
        return cls(connection, row, new_token)

    def remember(self, response: Response, connection: HTTPConnection) -> Response:
        """Sets the cookie of a new guest; copies an old cookie to its new name over HTTPS.

        The old cookie stays: a server of the previous release may get the next request.
        """
        secure, held = _is_secure(connection), connection.headers.get("cookie", "")
        old = cookie_in(held, COOKIE) if secure and not cookie_in(held, HOST_COOKIE) else None
        if to_hold := self._new_token or old:
            response.set_cookie(
                HOST_COOKIE if secure else COOKIE,
                to_hold,
                max_age=YEAR_SECONDS,
                httponly=True,
                samesite="lax",
                secure=secure,
                path="/",
            )
        return response


def end_cookies(response: Response) -> Response:
    """Deletes the cookies of a guest; returns the response."""
    # Browsers ignore a change of a ``__Host-`` cookie without the attribute Secure.
    response.delete_cookie(HOST_COOKIE, path="/", secure=True, httponly=True, samesite="lax")
    response.delete_cookie(COOKIE, path="/")
    return response


async def asker(connection: HTTPConnection, store: Store) -> str:
    """Returns the identity for fair queueing: the guest's id, or else the address."""
    guest = await Guest.known(connection, store)
    return guest.id if guest else f"at {connection.client.host if connection.client else ''}"


def token_of(connection: HTTPConnection) -> str | None:
    """Returns the hash of the token in the request's cookie, or None without a cookie."""
    header = connection.headers.get("cookie", "")
    value = cookie_in(header, HOST_COOKIE) or cookie_in(header, COOKIE)
    return hashed(value) if value else None


def cookie_in(header: str, name: str) -> str:
    """Returns the value of a cookie, the last if there are several; empty if there is none.

    >>> cookie_in('theme=dark; fourfold="abc"', "fourfold")
    'abc'

    The standard library takes quadratic time for escapes in other cookies; our own values need no
    escaping.
    """
    found = ""
    for part in header.split(";"):
        key, _, value = part.partition("=")
        if key.strip() == name:
            found = value.strip().strip('"')
    return found


def token(size: int = 32) -> str:
    """Returns an unguessable URL-safe token made from so many random bytes."""
    return secrets.token_urlsafe(size)


def hashed(value: str) -> str:
    """Returns the hash under which a token is stored; random tokens need no salt."""
    return hashlib.sha256(value.encode()).hexdigest()


def same_origin(connection: HTTPConnection) -> bool:
    """Whether a request comes from our own pages, or from a program that is not a browser."""
    headers = connection.headers
    hosts, origins = headers.getlist("host"), headers.getlist("origin")
    if len(hosts) != 1 or not hosts[0] or len(origins) > 1:
        return False
    if not origins:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    origin = _ORIGIN.fullmatch(origins[0])
    if origin is None:
        return False
    scheme, host = origin.groups()
    # A proxy may terminate TLS, but never adds it.
    return host == hosts[0] and (scheme == "https" or not _is_secure(connection))


def _is_secure(connection: HTTPConnection) -> bool:
    return connection.url.scheme in ("https", "wss")
