"""Every language in its boxes: on a phone no text sticks out, is cut off or lies on other text."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from fourfold.locale import LANGUAGES
from tests.browser.person import Person

Visit = Callable[..., Person]

PHONE = (360, 740)

LOOK = (Path(__file__).parent / "fitting.js").read_text(encoding="utf-8")


def misfits(person: Person) -> dict[str, list[str]]:
    """What does not fit on this page, by language."""
    found: dict[str, list[str]] = {}
    for language in LANGUAGES:
        person.speak(language)
        told: Any = person.page.evaluate(LOOK)
        if told:
            found[language] = told
    return found


@pytest.mark.parametrize("path", ["/", "/rules", "/games", "/setup", "/learn", "/solve", "/levels"])
def test_pages_fit(visit: Visit, path: str) -> None:
    person = visit(path, size=PHONE)
    expect(person.page.locator("main h1").first).to_be_visible()
    person.page.wait_for_load_state("networkidle")
    assert misfits(person) == {}


@pytest.mark.parametrize("game", ["quarto", "fulls", "squares"])
def test_tables_fit(visit: Visit, game: str) -> None:
    person = visit("/", size=PHONE)
    person.page.evaluate(
        "game => localStorage.setItem('fourfold-settings', JSON.stringify({ game }))", game
    )
    person.page.reload()
    person.tap("play-here")
    expect(person.page.locator("main h1").first).to_be_attached()
    expect(person.at("player-A")).to_be_visible()
    person.page.wait_for_load_state("networkidle")
    assert misfits(person) == {}


def test_the_settings_fit(visit: Visit) -> None:
    person = visit("/", size=PHONE)
    person.page.get_by_role("button", name="Settings").click()
    assert misfits(person) == {}


def test_what_reads_from_the_right_begins_there(visit: Visit) -> None:
    person = visit("/", size=PHONE)
    person.speak("ar")
    expect(person.page.locator("html")).to_have_attribute("dir", "rtl")
