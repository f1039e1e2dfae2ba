"""Finished games: reviewed, and played on from the middle."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fourfold.pentaraduga.games import GAMES
from fourfold.play import Game, Malformed, Record, Seat, Table, simulate
from tests.pentaraduga.playing import opened, played
from tests.play.laws import random_game

AnyGame = Game[Any, Any, Any]


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_a_game_goes_on_from_any_state(game: AnyGame) -> None:
    assert game.set_up
    rules = game.rules(game.options())
    for table in list(random_game(rules, Random(8), most=24, manners=False))[::5]:
        if table.outcome or getattr(rules.view(table.state, None), "winner", None):
            with pytest.raises(Malformed):
                game.set_up(table.state)
            continue
        again: Table[Any, Any, Any] = Table.open(rules, game.set_up(table.state))
        for seat in (*Seat, None):
            before, after = (rules.view(one.state, seat) for one in (table, again))
            assert (before.hands, before.figures) == (after.hands, after.figures)
            for name in ("right", "need", "first", "captured", "stage", "rows", "reached", "mover"):
                assert getattr(before, name, None) == getattr(after, name, None)
        record = Record.of(again)
        games = {game.id: game}
        assert Record.from_json(record.json(), games) == record
        assert Record.from_text(record.text(games), games) == record


def test_the_computer_plays_on_from_the_middle() -> None:
    game = GAMES["claims"]
    rules = game.rules(game.options())
    assert game.set_up
    bots = {seat: game.bots["2"](seat.index) for seat in Seat}
    middle = list(random_game(rules, Random(3), most=12, manners=False))[-1]
    table: Table[Any, Any, Any] = Table.open(rules, game.set_up(middle.state))
    assert simulate(table, bots).outcome


def test_a_full_tile_that_was_passed_or_not_laid_is_overlooked() -> None:
    table = opened("fulls", "A: rOr yGy / yOy oRo rOy")
    for line, expected in (("B:pass", {1}), ("B:yOyD@0,-1", set())):
        after = played(table, f"A:rOrU@0,0 {line}")
        states = [move.after for move in after.line()][::-1]
        found = GAMES["fulls"].overlooked(table.rules.options, states)
        assert set(found) == expected
        assert all("yOyD@0,-1" in map(str, places) for places in found.values())
