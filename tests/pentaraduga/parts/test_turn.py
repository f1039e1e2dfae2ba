"""Turn taking: who moves, what is asked for, and rows of full tiles."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fourfold.pentaraduga.parts.turn import Turn, after_tile
from fourfold.play import Illegal, Seat

A, B = Seat
TURNS = st.builds(
    Turn, st.sampled_from(Seat), st.sampled_from(["any", "full"]), st.integers(0, 1), st.integers(0)
)


def test_only_the_player_with_the_right_moves() -> None:
    Turn(A).require_right(A)
    with pytest.raises(Illegal) as refused:
        Turn(A).require_right(B)
    assert refused.value.code == "not-your-turn"
    assert refused.value.facts == {"seat": A}


def test_the_right_passes_with_its_own_time() -> None:
    turn = Turn(A, "any", passes=1, since=100).to(B, "full", at=900)
    assert turn == Turn(B, "full", 1, 900)
    assert turn.with_passes(0) == Turn(B, "full", 0, 900)
    assert turn.delayed(50) == Turn(B, "full", 1, 950)


@given(TURNS, st.booleans(), st.integers(0))
def test_a_full_tile_asks_the_partner_for_a_full_one(turn: Turn, full: bool, at: int) -> None:
    after = after_tile(turn, full=full, alone=False, at=at)
    assert after.right is turn.right.other
    assert (after.need == "full") is full
    assert after.since == at


@given(TURNS, st.booleans(), st.integers(0))
def test_a_player_alone_owes_a_full_tile_after_one_that_was_not(
    turn: Turn, full: bool, at: int
) -> None:
    after = after_tile(turn, full=full, alone=True, at=at)
    assert after.right is turn.right
    assert (after.need == "any") is full
