from __future__ import annotations

from random import Random

import pytest

from fourfold.catalogue import GAMES
from fourfold.play import Answer, Ask, Plan, Record, Seat, Table, simulate, update
from fourfold.quarto import (
    PRESETS,
    Action,
    Call,
    Deal,
    Give,
    Options,
    Place,
    Quarto,
    Square,
    State,
)
from fourfold.quarto.bots import SimpleBot
from tests.quarto.test_game import FULL, ROW, played

A, B = Seat


def asked(table: Table[State, Action, Deal], seat: Seat, level: str = "steady") -> Plan | None:
    told = update(table, seat)
    return SimpleBot(level).consider(told.view, told.news, now=table.at)


def test_it_calls_its_own_line_and_the_one_the_other_missed() -> None:
    for moves, seat in ((ROW, A), (f"{ROW} 5. DQTF", B), (FULL, A), (f"{FULL} done", B)):
        plan = asked(played(moves), seat)
        assert plan
        assert isinstance(plan.action, Call)
        assert played(moves).submit(seat, plan.action).outcome


def test_it_places_where_it_wins() -> None:
    plan = asked(played(ROW.removesuffix(" d1")), A)
    assert plan
    assert plan.action == Place(Square.D1)


def test_it_gives_what_does_not_win() -> None:
    table = played("1. LRTF a1 2. LQTH b1 3. LRSF c1")
    for seed in range(20):
        told = update(table, B)
        plan = SimpleBot(seed=seed).consider(told.view, told.news, 0)
        assert plan
        assert isinstance(plan.action, Give)
        assert plan.action.piece.has(next(iter(Options().features))) == "dark"


def test_it_calls_before_placing_where_that_is_the_rule() -> None:
    table = played(ROW.removesuffix(" d1"), "edition-zh-Hant")
    plan = asked(table, A)
    assert plan
    assert isinstance(plan.action, Call)
    assert table.submit(A, plan.action).outcome


def test_it_waits_while_it_is_not_its_turn() -> None:
    assert asked(played("1. LRTF"), A) is None
    assert asked(played("1. LRTF a1"), A) is None


def test_it_grants_a_takeback_and_declines_a_draw() -> None:
    table = played("1. LRTF")
    plan = asked(table.submit(A, Ask("takeback")), B)
    assert plan
    assert plan.action == Answer(True)
    plan = asked(table.submit(A, Ask("draw")), B)
    assert plan
    assert plan.action == Answer(False)


def test_asked_twice_it_answers_the_same() -> None:
    table = played(f"{ROW} 5. DQTF")
    assert len({asked(table, B, "easy") for _ in range(10)}) == 1


def series(options: Options, levels: tuple[str, str], games: int) -> list[Seat | None]:
    winners = []
    for seed in range(games):
        rules = Quarto(options)
        table = Table.open(rules, rules.deal(Random(seed)))
        bots = {A: SimpleBot(levels[0], seed), B: SimpleBot(levels[1], seed + 1)}
        table = simulate(table, bots)
        assert table.outcome
        assert Record.of(table).table(GAMES).outcome == table.outcome
        winners.append(table.outcome.winner)
    return winners


@pytest.mark.parametrize("preset", PRESETS)
def test_it_plays_every_preset_to_the_end(preset: str) -> None:
    series(PRESETS[preset], ("easy", "steady"), 3)


def test_the_easy_level_overlooks_things() -> None:
    winners = series(Options(), ("easy", "steady"), 60)
    assert winners.count(B) > 2 * winners.count(A)
    assert any(winner is A for winner in winners), "but it can be beaten"


def test_simulated_time_passes() -> None:
    table = simulate(
        Table.open(Quarto(Options(move_time=1)), Deal(A)),
        {A: SimpleBot(pause=700), B: SimpleBot(pause=2_000)},
    )
    assert table.outcome
    assert table.outcome.reason == "time"
    assert table.outcome.winner is A
