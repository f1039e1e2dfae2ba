"""What all games of Pentaraduga share, and the interface that each of them implements.

``PentaradugaRules`` are the rules of a table: they begin a game, refuse what no game allows, handle
protests and name places. They own the rules of one game, a ``GameRules``, which is in a file of
``games/`` and composed of ``parts/``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, Generic, Protocol, Self, TypeVar

import msgspec
from msgspec.structs import replace

from fourfold.pentaraduga.core.actions import Action, Lay, Pass, Protest, TimeUp
from fourfold.pentaraduga.core.figure import Figure, Meeting
from fourfold.pentaraduga.core.lattice import Placement
from fourfold.pentaraduga.core.options import Deal, Options, deal_for
from fourfold.pentaraduga.core.sides import Side, Sides, with_side
from fourfold.pentaraduga.core.tiles import Tile
from fourfold.pentaraduga.parts.protest import Doubt, require_doubt
from fourfold.pentaraduga.rules.annotations import Count, named
from fourfold.pentaraduga.rules.midgame import dealt_sides, read_midgame, write_midgame
from fourfold.play import Due, Event, Illegal, Instant, Offers, Outcome, Seat, SetUp

__all__ = [
    "GameRules",
    "PentaradugaRules",
    "State",
    "View",
    "faces",
    "free_tries",
    "has_drawn",
    "is_final",
    "not_now",
    "tell_all",
]


class State(msgspec.Struct, frozen=True, kw_only=True):
    """The state of any game: the two sides of the table, a doubt, and the outcome."""

    sides: Sides
    doubt: Doubt | None = None
    outcome: Outcome | None = None

    def side(self, seat: Seat) -> Side:
        """Returns the tiles of a player."""
        return self.sides[seat.index]

    def with_side(self, seat: Seat, side: Side) -> Self:
        """Returns the state with one side changed."""
        return replace(self, sides=with_side(self.sides, seat, side))

    @property
    def actor(self) -> Seat | None:
        """The player who acts if a record does not name the actor."""
        return None

    @property
    def starter(self) -> Seat:
        """The player who starts a game that is set up from here."""
        return self.actor or Seat.A

    @property
    def on_table(self) -> Mapping[str, Figure]:
        """The figures on the table by name: ``common``, or ``A`` and ``B``."""
        return {}

    @property
    def lot(self) -> int:
        """The random number for what chance has yet to decide."""
        return 0

    @property
    def aside(self) -> tuple[Tile, ...]:
        """The tiles that are in the game, but in no hand, stock or figure."""
        return ()

    @property
    def has_left_unseen(self) -> bool:
        """True if tiles have left the game that only their owner has seen."""
        return False

    def redealt(self, sides: Sides, aside: tuple[Tile, ...], chance: Random) -> Self:
        """Returns the state with other tiles in place of hidden ones, and with another lot.

        Raises ``Malformed`` if that is impossible.
        """
        return replace(self, sides=sides)

    def stays_covered(self, seat: Seat, outcome: Outcome) -> bool:
        """Returns whether a player's arrangement stays hidden even after the game is over."""
        return False


