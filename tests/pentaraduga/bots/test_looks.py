"""Looks: the computer sees what the rules say."""

from __future__ import annotations

from random import Random

import pytest

from fourfold.pentaraduga import FIVE_COLOURS, Figure, Placement, Tile
from fourfold.pentaraduga.bots.attention import Attention, Strength
from fourfold.pentaraduga.bots.building import ScreenLook
from fourfold.pentaraduga.bots.look import has_misfit, notices_violation
from fourfold.pentaraduga.bots.racing import RaceLook
from fourfold.pentaraduga.bots.reach import ReachLook, is_violation, squaring
from fourfold.pentaraduga.bots.steals import StealsLook
from fourfold.pentaraduga.bots.turns import CommonLook
from fourfold.pentaraduga.core.actions import Draw, Exchange, Lay, Pass
from fourfold.pentaraduga.core.tiles import mask_of, tiles_in
from fourfold.pentaraduga.parts.line import depth_of, squares_of
from fourfold.play import Seat
from tests.pentaraduga.bots.looking import BLIND, CAREFUL, AnyTable, look_at, tables
from tests.pentaraduga.playing import opened, played

A, B = Seat
FULLS = "A: rOr yOy oRo oYo gYg yGy bGb / gBg rOy yOr oYg gYo yGb bGy"
DOUBLES = "A: rOr yOy oRo oYo gYg yGy bGb / gBg rOy yOr oYg gYo yGb bGy"


def offered_places(table: AnyTable, seat: Seat) -> set[Placement]:
    """Returns the places that the rules offer a player for one tile."""
    return {
        action.placements[0]
        for begun in table.offers(seat).begun
        for action in table.rules.choices(table.state, seat, begun).actions
        if isinstance(action, Lay) and len(action.placements) == 1
    }


# Attention


def test_sight_decides_how_much_is_noticed() -> None:
    things = list(range(1000))
    assert Attention(Strength(1.0, 0.0), Random(1)).seen(things) == things
    assert Attention(Strength(0.0, 1.0), Random(1)).seen(things) == []
    assert 450 < len(Attention(Strength(0.5, 0.0), Random(1)).seen(things)) < 550


def test_care_is_drawn_once_and_only_when_asked_for() -> None:
    attention = Attention(Strength(1.0, 0.5), Random(1))
    before = attention.chance.getstate()
    assert len({attention.is_careful for _ in range(20)}) == 1
    drawn = Random(1)
    assert before == drawn.getstate()
    drawn.random()
    assert attention.chance.getstate() == drawn.getstate()


# Any table


def test_a_look_knows_the_hand_the_partner_and_what_nobody_has_shown() -> None:
    table = played(opened("fulls", FULLS), "A:rOrU@0,0")
    look = look_at(table, B)
    assert (look.seat, look.partner) == (B, A)
    assert look.hand == (Tile.GBG, Tile.ROY)
    assert look.stocks == (5, 4)
    assert list(tiles_in(look.unseen)) == [
        tile for tile in FIVE_COLOURS if tile not in (Tile.GBG, Tile.ROY, Tile.ROR)
    ]
    assert look.offered(Pass) == [Pass()]
    assert look.offered(Exchange) == []
    assert look.age == 1
    assert look_at(opened("fulls", FULLS), A).age == 0


def test_only_the_partners_last_tiles_are_doubted_and_only_without_a_referee() -> None:
    clash = "A:rOrU@0,0 B:gBgD@0,-1"
    table = played(opened("fulls", FULLS, referee="players"), clash)
    assert has_misfit(look_at(table, A), (Placement.parse("gBgD@0,-1"),))
    assert not has_misfit(look_at(table, A), ())
    assert notices_violation(look_at(table, A), lambda _: True)
    assert not notices_violation(look_at(table, A), lambda _: False)
    assert not notices_violation(look_at(table, A, BLIND), lambda _: True)
    assert not notices_violation(look_at(table, B), lambda _: True)
    fine = played(opened("fulls", FULLS), "A:rOrU@0,0")
    assert not notices_violation(look_at(fine, B), lambda _: True)


# A common figure


@pytest.mark.parametrize("game", ["fulls", "claims"])
def test_moves_are_those_that_the_rules_offer(game: str) -> None:
    checked = 0
    for table in tables(game, range(3)):
        view = table.rules.view(table.state, None)
        if view.need in ("any", "full"):
            common = CommonLook(look_at(table, view.right))
            moves = common.moves(full=view.need == "full")
            assert {move.placement for move in moves} == offered_places(table, view.right)
            for move in moves:
                met = common.figure.meets(move.placement)
                assert met
                assert move.is_full == met.full
            checked += bool(moves)
    assert checked > 20


