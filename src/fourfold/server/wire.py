"""What goes over the wire: requests and answers, validated where they come in."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Any, Literal

import msgspec

from fourfold.play import FourfoldError, Instant, Offers, Outcome, Seat, SetUp, Style, TableView
from fourfold.play.stream import News
from fourfold.quarto.solver import Value

__all__ = [
    "PROTOCOL",
    "Accepted",
    "Act",
    "Analyse",
    "Analysed",
    "AnalysisMessage",
    "Answer",
    "AskChoices",
    "BotWish",
    "Choices",
    "ClientMessage",
    "DeviceWish",
    "Entry",
    "GameInfo",
    "GuestInfo",
    "Hello",
    "Invitation",
    "JoinWish",
    "Link",
    "LookBack",
    "MatchInfo",
    "Next",
    "Now",
    "Opponent",
    "OptionInfo",
    "Presence",
    "Question",
    "Refusal",
    "Refused",
    "Replay",
    "Reviewed",
    "Seated",
    "ServerMessage",
    "Step",
    "TableInfo",
    "TableWish",
    "Time",
    "Told",
    "Turn",
    "Upload",
    "Worth",
    "facts_of",
]

#: Grows when an old page could no longer talk to a new server.
PROTOCOL = 2

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
# Not every database has room for a NUL.
Token = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[^\x00]*$")]
Locale = Annotated[str, msgspec.Meta(min_length=2, max_length=20, pattern="^[A-Za-z-]+$")]
Text = Annotated[str, msgspec.Meta(max_length=100_000)]


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a client asks for."""


# HTTP: requests


class GuestInfo(Request, frozen=True, forbid_unknown_fields=True):
    """What a guest is called, and in which language to be spoken to."""

    name: Name | None = None
    locale: Locale = "en"


class GuestTable(msgspec.Struct, frozen=True):
    """A table at which a guest sits; the record once the game is over."""

    table: str
    game: str
    seats: list[Seat]
    players: tuple[str | None, str | None]
    started: Instant
    outcome: Outcome | None
    record: msgspec.Raw | None


class GuestDuel(msgspec.Struct, frozen=True):
    """A duel in which a guest has built, and what."""

    duel: str
    kind: str
    seat: Seat
    started: Instant | None
    finished: Instant | None
    placements: msgspec.Raw | None


class GuestData(msgspec.Struct, frozen=True):
    """All that the server knows of a guest."""

    guest: str | None
    name: str | None
    locale: str
    tables: list[GuestTable]
    duels: list[GuestDuel]


class Opponent(Request, frozen=True):
    """Who sits opposite: a friend by link, anybody, the computer, or a person at this screen."""

    kind: Literal["friend", "anybody", "bot", "here"]
    #: How strong the computer plays; the game's usual level if nobody cares.
    level: Token | None = None


class TableWish(Request, frozen=True):
    """A new table."""

    game: Token
    opponent: Opponent
    preset: Token | None = None
    #: Changes to the preset.
    options: dict[str, Any] = {}
    games: Annotated[int, msgspec.Meta(ge=1, le=100)] = 1
    #: A match of several games, played in this order round and round; ``game`` is the first.
    mixed: Annotated[list[Token], msgspec.Meta(max_length=20)] = []
    name: Name | None = None
    names: tuple[Name, Name] | None = None
    #: A position to start from, or a record and how many of its events to keep.
    position: Annotated[str, msgspec.Meta(max_length=200)] | None = None
    record: Text | None = None
    after: Annotated[int, msgspec.Meta(ge=0)] | None = None
    #: Whether a friend plays with the hidden tiles of that record, which somebody may know. They
    #: are drawn anew otherwise; and the player who takes the seat has to agree.
    keep_hidden: bool = False
    #: Where to sit oneself.
    seat: Seat = Seat.A


class JoinWish(Request, frozen=True):
    """Takes a seat by invitation."""

    name: Name | None = None
    #: To play though the other may know the hidden tiles, where the invitation says so.
    agreed: bool = False


class BotWish(Request, frozen=True):
    """Seats the computer where nobody comes, at the game's usual level if no other is wished."""

    level: Token | None = None


class DeviceWish(Request, frozen=True):
    """Moves a seat to another device."""

    seat: Seat


