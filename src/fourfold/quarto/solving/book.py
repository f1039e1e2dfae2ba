"""The opening book: exact scores of every position with up to three pieces on the board.

It stores one representative per class of equivalent boards, with the score of every piece that can
be given. Boards with three pieces were searched; the scores of the others follow by minimax.
"""

from __future__ import annotations

import gzip
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from types import MappingProxyType

from fourfold.kernel import QuartoCanonical
from fourfold.quarto.lines import Goal
from fourfold.quarto.pieces import FEATURES, PIECES, Piece
from fourfold.quarto.position import Position
from fourfold.quarto.solving.solver import Move, Score, Solver

__all__ = ["MAX_PIECES", "RULES", "Boards", "Book", "Chapter", "book_moves", "book_score"]

#: The most pieces on a board of the book.
MAX_PIECES = 3

#: The rule sets with a chapter of the book.
RULES: Mapping[str, Goal] = MappingProxyType(
    {
        "classic": Goal(),
        "squares": Goal(squares=True),
        **{f"beginners-{n}": Goal(features=FEATURES[:n]) for n in (1, 2, 3)},
    }
)

#: A board as the kernel represents it: the number of the piece on every square, -1 for none.
Board = tuple[int, ...]

#: For every board, the scores for the player who gets a piece, by the active bits of that piece.
Chapter = dict[Board, dict[int, Score]]


class Boards:
    """The boards of one rule set up to symmetry, one representative per class.

    A piece is its active bits, so pieces that differ in inactive features only (twins) are equal.

    >>> len(Boards(Goal()).after(3))
    454
    """

    def __init__(self, goal: Goal) -> None:
        self.goal = goal
        self._canonical = QuartoCanonical(goal.mask, goal.squares)
        self._twins = 2 ** (len(FEATURES) - len(goal.features))

    def representative(self, board: Iterable[int]) -> tuple[Board, list[int]]:
        """Returns the representative of a board, and the new number of every piece in it."""
        form, relabel = self._canonical(list(board))
        return tuple(form), [piece & self.goal.mask for piece in relabel]

    def left(self, board: Board) -> list[int]:
        """Returns the distinct pieces that can be given."""
        mask = self.goal.mask
        placed = [piece & mask for piece in board if piece >= 0]
        kinds = sorted({piece.bits & mask for piece in PIECES})
        return [kind for kind in kinds if placed.count(kind) < self._twins]

    def next(self, board: Board, piece: int) -> Iterator[Board]:
        """Yields the boards after placing a piece on each free square, not canonicalized."""
        for square, there in enumerate(board):
            if there < 0:
                yield (*board[:square], piece, *board[square + 1 :])

    @cache  # noqa: B019 - one instance per rule set lives as long as the process
    def after(self, placements: int) -> list[Board]:
        """Returns all representatives with a number of pieces, in a fixed order."""
        if placements == 0:
            return [(-1,) * 16]
        return sorted(
            {
                self.representative(grown)[0]
                for board in self.after(placements - 1)
                for piece in self.left(board)
                for grown in self.next(board, piece)
            }
        )

    def position(self, board: Board) -> Position:
        """Returns a position for a board, choosing one of the twins for every piece."""
        spare = list(PIECES)
        pieces: list[Piece | None] = []
        for kind in board:
            twin = next((p for p in spare if kind >= 0 and p.bits & self.goal.mask == kind), None)
            pieces.append(twin)
            if twin:
                spare.remove(twin)
        return Position(tuple(pieces))


class Book:
    """The scores of one rule set."""

    def __init__(self, boards: Boards, chapter: Chapter) -> None:
        self.boards = boards
        self.chapter = chapter

    def score(self, board: Iterable[int], piece: int) -> Score:
        """Returns the score for the player who gets a piece on a board."""
        form, relabel = self.boards.representative(board)
        return self.chapter[form][relabel[piece]]

    def backed_up(self, board: Board) -> dict[int, Score]:
        """Returns the scores of a board, computed from the boards with one more piece."""
        return {
            piece: max(
                (
                    self.score(grown, give).before(2)
                    for grown in self.boards.next(board, piece)
                    for give in self.boards.left(grown)
                ),
                key=lambda score: score.merit,
            )
            for piece in self.boards.left(board)
        }

    def complete(self) -> None:
        """Adds the scores of all boards with fewer pieces than the searched ones."""
        for placements in reversed(range(MAX_PIECES)):
            for board in self.boards.after(placements):
                self.chapter[board] = self.backed_up(board)

    def write(self, path: Path) -> None:
        """Writes the book as compressed text; the file is reproducible."""
        text = "".join(f"{line(*entry)}\n" for entry in sorted(self.chapter.items()))
        path.write_bytes(gzip.compress(text.encode(), mtime=0))


