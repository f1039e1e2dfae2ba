"""The solver agrees with minimax, with the rules, and with itself."""

from __future__ import annotations

from itertools import combinations, permutations
from random import Random

import pytest
from hypothesis import given

from fourfold import kernel
from fourfold.kernel import _native
from fourfold.play import Seat
from fourfold.quarto import (
    FEATURES,
    PIECES,
    SQUARES,
    Deal,
    Give,
    Goal,
    Options,
    Piece,
    Place,
    Position,
    Quarto,
    Score,
    Solver,
    Square,
)
from tests.quarto.solving.minimax import Minimax
from tests.quarto.strategies import played_board, random_board, random_position, seeds

GOALS = [
    Options(features=features, squares=squares, shared=shared).goal
    for number in (1, 2, 3, 4)
    for features in combinations(FEATURES, number)
    for squares in (False, True)
    for shared in range(1, number + 1)
]


def name(goal: Goal) -> str:
    features = "+".join(feature.value for feature in goal.features)
    return f"{features}{'+squares' * goal.squares}-{goal.shared}"


every_goal = pytest.mark.parametrize("goal", GOALS, ids=name)


def test_every_rule_set_is_tested() -> None:
    assert len(set(GOALS)) == len(GOALS) == 64


# Minimax.

#: Boards per rule set, by their free squares: one more free square takes ten times as long.
BOARDS = {0: 2, 1: 10, 2: 20, 3: 20, 4: 8, 5: 4, 6: 1}


def minimax_for(goal: Goal) -> Minimax:
    return Minimax([feature.value for feature in goal.features], goal.squares, goal.shared)


def agree(solver: Solver, minimax: Minimax, position: Position) -> None:
    board = "".join(piece.value if piece else "." for piece in position.board)
    hand = position.hand.value if position.hand else None
    score = minimax.score(board, hand)
    expected = {
        (
            None if square is None else SQUARES[square],
            None if give is None else Piece(give),
        ): Score(score, score)
        for (square, give), score in minimax.moves(board, hand).items()
    }
    moves = solver.moves(position)
    assert solver.solve(position).score == Score(score, score), str(position)
    assert {(move.square, move.give): move.score for move in moves} == expected, str(position)
    assert len(moves) == len(expected), str(position)
    merits = [move.score.merit for move in moves]
    assert merits == sorted(merits, reverse=True), str(position)


@every_goal
def test_scores_and_moves_agree_with_minimax(goal: Goal) -> None:
    """Half of the boards contain void lines; each is tested with every piece in hand and none."""
    chance, solver = Random(name(goal)), Solver(goal, memory=1)
    for free, boards in BOARDS.items():
        for _ in range(boards):
            minimax, void = minimax_for(goal), chance.random() < 0.5
            board = random_board(chance, free) if void else played_board(chance, goal, free)
            for position in (board, *map(board.give, board.left)):
                agree(solver, minimax, position)
            # Minimax also knows all positions below, more of which are forced.
            met = list(minimax.known)
            for on_board, hand in chance.sample(met, min(len(met), 3 * free)):
                placed = tuple(None if digit == "." else Piece(digit) for digit in on_board)
                agree(solver, minimax, Position(placed, Piece(hand) if hand else None))


# The rules.


@given(seeds)
def test_legal_moves_and_wins_are_those_of_the_rules(seed: int) -> None:
    chance = Random(seed)
    goal, position = chance.choice(GOALS), random_position(chance)
    rules = Quarto(Options(goal.features, goal.squares, goal.shared, calls="auto"))
    moves = Solver(goal, memory=1).moves(position, nodes=1)
    if not position.playable:
        assert moves == ()
        return
    state = rules.start(Deal(Seat.A, str(position)))
    offered = rules.offers(state, state.turn).actions
    if position.hand is None:
        assert {move.square for move in moves} == {None}
        assert {Give(move.give) for move in moves if move.give} == set(offered)
        return
    expected: dict[tuple[Square | None, Piece | None], bool] = {}
    for place in offered:
        assert isinstance(place, Place)
        after = rules.apply(state, state.turn, place, at=0)
        gives = () if after.outcome else after.position.left
        won = bool(after.outcome and after.outcome.winner)
        expected.update({(place.square, give): won for give in gives or (None,)})
    assert {(m.square, m.give): m.score == Score(1, 1) for m in moves} == expected
    assert len(moves) == len(expected)


