"""What goes wrong behind the tables: the store fails, people vanish, the server stops."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from fourfold.catalogue import GAMES
from fourfold.play import (
    Answer,
    Ask,
    Illegal,
    Outcome,
    Plan,
    Rematch,
    Resign,
    Resume,
    Resumed,
    Seat,
)
from fourfold.quarto import Give, Options, Piece, Place, Square
from fourfold.server import uptime
from fourfold.server.hall import Hall
from fourfold.server.live import LiveTable
from fourfold.server.thinking import Thinkers
from fourfold.store import EventRow, GuestRow, Note, SeatRow, Store, TableRow
from tests.terminal.test_local import Clock

A, B = Seat


class Ear:
    """A listener that remembers."""

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
    hall = Hall(store, Thinkers(1), clock, grace)
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
    return await hall.add(table)


async def until(done: Callable[[], object], seconds: float = 10) -> None:
    for _ in range(int(seconds / 0.02)):
        if done():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it did not happen")


def failing(store: Store, after_commit: bool) -> list[int]:
    """The next append raises, before or after it is on disk; the list is empty then."""
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
    """A store that is away until it is back."""

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


async def test_an_action_whose_answer_was_lost_is_there_and_is_not_done_twice(
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
        assert ear.version == 1, "the other has heard of it, too"


async def test_an_action_that_was_not_stored_is_stored_when_the_store_is_back(
    database: str,
) -> None:
    async with running(database, Clock()) as hall:
        live = await opened(hall, row())
        failing(hall.store, after_commit=False)
        await live.act(A, Give(Piece.LRTF), "x")
        assert [one.id for one in await hall.store.events.of("t")] == ["x"]


async def test_an_action_without_an_id_is_not_repeated(database: str) -> None:
    async with running(database, Clock()) as hall:
        live = await opened(hall, row())
        failing(hall.store, after_commit=False)
        with pytest.raises(ConnectionError):
            await live.act(A, Give(Piece.LRTF))
        await until(lambda: hall.up)
        assert live.table.seq == 0


@pytest.mark.parametrize("move_time", [None, 60])
@pytest.mark.parametrize("after_commit", [False, True])
async def test_the_row_of_a_table_keeps_up_with_its_log(
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


async def test_a_clock_that_begins_when_somebody_joins_is_kept_after_a_restart(
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
        await until(lambda: hall.known("t"))


async def test_a_deadline_happens_although_the_store_failed_when_it_passed(database: str) -> None:
    clock = Clock()
    async with running(database, clock) as hall:
        live = await opened(hall, row(move_time=5, started=clock.at))
        failure = failing(hall.store, after_commit=False)
        clock.at += 5_000
        await until(lambda: live.table.outcome)
        assert not failure
        assert live.table.outcome == Outcome.win(B, "time")


async def test_nobody_is_charged_for_the_time_when_the_store_was_away(database: str) -> None:
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
        assert actions == [Resumed(68_000), Give(Piece.LRTF)]
        clock.at += 5_000
        await until(lambda: live.table.outcome)
        assert live.table.outcome == Outcome.win(A, "time")


async def test_the_computer_moves_although_the_store_failed(database: str) -> None:
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


async def test_the_heart_goes_on_beating(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
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


async def test_time_is_charged_by_receipt_not_by_the_disk(database: str) -> None:
    clock = Clock()
    async with running(database, clock) as hall:
        live = await opened(hall, row(move_time=5, started=clock.at))
        received = clock.at + 4_900
        clock.at += 5_100
        await live.act(A, Give(Piece.LRTF), "x", received)
        assert live.table.state.phase == "place"


async def test_who_never_comes_can_be_claimed_from(database: str) -> None:
    clock = Clock()
    async with running(database, clock) as hall:
        live = await opened(hall, row())
        live.listen(Ear(A, "ann"))
        clock.at += 1_500
        await until(lambda: live.table.away == {B})
    async with running(database, clock) as hall:
        again = await hall.open("t")
        assert again
        bo = Ear(B, "bo")
        again.listen(bo)
        await again.arrive(B)
        assert again.table.away == frozenset()
        clock.at += 1_500
        await until(lambda: again.table.away == {A})
        with pytest.raises(Illegal):
            await again.act(A, Resume())


async def test_a_moved_seat_is_no_longer_heard_by_the_old_device(database: str) -> None:
    async with running(database, Clock()) as hall:
        live = await opened(hall, row())
        old, spectator = Ear(A, "ann"), Ear(None)
        live.listen(old)
        live.listen(spectator)
        await hall.store.seats.add_link("link", "t", A, "ann", expires=10**13)
        await hall.store.seats.use_link("link", "bo", at=0)
        await hall.reseat(live)
        assert old.dropped
        assert not spectator.dropped


async def dies(_: LiveTable) -> None:
    """Instead of opening the next game."""
    raise RuntimeError("killed")


async def wish_and_die(hall: Hall, live: LiveTable) -> None:
    """The second wish for another game is written, and who wrote it comes no further."""
    hall.follow = dies  # type: ignore[method-assign, assignment]
    with pytest.raises(RuntimeError):
        await live.act(B, Rematch())


async def test_a_rematch_is_not_lost_between_wish_and_table(database: str) -> None:
    async with running(database, Clock()) as hall:
        live = await opened(hall, row())
        await live.act(A, Resign())
        await live.act(A, Rematch())

        await wish_and_die(hall, live)
    async with running(database, Clock()) as hall:
        again = await hall.open("t")
        assert again
        assert again.next
        assert await hall.store.tables.get(again.next)


async def test_a_log_of_other_rules_opens_to_be_looked_at_and_stops_nobody(database: str) -> None:
    clock = Clock()
    async with running(database, clock) as hall:
        await opened(hall, row(move_time=5))
        flying = EventRow(1, A, clock.at, '{"type":"fly"}')
        await hall.store.events.append("t", [flying], Note(clock.at + 5_000))
    async with running(database, clock) as hall:
        live = await hall.open("t")
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
        assert live.idle
        with pytest.raises(Illegal, match="looked at"):
            await live.act(A, Give(Piece.LRTF))


async def test_presence_is_told_when_it_changes_only(database: str) -> None:
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


async def test_a_plan_that_comes_too_late_is_dropped(database: str) -> None:
    clock = Clock()
    async with running(database, clock) as hall:
        live = await opened(hall, row())
        await live.act(A, Give(Piece.LRTF))
        live.plan(B, Plan(Place(Square.A1), clock.at + 10))
        live.plans[A] = Plan(Place(Square.A1), clock.at)
        await live.tick()
        assert A not in live.plans
        assert live.table.seq == 1


async def test_a_plan_does_not_brush_aside_what_is_asked_at_that_moment(database: str) -> None:
    clock = Clock()
    async with running(database, clock) as hall:
        _, *_, level = GAMES["quarto"].bots
        seats = (SeatRow(A, "ann"), SeatRow(B, None, level))
        live = await opened(hall, row(seats=seats))
        await live.act(A, Give(Piece.LRTF))
        live.plans[B] = Plan(Place(Square.A1), clock.at)
        await asyncio.gather(live.act(A, Ask("pause")), live.tick())
        await until(lambda: live.table.paused)


async def test_a_turn_begins_when_it_can_be_told(database: str) -> None:
    clock = Clock()
    async with running(database, clock) as hall:
        live = await opened(hall, row(move_time=60))
        clock.at += 50_000  # It was received long ago, and waited to be written.
        await live.act(A, Give(Piece.LRTF), "1", at=clock.at - 40_000)
        assert [event.action for event in live.table.events][1:] == [Resumed(40_000)]
        assert live.table.due
        assert live.table.due.at == clock.at + 60_000


async def test_the_time_that_a_move_takes_to_be_written_is_nobodys(
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
        assert [event.action for event in live.table.events][1:] == [Resumed(20_000)]
        assert live.table.due
        assert live.table.due.at == clock.at + 60_000


async def test_two_stalls_in_one_turn_are_both_nobodys(database: str) -> None:
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
        lost = [e.action.lost for e in live.table.events if isinstance(e.action, Resumed)]
        assert lost == [30_000, 50_000]


async def test_an_action_that_is_sent_again_while_it_waits_has_one_answer(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise the second copy is refused, and the first accepted when that has changed."""
    async with running(database, Clock()) as hall:
        live = await opened(hall, row())
        go, real = asyncio.Event(), live._attempt

        async def attempt(*arguments: Any) -> bool:
            if asyncio.current_task() is first and not go.is_set():
                return False
            return await real(*arguments)

        monkeypatch.setattr(live, "_attempt", attempt)
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
