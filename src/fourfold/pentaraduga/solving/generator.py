"""Generated problems: hands and starts with few solutions, graded by difficulty.

The seed determines the problem, and its id is its kind and seed, so an id means the same problem on
every machine. The solver proves that the goal is the optimum and finds all figures that reach it:
few, and all without faults.

The difficulty, from 1 to 5, starts at 1 and adds up to two points for each of:

- Rare answers: one point for at most five answers, two for at most two.
- Misleading first squares. A player begins with a square that can be made at once: two tiles of one
  big colour, base to base, or in Quados a tile that makes a square with the start. If at least 40 %
  of these squares are in no answer, that is one point; at least 70 %, two.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, count
from random import Random
from typing import NamedTuple

from fourfold.pentaraduga.core.deals import deal_fairly, deal_randomly, fair_exchanges
from fourfold.pentaraduga.core.figure import EMPTY, Figure
from fourfold.pentaraduga.core.lattice import Placement
from fourfold.pentaraduga.core.letters import to_cyrillic
from fourfold.pentaraduga.core.notation import write_figure
from fourfold.pentaraduga.core.tiles import FIVE_COLOURS, TILES, Tile
from fourfold.pentaraduga.solving.problems import Problem, ProblemKind
from fourfold.pentaraduga.solving.solver import Objective, all_figures, best_figure, worth
from fourfold.play import Malformed

__all__ = ["DIFFICULTIES", "KINDS", "MAX_ANSWERS", "SEEDS", "id_of", "problem", "problems"]

KINDS: tuple[ProblemKind, ...] = ("squares", "squares+", "quados")
DIFFICULTIES = range(1, 6)
#: The valid seeds.
SEEDS = range(2**32)
#: A candidate with more answers is rejected.
MAX_ANSWERS = 12

#: The goals. Twelve tiles whose optimum is seven squares nearly always have hundreds of answers,
#: which take long to count, so 7 is left out.
_GOALS: dict[ProblemKind, Sequence[int]] = {
    "squares": (3, 4),
    "squares+": (8, 9),
    "quados": (9, 10),
}
_START_GOAL = 4
#: The search for new problems ends after this many seeds in a row without one.
_PATIENCE_SEEDS = 1000


def _word(kind: ProblemKind) -> str:
    """Returns the kind as the prefix of an id; ids allow no ``+``."""
    return kind.replace("+", "-plus")


_NAMES: dict[str, ProblemKind] = {_word(kind): kind for kind in KINDS}
_ID = re.compile(rf"({'|'.join(_NAMES)})-([0-9a-f]{{8}})")


def problems(kind: ProblemKind, seed: int, difficulty: int | None = None) -> Iterator[Problem]:
    """Yields the problem of a seed and those of the seeds after it, none twice.

    With ``difficulty``, only problems of that grade. Ends if no new one is found for long.

    >>> found = next(problems("squares", 7, difficulty=5))
    >>> found.id, found.goal, found.difficulty
    ('squares-00000009', 4, 5)
    """
    seen = set()
    newest = seed
    for number in count(seed):
        if number - newest > _PATIENCE_SEEDS:
            return
        draft = _drawn(kind, number % len(SEEDS))
        if difficulty in (None, draft.difficulty) and draft.given not in seen:
            seen.add(draft.given)
            newest = number
            yield draft.written(kind, number % len(SEEDS))


def problem(name: str) -> Problem:
    """Returns the problem with an id. Raises ``Malformed``.

    >>> found = problem("squares-00000007")
    >>> " ".join(map(str, found.hands[0])), {answer.counted for answer in found.answers}
    ('rOy yOr yOy oYo gYo yGb bGb', {4})
    """
    match = _ID.fullmatch(name)
    if not match:
        raise Malformed("pentaraduga-problem", text=name, expected=KINDS)
    return next(problems(_NAMES[match[1]], int(match[2], 16)))


def id_of(kind: ProblemKind, seed: int) -> str:
    """Returns the id of the problem of a seed.

    >>> id_of("squares+", 42)
    'squares-plus-0000002a'
    """
    return f"{_word(kind)}-{seed:08x}"


class _Draft(NamedTuple):
    """A problem before its answers are put into notation."""

    #: The tiles to lay, beside the start if there is one.
    tiles: Sequence[Tile]
    start: Figure
    answers: Sequence[Figure]

    @property
    def given(self) -> frozenset[Tile | Placement]:
        """What a player is given; identifies the problem."""
        return frozenset((*self.tiles, *self.start))

    @property
    def difficulty(self) -> int:
        """The difficulty from 1 to 5, as defined at the top of the module."""
        first = self._first_squares()
        misleading = first.count(False) / len(first) if first else 0
        number = len(self.answers)
        return 1 + (number <= 5) + (number <= 2) + (misleading >= 0.4) + (misleading >= 0.7)

    def _first_squares(self) -> list[bool]:
        """Returns for every square that can be made at once whether an answer contains it."""
        if self.start.placements:
            return [
                any(place in answer.placements for answer in self.answers)
                for tile in self.tiles
                for place in self.start.places(tile, full=True)
            ]
        return [
            any(answer[one].node == answer[other].node for answer in self.answers)
            for one, other in combinations(self.tiles, 2)
            if one.big is other.big
        ]

    def written(self, kind: ProblemKind, seed: int) -> Problem:
        """Returns the problem with all its answers in notation."""
        quados = kind == "quados"
        # Answers that begin with the same tile can be written as other endings of the first.
        first = max(self.tiles, key=self._beside_the_start)
        return Problem(
            id=id_of(kind, seed),
            kind=kind,
            goal=worth(self.answers[0], "quados" if quados else "squares"),
            hands=() if quados else _with_twin(self.tiles, _tiles_of(kind)),
            start_goal=_START_GOAL if quados else None,
            start_notation=write_figure(self.start) if quados else "",
            answer_notation=_written(
                [answer.grown(first, self.start) for answer in self.answers], self.start
            ),
            difficulty=self.difficulty,
        )

    def _beside_the_start(self, tile: Tile) -> int:
        """Returns in how many answers a tile can be laid first."""
        meetings = (self.start.meets(answer[tile]) for answer in self.answers)
        return sum(bool(meeting and meeting.contacts) for meeting in meetings)


def _drawn(kind: ProblemKind, seed: int) -> _Draft:
    """Returns the first random deal that makes a problem."""
    chance = Random(f"{kind} {seed}")
    draw = _quados if kind == "quados" else _squares
    while True:
        draft = draw(kind, chance)
        if draft.answers:
            return draft


def _squares(kind: ProblemKind, chance: Random) -> _Draft:
    # Fourteen tiles have few fair deals: they would soon repeat.
    deal = deal_fairly if kind == "squares+" else deal_randomly
    hand = _sorted(deal(_tiles_of(kind), chance)[0])
    return _Draft(hand, EMPTY, _answers(hand, _GOALS[kind]))


def _quados(kind: ProblemKind, chance: Random) -> _Draft:
    hand, rest = map(_sorted, deal_randomly(_tiles_of(kind), chance))
    starts = _answers(hand, [_START_GOAL])
    if not starts:
        return _Draft(rest, EMPTY, [])
    start = chance.choice(starts).grown(hand[0])
    return _Draft(rest, start, _answers(rest, _GOALS[kind], "quados", start))


def _answers(
    tiles: Sequence[Tile], goals: Sequence[int], goal: Objective = "squares", start: Figure = EMPTY
) -> list[Figure]:
    """Returns all optimal figures in a fixed order; none if they make no problem."""
    # A search without faults is fast; one with faults is slow for poor hands.
    if best_figure(tiles, goal, free=True, start=start).counted not in goals:
        return []
    found = all_figures(tiles, goal, start=start, most=MAX_ANSWERS)
    if found.number > MAX_ANSWERS or not all(figure.clean for figure in found.figures):
        return []
    figures = found.figures if start.placements else [f.canonical for f in found.figures]
    # Ids of problems depend on this order, which is that of the book's letters.
    return sorted(figures, key=lambda figure: sorted(to_cyrillic(str(place)) for place in figure))


def _written(answers: Sequence[Figure], start: Figure) -> str:
    """Returns the notation of the first answer and the endings of the others."""
    first = answers[0]
    return " / ".join(
        [write_figure(first, start), *(_ending(answer, first) for answer in answers[1:])]
    )


def _ending(answer: Figure, first: Figure) -> str:
    """Returns the part of an answer that differs from the first, in notation.

    It begins with a tile of the first answer, since a reader finds the place of an ending by it.
    """
    pairs = zip(answer, first, strict=True)
    same = next(at for at, (one, other) in enumerate(pairs) if one != other)
    if answer.tiles[same] is not first.tiles[same]:
        same -= 1
    return write_figure(answer, Figure(answer.placements[:same]))


def _with_twin(hand: Sequence[Tile], tiles: Sequence[Tile]) -> tuple[tuple[Tile, ...], ...]:
    """Returns the hand, and the other tiles if they are a recolouring of it."""
    if any({*hand}.isdisjoint(map(exchange.get, hand)) for exchange in fair_exchanges(tiles)):
        return tuple(hand), tuple(tile for tile in tiles if tile not in hand)
    return (tuple(hand),)


def _tiles_of(kind: ProblemKind) -> Sequence[Tile]:
    return TILES if kind == "squares+" else FIVE_COLOURS


def _sorted(tiles: Iterable[Tile]) -> list[Tile]:
    return sorted(tiles, key=lambda tile: tile.index)
