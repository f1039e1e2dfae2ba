"""Known facts about Quarto that every correct implementation must reproduce."""

from itertools import permutations

import pytest

from fourfold import kernel
from fourfold.quarto import LINES, PIECES, Goal, Position, Square


def test_board_symmetries() -> None:
    for blocks, expected in ((False, 32), (True, 8)):
        maps = kernel.quarto_automorphisms(blocks)
        lines = {frozenset(s.index for s in line) for line in Goal(squares=blocks).lines}
        assert len({tuple(to) for to in maps}) == len(maps) == expected
        for to in maps:
            assert {frozenset(to[index] for index in line) for line in lines} == lines


def test_the_kernel_and_python_have_the_same_lines() -> None:
    for blocks in (False, True):
        masks = [sum(1 << s.index for s in line) for line in Goal(squares=blocks).lines]
        assert kernel.quarto_lines(blocks) == masks


def test_relabelings_of_pieces() -> None:
    """Reordering features and swapping values keep what four pieces share: 4!·2⁴ of them."""
    maps = {
        tuple(
            sum(1 << order[bit] for bit in range(4) if (piece.bits ^ swap) >> bit & 1)
            for piece in PIECES
        )
        for order in permutations(range(4))
        for swap in range(16)
    }
    assert len(maps) == 384
    sample = [PIECES[i] for i in (0, 3, 9, 10)]
    for relabelled in maps:
        again = [PIECES[relabelled[piece.bits]] for piece in sample]
        assert len(Goal().common(again)) == len(Goal().common(sample))


@pytest.mark.parametrize(
    ("blocks", "expected"),
    [(False, [1, 2, 40, 454, 10_346]), (True, [1, 3, 84, 1_586, 39_055])],
)
def test_positions_modulo_symmetry(blocks: bool, expected: list[int]) -> None:
    assert [kernel.quarto_classes(n, blocks) for n in range(5)] == expected


HALF_MOVES = [1, 16, 256, 3_840, 57_600, 806_400, 11_289_600, 146_764_800]


@pytest.mark.parametrize("blocks", [False, True])
def test_plies_from_the_start(blocks: bool) -> None:
    for plies, expected in enumerate(HALF_MOVES):
        assert kernel.quarto_count(plies, 15, blocks, 1) == (expected, 0)


@pytest.mark.parametrize(("blocks", "wins"), [(False, 3_087_360), (True, 5_865_984)])
def test_wins_with_the_fourth_piece(blocks: bool, wins: int) -> None:
    assert kernel.quarto_count(8, 15, blocks, 1) == (1_907_942_400, wins)


def test_wins_with_the_fourth_piece_by_combination() -> None:
    """Counts without playing: ordered choices of four matching pieces, on every line."""
    goal = Goal()
    matching = sum(goal.matches(four) for four in permutations(PIECES, 4))
    assert matching * len(LINES) * 24 == 3_087_360


def count(position: Position, goal: Goal, plies: int, last: Square | None = None) -> int:
    if plies == 0:
        return 1
    if last and goal.completed(position.board, last):
        return 0
    if position.hand:
        return sum(count(position.place(s), goal, plies - 1, s) for s in position.free)
    return sum(count(position.give(piece), goal, plies - 1) for piece in position.left)


def test_python_counts_the_same() -> None:
    for plies in range(5):
        assert count(Position(), Goal(), plies) == HALF_MOVES[plies]


def test_a_bad_rule_set_is_refused_by_the_kernel() -> None:
    for features, shared in ((0, 1), (16, 1), (3, 3), (15, 0)):
        with pytest.raises(ValueError, match="expected"):
            kernel.quarto_count(1, features, False, shared)
    for plies in (-1, 33):
        with pytest.raises(ValueError, match="plies"):
            kernel.quarto_count(plies, 15, False, 1)
    for placed in (-1, 17):
        with pytest.raises(ValueError, match="placed"):
            kernel.quarto_classes(placed, False)
