"""Copies of states in which some fields are different."""

from __future__ import annotations

from typing import Any, TypeVar

__all__ = ["replace"]

V = TypeVar("V")


def replace(value: V, **changes: Any) -> V:
    """What ``dataclasses.replace`` does, several times as fast: an action takes ten of them.

    >>> from fourfold.pentaraduga.rules import Doubt
    >>> from fourfold.play import Seat
    >>> doubt = Doubt(Seat.A, "pentaraduga-clash", None)
    >>> replace(doubt, seat=Seat.B).seat
    <Seat.B: 'B'>
    """
    fields = vars(value)
    assert changes.keys() <= fields.keys()
    copy = object.__new__(type(value))
    vars(copy).update(fields, **changes)
    return copy
