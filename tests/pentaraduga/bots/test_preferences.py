"""Preferences: the scores of candidates, with and without looking ahead."""

from __future__ import annotations

from functools import partial

import pytest

from fourfold.pentaraduga import FIVE_COLOURS, Figure, Placement, Tile
from fourfold.pentaraduga.bots.building import (
    ScreenLook,
    best_gift,
    feared,
    is_hopeless,
    preferred_figure,
    skill_with_frames,
    skill_with_squares,
)
from fourfold.pentaraduga.bots.mind import LEVELS
from fourfold.pentaraduga.bots.racing import BeamSearch, RacePreference, ring_points, square_points
from fourfold.pentaraduga.bots.reach import ReachLook, ReachPreference, lean
from fourfold.pentaraduga.bots.rows import RowPreference, capture_prize, quietest, turn_prize
from fourfold.pentaraduga.bots.spots import Spots
from fourfold.pentaraduga.bots.steals import Combination, StealsLook, promise, prospect
from fourfold.pentaraduga.bots.steals import best_move as best_steal
from fourfold.pentaraduga.bots.turns import CommonLook, best_move
from fourfold.pentaraduga.core.actions import Arrange
from fourfold.pentaraduga.core.figure import EMPTY
from fourfold.pentaraduga.core.lattice import Direction
from fourfold.pentaraduga.core.tiles import mask_of
from fourfold.pentaraduga.games import GAMES
from fourfold.pentaraduga.solving.solver import worth
from fourfold.play import Seat
from tests.pentaraduga.bots.looking import CAREFUL, CARELESS, AnyTable, look_at, tables

A, B = Seat


def moving(game: str, *needs: str) -> list[tuple[AnyTable, Seat]]:
    """Returns tables with one of these needs, and the player with the right to move."""
    found = [(table, table.rules.view(table.state, None)) for table in tables(game, range(3))]
    return [(table, view.right) for table, view in found if view.need in needs]


# Rows of full tiles


def test_values_of_prizes() -> None:
    assert [turn_prize(squares) for squares in range(4)] == [1, 1, 1, 1]
    assert [capture_prize(squares) for squares in range(4)] == [1, 1, 3, 4]


def test_a_level_that_does_not_look_ahead_prefers_only_full_tiles() -> None:
    for table, seat in moving("fulls", "any", "full"):
        common = CommonLook(look_at(table, seat, CARELESS))
        preference = RowPreference(common, turn_prize)
        assert all(preference(move) == move.is_full for move in common.moves())


def test_a_full_tile_that_cannot_be_answered_is_worth_its_prize_and_half_a_move_more() -> None:
    found = set()
    for table, seat in moving("claims", "any", "full"):
        common = CommonLook(look_at(table, seat))
        look = common.look
        for move in common.moves(full=True):
            full = common.spots.after(move.placement).full()
            if common.is_replay or full & look.unseen:
                continue
            prize = capture_prize(len(common.figure.add(move.placement).squares))
            goes_on = any(full & mask_of([tile]) for tile in look.hand if tile is not move.tile)
            assert RowPreference(common, capture_prize)(move) == prize + goes_on / 2
            found.add(goes_on)
    assert found == {True, False}


def test_a_higher_prize_raises_the_score_of_a_move_that_is_sure_to_win_it() -> None:
    compared = 0
    for table, seat in moving("claims", "full"):
        common = CommonLook(look_at(table, seat))
        plain, capturing = (RowPreference(common, prize) for prize in (turn_prize, capture_prize))
        for move in common.moves(full=True):
            safe = not common.spots.after(move.placement).full() & common.look.unseen
            if safe and len(common.figure.squares):
                assert capturing(move) > plain(move)
                compared += 1
    assert compared


def test_chance_decides_between_equals() -> None:
    table, seat = moving("fulls", "any")[4]
    found = set()
    for seed in range(30):
        look = look_at(table, seat, seed=seed)
        found.add(best_move(look, CommonLook(look).moves(), lambda _: 0.0))
    assert len(found) > 1


def test_a_quiet_start_leaves_the_partner_little() -> None:
    table = next(tables("claims+", range(1)))
    common = CommonLook(look_at(table, table.rules.view(table.state, None).right))
    ways: list[tuple[Placement, ...]] = [
        (Placement(tile, Direction.UP, 0, 0),) for tile in common.look.hand
    ]
    noise = {way: (Spots(Figure(way)).full() & common.look.unseen).bit_count() for way in ways}
    assert noise[quietest(common, ways)] == min(noise.values())


# Reach


def test_reaching_the_edge_has_the_best_score() -> None:
    reached = 0
    for table, seat in moving("reach", "any", "full"):
        reach = ReachLook(CommonLook(look_at(table, seat)))
        preference = ReachPreference(reach)
        moves = reach.dutiful_moves()
        there = [m for m in moves if reach.depth(seat, m.placement) >= reach.far]
        if there and reach.depth(seat) < reach.far:
            assert best_move(reach.look, moves, preference) in there
            reached += 1
    assert reached


def test_a_level_that_does_not_look_ahead_counts_squares_and_cells() -> None:
    for table, seat in moving("reach", "any"):
        reach = ReachLook(CommonLook(look_at(table, seat, CARELESS)))
        preference = ReachPreference(reach)
        idle = [
            move
            for move in reach.common.moves()
            if not move.is_full
            and all(reach.depth(seat, move.placement) == reach.depth(seat) for seat in Seat)
            and reach.depth(seat) < reach.far
        ]
        assert all(preference(move) == 0 for move in idle)


def test_turning_a_figure_reverses_its_lean() -> None:
    for table, seat in moving("reach+", "rotate"):
        figure = CommonLook(look_at(table, seat)).figure
        mine, theirs = (lean(look_at(table, s), figure) for s in (seat, seat.other))
        assert mine == -theirs