def searched(boards: Boards, solver: Solver, board: Board) -> dict[int, Score]:
    """Returns the scores of a board, computed by search."""
    position, mask = boards.position(board), boards.goal.mask
    kinds = {piece.bits & mask: piece for piece in position.left}
    return {kind: solver.solve(position.give(piece)).score for kind, piece in kinds.items()}


def line(board: Board, scores: Mapping[int, Score]) -> str:
    """Returns a board and its scores as a line of text.

    >>> line((0, 8) + (-1,) * 14, {0: Score(0, 0), 8: Score(25, 25)})
    '08.............. 0:0 8:25'
    """
    cells = "".join("." if piece < 0 else f"{piece:x}" for piece in board)
    return " ".join([cells, *(f"{piece:x}:{score.low}" for piece, score in sorted(scores.items()))])


def parse_line(text: str) -> tuple[Board, dict[int, Score]]:
    """Returns the board and scores that ``line`` has written.

    >>> parse_line("08.............. 0:0 8:25")[1]
    {0: Score(low=0, high=0), 8: Score(low=25, high=25)}
    """
    cells, *scores = text.split()
    board = tuple(-1 if char == "." else int(char, 16) for char in cells)
    pairs = (pair.split(":") for pair in scores)
    return board, {int(piece, 16): Score(int(score), int(score)) for piece, score in pairs}


@cache
def opened(name: str) -> Book:
    """Returns the shipped book of a rule set."""
    packed = files(__package__).joinpath("books", f"{name}.txt.gz").read_bytes()
    chapter = dict(parse_line(text) for text in gzip.decompress(packed).decode().splitlines())
    return Book(Boards(RULES[name]), chapter)


def book_score(position: Position, goal: Goal) -> Score | None:
    """Returns the score of a position for the player to move; None if the book lacks it.

    >>> book_score(Position(), Goal())
    Score(low=0, high=0)
    >>> book_score(Position(), Goal(shared=2)) is None
    True
    """
    chapter = _chapter(position, goal)
    if chapter is None:
        return None
    book, board = chapter
    if position.hand:
        return book.score(board, _known_as(position.hand, goal, book))
    gives = (book.score(board, piece).before(1) for piece in book.boards.left(board))
    return max(gives, key=lambda score: score.merit)


def book_moves(position: Position, goal: Goal) -> tuple[Move, ...] | None:
    """Returns every move with its score for the mover, best first; None if the book lacks one.

    >>> moves = book_moves(Position(), Goal(squares=True))
    >>> len(moves), {move.score.value for move in moves}
    (16, {'draw'})
    """
    placed = [position.place(square) for square in position.free] if position.hand else [position]
    chapters = [_chapter(after, goal) for after in placed]
    moves = []
    for square, chapter in zip(position.free if position.hand else (None,), chapters, strict=False):
        if chapter is None:
            return None
        book, board = chapter
        for piece in position.left:
            score = book.score(board, _known_as(piece, goal, book))
            moves.append(Move(square, piece, score.before(2 if square else 1)))
    return tuple(sorted(moves, key=lambda move: -move.score.merit))


def _chapter(position: Position, goal: Goal) -> tuple[Book, Board] | None:
    """Returns the book for a goal and the board in its pieces; None if there is no book."""
    if position.placed > MAX_PIECES:
        return None
    for name, rules in RULES.items():
        same = (len(rules.features), rules.squares) == (len(goal.features), goal.squares)
        if same and goal.shared == 1:
            book = opened(name)
            board = tuple(-1 if p is None else _known_as(p, goal, book) for p in position.board)
            return book, board
    return None


def _known_as(piece: Piece, goal: Goal, book: Book) -> int:
    """Returns a piece mapped to the features of the book, which may be different ones."""
    pairs = zip(goal.features, book.boards.goal.features, strict=True)
    return sum(theirs.bit for ours, theirs in pairs if piece.bits & ours.bit)
