"""Redeals: hidden information is drawn anew, in every game and from many states."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fourfold.pentaraduga.games import GAMES
from fourfold.pentaraduga.rules.redeal import redealt
from fourfold.pentaraduga.rules.screen_rules import ScreenState
from fourfold.play import Game, Malformed, Record, Seat, Table, simulate
from tests.play.laws import random_game

AnyGame = Game[Any, Any, Any]
AnyTable = Table[Any, Any, Any]

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
SEEDS = st.integers(0, 2**32)


def states(game: AnyGame, seed: int, most: int = 40, **options: Any) -> list[AnyTable]:
    """Returns tables of a random game from which another game may begin."""
    rules = game.rules(game.options(**options))
    tables = random_game(rules, Random(seed), most=most, manners=False)
    return [
        table
        for table in tables
        if not (table.outcome or getattr(rules.view(table.state, None), "winner", None))
    ]


def redraw(rules: Any, state: Any, chance: Random) -> Any:
    """Returns the state with what is hidden drawn anew."""
    return redealt(rules, state, chance)


def covered(state: Any) -> bool:
    """Returns whether a player has stopped with a figure that the other does not see."""
    return isinstance(state, ScreenState) and any(
        state.has_stopped(seat) and not state.is_bare(seat) for seat in Seat
    )


def places(state: Any) -> list[Any]:
    """Returns all tiles that are not laid, place by place."""
    hands = [list(side.hand) for side in state.sides]
    stocks = [[lying.tile for lying in side.stock] for side in state.sides]
    return [*hands, *stocks, list(getattr(state, "given", ()))]


@EVERY_GAME
@settings(max_examples=6)
@given(seed=SEEDS, referee=st.sampled_from(["server", "players"]))
def test_a_redeal_keeps_open_tiles_and_depends_on_nothing_hidden(
    game: AnyGame, seed: int, referee: str
) -> None:
    for table in states(game, seed, referee=referee):
        rules, state = table.rules, table.state
        if covered(state):
            with pytest.raises(Malformed, match="covered"):
                redraw(rules, state, Random(seed))
            continue
        drawn = redraw(rules, state, Random(seed))
        assert rules.view(drawn, None) == rules.view(state, None)
        assert list(map(len, places(drawn))) == list(map(len, places(state)))
        if not getattr(state, "reached", ()):
            assert sorted(t.index for tiles in places(drawn) for t in tiles) == sorted(
                t.index for tiles in places(state) for t in tiles
            )
        one, other = (rules.view(state, seat) for seat in Seat)
        for before, after in zip(places(state), places(drawn), strict=True):
            for tile, new in zip(before, after, strict=True):
                if all(tile in sum((*v.hands, *v.stocks), ()) for v in (one, other)):
                    assert new is tile
        # The same seed draws the same tiles, wherever they were before: no information is left.
        again = redraw(rules, redraw(rules, state, Random(7)), Random(seed))
        assert again == drawn


@EVERY_GAME
@settings(max_examples=2)
@given(seed=SEEDS)
def test_a_redrawn_game_plays_on_to_its_end(game: AnyGame, seed: int) -> None:
    bots = {seat: game.bots["1"](seat.index) for seat in Seat}
    sound = [table for table in states(game, seed) if not covered(table.state)]
    for table in Random(seed).sample(sound, min(3, len(sound))):
        assert game.set_up_anew
        deal = game.set_up_anew(table.rules, table.state, Random(seed))
        assert table.rules.set_up_of(deal) == "open"
        again: AnyTable = Table.open(table.rules, deal)
        seen, before = (table.rules.view(one.state, None) for one in (again, table))
        assert (seen.hands, seen.stocks, seen.figures) == (
            before.hands,
            before.stocks,
            before.figures,
        )
        over = simulate(again, bots, most=1_000)
        assert over.outcome
        record = Record.of(over)
        games = {game.id: game}
        assert Record.from_text(record.text(games), games) == record
        assert record.table(games).outcome == over.outcome


@EVERY_GAME
def test_every_hidden_tile_is_as_likely_in_every_place(game: AnyGame) -> None:
    table = next(one for one in states(game, 5)[2:] if not covered(one.state))
    chance, number = Random(3), 2_000
    found: dict[tuple[int, int], Counter[Any]] = {}
    for _ in range(number):
        for place, tiles in enumerate(places(redraw(table.rules, table.state, chance))):
            for index, tile in enumerate(tiles):
                found.setdefault((place, index), Counter())[tile] += 1
    drawn = [counts for counts in found.values() if len(counts) > 1]
    assert drawn, "something is hidden"
    for counts in drawn:
        expected = number / len(counts)
        chi_square = sum((seen - expected) ** 2 / expected for seen in counts.values())
        # By chance this fails about once in 10^9 runs, for 23 degrees of freedom.
        assert chi_square < 90, counts


def test_a_lot_is_drawn_anew() -> None:
    table = states(GAMES["squares"], 1)[0]
    lots = {redraw(table.rules, table.state, Random(seed)).lot for seed in range(9)}
    assert len(lots) == 9
