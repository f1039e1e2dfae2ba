"""Rings: its rules beyond those of Doubles, and the training games of the book."""

from __future__ import annotations

import itertools

import pytest

from fourfold.pentaraduga import DIRECTIONS, Figure, Placement, Tile
from fourfold.pentaraduga.core.actions import Lay
from fourfold.pentaraduga.games.rings import Rings
from fourfold.pentaraduga.rules.race_rules import RaceOptions
from fourfold.play import Outcome, Seat
from tests.pentaraduga.playing import AnyTable, greedy_end, opened, played, refusal

A, B = Seat
DEAL = "A: yOy gYo yGb bGb rOr oYg bGy / oRo rOy oYo gBg yOr yGy gYg"
FIRST = (
    "A:yOyU@0,0+yGbL@0,1 B:oRoU@0,0+oYoR@1,1 A:draw B:draw A:gYoU@1,1 A:oYgD@1,2 A:rOrR@3,1 A:draw"
    " A:take B:yGyD@-1,2+rOyL@-1,0 B:yOrR@2,0 B:give-all A:gYgL@-1,0 A:bGbU@-2,2 A:bGyL@2,-1"
    " A:gBgR@-2,0"
)
RING = "B:oRoU@0,0+yOrR@2,0+yGyD@1,2+oYoL@0,1"
SECOND = (
    f"B:exchange (gBg) B:exchange (rOy) A:yOyU@0,0+yGbL@0,1 A:draw {RING}"
    " B:draw B:take B:gYgR@3,1 A:oYgL@-1,0 A:draw A:gBgD@1,2+gYoR@2,0 A:draw B:give-all A:bGbR@3,1"
    " A:give-all A:give-all B:rOrL@-1,0 B:give-all"
)


def dealt(line: str = "", **options: object) -> AnyTable:
    return played(opened("rings", DEAL, **options), line)


@pytest.mark.parametrize(("line", "points"), [(FIRST, 5), (SECOND, 6)])
def test_the_training_games_of_the_book(line: str, points: int) -> None:
    assert dealt(line).outcome == Outcome(B, "played", (points, points), (0, 1))


@pytest.mark.parametrize("seat", Seat)
def test_ten_corners_can_be_made_of_each_hand(seat: Seat) -> None:
    table = dealt()
    found = set()
    for tile in table.state.side(seat).hand:
        for begun in table.rules.choices(table.state, seat, Lay(tile=tile)).begun:
            for action in table.rules.choices(table.state, seat, begun).actions:
                found.add(Figure(action.placements).canonical)
    assert len(found) == 10


def test_a_start_figure_is_a_corner_or_a_ring() -> None:
    table = dealt()
    assert refusal(table, "A:gYoU@0,0+yGbL@-1,0+yOyU@-1,-1") == "pentaraduga-no-ring"
    assert refusal(table, "A:gYoU@0,0") == "pentaraduga-no-ring"
    side_by_side = next(
        place
        for place in Figure([Placement.parse("yGbU@0,0")]).places(Tile.BGB)
        if place.direction.index % 2 == 0
    )
    assert refusal(table, f"A:yGbU@0,0+{side_by_side}") == "pentaraduga-no-corner"
    table = dealt("B:exchange (gBg) B:exchange (rOy)")
    assert len(played(table, RING).state.figure(B).rings) == 1


def test_the_start_ring_is_built_step_by_step() -> None:
    table = dealt("B:exchange (gBg) B:exchange (rOy)")
    ring = tuple(map(Placement.parse, RING.removeprefix("B:").split("+")))
    for order in itertools.permutations(ring):
        first, *others = order
        # A first tile lies at the origin.
        moved = tuple(place.moved(-first.x, -first.y) for place in (first, *others))
        for count in range(1, 4):
            step = Lay(moved[:count], moved[count].tile)
            last = Lay(moved[: count - 1], moved[count - 1].tile)
            assert step in table.rules.choices(table.state, B, last).begun
        assert Lay(moved) in table.rules.choices(table.state, B, step).actions


@pytest.mark.parametrize(
    ("line", "refusals"),
    [
        ("A:yOyU@0,0+yGbL@0,1 A:draw", {"pentaraduga-not-double"}),
        (
            SECOND[: SECOND.index(" A:gBgD")],
            {"pentaraduga-not-double", "pentaraduga-no-corner"},
        ),
    ],
)
def test_a_tile_must_be_double_and_make_a_corner(line: str, refusals: set[str]) -> None:
    table = dealt(line)
    figure = table.state.figure(A)
    offered, laid, refused = set(), set(), set()
    for tile in table.state.side(A).hand:
        for action in table.rules.choices(table.state, A, Lay(tile=tile)).actions:
            offered.add(action)
        for place in figure.places(tile):
            meeting = figure.meets(place)
            assert meeting
            if not meeting.double:
                assert refusal(table, f"A:{place}") == "pentaraduga-not-double"
                refused.add("pentaraduga-not-double")
            elif not meeting.corners:
                assert refusal(table, f"A:{place}") == "pentaraduga-no-corner"
                refused.add("pentaraduga-no-corner")
            else:
                assert played(table, f"A:{place}")
                laid.add(Lay((place,)))
    assert laid
    assert laid <= offered
    assert refused == refusals


