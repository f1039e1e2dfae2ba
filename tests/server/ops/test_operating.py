"""Readiness, metrics and logs, as an operator sees them."""

from __future__ import annotations

import json
import logging
import re
import socket
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from fourfold.cli.hosting.measuring import FOLDER, measured
from fourfold.play import Malformed
from fourfold.server.ops.logs import Lines, begin_request
from fourfold.server.ops.metrics import REGISTRY
from tests.server.compute.test_analysis import HARD, Question
from tests.server.harness.serving import Serving, serving
from tests.server.live.test_play import friends
from tests.services import Postgres


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Serving]:
    with serving(f"sqlite+aiosqlite:///{tmp_path}/fourfold.db") as running:
        yield running


def until(done: Callable[[], bool], seconds: float = 30, pause: float = 0.02) -> None:
    """Waits until a condition holds."""
    deadline = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < deadline, "the condition did not come true"
        time.sleep(pause)


def value(name: str, **labels: str) -> float:
    """Returns the value of a metric, or 0."""
    return REGISTRY.get_sample_value(f"fourfold_{name}", labels) or 0.0


def counted(name: str, labels: dict[str, str], wanted: float) -> bool:
    return value(name, **labels) == wanted


def test_ready_means_that_the_database_answers_and_takes_writes(
    postgres: Postgres, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(postgres.create("readiness")) as server:
        guest = server.guest()
        sound = {"ok": True, "database": True, "schema": True, "writes": True, "intact": True}
        whole = sound | {"redis": None, "stopping": False}
        assert guest.get("/api/ready") == whole
        until(partial(counted, "ready", {"part": "ok"}, 1))
        table = guest.table("here")["table"]
        known = server.guest()
        played = known.table("here")["table"]
        known.sit(played, "A").wait(lambda seat: seat.view)
        postgres.halt()
        try:
            assert guest.get("/api/ready", 503)["database"] is False
            answer = guest.http.get("/api/tables")
            assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
            assert int(answer.headers["retry-after"]) > 0
            seat = guest.sit(table, "A")
            seat.wait_closed()
            assert seat.socket.close_code == 1013, "the close code does not say to try again later"
            assert Question(server, HARD, guest).answer()["code"] == "unavailable"
            until(lambda: not guest.get("/api/ready", 503)["writes"])
            again = known.sit(played, "A")
            again.wait_closed()
            assert again.socket.close_code == 1013, "a guest in the cache was let in"
            until(partial(counted, "ready", {"part": "ok"}, 0))
            assert guest.get("/api/health") == {"ok": True}
        finally:
            postgres.start()
        until(lambda: guest.http.get("/api/ready").status_code == 200)
        assert guest.get("/api/ready") == whole
    assert {one.message for one in _with(caplog, "error")} == {
        "request_ended",
        "connection_unavailable",
        "analysis_unavailable",
        "database_failed",
    }
    loud = {one.name for one in caplog.records if one.exc_info}
    assert not loud & {"fourfold.http", "fourfold.analysis", "uvicorn.error"}, (
        "an outage of the database was logged as an error of the server"
    )


def test_a_request_keeps_its_valid_id_or_gets_a_new_one(server: Serving) -> None:
    guest = server.guest()
    for wished in ("proxy-1.a_B", "x" * 64):
        answer = guest.http.get("/api/health", headers={"X-Request-Id": wished})
        assert answer.headers["x-request-id"] == wished
    for wished in ("", "two words", "x" * 65, "é", '"}', "a;b"):
        answer = guest.http.get("/api/health", headers=[(b"X-Request-Id", wished.encode())])
        assert re.fullmatch("[0-9a-f]{16}", answer.headers["x-request-id"])
    seat = guest.sit(guest.table("here")["table"], "A")
    assert seat.socket.response
    assert seat.socket.response.headers["x-request-id"]


def test_a_failed_request_has_its_id_and_is_logged(
    server: Serving, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken() -> bytes:
        raise RuntimeError("broken")

    monkeypatch.setattr("fourfold.server.app.document", broken)
    answer = server.guest().http.get("/api/openapi.json", headers={"X-Request-Id": "mine"})
    assert (answer.status_code, answer.headers["x-request-id"]) == (500, "mine")
    assert answer.headers["x-content-type-options"] == "nosniff"
    (failed,) = (one for one in caplog.records if one.message == "request_failed")
    assert failed.exc_info


def test_the_log_has_origin_and_host_of_a_refused_page(
    server: Serving, caplog: pytest.LogCaptureFixture
) -> None:
    evil = {"Origin": "https://evil.example"}
    assert server.guest().http.post("/api/guest", headers=evil).status_code == 403
    found: list[tuple[str, str]] = [("https://evil.example", f"127.0.0.1:{server.port}")]
    # The line is written after the response.
    until(lambda: [(one.origin, one.host) for one in _with(caplog, "origin")] == found)


def _with(caplog: pytest.LogCaptureFixture, field: str) -> list[Any]:
    return [one for one in caplog.records if hasattr(one, field)]


def test_a_line_of_the_log_cannot_be_forged() -> None:
    begin_request("mine")
    try:
        raise ValueError("one\n2026-01-01T00:00:00 info fourfold: forged")
    except ValueError:
        facts = ("fourfold.http", logging.ERROR, "", 1, "a\nb", (), sys.exc_info())
        record = logging.LogRecord(*facts)
    record.path = "x\ny"
    told = json.loads(Lines(as_json=True).format(record))
    assert (told["event"], told["path"], told["request"]) == ("a\nb", "x\ny", "mine")
    first, *below = Lines(as_json=False).format(record).split("\n")
    assert first.endswith("a\\nb path='x\\\\ny' request=mine error=one")
    assert all(line.startswith("    ") for line in below)


def test_actions_requests_connections_and_commits_are_counted(server: Serving) -> None:
    names: tuple[tuple[str, dict[str, str]], ...] = (
        ("actions_total", {"game": "quarto", "end": "accepted"}),
        ("actions_total", {"game": "quarto", "end": "illegal"}),
        ("actions_total", {"game": "quarto", "end": "malformed"}),
        ("telling_seconds_count", {}),
        ("requests_total", {"method": "POST", "route": "/api/tables", "status": "201"}),
        ("requests_total", {"method": "other", "route": "/api/tables", "status": "405"}),
    )
    before, commits = (
        [value(name, **labels) for name, labels in names],
        value("commit_appends_count"),
    )
    _, _, a, b, table = friends(server)
    watcher = server.guest().sit(table, None)
    a.do("give", piece="0")
    b.refused("give", piece="1")
    b.refused("fly")
    watcher.answer({"type": "time"})
    assert value("connections", kind="player") >= 2
    assert value("connections", kind="spectator") >= 1
    assert value("tables") >= 1
    server.guest().http.request("BREW", "/api/tables")
    for (name, labels), known in zip(names, before, strict=True):
        # A request is counted after its response.
        until(partial(counted, name, labels, known + 1))
    assert value("commit_appends_count") == commits + 4, (
        "expected two guests, the table and the action"
    )
    for one in (a, b, watcher):
        one.close()


def test_no_label_of_a_metric_contains_an_id_a_name_or_a_cookie(server: Serving) -> None:
    ann, _, a, _, table = friends(server)
    a.do("give", piece="0")
    for path in (f"/api/tables/{table}", "/api/nothing/secret", "/secret", f"/table/{table}"):
        httpx.get(server.address + path)
    told = str(list(REGISTRY.collect()))
    assert "/api/tables/{id}" in told
    for secret in (table, "secret", ann.http.cookies["fourfold"], "Ann"):
        assert secret not in told


def test_a_metrics_port_in_use_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDER, "")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        told = rf"127.0.0.1:{port} cannot be listened on"
        with pytest.raises(Malformed, match=told), measured("127.0.0.1", port):
            pass
