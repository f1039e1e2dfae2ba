"""Move selection by exact search, with traps.

Almost every position is a draw under best play. Of the moves that keep the value of the position,
the bot therefore takes the one after which most sensible replies are mistakes.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from fourfold.quarto.lines import Goal
from fourfold.quarto.position import Position
from fourfold.quarto.solving.book import book_score
from fourfold.quarto.solving.effort import Effort
from fourfold.quarto.solving.solver import Move, solver_for

__all__ = ["PATIENCE_NODES", "best_move"]

#: The node limit of a move, about a third of a second. If the rules have a book, the value of the
#: position is searched without a limit: positions beyond the book are solved quickly.
PATIENCE_NODES = 3_000_000

#: The most free squares with which there is time to score all replies.
MAX_FREE_SQUARES_FOR_TRAPS = 11

#: The score of a reply that gives a piece which wins at once: an obvious blunder.
BLUNDER_SCORE = -3


def best_move(
    position: Position, goal: Goal, chance: Random, patience: int = PATIENCE_NODES
) -> Move:
    """Returns a move that keeps the value of the position and is hard to answer.

    It wins as soon as possible and loses as late as possible. If the rules have no book and the
    position is too hard, it is a move that is not known to lose.

    >>> str(best_move(Position.parse("012./..../..../.... 3"), Goal(), Random(1)))
    'd4'
    """
    effort = Effort(solver_for(goal), nodes=max(1, patience))
    keeping = _keeping(position, chance, effort)
    if len(position.free) - bool(position.hand) > MAX_FREE_SQUARES_FOR_TRAPS:
        return next(keeping)
    return max(keeping, key=lambda move: _traps(move.after(position), effort))


def _keeping(position: Position, chance: Random, effort: Effort) -> Iterator[Move]:
    """Yields the moves that keep the value of the position, most promising first.

    Yields at least one move, exactly one if it wins, otherwise as many as the budget allows.
    """
    goal = effort.solver.goal
    worth = effort.solve(position, None if book_score(Position(), goal) else 1 / 2)
    moves = effort.glance(position)
    if worth.value == "win":
        if moves[0].score != worth:
            # The score came from the book; this fills the transposition table with the moves.
            effort.solver.solve(position)
            moves = effort.glance(position)
        if moves[0].score == worth:
            yield moves[0]
            return
    aim = worth.merit if worth.exact else max(worth.merit, 0)
    found, tried = False, []
    for move in _promising(position, moves, goal, chance):
        if found and effort.over:
            return
        if not move.score.exact:
            # If the value is exact, the search is unlimited until a move has reached it.
            score = effort.solve(move.after(position), None if worth.exact and not found else 1)
            move = move._replace(score=score.before(move.plies))
        if move.score.merit >= aim:
            found = True
            yield move
        tried.append(move)
    if not found:
        yield max(tried, key=lambda move: move.score.merit)


def _promising(
    position: Position, moves: tuple[Move, ...], goal: Goal, chance: Random
) -> list[Move]:
    """Returns the moves, those first that keep the most lines open for mistakes."""
    squares = position.free if position.hand else ()
    life = {square: _life(position.place(square), goal) for square in squares}
    shuffled = chance.sample(moves, len(moves))
    return sorted(shuffled, key=lambda move: -life[move.square] if move.square else 0)


def _life(position: Position, goal: Goal) -> int:
    """Returns the number of lines that can still match, weighted by their shared values."""
    life = 0
    for line in goal.lines:
        shared = len(goal.common(piece for square in line if (piece := position[square])))
        life += len(goal.features) + shared if shared >= goal.shared else 0
    return life


def _traps(position: Position, effort: Effort) -> tuple[float, float]:
    """Returns the share of mistakes among sensible moves, and the mean plies to their loss."""
    moves = effort.moves(position) if position.playable else ()
    if not moves or not all(move.score.exact for move in moves):
        return 0, 0
    sensible = [move.score for move in moves if move.score.low != BLUNDER_SCORE]
    mistakes = [score for score in sensible if score.value != moves[0].score.value]
    if not mistakes:
        return 0, 0
    return len(mistakes) / len(sensible), sum(abs(s.low) for s in mistakes) / len(mistakes)
