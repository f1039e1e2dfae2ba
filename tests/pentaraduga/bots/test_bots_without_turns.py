"""The computer behind a screen and in a race: which actions it uses, and that no game stalls."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fourfold.pentaraduga import FIVE_COLOURS, Figure
from fourfold.pentaraduga.bots.building import built
from fourfold.pentaraduga.bots.series import Series, play
from fourfold.pentaraduga.core.actions import (
    Arrange,
    Check,
    Draw,
    Drop,
    Exchange,
    Extend,
    GiveAll,
    Hurry,
    Mark,
    Protest,
    Stop,
    Surrender,
    Take,
    TimeUp,
)
from fourfold.pentaraduga.core.figure import EMPTY
from fourfold.pentaraduga.core.lattice import Direction, Placement
from fourfold.pentaraduga.games import GAMES
from fourfold.pentaraduga.solving.solver import best_figure, worth
from fourfold.play import Act, Seat, Table
from tests.pentaraduga.bots.test_bots import AnyTable, considered, figures, simulated, view_of

A, B = Seat
BUILDING = ["squares", "squares+", "quados", "frames"]
RACING = ["doubles", "doubles+", "rings", "rings+"]


def opened(game: str, seed: int, **options: Any) -> AnyTable:
    """Returns a table before the first event."""
    rules = GAMES[game].rules(GAMES[game].options(**options))
    return Table.open(rules, rules.deal(Random(seed)))


def done(game: str, levels: str, seeds: range, **options: Any) -> set[type[Act]]:
    """Returns the types of actions of the computer in some games."""
    tables = [simulated(GAMES[game], levels, seed, **options) for seed in seeds]
    assert all(table.outcome for table in tables)
    return {type(event.action) for table in tables for event in table.events}


@pytest.mark.parametrize("game", BUILDING + RACING)
def test_a_higher_level_wins_more(game: str) -> None:
    games = 4 if game.endswith("+") else 8
    results = [play(number, Series(game, "3", "1")).result for number in range(games)]
    assert sum(results) > 0.65 * games


# Behind a screen


def test_it_uses_everything_there_is_behind_a_screen() -> None:
    assert done("squares", "22", range(6)) == {Arrange, Drop, Stop, Check}
    assert Extend in done("quados", "22", range(2))
    assert Surrender in done("squares", "31", range(223, 228), always_check=False)


@pytest.mark.parametrize("game", ["squares", "squares+"])
def test_it_is_in_time_however_short_the_opening_is(game: str) -> None:
    table = simulated(GAMES[game], "11", seed=3, opening_limit=1)
    assert table.outcome
    assert table.outcome.reason == "checked"
    assert all(event.seat for event in table.events)


def test_it_arranges_a_few_tiles_at_a_time() -> None:
    table = simulated(GAMES["squares"], "33", seed=2)
    shown = [e.action.figure for e in table.events if e.seat is A and isinstance(e.action, Arrange)]
    assert [len(figure) for figure in shown[:4]] == [2, 4, 6, 7]


def test_the_third_level_builds_the_best_figure() -> None:
    table = opened("squares", 5)
    hand = table.state.side(A).hand
    while not isinstance((plan := considered(table, A, "3")) and plan.action, Drop | Stop):
        assert plan
        table = table.submit(A, plan.action, plan.at)
    assert (
        worth(Figure(table.rules.view(table.state, A).figures["A"]), "squares")
        == best_figure(hand).counted
    )


def test_it_answers_a_drop_and_waits_for_an_answer() -> None:
    table = opened("squares", 1)
    dropped = table.submit(A, Drop(table.state.side(A).hand[0]))
    assert considered(dropped, A, "2") is None
    for level in "123":
        plan = considered(dropped, B, level)
        assert plan
        assert isinstance(plan.action, Drop)
        assert plan.action.tile in dropped.state.side(B).hand


def test_the_second_makes_sure_of_what_they_have_before_they_go_on() -> None:
    table = opened("squares", 1)
    hand = table.state.side(B).hand
    lying = tuple(Placement(tile, Direction.UP, 2 * at, 0) for at, tile in enumerate(hand))
    table = table.submit(B, Arrange(lying)).submit(A, Stop())
    marks = considered(table, B, "3")
    assert marks
    assert marks.action == Mark(lying)
    goes_on = considered(table.submit(B, marks.action, marks.at), B, "3")
    assert goes_on
    assert isinstance(goes_on.action, Arrange)


def test_the_second_hands_in_what_is_as_good_as_all_it_finds() -> None:
    table = opened("squares", 1)
    found = best_figure(table.state.side(B).hand).figure
    assert found
    lying = found.moved(10, 0).placements
    checks = considered(table.submit(B, Arrange(lying)).submit(A, Stop()), B, "3")
    assert checks
    assert checks.action == Check(lying)


@pytest.mark.parametrize("game", ["squares", "quados", "frames", "squares+"])
def test_the_second_does_not_keep_the_first_waiting(game: str) -> None:
    for seed in range(6):
        table = opened(game, seed).submit(A, Stop(), 5_000)
        while not (table.outcome or getattr(view_of(table), "winner", None)):
            plan = considered(table, B, "1", seed)
            assert plan
            table = table.submit(B, plan.action, plan.at)
        assert table.at - 5_000 < 16_000


def test_it_waits_after_it_has_stopped() -> None:
    assert considered(opened("squares", 1).submit(A, Stop()), A, "2") is None


@pytest.mark.parametrize("level", ["1", "2", "3"])
def test_it_lets_a_partner_extend_a_bluff(level: str) -> None:
    table = opened("quados", 1)
    own = best_figure(table.state.side(A).hand).figure
    assert own
    first, second = table.state.side(B).hand[:2]
    apart = (own.placements[0]._replace(tile=first), own.placements[0]._replace(tile=second, x=99))
    table = table.submit(A, Stop(own.placements)).submit(B, Check(apart))
    plan = considered(table, A, level)
    assert plan
    assert plan.action == Extend(own=False)


@pytest.mark.parametrize("count", [4, 5, 6, 7])
def test_frames_are_connected_and_reach_the_largest_hole(count: int) -> None:
    hands = [Random(seed).sample(FIVE_COLOURS, count) for seed in range(20)]
    found = [built("frame", hand, horizon=count, start=EMPTY) for hand in hands]
    assert all(frame.connected and not frame.rough for frame in found)
    assert max(worth(frame, "frame") for frame in found) == {4: 1, 5: 2, 6: 4, 7: 6}[count]


# In a race


def test_it_uses_everything_there_is_in_a_race() -> None:
    assert {Draw, Exchange, Take, GiveAll, Hurry} <= done("doubles", "31", range(5))
    assert {Draw, Exchange, GiveAll} <= done("rings", "23", range(6))


def test_a_race_in_which_nobody_can_lay_ends() -> None:
    """With both stuck, exchanges would go on for ever if nobody let their time run out."""
    table = simulated(GAMES["doubles"], "32", seed=153)
    assert table.outcome
    assert sum(isinstance(event.action, Exchange) for event in table.events) > 30
    assert any(event.action == TimeUp() for event in table.events)


@pytest.mark.parametrize("game", ["doubles", "rings"])
def test_it_notices_a_wrong_tile_in_the_partners_figure(game: str) -> None:
    noticed = 0
    for table in simulated(GAMES[game], "33", seed=3, referee="players").history()[4:12]:
        figure = figures(table)["A"]
        for begun in table.offers(A).begun if len(figure) else ():
            (single,) = figure.places(begun.tile)[:1] or (None,)
            if single is None or figure.add(single).meeting(single.tile).double:
                continue
            after = table.submit(A, type(begun)((single,)))
            plan = considered(after, B, "3")
            assert plan
            assert plan.action == Protest()
            after.submit(B, Protest(), plan.at)
            noticed += 1
    assert noticed


def test_it_acts_the_same_when_it_is_made_anew_for_every_question() -> None:
    table = simulated(GAMES["doubles"], "23", seed=4)
    for step, after in zip(table.history(), table.history()[1:], strict=False):
        assert after.event
        if seat := after.event.seat:
            plan = considered(step, seat, "23"[seat.index], seed=4)
            assert plan
            assert plan.action == after.event.action
