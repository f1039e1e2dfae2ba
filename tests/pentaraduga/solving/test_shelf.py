"""The shelf: problems have the kind and difficulty that it states."""

from __future__ import annotations

from collections import Counter

from fourfold.pentaraduga.solving.generator import problem
from fourfold.pentaraduga.solving.shelf import SHELF


def test_there_are_as_many_of_every_kind_and_difficulty_and_none_twice() -> None:
    assert set(Counter(one[1:] for one in SHELF).values()) == {12}
    assert len({one.id for one in SHELF}) == len(SHELF)


def test_shelved_problems_have_their_stated_difficulty() -> None:
    for one in SHELF[::13]:
        made = problem(one.id)
        assert (made.id, made.kind, made.difficulty) == one
