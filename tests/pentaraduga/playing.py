"""Helpers that play games from their notation, or greedily at random."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from fourfold.pentaraduga.core.actions import Exchange, Lay
from fourfold.pentaraduga.games import GAMES
from fourfold.play import Act, Illegal, Seat, Table
from tests.play.laws import tries

AnyTable = Table[Any, Any, Any]


def opened(game: str, deal: str, **options: Any) -> AnyTable:
    """Returns a table with a deal given in notation."""
    entry = GAMES[game]
    rules = entry.rules(entry.options(**options))
    return Table.open(rules, entry.notation.read_deal(deal))


def played(table: AnyTable, line: str, at: int | None = None) -> AnyTable:
    """Returns the table after actions such as ``A:exchange (oRo)``, all at one instant."""
    notation = GAMES[table.rules.game].notation
    for seat, word, detail in re.findall(r"([AB]):(\S+)(?: \(([^)]*)\))?", line):
        action = notation.read(table.state, word, detail or None)
        table = table.submit(Seat(seat), action, at)
    return table


def refusal(table: AnyTable, line: str, at: int | None = None) -> str:
    """Returns the code with which an action is refused."""
    with pytest.raises(Illegal) as refused:
        played(table, line, at)
    assert str(refused.value)
    return refused.value.code


def greedy_end(game: str, seed: int, most: int = 400) -> AnyTable:
    """Returns the end of a game in which both lay whatever they are offered."""
    chance = Random(seed)
    entry = GAMES[game]
    rules = entry.rules(entry.options())
    table: AnyTable = Table.open(rules, rules.deal(chance))
    for _ in range(most):
        if table.outcome:
            return table
        seat = chance.choice(list(Seat))
        acts = tries(rules, table.state, seat, chance)
        acts = [act for act in acts if _rank(act) == max(map(_rank, acts))]
        if acts and (not isinstance(acts[0], Exchange) or chance.random() < 0.2):
            table = table.submit(seat, chance.choice(acts))
        elif (due := table.due) and chance.random() < 0.1:
            table = table.tick(due.at)
    raise AssertionError(f"{game} {seed} does not end")


def _rank(act: Act) -> int:
    if isinstance(act, Lay):
        return 2
    return 0 if isinstance(act, Exchange) else 1
