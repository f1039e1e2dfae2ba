"""Derives from the rules, not from views, who may know which tile, and searches bytes for leaks.

A player knows a face once they have seen it: in their own hand, in an open figure, or in a stock
where it was put face up. When a game is over its tiles are no secret any more, but a figure that
was covered to the end still is.
"""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from fourfold.catalogue import GAMES
from fourfold.pentaraduga import Placement, Tile
from fourfold.pentaraduga.core.actions import Arrange, Stop
from fourfold.pentaraduga.games.fulls import FullsState
from fourfold.pentaraduga.games.quados import QuadosState
from fourfold.pentaraduga.games.reach import ReachState
from fourfold.pentaraduga.rules.exchange_rules import ExchangeState
from fourfold.pentaraduga.rules.own_state import OwnState
from fourfold.pentaraduga.rules.screen_rules import ScreenState
from fourfold.play import Event, Seat, Table
from fourfold.quarto.game import Call
from fourfold.quarto.lines import Square

AnyTable = Table[Any, Any, Any]
Audience = Seat | None


class Truth:
    """A table as its log in the database says; ``refresh`` reads the events that are new."""

    def __init__(self, database: Path, id_: str) -> None:
        self._database, self._id = database, id_
        ((game, options, deal, players, started),) = self._rows(
            "select game, options, deal, players, started from tables where id = ?"
        )
        self.game = GAMES[game]
        rules = self.game.rules(self.game.read_options(json.loads(options)))
        dealt = self.game.convert(json.loads(deal), self.game.deal, "deal")
        a, b = json.loads(players)
        self.table: AnyTable = Table.open(rules, dealt, (a, b), started)
        self.known: dict[Audience, set[Tile]] = {Seat.A: set(), Seat.B: set(), None: set()}
        #: Placements that lay behind a screen, by owner, and placements that ever lay open.
        self.covered: dict[Seat, set[Placement]] = {Seat.A: set(), Seat.B: set()}
        self.bare: set[Placement] = set()
        #: The ids that clients gave to their actions, by seat.
        self.ids: dict[Seat | None, set[str]] = {Seat.A: set(), Seat.B: set(), None: set()}
        self._learn()

    def _rows(self, query: str, *more: object) -> list[Any]:
        connection = sqlite3.connect(self._database)
        try:
            return connection.execute(query, (self._id, *more)).fetchall()
        finally:
            connection.close()

    def refresh(self) -> None:
        """Folds the events since the last call."""
        query = 'select seq, seat, at, action, id from events where "table" = ? and seq > ?'
        for seq, seat, at, action, name in self._rows(f"{query} order by seq", self.table.seq):
            act = self.game.read_action(json.loads(action))
            who = Seat(seat) if seat else None
            self.table = self.table.after(Event(seq, who, act, at, name or ""))
            self.ids[who] |= {name} - {None, ""}
            self._learn()

    @property
    def tiles(self) -> set[Tile]:
        """All tiles of the game; empty for Quarto."""
        if self.game.family != "pentaraduga":
            return set()
        return {tile for side in self.table.deal.tiles for tile in side}

    def unknown_tiles(self, audience: Audience) -> set[Tile]:
        """Returns the tiles whose faces this audience cannot know."""
        return self.tiles - self.known[audience]

    def hidden_figure(self, audience: Audience) -> set[Placement]:
        """Returns the placements behind the screen of another player that never lay open."""
        own = self.covered[audience] if audience else set()
        return (self.covered[Seat.A] | self.covered[Seat.B]) - own - self.bare

    def guests(self) -> dict[Seat, tuple[str, str]]:
        """Returns the id and the token hash of the guest at each seat."""
        query = (
            'select seat, guest, token_hash from seats join guests on guest = id where "table" = ?'
        )
        return {Seat(seat): (guest, hash_) for seat, guest, hash_ in self._rows(query)}

    def _learn(self) -> None:
        if self.game.family != "pentaraduga":
            return
        state, event = self.table.state, self.table.event
        for audience, known in self.known.items():
            known |= self.tiles if self.table.outcome else open_to(audience, self.table)
        if isinstance(state, ScreenState):
            if event and event.seat and isinstance(event.action, Arrange | Stop):
                self.covered[event.seat] |= set(event.action.figure)
            for seat in Seat:
                if is_uncovered(state, seat):
                    self.bare |= set(state.figure(seat).placements)
                if (outcome := self.table.outcome) and (
                    is_uncovered(state, seat)
                    or (state.has_stopped(seat) and outcome.winner is not seat)
                ):
                    # The loser is shown the figure that decided the game, with its history.
                    self.bare |= self.covered[seat]


