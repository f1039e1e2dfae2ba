from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from fourfold.catalogue import GAMES
from fourfold.play import Answer, Ask, Bot, Plan, Record, Seat, Table, simulate, update
from fourfold.quarto import (
    FEATURES,
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
    overlooked,
)
from fourfold.quarto.bots.levels import BOTS, LEVELS, Computer
from fourfold.quarto.bots.ratings import Tally
from fourfold.quarto.bots.tournament import Pairing, play
from tests.quarto.bots.opponents import Careful, Finisher
from tests.quarto.test_game import FULL, ROW, played

A, B = Seat

#: Levels that notice every line.
SHARP = [name for name, level in LEVELS.items() if level.sight == 1]


def asked(
    table: Table[State, Action, Deal], seat: Seat, level: str = "8", seed: int = 0
) -> Plan | None:
    told = update(table, seat)
    return BOTS[level](seed).consider(told.view, told.news, now=table.at)


@pytest.mark.parametrize("level", SHARP)
def test_it_calls_its_own_line_and_one_the_opponent_missed(level: str) -> None:
    for moves, seat in ((ROW, A), (f"{ROW} 5. DQTF", B), (FULL, A), (f"{FULL} done", B)):
        plan = asked(played(moves), seat, level)
        assert plan
        assert isinstance(plan.action, Call)
        assert played(moves).submit(seat, plan.action).outcome


@pytest.mark.parametrize("level", SHARP)
def test_it_places_where_it_wins(level: str) -> None:
    plan = asked(played(ROW.removesuffix(" d1")), A, level)
    assert plan
    assert plan.action == Place(Square.D1)


@pytest.mark.parametrize("level", SHARP)
def test_it_gives_a_safe_piece(level: str) -> None:
    table = played("1. LRTF a1 2. LQTH b1 3. LRSF c1")
    for seed in range(10):
        plan = asked(table, B, level, seed)
        assert plan
        assert isinstance(plan.action, Give)
        assert plan.action.piece.has(FEATURES[0]) == "dark"


@pytest.mark.parametrize("level", SHARP)
def test_it_calls_before_placing_if_the_rules_require_it(level: str) -> None:
    table = played(ROW.removesuffix(" d1"), "edition-zh-Hant")
    plan = asked(table, A, level)
    assert plan
    assert isinstance(plan.action, Call)
    assert table.submit(A, plan.action).outcome


def test_a_newcomer_misses_most_calls_and_a_learner_few() -> None:
    table = played(ROW)
    called = {
        level: sum(
            isinstance(plan.action, Call)
            for seed in range(200)
            if (plan := asked(table, A, level, seed))
        )
        for level in ("1", "3")
    }
    assert 40 <= called["1"] <= 80
    assert 155 <= called["3"] <= 185


def test_it_waits_while_it_is_not_its_turn() -> None:
    assert asked(played("1. LRTF"), A) is None
    assert asked(played("1. LRTF a1"), A) is None


def test_it_grants_a_takeback_and_declines_a_draw() -> None:
    table = played("1. LRTF")
    plan = asked(table.submit(A, Ask("takeback")), B)
    assert plan
    assert plan.action == Answer(True, 1)
    plan = asked(table.submit(A, Ask("draw")), B)
    assert plan
    assert plan.action == Answer(False, 1)


@pytest.mark.parametrize("level", BOTS)
def test_asked_twice_it_answers_the_same(level: str) -> None:
    table = played(f"{ROW} 5. DQTF")
    assert len({asked(table, B, level) for _ in range(5)}) == 1


def game(options: Options, a: Bot, b: Bot, seed: int) -> Table[State, Action, Deal]:
    rules = Quarto(options)
    table = simulate(Table.open(rules, rules.deal(Random(seed))), {A: a, B: b})
    assert table.outcome
    return table


@pytest.mark.parametrize("preset", PRESETS)
def test_it_plays_every_preset_to_the_end(preset: str) -> None:
    for seed, levels in enumerate((("1", "5"), ("4", "2"), ("6", "3"))):
        a, b = (BOTS[level](seed) for level in levels)
        table = game(PRESETS[preset], a, b, seed)
        assert Record.of(table).table(GAMES).outcome == table.outcome


@pytest.mark.parametrize(("weaker", "stronger"), list(zip("123456", "234567", strict=True)))
def test_every_level_beats_the_one_before(weaker: str, stronger: str) -> None:
    results = [play(Pairing(stronger, weaker, number), Options(), 1) for number in range(20)]
    tally = sum(results, Tally())
    assert 11 <= tally.points < 20


def against(other: Callable[[int], Bot], options: Options, games: int) -> list[Seat | None]:
    """Returns the number of wins of each side; level 8 is A and gives first in every other game."""
    winners = []
    for seed in range(games):
        rules = Quarto(options)
        opening = Table.open(rules, Deal((A, B)[seed % 2]))
        table = simulate(opening, {A: Computer("8", seed, patience=50_000), B: other(seed)})
        assert table.outcome
        assert table.outcome.reason in ("line", "full"), "no false call, no time lost"
        if options.late_call != "none" and options.calls == "players":
            lines = overlooked(options.goal, [move.after for move in reversed(list(table.line()))])
            assert not lines, "it calls whatever may be called"
        winners.append(table.outcome.winner)
    return winners


def test_it_beats_a_player_who_looks_one_move_ahead() -> None:
    winners = against(Careful, Options(), 12)
    assert B not in winners
    assert winners.count(A) >= 11


def test_it_never_loses_to_a_perfect_endgame_player() -> None:
    assert B not in against(Finisher, Options(), 6)
    assert B not in against(Finisher, Options(squares=True), 6)


@pytest.mark.parametrize(
    "options",
    [
        Options(squares=True, false_call="forfeit"),
        Options(features=FEATURES[:1]),
        Options(features=FEATURES[1:3], late_call="either"),
        Options(features=FEATURES[1:], point="word", false_call="forfeit"),
        Options(call_when="before", late_call="none", false_call="forfeit"),
        Options(call_when="before", point="word"),
        Options(call_when="before", late_call="either"),
        Options(calls="auto"),
        Options(squares=True, late_call="none"),
        Options(shared=2, false_call="forfeit"),
        Options(shared=3),
        Options(shared=4, point="word"),
        Options(squares=True, move_time=1),
    ],
    ids=lambda options: " ".join(
        f"{name}={value}"
        for name in Options.__struct_fields__
        if (value := getattr(options, name)) != getattr(Options(), name)
    ),
)
def test_the_unbeatable_never_loses_whatever_the_rules(options: Options) -> None:
    assert B not in against(Careful, options, 2)
    assert B not in against(BOTS["1"], options, 2)


def test_it_hurries_when_time_is_short() -> None:
    options = Options(starter="first", move_time=1)
    for level in ("1", "8"):
        table = game(options, BOTS[level](1), Computer("4", pause=5_000), 1)
        assert table.outcome
        assert table.outcome.reason != "time"
