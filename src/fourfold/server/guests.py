"""Guests without accounts: an unguessable token in a cookie, stored as a hash."""

from __future__ import annotations

import hashlib
import secrets

from starlette.requests import HTTPConnection
from starlette.responses import Response

from fourfold.locale import Words, wished, words
from fourfold.play import Instant
from fourfold.server.limits import Visitor
from fourfold.store import GuestRow, Store

__all__ = ["COOKIE", "Guest", "asker", "hashed", "same_origin", "token", "token_of"]

COOKIE = "fourfold"
_YEAR = 365 * 24 * 3600


class Guest:
    """Who makes this request; somebody new gets a cookie with the answer."""

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
        """The words of the language that the page asks for, else of the one the guest has set."""
        return words(wished(self._languages))

    @classmethod
    async def known(cls, connection: HTTPConnection, store: Store) -> Guest | None:
        """The guest whose cookie this is, if we know it."""
        held = token_of(connection)
        row = await store.guest(held) if held else None
        return cls(connection, row) if row else None

    @classmethod
    async def known_or_new(cls, connection: HTTPConnection, store: Store, now: Instant) -> Guest:
        """The guest, made now if need be."""
        if guest := await cls.known(connection, store):
            return guest
        Visitor.of(connection).spend("guests")
        new_token, row = token(), GuestRow(token(12), None, "en")
        await store.add_guest(row, hashed(new_token), now)
        return cls(connection, row, new_token)

    def remember(self, response: Response, secure: bool) -> Response:
        """Gives a new guest the cookie."""
        if self._new_token:
            response.set_cookie(
                COOKIE,
                self._new_token,
                max_age=_YEAR,
                httponly=True,
                samesite="lax",
                secure=secure,
                path="/",
            )
        return response


async def asker(connection: HTTPConnection, store: Store) -> str:
    """Who asks: a guest, or for want of one an address."""
    guest = await Guest.known(connection, store)
    return guest.id if guest else f"at {connection.client.host if connection.client else ''}"


def token_of(connection: HTTPConnection) -> str | None:
    """The token that this request brings, as it is stored."""
    value = connection.cookies.get(COOKIE)
    return hashed(value) if value else None


def token(size: int = 32) -> str:
    """Something nobody can guess."""
    return secrets.token_urlsafe(size)


def hashed(value: str) -> str:
    """How a token is stored. It is random, so that a plain hash cannot be turned around."""
    return hashlib.sha256(value.encode()).hexdigest()


def same_origin(connection: HTTPConnection) -> bool:
    """Whether a browser's request comes from our own pages; other programs send no origin."""
    headers = connection.headers
    if "origin" not in headers:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    scheme, _, host = headers["origin"].partition("://")
    # A proxy may have taken https off, but never on.
    downgraded = connection.url.scheme in ("https", "wss") and scheme != "https"
    return host == headers.get("host") and not downgraded
