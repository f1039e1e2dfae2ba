"""The clock of a move: being late three times in a row loses."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from fourfold.pentaraduga.parts.clock import MAX_LATE_TURNS, Lateness, earliest, move_end
from fourfold.play import Seat

A, B = Seat


def test_the_third_time_in_a_row_is_the_last() -> None:
    late = Lateness()
    for _ in range(MAX_LATE_TURNS - 1):
        assert not late.is_last_chance(A)
        late = late.late(A)
    assert late.is_last_chance(A)
    assert not late.is_last_chance(B)


@given(st.lists(st.sampled_from([(A, True), (A, False), (B, True), (B, False)])))
def test_only_a_players_own_lateness_in_a_row_counts(acts: list[tuple[Seat, bool]]) -> None:
    late, rows = Lateness(), {A: 0, B: 0}
    for seat, in_time in acts:
        late = late.on_time(seat) if in_time else late.late(seat)
        rows[seat] = 0 if in_time else rows[seat] + 1
    for seat in Seat:
        assert late.is_last_chance(seat) == (rows[seat] >= MAX_LATE_TURNS - 1)


def test_missing_limits_are_never_the_earliest() -> None:
    assert move_end(1_000, 30) == 31_000
    assert move_end(1_000, None) is None
    assert earliest(move_end(0, None), 5, 3, None) == 3
    assert earliest() is None
