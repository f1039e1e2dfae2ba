"""Rules, glossary, lessons and trainers."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.tiles import open_table
from tests.server.harness.serving import Serving

Visit = Callable[..., Person]


def test_exercises_say_why_an_answer_is_right_or_wrong(visit: Visit) -> None:
    person = visit("/learn")
    person.tap("learn-basics")
    asked = person.at("exercise").first
    expect(asked).to_contain_text("Tap the places. There are 2.")
    asked.get_by_test_id("place-1").click()
    expect(asked).to_contain_text("the colours differ there")
    expect(asked.get_by_test_id("place-1")).to_have_attribute("data-tone", "wrong")
    asked.get_by_test_id("place-0").focus()
    person.page.keyboard.press("Enter")
    expect(asked).to_contain_text("Yes, it fits. 1 of 2 found.")
    asked.get_by_test_id("place-3").click()
    expect(asked).to_contain_text("Left and right of it")

    counted = person.at("exercise").nth(1)
    counted.get_by_test_id("answer-3").click()
    expect(counted).to_contain_text("No. Look again.")
    counted.get_by_test_id("answer-4").click()
    expect(counted).to_contain_text("Right!")
    expect(counted.locator("circle.square")).to_have_count(4)
    person.check()


def test_a_player_goes_from_a_table_to_its_rules_and_back(visit: Visit) -> None:
    person = visit("/", (390, 844))
    for game, rules in (("squares", "document"), ("quarto", "rules-page")):
        table = f"/table/{open_table(person, game, 'bot', level='1')['table']}"
        person.tap("table-rules")
        expect(person.at(rules)).to_be_visible()
        if game == "squares":
            person.page.get_by_role("link", name="the tiles").click()
            expect(person.page).to_have_url(re.compile("/learn/basics"))
        person.check()
        person.tap("to-table")
        expect(person.page).to_have_url(re.compile(table))


def test_the_rules_lead_to_a_game(visit: Visit) -> None:
    person = visit("/learn/squares")
    person.tap("learn-play")
    expect(person.at("game-squares")).to_have_attribute("aria-pressed", "true")


def test_a_term_explains_itself_and_leads_to_the_glossary(visit: Visit) -> None:
    person = visit("/learn/fulls", size=(390, 844))
    person.tap("term-full")
    expect(person.at("explanation")).to_contain_text("makes at least one square")
    person.shoot("learn-term-phone")
    person.page.keyboard.press("Escape")
    expect(person.at("explanation")).to_have_count(0)
    expect(person.at("term-full").first).to_be_focused()
    person.page.keyboard.press("Enter")
    expect(person.at("explanation")).to_be_focused()
    person.at("explanation").get_by_role("link", name="Open the glossary").click()
    person.page.wait_for_url("**/learn/glossary#full")
    expect(person.at("entry-full")).to_be_in_viewport()
    person.at("glossary-seek").fill("spoiled")
    expect(person.at("entry-spoiled")).to_be_visible()
    expect(person.at("entry-full")).to_have_count(0)
    person.check()


def test_side_lines_of_a_lesson_lead_back_to_their_moment(visit: Visit) -> None:
    person = visit("/learn")
    person.tap("lesson-fulls-1")
    lesson = person.at("lesson")
    expect(lesson).to_contain_text("The deal")
    expect(person.at("lesson-previous")).to_be_disabled()
    person.tap("lesson-next")
    person.sees("lesson-did", "A lays a tile")
    for _ in range(13):
        person.page.keyboard.press("ArrowRight")
    expect(lesson).to_have_attribute("data-step", "14")
    tiles = lesson.locator("[data-tile]")
    before = tiles.count()
    person.tap("line-1")
    person.sees("lesson-text", "without much thought")
    person.page.keyboard.press("End")
    expect(lesson).to_contain_text("The game ends 1 : 1")
    person.shoot("lesson-side-line")
    person.tap("lesson-back")
    expect(lesson).to_have_attribute("data-step", "14")
    expect(lesson).to_have_attribute("data-line", "0")
    expect(tiles).to_have_count(before)
    person.page.keyboard.press("Home")
    expect(lesson).to_have_attribute("data-step", "0")
    person.page.goto(person.page.url.split("?")[0] + "?step=1&line=2")
    expect(lesson).to_have_attribute("data-line", "2")
    person.check()


@pytest.mark.parametrize("kind", ["fit", "unseen", "line"])
def test_a_trainer_counts_right_answers_and_remembers_the_result(
    visit: Visit, server: Serving, kind: str
) -> None:
    questions = server.guest().get(f"/api/train/{kind}?seed=5")["questions"]
    person = visit(f"/train/{kind}?seed=5", size=(390, 844))
    person.tap("train-start")
    for number, question in enumerate(questions):
        expect(person.at("trainer")).to_have_attribute("data-question", str(number))
        right = number > 0
        if kind == "line":
            person.tap(f"square-{question['answer']}" if right else f"square-{_other(question)}")
        elif number % 2:
            person.page.keyboard.press(str(question["answer"] + 1))
        else:
            wanted = question["answer"] if right else (question["answer"] + 1) % 4
            person.tap(f"place-{wanted}" if kind == "fit" else f"option-{wanted}")
        person.sees("train-said", "Right!" if right else "No. The right answer is marked.")
        if number == 0:
            person.shoot(f"train-{kind}-phone")
            person.check()
        person.page.keyboard.press("Enter")
    person.sees("train-result", "9 of 10 right")
    expect(person.at("plot")).to_be_visible()
    person.shoot(f"train-{kind}-result-phone")
    if kind == "fit":
        person.check()
    person.page.goto(f"{server.address}/learn")
    person.sees(f"train-{kind}", "Last time 9 of 10")


def _other(question: dict[str, str]) -> str:
    """Returns a free square that is not an answer."""
    ranks = question["position"].split()[0].split("/")
    free = (
        f"{file}{4 - row}"
        for row in range(4)
        for file, piece in zip("abcd", ranks[row], strict=True)
        if piece == "."
    )
    return next(square for square in free if square != question["answer"])


def test_pages_that_were_read_open_offline(visit: Visit, server: Serving) -> None:
    person = visit("/learn")
    person.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    person.page.reload()
    for path in ("/learn/fulls", "/lesson/fulls-1", "/learn"):
        person.page.goto(server.address + path)
        expect(person.page.locator("h1")).to_be_visible()
        person.page.wait_for_load_state("networkidle")
    person.page.context.set_offline(True)
    person.page.goto(f"{server.address}/learn/fulls")
    person.sees("document", "Two players lay tiles in turn")
    person.tap("term-full")
    expect(person.at("explanation")).to_be_visible()
    person.page.goto(f"{server.address}/lesson/fulls-1")
    person.tap("lesson-next")
    person.sees("lesson-did", "A lays a tile")
    person.page.context.set_offline(False)


#: A page of every kind.
KINDS = {
    "learn": "/learn",
    "lesson": "/lesson/squares-1?step=5",
    "rules": "/learn/rings",
    "glossary": "/learn/glossary",
    "trainer": "/train/unseen",
}


@pytest.mark.parametrize(
    ("size", "scheme", "pages"),
    # Drawing so many pixels is slow: two pages are enough.
    [((320, 640), "dark", 5), ((3840, 2160), "light", 2)],
)
def test_learning_pages_are_accessible_on_small_and_large_screens(
    visit: Visit, size: tuple[int, int], scheme: str, pages: int
) -> None:
    person = visit("/", size=size, scheme=scheme)
    for name in list(KINDS)[:pages]:
        _open(person, name)
        person.shoot(f"{name}-{size[0]}-{scheme}")
        person.check()


def _open(person: Person, name: str) -> None:
    person.page.goto(person.server.address + KINDS[name])
    expect(person.page.locator("h1")).to_be_visible()
    person.page.wait_for_load_state("networkidle")


def test_a_page_that_does_not_exist_says_so(visit: Visit) -> None:
    person = visit("/learn/chess")
    expect(person.page.get_by_role("alert")).to_contain_text("There is no “chess” to learn from")
    person.page.get_by_role("link", name="More to learn").click()
    expect(person.at("learn-fulls")).to_be_visible()


def test_a_lesson_can_be_played_on_against_the_computer(visit: Visit) -> None:
    for step in (1, 2):
        person = visit(f"/lesson/fulls-1?step={step}")
        person.tap("lesson-play")
        person.page.wait_for_url("**/table/**")
        expect(person.page.locator("[data-lies]")).to_have_count(step)
        # The player to move in the lesson is to move here.
        expect(person.at("status")).to_have_attribute("data-who", "you")
