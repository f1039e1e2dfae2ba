"""Faults at a live table: the store fails, players vanish, the server stops."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fourfold.catalogue import GAMES
from fourfold.play import (
    Answer,
    Ask,
    DowntimeSkipped,
    Illegal,
    Outcome,
    Plan,
    Rematch,
    Resign,
    Resume,
    Seat,
)
from fourfold.quarto import Give, Options, Piece, Place, Square
from fourfold.server.compute.local_pool import LocalPool
from fourfold.server.live.hall import Hall
from fourfold.server.live.parts.step import Received
from fourfold.server.live.table import LiveTable
from fourfold.server.live.writer import Writer
from fourfold.server.timing import uptime
from fourfold.store import EventRow, GuestRow, Note, SeatRow, Store, TableRow
from tests.terminal.test_local import Clock

A, B = Seat


class Ear:
    """A listener that records messages."""

    def __init__(self, seat: Seat | None, guest: str | None = None) -> None:
        self.seat, self.guest, self.version = seat, guest, 0
        self.heard: list[Any] = []
        self.dropped = False

    def send(self, message: msgspec.Struct) -> None:
        self.heard.append(message)

    def drop(self) -> None:
        self.dropped = True


@asynccontextmanager
async def running(database: str, clock: Clock, grace: int = 1_000) -> AsyncIterator[Hall]:
    store = await Store.open(database)
    hall = Hall(store, LocalPool(1), clock, grace)
    await hall.start()
    try:
        yield hall
    finally:
        await hall.stop()
        await store.close()


def row(id_: str = "t", move_time: int | None = None, **changes: Any) -> TableRow:
    options = msgspec.json.encode(Options(starter="first", move_time=move_time)).decode()
    seats = (SeatRow(A, "ann"), SeatRow(B, "bo"))
    base = TableRow(id_, "quarto", 1, options, '{"starter":"A"}', ("Ann", "Bo"), 1_000_000, seats)
    return msgspec.structs.replace(base, **changes)


async def opened(hall: Hall, table: TableRow) -> LiveTable:
    for name in ("ann", "bo"):
        if await hall.store.guests.by_token(f"hash {name}") is None:
            await hall.store.guests.add(GuestRow(name, name, "en"), f"hash {name}", 1)
    return await hall.tables.add(table)


async def until(done: Callable[[], object], seconds: float = 10) -> None:
    for _ in range(int(seconds / 0.02)):
        if done():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("the condition did not come true")


def failing(store: Store, after_commit: bool) -> list[int]:
    """Makes the next append raise, before or after its commit; empties the list when it has."""
    real, left = store.events.append, [1]

    async def append(*arguments: Any, **more: Any) -> None:
        if left:
            left.clear()
            if after_commit:
                await real(*arguments, **more)
            raise ConnectionError("the database is gone")
        await real(*arguments, **more)

    store.events.append = append  # type: ignore[method-assign]
    return left


class Outage:
    """A store that fails every write until ``over`` is set."""

    def __init__(self, store: Store) -> None:
        self.over = False
        runs = store.runs
        for name in ("begin", "beat", "renew"):
            setattr(runs, name, self._unless_away(getattr(runs, name)))
        store.events.append = self._unless_away(store.events.append)  # type: ignore[method-assign]

    def _unless_away(self, real: Callable[..., Awaitable[Any]]) -> Any:
        async def either(*arguments: Any) -> Any:
            if not self.over:
                raise ConnectionError("the database is gone")
            return await real(*arguments)

        return either


async def test_an_action_that_was_stored_before_the_store_failed_is_taken_once(
    database: str,
) -> None:
    async with running(database, Clock()) as hall:
        live = await opened(hall, row())
        ear = Ear(B, "bo")
        live.listen(ear)
        failing(hall.store, after_commit=True)
        await live.act(A, Give(Piece.LRTF), "x")
        await live.act(A, Give(Piece.LRTF), "x")
        assert live.table.seq == 1
        assert ear.version == 1, "the opponent was not told"


async def test_an_action_that_failed_to_be_stored_is_stored_on_retry(
    database: str,
) -> None:
    async with running(database, Clock()) as hall:
        live = await opened(hall, row())
        failing(hall.store, after_commit=False)
        await live.act(A, Give(Piece.LRTF), "x")
        assert [one.id for one in await hall.store.events.of("t")] == ["x"]


async def test_an_action_without_an_id_is_not_retried(database: str) -> None:
    async with running(database, Clock()) as hall:
        live = await opened(hall, row())
        failing(hall.store, after_commit=False)
        with pytest.raises(ConnectionError):
            await live.act(A, Give(Piece.LRTF))
        await until(lambda: hall.up)
        assert live.table.seq == 0


@pytest.mark.parametrize("move_time", [None, 60])
@pytest.mark.parametrize("after_commit", [False, True])
async def test_the_row_of_a_table_agrees_with_its_log_after_every_action(
    database: str, move_time: int | None, after_commit: bool
) -> None:
    clock = Clock()
    async with running(database, clock) as hall:
        live = await opened(hall, row(move_time=move_time))
        for number, (seat, action) in enumerate(
            (
                (A, Give(Piece.LRTF)),
                (B, Place(Square.A1)),
                (A, Ask("draw")),
                (B, Answer(False, 1)),
                (B, Give(Piece.DQSH)),
                (A, Ask("pause")),
                (B, Answer(True, 2)),
                (B, Resume()),
                (A, Ask("takeback")),
                (B, Answer(True, 3)),
                (B, Resign()),
            )
        ):
            clock.at += 1_000
            if number % 3 == 1:
                failing(hall.store, after_commit)
            await live.act(seat, action, f"{number}")
            found, due = await hall.store.tables.get("t"), live.table.due
            assert found
            assert (found.due, found.outcome) == (due.at if due else None, live.table.outcome)


async def test_a_table_whose_clock_started_at_the_join_is_opened_after_a_restart(
    database: str,
) -> None:
    clock = Clock()
    async with running(database, clock) as hall:
        waiting = row(
            move_time=5, players=("Ann", None), invite="i", seats=(SeatRow(A, "ann"), SeatRow(B))
        )
        live = await opened(hall, waiting)
        assert await hall.store.tables.due() == []
        live.listen(Ear(A, "ann"))
        assert await live.join(B, "Bo", "bo")
        assert [one.due for one in await hall.store.tables.due()] == [clock.at + 5_000]
    async with running(database, clock) as hall:
        await until(lambda: hall.tables.known("t"))


async def test_a_deadline_takes_effect_although_the_store_failed_when_it_passed(
    database: str,
) -> None:
    clock = Clock()
    async with running(database, clock) as hall:
        live = await opened(hall, row(move_time=5, started=clock.at))
        failure = failing(hall.store, after_commit=False)
        clock.at += 5_000
        await until(lambda: live.table.outcome)
        assert not failure
        assert live.table.outcome == Outcome.win(B, "time")


async def test_an_outage_of_the_store_is_charged_to_no_clock(database: str) -> None:
    clock = Clock()
    async with running(database, clock) as hall:
        live = await opened(hall, row(move_time=5, started=clock.at))
        outage = Outage(hall.store)
        clock.at += 8_000
        await until(lambda: not hall.up)
        acting = asyncio.create_task(live.act(A, Give(Piece.LRTF), "x"))
        clock.at += 60_000
        await asyncio.sleep(0.2)
        assert not acting.done()
        outage.over = True
        await acting
        actions = [event.action for event in live.table.events]
        assert actions == [DowntimeSkipped(68_000), Give(Piece.LRTF)]
        clock.at += 5_000
        await until(lambda: live.table.outcome)
        assert live.table.outcome == Outcome.win(A, "time")


async def test_the_computer_moves_after_the_store_failed_once(database: str) -> None:
    clock = Clock()
    async with running(database, clock) as hall:
        seats = (SeatRow(A, "ann"), SeatRow(B, None, "2"))
        live = await opened(hall, row(seats=seats))
        await live.act(A, Give(Piece.LRTF))
        failure = failing(hall.store, after_commit=False)
        await until(lambda: live.plans, seconds=30)
        clock.at += 1_000
        await until(lambda: not failure)
        clock.at += 2_000
        await until(lambda: live.table.seq > 1)


async def test_heartbeats_continue_after_one_has_failed(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(uptime, "BEAT_SECONDS", 0.02)
    async with running(database, Clock()) as hall:
        real, beats = hall.store.runs.beat, []

        async def beat(run: int, mark: int) -> None:
            beats.append(mark)
            if len(beats) == 1:
                raise ConnectionError("the database is gone")
            await real(run, mark)

        hall.store.runs.beat = beat  # type: ignore[method-assign]
        await until(lambda: len(beats) > 3)


async def test_an_action_received_before_the_deadline_counts_though_it_is_stored_later(
    database: str,
) -> None:
    clock = Clock()
    async with running(database, clock) as hall:
        live = await opened(hall, row(move_time=5, started=clock.at))
        received = clock.at + 4_900
        clock.at += 5_100
        await live.act(A, Give(Piece.LRTF), "x", Received(received))
        assert live.table.state.phase == "place"


async def test_a_player_who_never_connects_counts_as_away_until_they_arrive(database: str) -> None:
    clock = Clock()
    async with running(database, clock) as hall:
        live = await opened(hall, row())
        live.listen(Ear(A, "ann"))
        clock.at += 1_500
        await until(lambda: live.table.away == {B})
    async with running(database, clock) as hall:
        again = await hall.tables.open("t")
        assert again
        bo = Ear(B, "bo")
        again.listen(bo)
        await again.arrive(B)
        assert again.table.away == frozenset()
        clock.at += 1_500
        await until(lambda: again.table.away == {A})
        with pytest.raises(Illegal):
            await again.act(A, Resume())


async def test_the_old_device_of_a_moved_seat_is_dropped_and_spectators_stay(database: str) -> None:
    async with running(database, Clock()) as hall:
        live = await opened(hall, row())
        old, spectator = Ear(A, "ann"), Ear(None)
        live.listen(old)
        live.listen(spectator)
        await hall.store.seats.add_link("link", "t", A, "ann", expires=10**13)
        await hall.store.seats.use_link("link", "bo", at=0)
        await hall.tables.reseat(live)
        assert old.dropped
        assert not spectator.dropped


async def dies(_: LiveTable) -> None:
    """Fails in place of opening the next game."""
    raise RuntimeError("killed")


async def wish_and_die(hall: Hall, live: LiveTable) -> None:
    """Stores the second request for a rematch and fails before the next game is opened."""
    hall.tables.open_next = dies  # type: ignore[method-assign, assignment]
    with pytest.raises(RuntimeError):
        await hall.tables.act(live, B, Rematch())


async def test_a_next_game_that_the_store_fails_to_take_is_opened_later(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    async with running(database, clock) as hall:
        live = await opened(hall, row())
        await live.act(A, Resign())
        await live.act(A, Rematch())

        async def fail(*_: Any, **__: Any) -> None:
            raise ConnectionError("the database is gone")

        with monkeypatch.context() as failing_store:
            failing_store.setattr(hall.store.tables, "add", fail)
            await hall.tables.act(live, B, Rematch(), "x")
            assert live.next is None
        assert live.table.rematch == {A, B}, "the request itself is stored"
        clock.at += 1_000
        await until(lambda: live.next)


async def test_a_rematch_agreed_before_a_crash_is_opened_after_the_restart(database: str) -> None:
    async with running(database, Clock()) as hall:
        live = await opened(hall, row())
        await live.act(A, Resign())
        await live.act(A, Rematch())
        await wish_and_die(hall, live)
    async with running(database, Clock()) as hall:
        again = await hall.tables.open("t")
        assert again
        assert again.next
        assert await hall.store.tables.get(again.next)


async def test_a_table_with_an_unknown_event_opens_read_only_and_others_still_open(
    database: str,
) -> None:
    clock = Clock()
    async with running(database, clock) as hall:
        await opened(hall, row(move_time=5))
        flying = EventRow(1, A, clock.at, '{"type":"fly"}')
        await hall.store.events.append("t", [flying], Note(clock.at + 5_000))
    async with running(database, clock) as hall:
        live = await hall.tables.open("t")
        assert live
        assert live.stuck
        with pytest.raises(Illegal, match="older rules"):
            await live.act(A, Give(Piece.LRTF))
        await opened(hall, row("other"))


async def test_an_uploaded_record_has_no_clock_and_takes_no_actions(database: str) -> None:
    clock = Clock()
    async with running(database, clock) as hall:
        live = await opened(hall, row(move_time=5, seats=(SeatRow(A), SeatRow(B))))
        clock.at += 60_000
        await asyncio.sleep(0.2)
        assert live.table.seq == 0
        assert live.is_idle
        with pytest.raises(Illegal, match="looked at"):
            await live.act(A, Give(Piece.LRTF))


async def test_presence_is_sent_only_when_it_changes(database: str) -> None:
    async with running(database, Clock()) as hall:
        live = await opened(hall, row())
        ann = Ear(A, "ann")
        live.listen(ann)
        before = len(ann.heard)
        for _ in range(20):
            spectator = Ear(None)
            live.listen(spectator)
            live.leave(spectator)
        assert len(ann.heard) == before


async def test_a_plan_of_a_seat_that_is_not_to_move_is_dropped(database: str) -> None:
    clock = Clock()
    async with running(database, clock) as hall:
        live = await opened(hall, row())
        await live.act(A, Give(Piece.LRTF))
        live.plan(B, Plan(Place(Square.A1), clock.at + 10))
        live.plans[A] = Plan(Place(Square.A1), clock.at)
        await live.tick()
        assert A not in live.plans
        assert live.table.seq == 1


async def test_a_pause_asked_for_while_the_computer_moves_is_still_granted(database: str) -> None:
    clock = Clock()
    async with running(database, clock) as hall:
        _, *_, level = GAMES["quarto"].bots
        seats = (SeatRow(A, "ann"), SeatRow(B, None, level))
        live = await opened(hall, row(seats=seats))
        await live.act(A, Give(Piece.LRTF))
        live.plans[B] = Plan(Place(Square.A1), clock.at)
        await asyncio.gather(live.act(A, Ask("pause")), live.tick())
        await until(lambda: live.table.paused)


async def test_time_that_an_action_waited_before_it_was_stored_is_credited(database: str) -> None:
    clock = Clock()
    async with running(database, clock) as hall:
        live = await opened(hall, row(move_time=60))
        clock.at += 50_000  # It was received long ago and has waited to be stored.
        await live.act(A, Give(Piece.LRTF), "1", Received(clock.at - 40_000))
        assert [event.action for event in live.table.events][1:] == [DowntimeSkipped(40_000)]
        assert live.table.due
        assert live.table.due.at == clock.at + 60_000


async def test_time_that_storing_a_move_takes_is_credited(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    async with running(database, clock) as hall:
        live = await opened(hall, row(move_time=60))
        real = hall.store.events.append

        async def append(*arguments: Any) -> None:
            await real(*arguments)
            clock.at += 20_000 if live.table.seq == 0 else 0

        monkeypatch.setattr(hall.store.events, "append", append)
        await live.act(A, Give(Piece.LRTF), "1")
        assert [event.action for event in live.table.events][1:] == [DowntimeSkipped(20_000)]
        assert live.table.due
        assert live.table.due.at == clock.at + 60_000


async def test_two_stalls_in_one_turn_are_both_credited(database: str) -> None:
    clock = Clock()
    async with running(database, clock) as hall:
        live = await opened(hall, row(move_time=60))
        live.listen(Ear(A, "ann"))
        for stall in (30_000, 50_000):
            since = clock.at
            clock.at += stall
            hall.pulse.on_standstill(since)
            await until(lambda: hall.up)
            clock.at += 1_000
        lost = [e.action.lost for e in live.table.events if isinstance(e.action, DowntimeSkipped)]
        assert lost == [30_000, 50_000]


async def test_both_copies_of_an_action_sent_again_while_it_waits_get_the_same_answer(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise the copy could be refused and the original accepted a moment later."""
    async with running(database, Clock()) as hall:
        live = await opened(hall, row())
        go, real = asyncio.Event(), Writer.attempt

        async def attempt(*arguments: Any) -> bool:
            if asyncio.current_task() is first and not go.is_set():
                return False
            return await real(*arguments)

        monkeypatch.setattr(Writer, "attempt", attempt)
        first = asyncio.create_task(live.act(B, Ask("draw"), "1"))
        await asyncio.sleep(0.05)
        await live.act(A, Ask("draw"), "1")
        again = asyncio.create_task(live.act(B, Ask("draw"), "1"))
        await asyncio.sleep(0.05)
        assert not again.done()
        go.set()
        answers = await asyncio.gather(first, again, return_exceptions=True)
        assert [type(answer) for answer in answers] == [Illegal, Illegal]
        assert live.table.seq == 1


async def test_a_hall_stops_although_its_tasks_are_woken_at_the_same_moment(
    tmp_path: Path,
) -> None:
    """With ``asyncio.wait_for`` of Python 3.11 a cancellation could be lost, and stopping hung."""
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/fourfold.db")
    hall = Hall(store, LocalPool(1))
    await hall.start()
    await asyncio.sleep(0.1)  # Its tasks wait for something to do.
    hall.tables.services.seekers.changed.set()
    hall.uptime.trouble(hall.clock())
    async with asyncio.timeout(20):
        await hall.stop()
    await store.close()
