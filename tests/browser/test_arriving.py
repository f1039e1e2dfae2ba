"""Tables that wait for a player or were left by one, and pages older than their server."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.person import Person
from tests.browser.test_quarto import friends
from tests.server.harness.serving import Serving

Visit = Callable[..., Person]

LIVE = re.compile("/live$")


def as_if(page: Page, change: Callable[[dict[str, Any]], None]) -> None:
    """Changes the messages from the server to the page."""

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def told(frame: str | bytes) -> None:
            message = json.loads(frame)
            change(message)
            socket.send(json.dumps(message))

        server.on_message(told)

    page.route_web_socket(LIVE, between)


def waits_for_ann(message: dict[str, Any]) -> None:
    if message["type"] == "update" and None not in message["view"]["players"]:
        view = message["view"]
        view |= {"waiting": ["A"], "acts": [{"type": "resign"}]}
        view.pop("offers", None)
        if view.pop("deadline", None):
            view["remaining"] = 60_000


@pytest.mark.parametrize("game", ["quarto", "fulls"])
@pytest.mark.parametrize("size", [(390, 844), (1280, 800)], ids=["phone", "desktop"])
def test_a_game_waits_for_a_player_who_has_yet_to_come(
    visit: Visit, server: Serving, size: tuple[int, int], game: str
) -> None:
    opened = server.guest().table(game=game, name="Ann", options={"move_time": 60})
    bo = visit("/", size=size)
    as_if(bo.page, waits_for_ann)
    bo.page.goto(f"{server.address}/join/{opened['invite']}")
    bo.tap("join")
    bo.sees("awaited", "Waiting for Ann to arrive. The clock starts when both are here.")
    expect(bo.at("resign").first).to_be_visible()
    expect(bo.at("claim")).to_have_count(0)
    bo.check()
    bo.shoot(f"awaited-{game}-{size[0]}")


def test_a_rematch_request_leaves_with_the_player_who_made_it(
    visit: Visit, server: Serving
) -> None:
    ann, bo = friends(visit, server)
    gone = False

    def leaves(message: dict[str, Any]) -> None:
        if message["type"] == "update" and gone:
            message["view"] |= {"rematch": [], "away": ["A"]}

    as_if(bo.page, leaves)
    bo.page.reload()
    bo.tap("resign")
    bo.tap("resign-yes")
    ann.tap("rematch")
    bo.sees("rematch", "Yes, again!")
    gone = True
    bo.page.reload()
    bo.sees("left", "Ann has left.")
    bo.sees("rematch", "Play again")
    bo.check()


def test_a_page_that_is_out_of_date_reloads_once(visit: Visit, server: Serving) -> None:
    opened = server.guest().table()
    person = visit("/")
    loads: list[str] = []
    person.page.on("load", lambda page: loads.append(page.url))

    def newer(socket: WebSocketRoute) -> None:
        def refuse(frame: str | bytes) -> None:
            version = json.loads(frame)["protocol"]
            facts = {"version": version, "ours": version + 1}
            refused = {"type": "refused", "now": 0, "id": None, "code": "protocol", "facts": facts}
            socket.send(json.dumps(refused))

        socket.on_message(refuse)

    person.page.route_web_socket(LIVE, newer)
    person.page.goto(f"{server.address}/table/{opened['table']}")
    expect(person.at("reload")).to_be_visible(timeout=20_000)
    person.sees("connection", "This page is out of date. Reload it.")
    person.page.wait_for_timeout(1_000)
    assert len(loads) == 2, "once by itself"
    person.tap("reload")
    expect(person.at("reload")).to_be_visible(timeout=20_000)
    assert len(loads) == 3
