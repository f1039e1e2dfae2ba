"""Looks at real tables, by levels that see everything or nothing."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from fourfold.pentaraduga.bots.attention import Attention, Strength
from fourfold.pentaraduga.bots.look import Look
from fourfold.pentaraduga.bots.mind import Computer
from fourfold.pentaraduga.games import GAMES
from fourfold.play import Seat, Table, simulate, update

__all__ = ["BLIND", "CAREFUL", "CARELESS", "AnyTable", "computer", "look_at", "tables"]

AnyTable = Table[Any, Any, Any]

#: Sees everything and looks ahead; sees everything and does not; sees nothing.
CAREFUL = Strength(1.0, 1.0)
CARELESS = Strength(1.0, 0.0)
BLIND = Strength(0.0, 0.0)


def computer(game: str, level: str = "3", seed: int = 1) -> Computer:
    """Returns the computer of a game."""
    bot = GAMES[game].bots[level](seed)
    assert isinstance(bot, Computer)
    return bot


def look_at(table: AnyTable, seat: Seat, strength: Strength = CAREFUL, seed: int = 1) -> Look:
    """Returns a player's look at a table."""
    told = update(table, seat, max(0, table.versions[seat.index] - 1))
    rules = computer(table.rules.game).rules(told.view.options)
    last = told.news[-1] if told.news else None
    return Look(told.view, rules, last, Attention(strength, Random(seed)))


def tables(game: str, seeds: range, **options: Any) -> Iterator[AnyTable]:
    """Yields all tables of some games of the computer, before their ends."""
    entry = GAMES[game]
    rules = entry.rules(entry.options(**options))
    for seed in seeds:
        bots = {seat: computer(game, "2", seed) for seat in Seat}
        table: AnyTable = simulate(Table.open(rules, rules.deal(Random(seed))), bots)
        yield from (step for step in table.history() if not step.outcome)
