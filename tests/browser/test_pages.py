"""Replays, rules, set-ups, and what happens when the server goes away."""

from __future__ import annotations

import re
import signal
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from fourfold.locale import english
from tests.browser.person import Person
from tests.browser.test_quarto import ROW, here
from tests.server.harness.process import Process
from tests.server.harness.serving import Serving

Visit = Callable[..., Person]
PIECES = {
    "0": "light tall round solid",
    "9": "dark tall round hollow",
    "f": "dark short square hollow",
}


def finished(visit: Visit, server: Serving) -> Person:
    """Returns the replay of a game in which both overlooked row 1 and B gave up."""
    person = here(visit, server)
    person.play(ROW + " f a4")
    person.tap("resign")
    person.tap("resign-yes")
    expect(person.at("outcome")).to_be_visible()
    person.tap("replay")
    person.page.wait_for_url("**/replay/**")
    return person


def test_a_replay_shows_what_both_overlooked(visit: Visit, server: Serving) -> None:
    person = finished(visit, server)
    scrubber = person.at("replay-scrubber")
    expect(scrubber).to_be_visible()
    scrubber.focus()
    for _ in range(20):
        person.page.keyboard.press("ArrowLeft")
    expect(person.page.get_by_label("a1, empty")).to_be_visible()
    for _ in range(8):
        person.page.keyboard.press("ArrowRight")
    expect(person.page.get_by_label("d1, light short square hollow")).to_be_visible()
    expect(person.at("replay-missed")).to_be_visible()
    person.shoot("replay-desktop")
    person.check()
    # The page writes the step into the address a moment later.
    person.page.wait_for_url("**step=8*")
    step = person.page.url
    other = visit("/")
    other.page.goto(step)
    expect(other.page.get_by_label("d1, light short square hollow")).to_be_visible()


def test_a_replay_of_quarto_can_be_played_on(visit: Visit, server: Serving) -> None:
    person = finished(visit, server)
    person.page.goto(person.page.url.split("?")[0] + "?step=4")
    expect(person.page.get_by_label("b1, light tall round hollow")).to_be_visible()
    person.tap("play-on")
    person.tap("play-on-here")
    person.page.wait_for_url("**/table/**")
    expect(person.page.get_by_label("b1, light tall round hollow")).to_be_visible()


def test_the_quiz_of_the_rules_reacts_to_an_answer(visit: Visit) -> None:
    person = visit("/rules", size=(360, 740))
    quiz = person.at("rules-quiz")
    expect(quiz).to_be_visible()
    before = quiz.inner_text()
    quiz.get_by_role("button").first.click()
    expect(quiz).not_to_have_text(before)
    person.shoot("rules-phone")
    person.check()


def test_a_position_is_set_up_and_played(visit: Visit) -> None:
    person = visit("/setup")
    person.at("setup-position").fill("012./..../..../.... 7")
    person.at("setup-position").press("Enter")
    expect(person.page.get_by_label("c4, light short round solid")).to_be_visible()
    person.page.get_by_role("radio", name="Here").or_(
        person.page.get_by_label("Here", exact=True)
    ).first.click(force=True)
    person.tap("setup-start")
    person.page.wait_for_url("**/table/**")
    person.play("d4")
    person.call()
    expect(person.at("outcome")).to_have_attribute("data-winner", re.compile("^[AB]$"))


def test_a_page_loses_no_move_when_the_server_is_killed_repeatedly(
    visit: Visit, tmp_path: Path
) -> None:
    """Kills the server between, during and after moves; then every move is on the board."""
    database = f"sqlite+aiosqlite:///{tmp_path}/killed.db"
    process = Process(database, 0)
    port = process.port
    person = visit("/")
    person.page.goto(f"http://127.0.0.1:{port}/")
    person.tap("play-here")
    moves = ["0", "a1", "f", "b2", "9", "c3"]
    for number, word in enumerate(moves):
        if number % 3 == 1:
            process.end(signal.SIGKILL)
            person.place(word) if len(word) == 2 else person.give(word)
            process = Process(database, port)
            person.page.wait_for_timeout(300)
        else:
            person.play(word)
        if len(word) == 2:
            expect(person.at(f"square-{word}")).not_to_have_attribute(
                "aria-label", f"{word}, empty", timeout=30_000
            )
        expect(person.at("status").first).not_to_have_text("…", timeout=30_000)
    person.page.reload()
    for piece, square in zip(moves[::2], moves[1::2], strict=True):
        name = re.compile(f"^{square}, {PIECES[piece]}")
        expect(person.at(f"square-{square}")).to_have_attribute("aria-label", name)
    process.end(signal.SIGTERM)


def test_offline_the_rules_open_and_a_table_says_it_waits(visit: Visit, server: Serving) -> None:
    person = here(visit, server)
    table = person.page.url
    person.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    person.page.goto(f"{server.address}/rules")
    expect(person.page.locator("h1")).to_be_visible()
    person.page.wait_for_load_state("networkidle")
    person.page.reload()
    person.page.wait_for_load_state("networkidle")
    person.page.context.set_offline(True)
    person.page.reload()
    expect(person.page.locator("h1")).to_be_visible()
    person.page.goto(table)
    waits = english()("web-waits-for-server")
    expect(person.page.get_by_text(waits)).to_be_visible(timeout=20_000)
    person.page.context.set_offline(False)


def test_two_players_who_look_for_an_opponent_meet(visit: Visit) -> None:
    ann, bo = visit("/"), visit("/")
    ann.tap("play-anybody")
    ann.page.wait_for_url("**/table/**")
    bo.tap("play-anybody")
    meet(ann, bo)


def test_a_player_waiting_at_a_younger_table_moves_to_the_older_one(visit: Visit) -> None:
    ann, bo = visit("/"), visit("/")
    ann.tap("play-anybody")
    ann.page.wait_for_url("**/table/**")
    older = ann.page.url
    ann.page.goto("about:blank")
    ann.page.wait_for_timeout(500)  # The server notices that nobody waits there any more.
    bo.tap("play-anybody")
    bo.page.wait_for_url("**/table/**")
    ann.page.goto(older)
    meet(ann, bo)


def meet(ann: Person, bo: Person) -> None:
    """Asserts that both have come to the same table and that the game can begin."""
    for person in (ann, bo):
        expect(person.at("tray-0")).to_be_visible(timeout=20_000)
    ours, theirs = (person.page.url.partition("?")[0] for person in (ann, bo))
    assert ours == theirs
