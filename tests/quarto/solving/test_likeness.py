"""A board is recognized in every guise, and rarely confused with another."""

from __future__ import annotations

from itertools import permutations, product
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from fourfold.quarto import Goal, Piece, Position
from fourfold.quarto.lines import LINES
from fourfold.quarto.pieces import FEATURES, PIECES
from fourfold.quarto.solving.likeness import SYMMETRIES, Likeness

ORDERS = list(permutations(range(4)))


@st.composite
def boards(draw: st.DrawFn, least: int = 2, most: int = 15) -> list[tuple[int, Piece]]:
    """Returns squares and pieces in the order of placement."""
    count = draw(st.integers(least, most))
    squares = draw(st.permutations(range(16)))[:count]
    pieces = draw(st.permutations(PIECES))[:count]
    return list(zip(squares, pieces, strict=True))


def position(placed: list[tuple[int, Piece]], hand: Piece | None = None) -> Position:
    by_square = dict(placed)
    return Position(tuple(by_square.get(index) for index in range(16)), hand)


def relabelled(piece: Piece, order: tuple[int, ...], swaps: int) -> Piece:
    bits = sum(1 << order[n] for n in range(4) if piece.bits >> n & 1)
    return PIECES[bits ^ swaps]


def disguised(
    placed: list[tuple[int, Piece]], symmetry: tuple[int, ...], order: tuple[int, ...], swaps: int
) -> list[tuple[int, Piece]]:
    return [(symmetry[square], relabelled(piece, order, swaps)) for square, piece in placed]


GUISES = (st.sampled_from(SYMMETRIES), st.sampled_from(ORDERS), st.integers(0, 15))


def test_symmetries_keep_lines() -> None:
    lines = {frozenset(square.index for square in line) for line in LINES}
    assert len(set(SYMMETRIES)) == 32
    for symmetry in SYMMETRIES:
        assert {frozenset(symmetry[index] for index in line) for line in lines} == lines


@given(boards(), *GUISES)
def test_a_board_is_recognized_in_every_guise(
    placed: list[tuple[int, Piece]], symmetry: tuple[int, ...], order: tuple[int, ...], swaps: int
) -> None:
    seen = disguised(placed, symmetry, order, swaps)
    assert Likeness(position(placed), Goal()).lies_in([position(seen)])


@given(boards(least=5, most=9), st.data(), *GUISES)
def test_its_future_is_recognized(
    placed: list[tuple[int, Piece]],
    data: st.DataObject,
    symmetry: tuple[int, ...],
    order: tuple[int, ...],
    swaps: int,
) -> None:
    now = data.draw(st.integers(4, len(placed)))
    board = Likeness(position(placed[:now]), Goal())
    seen = disguised(placed, symmetry, order, swaps)
    assert board.lies_in([position(seen)])
    # The last piece is still in hand, as when a player asks where to place it.
    *before, (_, hand) = seen
    assert board.lies_in([position(before, hand)])
    # A game in which one position is alike, but not the one before it.
    assert board.lies_in([position(seen[:count]) for count in range(len(seen) + 1)])
    assert not board.lies_in([position(seen[: now - 2])])


@given(boards(least=4, most=6), *GUISES, st.integers(0, 15))
def test_inactive_features_do_not_disguise_a_board(
    placed: list[tuple[int, Piece]],
    symmetry: tuple[int, ...],
    order: tuple[int, ...],
    swaps: int,
    twins: int,
) -> None:
    goal = Goal(features=FEATURES[:3])  # Not the top, the last bit.
    pieces = {piece.bits ^ (twins >> index & 1) for index, (_, piece) in enumerate(placed)}
    if len(pieces) < len(placed):
        return
    twin = [
        (square, PIECES[piece.bits ^ (twins >> index & 1)])
        for index, (square, piece) in enumerate(placed)
    ]
    seen = disguised(twin, symmetry, order, swaps)
    assert Likeness(position(placed), goal).lies_in([position(seen)])


def test_it_agrees_with_trying_every_guise() -> None:
    chance, found = Random(4), []
    for _ in range(60):
        now = list(zip(chance.sample(range(16), 4), chance.sample(PIECES, 4), strict=True))
        later = list(zip(chance.sample(range(16), 9), chance.sample(PIECES, 9), strict=True))
        there = set(later)
        expected = any(
            set(disguised(now, symmetry, order, swaps)) <= there
            for symmetry, order, swaps in product(SYMMETRIES, ORDERS, range(16))
            if {symmetry[square] for square, _ in now} <= {square for square, _ in later}
        )
        assert Likeness(position(now), Goal()).lies_in([position(later)]) is expected
        found.append(expected)
    assert any(found)


def test_unrelated_boards_are_rarely_recognized() -> None:
    chance = Random(5)

    def board(count: int) -> Position:
        squares, pieces = chance.sample(range(16), count), chance.sample(PIECES, count)
        return position(list(zip(squares, pieces, strict=True)))

    for now, later in ((4, 5), (4, 9), (4, 16), (5, 15), (6, 16), (8, 12)):
        seen = sum(Likeness(board(now), Goal()).lies_in([board(later)]) for _ in range(400))
        assert seen <= 20, (now, later)


def test_a_single_piece_is_not_recognized() -> None:
    one = Position.parse("0.../..../..../.... -")
    assert not Likeness(one, Goal()).lies_in([one])
    two = Position.parse("01../..../..../.... -")
    assert Likeness(two, Goal()).lies_in([two])
    assert not Likeness(two, Goal()).lies_in([Position.parse("012./..../..../.... -")])
