"""Analysis, checked against minimax and against the rules, by which its lines are playable."""

from __future__ import annotations

from random import Random
from threading import Timer

import pytest

from fourfold.catalogue import GAMES
from fourfold.play import Record, Seat, write_options
from fourfold.quarto import (
    PRESETS,
    SQUARES,
    Call,
    Effort,
    Goal,
    Options,
    Piece,
    Position,
    Score,
    Solver,
    analyse,
    solve,
)
from fourfold.quarto.solving.solver import Progress
from tests.quarto.solving.test_solver import minimax_for
from tests.quarto.strategies import random_options, random_position

NOT_IN_THE_BOOK = Goal(shared=2)
EMPTY = Position()


@pytest.mark.parametrize("seed", range(30))
def test_it_agrees_with_minimax(seed: int) -> None:
    chance = Random(seed)
    goal, position = random_options(chance).goal, random_position(chance, chance.randint(0, 4))
    analysis, minimax = analyse(position, goal), minimax_for(goal)
    board = "".join(piece.value if piece else "." for piece in position.board)
    hand = position.hand.value if position.hand else None
    score = minimax.score(board, hand)
    assert analysis.score == solve(position, goal).score == Score(score, score)
    assert len(analysis.moves) == len(minimax.moves(board, hand))
    assert analysis.best is not None
    assert {(move.square, move.give) for move in analysis.best} == {
        (None if square is None else SQUARES[square], Piece(give) if give else None)
        for (square, give), worth in minimax.moves(board, hand).items()
        if worth == score
    }


@pytest.mark.parametrize("seed", range(40))
def test_the_principal_variation_is_playable_and_ends_as_predicted(seed: int) -> None:
    chance = Random(seed)
    options, position = random_options(chance), random_position(chance, chance.randint(1, 9))
    options = Options(features=options.features, squares=options.squares, shared=options.shared)
    analysis = analyse(position, options)
    text = f'[Rules "{write_options(options, PRESETS)}"]\n[Deal "A {position}"]\n'
    table = Record.from_text(text + (analysis.notation or ""), GAMES).table(GAMES)
    mover = Seat.B if position.hand else Seat.A
    if analysis.value == "draw":
        assert table.outcome is None
        assert not table.state.position.playable
    else:
        assert table.outcome
        assert table.outcome.winner is (mover if analysis.value == "win" else mover.other)
        plies = [event for event in table.events if not isinstance(event.action, Call)]
        assert len(plies) == analysis.plies


def test_a_finished_position_has_no_principal_variation() -> None:
    full = random_position(Random(1), 0)
    analysis = analyse(full)
    assert (analysis.value, analysis.plies) == ("draw", None)
    assert (analysis.moves, analysis.best, analysis.line, analysis.notation) == ((), (), (), "")


def test_options_are_accepted_in_place_of_a_goal() -> None:
    position = Position.parse("01../4.../..../.... 2")
    options = Options(squares=True, move_time=5)
    assert solve(position, options).score == solve(position, options.goal).score == Score(1, 1)
    assert [str(move) for move in analyse(position, options, nodes=1).moves[:1]] == ["b3"]


@pytest.mark.parametrize("limit", [{"nodes": 1}, {"nodes": 5_000}, {"seconds": 0.02}])
def test_results_not_found_in_time_are_none(limit: dict[str, int]) -> None:
    goal = Goal(shared=2)
    analysis = analyse(EMPTY, goal, **limit)
    assert (analysis.value, analysis.plies, analysis.best, analysis.line) == (None,) * 4
    assert analysis.notation is None
    assert len(analysis.moves) == 16
    assert solve(EMPTY, goal, **limit).score.value is None


def test_the_value_is_returned_even_if_the_moves_take_too_long() -> None:
    # The piece in hand wins at once; the other moves need a search.
    analysis = analyse(Position.parse("012./..../..../.... 3"), Goal(), nodes=1)
    assert (analysis.value, analysis.plies) == ("win", 1)
    assert analysis.moves[0].score == Score(1, 1)
    assert analysis.best is None


def test_several_threads_find_the_same() -> None:
    position = random_position(Random(5), 11)
    alone, together = (solve(position, Goal(squares=True), threads=n).score for n in (1, 2))
    assert alone.exact
    assert alone == together


def test_an_effort_can_be_stopped_from_another_thread() -> None:
    effort = Effort(Solver(NOT_IN_THE_BOOK))
    timer = Timer(0.1, effort.stop)
    timer.start()
    assert effort.solve(EMPTY).value is None
    assert effort.over
    assert effort.nodes > 0
    timer.join()


def test_a_watcher_can_stop_an_effort() -> None:
    seen: list[Progress] = []

    def watch(at: Progress) -> bool:
        seen.append(at)
        return len(seen) < 3

    effort = Effort(Solver(NOT_IN_THE_BOOK), progress=watch)
    assert len(effort.moves(EMPTY)) == 16
    assert effort.over
    assert [at.all for at in seen] == [16] * 3
    assert seen[0].nodes <= seen[1].nodes <= seen[2].nodes


def test_a_share_of_an_effort_leaves_the_rest() -> None:
    effort = Effort(Solver(NOT_IN_THE_BOOK), nodes=100_000)
    effort.solve(EMPTY, share=1 / 2)
    assert 50_000 <= effort.nodes < 60_000
    assert not effort.over


@pytest.mark.parametrize("seed", range(40))
def test_without_time_it_still_takes_wins_and_gives_none_away(seed: int) -> None:
    chance = Random(seed)
    goal, position = random_options(chance).goal, random_position(chance, chance.randint(1, 15))
    effort = Effort(Solver(goal), nodes=1)
    move = effort.best_move(position, effort.solve(position))
    winning = goal.winning(position.board, position.hand) if position.hand else ()
    if winning:
        assert (move.square in winning, move.give) == (True, None)
        return
    squares = position.free if position.hand else (None,)
    safe = any(
        not goal.winning(board, piece)
        for square in squares
        for board in [position.place(square).board if square else position.board]
        for piece in position.left
    )
    if safe and move.give:
        assert not goal.winning(move.after(position).board, move.give)


@pytest.mark.parametrize("seed", range(15))
def test_with_time_it_returns_a_best_move(seed: int) -> None:
    chance = Random(seed)
    goal, position = random_options(chance).goal, random_position(chance, chance.randint(1, 9))
    analysis = analyse(position, goal)
    assert analysis.best
    assert Effort(Solver(goal)).best_move(position, analysis.score) in analysis.best