@given(seeds)
def test_a_win_in_one_is_a_winning_square(seed: int) -> None:
    chance = Random(seed)
    goal, board = chance.choice(GOALS), random_board(chance, free=chance.randint(1, 16))
    solver = Solver(goal, memory=1)
    for piece in board.left:
        wins = goal.winning(board.board, piece)
        score = solver.solve(board.give(piece), nodes=1).score
        assert (score == Score(1, 1)) is bool(wins)
        if wins:
            moves = solver.moves(board.give(piece), nodes=1)
            best = {move.square for move in moves if move.score == Score(1, 1)}
            assert best == set(wins)


# Larger positions, by relations between their scores.


def cold(solver: Solver, position: Position) -> Score:
    """Returns the score found by a solver with an empty table."""
    solver.forget()
    return solver.solve(position).score


def for_opponent(score: Score) -> Score:
    """Returns the score of a move for the opponent who then holds the piece, two plies later."""

    def turned(plies: int) -> int:
        return 2 - plies if plies > 0 else -2 - plies if plies < 0 else 0

    return Score(turned(score.high), turned(score.low))


@every_goal
def test_the_score_of_a_position_is_that_of_its_best_move(goal: Goal) -> None:
    """Covers ten to five free squares; minimax covers fewer."""
    chance, warm, other = Random(name(goal)), Solver(goal, memory=1), Solver(goal, memory=1)
    board = played_board(chance, goal, free=10)
    position = board.give(chance.choice(board.left))
    while len(position.free) > 5:
        moves = warm.moves(position)
        assert moves[0].score == cold(other, position), str(position)
        going_on = [move for move in moves if move.give]
        if not going_on:
            break
        # Most positions are draws: prefers one that is won or lost, but not at once.
        decided = [move for move in going_on if (move.score.plies or 0) > 3]
        move = chance.choice(decided or going_on)
        assert move.square
        assert move.give
        position = position.place(move.square).give(move.give)
        assert cold(other, position) == for_opponent(move.score), str(position)
    agree(warm, minimax_for(goal), position)


def mapped(position: Position, squares: list[int], pieces: list[int]) -> Position:
    """Returns a position with all squares and pieces permuted."""
    board: list[Piece | None] = [None] * 16
    for square, piece in position.pieces.items():
        board[squares[square.index]] = PIECES[pieces[piece.bits]]
    return Position(tuple(board), PIECES[pieces[position.hand.bits]] if position.hand else None)


def relabeling(chance: Random, goal: Goal) -> list[int]:
    """Returns a random permutation of active features with some values swapped."""
    bits = [feature.bit for feature in goal.features]
    order = dict(zip(bits, chance.choice(list(permutations(bits))), strict=True))
    swapped = sum(bit for bit in bits if chance.random() < 0.5)
    return [
        piece & ~goal.mask | sum(order[bit] for bit in bits if (piece ^ swapped) & bit)
        for piece in range(16)
    ]


def exchange(chance: Random, goal: Goal) -> list[int]:
    """Returns a random permutation of pieces that differ in inactive features only."""
    pieces = list(range(16))
    for kind in range(16):
        twins = [piece for piece in pieces if piece & goal.mask == kind]
        for piece, twin in zip(list(twins), chance.sample(twins, len(twins)), strict=True):
            pieces[piece] = twin
    return pieces


