"""How the computer chooses where it works a position out: exactly, and setting traps.

Almost every position is a draw if both play well. So of the moves that keep what a position is
worth it takes the one after which most of the other's sensible replies are mistakes.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from fourfold.quarto.book import book_score
from fourfold.quarto.effort import Effort
from fourfold.quarto.lines import Goal
from fourfold.quarto.position import Position
from fourfold.quarto.solver import Move, solver_for

__all__ = ["PATIENCE", "best_move"]

#: How many nodes the search for an answer may take, about a third of a second. Only what a position
#: is worth is found out at any price, if the rules have a book: beyond it, that does not take long.
PATIENCE = 3_000_000

#: Up to how many free squares there is time to judge all replies.
WIDE = 11

#: What a reply is worth that gives away a piece which wins at once. Anybody sees that.
BLUNDER = -3


def best_move(position: Position, goal: Goal, chance: Random, patience: int = PATIENCE) -> Move:
    """A move that keeps what the position is worth, and is hard to answer.

    It wins as soon as possible and loses as late as possible. Where the rules have no book and the
    position is too hard, it is a move that is not known to lose.

    >>> str(best_move(Position.parse("012./..../..../.... 3"), Goal(), Random(1)))
    'd4'
    """
    effort = Effort(solver_for(goal), nodes=max(1, patience))
    keeping = _keeping(position, chance, effort)
    if len(position.free) - bool(position.hand) > WIDE:
        return next(keeping)
    return max(keeping, key=lambda move: _traps(move.after(position), effort))


def _keeping(position: Position, chance: Random, effort: Effort) -> Iterator[Move]:
    """The moves that keep what the position is worth, the promising first.

    One in any case, of wins no more than one, else as many as there is patience for.
    """
    goal = effort.solver.goal
    worth = effort.solve(position, None if book_score(Position(), goal) else 1 / 2)
    moves = effort.glance(position)
    if worth.value == "win":
        if moves[0].score != worth:
            effort.solver.solve(position)  # The book knew that it is won, now the solver knows how.
            moves = effort.glance(position)
        if moves[0].score == worth:
            yield moves[0]
            return
    aim = worth.merit if worth.exact else max(worth.merit, 0)
    found, others = False, []
    for move in _promising(position, moves, goal, chance):
        if found and effort.over:
            return
        if not move.score.exact:
            # If one of them must reach the aim, it is looked for at any price.
            score = effort.solve(move.after(position), None if worth.exact and not found else 1)
            move = move._replace(score=score.before(move.plies))
        if move.score.merit >= aim:
            found = True
            yield move
        others.append(move)
    if not found:
        yield max(others, key=lambda move: move.score.merit)


def _promising(
    position: Position, moves: tuple[Move, ...], goal: Goal, chance: Random
) -> list[Move]:
    """The moves by how much they leave possible: the more, the more can go wrong."""
    squares = position.free if position.hand else ()
    life = {square: _life(position.place(square), goal) for square in squares}
    shuffled = chance.sample(moves, len(moves))
    return sorted(shuffled, key=lambda move: -life[move.square] if move.square else 0)


def _life(position: Position, goal: Goal) -> int:
    """How many lines can still match, and what the pieces on them share."""
    life = 0
    for line in goal.lines:
        shared = len(goal.common(piece for square in line if (piece := position[square])))
        life += len(goal.features) + shared if shared >= goal.shared else 0
    return life


def _traps(position: Position, effort: Effort) -> tuple[float, float]:
    """The share of mistakes among the sensible moves here, and how late they lose on average."""
    moves = effort.moves(position) if position.playable else ()
    if not moves or not all(move.score.exact for move in moves):
        return 0, 0
    sensible = [move.score for move in moves if move.score.low != BLUNDER]
    mistakes = [score for score in sensible if score.value != moves[0].score.value]
    if not mistakes:
        return 0, 0
    return len(mistakes) / len(sensible), sum(abs(s.low) for s in mistakes) / len(mistakes)
