"""Aids: names and marks of places, and the running count of a figure."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from fourfold.pentaraduga.core.actions import Arrange, Lay
from fourfold.pentaraduga.games import GAMES
from fourfold.play import Game, Offers, Seat, Table
from tests.pentaraduga.games.screens import placed
from tests.pentaraduga.playing import opened, played
from tests.play.laws import random_game

BUILDING = ("squares", "squares+", "quados", "frames")
AnyGame = Game[Any, Any, Any]
LAYING = [game for name, game in GAMES.items() if name not in BUILDING]
laying = pytest.mark.parametrize("game", LAYING, ids=lambda game: game.id)


def _continued(table: Table[Any, Any, Any], chance: Random) -> Iterator[tuple[Seat, Offers[Any]]]:
    """Yields the choices of both players, step by step."""
    for seat in Seat:
        offers = table.offers(seat)
        while offers.begun:
            offers = table.choices(seat, chance.choice(offers.begun))
            yield seat, offers


@laying
def test_every_place_has_a_name_of_its_own_and_a_mark(game: AnyGame) -> None:
    chance = Random(2)
    rules = game.rules(game.options())
    marks = set()
    for table in random_game(rules, chance, most=60, manners=False):
        for _, offers in _continued(table, chance):
            ways = (*offers.actions, *offers.begun)
            assert len(ways) == len(offers.names) == len(offers.marks)
            names: dict[str, Any] = {}
            for way, name in zip(ways, offers.names, strict=True):
                assert names.setdefault(name, way.placements[-1]) == way.placements[-1]
                assert name.startswith(str(way.placements[-1].tile))
            marks |= set(offers.marks)
    assert marks - {""} <= {"full", "twice-full", "ring", "reach"}
    assert "" in marks


def test_a_full_place_says_so() -> None:
    table = opened("fulls", "A: rOr yGy / yOy yGb")
    table = played(table, "A:rOrU@0,0")
    offers = table.choices(Seat.B, Lay(tile=table.state.side(Seat.B).hand[0]))
    full = [name for name, mark in zip(offers.names, offers.marks, strict=True) if mark == "full"]
    assert full
    assert all(name.endswith("::") for name in full)


@laying
def test_aids_can_be_limited_to_places_or_switched_off(game: AnyGame) -> None:
    chance = Random(3)
    rules = game.rules(game.options(aids="places"))
    silent = game.rules(game.options(aids="none"))
    told = 0
    for table in random_game(rules, chance, most=30, manners=False):
        for _, offers in _continued(table, chance):
            told += len(offers.names)
            assert not offers.marks
        for seat in Seat:
            begun = silent.offers(table.state, seat).begun
            assert not begun or "lay" in silent.offers(table.state, seat).tries
            assert not any(silent.choices(table.state, seat, way).actions for way in begun)
    assert told


FIGURE = "rOrU@0,0 yOyD@0,-1 bGyU@0,1"


def test_players_behind_a_screen_see_their_own_count_unless_aids_are_off() -> None:
    deal = "A: rOr yOy bGy rOy yOr oYo oYg / gYo gYg yGy yGb bGb gBg oRo"
    for aids in ("full", "places", "none"):
        table = opened("squares", deal, aids=aids)
        table = table.submit(Seat.A, Arrange(placed(FIGURE)))
        counts = table.rules.view(table.state, Seat.A).counts
        assert set(counts) == (set() if aids == "none" else {"A"})
        if counts:
            count = counts["A"]
            assert (count.counted, count.squares) == (0, ((1, 0),)), "it is no whole figure"
            assert len(count.clashes) == 2
        assert "A" not in table.rules.view(table.state, Seat.B).counts
        assert not table.rules.view(table.state, None).counts


def test_open_figures_are_counted_for_everybody() -> None:
    table = opened("doubles", "A: rOr yOy oRo oYo / gBg rOy yOr oYg", aids="none")
    table = played(table, "A:rOrU@0,0+yOyD@0,-1")
    for seat in (*Seat, None):
        assert table.rules.view(table.state, seat).counts["A"].squares == ((1, 0),)
