"""Every language is complete, and translators get each fault with its place."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fourfold.locale import LANGUAGES, Words
from scripts.words import (
    ALLOWED,
    ELLIPSIS,
    FOLDER,
    LABEL,
    RELIC,
    Exceptions,
    all_faults,
    exceptions,
    faults,
)

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


def test_english_has_no_faults() -> None:
    assert list(all_faults("en")) == []


def test_a_good_translation_has_no_faults() -> None:
    assert list(faults("ru", "x.ftl", GOOD, ENGLISH)) == []


@pytest.mark.parametrize(
    ("right", "wrong", "fault"),
    [
        ("close = Закрыть", "", "close: is missing"),
        ("close = Закрыть", "close =", "cannot be read: close ="),
        ("close = Закрыть", "close = Close", "close: is the same as in English"),
        ("close = Закрыть", "# As in English\nclose = Close", "close: “close” is English"),
        ("close = Закрыть", "# As in English\nclose = Закрыть", "is not the same as in English"),
        ("name = Fourfold", "# As in English\nname = Fourfold", ""),
        ("Ваш ход.", "Your turn.", "turn: “turn” is English"),
        ("[you]", "[you] Ход.\n[you]", "turn: has [you] more than once"),
        ("[few]", "[few] фишки\n[few]", "tiles: has [few] more than once"),
        ("[0]", "[0] Нет\n[0]", "tiles: has [0] more than once"),
        (
            "close = Закрыть",
            "-act = { $case ->\n [a] А\n [a] Б\n *[b] В\n }\nclose = { -act }",
            "-act: has [a] more than once",
        ),
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


def test_a_listed_word_may_be_the_same_as_in_english() -> None:
    told = GOOD.replace("close = Закрыть", "# As in English\nclose = Close")
    assert list(faults("ru", "x.ftl", told, ENGLISH, Exceptions([(RELIC, "close")]))) == []


@pytest.mark.parametrize(
    "text",
    [
        "{ $seconds } s",
        "1. DQSH b2  2. LRTF c3",
        "fourfold quarto solve --moves",
        "rOy, features=colour",
        "Fourfold · Quarto",
    ],
)
def test_codes_commands_and_names_are_not_english(text: str) -> None:
    source = f"# As in English\nx = {text}\n"
    assert list(faults("ru", "x.ftl", source, source)) == []


@pytest.mark.parametrize(
    ("text", "spaced"),
    [
        ("Searching …", True),
        ("Searching\N{NO-BREAK SPACE}…", True),
        ("{ $name } …", True),
        ("All dark, all short … and so on.", True),
        ("{ $who ->\n [you] Your turn.\n *[other] { $name } waits …\n }", True),
        ("Searching…", False),
        ("Waiting for { $name }…", False),
        ("…", False),
        ("A block lacks its line “{ $key }: …”.", False),
        ("Unknown tag [{ $tag } …].", False),
    ],
)
def test_an_ellipsis_follows_the_word_in_english(text: str, spaced: bool) -> None:
    source = f"x = {text}\n"
    told = ["en/x.ftl: x: has a space before “…”"] if spaced else []
    assert list(faults("en", "x.ftl", source, source)) == told
    assert list(faults("en", "x.ftl", source, source, Exceptions([(ELLIPSIS, "x")]))) == []


@pytest.mark.parametrize(
    "label",
    [
        "A line wins",
        "One calls",
        "A false call costs",
        "Calling takes",
        "To call you must",
        "The first piece is given by",
        "The table helps with",
        "Figures are",
        "Tiles are dealt",
        "Show the",
        "Dealing:",
        "Dealing…",
    ],
)
def test_a_label_does_not_need_its_option(label: str) -> None:
    source = f"web-option-deal = {label}\nweb-option-deal-fair = equally\n"
    told = f"en/x.ftl: web-option-deal: needs its option: {label}"
    assert list(faults("en", "x.ftl", source, source)) == [told]
    excused = Exceptions([(LABEL, "web-option-deal")])
    assert list(faults("en", "x.ftl", source, source, excused)) == []


@pytest.mark.parametrize(
    "label",
    [
        "Cutting in",
        "False calls",
        "What counts",
        "Who a line is called by",
        "Is the deal fair?",
        "Tiles that are left",
        "Time for a move",
    ],
)
def test_a_noun_or_a_question_is_a_label(label: str) -> None:
    source = f"web-option-deal = {label}\nweb-option-deal-fair = equally\n"
    assert list(faults("en", "x.ftl", source, source)) == []


def test_a_checkbox_may_be_a_statement_and_other_messages_may_end_as_they_like() -> None:
    source = "web-option-squares = Squares are lines\nweb-game-over = The game is\n"
    assert list(faults("en", "x.ftl", source, source)) == []


def test_an_option_does_not_continue_its_label() -> None:
    source = "web-option-deal = Dealing\nweb-option-deal-fair = … equally\n"
    told = "en/x.ftl: web-option-deal-fair: continues its label: … equally"
    assert list(faults("en", "x.ftl", source, source)) == [told]


def test_every_legend_of_the_page_is_a_label() -> None:
    source = "web-theme = Look at the\nweb-rulebook-quiz-what = In common is\n"
    assert len(list(faults("en", "x.ftl", source, source))) == 2


def test_an_exception_that_excuses_nothing_is_refused_in_its_language(tmp_path: Path) -> None:
    for language in ("en", "de", "nl"):
        (tmp_path / language).mkdir()
        word = "Griff" if language == "de" else "Hand"
        comment = "# As in English\n" if language == "nl" else ""
        source = f"{comment}hand = {word}\n"
        (tmp_path / language / "web.ftl").write_text(source, encoding="utf-8")
    allowed = tmp_path / "allowed.txt"
    allowed.write_text("relic hand de nl  # the same word\n", encoding="utf-8")
    told = "allowed.txt: relic hand excuses nothing in de; take it out"
    assert [list(all_faults(one, tmp_path, allowed)) for one in ("de", "nl")] == [[told], []]


@pytest.mark.parametrize(
    "line",
    [
        "relic hand de",
        "relic hand de  #",
        "relic hand  # no language",
        "relic  # no word",
        "relic hand xx  # no such language",
        "relict hand de  # no such check",
    ],
)
def test_an_exception_has_a_check_a_subject_languages_and_a_reason(line: str) -> None:
    with pytest.raises(ValueError, match="expected CHECK SUBJECT LANGUAGE"):
        exceptions(f"# A heading\n\n{line}\n", "de")


def test_no_word_is_listed_twice_for_a_language() -> None:
    lines = (line.split("#")[0].split() for line in ALLOWED.read_text("utf-8").splitlines())
    subjects = [tuple(line[:2]) for line in lines if line]
    assert len(subjects) == len(set(subjects))


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
