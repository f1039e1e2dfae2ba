"""The page in another language: the browser's, or one chosen in the settings."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.person import Person

Visit = Callable[..., Person]


def test_the_page_uses_the_language_of_the_browser(visit: Visit) -> None:
    person = visit("/", size=(390, 844), locale="ru-RU")
    expect(person.page).to_have_title("Fourfold")
    expect(person.page.locator("html")).to_have_attribute("lang", "ru")
    expect(person.page.get_by_role("heading", name="Кварто")).to_be_visible()
    person.check()
    person.tap("play-computer")
    expect(person.at("player-B")).to_contain_text("Компьютер 3")
    expect(person.at("call")).to_have_text("КВАРТО")
    person.check()


def test_documents_come_in_the_same_language(visit: Visit) -> None:
    person = visit("/learn", size=(390, 844), locale="ru-RU")
    person.tap("learn-fulls")
    expect(person.page.get_by_role("heading", name="Полные", level=1)).to_be_visible()
    expect(person.at("document")).to_have_attribute("lang", "ru")
    person.check()
    person.page.goto(f"{person.server.address}/lesson/fulls-1")
    expect(person.page.get_by_role("heading", name="Полные, партия 1: ряды полных")).to_be_visible()
    expect(person.at("side-B")).to_contain_text("Б")
    person.check()


def test_a_chosen_language_stays_after_a_reload(visit: Visit) -> None:
    person = visit("/learn")
    expect(person.page.get_by_role("heading", name="Rules", exact=True)).to_be_visible()
    person.page.get_by_role("button", name="Settings").click()
    person.at("language").select_option(label="Русский")
    person.page.keyboard.press("Escape")
    # Texts loaded with the page change as well as those of the first load.
    expect(person.page.get_by_role("heading", name="Правила", exact=True)).to_be_visible()
    expect(person.page.get_by_role("link", name="Забиралки", exact=True)).to_be_visible()
    expect(person.page.locator("html")).to_have_attribute("lang", "ru")
    person.page.reload()
    expect(person.page.get_by_role("heading", name="Правила", exact=True)).to_be_visible()


def test_changing_the_language_stays_on_the_page(visit: Visit) -> None:
    person = visit("/solve")
    expect(person.page.get_by_role("heading", name="Solve", exact=True)).to_be_visible()
    person.page.evaluate("document.querySelector('main > *').id = 'the-same'")
    person.speak("ru")
    expect(person.page.get_by_role("heading", name="Решать", exact=True)).to_be_visible()
    expect(person.page.locator("#the-same")).to_be_visible()


def test_a_game_goes_on_in_another_language(visit: Visit) -> None:
    person = visit("/")
    person.tap("play-here")
    person.play("0 a1")
    person.speak("ar")
    expect(person.page.locator("html")).to_have_attribute("dir", "rtl")
    person.give("1")
    person.place("b1")
    person.speak("en")
    expect(person.at("square-b1")).to_have_attribute("aria-label", "b1, light tall round hollow")
    expect(person.at("connection")).to_have_attribute("data-state", "live")


def test_the_language_stays_in_the_address(visit: Visit) -> None:
    person = visit("/?lang=ru", locale="en-GB")
    person.page.get_by_role("link", name="Учиться").click()
    expect(person.page).to_have_url(f"{person.server.address}/learn?lang=ru")
    person.page.goto(f"{person.server.address}/learn?lang=xx")
    expect(person.page.locator("html")).to_have_attribute("lang", "en")


def test_the_rules_of_the_players_own_leaflet_come_first(visit: Visit) -> None:
    person = visit("/", locale="zh-TW")
    expect(person.page.locator("html")).to_have_attribute("lang", "zh-Hant")
    person.tap("rules")
    presets = person.page.locator('[data-testid^="preset-"]')
    expect(presets.first).to_have_attribute("data-testid", "preset-edition-zh-Hant")
    person.speak("en")
    expect(presets.first).to_have_attribute("data-testid", "preset-international")