class Upload(Request, frozen=True):
    """A record to be looked at."""

    record: Text


# HTTP: answers


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game."""

    default: Any
    #: What it is about, in English.
    about: str


class GameInfo(msgspec.Struct, frozen=True):
    """The descriptor of a game."""

    id: str
    #: The id as a part of message ids and file names.
    word: str
    #: Games of a family share their pages and their words.
    family: str
    #: The game that it varies, if it is a variant.
    variant_of: str | None
    #: How it is played: this decides which table is shown.
    style: Style
    #: How many tiles or pieces there are, and from which age, where somebody has said so.
    tiles: int
    age: int | None
    options: dict[str, OptionInfo]
    presets: dict[str, Any]
    #: The computer's levels, weakest first, and the one for somebody who has not chosen.
    levels: list[str]
    level: str | None
    #: The document that tells its rules, under ``/api/learn``.
    page: str | None
    #: A figure of tiles that stands for it.
    emblem: list[Any]
    #: What its table shows beside hands and figures.
    shows: list[str]
    #: Whether it is listed after the others.
    rare: bool


class Seated(msgspec.Struct, frozen=True):
    """Where this guest sits now."""

    table: str
    seats: list[Seat]
    invite: str | None = None


class Invitation(msgspec.Struct, frozen=True):
    """What an invitation leads to; looking at it takes no seat."""

    table: str
    game: str
    options: Any
    players: tuple[str | None, str | None]
    open: bool
    #: How the game was set up. If its hidden tiles may be ``known``, who joins has to agree.
    set_up: SetUp | None = None


class Link(msgspec.Struct, frozen=True):
    """A one-time link."""

    link: str


class Entry(msgspec.Struct, frozen=True):
    """A game of a match that is over."""

    game: str
    table: str
    outcome: Outcome
    #: What the score sheet enters.
    points: tuple[int, int]


class MatchInfo(msgspec.Struct, frozen=True):
    """A match so far."""

    games: list[str]
    entries: list[Entry]
    totals: tuple[int, int]
    #: Whether it is over, be it early because the lead is safe; and who has won it.
    over: bool
    winner: Seat | None


class Refusal(msgspec.Struct, frozen=True):
    """Why not: a code for programs, facts for the wording, and the wording in English."""

    code: str
    facts: dict[str, Any]
    text: str


class TableInfo(msgspec.Struct, frozen=True):
    """A table from outside."""

    table: str
    game: str
    options: Any
    players: tuple[str | None, str | None]
    #: By seat, at which level the computer plays there.
    levels: tuple[str | None, str | None]
    seats: list[Seat]
    started: Instant
    open: bool
    here: bool = False
    outcome: Outcome | None = None
    match: MatchInfo | None = None
    next: str | None = None
    invite: str | None = None
    #: How the game was set up, if it does not begin as chance has dealt it.
    set_up: SetUp | None = None
    #: Why the game cannot be read, if so: then there is nothing but its record.
    problem: Refusal | msgspec.UnsetType = msgspec.UNSET


class Step(msgspec.Struct, frozen=True):
    """A game after one more event."""

    seq: int
    seat: Seat | None
    at: Instant
    what: Any
    view: Any
    missed: list[Any]


class Replay(msgspec.Struct, frozen=True):
    """A game, event by event, as a spectator saw it."""

    table: str
    game: str
    options: Any
    players: tuple[str | None, str | None]
    outcome: Outcome | None
    #: Whether every event is there, so that ``seq`` counts those of the record.
    whole: bool
    #: Whether somebody brought it as a record: then nobody is playing, even if it is not over.
    uploaded: bool
    steps: list[Step]
    #: Why the game cannot be read beyond these steps, if so.
    problem: Refusal | msgspec.UnsetType = msgspec.UNSET


def facts_of(error: FourfoldError) -> dict[str, Any]:
    """An error's facts as plain values."""
    return {name: _plain(value) for name, value in error.facts.items()}


def _plain(value: object) -> Any:
    if isinstance(value, FourfoldError):
        return str(value)
    if isinstance(value, Enum):
        return str(value)
    if isinstance(value, tuple | list | set | frozenset):
        return [_plain(item) for item in value]
    return value if isinstance(value, str | int | float | bool | None) else str(value)


