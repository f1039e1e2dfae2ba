"""What all games of Pentaraduga share: dealing, who may act, protests, what is hidden."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, Generic, Self, TypeVar

import msgspec

from fourfold.pentaraduga.actions import Action, Lay, Pass, Protest, TimeUp
from fourfold.pentaraduga.aids import Count, named
from fourfold.pentaraduga.copies import replace
from fourfold.pentaraduga.figure import Figure, Meeting
from fourfold.pentaraduga.lattice import Placement
from fourfold.pentaraduga.middles import resumed
from fourfold.pentaraduga.options import Deal, deal_for
from fourfold.pentaraduga.sides import Side, Sides, with_side
from fourfold.pentaraduga.tiles import FIVE_COLOURS, Tile
from fourfold.play import Due, Event, Illegal, Instant, Offers, Outcome, Seat, SetUp

__all__ = ["Doubt", "PentaradugaRules", "State", "View", "decided", "faces", "misfit"]


@dataclass(frozen=True)
class Doubt:
    """A move against the rules that stands unless the partner protests at once."""

    #: Who made it, which rule it broke, and what there was before.
    seat: Seat
    code: str
    before: State


@dataclass(frozen=True, kw_only=True)
class State:
    """What every game has: two sides of the table, and an end."""

    sides: Sides
    doubt: Doubt | None = None
    outcome: Outcome | None = None

    def side(self, seat: Seat) -> Side:
        """The tiles of a player."""
        return self.sides[seat.index]

    def with_side(self, seat: Seat, side: Side) -> Self:
        """With one side changed."""
        return replace(self, sides=with_side(self.sides, seat, side))


class View(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What one player may see; a tile whose face he may not see is null."""

    hands: tuple[tuple[Tile | None, ...], tuple[Tile | None, ...]]
    stocks: tuple[tuple[Tile | None, ...], tuple[Tile | None, ...]]
    #: The figures on the table, by name: ``common``, or ``A`` and ``B``.
    figures: Mapping[str, tuple[Placement, ...]]
    #: What those figures make that everybody sees, and one's own behind the screen; by name.
    counts: Mapping[str, Count] = {}


S = TypeVar("S", bound=State)


