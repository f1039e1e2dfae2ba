"""Quados: every sentence of its rules, and two problems of the book played out."""

from __future__ import annotations

from math import floor, sqrt
from random import Random

import pytest

from fourfold.pentaraduga import Figure, Placement, Tile
from fourfold.pentaraduga.core.actions import (
    Arrange,
    Check,
    Drop,
    Extend,
    Mark,
    Stop,
    Surrender,
    TimeUp,
)
from fourfold.pentaraduga.games.quados import BEST, Quados, QuadosOptions
from fourfold.pentaraduga.rules.family import PentaradugaRules
from fourfold.play import Outcome, Seat, Table
from tests.pentaraduga.core.figures import built
from tests.pentaraduga.games.screens import A, AnyTable, B, ended, opened, placed, played, refusal

# The book's first problem: A's figure of four squares, and how B's tiles make it ten.
FOUR = placed("oRoU@0,0 rOyR@0,-2 yOrL@1,-2 yOyL@-1,-2 oYoD@0,-3 oYgD@-2,-3 yGbD@-3,-2")
ATTACHED = placed("gYoU@-2,0 yGyU@-3,-1 bGyU@-5,-1 gYgU@-4,0 gBgD@-4,-3 bGbD@-5,-2 rOrR@2,-2")
TEN = FOUR + ATTACHED
THREE = placed("yGyU@0,0 gBgR@0,-2 gYoU@1,-1 bGyR@-1,-3 bGbL@-2,-3 rOrR@3,-1 gYgD@1,-2")


def tiles(figure: tuple[Placement, ...]) -> str:
    return " ".join(str(placement.tile) for placement in figure)


def moved(place: str) -> tuple[Placement, ...]:
    """Returns the figure of ten squares with one tile elsewhere."""
    (new,) = placed(place)
    return tuple(new if old.tile is new.tile else old for old in TEN)


def table() -> AnyTable:
    return opened(Quados(QuadosOptions()), tiles(FOUR), tiles(THREE))


def chosen() -> AnyTable:
    """Returns a table at which A has won the squares and has to choose."""
    return played(table(), (A, Stop(FOUR)), (B, Check(THREE)))


def extending(own: bool = True) -> AnyTable:
    return chosen().submit(A, Extend(own))


# Squares, always checked


def test_the_squares_are_always_checked() -> None:
    assert refusal(table(), A, Surrender()) == "pentaraduga-always-checked"
    stopped = table().submit(A, Stop(FOUR))
    assert refusal(stopped, B, Surrender()) == "pentaraduga-always-checked"
    assert not [act for act in stopped.offers(B).actions if isinstance(act, Surrender)]


def test_the_squares_are_played_as_in_squares() -> None:
    after = played(table(), (A, Drop(Tile.YGB)), (B, Drop(Tile.ROR)))
    assert after.state.side(A).hand[-1] is Tile.ROR
    assert after.state.side(B).hand[-1] is Tile.YGB
    assert refusal(table().submit(A, Drop(Tile.YGB)), B, Stop()) == "pentaraduga-exchanging"
    assert table().submit(A, Stop(FOUR), 5).due == (60_005, TimeUp(), B)


@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [(FOUR, THREE, A), ((), THREE, B), ((), (), A), (FOUR[:6], THREE[:6], A)],
)
def test_the_winner_of_the_squares_chooses_and_with_equal_ones_the_first(
    first: tuple[Placement, ...], second: tuple[Placement, ...], winner: Seat
) -> None:
    after = played(table(), (A, Stop(first)), (B, Check(second)))
    assert after.outcome is None
    assert after.state.extension.winner is winner
    assert after.offers(winner).actions == (Extend(own=True), Extend(own=False))
    assert after.offers(winner.other).actions == ()
    assert refusal(after, winner.other, Extend()) == "not-your-turn"


def test_everything_is_open_once_it_was_checked() -> None:
    after = chosen()
    for seat in (A, B, None):
        view = after.rules.view(after.state, seat)
        assert view.figures == {"A": FOUR, "B": THREE}
        assert view.winner is A


def test_a_second_without_a_figure_gets_their_time_again_and_the_first_a_point() -> None:
    after = table().submit(A, Stop(FOUR)).submit(B, Arrange(THREE[:6])).tick(60_000)
    assert after.state.extra == 1
    assert after.due == (120_000, TimeUp(), B)
    assert after.state.extension.winner is None
    # B may win the squares yet.
    after = after.submit(B, Check(THREE))
    assert after.state.extension.winner is A
    score = ended(played(after, (A, Extend()), (A, Check(TEN)))).score
    assert score == (3, 0)
    pushed = after.submit(A, Extend(own=False))
    assert ended(pushed.tick(pushed.at + 120_000)).score == (10, 0), "ten is the most"