def open_to(audience: Audience, table: AnyTable) -> set[Tile]:
    """Returns the tiles whose faces an audience sees during a game."""
    state = table.state
    seen = {lying.tile for side in state.sides for lying in side.stock if lying.open}
    for owner in Seat:
        if sees_hand(audience, table, owner):
            seen |= set(state.side(owner).hand)
    if isinstance(state, OwnState):
        seen |= {tile for figure in state.figures for tile in figure.tiles}
    if isinstance(state, FullsState | ExchangeState):
        seen |= set(state.figure.tiles)
    if isinstance(state, ReachState) and (table.rules.game == "reach" or audience is state.starter):
        # One tile that is handed over face up, or four that the starter alone sees.
        seen |= set(state.given)
    return seen


def sees_hand(audience: Audience, table: AnyTable, owner: Seat) -> bool:
    """Whether an audience sees a hand."""
    state = table.state
    if isinstance(state, ScreenState):
        return is_uncovered(state, owner) or (audience is owner and _has_begun(state, owner))
    if table.rules.game == "reach+" and state.turn.need in ("start", "rotate"):
        return False
    # A player who replays lays their hand open.
    replays = isinstance(state, FullsState | ExchangeState) and state.replay.first is owner.other
    return audience is owner or replays


def is_uncovered(state: ScreenState, seat: Seat) -> bool:
    """Whether a player builds without a screen, or both figures were checked."""
    if state.outcome and state.outcome.reason == "checked":
        return True
    extends = isinstance(state, QuadosState) and state.extension.winner is not None
    return extends or state.screen.first is seat.other


def _has_begun(state: ScreenState, seat: Seat) -> bool:
    """Whether a player may see their own tiles: not before their turn where they build in turn."""
    shifts = state.shifts
    if shifts.builder is None or shifts.taken[seat.index] is not None:
        return True
    return seat is shifts.builder and shifts.began is not None


# The search


def spellings(tile: Tile) -> Iterator[bytes]:
    """Yields all encodings in which the name of a tile could be sent."""
    yield tile.value.encode()
    yield tile.value.encode("utf-16-be")
    yield json.dumps(tile.value)[1:-1].encode()
    yield tile.written("cyrillic").encode()
    yield json.dumps(tile.written("cyrillic"))[1:-1].encode()


def written(placement: Placement) -> Iterator[bytes]:
    """Yields all encodings in which a placement could be sent."""
    yield msgspec.json.encode(placement)
    yield str(placement).encode()


def leaked_tiles(heard: bytes, tiles: Iterable[Tile], allowed: Iterable[str] = ()) -> set[Tile]:
    """Returns the tiles that these bytes name; text that is ``allowed`` is ignored."""
    for token in allowed:
        heard = heard.replace(token.encode(), b"")
    return {tile for tile in tiles if any(name in heard for name in spellings(tile))}


# Lines of Quarto

#: Four squares as a line is written.
_LINE = re.compile(rb'\["[a-d][1-4]","[a-d][1-4]","[a-d][1-4]","[a-d][1-4]"\]')


def named_lines(heard: bytes) -> set[frozenset[str]]:
    """Returns the lines that these bytes name."""
    return {frozenset(json.loads(found)) for found in _LINE.findall(heard)}


def called_lines(table: AnyTable) -> set[frozenset[str]]:
    """Returns the lines that were called so far, rightly or not."""
    calls = (event.action for event in table.events if isinstance(event.action, Call))
    return {frozenset(map(str, call.line)) for call in calls if call.line}


def callable_lines(table: AnyTable) -> set[frozenset[str]]:
    """Returns the lines that may be called now, matching or not.

    They contain the square that was filled last or, before placing, one that may be filled.
    """
    state, options = table.state, table.rules.options
    taken = {str(square) for square in Square if state.position[square] is not None}
    if options.call_when == "before":
        ends = {str(square) for square in Square} - taken
    else:
        ends = {str(state.last)} if state.last else set()
    lines = [[f"{x}{y}" for x in "abcd"] for y in "1234"]
    lines += [[f"{x}{y}" for y in "1234"] for x in "abcd"]
    lines += [["a1", "b2", "c3", "d4"], ["a4", "b3", "c2", "d1"]]
    if options.squares:
        pairs = [(columns, rows) for columns in ("ab", "bc", "cd") for rows in ("12", "23", "34")]
        lines += [[x + y for x in columns for y in rows] for columns, rows in pairs]
    return {
        frozenset(line)
        for line in lines
        for end in ends
        if end in line and set(line) <= taken | {end}
    }
