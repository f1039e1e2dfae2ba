"""Helpers for games behind a screen."""

from __future__ import annotations

from typing import Any

import pytest

from fourfold.pentaraduga import Placement, parse_tiles
from fourfold.pentaraduga.core.options import Deal
from fourfold.pentaraduga.rules.family import GameRules, PentaradugaRules
from fourfold.play import Act, Illegal, Outcome, Seat, Table

A, B = Seat

AnyTable = Table[Any, Any, Any]


def placed(text: str) -> tuple[Placement, ...]:
    """Returns placements written with spaces between them."""
    return tuple(map(Placement.parse, text.split()))


def opened(
    rules: GameRules[Any], a: str, b: str, setter: Seat = A, lots: tuple[int, ...] = ()
) -> AnyTable:
    """Returns a table at which both have these tiles."""
    tiles = parse_tiles(a.split()), parse_tiles(b.split())
    return Table.open(PentaradugaRules(rules), Deal(setter, tiles, lots))


def played(table: AnyTable, *acts: tuple[Seat, Act]) -> AnyTable:
    """Returns the table after these actions, all at the same instant."""
    for seat, act in acts:
        table = table.submit(seat, act)
    return table


def refusal(table: AnyTable, seat: Seat | None, act: Act, at: int | None = None) -> str:
    """Returns the code of a refusal; asserts that there is one and that it has a message."""
    with pytest.raises(Illegal) as refused:
        table.submit(seat, act, at)
    assert not str(refused.value).startswith("illegal-")
    return refused.value.code


def ended(table: AnyTable) -> Outcome:
    """Returns the outcome; asserts that there is one."""
    assert table.outcome
    return table.outcome
