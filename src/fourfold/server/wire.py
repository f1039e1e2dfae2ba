"""The messages of the protocol: requests and responses, validated on receipt."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Any, Literal

import msgspec

from fourfold.play import FourfoldError, Instant, Offers, Outcome, Seat, SetUp, Style, TableView
from fourfold.play.tables.stream import News
from fourfold.quarto.solving.solver import Value

__all__ = [
    "PROTOCOL",
    "Accepted",
    "ActMessage",
    "Analyse",
    "Analysed",
    "AnalysisMessage",
    "AnalysisRequest",
    "AnalysisState",
    "AskChoices",
    "BotRequest",
    "Choices",
    "ClientMessage",
    "DeviceRequest",
    "FinishedGame",
    "GameInfo",
    "GuestInfo",
    "Hello",
    "Invitation",
    "JoinRequest",
    "Joined",
    "Link",
    "LookBack",
    "MatchInfo",
    "Next",
    "Now",
    "Opponent",
    "OptionInfo",
    "PresenceMessage",
    "Refusal",
    "Refused",
    "Replay",
    "ReplayStep",
    "Reviewed",
    "ReviewedAction",
    "Seated",
    "ServerMessage",
    "TableInfo",
    "TableRequest",
    "Time",
    "Told",
    "Upload",
    "Worth",
    "facts_of",
]

#: The version of the protocol: grows when an old page cannot talk to a new server.
PROTOCOL = 2

PlayerName = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
# PostgreSQL cannot store a NUL in a text.
Identifier = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[^\x00]*$")]
Locale = Annotated[str, msgspec.Meta(min_length=2, max_length=20, pattern="^[A-Za-z-]+$")]
RecordText = Annotated[str, msgspec.Meta(max_length=100_000)]


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Base of everything that a client sends."""


# HTTP: requests


class GuestInfo(Request, frozen=True, forbid_unknown_fields=True):
    """The name and the language of a guest."""

    name: PlayerName | None = None
    locale: Locale = "en"


class GuestTable(msgspec.Struct, frozen=True):
    """A table at which a guest sits, with its record once the game is over."""

    table: str
    game: str
    seats: list[Seat]
    players: tuple[str | None, str | None]
    started: Instant
    outcome: Outcome | None
    record: msgspec.Raw | None


class GuestDuel(msgspec.Struct, frozen=True):
    """A duel of a guest, with what they have built."""

    duel: str
    kind: str
    seat: Seat
    started: Instant | None
    finished: Instant | None
    placements: msgspec.Raw | None


class GuestData(msgspec.Struct, frozen=True):
    """Everything that the server stores about a guest."""

    guest: str | None
    name: str | None
    locale: str
    tables: list[GuestTable]
    duels: list[GuestDuel]


class Opponent(Request, frozen=True):
    """The opponent: a friend by link, anybody, the computer, or a person at this screen."""

    kind: Literal["friend", "anybody", "bot", "here"]
    #: The level of the computer; the game's default level if not given.
    level: Identifier | None = None


class TableRequest(Request, frozen=True):
    """Opens a new table."""

    game: Identifier
    opponent: Opponent
    preset: Identifier | None = None
    #: Options that differ from the preset.
    options: dict[str, Any] = {}
    games: Annotated[int, msgspec.Meta(ge=1, le=100)] = 1
    #: The games of a mixed match, played in this order and repeated; ``game`` is the first.
    mixed: Annotated[list[Identifier], msgspec.Meta(max_length=20)] = []
    name: PlayerName | None = None
    names: tuple[PlayerName, PlayerName] | None = None
    #: A position to start from, or a record and how many of its events to replay.
    position: Annotated[str, msgspec.Meta(max_length=200)] | None = None
    record: RecordText | None = None
    after: Annotated[int, msgspec.Meta(ge=0)] | None = None
    #: Whether to keep the hidden tiles of the record in a game with a friend: a player may know
    #: them, so the friend has to agree. Otherwise they are drawn again.
    keep_hidden: bool = False
    #: The seat of the guest who opens the table.
    seat: Seat = Seat.A


class JoinRequest(Request, frozen=True):
    """Takes a seat by invitation."""

    name: PlayerName | None = None
    #: Whether the guest agrees to play although the other player may know the hidden tiles.
    agreed: bool = False


