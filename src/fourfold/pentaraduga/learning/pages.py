"""Pages of rules with figures and exercises, as plain data.

A page is ``pages/LANGUAGE/ID.md``: a title, a lead paragraph, headings with ids
(``## Words {#name}``), paragraphs and lists, and fenced blocks of ``key: value`` lines. ``figure``
shows a figure, ``places`` asks where a tile goes, ``count`` how many of something there are, and
``whether`` if there is any. Marks and answers are computed by the rules.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Literal

import msgspec

from fourfold.pentaraduga.core.figure import Figure
from fourfold.pentaraduga.core.lattice import DIRECTIONS, Direction, Placement, beside
from fourfold.pentaraduga.core.tiles import Tile
from fourfold.pentaraduga.games import GAMES
from fourfold.pentaraduga.learning.glossary import DOCUMENTS, HEADING, WRITTEN_IN, reader
from fourfold.pentaraduga.learning.texts import Reader, Text
from fourfold.play import Malformed

__all__ = [
    "PAGES",
    "WRITTEN_IN",
    "Block",
    "Bullets",
    "Heading",
    "HowMany",
    "Page",
    "Paragraph",
    "Picture",
    "PictureMark",
    "PlaceChoice",
    "Whether",
    "WhichPlaces",
    "page",
    "read_blocks",
    "verdict",
]

#: All pages except the glossary in reading order; variants come last.
PAGES = ("basics", *dict.fromkeys(game.page for game in GAMES.values() if game.page))

MarkKind = Literal["squares", "clashes", "rough", "rings", "holes", "spoiled", "corners"]
Want = Literal["fits", "full", "twice-full", "double", "corner"]
PlaceVerdict = Literal["clash", "rough", "apart", "fits", "full", "twice-full", "double", "corner"]


class PictureMark(msgspec.Struct, frozen=True):
    """A mark on a figure, by its centre."""

    kind: MarkKind
    x: float
    y: float


class Heading(msgspec.Struct, frozen=True, tag="heading"):
    """The beginning of a section."""

    id: str
    title: str


class Paragraph(msgspec.Struct, frozen=True, tag="paragraph"):
    """A paragraph."""

    text: Text


class Bullets(msgspec.Struct, frozen=True, tag="list"):
    """A list."""

    items: tuple[Text, ...]
    ordered: bool = False


class Picture(msgspec.Struct, frozen=True, tag="figure"):
    """A figure with a caption."""

    caption: Text
    figure: tuple[Placement, ...]
    squares: int
    marks: tuple[PictureMark, ...] = ()
    #: Places that are drawn faintly: nothing lies there yet.
    faint: tuple[Placement, ...] = ()
    #: Whether the middle line of Reach is drawn, below the cells with y = 0.
    line: bool = False


class PlaceChoice(msgspec.Struct, frozen=True):
    """A place to choose, its verdict, and whether it is a right answer."""

    placement: Placement
    verdict: PlaceVerdict
    right: bool


class WhichPlaces(msgspec.Struct, frozen=True, tag="places"):
    """Asks where a tile goes."""

    ask: Text
    figure: tuple[Placement, ...]
    tile: Tile
    want: Want
    places: tuple[PlaceChoice, ...]
    why: Text = ()
    line: bool = False


class HowMany(msgspec.Struct, frozen=True, tag="count"):
    """Asks how many there are; the answer shows them as marks."""

    ask: Text
    figure: tuple[Placement, ...]
    squares: int
    answer: int
    #: The largest answer offered; the smallest is 0.
    most: int
    marks: tuple[PictureMark, ...]
    why: Text = ()


class Whether(msgspec.Struct, frozen=True, tag="whether"):
    """Asks whether there is any; the answer shows it as marks."""

    ask: Text
    figure: tuple[Placement, ...]
    squares: int
    answer: bool
    marks: tuple[PictureMark, ...]
    why: Text = ()


Block = Heading | Paragraph | Bullets | Picture | WhichPlaces | HowMany | Whether


class Page(msgspec.Struct, frozen=True):
    """A page: its title, its lead and its blocks.

    >>> page("fulls", "en").title
    'Fulls'
    """

    id: str
    language: str
    title: str
    lead: str
    blocks: tuple[Block, ...]
    age: int | None = None

    @property
    def picture(self) -> Picture:
        """The first figure, which represents the page in lists."""
        return next(block for block in self.blocks if isinstance(block, Picture))


# Computed by the rules


def marks_of(figure: Figure, kind: MarkKind) -> tuple[PictureMark, ...]:
    """Returns a mark for everything of a kind in a figure.

    >>> marks_of(Figure(map(Placement.parse, ["rOrU@0,0", "yOyD@0,-1"])), "squares")
    (PictureMark(kind='squares', x=1, y=0),)
    """
    return tuple(PictureMark(kind, x, y) for x, y in _MIDDLES[kind](figure))


def _side(cell: tuple[int, int], direction: Direction) -> tuple[float, float]:
    dx, dy = direction.step
    return cell[0] + (1 + dx) / 2, cell[1] + (1 + dy) / 2


def _joint(figure: Figure, pair: tuple[Tile, Tile]) -> tuple[float, float]:
    """Returns the centre of the sides that two tiles share."""
    one, other = (figure[tile].cells for tile in pair)
    sides = [_side(cell, d) for cell in one for d in DIRECTIONS if beside(cell, d) in other]
    return sum(x for x, _ in sides) / len(sides), sum(y for _, y in sides) / len(sides)


_MIDDLES: Mapping[MarkKind, Callable[[Figure], Iterator[tuple[float, float]]]] = {
    "squares": lambda figure: iter(figure.squares),
    "clashes": lambda figure: (_side(*side) for side in figure.clashes),
    "rough": lambda figure: (_joint(figure, pair) for pair in figure.rough),
    "rings": lambda figure: ((r.centre[0] + 0.5, r.centre[1] + 0.5) for r in figure.rings),
    "holes": lambda figure: ((x + 0.5, y + 0.5) for hole in figure.holes for x, y in sorted(hole)),
    "spoiled": lambda figure: iter(figure.spoiled),
    "corners": lambda figure: (_joint(figure, pair) for pair in figure.corners),
}


def verdict(figure: Figure, placement: Placement, want: Want) -> PlaceVerdict:
    """Returns the rule that a place breaks, or the best property that it has.

    Raises ``Malformed`` if the tile would overlap another.

    >>> figure = Figure(map(Placement.parse, ["rOrU@0,0"]))
    >>> verdict(figure, Placement.parse("yOyD@0,-1"), "full")
    'full'
    """
    meeting = figure.meets(placement)
    if meeting is None:
        raise Malformed("pentaraduga-overlap", placement=str(placement), other=placement.tile)
    if not meeting.contacts:
        return "apart"
    if meeting.rough:
        return "rough"
    if meeting.clashes:
        return "clash"
    if want == "double":
        return "double" if meeting.double else "fits"
    if want == "corner":
        return "corner" if meeting.double and meeting.corners else "fits"
    return ("fits", "full", "twice-full")[min(2, len(meeting.squares))]


#: The verdicts that satisfy a ``want``.
_ENOUGH: Mapping[Want, tuple[PlaceVerdict, ...]] = {
    "fits": ("fits", "full", "twice-full"),
    "full": ("full", "twice-full"),
    "twice-full": ("twice-full",),
    "double": ("double",),
    "corner": ("corner",),
}


# Reading


class _Fields:
    """The fields of a fenced block."""

    def __init__(self, source: str, read: Reader) -> None:
        self._read = read
        self._lines: dict[str, str] = {}
        for line in source.strip().splitlines():
            key, colon, value = line.partition(": ")
            if not colon or key in self._lines:
                raise Malformed("learn-line", line=line)
            self._lines[key] = value.strip()

    def word(self, key: str, default: str | None = None) -> str:
        if default is None and key not in self._lines:
            raise Malformed("learn-missing", key=key)
        return self._lines.pop(key, default or "")

    def text(self, key: str, default: str | None = None) -> Text:
        return self._read(self.word(key, default))

    def yes(self, key: str) -> bool:
        return self.word(key, "no") == "yes"

    def placements(self, key: str) -> tuple[Placement, ...]:
        return tuple(map(Placement.parse, self.word(key, "").split()))

    def done(self) -> None:
        if self._lines:
            raise Malformed("learn-line", line=next(iter(self._lines)))


def _require_sound(figure: Figure, marks: tuple[PictureMark, ...], faults: bool = False) -> Figure:
    """Returns the figure. Raises ``Malformed`` if it is in parts or has unexpected faults."""
    faults = faults or any(mark.kind in ("clashes", "rough") for mark in marks)
    if not figure.connected or not (figure.clean or faults):
        raise Malformed("learn-figure", figure=" ".join(map(str, figure.placements)))
    return figure


def _figure(fields: _Fields) -> Picture:
    figure = Figure(fields.placements("figure"))
    kinds = fields.word("point", "").split()
    marks = tuple(mark for kind in kinds for mark in marks_of(figure, _kind(kind)))
    if len({mark.kind for mark in marks}) != len(kinds):
        raise Malformed("learn-nothing", what=" ".join(kinds))
    faint = fields.placements("faint")
    for placement in faint:
        figure.add(placement)
    _require_sound(figure, marks)
    return Picture(
        fields.text("caption"),
        figure.placements,
        len(figure.squares),
        marks,
        faint,
        fields.yes("line"),
    )


def _places(fields: _Fields) -> WhichPlaces:
    figure = _require_sound(Figure(fields.placements("figure")), ())
    tile = Tile.parse(fields.word("tile"))
    want: Want = fields.word("want")  # type: ignore[assignment]
    if want not in _ENOUGH:
        raise Malformed("learn-nothing", what=want)
    given = fields.placements("places")
    judged = ((placement, verdict(figure, placement, want)) for placement in given)
    places = tuple(
        PlaceChoice(placement, found, found in _ENOUGH[want]) for placement, found in judged
    )
    if {place.placement.tile for place in places} != {tile} or len({p.right for p in places}) < 2:
        raise Malformed("learn-answers")
    covered = [cell for place in places for cell in place.placement.cells]
    if len(set(covered)) < len(covered):
        raise Malformed("learn-answers")
    return WhichPlaces(
        fields.text("ask"),
        figure.placements,
        tile,
        want,
        places,
        fields.text("why", ""),
        fields.yes("line"),
    )


def _count(fields: _Fields) -> HowMany:
    figure = Figure(fields.placements("figure"))
    kind = _kind(fields.word("what"))
    marks = marks_of(figure, kind)
    most = int(fields.word("most", "5"))
    if len(marks) > most:
        raise Malformed("learn-answers")
    _require_sound(figure, marks, fields.yes("faults"))
    return HowMany(
        fields.text("ask"),
        figure.placements,
        len(figure.squares),
        len(marks),
        most,
        marks,
        fields.text("why", ""),
    )


def _whether(fields: _Fields) -> Whether:
    figure = Figure(fields.placements("figure"))
    kind = _kind(fields.word("what"))
    marks = marks_of(figure, kind)
    _require_sound(figure, marks)
    return Whether(
        fields.text("ask"),
        figure.placements,
        len(figure.squares),
        bool(marks),
        marks,
        fields.text("why", ""),
    )


def _kind(word: str) -> MarkKind:
    if word not in _MIDDLES:
        raise Malformed("learn-nothing", what=word)
    return word  # type: ignore[return-value]


_FENCES: Mapping[str, Callable[[_Fields], Block]] = {
    "figure": _figure,
    "places": _places,
    "count": _count,
    "whether": _whether,
}
_FENCE = re.compile(r"^```(\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_ITEM = re.compile(r"^(?:- |\d+\. )", re.MULTILINE)


def read_blocks(source: str, language: str) -> Iterator[Block]:
    """Yields the blocks of a document. Raises ``Malformed``.

    >>> list(read_blocks("## Words {#name}", "en"))
    [Heading(id='name', title='Words')]
    """
    read = reader(language)
    for part in re.split(r"\n{2,}", source.strip()):
        if heading := HEADING.fullmatch(part):
            read = reader(language)
            yield Heading(heading["id"], heading["title"])
        elif fence := _FENCE.fullmatch(part):
            if fence[1] not in _FENCES:
                raise Malformed("learn-nothing", what=fence[1])
            fields = _Fields(fence[2], read)
            yield _FENCES[fence[1]](fields)
            fields.done()
        elif _ITEM.match(part):
            items = tuple(map(read, _ITEM.split(part)[1:]))
            yield Bullets(items, ordered=part[0] != "-")
        elif part.startswith("#"):
            raise Malformed("learn-line", line=part)
        else:
            yield Paragraph(read(part))


@cache
def page(name: str, language: str) -> Page:
    """Returns a page in a language. Raises ``Malformed`` with the problem in it."""
    source = DOCUMENTS.joinpath(language, f"{name}.md").read_text(encoding="utf-8")
    try:
        title, lead, rest = source.split("\n\n", 2)
        blocks = tuple(read_blocks(rest, language))
        if not title.startswith("# "):
            raise Malformed("learn-line", line=title)
    except (Malformed, ValueError) as error:
        raise Malformed("learn-page", page=name, language=language, problem=error) from error
    return Page(name, language, title.removeprefix("# "), lead, blocks, _age(name))


def _age(name: str) -> int | None:
    """Returns the minimum age for the game of a page; None for a page of variants."""
    of_page = (game for game in GAMES.values() if game.page == name and not game.variant_of)
    return next((game.age for game in of_page), None)
