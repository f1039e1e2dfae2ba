"""The next game of a match or a rematch goes on over the WebSockets that are there."""

from __future__ import annotations

import re
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.person import Person
from tests.browser.test_quarto import friends
from tests.server.harness.process import Process
from tests.server.harness.serving import Clock, Serving

Visit = Callable[..., Person]


def counted(page: Page) -> list[str]:
    """Returns a list that grows by the address of every WebSocket that a page opens from now on."""
    opened: list[str] = []
    page.on("websocket", lambda socket: opened.append(socket.url))
    return opened


def start(person: Person, address: str, opponent: dict[str, Any], **more: object) -> str:
    """Opens a table and its page; returns the invitation."""
    wish = {"game": "quarto", "opponent": opponent, "options": {"starter": "first"}, **more}
    person.server = Serving(int(address.rsplit(":", 1)[1]), Clock())
    opened = person.ask("/api/tables", wish)
    person.page.goto(f"{address}/table/{opened['table']}")
    invite: str = opened["invite"] or ""
    return invite


def play_again(loser: Person, *people: Person) -> None:
    """Ends the game, wants another one, and waits until everybody is at its table."""
    before = {person: person.page.url for person in people}
    loser.tap("resign")
    loser.tap("resign-yes")
    for person in people:
        expect(person.at("outcome")).to_be_visible(timeout=20_000)
        person.page.wait_for_timeout(300)  # Two seats at one screen learn of the end one by one.
        person.tap("rematch")
    for person in people:
        person.page.wait_for_url(lambda url: url != before[person] and "/table/" in url)  # noqa: B023
        expect(person.at("outcome")).to_have_count(0)
        expect(person.at("tray-0")).to_be_visible(timeout=20_000)


@pytest.mark.parametrize("games", [1, 3], ids=["rematches", "a match"])
def test_three_games_against_the_computer_over_one_socket(
    visit: Visit, server: Serving, games: int
) -> None:
    person = visit("/")
    opened = counted(person.page)
    start(person, server.address, {"kind": "bot", "level": "1"}, games=games)
    for _ in range(2):
        expect(person.at("tray-0")).to_be_visible(timeout=20_000)
        play_again(person, person)
    person.settled()
    assert len(opened) == 1


@pytest.mark.parametrize("games", [1, 3], ids=["rematches", "a match"])
def test_three_games_of_two_people_over_a_socket_each(
    visit: Visit, server: Serving, games: int
) -> None:
    ann, bo = visit("/"), visit("/")
    opened = [counted(person.page) for person in (ann, bo)]
    invite = start(ann, server.address, {"kind": "friend"}, name="Ann", games=games)
    bo.page.goto(f"{server.address}/join/{invite}")
    bo.tap("join")
    ann.sees("status", "choose a piece")
    for _ in range(2):
        play_again(bo, ann, bo)
    starter = ann if "choose" in ann.at("status").first.inner_text().lower() else bo
    starter.play("0")
    for person in (ann, bo):
        expect(person.at("tray-0")).to_have_attribute("aria-hidden", "true")
    assert [len(sockets) for sockets in opened] == [1, 1]


def test_two_people_at_one_screen_keep_both_sockets(visit: Visit, server: Serving) -> None:
    person = visit("/")
    opened = counted(person.page)
    start(person, server.address, {"kind": "here"}, names=["Ann", "Bo"])
    for _ in range(2):
        expect(person.at("tray-0")).to_be_visible(timeout=20_000)
        play_again(person, person)
    person.play("0 a1")
    assert len(opened) == 2


def test_a_spectator_follows_over_the_same_socket(visit: Visit, server: Serving) -> None:
    ann, bo = friends(visit, server)
    spectator = visit("/")
    opened = counted(spectator.page)
    spectator.page.goto(ann.page.url)
    expect(spectator.at("tray-0")).to_be_visible(timeout=20_000)
    play_again(bo, ann, bo)
    spectator.tap("watch-next")
    spectator.page.wait_for_url(ann.page.url)
    ann.play("0")
    expect(spectator.at("tray-0")).to_have_attribute("aria-hidden", "true")
    assert len(opened) == 1


def test_after_a_kill_between_the_games_there_is_one_socket_more(
    visit: Visit, tmp_path: Path
) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path}/killed.db"
    process = Process(database, 0)
    person = visit("/")
    opened = counted(person.page)
    start(person, f"http://127.0.0.1:{process.port}", {"kind": "here"}, names=["Ann", "Bo"])
    expect(person.at("tray-0")).to_be_visible(timeout=20_000)
    play_again(person, person)
    person.tap("resign")
    person.tap("resign-yes")
    expect(person.at("outcome")).to_be_visible()
    person.page.wait_for_timeout(300)
    process.end(signal.SIGKILL)
    process = Process(database, process.port)
    before = person.page.url
    person.tap("rematch")
    person.page.wait_for_url(lambda url: url != before, timeout=30_000)
    expect(person.at("tray-0")).to_be_visible(timeout=20_000)
    again = len(opened)
    assert again >= 4, "both connections were lost"
    play_again(person, person)
    person.play("0")
    assert len(opened) == again
    process.end(signal.SIGTERM)


def test_a_server_that_knows_no_second_hello_is_connected_to_anew(
    visit: Visit, server: Serving
) -> None:
    """During a rolling update, the page may be newer than the process it is connected to."""
    person = visit("/")
    hellos: list[str] = []

    def older(route: Any) -> None:
        behind = route.connect_to_server()

        def said(message: str) -> None:
            if '"hello"' in message:
                hellos.append(message)
            if '"table":' in message:
                refusal = '"code":"unknown","facts":{},"text":"Unknown."'
                route.send(f'{{"type":"refused","now":0,"id":null,{refusal}}}')
            else:
                behind.send(message)

        route.on_message(said)

    person.page.route_web_socket(re.compile("/live$"), older)
    start(person, server.address, {"kind": "here"}, names=["Ann", "Bo"])
    expect(person.at("tray-0")).to_be_visible(timeout=20_000)
    play_again(person, person)
    person.play("0 a1")
    assert len(hellos) == 6
