"""Live play of Quarto with a real server, store and sockets."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from fourfold.catalogue import GAMES
from fourfold.play import Outcome, Record, Seat
from tests.server.harness.serving import Clock, Guest, SeatClient, Serving, serving

#: Gives and placements that fill row 1 with light pieces; A completes it with the fourth.
ROW = "0 a1 1 b1 2 c1 7 d1"


@pytest.fixture
def server(database: str) -> Iterator[Serving]:
    with serving(database, grace=1_000) as running:
        yield running


def friends(
    server: Serving, other: Serving | None = None, **more: object
) -> tuple[Guest, Guest, SeatClient, SeatClient, str]:
    """Returns two guests at a table that A starts; the second may be at another server."""
    ann, bo = server.guest(), (other or server).guest()
    options = {"starter": "first", **more.pop("options", {})}  # type: ignore[dict-item]
    opened = ann.table("friend", name="Ann", options=options, **more)
    a = ann.sit(opened["table"], "A")
    a.wait(lambda s: s.view)
    bo.post(f"/api/invites/{opened['invite']}", {"name": "Bo"})
    b = bo.sit(opened["table"], "B")
    for seat in (a, b):
        seat.wait(lambda s: s.view and s.view["players"] == ["Ann", "Bo"])
        seat.wait(lambda s: not s.view.get("waiting"))
    return ann, bo, a, b, opened["table"]


def play(a: SeatClient, b: SeatClient, words: str) -> None:
    """Gives and places alternately; both seats receive each action before the next."""
    for word in words.split():
        actor = a if a.game["turn"] == a.view["seat"] else b
        kind, fact = ("give", "piece") if len(word) == 1 else ("place", "square")
        told = [will_receive(seat, {"type": kind, fact: word}) for seat in (a, b)]
        actor.do(kind, **{fact: word})
        for seat, heard in zip((a, b), told, strict=True):
            seat.wait(heard)


def will_receive(seat: SeatClient, what: object) -> Callable[[SeatClient], bool]:
    """Returns a condition: the seat received this event after this call."""
    before = seat.version

    def heard(seat: SeatClient) -> bool:
        return any(one["version"] > before and one["what"] == what for one in seat.news)

    return heard


def connected(seat: SeatClient) -> object:
    """Returns who is connected, by the newest message to this seat."""
    return next((one["seats"] for one in reversed(seat.other_messages) if "seats" in one), None)


def test_a_called_line_wins_and_is_shown_to_both(server: Serving) -> None:
    _, _, a, b, table = friends(server)
    play(a, b, ROW)
    assert a.view.get("outcome") is None
    a.do("call", line=["a1", "b1", "c1", "d1"])
    b.wait(lambda s: s.view.get("outcome"))
    assert b.view["outcome"] == {"winner": "A", "reason": "line", "score": [1, 0]}
    assert b.game["shown"] == [["a1", "b1", "c1", "d1"]]
    assert server.guest().get(f"/api/tables/{table}")["outcome"]["winner"] == "A"


def test_offers_and_views_do_not_reveal_a_line(server: Serving) -> None:
    seen = []
    for last in ("7", "f"):
        _, _, a, b, _ = friends(server)
        play(a, b, ROW.replace("7", last))
        calls = [x for x in a.view["offers"]["actions"] if x["type"] == "call"]
        seen.append((calls, a.view["offers"]["tries"], a.game["shown"], len(a.news)))
    assert seen[0] == seen[1]


def test_a_false_call_is_told_to_both_and_the_opponent_may_call(server: Serving) -> None:
    _, _, a, b, _ = friends(server)
    play(a, b, ROW)
    assert a.refused("place", square="a2") == "quarto-other-phase"
    a.do("call", line=["a1", "a2", "a3", "a4"])
    b.wait(lambda s: s.news[-1]["what"]["type"] == "heard")
    assert b.news[-1]["what"]["right"] is False
    assert a.refused("call", line=["a1", "b1", "c1", "d1"]) == "quarto-called-already"
    play(a, b, "f")
    b.do("call", line=["a1", "b1", "c1", "d1"])
    a.wait(lambda s: s.view.get("outcome"))
    assert a.view["outcome"]["winner"] == "B"


def test_reconnecting_with_a_version_brings_only_the_missed_news(server: Serving) -> None:
    _, bo, a, b, table = friends(server)
    play(a, b, "0 a1")
    had = b.version
    b.close()
    a.wait(lambda s: connected(s) == {"A": True, "B": False})
    again = bo.sit(table, "B", had)
    again.wait(lambda s: s.view)
    assert again.news == []
    a.wait(lambda s: connected(s) == {"A": True, "B": True})
    again.close()
    a.wait(lambda s: connected(s) == {"A": True, "B": False})
    once_more = bo.sit(table, "B", had - 1)
    once_more.wait(lambda s: s.view)
    assert [n["what"]["type"] for n in once_more.news] == ["place"]
    assert once_more.game["position"] == "..../..../..../0... -"


def test_an_action_sent_twice_is_taken_once(server: Serving) -> None:
    ann, _, a, _, table = friends(server)
    message = {"type": "act", "id": "x", "action": {"type": "give", "piece": "0"}}
    assert a.answer(message)["type"] == "accepted"
    version = a.version
    assert a.answer(message)["type"] == "accepted"
    a.close()
    again = ann.sit(table, "A", version)
    assert again.answer(message)["type"] == "accepted"
    assert again.version == version


def test_the_slower_of_two_calls_is_refused_with_a_reason(server: Serving) -> None:
    _, _, a, b, _ = friends(server, options={"late_call": "either", "point": "word"})
    play(a, b, ROW + " f")
    for seat in (a, b):
        seat.send({"type": "act", "id": "race", "action": {"type": "call"}})
    answers = []
    for seat in (a, b):
        seat.wait(lambda s: any(o.get("id") == "race" for o in s.other_messages))
        answers.append(next(o for o in seat.other_messages if o.get("id") == "race"))
    assert sorted(answer["type"] for answer in answers) == ["accepted", "refused"]
    assert next(o for o in answers if o["type"] == "refused")["code"] == "game-over"


def test_invalid_messages_are_refused_and_do_not_disturb_the_opponent(server: Serving) -> None:
    ann, _, a, b, table = friends(server)
    for bad, code in (
        ("nonsense", "data"),
        ('{"type":"fly"}', "unknown"),
        ("[" * 50_000, "data"),
        (b"\xff\xfe", "data"),
        ('{"type":"act","id":"x","action":{"type":"give","piece":"z"}}', "unknown"),
        ('{"type":"act","id":"","action":{}}', "data"),
        (" " * 70_000, "too-long"),
    ):
        a.other_messages.clear()
        a.send(bad)
        a.wait(lambda s: any(o["type"] == "refused" for o in s.other_messages))
        assert a.other_messages[-1]["code"] == code, a.other_messages[-1]
    a.send(b"x" * 200_000)
    with pytest.raises(ConnectionClosed):
        a.wait(lambda s: False)
    assert b.refused("give", piece="0") == "not-your-turn"
    assert b.refused("resumed", lost=5) == "clock-only"
    again = ann.sit(table, "A")
    again.do("give", piece="0")
    b.wait(lambda s: s.game["position"].endswith(" 0"))


@pytest.mark.parametrize(
    ("hello", "code"),
    [
        ({"type": "time"}, "hello"),
        ({"type": "hello", "protocol": 99}, "protocol"),
        ({"type": "hello", "protocol": 2, "seat": "A"}, "not-your-seat"),
        ({"type": "hello", "protocol": 2, "seat": "C"}, "unknown"),
    ],
)
def test_an_invalid_hello_is_refused(server: Serving, hello: object, code: str) -> None:
    _, _, _, _, table = friends(server)
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{table}/live") as socket:
        socket.send(json.dumps(hello))
        answer = json.loads(socket.recv(10))
        assert (answer["type"], answer["code"]) == ("refused", code)


def test_spectators_see_the_game_and_cannot_act(server: Serving) -> None:
    _, _, a, b, table = friends(server)
    spectator = server.guest().sit(table, None)
    spectator.wait(lambda s: s.view)
    assert spectator.view.get("offers", {}) == {}
    assert spectator.refused("give", piece="0") == "spectators-watch"
    play(a, b, "0")
    spectator.wait(lambda s: s.game["position"].endswith(" 0"))


def test_a_page_of_another_origin_cannot_connect_or_write(server: Serving) -> None:
    ann, _, _, _, table = friends(server)
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
    evil = {"Origin": "https://evil.example"}
    with pytest.raises(InvalidStatus), connect(address, additional_headers=evil):
        pass
    answer = ann.http.post(
        "/api/guest", json={"name": "x"}, headers={"Origin": "https://evil.example"}
    )
    assert answer.status_code == 403
    assert answer.json()["code"] == "foreign-origin"


def test_the_computer_wins_a_whole_game_and_plays_a_rematch(server: Serving) -> None:
    ann = server.guest()
    opened = ann.table("bot", level="4", options={"starter": "first"})
    a = ann.sit(opened["table"], "A")
    a.wait(lambda s: s.view)
    while not a.view.get("outcome"):
        actions = a.view.get("offers", {}).get("actions", [])
        if a.game["turn"] == "A" and actions:
            first = next((x for x in actions if x["type"] != "call"), actions[0])
            a.do(first["type"], **{k: v for k, v in first.items() if k != "type"})
        else:
            server.clock.ahead += 1_000
            version = a.version
            a.wait(lambda s, v=version: s.version > v)  # type: ignore[misc]
    assert a.view["players"][1] == "Computer 4"
    # A player who takes the first action offered loses to this level, which calls its own line.
    assert a.view["outcome"] == {"winner": "B", "reason": "line", "score": [0, 1]}
    assert (a.news[-1]["seat"], a.news[-1]["what"]["right"]) == ("B", True)
    record = ann.http.get(f"/api/tables/{opened['table']}/record").text
    table = Record.from_json(record, GAMES).table(GAMES)
    assert (table.seq, table.outcome) == (len(a.news), Outcome.win(Seat.B, "line"))
    a.do("rematch")
    server.clock.ahead += 1_000
    a.wait(lambda s: any(o["type"] == "next" for o in s.other_messages))
    following = next(o["table"] for o in a.other_messages if o["type"] == "next")
    assert ann.get(f"/api/tables/{following}")["seats"] == ["A"]


def test_takeback_pause_draw_and_rematch_need_consent(server: Serving) -> None:
    _, _, a, b, table = friends(server)
    play(a, b, "0 a1")
    b.do("ask", wish="takeback")
    a.wait(lambda s: s.view.get("request", {}).get("number") == 1)
    a.do("answer", yes=True, to=1)
    b.wait(lambda s: s.game["phase"] == "place")
    b.do("ask", wish="pause")
    a.wait(lambda s: s.view.get("request", {}).get("number") == 2)
    a.do("answer", yes=True, to=2)
    assert b.refused("place", square="a1") == "paused"
    b.do("resume")
    b.do("ask", wish="draw")
    a.wait(lambda s: s.view.get("request", {}).get("number") == 3)
    a.do("answer", yes=True, to=3)
    b.wait(lambda s: s.view.get("outcome"))
    assert b.view["outcome"] == {"winner": None, "reason": "agreed"}
    a.do("rematch")
    b.wait(lambda s: s.view.get("rematch") == ["A"])
    b.do("rematch")
    for seat in (a, b):
        seat.wait(lambda s: any(o["type"] == "next" for o in s.other_messages))
    assert server.guest().get(f"/api/tables/{table}")["next"]


def test_a_match_of_three_games_adds_up_points_and_another_one_follows(server: Serving) -> None:
    ann, bo, a, b, table = friends(server, games=3)
    for number in range(1, 4):
        b.do("resign")
        info = ann.get(f"/api/tables/{table}")
        assert info["match"]["totals"] == [number, 0]
        a.do("rematch")
        b.do("rematch")
        a.wait(lambda s: any(o["type"] == "next" for o in s.other_messages))
        table = next(o["table"] for o in a.other_messages if o["type"] == "next")
        a, b = ann.sit(table, "A"), bo.sit(table, "B")
        for seat in (a, b):
            seat.wait(lambda s: s.view)
    assert ann.get(f"/api/tables/{table}")["match"]["totals"] == [0, 0], (
        "the points of the last match are counted"
    )


def test_a_player_loses_after_a_minute_without_a_move(server: Serving) -> None:
    _, _, a, b, _ = friends(server, options={"move_time": 60})
    a.do("give", piece="0")
    b.wait(lambda s: s.view.get("on_clock") == "B")
    assert 55_000 < b.view["deadline"] - server.clock() <= 60_000
    server.clock.ahead += 60_001
    a.wait(lambda s: s.view.get("outcome"))
    assert a.view["outcome"] == {"winner": "A", "reason": "time", "score": [1, 0]}
    assert b.refused("place", square="a1") == "game-over"


def test_the_game_of_an_absent_player_can_be_claimed(server: Serving) -> None:
    _, bo, a, b, table = friends(server)
    b.close()
    assert a.refused("claim") == "not-away"
    server.clock.ahead += 1_500
    a.wait(lambda s: s.view.get("away") == ["B"])
    back = bo.sit(table, "B")
    a.wait(lambda s: "away" not in s.view)
    a.wait(lambda s: connected(s) == {"A": True, "B": True})
    back.close()
    a.wait(lambda s: connected(s) == {"A": True, "B": False})
    server.clock.ahead += 1_500
    a.wait(lambda s: s.view.get("away") == ["B"])
    assert a.refused("claim") == "not-waiting-yourself"
    a.do("give", piece="0")
    a.do("claim")
    a.wait(lambda s: s.view.get("outcome"))
    assert a.view["outcome"]["reason"] == "absent"


def test_downtime_of_the_server_is_charged_to_no_clock(database: str) -> None:
    clock = Clock()
    with serving(database, clock) as server:
        _, bo, a, b, table = friends(server, options={"move_time": 60})
        play(a, b, "0")
        left = b.view["deadline"] - clock()
    clock.ahead += 3_600_000
    with serving(database, clock) as server:
        again = bo.moved(server).sit(table, "B", b.version)
        again.wait(lambda s: s.view)
        assert again.view.get("outcome") is None
        assert left - 5_000 < again.view["deadline"] - clock() <= left + 100
        again.do("place", square="a1")


def test_a_guest_plays_both_seats_on_one_screen(server: Serving) -> None:
    ann = server.guest()
    opened = ann.table("here", names=["Ann", "Bo"], options={"starter": "first"})
    assert opened["seats"] == ["A", "B"]
    a, b = ann.sit(opened["table"], "A"), ann.sit(opened["table"], "B")
    for seat in (a, b):
        seat.wait(lambda s: s.view)
    play(a, b, ROW)
    a.do("call", line=["a1", "b1", "c1", "d1"])
    info = ann.get(f"/api/tables/{opened['table']}")
    assert (info["here"], info["outcome"]["winner"]) == (True, "A")
