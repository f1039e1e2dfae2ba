"""Moves of the computer go before questions, however many of them wait for a worker."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from redis import Redis as Client

from fourfold.pentaraduga import TILES
from fourfold.play import Illegal
from fourfold.server.api.pentaraduga import figures
from fourfold.server.compute.local_pool import FairPool, LocalPool, Worker
from fourfold.server.compute.remote_pool import QUEUES, Engine
from fourfold.server.ops.limits import Allowance, Limiter, Limits, Quota, Rate
from tests.server.compute.test_local_pool import STRONGEST, WEAKEST, against
from tests.server.harness.serving import WIDE, Serving, serving
from tests.services import Postgres, Redis

log = logging.getLogger("tests.priority")

#: A search that does not finish in time: the largest frame of sixteen tiles.
HARD = {"tiles": [str(tile) for tile in TILES[:16]], "goal": "frame"}
ASKERS = 50


class Noted(NamedTuple):
    """A step of a task at the workers."""

    what: str
    task: str
    seconds: float


@pytest.fixture
def notes(monkeypatch: pytest.MonkeyPatch) -> list[Noted]:
    """Returns the list of steps of all tasks, in their order."""
    noted: list[Noted] = []

    def note(what: str, task: str) -> None:
        noted.append(Noted(what, task, time.monotonic()))

    consider, run = LocalPool.consider, Worker.run

    async def asked(self: LocalPool, *given: Any) -> Any:
        note("asked", "consider")
        plan = await consider(self, *given)
        note("answered", "consider")
        return plan

    async def begun(self: Worker, task: bytes) -> bytes:
        name = task.split(b'"')[1].decode()
        note("begun", name)
        try:
            return await run(self, task)
        finally:
            note("done", name)

    monkeypatch.setattr(LocalPool, "consider", asked)
    monkeypatch.setattr(Worker, "run", begun)
    return noted


def slices(notes: list[Noted]) -> int:
    """Returns how many slices of solving have begun."""
    return sum(one[:2] == ("begun", "find_figure") for one in notes)


@contextmanager
def questions(server: Serving, notes: list[Noted]) -> Iterator[None]:
    """Lets many guests ask long questions within the block; they hang up at its end."""
    over, loop = asyncio.Event(), asyncio.new_event_loop()

    async def ask() -> None:
        async with httpx.AsyncClient(base_url=server.address, timeout=600) as client:
            await client.post("/api/guest", json={"name": "Eve"})
            while True:
                await client.post("/api/pentaraduga/solve", json=HARD)

    async def run() -> None:
        asking = [asyncio.create_task(ask()) for _ in range(ASKERS)]
        await over.wait()
        for one in asking:
            one.cancel()
        await asyncio.gather(*asking, return_exceptions=True)

    thread = threading.Thread(target=loop.run_until_complete, args=(run(),))
    thread.start()
    try:
        until(lambda: slices(notes) > 2)
        yield
    finally:
        loop.call_soon_threadsafe(over.set)
        thread.join()
        loop.close()


def until(fact: Callable[[], object]) -> None:
    deadline = time.monotonic() + 120
    while not fact():
        assert time.monotonic() < deadline
        time.sleep(0.01)


def answered(server: Serving, notes: list[Noted], level: str) -> tuple[int, float]:
    """Returns how many questions began before the computer's move, and its seconds."""
    since = len(notes)
    table = against(server, level)
    until(lambda: any(one.what == "answered" for one in notes[since:]))
    told = notes[since:]
    asked = next(i for i, one in enumerate(told) if one.what == "asked")
    begun = next(i for i, one in enumerate(told) if one[:2] == ("begun", "consider"))
    done = next(one for one in told if one.what == "answered")
    table.close()
    before = sum(one.what == "begun" for one in told[asked:begun])
    return before, done.seconds - told[asked].seconds


@pytest.mark.parametrize("level", [WEAKEST, STRONGEST])
def test_moves_go_before_questions_at_the_server(
    tmp_path: Path, notes: list[Noted], level: str
) -> None:
    with serving(f"sqlite+aiosqlite:///{tmp_path}/fourfold.db", limits=WIDE) as server:
        answered(server, notes, level)  # Starts the worker.
        _, alone = answered(server, notes, level)
        with questions(server, notes):
            before, beside = answered(server, notes, level)
    log.info("level=%s alone=%.3f beside=%.3f", level, alone, beside)
    assert before == 0, "no worker was reserved for moves"


