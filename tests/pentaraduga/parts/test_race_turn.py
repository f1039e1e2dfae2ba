"""Turns in a race: moves, prizes to be taken, and passes in a row."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from fourfold.pentaraduga.parts.race_turn import RaceTurn
from fourfold.play import Seat

turns = st.builds(RaceTurn, st.sampled_from(list(Seat)), st.booleans(), st.integers(0, 1))


def test_there_are_no_turns_if_players_act_at_once() -> None:
    assert not RaceTurn()
    assert RaceTurn(Seat.A)


@given(turns)
def test_two_passes_in_a_row_end_the_race(turn: RaceTurn) -> None:
    once = turn.moved().passed()
    assert not once.is_end
    assert once.to(Seat.B).passed().is_end


@given(turns)
def test_refusing_a_prize_is_not_refusing_a_move(turn: RaceTurn) -> None:
    moved = turn.moved(has_prize=True)
    assert moved.has_moved
    assert moved.passed().passes == 0


@given(turns, st.sampled_from([*Seat, None]))
def test_the_next_player_has_not_moved_yet(turn: RaceTurn, seat: Seat | None) -> None:
    after = turn.to(seat)
    assert (after.seat, after.has_moved, after.passes) == (seat, False, turn.passes)
