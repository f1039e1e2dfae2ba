"""Problems, duels and analysis in the browser."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from fourfold.pentaraduga import PROBLEMS, Figure, Placement, Problem
from fourfold.pentaraduga.solving.generator import problem as problem_of
from tests.browser.person import Person

Visit = Callable[..., Person]
PHONE = (390, 844)
#: The timeout for an answer of a worker, on a busy machine.
PATIENCE_MS = 30_000


def counts(person: Person, number: int) -> None:
    """Waits for the server's count."""
    expect(person.at("count")).to_have_attribute("data-counted", str(number), timeout=PATIENCE_MS)


def cell_size(person: Person) -> float:
    """Returns the size of a cell in pixels, once nothing moves any more."""
    style = person.page.locator(".table > svg > g.table, svg g.table").first.evaluate(
        "g => new DOMMatrix(getComputedStyle(g).transform).a"
    )
    return 100 * float(style)


def middle_of(person: Person, tile: str) -> tuple[float, float]:
    """Returns the centre of a tile on the screen."""
    box = person.page.locator(f"[data-lies='{tile}']").bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(person: Person, start: tuple[float, float], end: tuple[float, float], turns: int) -> None:
    mouse = person.page.mouse
    mouse.move(*start)
    mouse.down()
    mouse.move(start[0] + 12, start[1] - 12)
    for _ in range(turns):
        person.page.keyboard.press("r")
    mouse.move(*end, steps=4)
    mouse.up()


def drag_from_hand(person: Person, tile: str, end: tuple[float, float], turns: int) -> None:
    hand = person.at(f"hand-{tile}")
    hand.scroll_into_view_if_needed()
    box = hand.bounding_box()
    assert box
    drag(person, (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2), end, turns)
    expect(person.page.locator(f"[data-lies='{tile}']")).to_be_visible()


def middle(figure: Figure, tile: Any) -> tuple[float, float]:
    """Returns the centre of a tile in cells."""
    (ax, ay), (bx, by) = figure[tile].cells
    return (ax + bx + 1) / 2, (ay + by + 1) / 2


def lay_by_dragging(person: Person, figure: Figure) -> None:
    """Drags every tile to its place relative to the first ones."""
    first, *others = figure.placements
    table = person.page.locator("[data-bench]").bounding_box()
    assert table
    centre = table["x"] + table["width"] / 2, table["y"] + table["height"] / 2
    drag_from_hand(person, str(first.tile), centre, first.direction.index)
    for placement in others:
        x, y = middle_of(person, str(first.tile))
        size = cell_size(person)
        (ox, oy), (nx, ny) = middle(figure, first.tile), middle(figure, placement.tile)
        end = x + size * (nx - ox), y - size * (ny - oy)
        drag_from_hand(person, str(placement.tile), end, placement.direction.index)


