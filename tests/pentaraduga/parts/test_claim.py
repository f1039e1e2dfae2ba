"""Claims: whom a knock locks out, for how long, and what must follow."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fourfold.pentaraduga.parts.claim import CLAIM_MS, FREE, Claim, Claimable, Lock
from fourfold.play import Illegal, Seat

A, B = Seat.A, Seat.B
WHATS: tuple[Claimable, ...] = ("move", "exchange", "take")
seats = st.sampled_from([A, B])
whats = st.sampled_from(WHATS)
times = st.integers(0, 10**12)


@given(seats, whats, times)
def test_a_claim_holds_up_the_other_and_nobody_else(seat: Seat, what: Claimable, at: int) -> None:
    claim = FREE.knocked(seat, what, at)
    assert claim.lock == Lock(seat, what, at)
    assert claim.what == what
    assert not claim.holds_up(seat)
    claim.require_free(seat)
    assert claim.holds_up(seat.other)
    with pytest.raises(Illegal) as caught:
        claim.require_free(seat.other)
    assert caught.value.code == "pentaraduga-locked"
    assert caught.value.facts == {"seat": seat, "what": what}


@given(seats, whats, times)
def test_it_lapses_after_its_minute_and_not_before(seat: Seat, what: Claimable, at: int) -> None:
    claim = FREE.knocked(seat, what, at)
    assert claim.end == at + CLAIM_MS
    assert not claim.has_lapsed(at + CLAIM_MS - 1)
    assert claim.has_lapsed(at + CLAIM_MS)


@given(seats, whats, times, st.integers(0, CLAIM_MS))
def test_only_the_other_player_waits(seat: Seat, what: Claimable, at: int, waited: int) -> None:
    claim = FREE.knocked(seat, what, at)
    assert claim.held_up_ms(seat, at + waited) == 0
    assert claim.held_up_ms(seat.other, at + waited) == waited


@pytest.mark.parametrize("claimed", WHATS)
@pytest.mark.parametrize("done", WHATS)
def test_what_was_claimed_must_follow(claimed: Claimable, done: Claimable) -> None:
    claim = FREE.knocked(A, claimed, 0)
    if done == claimed:
        claim.require_claimed(done)
        return
    with pytest.raises(Illegal) as caught:
        claim.require_claimed(done)
    assert (caught.value.code, caught.value.facts) == ("pentaraduga-claimed", {"what": claimed})
    claim.require_claimed(done, claimed)


def test_without_a_claim_nothing_is_held_up() -> None:
    assert (FREE.what, FREE.end, FREE.has_lapsed(10**12)) == (None, None, False)
    for seat in (A, B):
        FREE.require_free(seat)
        assert not FREE.holds_up(seat)
        assert FREE.held_up_ms(seat, 5) == 0
    FREE.require_claimed()


def test_a_bar_holds_up_the_player_until_it_is_gone() -> None:
    barred = Claim(barred=A)
    assert barred.holds_up(A)
    assert not barred.holds_up(B)
    with pytest.raises(Illegal) as caught:
        barred.require_free(A)
    assert caught.value.code == "pentaraduga-barred"
    assert barred.knocked(B, "move", 0).barred is A, "a knock of the other does not lift it"
