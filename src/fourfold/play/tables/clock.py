"""Game time: starts at zero, and stops while nobody can play."""

from __future__ import annotations

import msgspec

from fourfold.play.values import Instant

__all__ = ["Clock"]


class Clock(msgspec.Struct, frozen=True):
    """Converts wall-clock instants to game instants and back.

    >>> clock = Clock(origin=1_000)
    >>> clock.now(5_000)
    4000
    >>> paused = clock.stop(5_000)
    >>> paused.now(9_000), paused.go(9_000).now(9_500)
    (4000, 4500)
    """

    #: The wall-clock instant of game time zero, as if the clock had never stopped.
    origin: Instant
    #: The game instant at which the clock is stopped; ``None`` while it runs.
    standing: Instant | None = None

    def now(self, at: Instant) -> Instant:
        """Returns the game instant at a wall-clock instant."""
        return at - self.origin if self.standing is None else self.standing

    def world(self, instant: Instant) -> Instant | None:
        """Returns the wall-clock instant of a game instant; ``None`` while the clock is stopped."""
        return None if self.standing is not None else self.origin + instant

    def stop(self, at: Instant) -> Clock:
        """Returns the clock stopped at this wall-clock instant."""
        return Clock(self.origin, self.now(at))

    def go(self, at: Instant) -> Clock:
        """Returns the clock running from this wall-clock instant on."""
        return Clock(at - self.now(at))

    def rewind(self, to: Instant, at: Instant) -> Clock:
        """Returns the clock set back to an earlier game instant, stopped or running as it was."""
        return Clock(at - to, None if self.standing is None else to)

    def skip(self, lost: Instant) -> Clock:
        """Returns the clock without a stretch of wall-clock time, such as a server downtime."""
        return self if self.standing is not None else Clock(self.origin + lost)
