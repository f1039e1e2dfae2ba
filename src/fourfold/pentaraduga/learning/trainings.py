"""Replays transcribed training games by the rules, event by event.

Everything that a record says is checked: who acts, what fits, whether a tile was full, what was
drawn or taken, who has finished, what is counted, and the score. A record may leave out actions
that hand over nothing, and the refusals at the end of a game.
"""

from __future__ import annotations

from codecs import BOM_UTF8
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import msgspec

from fourfold.pentaraduga.core.actions import (
    Action,
    Arrange,
    Capture,
    Check,
    Draw,
    Drop,
    Exchange,
    GiveAll,
    HandOver,
    Lay,
    Pass,
    Stop,
    Surrender,
    Take,
)
from fourfold.pentaraduga.core.figure import Figure
from fourfold.pentaraduga.core.lattice import Placement
from fourfold.pentaraduga.core.options import Deal
from fourfold.pentaraduga.core.tiles import Tile
from fourfold.pentaraduga.games import GAMES
from fourfold.pentaraduga.games.reach import ReachState
from fourfold.pentaraduga.learning.remarks import CORNERS, Remark
from fourfold.pentaraduga.learning.training_form import (
    Expected,
    Head,
    LaidTile,
    Said,
    game_id,
    read,
    tiles_of,
)
from fourfold.pentaraduga.parts.exchange_of_all import Stage
from fourfold.pentaraduga.rules.family import PentaradugaRules, State
from fourfold.pentaraduga.rules.own_state import OwnState
from fourfold.pentaraduga.rules.race_rules import RaceState
from fourfold.play import Entry, FourfoldError, Illegal, Malformed, Outcome, Record, Seat, Table

__all__ = ["Training", "TrainingResult", "read_trainings", "score_of"]


class TrainingResult(NamedTuple):
    """The result of a replay: the score, or where and why it failed."""

    id: str | None
    game: str | None
    score: tuple[int, int] | None = None
    #: The index of the event that failed; ``None`` if the record as a whole or its end is wrong.
    event: int | None = None
    error: FourfoldError | None = None

    @property
    def ok(self) -> bool:
        """True if everything that the record says is right."""
        return self.error is None


class Training(NamedTuple):
    """A record of a training game, as decoded from JSON."""

    data: Any

    @property
    def id(self) -> str | None:
        """Its id, if it has one."""
        name = self.data.get("id") if isinstance(self.data, dict) else None
        return name if isinstance(name, str) else None

    def replay(self) -> TrainingResult:
        """Plays it by the rules and returns the verdict, with the error instead of raising it.

        >>> verdict = Training({"id": "mine", "game": "Chess"}).replay()
        >>> verdict.ok, verdict.event, str(verdict.error)
        (False, None, 'The record cannot be read: Object missing required field `deal`.')
        """
        return self._replayed()[0]

    def record(self) -> Record:
        """Returns it as a complete record of a game. Raises ``FourfoldError`` if a replay fails."""
        verdict, play = self._replayed()
        if play is None or verdict.error:
            raise verdict.error or Malformed("training-unfinished")
        table: Table[Any, Any, Any] = Table.open(play.rules, play.deal)
        for seat, action in play.acts:
            table = table.replay(seat, action)
        return Record.of(table)

    def _replayed(self) -> tuple[TrainingResult, _Play | None]:
        event: int | None = None
        play: _Play | None = None
        game: str | None = None
        try:
            head = read(self.data, Head, "record")
            game = game_id(head, GAMES)
            play = _Play(head, game)
            remarks = _remarks(head)
            for event, data in enumerate(head.events):
                play.remark(remarks, event)
                play.follow(read(data, Said, "event"))
            event = None
            play.remark(remarks, len(head.events))
            return TrainingResult(self.id, game, play.end(head.expect)), play
        except FourfoldError as error:
            return TrainingResult(self.id, game, None, event, error), play


def read_trainings(text: bytes) -> list[Training]:
    """Returns the records of a file: a single one, or those under ``records``.

    Raises ``Malformed``.

    >>> len(read_trainings(b'{"records": [{"id": "a"}, {"id": "b"}]}'))
    2
    """
    try:
        data = msgspec.json.decode(text.removeprefix(BOM_UTF8))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Malformed("data", part="file", problem=str(error)) from None
    if not isinstance(data, dict):
        raise Malformed("training-file")
    records = data.get("records", [data])
    if not isinstance(records, list):
        raise Malformed("training-file")
    return [Training(record) for record in records]