# Behind a screen


def test_a_stronger_level_considers_more_tiles_together() -> None:
    table = next(tables("squares", range(1)))
    looks = [look_at(table, A, level.strength) for level in LEVELS.values()]
    squares = [skill_with_squares(look) for look in looks]
    assert [(skill.horizon, skill.tries) for skill in squares] == [(2, 2), (3, 4), (7, 1)]
    frames = [skill_with_frames(look) for look in looks]
    assert [skill.horizon for skill in frames] == [5, 6, 7]


@pytest.mark.parametrize("seed", range(3))
def test_no_figure_that_a_level_finds_beats_the_optimum(seed: int) -> None:
    table = next(tables("squares", range(seed, seed + 1)))
    for level in LEVELS.values():
        look = look_at(table, A, level.strength)
        skill = skill_with_squares(look)
        once, twice = (worth(skill.found(look.hand, times), "squares") for times in (1, 2))
        assert once <= twice <= worth(skill.best(look.hand), "squares")


def test_the_feared_worth_is_the_partners_optimum_or_the_usual_worth() -> None:
    table = next(tables("squares", range(1)))
    careful, careless = (ScreenLook(look_at(table, A, s)) for s in (CAREFUL, CARELESS))
    skill = skill_with_squares(careful.look)
    assert feared(careful, skill) == worth(skill.best(table.state.side(B).hand), "squares")
    assert feared(careless, skill_with_squares(careless.look)) == 3


def test_the_best_gift_costs_least() -> None:
    table = next(tables("squares", range(1)))
    screen = ScreenLook(look_at(table, A, CARELESS))
    skill = skill_with_squares(screen.look)
    figure = skill.found(screen.look.hand)
    left = {tile: screen.worth(figure.without(tile)) for tile in screen.look.hand}
    assert left[best_gift(screen, skill)] == max(left.values())


@pytest.mark.parametrize(
    ("points", "most", "hopeless"), [(3, 3, False), (4, 3, False), (2, 3, False), (2, 5, True)]
)
def test_only_a_hopeless_second_surrenders(points: int, most: int, hopeless: bool) -> None:
    assert is_hopeless(points, most) is hopeless


def test_the_arrangement_is_kept_if_it_is_as_good() -> None:
    table = next(tables("squares", range(1)))
    screen = ScreenLook(look_at(table, A))
    found = skill_with_squares(screen.look).found(screen.look.hand)
    assert preferred_figure(screen, found) is found, "nothing lies yet"
    moved = found.moved(9, 0)
    lying = ScreenLook(look_at(table.submit(A, Arrange(moved.placements)), A))
    assert preferred_figure(lying, found) == moved


# In a race


def test_notches_count_with_their_value() -> None:
    # An upright tile beside a level one: one inner corner, and no square yet.
    bent = Figure(map(Placement.parse, ("rOrU@0,0", "oRoR@2,0")))
    assert bent.connected
    assert not bent.squares
    assert RacePreference(square_points, 0.0)(bent) == 0
    assert RacePreference(square_points, 0.25)(bent) == 0.25
    assert RacePreference(lambda _: 7, 0.25)(bent) == 7.25


def test_rings_bring_points_beside_squares() -> None:
    ring = GAMES["rings"].emblem
    figure = Figure(ring)
    assert len(figure.rings) >= 1
    assert ring_points(3, figure) - square_points(figure) == 3 * len(figure.rings)


def test_a_search_continues_the_best_lines_and_returns_the_first_move() -> None:
    hand = tuple(FIVE_COLOURS[:4])

    def moves(figure: Figure, hand: tuple[Tile, ...]) -> list[tuple[Placement, ...]]:
        if not len(figure):
            return [(Placement(tile, Direction.UP, 0, 0),) for tile in hand]
        return [(place,) for tile in hand for place in figure.places(tile)]

    for depth in (1, 2, 3):
        search = BeamSearch(moves, lambda figure: float(len(figure)), depth)
        now = search.start(EMPTY, hand)
        best = search.best(search.longer(now))
        assert len(best.figure) == depth
        assert best.first == (best.figure.placements[0],)
        assert len(best.hand) == len(hand) - depth


# Steals


def test_a_square_is_worth_more_than_the_turn() -> None:
    assert Combination((), gain=2, full=True).worth > Combination((), gain=1, full=True).worth > 1
    assert Combination((), gain=0, full=False).worth == 0


def test_what_the_partner_may_take_counts_against_a_move() -> None:
    compared = 0
    for table in tables("steals", range(2)):
        view = table.rules.view(table.state, None)
        if view.opening or view.claim:
            continue
        steals = StealsLook(look_at(table, view.right))
        for move in steals.allowed():
            if not move.full:
                hopes = prospect(steals, move._replace(full=True))
                assert prospect(steals, move) <= hopes
                compared += prospect(steals, move) < hopes
    assert compared


def test_a_level_that_does_not_look_ahead_takes_the_steal_that_is_best_at_first_sight() -> None:
    for table in tables("steals", range(2)):
        view = table.rules.view(table.state, None)
        if view.opening or view.claim:
            continue
        steals = StealsLook(look_at(table, view.right, CARELESS))
        moves = steals.allowed()
        best = best_steal(steals, list(moves))
        assert (best and best[1]) == max((move.worth for move in moves), default=None)


def test_a_start_figure_with_a_square_promises_most() -> None:
    table = next(tables("steals", range(1)))
    look = look_at(table, table.rules.view(table.state, None).right)
    pairs = sorted(StealsLook(look).start_figures(), key=partial(promise, look))
    squares = [len(Figure(pair).squares) for pair in pairs]
    assert squares == sorted(squares)
