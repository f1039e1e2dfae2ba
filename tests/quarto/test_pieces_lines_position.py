from itertools import permutations

import pytest
from hypothesis import given

from fourfold.play import Malformed
from fourfold.quarto import (
    BLOCKS,
    FEATURES,
    LINES,
    PIECES,
    SQUARES,
    Feature,
    Goal,
    Piece,
    Position,
    Square,
    line_name,
    parse_line,
)
from tests.quarto import strategies


def test_codes_and_digits_agree() -> None:
    assert (Piece.LRTF.bits, Piece.DQSH.bits) == (0, 15)
    for piece in PIECES:
        assert piece.bits == PIECES.index(piece)
        assert piece.name == "".join(f.letters[bool(piece.bits & f.bit)] for f in FEATURES)


def test_letters_in_any_order_and_case() -> None:
    for piece in PIECES:
        for letters in permutations(piece.name):
            assert Piece.parse("".join(letters)) is piece
            assert Piece.parse("".join(letters).lower()) is piece
        assert Piece.parse(piece.value) is Piece.parse(piece.value.upper()) is piece


@pytest.mark.parametrize("text", ["", "g", "10", "DQS", "DDSH", "LDTF", "DQSHX", "DQS ", "é"])
def test_an_invalid_piece_is_reported(text: str) -> None:
    with pytest.raises(Malformed) as error:
        Piece.parse(text)
    assert f"“{text}”" in str(error.value)


@pytest.mark.parametrize("text", ["", "e1", "a5", "a0", "1a", "a", "a11", "а1"])
def test_an_invalid_square_is_reported(text: str) -> None:
    with pytest.raises(Malformed, match="a1 to d4"):
        Square.parse(text)


def test_there_are_ten_lines_and_nine_blocks() -> None:
    assert len(set(LINES)) == 10
    assert len(set(BLOCKS)) == 9
    assert not set(LINES) & set(BLOCKS)
    for square in SQUARES:
        expected = 3 if square.file in (square.rank, 3 - square.rank) else 2
        assert len(Goal().through(square)) == expected
    assert len(Goal(squares=True).through(Square.B2)) == 3 + 4


def test_line_names_are_read_back() -> None:
    for line in LINES + BLOCKS:
        assert parse_line(line_name(line)) == line
        assert parse_line("-".join(reversed(line_name(line).split("-")))) == line
        assert parse_line(" ".join(square.value for square in reversed(line))) == line
    assert line_name(parse_line("d4 a1 b3 c2")) == "a1 c2 b3 d4"
    assert parse_line("a2-b1") == BLOCKS[0]
    for text in ("", "a1", "a1-c3", "a1-a1", "a1 a2 a3", "a1 a1 a2 a3", "a1 a2 a3 a4 b1", "a1-"):
        with pytest.raises(Malformed):
            parse_line(text)


@pytest.mark.parametrize(
    ("codes", "goal", "expected"),
    [
        ("LRTF LQSH LRSF LQTF", Goal(), True),
        ("LRTF DQSH LRSF LQTF", Goal(), False),
        ("LRTF LQSH LRSF LQTF", Goal(features=(Feature.SHAPE,)), False),
        ("LRTF LRSF LRTH LRSH", Goal(shared=2), True),
        ("LRTF LRSF LRTH LRSH", Goal(shared=3), False),
        ("DRTF DRTH DQTF DQTH", Goal(features=(Feature.HEIGHT, Feature.TOP)), True),
    ],
)
def test_matching(codes: str, goal: Goal, expected: bool) -> None:
    assert goal.matches(Piece.parse(code) for code in codes.split()) is expected


def test_completed_lines_pass_through_the_square() -> None:
    board = Position.parse("0123/4.../8.../c... -").board
    assert [line_name(line) for line in Goal().completed(board, Square.A4)] == ["a4-d4", "a1-a4"]
    assert [line_name(line) for line in Goal().completed(board, Square.B4)] == ["a4-d4"]
    assert Goal().winning(Position.parse("012./..../..../.... -").board, Piece.LRSH) == (Square.D4,)


@given(strategies.positions)
def test_position_strings_round_trip(position: Position) -> None:
    assert Position.parse(str(position)) == position
    assert hash(Position.parse(str(position).upper())) == hash(position)
    assert len(position.free) + position.placed == 16
    assert len(position.left) + position.placed + bool(position.hand) == 16


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "expected the board, a space"),
        ("..../..../..../....", "expected the board, a space"),
        ("..../..../.... -", "expected 4 ranks separated by “/”, found 3"),
        ("..../...../..../.... -", "Rank 3 of the board, “.....”: expected 4 squares, found 5"),
        ("..../.g../..../.... -", "“g” on b3 is not a piece"),
        ("0.../..../...0/.... -", "LRTF is on the board twice: a4 and d2"),
        ("0.../..../..../.... 0", "in hand, LRTF, is already on the board: a4"),
        ("..../..../..../.... x", "“x” is not a piece"),
    ],
)
def test_an_invalid_position_is_reported(text: str, message: str) -> None:
    with pytest.raises(Malformed) as error:
        Position.parse(text)
    assert message in str(error.value)


def test_a_position_cannot_be_misused() -> None:
    position = Position.parse("0.../..../..../.... 1")
    with pytest.raises(ValueError, match="taken"):
        position.place(Square.A4)
    with pytest.raises(ValueError, match="already in hand"):
        position.give(Piece.DQSH)
    with pytest.raises(ValueError, match="no piece in hand"):
        Position().place(Square.A1)
    with pytest.raises(ValueError, match="already on the board"):
        position.place(Square.A1).give(Piece.LRTF)
