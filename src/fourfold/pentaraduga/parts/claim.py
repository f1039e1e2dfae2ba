"""Claims: a player who knocks reserves their next action, so that nobody can act first.

A claim locks the table for a minute. The claimed action must follow; otherwise the claim lapses.
The game decides what a lapse costs: it may bar the player until the partner has acted.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec

from fourfold.play import Illegal, Instant, Seat

__all__ = ["CLAIM_MS", "FREE", "Claim", "Claimable", "Lock"]

#: What can be claimed: laying a tile, exchanging one, and taking one that stands.
Claimable = Literal["move", "exchange", "take"]

#: The time to act after a knock.
CLAIM_MS: Instant = 60_000


class Lock(NamedTuple):
    """A claim that is locking the table.

    >>> Lock(Seat.A, "move", since=5_000).until
    65000
    """

    seat: Seat
    what: Claimable
    since: Instant

    @property
    def until(self) -> Instant:
        """The time at which it lapses."""
        return self.since + CLAIM_MS


class Claim(msgspec.Struct, frozen=True):
    """The current claim, and the player who is barred because their claim lapsed.

    >>> claim = FREE.knocked(Seat.A, "move", at=5_000)
    >>> claim.what, claim.holds_up(Seat.B), claim.has_lapsed(65_000)
    ('move', True, True)
    """

    lock: Lock | None = None
    barred: Seat | None = None

    @property
    def what(self) -> Claimable | None:
        """The claimed kind of action, if any."""
        return self.lock.what if self.lock else None

    @property
    def end(self) -> Instant | None:
        """The time at which the claim lapses, if there is one."""
        return self.lock.until if self.lock else None

    def knocked(self, seat: Seat, what: Claimable, at: Instant) -> Claim:
        """Returns the claim that a player makes; a bar on the partner stays until an action."""
        return Claim(Lock(seat, what, at), self.barred)

    def holds_up(self, seat: Seat) -> bool:
        """Returns whether the partner's claim or a bar stops a player from acting."""
        return seat is self.barred or (self.lock is not None and self.lock.seat is not seat)

    def has_lapsed(self, at: Instant) -> bool:
        """Returns whether the minute of a claim is over."""
        return self.lock is not None and at >= self.lock.until

    def held_up_ms(self, seat: Seat, at: Instant) -> Instant:
        """Returns how long the partner's claim has kept a player waiting."""
        return at - self.lock.since if self.lock and self.lock.seat is not seat else 0

    def require_free(self, seat: Seat) -> None:
        """Raises ``Illegal`` if the partner's claim or a bar stops a player from acting."""
        if self.lock and self.lock.seat is not seat:
            raise Illegal("pentaraduga-locked", seat=self.lock.seat, what=self.lock.what)
        if seat is self.barred:
            raise Illegal("pentaraduga-barred")

    def require_claimed(self, *done: Claimable) -> None:
        """Raises ``Illegal`` unless one of these was claimed, or nothing was."""
        if self.lock and self.lock.what not in done:
            raise Illegal("pentaraduga-claimed", what=self.lock.what)


#: No claim, and nobody barred.
FREE = Claim()
