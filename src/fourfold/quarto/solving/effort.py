"""Searches in several steps that share one limit."""

from __future__ import annotations

from math import inf
from time import monotonic

from fourfold.quarto.position import Position
from fourfold.quarto.solving.book import book_moves, book_score
from fourfold.quarto.solving.solver import Move, Progress, Score, Solver, Value, Watcher

__all__ = ["Effort"]


class Effort:
    """The budget of nodes and seconds for a question.

    Positions of the opening book cost nothing. After the budget is spent, or after ``stop``,
    methods still return: with bounds, and with what a one-node search finds.

    >>> effort = Effort(Solver(), nodes=1)
    >>> effort.solve(Position()).value, effort.over
    ('draw', False)
    >>> effort.solve(Position.parse("0f../1.../.5../.... 8")).value is None, effort.over
    (True, True)
    >>> str(effort.best_move(Position.parse("012./..../..../.... 3"), Score(1, 1)))
    'd4'
    """

    def __init__(
        self,
        solver: Solver,
        *,
        threads: int | None = None,
        nodes: int = 0,
        seconds: float = 0,
        progress: Watcher | None = None,
    ) -> None:
        self.solver = solver
        #: The nodes and seconds spent.
        self.nodes = 0
        self.seconds = 0.0
        #: The number of moves with an exact score, and of all moves.
        self.done = self.all = 0
        self._threads = threads
        self._most_nodes = nodes or inf
        self._deadline = monotonic() + seconds if seconds else inf
        self._progress = progress
        self._stopped = False

    @property
    def over(self) -> bool:
        """Whether the budget is spent or the effort was stopped."""
        return self._stopped or self.nodes >= self._most_nodes or monotonic() >= self._deadline

    def stop(self) -> None:
        """Stops the search within a tenth of a second; callable from any thread."""
        self._stopped = True

    def solve(self, position: Position, share: float | None = 1) -> Score:
        """Returns the score of a position.

        ``share`` is the part of the remaining budget to spend at most; None is unlimited.
        """
        if known := book_score(position, self.solver.goal):
            return known
        nodes, seconds = (0, 0) if share is None else self._limits(share)
        answer = self.solver.solve(
            position, threads=self._threads, nodes=nodes, seconds=seconds, progress=self._watch
        )
        self._spend()
        return answer.score

    def value(self, position: Position) -> Value | None:
        """Returns win, draw or loss for the player to move; None if the budget is too small."""
        return self.solve(position).value

    def moves(self, position: Position) -> tuple[Move, ...]:
        """Returns every move with its score, best first."""
        if known := book_moves(position, self.solver.goal):
            self._tally(known)
            return known
        nodes, seconds = self._limits(1)
        moves = self.solver.moves(
            position, threads=self._threads, nodes=nodes, seconds=seconds, progress=self._count
        )
        self._spend()
        self._tally(moves)
        return moves

    def glance(self, position: Position) -> tuple[Move, ...]:
        """Returns every move with bounds from a one-node search: immediate wins and losses."""
        if known := book_moves(position, self.solver.goal):
            return known
        moves = self.solver.moves(position, nodes=1)
        self._spend()
        return moves

    def best_move(self, position: Position, score: Score) -> Move:
        """Returns the first move that keeps the score of its position.

        Returns the best known move if the budget is spent before.
        """
        moves = self.glance(position)
        self._tally(moves)
        best = moves[0]
        for glanced in moves:
            if self.over and not glanced.score.exact:
                continue
            move = glanced if glanced.score.exact else self._searched(position, glanced)
            if move.score == score:
                return move
            best = max(best, move, key=lambda one: one.score.merit)
        return best

    def _searched(self, position: Position, move: Move) -> Move:
        score = self.solve(move.after(position)).before(move.plies)
        self.done += score.exact
        return move._replace(score=score)

    def _limits(self, share: float) -> tuple[int, float]:
        if self.over:
            return 1, 0
        nodes = (self._most_nodes - self.nodes) * share
        seconds = (self._deadline - monotonic()) * share
        return 0 if nodes == inf else max(1, int(nodes)), 0 if seconds == inf else max(
            seconds, 1e-6
        )

    def _spend(self) -> None:
        self.nodes += self.solver.nodes
        self.seconds += self.solver.seconds

    def _tally(self, moves: tuple[Move, ...]) -> None:
        self.done, self.all = sum(move.score.exact for move in moves), len(moves)

    def _watch(self, at: Progress) -> bool:
        if self._stopped:  # A watcher that has stopped the search gets no further calls.
            return False
        spent = Progress(self.nodes + at.nodes, self.seconds + at.seconds, self.done, self.all)
        if self._progress and self._progress(spent) is False:
            self.stop()
        return not self._stopped

    def _count(self, at: Progress) -> bool:
        self.done, self.all = at.done, at.all
        return self._watch(at)
