"""Workers of the computer: scheduled fairly, bounded in memory, and ended with the server."""

from __future__ import annotations

import asyncio
import os
import signal
import time
import weakref
from pathlib import Path

from fourfold.catalogue import GAMES
from fourfold.quarto import Goal
from fourfold.quarto.solving.solver import solver_for
from fourfold.server.compute.local_pool import FairPool
from tests.server.harness.process import Process
from tests.server.harness.serving import Clock, SeatClient, Serving, serving
from tests.server.live.test_play import ROW, friends, play

WEAKEST, *_, STRONGEST = GAMES["quarto"].bots


def against(server: Serving, level: str) -> SeatClient:
    """Returns a seat at a table at which the computer is to place."""
    guest = server.guest()
    opened = guest.table("bot", level=level, options={"starter": "first"})
    seat = guest.sit(opened["table"], "A")
    seat.wait(lambda s: s.view)
    seat.do("give", piece="0")
    return seat


def test_the_computer_answers_at_many_tables_while_people_play(tmp_path: Path) -> None:
    with serving(f"sqlite+aiosqlite:///{tmp_path}/fourfold.db") as server:
        _, _, a, b, _ = friends(server)
        tables = [against(server, level) for level in (*[STRONGEST] * 4, WEAKEST)]
        play(a, b, ROW)
        a.do("call", line=["a1", "b1", "c1", "d1"])
        for table in tables:
            table.do("ask", wish="pause")
            table.wait(lambda s: s.view.get("paused"))
            table.do("resume")
        for table in tables:
            server.clock.ahead += 2_000
            table.wait(lambda s: s.game["turn"] == "A" and s.game["phase"] == "place", timeout=60)


async def test_impatient_moves_go_first_but_no_move_waits_for_ever() -> None:
    turns, served = FairPool(["worker"], "kept"), list[str]()

    async def think(name: str, patience: float) -> None:
        thing = await turns.take("move", patience)
        served.append(name)
        await asyncio.sleep(0)
        turns.pass_on(thing)

    things = [await turns.take("move", 0) for _ in range(2)]
    waiting = [
        asyncio.create_task(think(name, patience))
        for name, patience in (
            ("strong", 50),
            ("gone", 10),
            ("strong too", 50),
            ("weak", 0),
            ("late and patient", 99),
        )
    ]
    await asyncio.sleep(0)
    waiting[1].cancel()
    await asyncio.sleep(0)
    turns.pass_on(things[0])
    await asyncio.gather(*waiting, return_exceptions=True)
    assert served == ["weak", "strong", "strong too", "late and patient"]
    async with asyncio.timeout(10):
        await think("again", 0)


async def test_a_task_cancelled_when_its_turn_comes_passes_the_worker_on() -> None:
    turns = FairPool(["worker"], "kept")

    async def think() -> None:
        turns.pass_on(await turns.take("question", 0))

    thing, second = await turns.take("question", 0), asyncio.create_task(think())
    await asyncio.sleep(0)
    turns.pass_on(thing)
    second.cancel()  # It was given the worker but has not run yet.
    await asyncio.gather(second, return_exceptions=True)
    async with asyncio.timeout(10):
        await think()


def test_a_process_keeps_the_solvers_of_the_last_two_rule_sets() -> None:
    goals = [Goal(), Goal(squares=True), Goal(shared=2)]
    solvers = [weakref.ref(solver_for(goal)) for goal in goals]
    assert [solver() is None for solver in solvers] == [True, False, False]
    assert solver_for(goals[2]) is solvers[2]()


def test_workers_end_with_a_server_that_was_killed(tmp_path: Path) -> None:
    process = Process(f"sqlite+aiosqlite:///{tmp_path}/fourfold.db", 0)
    server = Serving(process.port, Clock())
    table = against(server, STRONGEST)
    table.wait(lambda s: s.game["turn"] == "A", timeout=60)
    family = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    assert family, "no worker was started"
    os.kill(process.pid, signal.SIGKILL)
    deadline = time.monotonic() + 30
    while any(Path(f"/proc/{pid}").exists() for pid in family):
        assert time.monotonic() < deadline, "workers are left behind"
        time.sleep(0.05)
    server.open.close()
    process.end(signal.SIGKILL)
