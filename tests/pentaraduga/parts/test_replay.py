"""The replay of the second player."""

from __future__ import annotations

from fourfold.pentaraduga.parts.replay import SoloReplay
from fourfold.play import Seat


def test_it_begins_when_somebody_is_out() -> None:
    assert not SoloReplay()
    assert SoloReplay(Seat.B)


def test_only_a_replay_with_a_limit_ends_by_itself() -> None:
    assert SoloReplay(Seat.A, 2_000).end(120) == 122_000
    assert SoloReplay(Seat.A, 2_000).end(None) is None
    assert SoloReplay(None, 2_000).end(120) is None
