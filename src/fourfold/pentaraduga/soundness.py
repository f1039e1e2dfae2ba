"""Which deals a game can begin with, for those that somebody has written down.

What the rules themselves deal or set up is always sound. What comes from outside may hold a tile
twice, or begin in the middle of a game that never comes to that: nobody could move, or the rules
would meet what they take for impossible. Stored games are not asked: they are what they are.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import singledispatch
from typing import Any

from fourfold.pentaraduga.building import BuildingState
from fourfold.pentaraduga.games.quados import QuadosState
from fourfold.pentaraduga.lattice import NEAR
from fourfold.pentaraduga.options import Deal
from fourfold.pentaraduga.rules import PentaradugaRules, State
from fourfold.pentaraduga.tiles import TILES, Tile
from fourfold.play import SEATS, Malformed

__all__ = ["require_deal"]

Rules = PentaradugaRules[Any]

#: The most lots of a deal, and the largest.
_MOST_LOTS, _LARGEST_LOT = 24, 999_999_999
#: The longest time that anybody takes to build, in milliseconds.
_LONGEST = 10**12
#: How far from where figures begin their other tiles may lie.
_SPAN = 100


def require_deal(rules: Rules, deal: Deal) -> None:
    """Raises ``Malformed`` unless a game of these rules can begin with this deal."""
    for part in _wrong_in_deal(rules, deal):
        raise Malformed("pentaraduga-unsound", part=part)
    state = rules.start(deal)
    for part in _wrong_in_state(rules, state) if deal.middle else ():
        raise Malformed("pentaraduga-unsound", part=part)
    if not _goes_on(rules, state):
        raise Malformed("pentaraduga-unsound", part="tiles")


def _wrong_in_deal(rules: Rules, deal: Deal) -> Iterator[str]:
    """Names the parts of a deal that do not fit, whatever the game."""
    middle = deal.middle
    if not all(0 <= lot <= _LARGEST_LOT for lot in deal.lots) or len(deal.lots) > _MOST_LOTS:
        yield "lots"
    if middle and not all(
        0 <= held <= len(tiles) for held, tiles in zip(middle.held, deal.tiles, strict=True)
    ):
        yield "held"
    if not _different(rules, (*deal.tiles[0], *deal.tiles[1])):
        yield "tiles"
    for name, placements in (
        *(("figures", figure) for figure in deal.figures),
        ("common", middle.common if middle else ()),
    ):
        near = all(max(abs(one.x), abs(one.y)) <= NEAR + _SPAN for one in placements)
        if not near or not _different(rules, [one.tile for one in placements]):
            yield name


def _different(rules: Rules, tiles: Iterable[Tile]) -> bool:
    """Whether all of them are tiles of the game, and none is there twice."""
    tiles = tuple(tiles)
    return len(tiles) <= len(TILES) and len(set(tiles) & set(rules.tiles)) == len(tiles)


def _goes_on(rules: Rules, state: State) -> bool:
    """Whether somebody can act, or the clock does."""
    if state.outcome or rules.due(state):
        return True
    for seat in SEATS:
        offers = rules.offers(state, seat)
        if offers.actions or "arrange" in offers.tries:
            return True
        for begun in offers.begun:
            more = rules.choices(state, seat, begun)
            if more.actions or more.begun or rules.options.aids == "none":
                return True
    return False


# What each family of games can come to: the parts of a state that do not fit


@singledispatch
def _wrong(state: State, rules: Rules) -> Iterator[str]:
    raise NotImplementedError


def _wrong_in_state(rules: Rules, state: State) -> Iterator[str]:
    if state.outcome:
        yield "outcome"
    yield from _wrong(state, rules)


def _apart(rules: Rules, state: State, *more: Iterable[Tile]) -> bool:
    """Whether no tile is in two places."""
    sides = [tile for side in state.sides for tile in side.hand]
    stocks = [lying.tile for side in state.sides for lying in side.stock]
    return _different(rules, [*sides, *stocks, *(tile for tiles in more for tile in tiles)])


@_wrong.register
def _(state: BuildingState, rules: Rules) -> Iterator[str]:
    for seat in SEATS:
        side, figure = state.side(seat), state.figure(seat)
        if not side.hand:
            yield "held"
        if not set(figure.tiles) <= set(side.hand):
            yield "figures"
        dropped = state.dropper is seat.other and not state.exchanged
        if len(side.stock) != dropped:
            yield "held"
    if state.exchanged and not state.dropper:
        yield "exchanged"
    if state.first and state.answering:
        yield "first"
    if not _in_turn(state) if rules.options.at_once is False else _begun_in_turn(state):
        yield "builder"
    # The rules set up no game that has come so far.
    if isinstance(state, QuadosState) and (state.winner or state.extender):
        yield "winner"
    if isinstance(state, QuadosState) and not 0 <= state.extra <= bool(state.first):
        yield "extra"


def _begun_in_turn(state: BuildingState) -> bool:
    """Whether somebody builds before the other, or has done so."""
    return state.builder is not None or state.taken != (None, None)


def _in_turn(state: BuildingState) -> bool:
    """Returns whether they build one after the other, and the first one's time is known."""
    first, second = state.taken[state.setter.index], state.taken[state.setter.other.index]
    if state.first or state.dropper or second is not None:
        return False
    if first is None:
        return state.builder is state.setter
    return state.builder is state.setter.other and 0 <= first <= _LONGEST