def test_a_replay_is_played_alone() -> None:
    for table in tables("fulls", range(2)):
        first = table.rules.view(table.state, None).first
        assert [CommonLook(look_at(table, seat)).is_replay for seat in Seat] == [
            first is seat.other for seat in Seat
        ]


# Reach


@pytest.mark.parametrize("game", ["reach", "reach+"])
def test_reach_is_seen_as_it_is_measured(game: str) -> None:
    checked = 0
    for table in tables(game, range(2)):
        view = table.rules.view(table.state, None)
        if view.need not in ("any", "full"):
            continue
        reach = ReachLook(CommonLook(look_at(table, view.right)))
        figure, spots = reach.common.figure, reach.common.spots
        assert reach.squares == (
            squares_of(figure, view.right),
            squares_of(figure, view.right.other),
        )
        assert {move.placement for move in reach.dutiful_moves()} == offered_places(
            table, view.right
        )
        for seat in Seat:
            assert reach.depth(seat) == depth_of(figure, seat)
            far = squares = 0
            for spot in spots:
                for tile in tiles_in(spot.fits):
                    longer = figure.without(tile).add(spot.placement(tile))
                    assert reach.depth(seat, spot.placement(tile)) >= reach.depth(seat)
                    alone = Figure([spot.placement(tile)])
                    far |= mask_of([tile]) * (depth_of(alone, seat) >= reach.far)
                    if tile not in figure:
                        assert reach.depth(seat, spot.placement(tile)) == depth_of(longer, seat)
                        more = squares_of(longer, seat) > squares_of(figure, seat)
                        squares |= mask_of([tile]) * more
            assert reach.reaching(spots, seat) == far
            assert squaring(spots, seat) & ~mask_of(figure.tiles) == squares
        checked += 1
    assert checked > 20


def test_a_tile_that_could_be_full_must_be() -> None:
    doubted = 0
    for table in tables("reach", range(3), referee="players"):
        view = table.rules.view(table.state, None)
        if view.need != "any":
            continue
        common = CommonLook(look_at(table, view.right))
        duty = {move.tile for move in common.moves(full=True)}
        for move in common.moves():
            if move.tile in duty:
                after = table.submit(view.right, Lay((move.placement,)))
                partner = CommonLook(look_at(after, view.right.other))
                assert is_violation(partner, (move.placement,)) is not move.is_full
                doubted += not move.is_full
    assert doubted


# Two figures


def test_all_moves_seen_in_steals_are_taken_and_none_of_one_tile_is_missing() -> None:
    checked = 0
    for table in tables("steals", range(2)):
        view = table.rules.view(table.state, None)
        if view.opening or view.claim:
            continue
        moves = StealsLook(look_at(table, view.right)).allowed()
        for move in moves[:: max(1, len(moves) // 10)]:
            table.submit(view.right, Lay(move.placements))
            checked += 1
        ones = {
            move.placements[0] for move in moves if len(move.placements) == 1 and not move.taken
        }
        hand = table.state.side(view.right).hand
        places = {place for place in offered_places(table, view.right) if place.tile in hand}
        assert ones == places
    assert checked > 50


def test_a_race_is_seen_from_both_sides() -> None:
    table = played(opened("doubles", DOUBLES), "A:rOrU@0,0+yOyD@0,-1")
    own, other = RaceLook(look_at(table, A)), RaceLook(look_at(table, B))
    assert own.figure == other.partners_figure
    assert not len(other.figure)
    assert own.is_growing
    assert not other.is_violation(own.figure.placements)
    assert Draw() in own.look.offers.actions


def test_the_third_tile_of_a_race_must_be_double() -> None:
    table = opened("doubles", DOUBLES, referee="players")
    table = played(table, "A:rOrU@0,0+yOyD@0,-1")
    figure = RaceLook(look_at(table, B)).partners_figure
    single = next(
        place
        for tile in table.state.side(A).hand
        for place in figure.places(tile)
        if not figure.add(place).meeting(tile).double
    )
    after = table.submit(A, Lay((single,)))
    assert RaceLook(look_at(after, B)).is_violation((single,))


def test_behind_a_screen_the_partners_tiles_are_those_it_does_not_have() -> None:
    table = next(tables("squares", range(1)))
    screen = ScreenLook(look_at(table, A, CAREFUL))
    assert sorted(map(str, screen.partners_tiles)) == sorted(map(str, table.state.side(B).hand))
    assert not len(screen.figure)
