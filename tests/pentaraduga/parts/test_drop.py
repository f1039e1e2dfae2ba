"""The drop exchange: one tile each, closed, once in a game."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fourfold.pentaraduga import FIVE_COLOURS
from fourfold.pentaraduga.core.sides import Lying, Side, Sides
from fourfold.pentaraduga.parts.drop import DropExchange
from fourfold.play import Illegal, Seat

A, B = Seat
HAND = 7
SIDES: Sides = (Side(FIVE_COLOURS[:HAND]), Side(FIVE_COLOURS[HAND:]))
INDICES = st.integers(0, HAND - 1)


@given(st.sampled_from(Seat), INDICES, INDICES)
def test_each_takes_what_the_other_has_dropped(seat: Seat, one: int, other: int) -> None:
    first, second = SIDES[seat.index].hand[one], SIDES[seat.other.index].hand[other]
    waiting, sides = DropExchange().drop(SIDES, seat, first, hand=HAND, at=300)
    assert waiting == DropExchange(seat, since=300)
    assert (waiting.answering, waiting.end) == (seat.other, 60_300)
    assert sides[seat.other.index].stock == (Lying(first, open=False),)
    assert first not in sides[seat.other.index].hand, "not before they have dropped one as well"
    done, sides = waiting.drop(sides, seat.other, second, hand=HAND, at=900)
    assert (done.dropper, done.complete, done.answering) == (seat, True, None)
    assert sides[seat.index].hand[-1] is second
    assert sides[seat.other.index].hand[-1] is first
    assert [(len(side.hand), len(side.stock)) for side in sides] == [(HAND, 0)] * 2


def test_only_a_tile_of_the_hand_is_dropped() -> None:
    with pytest.raises(Illegal) as refused:
        DropExchange().drop(SIDES, A, SIDES[1].hand[0], hand=HAND, at=0)
    assert refused.value.code == "pentaraduga-not-in-hand"


def test_nobody_drops_twice_and_nobody_after_the_exchange() -> None:
    waiting = DropExchange(A)
    waiting.require_drop(B)
    with pytest.raises(Illegal) as refused:
        waiting.require_drop(A)
    assert (refused.value.code, refused.value.facts) == ("pentaraduga-dropped", {"seat": B})
    for seat in Seat:
        with pytest.raises(Illegal) as refused:
            DropExchange(A, complete=True).require_drop(seat)
        assert refused.value.code == "pentaraduga-exchanged"


def test_can_drop_and_require_drop_agree() -> None:
    for exchange in (DropExchange(), DropExchange(A), DropExchange(A, complete=True)):
        for seat in Seat:
            try:
                exchange.require_drop(seat)
            except Illegal:
                assert not exchange.can_drop(seat)
            else:
                assert exchange.can_drop(seat)


def test_a_drop_has_to_be_answered_first() -> None:
    DropExchange().require_not_answering()
    DropExchange(B, complete=True).require_not_answering()
    with pytest.raises(Illegal) as refused:
        DropExchange(B).require_not_answering()
    assert (refused.value.code, refused.value.facts) == ("pentaraduga-exchanging", {"seat": A})
