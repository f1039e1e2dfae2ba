"""Reach: the line, start figures, going on and cutting in, reaching, points."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fourfold.pentaraduga import Colour, Tile
from fourfold.pentaraduga.core.actions import (
    Exchange,
    HandOver,
    Knock,
    Lay,
    Pass,
    Protest,
    Rotate,
    Take,
    TimeUp,
)
from fourfold.pentaraduga.core.sides import Lying
from fourfold.pentaraduga.games import GAMES
from fourfold.pentaraduga.games.reach import ReachState
from fourfold.pentaraduga.parts.line import at_line, colours_at_line, side_of
from fourfold.pentaraduga.parts.turn import Turn
from fourfold.play import Illegal, Seat
from tests.pentaraduga.training import changed, figure, first, opened, placements, played, side
from tests.play.laws import random_game

A, B = Seat

DEAL = "A: yOy bGb oRo yOr yGy gYg rOr / rOy yGb gYo bGy oYg oYo gBg"
START = """
    B -yGb +oRo
    B >rOy +gYo
    A -bGb +bGy
    A rOyU@0,0|yOyD@0,-1 +yOr
"""
COMMON = (
    START
    + """
    A bGyL@0,-3 +yGy
    B oRoU@-1,1 +oYg
    A yGyR@1,-3:: +gYg
    B -oYg +rOr
    A gYgL@-1,-2:: +bGb
    A bGbL@0,-5
    B rOrL@-2,1 +oYo
