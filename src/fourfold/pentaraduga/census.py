"""The census: what the best figure of every hand counts, with a figure that reaches it.

A certificate has a line for every class of hands that are the same in other colours or in a mirror:
a hand as a mask, how many are like it, what they count, and the places of a figure. That no hand
counts less follows from the figures, by the rules alone; that none counts more the solver proves.
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

from fourfold.pentaraduga.figure import EMPTY, Figure
from fourfold.pentaraduga.hands import Hand, classes, hand_of, images, tiles_of
from fourfold.pentaraduga.lattice import Placement
from fourfold.pentaraduga.solver import Goal, best_figure
from fourfold.pentaraduga.tiles import FIVE_COLOURS, TILES, Colour, Tile
from fourfold.play import Malformed
from fourfold.play.checkpoints import Step, kept_lines
from fourfold.play.crews import Crew

__all__ = [
    "CENSUSES",
    "QUESTIONS",
    "Census",
    "Entry",
    "Question",
    "certificate_in",
    "distribution",
    "read",
    "ring_share",
    "take",
    "verify",
]

#: How many hands are solved at a time, and lost at most where a process is killed.
_BATCH = 32


class Entry(NamedTuple):
    """A hand, how many are like it, what they count, and the places of a figure that does."""

    hand: Hand
    hands: int
    value: int
    places: tuple[str, ...]

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The tiles of the hand."""
        return tiles_of(self.hand)

    @property
    def figure(self) -> Figure:
        """The figure; an empty one where none is needed."""
        return Figure(map(Placement.parse, self.places))

    def __str__(self) -> str:
        return " ".join([f"{self.hand:06x}", str(self.hands), str(self.value), *self.places])

    @classmethod
    def parse(cls, line: str) -> Entry:
        """Reads a line of a certificate. Raises ``Malformed``.

        >>> entry = Entry.parse("000090 2 1 rOrU@0,0 yOyD@0,-1")
        >>> entry.figure.counted, entry.hands
        (1, 2)
        """
        try:
            hand, hands, value, *places = line.split()
            return cls(int(hand, 16), int(hands), int(value), tuple(places))
        except ValueError:
            raise Malformed("census-line", line=line) from None


class Census(NamedTuple):
    """Which hands are looked at, and for what."""

    name: str
    tiles: tuple[Tile, ...]
    size: int
    goal: Goal

    @property
    def hands(self) -> int:
        """How many hands there are."""
        return comb(len(self.tiles), self.size)

    def classes(self) -> dict[Hand, int]:
        """One hand of every class, and how many are like it."""
        return classes(self.tiles, self.size)

    def value(self, figure: Figure) -> int:
        """What a figure counts, by the Python rules alone."""
        if self.goal == "rings":
            return len(figure.rings) if figure.clean else 0
        return figure.counted

    def solve(self, hand: Hand, hands: int) -> Entry:
        """The best figure of a hand.

        >>> CENSUSES["rings"].solve(hand_of([Tile.ORO, Tile.GYO, Tile.YGY, Tile.ROY]), 24).value
        1
        """
        figure = best_figure(tiles_of(hand), self.goal).figure or EMPTY
        return Entry(hand, hands, self.value(figure), tuple(map(str, figure)))


CENSUSES = {
    census.name: census
    for census in (
        Census("squares", FIVE_COLOURS, 7, "squares"),
        Census("squares+", TILES, 12, "squares"),
        # Larger hands have a ring if four of their tiles make one.
        Census("rings", TILES, 4, "rings"),
    )
}


def take(census: Census, folder: Path, crew: Crew) -> Generator[Step, None, None]:
    """Takes a census, or goes on with it; its certificate is in the folder when it is done.

    Whatever was solved is in a checkpoint at once, so one that was stopped loses next to nothing.
    """
    wanted = census.classes()
    folder.mkdir(parents=True, exist_ok=True)
    checkpoint = folder / f"{census.name}.partial"
    done = {entry.hand: entry for entry in map(Entry.parse, kept_lines(checkpoint))}
    pending = [(hand, hands) for hand, hands in wanted.items() if hand not in done]
    yield Step(len(done), len(wanted))
    tasks = [
        (census.name, pending[start : start + _BATCH]) for start in range(0, len(pending), _BATCH)
    ]
    with checkpoint.open("a", encoding="utf-8") as file:
        for entries in crew(_solve, tasks):
            file.writelines(f"{entry}\n" for entry in entries)
            file.flush()
            done.update((entry.hand, entry) for entry in entries)
            yield Step(len(done), len(wanted))
    _write(certificate_in(folder, census), census, (done[hand] for hand in wanted))
    checkpoint.unlink()


def _solve(task: tuple[str, list[tuple[Hand, int]]]) -> list[Entry]:
    name, hands = task
    return [CENSUSES[name].solve(*hand) for hand in hands]


