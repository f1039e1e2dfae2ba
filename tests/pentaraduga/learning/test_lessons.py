"""Lessons: the training games of the book, their commentary and side lines."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from fourfold.locale import english
from fourfold.pentaraduga.learning.lessons import (
    COMMENTED_IN,
    Comment,
    Erratum,
    Lesson,
    WrittenLine,
    commentary,
    current_id,
    lesson,
    lessons,
)
from fourfold.pentaraduga.learning.remarks import Remark
from fourfold.play import Malformed


@pytest.mark.parametrize("name", lessons())
def test_every_lesson_passes_its_check(name: str) -> None:
    lesson(name).check()
    assert lesson(name).title in english()


#: All ids that lessons had before; links and bookmarks still have them.
FORMER_IDS = [
    "dotyanushki-v1",
    "dotyanushki-v2",
    "dotyanushki-v3",
    "dotyanushki-v4",
    "dotyanushki-v5",
    "dvoinye-1",
    "dvoinye-2",
    "dvoinye-4",
    "kolca-1",
    "kolca-2",
    "kvadraty-1",
    "kvadraty-2",
    "kvadraty-3",
    "otbiralki-1",
    "otbiralki-problem",
    "polnye-1",
    "polnye-2",
    "polnye-3",
    "zabiralki-1",
    "zabiralki-2",
]


def test_every_former_id_leads_to_a_lesson_of_the_same_game() -> None:
    assert sorted(map(current_id, FORMER_IDS)) == sorted(lessons())
    games = {former.partition("-")[0]: lesson(former).game for former in FORMER_IDS}
    for former in FORMER_IDS:
        game, _, number = former.partition("-")
        assert lesson(former).id == current_id(former) == f"{games[game]}-{number}"
    assert len(set(games.values())) == len(games)


def test_other_names_are_no_former_ids() -> None:
    for name in ("", "polnye", "polnye-", "polnye-9", "chess-1", *lessons()):
        assert current_id(name) == name


def test_the_first_lesson_has_commentary_in_both_languages() -> None:
    first = lesson("fulls-1")
    assert len(first.texts) == len(first.steps) + sum(len(line.steps) for line in first.lines)
    for language, letters in zip(COMMENTED_IN, ("a-z", "а-я"), strict=True):
        told = commentary(first.id, language)
        for text in first.texts:
            assert len(re.findall(f"[{letters}]", told[text])) > 40, (language, text)
    assert commentary("fulls-1", "xx") == {}


def test_a_side_line_leaves_the_game_where_it_says() -> None:
    first = lesson("fulls-1")
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
        ({"steps": (Comment(18, "deal"),)}, "fulls-1 speaks of what comes after 18 moves"),
        ({"errata": (Erratum("a", "b", 99),)}, "fulls-1 speaks of what comes after 99 moves"),
        (
            {"steps": (Comment(0, "nothing"),), "lines": ()},
            "The commentary on fulls-1 in “en” has",
        ),
        ({"lines": (WrittenLine(14, "rOyL@0,0", ()),)}, "Line "),
        (
            {"lines": (WrittenLine(14, MOVE, (Comment(2, "deal"),)),)},
            "fulls-1 speaks of what comes after 2",
        ),
        (
            {"lines": (WrittenLine(14, MOVE, (), (1, 1)),)},
            "The score: the record says 1, 1, by the rules",
        ),
        ({"lines": (WrittenLine(99, MOVE, ()),)}, "fulls-1 speaks of what comes after 99 moves"),
        (
            {"remarks": (Remark(14, "common", "rOy", count_all=6),)},
            "Places of the tile: the record says 6, by the rules it is 5.",
        ),
    ],
)
def test_invalid_lessons_are_refused(change: dict[str, Any], words: str) -> None:
    broken: Lesson = msgspec.structs.replace(lesson("fulls-1"), **change)
    with pytest.raises(Malformed) as refused:
        broken.check()
    assert str(refused.value).startswith(words)