def some_larger(goal: Goal, free: tuple[int, ...]) -> list[Position]:
    """Returns one board of each size, with and without a piece in hand."""
    chance = Random(name(goal))
    boards = [played_board(chance, goal, number) for number in free]
    return boards + [board.give(chance.choice(board.left)) for board in boards]


@every_goal
def test_equivalent_positions_have_the_same_score(goal: Goal) -> None:
    chance, solver, same = Random(name(goal)), Solver(goal, memory=1), list(range(16))
    turns = kernel.quarto_automorphisms(goal.squares)
    canonical = kernel.QuartoCanonical(goal.mask, goal.squares)
    for position in some_larger(goal, free=(8, 9, 10)):
        score, form = cold(solver, position), canonical(plain(position)[0])[0]
        for squares, pieces in (
            (chance.choice(turns), same),
            (same, relabeling(chance, goal)),
            (same, exchange(chance, goal)),
        ):
            other = mapped(position, squares, pieces)
            assert cold(solver, other) == score, f"{position} {other}"
            assert canonical(plain(other)[0])[0] == form, f"{position} {other}"


#: Rule sets whose boards with twelve free squares are solved in a tenth of a second.
QUICK = [
    Goal(),
    Goal(squares=True),
    Goal(FEATURES[:3]),
    Goal(FEATURES[1:], squares=True),
    Goal(FEATURES[:2]),
    Goal(FEATURES[2:], squares=True, shared=2),
    Goal(shared=3),
]


@pytest.mark.parametrize("goal", QUICK, ids=name)
def test_table_size_and_threads_do_not_change_the_score(goal: Goal) -> None:
    positions = some_larger(goal, free=(10, 11, 12))
    small, large = Solver(goal, memory=1), Solver(goal, memory=64)
    expected = [cold(large, position) for position in positions]
    assert all(score.exact for score in expected)
    assert [cold(small, position) for position in positions] == expected
    assert [cold(Solver(goal, memory=1, threads=2), position) for position in positions] == expected
    for solver in (small, large):
        assert [solver.solve(position).score for position in positions] == expected
        assert [solver.solve(position).score for position in reversed(positions)] == expected[::-1]


def test_entries_of_other_boards_do_not_change_the_score() -> None:
    """Compares a hundred searches in one small table with searches in empty tables."""
    for goal in QUICK:
        chance, warm, other = Random(name(goal)), Solver(goal, memory=1), Solver(goal, memory=1)
        for _ in range(100):
            board = played_board(chance, goal, free=chance.choice((7, 8, 9)))
            position = board.give(chance.choice(board.left))
            assert warm.solve(position).score == cold(other, position), str(position)


def test_boards_with_similar_bits_are_distinguished() -> None:
    """The lines of the boards differ in the same bits as their free squares."""
    one, other = map(Position.parse, ("..87/f.0a/..91/.362 -", "f.a1/..69/..84/.237 -"))
    solver = Solver()
    assert solver.solve(one).score == Score(-6, -6)
    assert solver.solve(other).score == Score(0, 0)


def plain(position: Position) -> tuple[list[int], int]:
    board = [-1 if piece is None else piece.bits for piece in position.board]
    return board, -1 if position.hand is None else position.hand.bits


@pytest.mark.skipif(not _native.modern(), reason="this processor knows only one of the kernels")
@every_goal
def test_both_kernels_agree(goal: Goal) -> None:
    modern = pytest.importorskip("fourfold.kernel._native_v3")
    chance = Random(name(goal))
    portable, quick = (
        module.QuartoSolver(goal.mask, goal.squares, goal.shared, memory=1)
        for module in (_native, modern)
    )
    for free in (0, 1, 2, 3, 4, 5, 6, 7, 8, 9):
        for board in (random_board(chance, free), played_board(chance, goal, free)):
            for position in (board, *map(board.give, board.left[:1])):
                assert portable.solve(*plain(position)) == quick.solve(*plain(position))
                assert portable.nodes == quick.nodes
                assert portable.moves(*plain(position)) == quick.moves(*plain(position))
