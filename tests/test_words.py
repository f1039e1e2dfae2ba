"""Every language is complete, and translators get each fault with its place."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fourfold.locale import LANGUAGES, Words
from scripts.words import FOLDER, all_faults, faults

ENGLISH = """
tiles = { $count ->
        [0] No tile
        [one] One tile
       *[other] { $count } tiles
    }
turn = { $who ->
        [you] Your turn.
       *[other] { $name } is to move.
    }
name = Fourfold
close = Close
"""

GOOD = """
tiles = { $count ->
        [0] Ни одной
        [one] { $count } фишка
        [few] { $count } фишки
       *[many] { $count } фишек
    }
turn = { $who ->
        [you] Ваш ход.
       *[other] Ходит { $name }.
    }
name = Fourfold
close = Закрыть
"""


def test_every_folder_is_a_language() -> None:
    folders = {file.name for file in FOLDER.iterdir() if file.is_dir()} - {"__pycache__"}
    assert folders == set(LANGUAGES)


def test_a_language_is_complete() -> None:
    # ``make check`` checks all languages.
    assert list(all_faults("ru")) == []


def test_a_good_translation_has_no_faults() -> None:
    assert list(faults("ru", "x.ftl", GOOD, ENGLISH)) == []


@pytest.mark.parametrize(
    ("right", "wrong", "fault"),
    [
        ("close = Закрыть", "", "close: is missing"),
        ("close = Закрыть", "close =", "cannot be read: close ="),
        ("close = Закрыть", "close = Close", "close: is the same as in English"),
        ("close = Закрыть", "# As in English\nclose = Close", ""),
        ("close = Закрыть", "close = Закрыть\nclose = Да", "close: stands there 2 times"),
        ("close = Закрыть", "close = Закрыть\nopen = Открыть", "open: is not in English"),
        ("close = Закрыть", "-act = Закрыть\nclose = { -act }", ""),
        ("close = Закрыть", "close = { -act }", "close: speaks of -act, which is not in this file"),
        ("Ходит { $name }", "Ходит { $who }", "turn: $name is not said"),
        ("Ходит { $name }", "Ходит { $nmae }", "turn: $nmae is not known; English has $name, $who"),
        ("[you]", "[me]", "turn: $who has no [you]"),
        ("[you]", "[me]", "turn: $who is never [me]"),
        ("[you] Ваш ход.\n       *[other]", "*[you] Ваш ход.\n[other]", "$who falls back to [you]"),
        ("[few] { $count } фишки", "", "tiles: $count: [few] is missing, as for 2"),
        ("[few]", "[two]", "tiles: $count: there is no [two] in this language"),
        (
            "[one] { $count }",
            "[one] одна",
            "$count: [one] must say the number, for it may be 1, 21",
        ),
        ("[one] { $count }", "[1] одна фишка\n[one] { $count }", ""),
        ("*[many] { $count } фишек", "*[many] { $count }\n[1] одна", "[1] never comes, for [one]"),
        ("[0] Ни одной", "", "tiles: $count has no [0]"),
        ("Ходит { $name }", "{ $name } is to move now.", "turn: has English words: is to move"),
        ("Закрыть", "{ NUMBER($x, style: 5) }", "close: cannot be said"),
    ],
)
def test_a_fault_is_reported_with_its_place(right: str, wrong: str, fault: str) -> None:
    assert right in GOOD
    told = list(faults("ru", "x.ftl", GOOD.replace(right, wrong), ENGLISH))
    assert bool(told) == bool(fault)
    assert any(one.startswith("ru/x.ftl: ") and fault in one for one in told) or not fault


@pytest.mark.parametrize(
    ("language", "forms", "fault"),
    [
        ("de", "[one] Ein Stein *[other] { $count } Steine", ""),
        ("ja", "*[other] 駒 { $count }", ""),
        ("ja", "[one] 駒 *[other] 駒 { $count }", "there is no [one] in this language"),
        # In French zero is singular, unless it has a variant of its own.
        ("fr", "[one] Une pièce *[other] { $count } pièces", "for it may be 0, 1"),
        ("fr", "[1] Une pièce [one] { $count } pièce *[other] { $count } pièces", ""),
        ("zh-Hant", "*[other] { $count } 個", ""),
        ("pl", "[one] Figura *[other] { $count } figur", "[few] is missing, as for 2"),
    ],
)
def test_every_language_has_its_own_plural_categories(
    language: str, forms: str, fault: str
) -> None:
    english = _counting("[one] One tile *[other] { $count } tiles")
    told = list(faults(language, "x.ftl", _counting(forms), english))
    assert bool(told) == bool(fault)
    assert fault in "".join(told)


def _counting(forms: str) -> str:
    """Returns a message with a variant per plural category."""
    return "tiles = { $count ->" + re.sub(r"(\*?\[)", r"\n \1", forms) + "\n }\n"


def test_files_are_the_same_as_in_english(tmp_path: Path) -> None:
    for language, name in (("en", "web.ftl"), ("ru", "wab.ftl")):
        (tmp_path / language).mkdir()
        (tmp_path / language / name).write_text("yes = Yes\n", encoding="utf-8")
    assert list(all_faults("ru", tmp_path)) == [
        "ru/wab.ftl: there is no such file in English",
        "ru/web.ftl: yes: is missing",
    ]


def test_russian_plural_categories() -> None:
    say = Words("ru")
    counted = [say("web-count", count=count) for count in (1, 2, 5, 11, 21, 24)]
    assert counted == ["1 очко", "2 очка", "5 очков", "11 очков", "21 очко", "24 очка"]
