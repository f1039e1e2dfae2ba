"""Events of a table: idempotent, counted against limits, and bounded in number and cost."""

from __future__ import annotations

import gc
import time
from itertools import count
from pathlib import Path

import pytest

from fourfold.play import Answer, Ask, Away, Back, Illegal, Rematch, Resign, Seat
from fourfold.quarto import Give, Piece
from fourfold.server.live.hall import Hall
from fourfold.server.live.parts import log as table_log
from fourfold.server.ops.limits import Allowance, Limits, Rate
from fourfold.store import EventRow, GuestRow
from tests.server.harness.serving import SeatClient, serving
from tests.server.live.test_faults import opened, row, running
from tests.terminal.test_local import Clock

A, B = Seat
#: The numbers of events of a long log and of a short one.
MANY, FEW = 60_000, 100
#: The number of actions that are timed at each.
TIMED = 60


def few(number: int) -> Allowance:
    """Returns an allowance of a fixed number that hardly ever refills."""
    return Allowance(guest=Rate(number, 0.0001))


async def test_an_action_with_the_same_id_is_taken_once_also_after_a_restart(database: str) -> None:
    async with running(database, Clock()) as hall:
        live = await opened(hall, row())
        for _ in range(2):
            await live.act(A, Give(Piece.LRTF), "x")
        assert live.table.seq == 1
        await live.act(B, Ask("draw"), "x")
        assert live.table.seq == 2, "ids of different seats collide"
        hall.tables.discard(live.id)
        again = await hall.tables.open(live.id)
        assert again
        await again.act(B, Ask("draw"), "x")
        await again.act(A, Give(Piece.LRTF), "x")
        assert again.table.seq == 2
        await again.act(A, Answer(False, 1), "y")
        assert again.table.seq == 3


async def test_an_action_costs_the_same_however_long_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_log, "MAX_EVENTS", 10 * MANY)
    async with running(f"sqlite+aiosqlite:///{tmp_path}/fourfold.db", Clock(), 10**9) as hall:
        for name in ("ann", "bo"):
            await hall.store.guests.add(GuestRow(name, name, "en"), f"hash {name}", 1)
        acts = ('{"type":"away","seat":"A"}', '{"type":"back","seat":"A"}')
        for id_, events in (("short", FEW), ("long", MANY)):
            log = [EventRow(n, None, 1_000_000, acts[(n - 1) % 2]) for n in range(1, events + 1)]
            await hall.store.tables.add(row(id_), log)
            assert await hall.tables.open(id_)
        for table in ("long", "short"):
            await seconds(hall, table)
        long, short = await seconds(hall, "long"), await seconds(hall, "short")
        assert long < 4 * short, (
            f"{long / TIMED:.6f} s an action, {short / TIMED:.6f} s after a few"
        )


_ids = count()


async def seconds(hall: Hall, table: str) -> float:
    """Returns the processor time of some actions in seconds."""
    live = await hall.tables.open(table)
    assert live
    gc.disable()
    start = time.thread_time()
    for number in range(TIMED):
        await live.act(None, Back(B) if number % 2 else Away(B), f"id {next(_ids)}")
    took = time.thread_time() - start
    gc.enable()
    return took


async def test_a_full_table_takes_no_moves_or_requests_but_can_be_ended_and_rematched(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_log, "MAX_EVENTS", 2)
    async with running(database, Clock()) as hall:
        live = await opened(hall, row())
        await live.act(A, Give(Piece.LRTF), "1")
        await live.act(A, Ask("draw"), "2")
        for refused in (Give(Piece.LRTH), Ask("pause")):
            with pytest.raises(Illegal) as illegal:
                await live.act(B, refused, "3")
            assert (illegal.value.code, illegal.value.facts["most"]) == ("table-full", 2)
            assert str(illegal.value)
        await live.act(A, Give(Piece.LRTF), "1")
        await live.act(None, Away(A))
        await live.act(B, Answer(False, 1), "4")
        await live.act(A, Resign(), "5")
        await live.act(A, Rematch(), "6")
        await hall.tables.act(live, B, Rematch(), "7")
        assert live.next


def play_again(a: SeatClient, b: SeatClient) -> str:
    """Ends a game and asks for a rematch at both seats; returns its table, or "" if refused."""
    a.do("resign")
    for line in (a, b):
        answer = line.act("rematch")
        if answer["type"] == "refused":
            assert answer["code"] == "too-many"
            assert answer["facts"]["what"] == "tables"
            return ""
    table: str = a.wait(lambda s: [m["table"] for m in s.other_messages if m["type"] == "next"])[0]
    return table


def test_rematches_count_against_the_limit_of_tables(tmp_path: Path) -> None:
    limits = Limits(tables=few(5))
    with serving(f"sqlite+aiosqlite:///{tmp_path}/fourfold.db", limits=limits) as server:
        ann = server.guest()
        ann.post("/api/guest", {"name": "Ann"})
        table, tables = ann.table("here", options={"starter": "first"})["table"], 0
        while table and tables < 20:
            tables += 1
            a, b = ann.sit(table, "A"), ann.sit(table, "B")
            for line in (a, b):
                line.wait(lambda s: s.view)
            table = play_again(a, b)
        assert tables == 5
        b.wait(lambda s: s.view.get("outcome"))
        assert not b.view.get("rematch"), "a refused rematch was stored"


def test_a_rematch_with_the_computer_counts_against_the_limit_of_tables(tmp_path: Path) -> None:
    limits = Limits(tables=few(1))
    with serving(f"sqlite+aiosqlite:///{tmp_path}/fourfold.db", limits=limits) as server:
        ann = server.guest()
        ann.post("/api/guest", {"name": "Ann"})
        line = ann.sit(ann.table("bot", options={"starter": "first"})["table"], "A")
        line.wait(lambda s: s.view)
        line.do("resign")
        assert line.refused("rematch") == "too-many"


def test_accepted_actions_are_counted_and_refused_ones_are_not(tmp_path: Path) -> None:
    limits = Limits(events=few(2))
    with serving(f"sqlite+aiosqlite:///{tmp_path}/fourfold.db", limits=limits) as server:
        ann = server.guest()
        line = ann.sit(ann.table("here", options={"starter": "first"})["table"], "A")
        line.wait(lambda s: s.view)
        for _ in range(5):
            assert line.refused("resume") == "not-paused"
        give = {"type": "act", "id": "once", "action": {"type": "give", "piece": "0"}}
        for _ in range(5):
            assert line.answer(give)["type"] == "accepted", "a repeated action was counted again"
        line.do("ask", wish="draw")
        answer = line.act("resign")
        assert (answer["code"], answer["facts"]["what"]) == ("too-many", "events")
