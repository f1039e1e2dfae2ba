"""Several processes serve the same tables, each of them any connection of any table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from itertools import count
from random import Random
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import msgspec
import pytest
from sqlalchemy.exc import DBAPIError

from fourfold.play import Ask, Away, ClaimVictory, DowntimeSkipped, Illegal, Rematch, Resign, Seat
from fourfold.quarto import Give, Piece
from fourfold.server.cluster.cluster import SILENT_MS, Sighting
from fourfold.server.compute.local_pool import LocalPool
from fourfold.server.live import hall
from fourfold.server.live.hall import Hall
from fourfold.server.live.parts.step import Received
from fourfold.server.live.table import LiveTable, Superseded
from fourfold.store import SeatRow, Store
from tests.server.harness.races import ENDINGS, OPTIONS, Action, Racetrack, won
from tests.server.harness.serving import Clock as RealClock
from tests.server.harness.serving import Serving, serving
from tests.server.live.test_faults import Ear, dies, opened, row, until, wish_and_die
from tests.server.live.test_play import ROW, connected, friends, play
from tests.server.live.test_rematch import next_of
from tests.services import Postgres, Redis
from tests.terminal.test_local import Clock

A, B = Seat
#: Games of thirteen, six and seven races in turn: 52 in all. ``bench/races.py`` runs thousands.
GAMES = 6
_numbers = count()


@pytest.fixture
def shared(postgres: Postgres) -> str:
    """Returns a new database on PostgreSQL."""
    return postgres.create(f"workers{next(_numbers)}")


@asynccontextmanager
async def halls(database: str, redis: Redis, clock: Clock, grace: int) -> AsyncIterator[list[Hall]]:
    """Runs two halls over one database: to each other they look like two processes."""
    async with AsyncExitStack() as stack:
        found = []
        for _ in range(2):
            store = await Store.open(database)
            stack.push_async_callback(store.close)
            hall = Hall(store, LocalPool(1), clock, grace, redis=redis.url)
            await hall.start()
            stack.push_async_callback(hall.stop)
            found.append(hall)
        yield found


async def both(here: Hall, there: Hall, **options: Any) -> tuple[LiveTable, LiveTable]:
    """Opens one table in both halls."""
    one = await opened(here, row(**options))
    two = await there.tables.open(one.id)
    assert two
    return one, two


@contextmanager
def workers(database: str, redis: Redis, clock: RealClock | None = None) -> Iterator[list[Serving]]:
    """Runs two servers over one database."""
    clock = clock or RealClock()
    with (
        serving(database, clock, redis=redis.url) as one,
        serving(database, clock, redis=redis.url) as two,
    ):
        yield [one, two]


class Racer(Ear):
    """A device of a player, connected to one of the processes."""

    def __init__(self, hall: Hall, live: LiveTable, seat: Seat) -> None:
        super().__init__(seat, live.row.seats[seat.index].guest)
        self._hall, self._live, self._seat = hall, live, seat
        live.listen(self)

    async def act(self, action: Action) -> str:
        try:
            read = self._live.game.read_action(action)
            await self._hall.tables.act(self._live, self._seat, read)
        except Illegal as illegal:
            return illegal.code
        return "accepted"

    async def told(self, version: int) -> None:
        await until(lambda: self.version >= version)


async def test_every_race_between_processes_has_one_winner(shared: str, redis: Redis) -> None:
    chance = Random(1)
    options = msgspec.json.encode(OPTIONS).decode()
    async with halls(shared, redis, Clock(), 10**9) as (here, there):
        for number in range(GAMES):
            one, two = await both(here, there, id_=f"t{number}", options=options)
            a, b = ((Racer(here, one, seat), Racer(there, two, seat)) for seat in Seat)
            racing = Racetrack(a, b, chance).races(ENDINGS[number % len(ENDINGS)])
            race = await anext(racing)
            with suppress(StopAsyncIteration):
                while True:
                    race = await racing.asend(await won(race))
            assert one.table.events == two.table.events
            assert len(await here.store.events.of(one.id)) == one.table.seq
            await until(lambda: one.next and one.next == two.next)  # noqa: B023


def test_friends_at_different_processes_play_a_game_and_get_one_rematch(
    shared: str, redis: Redis
) -> None:
    with workers(shared, redis) as (here, there):
        _, _, a, b, _ = friends(here, there)
        play(a, b, ROW)
        a.do("call", line=["a1", "b1", "c1", "d1"])
        b.wait(lambda s: s.view.get("outcome"))
        assert a.view["outcome"] == b.view["outcome"]
        a.do("rematch")
        b.do("rematch")
        following = [next_of(seat) for seat in (a, b)]
        assert following[0] == following[1]
        for seat, name in ((a, "A"), (b, "B")):
            seat.join(following[0], name)
        for seat in (a, b):
            seat.wait(lambda s: connected(s) == {"A": True, "B": True})
        play(a, b, "0 a1")
        spectator = there.guest().sit(following[0], None)
        spectator.wait(lambda s: s.view)
        assert spectator.game["position"] == "..../..../..../0... -"


async def finished(here: Hall, there: Hall) -> tuple[LiveTable, LiveTable]:
    """Opens a table in both halls whose game is finished and where A asked for a rematch."""
    one, two = await both(here, there)
    await one.act(A, Resign())
    await one.act(A, Rematch())
    await until(lambda: A in two.table.rematch)
    return one, two


async def test_a_rematch_is_opened_by_the_process_of_the_second_request(
    shared: str, redis: Redis
) -> None:
    async with halls(shared, redis, Clock(), 10**9) as (here, there):
        one, two = await finished(here, there)
        here.tables.open_next = dies  # type: ignore[method-assign, assignment]
        await there.tables.act(two, B, Rematch())
        assert two.next
        await until(lambda: one.next == two.next)


@pytest.mark.parametrize("told", [True, False])
async def test_a_rematch_is_opened_by_another_process_if_the_first_one_dies(
    shared: str, redis: Redis, told: bool
) -> None:
    clock = Clock()
    async with halls(shared, redis, clock, 10**9) as (here, there):
        one, two = await finished(here, there)
        if not told:
            there.cluster.publish = lambda *_: None  # type: ignore[method-assign]
        await wish_and_die(there, two)
        if not told:  # This process has to read the request from the database.
            with pytest.raises(Illegal):
                await one.act(A, Rematch())
        await until(lambda: B in one.table.rematch)
        assert one.next is None
        clock.at += 1_000
        await until(lambda: one.next)
        await until(lambda: two.next == one.next)


async def test_an_action_that_the_database_rejects_is_no_outage(shared: str, redis: Redis) -> None:
    async with halls(shared, redis, Clock(), 10**9) as (here, _):
        live = await opened(here, row())
        with pytest.raises(DBAPIError):
            await live.act(A, Give(Piece.LRTF), received=Received(2**63))
        assert here.up
        await live.act(A, Give(Piece.LRTF))
        assert live.table.seq == 1


def test_a_player_who_joined_through_another_process_can_connect_without_redis(
    shared: str, redis: Redis
) -> None:
    with workers(shared, redis) as (here, there):
        ann, bo = here.guest(), here.guest()
        opened = ann.table("friend")
        there.guest().sit(opened["table"], None).wait(lambda s: s.view)
        redis.stop()  # The other process is not notified.
        bo.post(f"/api/invites/{opened['invite']}", {"name": "Bo"})
        b = bo.moved(there).sit(opened["table"], "B")
        b.wait(lambda s: s.view)
        assert (b.view["seat"], b.view["players"][1]) == ("B", "Bo")
        redis.start()


def test_a_game_between_two_processes_goes_on_without_redis(shared: str, redis: Redis) -> None:
    with workers(shared, redis) as (here, there):
        _, _, a, b, _ = friends(here, there)
        play(a, b, "0 a1 1 b1")
        redis.stop()
        play(a, b, "2 c1")
        redis.start()
        play(a, b, "7 d1")
        a.do("call", line=["a1", "b1", "c1", "d1"])
        b.wait(lambda s: s.view.get("outcome"))
        assert b.view["outcome"] == {"winner": "A", "reason": "line", "score": [1, 0]}


def test_an_outage_of_the_database_costs_no_time_and_loses_no_action(
    shared: str, redis: Redis, postgres: Postgres
) -> None:
    clock = RealClock()
    with workers(shared, redis, clock) as (here, there):
        ann, bo, a, b, table = friends(here, there, options={"move_time": 60})
        began = clock()
        play(a, b, "0 a1")
        postgres.halt()
        message = {"type": "act", "id": "x", "action": {"type": "give", "piece": "1"}}
        b.send(message)
        clock.ahead += 120_000
        postgres.start()
        # A client that was disconnected comes back and sends its unanswered action again.
        a, b = ann.sit(table, "A"), bo.sit(table, "B")
        assert b.answer(message)["type"] == "accepted"
        a.wait(lambda s: s.view and s.game["phase"] == "place")
        # Each worker credits its own outage, so the second may add to the first.
        lost = [n["what"]["lost"] for n in a.news if n["what"]["type"] == "resumed"]
        assert 120_000 <= sum(lost) <= clock() - began


def troubled(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Starts an outage of a process; setting the returned event ends it."""
    right, real = asyncio.Event(), hall.uptime._recover

    async def recover() -> None:
        await right.wait()
        await real()

    monkeypatch.setattr(hall.uptime, "_recover", recover)
    hall.uptime.write_failed(hall.clock())
    return right


