"""The screen: arranging tiles, the rate limit of arrangements, stopping, marking."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fourfold.pentaraduga import FIVE_COLOURS, Direction, Figure, Placement
from fourfold.pentaraduga.core.sides import Side
from fourfold.pentaraduga.parts.screen import MAX_ARRANGEMENTS_PER_SECOND, Screen
from fourfold.play import Illegal, Seat
from tests.pentaraduga.core.figures import scattered

A, B = Seat
SIDE = Side(FIVE_COLOURS[:7])
SEATS = st.sampled_from(Seat)
FIGURES = st.builds(lambda seed: scattered(Random(seed), SIDE.hand), st.integers(0))


@given(SEATS, FIGURES, FIGURES)
def test_each_lays_their_own_tiles_and_touches_no_others(
    seat: Seat, theirs: Figure, own: Figure
) -> None:
    before = Screen().with_figure(seat.other, theirs)
    after = before.lay(seat, SIDE, own.placements)
    assert after.figure(seat) == own
    assert after.figure(seat.other) is theirs


def test_the_same_figure_costs_nothing_to_lay_again() -> None:
    screen = Screen().with_figure(A, scattered(Random(1), SIDE.hand))
    assert screen.lay(A, SIDE, screen.figure(A).placements) is screen


def test_a_tile_of_the_other_is_refused() -> None:
    foreign = Placement(FIVE_COLOURS[7], Direction.UP, 0, 0)
    with pytest.raises(Illegal) as refused:
        Screen().lay(A, SIDE, (foreign,))
    assert refused.value.code == "pentaraduga-not-in-hand"


def test_no_tile_lies_on_another_or_beyond_the_table() -> None:
    one, other = (Placement(tile, Direction.UP, 0, 0) for tile in SIDE.hand[:2])
    for placements in ((one, other), (one, one), (one.moved(9_500, 0),)):
        with pytest.raises(Illegal) as refused:
            Screen().lay(A, SIDE, placements)
        assert refused.value.code == "pentaraduga-arrangement"


@given(st.lists(st.integers(0, 400), min_size=1, max_size=40))
def test_no_more_are_taken_in_any_second(gaps: list[int]) -> None:
    screen, at, taken = Screen(), 0, list[int]()
    for gap in gaps:
        at += gap
        recent = [then for then in taken if then > at - 1000]
        if len(recent) < MAX_ARRANGEMENTS_PER_SECOND:
            screen = screen.pace(B, at)
            taken.append(at)
            continue
        with pytest.raises(Illegal) as refused:
            screen.pace(B, at)
        assert refused.value.code == "pentaraduga-too-fast"
    assert screen.arranged[A.index] == ()


def test_a_second_is_a_thousand_milliseconds() -> None:
    screen = Screen()
    for at in range(MAX_ARRANGEMENTS_PER_SECOND):
        screen = screen.pace(A, at)
    with pytest.raises(Illegal):
        screen.pace(A, 999)
    assert screen.pace(A, 1_000).arranged[A.index] == (1, 2, 3, 1_000)


def test_the_first_to_stop_leaves_the_other_in_the_open() -> None:
    assert Screen().second is None
    with pytest.raises(Illegal, match="stopped"):
        Screen().require_stopped()
    Screen().require_not_stopped()
    Screen().require_uncovered(A)
    stopped = Screen().stop(A, at=700)
    assert (stopped.second, stopped.since) == (B, 700)
    stopped.require_stopped()
    stopped.require_uncovered(B)
    for guard in (stopped.require_not_stopped, lambda: stopped.require_uncovered(A)):
        with pytest.raises(Illegal) as refused:
            guard()
        assert (refused.value.code, refused.value.facts) == ("pentaraduga-stopped", {"seat": A})


@given(FIGURES, FIGURES)
def test_what_was_marked_comes_back(marked: Figure, later: Figure) -> None:
    screen = Screen().stop(A, at=0).with_figure(B, marked)
    assert screen.take_mark(B) is screen
    changed = screen.mark(B).with_figure(B, later)
    assert changed.take_mark(B).figure(B) == marked
