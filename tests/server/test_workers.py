"""Several processes serve the same tables: any of them, any connection of any table."""

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

from fourfold.play import Ask, Away, Claim, Illegal, Rematch, Resign, Resumed, Seat
from fourfold.quarto import Give, Piece
from fourfold.server import hall
from fourfold.server.hall import Hall
from fourfold.server.live import LiveTable, Superseded
from fourfold.server.neighbours import SILENT_MS
from fourfold.server.thinking import Thinkers
from fourfold.store import SeatRow, Store
from tests.server.races import ENDINGS, OPTIONS, Action, Racetrack, won
from tests.server.serving import Clock as RealClock
from tests.server.serving import Serving, serving
from tests.server.test_faults import Ear, dies, opened, row, until, wish_and_die
from tests.server.test_play import ROW, friends, play
from tests.services import Postgres, Redis
from tests.terminal.test_local import Clock

A, B = Seat
#: Of thirteen, six and seven races, by turns: 52 in all. ``bench/races.py`` runs thousands.
GAMES = 6
_numbers = count()


@pytest.fixture
def shared(postgres: Postgres) -> str:
    """A database for several processes."""
    return postgres.create(f"workers{next(_numbers)}")


@asynccontextmanager
async def halls(database: str, redis: Redis, clock: Clock, grace: int) -> AsyncIterator[list[Hall]]:
    """Two processes, as far as they can know."""
    async with AsyncExitStack() as stack:
        found = []
        for _ in range(2):
            store = await Store.open(database)
            stack.push_async_callback(store.close)
            hall = Hall(store, Thinkers(1), clock, grace, redis=redis.url)
            await hall.start()
            stack.push_async_callback(hall.stop)
            found.append(hall)
        yield found


async def both(here: Hall, there: Hall, **options: Any) -> tuple[LiveTable, LiveTable]:
    """One table, live in both."""
    one = await opened(here, row(**options))
    two = await there.open(one.id)
    assert two
    return one, two


@contextmanager
def workers(database: str, redis: Redis, clock: RealClock | None = None) -> Iterator[list[Serving]]:
    """Two servers over one database."""
    clock = clock or RealClock()
    with (
        serving(database, clock, redis=redis.url) as one,
        serving(database, clock, redis=redis.url) as two,
    ):
        yield [one, two]


class Racer(Ear):
    """A device of a player, connected to one of the processes."""

    def __init__(self, live: LiveTable, seat: Seat) -> None:
        super().__init__(seat, live.row.seats[seat.index].guest)
        self._live, self._seat = live, seat
        live.listen(self)

    async def act(self, action: Action) -> str:
        try:
            await self._live.act(self._seat, self._live.game.read_action(action))
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
            a, b = ((Racer(one, seat), Racer(two, seat)) for seat in Seat)
            racing = Racetrack(a, b, chance).races(ENDINGS[number % len(ENDINGS)])
            race = await anext(racing)
            with suppress(StopAsyncIteration):
                while True:
                    race = await racing.asend(await won(race))
            assert one.table.events == two.table.events
            assert len(await here.store.events.of(one.id)) == one.table.seq
            await until(lambda: one.next and one.next == two.next)  # noqa: B023


def test_friends_at_different_processes_play_and_play_again(shared: str, redis: Redis) -> None:
    with workers(shared, redis) as (here, there):
        _, _, a, b, _ = friends(here, there)
        play(a, b, ROW)
        a.do("call", line=["a1", "b1", "c1", "d1"])
        b.wait(lambda s: s.view.get("outcome"))
        assert a.view["outcome"] == b.view["outcome"]
        a.do("rematch")
        b.do("rematch")
        following = [
            seat.wait(lambda s: next((m for m in s.others if m["type"] == "next"), None))["table"]
            for seat in (a, b)
        ]
        assert following[0] == following[1]


