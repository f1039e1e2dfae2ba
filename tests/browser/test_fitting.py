"""Layout in every language: on a phone no text overflows, is cut off or overlaps other text."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from fourfold.locale import LANGUAGES
from tests.browser.person import Person

Visit = Callable[..., Person]

PHONE = (360, 740)

LOOK = (Path(__file__).parent / "fitting.js").read_text(encoding="utf-8")


#: Long words, wide letters, no spaces, and right to left: the likeliest to overflow.
HARD = ("de", "fi", "el", "hu", "uk", "ja", "ar")


def misfits(person: Person, languages: Iterable[str] = LANGUAGES) -> dict[str, list[str]]:
    """Returns the texts that do not fit on this page, by language."""
    found: dict[str, list[str]] = {}
    for language in languages:
        person.speak(language)
        told: Any = person.page.evaluate(LOOK)
        if told:
            found[language] = told
    return found


@pytest.mark.parametrize("path", ["/", "/rules"])
def test_the_first_pages_fit_on_a_phone_in_every_language(visit: Visit, path: str) -> None:
    assert misfits(opened(visit, path)) == {}


@pytest.mark.parametrize("path", ["/games", "/setup", "/learn", "/solve", "/levels"])
def test_pages_fit_on_a_phone_in_hard_languages(visit: Visit, path: str) -> None:
    assert misfits(opened(visit, path), HARD) == {}


def opened(visit: Visit, path: str) -> Person:
    """Returns a person at a page that is fully loaded."""
    person = visit(path, size=PHONE)
    expect(person.page.locator("main h1").first).to_be_visible()
    person.page.wait_for_load_state("networkidle")
    return person


@pytest.mark.parametrize(
    ("game", "languages"), [("quarto", LANGUAGES), ("fulls", HARD), ("squares", HARD)]
)
def test_tables_fit_on_a_phone(visit: Visit, game: str, languages: Iterable[str]) -> None:
    person = visit("/", size=PHONE)
    person.page.evaluate(
        "game => localStorage.setItem('fourfold-settings', JSON.stringify({ game }))", game
    )
    person.page.reload()
    person.tap("play-here")
    expect(person.page.locator("main h1").first).to_be_attached()
    expect(person.at("player-A")).to_be_visible()
    person.page.wait_for_load_state("networkidle")
    assert misfits(person, languages) == {}


def test_the_settings_fit_on_a_phone(visit: Visit) -> None:
    person = visit("/", size=PHONE)
    person.page.get_by_role("button", name="Settings").click()
    assert misfits(person, HARD) == {}


def test_arabic_pages_are_right_to_left(visit: Visit) -> None:
    person = visit("/", size=PHONE)
    person.speak("ar")
    expect(person.page.locator("html")).to_have_attribute("dir", "rtl")