def test_tiles_of_the_figure_are_completed_to_a_ring() -> None:
    table = dealt(FIRST.split(" B:yGy")[0])
    assert refusal(table, "B:yGyD@-1,2+yOrR@2,0") == "pentaraduga-no-ring"
    ring = Lay(tuple(map(Placement.parse, ("yGyD@-1,2", "rOyL@-1,0"))))
    first, second = ring.placements
    begun = table.rules.choices(table.state, B, Lay(tile=first.tile)).begun
    assert Lay((first,), second.tile) in begun
    assert ring in table.rules.choices(table.state, B, Lay((first,), second.tile)).actions
    backwards = played(table, "B:rOyL@-1,0+yGyD@-1,2")
    assert len(backwards.state.figure(B).rings) == 1


def test_a_whole_ring_is_attached() -> None:
    beside = "rOrU@0,0 yOyD@0,-1"
    ring = Figure(map(Placement.parse, RING.removeprefix("B:").split("+")))
    figure = Figure(map(Placement.parse, beside.split()))
    hand = ring.tiles
    moves = [move for move in figure.ring_moves(hand) if len(move) == 4]
    table = opened("rings", f"A: {' '.join(map(str, hand))} / ; {beside} /")
    for move in moves:
        after = played(table, "A:" + "+".join(map(str, move)))
        assert len(after.state.figure(A).rings) == 1
        assert after.state.figure(A).clean
    assert moves
    away = "+".join(str(place.moved(20, 0)) for place in ring)
    assert refusal(table, f"A:{away}") == "pentaraduga-apart"


@pytest.mark.parametrize(
    ("figure", "hand", "count"),
    [
        ("oRoU@0,0 oYoR@1,1", "rOy yGy", 1),
        ("yOyU@0,0 yGbL@0,1 oYgL@-1,0", "gBg gYo", 1),
        ("rOrU@0,0 yOyD@0,-1", "bGb gBg", 0),
    ],
)
def test_all_rings_are_found(figure: str, hand: str, count: int) -> None:
    """The number agrees with trying all places for two tiles."""
    before = Figure(map(Placement.parse, figure.split()))
    tiles = tuple(map(Tile.parse, hand.split()))
    near = {(x + dx, y + dy) for x, y in before.cells for dx in range(-3, 3) for dy in range(-3, 3)}

    def fitting(figure: Figure, tile: Tile) -> list[Placement]:
        places = (Placement(tile, way, x, y) for way in DIRECTIONS for x, y in sorted(near))
        met = ((place, figure.meets(place)) for place in places)
        return [place for place, meets in met if meets and not meets.clashes and not meets.rough]

    found = set()
    for one in fitting(before, tiles[0]):
        after = before.add(one)
        for other in after.places(tiles[1]):
            whole = after.add(other)
            if any(set(tiles) <= set(ring.tiles) for ring in whole.rings) and whole.clean:
                found.add(frozenset((one, other)))
    moves = {frozenset(move) for move in before.ring_moves(tiles) if len(move) == 2}
    assert moves == found
    assert len(moves) == count


def test_three_tiles_in_a_row_earn_a_prize() -> None:
    table = dealt(FIRST.split(" A:rOr")[0])
    assert refusal(table, "A:take") == "pentaraduga-no-prize"
    table = played(table, "A:rOrR@3,1 A:take")
    assert table.state.side(A).hand[-1] is Tile.GYG
    ring = dealt(SECOND.split(" B:draw")[0])
    assert Tile.BGY in played(ring, "B:draw B:take").state.side(B).hand


def test_a_ring_is_worth_four_points() -> None:
    table = dealt("B:exchange (gBg) B:exchange (rOy) " + RING)
    figure = table.state.figure(B)
    assert Rings(RaceOptions()).points(figure) == 4 + len(figure.squares)
    assert Rings(RaceOptions()).points(figure.without(Tile.YGY)) == len(
        figure.without(Tile.YGY).squares
    )


def test_if_players_referee_only_the_shape_of_a_ring_is_enforced() -> None:
    table = played(dealt(referee="players"), FIRST.split(" B:yGy")[0])
    assert refusal(table, "B:yGyD@-1,2+yOrR@2,0") == "pentaraduga-no-ring"
    wrong = played(table, "B:rOyD@-1,2+yGyL@-1,0")
    assert wrong.state.doubt.code in ("pentaraduga-clash", "pentaraduga-rough")
    assert len(played(wrong, "A:protest").state.figure(B)) == 2
    figure = wrong.state.figure(B)
    fines = len(figure.clashes) + len(figure.rough)
    assert Rings(RaceOptions()).points(figure) == max(0, len(figure.squares) + 4 - fines)


def test_giving_up_costs_the_most_there_is() -> None:
    table = dealt()
    assert table.rules.forfeit(table.state, A, "resigned").score == (0, 17)


@pytest.mark.parametrize(("game", "most"), [("rings", 17), ("rings+", 30)])
@pytest.mark.parametrize("seed", range(3))
def test_games_end_within_the_books_maximum(game: str, most: int, seed: int) -> None:
    outcome = greedy_end(game, seed).outcome
    assert outcome
    assert max(outcome.score) <= most


def test_with_all_tiles_a_hand_has_six() -> None:
    table = greedy_end("rings+", 1).history()[0]
    assert [(len(side.hand), len(side.stock)) for side in table.state.sides] == [(6, 6)] * 2