def certificate_in(folder: Path, census: Census) -> Path:
    """Where the certificate of a census is.

    >>> certificate_in(Path("census"), CENSUSES["rings"]).name
    'rings.txt.gz'
    """
    return folder / f"{census.name}.txt.gz"


def _write(path: Path, census: Census, entries: Iterable[Entry]) -> None:
    """Writes a certificate as a whole; the same entries make the same file."""
    text = "".join(f"{line}\n" for line in (census.name, *entries))
    new = path.with_suffix(".new")
    new.write_bytes(gzip.compress(text.encode(), mtime=0))
    new.replace(path)


def read(path: Path, census: Census) -> list[Entry]:
    """Reads a certificate of that census. Raises ``Malformed``."""
    try:
        name, *lines = gzip.decompress(path.read_bytes()).decode().splitlines() or [""]
    except (EOFError, gzip.BadGzipFile, UnicodeDecodeError):
        raise Malformed("census-file", path=path) from None
    if name != census.name:
        raise Malformed("census-other", path=path, name=name, expected=census.name)
    return [Entry.parse(line) for line in lines]


# Checking


def verify(
    census: Census, entries: list[Entry], *, samples: int, seed: int
) -> Iterator[tuple[Step, Malformed | None]]:
    """Checks a certificate entry by entry, and tells what is wrong.

    Every class is there exactly once, for as many hands as it has, with a figure of just these
    tiles that counts what is said. So many hands are solved again, or all if there are fewer.
    """
    wanted = census.classes()
    chosen = set(Random(seed).sample(range(len(entries)), min(samples, len(entries))))
    seen: set[Hand] = set()
    for number, entry in enumerate(entries):
        step = Step(number + 1, len(entries))
        try:
            if entry.hand in seen:
                raise Malformed("census-twice", hand=tiles_of(entry.hand))
            seen.add(entry.hand)
            _check(census, entry, wanted.get(entry.hand, 0))
            if number in chosen:
                _check_optimal(census, entry)
        except Malformed as problem:
            yield step, Malformed("census-entry", number=number + 1, problem=problem)
        else:
            yield step, None
    end = Step(len(entries), len(entries))
    for hand in wanted.keys() - seen:
        yield end, Malformed("census-missing", hand=tiles_of(hand))
    if (total := sum(entry.hands for entry in entries)) != census.hands:
        yield end, Malformed("census-total", total=total, expected=census.hands)


def _check(census: Census, entry: Entry, hands: int) -> None:
    """Raises ``Malformed`` where an entry contradicts the rules."""
    if not hands:
        raise Malformed("census-hand", hand=tiles_of(entry.hand))
    if entry.hands != hands:
        raise Malformed("census-hands", hands=entry.hands, expected=hands)
    figure = entry.figure
    # That a hand makes nothing needs no figure.
    if (figure.placements or entry.value) and hand_of(figure.tiles) != entry.hand:
        raise Malformed("census-tiles", hand=tiles_of(entry.hand), tiles=figure.tiles)
    if (counted := census.value(figure)) != entry.value:
        raise Malformed("census-value", value=entry.value, counted=counted)


def _check_optimal(census: Census, entry: Entry) -> None:
    """Raises ``Malformed`` where the solver finds something else."""
    if (found := census.solve(entry.hand, entry.hands)).value != entry.value:
        raise Malformed("census-best", value=entry.value, found=found.value, places=found.places)


# What follows


class Question(NamedTuple):
    """Whether some hand counts less than that; of hands with a colour in every tile, or of all."""

    census: str
    below: int
    colour: Colour | None = None

    def found(self, entries: Iterable[Entry]) -> list[Entry]:
        """The classes of such hands."""
        return [entry for entry in entries if entry.value < self.below and self._asked(entry)]

    def _asked(self, entry: Entry) -> bool:
        return self.colour is None or all(self.colour in tile.colours for tile in entry.tiles)


#: What the book leaves open.
QUESTIONS = (
    Question("squares", 2),
    Question("squares", 4, Colour.YELLOW),
    Question("squares+", 6),
)


def distribution(entries: Iterable[Entry]) -> dict[int, int]:
    """How many hands count what, the least first.

    >>> distribution([Entry(9, 2, 1, ()), Entry(5, 4, 0, ()), Entry(3, 1, 1, ())])
    {0: 4, 1: 3}
    """
    count: Counter[int] = Counter()
    for entry in entries:
        count[entry.value] += entry.hands
    return dict(sorted(count.items()))


def ring_share(rings: Iterable[Entry], tiles: tuple[Tile, ...], size: int) -> tuple[int, int]:
    """How many hands of so many of the tiles have a ring among them, and of how many.

    The entries are those of the census of rings.
    """
    bits = [1 << tile.index for tile in tiles]
    found: set[Hand] = set()
    for four in {image for entry in rings if entry.value for image in images(entry.hand, TILES)}:
        if four & ~sum(bits) == 0:
            rest = [bit for bit in bits if not bit & four]
            found.update(four + sum(more) for more in combinations(rest, size - 4))
    return len(found), comb(len(tiles), size)
