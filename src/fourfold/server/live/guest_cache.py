"""A cache of guests by the hash of their token: a player who reconnects needs no database read."""

from __future__ import annotations

from collections.abc import Callable

from fourfold.play import Instant
from fourfold.store import Guests

__all__ = ["GuestCache"]

#: How long a guest is cached.
GUEST_CACHE_MS: Instant = 600_000
MAX_CACHED_GUESTS = 50_000


class GuestCache:
    """Caches guests: a token never changes its guest, and a deleted guest has no seats left.

    Every entry has its own expiry, so that they are not all read again at the same moment.
    """

    def __init__(self, guests: Guests, clock: Callable[[], Instant]) -> None:
        self._guests = guests
        self._clock = clock
        #: By token, the guest and when the entry expires.
        self._known: dict[str, tuple[str, Instant]] = {}

    async def of_token(self, token: str | None) -> str | None:
        """Returns the guest of a token; None if there is none."""
        if not token:
            return None
        known = self._known.get(token)
        if known and known[1] > self._clock():
            return known[0]
        row = await self._guests.by_token(token)
        self._known.pop(token, None)
        if row is None:
            return None
        if len(self._known) >= MAX_CACHED_GUESTS:
            del self._known[next(iter(self._known))]
        self._known[token] = row.id, self._clock() + GUEST_CACHE_MS
        return row.id
