"""Analysis, review and levels in the browser."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.test_quarto import ROW, here
from tests.server.harness.serving import Serving

Visit = Callable[..., Person]

#: The player who holds the piece wins in three turns, by six squares.
WON = "/analysis?position=c..3/a.7d/.1../..f5+8"
PHONE = (390, 844)


def known(person: Person) -> None:
    """Waits until the analysis is complete."""
    expect(person.at("analysis-progress")).to_have_attribute(
        "data-ended", "complete", timeout=30_000
    )


def blunders(visit: Visit, server: Serving, size: tuple[int, int] = (1280, 800)) -> Person:
    """Returns the review of a game in which both miss row 1 and B resigns."""
    person = here(visit, server, size)
    person.play(ROW + " f a4")
    person.tap("resign")
    person.tap("resign-yes")
    person.tap("review")
    person.page.wait_for_url("**/review/**")
    known(person)
    return person


def test_a_position_is_set_up_and_followed_and_a_link_opens_it_again(visit: Visit) -> None:
    person = visit("/setup")
    person.at("setup-position").fill("c..3/a.7d/.1../..f5 8")
    person.at("setup-position").press("Enter")
    person.tap("setup-analyse")
    person.sees("verdict", "Whoever holds the piece wins in 3 turns.")
    expect(person.page.get_by_label("b1, empty: wins in 3 turns")).to_be_visible()
    expect(person.at("square-b1").locator("[data-sign='+3']")).to_be_visible()
    expect(person.at("square-a1").locator("[data-sign='−2']")).to_be_visible()
    known(person)
    person.shoot("analysis-desktop")
    person.tap("square-b1")
    person.sees("verdict", "Whoever gives now wins in 2 turns.")
    best = person.page.get_by_label("dark short square solid: wins in 2 turns")
    expect(best).to_be_visible()
    other = visit("/")
    other.page.goto(person.page.url)
    other.sees("verdict", "Whoever gives now wins in 2 turns.")
    best.click()
    person.sees("verdict", "Whoever holds the piece loses in 2 turns.")
    assert "position=c..3/a.7d/.1../.8f5+e" in person.page.url
    for _ in range(2):
        person.tap("analysis-back")
    person.sees("verdict", "Whoever holds the piece wins in 3 turns.")
    expect(person.at("analysis-back")).to_be_disabled()


def test_a_completed_line_ends_the_analysis_also_after_a_reload(visit: Visit) -> None:
    person = visit("/analysis?position=012./..../..8f/.9d.+7")
    person.page.get_by_label("d4, empty: wins at once").click()
    person.sees("verdict", "a4–d4 is a line.")
    expect(person.at("tray-3")).to_have_attribute("aria-disabled", "true")
    person.page.reload()
    person.sees("verdict", "a4–d4 is a line.")


def test_the_rules_of_an_analysis_are_part_of_its_link(visit: Visit) -> None:
    person = visit("/analysis?position=01../2.../..8f/..d.+3&squares=1")
    person.page.get_by_label("b3, empty: wins at once").wait_for()
    person.page.get_by_text("What counts as a line").click()
    person.page.get_by_role("switch").click()
    expect(person.page.get_by_label("b3, empty: wins at once")).to_have_count(0)
    assert "squares" not in person.page.url


def test_a_long_search_shows_how_far_it_is_and_can_be_stopped(visit: Visit) -> None:
    person = visit("/analysis?position=..../..../..../....+0&shared=2")
    person.sees("analysis-progress", "boards in")
    person.tap("analysis-stop")
    person.sees("analysis-progress", "Stopped.")
    person.tap("analysis-again")
    person.sees("analysis-progress", "boards in")
    person.tap("square-a1")
    person.at("verdict").wait_for()


def test_pasted_text_is_a_position_a_record_or_refused(visit: Visit) -> None:
    person = visit("/analysis")
    text = person.at("analysis-text")
    text.fill("four in a row")
    text.blur()
    expect(person.page.get_by_role("alert")).to_contain_text("neither a position nor a record")
    text.fill("0123/4567/89ab/cdef -")
    text.blur()
    person.sees("verdict", "The board is full")
    text.fill("1. LRTF a1  2. LRTH b1  3. LRSF c1  4. LQSH d1")
    text.blur()
    person.page.wait_for_url("**/review/**")
    known(person)
    person.sees("review-count", "mistake")


def test_a_blunder_is_found_and_what_was_better_is_shown(visit: Visit, server: Serving) -> None:
    person = blunders(visit, server)
    person.sees("review-count", "mistakes")
    person.page.goto(person.page.url.split("?")[0] + "?step=0")
    known(person)
    steps = []
    while (step := person.at("review-told").get_attribute("data-step")) not in steps:
        steps.append(step)
        person.tap("review-next")
    # Giving the fourth light piece, not calling the row, not calling it again.
    assert steps[1:] == ["7", "9", "10"]
    person.page.goto(person.page.url.split("?")[0] + "?step=7")
    known(person)
    expect(person.at("review-judged")).to_have_attribute("data-mistake", "draw")
    person.tap("review-better")
    person.sees("review-advice", "Best was to give a piece with a ring: draw.")
    assert person.at("tray-f").locator(".best").count() == 1
    person.page.keyboard.press("Home")
    person.page.goto(person.page.url.split("?")[0] + "?step=9")
    known(person)
    person.sees("review-judged", "Ann could have called a1–d1.")
    person.tap("review-better")
    person.sees("review-advice", "Calling a1–d1 would have won.")
    person.shoot("review-desktop")
    person.check()


def test_a_live_game_is_not_reviewed(visit: Visit, server: Serving) -> None:
    person = here(visit, server)
    person.page.goto(person.page.url.replace("/table/", "/review/"))
    expect(person.page.get_by_role("alert")).to_contain_text("still going on")


def test_an_analysis_is_followed_by_keyboard(visit: Visit) -> None:
    person = visit(WON)
    known(person)
    press = person.page.keyboard.press
    person.page.get_by_label(re.compile("a4, ")).focus()
    press("ArrowRight")
    press("Enter")
    person.sees("verdict", "Whoever gives now wins in 2 turns.")
    expect(person.page.locator("[role=toolbar] button:focus")).to_have_count(1)
    press("End")
    press("Enter")
    expect(person.page.locator("[role=grid] button:focus")).to_have_count(1)
    person.sees("verdict", "Whoever holds the piece loses in 2 turns.")


def test_analysis_pages_are_accessible_on_phones_in_light_and_dark(
    visit: Visit, server: Serving
) -> None:
    def looks(person: Person, name: str) -> None:
        for scheme in ("light", "dark"):
            person.page.emulate_media(color_scheme=scheme)
            expect(person.page.locator(f"html[data-theme={scheme}]")).to_have_count(1)
            person.shoot(f"{name}-{scheme}")
            person.check()

    placing, giving = visit(WON, PHONE), visit(WON.replace("+8", "+-"), (320, 640))
    for person in (placing, giving):
        known(person)
    looks(placing, "analysis-place-phone")
    looks(giving, "analysis-give-phone")
    review = blunders(visit, server, PHONE)
    review.page.go_back()
    review.tap("replay")
    # The table, which also has a link to the review, stays until the replay is there.
    expect(review.at("replay-missed")).to_be_visible()
    review.tap("review")
    known(review)
    review.tap("review-next")
    review.tap("review-better")
    looks(review, "review-phone")
    levels = visit("/levels", PHONE)
    expect(levels.at("levels-8")).to_contain_text("Unbeatable")
    looks(levels, "levels-phone")


def test_the_page_of_levels_describes_them_and_starts_a_game(visit: Visit) -> None:
    person = visit("/")
    person.page.get_by_role("link", name="What to expect of each level").click()
    expect(person.at("levels-1")).to_contain_text("Newcomer")
    person.page.get_by_role("button", name="Play against Master").click()
    person.page.wait_for_url("**/table/**")
    expect(person.page.get_by_text("Master").first).to_be_visible()
