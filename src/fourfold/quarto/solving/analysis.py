"""Analysis of a position: its value, its best moves and the principal variation."""

from __future__ import annotations

from dataclasses import dataclass

from fourfold.play import Seat
from fourfold.quarto.game import Action, Call, Deal, Give, Place, Quarto
from fourfold.quarto.lines import Goal
from fourfold.quarto.notation import QuartoNotation
from fourfold.quarto.options import Options
from fourfold.quarto.position import Position
from fourfold.quarto.solving.effort import Effort
from fourfold.quarto.solving.solver import Move, Score, Solution, Solver, Value, solver_for

__all__ = ["Analysis", "analyse", "solve"]


@dataclass(frozen=True, slots=True)
class Analysis:
    """The analysis of a position under best play; results not found in time are None."""

    position: Position
    goal: Goal
    score: Score
    #: Every move with its score, the best first.
    moves: tuple[Move, ...]
    #: All best moves.
    best: tuple[Move, ...] | None
    #: The principal variation, up to the winning call or the full board.
    line: tuple[Action, ...] | None
    nodes: int
    seconds: float

    @classmethod
    def of(cls, position: Position, effort: Effort) -> Analysis:
        """Analyses a position within the limits of an effort: first its value, then the moves."""
        score = effort.solve(position)
        moves = effort.moves(position)
        best, line = None, None
        if score.exact and all(move.score.exact for move in moves):
            best = tuple(move for move in moves if move.score == score)
            line = _line(position, effort, best[0]) if best else ()
        goal = effort.solver.goal
        return cls(position, goal, score, moves, best, line, effort.nodes, effort.seconds)

    @property
    def value(self) -> Value | None:
        """Win, draw or loss for the player to move."""
        return self.score.value

    @property
    def plies(self) -> int | None:
        """The number of gives and placements up to the winning placement."""
        return self.score.plies

    @property
    def notation(self) -> str | None:
        """The principal variation in the notation of records."""
        if not self.line:
            return None if self.line is None else ""
        features, squares, shared = self.goal.features, self.goal.squares, self.goal.shared
        rules = Quarto(Options(features=features, squares=squares, shared=shared))
        state, words = rules.start(Deal(Seat.A, str(self.position))), []
        for action in self.line:
            words.append(QuartoNotation().numbered(state, action))
            state = rules.apply(state, state.turn, action, at=0)
        return " ".join(words)


def solve(
    position: Position,
    goal: Goal | Options | None = None,
    *,
    threads: int = 1,
    nodes: int = 0,
    seconds: float = 0,
) -> Solution:
    """Returns the score of a position for the player to move: who places, or else gives, a piece.

    ``nodes`` and ``seconds`` limit the search (0: no limit); a limited search may return bounds.

    >>> answer = solve(Position.parse("c..3/a.7d/.1../..f5 8"))
    >>> answer.score.value, answer.score.plies
    ('win', 5)
    """
    solver = _solver(goal)
    return solver.solve(position, threads=threads, nodes=nodes, seconds=seconds)


def analyse(
    position: Position,
    goal: Goal | Options | None = None,
    *,
    threads: int = 1,
    nodes: int = 0,
    seconds: float = 0,
) -> Analysis:
    """Returns the value of a position, the value of every move, and the principal variation.

    >>> analysis = analyse(Position.parse("c..3/a.7d/.1../..f5 8"))
    >>> analysis.value, analysis.plies, [str(move) for move in analysis.best]
    ('win', 5, ['b1 e', 'c2 e', 'd2 e', 'b3 e', 'b4 e', 'c4 e'])
    >>> analysis.notation
    'b1 10. DQSF a1 11. LRTF a2 quarto! (a1-a4)'
    """
    effort = Effort(_solver(goal), threads=threads, nodes=nodes, seconds=seconds)
    return Analysis.of(position, effort)


def _solver(goal: Goal | Options | None) -> Solver:
    return solver_for(goal.goal if isinstance(goal, Options) else goal or Goal())


def _line(position: Position, effort: Effort, move: Move) -> tuple[Action, ...] | None:
    """Returns the principal variation from a move on; None if the effort ends before it."""
    actions: list[Action] = []
    while True:
        if move.square:
            actions.append(Place(move.square))
            board = position.place(move.square).board
            if lines := effort.solver.goal.completed(board, move.square):
                return (*actions, Call(lines[0]))
        if move.give is None:
            return tuple(actions)
        actions.append(Give(move.give))
        position = move.after(position)
        score = effort.solve(position)
        move = effort.best_move(position, score)
        if not score.exact or move.score != score:
            return None
