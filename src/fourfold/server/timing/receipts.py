"""Receipts: the actions that were received and are not on disk yet, at all tables of a process."""

from __future__ import annotations

from fourfold.play import Instant
from fourfold.server.timing.pulse import Pulse

__all__ = ["Receipts"]


class Receipts:
    """Keeps the watermark of this process below every action that still waits."""

    def __init__(self, pulse: Pulse) -> None:
        self._pulse = pulse
        #: By action, when it arrived.
        self._held: dict[object, Instant] = {}

    def hold(self, action: object, arrived: Instant) -> None:
        """Keeps the watermark below an action until it is released.

        Reports a long standstill first, so that its actions wait until all clocks are corrected.
        """
        self._pulse.notice()
        self._held[action] = arrived

    def release(self, action: object) -> None:
        """Releases an action that is on disk or refused."""
        del self._held[action]

    def watermark(self) -> Instant:
        """Returns an instant until which everything that was received is on disk."""
        now = self._pulse.now()
        return min(now, min(self._held.values(), default=now) - 1)
