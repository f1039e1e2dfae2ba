"""Set-up games: not with strangers, marked as such, and hidden tiles are dealt again."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from fourfold.pentaraduga.games import GAMES
from fourfold.play import Game, Record, Seat, Table
from tests.server.harness.serving import WIDE, Guest, Serving, serving

AnyGame = Game[Any, Any, Any]

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
#: The placer wins: three light pieces in a row, and a light one in hand.
WON = "012./..../..../.... 3"
FULLS = GAMES["fulls"]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("setups")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Serving]:
    with serving(f"sqlite+aiosqlite:///{folder}/fourfold.db", limits=WIDE) as running:
        yield running


def known_table(game: AnyGame) -> Table[Any, Any, Any]:
    """Returns a game without moves whose deal is known."""
    rules = game.rules(game.options())
    return Table.open(rules, rules.deal(Random(8)))


def from_record(guest: Guest, game: AnyGame, kind: str = "friend", **more: Any) -> Any:
    """Opens a table with the known deal."""
    record = Record.of(known_table(game)).json().decode()
    return guest.table(kind, game=game.id, record=record, after=0, **more)


def state_of(folder: Path, game: AnyGame, table: str) -> Any:
    """Returns the stored start of a table."""
    with sqlite3.connect(folder / "fourfold.db") as database:
        (deal,) = database.execute("SELECT deal FROM tables WHERE id = ?", (table,)).fetchone()
    return game.rules(game.options()).start(game.convert(json.loads(deal), game.deal, "deal"))


@EVERY_GAME
def test_hidden_tiles_of_a_set_up_game_are_dealt_again_for_a_friend(
    server: Serving, folder: Path, game: AnyGame
) -> None:
    opened = from_record(server.guest(), game)
    known, dealt = known_table(game), state_of(folder, game, opened["table"])
    assert all(
        side.hand != before.hand and (side.stock != before.stock or not side.stock)
        for side, before in zip(dealt.sides, known.state.sides, strict=True)
    )
    assert known.rules.view(dealt, None) == known.rules.view(known.state, None)
    friend = server.guest()
    friend.post(f"/api/invites/{opened['invite']}", {"name": "Bo"})
    seat = friend.sit(opened["table"], "B")
    seat.wait(lambda one: one.view)
    assert seat.view["set_up"] == "open"
    predicted = known.rules.view(known.state, Seat.B).hands[1]
    if None not in predicted:  # In Reach+ nobody sees a hand so early.
        assert seat.game["hands"][1] != [str(tile) for tile in predicted]


@pytest.mark.parametrize(
    "more",
    [
        {"position": WON},
        {"position": ""},
        {"record": f'[Deal "A {WON}"]\n'},
        {"record": '[Deal "A"]\n', "after": 0},
    ],
)
def test_positions_and_records_cannot_be_set_up_for_strangers(
    server: Serving, more: dict[str, Any]
) -> None:
    body = {"game": "quarto", "opponent": {"kind": "anybody"}, **more}
    assert server.guest().post("/api/tables", body, 409)["code"] == "set-up-anybody"


def test_tiles_cannot_be_dealt_to_strangers_by_the_options(server: Serving) -> None:
    tiles = [[str(tile) for tile in hand] for hand in known_table(FULLS).deal.tiles]
    body = {"game": "fulls", "opponent": {"kind": "anybody"}, "options": {"deal": tiles}}
    assert server.guest().post("/api/tables", body, 409)["code"] == "set-up-anybody"


@EVERY_GAME
def test_hidden_tiles_are_kept_if_the_friend_agrees(
    server: Serving, folder: Path, game: AnyGame
) -> None:
    ann, bo = server.guest(), server.guest()
    opened = from_record(ann, game, keep_hidden=True)
    assert state_of(folder, game, opened["table"]).sides == known_table(game).state.sides
    invitation = f"/api/invites/{opened['invite']}"
    assert bo.get(invitation)["set_up"] == "known"
    assert bo.post(invitation, {"name": "Bo"}, 409)["code"] == "set-up-not-agreed"
    assert bo.get(invitation)["open"]
    assert bo.post(invitation, {"name": "Bo", "agreed": True})["seats"] == ["B"]


def test_tiles_given_in_the_options_need_the_agreement_of_the_friend(server: Serving) -> None:
    tiles = [[str(tile) for tile in hand] for hand in known_table(FULLS).deal.tiles]
    opened = server.guest().table(game="fulls", options={"deal": tiles})
    invitation = f"/api/invites/{opened['invite']}"
    assert server.guest().post(invitation, {}, 409)["code"] == "set-up-not-agreed"
    server.guest().post(invitation, {"agreed": True})


@pytest.mark.parametrize("kind", ["bot", "here"])
def test_hidden_tiles_are_kept_against_the_computer_and_on_one_screen(
    server: Serving, folder: Path, kind: str
) -> None:
    ann = server.guest()
    opened = from_record(ann, FULLS, kind)
    assert state_of(folder, FULLS, opened["table"]).sides == known_table(FULLS).state.sides
    assert ann.get(f"/api/tables/{opened['table']}")["set_up"] == "known"


@pytest.mark.parametrize(
    ("more", "set_up"),
    [({}, None), ({"position": WON}, "open"), ({"record": f'[Deal "A {WON}"]\n'}, "open")],
)
def test_invitations_views_and_lists_say_that_a_game_was_set_up(
    server: Serving, more: dict[str, Any], set_up: str | None
) -> None:
    ann, bo = server.guest(), server.guest()
    opened = ann.table(**more)
    assert bo.get(f"/api/invites/{opened['invite']}")["set_up"] == set_up
    bo.post(f"/api/invites/{opened['invite']}", {"name": "Bo"})
    for guest, seat in ((ann, "A"), (bo, "B"), (server.guest(), None)):
        watching = guest.sit(opened["table"], seat)
        watching.wait(lambda one: one.view)
        assert watching.view.get("set_up") == set_up
    (listed,) = ann.get("/api/tables?mine=1")
    assert listed["set_up"] == set_up
    assert server.guest().get(f"/api/tables/{opened['table']}")["set_up"] == set_up


def test_a_rematch_of_a_set_up_game_is_dealt_at_random(server: Serving, folder: Path) -> None:
    ann, bo = server.guest(), server.guest()
    opened = from_record(ann, FULLS, keep_hidden=True)
    bo.post(f"/api/invites/{opened['invite']}", {"name": "Bo", "agreed": True})
    one, other = ann.sit(opened["table"], "A"), bo.sit(opened["table"], "B")
    one.do("resign")
    for seat in (one, other):
        seat.do("rematch")
    told = one.wait(lambda seat: [m for m in seat.other_messages if m["type"] == "next"])
    following = told[0]["table"]
    assert ann.get(f"/api/tables/{following}")["set_up"] is None
    assert state_of(folder, FULLS, following).sides != known_table(FULLS).state.sides


def test_a_record_shows_that_its_game_was_set_up(server: Serving) -> None:
    ann = server.guest()
    opened = ann.table("here", record=f'[Deal "A {WON}"]\n')
    seat = ann.sit(opened["table"], "A")
    seat.do("resign")
    kept = ann.get(f"/api/tables/{opened['table']}/record")
    assert kept["deal"]["position"] == WON
    again = ann.post("/api/records", {"record": json.dumps(kept)})
    assert ann.get(f"/api/tables/{again['table']}")["set_up"] == "open"
