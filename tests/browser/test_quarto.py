"""Quarto in the browser, as people play it."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Request, expect

from fourfold import locale
from fourfold.locale import LANGUAGES
from fourfold.play import Seat
from fourfold.quarto import GAME, Give, Place
from tests.browser.person import Person
from tests.server.harness.serving import Clock, Serving, serving

Visit = Callable[..., Person]

#: Row 1 filled with light pieces; the fourth completes it.
ROW = "0 a1 1 b1 2 c1 7 d1"


def here(
    visit: Visit, server: Serving, size: tuple[int, int] = (1280, 800), **more: object
) -> Person:
    """Returns two people at one screen; A starts."""
    person = visit("/", size)
    options = {"starter": "first", **more}
    opened = person.ask(
        "/api/tables",
        {
            "game": "quarto",
            "opponent": {"kind": "here"},
            "names": ["Ann", "Bo"],
            "options": options,
        },
    )
    person.page.goto(f"{server.address}/table/{opened['table']}")
    person.sees("status", "choose a piece")
    return person


def friends(visit: Visit, server: Serving, **options: object) -> tuple[Person, Person]:
    """Returns Ann, and Bo, who came by her link; Ann starts."""
    ann = visit("/")
    opened = ann.ask(
        "/api/tables",
        {
            "game": "quarto",
            "opponent": {"kind": "friend"},
            "name": "Ann",
            "options": {"starter": "first", **options},
        },
    )
    ann.page.goto(f"{server.address}/table/{opened['table']}")
    bo = visit(f"/join/{opened['invite']}")
    bo.tap("join")
    ann.sees("status", "choose a piece")
    return ann, bo


def play(ann: Person, bo: Person, words: str) -> None:
    """Plays moves alternately: A gives, B places and gives, A places and gives."""
    giver, placer = ann, bo
    for word in words.split():
        if len(word) == 1:
            giver.play(word)
        else:
            placer.play(word)
            giver, placer = placer, giver


def test_the_first_move_is_three_taps_away(visit: Visit) -> None:
    person = visit("/")
    person.tap("play-computer")
    expect(person.at("tray-0")).to_be_visible()
    status = person.at("status").first
    expect(status).to_have_text(re.compile("Choose a piece|Place your"), timeout=20_000)
    if "Place" in status.inner_text():
        person.play("a1")
    else:
        person.play("0")


def test_a_called_line_wins(visit: Visit, server: Serving) -> None:
    person = here(visit, server)
    person.play(ROW)
    expect(person.at("outcome")).to_have_count(0)
    person.call()
    expect(person.at("outcome")).to_have_attribute("data-winner", "A")
    person.shoot("table-won-desktop")
    person.check()


def test_the_page_does_not_show_whether_there_is_a_line(visit: Visit, server: Serving) -> None:
    """Two games that differ only in whether a line matches have the same markup."""
    seen = []
    for last in ("7", "f"):
        person = here(visit, server)
        person.play(ROW.replace("7", last))
        person.tap("call")
        board = person.page.evaluate(
            "[...document.querySelectorAll('[data-square]')].map(e => e.className)"
        )
        status = person.at("status").first.inner_text()
        person.tap("call-leave")
        call = person.at("call").first
        style = call.evaluate("e => getComputedStyle(e).cssText")
        seen.append((board, status, call.evaluate("e => e.outerHTML"), style))
    assert seen[0] == seen[1]


def test_a_line_missed_by_both_is_void(visit: Visit, server: Serving) -> None:
    person = here(visit, server)
    person.play(ROW + " f d2 9 d3 a d4")
    person.tap("call")
    person.tap("call-confirm")
    expect(person.at("call").first).to_be_disabled()
    expect(person.at("outcome")).to_have_count(0)


def test_the_opponent_calls_an_overlooked_line_and_wins(visit: Visit, server: Serving) -> None:
    ann, bo = friends(visit, server)
    play(ann, bo, ROW + " f")
    bo.sees("status", "place")
    bo.call()
    for person in (ann, bo):
        expect(person.at("outcome")).to_have_attribute("data-winner", "B")


def test_a_false_call_is_announced_and_does_not_end_the_game(visit: Visit, server: Serving) -> None:
    ann, bo = friends(visit, server)
    play(ann, bo, ROW.replace("7", "f"))
    ann.call()
    expect(ann.at("call").first).to_be_disabled()
    for person in (ann, bo):
        expect(person.at("outcome")).to_have_count(0)
    expect(bo.at("announcement")).to_contain_text("Ann")


def test_a_player_loses_when_their_sixty_seconds_run_out(visit: Visit, server: Serving) -> None:
    ann, bo = friends(visit, server, move_time=60)
    expect(ann.at("clock").first).to_be_visible()
    server.clock.ahead += 60_001
    for person in (ann, bo):
        expect(person.at("outcome")).to_have_attribute("data-winner", "B", timeout=20_000)


def test_a_friend_joins_by_the_link_and_opening_it_takes_no_seat(visit: Visit) -> None:
    ann = visit("/")
    ann.tap("play-friend")
    link = ann.at("invite-link").input_value()
    ann.shoot("waiting-desktop")
    ann.check()
    preview = visit("/" + link.split("/", 3)[3])
    expect(preview.at("join")).to_be_visible()
    ann.page.wait_for_timeout(500)
    expect(ann.at("invite-link")).to_be_visible()
    preview.check()
    preview.tap("join")
    expect(ann.at("tray-0")).to_be_visible(timeout=20_000)
    expect(preview.at("tray-0")).to_be_visible(timeout=20_000)


def test_takeback_draw_and_rematch_are_asked_for_and_answered(
    visit: Visit, server: Serving
) -> None:
    ann, bo = friends(visit, server)
    play(ann, bo, "0 a1")
    bo.tap("takeback")
    ann.tap("answer-yes")
    bo.sees("status", "place")
    bo.tap("draw")
    ann.tap("answer-no")
    expect(ann.at("request")).to_have_count(0)
    bo.tap("resign")
    bo.tap("resign-yes")
    expect(ann.at("outcome")).to_have_attribute("data-winner", "A")
    first = ann.page.url
    ann.tap("rematch")
    bo.tap("rematch")
    ann.page.wait_for_url(lambda url: url != first and "/table/" in url)
    expect(bo.at("tray-0")).to_be_visible(timeout=20_000)


def test_a_game_against_the_computer_ends_with_a_line_or_a_full_board(
    visit: Visit, server: Serving
) -> None:
    person = visit("/")
    person.tap("play-computer")
    for _ in range(80):
        server.clock.ahead += 800
        if person.at("outcome").count():
            break
        words = person.at("status").first.inner_text()
        if person.at("done").count():
            person.tap("done")
        elif "place" in words.lower():
            person.page.locator("[data-square].open").first.click()
        elif "choose" in words.lower():
            piece = person.page.locator("button.open[data-testid^=tray-]").first
            name = piece.get_attribute("data-testid") or ""
            person.tap(name)
            person.tap(name)
        person.page.wait_for_timeout(250)
    expect(person.at("outcome")).to_be_visible(timeout=20_000)
    table = person.sees_the_end()
    assert table.outcome
    assert table.outcome.reason in ("line", "full"), "a player resigned"
    done = {(event.seat, type(event.action)) for event in table.events}
    assert done >= {(seat, kind) for seat in Seat for kind in (Give, Place)}


def test_a_level_is_chosen_by_tap_or_by_keys_and_remembered(visit: Visit) -> None:
    person = visit("/", (320, 568))
    levels = person.page.get_by_role("radio", name=re.compile("^[0-9]+, "))
    expect(levels).to_have_count(len(GAME.bots))
    expect(person.at("level-3")).to_be_checked()
    expect(person.at("level")).to_contain_text("Learner")
    person.page.locator("label", has=person.at("level-8")).click()
    expect(person.at("level")).to_contain_text("Unbeatable")
    person.page.keyboard.press("ArrowLeft")
    expect(person.page.get_by_role("radio", name="7, Master.")).to_be_focused()
    person.check()
    person.page.reload()
    expect(person.at("level-7")).to_be_checked()
    person.tap("play-computer")
    expect(person.at("player-B")).to_contain_text("Computer 7")
    expect(person.at("player-B").get_by_test_id("level")).to_have_text("Master")
    person.check()


def test_the_layout_does_not_move_while_the_computer_thinks(visit: Visit, server: Serving) -> None:
    person = visit("/", (320, 568))
    body = {"game": "quarto", "opponent": {"kind": "bot"}, "options": {"starter": "first"}}
    opened = person.ask("/api/tables", body)
    person.page.goto(f"{server.address}/table/{opened['table']}")
    person.sees("status", "choose a piece")

    def places() -> list[object]:
        return [
            person.at(name).bounding_box() for name in ("player-B", "square-a1", "hand", "tray-f")
        ]

    before = places()
    person.give("0")
    person.sees("status", "Computer 3 is thinking")
    assert places() == before
    server.clock.ahead += 1_000
    person.sees("status", "place")
    assert places() == before


def test_a_game_can_be_won_by_keyboard_alone(visit: Visit, server: Serving) -> None:
    person = here(visit, server)
    keyboard = person.page.keyboard

    def focus(name: str) -> None:
        for _ in range(60):
            if person.page.evaluate("document.activeElement?.dataset.testid ?? ''") == name:
                return
            keyboard.press("Tab")
        raise AssertionError(f"{name} cannot be reached by Tab")

    for piece, square in (("0", "a1"), ("1", "b1"), ("2", "c1"), ("7", "d1")):
        person.sees("status", "choose a piece")
        person.at(f"tray-{piece}").focus()
        keyboard.press("Enter")
        keyboard.press("Enter")
        person.sees("status", "place")
        person.at(f"square-{square}").focus()
        keyboard.press("Enter")
        person.settled()
    focus("call")
    keyboard.press("Enter")
    focus("call-confirm")
    keyboard.press("Enter")
    expect(person.at("outcome")).to_have_attribute("data-winner", "A")


def test_the_board_is_a_grid_with_labels_and_arrow_keys(visit: Visit, server: Serving) -> None:
    person = here(visit, server)
    person.play("9 b3")
    grid = person.page.get_by_role("grid")
    expect(grid).to_be_visible()
    expect(person.page.get_by_label("b3, dark tall round hollow")).to_be_visible()
    person.at("square-b3").focus()
    person.page.keyboard.press("ArrowRight")
    focused = person.page.evaluate("document.activeElement.dataset.testid")
    assert focused == "square-c3"


def test_pieces_are_given_and_placed_by_dragging(visit: Visit, server: Serving) -> None:
    person = here(visit, server)
    person.at("tray-5").drag_to(person.at("hand"))
    person.sees("status", "place")
    person.at("hand").drag_to(person.at("square-c2"))
    person.sees("status", "choose a piece")
    expect(person.page.get_by_label("c2, light tall square hollow")).to_be_visible()


@pytest.mark.parametrize("size", [(320, 568), (360, 740), (768, 1024), (3840, 2160)])
def test_table_and_home_page_are_accessible_at_every_screen_size(
    visit: Visit, server: Serving, size: tuple[int, int]
) -> None:
    person = here(visit, server, size)
    person.play("0 a1 f b2 9")
    person.shoot(f"table-{size[0]}")
    person.check()
    if size[0] < 500:
        for name in ("square-a1", "tray-3", "call", "resign"):
            box = person.at(name).first.bounding_box()
            assert box
            assert min(box["width"], box["height"]) >= 44, (name, box)
    person.page.goto(server.address)
    expect(person.at("play-computer")).to_be_visible()
    expect(person.at("level-3")).to_be_checked()
    person.shoot(f"home-{size[0]}")
    person.check()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_page_is_accessible(visit: Visit, server: Serving, scheme: str) -> None:
    person = visit("/", scheme=scheme)
    for path in ("/", "/games", "/rules", "/setup", "/nowhere"):
        person.page.goto(server.address + path)
        expect(person.page.locator("h1")).to_be_visible()
        person.check()
        person.shoot(f"page{path.replace('/', '-')}-{scheme}")
    body = {"game": "quarto", "opponent": {"kind": "friend"}}
    opened = person.ask("/api/tables", body)
    person.page.goto(f"{server.address}/table/{opened['table']}")
    expect(person.at("invite-link")).to_be_visible()
    person.check()
    friend = visit(f"/join/{opened['invite']}", scheme=scheme)
    expect(friend.at("join")).to_be_visible()
    friend.check()
    friend.tap("join")
    expect(friend.at("tray-0")).to_be_visible(timeout=20_000)
    friend.check()
    friend.tap("resign")
    friend.check()
    friend.tap("resign-yes")
    expect(friend.at("outcome")).to_be_visible()
    friend.check()
    friend.tap("replay")
    expect(friend.at("replay-scrubber")).to_be_visible()
    friend.check()


def _length(language: str) -> int:
    return sum(file.stat().st_size for file in Path(locale.__file__).parent.glob(f"{language}/*"))


@pytest.mark.parametrize("language", ["en", max(LANGUAGES, key=_length)])
def test_a_first_visit_loads_less_than_150_kilobytes(
    browser: Browser, server: Serving, language: str
) -> None:
    """Measures all bytes of a first visit, including headers, in the longest language."""
    requests: list[Request] = []
    context = browser.new_context(service_workers="block", locale=language)
    page = context.new_page()
    page.on("requestfinished", lambda request: requests.append(request))
    page.goto(server.address)
    expect(page.get_by_test_id("play-computer")).to_be_visible()
    page.wait_for_load_state("networkidle")
    sizes = [request.sizes() for request in requests]
    weight = sum(size["responseBodySize"] + size["responseHeadersSize"] for size in sizes)
    assert 20_000 < weight < 150_000, weight
    others = {f"words-{other}-" for other in LANGUAGES if other != language}
    asked = [request.url for request in requests if "/words-" in request.url]
    assert len(asked) == 1, "not exactly one language was loaded"
    assert not any(other in asked[0] for other in others)
    context.close()


def test_a_stopped_server_comes_back_and_the_game_goes_on(
    visit: Visit, server: Serving, tmp_path: Path
) -> None:
    """The page says that it is reconnecting, and loses nothing."""
    database, clock = f"sqlite+aiosqlite:///{tmp_path}/again.db", Clock()
    with serving(database, clock) as first:
        person = visit("/")
        person.page.goto(first.address)
        person.tap("play-here")
        person.sees("status", "choose a piece")
        person.play("0 a1 1")
        port = first.port
    expect(person.at("connection")).to_have_attribute("data-state", "waiting", timeout=20_000)
    person.shoot("reconnecting-desktop")
    person.place("b1")
    with serving(database, clock, port=port):
        expect(person.page.get_by_label("b1, light tall round hollow")).to_be_visible(
            timeout=30_000
        )
        person.sees("status", "choose a piece")
        person.play("2 c1")