class BotRequest(Request, frozen=True):
    """Seats the computer at the empty seat, at the game's default level if not given."""

    level: Identifier | None = None


class DeviceRequest(Request, frozen=True):
    """Asks for a link that moves a seat to another device."""

    seat: Seat


class Upload(Request, frozen=True):
    """A record to store and look at."""

    record: RecordText


# HTTP: answers


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game."""

    default: Any
    #: Its description in English.
    about: str


class GameInfo(msgspec.Struct, frozen=True):
    """The descriptor of a game."""

    id: str
    #: The id as it appears in message ids and file names.
    word: str
    #: Games of a family share their pages and their vocabulary.
    family: str
    #: The game of which it is a variant.
    variant_of: str | None
    #: The style of play: decides which kind of table is shown.
    style: Style
    #: The number of tiles or pieces, and the recommended minimum age if known.
    tiles: int
    age: int | None
    options: dict[str, OptionInfo]
    presets: dict[str, Any]
    #: The computer's levels, weakest first, and the default one.
    levels: list[str]
    level: str | None
    #: The page with its rules, under ``/api/learn``.
    page: str | None
    #: A figure of tiles as the emblem of the game.
    emblem: list[Any]
    #: What its table shows in addition to hands and figures.
    shows: list[str]
    #: Whether it is listed after the others.
    rare: bool


class Seated(msgspec.Struct, frozen=True):
    """The seats that this guest has taken at a table."""

    table: str
    seats: list[Seat]
    invite: str | None = None


class Invitation(msgspec.Struct, frozen=True):
    """The table of an invitation; reading it takes no seat."""

    table: str
    game: str
    options: Any
    players: tuple[str | None, str | None]
    open: bool
    #: How the game was set up. If its hidden tiles may be ``known``, the joining guest must agree.
    set_up: SetUp | None = None


class Link(msgspec.Struct, frozen=True):
    """A one-time link."""

    link: str


class FinishedGame(msgspec.Struct, frozen=True):
    """A finished game of a match."""

    game: str
    table: str
    outcome: Outcome
    #: The points on the score sheet.
    points: tuple[int, int]


class MatchInfo(msgspec.Struct, frozen=True):
    """A match so far."""

    games: list[str]
    entries: list[FinishedGame]
    totals: tuple[int, int]
    #: Whether it is over, possibly early because the lead is decisive; and its winner.
    over: bool
    winner: Seat | None


class Refusal(msgspec.Struct, frozen=True):
    """An error: a code for programs, facts for the message, and the message in English."""

    code: str
    facts: dict[str, Any]
    text: str


class TableInfo(msgspec.Struct, frozen=True):
    """A table as seen from outside the game."""

    table: str
    game: str
    options: Any
    players: tuple[str | None, str | None]
    #: By seat, the level of the computer that plays there.
    levels: tuple[str | None, str | None]
    seats: list[Seat]
    started: Instant
    open: bool
    here: bool = False
    outcome: Outcome | None = None
    match: MatchInfo | None = None
    next: str | None = None
    invite: str | None = None
    #: How the game was set up; null after a random deal.
    set_up: SetUp | None = None
    #: Why the game cannot be read, if so: then only its record is available.
    problem: Refusal | msgspec.UnsetType = msgspec.UNSET


class ReplayStep(msgspec.Struct, frozen=True):
    """A game after one event."""

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
    #: Whether every event is included, so that ``seq`` counts the events of the record.
    whole: bool
    #: Whether it is an uploaded record: then nobody is playing, even if it is not over.
    uploaded: bool
    steps: list[ReplayStep]
    #: Why the game cannot be read beyond these steps, if so.
    problem: Refusal | msgspec.UnsetType = msgspec.UNSET


def facts_of(error: FourfoldError) -> dict[str, Any]:
    """Returns the facts of an error as JSON values."""
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
    """Joins a table: the first message, and any later one that goes on at another table.

    Names the seat, none for a spectator, and the last version that the client has seen.
    """

    protocol: int
    seat: Seat | None = None
    version: Annotated[int, msgspec.Meta(ge=0)] = 0
    #: The table; that of the address if not given. If given, ``joined`` answers it.
    table: Identifier | None = None


class ActMessage(Request, frozen=True, tag="act", tag_field="type"):
    """An action, with an idempotency key that the client chooses."""

    id: Identifier
    action: msgspec.Raw


class AskChoices(Request, frozen=True, tag="choices", tag_field="type"):
    """Asks how a compound action can continue."""

    id: Identifier
    prefix: msgspec.Raw


class Time(Request, frozen=True, tag="time", tag_field="type"):
    """Asks for the server's time."""


