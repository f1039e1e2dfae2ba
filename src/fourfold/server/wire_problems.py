"""What goes over the wire about figures, problems and duels of Pentaraduga."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from fourfold.pentaraduga import Cell, Direction, Placement, Tile, Vertex
from fourfold.pentaraduga.hints import STEPS
from fourfold.pentaraduga.pictures import Palette
from fourfold.pentaraduga.problems import Kind, Lack
from fourfold.pentaraduga.solver import Goal
from fourfold.play import Instant, Seat
from fourfold.server.wire import Request

__all__ = [
    "Daily",
    "Duel",
    "DuelKind",
    "DuelSide",
    "DuelWish",
    "FigureInfo",
    "FigureWish",
    "Given",
    "HintInfo",
    "HintWish",
    "ProblemInfo",
    "ProblemWish",
    "Solution",
    "SolveWish",
    "Solved",
    "Try",
    "Verdict",
]

Placements = Annotated[tuple[Placement, ...], msgspec.Meta(max_length=24)]
Notation = Annotated[str, msgspec.Meta(max_length=1000)]


# Figures


class FigureWish(Request, frozen=True):
    """A figure to be counted, by how its tiles lie or in notation."""

    placements: Placements = ()
    notation: Notation = ""
    #: Whether the notation and a picture are wished, too.
    whole: bool = False
    palette: Palette = "rainbow"
    patterns: bool = False


class FigureInfo(msgspec.Struct, frozen=True):
    """A figure, and what it makes: of everything, where it is."""

    placements: list[Placement]
    connected: bool
    #: As Squares counts: the squares less the clashes and the rough joints.
    counted: int
    #: The vertices in the middle of the squares.
    squares: list[Vertex]
    #: A cell, and which of its sides.
    clashes: list[tuple[Cell, Direction]]
    rough: list[tuple[Tile, Tile]]
    #: The cells that rings lie round.
    rings: list[Cell]
    #: The cells of the largest hole.
    hole: list[Cell]
    spoiled: list[Vertex]
    notation: str | None = None
    svg: str | None = None


# Solving


class SolveWish(Request, frozen=True):
    """A hand of which the best figure is wished; with a start, it is laid to that."""

    tiles: Annotated[list[Tile], msgspec.Meta(min_length=1, max_length=24)]
    goal: Goal = "squares"
    start: Placements = ()
    palette: Palette = "rainbow"
    patterns: bool = False


class Solved(msgspec.Struct, frozen=True):
    """The best figure that was found."""

    goal: Goal
    #: What it counts for the goal; nothing where there is no figure.
    counted: int | None
    #: Whether it is proved that there is none better.
    optimal: bool
    #: How many figures are just as good, turned ones not counted; all of them if ``complete``.
    figures: int | None
    complete: bool
    figure: FigureInfo | None
    seconds: float


# Problems


class ProblemInfo(msgspec.Struct, frozen=True):
    """A problem as it is listed."""

    id: str
    kind: Kind
    book: bool
    #: From 1 to 5, where it has been measured.
    difficulty: int | None


class ProblemWish(Request, frozen=True):
    """A new problem."""

    kind: Kind
    difficulty: Annotated[int, msgspec.Meta(ge=1, le=5)] | None = None


class Given(ProblemInfo, frozen=True):
    """What is given and asked for; never an answer."""

    #: What the figure must count, and what is counted.
    goal: int
    counts: Goal
    #: The tiles to be laid.
    tiles: list[Tile]
    #: The figure that is there from the start.
    start: list[Placement]
    #: The tiles of which a start has to be made first, and what it must count.
    first: list[Tile]
    start_goal: int | None
    symmetry: Literal["any", "central"] | None
    #: How many hints there are.
    hints: int = STEPS


class Daily(msgspec.Struct, frozen=True):
    """The problem of a day."""

    date: str
    problem: Given


class Try(Request, frozen=True):
    """How the tiles lie, the start left out."""

    placements: Placements


class Verdict(msgspec.Struct, frozen=True):
    """What a try makes, the start included, and what it lacks; nothing if it solves the problem."""

    solved: bool
    lacks: list[Lack]
    #: What it counts for this problem.
    counted: int
    figure: FigureInfo


class HintWish(Request, frozen=True):
    """The next step, for whoever has got so far."""

    step: Annotated[int, msgspec.Meta(ge=1, le=STEPS)]
    placements: Placements = ()


class HintInfo(msgspec.Struct, frozen=True):
    """A step towards an answer."""

    step: int
    #: By colour, how many squares an answer has.
    colours: dict[str, int]
    tiles: list[Tile]
    #: How these tiles lie, with the start.
    placements: list[Placement]


class Solution(msgspec.Struct, frozen=True):
    """The answers that are known."""

    answers: list[FigureInfo]


# Duels

DuelKind = Literal["squares", "squares+"]


class DuelWish(Request, frozen=True):
    """A duel on a fair pair of hands."""

    kind: DuelKind = "squares"


class DuelSide(msgspec.Struct, frozen=True):
    """One of the two; what they have made is told when both are done.

    A side that is not done hears of the other only whether there is somebody: ``taken``.
    """

    seat: Seat
    name: str | None
    state: Literal["open", "taken", "ready", "building", "done"]
    started: Instant | None = None
    #: Milliseconds.
    used: int | None = None
    counted: int | None = None
    placements: list[Placement] | None = None


class Duel(msgspec.Struct, frozen=True):
    """A duel as this guest may see it."""

    id: str
    kind: DuelKind
    now: Instant
    #: How long each may build, in milliseconds.
    limit: int
    sides: list[DuelSide]
    #: This guest's side, and their tiles once they have begun.
    you: Seat | None
    tiles: list[Tile]
    over: bool
    winner: Seat | None
    #: What the best figure of either hand counts, once it is over.
    best: int | None
