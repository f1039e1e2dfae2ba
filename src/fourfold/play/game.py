"""The descriptor of a game: its rules, types, notation and presentation."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, partial
from random import Random
from typing import Any, Generic, Literal, Protocol, TypeVar, get_type_hints

import msgspec

from fourfold.play.bots import Bot
from fourfold.play.decoding import checked, convert
from fourfold.play.rules import Rules
from fourfold.play.tables.acts import any_act
from fourfold.play.tables.stream import News, TableView
from fourfold.play.tables.table import Table
from fourfold.play.values import Act, Event, Offers, Seat

__all__ = ["Game", "Notation", "Style"]

S = TypeVar("S")
A = TypeVar("A", bound=Act)
D = TypeVar("D")
S_contra = TypeVar("S_contra", contravariant=True)

#: How a game is played: on a board, with tiles in turns, as a race, or behind a screen.
Style = Literal["board", "turns", "race", "screen"]

_types = cache(get_type_hints)


class Notation(Protocol[S_contra, A, D]):
    """The text notation of a game: each action is a word, with an optional detail in brackets."""

    def write(self, state: S_contra, action: A) -> str:
        """Returns an action as ``word`` or ``word (detail)``."""

    def read(self, state: S_contra, word: str, detail: str | None) -> A:
        """Returns the action that a word means in a state. Raises ``Malformed``."""

    def actor(self, state: S_contra, action: A) -> Seat | None:
        """Returns the seat that acts if the record names none; ``None`` is the clock."""

    def number(self, state: S_contra, action: A) -> int | None:
        """Returns the move number to print before an action, if it begins a new move."""

    def write_deal(self, deal: D) -> str:
        """Returns a deal as one line."""

    def read_deal(self, text: str) -> D:
        """Returns the deal written by ``write_deal``. Raises ``Malformed``."""


@dataclass(frozen=True)
class Game(Generic[S, A, D]):
    """The descriptor of a game: everything that pages, terminal, bots and records need to know.

    ``options`` and ``deal`` are types, ``actions`` is a union of types.
    """

    id: str
    #: Games of a family share pages, matches and texts.
    family: str
    #: Selects the table component of the web app.
    style: Style
    options: type[Any]
    deal: type[D]
    actions: Any
    #: The type that ``Rules.view`` returns.
    view: type[Any]
    rules: Callable[[Any], Rules[S, A, D]]
    presets: Mapping[str, Any]
    notation: Notation[S, A, D]
    #: Bot factories by level, weakest first; each takes a seed.
    bots: Mapping[str, Callable[[int], Bot]]
    #: The default level; ``None`` if the game has no bots.
    level: str | None
    #: Returns a deal that starts from a state of another game; ``None`` if there are no set-ups.
    set_up: Callable[[S], D] | None
    #: The same, with everything redrawn that is hidden from one of the players.
    set_up_anew: Callable[[Rules[S, A, D], S, Random], D] | None
    #: Returns a spectator's view as an SVG document.
    picture: Callable[[Any], str]
    #: Returns what everybody missed in a finished game, from its options and states; the key is the
    #: index of the state after the move in question.
    overlooked: Callable[[Any, Sequence[S]], Mapping[int, Sequence[Any]]]
    #: The number of pieces or tiles, and the minimum age, if its publisher states one.
    pieces: int
    age: int | None = None
    #: Return the events of a finished game as everybody may read them, and a state without secrets.
    readable: Callable[[Table[S, A, D]], Sequence[Event[Any]]] = lambda table: table.events
    open_view: Callable[[Rules[S, A, D], S], Any] = lambda rules, state: rules.view(state, None)
    #: Raises ``Malformed`` for a deal from a user with which no game can begin.
    require_deal: Callable[[Any, D], None] = lambda rules, deal: None
    #: Returns the wished options, adapted for two players who share one screen.
    here: Callable[[Any], Any] = lambda options: options
    #: The union of types that ``Rules.news`` returns besides actions.
    heard: Any = None
    #: The base game, if this is a variant: they share lessons and texts.
    variant_of: str | None = None
    #: The document with its rules, if there is one.
    page: str | None = None
    #: The figure shown as its emblem, as placements.
    emblem: Sequence[Any] = ()
    #: The chapter of the rule book, and whether the game is listed after the others.
    chapter: int = 0
    rare: bool = False
    #: Components of its table besides hands and figures, by their names in the web app.
    shows: Sequence[str] = ()

    @property
    def word(self) -> str:
        """The id for message ids and file names, which must not contain ``+``."""
        return self.id.replace("+", "-plus")

    def read_action(self, data: object) -> Act:
        """Returns a game action or table act from plain values. Raises ``Malformed``."""
        action: Act = self.convert(data, self.actions | any_act(), "action")
        return action

    def decode_action(self, data: bytes | str | msgspec.Raw) -> Act:
        """Returns a game action or table act from JSON, faster. Raises ``Malformed``."""
        read = partial(self._actions.decode, data)
        action: Act = checked(read, data, self._actions.type, "action")
        return action

    @cached_property
    def _actions(self) -> msgspec.json.Decoder[Any]:
        # Cached: building a decoder takes far longer than decoding an action.
        return msgspec.json.Decoder(self.actions | any_act())

    def read_options(self, data: object) -> Any:
        """Returns options from plain values. Raises ``Malformed``."""
        return self.convert(data, self.options, "options")

    def read_view(self, data: Mapping[str, Any]) -> TableView:
        """Returns the view of a table from plain values. Raises ``Malformed``."""
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
        """Returns plain values converted to a type. Raises ``Malformed``, naming the part."""
        return convert(data, type_, part)
