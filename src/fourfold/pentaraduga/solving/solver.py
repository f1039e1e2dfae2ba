"""Exact solver: the best figure of a set of tiles, with a proof that none is better."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Literal, NamedTuple, get_args

from fourfold.kernel import PentaSearch, penta_all, penta_best
from fourfold.kernel.progress import Watcher, watched
from fourfold.pentaraduga.core.figure import EMPTY, Figure
from fourfold.pentaraduga.core.lattice import DIRECTIONS, FAR, Placement
from fourfold.pentaraduga.core.tiles import TILES, Tile
from fourfold.play import FourfoldError, Malformed

__all__ = [
    "GOALS",
    "MAX_TILES",
    "BestFigure",
    "FigureSearch",
    "Found",
    "Objective",
    "all_figures",
    "best_figure",
    "worth",
]

#: What to maximise: counted squares; those minus spoiled corners; rings, then squares; or empty
#: cells of the largest hole.
Objective = Literal["squares", "quados", "rings", "frame"]
GOALS: tuple[Objective, ...] = get_args(Objective)

#: A placement in the kernel's form: tile, direction, x, y.
_Plain = tuple[int, int, int, int]

#: The limit of a question: with more tiles the search takes too long.
MAX_TILES = 16
#: The limit of figures that a resumable search counts: each takes memory between two runs.
MAX_COUNTED_FIGURES = 100_000


@dataclass(frozen=True, slots=True)
class BestFigure:
    """The best figure found, and the bounds of the optimum."""

    goal: Objective
    #: ``None`` if there is no figure of all these tiles, or none was found in time.
    figure: Figure | None
    #: The value of the figure, and the proved upper bound. For rings, a ring is worth 100 squares.
    low: int
    high: int
    nodes: int
    seconds: float

    @property
    def optimal(self) -> bool:
        """True if it is proved that no figure is better."""
        return self.low >= self.high

    @property
    def counted(self) -> int | None:
        """The value of the figure with faults subtracted, at least 0; None without a figure."""
        return None if self.figure is None else worth(self.figure, self.goal)


class Found(NamedTuple):
    """The number of optimal figures, and some of them."""

    number: int
    figures: list[Figure]
    #: Whether the count is complete.
    complete: bool


class FigureSearch:
    """A resumable search for the best figure and the number of optimal ones.

    It keeps a thread, which sleeps between two runs, until the object is garbage collected.

    >>> from fourfold.pentaraduga import parse_tiles
    >>> search = FigureSearch(parse_tiles("oRo rOr yOr yOy oYo gYo bGy".split()))
    >>> search.go_on(10)
    True
    >>> search.answer.counted, search.found.complete
    (4, True)
    """

    def __init__(
        self, tiles: Sequence[Tile], goal: Objective = "squares", *, start: Figure = EMPTY
    ) -> None:
        self._goal: Objective = goal
        with _understood():
            self._kernel = PentaSearch(*_asked(tiles, goal, False, start), MAX_COUNTED_FIGURES)

    def go_on(self, seconds: float) -> bool:
        """Searches for a number of seconds; returns whether the search is over."""
        with _understood():
            return self._kernel.go_on(seconds)

    def end(self) -> None:
        """Ends the search; the best figure found so far becomes the answer."""
        self._kernel.end()

    @property
    def answer(self) -> BestFigure:
        """The best figure; only after the search is over."""
        low, high, placements, _, _, nodes, seconds = self._kernel.found()
        figure = Figure(map(_placement, placements)) if placements else None
        return BestFigure(self._goal, figure, low, high, nodes, seconds)

    @property
    def found(self) -> Found:
        """The number of optimal figures, only after the search is over; frames are not counted."""
        _, _, _, count, complete, _, _ = self._kernel.found()
        return Found(count, [], complete)


def best_figure(
    tiles: Sequence[Tile],
    goal: Objective = "squares",
    *,
    free: bool = False,
    start: Figure = EMPTY,
    threads: int = 1,
    nodes: int = 0,
    seconds: float = 0,
    progress: Watcher | None = None,
) -> BestFigure:
    """Returns the best figure of all these tiles, or for a frame of some of them.

    With ``free``, figures have neither clashes nor rough joints; otherwise faults are allowed if
    the goal fines them. With ``start``, that figure stays as it is and the tiles extend it. Raises
    ``Malformed``.

    >>> from fourfold.pentaraduga import parse_tiles
    >>> hand = parse_tiles("oRo rOr yOr yOy oYo gYo bGy".split())
    >>> answer = best_figure(hand)
    >>> answer.counted, answer.optimal, answer.figure.clean
    (4, True, True)
    """
    with _understood():
        low, high, placements, used_nodes, used_seconds = penta_best(
            *_asked(tiles, goal, free, start),
            threads,
            nodes,
            seconds,
            watched(progress),
        )
    figure = Figure(map(_placement, placements)) if placements else None
    return BestFigure(goal, figure, low, high, used_nodes, used_seconds)


def all_figures(
    tiles: Sequence[Tile],
    goal: Objective = "squares",
    *,
    free: bool = False,
    start: Figure = EMPTY,
    most: int = 0,
    threads: int = 1,
    nodes: int = 0,
    seconds: float = 0,
    progress: Watcher | None = None,
) -> Found:
    """Returns the number of optimal figures up to turns, and at most ``most`` of them.

    >>> from fourfold.pentaraduga import parse_tiles
    >>> hand = parse_tiles("oRo rOr yOr yOy oYo gYo bGy".split())
    >>> all_figures(hand, most=1).complete
    True
    """
    if goal == "frame":
        raise Malformed("pentaraduga-count-frames")
    with _understood():
        _, count, figures, complete, _, _ = penta_all(
            *_asked(tiles, goal, free, start),
            most,
            threads,
            nodes,
            seconds,
            watched(progress),
        )
    return Found(count, [Figure(map(_placement, figure)) for figure in figures], complete)


def worth(figure: Figure, goal: Objective) -> int:
    """Returns the value of a figure for a goal by the Python rules alone, without the kernel.

    >>> worth(Figure([Placement.parse("rOrU@0,0"), Placement.parse("yOyD@0,-1")]), "squares")
    1
    """
    if not figure.connected:
        return 0
    fines = len(figure.clashes) + len(figure.rough)
    match goal:
        case "squares":
            return figure.counted
        case "quados":
            return max(0, len(figure.squares) - fines - len(figure.spoiled))
        case "rings":
            return len(figure.squares)
        case "frame":
            return max(0, max(map(len, figure.holes), default=0) - fines)


@contextmanager
def _understood() -> Iterator[None]:
    """Turns a question that the kernel refuses, such as a split start, into ``Malformed``."""
    try:
        yield
    except FourfoldError:
        raise
    except ValueError as error:
        raise Malformed("data", part="question", problem=str(error)) from error


def _asked(
    tiles: Sequence[Tile], goal: Objective, free: bool, start: Figure
) -> tuple[list[int], int, bool, list[_Plain]]:
    """Returns the question in the kernel's form. Raises ``Malformed``."""
    for tile in tiles:
        if tile in start or tiles.count(tile) > 1:
            raise Malformed("pentaraduga-tile-twice", tile=tile)
    if len(tiles) + len(start) > MAX_TILES:
        raise Malformed("pentaraduga-too-many", count=len(tiles) + len(start), most=MAX_TILES)
    for placement in start:
        # The answer must be on the table, too: a tile reaches two cells further than another.
        if max(abs(placement.x), abs(placement.y)) > FAR - 2 * MAX_TILES:
            raise Malformed("pentaraduga-placement", text=str(placement))
    # Rings have no fines, so faults are never allowed.
    faults = not free and goal != "rings"
    hand, fixed = [tile.index for tile in tiles], [_plain(placement) for placement in start]
    return hand, GOALS.index(goal), faults, fixed


def _plain(placement: Placement) -> _Plain:
    return placement.tile.index, placement.direction.index, placement.x, placement.y


def _placement(plain: _Plain) -> Placement:
    tile, direction, x, y = plain
    return Placement(TILES[tile], DIRECTIONS[direction], x, y)
