"""Laws of every game of Pentaraduga, and that hidden information stays hidden."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from fourfold.pentaraduga.core.actions import Arrange, Lay
from fourfold.pentaraduga.core.lattice import FAR, Direction, Placement
from fourfold.pentaraduga.core.options import LOT_LIMIT, Options
from fourfold.pentaraduga.core.sides import Lying, Side
from fourfold.pentaraduga.games import GAMES
from fourfold.pentaraduga.rules.screen_rules import ScreenState
from fourfold.play import Game, Illegal, Seat, Table
from tests.pentaraduga.core.figures import scattered
from tests.pentaraduga.playing import greedy_end
from tests.play.laws import check, tries

A, B = Seat
UP = Direction.UP
AnyGame = Game[Any, Any, Any]


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_the_laws_of_all_games(game: AnyGame, seed: int) -> None:
    check(game, game.rules(game.options()), seed)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_the_laws_hold_if_players_referee(game: AnyGame, seed: int) -> None:
    check(game, game.rules(game.options(referee="players", deal="fair")), seed)


HERE = [game for game in GAMES.values() if game.here(game.options()) != game.options()]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", HERE, ids=lambda game: game.id)
def test_the_laws_hold_at_one_screen(game: AnyGame, seed: int) -> None:
    check(game, game.rules(game.here(game.options())), seed)


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("here", [False, True], ids=["apart", "here"])
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_nobody_sees_what_is_hidden(game: AnyGame, here: bool, seed: int) -> None:
    """States that differ only in what is hidden from a seat have the same view for it."""
    if here and game not in HERE:
        pytest.skip("the same game")
    chance = Random(seed)
    options = game.options()
    rules = game.rules(game.here(options) if here else options)
    table: Table[Any, Any, Any] = Table.open(rules, rules.deal(chance))
    for _ in range(40):
        for seat in (A, B, None):
            seen = rules.view(table.state, seat)
            other = _shuffled(table.state, seen, chance)
            assert rules.view(other, seat) == seen
            assert rules.awaited(other) == rules.awaited(table.state)
            if seat:
                assert rules.offers(other, seat) == rules.offers(table.state, seat)
        seat = chance.choice((A, B))
        behind_a_screen = (
            "arrange" in table.offers(seat).tries and not rules.view(table.state, seat).first
        )
        if behind_a_screen and chance.random() < 0.7:
            figure = scattered(chance, table.state.side(seat).hand)
            table = table.submit(seat, Arrange(figure.placements), table.at + 500)
            continue
        actions = tries(rules, table.state, seat, chance)
        if actions and not table.outcome:
            table = table.submit(seat, chance.choice(actions))


def _shuffled(state: Any, seen: Any, chance: Random) -> Any:
    """Returns the state with all tiles shuffled among the places that a seat cannot see."""
    hands, stocks = seen.hands, seen.stocks
    hidden = [
        tile
        for side, hand, stock in zip(state.sides, hands, stocks, strict=True)
        for tile, face in (
            *zip(side.hand, hand, strict=True),
            *zip((lying.tile for lying in side.stock), stock, strict=True),
        )
        if face is None
    ]
    given = getattr(seen, "given", ())
    hidden += [
        tile for tile, face in zip(getattr(state, "given", ()), given, strict=True) if not face
    ]
    chance.shuffle(hidden)
    sides = []
    for side, hand, stock in zip(state.sides, hands, stocks, strict=True):
        new_hand = tuple(face or hidden.pop() for face in hand)
        new_stock = tuple(
            Lying(face or hidden.pop(), lying.open)
            for face, lying in zip(stock, side.stock, strict=True)
        )
        sides.append(Side(new_hand, new_stock))
    if given:
        state = replace(state, given=tuple(face or hidden.pop() for face in given))
    state = replace(state, sides=tuple(sides))
    return _rearranged(state, seen, chance) if isinstance(state, ScreenState) else state


def _rearranged(state: ScreenState, seen: Any, chance: Random) -> ScreenState:
    """Returns the state with another arrangement behind the screen, and another lot."""
    for seat in (A, B):
        if None in seen.hands[seat.index]:
            assert not seen.figures[seat.value]
            state = state.with_figure(seat, scattered(chance, state.side(seat).hand))
            screen = replace(state.screen, arranged=((), ()))
            state = replace(state, screen=screen)
    return replace(state, lot=chance.randrange(LOT_LIMIT))


@pytest.mark.parametrize("game", ["fulls", "claims", "reach"])
def test_a_move_that_opened_a_hand_cannot_be_taken_back(game: str) -> None:
    tables = (table for seed in range(9) for table in greedy_end(game, seed).history())
    out = next(table for table in tables if table.state.replay and not table.outcome)
    assert None not in out.rules.view(out.state, None).hands[out.state.replay.first.other.index]
    assert not any(out.undoes(seat) for seat in Seat)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_no_figure_begins_at_the_end_of_the_table(game: AnyGame) -> None:
    rules = game.rules(game.options())
    table = Table.open(rules, rules.deal(Random(1)))
    for seat in Seat:
        for tile in table.state.side(seat).hand:
            there = (Placement(tile, UP, FAR, -FAR),)
            for action in (Lay(there), Arrange(there)):
                with pytest.raises(Illegal):
                    table.submit(seat, action)


def test_every_game_has_its_options_and_its_tiles() -> None:
    for name, game in GAMES.items():
        rules = game.rules(game.options())
        assert rules.game == game.id == name
        assert isinstance(rules.options, Options)
        deal = rules.deal(Random(1))
        tiles = [tile for tiles in deal.tiles for tile in tiles]
        assert len(set(tiles)) == len(tiles) == (24 if name.endswith("+") else 14)
    assert isinstance(GAMES, Mapping)


def test_a_tile_that_is_not_in_hand_is_refused_wherever_it_is_laid() -> None:
    """What a player does not have is no question of places."""
    tried = 0
    for table in greedy_end("fulls", 3).history():
        seat = table.state.actor
        theirs = table.state.side(seat.other).hand
        if table.state.turn.need not in ("any", "full") or not theirs or table.outcome:
            continue
        with pytest.raises(Illegal) as refused:
            table.submit(seat, Lay((Placement(theirs[0], UP, 50, 50),)))
        assert refused.value.code == "pentaraduga-not-in-hand"
        tried += 1
    assert tried
