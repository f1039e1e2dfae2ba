"""The scheduler: what a table does next and when, without a server."""

from __future__ import annotations

from fourfold.play import AnyTable, Away, Back, Plan, Rematch, Resign, Seat, Table, Wait
from fourfold.quarto import Deal, Options, Quarto
from fourfold.server.live.parts.presence import PlayerPresence
from fourfold.server.live.parts.scheduler import RETRY_MS, Scheduler, returned
from fourfold.store import SeatRow

A, B = Seat
PEOPLE = (SeatRow(A, "ann"), SeatRow(B, "bo"))
WITH_BOT = (SeatRow(A, "ann"), SeatRow(B, None, "1"))
BOTH, NOBODY = PlayerPresence(frozenset(Seat)), PlayerPresence()
ANN = PlayerPresence(frozenset({A}))
GRACE_MS = 1_000


def opened(move_time: int | None = None) -> AnyTable:
    return Table.open(Quarto(Options(starter="first", move_time=move_time)), Deal(A), at=10_000)


def test_a_deadline_is_checked_later_where_its_player_is_not_connected() -> None:
    due = opened(move_time=60).due
    assert due
    scheduler = Scheduler(GRACE_MS)
    elsewhere = PlayerPresence(frozenset({B}), {A: frozenset({7})})
    assert scheduler.deadline_check(due, BOTH, PEOPLE) == due.at
    assert scheduler.deadline_check(due, NOBODY, PEOPLE) == due.at
    assert scheduler.deadline_check(due, elsewhere, PEOPLE) == due.at + RETRY_MS
    assert scheduler.deadline_check(None, BOTH, PEOPLE) is None


def test_the_computer_is_asked_once_for_each_version_and_loses_its_plan() -> None:
    scheduler, table = Scheduler(GRACE_MS), opened()
    assert list(scheduler.unasked(table, WITH_BOT)) == [(B, "1")]
    assert list(scheduler.unasked(table, WITH_BOT)) == []
    plan = scheduler.plans[B] = Plan(Rematch(), 20_000)
    assert scheduler.due_plans(19_999) == []
    assert scheduler.due_plans(20_000) == [(B, plan)]
    later = table.submit(A, Resign())
    assert list(scheduler.unasked(later, WITH_BOT)) == [(B, "1")]
    assert not scheduler.is_current(B, plan)
    scheduler.ask_again(B)
    assert list(scheduler.unasked(later, WITH_BOT)) == [(B, "1")]


def test_an_absence_is_overdue_after_the_grace_period() -> None:
    scheduler, table = Scheduler(GRACE_MS), opened()
    assert scheduler.watch(table, PEOPLE, ANN, 50_000) == 51_000
    assert scheduler.watch(table, PEOPLE, ANN, 50_500) == 51_000, "the period goes on"
    assert scheduler.overdue(ANN, 50_999) == []
    assert scheduler.overdue(ANN, 51_000) == [B]
    assert scheduler.overdue(BOTH, 51_000) == []
    scheduler.note_presence(BOTH)
    assert scheduler.watch(table, PEOPLE, ANN, 60_000) == 61_000, "it began again"
    scheduler.end_absence(B)
    assert scheduler.overdue(ANN, 99_000) == []


def test_nobody_is_missed_in_vain() -> None:
    scheduler, table = Scheduler(GRACE_MS), opened()
    assert scheduler.watch(table, WITH_BOT, NOBODY, 50_000) is None, "one person plays"
    assert (
        scheduler.watch(table.submit(None, Away(A)), PEOPLE, PlayerPresence(frozenset({B})), 1)
        is None
    )
    over = table.submit(A, Resign())
    assert scheduler.watch(over, PEOPLE, NOBODY, 50_000) is None
    assert scheduler.watch(over.submit(B, Rematch()), PEOPLE, NOBODY, 50_000) == 51_000


def test_players_return_who_were_away_or_awaited() -> None:
    table = opened().submit(None, Away(A)).submit(None, Wait(B))
    assert returned(table, BOTH) == {A, B}
    assert returned(table, ANN) == {A}
    assert returned(table.submit(None, Back(A)), ANN) == frozenset()
    assert returned(opened().submit(None, Away(A)).submit(B, Resign()), BOTH) == frozenset()
