"""Problems: hands and figures, and what can be made of them.

``squares`` and ``squares+`` ask for one figure of all tiles of a hand with so many squares. In
``quados`` it is laid on with all the other tiles of the five-colour set, and spoiled corners are
taken off: from a given start, or from one to be found first.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Literal, NamedTuple

from fourfold.pentaraduga.figure import Figure
from fourfold.pentaraduga.notation import read_figure, read_figures
from fourfold.pentaraduga.tiles import Tile, parse_tiles

__all__ = ["PROBLEMS", "Kind", "Problem"]

Kind = Literal["squares", "squares+", "quados"]


class Problem(NamedTuple):
    """What is given and asked for, and the answers that are known.

    >>> problem = PROBLEMS["squares-3"]
    >>> problem.kind, problem.goal, [len(figure.squares) for figure in problem.answers]
    ('squares', 4, [4, 4])
    """

    id: str
    kind: Kind
    #: How many squares the figure must count.
    goal: int
    #: Hands of which each is the first in other colours; none where the start is given.
    hands: tuple[tuple[Tile, ...], ...] = ()
    #: In Quados: how many squares the first seven tiles must count.
    start_goal: int | None = None
    #: How the outline must be symmetric, if it must.
    symmetry: Literal["any", "central"] | None = None
    #: The start that is given, in notation.
    start_notation: str = ""
    #: The answers for the first hand, in notation.
    answer_notation: str = ""
    #: From 1 to 5, where it has been measured.
    difficulty: int | None = None

    @property
    def start(self) -> Figure:
        """The figure that is given; without tiles where a hand is.

        >>> len(PROBLEMS["quados-1"].start.squares)
        4
        """
        return read_figure(self.start_notation) if self.start_notation else Figure()

    @property
    def answers(self) -> list[Figure]:
        """The figures that solve it; in Quados their first seven tiles are the start."""
        return read_figures(self.answer_notation, self.start)


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
