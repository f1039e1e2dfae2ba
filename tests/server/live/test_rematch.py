"""The next game over the connection that is there: a later hello moves it to another table."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from fourfold.server.ops import metrics
from fourfold.server.ops.limits import Allowance, Limits, Rate
from fourfold.store.aggregates.events import Events
from tests.server.harness.serving import SeatClient, Serving, serving
from tests.server.live.test_play import connected, friends, play

BAD_HELLO, TOO_MANY = 4400, 4429


@pytest.fixture
def server(database: str) -> Iterator[Serving]:
    with serving(database) as running:
        yield running


def next_of(seat: SeatClient) -> str:
    """Waits for the next game; returns its table."""
    found: dict[str, Any] = seat.wait(
        lambda s: next((one for one in s.other_messages if one["type"] == "next"), None)
    )
    table: str = found["table"]
    return table


def rematch(a: SeatClient, b: SeatClient) -> str:
    """Ends the game and lets both players want another one; returns its table."""
    b.do("resign")
    a.do("rematch")
    b.do("rematch")
    assert next_of(a) == next_of(b)
    return next_of(a)


def connections(kind: str) -> float:
    """Returns the number of live connections of a kind."""
    return metrics.REGISTRY.get_sample_value("fourfold_connections", {"kind": kind}) or 0.0


def test_three_games_over_the_same_connections(server: Serving) -> None:
    ann, _, a, b, table = friends(server, games=3)
    tables = [table]
    for _ in range(2):
        play(a, b, "0 a1")
        tables.append(rematch(a, b))
        for seat, name in ((a, "A"), (b, "B")):
            seat.join(tables[-1], name)
            assert seat.other_messages[0]["type"] == "joined"
            assert [one["version"] for one in seat.news] == list(range(1, seat.version + 1))
            assert seat.game["position"] == "..../..../..../.... -"
        for seat in (a, b):
            seat.wait(lambda s: connected(s) == {"A": True, "B": True})
    play(a, b, "f")
    assert len(set(tables)) == 3
    assert ann.get(f"/api/tables/{tables[-1]}")["match"]["totals"] == [2, 0]


def test_the_table_that_was_left_sends_nothing_more(server: Serving) -> None:
    _, bo, a, b, table = friends(server)
    following = rematch(a, b)
    a.join(following, "A")
    a.answer({"type": "time"})
    b.wait(lambda s: connected(s) == {"A": False, "B": True})
    again = bo.sit(table, "B")
    again.wait(lambda s: s.view)
    again.close()
    b.close()
    a.other_messages.clear()
    assert a.answer({"type": "time"})["type"] == "time"
    assert [one["type"] for one in a.other_messages] == ["time"]


def test_an_action_that_waits_is_answered_before_its_player_moves_on(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, _, a, b, table = friends(server)
    other = ann.table("here", options={"starter": "first"})["table"]
    written, append = threading.Event(), Events.append

    async def held(self: Events, *arguments: Any, **more: Any) -> None:
        while not written.is_set():
            await asyncio.sleep(0.01)
        await append(self, *arguments, **more)

    monkeypatch.setattr(Events, "append", held)
    a.answer({"type": "time"})
    a.send({"type": "act", "id": "late", "action": {"type": "give", "piece": "0"}})
    a.go_on(other, "A")
    with pytest.raises(TimeoutError):
        a.receive(0.3)
    written.set()
    a.send({"type": "time"})
    order: list[str] = []
    while "time" not in order:
        order.append(a.receive()["type"])
    assert order.index("accepted") < order.index("joined") < len(order) - 1
    assert order.count("accepted") == 1
    assert not {"accepted", "next"} & set(order[order.index("joined") :])
    assert a.game["phase"] == "give"
    # The same id is another action at another table.
    again = a.answer({"type": "act", "id": "late", "action": {"type": "give", "piece": "1"}})
    assert again["type"] == "accepted"
    b.wait(lambda s: s.game["position"].endswith(" 0"))
    a.go_on(table, "A")
    a.wait(lambda s: s.view and s.game["position"].endswith(" 0"))


def test_a_hello_for_the_same_table_brings_only_what_was_missed(server: Serving) -> None:
    _, _, a, b, table = friends(server)
    play(a, b, "0 a1")
    version = b.version
    b.join(table, "B", version - 1)
    assert [one["what"]["type"] for one in b.news] == ["place"]
    assert b.version == version
    a.wait(lambda s: connected(s) == {"A": True, "B": True})
    play(a, b, "1")


def test_a_hello_without_a_table_goes_back_to_that_of_the_address(server: Serving) -> None:
    ann, _, a, _, _ = friends(server)
    other = ann.table("here")["table"]
    a.join(other, "B")
    a.view = None
    a.send({"type": "hello", "protocol": 2, "seat": "A"})
    a.wait(lambda s: s.view and s.view["players"] == ["Ann", "Bo"])
    assert a.view["seat"] == "A"


@pytest.mark.parametrize("bad", ["a foreign seat", "no table", "another protocol"])
def test_a_refused_hello_ends_the_connection(server: Serving, bad: str) -> None:
    ann, _, a, b, table = friends(server)
    foreign = server.guest().table("here")["table"]
    where = {"a foreign seat": foreign, "no table": "none", "another protocol": table}[bad]
    a.go_on(where, "A", protocol=99 if bad == "another protocol" else 2)
    assert a.wait_closed() == BAD_HELLO
    code = {"a foreign seat": "not-your-seat", "no table": "table"}.get(bad, "protocol")
    refused = a.other_messages[-1]
    assert (refused["type"], refused["id"], refused["code"]) == ("refused", None, code)
    assert not any(one["type"] == "joined" for one in a.other_messages)
    b.wait(lambda s: connected(s) == {"A": False, "B": True})
    ann.sit(table, "A").do("give", piece="0")


def test_the_other_seat_of_the_own_table_is_foreign(server: Serving) -> None:
    _, _, a, b, table = friends(server)
    a.go_on(table, "B")
    assert a.wait_closed() == BAD_HELLO
    assert a.other_messages[-1]["code"] == "not-your-seat"
    assert b.refused("give", piece="0") == "not-your-turn"


def test_spectators_follow_and_players_may_watch(server: Serving) -> None:
    _, _, a, b, table = friends(server)
    spectator = server.guest().sit(table, None)
    spectator.wait(lambda s: s.view)
    before = connections("player"), connections("spectator")
    following = rematch(a, b)
    assert next_of(spectator) == following
    spectator.join(following, None)
    a.join(following, None)
    b.join(following, "B")
    assert spectator.refused("give", piece="0") == "spectators-watch"
    assert a.refused("give", piece="0") == "spectators-watch"
    assert a.view["seat"] is None
    b.wait(lambda s: connected(s) == {"A": False, "B": True})
    assert (connections("player"), connections("spectator")) == (before[0] - 1, before[1] + 1)
    a.join(following, "A")
    play(a, b, "0")
    spectator.wait(lambda s: s.game["position"].endswith(" 0"))


def test_a_seat_that_has_moved_away_cannot_be_gone_back_to(server: Serving) -> None:
    ann, _, a, b, table = friends(server)
    other = ann.table("here")["table"]
    a.join(other, "A")
    link = ann.post(f"/api/tables/{table}/device", {"seat": "A"})["link"]
    phone = server.guest()
    phone.post(f"/api/devices/{link}")
    a.do("resign")
    a.go_on(table, "A")
    assert a.wait_closed() == BAD_HELLO
    assert a.other_messages[-1]["code"] == "not-your-seat"
    phone.sit(table, "A").do("give", piece="0")
    b.wait(lambda s: s.game["position"].endswith(" 0"))


def test_joining_costs_as_much_as_connecting(database: str) -> None:
    limits = Limits(requests=Allowance(guest=Rate(10, 0.0001)))
    with serving(database, limits=limits) as server:
        ann = server.guest()
        table = ann.table("here")["table"]  # The first request, without a cookie.
        seat = ann.sit(table, "A")
        seat.wait(lambda s: s.view)
        for _ in range(9):
            seat.join(table, "A")
        seat.go_on(table, "A")
        assert seat.wait_closed() == TOO_MANY
        assert (seat.other_messages[-1]["code"], seat.other_messages[-1]["id"]) == (
            "too-many",
            None,
        )


def test_a_hello_counts_as_a_message(database: str) -> None:
    with serving(database, limits=Limits(messages=Allowance(guest=Rate(2, 0.0001)))) as server:
        ann = server.guest()
        table = ann.table("here")["table"]
        seat = ann.sit(table, "A")
        seat.wait(lambda s: s.view)
        for _ in range(2):
            seat.join(table, "A")
        with pytest.raises(ConnectionClosed):
            seat.join(table, "A")
        assert seat.other_messages[-1]["facts"]["what"] == "messages"
