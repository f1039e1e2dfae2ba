"""What we expect SQLite to recover from a write-ahead log is what it recovers."""

from __future__ import annotations

import sqlite3
import tempfile
from contextlib import closing
from functools import cache
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from fourfold.store.backends.wal import Log, read_log

#: Commits before the log was begun anew, whose frames may lie behind those after it.
OLD, NEW = 12, 9


@cache
def written(page_size: int, old: int) -> tuple[bytes, bytes]:
    """A database and its log: commits after a checkpoint, some of them of several frames."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "a.db"
        with closing(sqlite3.connect(file, isolation_level=None)) as connection:
            for pragma in (f"page_size={page_size}", "journal_mode=WAL", "wal_autocheckpoint=0"):
                connection.execute(f"PRAGMA {pragma}")
            connection.execute("CREATE TABLE events (seq INTEGER PRIMARY KEY, action)")
            for number in range(old):
                add(connection, -number - 1)
            # What is not truncated is written over from the beginning.
            kind = "FULL" if old else "TRUNCATE"
            connection.execute(f"PRAGMA wal_checkpoint({kind})")
            for number in range(NEW):
                add(connection, number)
            return file.read_bytes(), Path(f"{file}-wal").read_bytes()


def add(connection: sqlite3.Connection, number: int) -> None:
    action = "x" * (abs(number) % 3 * 700)
    connection.execute("INSERT INTO events VALUES (?, ?)", (number, action))


def recovered(folder: Path, database: bytes, log: bytes) -> tuple[int, Log]:
    """How many commits SQLite finds after a crash, and what we say of the log before."""
    file = folder / "b.db"
    file.write_bytes(database)
    Path(f"{file}-wal").write_bytes(log)
    said = read_log(file)
    with closing(sqlite3.connect(file)) as connection:
        (found,) = connection.execute("SELECT count(*) FROM events WHERE seq >= 0").fetchone()
    return found, said


@settings(max_examples=400)
@given(
    page_size=st.sampled_from([512, 4096]),
    old=st.sampled_from([0, OLD]),
    cut=st.none() | st.floats(0, 1),
    flips=st.lists(st.tuples(st.floats(0, 1, exclude_max=True), st.integers(1, 255)), max_size=3),
)
@example(512, 0, None, [])
@example(512, OLD, None, [])
@example(4096, 0, None, [(0.0, 1)])
def test_we_expect_what_sqlite_recovers(
    page_size: int, old: int, cut: float | None, flips: list[tuple[float, int]]
) -> None:
    database, log = written(page_size, old)
    broken = bytearray(log)
    for where, change in flips:
        broken[int(where * len(broken))] ^= change
    if cut is not None:
        del broken[int(cut * len(broken)) :]
    with tempfile.TemporaryDirectory() as folder:
        found, said = recovered(Path(folder), database, bytes(broken))
    assert said.commits == found
    if not flips and cut is None:
        assert said == Log(NEW)


def frame_size(log: bytes) -> int:
    return 24 + int.from_bytes(log[8:12], "big")


@pytest.mark.parametrize("old", [0, OLD])
def test_a_torn_last_transaction_is_no_damage_and_anything_before_it_is(
    tmp_path: Path, old: int
) -> None:
    database, log = written(512, old)
    size = frame_size(log)
    ends = [at + size for at in range(32, len(log), size) if log[at + 4 : at + 8] != bytes(4)][:NEW]
    for which, end in enumerate(ends):
        broken = bytearray(log)
        broken[end - 1] ^= 1  # In the page of its last frame.
        found, said = recovered(tmp_path, database, bytes(broken))
        assert found == said.commits == which
        assert said.lost_commits == NEW - which
        assert said.damaged == (which < NEW - 1)
        Path(tmp_path, "b.db-wal").unlink(missing_ok=True)


def test_a_damaged_header_loses_everything_and_is_damage(tmp_path: Path) -> None:
    database, log = written(512, 0)
    for at in (0, 3, 9, 17, 25):
        broken = bytearray(log)
        broken[at] ^= 0x10
        found, said = recovered(tmp_path, database, bytes(broken))
        assert found == said.commits == 0
        assert (said.lost_commits, said.damaged) == (NEW, True)


def test_no_log_and_an_empty_one_hold_nothing(tmp_path: Path) -> None:
    database, _ = written(512, 0)
    (tmp_path / "a.db").write_bytes(database)
    assert read_log(tmp_path / "a.db") == Log()
    assert recovered(tmp_path, database, b"") == (0, Log())