class View(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What one player may see; a tile whose face they may not see is null."""

    hands: tuple[tuple[Tile | None, ...], tuple[Tile | None, ...]]
    stocks: tuple[tuple[Tile | None, ...], tuple[Tile | None, ...]]
    #: The figures on the table, by name: ``common``, or ``A`` and ``B``.
    figures: Mapping[str, tuple[Placement, ...]]
    #: The counts of the figures that the player sees, by name.
    counts: Mapping[str, Count] = {}


S = TypeVar("S", bound=State)


class GameRules(Protocol[S]):
    """The rules of one game. They get actions of players only, and no protests."""

    @property
    def game(self) -> str:
        """The id of the game in the catalogue."""

    @property
    def version(self) -> int:
        """The version, which grows when a change makes old logs fold differently."""

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The tiles that are dealt."""

    @property
    def lots(self) -> int:
        """The number of lots to draw for what chance decides later."""

    @property
    def options(self) -> Any:
        """The options of the table."""

    # The course of a game

    def opening(self, deal: Deal) -> S:
        """Returns the state in which a new game begins."""

    def act(self, state: S, seat: Seat, action: Action, at: Instant) -> S:
        """Returns the state after a player's action. Raises ``Illegal``."""

    def due(self, state: S) -> Due[Action] | None:
        """Returns the next time limit of a game that is not over."""

    def time_up(self, state: S, at: Instant) -> S:
        """Returns the state after a time limit."""

    def penalise(self, doubt: Doubt, at: Instant) -> S:
        """Returns the state before a violation, with the penalty of the offender applied."""

    def forfeit(self, state: S, seat: Seat, reason: str) -> Outcome:
        """Returns the outcome when a player gives the game up."""

    # What players may try, see and hear

    def offers(self, state: S, seat: Seat) -> Offers[Action]:
        """Returns what a player may try in a game that is not over."""

    def continuations(
        self, state: S, seat: Seat, placed: tuple[Placement, ...], tile: Tile
    ) -> Offers[Action]:
        """Returns the ways to continue a move whose first tiles are laid with the chosen tile."""

    def target_figure(self, state: S, seat: Seat, tile: Tile) -> Figure:
        """Returns the figure in which a player lays a tile."""

    def mark(
        self, figure: Figure, seat: Seat, placement: Placement, meeting: Meeting | None
    ) -> str:
        """Returns a word for what a tile does at a place, or an empty string."""

    def awaited(self, state: S) -> tuple[Seat, ...]:
        """Returns the players whose actions the game needs to go on."""

    def view(self, state: S, seat: Seat | None) -> View:
        """Returns what a player may see."""

    def news(self, before: S, event: Event[Action], after: S, seat: Seat | None) -> Action | None:
        """Returns an event as a player may know it."""

    def final(self, before: S, event: Event[Action], after: S) -> bool:
        """Returns whether an event cannot be taken back."""

    # Games that begin in the middle

    @property
    def midgame(self) -> type[msgspec.Struct]:
        """The form in which a deal stores the state of a game besides tiles and figures."""

    def kept(self, state: S) -> Any:
        """Returns that form of a state. Raises ``Malformed`` if no game can begin there."""

    def resume(self, state: S, deal: Deal, kept: Any) -> S:
        """Returns the state in which a deal begins; ``state`` is a new game with its sides."""

    def faults(self, state: S) -> Iterator[str]:
        """Yields the parts of the state of a handwritten deal that no game can reach."""


class PentaradugaRules(Generic[S]):
    """The rules of a table: those of one game, and those of all games.

    >>> from fourfold.pentaraduga.games import GAMES
    >>> rules = GAMES["fulls"].rules(GAMES["fulls"].options())
    >>> rules.game, len(rules.own.tiles)
    ('fulls', 14)
    """

    def __init__(self, own: GameRules[S]) -> None:
        #: The rules of the game itself.
        self.own = own
        self.options: Options = own.options
        self.game = own.game
        self.version = own.version

    # Beginning

    def deal(self, chance: Random, last_winner: Seat | None = None) -> Deal:
        """Deals as the options of the table say."""
        return deal_for(self.options, self.own.tiles, chance, last_winner, self.own.lots)

    def set_up_of(self, deal: Deal) -> SetUp | None:
        """Returns how a deal was set up: in the middle, with figures or with chosen tiles."""
        if not isinstance(self.options.deal, str):
            return "known"
        if deal.middle is None and not any(deal.figures):
            return None
        return "open" if deal.middle and deal.middle.redrawn else "known"

    def start(self, deal: Deal) -> S:
        """Returns the state before the first action. Raises ``Malformed``."""
        state = self.own.opening(deal)
        if deal.middle is None:
            return state
        kept = read_midgame(deal.middle, self.own.midgame, self.own.kept(state))
        return self.own.resume(replace(state, sides=dealt_sides(deal)), deal, kept)

    def set_up(self, state: S) -> Deal:
        """Returns a deal that starts from a state. Raises ``Malformed`` if that is impossible."""
        return write_midgame(state, self.own.kept(state))

    # The course of a game

    def apply(self, state: S, seat: Seat | None, action: Action, at: Instant) -> S:
        """Returns the state after an action of a player or the clock. Raises ``Illegal``."""
        if state.outcome:
            raise Illegal("game-over")
        if isinstance(action, TimeUp):
            if seat is not None:
                raise Illegal("clock-only")
            return self.own.time_up(_undoubted(state), at)
        if seat is None:
            raise Illegal("not-due")
        if isinstance(action, Protest):
            doubt = require_doubt(self.options.referee, state.doubt, seat)
            return self.own.penalise(doubt, at)
        # Any other action ends the chance to protest.
        return self.own.act(_undoubted(state), seat, action, at)

    def due(self, state: S) -> Due[Action] | None:
        """Returns the next time limit."""
        return None if state.outcome else self.own.due(state)

    def forfeit(self, state: S, seat: Seat, reason: str) -> Outcome:
        """Returns the outcome when a player gives the game up."""
        return self.own.forfeit(state, seat, reason)

    def outcome(self, state: S) -> Outcome | None:
        """Returns how the game ended, once it has."""
        return state.outcome

    # What players may try, see and hear

    def offers(self, state: S, seat: Seat) -> Offers[Action]:
        """Returns what a player may try now."""
        return Offers() if state.outcome else self.own.offers(state, seat)

    def choices(self, state: S, seat: Seat, prefix: Action) -> Offers[Action]:
        """Returns the ways to continue a begun move, as far as the aids of the table show them."""
        if self.options.aids == "none" or state.outcome:
            return Offers()
        if not isinstance(prefix, Lay) or prefix.tile is None:
            return Offers()
        placed, tile = prefix.placements, prefix.tile
        offers = self.own.continuations(state, seat, placed, tile)
        if not offers.actions and not offers.begun:
            return offers
        figure = self.own.target_figure(state, seat, tile).add(*placed)
        if self.options.aids != "full":
            return named(offers, figure, None)
        return named(offers, figure, lambda at, met: self.own.mark(figure, seat, at, met))

    def awaited(self, state: S) -> tuple[Seat, ...]:
        """Returns the players whose actions the game needs to go on."""
        return self.own.awaited(state)

    def view(self, state: S, seat: Seat | None) -> View:
        """Returns what a player may see."""
        return self.own.view(state, seat)

    def news(self, before: S, event: Event[Action], after: S, seat: Seat | None) -> Action | None:
        """Returns an event as a player may know it."""
        return self.own.news(before, event, after, seat)

    def final(self, before: S, event: Event[Action], after: S) -> bool:
        """Returns whether an event cannot be taken back."""
        return self.own.final(before, event, after)


def _undoubted(state: S) -> S:
    return replace(state, doubt=None) if state.doubt else state


# What games use


def not_now(action: Action) -> Illegal:
    """Returns the error for an action that is not part of the game, or not possible now."""
    return Illegal("pentaraduga-no-such-act", act=type(action).__struct_config__.tag)


def free_tries(options: Options, *, laying: bool) -> tuple[str, ...]:
    """Returns the actions that may be tried without being offered, by their tags.

    >>> free_tries(Options(referee="players"), laying=True)
    ('lay', 'protest')
    """
    players = options.referee == "players"
    lay = ("lay",) if laying and (players or options.aids == "none") else ()
    return (*lay, "protest") if players else lay


def faces(side: Side, seen: bool) -> tuple[tuple[Tile | None, ...], tuple[Tile | None, ...]]:
    """Returns hand and stock as they look to a player who may see the hand or not."""
    return (
        side.hand if seen else (None,) * len(side.hand),
        tuple([lying.tile if lying.open else None for lying in side.stock]),
    )


def tell_all(before: State, event: Event[Action], after: State, seat: Seat | None) -> Action:
    """Returns the whole event: everybody hears what was done."""
    return event.action


def has_drawn(before: State, after: State) -> bool:
    """Returns whether a player has got a new tile into their hand."""
    return any(
        set(new.hand) - set(old.hand) for old, new in zip(before.sides, after.sides, strict=True)
    )


def is_final(before: State, event: Event[Action], after: State) -> bool:
    """Returns whether an event gave a player a new tile, or is neither a move nor a pass."""
    return has_drawn(before, after) or not isinstance(event.action, Lay | Pass)
