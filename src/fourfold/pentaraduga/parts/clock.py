"""The clock of a move: a time limit, and how often in a row a player has exceeded it."""

from __future__ import annotations

import msgspec

from fourfold.play import Instant, Seat

__all__ = ["MINUTE_MS", "Lateness", "earliest", "move_end"]

#: The time for a decision that is not a move.
MINUTE_MS: Instant = 60_000
#: A player who runs out of time this many times in a row loses the game.
MAX_LATE_TURNS = 3


class Lateness(msgspec.Struct, frozen=True):
    """The number of times in a row that A and B have run out of time.

    >>> late = Lateness().late(Seat.A).late(Seat.A)
    >>> late.is_last_chance(Seat.A), late.on_time(Seat.A).is_last_chance(Seat.A)
    (True, False)
    """

    a: int = 0
    b: int = 0

    def _of(self, seat: Seat) -> int:
        return self.a if seat is Seat.A else self.b

    def late(self, seat: Seat) -> Lateness:
        """Returns the lateness with one more time counted."""
        return Lateness(self.a + 1, self.b) if seat is Seat.A else Lateness(self.a, self.b + 1)

    def on_time(self, seat: Seat) -> Lateness:
        """Returns the lateness with the count reset for a player who has acted."""
        if not self._of(seat):
            return self
        return Lateness(0, self.b) if seat is Seat.A else Lateness(self.a, 0)

    def is_last_chance(self, seat: Seat) -> bool:
        """Returns whether a player loses the game by running out of time once more."""
        return self._of(seat) + 1 >= MAX_LATE_TURNS


def move_end(since: Instant, seconds: int | None) -> Instant | None:
    """Returns the end of the time for a move, or None without a limit.

    >>> move_end(500, 5), move_end(500, None)
    (5500, None)
    """
    return since + 1000 * seconds if seconds else None


def earliest(*limits: Instant | None) -> Instant | None:
    """Returns the earliest of several time limits; None stands for no limit.

    >>> earliest(None, 700, 300), earliest(None)
    (300, None)
    """
    return min((limit for limit in limits if limit is not None), default=None)
