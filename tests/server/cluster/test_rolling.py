"""Workers are replaced one by one, one port serves the metrics of all, and a server drains.

``test_soak`` checks what players notice of it under load.
"""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path
from typing import Any

import httpx

from tests.server.harness.process import Process
from tests.server.harness.serving import Clock, Serving
from tests.server.live.test_play import friends, play
from tests.server.ops.test_operating import until
from tests.services import Postgres, Redis, free_port


def test_workers_are_replaced_drained_and_stopped(
    postgres: Postgres, redis: Redis, tmp_path: Path
) -> None:
    database, port = postgres.create("rolling"), free_port()
    more = ("--workers", "2", "--redis", redis.url, "--metrics-port", str(port))
    log = tmp_path / "log"
    process = Process(database, 0, *more, "--log-json", log=log)
    server = Serving(process.port, Clock())

    def told(name: str) -> float:
        text = httpx.get(f"http://127.0.0.1:{port}/metrics").text
        lines = (line.rsplit(" ", 1) for line in text.splitlines())
        return sum(float(value) for wanted, value in lines if wanted == name)

    def logged(event: str) -> list[dict[str, Any]]:
        lines = map(json.loads, log.read_text().splitlines())
        return [line for line in lines if line["event"] == event]

    ann, bo, a, b, table = friends(server)
    play(a, b, "0 a1 1 b1")
    process.signal(signal.SIGHUP)
    for seat in (a, b):
        seat.wait_closed()
    a, b = ann.sit(table, "A"), bo.sit(table, "B")
    for seat in (a, b):
        seat.wait(lambda s: s.view)
    play(a, b, "2 c1 7 d1")
    a.do("call", line=["a1", "b1", "c1", "d1"])
    assert told('fourfold_actions_total{end="accepted",game="quarto"}') == 9
    assert told("fourfold_telling_seconds_count") == 9
    assert told('fourfold_connections{kind="player"}') == 2, (
        "connections of replaced workers are still counted"
    )

    until(lambda: told('fourfold_ready{part="ok"}') == told('fourfold_ready{part="redis"}') == 1)

    process.signal(signal.SIGUSR1)
    ready = f"{server.address}/api/ready"
    until(lambda: all(httpx.get(ready).status_code == 503 for _ in range(6)))
    assert httpx.get(ready).json()["stopping"]
    assert httpx.get(ready).json()["redis"]
    assert httpx.get(f"{server.address}/api/health").status_code == 200
    assert len(logged("worker_started")) == 4
    assert len(logged("workers_replaced")) == 1
    dead = logged("worker_started")[-1]["worker"]
    os.kill(dead, signal.SIGKILL)
    until(lambda: len(logged("worker_started")) == 5)
    (ended,) = logged("worker_ended")
    assert (ended["worker"], ended["end"]) == (dead, "SIGKILL")
    assert all(httpx.get(ready).status_code == 503 for _ in range(20)), (
        "a replacement does not drain"
    )
    postgres.halt()
    os.kill(logged("worker_started")[-1]["worker"], signal.SIGKILL)
    until(lambda: logged("worker_ended")[-1]["end"] == "status 3")
    postgres.start()
    until(lambda: len(logged("worker_started")) == 6)
    a, b = ann.sit(table, "A"), bo.sit(table, "B")
    until(lambda: told('fourfold_ready{part="ok"}') == 0)
    assert process.end(signal.SIGTERM) == 0
    for seat in (a, b):
        seat.wait_closed()
        assert seat.socket.close_code == 1012, "clients are not told to reconnect"
    server.open.close()