async def over(here: Hall, there: Hall) -> tuple[LiveTable, LiveTable]:
    """A table, live in both, at which one wants to play again."""
    one, two = await both(here, there)
    await one.act(A, Resign())
    await one.act(A, Rematch())
    await until(lambda: A in two.table.rematch)
    return one, two


async def test_the_next_game_is_opened_where_the_second_wants_it(shared: str, redis: Redis) -> None:
    async with halls(shared, redis, Clock(), 10**9) as (here, there):
        one, two = await over(here, there)
        here.follow = dies  # type: ignore[method-assign, assignment]
        await two.act(B, Rematch())
        assert two.next
        await until(lambda: one.next == two.next)


@pytest.mark.parametrize("told", [True, False])
async def test_the_next_game_is_opened_by_others_if_who_should_dies(
    shared: str, redis: Redis, told: bool
) -> None:
    clock = Clock()
    async with halls(shared, redis, clock, 10**9) as (here, there):
        one, two = await over(here, there)
        if not told:
            there.tell = lambda *_: None  # type: ignore[method-assign]
        await wish_and_die(there, two)
        if not told:  # He reads of the wish by himself.
            with pytest.raises(Illegal):
                await one.act(A, Rematch())
        await until(lambda: B in one.table.rematch)
        assert one.next is None
        clock.at += 1_000
        await until(lambda: one.next)
        await until(lambda: two.next == one.next)


async def test_what_the_database_cannot_hold_is_no_outage(shared: str, redis: Redis) -> None:
    async with halls(shared, redis, Clock(), 10**9) as (here, _):
        live = await opened(here, row())
        with pytest.raises(DBAPIError):
            await live.act(A, Give(Piece.LRTF), at=2**63)
        assert here.up
        await live.act(A, Give(Piece.LRTF))
        assert live.table.seq == 1


def test_who_has_just_sat_down_through_another_process_is_let_in(shared: str, redis: Redis) -> None:
    with workers(shared, redis) as (here, there):
        ann, bo = here.guest(), here.guest()
        opened = ann.table("friend")
        there.guest().sit(opened["table"], None).wait(lambda s: s.view)
        redis.stop()  # Nobody tells the other process.
        bo.post(f"/api/invites/{opened['invite']}", {"name": "Bo"})
        b = bo.moved(there).sit(opened["table"], "B")
        b.wait(lambda s: s.view)
        assert (b.view["seat"], b.view["players"][1]) == ("B", "Bo")
        redis.start()


def test_without_redis_the_game_goes_on(shared: str, redis: Redis) -> None:
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


