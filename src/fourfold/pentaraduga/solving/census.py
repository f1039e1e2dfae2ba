"""The census: the value of the best figure of every hand, with a figure as the witness.

A certificate has one line per class of hands that are equal up to recolouring and reflection: a
hand as a bit mask, the size of the class, the value, and the places of a figure. The figures prove
the lower bound by the rules alone; the solver proves the upper bound.
"""

from __future__ import annotations

import gzip
from collections import Counter
from collections.abc import Generator, Iterable, Iterator
from itertools import combinations
from math import comb
from pathlib import Path
from random import Random
from typing import NamedTuple

from fourfold.jobs.checkpoints import PartsDone, kept_lines
from fourfold.jobs.crews import Crew
from fourfold.pentaraduga.core.figure import EMPTY, Figure
from fourfold.pentaraduga.core.lattice import Placement
from fourfold.pentaraduga.core.tiles import FIVE_COLOURS, TILES, Colour, Tile, mask_of, tiles_in
from fourfold.pentaraduga.solving.hands import Hand, classes, images
from fourfold.pentaraduga.solving.solver import Objective, best_figure
from fourfold.play import Malformed

__all__ = [
    "CENSUSES",
    "QUESTIONS",
    "Census",
    "CensusQuestion",
    "HandClass",
    "certificate_in",
    "distribution",
    "read",
    "ring_share",
    "take",
    "verify",
]

#: The number of hands in a task: the most that a killed process can lose.
_BATCH_HANDS = 32


