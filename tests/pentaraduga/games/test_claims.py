"""Claims: captures, exchanges and points; start figures of the variant with all tiles."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fourfold.pentaraduga import Tile
from fourfold.pentaraduga.core.actions import Capture, Exchange, Knock, Lay, Pass, Protest, TimeUp
from fourfold.pentaraduga.core.figure import EMPTY
from fourfold.pentaraduga.games import GAMES
from fourfold.pentaraduga.games.claims import ClaimsState
from fourfold.pentaraduga.parts.clock import Lateness
from fourfold.pentaraduga.parts.turn import Turn
from fourfold.play import Illegal, Seat
from tests.pentaraduga.training import (
    action,
    changed,
    figure,
    first,
    opened,
    placements,
    played,
    side,
)
from tests.play.laws import random_game

A, B = Seat

FIRST = "A: yOy bGy rOy oYo gYo oRo bGb / yOr oYg gYg rOr gBg yGy yGb"
FIRST_ROW = """
    A bGyU@0,0 +rOy
    B oYgL@1,-2 +gYg
    A yOyL@2,-1 +oYo
    B yOrR@3,-1:: +rOr
    A oYoU@1,1:: +gYo
    B gYgU@-1,-1:: +gBg
    A rOyL@2,-3:: +oRo
    B rOrR@3,-3:: +yGy
    A oRoR@4,-2:: +bGb
    B --
    A =6
"""
SECOND = "A: rOy yOr gBg oYg yGb oYo bGy / gYo bGb gYg rOr yOy oRo yGy"
SECOND_MOVES = """
    A rOyU@0,0 +gBg
    B -bGb +oYg
    A yOrD@0,-1:: +yGb
    B --
    A -gBg +gYg
    B gYoR@2,-2 +rOr
    A yGbU@2,0 +oYo
    B -rOr +bGy
    A gYgU@3,-1:: +gBg
    B --
    A gBgL@5,-2
    B bGyD@2,1 +yOy
    A ++ +oRo
    B oYgR@2,-4 +yGy
    A -oRo +bGb
    B yGyU@2,2:: +rOr
    A bGbU@4,0:: +oRo
    B yOyR@1,1::
    A oYoU@1,3::
    B rOrL@0,1::
