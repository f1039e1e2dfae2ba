"""The solver: its answers agree with the Python rules, and its bounds hold."""

from __future__ import annotations

from random import Random

import pytest

from fourfold.kernel.progress import Progress
from fourfold.pentaraduga import (
    FIVE_COLOURS,
    PROBLEMS,
    RECOLOURINGS,
    TILES,
    Direction,
    Figure,
    Placement,
    Tile,
    parse_tiles,
    read_figure,
)
from fourfold.pentaraduga.solving.solver import GOALS, Objective, all_figures, best_figure, worth
from fourfold.play import Malformed

HAND = parse_tiles(["oRo", "rOr", "yOr", "yOy", "oYo", "gYo", "bGy"])
#: A hand that takes long: its optimum for Quados is eleven squares.
MANY = TILES[:16]
STRANGERS = (Tile.ORO, Tile.GBG)


def hands(size: int, count: int, tiles: tuple[Tile, ...] = TILES) -> list[list[Tile]]:
    chance = Random(f"{size} {count}")
    return [chance.sample(tiles, size) for _ in range(count)]


# Answers.


@pytest.mark.parametrize("free", [False, True])
@pytest.mark.parametrize("goal", ["squares", "quados", "rings"])
def test_an_answer_is_what_the_rules_say(goal: Objective, free: bool) -> None:
    for hand in hands(6, 15, FIVE_COLOURS) + hands(5, 10):
        answer = best_figure(hand, goal, free=free)
        assert answer.optimal
        figure = answer.figure
        if figure is None:
            assert free or goal == "rings"
            assert answer.counted is None
            continue
        assert set(figure.tiles) == set(hand)
        assert figure.connected
        assert figure.clean or not (free or goal == "rings")
        assert answer.counted == worth(figure, goal)


def test_frames_need_not_use_all_tiles() -> None:
    answer = best_figure(HAND[1:5], "frame", free=True)
    assert answer.optimal
    assert answer.figure
    assert answer.figure.clean
    assert set(answer.figure.tiles) <= set(HAND[1:5])
    assert answer.counted == len(answer.figure.holes[0])


@pytest.mark.parametrize("goal", ["squares", "quados"])
@pytest.mark.parametrize("free", [False, True])
def test_all_best_figures_are_as_good_and_no_two_are_the_same(goal: Objective, free: bool) -> None:
    for hand in hands(5, 12, FIVE_COLOURS):
        best = best_figure(hand, goal, free=free)
        found = all_figures(hand, goal, free=free, most=1000)
        assert found.complete
        assert found.number >= len(found.figures) == min(found.number, 1000)
        assert bool(found.number) == bool(best.figure)
        assert len({figure.canonical for figure in found.figures}) == len(found.figures)
        for figure in found.figures:
            assert set(figure.tiles) == set(hand)
            assert worth(figure, goal) == best.counted
            assert figure.clean or not free


def test_the_number_of_returned_figures_is_limited() -> None:
    some, every = all_figures(HAND, most=2), all_figures(HAND, most=100)
    assert some.number == every.number == len(every.figures)
    assert len(some.figures) == min(2, every.number)
    assert all_figures(HAND).figures == []


def test_other_colours_and_a_mirror_make_no_difference() -> None:
    for hand in hands(6, 5):
        first = best_figure(hand).counted, all_figures(hand).number
        for recolouring in RECOLOURINGS[1::3]:
            other = [recolouring(tile.mirrored) for tile in hand]
            assert (best_figure(other).counted, all_figures(other).number) == first


def test_threads_find_the_same() -> None:
    for hand in hands(8, 3):
        one, two = best_figure(hand), best_figure(hand, threads=2)
        assert (one.low, one.high) == (two.low, two.high)
        assert all_figures(hand).number == all_figures(hand, threads=2).number


# From a start.


def test_a_start_stays_where_it_is() -> None:
    start = read_figure("rOrU,yOy,rOyR").moved(4, -3)
    goals: list[Objective] = ["squares", "quados"]
    for goal in goals:
        answer = best_figure([Tile.ORO, Tile.OYO, Tile.YOR], goal, start=start)
        assert answer.figure
        assert {*start} <= {*answer.figure}
        assert len(answer.figure) == 6
        assert answer.counted == worth(answer.figure, answer.goal)


def test_quados_from_the_starts_of_the_problems() -> None:
    for name in ("quados-1", "quados-2"):
        problem = PROBLEMS[name]
        rest = [tile for tile in FIVE_COLOURS if tile not in problem.start]
        answer = best_figure(rest, "quados", start=problem.start)
        assert (answer.counted, answer.optimal) == (problem.goal, True)
        assert answer.figure
        assert worth(answer.figure, "quados") == problem.goal


# Impossible questions.


def test_some_hands_have_no_figure_without_faults() -> None:
    answer = best_figure(STRANGERS, free=True)
    assert (answer.figure, answer.counted, answer.optimal) == (None, None, True)
    assert all_figures(STRANGERS, free=True, most=5) == (0, [], True)
    fined = best_figure(STRANGERS)
    assert fined.figure
    assert fined.figure.connected
    assert not fined.figure.clean


def test_impossible_questions_are_refused() -> None:
    apart = Figure(Placement(tile, Direction.UP, 3 * at, 0) for at, tile in enumerate(TILES[10:17]))
    with pytest.raises(Malformed, match="too many"):
        best_figure(TILES[:17])
    with pytest.raises(Malformed, match="too many"):
        all_figures(TILES[:10], start=apart)
    with pytest.raises(Malformed, match="twice"):
        best_figure([Tile.ROR], start=read_figure("rOr"))
    with pytest.raises(Malformed, match="cannot be counted"):
        all_figures(HAND, "frame")


# Limits and progress.


def test_few_nodes_give_honest_bounds() -> None:
    stopped = 0
    for hand in hands(14, 4):
        best = best_figure(hand, "quados")
        assert best.optimal
        for nodes in (1, 4000):
            answer = best_figure(hand, "quados", nodes=nodes)
            assert answer.low <= best.low <= answer.high
            stopped += not answer.optimal
            assert answer.figure
            assert worth(answer.figure, "quados") == answer.low
    assert stopped


def test_no_time_gives_honest_bounds() -> None:
    answer = best_figure(MANY, "quados", seconds=0.001)
    assert not answer.optimal
    assert answer.low <= 11 <= answer.high
    assert not all_figures(MANY, seconds=0.001).complete


def test_a_watcher_gets_progress_and_can_stop_the_search() -> None:
    heard: list[Progress] = []

    def watch(at: Progress) -> bool:
        heard.append(at)
        return len(heard) < 3

    found = all_figures(MANY, progress=watch)
    assert len(heard) == 3
    assert not found.complete
    assert [at.nodes for at in heard] == sorted(at.nodes for at in heard)
    assert all(0 <= at.done <= at.all for at in heard)
    answer = best_figure(MANY, "quados", progress=lambda at: False)
    assert not answer.optimal


def test_an_error_in_the_watcher_comes_through() -> None:
    def fail(at: Progress) -> bool:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        all_figures(MANY, progress=fail)


def test_every_goal_is_counted() -> None:
    figure = read_figure("oRoU,rOrLL,oYoD,bGyR,yOrR,yOyD,gYoR")
    assert {goal: worth(figure, goal) for goal in GOALS} == {
        "squares": 4,
        "quados": 2,
        "rings": 4,
        "frame": 0,
    }
