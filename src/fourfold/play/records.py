"""Records: the deal and the events of a game, as JSON for programs and as text for people.

The text is a few tags in square brackets, then the actions in the game's own notation::

    [Game "quarto"]
    [Rules "advanced move_time=60"]
    [A "Ann"]
    [B "Bo"]

    1. DQSH b2  2. LRTF c3 …

``A:``, ``B:`` or ``clock:`` before an action names the actor where the order does not, and
``{+2.5}`` after it gives the seconds since the previous action. Table acts use the words of
``acts``, such as ``resigns``, ``asks (draw)`` or ``yes (2)`` in answer to the second request. A
semicolon starts a comment that ends with the line. Only the actions are required; a player whose
tag is empty joins later.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Annotated, Any, TypeVar

import msgspec

from fourfold.play.decoding import READING_ERRORS, convert, malformed
from fourfold.play.errors import FourfoldError, Illegal, Malformed
from fourfold.play.game import Game
from fourfold.play.options import read_options, write_options
from fourfold.play.scanner import RecordWord, Scanner, escaped, unescaped
from fourfold.play.tables.acts import TableAct, read_act, write_act
from fourfold.play.tables.table import Table
from fourfold.play.values import Act, Event, Instant, Outcome, Seat

__all__ = ["Record", "RecordedEvent"]

T = TypeVar("T")
Games = Mapping[str, Game[Any, Any, Any]]

FORMAT = "fourfold-record-1"


#: Milliseconds until the year 9999, the last that ``datetime`` supports.
Date = Annotated[Instant, msgspec.Meta(ge=0, le=253_402_300_799_999)]
NonEmptyName = Annotated[str, msgspec.Meta(min_length=1)]
Version = Annotated[int, msgspec.Meta(ge=0, le=999_999_999)]


class RecordedEvent(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """An event of a record: seat, instant and action, without the client's id."""

    seat: Seat | None
    at: Date
    action: Any


