"""Games from a set-up, and analysis refused for running games."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect

from fourfold.pentaraduga.games import GAMES
from fourfold.play import Record, Table
from tests.browser.person import Person

Visit = Callable[..., Person]

SIZES = {"small": (320, 568), "phone": (390, 844), "desktop": (1280, 800)}
POSITION = "04.f/..../.9../.... -"


def record() -> str:
    """Returns the record of a game of Squares without events, whose deal is known."""
    rules = GAMES["squares"].rules(GAMES["squares"].options())
    return Record.of(Table.open(rules, rules.deal(Random(8)))).json().decode()


@pytest.mark.parametrize("size", SIZES)
def test_a_friend_agrees_to_play_with_known_tiles(visit: Visit, size: str) -> None:
    ann = visit("/", SIZES[size])
    body = {"game": "squares", "opponent": {"kind": "friend"}, "name": "Ann", "record": record()}
    opened = ann.ask("/api/tables", body | {"keep_hidden": True})
    ann.page.goto(f"{ann.server.address}/table/{opened['table']}")
    ann.sees("set-up", "hidden tiles kept")
    ann.shoot(f"setup-waiting-{size}")
    bo = visit(f"/join/{opened['invite']}", SIZES[size])
    bo.sees("set-up", "Ann may know your tiles")
    expect(bo.at("join")).to_be_disabled()
    bo.check()
    bo.shoot(f"setup-join-known-{size}")
    bo.tap("agree")
    bo.tap("join")
    bo.page.wait_for_url("**/table/**")
    expect(bo.at("player-A")).to_be_visible()
    bo.sees("set-up", "hidden tiles kept")
    bo.check()
    bo.shoot(f"setup-table-known-{size}")


@pytest.mark.parametrize("size", SIZES)
def test_a_game_that_was_set_up_says_so(visit: Visit, size: str) -> None:
    ann = visit("/", SIZES[size])
    body = {"game": "quarto", "opponent": {"kind": "friend"}, "name": "Ann"}
    opened = ann.ask("/api/tables", body | {"position": POSITION})
    bo = visit(f"/join/{opened['invite']}", SIZES[size])
    bo.sees("set-up", "Ann set up the position")
    bo.shoot(f"setup-join-{size}")
    bo.check()
    bo.tap("join")
    bo.page.wait_for_url("**/table/**")
    expect(bo.at("player-A")).to_be_visible()
    bo.sees("set-up", "Set up from a position")
    bo.check()
    bo.shoot(f"setup-table-{size}")
    watching = visit(f"/table/{opened['table']}", SIZES[size])
    watching.sees("set-up", "Set up from a position")
    bo.page.goto(f"{bo.server.address}/games")
    bo.sees("set-up", "Set up from a position")
    bo.shoot(f"setup-list-{size}")


def test_tiles_that_were_drawn_anew_need_no_agreement(visit: Visit) -> None:
    ann = visit("/")
    body = {"game": "squares", "opponent": {"kind": "friend"}, "name": "Ann", "record": record()}
    opened = ann.ask("/api/tables", body)
    bo = visit(f"/join/{opened['invite']}")
    bo.sees("set-up", "drawn anew")
    expect(bo.at("agree")).to_have_count(0)
    bo.tap("join")
    bo.page.wait_for_url("**/table/**")


@pytest.mark.parametrize("size", SIZES)
def test_the_page_says_why_a_running_game_is_not_analysed(visit: Visit, size: str) -> None:
    ann = visit("/", SIZES[size])
    opened = ann.ask(
        "/api/tables",
        {"game": "quarto", "opponent": {"kind": "here"}, "position": POSITION},
    )
    assert opened["table"]
    ann.page.goto(f"{ann.server.address}/analysis")
    ann.at("analysis-text").fill(POSITION)
    ann.at("analysis-text").blur()
    ann.sees("analysis-progress", "a game you are playing")
    ann.shoot(f"setup-analysis-{size}")
