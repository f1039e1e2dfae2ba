"""Guests export and delete their data; operators delete guests and prune."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from fourfold.catalogue import GAMES
from fourfold.cli import main
from fourfold.play import Record
from tests.server.harness.serving import Guest, SeatClient, serving
from tests.server.live.test_play import friends


def assert_closed(seat: SeatClient) -> None:
    """Asserts that the server closes a connection."""
    with pytest.raises(ConnectionClosed):
        seat.wait(lambda _: False)


def leave(guest: Guest) -> httpx.Response:
    """Deletes a guest's data; asserts that the cookie ends."""
    answer = guest.http.delete("/api/guest")
    assert answer.status_code == 200
    assert 'fourfold=""' in answer.headers["set-cookie"]
    return answer


def test_a_guest_exports_their_games_and_is_deleted(database: str) -> None:
    with serving(database) as server:
        ann, bo, a, b, table = friends(server)
        b.do("resign")
        alone = ann.table("friend")
        with_bo = ann.table("friend", name="Ann")
        bo.post(f"/api/invites/{with_bo['invite']}", {"name": "Bo"})
        mine = ann.get("/api/guest/data")
        assert [one["table"] for one in mine["tables"] if one["record"]] == [table]
        assert len(mine["tables"]) == 3
        (record,) = (one["record"] for one in mine["tables"] if one["record"])
        assert Record.from_json(json.dumps(record), GAMES).table(GAMES).players == ("Ann", "Bo")
        waiting = bo.sit(with_bo["table"], "B")
        waiting.wait(lambda one: one.view)
        token = ann.http.cookies["fourfold"]
        leave(ann)
        former = server.guest()
        former.http.cookies.set("fourfold", token)
        assert former.sit(table, "A").receive()["code"] == "not-your-seat"
        assert_closed(a)
        assert_closed(waiting)
        again = bo.sit(with_bo["table"], "B")
        again.wait(lambda one: one.view)
        assert again.view["outcome"]["winner"] == "B"
        assert again.view["players"] == ["Guest", "Bo"]
        assert bo.get(f"/api/tables/{table}")["players"] == ["Guest", "Bo"]
        assert bo.get(f"/api/tables/{alone['table']}")["open"] is False
        nobody = server.guest().post(f"/api/invites/{alone['invite']}", {}, 404)
        assert nobody["code"] == "invitation"
        assert ann.get("/api/guest/data")["tables"] == []
        assert ann.get("/api/guest").get("name") is None
        assert "Ann" not in bo.http.get(f"/api/tables/{table}/record").text
        leave(bo)
        told = server.guest().http.get(f"/api/tables/{table}/replay").text
        assert "Ann" not in told
        assert "Bo" not in told


def test_a_page_of_another_origin_cannot_delete_a_guest(tmp_path: Path) -> None:
    with serving(f"sqlite+aiosqlite:///{tmp_path}/fourfold.db") as server:
        ann = server.guest()
        ann.post("/api/guest", {"name": "Ann"})
        answer = ann.http.delete("/api/guest", headers={"Origin": "https://evil.example"})
        assert answer.status_code == 403
        assert ann.get("/api/guest")["name"] == "Ann"


def admin(url: str, *arguments: str, code: int = 0) -> None:
    """Runs ``fourfold admin`` in this process, which saves the time of its start."""
    with pytest.raises(SystemExit) as ended:
        main(["admin", *arguments, "--database", url])
    assert ended.value.code == code


def test_an_operator_deletes_a_guest_and_prunes_while_the_server_runs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/fourfold.db"
    with serving(url) as server:
        ann = server.guest()
        table = ann.table("here", names=["Ann", "Bo"])["table"]
        admin(url, "forget", f"{table}/A")
        assert json.loads(capsys.readouterr().out) == {"tables": 1}
        assert ann.get("/api/guest/data")["guest"] is None
        admin(url, "forget", f"{table}/A", code=2)
        assert f"There is no guest “{table}/A”." in capsys.readouterr().err
        ann.table("here")
        admin(url, "prune", "--older-than", "1")
        assert set(json.loads(capsys.readouterr().out)["old"].values()) == {0}
        with contextlib.closing(sqlite3.connect(tmp_path / "fourfold.db")) as writing, writing:
            writing.execute("UPDATE tables SET started = 1 WHERE outcome IS NULL")
            over = "SELECT players FROM tables WHERE outcome IS NOT NULL"
            assert writing.execute(over).fetchall() == [('["Guest","Guest"]',)]
        admin(url, "prune", "--older-than", "1", "unplayed")
        assert json.loads(capsys.readouterr().out) == {"pruned": {"unplayed": 1}}
        admin(url, "prune", "--older-than", "1", "everything", code=2)
        assert "“everything” will not do; expected: unplayed" in capsys.readouterr().err


def test_pruning_a_table_closes_the_connections_of_its_players(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/fourfold.db"
    with serving(url) as server:
        ann = server.guest()
        table = ann.table("here", options={"starter": "first"})["table"]
        seat = ann.sit(table, "A")
        seat.wait(lambda one: one.view)
        with contextlib.closing(sqlite3.connect(tmp_path / "fourfold.db")) as writing, writing:
            for part in ("events", "presence", "seats"):
                writing.execute(f'DELETE FROM {part} WHERE "table" = ?', (table,))
            writing.execute("DELETE FROM tables WHERE id = ?", (table,))
        seat.send({"type": "act", "id": "x", "action": {"type": "give", "piece": "0"}})
        assert_closed(seat)
        assert ann.sit(table, "A").receive()["code"] == "table"
