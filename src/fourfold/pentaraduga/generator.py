"""New problems: hands and starts from which few figures reach the goal, graded by difficulty.

A problem is drawn by its seed, and its id is its kind and its seed: whoever knows the id has the
problem, on every machine. The solver proves that nothing better than the goal can be made, and
finds all figures that reach it: few, and all without faults.

How difficult it is, from 1 to 5, is told by two things that a player feels; each adds up to two:

- How rare the answers are: one for five answers or fewer, two for one or two.
- How often the first square misleads. Whoever builds begins with a square that can be made at once:
  two tiles of one big colour, base to base, or in Quados a tile that makes a square with the start.
  Some of these squares are in no answer: one for four tenths of them or more, two for seven.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, count
from random import Random
from typing import NamedTuple

from fourfold.pentaraduga.deals import deal_fairly, deal_randomly, fair_exchanges
from fourfold.pentaraduga.figure import EMPTY, Figure
from fourfold.pentaraduga.lattice import Placement
from fourfold.pentaraduga.letters import to_cyrillic
from fourfold.pentaraduga.notation import write_figure
from fourfold.pentaraduga.problems import Kind, Problem
from fourfold.pentaraduga.solver import Goal, all_figures, best_figure, worth
from fourfold.pentaraduga.tiles import FIVE_COLOURS, TILES, Tile
from fourfold.play import Malformed

__all__ = ["DIFFICULTIES", "KINDS", "MOST_ANSWERS", "SEEDS", "id_of", "problem", "problems"]

KINDS: tuple[Kind, ...] = ("squares", "squares+", "quados")
DIFFICULTIES = range(1, 6)
#: The numbers that may be seeds.
SEEDS = range(2**32)
#: What has more answers is no problem.
MOST_ANSWERS = 12

#: What is asked for. Where twelve tiles make seven squares at best, they nearly always do so in
#: hundreds of ways, which take long to count: such hands are passed over.
_GOALS: dict[Kind, Sequence[int]] = {"squares": (3, 4), "squares+": (8, 9), "quados": (9, 10)}
_START_GOAL = 4
#: After so many seeds that bring nothing new there are no other problems.
_PATIENCE = 1000


def _word(kind: Kind) -> str:
    """The kind as ids begin with it, which allow no ``+``."""
    return kind.replace("+", "-plus")


_NAMES: dict[str, Kind] = {_word(kind): kind for kind in KINDS}
_ID = re.compile(rf"({'|'.join(_NAMES)})-([0-9a-f]{{8}})")


def problems(kind: Kind, seed: int, difficulty: int | None = None) -> Iterator[Problem]:
    """The problem of a seed and those of the seeds after it, none twice.

    With a difficulty, only those that are just so difficult. They end where nothing new is found.

    >>> found = next(problems("squares", 7, difficulty=5))
    >>> found.id, found.goal, found.difficulty
    ('squares-00000009', 4, 5)
    """
    seen = set()
    newest = seed
    for number in count(seed):
        if number - newest > _PATIENCE:
            return
        draft = _drawn(kind, number % len(SEEDS))
        if difficulty in (None, draft.difficulty) and draft.given not in seen:
            seen.add(draft.given)
            newest = number
            yield draft.written(kind, number % len(SEEDS))


def problem(name: str) -> Problem:
    """The problem with that id. Raises ``Malformed``.

    >>> found = problem("squares-00000007")
    >>> " ".join(map(str, found.hands[0])), {answer.counted for answer in found.answers}
    ('rOy yOr yOy oYo gYo yGb bGb', {4})
    """
    match = _ID.fullmatch(name)
    if not match:
        raise Malformed("pentaraduga-problem", text=name, expected=KINDS)
    return next(problems(_NAMES[match[1]], int(match[2], 16)))


def id_of(kind: Kind, seed: int) -> str:
    """The id of the problem of a seed.

    >>> id_of("squares+", 42)
    'squares-plus-0000002a'
    """
    return f"{_word(kind)}-{seed:08x}"


class _Draft(NamedTuple):
    """A problem before it is written down."""

    #: The tiles to be laid; to the start, if there is one.
    tiles: Sequence[Tile]
    start: Figure
    answers: Sequence[Figure]

    @property
    def given(self) -> frozenset[Tile | Placement]:
        """What a player gets: other problems have others."""
        return frozenset((*self.tiles, *self.start))

    @property
    def difficulty(self) -> int:
        """From 1 to 5, as told at the top."""
        first = self._first_squares()
        misleading = first.count(False) / len(first) if first else 0
        number = len(self.answers)
        return 1 + (number <= 5) + (number <= 2) + (misleading >= 0.4) + (misleading >= 0.7)

    def _first_squares(self) -> list[bool]:
        """Of every square that can be made at once, whether it is in an answer."""
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

    def written(self, kind: Kind, seed: int) -> Problem:
        """The problem with all its answers in notation."""
        quados = kind == "quados"
        # Answers that begin with the same tile can be told as other endings of the first.
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
        """In how many answers a tile can be laid first."""
        meetings = (self.start.meets(answer[tile]) for answer in self.answers)
        return sum(bool(meeting and meeting.contacts) for meeting in meetings)


def _drawn(kind: Kind, seed: int) -> _Draft:
    """The first of chance's deals that makes a problem."""
    chance = Random(f"{kind} {seed}")
    draw = _quados if kind == "quados" else _squares
    while True:
        draft = draw(kind, chance)
        if draft.answers:
            return draft


