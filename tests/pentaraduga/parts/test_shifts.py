"""Building in shifts: who may look and build when, and who was faster."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fourfold.pentaraduga.parts.shifts import Shifts
from fourfold.play import Illegal, Seat

A, B = Seat
TIMES = st.integers(0, 10**6)


@given(st.sampled_from(Seat), TIMES, TIMES)
def test_the_faster_is_first_and_of_equals_the_starter(starter: Seat, one: int, two: int) -> None:
    shifts = Shifts(starter).begin(100).stop(100 + one)
    assert shifts.builder is starter.other
    assert not shifts.has_begun
    shifts = shifts.begin(5_000).stop(5_000 + two)
    assert not shifts
    assert (shifts.taken[starter.index], shifts.taken[starter.other.index]) == (one, two)
    assert shifts.faster(starter) is (starter.other if two < one else starter)


@given(TIMES, TIMES)
def test_only_the_second_has_a_limit(took: int, began: int) -> None:
    first = Shifts(A).begin(0)
    assert first.end(more=60_000) is None
    second = first.stop(took)
    assert second.end(more=60_000) is None, "not before it begins"
    assert second.begin(began).end(more=60_000) == began + took + 60_000


def test_tiles_are_seen_from_the_beginning_of_a_shift_on() -> None:
    course = [Shifts(A)]
    course.append(course[-1].begin(0))
    course.append(course[-1].stop(5))
    course.append(course[-1].begin(9))
    course.append(course[-1].stop(20))
    assert [(one.can_look(A), one.can_look(B)) for one in course] == [
        (False, False),
        (True, False),
        (True, False),
        (True, True),
        (True, True),
    ]


def test_nobody_builds_in_the_others_shift_or_before_its_beginning() -> None:
    with pytest.raises(Illegal) as refused:
        Shifts(A).require_shift(B)
    assert (refused.value.code, refused.value.facts) == ("not-your-turn", {"seat": A})
    Shifts(A).require_shift(A)
    with pytest.raises(Illegal) as refused:
        Shifts(A).require_begun()
    assert refused.value.code == "pentaraduga-begin-first"
    Shifts(A).begin(0).require_begun()


def test_without_shifts_everybody_builds_and_looks() -> None:
    nobody = Shifts()
    assert not nobody
    nobody.require_begun()
    for seat in Seat:
        nobody.require_shift(seat)
        assert nobody.can_look(seat)
        assert not nobody.has_stopped(seat)
