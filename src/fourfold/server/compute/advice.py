"""Refuses to advise guests about games that they are playing.

A guest may not ask for a position, or for the best figure of tiles, that is equivalent to one of
their own unfinished games or duels. Guests are known by their cookie, so this protects within one
browser: in another one, the same person is another guest.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from fourfold.catalogue import GAMES
from fourfold.pentaraduga import Tile
from fourfold.pentaraduga.core.tiles import mask_of
from fourfold.pentaraduga.rules.family import State
from fourfold.pentaraduga.solving.guises import alike, guises
from fourfold.play import Illegal, Seat, Table
from fourfold.quarto import Position
from fourfold.quarto.solving.likeness import Likeness
from fourfold.server.api.pentaraduga.duel_clock import MAX_DUEL_MS, hands_of, is_building
from fourfold.server.live.hall import Hall
from fourfold.server.live.stored import opening_of
from fourfold.store import RunningRow, TableRow

__all__ = ["Advice"]

#: The size of the cache of running games, in seats.
MAX_CACHED_SEATS = 20_000
#: Smaller hands are not recognised: too many games have them in common.
MIN_TILES = 4
#: How many games are compared before the event loop runs other tasks.
STRIDE_GAMES = 20


class Held(NamedTuple):
    """Bit masks of a player's tiles: those in hand, and those with the figure they lay to."""

    hand: int
    whole: int


class Advice:
    """Guards that refuse advice about the running games of the guest who asks."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        #: LRU cache by table and seat: the number of events, and the fingerprint after them.
        self._known: OrderedDict[tuple[str, Seat], tuple[int, Likeness | Held | None]] = (
            OrderedDict()
        )

    async def require_no_running_position(self, guest: str, positions: Iterable[Position]) -> None:
        """Raises ``Illegal`` if a running game of this guest may reach one of the positions.

        The positions belong to one game.
        """
        asked = list(positions)
        if table := await self._running(guest, "quarto", lambda board: board.lies_in(asked)):
            raise Illegal("running-position", table=table)

    async def require_no_running_hand(
        self, guest: str, tiles: Iterable[Tile], start: Iterable[Tile] = ()
    ) -> None:
        """Raises ``Illegal`` if this guest holds equivalent tiles in a running game or duel."""
        hand, laid = list(tiles), list(start)
        asked = guises(hand, hand + laid)

        def recognised(held: Held) -> bool:
            return any(_is_held(held, only, whole, started=bool(laid)) for only, whole in asked)

        if table := await self._running(guest, "pentaraduga", recognised):
            raise Illegal("running-hand", table=table)
        if duel := await self._running_duel(guest, recognised):
            raise Illegal("running-duel", duel=duel)

    async def require_no_running_game(self, guest: str, row: TableRow) -> None:
        """Raises ``Illegal`` if a new table is set up from a running game of this guest."""
        table = opening_of(row)
        set_up, state = table.rules.set_up_of(table.deal), table.state
        if set_up is None:
            return
        if GAMES[row.game].family == "quarto":
            await self.require_no_running_position(guest, [state.position])
        elif set_up == "known" and len(row.seats_of(guest)) == 1:
            # At a table with both seats on one screen, no computer can take a seat and give advice.
            for seat in Seat:
                laid = _figure(state, seat)
                await self.require_no_running_hand(guest, state.side(seat).hand, laid)

    # Running games

    async def _running(self, guest: str, family: str, matches: Callable[[Any], bool]) -> str | None:
        """Returns the table of a guest's first running game whose fingerprint matches, or None."""
        rows = await self._hall.store.tables.running_of(guest)
        rows = [row for row in rows if row.game in GAMES and GAMES[row.game].family == family]
        for number, row in enumerate(rows):
            if number % STRIDE_GAMES == STRIDE_GAMES - 1:
                await asyncio.sleep(0)
            found = await self._fingerprint(row)
            if found is not None and matches(found):
                return row.table
        return None

    async def _fingerprint(self, row: RunningRow) -> Likeness | Held | None:
        """Returns the fingerprint of a seat; reads the log again only if it has grown."""
        key = row.table, row.seat
        known = self._known.get(key)
        if known is None or known[0] < row.seq:
            found = await self._hall.tables.read(row.table, row.seq)
            if found is None or found.outcome:
                return None
            # If other rules wrote the log, replaying it may stop before its last event.
            seq = max(row.seq, found.table.seq)
            known = self._known[key] = seq, _fingerprint(found.table, row.seat)
            while len(self._known) > MAX_CACHED_SEATS:
                self._known.popitem(last=False)
        self._known.move_to_end(key)
        return known[1]

    async def _running_duel(self, guest: str, matches: Callable[[Held], bool]) -> str | None:
        """Returns the first duel in which the guest is building with matching tiles, or None."""
        now = self._hall.clock()
        for row in await self._hall.store.duels.begun_by(guest, now - MAX_DUEL_MS):
            side = row.side_of(guest)
            if side and is_building(row, side, now):
                tiles = mask_of(hands_of(row)[side.seat.index])
                if matches(Held(tiles, tiles)):
                    return row.id
        return None


def _fingerprint(table: Table[Any, Any, Any], seat: Seat) -> Likeness | Held | None:
    """Returns what identifies a player's game up to equivalence; None if they see no tiles."""
    if GAMES[table.rules.game].family == "quarto":
        return Likeness(table.state.position, table.rules.options.goal)
    # Only tiles that the player sees: a refusal must not reveal their face-down tiles.
    hand = [tile for tile in table.rules.view(table.state, seat).hands[seat.index] if tile]
    return Held(mask_of(hand), mask_of([*hand, *_figure(table.state, seat)])) if hand else None


def _figure(state: State, seat: Seat) -> tuple[Tile, ...]:
    """Returns the tiles of the figure that a player lays to."""
    figures = state.on_table
    return figures[seat.value if seat.value in figures else "common"].tiles


def _is_held(held: Held, hand: int, whole: int, *, started: bool) -> bool:
    """Whether a question about a hand, or a hand with a start figure, is about the held tiles."""
    if held.hand.bit_count() >= MIN_TILES and (alike(hand, held.hand) or alike(whole, held.hand)):
        return True
    return started and held.whole.bit_count() >= MIN_TILES and alike(whole, held.whole)
