"""Generated problems: each can be solved, is hard enough, and is reproduced by its id."""

from __future__ import annotations

import subprocess
import sys
from functools import cache
from itertools import islice

import pytest

from fourfold.pentaraduga import (
    FIVE_COLOURS,
    PROBLEMS,
    RECOLOURINGS,
    TILES,
    Problem,
    write_figure,
)
from fourfold.pentaraduga.solving.generator import (
    DIFFICULTIES,
    KINDS,
    MAX_ANSWERS,
    SEEDS,
    problem,
    problems,
)
from fourfold.pentaraduga.solving.problems import ProblemKind
from fourfold.pentaraduga.solving.solver import Objective, all_figures, best_figure, worth
from fourfold.play import Malformed

SETS = {"squares": (FIVE_COLOURS, 7), "squares+": (TILES, 12)}
GOALS = {"squares": {3, 4}, "squares+": {8, 9}, "quados": {9, 10}}

every_kind = pytest.mark.parametrize("kind", KINDS)


@cache
def some(kind: ProblemKind) -> list[Problem]:
    return [*islice(problems(kind, 100), {"squares": 15, "squares+": 3, "quados": 5}[kind])]


@every_kind
def test_every_answer_is_one_by_the_rules_alone(kind: ProblemKind) -> None:
    for given in some(kind):
        assert given.kind == kind
        assert given.goal in GOALS[kind]
        answers = given.answers
        assert 1 <= len(answers) <= MAX_ANSWERS
        for answer in answers:
            assert answer.clean
            if kind == "quados":
                assert worth(answer, "quados") == given.goal
                assert answer.placements[:7] == given.start.placements
                assert set(answer.tiles) == set(FIVE_COLOURS)
            else:
                assert answer.counted == len(answer.squares) == given.goal
                assert set(answer.tiles) == set(given.hands[0])


@every_kind
def test_the_answers_are_all_there_are_and_nothing_is_better(kind: ProblemKind) -> None:
    goal: Objective = "quados" if kind == "quados" else "squares"
    for given in some(kind)[:3]:
        start = given.start
        tiles = [tile for tile in FIVE_COLOURS if tile not in start] if start else given.hands[0]
        best = best_figure(tiles, goal, start=start)
        assert (best.counted, best.optimal) == (given.goal, True)
        found = all_figures(tiles, goal, start=start, most=100)
        assert found.complete
        figures = {figure.canonical for figure in given.answers}
        assert figures == {figure.canonical for figure in found.figures}
        assert len(figures) == len(given.answers) == found.number


@pytest.mark.parametrize("kind", ["squares", "squares+"])
def test_hands_and_their_twins(kind: ProblemKind) -> None:
    tiles, size = SETS[kind]
    twins = 0
    for given in some(kind):
        assert given.start_notation == ""
        for hand in given.hands:
            assert len(set(hand)) == size
            assert set(hand) <= set(tiles)
        if len(given.hands) == 2:
            twins += 1
            first, other = map(set, given.hands)
            assert not first & other
            assert any(
                {recolouring(tile.mirrored if mirror else tile) for tile in first} == other
                for recolouring in RECOLOURINGS
                for mirror in (False, True)
            )
            assert best_figure(given.hands[1]).counted == given.goal
    assert kind == "squares" or twins == len(some(kind))


def test_starts_are_good_figures_themselves() -> None:
    for given in some("quados"):
        assert given.hands == ()
        assert len(given.start) == 7
        assert given.start.clean
        assert given.start.counted == given.start_goal == 4
        assert write_figure(given.start) == given.start_notation
        assert best_figure(given.start.tiles).counted == 4


@every_kind
def test_an_id_brings_its_problem_again(kind: ProblemKind) -> None:
    ids = [given.id for given in some(kind)]
    assert ids[0] == f"{kind.replace('+', '-plus')}-00000064"
    assert len(set(ids)) == len(ids)
    assert not set(ids) & set(PROBLEMS)
    for given in some(kind)[:2]:
        assert problem(given.id) == given


def test_problems_stay_what_they_are_on_every_machine() -> None:
    """People may have stored ids anywhere, so a seed must always make the same problem."""
    told = [
        problem(name) for name in ("squares-00000007", "squares-plus-00000001", "quados-0000002a")
    ]
    assert [" ".join(map(str, each.start.tiles or each.hands[0])) for each in told] == [
        "rOy yOr yOy oYo gYo yGb bGb",
        "oRv oRo yOr yOy gYo gYg yGb bGy vBg vBv bVb rVr",
        "oRo rOy yOr oYo gYg yGy gBg",
    ]
    assert [each.start_notation for each in told] == [
        "",
        "",
        "oRo,rOyL,yOrRR,oYoD,gYgoYo,yGyR,gBgR",
    ]
    assert [(each.goal, each.difficulty, len(each.answers)) for each in told] == [
        (4, 2, 8),
        (8, 3, 4),
        (10, 4, 1),
    ]


def test_other_processes_make_the_same() -> None:
    code = (
        "from fourfold.pentaraduga.solving.generator import problem;"
        "print(problem('quados-00000064'))"
    )
    for hashes in ("1", "2"):
        done = subprocess.run(
            [sys.executable, "-c", code],
            env={"PYTHONHASHSEED": hashes, "PYTHONUTF8": "1"},
            capture_output=True,
            check=True,
        )
        assert done.stdout.decode().strip() == str(some("quados")[0])


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_every_difficulty_of_squares_is_frequent(difficulty: int) -> None:
    found = [*islice(problems("squares", 0, difficulty), 3)]
    assert {given.difficulty for given in found} == {difficulty}
    assert found[-1].id < "squares-000000c8"


@every_kind
@pytest.mark.parametrize("difficulty", [1, 5])
def test_problems_have_the_requested_difficulty(kind: ProblemKind, difficulty: int) -> None:
    for given in islice(problems(kind, 3, difficulty), 1):
        assert given.difficulty == difficulty
        number = len(given.answers)
        assert number <= 2 if difficulty == 5 else number > 5


def test_hard_problems_mislead() -> None:
    """Recomputed from the problem alone: most pairs of a big colour make a square in no answer."""
    for given in islice(problems("squares", 0, 5), 3):
        hand = given.hands[0]
        answers = given.answers
        pairs = [
            (one, other)
            for one in hand
            for other in hand
            if one.index < other.index and one.big is other.big
        ]
        wrong = [
            (one, other)
            for one, other in pairs
            if not any(answer[one].node == answer[other].node for answer in answers)
        ]
        assert len(wrong) >= 0.7 * len(pairs)


def test_no_problem_comes_twice_and_the_last_seed_is_followed_by_the_first() -> None:
    given = [*islice(problems("quados", SEEDS[-1] - 5), 12)]
    assert len({each.start for each in given}) == 12
    assert given[0].id == "quados-fffffffa"
    assert given[-1].id < "quados-000000ff"


@pytest.mark.parametrize(
    "name",
    [
        "",
        "squares",
        "squares-7",
        "squares-1",
        "squares+-00000007",
        "squares-0000000G",
        "squares-000000007",
        "rings-00000007",
        " squares-00000007",
        "squares-0000000٧",
    ],
)
def test_invalid_ids_are_refused(name: str) -> None:
    with pytest.raises(Malformed, match="is no problem"):
        problem(name)
