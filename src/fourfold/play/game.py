"""A game of the catalogue: its rules, and how to read and write what belongs to it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, partial
from random import Random
from typing import Any, Generic, Literal, Protocol, TypeVar, get_type_hints

import msgspec

from fourfold.play.acts import any_act
from fourfold.play.bots import Bot
from fourfold.play.decoding import checked, convert
from fourfold.play.rules import Rules
from fourfold.play.stream import News, TableView
from fourfold.play.table import Table
from fourfold.play.values import Act, Event, Offers, Seat

__all__ = ["Game", "Notation", "Style"]

S = TypeVar("S")
A = TypeVar("A", bound=Act)
D = TypeVar("D")
S_contra = TypeVar("S_contra", contravariant=True)

#: How people play: on a board, in turns at a table of tiles, in a race, or behind a screen.
Style = Literal["board", "turns", "race", "screen"]

_types = cache(get_type_hints)


class Notation(Protocol[S_contra, A, D]):
    """A game's actions as a person writes them: a word, and perhaps something in brackets."""

    def write(self, state: S_contra, action: A) -> str:
        """The action as a word, ``word`` or ``word (detail)``."""

    def read(self, state: S_contra, word: str, detail: str | None) -> A:
        """The action this word means in this state. Raises ``Malformed``."""

    def actor(self, state: S_contra, action: A) -> Seat | None:
        """Who is meant when nobody is named."""

    def number(self, state: S_contra, action: A) -> int | None:
        """The move number to print before this action, if a new move begins with it."""

    def write_deal(self, deal: D) -> str:
        """The deal in a line."""

    def read_deal(self, text: str) -> D:
        """Reads it back. Raises ``Malformed``."""


@dataclass(frozen=True)
class Game(Generic[S, A, D]):
    """The descriptor of a game: all that page, terminal, bots, records and documents know of it.

    ``options`` and ``deal`` are types, ``actions`` is a union of types.
    """

    id: str
    #: What it is one of: games of a family share their pages, their matches and their words.
    family: str
    #: How it is played: this decides which table the page shows.
    style: Style
    options: type[Any]
    deal: type[D]
    actions: Any
    #: The type of what a seat sees of its state.
    view: type[Any]
    rules: Callable[[Any], Rules[S, A, D]]
    presets: Mapping[str, Any]
    notation: Notation[S, A, D]
    #: The computer's levels, weakest first: each makes a player from a seed.
    bots: Mapping[str, Callable[[int], Bot]]
    #: The level for somebody who has not chosen one; ``None`` where the computer does not play.
    level: str | None
    #: A deal that starts from a state of another game; ``None`` where games cannot be set up.
    set_up: Callable[[S], D] | None
    #: The same, with everything drawn anew that one of the players cannot see.
    set_up_anew: Callable[[Rules[S, A, D], S, Random], D] | None
    #: A spectator's view as an SVG document.
    picture: Callable[[Any], str]
    #: What nobody noticed in a finished game, by the index of the state after the move that did
    #: not, from options and states.
    overlooked: Callable[[Any, Sequence[S]], Mapping[int, Sequence[Any]]]
    #: How many pieces or tiles it has, and from which age it is played, where somebody has said so.
    pieces: int
    age: int | None = None
    #: The events of a finished game as everybody may read them, and a state of it laid open.
    readable: Callable[[Table[S, A, D]], Sequence[Event[Any]]] = lambda table: table.events
    open_view: Callable[[Rules[S, A, D], S], Any] = lambda rules, state: rules.view(state, None)
    #: Raises ``Malformed`` for a deal, written by somebody, with which no game can begin.
    require_deal: Callable[[Any, D], None] = lambda rules, deal: None
    #: The options with which two people can play at one screen, from those that they wish.
    here: Callable[[Any], Any] = lambda options: options
    #: The types of what seats hear of an event instead of its action, as a union.
    heard: Any = None
    #: The game that it varies, if it is a variant: they share lessons and words.
    variant_of: str | None = None
    #: The document that tells its rules, where there is one.
    page: str | None = None
    #: A figure of tiles that stands for it, as placements.
    emblem: Sequence[Any] = ()
    #: Where its book tells it, and whether it is listed after the others.
    chapter: int = 0
    rare: bool = False
    #: What its table shows beside hands and figures, by names that the page knows.
    shows: Sequence[str] = ()

    @property
    def word(self) -> str:
        """The id as a part of message ids and file names, which allow no ``+``."""
        return self.id.replace("+", "-plus")

    def read_action(self, data: object) -> Act:
        """An action from plain values (as JSON gives them), the table's own included."""
        action: Act = self.convert(data, self.actions | any_act(), "action")
        return action

    def decode_action(self, data: bytes | str | msgspec.Raw) -> Act:
        """An action from JSON: the same, many times as fast."""
        read = partial(self._actions.decode, data)
        action: Act = checked(read, data, self._actions.type, "action")
        return action

    @cached_property
    def _actions(self) -> msgspec.json.Decoder[Any]:
        # Kept: making one takes far longer than reading an action.
        return msgspec.json.Decoder(self.actions | any_act())

    def read_options(self, data: object) -> Any:
        """Options from plain values."""
        return self.convert(data, self.options, "options")

    def read_view(self, data: Mapping[str, Any]) -> TableView:
        """Returns what a seat sees of a table from plain values. Raises ``Malformed``."""
        types = _types(TableView) | {
            "options": self.options,
            "view": self.view,
            "offers": Offers[self.actions],  # type: ignore[name-defined]
            "acts": tuple[any_act(), ...],  # type: ignore[misc]
        }
        return TableView(**{name: self.convert(data[name], types[name], name) for name in data})

    def read_news(self, data: Mapping[str, Any]) -> News:
        """Returns news of a table from plain values. Raises ``Malformed``."""
        types = _types(News) | {"what": self.actions | self.heard | any_act()}
        return News(**{name: self.convert(data[name], types[name], name) for name in data})

    def convert(self, data: object, type_: Any, part: str) -> Any:
        """Plain values as a value of this type; what does not fit is named."""
        return convert(data, type_, part)