def test_moves_go_before_questions_at_engines(
    postgres: Postgres, redis: Redis, notes: list[Noted]
) -> None:
    with (
        engine_beside(redis),
        serving(postgres.create("priority"), redis=redis.url, limits=WIDE) as server,
        Client.from_url(redis.url) as client,
    ):
        until(lambda: client.info("commandstats").get("cmdstat_exists", {}).get("calls", 0) >= 2)
        answered(server, notes, WEAKEST)
        with questions(server, notes):
            until(lambda: client.zcard(QUEUES["question"]) > ASKERS // 2)
            before, beside = answered(server, notes, WEAKEST)
    log.info("engines level=%s beside=%.3f", WEAKEST, beside)
    # A question may begin between the note that the move was asked for and its place in the queue.
    assert before <= 1


@contextmanager
def engine_beside(redis: Redis) -> Iterator[None]:
    """Runs an engine in a thread within the block: one worker, and the one for moves."""
    known, engines = threading.Event(), list[Engine]()

    async def run() -> None:
        engines.append(Engine(redis.url, 1))
        await engines[0].run(known.set)

    thread = threading.Thread(target=asyncio.run, args=(run(),))
    thread.start()
    assert known.wait(60)
    try:
        yield
    finally:
        engines[0].stop()
        thread.join()


async def test_no_question_overtakes_a_move_or_takes_the_worker_reserved_for_moves() -> None:
    turns, served = FairPool(["shared"], "kept"), list[str]()

    async def work(kind: Any, name: str, patience: float = 0) -> None:
        thing = await turns.take(kind, patience)
        served.append(f"{name} at {thing}")
        await asyncio.sleep(0)
        turns.pass_on(thing)

    shared, kept = await turns.take("question", 0), await turns.take("move", 0)
    assert (shared, kept) == ("shared", "kept")
    asked = [asyncio.create_task(work("question", f"question {n}")) for n in range(3)]
    await asyncio.sleep(0)
    moves = [asyncio.create_task(work("move", f"move {n}", 99)) for n in range(2)]
    await asyncio.sleep(0)
    turns.pass_on(shared)
    await asyncio.gather(*moves)
    assert served[:2] == ["move 0 at shared", "move 1 at shared"]
    await asyncio.gather(*asked)
    turns.pass_on(kept)
    await work("move", "move 2")
    assert served[2:] == [*(f"question {n} at shared" for n in range(3)), "move 2 at kept"]


async def hang_up(server: Serving, at: Callable[[], object]) -> None:
    """Asks a long question and hangs up as soon as a condition holds."""
    async with httpx.AsyncClient(base_url=server.address, timeout=60) as client:
        asking = asyncio.create_task(client.post("/api/pentaraduga/solve", json=HARD))
        while not at():
            await asyncio.sleep(0.01)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)


def test_a_question_ends_after_the_current_slice_when_its_client_hangs_up(
    tmp_path: Path, notes: list[Noted]
) -> None:
    with serving(f"sqlite+aiosqlite:///{tmp_path}/fourfold.db", limits=WIDE) as server:
        asyncio.run(hang_up(server, lambda: slices(notes)))
        # A question asked now comes after a slice that had begun.
        hand = {"tiles": HARD["tiles"][:7]}
        assert server.guest().post("/api/pentaraduga/solve", hand)["optimal"]
        begun = slices(notes)
        assert server.guest().post("/api/pentaraduga/solve", hand)["optimal"]
        assert slices(notes) == begun + 1


def test_a_long_search_continues_across_slices(
    tmp_path: Path, notes: list[Noted], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(figures, "MAX_SLICES", 1_000)
    with serving(f"sqlite+aiosqlite:///{tmp_path}/fourfold.db", limits=WIDE) as server:
        # Takes several slices: a search that restarts with each would never finish.
        body = {**HARD, "tiles": HARD["tiles"][:12]}
        solved = server.guest().post("/api/pentaraduga/solve", body)
        assert (solved["counted"], solved["optimal"]) == (25, True)
        assert slices(notes) > 1


def test_concurrent_questions_are_limited_by_guest_by_address_and_in_all() -> None:
    spent = Allowance(guest=Rate(3, 0.0001))
    limiter = Limiter(Limits(asking=Quota(guest=2, address=3, all=4), questions=spent))
    ann, bo = (limiter.visitor(name, "192.0.2.1") for name in ("ann", "bo"))
    eve, dan = (limiter.visitor(name, "127.0.0.1") for name in ("eve", "dan"))
    with contextlib.ExitStack() as asking:
        for waiting, refused in (([ann, ann], ann), ([bo], bo), ([eve], dan)):
            for visitor in waiting:
                asking.enter_context(visitor.asking())
            with pytest.raises(Illegal, match="too much at once"), refused.asking():
                pass
    assert not limiter.asking
    for visitor in (dan, ann):  # Refused questions were not counted.
        with visitor.asking():
            pass
    with pytest.raises(Illegal), ann.asking():
        pass


def test_a_guest_with_too_many_waiting_questions_is_refused_at_once(
    tmp_path: Path, notes: list[Noted]
) -> None:
    few = Limits(asking=Quota(guest=1, address=64, all=1_000))
    with serving(f"sqlite+aiosqlite:///{tmp_path}/fourfold.db", limits=few) as server:
        ann = server.guest()
        ann.post("/api/guest", {"name": "Ann"})
        again = ann.moved(server)
        first = threading.Thread(target=ann.post, args=("/api/pentaraduga/solve", HARD))
        first.start()
        until(lambda: slices(notes))
        refused = again.post("/api/pentaraduga/solve", HARD, 429)
        assert refused["facts"] == {"what": "questions", "seconds": 10}
        server.guest().post("/api/pentaraduga/solve", {"tiles": HARD["tiles"][:7]})
        first.join()
        again.post("/api/pentaraduga/solve", {"tiles": HARD["tiles"][:7]})
