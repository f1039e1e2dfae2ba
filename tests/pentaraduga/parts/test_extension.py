"""Extensions: who may extend, with which tiles, and the worth of the result."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fourfold.pentaraduga import FIVE_COLOURS, Figure
from fourfold.pentaraduga.core.sides import Side
from fourfold.pentaraduga.parts.extension import Extension, attached, hand_over, worth
from fourfold.play import Illegal, Seat
from tests.pentaraduga.core.figures import built

A, B = Seat
SEEDS = st.integers(0, 10**6)


def extended(seed: int) -> tuple[Figure, Figure]:
    """Returns a figure of seven tiles, and the same with all fourteen."""
    chance = Random(seed)
    tiles = chance.sample(FIVE_COLOURS, 14)
    original = built(chance, tiles[:7])
    return original, built(chance, tiles[7:], original)


def test_the_winner_chooses_then_the_extender_builds() -> None:
    assert not Extension()
    choice = Extension(A, since=1_000)
    assert choice
    choice.require_winner(A)
    assert refusal(lambda: choice.require_winner(B)) == ("not-your-turn", {"seat": A})
    for guard in (lambda: choice.require_extender(A), lambda: choice.require_extender(B)):
        assert refusal(guard) == ("pentaraduga-choose-first", {"seat": A})
    extension = choice.extend(B, Figure(), at=9_000)
    extension.require_extender(B)
    assert refusal(lambda: extension.require_extender(A)) == ("not-your-turn", {"seat": B})
    assert [(one.actor, one.end) for one in (choice, extension)] == [(A, 61_000), (B, 129_000)]


@given(SEEDS)
def test_the_original_tiles_stay(seed: int) -> None:
    original, whole = extended(seed)
    extension = Extension(A, A, original)
    extension.require_original(whole.placements)
    extension.require_original(whole.placements[::-1])
    moved = whole.moved(1, 1).placements
    assert refusal(lambda: extension.require_original(moved))[0] == "pentaraduga-original-moved"
    assert refusal(lambda: extension.require_original(whole.placements[1:])) == (
        "pentaraduga-original-moved",
        {"tile": original.tiles[0]},
    )


@given(st.sampled_from(Seat))
def test_all_tiles_are_the_extenders(extender: Seat) -> None:
    sides = Side(FIVE_COLOURS[:7]), Side(FIVE_COLOURS[7:])
    after = hand_over(sides, extender)
    own, foreign = sides[extender.index].hand, sides[extender.other.index].hand
    assert after[extender.index] == Side(own + foreign)
    assert after[extender.other.index] == Side(())


@given(SEEDS, st.integers(0, 7))
def test_a_tile_that_is_not_attached_costs_one(seed: int, apart: int) -> None:
    original, whole = extended(seed)
    near, away = whole.placements[: 14 - apart], whole.placements[14 - apart :]
    figure = Figure((*near, *(tile.moved(40, 0) for tile in away)))
    part = attached(figure, original)
    assert part == Figure(near)
    assert worth(figure, original, 14) == worth(part, original, 14)
    faults = len(part.clashes) + len(part.rough) + len(part.spoiled)
    assert worth(figure, original, 14) == len(part.squares) - faults - apart


def test_the_original_counts_however_many_tiles_lie_apart() -> None:
    original, whole = extended(3)
    small = Figure(original.placements[:3])
    others = Figure(tile.moved(40, 0) for tile in whole.placements[3:])
    assert max(map(len, others.parts)) > len(small)
    assert attached(Figure((*small, *others)), small) == small


def test_without_an_original_figure_the_largest_part_counts() -> None:
    _, whole = extended(3)
    apart = Figure((*whole.placements[:9], *(tile.moved(40, 0) for tile in whole.placements[9:])))
    assert len(attached(apart, Figure())) == 9
    assert attached(Figure(), Figure()) == Figure()


def refusal(guard: Callable[[], None]) -> tuple[str, dict[str, object]]:
    """Returns the code and facts with which a guard refuses; asserts that it does."""
    with pytest.raises(Illegal) as refused:
        guard()
    return refused.value.code, dict(refused.value.facts)