class Record(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The deal and all events of a game. ``rules`` is the version of the rules it was played by."""

    game: str
    rules: Version
    options: Any
    deal: Any
    players: tuple[NonEmptyName | None, NonEmptyName | None]
    started: Date
    events: tuple[RecordedEvent, ...]
    outcome: Outcome | None = None
    format: str = FORMAT

    @classmethod
    def of(cls, table: Table[Any, Any, Any], events: Sequence[Event[Any]] | None = None) -> Record:
        """Returns the record of a table, finished or not; ``events`` may leave some events out."""
        opening = table.history()[0]
        events = table.events if events is None else events
        return cls(
            game=table.rules.game,
            rules=table.rules.version,
            options=table.rules.options,
            deal=table.deal,
            players=opening.players,
            started=table.started,
            events=tuple(RecordedEvent(event.seat, event.at, event.action) for event in events),
            outcome=table.outcome,
        )

    def table(self, games: Games) -> Table[Any, Any, Any]:
        """Returns the table after replaying every event. Raises ``Malformed`` if one is illegal.

        The outcome must match the stored one if the record has the current version of the rules.
        """
        table = self.opening(games)
        for number, played in enumerate(self.events, start=1):
            if played.at < table.at:
                raise Malformed("record-time", event=number)
            try:
                table = table.replay(played.seat, played.action, played.at)
            except Illegal as illegal:
                raise Malformed("record-event", event=number, problem=illegal) from illegal
        same_rules = self.rules == table.rules.version
        if self.outcome and same_rules and self.outcome != table.outcome:
            raise Malformed(
                "record-outcome", said=result(self.outcome), found=result(table.outcome)
            )
        return table

    def opening(self, games: Games) -> Table[Any, Any, Any]:
        """Returns the table before its first event."""
        rules = games[self.game].rules(self.options)
        return Table.open(rules, self.deal, self.players, self.started)

    # JSON

    def json(self) -> bytes:
        """Returns the record as JSON."""
        # The format comes first, for people who open the file.
        return msgspec.json.encode({"format": FORMAT, **msgspec.to_builtins(self)})

    @classmethod
    def from_json(cls, data: bytes | str, games: Games) -> Record:
        """Returns a record from JSON, without checking its moves. Raises ``Malformed``."""
        try:
            raw = msgspec.json.decode(data)
            form = raw.get("format") if isinstance(raw, dict) else None
            if form != FORMAT:
                raise Malformed("record-format", found=form, expected=FORMAT)
        except READING_ERRORS as error:
            raise malformed(error, data, cls, "record") from error
        rough: Record = convert(raw, cls, "record")
        game = _game(rough.game, games)
        events = tuple(
            RecordedEvent(event.seat, event.at, game.read_action(event.action))
            for event in rough.events
        )
        options = game.read_options(rough.options)
        deal = game.convert(rough.deal, game.deal, "deal")
        game.require_deal(game.rules(options), deal)
        return msgspec.structs.replace(rough, options=options, deal=deal, events=events)

    # Text

    def text(self, games: Games) -> str:
        """Returns the record as text."""
        game = games[self.game]
        tags = {
            "Game": self.game,
            "Version": str(self.rules),
            "Rules": write_options(self.options, game.presets),
            "Deal": game.notation.write_deal(self.deal),
            "A": self.players[0] or "",
            "B": self.players[1] or "",
            "Started": _date(self.started) if self.started else None,
            "Result": result(self.outcome),
        }
        head = "".join(
            f'[{name} "{escaped(value)}"]\n' for name, value in tags.items() if value is not None
        )
        return head + "\n" + _wrap(self._words(game, self.opening(games))) + "\n"

    def _words(self, game: Game[Any, Any, Any], table: Table[Any, Any, Any]) -> list[str]:
        words: list[str] = []
        for played in self.events:
            act, state = played.action, table.state
            if isinstance(act, TableAct):
                word, who, number = write_act(act), None, None
            else:
                word = game.notation.write(state, act)
                who = game.notation.actor(state, act)
                number = game.notation.number(state, act)
            if number is not None:
                words.append(f"{number}.")
            if who is not played.seat or isinstance(act, TableAct):
                word = f"{played.seat or 'clock'}:{word}"
            passed = played.at - table.at
            words.append(f"{word} {{+{_seconds(passed)}}}" if passed else word)
            table = table.replay(played.seat, act, played.at)
        return words

    @classmethod
    def from_text(cls, text: str, games: Games) -> Record:
        """Returns a record from text and replays it.

        Raises ``Malformed`` with the line and column of the first error.
        """
        text = text.removeprefix("\ufeff")
        scanner = Scanner(text)
        tags = {name: unescaped(value) for name, value in scanner.tags().items()}
        game = _tag(tags, "Game", next(iter(games)), lambda value: _game(value, games))
        players = (tags.pop("A", "A") or None, tags.pop("B", "B") or None)
        started = _tag(tags, "Started", "", _instant)
        deal = _tag(tags, "Deal", "", game.notation.read_deal)
        options = _tag(tags, "Rules", "", lambda value: read_options(value, game.presets))
        rules = game.rules(options)
        _tag({}, "Deal", "", lambda _: game.require_deal(rules, deal))
        version = tags.pop("Version", str(rules.version))
        if not re.fullmatch(r"\d{1,9}", version):
            raise Malformed("record-version", text=version)
        said = tags.pop("Result", "*")
        if tags:
            raise Malformed("record-tag", tag=next(iter(tags)), expected=TAGS)
        table = Table.open(rules, deal, players, started)
        # Scanning everything first reports syntax errors before illegal moves.
        for token in list(scanner.tokens()):
            try:
                table = _play(game, table, token)
            except FourfoldError as error:
                raise Malformed(
                    "record-place",
                    line=token.line,
                    column=token.column,
                    token=token.word,
                    problem=error,
                ) from error
        same_rules = version == str(rules.version)
        if same_rules and said not in ("*", result(table.outcome)):
            raise Malformed("record-outcome", said=said, found=result(table.outcome))
        return msgspec.structs.replace(cls.of(table), rules=int(version))


TAGS = ("Game", "Version", "Rules", "Deal", "A", "B", "Started", "Result")


def result(outcome: Outcome | None) -> str:
    """Returns an outcome as text: ``B 0-1 line``, ``draw 0-0 agreed``, ``*`` while playing.

    >>> result(Outcome.win(Seat.B, "line"))
    'B 0-1 line'
    """
    if outcome is None:
        return "*"
    a, b = outcome.score
    return f"{outcome.winner or 'draw'} {a}-{b} {outcome.reason}"


def _tag(tags: dict[str, str], name: str, default: str, read: Callable[[str], T]) -> T:
    """Returns the value of a tag. Raises ``Malformed``, naming the tag."""
    try:
        return read(tags.pop(name, default))
    except FourfoldError as error:
        raise Malformed("record-tag-value", tag=name, problem=error) from error


def _play(
    game: Game[Any, Any, Any], table: Table[Any, Any, Any], token: RecordWord
) -> Table[Any, Any, Any]:
    action: Act | None = read_act(token.word, token.detail or "")
    seat: Seat | None = None
    if action is None:
        action = game.notation.read(table.state, token.word, token.detail)
        seat = game.notation.actor(table.state, action)
    elif token.who is None:
        raise Malformed("record-who", token=token.word)
    if token.who:
        seat = None if token.who == "clock" else Seat(token.who)
    passed = round(float(token.passed or 0) * 1000)
    return table.replay(seat, action, table.at + passed)


def _game(name: str, games: Games) -> Game[Any, Any, Any]:
    if name not in games:
        raise Malformed("game", name=name, expected=tuple(games))
    return games[name]


def _seconds(milliseconds: int) -> str:
    whole, rest = divmod(milliseconds, 1000)
    return f"{whole}.{rest:03}".rstrip("0").rstrip(".")


def _date(instant: Instant) -> str:
    moment = datetime.fromtimestamp(instant / 1000, UTC)
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _instant(text: str) -> Instant:
    if not text:
        return 0
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        raise Malformed("date", text=text) from None
    if moment.tzinfo is None:
        moment = moment.replace(tzinfo=UTC)
    instant = round(moment.timestamp() * 1000)
    if instant < 0:
        raise Malformed("date", text=text)
    return instant


def _wrap(words: list[str], width: int = 100) -> str:
    """Returns words as lines, with a break before a move that would not fit."""
    lines = [""]
    for word in words:
        starts_move = re.fullmatch(r"\d+\.", word)
        if lines[-1] and len(lines[-1]) + len(word) + (24 if starts_move else 1) > width:
            lines.append("")
        gap = "" if not lines[-1] else ("  " if starts_move else " ")
        lines[-1] += gap + word
    return "\n".join(lines)