async def for_ever(*_: Any) -> None:
    await asyncio.Event().wait()


async def test_time_lost_at_a_stalled_process_is_credited_by_another(
    shared: str, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    async with halls(shared, redis, clock, 10**9) as (here, there):
        one, two = await both(here, there, move_time=60)
        ann, _ = Racer(here, one, A), Racer(there, two, B)
        await until(lambda: one.present(B))
        assert await ann.act({"type": "give", "piece": "0"}) == "accepted"
        monkeypatch.setattr(there.uptime, "_beat", for_ever)
        clock.at += 59_000
        await one.make_good(B)
        bo = Racer(here, one, B)
        clock.at += 30_000
        assert await bo.act({"type": "place", "square": "a1"}) == "accepted"
        assert [e.action for e in one.table.events if e.seat is None] == [DowntimeSkipped(59_000)]


async def test_the_computer_does_not_lose_on_time_while_its_process_is_stalled(
    shared: str, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It plays at the process of its opponent, and no other process may decide its timeout."""
    clock = Clock()
    async with halls(shared, redis, clock, 10**9) as (here, there):
        for process in (here, there):
            monkeypatch.setattr(process.tables.services.bots, "plan", for_ever)
        seats = (SeatRow(A, "ann"), SeatRow(B, None, "1"))
        one, two = await both(here, there, move_time=60, seats=seats)
        ann = Racer(here, one, A)
        await until(lambda: two.present(A))
        assert await ann.act({"type": "give", "piece": "0"}) == "accepted"
        await until(lambda: two.table.seq == 1)
        monkeypatch.setattr(here.uptime, "_beat", for_ever)
        clock.at += 70_000
        deciding = asyncio.create_task(two.tick())
        await asyncio.sleep(0.5)
        assert not two.table.outcome
        deciding.cancel()


async def test_a_player_who_comes_from_a_live_process_gets_no_credit(
    shared: str, redis: Redis
) -> None:
    clock = Clock()
    async with halls(shared, redis, clock, 10**9) as (here, there):
        one, two = await both(here, there, move_time=60)
        ann, _ = Racer(here, one, A), Racer(there, two, B)
        await until(lambda: one.present(B))
        assert await ann.act({"type": "give", "piece": "0"}) == "accepted"
        clock.at += 30_000
        await there.uptime._beat()
        await one.make_good(B)
        assert not [event for event in one.table.events if event.seat is None]


async def test_an_action_sent_again_to_another_process_gets_the_same_answer_at_both(
    shared: str, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first copy waits at a process that its player has left; the other could be refused."""
    clock = Clock()
    async with halls(shared, redis, clock, 10**9) as (here, there):
        one, two = await both(here, there)
        bo, ann = Racer(there, two, B), Racer(here, one, A)
        await until(lambda: one.present(B) and two.present(A))
        stored, real = asyncio.Event(), there.store.events.append

        async def append(*arguments: Any) -> None:
            await stored.wait()
            await real(*arguments)

        monkeypatch.setattr(there.store.events, "append", append)
        give = one.game.read_action({"type": "give", "piece": "0"})
        waiting = asyncio.create_task(two.act(B, Ask("draw"), "7"))
        await until(lambda: two.audience.waiting_since)
        two.leave(bo)
        clock.at += 4_000
        await ann.act({"type": "ask", "wish": "draw"})
        again = asyncio.create_task(one.act(B, Ask("draw"), "7"))
        done, _ = await asyncio.wait([again], timeout=0.5)
        assert not done, "answered while the other process could still accept it"
        stored.set()
        results = await asyncio.gather(waiting, again, return_exceptions=True)
        accepted = any(event.id == "7" for event in one.table.events)
        assert [result is None for result in results] == [accepted, accepted]
        await one.act(A, give)


async def test_an_action_that_waits_at_a_process_its_player_has_left_is_dropped(
    shared: str, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The player has sent it again at another process and was answered there."""
    async with halls(shared, redis, Clock(), 10**9) as (here, there):
        one, two = await both(here, there)
        bo = Racer(there, two, B)
        await until(lambda: one.present(B))
        right = troubled(there, monkeypatch)
        waiting = asyncio.create_task(two.act(B, Ask("draw"), "7"))
        await until(lambda: two.audience.waiting_since)
        two.leave(bo)
        Racer(here, one, B)
        await asyncio.sleep(0.3)
        right.set()
        (answer,) = await asyncio.gather(waiting, return_exceptions=True)
        assert isinstance(answer, Superseded)
        assert not one.table.events


async def test_an_action_refused_at_a_process_its_player_has_left_is_dropped(
    shared: str, redis: Redis
) -> None:
    """Another process may accept it a moment later, so this one must not answer."""
    async with halls(shared, redis, Clock(), 10**9) as (here, there):
        one, two = await both(here, there)
        Racer(here, one, B)
        await until(lambda: two.present(B))
        await one.act(A, Ask("draw"))
        await until(lambda: two.table.seq == 1)
        with pytest.raises(Superseded):
            await two.act(B, Ask("draw"), "7")


async def test_a_process_does_not_count_its_previous_run_as_another_process(
    shared: str, redis: Redis
) -> None:
    async with halls(shared, redis, Clock(), 10**9) as (here, there):
        one, _ = await both(here, there)
        ann = Racer(here, one, A)
        await until(lambda: here.uptime.run in here.cluster._alive)  # type: ignore[attr-defined]
        before = here.uptime.run
        await here.store.runs.close()  # Its connection with the lock is lost.
        here.uptime.write_failed(here.clock())
        await until(lambda: here.up and here.uptime.run != before)
        one.leave(ann)
        await one.glance()
        assert A in one.heard


async def test_presence_is_not_updated_before_lost_time_is_credited(
    shared: str, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with halls(shared, redis, Clock(), 10**9) as (here, there):
        one, two = await both(here, there)
        bo = Racer(there, two, B)
        await until(lambda: one.present(B))
        right = troubled(there, monkeypatch)
        two.leave(bo)
        await asyncio.sleep(0.3)
        await one.glance()
        assert one.present(B)
        right.set()
        await until(lambda: not one.present(B))


async def test_processes_reconnect_to_redis_each_time_it_was_lost(
    shared: str, redis: Redis
) -> None:
    async with halls(shared, redis, Clock(), 1_000) as (here, there):
        for _ in range(2):
            await until(lambda: here.redis and there.redis)
            redis.stop()
            await until(lambda: not here.redis and not there.redis)
            redis.start()
        await until(lambda: here.redis and there.redis)


async def test_an_event_stored_while_a_table_is_opened_is_not_missed(
    shared: str, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with halls(shared, redis, Clock(), 10**9) as (here, there):
        await until(lambda: here.redis and there.redis)
        one = await opened(here, row())
        real = LiveTable.resume

        async def slowly(live: LiveTable, downtimes: list[tuple[int, int]]) -> None:
            await one.act(A, Give(Piece.LRTF))
            await asyncio.sleep(0.3)  # The notification arrives before the table is live.
            await real(live, downtimes)

        monkeypatch.setattr(LiveTable, "resume", slowly)
        two = await there.tables.open(one.id)
        assert two
        await until(lambda: two.table.seq == 1, seconds=5)  # Sooner than the periodic poll.


async def test_presence_is_stored_although_the_database_closed_its_connections(
    shared: str, redis: Redis
) -> None:
    async with halls(shared, redis, Clock(), 10**9) as (here, there):
        one, two = await both(here, there)
        connection = await asyncpg.connect(shared.replace("+asyncpg", ""))
        await connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid() "
            "AND pid NOT IN (SELECT pid FROM pg_locks WHERE locktype = 'advisory')"
        )
        await connection.close()
        one.listen(Ear(A, "ann"))
        await until(lambda: two.present(A))
        assert here.up
        assert there.up


async def test_a_table_with_a_clock_stays_live_when_everybody_has_left(
    shared: str, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall, "TIDY_SECONDS", 0.1)
    clock = Clock()
    async with halls(shared, redis, clock, 10**9) as (here, there):
        await until(lambda: not all(here.cluster.owns(f"t{n}") for n in range(9)))
        id_ = next(f"t{n}" for n in count() if not here.cluster.owns(f"t{n}"))
        live = await opened(here, row(id_, move_time=60, started=clock.at))
        ears = [Ear(A, "ann"), Ear(B, "bo")]
        for ear in ears:
            live.listen(ear)
        for ear in ears:
            live.leave(ear)
        # The tidying has run: it discarded a table without a clock.
        await opened(here, row("without a clock"))
        await until(lambda: here.tables.known("without a clock") is None)
        assert here.tables.known(id_) is live
        assert there.tables.known(id_) is None
        clock.at += 61_000
        await until(lambda: live.table.outcome)


async def test_a_waiting_player_is_not_dropped_when_the_opponent_joins(
    shared: str, redis: Redis
) -> None:
    async with halls(shared, redis, Clock(), 1_000) as (here, _):
        seats = (SeatRow(A, "ann"), SeatRow(B))
        live = await opened(here, row(seats=seats, players=("Ann", None), invite="come"))
        ann = Ear(A, "ann")
        live.listen(ann)
        before = (await here.store.presence.glance([live.id]))[live.id]
        assert await live.join(B, "Bo", "bo")
        await live.look(Sighting(before, {}))
        assert not ann.dropped
        assert here.tables.known(live.id) is live


async def test_a_player_connected_to_another_process_is_not_away(shared: str, redis: Redis) -> None:
    clock = Clock()
    async with halls(shared, redis, clock, 1_000) as (here, there):
        one, two = await both(here, there)
        ann, bo = Ear(A, "ann"), Ear(B, "bo")
        one.listen(ann)
        two.listen(bo)
        await until(lambda: one.present(B) and two.present(A))
        clock.at += 5_000
        for live in (one, two):
            await live.tick()
            noted = [one.action for one in live.table.events if isinstance(one.action, Away)]
            assert noted == [], "noted as away for a moment"
        two.leave(bo)
        await until(lambda: not one.present(B))
        clock.at += 1_000
        await until(lambda: one.table.away == two.table.away == {B})
        one.leave(ann)


async def test_a_player_connected_to_a_process_that_died_is_not_present(
    shared: str, redis: Redis
) -> None:
    async with halls(shared, redis, Clock(), 10**9) as (here, there):
        one, two = await both(here, there)
        one.listen(Ear(A, "ann"))
        two.listen(Ear(B, "bo"))
        await until(lambda: one.present(B))
        for task in there.background.tasks:
            task.cancel()
        await there.store.runs.close()  # Releases the lock, as killing the process does.
        await until(lambda: not one.present(B), seconds=20)


async def test_a_return_after_the_claim_of_the_game_is_not_stored(
    shared: str, redis: Redis
) -> None:
    async with halls(shared, redis, Clock(), 10**9) as (here, there):
        one, two = await both(here, there)
        await one.act(A, Give(Piece.LRTF))
        await one.act(None, Away(B))
        await two.hear(await there.store.events.of(two.id))
        await one.act(A, ClaimVictory())
        await two.arrive(B)  # This process has not heard of the claim yet.
        assert [event.action for event in one.table.events][1:] == [Away(B), ClaimVictory()]
        assert len(await there.store.events.of(two.id)) == 3


async def test_a_move_received_in_time_counts_though_another_process_sees_the_deadline_first(
    shared: str, redis: Redis
) -> None:
    clock = Clock()
    async with halls(shared, redis, clock, 10**9) as (here, there):
        one, two = await both(here, there, move_time=10)
        for ear in (Ear(A, "ann"), Ear(B, "bo")):
            one.listen(ear)
        await until(lambda: two.present(A) and two.present(B))
        due = one.table.due
        assert due
        clock.at = due.at
        await two.tick()  # Before the move is stored.
        await one.act(A, Give(Piece.LRTF), received=Received(due.at - 1))
        await until(lambda: two.table.seq == 1)
        assert [event.action for event in two.table.events] == [Give(Piece.LRTF)]


async def test_a_hung_process_costs_its_players_no_time(shared: str, redis: Redis) -> None:
    clock = Clock()
    async with halls(shared, redis, clock, 10**9) as (here, there):
        one, two = await both(here, there, move_time=10)
        for ear in (Ear(A, "ann"), Ear(B, "bo")):
            one.listen(ear)
        await until(lambda: two.present(A) and two.present(B))
        for task in here.background.tasks:  # The process hangs and still holds its lock.
            task.cancel()
        clock.at += 11_000
        ticking = asyncio.create_task(two.tick())
        await asyncio.sleep(0.5)
        assert two.table.outcome is None, "decided though the hung process may have received a move"
        clock.at += SILENT_MS
        await ticking
        await until(lambda: two.table.seq == 1)
        (resumed,) = (event.action for event in two.table.events)
        assert isinstance(resumed, DowntimeSkipped)
        assert resumed.lost >= 11_000 + SILENT_MS - 10_000
        clock.at += 10_000
        await until(lambda: two.table.outcome)


async def test_the_old_device_of_a_moved_seat_is_dropped_at_another_process(
    shared: str, redis: Redis
) -> None:
    async with halls(shared, redis, Clock(), 10**9) as (here, there):
        one, two = await both(here, there)
        old = Ear(A, "ann")
        two.listen(old)
        await here.store.seats.add_link("link", "t", A, "ann", expires=10**13)
        await here.store.seats.use_link("link", "bo", at=0)
        await here.tables.reseat(one)
        await until(lambda: old.dropped)


def test_the_computer_answers_once_when_its_opponent_changes_the_process(
    shared: str, redis: Redis
) -> None:
    with workers(shared, redis) as (here, there):
        guest = here.guest()
        table = guest.table("bot", level="1", options={"starter": "first"})["table"]
        a = guest.sit(table, "A")
        a.wait(lambda s: s.view)
        a.do("give", piece="0")
        watching = there.guest().sit(table, None)
        a.wait(lambda s: s.game["turn"] == "A" and s.game["phase"] == "place", timeout=60)
        a.close()
        a = guest.moved(there).sit(table, "A", a.version)
        a.wait(lambda s: s.view)
        for kind in ("place", "give"):
            choice = next(x for x in a.view["offers"]["actions"] if x["type"] == kind)
            a.do(**{"kind" if name == "type" else name: value for name, value in choice.items()})
        a.wait(lambda s: s.game["turn"] == "A" and s.game["phase"] == "place", timeout=60)
        watching.wait(lambda s: s.version >= a.version)
        kinds = [(n["seat"], n["what"]["type"]) for n in watching.news]
        assert kinds == [
            ("A", "give"),
            ("B", "place"),
            ("B", "give"),
            ("A", "place"),
            ("A", "give"),
            ("B", "place"),
            ("B", "give"),
        ]