def test_the_first_gets_the_extra_point_whoever_extends() -> None:
    after = table().submit(A, Stop()).tick(60_000).submit(B, Check(THREE)).submit(B, Extend(False))
    assert after.state.extension.extender is A
    assert after.state.extra == 1
    # A had laid nothing, so all of it is theirs to lay: ten squares, and the point for time.
    assert ended(after.submit(A, Check(TEN))).score == (3, 0)


def test_the_second_time_without_a_figure_counts_nothing() -> None:
    after = table().submit(A, Stop()).tick(120_000)
    assert after.state.extension.winner is A
    assert after.state.extra == 1


def test_a_figure_that_lies_there_is_checked_when_time_is_up() -> None:
    after = table().submit(A, Stop()).submit(B, Arrange(THREE)).tick(60_000)
    assert (after.state.extension.winner, after.state.extra) == (B, 0)
    marked = played(table(), (A, Stop()), (B, Mark(THREE)), (B, Arrange(THREE[:5])))
    after = marked.tick(60_000)
    assert (after.state.extension.winner, after.state.extra) == (B, 0)
    assert after.state.figure(B).placements == THREE


# Extending


def test_nobody_builds_before_the_winner_has_chosen() -> None:
    for seat in (A, B):
        assert refusal(chosen(), seat, Arrange(())) == "pentaraduga-choose-first"
        assert refusal(chosen(), seat, Check(())) == "pentaraduga-choose-first"


def test_the_winner_takes_the_partners_tiles() -> None:
    after = extending()
    assert after.state.extension.extender is A
    assert len(after.state.side(A).hand) == 14
    assert after.state.side(B).hand == ()
    assert after.rules.view(after.state, B).original == FOUR
    assert refusal(after, B, Arrange(())) == "not-your-turn"
    assert refusal(after, A, Extend()) == "pentaraduga-no-such-act"


def test_or_hands_their_tiles_over_and_the_partner_extends_the_other_figure() -> None:
    after = extending(own=False)
    assert after.state.extension.extender is B
    assert len(after.state.side(B).hand) == 14
    assert after.state.extension.original.placements == THREE
    assert refusal(after, A, Check(())) == "not-your-turn"
    assert after.submit(B, Arrange(THREE)).told(A) == Arrange(THREE)


def test_the_original_tiles_stay_as_they_are() -> None:
    after = extending()
    assert refusal(after, A, Arrange(ATTACHED)) == "pentaraduga-original-moved"
    elsewhere = Figure(TEN).moved(1, 1).placements
    for act in (Arrange(elsewhere), Mark(elsewhere), Check(elsewhere)):
        assert refusal(after, A, act) == "pentaraduga-original-moved"
    assert after.submit(A, Arrange(TEN[::-1])).state.figure(A) == Figure(TEN[::-1])


@pytest.mark.parametrize(
    ("figure", "score"),
    [
        (TEN, (2, 0)),
        (moved("gYoR@-3,-5"), (1, 0)),  # nine squares
        (moved("yGyD@-3,-4"), (0, 0)),  # eight
        (moved("yGyD@-5,-4"), (0, 1)),  # seven
        (moved("yGyU@-7,-1"), (0, 2)),  # seven, and a clash
        (moved("yGyU@-4,1"), (0, 2)),  # seven, and a rough joint
        (moved("yGyD@-3,-1"), (0, 10)),  # seven, four clashes and five rough joints
        (moved("bGyD@-3,-4"), (0, 0)),  # nine, and a spoiled corner
    ],
)
def test_eight_is_a_draw(figure: tuple[Placement, ...], score: tuple[int, int]) -> None:
    outcome = ended(extending().submit(A, Check(figure)))
    assert outcome.score == score
    assert outcome.reason == "extended"
    assert outcome.winner is (None if score == (0, 0) else A if score[0] else B)


def test_the_pushed_partner_wins_and_loses_in_the_same_way() -> None:
    first = opened(Quados(QuadosOptions()), tiles(THREE), tiles(FOUR))
    after = played(first, (B, Stop()), (A, Check(THREE)), (A, Extend(own=False)))
    assert after.state.extension.extender is B
    # B had no figure at all: what they lay is theirs to choose, and all of it counts.
    assert ended(after.submit(B, Check(TEN))).score == (0, 2)


def test_corners_spoiled_in_the_squares_count_too() -> None:
    whole = moved("rOrD@-1,-4")
    own, foreign = (*whole[:6], whole[13]), whole[6:13]
    assert Figure(own).spoiled == Figure(whole).spoiled != ()
    assert (Figure(own).counted, len(Figure(whole).squares)) == (4, 10)
    both = opened(Quados(QuadosOptions()), tiles(own), tiles(foreign))
    after = played(both, (A, Stop(own)), (B, Check(())), (A, Extend()))
    assert ended(after.submit(A, Check(whole))).score == (1, 0)


# Time


def test_the_extender_has_two_minutes() -> None:
    after = chosen()
    after = after.submit(A, Extend(), after.at + 10_000)
    assert after.due == (130_000, TimeUp(), A)
    assert refusal(after, A, Check(TEN), 130_000) == "too-late"
    assert ended(after.submit(A, Mark(TEN)).tick(130_000)).score == (2, 0)


