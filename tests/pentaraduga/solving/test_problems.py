"""The problems of the book: their answers are right, and in the shortest notation."""

from __future__ import annotations

import pytest

from fourfold.pentaraduga import (
    FIVE_COLOURS,
    PROBLEMS,
    RECOLOURINGS,
    Figure,
    Problem,
    read_figure,
    write_figure,
)


def test_all_problems_of_the_book_are_there() -> None:
    kinds = [problem.kind for problem in PROBLEMS.values()]
    assert [kinds.count(kind) for kind in ("squares", "squares+", "quados")] == [6, 7, 6]
    assert all(problem.id == name for name, problem in PROBLEMS.items())


@pytest.mark.parametrize("problem", PROBLEMS.values(), ids=PROBLEMS.keys())
def test_answers_solve_their_problem(problem: Problem) -> None:
    assert problem.answers
    for figure in problem.answers:
        assert figure.clean
        if problem.kind == "quados":
            assert set(figure.tiles) == set(FIVE_COLOURS)
            assert len(figure.squares) - len(figure.spoiled) == problem.goal
            start = Figure(figure.placements[:7])
            assert start.clean
            assert len(start.squares) == problem.start_goal
            assert start.tiles == problem.start.tiles or set(start.tiles) == set(problem.hands[0])
        else:
            assert set(figure.tiles) == set(problem.hands[0])
            assert len(figure.squares) == problem.goal
        if problem.symmetry:
            assert figure.symmetries & ({"central"} if problem.symmetry == "central" else ALL)


ALL = {"central", "quarter", "vertical", "horizontal", "rising", "falling"}


@pytest.mark.parametrize("problem", PROBLEMS.values(), ids=PROBLEMS.keys())
def test_our_notation_is_no_longer_than_the_answer_as_given(problem: Problem) -> None:
    first = problem.answer_notation.split(" / ")[0]
    figure, start = problem.answers[0], problem.start
    written = write_figure(figure, start)
    assert len(written) <= len(first)
    assert read_figure(written, start) == figure


@pytest.mark.parametrize("problem", PROBLEMS.values(), ids=PROBLEMS.keys())
def test_a_second_hand_is_the_first_in_other_colours(problem: Problem) -> None:
    for other in problem.hands[1:]:
        first = problem.hands[0]
        assert not set(first) & set(other)
        assert any(
            {recolouring(tile.mirrored if mirror else tile) for tile in first} == set(other)
            for recolouring in RECOLOURINGS
            for mirror in (False, True)
        )
