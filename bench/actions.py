"""Processor time per action in microseconds, without network and disk, for every game.

python -m bench.actions [games]     from the root of the repository

Plays seeded random games from the offered actions, like the pairs of ``bench/players.py``, with
arrangements in games behind a screen. Then times a replay that does what a server does: decode and
apply actions, encode the updates for both seats, and answer choices.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, NamedTuple

import msgspec
from rich.console import Console
from rich.table import Table as Grid

from bench.players import MAX_EVENTS, WEIGHTS
from fourfold.catalogue import GAMES
from fourfold.pentaraduga.core.actions import Arrange
from fourfold.pentaraduga.core.figure import Figure
from fourfold.play import Act, Game, Seat, Table, update
from tests.pentaraduga.core.figures import built

AnyTable = Table[Any, Any, Any]

PARTS = ("apply", "tell", "choices")
#: Seconds by part.
Spent = dict[str, float]

_encode = msgspec.json.Encoder().encode


class Step(NamedTuple):
    """A message of a seat, as JSON."""

    seat: Seat
    part: str
    action: str


def play(game: Game[Any, Any, Any], chance: Random) -> tuple[AnyTable, list[Step]]:
    """Plays a game; returns its opening and all messages of its seats."""
    rules = game.rules(game.options())
    opening: AnyTable = Table.open(rules, rules.deal(chance))
    table, steps = opening, list[Step]()

    def note(seat: Seat, part: str, action: Act) -> None:
        steps.append(Step(seat, part, _encode(action).decode()))

    def offered(seat: Seat) -> list[Act]:
        offers = table.offers(seat)
        actions = list(offers.actions)
        if "arrange" in offers.tries and chance.random() < 0.8:
            return [Arrange(arranged(table, seat, chance).placements)]
        standing = getattr(table.state, "figures", ())
        begun = [act for act in offers.begun if not any(act.tile in one for one in standing)]
        while begun:
            prefix = chance.choice(begun)
            note(seat, "choices", prefix)
            offers = table.choices(seat, prefix)
            actions += offers.actions
            begun = [] if offers.actions else list(offers.begun)
        return actions

    while not table.outcome and table.seq < MAX_EVENTS:
        for seat in chance.sample(list(Seat), 2):
            actions = offered(seat)
            weights = [WEIGHTS.get(str(type(act).__struct_config__.tag), 1.0) for act in actions]
            if any(weights):
                (action,) = chance.choices(actions, weights)
                note(seat, "apply", action)
                table = table.submit(seat, action, table.at + 1_000)
                break
        else:
            break
    return opening, steps


def arranged(table: AnyTable, seat: Seat, chance: Random) -> Figure:
    """Returns a random figure of a player's tiles, which extends the original figure if any."""
    start = Figure(getattr(table.rules.view(table.state, seat), "original", ()))
    hand = table.state.side(seat).hand
    return built(chance, [tile for tile in hand if tile not in start], start)


def again(game: Game[Any, Any, Any], table: AnyTable, steps: list[Step]) -> Spent:
    """Replays a game; returns the seconds of each part."""
    spent: Spent = dict.fromkeys(PARTS, 0.0)

    @contextmanager
    def timed(part: str) -> Iterator[None]:
        start = time.process_time()
        yield
        spent[part] += time.process_time() - start

    for seat, part, text in steps:
        with timed(part):
            action = game.decode_action(text)
            if part == "choices":
                _encode(table.choices(seat, action))
            else:
                versions = table.versions
                table = table.submit(seat, action, table.at + 1_000)
        if part == "apply":
            with timed("tell"):
                for hearer in (seat.other, seat):
                    if table.versions[hearer.index] > versions[hearer.index]:
                        _encode(update(table, hearer, versions[hearer.index]))
    return spent


def cost(game: Game[Any, Any, Any], games: int) -> tuple[int, Spent]:
    """Returns the number of actions, and the seconds of each part in the best of three rounds."""
    played = [play(game, Random(f"{game.id} {number}")) for number in range(games)]
    actions = sum(step.part == "apply" for _, steps in played for step in steps)
    rounds = []
    for _ in range(3):
        spent: Spent = dict.fromkeys(PARTS, 0.0)
        for opening, steps in played:
            for part, seconds in again(game, opening, steps).items():
                spent[part] += seconds
        rounds.append(spent)
    return actions, min(rounds, key=lambda spent: sum(spent.values()))


def main(games: int) -> None:
    grid = Grid("game", "actions", *PARTS, "all", title="µs an action")
    shown: Callable[[float], str] = "{:,.0f}".format
    totals = []
    for game in GAMES.values():
        actions, spent = cost(game, games)
        figures = [1e6 * spent[part] / actions for part in PARTS]
        totals += [sum(figures)] if game.family == "pentaraduga" else []
        grid.add_row(game.id, str(actions), *map(shown, figures), shown(sum(figures)))
    grid.add_section()
    grid.add_row("Pentaraduga", "", *[""] * len(PARTS), shown(sum(totals) / len(totals)))
    Console().print(grid)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
