"""Stored games that this version cannot read: they open read-only, say why, and stay unchanged."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from fourfold.cli import app
from tests.server.harness.serving import WIDE, Guest, serving

#: A change of the database, and a part of the reason.
BEGINNINGS = {
    "game": ("UPDATE tables SET game = 'chess'", "no game “chess”; there is: quarto"),
    "option": (
        """UPDATE tables SET options = '{"flavour":1}'""",
        "“flavour” will not do; expected: features",
    ),
    "deal": (
        """UPDATE tables SET deal = '{"starter":"C"}'""",
        "“starter=C” will not do; expected: A",
    ),
    "json": ("UPDATE tables SET options = '{'", "The options cannot be read"),
}
ACTIONS = {
    "act": ('{"type":"fly"}', "Event 2 is not possible: The action cannot be read: “type=fly”"),
    "field": ('{"type":"give","piece":"1","to":"B"}', "“to” will not do; expected: piece"),
    "tile": ('{"type":"place","square":"e9"}', "“square=e9” will not do; expected: a1"),
    "fold": ('{"type":"place","square":"a1"}', "Event 2 is not possible: It is not your turn"),
}


def played(database: str) -> tuple[Guest, str]:
    """Plays one action at a table on one screen; returns the guest and the table."""
    with serving(database, limits=WIDE) as server:
        ann = server.guest()
        table = ann.table("here")["table"]
        ann.sit(table, "A").do("give", piece="0")
        return ann, table


def changed(path: Path, statement: str, *values: object) -> list[Any]:
    """Executes a statement; returns all stored tables and events."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(statement, values)
        connection.commit()
    return stored(path)


def stored(path: Path) -> list[Any]:
    """Returns all stored tables and events."""
    with closing(sqlite3.connect(path)) as connection:
        tables = "SELECT id, game, options, deal, outcome, due FROM tables"
        return [*connection.execute(tables), *connection.execute("SELECT * FROM events")]


@pytest.mark.parametrize("name", BEGINNINGS)
def test_a_game_whose_start_cannot_be_read_says_why_and_has_its_record(
    name: str, tmp_path: Path
) -> None:
    statement, reason = BEGINNINGS[name]
    path = tmp_path / "games.db"
    database = f"sqlite+aiosqlite:///{path}"
    ann, table = played(database)
    rows = changed(path, statement)
    with serving(database, limits=WIDE) as server:
        ann = ann.moved(server)
        for info in (ann.get(f"/api/tables/{table}"), *ann.get("/api/tables")):
            assert info["table"] == table
            assert info["problem"]["code"] == "stored"
            assert reason in info["problem"]["text"]
        for what in ("replay", "picture.svg"):
            refused = ann.get(f"/api/tables/{table}/{what}", 422)
            assert refused["code"] == "stored"
            assert reason in refused["text"]
        told = ann.sit(table, "A").receive()
        assert told["code"] == "stored"
        assert reason in told["text"]
        record = ann.get(f"/api/tables/{table}/record")
        assert record["format"] == "fourfold-record-1"
        assert record["game"] == rows[0][1]
        assert record["events"][0]["action"] == {"type": "give", "piece": "0"}
        server.guest().get(f"/api/tables/{table}/record", 403)
        assert [one["table"] for one in ann.get("/api/guest/data")["tables"]] == [table]
    assert stored(path) == rows, "the stored game was changed"
    exported = CliRunner().invoke(app, ["admin", "export", "--database", database])
    (line,) = exported.stdout.splitlines()
    assert json.loads(line)["record"] == record
    assert reason in json.loads(line)["problem"]


@pytest.mark.parametrize("name", ACTIONS)
def test_a_game_with_an_unreadable_event_opens_read_only(name: str, tmp_path: Path) -> None:
    action, reason = ACTIONS[name]
    path = tmp_path / "games.db"
    database = f"sqlite+aiosqlite:///{path}"
    ann, table = played(database)
    again = """INSERT INTO events SELECT "table", 2, seat, at, ?, 'x' FROM events WHERE seq = 1"""
    rows = changed(path, again, action)
    with serving(database, limits=WIDE) as server:
        ann = ann.moved(server)
        seat = ann.sit(table, "A")
        told = seat.wait(
            lambda seat: [one for one in seat.other_messages if one["type"] == "refused"]
        )[0]
        assert told["code"] == "stored"
        assert reason in told["text"]
        assert not seat.view.get("offers")
        assert not seat.view.get("acts")
        assert seat.refused("resign") == "old-rules"
        replay = ann.get(f"/api/tables/{table}/replay")
        assert len(replay["steps"]) == 2
        assert reason in replay["problem"]["text"]
        record = ann.get(f"/api/tables/{table}/record")
        assert record["events"][1]["action"] == json.loads(action)
    assert stored(path) == rows, "the stored game was changed"
    exported = CliRunner().invoke(app, ["admin", "export", "--database", database])
    assert json.loads(exported.stdout)["record"] == record


def test_the_record_of_an_unreadable_running_game_of_two_people_stays_closed(
    tmp_path: Path,
) -> None:
    path = tmp_path / "games.db"
    database = f"sqlite+aiosqlite:///{path}"
    with serving(database, limits=WIDE) as server:
        ann, bo = server.guest(), server.guest()
        opened = ann.table("friend", game="squares")
        bo.post(f"/api/invites/{opened['invite']}", {})
    changed(path, "UPDATE tables SET game = 'chess'")
    with serving(database, limits=WIDE) as server:
        refused = ann.moved(server).get(f"/api/tables/{opened['table']}/record", 409)
        assert refused["code"] == "still-playing"
