"""The opening book: complete, correct, invariant under symmetry, and reproducible."""

from __future__ import annotations

from importlib.resources import files
from itertools import combinations
from pathlib import Path
from random import Random

import pytest

from fourfold.kernel import quarto_automorphisms
from fourfold.quarto import FEATURES, PIECES, SQUARES, Goal, Piece, Position, Solver
from fourfold.quarto.solving.book import (
    MAX_PIECES,
    RULES,
    Boards,
    book_moves,
    book_score,
    opened,
    searched,
)
from fourfold.quarto.solving.bookbinding import build, verify

SHIPPED = files("fourfold.quarto.solving").joinpath("books")


def random_opening(chance: Random, placed: int, hand: bool = True) -> Position:
    pieces, squares = chance.sample(PIECES, placed + 1), chance.sample(SQUARES, placed)
    board = dict(zip(squares, pieces, strict=False))
    position = Position(tuple(board.get(square) for square in SQUARES))
    return position.give(pieces[-1]) if hand else position


@pytest.mark.parametrize(
    ("name", "classes"),
    [
        ("classic", [1, 2, 40, 454]),
        ("squares", [1, 3, 84, 1586]),
        ("beginners-1", [1, 2, 20, 94]),
        ("beginners-2", [1, 2, 30, 226]),
        ("beginners-3", [1, 2, 40, 406]),
    ],
)
def test_every_board_is_in_the_book_with_every_piece(name: str, classes: list[int]) -> None:
    book = opened(name)
    assert [len(book.boards.after(placed)) for placed in range(MAX_PIECES + 1)] == classes
    assert len(book.chapter) == sum(classes)
    for board, scores in book.chapter.items():
        assert sorted(scores) == book.boards.left(board)


@pytest.mark.parametrize("name", RULES)
def test_smaller_boards_follow_from_larger_ones_and_a_search_agrees(name: str) -> None:
    found = list(verify(name, samples=2, seed=5))
    assert [wrong for _, wrong in found if wrong] == []
    assert found[-1][0].done == found[-1][0].all


def test_a_wrong_score_is_found() -> None:
    book = opened("beginners-1")
    scores = book.chapter[book.boards.after(2)[0]]
    piece = next(iter(scores))
    right = scores[piece]
    try:
        scores[piece] = type(right)(3, 3)
        wrong = [text for _, text in verify("beginners-1", samples=0, seed=0) if text]
    finally:
        scores[piece] = right
    assert wrong


@pytest.mark.parametrize("seed", range(30))
def test_equivalent_openings_have_the_same_score(seed: int) -> None:
    chance = Random(seed)
    goal = RULES[chance.choice(list(RULES))]
    position = random_opening(chance, chance.randint(0, MAX_PIECES))
    turn = chance.choice(quarto_automorphisms(goal.squares))
    flip = chance.randrange(16)
    board: list[Piece | None] = [None] * 16
    for square, piece in enumerate(position.board):
        board[turn[square]] = piece and PIECES[piece.bits ^ flip]
    assert position.hand
    turned = Position(tuple(board), PIECES[position.hand.bits ^ flip])
    assert book_score(turned, goal) == book_score(position, goal)


@pytest.mark.parametrize("features", [f for n in (1, 2, 3) for f in combinations(FEATURES, n)])
def test_rule_sets_with_the_same_number_of_features_are_equivalent(
    features: tuple[object, ...],
) -> None:
    goal = Goal(features=features)  # type: ignore[arg-type]
    solver = Solver(goal)
    position = random_opening(Random(str(features)), MAX_PIECES)
    score = book_score(position, goal)
    assert score
    # A limited search may return bounds, but they must not contradict the book.
    found = solver.solve(position, nodes=200_000).score
    assert found.value in (None, score.value)


@pytest.mark.parametrize("seed", range(20))
def test_the_score_is_that_of_the_best_move(seed: int) -> None:
    chance = Random(seed)
    goal = RULES[chance.choice(list(RULES))]
    position = random_opening(chance, chance.randint(0, MAX_PIECES - 1), hand=bool(seed % 2))
    moves = book_moves(position, goal)
    assert moves
    assert len(moves) == len(position.left) * (len(position.free) if position.hand else 1)
    assert moves[0].score == book_score(position, goal)


def test_the_book_returns_none_beyond_its_depth() -> None:
    chance = Random(1)
    four = random_opening(chance, 4)
    assert book_score(four, Goal()) is None
    assert book_moves(random_opening(chance, 3), Goal()) is None
    assert book_score(Position(), Goal(shared=2)) is None
    assert book_score(Position(), Goal(features=FEATURES[:3], squares=True)) is None


def test_a_build_is_reproducible(tmp_path: Path) -> None:
    steps = list(build("beginners-1", tmp_path, workers=2))
    assert steps[-1].done == steps[-1].all == 94
    made = tmp_path / "beginners-1.txt.gz"
    assert made.read_bytes() == SHIPPED.joinpath("beginners-1.txt.gz").read_bytes()
    assert list(tmp_path.iterdir()) == [made]


def test_a_stopped_build_resumes(tmp_path: Path) -> None:
    first = build("beginners-1", tmp_path, workers=1)
    while next(first).done < 10:
        pass
    first.close()
    partial = tmp_path / "beginners-1.partial"
    kept = len(partial.read_text().splitlines())
    assert kept >= 10
    # As if the build had been killed while writing a line.
    partial.write_text(partial.read_text() + "0123")
    steps = list(build("beginners-1", tmp_path, workers=1))
    assert steps[0].done >= kept
    made = tmp_path / "beginners-1.txt.gz"
    assert made.read_bytes() == SHIPPED.joinpath("beginners-1.txt.gz").read_bytes()


def test_a_board_is_searched_once_per_distinct_piece() -> None:
    boards = Boards(RULES["beginners-1"])
    board = boards.after(3)[0]
    assert sorted(searched(boards, Solver(boards.goal), board)) == boards.left(board)
