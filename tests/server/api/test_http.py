"""The HTTP interface of a real server: guests, tables, invitations and records."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.routing import Route
from websockets.exceptions import ConnectionClosed

from fourfold.catalogue import GAMES
from fourfold.play import Record
from fourfold.server.app import ROUTES
from tests.server.harness.serving import Serving, serving
from tests.server.live.test_play import ROW, friends, play


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Serving]:
    with serving(f"sqlite+aiosqlite:///{tmp_path}/fourfold.db") as running:
        yield running


def test_a_guest_is_created_by_a_name_and_known_by_a_cookie(server: Serving) -> None:
    ann = server.guest()
    assert ann.get("/api/guest").get("name") is None
    assert "fourfold" not in ann.http.cookies, "a read created a guest"
    ann.post("/api/guest", {"name": " Ann \u202e\tthe  rook ", "locale": "en"})
    assert ann.get("/api/guest")["name"] == "Ann the rook"
    assert server.guest().get("/api/guest").get("name") is None
    made = server.guest().http.post("/api/guest", json={"name": "Bo"})
    cookie = made.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie


def test_health_the_catalogue_and_the_openapi_document(server: Serving) -> None:
    guest = server.guest()
    assert guest.get("/api/health") == {"ok": True}
    assert guest.get("/api/ready")["ok"]
    quarto, *others = guest.get("/api/games")
    assert {game["family"] for game in others} == {"pentaraduga"}
    squares = others[1]
    assert (squares["id"], squares["tiles"], squares["age"]) == ("squares", 14, 9)
    assert list(squares["presets"]) == ["book", "beginners"]
    assert squares["emblem"][0] == ["bGy", "U", 2, 3]
    assert squares["options"]["deal"]["default"] == "random"
    assert [game["word"] for game in others if game["variant_of"] == "squares"] == ["squares-plus"]
    assert quarto["levels"] == [str(level) for level in range(1, 9)]
    assert quarto["level"] == "3"
    assert quarto["presets"]["advanced"]["squares"] is True
    document = guest.get("/api/openapi.json")
    assert document["paths"]["/api/tables"]["post"]["requestBody"]
    names = json.dumps(document)
    for name in ("TableRequest", "Seated", "Refusal"):
        assert f'"{name}"' in names
    served = {route.path for route in ROUTES if isinstance(route, Route)}
    assert set(document["paths"]) == served, "the document and the routes differ"


def test_every_part_of_the_openapi_document_is_described_for_writers_of_bots(
    server: Serving,
) -> None:
    document = server.guest().get("/api/openapi.json")
    for operations in document["paths"].values():
        for operation in operations.values():
            assert re.fullmatch(r"[A-Z][^.]+", operation["summary"])
            assert all(one["description"] for one in operation["responses"].values())
            queries = [one for one in operation["parameters"] if one["in"] == "query"]
            assert all(one["description"] for one in queries)
    for name, schema in document["components"]["schemas"].items():
        described = schema.get("description", "")
        assert not re.search(r">>>|``|^ ", described, re.MULTILINE), name


def test_every_response_has_security_headers(server: Serving) -> None:
    headers = server.guest().http.get("/api/health").headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "script-src" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    ("path", "data", "status", "code"),
    [
        ("/api/tables", {}, 422, "data"),
        ("/api/tables", {"game": "chess", "opponent": {"kind": "here"}}, 422, "game"),
        (
            "/api/tables",
            {"game": "quarto", "opponent": {"kind": "bot", "level": "9"}},
            422,
            "level",
        ),
        ("/api/tables", {"game": "quarto", "opponent": {"kind": "god"}}, 422, "unknown"),
        (
            "/api/tables",
            {"game": "quarto", "opponent": {"kind": "here"}, "preset": "klingon"},
            422,
            "preset",
        ),
        (
            "/api/tables",
            {"game": "quarto", "opponent": {"kind": "here"}, "options": {"shared": 9}},
            422,
            "data",
        ),
        (
            "/api/tables",
            {"game": "quarto", "opponent": {"kind": "here"}, "position": "x"},
            422,
            "quarto-position-fields",
        ),
        (
            "/api/tables",
            {"game": "quarto", "opponent": {"kind": "here"}, "record": "1. X"},
            422,
            "record-place",
        ),
        ("/api/tables", {"game": "quarto", "opponent": {"kind": "here"}, "x": 1}, 422, "unknown"),
        ("/api/guest", {"name": "\u202e"}, 422, "name"),
        ("/api/guest", {"name": "x" * 41}, 422, "data"),
        ("/api/invites/none", {}, 404, "invitation"),
        ("/api/devices/none", {}, 404, "link"),
        ("/api/tables/none/bot", {"level": "2"}, 404, "table"),
        ("/api/records", {"record": "1. DQSH z9"}, 422, "record-place"),
        ("/api/records", {"record": "{" * 90_000}, 422, "data"),
        ("/api/nothing", {}, 404, "address"),
    ],
)
def test_an_invalid_request_is_refused_with_a_code_and_a_text(
    server: Serving, path: str, data: object, status: int, code: str
) -> None:
    answer = server.guest().post(path, data, status)
    assert answer["code"] == code
    assert answer["text"]


def test_odd_addresses_get_the_page_or_404(server: Serving) -> None:
    http = server.guest().http
    assert http.get("/%00").status_code == 404
    assert http.get("/" + "x" * 3000).status_code == 200
    assert http.get("/../../../../etc/passwd").text.startswith("<!")
    assert http.get("/assets/none.js").status_code == 404


def test_a_body_that_is_too_long_or_not_json_is_refused(server: Serving) -> None:
    http = server.guest().http
    big = http.post("/api/records", json={"record": "x" * 300_000})
    assert (big.status_code, big.json()["code"]) == (413, "too-long")
    form = http.post("/api/guest", data={"name": "x"})
    assert (form.status_code, form.json()["code"]) == (415, "content-type")


def test_looking_at_an_invitation_takes_no_seat_and_joining_does_once(server: Serving) -> None:
    ann, bo, eve = server.guest(), server.guest(), server.guest()
    opened = ann.table("friend", name="Ann")
    for _ in range(3):
        seen = bo.get(f"/api/invites/{opened['invite']}")
        assert seen["open"] is True
        assert seen["players"] == ["Ann", None]
    assert ann.get(f"/api/tables/{opened['table']}")["invite"] == opened["invite"]
    assert eve.get(f"/api/tables/{opened['table']}")["invite"] is None
    assert bo.post(f"/api/invites/{opened['invite']}")["seats"] == ["B"]
    assert bo.post(f"/api/invites/{opened['invite']}")["seats"] == ["B"], (
        "joining again has another result"
    )
    refused = eve.post(f"/api/invites/{opened['invite']}", {}, 409)
    assert refused["code"] == "seat-taken"
    assert ann.post(f"/api/invites/{opened['invite']}")["seats"] == ["A"]


def test_a_player_who_seeks_anybody_is_seated_with_one_who_waits_for_the_same_game(
    server: Serving,
) -> None:
    ann, bo, eve = server.guest(), server.guest(), server.guest()
    first = ann.table("anybody", name="Ann")
    ann.sit(first["table"], "A").wait(lambda s: s.view)
    assert ann.table("anybody")["table"] != first["table"], "a guest was paired with themselves"
    other = bo.table("anybody", preset="advanced")
    assert other["table"] != first["table"], "paired despite other rules"
    assert bo.table("anybody", games=3)["table"] != first["table"], "paired despite another match"
    second = bo.table("anybody", name="Bo")
    assert second == {"table": first["table"], "seats": ["B"], "invite": None}
    waiting = eve.table("anybody", preset="balkan")
    assert server.guest().post(f"/api/tables/{waiting['table']}/bot", {"level": "2"}, 403)
    bot = f"/api/tables/{waiting['table']}/bot"
    assert eve.post(bot, {"level": "easy"}, 422)["facts"]["expected"][-1] == "8"
    eve.post(bot, {"level": "2"})
    seen = eve.get(f"/api/tables/{waiting['table']}")
    assert (seen["players"][1], seen["levels"]) == ("Computer 2", [None, "2"])
    assert eve.post(bot, {"level": "2"}, 409)


def test_names_are_in_the_language_of_the_request_else_of_the_guest(server: Serving) -> None:
    ann = server.guest()
    ann.post("/api/guest", {"name": "Аня", "locale": "ru"})
    for header, names in (
        ({}, ["Аня", "Компьютер 3"]),
        ({"accept-language": "en"}, ["Аня", "Computer 3"]),
        ({"accept-language": "en;q=0.1, ru;q=0.9"}, ["Аня", "Компьютер 3"]),
        ({"accept-language": "ru;q=0, en"}, ["Аня", "Computer 3"]),
        ({"accept-language": "ru-RU,ru;q=0.9"}, ["Аня", "Компьютер 3"]),
    ):
        ann.http.headers.update(header)
        assert ann.get(f"/api/tables/{ann.table('bot')['table']}")["players"] == names
    here = ann.get(f"/api/tables/{ann.table('here')['table']}")
    assert here["players"] == ["Игрок 1", "Игрок 2"]


def test_without_a_level_the_computer_plays_its_usual_one(server: Serving) -> None:
    ann = server.guest()
    seen = ann.get(f"/api/tables/{ann.table('bot')['table']}")
    assert (seen["players"][1], seen["levels"]) == ("Computer 3", [None, "3"])
    waiting = ann.table("friend")["table"]
    ann.post(f"/api/tables/{waiting}/bot")
    assert ann.get(f"/api/tables/{waiting}")["levels"] == [None, "3"]


def test_a_seat_moves_to_another_device_by_a_link_that_works_once(server: Serving) -> None:
    ann, _, a, _, table = friends(server)
    phone = server.guest()
    assert phone.post(f"/api/tables/{table}/device", {"seat": "A"}, 403)["code"] == "not-your-seat"
    link = ann.post(f"/api/tables/{table}/device", {"seat": "A"})["link"]
    assert phone.post(f"/api/devices/{link}")["seats"] == ["A"]
    assert server.guest().post(f"/api/devices/{link}", {}, 404)["code"] == "link"
    moved = phone.sit(table, "A")
    moved.do("give", piece="0")
    with pytest.raises(ConnectionClosed):
        a.wait(lambda s: False)
    old = ann.sit(table, "A")
    assert old.receive()["code"] == "not-your-seat"


def test_a_guest_lists_their_own_tables_only(server: Serving) -> None:
    ann = server.guest()
    assert ann.get("/api/tables") == []
    first, second = ann.table("here")["table"], ann.table("bot", level="2")["table"]
    assert {one["table"] for one in ann.get("/api/tables")} == {first, second}
    assert server.guest().get("/api/tables") == []


def test_records_and_missed_lines_are_shown_once_the_game_is_over(server: Serving) -> None:
    ann, _, a, b, table = friends(server)
    play(a, b, ROW + " f a2")
    assert ann.get(f"/api/tables/{table}/record", 409)["code"] == "still-playing"
    assert all(not step["missed"] for step in ann.get(f"/api/tables/{table}/replay")["steps"])
    b.do("resign")
    record = Record.from_json(ann.http.get(f"/api/tables/{table}/record").content, GAMES)
    assert record.table(GAMES).outcome == record.outcome
    text = ann.http.get(f"/api/tables/{table}/record?form=text").text
    assert Record.from_text(text, GAMES) == record
    seen = ann.get(f"/api/tables/{table}/replay")
    assert seen["steps"][0]["view"]["position"] == "..../..../..../.... -"
    missed = [step["missed"] for step in seen["steps"] if step["missed"]]
    assert missed == [[["a1", "b1", "c1", "d1"]]]
    picture = ann.http.get(f"/api/tables/{table}/picture.svg")
    assert picture.headers["content-type"].startswith("image/svg+xml")
    uploaded = server.guest().post("/api/records", {"record": text})
    again = server.guest().get(f"/api/tables/{uploaded['table']}/replay")
    assert [step["view"] for step in again["steps"]] == [step["view"] for step in seen["steps"]]
    onward = ann.table("here", record=text, after=7)
    seat = ann.sit(onward["table"], "A")
    seat.wait(lambda s: s.view)
    assert seat.game["position"] == seen["steps"][7]["view"]["position"]


def test_a_table_starts_from_a_position(server: Serving) -> None:
    ann = server.guest()
    opened = ann.table("here", position="012./..../..../.... 7", options={"starter": "first"})
    b = ann.sit(opened["table"], "B")
    b.wait(lambda s: s.view)
    b.do("place", square="d4")
    b.do("call", line=["a4", "b4", "c4", "d4"])
    assert ann.get(f"/api/tables/{opened['table']}")["outcome"]["winner"] == "B"
