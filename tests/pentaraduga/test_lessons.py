"""Lessons: the training games of the book, their commentary and side lines."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from fourfold.locale import english
from fourfold.pentaraduga.lessons import (
    COMMENTED_IN,
    Erratum,
    Lesson,
    Line,
    Step,
    commentary,
    lesson,
    lessons,
)
from fourfold.pentaraduga.remarks import Remark
from fourfold.play import Malformed


@pytest.mark.parametrize("name", lessons())
def test_every_lesson_passes_its_check(name: str) -> None:
    lesson(name).check()
    assert lesson(name).title in english()


def test_the_first_lesson_has_commentary_in_both_languages() -> None:
    first = lesson("polnye-1")
    assert len(first.texts) == len(first.steps) + sum(len(line.steps) for line in first.lines)
    for language, letters in zip(COMMENTED_IN, ("a-z", "а-я"), strict=True):
        told = commentary(first.id, language)
        for text in first.texts:
            assert len(re.findall(f"[{letters}]", told[text])) > 40, (language, text)
    assert commentary("polnye-1", "xx") == {}


def test_a_side_line_leaves_the_game_where_it_says() -> None:
    first = lesson("polnye-1")
    careless, hasty = first.lines
    assert first.side_line(careless).events[:14] == first.record.events[:14]
    assert [first.side_line(line).outcome.score for line in (careless, hasty)] == [  # type: ignore[union-attr]
        (1, 1),
        (1, 0),
    ]


MOVE = "rOyL@-5,2"


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"steps": (Step(18, "deal"),)}, "polnye-1 speaks of what comes after 18 moves"),
        ({"errata": (Erratum("a", "b", 99),)}, "polnye-1 speaks of what comes after 99 moves"),
        ({"steps": (Step(0, "nothing"),), "lines": ()}, "The commentary on polnye-1 in “en” has"),
        ({"lines": (Line(14, "rOyL@0,0", ()),)}, "Line "),
        ({"lines": (Line(14, MOVE, (Step(2, "deal"),)),)}, "polnye-1 speaks of what comes after 2"),
        ({"lines": (Line(14, MOVE, (), (1, 1)),)}, "The score: the record says 1, 1, by the rules"),
        ({"lines": (Line(99, MOVE, ()),)}, "polnye-1 speaks of what comes after 99 moves"),
        (
            {"remarks": (Remark(14, "common", "rOy", count_all=6),)},
            "Places of the tile: the record says 6, by the rules it is 5.",
        ),
    ],
)
def test_invalid_lessons_are_refused(change: dict[str, Any], words: str) -> None:
    broken: Lesson = msgspec.structs.replace(lesson("polnye-1"), **change)
    with pytest.raises(Malformed) as refused:
        broken.check()
    assert str(refused.value).startswith(words)
