"""Replays of Pentaraduga, and matches with their score sheet."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from fourfold.catalogue import GAMES
from fourfold.play import Record, Resign, Seat, Table, simulate
from tests.browser.person import Person
from tests.pentaraduga.playing import opened, played
from tests.server.harness.serving import Serving

Visit = Callable[..., Person]

LIGHT_AND_DARK = pytest.mark.parametrize(
    ("size", "scheme"), [((1440, 900), "light"), ((390, 844), "dark")], ids=["light", "dark phone"]
)


def kept(server: Serving, table: Table[Any, Any, Any]) -> str:
    """Stores a game and returns the address of its replay."""
    uploaded = server.guest().post("/api/records", {"record": Record.of(table).json().decode()})
    return f"/replay/{uploaded['table']}"


def fulls() -> Table[Any, Any, Any]:
    """Returns a game in which B passed although yOy was full below rOr; then A gave up."""
    table = opened("fulls", "A: rOr yGy oYo / yOy oRo rOy")
    return played(table, "A:rOrU@0,0 B:pass").submit(Seat.A, Resign())


def squares() -> Table[Any, Any, Any]:
    """Returns a whole game behind screens between two computers."""
    game = GAMES["squares"]
    rules = game.rules(game.options())
    table = Table.open(rules, rules.deal(Random(1)), ("Ann", "Bo"))
    return simulate(table, {seat: game.bots["1"](1) for seat in Seat})


@LIGHT_AND_DARK
def test_a_missed_full_place_is_shown(
    visit: Visit, server: Serving, size: tuple[int, int], scheme: str
) -> None:
    person = visit(kept(server, fulls()), size, scheme)
    status = person.at("replay-status")
    expect(status).to_have_attribute("data-step", "3")
    expect(person.at("replay-missed")).to_have_attribute("data-count", "1")
    person.page.keyboard.press("ArrowLeft")
    expect(status).to_contain_text("B passes.")
    expect(person.at("replay-missed")).to_contain_text("could also have laid a full tile")
    expect(person.at("place")).to_have_count(0)
    person.tap("show-missed")
    shown = person.page.locator('[data-place^="yOy "]')
    expect(shown.first).to_have_attribute("aria-label", "Full here: yellow, big orange, yellow")
    expect(person.page.locator('[data-place="yOy D 0 -1"]')).to_have_count(1)
    person.shoot(f"replay-fulls-{scheme}")
    person.check()
    person.page.keyboard.press("Home")
    expect(status).to_contain_text("The tiles are dealt.")
    expect(person.at("replay-moves").get_by_role("button")).to_have_count(4)
    person.at("replay-moves").get_by_role("button").nth(2).click()
    expect(status).to_contain_text("B passes.")


@LIGHT_AND_DARK
def test_a_replay_shows_both_figures_and_finds_the_best_ones(
    visit: Visit, server: Serving, size: tuple[int, int], scheme: str
) -> None:
    game = squares()
    assert game.outcome
    person = visit(kept(server, game), size, scheme)
    for seat, score in zip("AB", game.outcome.score, strict=True):
        figure = person.at(f"figure-{seat}")
        expect(figure.locator("[data-tile]").first).to_be_visible()
        expect(figure.get_by_test_id("count")).to_have_attribute("data-counted", str(score))
    person.sees("replay-outcome", "Ann wins, 3 to 2.")
    found = person.at("best-count")
    for count in (1, 2):
        person.tap("best-seek")
        expect(found).to_have_count(count, timeout=20_000)
    for index, score in enumerate(game.outcome.score):
        assert int(found.nth(index).get_attribute("data-counted") or 0) >= score
    person.shoot(f"replay-squares-{scheme}")
    person.check()
    person.page.keyboard.press("Home")
    expect(person.at("best")).to_have_count(0)
    expect(person.page.locator('[data-testid="figure-A"] [data-tile]')).to_have_count(0)
    person.tap("replay-save")
    expect(person.at("save-text")).to_be_visible()


def test_a_replay_can_be_played_on_from_the_middle(visit: Visit, server: Serving) -> None:
    person = visit(kept(server, fulls()))
    person.tap("play-on")
    expect(person.at("play-on-refusal")).to_be_visible()
    person.page.keyboard.press("Escape")
    person.page.keyboard.press("ArrowLeft")
    person.page.keyboard.press("ArrowLeft")
    expect(person.at("replay-status")).to_have_attribute("data-step", "1")
    person.tap("play-on")
    person.page.get_by_role("dialog").get_by_text("B", exact=True).click()
    person.shoot("play-on-tiles-desktop")
    person.tap("play-on-computer")
    person.page.wait_for_url("**/table/**")
    expect(person.page.locator('[data-lies="rOr"]')).to_have_count(1)
    # The missed move can be made now.
    person.page.locator('[data-testid="hand-yOy"]').press("Enter")
    person.page.locator('[data-place="yOy D 0 -1"]').press("Enter")
    expect(person.page.locator('[data-lies="yOy"]')).to_have_count(1)


def test_the_score_sheet_of_a_mixed_match_adds_up_points(visit: Visit, server: Serving) -> None:
    person = visit("/", (390, 844))
    person.tap("game-fulls")
    person.tap("rules")
    person.tap("mixed-squares")
    expect(person.at("mixed-squares")).to_have_text("2Squares")
    person.page.get_by_role("dialog").get_by_text("3", exact=True).click()
    person.shoot("mixed-phone")
    person.check()
    person.page.keyboard.press("Escape")
    person.tap("play-computer")
    person.page.wait_for_url("**/table/**")
    person.tap("open-sheet")
    rows = person.at("sheet").locator("tbody tr")
    expect(rows).to_have_text(["1 Fulls", "2 Squares", "3 Fulls"], use_inner_text=False)
    person.check()
    person.page.keyboard.press("Escape")
    losses = []
    for number in (1, 2, 3):
        person.tap("resign")
        person.tap("resign-yes")
        expect(person.at("outcome")).to_be_visible()
        table = person.page.url.rsplit("/", 1)[1]
        info = person.ask(f"/api/tables/{table}")
        losses.append(info["match"]["entries"][-1]["points"][1])
        sheet = person.at("outcome").get_by_test_id("sheet")
        expect(sheet.locator("tbody tr").nth(number - 1)).to_contain_text(f"0{losses[-1]}")
        expect(sheet.locator("tfoot td")).to_have_text(["0", str(sum(losses))])
        assert info["match"]["over"] is (number == 3)
        if number < 3:
            person.tap("rematch")
            expect(person.page).not_to_have_url(re.compile(table))
    assert all(losses)
    person.sees("match-score", "You lose the match")
    person.shoot("sheet-phone")
    person.check()
    person.page.emulate_media(color_scheme="dark")
    person.check()
    person.page.set_viewport_size({"width": 1440, "height": 900})
    person.shoot("sheet-desktop")
    person.check()
