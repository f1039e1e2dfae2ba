"""Pentaraduga over the wire: every game and opponent, whole games, matches, hidden figures."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from fourfold.catalogue import GAMES
from fourfold.play import Record
from tests.server.harness.serving import Guest, SeatClient, Serving, serving

TILES = (
    ["oRo", "rOr", "oYo", "bGy", "yOr", "yOy", "gYo"],
    ["oYg", "gYg", "yGy", "yGb", "bGb", "gBg", "rOy"],
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    database = tmp_path_factory.mktemp("server") / "games.db"
    with serving(f"sqlite+aiosqlite:///{database}", grace=600_000) as running:
        yield running


PENTARADUGA = [name for name, game in GAMES.items() if game.family == "pentaraduga"]


def table(guest: Guest, game: str, kind: str, **more: Any) -> Any:
    """Opens a table; returns its id, the guest's seats and the invitation."""
    return guest.post("/api/tables", {"game": game, "opponent": {"kind": kind}, **more})


def friends(
    server: Serving, game: str, **more: Any
) -> tuple[Guest, Guest, SeatClient, SeatClient, str]:
    """Returns two guests at a table, their connections and its id."""
    ann, bo = server.guest(), server.guest()
    opened = table(ann, game, "friend", name="Ann", **more)
    a = ann.sit(opened["table"], "A")
    a.wait(lambda s: s.view)
    # If the options contain the tiles, Bo agrees to play though Ann knows them.
    bo.post(f"/api/invites/{opened['invite']}", {"name": "Bo", "agreed": True})
    b = bo.sit(opened["table"], "B")
    for seat in (a, b):
        seat.wait(lambda s: s.view and s.view["players"] == ["Ann", "Bo"])
    return ann, bo, a, b, opened["table"]


@pytest.mark.parametrize("game", PENTARADUGA)
def test_every_game_opens_against_every_kind_of_opponent(server: Serving, game: str) -> None:
    guest = server.guest()
    for kind in ("friend", "here", "bot"):
        opened = table(guest, game, kind)
        info = guest.get(f"/api/tables/{opened['table']}")
        races = {info["options"].get(name) for name in ("interception", "at_once")} - {None}
        assert races <= {kind != "here"}
        seat = guest.sit(opened["table"], "A")
        seat.wait(lambda s: s.view)
        assert set(seat.game["figures"]) <= {"common", "A", "B"}
        seat.close()


def test_the_computer_makes_its_move(server: Serving) -> None:
    guest = server.guest()
    opponent = {"kind": "bot", "level": "3"}
    opened = guest.post("/api/tables", {"game": "fulls", "opponent": opponent})
    seat = guest.sit(opened["table"], "A")
    seat.wait(lambda s: s.view)
    if seat.game["right"] == "A":
        act = dict(tries(seat, Random(1))[0])
        seat.do(act.pop("type"), **act)
    seat.wait(lambda s: any(one["seat"] == "B" for one in s.news))


def tries(seat: SeatClient, chance: Random) -> list[Any]:
    """Returns the complete actions that a seat is offered, with moves built step by step."""
    offers = seat.view.get("offers", {})
    actions = list(offers.get("actions", []))
    # Tiles in a figure could be moved for ever.
    standing = {place[0] for figure in seat.game["figures"].values() for place in figure}
    begun = [one for one in offers.get("begun", []) if one["tile"] not in standing]
    while begun:
        prefix = chance.choice(begun)
        answer = seat.answer({"type": "choices", "id": "c", "prefix": prefix})
        offers = answer["offers"]
        assert len(offers.get("names", ())) == len(offers.get("actions", ())) + len(
            offers.get("begun", ())
        )
        actions += offers.get("actions", [])
        begun = [] if offers.get("actions") else offers.get("begun")
    return actions


#: The preference of actions. A claimed move need not exist, so nobody claims one.
RANKS = {"lay": 3, "take": 2, "draw": 2, "check": 2, "stop": 2, "exchange": 0, "knock": -1}


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("fulls", {}),
        ("claims", {}),
        ("reach", {"interception": False}),
        ("steals", {}),
        ("doubles", {"at_once": False}),
        ("squares", {}),
    ],
)
def test_a_whole_game_ends_and_its_record_and_replay_agree(
    server: Serving, game: str, options: dict[str, Any]
) -> None:
    chance = Random(1)
    ann, _, a, b, id_ = friends(server, game, options=options)
    for _ in range(50):
        for seat in (a, b):
            actions = tries(seat, chance)
            best = max((RANKS.get(one["type"], 1) for one in actions), default=-1)
            actions = [one for one in actions if RANKS.get(one["type"], 1) == best]
            if best > 0 or (best == 0 and chance.random() < 0.5):
                act = dict(chance.choice(actions))
                seat.do(act.pop("type"), **act)
                for one in (a, b):
                    one.answer({"type": "time"})
        if a.view.get("outcome"):
            break
    assert "outcome" in a.view, (a.view, [n["what"] for n in a.news[-8:]])
    assert a.view["outcome"] == b.view["outcome"]
    record = Record.from_json(ann.http.get(f"/api/tables/{id_}/record").content, GAMES)
    assert record.table(GAMES).outcome == record.outcome
    steps = ann.get(f"/api/tables/{id_}/replay")["steps"]
    assert None not in [tile for step in steps for hand in step["view"]["hands"] for tile in hand]