def score_of(game: str, outcome: Outcome) -> tuple[int, int]:
    """Returns the points of both players as training games state them.

    A match counts their difference; behind a screen the winner's points are that difference.

    >>> score_of("squares", Outcome(Seat.A, "checked", (4, 3)))
    (1, 0)
    """
    if GAMES[game].style == "screen":
        return Entry(game, outcome).points
    return outcome.points or outcome.score


def _remarks(head: Head) -> list[Remark]:
    """Returns the remarks of known kinds, without notes. Raises ``Malformed``."""
    found = []
    for data in head.checks:
        if not isinstance(data, dict):
            raise Malformed("training-remark")
        if data.get("kind") in (None, CORNERS):
            known = {key: data[key] for key in Remark.__struct_fields__ if key in data}
            remark = read(known, Remark, "remark")
            if remark.at > len(head.events):
                raise Malformed("training-remark-late", at=remark.at, count=len(head.events))
            found.append(remark)
    return found


def _require_same(what: str, said: object, found: object) -> None:
    """Raises ``Malformed`` if what the record says differs from what is found."""
    if said != found:
        raise Malformed("training-differs", what=what, said=_told(said), found=_told(found))


def _told(value: object) -> str:
    """Returns a value as text for a message."""
    match value:
        case None | "" | ():
            return "–"
        case bool():
            return str(value).lower()
        case set():
            return _told(tuple(sorted(map(str, value))))
        case tuple():
            return ", ".join(map(str, value))
    return str(value)


#: The types of events that lay tiles, with how many of the last tiles stood in a figure before.
_LAYING = {
    "start": 0,
    "move": 0,
    "start_figure": 0,
    "ring_move": 0,
    "take_away": 1,
    "complex": 1,
    "composite": 1,
}
#: The stage of the exchange of all in which each of these events happens.
_STAGES = {"swap_all_first": "race", "swap_all_second": "answer", "return_rest": "rest"}


