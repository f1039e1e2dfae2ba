"""Claims: a player who knocks does what they are about to do, and nobody comes between.

A claim locks the table for a minute. What was claimed must follow; otherwise the claim lapses. What
a lapse costs is for the game to say: it may bar the player until the partner has acted.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec

from fourfold.play import Illegal, Instant, Seat

__all__ = ["CLAIM_MS", "FREE", "Claim", "Lock", "What"]

#: What can be claimed: laying a tile, exchanging one, and taking one that stands.
What = Literal["move", "exchange", "take"]

#: How long a player may think after a knock.
CLAIM_MS: Instant = 60_000


class Lock(NamedTuple):
    """A claim that holds everybody else up.

    >>> Lock(Seat.A, "move", since=5_000).until
    65000
    """

    seat: Seat
    what: What
    since: Instant

    @property
    def until(self) -> Instant:
        """When it lapses."""
        return self.since + CLAIM_MS


class Claim(msgspec.Struct, frozen=True):
    """Who has claimed what, and who may do nothing since their claim lapsed.

    >>> claim = FREE.knocked(Seat.A, "move", at=5_000)
    >>> claim.what, claim.holds_up(Seat.B), claim.has_lapsed(65_000)
    ('move', True, True)
    """

    lock: Lock | None = None
    barred: Seat | None = None

    @property
    def what(self) -> What | None:
        """What is claimed, if anything is."""
        return self.lock.what if self.lock else None

    @property
    def end(self) -> Instant | None:
        """When the claim lapses, if there is one."""
        return self.lock.until if self.lock else None

    def knocked(self, seat: Seat, what: What, at: Instant) -> Claim:
        """Returns the claim that a player makes; a bar on the partner stays until an action."""
        return Claim(Lock(seat, what, at), self.barred)

    def holds_up(self, seat: Seat) -> bool:
        """Returns whether a player may do nothing, for the partner's claim or for a bar."""
        return seat is self.barred or (self.lock is not None and self.lock.seat is not seat)

    def has_lapsed(self, at: Instant) -> bool:
        """Returns whether the minute of a claim is over."""
        return self.lock is not None and at >= self.lock.until

    def held_up_ms(self, seat: Seat, at: Instant) -> Instant:
        """Returns how long the partner's claim has kept a player waiting."""
        return at - self.lock.since if self.lock and self.lock.seat is not seat else 0

    def require_free(self, seat: Seat) -> None:
        """Raises ``Illegal`` for a player whom the partner's claim or a bar holds up."""
        if self.lock and self.lock.seat is not seat:
            raise Illegal("pentaraduga-locked", seat=self.lock.seat, what=self.lock.what)
        if seat is self.barred:
            raise Illegal("pentaraduga-barred")

    def require_claimed(self, *done: What) -> None:
        """Raises ``Illegal`` unless one of these was claimed, or nothing was."""
        if self.lock and self.lock.what not in done:
            raise Illegal("pentaraduga-claimed", what=self.lock.what)


#: No claim, and nobody barred.
FREE = Claim()
