"""A damaged database: the server says so and never drops acknowledged events silently."""

from __future__ import annotations

import json
import os
import resource
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from fourfold.play import Malformed
from fourfold.store import Store
from fourfold.store.backends import damage
from fourfold.store.backends.wal import Log, read_log
from tests.server.harness.process import Process
from tests.server.harness.serving import Clock, Serving, serving
from tests.server.live.test_play import friends, play
from tests.server.ops.test_operating import until

MOVES = "0 a1 1 b1 2 c1 3 a2 4 b2 5"


def killed_after_moves(file: Path) -> str:
    """Kills a server after eleven moves that are in the write-ahead log only; returns the table."""
    process = Process(f"sqlite+aiosqlite:///{file}", 0)
    server = Serving(process.port, Clock())
    _, _, a, b, table = friends(server)
    play(a, b, MOVES)
    process.end(signal.SIGKILL)
    server.open.close()
    return table


def command(*words: str, prefix: Sequence[str] = ()) -> subprocess.CompletedProcess[str]:
    """Runs ``fourfold`` with these arguments."""
    return subprocess.run(
        [*prefix, sys.executable, "-m", "fourfold.cli", *words],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def moves(file: Path, table: str) -> int:
    """Returns the number of stored moves of a table."""
    with closing(sqlite3.connect(file)) as connection:
        counting = 'SELECT count(*) FROM events WHERE "table" = ? AND action LIKE \'%"piece"%\''
        counting += ' OR "table" = ? AND action LIKE \'%"square"%\''
        (found,) = connection.execute(counting, (table, table)).fetchone()
    return int(found)


def test_a_log_damaged_after_a_kill_is_not_opened_until_the_loss_is_accepted(
    tmp_path: Path,
) -> None:
    file = tmp_path / "fourfold.db"
    log = tmp_path / "fourfold.db-wal"
    table = killed_after_moves(file)
    before = read_log(file)
    assert before.commits > len(MOVES.split())
    assert (before.lost_frames, before.damaged) == (0, False)
    content = bytearray(log.read_bytes())
    content[len(content) // 2] ^= 1
    log.write_bytes(content)
    found = read_log(file)
    assert found.damaged

    for words in (["serve", "--port", "0"], ["admin", "count"], ["admin", "migrate"]):
        refused = command(*words, "--database", str(file))
        assert refused.returncode == 2
        assert refused.stdout == ""
        assert f"{found.lost_commits} stored changes" in refused.stderr.replace("\u2068", "")
        assert "admin salvage" in refused.stderr
        assert log.read_bytes() == content, "the log was changed"
        assert "Traceback" not in refused.stderr

    salvaged = command("admin", "salvage", "--database", str(file))
    told = json.loads(salvaged.stdout)
    assert (told["kept"], told["lost"]) == (found.commits, found.lost_commits)
    assert Path(told["copy"] + "-wal").read_bytes() == content
    assert 0 < moves(file, table) < len(MOVES.split())
    again = Process(f"sqlite+aiosqlite:///{file}", 0)
    assert httpx.get(f"http://127.0.0.1:{again.port}/api/ready").status_code == 200
    again.end(signal.SIGTERM)


def test_a_torn_last_transaction_is_dropped_as_it_was_never_acknowledged(tmp_path: Path) -> None:
    file = tmp_path / "fourfold.db"
    log = tmp_path / "fourfold.db-wal"
    table = killed_after_moves(file)
    os.truncate(log, log.stat().st_size - 100)
    again = Process(f"sqlite+aiosqlite:///{file}", 0)
    assert httpx.get(f"http://127.0.0.1:{again.port}/api/ready").status_code == 200
    again.end(signal.SIGTERM)
    assert moves(file, table) >= len(MOVES.split()) - 1


def test_salvage_refuses_a_database_in_use_missing_or_remote(tmp_path: Path) -> None:
    server = Process(f"sqlite+aiosqlite:///{tmp_path}/a.db", 0)
    refused = command("admin", "salvage", "--database", f"{tmp_path}/a.db")
    assert refused.returncode == 2
    assert str(server.pid) in refused.stderr
    server.end(signal.SIGTERM)
    for where in (f"{tmp_path}/b.db", "postgresql://nobody@127.0.0.1:1/none"):
        assert command("admin", "salvage", "--database", where).returncode == 2


@pytest.fixture
def filled(tmp_path: Path) -> Path:
    """Returns a database with a game and without a write-ahead log."""
    file = tmp_path / "fourfold.db"
    with serving(f"sqlite+aiosqlite:///{file}") as server:
        _, _, a, b, _ = friends(server)
        play(a, b, MOVES)
    assert not Path(f"{file}-wal").exists()
    return file


def spoil(file: Path, table: str = "events") -> None:
    """Overwrites the page in which a table begins, as a bad disk might."""
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
        (size,) = connection.execute("PRAGMA page_size").fetchone()
        query = "SELECT rootpage FROM sqlite_master WHERE name = ?"
        (page,) = connection.execute(query, (table,)).fetchone()
    with file.open("r+b") as content:
        content.seek((page - 1) * size)
        content.write(b"\xaa" * size)


def test_a_server_with_a_damaged_database_is_not_ready(
    filled: Path, caplog: pytest.LogCaptureFixture
) -> None:
    spoil(filled)
    with serving(f"sqlite+aiosqlite:///{filled}") as server:
        found = server.guest().get("/api/ready", 503)
        assert (found["ok"], found["intact"], found["writes"]) == (False, False, True)
    assert caplog.messages.count("database_damaged") == 1


def test_damage_is_detected_by_the_check_while_the_server_runs(
    filled: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(damage, "REST_SECONDS", 0.1)
    monkeypatch.setattr(damage, "REST_FACTOR", 0)
    with serving(f"sqlite+aiosqlite:///{filled}") as server:
        guest = server.guest()
        assert guest.get("/api/ready")["intact"]
        spoil(filled)
        until(lambda: guest.http.get("/api/ready").status_code == 503)
        assert not guest.get("/api/ready", 503)["intact"]


async def test_damage_that_a_read_runs_into_is_noted(filled: Path) -> None:
    spoil(filled)
    store = await Store.open(f"sqlite+aiosqlite:///{filled}")
    try:
        assert store.database.damage.problem is None
        (table, *_) = await store.tables.page()
        with pytest.raises(Exception, match="malformed"):
            await store.events.of(table.id)
        assert store.database.damage.problem
    finally:
        await store.close()


async def test_a_check_that_takes_too_long_is_abandoned(
    filled: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with closing(sqlite3.connect(filled)) as connection, connection:
        connection.execute("CREATE TABLE much (n INTEGER PRIMARY KEY, text)")
        many = "WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < 200000)"
        connection.execute(f"INSERT INTO much {many} SELECT n, hex(randomblob(100)) FROM c")
    looking = damage.Damage(filled)
    for seconds, given_up in ((60, 0), (0.01, 1)):
        await looking.check(seconds)
        assert caplog.messages.count("database_check_given_up") == given_up
        assert looking.problem is None
    await looking.close()


def test_a_server_on_a_full_disk_is_not_ready_until_there_is_space_again(tmp_path: Path) -> None:
    file = tmp_path / "fourfold.db"
    process = Process(f"sqlite+aiosqlite:///{file}", 0)
    ready = f"http://127.0.0.1:{process.port}/api/ready"
    assert httpx.get(ready).status_code == 200
    limits = resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
    until(lambda: httpx.get(ready).status_code == 503)
    found = httpx.get(ready).json()
    assert (found["database"], found["writes"], found["intact"]) == (True, False, True)
    resource.prlimit(process.pid, resource.RLIMIT_FSIZE, limits)
    until(lambda: httpx.get(ready).status_code == 200)
    process.end(signal.SIGTERM)


def test_a_server_that_may_not_write_its_database_does_not_start(filled: Path) -> None:
    filled.chmod(0o444)
    # Permissions have to apply even if root runs the tests.
    prefix = ["setpriv", "--bounding-set", "-dac_override", "--"] if os.getuid() == 0 else []
    refused = command("serve", "--port", "0", "--database", str(filled), prefix=prefix)
    assert refused.returncode == 2
    assert "readonly" in refused.stderr
    assert "Traceback" not in refused.stderr


async def test_a_log_that_changes_while_it_is_read_does_not_count_as_damaged(
    filled: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    logs = iter([Log(3, 9, 5), Log(8), Log(3, 9, 5), Log(3, 9, 5)])
    monkeypatch.setattr(damage, "read_log", lambda _: next(logs))
    damage.require_whole_log(filled)
    with pytest.raises(Malformed):
        damage.require_whole_log(filled)