ClientMessage = Hello | ActMessage | AskChoices | Time


# WebSocket: from the server


class Joined(msgspec.Struct, frozen=True, tag="joined", tag_field="type"):
    """Answers a hello that names its table: from here on, everything is of that table."""

    now: Instant
    table: str


class Told(msgspec.Struct, frozen=True, tag="update", tag_field="type"):
    """An update of the stream of a seat or a spectator."""

    now: Instant
    version: int
    view: TableView
    news: tuple[News, ...]


class Accepted(msgspec.Struct, frozen=True, tag="accepted", tag_field="type"):
    """Reports that an action is done and on disk."""

    now: Instant
    id: str


class Refused(msgspec.Struct, frozen=True, tag="refused", tag_field="type"):
    """Reports that an action or a message is refused, and why."""

    now: Instant
    id: str | None
    code: str
    facts: dict[str, Any]
    text: str


class Choices(msgspec.Struct, frozen=True, tag="choices", tag_field="type"):
    """The ways in which a compound action can continue."""

    now: Instant
    id: str
    offers: Offers[Any]


class PresenceMessage(msgspec.Struct, frozen=True, tag="presence", tag_field="type"):
    """The seats, and whether their players are connected."""

    now: Instant
    seats: dict[str, bool]


class Next(msgspec.Struct, frozen=True, tag="next", tag_field="type"):
    """The table of the next game, which is ready."""

    now: Instant
    table: str


class Now(msgspec.Struct, frozen=True, tag="time", tag_field="type"):
    """The server's time."""

    now: Instant


ServerMessage = Joined | Told | Accepted | Refused | Choices | PresenceMessage | Next | Now


# WebSocket: analysis


class Analyse(Request, frozen=True, tag="analyse", tag_field="type"):
    """Asks for the value of every square, or of every piece to give."""

    position: Annotated[str, msgspec.Meta(max_length=200)]
    #: The options of the game: what counts as a line. The default rules where not given.
    options: dict[str, Any] = {}
    #: The square placed last: a line that it completes can still be called.
    last: Identifier | None = None


class LookBack(Request, frozen=True, tag="review", tag_field="type"):
    """Asks for a review of every turn of a finished table or of a record."""

    table: Identifier | None = None
    record: RecordText | None = None


AnalysisRequest = Analyse | LookBack


class Worth(msgspec.Struct, frozen=True):
    """Win, draw or loss for the player to move, and in how many plies; null while unknown."""

    value: Value | None = None
    plies: int | None = None


class AnalysisState(msgspec.Struct, frozen=True):
    """The state of an analysis; every message repeats all of it."""

    #: Nodes searched, and seconds of search; both zero while it waits for its turn.
    nodes: int
    seconds: float
    #: The number of solved positions, and of all positions.
    done: int
    all: int
    #: Why this is the last message: all positions are solved, or its time is over. Null before.
    ended: Literal["complete", "time"] | None


class Analysed(AnalysisState, frozen=True, tag="analysis", tag_field="type"):
    """The value of a position, and of every choice, by square or piece."""

    worth: Worth
    choices: dict[str, Worth]
    #: The lines that the last placed piece completes: its player calls them and wins.
    lines: list[Any]


class ReviewedAction(msgspec.Struct, frozen=True):
    """An action, with the value of the game to its player before and after it."""

    event: int
    seat: Seat
    before: Value | None
    after: Value | None
    #: The win or the draw that was thrown away.
    mistake: Value | None
    #: The lines that could have been called instead.
    missed: list[Any]


class Reviewed(AnalysisState, frozen=True, tag="review", tag_field="type"):
    """The review of a game."""

    turns: list[ReviewedAction]
    #: The event that decided the game, once known.
    decided: int | None


AnalysisMessage = Analysed | Reviewed | Refused
