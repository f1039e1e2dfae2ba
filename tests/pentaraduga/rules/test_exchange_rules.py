"""The shared rules of Claims and Reach: exchanges, claims, refusals, time, penalties."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fourfold.pentaraduga import Placement, Tile
from fourfold.pentaraduga.core.actions import (
    Exchange,
    HandOver,
    Knock,
    Lay,
    Pass,
    Protest,
    Take,
    TimeUp,
)
from fourfold.pentaraduga.core.sides import Lying
from fourfold.pentaraduga.games import GAMES
from fourfold.pentaraduga.games.claims import ClaimsState
from fourfold.pentaraduga.games.reach import ReachState
from fourfold.pentaraduga.parts.clock import Lateness
from fourfold.pentaraduga.parts.turn import Turn
from fourfold.play import Event, Illegal, Seat
from tests.pentaraduga.training import changed, figure, placements, side
from tests.play.laws import random_game

A, B = Seat
BOTH = pytest.mark.parametrize("game", ["claims", "reach"])
#: An orange square; rOy, yOy and gYo do not make another square beside it.
CIRCLE = "rOrU@0,0 yOrD@0,-1"


def rules_of(game: str, **options: Any) -> Any:
    return GAMES[game].rules(GAMES[game].options(**options))


def middle(game: str, a: Any = None, b: Any = None, **facts: Any) -> Any:
    """Returns a state in the middle of a game in which A has any move."""
    a, b = a or side("oRo yOy", "gYo oYo"), b or side("rOy oYg", "gBg bGb")
    facts = {"sides": (a, b), "figure": figure(CIRCLE), "turn": Turn(A, "any")} | facts
    if game == "claims":
        state: Any = ClaimsState(sides=(a, b), turn=Turn(A, "any"))
        return changed(state, **facts)
    return changed(ReachState(sides=(a, b), turn=Turn(A, "any"), starter=A, moved=True), **facts)


def fitting(state: Any, tile: Tile, full: bool = False) -> Lay:
    """Returns a move that fits."""
    return Lay((state.figure.places(tile, full=full)[0],))


def refused(rules: Any, state: Any, seat: Seat, action: Any, at: int = 0) -> str:
    with pytest.raises(Illegal) as caught:
        rules.apply(state, seat, action, at)
    assert "pentaraduga-" not in str(caught.value), "the refusal has words"
    return caught.value.code


# Exchanges


@BOTH
def test_an_exchange_gives_openly_to_the_own_stock_and_takes_from_the_partners(game: str) -> None:
    rules, state = rules_of(game), middle(game)
    after = rules.apply(state, A, Exchange(Tile.ORO), 5)
    assert after.side(A).hand == (Tile.YOY, Tile.GBG)
    assert after.side(A).stock == (Lying(Tile.GYO), Lying(Tile.OYO), Lying(Tile.ORO, open=True))
    assert after.side(B).stock == (Lying(Tile.BGB),)
    assert rules.view(after, B).stocks == ((None, None, Tile.ORO), (None,))
    assert rules.view(after, B).hands[0] == (None, None)


@BOTH
def test_an_exchange_costs_the_right_to_move_and_nothing_off_turn(game: str) -> None:
    rules, state = rules_of(game), middle(game)
    assert rules.apply(state, A, Exchange(Tile.ORO), 5).turn.right is B
    after = rules.apply(state, B, Exchange(Tile.ROY), 5)
    assert (after.turn.right, after.turn.need, after.turn.since) == (A, "any", 0)
    again = rules.apply(after, B, Exchange(Tile.OYG), 6)
    assert again.side(B).stock[-2:] == (Lying(Tile.ROY, open=True), Lying(Tile.OYG, open=True))


@BOTH
def test_an_open_tile_that_is_taken_is_hidden_in_the_hand(game: str) -> None:
    rules = rules_of(game)
    b = side("rOy oYg").stocked([Tile.GBG], open_=True)
    after = rules.apply(middle(game, b=b), A, Exchange(Tile.ORO), 5)
    assert rules.view(after, B).hands[0] == (None, None)


@BOTH
def test_a_player_with_one_tile_and_no_stock_takes_without_giving(game: str) -> None:
    rules = rules_of(game)
    state = middle(game, a=side("oRo"))
    after = rules.apply(state, A, Take(), 5)
    assert (after.side(A).hand, after.side(A).stock) == ((Tile.ORO, Tile.GBG), ())
    assert after.turn.right is B
    assert rules.apply(changed(state, right=B), A, Take(), 5).turn.right is B
    assert Take() in rules.offers(state, A).actions
    for other in (side("oRo yOy"), side("oRo", "yOy")):
        assert refused(rules, middle(game, a=other), A, Take()) == "pentaraduga-no-take"
    empty = middle(game, a=side("oRo"), b=side("rOy oYg"))
    assert refused(rules, empty, A, Take()) == "pentaraduga-stock-empty"
    assert Take() not in rules.offers(empty, A).actions


@BOTH
def test_any_move_is_refused_only_if_nothing_can_be_exchanged(game: str) -> None:
    rules = rules_of(game)
    assert refused(rules, middle(game), A, Pass()) == "pentaraduga-must-exchange"
    assert Pass() not in rules.offers(middle(game), A).actions
    # Even with a move in hand.
    state = middle(game, b=side("rOy oYg"))
    after = rules.apply(state, A, Pass(), 5)
    assert (after.turn.right, after.turn.need, after.turn.passes) == (B, "any", 1)


@BOTH
def test_two_refusals_in_a_row_interrupt_the_game(game: str) -> None:
    rules = rules_of(game)
    state = middle(game, a=side("oRo"), b=side("rOy oYg"))
    over = rules.apply(rules.apply(state, A, Pass(), 5), B, Pass(), 6)
    assert (over.outcome.score, over.outcome.reason) == ((2, 1), "interrupted")
    # A move or an exchange between them restarts the row.
    between = rules.apply(state, A, Pass(), 5)
    between = rules.apply(between, B, fitting(between, Tile.ROY), 6)
    assert rules.apply(between, A, Pass(), 7).turn.passes == 1


@BOTH
def test_nobody_exchanges_a_tile_that_they_do_not_hold(game: str) -> None:
    rules = rules_of(game)
    assert refused(rules, middle(game), A, Exchange(Tile.GBG)) == "pentaraduga-not-in-hand"
    assert refused(rules, middle(game), A, Exchange()) == "pentaraduga-no-such-act"
    empty = middle(game, b=side("rOy oYg"))
    assert refused(rules, empty, A, Exchange(Tile.ORO)) == "pentaraduga-stock-empty"


# Claims by a knock


@BOTH
def test_a_knock_for_a_move_locks_out_the_other(game: str) -> None:
    rules = rules_of(game)
    state = rules.apply(middle(game), A, Knock("move"), 5)
    for action in (Exchange(Tile.ROY), Knock("exchange"), fitting(state, Tile.ROY)):
        assert refused(rules, state, B, action, 6) == "pentaraduga-locked"
    assert not rules.offers(state, B).actions
    assert not rules.offers(state, B).begun
    assert not rules.choices(state, B, Lay(tile=Tile.ROY)).actions
    after = rules.apply(state, A, fitting(state, Tile.ORO), 7)
    assert (after.claim.lock, after.turn.right) == (None, B)


@BOTH
def test_a_knock_for_an_exchange_locks_out_the_mover(game: str) -> None:
    rules = rules_of(game)
    state = rules.apply(middle(game), B, Knock("exchange"), 5)
    assert refused(rules, state, A, fitting(state, Tile.ORO), 6) == "pentaraduga-locked"
    assert refused(rules, state, A, Knock("move"), 6) == "pentaraduga-locked"
    assert rules.view(state, A).lock == (B, "exchange", 5)
    after = rules.apply(state, B, Exchange(Tile.ROY), 7)
    assert (after.claim.lock, after.turn.right) == (None, A)


@BOTH
def test_a_claimed_action_must_follow(game: str) -> None:
    rules = rules_of(game)
    state = rules.apply(middle(game), A, Knock("move"), 5)
    assert refused(rules, state, A, Exchange(Tile.ORO), 6) == "pentaraduga-claimed"
    assert refused(rules, state, A, Knock("exchange"), 6) == "pentaraduga-no-claim"
    offers = rules.offers(state, A)
    assert (offers.actions, offers.begun) == ((), (Lay(tile=Tile.ORO), Lay(tile=Tile.YOY)))
    state = rules.apply(middle(game), A, Knock("exchange"), 5)
    assert refused(rules, state, A, fitting(state, Tile.ORO), 6) == "pentaraduga-claimed"
    assert rules.offers(state, A).actions == (Exchange(Tile.ORO), Exchange(Tile.YOY))
    assert not rules.offers(state, A).begun


@BOTH
def test_only_a_possible_action_can_be_claimed(game: str) -> None:
    rules = rules_of(game)
    assert refused(rules, middle(game), B, Knock("move")) == "not-your-turn"
    assert refused(rules, middle(game), A, Knock("take")) == "pentaraduga-no-claim"
    empty = middle(game, b=side("rOy oYg"))
    assert refused(rules, empty, A, Knock("exchange")) == "pentaraduga-no-claim"


@BOTH
def test_a_claim_lapses_after_a_minute_and_the_right_passes(game: str) -> None:
    rules = rules_of(game)
    state = rules.apply(middle(game, passes=1), A, Knock("move"), 5_000)
    due = rules.due(state)
    assert (due.at, due.seat) == (65_000, A)
    after = rules.apply(state, None, TimeUp(), due.at)
    assert (after.turn.right, after.turn.need, after.claim.lock, after.turn.passes) == (
        B,
        "any",
        None,
        0,
    )
    assert not after.outcome, "to let a claim lapse is not to refuse"


@BOTH
def test_nobody_claims_again_before_the_partner_has_acted(game: str) -> None:
    rules = rules_of(game)
    state = rules.apply(middle(game), B, Knock("exchange"), 5_000)
    state = rules.apply(state, None, TimeUp(), 65_000)
    assert (state.turn.right, state.claim.barred) == (A, B)
    assert not rules.offers(state, B).actions
    for action in (Knock("exchange"), Exchange(Tile.ROY)):
        assert refused(rules, state, B, action, 65_001) == "pentaraduga-barred"
    after = rules.apply(state, A, fitting(state, Tile.ORO), 65_002)
    assert after.claim.barred is None
    assert rules.apply(after, B, Knock("exchange"), 65_003).claim.lock


@BOTH
def test_the_clock_of_a_move_stops_during_a_claim_of_the_other(game: str) -> None:
    rules = rules_of(game, move_time=30)
    state = middle(game)
    assert rules.due(state).at == 30_000
    locked = rules.apply(state, B, Knock("exchange"), 10_000)
    assert (rules.due(locked).at, rules.due(locked).seat) == (70_000, B)
    after = rules.apply(locked, B, Exchange(Tile.ROY), 50_000)
    assert (rules.due(after).at, rules.due(after).seat) == (70_000, A)
    lapsed = rules.apply(locked, None, TimeUp(), 70_000)
    assert rules.due(lapsed).at == 90_000


@BOTH
def test_the_clock_of_a_move_runs_during_a_claim_of_the_mover(game: str) -> None:
    rules = rules_of(game, move_time=30)
    state = rules.apply(middle(game), A, Knock("move"), 10_000)
    assert rules.due(state).at == 30_000
    after = rules.apply(state, None, TimeUp(), 30_000)
    assert (after.turn.right, after.claim.lock, after.lateness) == (B, None, Lateness(1, 0))


@BOTH
def test_a_player_late_three_times_in_a_row_loses_whatever_they_claim(game: str) -> None:
    rules, state = rules_of(game, move_time=70), middle(game)
    at = 0
    for _ in range(2):
        state = rules.apply(state, A, Knock("move"), at)
        at = rules.due(state).at
        state = rules.apply(state, None, TimeUp(), at)
        assert state.turn.right is B
        state = rules.apply(state, B, Exchange(state.side(B).hand[0]), at)
    state = rules.apply(state, A, Knock("move"), at)
    state = rules.apply(state, None, TimeUp(), rules.due(state).at)
    assert (state.outcome.winner, state.outcome.reason) == (B, "time")


# Penalties


@BOTH
def test_the_victim_exchanges_the_wrong_tile_and_has_any_move(game: str) -> None:
    rules, state = rules_of(game, referee="players"), middle(game)
    wrong = Lay(placements("oRoR@1,1"))
    assert refused(rules_of(game), state, A, wrong) == "pentaraduga-clash"
    done = rules.apply(state, A, wrong, 5)
    assert Tile.ORO in done.figure
    after = rules.apply(done, B, Protest(), 9)
    assert after.figure == state.figure
    # What was drawn is back in the stock, before the wrong tile; B's first is in A's hand.
    assert after.side(A).hand == (Tile.YOY, Tile.GBG)
    assert after.side(A).stock == (Lying(Tile.GYO), Lying(Tile.OYO), Lying(Tile.ORO, open=True))
    assert after.side(B) == side("rOy oYg", "bGb")
    assert (after.turn.right, after.turn.need, after.turn.since) == (B, "any", 9)


@BOTH
def test_a_victim_without_stock_gives_a_tile_of_their_hand(game: str) -> None:
    rules = rules_of(game, referee="players")
    state = rules.apply(middle(game, b=side("rOy oYg")), A, Lay(placements("oRoR@1,1")), 5)
    state = rules.apply(state, B, Protest(), 9)
    assert rules.offers(state, B).actions == (HandOver(Tile.ROY), HandOver(Tile.OYG))
    assert refused(rules, state, A, HandOver(Tile.YOY)) == "not-your-turn"
    after = rules.apply(state, B, HandOver(Tile.OYG), 10)
    assert after.side(A).hand == (Tile.YOY, Tile.OYG)
    assert (after.turn.right, after.turn.need, after.side(B).hand) == (B, "any", (Tile.ROY,))
    given = Event(1, B, HandOver(Tile.OYG), 10)
    told = [rules.news(state, given, after, audience) for audience in (A, B, None)]
    assert told == [HandOver(Tile.OYG), HandOver(Tile.OYG), HandOver()], "it is in a hand"
    assert refused(rules, state, B, HandOver()) == "pentaraduga-no-such-act"


@BOTH
def test_a_victim_who_gives_their_last_tile_is_out(game: str) -> None:
    rules = rules_of(game, referee="players")
    state = rules.apply(middle(game, b=side("rOy")), A, Lay(placements("oRoR@1,1")), 5)
    state = rules.apply(rules.apply(state, B, Protest(), 9), B, HandOver(Tile.ROY), 10)
    assert (state.replay.first, state.turn.right) == (B, A)


@BOTH
def test_what_nobody_protests_against_stands(game: str) -> None:
    rules = rules_of(game, referee="players")
    state = rules.apply(middle(game), A, Lay(placements("oRoR@1,1")), 5)
    state = rules.apply(state, B, Exchange(Tile.ROY), 6)
    assert refused(rules, state, B, Protest(), 7) == "pentaraduga-nothing-wrong"
    assert Tile.ORO in state.figure


@BOTH
def test_a_violation_ends_the_replay_even_with_the_last_tile(game: str) -> None:
    rules = rules_of(game, referee="players")
    state = middle(game, a=side("oRo"), b=side("rOy"))
    state = changed(state.with_side(B, side("")), first=B)
    done = rules.apply(state, A, Lay(placements("oRoR@1,1")), 5)
    assert (done.outcome, done.turn.right, done.turn.need) == (None, B, "accept")
    assert done.side(A).left == 0
    after = rules.apply(done, B, Protest(), 6)
    assert after.outcome
    assert after.side(A).left == 1
    accepted = rules.apply(done, B, Pass(), 6)
    assert accepted.outcome
    assert accepted.side(A).left == 0
    assert rules.apply(done, None, TimeUp(), rules.due(done).at).outcome == accepted.outcome


# The replay


@BOTH
def test_nobody_exchanges_in_the_replay(game: str) -> None:
    rules = rules_of(game)
    state = middle(game, b=side("")).with_side(B, side(""))
    state = changed(state, first=B)
    assert refused(rules, state, A, Exchange(Tile.ORO)) == "pentaraduga-no-exchange"
    assert refused(rules, state, A, Knock("move")) == "pentaraduga-no-claim"
    assert rules.offers(state, A).actions == (Pass(),)
    assert rules.apply(state, A, Pass(), 5).outcome


@BOTH
def test_the_replay_goes_on_with_a_full_tile_after_one_that_was_not(game: str) -> None:
    rules = rules_of(game)
    state = changed(middle(game).with_side(B, side("")), first=B)
    after = rules.apply(state, A, fitting(state, Tile.ORO), 5)
    assert (after.turn.right, after.turn.need) == (A, "full")
    assert rules.view(after, B).hands[0] == after.side(A).hand, "it lies open"
    assert refused(rules, after, A, fitting(after, Tile.GYO)) == "pentaraduga-not-full"


@BOTH
def test_the_replay_has_two_minutes_or_another_limit(game: str) -> None:
    state = changed(middle(game).with_side(B, side("")), first=B, replaying_since=1_000)
    assert rules_of(game).due(state).at == 121_000
    assert rules_of(game, replay_limit=None).due(state) is None
    assert rules_of(game).apply(state, None, TimeUp(), 121_000).outcome.reason == "replay-time"


@BOTH
def test_the_first_may_score_unplaced_tiles(game: str) -> None:
    state = changed(middle(game).with_side(B, side("")), first=B)
    assert rules_of(game).apply(state, A, Pass(), 5).outcome.score[1] == 0
    with_bonus = rules_of(game, unplaced_bonus=True).apply(state, A, Pass(), 5)
    assert with_bonus.outcome.score == (0, 4)


@BOTH
def test_the_place_of_a_tile_is_refused_with_its_reason(game: str) -> None:
    rules, state = rules_of(game), middle(game)
    for place, code in (
        ("oRoU@0,0", "pentaraduga-covered"),
        ("oRoU@5,5", "pentaraduga-apart"),
        ("oRoR@1,1", "pentaraduga-clash"),
        ("oRoU@0,1", "pentaraduga-rough"),
    ):
        assert refused(rules, state, A, Lay((Placement.parse(place),))) == code


@BOTH
@pytest.mark.parametrize("options", [{}, {"unplaced_bonus": True}, {"move_time": 3}])
def test_giving_up_never_saves_points(game: str, options: dict[str, Any]) -> None:
    """Giving up before any event of a random game costs at least as much as its end."""
    rules = rules_of(game, **options)
    for seed in range(6):
        *tables, last = random_game(rules, Random(seed), most=1_000, manners=False)
        assert last.outcome
        a, b = last.outcome.score
        for table in tables:
            assert rules.forfeit(table.state, A, "resigned").score[1] >= b - a
            assert rules.forfeit(table.state, B, "resigned").score[0] >= a - b