def test_a_database_that_was_away_costs_nobody_time_and_nothing_is_lost(
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
        # Who was sent away comes back, and says again what was not answered.
        a, b = ann.sit(table, "A"), bo.sit(table, "B")
        assert b.answer(message)["type"] == "accepted"
        a.wait(lambda s: s.view and s.game["phase"] == "place")
        # Each worker takes off what it has lost itself, so the second may add to the first.
        lost = [n["what"]["lost"] for n in a.news if n["what"]["type"] == "resumed"]
        assert 120_000 <= sum(lost) <= clock() - began


def troubled(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Begins an outage of a process; it ends once the event is set."""
    right, real = asyncio.Event(), hall._uptime._recover

    async def recover() -> None:
        await right.wait()
        await real()

    monkeypatch.setattr(hall._uptime, "_recover", recover)
    hall.trouble(hall.clock())
    return right


async def for_ever() -> None:
    await asyncio.Event().wait()


async def test_what_is_lost_at_a_process_that_stands_still_is_given_back_by_another(
    shared: str, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    async with halls(shared, redis, clock, 10**9) as (here, there):
        one, two = await both(here, there, move_time=60)
        ann, _ = Racer(one, A), Racer(two, B)
        await until(lambda: one.present(B))
        assert await ann.act({"type": "give", "piece": "0"}) == "accepted"
        monkeypatch.setattr(there._uptime, "_beat", for_ever)
        clock.at += 59_000
        await one.make_good(B)
        bo = Racer(one, B)
        clock.at += 30_000
        assert await bo.act({"type": "place", "square": "a1"}) == "accepted"
        assert [e.action for e in one.table.events if e.seat is None] == [Resumed(59_000)]


async def test_the_computer_does_not_lose_on_time_while_its_process_stands_still(
    shared: str, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It plays where its opponent is connected, and another process must not decide."""
    clock = Clock()
    async with halls(shared, redis, clock, 10**9) as (here, there):
        monkeypatch.setattr(here, "think", lambda *_: None)
        monkeypatch.setattr(there, "think", lambda *_: None)
        seats = (SeatRow(A, "ann"), SeatRow(B, None, "1"))
        one, two = await both(here, there, move_time=60, seats=seats)
        ann = Racer(one, A)
        await until(lambda: two.present(A))
        assert await ann.act({"type": "give", "piece": "0"}) == "accepted"
        await until(lambda: two.table.seq == 1)
        monkeypatch.setattr(here._uptime, "_beat", for_ever)
        clock.at += 70_000
        deciding = asyncio.create_task(two.tick())
        await asyncio.sleep(0.5)
        assert not two.table.outcome
        deciding.cancel()


async def test_whoever_comes_from_a_process_that_works_is_given_nothing(
    shared: str, redis: Redis
) -> None:
    clock = Clock()
    async with halls(shared, redis, clock, 10**9) as (here, there):
        one, two = await both(here, there, move_time=60)
        ann, _ = Racer(one, A), Racer(two, B)
        await until(lambda: one.present(B))
        assert await ann.act({"type": "give", "piece": "0"}) == "accepted"
        clock.at += 30_000
        await there._uptime._beat()
        await one.make_good(B)
        assert not [event for event in one.table.events if event.seat is None]


async def test_an_action_that_is_sent_again_elsewhere_has_one_answer(
    shared: str, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It waits at a process whose player is gone, while another one would refuse it."""
    clock = Clock()
    async with halls(shared, redis, clock, 10**9) as (here, there):
        one, two = await both(here, there)
        bo, ann = Racer(two, B), Racer(one, A)
        await until(lambda: one.present(B) and two.present(A))
        stored, real = asyncio.Event(), there.store.events.append

        async def append(*arguments: Any) -> None:
            await stored.wait()
            await real(*arguments)

        monkeypatch.setattr(there.store.events, "append", append)
        give = one.game.read_action({"type": "give", "piece": "0"})
        waiting = asyncio.create_task(two.act(B, Ask("draw"), "7"))
        await until(lambda: two.waiting_since)
        two.leave(bo)
        clock.at += 4_000
        await ann.act({"type": "ask", "wish": "draw"})
        again = asyncio.create_task(one.act(B, Ask("draw"), "7"))
        done, _ = await asyncio.wait([again], timeout=0.5)
        assert not done, "the other process may still accept it"
        stored.set()
        results = await asyncio.gather(waiting, again, return_exceptions=True)
        accepted = any(event.id == "7" for event in one.table.events)
        assert [result is None for result in results] == [accepted, accepted]
        await one.act(A, give)


async def test_what_waits_where_its_player_has_gone_away_from_is_dropped(
    shared: str, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They have sent it again where they are, and were answered there."""
    async with halls(shared, redis, Clock(), 10**9) as (here, there):
        one, two = await both(here, there)
        bo = Racer(two, B)
        await until(lambda: one.present(B))
        right = troubled(there, monkeypatch)
        waiting = asyncio.create_task(two.act(B, Ask("draw"), "7"))
        await until(lambda: two.waiting_since)
        two.leave(bo)
        Racer(one, B)
        await asyncio.sleep(0.3)
        right.set()
        (answer,) = await asyncio.gather(waiting, return_exceptions=True)
        assert isinstance(answer, Superseded)
        assert not one.table.events


async def test_what_would_be_refused_where_its_player_has_gone_away_from_is_dropped(
    shared: str, redis: Redis
) -> None:
    """It may no longer be refused a moment later, and the player was answered elsewhere."""
    async with halls(shared, redis, Clock(), 10**9) as (here, there):
        one, two = await both(here, there)
        Racer(one, B)
        await until(lambda: two.present(B))
        await one.act(A, Ask("draw"))
        await until(lambda: two.table.seq == 1)
        with pytest.raises(Superseded):
            await two.act(B, Ask("draw"), "7")


async def test_a_process_does_not_take_its_former_run_for_another(
    shared: str, redis: Redis
) -> None:
    async with halls(shared, redis, Clock(), 10**9) as (here, there):
        one, _ = await both(here, there)
        ann = Racer(one, A)
        await until(lambda: here._uptime.run in here._neighbours._alive)  # type: ignore[union-attr]
        before = here._uptime.run
        await here.store.runs.close()  # Its own connection is lost.
        here.trouble(here.clock())
        await until(lambda: here.up and here._uptime.run != before)
        one.leave(ann)
        await here.look(one)
        assert A in one.heard


async def test_presence_stays_as_it_was_until_clocks_are_put_right(
    shared: str, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with halls(shared, redis, Clock(), 10**9) as (here, there):
        one, two = await both(here, there)
        bo = Racer(two, B)
        await until(lambda: one.present(B))
        right = troubled(there, monkeypatch)
        two.leave(bo)
        await asyncio.sleep(0.3)
        await here.look(one)
        assert one.present(B)
        right.set()
        await until(lambda: not one.present(B))


async def test_redis_that_was_lost_twice_is_found_twice(shared: str, redis: Redis) -> None:
    async with halls(shared, redis, Clock(), 1_000) as (here, there):
        for _ in range(2):
            await until(lambda: here.redis and there.redis)
            redis.stop()
            await until(lambda: not here.redis and not there.redis)
            redis.start()
        await until(lambda: here.redis and there.redis)


async def test_what_happens_while_a_table_is_opened_is_not_missed(
    shared: str, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with halls(shared, redis, Clock(), 10**9) as (here, there):
        await until(lambda: here.redis and there.redis)
        one = await opened(here, row())
        real = LiveTable.resume

        async def slowly(live: LiveTable, downtimes: list[tuple[int, int]]) -> None:
            await one.act(A, Give(Piece.LRTF))
            await asyncio.sleep(0.3)  # The wake has come, and nobody was there.
            await real(live, downtimes)

        monkeypatch.setattr(LiveTable, "resume", slowly)
        two = await there.open(one.id)
        assert two
        await until(lambda: two.table.seq == 1, seconds=5)  # Much sooner than by looking anyway.


async def test_presence_is_noted_although_the_database_has_hung_up(
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


async def test_a_clock_is_seen_to_when_everybody_has_left(
    shared: str, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall, "TIDY", 0.1)
    clock = Clock()
    async with halls(shared, redis, clock, 10**9) as (here, there):
        await until(lambda: not all(here.keeps(f"t{n}") for n in range(9)))
        id_ = next(f"t{n}" for n in count() if not here.keeps(f"t{n}"))
        live = await opened(here, row(id_, move_time=60, started=clock.at))
        ears = [Ear(A, "ann"), Ear(B, "bo")]
        for ear in ears:
            live.listen(ear)
        for ear in ears:
            live.leave(ear)
        # A table without a clock is tidied away, so this one would have been as well.
        await opened(here, row("without a clock"))
        await until(lambda: here.known("without a clock") is None)
        assert here.known(id_) is live
        assert there.known(id_) is None
        clock.at += 61_000
        await until(lambda: live.table.outcome)


async def test_who_waits_is_not_sent_away_when_somebody_comes(shared: str, redis: Redis) -> None:
    async with halls(shared, redis, Clock(), 1_000) as (here, _):
        seats = (SeatRow(A, "ann"), SeatRow(B))
        live = await opened(here, row(seats=seats, players=("Ann", None), invite="come"))
        ann = Ear(A, "ann")
        live.listen(ann)
        before = (await here.store.presence.glance([live.id]))[live.id]
        assert await live.join(B, "Bo", "bo")
        await live.look(before, {})
        assert not ann.dropped
        assert here.known(live.id) is live


async def test_who_is_connected_elsewhere_is_not_away(shared: str, redis: Redis) -> None:
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
            assert noted == [], "nor for a moment"
        two.leave(bo)
        await until(lambda: not one.present(B))
        clock.at += 1_000
        await until(lambda: one.table.away == two.table.away == {B})
        one.leave(ann)


async def test_who_was_connected_to_a_process_that_died_is_gone(shared: str, redis: Redis) -> None:
    async with halls(shared, redis, Clock(), 10**9) as (here, there):
        one, two = await both(here, there)
        one.listen(Ear(A, "ann"))
        two.listen(Ear(B, "bo"))
        await until(lambda: one.present(B))
        for task in there._tasks:
            task.cancel()
        await there.store.runs.close()  # As the lock goes when a process is killed.
        await until(lambda: not one.present(B), seconds=20)


async def test_who_comes_back_when_the_game_was_claimed_is_not_noted(
    shared: str, redis: Redis
) -> None:
    async with halls(shared, redis, Clock(), 10**9) as (here, there):
        one, two = await both(here, there)
        await one.act(A, Give(Piece.LRTF))
        await one.act(None, Away(B))
        await two.hear(await there.store.events.of(two.id))
        await one.act(A, Claim())
        await two.arrive(B)  # Who has yet to hear of it.
        assert [event.action for event in one.table.events][1:] == [Away(B), Claim()]
        assert len(await there.store.events.of(two.id)) == 3


async def test_whether_a_move_came_in_time_is_known_where_its_player_is(
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
        await two.tick()  # Before the move is on disk.
        await one.act(A, Give(Piece.LRTF), at=due.at - 1)
        await until(lambda: two.table.seq == 1)
        assert [event.action for event in two.table.events] == [Give(Piece.LRTF)]


async def test_a_process_that_hangs_decides_nothing_and_costs_nobody_time(
    shared: str, redis: Redis
) -> None:
    clock = Clock()
    async with halls(shared, redis, clock, 10**9) as (here, there):
        one, two = await both(here, there, move_time=10)
        for ear in (Ear(A, "ann"), Ear(B, "bo")):
            one.listen(ear)
        await until(lambda: two.present(A) and two.present(B))
        for task in here._tasks:  # It hangs, and still holds its lock.
            task.cancel()
        clock.at += 11_000
        ticking = asyncio.create_task(two.tick())
        await asyncio.sleep(0.5)
        assert two.table.outcome is None, "a move may have been received there"
        clock.at += SILENT_MS
        await ticking
        await until(lambda: two.table.seq == 1)
        (resumed,) = (event.action for event in two.table.events)
        assert isinstance(resumed, Resumed)
        assert resumed.lost >= 11_000 + SILENT_MS - 10_000
        clock.at += 10_000
        await until(lambda: two.table.outcome)


async def test_an_old_device_at_another_process_is_let_go(shared: str, redis: Redis) -> None:
    async with halls(shared, redis, Clock(), 10**9) as (here, there):
        one, two = await both(here, there)
        old = Ear(A, "ann")
        two.listen(old)
        await here.store.seats.add_link("link", "t", A, "ann", expires=10**13)
        await here.store.seats.use_link("link", "bo", at=0)
        await here.reseat(one)
        await until(lambda: old.dropped)


def test_the_computer_answers_once_wherever_its_opponent_is(shared: str, redis: Redis) -> None:
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
