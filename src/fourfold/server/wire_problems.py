"""The messages of the protocol for figures, problems and duels of Pentaraduga."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from fourfold.pentaraduga import Cell, Direction, Placement, Tile, Vertex
from fourfold.pentaraduga.core.pictures import Palette
from fourfold.pentaraduga.solving.hints import HINT_STEPS
from fourfold.pentaraduga.solving.problems import Lack, ProblemKind
from fourfold.pentaraduga.solving.solver import Objective
from fourfold.play import Instant, Seat
from fourfold.server.wire import Request

__all__ = [
    "Daily",
    "Duel",
    "DuelKind",
    "DuelRequest",
    "DuelSide",
    "FigureInfo",
    "FigureRequest",
    "HintInfo",
    "HintRequest",
    "PosedProblem",
    "ProblemAnswers",
    "ProblemInfo",
    "ProblemRequest",
    "SolveRequest",
    "Solved",
    "Try",
    "Verdict",
]

SentPlacements = Annotated[tuple[Placement, ...], msgspec.Meta(max_length=24)]
NotationText = Annotated[str, msgspec.Meta(max_length=1000)]


# Figures


class FigureRequest(Request, frozen=True):
    """A figure to count, given by its placements or in notation."""

    placements: SentPlacements = ()
    notation: NotationText = ""
    #: Whether to return the notation and a picture, too.
    whole: bool = False
    palette: Palette = "rainbow"
    patterns: bool = False


class FigureInfo(msgspec.Struct, frozen=True):
    """A figure, and where its squares, clashes and other features are."""

    placements: list[Placement]
    connected: bool
    #: The count by the rules of Squares: squares minus clashes and rough joints.
    counted: int
    #: The vertices at the centres of the squares.
    squares: list[Vertex]
    #: A cell and one of its sides.
    clashes: list[tuple[Cell, Direction]]
    rough: list[tuple[Tile, Tile]]
    #: The cells that rings enclose.
    rings: list[Cell]
    #: The cells of the largest hole.
    hole: list[Cell]
    spoiled: list[Vertex]
    notation: str | None = None
    svg: str | None = None


# Solving


class SolveRequest(Request, frozen=True):
    """Asks for the best figure of a hand, as an extension of the start if there is one."""

    tiles: Annotated[list[Tile], msgspec.Meta(min_length=1, max_length=24)]
    goal: Objective = "squares"
    start: SentPlacements = ()
    palette: Palette = "rainbow"
    patterns: bool = False


class Solved(msgspec.Struct, frozen=True):
    """The best figure that was found."""

    goal: Objective
    #: Its count for the goal; null if there is no figure.
    counted: int | None
    #: Whether it is proved that no figure is better.
    optimal: bool
    #: The number of equally good figures, without rotations; of all such figures if ``complete``.
    figures: int | None
    complete: bool
    figure: FigureInfo | None
    seconds: float


# Problems


class ProblemInfo(msgspec.Struct, frozen=True):
    """A problem in the list of problems."""

    id: str
    kind: ProblemKind
    book: bool
    #: From 1 to 5; null if it has not been measured.
    difficulty: int | None


class ProblemRequest(Request, frozen=True):
    """Asks for a new problem."""

    kind: ProblemKind
    difficulty: Annotated[int, msgspec.Meta(ge=1, le=5)] | None = None


class PosedProblem(ProblemInfo, frozen=True):
    """A problem with its tiles and goal, never with an answer."""

    #: The count that the figure must reach, and what is counted.
    goal: int
    counts: Objective
    #: The tiles to lay.
    tiles: list[Tile]
    #: The figure on the table at the start.
    start: list[Placement]
    #: The tiles from which to build a start first, and the count that it must reach.
    first: list[Tile]
    start_goal: int | None
    symmetry: Literal["any", "central"] | None
    #: The number of hints.
    hints: int = HINT_STEPS


class Daily(msgspec.Struct, frozen=True):
    """The problem of a day."""

    date: str
    problem: PosedProblem


class Try(Request, frozen=True):
    """An attempt at a problem: the placements without the start."""

    placements: SentPlacements


class Verdict(msgspec.Struct, frozen=True):
    """The figure of an attempt with the start, and what it lacks to solve the problem."""

    solved: bool
    lacks: list[Lack]
    #: Its count for the goal of the problem.
    counted: int
    figure: FigureInfo


class HintRequest(Request, frozen=True):
    """Asks for a hint, given the placements so far."""

    step: Annotated[int, msgspec.Meta(ge=1, le=HINT_STEPS)]
    placements: SentPlacements = ()


class HintInfo(msgspec.Struct, frozen=True):
    """A step towards an answer."""

    step: int
    #: By colour, the number of squares in an answer.
    colours: dict[str, int]
    tiles: list[Tile]
    #: The placements of these tiles, with the start.
    placements: list[Placement]


class ProblemAnswers(msgspec.Struct, frozen=True):
    """The known answers to a problem."""

    answers: list[FigureInfo]


# Duels

DuelKind = Literal["squares", "squares+"]


class DuelRequest(Request, frozen=True):
    """Proposes a duel with two equally good hands."""

    kind: DuelKind = "squares"


class DuelSide(msgspec.Struct, frozen=True):
    """One side of a duel; its figure is shown when both are done.

    A side that is not done sees of the other only whether it is ``taken``.
    """

    seat: Seat
    name: str | None
    state: Literal["open", "taken", "ready", "building", "done"]
    started: Instant | None = None
    #: The time used, in milliseconds.
    used: int | None = None
    counted: int | None = None
    placements: list[Placement] | None = None


class Duel(msgspec.Struct, frozen=True):
    """A duel as this guest may see it."""

    id: str
    kind: DuelKind
    now: Instant
    #: The time of each side, in milliseconds.
    limit: int
    sides: list[DuelSide]
    #: This guest's side, and their tiles once they have begun.
    you: Seat | None
    tiles: list[Tile]
    over: bool
    winner: Seat | None
    #: The count of the best figure of either hand; null until the duel is over.
    best: int | None
