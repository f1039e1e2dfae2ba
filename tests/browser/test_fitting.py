"""Every language in its boxes: on a phone no text sticks out, is cut off or lies on other text."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from fourfold.locale import LANGUAGES
from tests.browser.person import Person

Visit = Callable[..., Person]

PHONE = (360, 740)

#: Tells of every visible piece of text that does not keep to its box.
LOOK = """() => {
  const room = 1.5;
  const told = [];
  const shown = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.data.trim();
    const element = node.parentElement;
    if (!text || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (element.closest("svg, script, style, option")) continue;
    const around = [];
    for (let one = element; one !== document.body; one = one.parentElement) around.push([one, getComputedStyle(one)]);
    // What only screen readers say has no size; what scrolls may be longer than its box.
    if (around.some(([one]) => one.clientWidth === 1 && one.clientHeight === 1)) continue;
    const scrolls = around.findIndex(([, style]) => /auto|scroll/.test(style.overflowX));
    const boxes = scrolls < 0 ? around : around.slice(0, scrolls);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 2 || box.height < 2) continue;
      if (scrolls < 0 && (box.left < -room || box.right > innerWidth + room)) told.push(`sticks out: ${text}`);
      for (const [one, style] of boxes) {
        const cuts = /hidden|clip/.test(style.overflowX);
        if (!cuts && !one.matches("button, .button, label, summary, a")) continue;
        if (style.display === "inline" || style.display === "contents") continue;
        const edge = one.getBoundingClientRect();
        if (box.left < edge.left - room || box.right > edge.right + room
          || (cuts && (box.top < edge.top - 3 || box.bottom > edge.bottom + 3)))
          told.push(`does not fit its ${one.localName}: ${text}`);
      }
      if (scrolls < 0) shown.push({ box, text, element });
    }
    if (getComputedStyle(element).textOverflow === "ellipsis" && element.scrollWidth > element.clientWidth + 1)
      told.push(`is cut: ${text}`);
  }
  for (const [index, one] of shown.entries()) for (const other of shown.slice(index + 1)) {
    if (one.element === other.element) continue;
    const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
    const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
    if (width > 3 && height > 6) told.push(`lies on each other: ${one.text} | ${other.text}`);
  }
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (wide > 0) told.push(`${wide} pixels stick out of the page`);
  return [...new Set(told)];
}"""

#: Asks for another language the way an address does.
ASK = """language => {
  const there = new URL(location.href);
  there.searchParams.set("lang", language);
  history.replaceState(history.state, "", there);
  dispatchEvent(new PopStateEvent("popstate"));
}"""


def misfits(person: Person) -> dict[str, list[str]]:
    """What does not fit on this page, by language."""
    found: dict[str, list[str]] = {}
    for language in LANGUAGES:
        person.page.evaluate(ASK, language)
        expect(person.page.locator("html")).to_have_attribute("lang", language)
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
    expect(person.at("players")).to_be_visible()
    person.page.wait_for_load_state("networkidle")
    assert misfits(person) == {}


def test_the_settings_fit(visit: Visit) -> None:
    person = visit("/", size=PHONE)
    person.page.get_by_role("button", name="Settings").click()
    assert misfits(person) == {}


def test_what_reads_from_the_right_begins_there(visit: Visit) -> None:
    person = visit("/", size=PHONE)
    if "ar" in LANGUAGES:
        person.page.evaluate(ASK, "ar")
        expect(person.page.locator("html")).to_have_attribute("dir", "rtl")
