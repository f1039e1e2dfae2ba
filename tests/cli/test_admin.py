"""``fourfold serve`` and ``fourfold admin``, as an operator uses them."""

from __future__ import annotations

import asyncio
import json
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from fourfold.catalogue import GAMES
from fourfold.play import Outcome, Record, Seat
from fourfold.store import Store, migrate
from tests.cli.test_cli import fourfold, refused
from tests.server.harness.process import Process
from tests.server.harness.serving import Clock, Serving


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path}/fourfold.db"


def test_a_server_with_games_is_backed_up_and_exported(url: str, tmp_path: Path) -> None:
    process = Process(url, 0)
    server = Serving(process.port, Clock())
    guest = server.guest()
    opened = [guest.table("here", options={"starter": "first"})["table"] for _ in range(3)]
    for table in opened[:2]:
        seat = guest.sit(table, "A")
        seat.do("give", piece="0")
        seat.do("resign")
    copy = tmp_path / "copy.db"
    out, _ = fourfold("admin", "backup", str(copy), "--database", url)
    told = json.loads(out)
    assert told["bytes"] == copy.stat().st_size > 0
    assert (told["of"], told["tables"]) == (f"{tmp_path}/fourfold.db", 3)
    server.open.close()
    assert process.end(signal.SIGTERM) == 0
    assert "exists already" in refused("admin", "backup", str(copy), "--database", url)
    for database in (url, f"sqlite+aiosqlite:///{copy}"):
        out, _ = fourfold("admin", "export", "--database", database)
        records = {line["table"]: line["record"] for line in map(json.loads, out.splitlines())}
        tables = {
            table: Record.from_json(json.dumps(record), GAMES).table(GAMES)
            for table, record in records.items()
        }
        assert {name: (table.seq, table.outcome) for name, table in tables.items()} == dict(
            zip(opened, [(2, Outcome.win(Seat.B, "resigned"))] * 2 + [(0, None)], strict=True)
        )
        out, _ = fourfold("admin", "count", env={"FOURFOLD_DATABASE": database})
        assert json.loads(out) == {"guests": 1, "tables": 3, "events": 4}


def test_migrate_prints_the_revision(url: str) -> None:
    out, _ = fourfold("admin", "migrate", "--database", url)
    assert json.loads(out) == {"revision": migrate.newest()}

    async def differences() -> list[object]:
        store = await Store.open(url)
        found = await store.differences()
        await store.close()
        return found

    assert asyncio.run(differences()) == []


def test_a_port_in_use_is_reported(url: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        told = refused("serve", "--port", str(port), "--database", url)
    assert f"127.0.0.1:{port} cannot be listened on: Address already in use." in told


def test_an_invalid_database_is_reported(tmp_path: Path) -> None:
    for url in ("nonsense://x", "postgresql://nobody@127.0.0.1:1/x", str(tmp_path)):
        told = refused("serve", "--port", "0", "--database", url)
        assert "database" in told


def test_only_migrate_creates_a_database(
    tmp_path: Path,
) -> None:
    home = {"FOURFOLD_DATABASE": "", "XDG_DATA_HOME": str(tmp_path / "another")}
    _, told = fourfold("admin", "backup", str(tmp_path / "copy.db"), code=2, env=home)
    assert f"no Fourfold database at {tmp_path}/another/fourfold/fourfold.db. Name it" in told
    assert list(tmp_path.iterdir()) == []
    file = tmp_path / "plain.db"
    file.touch()  # An empty database.
    assert f"at {file}." in refused("admin", "count", "--database", f"sqlite:///{file}")
    fourfold("admin", "migrate", "--database", str(file))
    nowhere = tmp_path / "nowhere" / "copy.db"
    told = refused("admin", "backup", str(nowhere), "--database", str(file))
    assert f"{nowhere}: unable to open database file" in told
    postgres = "postgresql://nobody@127.0.0.1:1/x"
    assert "pg_dump" in refused("admin", "backup", str(nowhere), "--database", postgres)


def test_invalid_settings_are_reported(url: str) -> None:
    told = refused("serve", "--proxy", "127.0.0.1,localhost", "--database", url)
    assert "“localhost” will not do; expected: 127.0.0.1, 10.0.0.0/8, *." in told
    told = refused("serve", "--redis", "redis://localhost", "--database", url)
    assert f"“{url}” will not do; expected: postgresql://" in told


def test_the_log_has_one_line_per_event(url: str) -> None:
    process = subprocess.Popen(
        [
            sys.executable,
            "-m",
            "fourfold.cli",
            "serve",
            "--port",
            "0",
            "--database",
            url,
            "--log-json",
        ],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout
    port = int(process.stdout.readline().rsplit(":", 1)[1].strip().rstrip("/"))
    process.send_signal(signal.SIGHUP)
    httpx.get(f"http://127.0.0.1:{port}/api/health?x=%0a%22evil")
    process.send_signal(signal.SIGINT)
    _, log = process.communicate(timeout=20)
    lines = [json.loads(line) for line in log.splitlines()]
    (request,) = (line for line in lines if line["event"] == "request_ended")
    assert (request["path"], request["status"]) == ("/api/health", 200)
    assert [line["event"] for line in lines if line["level"] == "warning"] == ["hup_ignored"]
    assert process.returncode == 0