class PentaradugaRules(Generic[S]):
    """The base of all games; a game adds what makes it itself."""

    game: ClassVar[str]
    version: ClassVar[int] = 1
    #: The tiles that are dealt, and how many of them make a hand.
    tiles: ClassVar[tuple[Tile, ...]] = FIVE_COLOURS
    hand: ClassVar[int] = 2
    #: How many lots are drawn for what chance may have to decide later.
    lots: ClassVar[int] = 0

    def __init__(self, options: Any) -> None:
        self.options = options

    # What a game says of itself

    def opening(self, deal: Deal) -> S:
        """The state in which a new game begins."""
        raise NotImplementedError

    def act(self, state: S, seat: Seat, action: Action, at: Instant) -> S:
        """The state after a player's action."""
        raise NotImplementedError

    def time_up(self, state: S, at: Instant) -> S:
        """The state after a time limit."""
        raise NotImplementedError

    def penalised(self, state: S, offender: Seat) -> S:
        """The state before a violation, after what it costs the offender."""
        raise NotImplementedError

    def offers(self, state: S, seat: Seat) -> Offers[Action]:
        """What a player may try now."""
        raise NotImplementedError

    def awaited(self, state: S) -> tuple[Seat, ...]:
        """Whose actions the game needs to go on."""
        raise NotImplementedError

    def view(self, state: S, seat: Seat | None) -> View:
        """What a player may see."""
        raise NotImplementedError

    def forfeit(self, state: S, seat: Seat, reason: str) -> Outcome:
        """What it costs to give the game up."""
        raise NotImplementedError

    def ways(
        self, state: S, seat: Seat, placed: tuple[Placement, ...], tile: Tile
    ) -> Offers[Action]:
        """How a move goes on in which some tiles are laid, and a tile is chosen."""
        return Offers()

    def ground(self, state: S, seat: Seat, tile: Tile) -> Figure:
        """The figure in which a player lays a tile."""
        raise NotImplementedError

    # What they share

    def set_up_of(self, deal: Deal) -> SetUp | None:
        """Whether it begins in the middle, with figures, or with tiles that somebody has chosen."""
        if not isinstance(self.options.deal, str):
            return "known"
        if deal.middle is None and not any(deal.figures):
            return None
        return "open" if deal.middle and deal.middle.redrawn else "known"

    def start(self, deal: Deal) -> S:
        """The state before the first action."""
        state = self.opening(deal)
        return resumed(state, deal) if deal.middle else state

    def mark(
        self, figure: Figure, seat: Seat, placement: Placement, meeting: Meeting | None
    ) -> str:
        """A word for what a tile does at a place, where it meets this."""
        squares = len(meeting.squares) if meeting else 0
        return ("", "full", "twice-full")[min(squares, 2)]

    def tries(self, *, laying: bool) -> tuple[str, ...]:
        """What may be tried without being offered: moves against the rules or without help."""
        players = self.options.referee == "players"
        lay = ("lay",) if laying and (players or self.options.aids == "none") else ()
        return (*lay, "protest") if players else lay

    def deal(self, chance: Random, last_winner: Seat | None = None) -> Deal:
        """Deals as the table has agreed."""
        return deal_for(self.options, self.tiles, chance, last_winner, self.lots)

    def apply(self, state: S, seat: Seat | None, action: Action, at: Instant) -> S:
        """Lets a player or the clock act."""
        if state.outcome:
            raise Illegal("game-over")
        if isinstance(action, TimeUp):
            if seat is not None:
                raise Illegal("clock-only")
            return self.time_up(replace(state, doubt=None), at)
        if seat is None:
            raise Illegal("not-due")
        if isinstance(action, Protest):
            return self._protest(state, seat)
        # Whatever anybody does next, what was not protested against stands.
        return self.act(replace(state, doubt=None), seat, action, at)

    def _protest(self, state: S, seat: Seat) -> S:
        if self.options.referee != "players":
            raise Illegal("pentaraduga-no-protest")
        if state.doubt is None or state.doubt.seat is seat:
            raise Illegal("pentaraduga-nothing-wrong")
        return self.penalised(state.doubt.before, state.doubt.seat)  # type: ignore[arg-type]

    def choices(self, state: S, seat: Seat, prefix: Action) -> Offers[Action]:
        """How a move that was begun may go on, as far as this table helps."""
        if self.options.aids == "none" or state.outcome:
            return Offers()
        if not isinstance(prefix, Lay) or prefix.tile is None:
            return Offers()
        placed, tile = prefix.placements, prefix.tile
        offers = self.ways(state, seat, placed, tile)
        if not offers.actions and not offers.begun:
            return offers
        figure = self.ground(state, seat, tile).add(*placed)
        if self.options.aids != "full":
            return named(offers, figure, None)
        return named(offers, figure, lambda at, met: self.mark(figure, seat, at, met))

    def due(self, state: S) -> Due[Action] | None:
        """The next time limit."""
        return None

    def news(self, before: S, event: Event[Action], after: S, seat: Seat | None) -> Action | None:
        """Everybody hears what was done."""
        return event.action

    def final(self, before: S, event: Event[Action], after: S) -> bool:
        """What showed a new tile to somebody, or was a race, is not taken back."""
        drawn = any(
            set(new.hand) - set(old.hand)
            for old, new in zip(before.sides, after.sides, strict=True)
        )
        return drawn or not isinstance(event.action, Lay | Pass)

    def outcome(self, state: S) -> Outcome | None:
        """How the game ended, once it has."""
        return state.outcome

    # Helpers for the games

    def meet(self, figure: Figure, placement: Placement) -> Meeting:
        """What a tile meets there; it must lie beside the figure, whoever referees."""
        if not len(figure):
            placement.check_room()
        meeting = figure.meets(placement)
        if meeting is None:
            raise Illegal("pentaraduga-covered", tile=placement.tile)
        if len(figure) and not meeting.contacts:
            raise Illegal("pentaraduga-apart", tile=placement.tile)
        return meeting

    def judge(self, state: S, before: S, seat: Seat, code: str, **facts: object) -> S:
        """A move that breaks a rule: refused by the server, or in doubt where players referee."""
        if self.options.referee == "server":
            raise Illegal(code, **facts)
        return replace(state, doubt=state.doubt or Doubt(seat, code, before))

    def unknown(self, action: Action) -> Illegal:
        """The refusal of an action that is no part of the game, or not now."""
        return Illegal("pentaraduga-no-such-act", act=type(action).__struct_config__.tag)


def misfit(meeting: Meeting) -> str | None:
    """Which rule of laying a place breaks.

    >>> from fourfold.pentaraduga import Direction, Placement
    >>> figure = Figure([Placement.parse("rOrU@0,0")])
    >>> meeting = figure.meets(Placement.parse("bGbD@0,-1"))
    >>> assert meeting
    >>> misfit(meeting)
    'pentaraduga-clash'
    """
    if meeting.rough:
        return "pentaraduga-rough"
    return "pentaraduga-clash" if meeting.clashes else None


def decided(score: tuple[int, int], reason: str) -> Outcome:
    """The outcome by points.

    >>> decided((2, 5), "played").winner
    <Seat.B: 'B'>
    """
    a, b = score
    return Outcome(None if a == b else Seat.A if a > b else Seat.B, reason, score)


def faces(side: Side, seen: bool) -> tuple[tuple[Tile | None, ...], tuple[Tile | None, ...]]:
    """Hand and stock as somebody sees them who may see the hand or not."""
    return (
        tuple(tile if seen else None for tile in side.hand),
        tuple(lying.tile if lying.open else None for lying in side.stock),
    )
