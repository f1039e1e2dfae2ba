"""Problems: a hand or a start, and a goal to reach.

``squares`` and ``squares+`` ask for a figure of all tiles of a hand with ``goal`` squares.
``quados`` asks to extend a start with all other tiles of the five-colour set, and every spoiled
corner costs a square. The start is given, or has to be found first.
"""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib.resources import files
from typing import Literal, NamedTuple

from fourfold.pentaraduga.core.figure import Figure
from fourfold.pentaraduga.core.notation import read_figure, read_figures
from fourfold.pentaraduga.core.tiles import FIVE_COLOURS, Tile, parse_tiles
from fourfold.pentaraduga.solving.solver import Objective, worth

__all__ = ["PROBLEMS", "Lack", "Problem", "ProblemKind"]

ProblemKind = Literal["squares", "squares+", "quados"]
#: What an attempt still lacks: tiles to lay, one connected figure, squares of the first seven
#: tiles, a symmetric outline, squares.
Lack = Literal["tiles", "whole", "start", "symmetry", "goal"]


class Problem(NamedTuple):
    """What is given, what is asked for, and the known answers.

    >>> problem = PROBLEMS["squares-3"]
    >>> problem.kind, problem.goal, [len(figure.squares) for figure in problem.answers]
    ('squares', 4, [4, 4])
    """

    id: str
    kind: ProblemKind
    #: The squares that the figure must count.
    goal: int
    #: Hands that are recolourings of the first; none if the start is given.
    hands: tuple[tuple[Tile, ...], ...] = ()
    #: In Quados: the squares that the first seven tiles must count.
    start_goal: int | None = None
    #: The symmetry that the outline must have, if any.
    symmetry: Literal["any", "central"] | None = None
    #: The given start, in notation.
    start_notation: str = ""
    #: The answers for the first hand, in notation.
    answer_notation: str = ""
    #: From 1 to 5, if it has been measured.
    difficulty: int | None = None

    @property
    def start(self) -> Figure:
        """The given start; empty if a hand is given.

        >>> len(PROBLEMS["quados-1"].start.squares)
        4
        """
        return _start(self.start_notation)

    @property
    def answers(self) -> list[Figure]:
        """The figures that solve it; in Quados their first seven tiles are the start."""
        return read_figures(self.answer_notation, self.start)

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The tiles to lay; those of a start that has to be found come first.

        >>> len(PROBLEMS["squares-1"].tiles), len(PROBLEMS["quados-1"].tiles)
        (7, 7)
        >>> PROBLEMS["quados-3"].tiles[:7] == PROBLEMS["quados-3"].hands[0]
        True
        """
        hand = self.hands[0] if self.hands else ()
        if self.kind != "quados":
            return hand
        start = self.start
        return *hand, *(tile for tile in FIVE_COLOURS if tile not in hand and tile not in start)

    @property
    def counts(self) -> Objective:
        """The goal of the solver."""
        return "quados" if self.kind == "quados" else "squares"

    def lacks(self, figure: Figure) -> list[Lack]:
        """Returns what an attempt (with the start) lacks; empty if it solves the problem.

        >>> problem = PROBLEMS["squares-1"]
        >>> problem.lacks(problem.answers[0])
        []
        >>> problem.lacks(problem.answers[0].without(problem.tiles[0]))
        ['tiles', 'goal']
        """
        wanted: dict[Lack, bool] = {
            "tiles": all(tile in figure for tile in self.tiles),
            "whole": figure.connected,
            "start": self._begins_well(figure),
            "symmetry": self._is_symmetric(figure),
            "goal": worth(figure, self.counts) >= self.goal,
        }
        return [lack for lack, there in wanted.items() if not there]

    def _begins_well(self, figure: Figure) -> bool:
        if self.start_goal is None or self.start_notation:
            return True
        start = Figure(placement for placement in figure if placement.tile in self.hands[0])
        return start.counted >= self.start_goal

    def _is_symmetric(self, figure: Figure) -> bool:
        match self.symmetry:
            case None:
                return True
            case "any":
                return bool(figure.symmetries)
            case "central":
                return "central" in figure.symmetries


@lru_cache(1000)
def _start(notation: str) -> Figure:
    return read_figure(notation) if notation else Figure()


def _problems() -> dict[str, Problem]:
    text = files(__package__).joinpath("problems.toml").read_text(encoding="utf-8")
    return {
        name: Problem(
            name,
            given["kind"],
            given["goal"],
            tuple(parse_tiles(hand.split()) for hand in given.get("hands", ())),
            given.get("start_goal"),
            given.get("symmetry"),
            given.get("start", ""),
            given["answer"],
        )
        for name, given in tomllib.loads(text).items()
    }


#: All problems by their ids, the easier kinds first.
PROBLEMS = _problems()
