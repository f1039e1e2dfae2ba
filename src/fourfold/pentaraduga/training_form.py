"""The form in which training games are written down for programs; what they mean is the rules'.

A record has an ``id``, a ``game`` by the book's name or ours, the ``set`` of 14 or 24 tiles, a
``deal`` of hands and stocks, ``events``, ``checks`` (counted remarks) and what to ``expect``.
Whatever else it holds is a note.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeVar

import msgspec

from fourfold.locale import words
from fourfold.pentaraduga.lattice import Direction, Placement
from fourfold.pentaraduga.tiles import Tile
from fourfold.play import Game, Malformed, Seat

__all__ = ["Expected", "Head", "Holding", "Laid", "Said", "game_id", "read", "tiles_of"]

#: What a move of several kinds of tiles is made of.
_PARTS = {"complex": ("first", "second"), "composite": ("first", "second", "third")}

#: No figure reaches farther.
Coordinate = Annotated[int, msgspec.Meta(ge=-999, le=999)]
Place = tuple[str, Coordinate, Coordinate]
Points = tuple[int, int]
T = TypeVar("T")


class Holding(msgspec.Struct, frozen=True):
    """What a player was dealt."""

    hand: tuple[str, ...]
    stock: tuple[str, ...] = ()


class Laid(msgspec.Struct, frozen=True):
    """A tile in its place, and perhaps where it came from and what it touches."""

    tile: str
    place: Place
    source: Seat | None = None
    owner: Seat | None = None
    host: str | None = None

    @property
    def placement(self) -> Placement:
        """The tile in its place."""
        letter, x, y = self.place
        return Placement(Tile.parse(self.tile), Direction.parse(letter), x, y)


class Said(msgspec.Struct, frozen=True):
    """An event: who did what, and all that is said of it."""

    actor: Seat
    type: str
    #: The number of the move in the book: odd for A, even for B.
    n: Any = None
    fig: str | None = None
    #: A tile alone; or several, laid or only named.
    tile: str | None = None
    place: Place | None = None
    source: Seat | None = None
    owner: Seat | None = None
    host: str | None = None
    first: Laid | None = None
    second: Laid | None = None
    third: Laid | None = None
    tiles: tuple[Laid | str, ...] = ()
    draw: str | tuple[str, ...] | None = None
    give: str | tuple[str, ...] | None = None
    take: str | None = None
    give_to: Literal["own_end", "partner_end"] | None = None
    take_from: Literal["own_start", "partner_start"] | None = None
    mark: Literal["", "::"] | None = None
    finish: Literal["", ">", ">>"] | None = None
    reach: bool | None = None
    intercept: bool | None = None
    squares: int | None = None
    violations: int | None = None

    @property
    def laid(self) -> tuple[Laid, ...]:
        """The tiles that it lays, in this order."""
        if self.type in _PARTS:
            return tuple(self._part(name) for name in _PARTS[self.type])
        if self.type in ("start_figure", "ring_move", "figure"):
            laid = tuple(part for part in self.tiles if isinstance(part, Laid))
            if len(laid) < len(self.tiles):
                raise Malformed("training-key", key="place")
            return laid
        if self.place is None:
            raise Malformed("training-key", key="place")
        return (Laid(str(self.one()), self.place, self.source, self.owner, self.host),)

    def _part(self, name: str) -> Laid:
        part: Laid | None = getattr(self, name)
        if part is None:
            raise Malformed("training-key", key=name)
        return part

    def one(self) -> Tile:
        """The tile it speaks of."""
        if self.tile is None:
            raise Malformed("training-key", key="tile")
        return Tile.parse(self.tile)

    @property
    def named(self) -> tuple[Tile, ...]:
        """The tiles that it names, wherever they are said to lie."""
        return tuple(
            Tile.parse(part.tile if isinstance(part, Laid) else part) for part in self.tiles
        )


class Expected(msgspec.Struct, frozen=True):
    """How it ends, as far as that is said."""

    score: Points
    left: dict[Seat, tuple[str, ...]] = {}
    #: The squares, and the points, of both figures.
    squares: Points | None = None
    points: Points | None = None


class Head(msgspec.Struct, frozen=True):
    """A record whose parts are read one by one, so that it is plain which of them is wrong."""

    game: str
    deal: dict[Seat, Holding]
    events: tuple[Any, ...]
    expect: Expected
    set: Literal[14, 24] = 14
    prefigures: dict[str, tuple[Laid, ...]] = {}
    checks: tuple[Any, ...] = ()


def read(data: object, form: type[T], part: str) -> T:
    """A part of a record in its form. Raises ``Malformed``."""
    try:
        return msgspec.convert(data, form)
    except (msgspec.ValidationError, OverflowError, RecursionError) as error:
        raise Malformed("data", part=part, problem=str(error)) from None


def game_id(head: Head, games: Mapping[str, Game[Any, Any, Any]]) -> str:
    """Returns which game it is. Raises ``Malformed``.

    The book is Russian: its names are those that the games have in Russian.

    >>> from fourfold.pentaraduga.games import GAMES
    >>> game_id(Head("Кольца", {}, (), Expected((0, 0)), set=24), GAMES)
    'rings+'
    """
    book = words("ru")
    named = {_name(book(f"web-game-{game.word}")): game for game in games.values()} | dict(games)
    game = named.get(_name(head.game))
    if game and game.pieces < head.set:
        game = next((one for one in games.values() if one.variant_of == game.id), None)
    if game is None:
        raise Malformed("training-game", name=head.game, set=head.set, expected=tuple(games))
    return game.id


def _name(text: str) -> str:
    """A name as people may write it, in any case and with any blanks."""
    return "".join(text.casefold().split())


def tiles_of(told: str | tuple[str, ...] | None) -> tuple[Tile, ...]:
    """The tiles that are told: none, one or several.

    >>> tiles_of(None), tiles_of("oRo"), tiles_of(("oRo",))
    ((), (<Tile.ORO: 'oRo'>,), (<Tile.ORO: 'oRo'>,))
    """
    return tuple(map(Tile.parse, (told,) if isinstance(told, str) else told or ()))
