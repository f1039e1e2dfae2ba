"""Plans of bots: the earliest comes first, and news makes a bot plan again."""

from __future__ import annotations

from collections.abc import Sequence

from fourfold.play import Instant, News, Plan, Planner, Seat, Table, TableView, simulate
from tests.play.snap import Action, Arrange, Deal, Play, Snap, SnapRules, State

A, B = Seat
DEAL = Deal(((1, 2, 3, 4), (1, 2, 3, 4)), (1, 2, 3, 4))


class Script:
    """A bot that returns scripted plans and records the questions."""

    def __init__(self, *plans: Plan | None) -> None:
        self.plans = list(plans)
        self.asked: list[tuple[int, Instant]] = []

    def consider(self, view: TableView, news: Sequence[News], now: Instant) -> Plan | None:
        self.asked.append((len(news), now))
        return self.plans.pop(0) if self.plans else None


def opened(at: Instant = 1_000) -> Table[State, Action, Deal]:
    return Table.open(SnapRules(), DEAL, at=at)


def test_the_earliest_plan_comes_first_and_seat_a_wins_ties() -> None:
    planner = Planner({A: Script(Plan(Play(1), 1_500)), B: Script(Plan(Snap(), 1_400))})
    planner.inform(opened(), 1_000)
    assert planner.first() == (B, Plan(Snap(), 1_400))
    planner.drop(B)
    assert planner.first() == (A, Plan(Play(1), 1_500))
    tie = Planner({B: Script(Plan(Snap(), 1_400)), A: Script(Plan(Snap(), 1_400))})
    tie.inform(opened(), 1_000)
    assert tie.first() == (A, Plan(Snap(), 1_400))


def test_news_discards_the_old_plan_even_without_a_new_one() -> None:
    bot = Script(Plan(Snap(), 9_000), None)
    planner = Planner({B: bot})
    table = opened()
    planner.inform(table, 1_000)
    planner.inform(table, 1_100)
    assert bot.asked == [(0, 1_000)], "nothing has happened: not asked again"
    planner.inform(table.submit(A, Arrange((4, 3, 2, 1))), 1_200)
    assert bot.asked == [(0, 1_000)], "what is private to A is no news to B"
    planner.inform(table.submit(A, Play(1)), 1_300)
    assert bot.asked == [(0, 1_000), (1, 1_300)]
    assert planner.first() is None


def test_simulated_time_starts_with_the_table() -> None:
    opening = opened(at=10**12)
    late = Script(Plan(Play(1), 10**12 + 60_000))
    table = simulate(opening, {A: late}, most=3)
    assert [event.at - 10**12 for event in table.events] == [10_000, 20_000, 30_000]
    assert [event.seat for event in table.events] == [None, None, None]
