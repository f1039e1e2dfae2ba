"""A person in front of a browser."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Locator, Page, expect

from fourfold.catalogue import GAMES
from fourfold.locale import english
from fourfold.play import Outcome, Record, Table
from tests.server.harness.serving import Serving

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SHOTS = ROOT / "build" / "screenshots"

ASK = """language => {
  const there = new URL(location.href);
  there.searchParams.set("lang", language);
  history.replaceState(history.state, "", there);
  dispatchEvent(new PopStateEvent("popstate"));
}"""


class Person:
    """A person who looks at a page and uses it."""

    def __init__(self, page: Page, server: Serving) -> None:
        self.page, self.server = page, server

    def at(self, name: str) -> Locator:
        """Returns a part of the page by its test id."""
        return self.page.get_by_test_id(name)

    def ask(self, path: str, body: object = None) -> Any:
        """Returns the server's response to a request in this person's name; ``body`` is posted.

        Retries if the server has just closed an idle connection, as a page does by itself.
        """
        method, address = "GET" if body is None else "POST", self.server.address + path
        request = self.page.request
        return request.fetch(address, method=method, data=body, max_retries=3).json()

    def tap(self, name: str) -> None:
        self.at(name).first.click()

    def sees(self, name: str, text: str) -> None:
        """Waits until a part contains a text."""
        expect(self.at(name).first).to_contain_text(text, ignore_case=True, timeout=20_000)

    def give(self, piece: str) -> None:
        """Gives a piece by two taps: the first lifts it, the second gives it."""
        self.tap(f"tray-{piece}")
        self.tap(f"tray-{piece}")

    def place(self, square: str) -> None:
        self.tap(f"square-{square}")

    def play(self, words: str) -> None:
        """Gives and places pieces, each as soon as it is possible."""
        for word in words.split():
            if len(word) == 1:
                self.give(word)
                expect(self.at(f"tray-{word}")).to_have_attribute("aria-hidden", "true")
            else:
                self.place(word)
                expect(self.at(f"square-{word}")).not_to_have_attribute(
                    "aria-label", f"{word}, empty"
                )
            self.settled()

    def settled(self) -> None:
        """Waits until the server has accepted what was done."""
        expect(self.at("status").first).not_to_have_text("…", timeout=20_000)

    def call(self) -> None:
        """Calls QUARTO! and confirms the line."""
        self.tap("call")
        self.tap("call-confirm")

    def sees_the_end(self) -> Table[Any, Any, Any]:
        """Compares the end that the page shows with the record; returns the recorded game.

        The record is replayed by the rules, which must lead to the same end.
        """
        table = self.page.url.rsplit("/", 1)[1]
        info, record = (self.ask(f"/api/tables/{table}{path}") for path in ("", "/record"))
        played = Record.from_json(json.dumps(record), GAMES).table(GAMES)
        outcome, (seat,) = played.outcome, info["seats"]
        assert outcome
        assert outcome == msgspec.convert(info["outcome"], Outcome)
        banner, winner = self.at("outcome"), outcome.winner.value if outcome.winner else "none"
        expect(banner).to_have_attribute("data-winner", winner)
        ending = "draw" if winner == "none" else "won" if winner == seat else "lost"
        expect(banner.locator("h2")).to_contain_text(english()(f"web-result-{ending}"))
        if played.rules.game != "quarto" and any(outcome.score):
            high, low = sorted(outcome.score, reverse=True)
            expect(self.at("game-score")).to_have_text(re.compile(rf"\b{high}\b\D+\b{low}\b"))
        return played

    def shoot(self, name: str) -> None:
        """Takes a screenshot if asked for: ``SCREENSHOTS=1 make test``."""
        if not os.environ.get("SCREENSHOTS"):
            return
        SHOTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SHOTS / f"{name}.png")

    def speak(self, language: str) -> None:
        """Switches the language as an address does, and waits for it."""
        self.page.evaluate(ASK, language)
        expect(self.page.locator("html")).to_have_attribute("lang", language)

    def check(self) -> None:
        """Asserts WCAG 2.2 AA by axe, and that nothing overflows the page."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
        options = {"runOnly": {"type": "tag", "values": tags}, "resultTypes": ["violations"]}
        found: Any = self.page.evaluate("options => axe.run(options)", options)
        problems = [
            (v["id"], [node["html"][:120] for node in v["nodes"]]) for v in found["violations"]
        ]
        assert not problems, problems
        wide = self.page.evaluate(
            "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        )
        assert wide <= 0, f"{wide} pixels stick out"