def lay_by_keyboard(person: Person, figure: Figure) -> None:
    """Takes every tile, moves it by arrow keys from where it appears, and lays it."""
    keyboard = person.page.keyboard
    left = right = low = high = 0
    for number, placement in enumerate(figure):
        person.at(f"hand-{placement.tile}").focus()
        keyboard.press("Enter")
        place = person.at("place")
        expect(place).to_be_focused()
        for _ in range(placement.direction.index):
            keyboard.press("r")
        # A tile appears beside all others, at half their height.
        x, y = (right, (low + high) // 2) if number else (0, 0)
        steps = placement.x - x, placement.y - y
        for _ in range(abs(steps[0])):
            keyboard.press("ArrowRight" if steps[0] > 0 else "ArrowLeft")
        for _ in range(abs(steps[1])):
            keyboard.press("ArrowUp" if steps[1] > 0 else "ArrowDown")
        expect(place).to_have_attribute(
            "data-place", f"{placement.tile} {placement.direction} {placement.x} {placement.y}"
        )
        expect(place).to_be_focused()
        keyboard.press("Enter")
        expect(person.page.locator(f"[data-lies='{placement.tile}']")).to_be_visible()
        cells = Figure(figure.placements[: number + 1]).cells
        left, right = min(x for x, _ in cells), max(x for x, _ in cells) + 1
        low, high = min(y for _, y in cells), max(y for _, y in cells) + 1
    assert left < right


def lying(person: Person, id_: str) -> dict[str, tuple[str, int, int]]:
    """Returns the arrangement stored on the device."""
    kept = person.page.evaluate("JSON.parse(localStorage['fourfold-problems'])")[id_]
    return {tile: (direction, x, y) for tile, direction, x, y in kept["placements"]}


def solved(person: Person) -> None:
    expect(person.at("status")).to_have_attribute("data-state", "solved", timeout=PATIENCE_MS)


# Problems


def test_a_problem_is_solved_by_dragging(visit: Visit) -> None:
    person, asked = visit("/solve"), PROBLEMS["squares-1"]
    person.tap("problem-squares-1")
    person.page.wait_for_url("**/problem/squares-1")
    expect(person.at("task")).to_contain_text("4 squares")
    lay_by_dragging(person, asked.answers[0])
    solved(person)
    counts(person, 4)
    person.shoot("problem-solved-desktop")
    person.check()
    person.tap("next")
    person.page.wait_for_url("**/problem/squares-2")
    person.page.goto(person.server.address + "/solve")
    label = "Problem 1, solved"
    expect(person.at("problem-squares-1")).to_have_attribute("aria-label", label)
    expect(person.at("solved-count")).to_contain_text("one")


def test_a_problem_is_solved_by_keyboard(visit: Visit) -> None:
    person, asked = visit("/problem/squares-2"), PROBLEMS["squares-2"]
    lay_by_keyboard(person, asked.answers[0])
    solved(person)


def test_tiles_are_moved_turned_and_taken_back(visit: Visit) -> None:
    person = visit("/problem/squares-1")
    lay_by_keyboard(person, Figure(PROBLEMS["squares-1"].answers[0].placements[:3]))
    person.tap("bench-together")
    before = [middle_of(person, tile) for tile in ("oRo", "rOr", "oYo")]
    # Dragging one moves all three; then the table shows them in place.
    drag(person, before[0], (before[0][0] + 2 * cell_size(person), before[0][1]), 0)
    places = lying(person, "squares-1")
    for tile in ("oRo", "rOr", "oYo"):
        placement = next(p for p in PROBLEMS["squares-1"].answers[0] if str(p.tile) == tile)
        assert places[tile] == (str(placement.direction), placement.x + 2, placement.y)
    person.tap("bench-together")
    person.page.locator("[data-lies='oYo']").click()
    person.tap("bench-turn")
    assert lying(person, "squares-1")["oYo"][0] != places["oYo"][0]
    person.page.keyboard.press("Backspace")
    expect(person.page.locator("[data-lies='oYo']")).to_have_count(0)
    drag(person, middle_of(person, "rOr"), (5, 400), 0)
    expect(person.page.locator("[data-lies='rOr']")).to_have_count(0)
    person.page.reload()
    expect(person.page.locator("[data-lies='oRo']")).to_be_visible()


def test_hints_help_and_giving_up_shows_the_answer(visit: Visit) -> None:
    person = visit("/problem/squares-3", size=PHONE)
    person.at("hint").wait_for()
    table = person.page.locator("[data-bench]")
    there = table.bounding_box()
    for number in range(1, 5):
        person.tap("hint")
        expect(person.at("hints").locator("> li")).to_have_count(number, timeout=PATIENCE_MS)
    expect(person.at("hint")).to_be_disabled()
    assert table.bounding_box() == there
    person.shoot("problem-hints-phone")
    person.check()
    person.tap("give-up")
    expect(person.at("give-up-yes")).to_be_in_viewport(ratio=1)
    person.tap("give-up-no")
    person.tap("give-up")
    person.tap("give-up-yes")
    expect(person.at("answers")).to_contain_text("1 of 2", timeout=PATIENCE_MS)
    expect(person.at("next")).to_be_in_viewport()
    expect(person.at("notation")).to_contain_text("oRo")
    person.tap("next-answer")
    expect(person.at("answers")).to_contain_text("2 of 2")
    person.shoot("problem-shown-phone")
    person.check()
    person.tap("again")
    expect(person.at("status")).to_have_attribute("data-state", "begun")


def test_the_problem_of_the_day_opens_from_its_link(visit: Visit) -> None:
    person = visit("/solve", size=PHONE, scheme="dark")
    expect(person.at("daily")).to_be_visible(timeout=PATIENCE_MS)
    person.shoot("solve-phone-dark")
    person.check()
    person.tap("daily")
    person.page.wait_for_url("**/problem/**")
    expect(person.page.locator("h1")).to_contain_text("Today")
    asked: Problem = problem_of(
        re.search(r"/problem/([^?]+)", person.page.url)[1]  # type: ignore[index]
    )
    expect(person.at(f"hand-{asked.tiles[0]}")).to_be_visible()
    person.check()


def test_a_new_problem_is_generated_for_a_difficulty(visit: Visit) -> None:
    person = visit("/solve")
    person.page.get_by_text("Quados", exact=True).click()
    person.tap("another-2")
    person.page.wait_for_url("**/problem/quados-*", timeout=PATIENCE_MS)
    expect(person.page.locator("[data-lies]")).to_have_count(7, timeout=PATIENCE_MS)
    counts(person, 4 - spoiled_in(person))


def spoiled_in(person: Person) -> int:
    made = problem_of(person.page.url.rpartition("/")[2])
    return len(made.start.spoiled)


# Duels


def test_two_people_play_a_duel_and_see_the_winner(visit: Visit) -> None:
    ann, bo = visit("/solve"), visit("/", size=PHONE)
    ann.tap("propose-duel")
    ann.page.wait_for_url("**/duel/**")
    link = ann.at("duel-link").input_value()
    ann.shoot("duel-before-desktop")
    ann.check()
    bo.page.goto(link)
    for person in (ann, bo):
        person.tap("duel-begin")
        expect(person.at("timer")).to_be_visible(timeout=PATIENCE_MS)
        expect(person.at("hand-in")).to_be_disabled()
    ann.check()
    hand = [tile.replace("hand-", "") for tile in tiles_of(ann)]
    refused = ann.ask("/api/pentaraduga/solve", {"tiles": hand})
    assert refused["code"] == "running-duel"
    solved = ann.server.guest().post("/api/pentaraduga/solve", {"tiles": hand})
    best = solved["figure"]["placements"]
    lay_by_keyboard(ann, figure_of(best))
    counts(ann, figure_of(best).counted)
    ann.tap("hand-in")
    expect(ann.at("duel-waiting")).to_contain_text("still building", timeout=PATIENCE_MS)
    for number, tile in enumerate(tiles_of(bo)):
        bo.at(tile).focus()
        bo.page.keyboard.press("Enter")
        for _ in range(number):
            bo.page.keyboard.press("ArrowUp")
        bo.page.keyboard.press("Enter")
    bo.shoot("duel-phone")
    bo.tap("hand-in")
    expect(bo.at("duel-result")).to_be_visible(timeout=PATIENCE_MS)
    for person, words in ((ann, "You have won"), (bo, "has won")):
        expect(person.at("duel-result")).to_contain_text(words, timeout=PATIENCE_MS)
        person.check()
    ann.shoot("duel-over-desktop")
    bo.shoot("duel-over-phone")


def test_a_duel_at_a_table_is_dealt_fairly(visit: Visit) -> None:
    person = visit("/solve")
    person.tap("duel-table")
    person.page.wait_for_url("**/table/**")
    id_ = person.page.url.rpartition("/")[2]
    table = person.ask(f"/api/tables/{id_}")
    assert (table["game"], table["open"], table["options"]["deal"]) == ("squares", True, "fair")


def tiles_of(person: Person) -> list[str]:
    found = person.page.locator("[data-testid^='hand-']:not([data-testid='hand-in'])")
    ids: list[str] = found.evaluate_all("all => all.map(one => one.dataset.testid)")
    return ids


def figure_of(placements: list[list[Any]]) -> Figure:
    """Returns the figure with its first tile at the origin, where the keyboard begins."""
    return Figure(Placement.parse(f"{t}{d}@{x},{y}") for t, d, x, y in placements).at_origin


# Analysis


def test_a_hand_is_analysed_and_its_picture_saved(visit: Visit) -> None:
    person = visit("/pentaraduga/analysis", size=PHONE)
    for tile in PROBLEMS["squares-1"].tiles:
        person.tap(f"pick-{tile}")
    expect(person.at("chosen-count")).to_contain_text("7")
    person.tap("solve")
    expect(person.at("solved")).to_contain_text("4 squares", timeout=PATIENCE_MS)
    expect(person.at("figures")).to_contain_text("5 figures")
    assert "hand=oRo" in person.page.url
    with person.page.expect_download() as svg:
        person.tap("save-svg")
    assert svg.value.path().read_text(encoding="utf-8").count("data-tile") == 7
    with person.page.expect_download() as png:
        person.tap("save-png")
    assert png.value.path().read_bytes().startswith(b"\x89PNG")
    person.shoot("analysis-phone")
    person.check()
    other = visit("/")
    other.page.goto(person.page.url)
    expect(other.at("chosen-count")).to_contain_text("7")


def test_a_figure_is_pasted_and_analysed(visit: Visit) -> None:
    person = visit("/pentaraduga/analysis", scheme="dark")
    person.page.get_by_text("A figure", exact=True).click()
    field = person.at("notation-input")
    field.fill("nonsense")
    field.press("Enter")
    expect(person.at("wrong")).to_be_visible(timeout=PATIENCE_MS)
    field.fill(PROBLEMS["squares-1"].answer_notation)
    field.press("Enter")
    counts(person, 4)
    expect(person.at("facts")).to_contain_text("4 squares")
    expect(person.page.locator("[data-lies]")).to_have_count(7)
    person.tap("solve")
    expect(person.at("solved")).to_contain_text("none is better", timeout=PATIENCE_MS)
    person.shoot("analysis-figure-dark")
    person.check()
