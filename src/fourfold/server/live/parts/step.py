"""A step: a change to a table on its way to the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import msgspec

from fourfold.play import AnyTable, Instant, Seat

__all__ = ["Received", "Step"]


class Received(NamedTuple):
    """When a message was read, and when it can have arrived at the earliest.

    They differ after a standstill of the event loop. An action is dated by ``at``; whether it met a
    deadline is decided by ``arrived``.
    """

    at: Instant
    arrived: Instant | None = None


class Step(msgspec.Struct, frozen=True, eq=False):
    """A change to a table, tried until it is on disk or refused."""

    #: Returns the table after the step at an instant. Raises ``Illegal`` if it is refused.
    apply: Callable[[AnyTable, Instant], AnyTable]
    #: When it was received, however long the write has to wait; None for the time of the attempt.
    at: Instant | None = None
    #: When the message arrived, if a player sent one.
    arrived: Instant | None = None
    asker: Seat | None = None
    #: Whether it neither waits for the end of an outage nor enforces a passed deadline first: true
    #: for the correction of a clock, and when a guest who is deleted resigns.
    resumes: bool = False
