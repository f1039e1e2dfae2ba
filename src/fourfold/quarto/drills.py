"""Drills: find the square where the piece in hand completes a line."""

from __future__ import annotations

from random import Random

import msgspec

from fourfold.quarto.lines import SQUARES, Goal, Line, Square
from fourfold.quarto.pieces import PIECES, Piece
from fourfold.quarto.position import Position

__all__ = ["FindSquare", "find_square"]


class FindSquare(msgspec.Struct, frozen=True, tag="line"):
    """A question for the only free square where the piece in hand completes lines."""

    position: str
    answer: Square
    lines: tuple[Line, ...]


def find_square(chance: Random) -> FindSquare:
    """Returns a random question; its board has no complete line.

    >>> question = find_square(Random(1))
    >>> position = Position.parse(question.position)
    >>> assert position.hand
    >>> Goal().winning(position.board, position.hand) == (question.answer,)
    True
    """
    goal = Goal()
    while True:
        board: list[Piece | None] = [None] * 16
        hand, *pieces = chance.sample(PIECES, chance.randint(7, 11))
        for square, piece in zip(chance.sample(SQUARES, len(pieces)), pieces, strict=True):
            board[square.index] = piece
        if any(goal.completed(board, square) for square in SQUARES):
            continue
        winning = goal.winning(board, hand)
        if len(winning) == 1:
            position = Position(tuple(board), hand)
            after = position.place(winning[0])
            return FindSquare(str(position), winning[0], goal.completed(after.board, winning[0]))
