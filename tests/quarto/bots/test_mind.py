"""The bots' move selection is exact within any node limit, and sets traps."""

from __future__ import annotations

from random import Random

import pytest

from fourfold.quarto import FEATURES, PIECES, Goal, Position, Score, Solver
from fourfold.quarto.bots.mind import BLUNDER_SCORE, best_move
from fourfold.quarto.solving.book import book_score

CLASSIC, SQUARES = Goal(), Goal(squares=True)


def reached(goal: Goal, free: int, seed: int, *, holding: bool = True) -> Position:
    """Returns a position reached by two players who avoid giving a win away."""
    chance = Random(seed)
    while True:
        position = Position().give(chance.choice(PIECES))
        while len(position.free) > free:
            moves = [
                (square, piece)
                for square in chance.sample(position.free, min(4, len(position.free)))
                for piece in position.left
                if not goal.winning(position.place(square).board, piece)
            ]
            if not moves:
                break
            square, piece = chance.choice(moves)
            position = position.place(square)
            if len(position.free) > free or holding:
                position = position.give(piece)
        if len(position.free) == free:
            return position


@pytest.mark.parametrize("holding", [True, False])
@pytest.mark.parametrize(
    "goal",
    [CLASSIC, SQUARES, Goal(features=FEATURES[1:3]), Goal(shared=2)],
    ids=["classic", "squares", "two-features", "two-shared"],
)
def test_it_keeps_the_exact_score(goal: Goal, holding: bool) -> None:
    solver = Solver(goal)
    scores = set()
    for free in range(3, 10):
        for seed in range(4):
            position = reached(goal, free, seed, holding=holding)
            exact = solver.moves(position)
            patience = 1 if goal.shared == 1 else 1_000_000
            move = best_move(position, goal, Random(seed), patience)
            assert move in exact
            assert move.score == exact[0].score
            scores.add(move.score.value)
    if goal in (CLASSIC, SQUARES):
        assert scores == {"win", "draw", "loss"}, "the positions tell something"


@pytest.mark.parametrize("goal", [CLASSIC, SQUARES], ids=["classic", "squares"])
def test_it_keeps_the_value_if_not_all_moves_can_be_solved(goal: Goal) -> None:
    solver = Solver(goal)
    for free, seed in ((13, 1), (12, 2), (12, 3)):
        position = reached(goal, free, seed)
        move = best_move(position, goal, Random(seed), patience=1)
        other = solver.solve(move.after(position)).score
        whole = book_score(position, goal) or solver.solve(position).score
        assert other.value != "win"
        assert (other.value == "loss") == (whole.value == "win")


def test_it_finds_the_win_that_the_book_knows() -> None:
    position = Position.parse(".012/..../..../.... c")
    move = best_move(position, SQUARES, Random(1), patience=1)
    assert move.score == book_score(position, SQUARES) == Score(25, 25)
    assert Solver(SQUARES).solve(move.after(position)).score == Score(-23, -23)


def test_it_takes_the_drawing_move_with_the_most_traps() -> None:
    solver = Solver(CLASSIC)
    gained = 0
    for seed in range(12):
        position = reached(CLASSIC, 8, seed)
        moves = solver.moves(position)
        if moves[0].score.value != "draw":
            continue
        shares = {}
        for move in moves:
            if move.score.value == "draw":
                replies = [m.score.low for m in solver.moves(move.after(position))]
                sensible = [low for low in replies if low != BLUNDER_SCORE]
                shares[move] = sum(low < 0 for low in sensible) / len(sensible)
        chosen = best_move(position, CLASSIC, Random(seed))
        assert shares[chosen] == max(shares.values())
        gained += max(shares.values()) > min(shares.values())
    assert gained > 3, "there was something to choose"


def test_the_same_seed_gives_the_same_choice() -> None:
    position = reached(CLASSIC, 10, 4)
    assert len({best_move(position, CLASSIC, Random(7)) for _ in range(3)}) == 1
    first = {best_move(Position(), CLASSIC, Random(seed)).give for seed in range(20)}
    assert len(first) > 5, "and another one another"


def test_without_a_book_it_respects_its_node_limit() -> None:
    goal = Goal(shared=2)
    for free in (16, 14, 12):
        position = reached(goal, free, 1)
        move = best_move(position, goal, Random(1), patience=20_000)
        then = move.after(position)
        assert then.hand
        assert not goal.winning(then.board, then.hand)
