"""Pairs of games that differ only in what one audience never sees."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

import msgspec

from fourfold.catalogue import GAMES
from fourfold.pentaraduga import Tile
from fourfold.pentaraduga.core.actions import Arrange, Surrender
from fourfold.play import Act, Illegal, Seat, Table
from tests.pentaraduga.core.figures import built, scattered
from tests.play.laws import tries
from tests.server.harness.knowing import AnyTable, Audience, open_to

#: Milliseconds between two actions.
PACE_MS = 400


class Played(NamedTuple):
    """A deal and the actions of its game, as JSON."""

    deal: str
    acts: tuple[tuple[Seat, str], ...]

    def with_tiles_replaced(self, names: dict[str, str]) -> Played:
        """Returns the same game with some tiles replaced by others."""
        if not names:
            return self
        pattern = re.compile("|".join(names))

        def rename(text: str) -> str:
            return pattern.sub(lambda found: names[found[0]], text)

        return Played(rename(self.deal), tuple((seat, rename(act)) for seat, act in self.acts))

    def table(self, game: str, options: Any) -> AnyTable:
        """Returns the table after all actions; raises ``Illegal`` if one is against the rules."""
        entry = GAMES[game]
        deal = entry.convert(json.loads(self.deal), entry.deal, "deal")
        table: AnyTable = Table.open(entry.rules(options), deal, ("Ann", "Bo"))
        for seat, act in self.acts:
            table = table.submit(seat, entry.read_action(json.loads(act)), table.at + PACE_MS)
        return table


def twins(
    game: str, options: Any, audience: Audience, seed: int, moves: int
) -> tuple[Played, Played]:
    """Returns a random game, and another that this audience cannot tell from it."""
    for attempt in range(20):
        chance = Random(f"{game} {audience} {seed} {attempt}")
        table = _played(game, options, chance, moves)
        while len(hidden := _hidden(table, audience)) < 3 and table.previous:
            table = table.previous
        one = Played(
            _json(table.deal),
            tuple((event.seat, _json(event.action)) for event in table.events if event.seat),
        )
        chance.shuffle(hidden)
        other = one.with_tiles_replaced(dict(zip(hidden, hidden[1:] + hidden[:1], strict=True)))
        try:
            other.table(game, options)
            return one, other
        except Illegal:  # A visible action gave something away about the tiles.
            continue
    raise AssertionError(f"{game} has no twins")


def _hidden(table: AnyTable, audience: Audience) -> list[str]:
    """Returns the tiles that an audience has never seen."""
    seen = set[Tile]().union(*(open_to(audience, past) for past in table.history()))
    return [tile.value for side in table.deal.tiles for tile in side if tile not in seen]


def _played(game: str, options: Any, chance: Random, moves: int) -> AnyTable:
    """Returns a random game of at most ``moves`` events that is not over."""
    rules = GAMES[game].rules(options)
    table: AnyTable = Table.open(rules, rules.deal(chance), ("Ann", "Bo"))
    for _ in range(4 * moves):
        seat = chance.choice(list(Seat))
        acts = _acts(table, seat, chance)
        if not acts:
            continue
        after = table.submit(seat, chance.choice(acts), table.at + PACE_MS)
        if after.outcome or after.seq > moves:
            break
        table = after
    return table


def _acts(table: AnyTable, seat: Seat, chance: Random) -> Sequence[Act]:
    behind_a_screen = "arrange" in table.offers(seat).tries and not table.state.screen.first
    if behind_a_screen and chance.random() < 0.8:
        lay = chance.choice((scattered, built))
        return [Arrange(lay(chance, table.state.side(seat).hand).placements)]
    acts = tries(table.rules, table.state, seat, chance)
    return [act for act in acts if not isinstance(act, Surrender)]


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
