"""Uploaded records are parsed in worker processes, so a slow one delays nobody."""

from __future__ import annotations

import json
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from fourfold.play import Malformed
from fourfold.server.compute import tasks
from fourfold.server.compute.tasks import bring, perform, read_answer, write_task
from fourfold.server.ops.limits import Allowance, Limits, Rate
from tests.server.harness.process import Process
from tests.server.harness.serving import Clock, Serving, serving
from tests.server.live.test_play import friends

#: Texts that once took 0.3 seconds, 3 seconds and practically forever to parse, and the longest
#: texts, which took a second each.
HOSTILE = ("; " * 14, "; " * 16, "; " * 30, "; " * 50_000, "x " * 50_000, "\n" * 99_999 + "x")

GOOD = "1. LRTF a1 2. DQSH b2"
#: A text of nine thousand events, within the limit of length.
LONG = "A:asks (pause) B:yes A:resumes\n" * 3_000

#: The timeout of clients, in seconds.
PATIENCE_SECONDS = 20.0


def keep(server: Serving, record: str) -> Any:
    """Uploads a record."""
    with httpx.Client(base_url=server.address, timeout=PATIENCE_SECONDS) as client:
        return client.post("/api/records", json={"record": record}).json()


def set_up(server: Serving, record: str) -> Any:
    """Opens a table from a record."""
    body = {"game": "quarto", "opponent": {"kind": "here"}, "record": record}
    with httpx.Client(base_url=server.address, timeout=PATIENCE_SECONDS) as client:
        return client.post("/api/tables", json=body).json()


def review(server: Serving, record: str) -> Any:
    """Asks for the review of a record; returns the first message."""
    address = f"ws://127.0.0.1:{server.port}/api/analysis"
    with connect(address, open_timeout=PATIENCE_SECONDS) as socket:
        socket.send(json.dumps({"type": "review", "record": record}))
        return json.loads(socket.recv(PATIENCE_SECONDS))


WAYS = (keep, set_up, review)


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    # In a process of its own, so that a server that hangs can be killed.
    running = Process(f"sqlite+aiosqlite:///{tmp_path}/fourfold.db", 0)
    yield running
    with suppress(ProcessLookupError):
        running.end(signal.SIGKILL)


@pytest.mark.parametrize("way", WAYS)
def test_the_server_and_a_game_go_on_while_hostile_records_are_read(
    process: Process, way: Callable[[Serving, str], Any]
) -> None:
    server = Serving(process.port, Clock())
    _, _, a, b, _ = friends(server)
    a.do("give", piece="0")
    for record in HOSTILE:
        bringing = threading.Thread(target=_quietly, args=(way, server, record), daemon=True)
        bringing.start()
        with httpx.Client(base_url=server.address, timeout=PATIENCE_SECONDS) as client:
            assert client.get("/api/health").status_code == 200
            bringing.join(PATIENCE_SECONDS + 5)
            assert client.get("/api/health").status_code == 200, f"{len(record)} characters"
    b.wait(lambda seat: seat.game["phase"] == "place")
    b.do("place", square="a1")
    server.open.close()
    assert process.end(signal.SIGTERM) == 0


def _quietly(way: Callable[[Serving, str], Any], server: Serving, record: str) -> None:
    with suppress(httpx.HTTPError, ConnectionClosed, TimeoutError, OSError):
        way(server, record)


@pytest.mark.parametrize("way", WAYS)
def test_a_game_goes_on_while_the_reader_of_records_is_stopped(
    process: Process, way: Callable[[Serving, str], Any]
) -> None:
    server = Serving(process.port, Clock())
    _, _, a, b, _ = friends(server)
    way(server, GOOD)
    readers = process.workers()
    assert readers, "no worker has read it"
    for pid in readers:
        os.kill(pid, signal.SIGSTOP)
    answers: list[Any] = []
    bringing = threading.Thread(target=lambda: answers.append(way(server, GOOD)))
    bringing.start()
    try:
        for piece, square in (("0", "a1"), ("1", "b1"), ("2", "c1")):
            giver, placer = (a, b) if piece != "1" else (b, a)
            giver.do("give", piece=piece)
            placer.wait(lambda seat: seat.game["phase"] == "place")
            placer.do("place", square=square)
            giver.wait(lambda seat, square=square: seat.game["last"] == square)  # type: ignore[misc]
        assert bringing.is_alive(), "another process has read the record"
        assert not answers
    finally:
        for pid in readers:
            os.kill(pid, signal.SIGCONT)
    bringing.join(PATIENCE_SECONDS)
    assert answers[0].keys() & {"table", "turns"}
    server.open.close()


def test_a_server_stops_cleanly_while_a_record_is_being_read(process: Process) -> None:
    server = Serving(process.port, Clock())
    keep(server, GOOD)
    readers = process.workers()
    for pid in readers:
        os.kill(pid, signal.SIGSTOP)
    with httpx.Client(base_url=server.address, timeout=0.5) as client:
        with pytest.raises(httpx.ReadTimeout):
            client.post("/api/records", json={"record": GOOD})
        assert client.get("/api/health").status_code == 200
    process.signal(signal.SIGTERM)
    for pid in readers:
        os.kill(pid, signal.SIGCONT)
    assert process.end(signal.SIGTERM) == 0


@pytest.mark.parametrize("what", ["tables", "questions"])
def test_an_invalid_record_counts_against_the_limits(tmp_path: Path, what: str) -> None:
    once = Limits(**{what: Allowance(guest=Rate(1, 0.0001))})  # type: ignore[arg-type]
    body = {"game": "quarto", "opponent": {"kind": "here"}, "record": "nonsense"}
    with serving(f"sqlite+aiosqlite:///{tmp_path}/fourfold.db", limits=once) as server:
        for path, data in (("/api/records", {"record": "nonsense"}), ("/api/tables", body)):
            ann = server.guest()
            ann.post("/api/guest", {"name": "Ann"})
            assert ann.post(path, data, 422)["code"] == "record-place"
            assert ann.post(path, data, 429)["facts"]["what"] == what


# The interruption may hit a callback of the garbage collector, such as that of hypothesis.
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_a_record_that_takes_too_long_is_refused_and_the_worker_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    brought = read_answer(bring, perform(write_task(bring, LONG)))
    assert len(brought.events) == 9_000
    with monkeypatch.context() as patch:
        patch.setattr(tasks, "RECORD_SECONDS", 0.01)
        with pytest.raises(Malformed) as refused:
            read_answer(bring, perform(write_task(bring, LONG)))
    assert refused.value.code == "record-slow"
    assert read_answer(bring, perform(write_task(bring, LONG))) == brought


class Deaf:
    """Takes time to be deleted, and ignores exceptions meanwhile."""

    def __del__(self) -> None:
        end = time.process_time() + 0.05
        while time.process_time() < end:
            pass


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_an_interruption_that_was_ignored_is_repeated(monkeypatch: pytest.MonkeyPatch) -> None:
    def slow(text: str) -> None:
        Deaf()
        end = time.process_time() + 5
        while time.process_time() < end:
            pass

    monkeypatch.setattr(tasks, "RECORD_SECONDS", 0.01)
    monkeypatch.setattr(tasks, "_record", slow)
    with pytest.raises(Malformed) as refused:
        bring("")
    assert refused.value.code == "record-slow"