class _Play:
    """A replay in progress."""

    def __init__(self, head: Head, game: str) -> None:
        entry = GAMES[game]
        bluff = {"always_check": False} if "always_check" in entry.options.__struct_fields__ else {}
        self.game = game
        rules = entry.rules(entry.options(**bluff))
        assert isinstance(rules, PentaradugaRules)
        self.rules: PentaradugaRules[Any] = rules
        #: The rules of the game itself.
        self.own: Any = rules.own
        self.has_screen = entry.style == "screen"
        self.deal = self._dealt(head)
        self.state: Any = self.rules.start(self.deal)
        for seat in Seat:
            hand = tiles_of(head.deal[seat].hand)
            _require_same("hand", hand, self.state.side(seat).hand)
        self.acts: list[tuple[Seat, Action]] = []
        self.number = 0
        #: The tiles that each got in an exchange, until an event says that they take them.
        self.pending: dict[Seat, set[Tile]] = {seat: set() for seat in Seat}
        #: The events that needed no action because there was nothing to hand over.
        self.silent: set[tuple[Seat, str]] = set()

    def _dealt(self, head: Head) -> Deal:
        if set(head.deal) != set(Seat):
            raise Malformed("training-key", key="A, B")
        a, b = (tiles_of(head.deal[seat].hand + head.deal[seat].stock) for seat in Seat)
        names = {str(seat) for seat in Seat}
        if head.prefigures and not (
            isinstance(self.rules.start(Deal(Seat.A, (a, b))), OwnState)
            and names >= head.prefigures.keys()
        ):
            raise Malformed("training-prefigures")
        one, other = (
            tuple(laid.placement for laid in head.prefigures.get(str(seat), ())) for seat in Seat
        )
        figures = Figure(one), Figure(other)
        if not all(figure.clean for figure in figures):
            raise Malformed("training-prefigures")
        tiles = sorted(tile.index for tile in (*a, *b, *figures[0].tiles, *figures[1].tiles))
        if tiles != [tile.index for tile in self.own.tiles]:
            raise Malformed("training-deal", count=len(self.own.tiles))
        return Deal(Seat.A, (a, b), figures=(one, other))

    # Acting

    def _do(self, seat: Seat, action: Action) -> tuple[Tile, ...]:
        """Acts by the rules; returns the tiles that the player got."""
        before, stage = self.state, self._stage
        # One second per event, so that nobody arranges their tiles too fast for the rules.
        self.state = self.rules.apply(before, seat, action, 1000 * len(self.acts))
        self.acts.append((seat, action))
        gains = {one: _gained(before, self.state, one) for one in Seat}
        # The end of the last stage is the end of the game.
        passed = stage != self._stage or (stage is not None and self.state.outcome is not None)
        if isinstance(action, Drop) or passed:
            for one in Seat:
                self.pending[one].update(gains[one])
            self._note_silent(before, action)
            return ()
        return gains[seat]

    @property
    def _stage(self) -> Stage | None:
        """The stage of the exchange of all, in games that have one."""
        return self.state.exchange.stage if isinstance(self.state, RaceState) else None

    def _note_silent(self, before: Any, action: Action) -> None:
        """Notes which stages passed without an action because nothing was left to hand over."""
        if not isinstance(before, RaceState):
            return
        stages = [*_STAGES.values(), "last"]
        now = self.state.exchange
        passed = stages[stages.index(before.exchange.stage) : stages.index(now.stage)]
        if isinstance(action, GiveAll):
            passed = passed[1:]
        second = now.first.other
        self.silent |= {(second, name) for name, stage in _STAGES.items() if stage in passed}

    def follow(self, said: Said) -> None:
        """Plays an event and checks all that it says. Raises ``Illegal`` or ``Malformed``."""
        seat = said.actor
        if self.state.outcome and not self._follows_by_itself(said):
            raise Illegal("game-over")
        self._require_number(said)
        self._supply(said)
        gained: tuple[Tile, ...] = ()
        told: tuple[Tile, ...] = tiles_of(said.draw)
        match said.type:
            case name if name in _LAYING:
                gained = self._lay(said)
            case "refuse_any" | "refuse_full":
                _require_same("refusal", said.type.removeprefix("refuse_"), self._asked())
                gained = self._do(seat, Pass())
            case "exchange":
                told += tiles_of(said.take)
                gained = self._exchange(said)
            case "take" | "prize":
                told += (said.one(),)
                gained = self._take(said)
            case "draw":
                told += said.named
                gained = self._do(seat, Draw())
            case "hand_over":
                gained = self._do(seat, HandOver(said.one()))
            case "capture":
                self._capture(said)
            case "swap_all_first" | "swap_all_second" | "return_rest":
                self._give_all(said)
            case "swap_all_take" if self._exchanged():
                self._collect(seat, set(said.named))
            case "pick" if self.has_screen:
                self._collect(seat, {said.one()})
            case "drop":
                self._require_taken(seat, [said.one()])
                self._do(seat, Drop(said.one()))
            case "figure" | "stop_first" | "check" | "surrender":
                self._build(said)
            case _:
                raise Malformed("training-type", type=said.type)
        _require_same("tiles", told, gained)

    def _exchanged(self) -> bool:
        """Returns whether both players have handed over their remaining tiles."""
        return self._stage in ("rest", "last")

    def _follows_by_itself(self, said: Said) -> bool:
        """Returns whether the event happened without an action of a player."""
        return said.type == "swap_all_take" or (said.actor, said.type) in self.silent

    def _require_number(self, said: Said) -> None:
        """Raises ``Malformed`` unless moves are numbered upwards, odd for A and even for B."""
        if not isinstance(said.n, int):
            return
        if said.n % 2 != (said.actor is Seat.A) or said.n <= self.number:
            raise Malformed("training-number", number=said.n, seat=said.actor, last=self.number)
        self.number = said.n

    def _supply(self, said: Said) -> None:
        """Plays actions that the record left out: not capturing, and handing over nothing."""
        state = self.state
        if self._asked() == "capture" and said.type != "capture":
            self._do(state.actor, Pass())
        elif said.type == "swap_all_second":
            self._begin_swap(said.actor.other)

    def _begin_swap(self, seat: Seat) -> None:
        """Begins the exchange of all for a player without tiles, if it is still a race."""
        state = self.state
        racing = self._stage == "race" and not state.outcome
        if racing and not state.side(seat).hand and not any(side.stock for side in state.sides):
            self._do(seat, GiveAll())

    def _asked(self) -> str:
        """Returns the kind of move that may be refused now."""
        return str(self.state.turn.need) if _is_common(self.state) else "any"

    def _require_taken(self, seat: Seat, tiles: list[Tile]) -> None:
        """Raises ``Malformed`` for tiles that the player got but has not taken yet."""
        if untaken := self.pending[seat].intersection(tiles):
            raise Malformed("training-untaken", seat=seat, tiles=_told(untaken))

    # Laying

    def _lay(self, said: Said) -> tuple[Tile, ...]:
        before, seat, laid = self.state, said.actor, said.laid
        placements = tuple(part.placement for part in laid)
        if not placements:
            raise Malformed("training-key", key="tiles")
        self._require_start(said)
        self._require_taken(seat, [placement.tile for placement in placements])
        standing = len(laid) - _LAYING[said.type]
        for index, (part, placement) in enumerate(zip(laid, placements, strict=True)):
            self._require_source(seat, part, placement.tile, standing=index >= standing)
        gained = self._do(seat, Lay(placements))
        self._require_move(said, before, placements)
        return gained

    def _require_start(self, said: Said) -> None:
        """Raises ``Malformed`` unless exactly the events that begin a figure are called a start."""
        state, start = self.state, said.type in ("start", "start_figure")
        if _is_common(state):
            _require_same("start", start, state.turn.need in ("start", "add"))
        elif start and len(state.on_table[str(said.actor)]):
            raise Malformed("training-differs", what="start", said="true", found="false")

    def _require_source(self, seat: Seat, part: LaidTile, tile: Tile, *, standing: bool) -> None:
        """Raises ``Malformed`` if the event names a wrong source or owner of a tile."""
        figures = self.state.on_table
        source = next((owner for owner in Seat if tile in figures.get(str(owner), ())), None)
        if standing is not (source is not None) or part.source not in (None, source):
            said = part.source or ("figure" if standing else "hand")
            raise Malformed("training-differs", what="source", said=str(said), found=_told(source))
        if part.owner:
            own = tile in self.state.side(seat).hand
            _require_same("owner", part.owner, seat if own else seat.other)

    def _require_move(self, said: Said, before: Any, placements: tuple[Placement, ...]) -> None:
        """Raises ``Malformed`` if a move differs from what the event says of it."""
        state, seat = self.state, said.actor
        is_common = _is_common(state)
        name = "common" if is_common else str(seat)
        figure = state.on_table[name]
        if said.fig is not None:
            _require_same("figure", said.fig, name)
        squares = set(figure.squares)
        full = any(not squares.isdisjoint(placement.nodes) for placement in placements)
        if said.mark is not None:
            _require_same("mark", said.mark, "::" if full else "")
        for part, placement in zip(said.laid, placements, strict=True):
            if part.host and Tile.parse(part.host) not in figure.meeting(placement.tile).contacts:
                raise Malformed("pentaraduga-remark", word=part.tile, other=part.host)
        reached = isinstance(state, ReachState) and seat in state.reached.seats
        _require_same("reach", bool(said.reach), reached)
        out = is_common and (reached or not state.side(seat).left)
        _require_same("finish", said.finish or "", (">" if before.replay else ">>") if out else "")
        _require_same("intercept", bool(said.intercept), before.actor not in (seat, None))

    # Taking and giving

    def _exchange(self, said: Said) -> tuple[Tile, ...]:
        seat, before = said.actor, self.state
        given = tiles_of(said.give)
        if len(given) != 1:
            raise Malformed("training-key", key="give")
        gained = self._do(seat, Exchange(given[0]))
        if said.give_to:
            taker = seat if said.give_to == "own_end" else seat.other
            stock = self.state.side(taker).stock
            _require_same("give_to", given, tuple(lying.tile for lying in stock[-1:]))
        self._taken_from(said, before, gained)
        return gained

    def _take(self, said: Said) -> tuple[Tile, ...]:
        before = self.state
        _require_same("take", said.type, "take" if _is_common(before) else "prize")
        gained = self._do(said.actor, Take())
        self._taken_from(said, before, gained)
        return gained

    def _taken_from(self, said: Said, before: State, gained: tuple[Tile, ...]) -> None:
        if said.take_from:
            giver = said.actor if said.take_from == "own_start" else said.actor.other
            stock = before.side(giver).stock
            _require_same("take_from", tuple(lying.tile for lying in stock[:1]), gained)

    def _capture(self, said: Said) -> None:
        figures = self.state.on_table
        self._do(said.actor, Capture())
        if said.squares is not None:
            _require_same("squares", said.squares, len(figures["common"].squares))

    def _give_all(self, said: Said) -> None:
        seat, given = said.actor, set(tiles_of(said.give))
        if (seat, said.type) in self.silent:
            self.silent.remove((seat, said.type))
            _require_same("give", given, set())
            return
        self._require_taken(seat, list(self.pending[seat]))
        _require_same("stage", _STAGES[said.type], self._stage)
        _require_same("give", given, set(self.state.side(seat).hand))
        self._do(seat, GiveAll())

    def _collect(self, seat: Seat, tiles: set[Tile]) -> None:
        """Takes the tiles that a player got in an exchange; checks that they are the right ones."""
        dropped = {lying.tile for lying in self.state.side(seat).stock}
        found = self.pending[seat]
        _require_same("collect", tiles, found or (dropped if self.has_screen else set()))
        self.pending[seat] = set()
        self.silent.discard((seat, "swap_all_second"))

    # Behind the screen

    def _build(self, said: Said) -> None:
        seat = said.actor
        if not self.has_screen:
            raise Malformed("training-type", type=said.type)
        lying = self.state.figure(seat).placements
        actions: dict[str, Callable[[], Action]] = {
            "figure": lambda: Arrange(tuple(part.placement for part in said.laid)),
            "stop_first": lambda: Stop(lying),
            "check": lambda: Check(lying),
            "surrender": Surrender,
        }
        action = actions[said.type]()
        if isinstance(action, Arrange):
            self._require_taken(seat, [placement.tile for placement in action.figure])
        self._do(seat, action)
        if isinstance(action, Arrange):
            figure = self.state.figure(seat)
            if said.squares is not None:
                _require_same("squares", said.squares, len(figure.squares))
            if said.violations is not None:
                _require_same(
                    "violations", said.violations, len(figure.clashes) + len(figure.rough)
                )

    # What is counted

    def remark(self, remarks: list[Remark], at: int) -> None:
        """Raises ``Malformed`` if a remark on the moment after ``at`` events is wrong."""
        for remark in remarks:
            if remark.at == at:
                for name, said, found in remark.wrong(self.state):
                    _require_same(name, said, found)

    def end(self, expected: Expected) -> tuple[int, int]:
        """Ends the game, checks the expected end and returns the score."""
        left = {seat: _left(self.state, seat) for seat in Seat}
        try:
            for seat, action in self._closing():
                self._do(seat, action)
        except Illegal:
            raise Malformed("training-unfinished") from None
        outcome = self.state.outcome
        score = score_of(self.game, outcome)
        _require_same("score", expected.score, score)
        for seat, tiles in expected.left.items():
            _require_same("left", set(tiles_of(tiles)), left[seat])
        figures = self.state.on_table
        if expected.squares and "A" in figures:
            _require_same(
                "squares", expected.squares, tuple(len(f.squares) for f in figures.values())
            )
        if expected.points and isinstance(self.state, OwnState):
            _require_same("points", expected.points, tuple(map(self.own.points, figures.values())))
        return score

    def _closing(self) -> Iterator[tuple[Seat, Action]]:
        """Yields the final actions that a record may leave out."""
        if self.acts:
            # The player who did not act last ran out of tiles before the other.
            last = self.acts[-1][0]
            self._begin_swap(last.other)
            self._begin_swap(last)
        while self.state.outcome is None:
            state = self.state
            if isinstance(state, RaceState):
                if state.mover is None:
                    raise Malformed("training-unfinished")
                yield state.mover, GiveAll()
            elif self.has_screen:
                raise Malformed("training-unfinished")
            else:
                yield state.actor, Pass()


def _is_common(state: Any) -> bool:
    """Returns whether both players lay tiles in one figure."""
    return "common" in state.on_table


def _gained(before: Any, after: Any, seat: Seat) -> tuple[Tile, ...]:
    """Returns the tiles that a player got, in order."""
    held = _held(before, seat)
    return tuple(tile for tile in _held(after, seat) if tile not in held)


def _held(state: Any, seat: Seat) -> tuple[Tile, ...]:
    """Returns the tiles in a hand; the player who lays the start figure holds its tiles, too."""
    given = state.given if isinstance(state, ReachState) else ()
    hand: tuple[Tile, ...] = state.side(seat).hand
    return hand + given if given and seat is state.starter else hand


def _left(state: State, seat: Seat) -> set[Tile]:
    side = state.side(seat)
    return {*side.hand, *(lying.tile for lying in side.stock)}