"""
)
VARIANTS = {
    "1": (
        """
        A ++ +gBg
        B oYoL@-1,2:: +yGb
        A gBgL@-1,-4::
        B gYoR@2,-2:: +oYg
        B yGbL@-2,-3::
        B oYgL@-1,4
        A yOrU@0,4
        """,
        (0, 1),
    ),
    "2": (
        """
        A ++ +gBg
        B oYoL@-1,2:: +yGb
        A gBgL@-1,-4::
        A yOrU@2,0
        B gYoR@0,2:: +oYg
        B oYgU@1,1::
        B yGbL@-2,-3::
        """,
        (4, 3),
    ),
    "3": (
        """
        A ++ +gBg
        B gYoR@2,-2:: +yGb
        A gBgL@-1,-4::
        A yOrU@0,2
        B oYoU@1,1:: +oYg
        B oYgL@-1,2::
        B yGbU@2,0::
        """,
        (4, 3),
    ),
    "4": (
        """
        A yOrU@2,0
        B oYoU@1,1:: +gBg
        B gYoR@0,2 +yGb
        B gBgL@-1,-4:: +oYg
        B oYgL@1,2::
        B yGbU@0,4::
        """,
        (3, 3),
    ),
    "5": (
        """
        A yOrU@0,2
        B oYoL@-1,2:: +gBg
        B gBgL@-1,-4:: +yGb
        B yGbL@0,3:: +oYg
        B oYgR@2,-2::
        B gYoL@1,4
        """,
        (0, 2),
    ),
}


def rules_of(game: str = "reach", **options: Any) -> Any:
    return GAMES[game].rules(GAMES[game].options(**options))


def refused(rules: Any, state: Any, seat: Seat, act: Any, at: int = 0) -> str:
    with pytest.raises(Illegal) as caught:
        rules.apply(state, seat, act, at)
    assert "pentaraduga-" not in str(caught.value), "the refusal has words"
    return caught.value.code


def common() -> ReachState:
    """Returns the state before move 9 of the training game.

    A has yOr, B has oYo and gYo, then gBg, yGb and oYg.
    """
    state = played(opened("reach", DEAL), COMMON).state
    assert isinstance(state, ReachState)
    return state


def places(state: Any, tile: Tile, full: bool = True) -> list[Lay]:
    return [Lay((place,)) for place in state.figure.places(tile, full=full)]


def points(rules: Any, state: Any) -> tuple[int, int]:
    """Returns the score if the game ended here."""
    return rules.own.over(state).outcome.score  # type: ignore[no-any-return]


# The training game of the book


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_training_game_in_five_variants(variant: str) -> None:
    moves, score = VARIANTS[variant]
    table = played(opened("reach", DEAL), COMMON + moves)
    assert table.outcome
    assert table.outcome.score == score


def test_what_the_book_counts_in_the_training_game() -> None:
    state = played(opened("reach", DEAL), first(COMMON, 5)).state
    assert state.figure.places(Tile.YGY, full=True)
    state = common()
    assert not state.figure.places(Tile.YOR, full=True)
    assert len(state.figure.places(Tile.OYO, full=True)) == 3


@pytest.mark.parametrize(
    ("handed", "own", "ways"), [("oYg", "rOy", 2), ("yGy", "bGy", 1), ("yOr", "oRo", 5)]
)
def test_the_start_figures_that_the_book_counts(handed: str, own: str, ways: int) -> None:
    rules = rules_of()
    state = ReachState(
        sides=(side(own, "yOy"), side("rOr")),
        starter=A,
        turn=Turn(A, "start"),
        given=(Tile.parse(handed),),
    )
    begun = rules.choices(state, A, Lay(tile=Tile.parse(handed))).begun
    whole = [act for more in begun for act in rules.choices(state, A, more).actions]
    assert len(whole) == ways


# The start figure


def test_the_partner_hands_the_starter_a_tile_with_yellow() -> None:
    table = opened("reach", DEAL)
    assert (table.state.turn.right, table.state.turn.need) == (B, "hand-over")
    assert HandOver(Tile.ROY) in table.offers(B).actions
    with pytest.raises(Illegal, match="has no yellow"):
        table.submit(B, Exchange(Tile.YGB)).submit(B, HandOver(Tile.ORO))
    with pytest.raises(Illegal, match="not your turn"):
        table.submit(A, HandOver(Tile.YOY))
    table = table.submit(B, HandOver(Tile.ROY))
    assert table.state.side(B).hand == (Tile.YGB, Tile.GYO), "they draw back to two"
    assert (table.state.turn.right, table.state.turn.need, table.state.given) == (
        A,
        "start",
        (Tile.ROY,),
    )
    assert table.rules.view(table.state, None).given == (Tile.ROY,)


def test_a_player_without_yellow_must_exchange_until_they_have_some() -> None:
    rules = rules_of()
    state = ReachState(
        sides=(side("yOy bGy", "gBg rOy"), side("oRo rOr", "bGb")),
        starter=A,
        turn=Turn(B, "hand-over"),
    )
    trades = {type(act) for act in rules.offers(state, B).actions}
    assert trades == {Exchange, Knock}
    state = rules.apply(state, B, Exchange(Tile.ORO), 5)
    assert (state.turn.right, state.turn.need) == (B, "hand-over"), "it costs nothing"
    state = rules.apply(state, B, Exchange(Tile.ROR), 6)
    assert HandOver(Tile.ROY) in rules.offers(state, B).actions
    # If nothing is left to exchange for, any tile may be handed over.
    bare = changed(state, sides=(side("yOy bGy"), side("oRo rOr", "bGb")))
    assert rules.offers(bare, B).actions == (HandOver(Tile.ORO), HandOver(Tile.ROR))


def test_before_the_start_figure_everybody_exchanges_freely() -> None:
    table = opened("reach", DEAL).submit(A, Exchange(Tile.YOY)).submit(B, HandOver(Tile.ROY))
    table = table.submit(A, Exchange(Tile.BGB)).submit(B, Exchange(Tile.YGB))
    assert (table.state.turn.right, table.state.turn.need) == (A, "start")


def test_no_edge_of_the_handed_tile_at_the_line_is_yellow() -> None:
    table = played(opened("reach", DEAL), first(START, 3))
    laid = [act.placements[0] for act in table.choices(A, Lay(tile=Tile.ROY)).begun]
    assert laid
    for place in laid:
        assert side_of(place) is B
        assert min(y for _, y in place.cells) == 0
        assert Colour.YELLOW not in colours_at_line(place)
    assert Colour.YELLOW in colours_at_line(placements("rOyR@0,0")[0])
    for wrong in (
        ("rOyR@0,0", "yOyD@0,-1"),
        ("rOyU@0,1", "yOyD@0,0"),
        ("rOyU@0,-1", "yOyD@0,-2"),
        ("yOyU@0,0", "rOyD@0,-1"),
    ):
        with pytest.raises(Illegal):
            table.submit(A, Lay(placements(*wrong)))


def test_the_starters_tile_lies_below_and_touches_the_handed_one() -> None:
    table = played(opened("reach", DEAL), first(START, 3))
    for wrong in ("yOyD@0,1", "yOyD@4,-1", "bGyD@0,-1"):
        with pytest.raises(Illegal):
            table.submit(A, Lay(placements("rOyU@0,0", wrong)))
    with pytest.raises(Illegal, match="1 tile is too few"):
        table.submit(A, Lay(placements("rOyU@0,0")))
    after = table.submit(A, Lay(placements("rOyU@0,0", "yOyD@0,-1")))
    assert len(after.state.side(A).hand) == 2
    assert (after.state.turn.right, after.state.turn.need, after.state.given) == (A, "any", ())


def test_a_handed_tile_that_nothing_fits_lies_alone_if_nothing_can_be_exchanged() -> None:
    rules = rules_of()
    state = ReachState(
        sides=(side("gBg bGb", "rOr"), side("oRo rOr")),
        starter=A,
        turn=Turn(A, "start"),
        given=(Tile.YOY,),
    )
    assert rules.apply(state, A, Lay(placements("yOyU@0,0")), 5).turn.need == "any"
    more = changed(state, sides=(state.sides[0], side("oRo rOr", "gYg")))
    assert refused(rules, more, A, Lay(placements("yOyU@0,0"))) == "pentaraduga-start-more"


def test_the_side_of_b_is_above_whoever_starts() -> None:
    table = opened("reach", "B" + DEAL[1:])
    table = table.submit(A, HandOver(Tile.YOY))
    laid = [act.placements[0] for act in table.choices(B, Lay(tile=Tile.YOY)).begun]
    assert {side_of(place) for place in laid} == {A}
    table = table.submit(B, Lay(placements("yOyD@0,-1", "rOyU@0,0")))
    assert table.state.turn.right is B


# Going on and cutting in


def test_a_full_tile_goes_on_and_another_passes_the_right() -> None:
    rules, state = rules_of(), common()
    state = changed(state, right=B)
    full = rules.apply(state, B, places(state, Tile.OYO)[0], 5)
    assert (full.turn.right, full.turn.need) == (B, "any")
    after = rules.apply(common(), A, Take(), 4)
    assert after.turn.right is B
    not_full = rules.apply(changed(state, right=A), A, places(state, Tile.YOR, full=False)[0], 5)
    assert not_full.replay.first is A  # it was their last tile


def test_a_tile_that_can_be_full_must_be() -> None:
    rules, state = rules_of(), changed(common(), right=B)
    full = state.figure.places(Tile.OYO, full=True)
    other = next(place for place in state.figure.places(Tile.OYO) if place not in full)
    assert refused(rules, state, B, Lay((other,))) == "pentaraduga-full-elsewhere"
    offered = rules.choices(state, B, Lay(tile=Tile.OYO)).actions
    assert {act.placements[0] for act in offered} == set(full)
    replaying = changed(state.with_side(A, side("")), first=A)
    assert refused(rules, replaying, B, Lay((other,))) == "pentaraduga-full-elsewhere"


def test_breaking_the_rule_of_the_full_tile_is_penalised_with_a_safe_move() -> None:
    rules, state = rules_of(referee="players"), changed(common(), right=B)
    state = state.with_side(A, side("yOr", "yGy"))
    full = state.figure.places(Tile.OYO, full=True)
    other = next(place for place in state.figure.places(Tile.OYO) if place not in full)
    done = rules.apply(state, B, Lay((other,)), 5)
    after = rules.apply(done, A, Protest(), 6)
    assert after.side(B).hand == (Tile.GYO, Tile.YGY)
    assert after.side(B).stock[-1] == Lying(Tile.OYO, open=True)
    assert (after.turn.right, after.turn.need) == (A, "any")
    # The victim's move cannot be intercepted.
    assert refused(rules, after, B, places(after, Tile.GYO)[0], 7) == "pentaraduga-shielded"
    assert not rules.offers(after, B).begun
    later = rules.apply(after, A, Exchange(Tile.YOR), 8)
    assert (later.turn.right, later.shielded) == (B, False)


def test_a_full_tile_cuts_in_at_any_moment_before_the_other_has_begun() -> None:
    rules, state = rules_of(), common()
    assert Lay(tile=Tile.OYO) in rules.offers(state, B).begun
    cut = rules.choices(state, B, Lay(tile=Tile.OYO)).actions[0]
    after = rules.apply(state, B, cut, 5)
    assert (after.turn.right, after.turn.need, len(after.side(B).hand)) == (B, "any", 2)
    for what in ("move", "exchange"):
        begun = rules.apply(state, A, Knock(what), 4)
        assert refused(rules, begun, B, cut, 5) == "pentaraduga-locked"
    done = rules.apply(state, A, Take(), 4)
    assert done.turn.right is B


def test_only_a_full_tile_cuts_in() -> None:
    rules, state = rules_of(), common()
    state = state.with_side(B, side("yGb gYo", "gBg"))
    lay = next(
        Lay((place,))
        for place in state.figure.places(Tile.YGB)
        if not state.figure.meets(place).full  # type: ignore[union-attr]
    )
    for referee in ("server", "players"):
        code = refused(rules_of(referee=referee), state, B, lay)
        assert code == "pentaraduga-intercept-full"
    offered = rules.choices(state, B, Lay(tile=Tile.YGB)).actions
    assert {act.placements[0] for act in offered} == set(state.figure.places(Tile.YGB, full=True))


def test_both_may_cut_in_by_turns() -> None:
    table = played(opened("reach", DEAL), COMMON + VARIANTS["1"][0])
    cuts = [
        event.seat
        for before, event in zip(table.history(), table.events, strict=False)
        if isinstance(event.action, Lay) and event.seat is not before.state.turn.right
    ]
    assert cuts == [A, B]


def test_the_first_move_of_the_game_is_not_intercepted() -> None:
    state = played(opened("reach", DEAL), START).state
    rules = rules_of()
    assert not rules.view(state, None).open
    assert not rules.offers(state, B).begun
    move = Lay((state.figure.places(Tile.ORO)[0],))
    assert refused(rules, state, B, move) == "pentaraduga-shielded"
    # A player who exchanges instead leaves the first move to the other.
    after = rules.apply(state, A, Exchange(Tile.YOR), 5)
    assert not rules.view(after, None).open
    moved = rules.apply(state, A, Lay((state.figure.places(Tile.BGY)[0],)), 5)
    assert rules.view(moved, None).open


def test_interception_can_be_switched_off() -> None:
    rules, state = rules_of(interception=False), common()
    assert refused(rules, state, B, places(state, Tile.OYO)[0]) == "not-your-turn"
    assert not rules.offers(state, B).begun
    assert not rules.view(state, B).open


def test_an_interception_is_not_taken_back() -> None:
    table = played(opened("reach", DEAL), COMMON)
    state = table.state.with_side(B, side("oYo gYo"))
    after = table.rules.apply(state, B, places(state, Tile.OYO)[0], 5)
    event = table.submit(B, places(table.state, Tile.OYO)[0]).event
    assert event
    assert table.rules.final(state, event, after)


# Exchanges, reaching, points


def test_tiles_are_exchanged_after_full_tiles_as_well() -> None:
    state = played(opened("reach", DEAL), first(COMMON, 7)).state
    assert state.turn.right is A
    assert rules_of().apply(state, B, Exchange(Tile.OYG), 5).turn.right is A


def _far(depth: int) -> ReachState:
    """Returns a state with a figure ``depth`` cells deep on the side of B, who has the move."""
    return ReachState(
        sides=(side("yOy bGb", "gYg"), side("gYo gBg", "rOy oYo")),
        starter=A,
        turn=Turn(B, "any"),
        moved=True,
        figure=figure("oRoR@0,0").moved(0, depth - 2),
    )


def test_a_player_who_extends_the_figure_six_cells_to_their_side_is_out() -> None:
    rules = rules_of()
    state = _far(4)
    reaching = next(
        place for place in state.figure.places(Tile.GYO) if max(y for _, y in place.cells) == 5
    )
    after = rules.apply(state, B, Lay((reaching,)), 5)
    assert (after.reached.seats, after.replay.first) == ({B}, B)
    assert (after.turn.right, after.turn.need) == (A, "any")
    assert after.side(B).hand == (), "their hand leaves the game unseen"
    assert after.side(B).stock == (Lying(Tile.OYO),)
    assert rules.view(after, A).reached == (B,)
    short = _far(3)
    place = reaching.moved(0, -1)
    assert rules.apply(short, B, Lay((place,)), 5).replay.first is None


def test_only_a_players_own_move_to_their_own_side_reaches() -> None:
    rules = rules_of()
    state = changed(_far(6), sides=(side("rOr bGb", "gYg"), side("yOy rOy", "gBg oYo")))
    beside = next(
        place for place in state.figure.places(Tile.ROR) if max(y for _, y in place.cells) >= 6
    )
    other = rules.apply(changed(state, right=A), A, Lay((beside,)), 5)
    assert other.reached.seats == frozenset(), "it is the side of B"


def test_with_all_tiles_nine_cells_are_far_enough() -> None:
    rules = rules_of("reach+")
    for depth, out in ((7, True), (6, False)):
        state = _far(depth)
        place = next(
            place
            for place in state.figure.places(Tile.GYO)
            if max(y for _, y in place.cells) == depth + 1
        )
        assert bool(rules.apply(state, B, Lay((place,)), 5).reached.seats) is out


def test_after_a_reach_the_second_may_take_from_the_stock_and_must_lay_a_full_tile() -> None:
    rules = rules_of()
    state = changed(
        common().with_side(A, side("yOr")).with_side(B, side("", "gBg yGb")),
        first=B,
        reached=frozenset({B}),
    )
    assert rules.offers(state, A).actions == (Take(), Pass())
    state = rules.apply(state, A, Take(), 5)
    assert state.side(A).hand == (Tile.YOR, Tile.GBG)
    assert (state.turn.right, state.turn.need) == (A, "full")
    wrong = places(state, Tile.YOR, full=False)[0]
    assert refused(rules, state, A, wrong) == "pentaraduga-not-full"
    assert refused(rules, state, A, Take()) == "pentaraduga-no-take"
    after = rules.apply(state, A, places(state, Tile.GBG)[0], 6)
    assert after.turn.need == "any"
    assert refused(rules, state, A, Exchange(Tile.YOR)) == "pentaraduga-no-exchange"


def test_nobody_else_takes_in_the_replay() -> None:
    state = changed(common(), first=B, reached=frozenset({B}))
    state = state.with_side(B, side("gBg"))
    assert refused(rules_of(), state, B, Take()) == "not-your-turn"


def test_if_both_reach_nobody_gets_anything() -> None:
    rules, state = rules_of(), changed(common(), reached=frozenset(Seat))
    assert points(rules, state) == (0, 0)


def test_players_who_are_out_score_the_squares_on_their_own_side() -> None:
    rules, state = rules_of(), common()
    bare = state.with_side(A, side("")).with_side(B, side(""))
    nodes = [y for _, y in state.figure.squares]
    below, above = sum(y < 0 for y in nodes), sum(y > 0 for y in nodes)
    assert (below, above, nodes.count(0)) == (2, 0, 1), "the start figure has one on the line"
    assert points(rules, bare) == (2, 0)
    assert points(rules, bare.with_side(A, side("yOr"))) == (0, 0)
    assert points(rules, changed(bare, reached=frozenset({B}))) == (0, 0)


def test_the_bonus_is_for_the_first_whose_partner_is_not_out() -> None:
    rules = rules_of(unplaced_bonus=True)
    state = changed(common().with_side(A, side("")), first=A)
    assert points(rules, state) == (2 + 5, 0)
    assert points(rules, changed(state, reached=frozenset({B}))) == (0, 0)


@pytest.mark.parametrize("game", ["reach", "reach+"])
def test_random_games_end_within_the_maxima(game: str) -> None:
    rules = rules_of(game)
    for seed in range(8):
        *_, last = random_game(rules, Random(seed), most=2_000, manners=False)
        assert last.outcome, f"{seed} goes on and on"
        assert max(last.outcome.score) <= rules.own.most


def test_time_that_runs_out_before_the_first_move_only_counts() -> None:
    rules = rules_of(move_time=10)
    state = rules.start(opened("reach", DEAL).deal)
    for at in (10_000, 20_000):
        state = rules.apply(state, None, TimeUp(), at)
        assert (state.turn.right, state.turn.need, rules.due(state).at) == (
            B,
            "hand-over",
            at + 10_000,
        )
    state = rules.apply(state, None, TimeUp(), 30_000)
    assert (state.outcome.winner, state.outcome.reason) == (A, "time")


# With all tiles

PLUS = (
    "A: oRo rOr rOy yOr oYo oYg gYo yGy yGb gBg bVb rVb"
    " / yOy gYg bGy bGb vRv vRo oRv gBv vBg vBv bVr rVr"
)


def test_with_all_tiles_the_starter_has_four_for_the_start_figure() -> None:
    table = opened("reach+", PLUS)
    assert [(len(side.hand), len(side.stock)) for side in table.state.sides] == [(2, 8), (2, 8)]
    assert table.state.given == (Tile.BVB, Tile.RVB, Tile.BVR, Tile.RVR)
    for seat in (A, B, None):
        view = table.rules.view(table.state, seat)
        assert view.hands == ((None, None), (None, None)), "nobody has opened their hand"
        assert view.given == (table.state.given if seat is A else (None,) * 4)
    assert not table.offers(B).actions


def test_the_starter_exchanges_tiles_of_the_four() -> None:
    table = opened("reach+", PLUS)
    with pytest.raises(Illegal, match="is not in your hand"):
        table.submit(A, Exchange(Tile.ORO))
    with pytest.raises(Illegal, match="not exchanged before the start"):
        table.submit(B, Exchange(Tile.YOY))
    table = table.submit(A, Exchange(Tile.RVR))
    assert table.state.given == (Tile.BVB, Tile.RVB, Tile.BVR, Tile.BGY)
    assert table.state.side(A).stock[-1] == Lying(Tile.RVR, open=True)
    assert len(table.state.side(B).stock) == 7
    assert table.state.turn.right is A
    assert table.rules.view(table.state, B).given == (None,) * 4


def _built(table: Any) -> Any:
    """Returns the table after the first start figure of four that the choices lead to."""
    rules, state = table.rules, table.state
    todo = list(rules.offers(state, A).begun)
    while todo:
        offers = rules.choices(state, A, todo.pop())
        if offers.actions:
            return table.submit(A, offers.actions[0])
        todo += offers.begun
    raise AssertionError("there is no start figure")


def test_the_start_figure_has_two_tiles_on_either_side_and_may_be_turned() -> None:
    table = _built(opened("reach+", PLUS))
    built = table.state.figure
    assert [side_of(place) for place in built].count(A) == 2
    assert [side_of(place) for place in built].count(B) == 2
    assert built.clean
    assert (table.state.turn.right, table.state.turn.need) == (B, "rotate")
    assert table.offers(B).actions == (Rotate(True), Rotate(False))
    assert table.rules.view(table.state, B).hands[1] == (None, None)
    with pytest.raises(Illegal):
        table.submit(A, Rotate(True))
    left = table.submit(B, Rotate(False))
    assert left.state.figure == built
    turned = table.submit(B, Rotate(True))
    assert turned.state.figure == built.turned(2)
    for place in built:
        now = turned.state.figure[place.tile]
        assert side_of(now) is not side_of(place)
    for after in (left, turned):
        assert (after.state.turn.right, after.state.turn.need) == (A, "any")
        assert after.rules.view(after.state, B).hands == ((None, None), (Tile.YOY, Tile.GYG))
        assert not after.rules.view(after.state, None).open


def test_a_start_figure_of_four_against_the_rules_is_refused() -> None:
    table = _built(opened("reach+", PLUS))
    good = table.event.action.placements
    before = table.previous
    with pytest.raises(Illegal, match="3 tiles are too few"):
        before.submit(A, Lay(good[:3]))
    with pytest.raises(Illegal, match="begins above the line"):
        before.submit(A, Lay(tuple(place.moved(0, 1) for place in good)))
    begun = at_line(Tile.BVB, B)[0]
    across = next(place for place in figure(str(begun)).places(Tile.RVB) if side_of(place) is None)
    with pytest.raises(Illegal, match="two tiles on either side"):
        before.submit(A, Lay((begun, across)))


def test_a_partner_who_lets_the_time_run_out_leaves_the_start_figure() -> None:
    table = _built(opened("reach+", PLUS, move_time=10))
    built = table.state.figure
    table = table.tick(10_000)
    assert (table.state.figure, table.state.turn.right) == (built, A)


def test_a_start_figure_may_be_short_if_not_all_four_tiles_fit() -> None:
    rules = rules_of("reach+")
    state = ReachState(
        sides=(side("rOr yOy", "rOy"), side("yGy yGb")),
        starter=A,
        turn=Turn(A),
        given=(Tile.ORO, Tile.ROY, Tile.BGB, Tile.VBV),
    )
    assert rules.offers(state, A).actions == (Knock("move"),), "nothing to exchange for"
    begun = rules.choices(state, A, Lay(tile=Tile.ORO)).begun
    pairs = [act for more in begun for act in rules.choices(state, A, more).actions]
    longest = {len(act.placements) for act in pairs}
    assert longest == {2}
    after = rules.apply(state, A, pairs[0], 5)
    assert after.turn.need == "rotate"
    assert {lying.tile for lying in after.side(A).stock} >= {Tile.BGB, Tile.VBV}
