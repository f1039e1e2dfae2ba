"""The computer plays whole games by the rules, and plays better at higher levels."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar

import pytest

from fourfold.pentaraduga import DIRECTIONS, Figure, Placement
from fourfold.pentaraduga.bots.look import Look
from fourfold.pentaraduga.bots.mind import LEVELS, Computer, Idea
from fourfold.pentaraduga.bots.series import Series, play
from fourfold.pentaraduga.bots.spots import Spots
from fourfold.pentaraduga.bots.steals import loose_tiles
from fourfold.pentaraduga.core.actions import (
    Capture,
    Exchange,
    HandOver,
    Knock,
    Lay,
    Pass,
    Protest,
    Take,
)
from fourfold.pentaraduga.games import GAMES
from fourfold.pentaraduga.games.fulls import Fulls
from fourfold.play import Answer, Ask, Game, Plan, Record, Seat, Table, simulate, update

A, B = Seat
AnyGame = Game[Any, Any, Any]
AnyTable = Table[Any, Any, Any]
PLAYABLE = [game for game in GAMES.values() if game.bots]
TURNS = ["fulls", "claims", "claims+", "reach", "reach+", "steals", "steals+"]


def simulated(game: AnyGame, levels: str, seed: int, **options: Any) -> AnyTable:
    """Plays a game between two levels, the first of which sits at A."""
    chance = Random(seed)
    rules = game.rules(game.options(**options))
    table: AnyTable = Table.open(rules, rules.deal(chance))
    bots = {seat: game.bots[level](seed) for seat, level in zip(Seat, levels, strict=True)}
    return simulate(table, bots, most=1_000)


def considered(table: AnyTable, seat: Seat, level: str, seed: int = 1) -> Plan | None:
    """Returns the plan of the computer."""
    told = update(table, seat, max(0, table.versions[seat.index] - 1))
    bot = GAMES[table.rules.game].bots[level](seed)
    return bot.consider(told.view, told.news, table.at)


def figures(table: AnyTable) -> dict[str, Figure]:
    """Returns the figures on the table by their names."""
    return {name: Figure(places) for name, places in view_of(table).figures.items()}


def view_of(table: AnyTable) -> Any:
    """Returns what everybody sees of the game."""
    return table.rules.view(table.state, None)


def mover(table: AnyTable) -> Seat:
    """Returns the player with the right to move."""
    seat: Seat = view_of(table).right
    return seat


@pytest.mark.parametrize("levels", ["31", "23"])
@pytest.mark.parametrize("game", PLAYABLE, ids=lambda game: game.id)
def test_games_end_and_their_records_replay(game: AnyGame, levels: str) -> None:
    table = simulated(game, levels, seed=int(levels))
    assert table.outcome
    record = Record.of(table)
    again = record.table(GAMES)
    assert (again.state, again.outcome) == (table.state, table.outcome)
    assert Record.from_text(record.text(GAMES), GAMES) == record


@pytest.mark.parametrize("game", PLAYABLE, ids=lambda game: game.id)
def test_games_end_if_players_referee(game: AnyGame) -> None:
    table = simulated(game, "32", seed=5, referee="players", deal="fair")
    assert table.outcome
    assert not any(isinstance(event.action, Protest) for event in table.events)


@pytest.mark.parametrize("game", TURNS)
def test_the_computer_is_never_late(game: str) -> None:
    table = simulated(GAMES[game], "13", seed=4, move_time=1)
    assert table.outcome
    assert all(event.seat for event in table.events)


@pytest.mark.parametrize("game", TURNS)
def test_a_higher_level_wins_more(game: str) -> None:
    games = 20 if game in ("fulls", "claims", "reach") else 8
    results = [play(number, Series(game, "3", "1")).result for number in range(games)]
    assert sum(results) > 0.65 * games


def test_the_computer_uses_every_action_of_the_rules() -> None:
    """In a few games the computer uses every action that the rules offer."""
    done: set[tuple[str, str]] = set()
    for name in ("claims", "claims+", "reach", "steals"):
        for seed in range(6):
            table = simulated(GAMES[name], "32", seed)
            for step in table.history()[1:]:
                assert step.previous
                assert step.event
                action = step.event.action
                done.add((name, type(action).__name__))
                if step.event.seat is not mover(step.previous) and isinstance(action, Lay):
                    done.add((name, "interception"))
    for name, kinds in {
        "claims": (Lay, Pass, Capture),
        "claims+": (Lay, Pass, Capture, Exchange),
        "reach": (Lay, HandOver, Knock),
        "steals": (Lay, Pass, Exchange, Knock, Take),
    }.items():
        for kind in kinds:
            assert (name, kind.__name__) in done
    assert ("reach", "interception") in done
    assert ("steals", "interception") in done


# Time and chance


def test_asking_again_returns_the_same_plan() -> None:
    table = simulated(GAMES["claims"], "32", seed=2).history()[6]
    seat = mover(table)
    assert considered(table, seat, "2") == considered(table, seat, "2")
    plans = {considered(table, seat, "1", seed) for seed in range(20)}
    assert len(plans) > 1


def test_a_higher_level_is_faster() -> None:
    tables = simulated(GAMES["fulls"], "32", seed=2).history()[:-1]
    waits = []
    for level in LEVELS:
        plans = [(table, considered(table, mover(table), level)) for table in tables]
        waits.append(sum(plan.at - table.at for table, plan in plans if plan))
    assert waits == sorted(waits, reverse=True)
    assert min(waits) > 500 * len(tables)


@dataclass(frozen=True)
class Passer:
    """A mind that always has the same idea."""

    look: Look
    steady: ClassVar[bool] = True

    def idea(self) -> Idea:
        return Idea(Pass())


def test_questions_do_not_delay_a_steady_player() -> None:
    table = simulated(GAMES["fulls"], "32", seed=2).history()[4]
    told = update(table, A)
    bot = Computer(Passer, Fulls, "1", seed=3)
    first = bot.consider(told.view, told.news, 10_000)
    assert first
    for now in range(10_000, first.at, 200):
        assert bot.consider(told.view, told.news, now) == first
    later = bot.consider(told.view, told.news, first.at)
    assert later
    assert later.at > first.at


# Manners


def test_it_answers_and_waits_while_the_game_is_paused() -> None:
    table = simulated(GAMES["reach"], "32", seed=2).history()[5]
    asked = table.submit(A, Ask("pause"))
    plan = considered(asked, B, "2")
    assert plan == Plan(Answer(True, 1), asked.at)
    paused = asked.submit(B, Answer(True, 1))
    assert considered(paused, A, "2") is None
    assert considered(paused, B, "2") is None


def test_it_waits_while_the_partner_has_a_claim() -> None:
    for table in simulated(GAMES["claims"], "32", seed=1).history():
        seat = mover(table)
        if Knock("exchange") in table.offers(seat.other).actions:
            held_up = table.submit(seat.other, Knock("exchange"))
            assert considered(held_up, seat, "3") is None
            assert held_up.due
            lapsed = held_up.tick(held_up.due.at)
            assert considered(lapsed, seat, "3")
            return
    raise AssertionError("nobody may exchange off turn")


# Protests


def wrongs(table: AnyTable, kind: str) -> list[Lay]:
    """Returns the ways in which the mover can lay a tile of their hand against a rule."""
    seat = mover(table)
    figure = figures(table)[str(seat) if table.rules.game.startswith("steals") else "common"]
    found = []
    for tile in table.state.side(seat).hand:
        if Lay(tile=tile) not in table.offers(seat).begun:
            continue
        near = {spot[:3] for spot in Spots(figure)}
        full = {place[1:] for place in figure.places(tile, full=True)}
        for index, x, y in sorted(near):
            place = Placement(tile, DIRECTIONS[index], x, y)
            met = figure.meets(place)
            assert met
            shy = bool(full) and met.legal and not met.full
            if shy if kind == "shy" else met.clashes:
                found.append(Lay((place,)))
    return found


@pytest.mark.parametrize(
    ("game", "kind"),
    [
        ("fulls", "clash"),
        ("claims", "clash"),
        ("reach", "clash"),
        ("reach", "shy"),
        ("steals", "clash"),
    ],
)
def test_the_third_level_notices_violations(game: str, kind: str) -> None:
    noticed = 0
    for table in simulated(GAMES[game], "32", seed=3, referee="players").history()[4:9]:
        seat = mover(table)
        for wrong in wrongs(table, kind)[:3]:
            after = table.submit(seat, wrong)
            plan = considered(after, seat.other, "3")
            assert plan
            assert plan.action == Protest()
            after.submit(seat.other, Protest(), plan.at)
            noticed += 1
    assert noticed


@pytest.mark.parametrize("seed", range(3))
def test_taking_a_loose_tile_leaves_a_figure_connected(seed: int) -> None:
    for table in simulated(GAMES["steals+"], "22", seed).history():
        for figure in figures(table).values():
            loose = [tile for tile in figure.tiles if figure.without(tile).connected]
            assert [one.tile for one in loose_tiles(figure)] == loose
