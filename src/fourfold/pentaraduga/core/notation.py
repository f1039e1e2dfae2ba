"""Notation of figures: ``oRoU,rOrLL,oYoD``, tile by tile in the order of laying.

The first tile lies at the origin, apex up unless a letter says otherwise. Every other word is a
tile, the direction of its apex, and as many more letters as needed: each narrows the remaining
places to the topmost, rightmost, lowest or leftmost. Tiles named after that are hosts, which the
tile must touch: ``yGbDyGy``. ``::`` says that it makes a square. Letters may be Cyrillic or ASCII,
in any case; what is not needed may be left out.

``oRoU@0,0`` is a place by its coordinates, legal or not. ``(to oRo)`` is a remark: it touches oRo.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import combinations, product
from typing import NamedTuple

from fourfold.pentaraduga.core.figure import Figure, Meeting
from fourfold.pentaraduga.core.lattice import DIRECTIONS, Direction, Placement
from fourfold.pentaraduga.core.letters import (
    COLOUR_LETTERS,
    DIRECTION_LETTERS,
    Alphabet,
    alphabet_of,
)
from fourfold.pentaraduga.core.tiles import Tile
from fourfold.play import Malformed

__all__ = [
    "Condition",
    "read_figure",
    "read_figures",
    "read_placement",
    "write_figure",
    "write_placement",
    "write_places",
]

#: A game's condition on a place; places that fail it are never meant.
Condition = Callable[[Meeting], bool]
#: The places that a word may mean, with what the tile meets there.
_Places = dict[Placement, Meeting]

_EMPTY = Figure()
_ALONE = Meeting({}, (), (), (), ())

_TILE = f"[{''.join(COLOUR_LETTERS)}]{{3}}"
_LETTERS = f"[{''.join(DIRECTION_LETTERS)}]"
_NUMBER = "(-?[0-9]{1,4})"
_WORD = re.compile(
    rf"({_TILE})({_LETTERS}{{0,9}})(?:@{_NUMBER}, ?{_NUMBER})?((?:{_TILE}){{0,6}}) ?(::)?"
    rf"(?: ?\((?:[^()]* )?({_TILE})\))?",
    re.IGNORECASE,
)
_ONLY_LETTERS = re.compile(f"{_LETTERS}+", re.IGNORECASE)
#: Commas between words, not the one between coordinates.
_COMMA = re.compile(r",(?! ?-?[0-9])")
_OR = re.compile(r" ?,? (?:или|or) | ?/ ?", re.IGNORECASE)


# Reading


def read_figure(text: str, start: Figure = _EMPTY, *, condition: Condition | None = None) -> Figure:
    """Returns the figure of a notation, added to ``start``. Raises ``Malformed``.

    >>> figure = read_figure("oRoU,rOrLL,oYoD,bGyR,yOrR,yOyD,gYoR")
    >>> len(figure.squares), figure.clean, str(figure[Tile.ROR])
    (4, True, 'rOrL@-1,0')
    >>> read_figure("rOr,yOy,rOyL")
    Traceback (most recent call last):
    ...
    fourfold.play.errors.Malformed: Tile 3: “rOyL” has several places: rOyL@0,-3, rOyL@0,1.
    """
    return _laid(_words(text), start, condition)


def read_figures(
    text: str, start: Figure = _EMPTY, *, condition: Condition | None = None
) -> list[Figure]:
    """Returns the figures of a notation with endings after ``/``, ``или`` or ``or``.

    An ending replaces everything from its first tile on; letters alone are another place for the
    last tile. Raises ``Malformed``.

    >>> [str(figure[Tile.ROY]) for figure in read_figures("rOrU,yOy,rOyR / D")]
    ['rOyR@-1,-1', 'rOyD@2,-1']
    """
    first, *endings = map(_words, _OR.split(_bare(text)))
    # Laying the first figure limits its words to the tiles; every ending is looked up among them.
    figures = [_laid(first, start, condition)]
    tiles = [word[:3].lower() for word in first]
    for ending in endings:
        if _ONLY_LETTERS.fullmatch(ending[0]):
            ending[0] = first[-1][:3] + ending[0]
        if ending[0][:3].lower() not in tiles:
            raise Malformed("pentaraduga-ending", word=ending[0])
        line = first[: tiles.index(ending[0][:3].lower())] + ending
        figures.append(_laid(line, start, condition))
    return figures


def read_placement(
    text: str, figure: Figure = _EMPTY, *, condition: Condition | None = None
) -> Placement:
    """Returns the place that a word means. Raises ``Malformed`` if there are several or none.

    >>> figure = read_figure("rOr,yOy")
    >>> str(read_placement("rOyR", figure)), str(read_placement("rOyD@7,7", figure))
    ('rOyR@-1,-1', 'rOyD@7,7')
    """
    word = _Word.parse(text)
    if word.tile in figure:
        raise Malformed("pentaraduga-tile-twice", tile=word.tile)
    places = word.among(_places(word, figure, condition))
    if len(places) > 1:
        raise Malformed("pentaraduga-several", word=text, places=_named(places, text))
    if not places:
        elsewhere = _named(figure.places(word.tile) if figure.placements else (), text)
        tile = _Word(word.tile).written(alphabet_of(text))
        raise Malformed(
            "pentaraduga-nowhere", word=text, tile=tile, places=elsewhere, count=len(elsewhere)
        )
    ((placement, meeting),) = places.items()
    if word.remark and word.remark not in meeting.contacts:
        raise Malformed("pentaraduga-remark", word=text, other=word.remark)
    return placement


def _named(places: Iterable[Placement], text: str) -> tuple[str, ...]:
    """Returns the names of places for a message, in the alphabet of ``text``."""
    return tuple(_Word(*place[:2], place=place).written(alphabet_of(text)) for place in places)


class _Word(NamedTuple):
    """A word of the notation: a tile, and what narrows its places."""

    tile: Tile
    direction: Direction | None = None
    extremes: Sequence[Direction] = ()
    hosts: Sequence[Tile] = ()
    full: bool = False
    place: Placement | None = None
    remark: Tile | None = None

    @classmethod
    def parse(cls, text: str) -> _Word:
        match = _WORD.fullmatch(" ".join(text.split()))
        if not match:
            raise Malformed("pentaraduga-notation", word=text)
        name, letters, x, y, hosts, full, remark = match.groups()
        tile = Tile.parse(name)
        directions = [Direction.parse(letter, within=text) for letter in letters]
        if x and len(directions) != 1:
            raise Malformed("pentaraduga-placement", text=text)
        return cls(
            tile,
            directions[0] if directions else None,
            directions[1:],
            [Tile.parse(hosts[at : at + 3]) for at in range(0, len(hosts), 3)],
            bool(full),
            Placement(tile, directions[0], int(x), int(y)) if x else None,
            Tile.parse(remark) if remark else None,
        )

    def among(self, places: _Places) -> _Places:
        """Returns those of the places that the word means."""
        meant = [
            place
            for place, meeting in places.items()
            if (self.direction is None or self.direction is place.direction)
            and (not self.full or meeting.full)
            and (not self.hosts or all(host in meeting.contacts for host in self.hosts))
        ]
        for extreme in self.extremes:
            meant = _outermost(meant, extreme)
        return {place: places[place] for place in meant}

    def written(self, alphabet: Alphabet = "ascii") -> str:
        parts = (self.tile, self.direction, *self.extremes, *self.hosts)
        text = "".join(part.written(alphabet) for part in parts if part)
        return f"{text}@{self.place.x},{self.place.y}" if self.place else text


def _outermost(places: Iterable[Placement], way: Direction) -> list[Placement]:
    dx, dy = way.step
    reach: dict[int, list[Placement]] = {}
    for place in places:
        reach.setdefault(place.x * dx + place.y * dy, []).append(place)
    return reach[max(reach)] if reach else []


def _places(word: _Word, figure: Figure, condition: Condition | None) -> _Places:
    if word.place:
        figure.add(word.place)  # Raises on an overlap.
        found = [word.place]
    elif not figure.placements:
        return {Placement(word.tile, word.direction or Direction.UP, 0, 0): _ALONE}
    else:
        found = figure.places(word.tile)
    met = {place: meeting for place in found if (meeting := figure.meets(place))}
    if word.place or condition is None:
        return met
    return {place: meeting for place, meeting in met.items() if condition(meeting)}


def _laid(words: Iterable[str], figure: Figure, condition: Condition | None) -> Figure:
    for number, word in enumerate(words, start=1):
        try:
            figure = figure.add(read_placement(word, figure, condition=condition))
        except Malformed as error:
            raise Malformed("pentaraduga-at", number=number, problem=error) from error
    return figure


def _words(text: str) -> list[str]:
    return [word.strip() for word in _COMMA.split(_bare(text))]


def _bare(text: str) -> str:
    """Returns a text with single spaces and without brackets round the whole."""
    text = " ".join(text.split())
    return text[1:-1] if text.startswith("(") and text.endswith(")") else text


# Writing


def write_figure(
    figure: Figure,
    start: Figure = _EMPTY,
    *,
    condition: Condition | None = None,
    alphabet: Alphabet = "ascii",
) -> str:
    """Returns the shortest notation of a figure, moved so that it begins at the origin.

    With ``start``, only the tiles added to it are written. A tile that does not fit is written with
    its coordinates.

    >>> figure = read_figure("oRoU,rOrLL,oYoD,bGyR,yOrR,yOyD,gYoR")
    >>> write_figure(figure.moved(3, 4))
    'oRo,rOrLU,oYoD,bGyR,yOrR,yOyD,gYoR'
    """
    if not start.placements and figure.placements:
        _, _, x, y = figure.placements[0]
        figure = figure.moved(-x, -y)
    words, laid = [], start
    for placement in figure.placements[len(start) :]:
        words.append(write_placement(placement, laid, condition=condition, alphabet=alphabet))
        laid = laid.add(placement)
    return ",".join(words)


def write_placement(
    placement: Placement,
    figure: Figure = _EMPTY,
    *,
    condition: Condition | None = None,
    alphabet: Alphabet = "ascii",
) -> str:
    """Returns the shortest word for the next tile; prefers letters to hosts.

    >>> figure = read_figure("rOr,yOy")
    >>> write_placement(Placement.parse("rOyR@-1,-1"), figure)
    'rOyR'
    """
    tile, direction, x, y = placement
    if not figure.placements and x == y == 0:
        return _Word(tile, None if direction is Direction.UP else direction).written(alphabet)
    places = _places(_Word(tile), figure, condition)
    return _shortest(places, [placement])[placement].written(alphabet)


def write_places(places: Mapping[Placement, Meeting | None]) -> list[str]:
    """Returns the shortest words that tell apart these places of one tile.

    Places that make a square end with ``::``.

    >>> figure = read_figure("rOr,yOy")
    >>> write_places({place: figure.meets(place) for place in figure.places(Tile.ROY)})
    ['rOyLD', 'rOyR', 'rOyD', 'rOyU', 'rOyLU']
    """
    met = {place: meeting or _ALONE for place, meeting in places.items()}
    words = _shortest(met, met)
    return [
        words[place].written() + ("::" if meeting.full else "") for place, meeting in met.items()
    ]


def _shortest(places: _Places, asked: Iterable[Placement]) -> dict[Placement, _Word]:
    """Returns the shortest words for the places in ``asked``; prefers letters to hosts."""
    words = _by_letters(places)
    return {
        place: words.get(place) or _by_hosts(place, places) or _Word(*place[:2], place=place)
        for place in asked
    }


def _by_letters(places: _Places) -> dict[Placement, _Word]:
    """Returns the shortest words without hosts, for places that have one."""
    if len(places) == 1:
        return {place: _Word(place.tile) for place in places}
    words: dict[Placement, _Word] = {}
    for direction in DIRECTIONS:
        there = [place for place in places if place.direction is direction]
        for extremes in _EXTREMES:
            if all(place in words for place in there):
                break
            meant = there
            for extreme in extremes:
                meant = _outermost(meant, extreme)
            if len(meant) == 1 and meant[0] not in words:
                words[meant[0]] = _Word(meant[0].tile, direction, extremes)
    return words


def _by_hosts(placement: Placement, places: _Places) -> _Word | None:
    """Returns the shortest word with hosts for one of the places, if there is one."""
    if placement not in places:
        return None
    tile, direction = placement[:2]
    touched = places[placement].contacts
    for count, extremes in _FORMS:
        for hosts in combinations(touched, count):
            if extremes is None:
                word = _Word(tile, hosts=hosts)
            else:
                word = _Word(tile, direction, extremes, hosts)
            if [*word.among(places)] == [placement]:
                return word
    return None


#: The letters after the direction; a second one of the same axis would narrow nothing.
_EXTREMES: list[tuple[Direction, ...]] = [
    (),
    *((one,) for one in DIRECTIONS),
    *((one, one.turned(quarters)) for one in DIRECTIONS for quarters in (1, 3)),
]
#: The number of hosts, and the letters after the direction (None: no direction); by length.
_FORMS = sorted(
    product(range(1, 4), (None, *_EXTREMES)),
    key=lambda form: 3 * form[0] + (0 if form[1] is None else 1 + len(form[1])),
)
