"""Looks: what a level sees of any table, its tiles, offers, and violations of the rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any, TypeVar

from fourfold.pentaraduga.bots.attention import Attention, Strength
from fourfold.pentaraduga.core.actions import Lay
from fourfold.pentaraduga.core.figure import Figure
from fourfold.pentaraduga.core.lattice import Placement
from fourfold.pentaraduga.core.laying import misfit
from fourfold.pentaraduga.core.tiles import Tile, mask_of
from fourfold.play import News, Offers, Seat, TableView

__all__ = ["Look", "has_misfit", "notices_violation"]

T = TypeVar("T")


@dataclass(frozen=True)
class Look:
    """One look at a table.

    It knows only the view and the newest news, because on a server it has no memory.
    """

    table: TableView
    #: The rules of the game, with the options of the table.
    rules: Any
    #: The last event, if any.
    last: News | None
    attention: Attention

    @cached_property
    def seat(self) -> Seat:
        """The player who looks."""
        assert self.table.seat
        return self.table.seat

    @cached_property
    def partner(self) -> Seat:
        """The other player."""
        return self.seat.other

    @property
    def view(self) -> Any:
        """The game as this seat sees it."""
        return self.table.view

    @property
    def offers(self) -> Offers[Any]:
        """The actions offered to it."""
        return self.table.offers

    @property
    def strength(self) -> Strength:
        """The strength of its level."""
        return self.attention.strength

    @property
    def chance(self) -> Random:
        """The random numbers that decide between equals."""
        return self.attention.chance

    @cached_property
    def hand(self) -> tuple[Tile, ...]:
        """The tiles in hand, as far as it sees them."""
        return tuple(tile for tile in self.view.hands[self.seat.index] if tile)

    @cached_property
    def stocks(self) -> tuple[int, int]:
        """The numbers of tiles in its own stock and in the partner's."""
        stocks = self.view.stocks
        return len(stocks[self.seat.index]), len(stocks[self.partner.index])

    @cached_property
    def unseen(self) -> int:
        """The tiles that the partner may hold or anybody may draw, as bits."""
        view = self.view
        laid = (place.tile for places in view.figures.values() for place in places)
        return mask_of(self.rules.tiles) & ~mask_of(
            (*self.hand, *laid, *view.stocks[0], *view.stocks[1])
        )

    @property
    def age(self) -> int:
        """The number of events so far."""
        return self.last.version if self.last else 0

    def offered(self, kind: type[T]) -> list[T]:
        """Returns the complete actions of a kind that it may take."""
        return [action for action in self.offers.actions if isinstance(action, kind)]


def notices_violation(look: Look, is_violation: Callable[[tuple[Placement, ...]], bool]) -> bool:
    """Returns whether it notices that the partner has just broken a rule by laying tiles."""
    last = look.last
    if look.table.options.referee != "players" or last is None or last.seat is not look.partner:
        return False
    return (
        isinstance(last.what, Lay) and look.attention.sees() and is_violation(last.what.placements)
    )


def has_misfit(look: Look, laid: tuple[Placement, ...]) -> bool:
    """Returns whether a tile does not fit its neighbours, as far as the figure shows it.

    ``laid`` are tiles that lie in a figure on the table.
    """
    figures = [Figure(places) for places in look.view.figures.values()]
    return any(
        misfit(figure.meeting(placement.tile))
        for figure in figures
        for placement in laid
        if placement.tile in figure
    )