def test_a_mixed_match_goes_on_with_its_next_game_and_score(server: Serving) -> None:
    ann, bo, a, b, id_ = friends(
        server, "squares", mixed=["squares", "fulls"], games=3, options={"replay_limit": 30}
    )
    info = ann.get(f"/api/tables/{id_}")
    assert info["options"]["always_check"] is False
    assert info["match"]["games"] == ["squares", "fulls", "squares"]
    b.do("surrender")
    for seat in (a, b):
        seat.do("rematch")
    a.wait(lambda s: any(o["type"] == "next" for o in s.other_messages))
    following = ann.get(f"/api/tables/{id_}")["next"]
    info = ann.get(f"/api/tables/{following}")
    assert (info["game"], info["options"]["replay_limit"]) == ("fulls", 30)
    assert (info["match"]["totals"], info["match"]["over"]) == ([1, 0], False)
    assert [entry["points"] for entry in info["match"]["entries"]] == [[1, 0]]
    second = ann.sit(following, "A")
    second.wait(lambda s: s.view)
    assert second.game["right"] == "A", "the winner does not begin"
    wrong = {"game": "fulls", "opponent": {"kind": "here"}, "mixed": ["squares"]}
    assert bo.post("/api/tables", wrong, 422)["code"] == "mixed"


def test_a_match_of_squares_ends_when_the_lead_is_safe(server: Serving) -> None:
    ann, _, _, b, id_ = friends(server, "squares", games=2)
    ids = [id_]
    for _ in range(2):
        ann_seat = ann.sit(ids[-1], "A")
        ann_seat.wait(lambda s: s.view)
        b.do("surrender")
        info = ann.get(f"/api/tables/{ids[-1]}")["match"]
        if len(ids) == 2:
            assert (info["totals"], info["over"], info["winner"]) == ([2, 0], True, "A")
            return
        assert not info["over"]
        for seat in (ann_seat, b):
            seat.do("rematch")
        ann_seat.wait(lambda s: any(o["type"] == "next" for o in s.other_messages))
        ids.append(ann.get(f"/api/tables/{ids[-1]}")["next"])
        b = _partner(b, ids[-1], server)


def _partner(seat: SeatClient, table: str, server: Serving) -> SeatClient:
    cookie = seat.socket.request.headers["Cookie"].partition("=")[2]  # type: ignore[union-attr]
    again = SeatClient(server, cookie, table, "B", 0)
    again.wait(lambda s: s.view)
    return again


def test_a_figure_that_was_covered_to_the_end_is_shown_to_its_owner_alone(server: Serving) -> None:
    ann, bo, a, b, id_ = friends(server, "squares", games=2, options={"deal": [*map(list, TILES)]})
    secret = [["oRo", "U", 0, 0], ["rOr", "L", -1, 0]]
    a.do("arrange", figure=secret)
    a.do("stop", figure=secret)
    b.wait(lambda s: s.game.get("first") == "A")
    b.do("arrange", figure=[["oYg", "U", 0, 0]])
    b.do("surrender")
    path = f"/api/tables/{id_}"
    for guest, sees in ((ann, True), (bo, False), (server.guest(), False)):
        replay = guest.get(f"{path}/replay")
        assert not replay["whole"]
        steps = replay["steps"]
        shown = [step["view"]["figures"]["A"] for step in steps]
        assert (secret in shown) is sees
        assert any(step["view"]["figures"]["B"] for step in steps)
        content = guest.http.get(f"{path}/record").content
        record = Record.from_json(content, GAMES)
        assert record.table(GAMES).outcome == record.outcome
        assert "rOrL@" not in record.text(GAMES)
        assert "oYgU@0,0" in record.text(GAMES)


def test_a_game_is_played_on_from_a_record(server: Serving) -> None:
    ann, _, a, b, id_ = friends(server, "fulls")
    for seat in (a, b, a, b):
        if actions := [one for one in tries(seat, Random(2)) if one["type"] == "lay"]:
            seat.do("lay", placements=actions[0]["placements"])
            for one in (a, b):
                one.answer({"type": "time"})
    figure = a.game["figures"]["common"]
    assert figure
    a.do("resign")
    record = ann.http.get(f"/api/tables/{id_}/record?form=text").text
    opened = table(ann, "fulls", "bot", record=record)
    again = ann.sit(opened["table"], "A")
    again.wait(lambda s: s.view)
    assert again.game["figures"]["common"][: len(figure)] == figure


@pytest.mark.parametrize("kind", ["bot", "friend"])
def test_a_game_is_played_on_at_the_second_seat(server: Serving, kind: str) -> None:
    ann, _, a, _, id_ = friends(server, "fulls")
    a.do("resign")
    replay = ann.get(f"/api/tables/{id_}/replay")
    assert replay["whole"]
    record = ann.http.get(f"/api/tables/{id_}/record").text
    body = {"record": record, "after": 0, "seat": "B", "name": "Ann", "keep_hidden": True}
    opened = table(ann, "fulls", kind, **body)
    assert opened["seats"] == ["B"]
    info = ann.get(f"/api/tables/{opened['table']}")
    assert (info["players"][1], info["levels"][1]) == ("Ann", None)
    if kind == "friend":
        bo = server.guest()
        joining = {"name": "Bo", "agreed": True}
        assert bo.post(f"/api/invites/{opened['invite']}", joining)["seats"] == ["A"]
    seat = ann.sit(opened["table"], "B")
    seat.wait(lambda s: s.view and None not in s.view["players"])
    assert seat.game["hands"][1] == replay["steps"][0]["view"]["hands"][1]