def test_without_a_mark_every_tile_that_is_not_attached_costs_one() -> None:
    # Nothing attached: four squares, seven fines; ten is the most a game can cost.
    assert ended(extending().tick(120_000)).score == (0, 10)
    six = played(extending(), (A, Arrange(TEN[:13])))
    squares = len(Figure(TEN[:13]).squares)
    assert ended(six.tick(120_000)).score == (0, 8 - (squares - 1))
    apart = (*TEN[:13], TEN[13].moved(9, 0))
    assert ended(played(extending(), (A, Arrange(apart))).tick(120_000)) == ended(six.tick(120_000))
    assert ended(played(extending(), (A, Check(apart)))).score == (0, 8 - (squares - 1))
    assert ended(played(extending(), (A, Arrange(TEN))).tick(120_000)).score == (2, 0)


def test_tiles_that_hang_together_elsewhere_are_not_attached() -> None:
    apart = FOUR + tuple(place.moved(40, 0) for place in THREE)
    assert ended(extending().submit(A, Check(apart))).score == (0, 10)
    # A single tile was the original: the other thirteen make a fine figure beside it.
    lone = FOUR[0].moved(40, 0)
    after = played(table(), (A, Stop((lone,))), (B, Check(())), (A, Extend()))
    assert ended(after.submit(A, Check((lone, *TEN[1:])))).score == (0, 10)


def test_a_marked_extension_needs_all_tiles() -> None:
    assert refusal(extending(), A, Mark(TEN[:13])) == "pentaraduga-no-figure"
    after = played(extending(), (A, Mark(TEN)), (A, Arrange(FOUR)))
    assert ended(after.tick(120_000)).score == (2, 0)


def test_a_mark_of_the_squares_is_no_mark_of_the_extension() -> None:
    after = played(table(), (A, Stop()), (B, Mark(THREE)), (B, Check(THREE)), (B, Extend()))
    assert after.state.screen.marked is None
    assert ended(after.tick(120_000)).score == (10, 0)


def test_a_winner_who_does_not_choose_within_a_minute_extends() -> None:
    after = table().submit(A, Stop(FOUR)).submit(B, Check(THREE), 30_000)
    assert after.due == (90_000, TimeUp(), A)
    after = after.tick(90_000)
    assert after.state.extension.extender is A
    assert after.due == (210_000, TimeUp(), A)


# Giving up


def test_giving_up_saves_nothing() -> None:
    rules = PentaradugaRules(Quados(QuadosOptions()))
    for before in (table(), table().submit(A, Stop(FOUR)), chosen()):
        for seat in (A, B):
            outcome = rules.forfeit(before.state, seat, "resigned")
            assert outcome.winner is seat.other
            assert max(outcome.score) == 10
    state = extending().state
    assert rules.forfeit(state, A, "resigned") == Outcome(B, "resigned", (0, 10))
    # The one who waits can lose two, and the point for time.
    assert rules.forfeit(state, B, "absent") == Outcome(A, "absent", (2, 0))
    late = table().submit(A, Stop(FOUR)).tick(60_000).submit(B, Check(THREE)).submit(A, Extend())
    assert rules.forfeit(late.state, B, "absent") == Outcome(A, "absent", (3, 0))
    other = table().submit(A, Stop(())).tick(60_000).submit(B, Check(THREE)).submit(B, Extend())
    assert rules.forfeit(other.state, A, "absent") == Outcome(B, "absent", (0, 2))


def test_no_figure_of_fourteen_tiles_has_more_than_ten_squares() -> None:
    """A square is a node with four cells round it, and a cell lies between two nodes."""

    def cells(nodes: int) -> int:
        # This many points of a square grid have at most 2n - 2√n pairs of neighbours.
        return 4 * nodes - floor(2 * nodes - 2 * sqrt(nodes))

    assert cells(BEST) <= 28 < cells(BEST + 1)


def test_good_builders_stay_within_the_bounds_of_the_book() -> None:
    rules = PentaradugaRules(Quados(QuadosOptions()))
    for seed in range(6):
        chance = Random(seed)
        after: AnyTable = Table.open(rules, rules.deal(chance))
        a, b = (built(chance, side.hand).placements for side in after.state.sides)
        after = played(after, (A, Stop(a)), (B, Check(b)))
        winner = after.state.extension.winner
        assert winner
        after = after.submit(winner, Extend(own=chance.random() < 0.5))
        extender = after.state.extension.extender
        original = after.state.extension.original
        foreign = [tile for tile in after.state.side(extender).hand if tile not in original]
        whole = built(chance, foreign, original)
        after = played(
            after, (extender, Mark(whole.placements)), (extender, Check(whole.placements))
        )
        score = ended(after).score
        assert 0 in score
        assert max(score) <= 10
