"""The hurry clock: the minute of a player who keeps the partner waiting."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fourfold.pentaraduga.parts.hurry import HurryClock
from fourfold.play import Illegal, Seat


@given(st.sampled_from(list(Seat)), st.integers(0, 10**12))
def test_it_lasts_a_minute(seat: Seat, at: int) -> None:
    clock = HurryClock().start(seat, at)
    assert (clock.seat, clock.end) == (seat, at + 60_000)


@pytest.mark.parametrize("again", list(Seat))
def test_it_is_not_started_again_while_it_runs(again: Seat) -> None:
    with pytest.raises(Illegal) as refused:
        HurryClock().start(Seat.A, 0).start(again, 1_000)
    assert refused.value.code == "pentaraduga-hurried"


def test_none_runs_before_it_is_started() -> None:
    assert HurryClock().end is None
