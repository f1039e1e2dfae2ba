"""The game's own time: it starts at nought, and stands while nobody could play."""

from __future__ import annotations

import msgspec

from fourfold.play.values import Instant

__all__ = ["Clock"]


class Clock(msgspec.Struct, frozen=True):
    """Turns the instants of the world into instants of the game.

    >>> clock = Clock(origin=1_000)
    >>> clock.now(5_000)
    4000
    >>> paused = clock.stop(5_000)
    >>> paused.now(9_000), paused.go(9_000).now(9_500)
    (4000, 4500)
    """

    #: The world's instant at which the game's time was, or would have been, nought.
    origin: Instant
    #: The game's instant at which it stands; ``None`` while it runs.
    standing: Instant | None = None

    def now(self, at: Instant) -> Instant:
        """The game's instant at this instant of the world."""
        return at - self.origin if self.standing is None else self.standing

    def world(self, instant: Instant) -> Instant | None:
        """The world's instant at which the game's will be this one; ``None`` while it stands."""
        return None if self.standing is not None else self.origin + instant

    def stop(self, at: Instant) -> Clock:
        """Stands from now on."""
        return Clock(self.origin, self.now(at))

    def go(self, at: Instant) -> Clock:
        """Runs from now on, from where it stands."""
        return Clock(at - self.now(at))

    def rewind(self, to: Instant, at: Instant) -> Clock:
        """Goes back to an earlier instant of the game, standing or running as it was."""
        return Clock(at - to, None if self.standing is None else to)

    def skip(self, lost: Instant) -> Clock:
        """Leaves out a stretch of the world's time, such as the server's downtime."""
        return self if self.standing is not None else Clock(self.origin + lost)