def _squares(kind: Kind, chance: Random) -> _Draft:
    # Of the fourteen tiles there are few fair deals: the same ones would come again and again.
    deal = deal_fairly if kind == "squares+" else deal_randomly
    hand = _sorted(deal(_tiles_of(kind), chance)[0])
    return _Draft(hand, EMPTY, _answers(hand, _GOALS[kind]))


def _quados(kind: Kind, chance: Random) -> _Draft:
    hand, rest = map(_sorted, deal_randomly(_tiles_of(kind), chance))
    starts = _answers(hand, [_START_GOAL])
    if not starts:
        return _Draft(rest, EMPTY, [])
    start = chance.choice(starts).grown(hand[0])
    return _Draft(rest, start, _answers(rest, _GOALS[kind], "quados", start))


def _answers(
    tiles: Sequence[Tile], goals: Sequence[int], goal: Goal = "squares", start: Figure = EMPTY
) -> list[Figure]:
    """All best figures, always in the same order; none where they make no problem."""
    # The answer without faults comes soon; with them it takes long where little can be made.
    if best_figure(tiles, goal, free=True, start=start).counted not in goals:
        return []
    found = all_figures(tiles, goal, start=start, most=MOST_ANSWERS)
    if found.number > MOST_ANSWERS or not all(figure.clean for figure in found.figures):
        return []
    figures = found.figures if start.placements else [f.canonical for f in found.figures]
    # In the order of the book's letters, which seeds of problems have always relied on.
    return sorted(figures, key=lambda figure: sorted(to_cyrillic(str(place)) for place in figure))


def _written(answers: Sequence[Figure], start: Figure) -> str:
    """The first answer, and how the others end."""
    first = answers[0]
    return " / ".join(
        [write_figure(first, start), *(_ending(answer, first) for answer in answers[1:])]
    )


def _ending(answer: Figure, first: Figure) -> str:
    """What differs, from a tile on that is laid at the same time in both."""
    pairs = zip(answer, first, strict=True)
    same = next(at for at, (one, other) in enumerate(pairs) if one != other)
    if answer.tiles[same] is not first.tiles[same]:
        same -= 1
    return write_figure(answer, Figure(answer.placements[:same]))


def _with_twin(hand: Sequence[Tile], tiles: Sequence[Tile]) -> tuple[tuple[Tile, ...], ...]:
    """The hand, and all the other tiles if they are the hand in other colours."""
    if any({*hand}.isdisjoint(map(exchange.get, hand)) for exchange in fair_exchanges(tiles)):
        return tuple(hand), tuple(tile for tile in tiles if tile not in hand)
    return (tuple(hand),)


def _tiles_of(kind: Kind) -> Sequence[Tile]:
    return TILES if kind == "squares+" else FIVE_COLOURS


def _sorted(tiles: Iterable[Tile]) -> list[Tile]:
    return sorted(tiles, key=lambda tile: tile.index)