# WebSocket: from the client


class Hello(Request, frozen=True, tag="hello", tag_field="type"):
    """The first message: which seat (none: a spectator), and which version it has."""

    protocol: int
    seat: Seat | None = None
    version: Annotated[int, msgspec.Meta(ge=0)] = 0


class Act(Request, frozen=True, tag="act", tag_field="type"):
    """Something to be done, under a name of the client's own."""

    id: Token
    action: msgspec.Raw


class AskChoices(Request, frozen=True, tag="choices", tag_field="type"):
    """How a compound action can go on."""

    id: Token
    prefix: msgspec.Raw


class Time(Request, frozen=True, tag="time", tag_field="type"):
    """Asks for the server's time."""


ClientMessage = Hello | Act | AskChoices | Time


# WebSocket: from the server


class Told(msgspec.Struct, frozen=True, tag="update", tag_field="type"):
    """A step of a seat's stream."""

    now: Instant
    version: int
    view: TableView
    news: tuple[News, ...]


class Accepted(msgspec.Struct, frozen=True, tag="accepted", tag_field="type"):
    """An action is done, and on disk."""

    now: Instant
    id: str


class Refused(msgspec.Struct, frozen=True, tag="refused", tag_field="type"):
    """An action or message is refused."""

    now: Instant
    id: str | None
    code: str
    facts: dict[str, Any]
    text: str


class Choices(msgspec.Struct, frozen=True, tag="choices", tag_field="type"):
    """How a compound action can go on."""

    now: Instant
    id: str
    offers: Offers[Any]


class Presence(msgspec.Struct, frozen=True, tag="presence", tag_field="type"):
    """Who is there."""

    now: Instant
    seats: dict[str, bool]


class Next(msgspec.Struct, frozen=True, tag="next", tag_field="type"):
    """The next game is ready."""

    now: Instant
    table: str


class Now(msgspec.Struct, frozen=True, tag="time", tag_field="type"):
    """The server's time."""

    now: Instant


ServerMessage = Told | Accepted | Refused | Choices | Presence | Next | Now


# WebSocket: analysis


class Analyse(Request, frozen=True, tag="analyse", tag_field="type"):
    """Asks what every square, or every piece to give, is worth."""

    position: Annotated[str, msgspec.Meta(max_length=200)]
    #: What counts as a line; the usual rules where nothing is said.
    options: dict[str, Any] = {}
    #: The square placed last: a line that it completes can still be called.
    last: Token | None = None


class LookBack(Request, frozen=True, tag="review", tag_field="type"):
    """Asks what every turn of a finished table, or of a record, was worth."""

    table: Token | None = None
    record: Text | None = None


Question = Analyse | LookBack


class Worth(msgspec.Struct, frozen=True):
    """Win, draw or loss for the player to move, and how soon; null is what is not known yet."""

    value: Value | None = None
    plies: int | None = None


class Answer(msgspec.Struct, frozen=True):
    """What is known so far; every message says all of it anew."""

    #: Boards searched, and seconds of searching; none of either while it waits for its turn.
    nodes: int
    seconds: float
    #: How many positions are solved, of how many.
    done: int
    all: int
    #: Whether this is the last message, because all is known or because its time is over.
    ended: Literal["complete", "time"] | None


class Analysed(Answer, frozen=True, tag="analysis", tag_field="type"):
    """A position, and by square or piece what can be done."""

    worth: Worth
    choices: dict[str, Worth]
    #: The lines that the piece placed last completes: whoever placed it calls, and wins.
    lines: list[Any]


class Turn(msgspec.Struct, frozen=True):
    """What an action was worth to the player who did it, before and after."""

    event: int
    seat: Seat
    before: Value | None
    after: Value | None
    #: The win or the draw that was thrown away.
    mistake: Value | None
    #: The lines that could have been called instead.
    missed: list[Any]


class Reviewed(Answer, frozen=True, tag="review", tag_field="type"):
    """A game in hindsight."""

    turns: list[Turn]
    #: The event that decided it, once that is known.
    decided: int | None


AnalysisMessage = Analysed | Reviewed | Refused