class HandClass(NamedTuple):
    """A hand, the size of its class, their value, and the places of a figure of that value."""

    hand: Hand
    hands: int
    value: int
    places: tuple[str, ...]

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The tiles of the hand."""
        return tiles_in(self.hand)

    @property
    def figure(self) -> Figure:
        """The figure; empty if the value is 0 and needs no witness."""
        return Figure(map(Placement.parse, self.places))

    def __str__(self) -> str:
        return " ".join([f"{self.hand:06x}", str(self.hands), str(self.value), *self.places])

    @classmethod
    def parse(cls, line: str) -> HandClass:
        """Reads a line of a certificate. Raises ``Malformed``.

        >>> entry = HandClass.parse("000090 2 1 rOrU@0,0 yOyD@0,-1")
        >>> entry.figure.counted, entry.hands
        (1, 2)
        """
        try:
            hand, hands, value, *places = line.split()
            return cls(int(hand, 16), int(hands), int(value), tuple(places))
        except ValueError:
            raise Malformed("census-line", line=line) from None


class Census(NamedTuple):
    """The definition of a census: which hands it covers, and for which goal."""

    name: str
    tiles: tuple[Tile, ...]
    size: int
    goal: Objective

    @property
    def hands(self) -> int:
        """The number of hands."""
        return comb(len(self.tiles), self.size)

    def classes(self) -> dict[Hand, int]:
        """Returns one hand of every class with the size of the class."""
        return classes(self.tiles, self.size)

    def value(self, figure: Figure) -> int:
        """Returns the value of a figure by the Python rules alone, without the kernel."""
        if self.goal == "rings":
            return len(figure.rings) if figure.clean else 0
        return figure.counted

    def solve(self, hand: Hand, hands: int) -> HandClass:
        """Returns the entry of a hand with its best figure.

        >>> CENSUSES["rings"].solve(mask_of([Tile.ORO, Tile.GYO, Tile.YGY, Tile.ROY]), 24).value
        1
        """
        figure = best_figure(tiles_in(hand), self.goal).figure or EMPTY
        return HandClass(hand, hands, self.value(figure), tuple(map(str, figure)))


CENSUSES = {
    census.name: census
    for census in (
        Census("squares", FIVE_COLOURS, 7, "squares"),
        Census("squares+", TILES, 12, "squares"),
        # A larger hand has a ring if four of its tiles make one.
        Census("rings", TILES, 4, "rings"),
    )
}


def take(census: Census, folder: Path, crew: Crew) -> Generator[PartsDone, None, None]:
    """Takes a census or resumes it; writes the certificate to the folder when it is complete.

    Every solved batch goes to a checkpoint at once, so a census that is stopped loses little.
    """
    wanted = census.classes()
    folder.mkdir(parents=True, exist_ok=True)
    checkpoint = folder / f"{census.name}.partial"
    done = {entry.hand: entry for entry in map(HandClass.parse, kept_lines(checkpoint))}
    pending = [(hand, hands) for hand, hands in wanted.items() if hand not in done]
    yield PartsDone(len(done), len(wanted))
    tasks = [
        (census.name, pending[start : start + _BATCH_HANDS])
        for start in range(0, len(pending), _BATCH_HANDS)
    ]
    with checkpoint.open("a", encoding="utf-8") as file:
        for entries in crew(_solve, tasks):
            file.writelines(f"{entry}\n" for entry in entries)
            file.flush()
            done.update((entry.hand, entry) for entry in entries)
            yield PartsDone(len(done), len(wanted))
    _write(certificate_in(folder, census), census, (done[hand] for hand in wanted))
    checkpoint.unlink()


def _solve(task: tuple[str, list[tuple[Hand, int]]]) -> list[HandClass]:
    name, hands = task
    return [CENSUSES[name].solve(*hand) for hand in hands]


def certificate_in(folder: Path, census: Census) -> Path:
    """Returns the path of the certificate of a census.

    >>> certificate_in(Path("census"), CENSUSES["rings"]).name
    'rings.txt.gz'
    """
    return folder / f"{census.name}.txt.gz"


def _write(path: Path, census: Census, entries: Iterable[HandClass]) -> None:
    """Writes a certificate atomically; equal entries make equal files, byte by byte."""
    text = "".join(f"{line}\n" for line in (census.name, *entries))
    new = path.with_suffix(".new")
    new.write_bytes(gzip.compress(text.encode(), mtime=0))
    new.replace(path)


def read(path: Path, census: Census) -> list[HandClass]:
    """Reads a certificate. Raises ``Malformed`` if it is damaged or of another census."""
    try:
        name, *lines = gzip.decompress(path.read_bytes()).decode().splitlines() or [""]
    except (EOFError, gzip.BadGzipFile, UnicodeDecodeError):
        raise Malformed("census-file", path=path) from None
    if name != census.name:
        raise Malformed("census-other", path=path, name=name, expected=census.name)
    return [HandClass.parse(line) for line in lines]


# Checking


def verify(
    census: Census, entries: list[HandClass], *, samples: int, seed: int
) -> Iterator[tuple[PartsDone, Malformed | None]]:
    """Checks a certificate and yields the problem, if any, entry by entry.

    Every class must be there exactly once with its right size and a figure of exactly its tiles
    that has the stated value. ``samples`` hands are solved again, or all if there are fewer.
    """
    wanted = census.classes()
    chosen = set(Random(seed).sample(range(len(entries)), min(samples, len(entries))))
    seen: set[Hand] = set()
    for number, entry in enumerate(entries):
        step = PartsDone(number + 1, len(entries))
        try:
            if entry.hand in seen:
                raise Malformed("census-twice", hand=tiles_in(entry.hand))
            seen.add(entry.hand)
            _require_sound(census, entry, wanted.get(entry.hand, 0))
            if number in chosen:
                _require_optimal(census, entry)
        except Malformed as problem:
            yield step, Malformed("census-entry", number=number + 1, problem=problem)
        else:
            yield step, None
    end = PartsDone(len(entries), len(entries))
    for hand in wanted.keys() - seen:
        yield end, Malformed("census-missing", hand=tiles_in(hand))
    if (total := sum(entry.hands for entry in entries)) != census.hands:
        yield end, Malformed("census-total", total=total, expected=census.hands)


def _require_sound(census: Census, entry: HandClass, hands: int) -> None:
    """Raises ``Malformed`` if an entry contradicts the rules."""
    if not hands:
        raise Malformed("census-hand", hand=tiles_in(entry.hand))
    if entry.hands != hands:
        raise Malformed("census-hands", hands=entry.hands, expected=hands)
    figure = entry.figure
    # A value of 0 needs no witness.
    if (figure.placements or entry.value) and mask_of(figure.tiles) != entry.hand:
        raise Malformed("census-tiles", hand=tiles_in(entry.hand), tiles=figure.tiles)
    if (counted := census.value(figure)) != entry.value:
        raise Malformed("census-value", value=entry.value, counted=counted)


def _require_optimal(census: Census, entry: HandClass) -> None:
    """Raises ``Malformed`` if the solver finds another value."""
    if (found := census.solve(entry.hand, entry.hands)).value != entry.value:
        raise Malformed("census-best", value=entry.value, found=found.value, places=found.places)


# Results


class CensusQuestion(NamedTuple):
    """Asks for all hands below a value, or only for those with a colour in every tile."""

    census: str
    below: int
    colour: Colour | None = None

    def found(self, entries: Iterable[HandClass]) -> list[HandClass]:
        """Returns the entries of such hands."""
        return [entry for entry in entries if entry.value < self.below and self._asked(entry)]

    def _asked(self, entry: HandClass) -> bool:
        return self.colour is None or all(self.colour in tile.colours for tile in entry.tiles)


#: The questions that the book leaves open.
QUESTIONS = (
    CensusQuestion("squares", 2),
    CensusQuestion("squares", 4, Colour.YELLOW),
    CensusQuestion("squares+", 6),
)


def distribution(entries: Iterable[HandClass]) -> dict[int, int]:
    """Returns the number of hands by value, the lowest value first.

    >>> distribution([HandClass(9, 2, 1, ()), HandClass(5, 4, 0, ()), HandClass(3, 1, 1, ())])
    {0: 4, 1: 3}
    """
    count: Counter[int] = Counter()
    for entry in entries:
        count[entry.value] += entry.hands
    return dict(sorted(count.items()))


def ring_share(rings: Iterable[HandClass], tiles: tuple[Tile, ...], size: int) -> tuple[int, int]:
    """Returns how many hands of ``size`` tiles contain a ring, and how many hands there are.

    ``rings`` are the entries of the census of rings.
    """
    bits = [1 << tile.index for tile in tiles]
    found: set[Hand] = set()
    for four in {image for entry in rings if entry.value for image in images(entry.hand, TILES)}:
        if four & ~sum(bits) == 0:
            rest = [bit for bit in bits if not bit & four]
            found.update(four + sum(more) for more in combinations(rest, size - 4))
    return len(found), comb(len(tiles), size)