"""
#: A figure with two squares.
TWO = "bGyU@0,0 oYgL@1,-2 yOyL@2,-1 yOrR@3,-1 oYoU@1,1"


def rules_of(game: str = "claims", **options: Any) -> Any:
    return GAMES[game].rules(GAMES[game].options(**options))


def refused(rules: Any, state: Any, seat: Seat, act: Any, at: int = 0) -> str:
    with pytest.raises(Illegal) as caught:
        rules.apply(state, seat, act, at)
    assert "pentaraduga-" not in str(caught.value), "the refusal has words"
    return caught.value.code


def middle(a: str, b: str, **facts: Any) -> ClaimsState:
    """Returns a state with two squares in which B must lay a full tile; stocks follow a slash."""
    sides = tuple(side(*tiles.split("/")) for tiles in (a, b))
    state = ClaimsState(sides=sides, figure=figure(TWO), turn=Turn(B, "full"))  # type: ignore[arg-type]
    return changed(state, **facts)  # type: ignore[no-any-return]


# The training games of the book


def test_the_first_training_game() -> None:
    table = played(opened("claims", FIRST), FIRST_ROW)
    assert table.state.captures.squares == (6, 0)
    table = played(table, "A gYoU@0,0\n B yGyL@-1,0 +yGb\n A –\n B –")
    assert table.outcome
    assert table.outcome.score == (2, 1)
    assert [side.left for side in table.state.sides] == [1, 2]


def test_the_first_training_game_as_it_should_have_gone() -> None:
    """With the other start tile the second captures in the replay and wins 6 to 2."""
    table = played(opened("claims", FIRST), FIRST_ROW + "A bGbU@0,0")
    full = table.state.figure.places(Tile.YGY, full=True)[0]
    table = played(table.submit(B, Lay((full,))), "A --")
    scores = set()
    for place in table.state.figure.places(Tile.GBG):
        fourteen = table.submit(B, Lay((place,)))
        for last in fourteen.state.figure.places(Tile.GYO):
            replay = fourteen.submit(A, Lay((last,)))
            if replay.state.turn.need == "capture":
                continue
            assert replay.state.replay.first is A
            for end in replay.state.figure.places(Tile.YGB, full=True):
                over = replay.submit(B, Lay((end,))).submit(B, Capture())
                scores.add(over.outcome and over.outcome.score)
    assert (6, 2) in scores


def test_the_second_training_game() -> None:
    table = played(opened("claims", SECOND), SECOND_MOVES + "B =7\n A oRoU@0,0")
    assert table.outcome
    assert table.outcome.score == (0, 7)


def test_the_notes_to_the_second_training_game() -> None:
    """A declined two squares; at the end a declined capture would have let A answer in full."""
    table = played(opened("claims", SECOND), first(SECOND_MOVES, 10))
    assert table.state.captures.captor is A
    after = played(table, "A gBgL@5,-2")
    assert after.state.captures.captor is None
    table = played(opened("claims", SECOND), SECOND_MOVES + "B –")
    assert (table.state.replay.first, table.state.turn.right, table.state.turn.need) == (
        B,
        A,
        "any",
    )
    assert table.state.figure.places(Tile.ORO, full=True)


# Captures


def test_the_player_who_ends_a_row_may_capture_and_then_starts_a_new_figure() -> None:
    rules, state = rules_of(), middle("gYo rOy/oRo", "gBg yGy/yGb")
    mine = rules.apply(state, B, Pass(), 5)
    assert (mine.turn.right, mine.turn.need, mine.captures.captor) == (A, "any", A)
    assert Capture() in rules.offers(mine, A).actions
    after = rules.apply(mine, A, Capture(), 6)
    assert (after.figure, after.captures.squares, after.turn.right, after.turn.need) == (
        EMPTY,
        (2, 0),
        A,
        "start",
    )
    assert rules.view(after, B).captured == (2, 0)
    started = rules.apply(after, A, Lay(placements("gYoU@0,0")), 7)
    assert (started.turn.right, started.turn.need) == (B, "any")
    assert started.side(A).hand == (Tile.ROY, Tile.ORO)


def test_after_a_capture_the_start_tile_must_follow() -> None:
    rules = rules_of()
    state = rules.apply(middle("gYo rOy/oRo", "gBg yGy/yGb"), B, Pass(), 5)
    state = rules.apply(state, A, Capture(), 6)
    for seat, tile in ((A, Tile.GYO), (B, Tile.GBG)):
        assert refused(rules, state, seat, Exchange(tile)) == "pentaraduga-no-exchange"
    assert refused(rules, state, A, Pass()) == "pentaraduga-no-such-act"
    two = Lay(placements("gYoU@0,0", "rOyU@1,1"))
    assert refused(rules, state, A, two) == "pentaraduga-start-claims"
    assert refused(rules, state, A, Lay(placements("gYoU@4,0"))) == "pentaraduga-start-claims"


def test_one_square_is_not_captured() -> None:
    rules = rules_of()
    one = figure("rOyU@0,0 yOrD@0,-1")
    state = rules.apply(middle("gYo rOr", "gBg yGy", figure=one), B, Pass(), 5)
    assert state.captures.captor is None
    assert refused(rules, state, A, Capture()) == "pentaraduga-no-such-act"


@pytest.mark.parametrize("how", ["lay", "exchange", "pass"])
def test_a_capture_that_is_declined_lapses(how: str) -> None:
    rules = rules_of()
    state = rules.apply(middle("gYo rOy/oRo", "gBg yGy" + "/yGb" * (how != "pass")), B, Pass(), 5)
    acts = {
        "lay": Lay((state.figure.places(Tile.ROY)[0],)),
        "exchange": Exchange(Tile.ROY),
        "pass": Pass(),
    }
    after = rules.apply(state, A, acts[how], 6)
    assert after.captures.captor is None
    assert refused(rules, after, A, Capture(), 7) == "not-your-turn"


def test_an_exchange_of_the_others_does_not_take_the_capture_away() -> None:
    rules = rules_of()
    state = rules.apply(middle("gYo rOy/oRo", "gBg yGy/yGb"), B, Pass(), 5)
    after = rules.apply(state, B, Exchange(Tile.GBG), 6)
    assert (after.turn.right, after.captures.captor) == (A, A)


def test_a_player_who_is_out_with_a_full_tile_has_a_minute_to_capture() -> None:
    rules = rules_of()
    state = middle("rOy/oRo", "gYg", right=B)
    full = Lay((state.figure.places(Tile.GYG, full=True)[0],))
    state = rules.apply(state, B, full, 5_000)
    assert (state.turn.right, state.turn.need, state.outcome) == (B, "capture", None)
    assert rules.offers(state, B).actions == (Capture(), Pass())
    assert refused(rules, state, A, Exchange(Tile.ROY)) == "pentaraduga-no-exchange"
    after = rules.apply(state, B, Capture(), 6_000)
    assert (after.captures.squares, after.replay.first) == ((0, 3), B)
    assert (after.turn.right, after.turn.need, after.replay.since) == (A, "start", 6_000)
    for declined in (
        rules.apply(state, B, Pass(), 6_000),
        rules.apply(state, None, TimeUp(), rules.due(state).at),
    ):
        assert (declined.captures.squares, declined.turn.right, declined.turn.need) == (
            (0, 0),
            A,
            "any",
        )
    assert rules.due(state).at == 65_000


def test_a_replay_on_an_empty_table_has_any_move_after_the_start_tile() -> None:
    rules = rules_of()
    state = middle("rOy yOy/oRo", "", first=B, right=A, need="start", figure=EMPTY)
    state = rules.apply(state, A, Lay(placements("rOyU@0,0")), 5)
    assert (state.turn.right, state.turn.need) == (A, "any")


def test_a_replaying_player_may_capture_after_any_full_tile() -> None:
    rules = rules_of()
    state = middle("gYg yOy/oRo", "", first=B, right=A, need="any")
    full = Lay((state.figure.places(Tile.GYG, full=True)[0],))
    state = rules.apply(state, A, full, 5)
    assert (state.captures.captor, state.turn.need) == (A, "any")
    state = rules.apply(state, A, Capture(), 6)
    assert (state.captures.squares, state.turn.right, state.turn.need) == ((3, 0), A, "start")


def test_the_second_may_capture_with_their_last_tile_which_ends_the_game() -> None:
    rules = rules_of()
    state = middle("gYg", "", first=B, right=A, need="full", captured=(2, 5))
    full = Lay((state.figure.places(Tile.GYG, full=True)[0],))
    state = rules.apply(state, A, full, 5)
    assert rules.apply(state, A, Capture(), 6).outcome.score == (5, 5)
    assert rules.apply(state, A, Pass(), 6).outcome.score == (2, 5)


# Turns, exchanges, points


def test_a_full_tile_asks_for_a_full_one_and_nobody_exchanges_while_fulls_run() -> None:
    rules, state = rules_of(), middle("gYo rOy/oRo", "gBg gYg/yGb")
    for seat, tile in ((A, Tile.GYO), (B, Tile.GBG)):
        assert refused(rules, state, seat, Exchange(tile)) == "pentaraduga-no-exchange"
        assert Exchange(tile) not in rules.offers(state, seat).actions
    assert refused(rules, state, B, Knock("move")) == "pentaraduga-no-claim"
    full = Lay((state.figure.places(Tile.GYG, full=True)[0],))
    after = rules.apply(state, B, full, 5)
    assert (after.turn.right, after.turn.need) == (A, "full")


def test_a_tile_may_be_laid_not_full_although_it_could_be() -> None:
    rules = rules_of()
    state = middle("gYo rOy/oRo", "gBg gYg/yGb", need="any")
    full = state.figure.places(Tile.GYG, full=True)
    other = next(place for place in state.figure.places(Tile.GYG) if place not in full)
    after = rules.apply(state, B, Lay((other,)), 5)
    assert (after.turn.right, after.turn.need) == (A, "any")


def test_the_starter_may_exchange_before_the_start_and_then_the_other_starts() -> None:
    table = opened("claims", FIRST).submit(A, Exchange(Tile.YOY))
    assert (table.state.turn.right, table.state.turn.need) == (B, "start")
    with pytest.raises(Illegal):
        table.submit(B, Pass())


def test_running_out_of_time_at_the_start_lets_the_other_start() -> None:
    rules = rules_of(move_time=10)
    state = rules.start(opened("claims", FIRST).deal)
    state = rules.apply(state, None, TimeUp(), 10_000)
    assert (state.turn.right, state.turn.need) == (B, "start")


def test_only_players_who_are_out_keep_their_squares() -> None:
    rules = rules_of()
    state = middle("rOy yOy", "", first=B, right=A, need="any", captured=(6, 2))
    assert rules.apply(state, A, Pass(), 5).outcome.score == (0, 2)


def test_an_interrupted_game_voids_the_captures() -> None:
    rules = rules_of()
    state = middle("rOy yOy", "oRo", right=A, need="any", captured=(6, 2))
    state = rules.apply(rules.apply(state, A, Pass(), 5), B, Pass(), 6)
    assert state.outcome.score == (1, 2)


def test_a_violation_in_a_row_ends_it_as_a_refusal_does() -> None:
    rules = rules_of(referee="players")
    state = middle("gYo rOy/oRo", "gBg gYg/yGb")
    not_full = next(
        place
        for place in state.figure.places(Tile.GYG)
        if not state.figure.meets(place).full  # type: ignore[union-attr]
    )
    state = rules.apply(state, B, Lay((not_full,)), 5)
    state = rules.apply(state, A, Protest(), 6)
    assert (state.turn.right, state.turn.need, state.captures.captor) == (A, "any", A)
    assert state.side(B).hand == (Tile.GBG, Tile.ORO)


# With all tiles

PLUS = (
    "A: oRo rOr rOy yOr oYo oYg gYo yGy yGb gBg bVb rVb"
    " / yOy gYg bGy bGb vRv vRo oRv gBv vBg vBv bVr rVr"
)


def test_with_all_tiles_both_lay_two_joined_tiles_before_the_first_move() -> None:
    table = opened("claims+", PLUS)
    assert [len(side.hand) for side in table.state.sides] == [4, 4]
    assert [len(side.stock) for side in table.state.sides] == [8, 8]
    table = table.submit(A, action("rOyU@0,0|yOrD@0,-1"))
    assert (table.state.turn.right, table.state.turn.need) == (B, "add")
    lone = table.state.figure.places(Tile.YOY)
    with pytest.raises(Illegal, match="1 tile is too few"):
        table.submit(B, Lay((lone[0],)))
    table = _add(table, B)
    assert (table.state.turn.right, table.state.turn.need, table.state.captures.captor) == (
        A,
        "any",
        None,
    )
    assert len(table.state.figure) == 4
    # Nobody draws; from now on a hand has two tiles.
    assert [len(side.hand) for side in table.state.sides] == [2, 2]
    assert [len(side.stock) for side in table.state.sides] == [8, 8]
    hand = table.state.side(A).hand
    place = next(place for tile in hand for place in table.state.figure.places(tile))
    after = table.submit(A, Lay((place,)))
    assert (len(after.state.side(A).hand), len(after.state.side(A).stock)) == (2, 7)


def _add(table: Any, seat: Seat) -> Any:
    """Returns the table after the first start figure that the choices lead to."""
    rules, state = table.rules, table.state
    for begun in rules.offers(state, seat).begun:
        for more in rules.choices(state, seat, begun).begun:
            for whole in rules.choices(state, seat, more).actions:
                return table.submit(seat, whole)
    raise AssertionError("there is no way to go on")


def test_the_two_tiles_of_a_player_touch_each_other() -> None:
    table = opened("claims+", PLUS).submit(A, action("rOyU@0,0|yOrD@0,-1"))
    for begun in table.offers(B).begun:
        for more in table.choices(B, begun).begun:
            for whole in table.choices(B, more).actions:
                one, other = whole.placements
                meeting = figure(str(one)).meets(other)
                assert meeting
                assert meeting.contacts
    apart = Lay(placements("yOyU@1,1", "gYgR@2,-2"))
    with pytest.raises(Illegal):
        table.submit(B, apart)


def test_before_a_start_figure_exchanges_are_free() -> None:
    table = opened("claims+", PLUS)
    table = table.submit(A, Exchange(Tile.ORO)).submit(A, Exchange(Tile.ROR))
    table = table.submit(B, Exchange(Tile.YOY))
    assert (table.state.turn.right, table.state.turn.need) == (A, "start")
    assert len(table.state.side(A).hand) == 4
    table = table.submit(A, Knock("exchange"))
    lapsed = table.tick(60_000)
    assert (lapsed.state.turn.right, lapsed.state.claim.barred) == (A, None)


def test_a_start_figure_must_fit_with_any_referee() -> None:
    table = opened("claims+", PLUS, referee="players")
    with pytest.raises(Illegal, match="colours differ"):
        table.submit(A, action("rOyU@0,0|oRoD@0,-1"))


def test_the_start_figure_is_repeated_on_an_empty_table() -> None:
    rules = rules_of("claims+")
    state = middle("gYo gYg/oRo rOr rVr", "yOy yGy/yGb bGb", right=A, need="any", captor=A)
    state = rules.apply(state, A, Capture(), 5)
    assert (state.turn.right, state.turn.need) == (A, "start")
    two = next(
        Lay((*placements("gYoU@0,0"), place)) for place in figure("gYoU@0,0").places(Tile.GYG)
    )
    state = rules.apply(state, A, two, 6)
    assert (state.turn.right, state.turn.need) == (B, "add")
    assert state.side(A) == side("oRo rOr", "rVr"), "both draw back to two"
    # A player without two tiles that fit must exchange as long as they can.
    assert Exchange(Tile.YOY) in rules.offers(state, B).actions
    assert refused(rules, state, B, Pass()) == "pentaraduga-no-such-act"


def test_after_a_capture_with_the_last_tile_the_other_starts_alone() -> None:
    rules = rules_of("claims+")
    state = middle("gYo yOy/oRo rOr", "", first=None, right=B, need="capture", captor=B)
    state = rules.apply(state, B, Capture(), 5)
    assert (state.replay.first, state.turn.right, state.turn.need) == (B, A, "start")
    begun = rules.choices(state, A, Lay(tile=Tile.GYO)).begun
    whole = next(act for more in begun for act in rules.choices(state, A, more).actions)
    state = rules.apply(state, A, whole, 6)
    assert (state.turn.right, state.turn.need) == (A, "any")
    assert state.side(A).hand == (Tile.ORO, Tile.ROR)


def test_a_player_out_by_a_start_figure_is_first_and_the_other_adds_and_replays() -> None:
    rules = rules_of("claims+")
    state = middle("gYo gYg", "yOy yGy/yGb", right=A, need="start", figure=EMPTY)
    whole = next(
        act
        for more in rules.choices(state, A, Lay(tile=Tile.GYO)).begun
        for act in rules.choices(state, A, more).actions
    )
    state = rules.apply(state, A, whole, 6)
    assert (state.replay.first, state.turn.right, state.turn.need) == (A, B, "add")
    more = next(
        act
        for begun in rules.offers(state, B).begun
        for go_on in rules.choices(state, B, begun).begun
        for act in rules.choices(state, B, go_on).actions
    )
    state = rules.apply(state, B, more, 7)
    assert (state.turn.right, state.turn.need, state.side(B).hand) == (B, "any", (Tile.YGB,))


def test_a_player_with_one_tile_lays_one() -> None:
    rules = rules_of("claims+")
    state = middle("gYo", "yOy yGy/yGb", right=A, need="start", figure=EMPTY)
    state = rules.apply(state, A, Lay(placements("gYoU@0,0")), 5)
    assert (state.replay.first, state.turn.need) == (A, "add")


def test_fewer_tiles_are_enough_only_if_no_more_fit_and_none_can_be_exchanged() -> None:
    rules = rules_of("claims+")
    one = Lay(placements("oRoU@0,0"))
    for a, b, enough in (
        ("oRo bGb", "rOr", True),
        ("oRo bGb", "rOr/yOy", False),
        ("oRo rOr", "rOy", False),
    ):
        state = middle(a, b, right=A, need="start", figure=EMPTY)
        if enough:
            assert rules.apply(state, A, one, 5).turn.need == "add"
        else:
            assert refused(rules, state, A, one) == "pentaraduga-start-more"
    state = middle("gBg vBv", "oRo/", right=A, need="add", figure=figure("rOrU@0,0"))
    assert Pass() in rules.offers(state, A).actions
    after = rules.apply(state, A, Pass(), 5)
    assert (after.turn.right, after.turn.need) == (B, "any")


def test_a_start_figure_itself_is_not_captured() -> None:
    rules = rules_of("claims+")
    state = middle("rOy yOr", "yOy/rOr", right=A, need="start", figure=EMPTY)
    state = rules.apply(state, A, Lay(placements("rOyU@0,0", "yOrD@0,-1")), 5)
    assert len(state.figure.squares) == 1
    assert state.replay.first is A
    assert (state.turn.right, state.turn.need, state.captures.captor) == (B, "add", None)


@pytest.mark.parametrize("game", ["claims", "claims+"])
def test_random_games_end_within_the_maxima(game: str) -> None:
    rules = rules_of(game)
    for seed in range(8):
        *_, last = random_game(rules, Random(seed), most=2_000, manners=False)
        assert last.outcome, f"{seed} goes on and on"
        assert max(last.outcome.score) <= rules.own.most
        tiles = sum(side.left for side in last.state.sides) + len(last.state.figure)
        assert tiles <= len(rules.own.tiles)


def test_time_that_runs_out_while_adding_leaves_the_figure_as_it_is() -> None:
    rules = rules_of("claims+", move_time=10)
    state = middle("oRo yOy", "rOr/gYg", right=B, need="add", figure=figure("rOyU@0,0 yOrD@0,-1"))
    after = rules.apply(state, None, TimeUp(), 10_000)
    assert (after.turn.right, after.turn.need) == (A, "any")
    assert changed(after, right=B, need="add", since=0, lateness=Lateness()) == state
