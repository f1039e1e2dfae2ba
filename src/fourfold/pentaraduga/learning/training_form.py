"""The JSON form of training games; ``trainings`` says what it means.

A record has an ``id``, a ``game`` by the book's name or ours, the ``set`` of 14 or 24 tiles, a
``deal`` of hands and stocks, ``events``, ``checks`` (remarks that count) and what to ``expect``.
Other keys are notes, which are ignored.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeVar

import msgspec

from fourfold.locale import words
from fourfold.pentaraduga.core.lattice import Direction, Placement
from fourfold.pentaraduga.core.tiles import Tile
from fourfold.play import Game, Malformed, Seat

__all__ = ["Expected", "Head", "Holding", "LaidTile", "Said", "game_id", "read", "tiles_of"]

#: The parts of an event that lays tiles of several kinds.
_PARTS = {"complex": ("first", "second"), "composite": ("first", "second", "third")}

#: No figure reaches further.
BookCoordinate = Annotated[int, msgspec.Meta(ge=-999, le=999)]
BookPlace = tuple[str, BookCoordinate, BookCoordinate]
Points = tuple[int, int]
T = TypeVar("T")


class Holding(msgspec.Struct, frozen=True):
    """The tiles dealt to a player."""

    hand: tuple[str, ...]
    stock: tuple[str, ...] = ()


class LaidTile(msgspec.Struct, frozen=True):
    """A tile in its place, perhaps with where it came from and what it touches."""

    tile: str
    place: BookPlace
    source: Seat | None = None
    owner: Seat | None = None
    host: str | None = None

    @property
    def placement(self) -> Placement:
        """The tile in its place."""
        letter, x, y = self.place
        return Placement(Tile.parse(self.tile), Direction.parse(letter), x, y)


class Said(msgspec.Struct, frozen=True):
    """An event: who did what, with everything the record says of it."""

    actor: Seat
    type: str
    #: The number of the move in the book: odd for A, even for B.
    n: Any = None
    fig: str | None = None
    #: One tile; ``tiles`` are several, laid or only named.
    tile: str | None = None
    place: BookPlace | None = None
    source: Seat | None = None
    owner: Seat | None = None
    host: str | None = None
    first: LaidTile | None = None
    second: LaidTile | None = None
    third: LaidTile | None = None
    tiles: tuple[LaidTile | str, ...] = ()
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
    def laid(self) -> tuple[LaidTile, ...]:
        """The tiles that the event lays, in order. Raises ``Malformed`` if a place is missing."""
        if self.type in _PARTS:
            return tuple(self._part(name) for name in _PARTS[self.type])
        if self.type in ("start_figure", "ring_move", "figure"):
            laid = tuple(part for part in self.tiles if isinstance(part, LaidTile))
            if len(laid) < len(self.tiles):
                raise Malformed("training-key", key="place")
            return laid
        if self.place is None:
            raise Malformed("training-key", key="place")
        return (LaidTile(str(self.one()), self.place, self.source, self.owner, self.host),)

    def _part(self, name: str) -> LaidTile:
        part: LaidTile | None = getattr(self, name)
        if part is None:
            raise Malformed("training-key", key=name)
        return part

    def one(self) -> Tile:
        """Returns the tile of the event. Raises ``Malformed`` if there is none."""
        if self.tile is None:
            raise Malformed("training-key", key="tile")
        return Tile.parse(self.tile)

    @property
    def named(self) -> tuple[Tile, ...]:
        """The tiles that the event names, with or without a place."""
        return tuple(
            Tile.parse(part.tile if isinstance(part, LaidTile) else part) for part in self.tiles
        )


class Expected(msgspec.Struct, frozen=True):
    """The expected end, as far as the record states it."""

    score: Points
    left: dict[Seat, tuple[str, ...]] = {}
    #: The squares of both figures, and their points.
    squares: Points | None = None
    points: Points | None = None


class Head(msgspec.Struct, frozen=True):
    """A record whose events and checks are read one by one, so that an error names the part."""

    game: str
    deal: dict[Seat, Holding]
    events: tuple[Any, ...]
    expect: Expected
    set: Literal[14, 24] = 14
    prefigures: dict[str, tuple[LaidTile, ...]] = {}
    checks: tuple[Any, ...] = ()


def read(data: object, form: type[T], part: str) -> T:
    """Reads a part of a record in its form. Raises ``Malformed`` with the name of the part."""
    try:
        return msgspec.convert(data, form)
    except (msgspec.ValidationError, OverflowError, RecursionError) as error:
        raise Malformed("data", part=part, problem=str(error)) from None


def game_id(head: Head, games: Mapping[str, Game[Any, Any, Any]]) -> str:
    """Returns the id of the game. Raises ``Malformed``.

    The book is Russian, so its names are the Russian names of the games.

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
    """Returns a name normalised in case and blanks."""
    return "".join(text.casefold().split())


def tiles_of(told: str | tuple[str, ...] | None) -> tuple[Tile, ...]:
    """Returns the tiles of a field with none, one or several.

    >>> tiles_of(None), tiles_of("oRo"), tiles_of(("oRo",))
    ((), (<Tile.ORO: 'oRo'>,), (<Tile.ORO: 'oRo'>,))
    """
    return tuple(map(Tile.parse, (told,) if isinstance(told, str) else told or ()))
