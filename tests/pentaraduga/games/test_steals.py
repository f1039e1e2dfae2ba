"""Steals: every rule, the training game and the problem of the book."""

from __future__ import annotations

import pytest

from fourfold.pentaraduga import Placement, Tile
from fourfold.pentaraduga.core.actions import Exchange, Knock, Lay, Pass, Take
from fourfold.pentaraduga.games import GAMES
from fourfold.play import Outcome, Record, Seat
from tests.pentaraduga.playing import AnyTable, greedy_end, opened, played, refusal

A, B = Seat
DEAL = "A: rOr yGy bGb gYo yGb yOr gYg / oRo rOy oYo gBg yOy oYg bGy"
START = "A:exchange (rOr) A:yGyU@0,0+gYoL@-1,0 B:oYoD@0,0+oRoL@2,0"
GAME = (
    f"{START} A:bGbD@-2,-1 B:rOyU@1,2 A:yGbR@-3,-1 B:rOyD@1,-1 B:exchange (gBg) A:yGbD@0,-1"
    " A:yOrL@0,1 B:yOyU@1,2+gYoU@0,1 A:gYgR@2,0+yOyR@1,1 B:oYgD@0,2+bGbL@-1,1 B:bGyR@0,3"
    " A:gBgL@3,0+bGyD@2,-1 A:pass B:rOrL@3,-1 A:pass B:pass"
)
FIGURES = "yOyU@0,0 gYoU@1,1 oYoR@2,2 gYgL@1,2 / rOyU@0,0 yOrU@-2,0 oYgU@1,1 yGyU@2,0 yGbU@4,0"
PROBLEM = f"A: bGb bGy rOr gBg oRo / ; {FIGURES}"
ANSWER = (
    "A:yOrD@0,-1 A:bGbL@0,3+yGbL@0,1 A:bGyD@2,-1+yGyU@2,0 A:rOrR@3,3+oYgD@1,4 A:gBgL@-1,2"
    " A:oRoR@4,2+rOyR@3,1"
)


def dealt(upto: str | None = None, **options: object) -> AnyTable:
    """Returns the game of the book before an action, or after all of them."""
    line = GAME.split(f" {upto}")[0] if upto else ""
    return played(opened("steals", DEAL, **options), line)


def hand(table: AnyTable, seat: Seat) -> str:
    return " ".join(map(str, table.state.side(seat).hand))


def test_the_training_game_of_the_book() -> None:
    assert played(dealt(), GAME).outcome == Outcome(A, "played", (4, 3))


def test_the_problem_of_the_book_empties_a_figure() -> None:
    table = played(opened("steals", PROBLEM), ANSWER)
    assert table.state.turn.right is A
    assert not table.state.figure(B).placements
    assert played(table, "A:pass B:pass").outcome == Outcome(A, "played", (10, 0))


def test_the_problem_has_three_places_for_its_key() -> None:
    table = opened("steals", PROBLEM)
    actions = table.rules.choices(table.state, A, Lay(tile=Tile.YOR)).actions
    assert len(actions) == 3


# The opening


def test_the_starter_lays_first_and_both_exchange_before_as_they_like() -> None:
    table = dealt()
    assert refusal(table, "B:oYoD@0,0+oRoL@2,0") == "not-your-turn"
    assert refusal(table, "B:exchange (oRo)") == "not-your-turn"
    assert not table.offers(B).actions + table.offers(B).begun
    table = played(table, "A:exchange (rOr) A:exchange (yGy)")
    assert table.state.turn.right is A
    assert table.told(B) == Exchange()
    assert refusal(table, "A:pass") == "pentaraduga-no-such-act"
    assert refusal(table, "A:knock (move)") == "pentaraduga-no-such-act"


def test_a_start_figure_is_any_two_of_three_and_nothing_is_drawn() -> None:
    table = dealt()
    assert refusal(table, "A:yGyU@0,0") == "pentaraduga-count"
    table = played(table, START)
    assert (hand(table, A), hand(table, B)) == ("bGb", "rOy")
    assert table.state.turn.right is A
    assert not table.state.is_opening


# Moves


def test_a_simple_move_draws_and_passes_the_right() -> None:
    table = dealt("B:rOyU@1,2")
    assert hand(table, A) == "yGb"
    assert table.state.turn.right is B
    assert refusal(table, "A:yGbR@-3,-1") == "pentaraduga-only-complex"


def test_a_player_moves_on_after_a_full_tile() -> None:
    table = dealt("B:yOyU@1,2+gYoU@0,1")
    assert table.state.turn.right is A


def test_a_take_must_make_a_tile_full_and_draws_nothing() -> None:
    table = dealt("B:rOyD@1,-1")
    assert hand(table, B) == "gBg"
    after = played(table, "B:rOyD@1,-1")
    assert (hand(after, B), after.state.turn.right) == ("gBg", B)
    loose = table.state.figure(B).without(Tile.ROY)
    unfull = next(place for place in loose.places(Tile.ROY) if not loose.meets(place).full)
    assert refusal(table, f"B:{unfull}") == "pentaraduga-not-full"


def test_a_full_tile_must_become_twice_full() -> None:
    table = dealt("B:yOyU@1,2+gYoU@0,1")
    place = Placement.parse("rOyR@1,1")
    meeting = table.state.figure(A).meets(place)
    assert meeting
    assert len(meeting.squares) == 1
    assert refusal(table, f"A:{place}") == "pentaraduga-not-twice-full"
    assert not table.rules.choices(table.state, A, Lay(tile=place.tile)).actions


def test_a_tile_that_is_taken_comes_to_another_place() -> None:
    table = dealt("B:yOyU@1,2+gYoU@0,1")
    assert len(table.state.figure(A).meeting(Tile.YGY).squares) == 2
    assert refusal(table, "A:yGyU@0,0") == "pentaraduga-same-place"
    assert not table.rules.choices(table.state, A, Lay(tile=Tile.YGY)).actions


def test_in_a_figure_of_two_every_tile_counts_as_full() -> None:
    figures = "rOrU@0,0 oRoL@2,0 / yOyD@0,0 gYoU@0,-1"
    table = opened("steals", f"A: / ; {figures}")
    target = table.state.figure(A)
    (place,) = target.places(Tile.YOY, full=True)[:1]
    assert len(target.meets(place).squares) == 1
    assert refusal(table, f"A:{place}") == "pentaraduga-not-twice-full"


def test_a_take_leaves_its_figure_in_one_piece() -> None:
    table = opened("steals", PROBLEM)
    assert refusal(table, "A:rOyU@20,20") == "pentaraduga-splits"
    assert not table.rules.choices(table.state, A, Lay(tile=Tile.ROY)).actions


def test_a_complex_move_is_a_simple_one_and_a_take_that_touches_it() -> None:
    table = played(opened("steals", PROBLEM), "A:yOrD@0,-1")
    first, second = map(Placement.parse, ("bGbL@0,3", "yGbL@0,1"))
    begun = table.rules.choices(table.state, A, Lay(tile=Tile.BGB)).begun
    assert Lay((first,), Tile.YGB) in begun
    step = table.rules.choices(table.state, A, Lay((first,), Tile.YGB))
    assert Lay((first, second)) in step.actions
    elsewhere = [place for place in table.state.figure(A).places(Tile.BGB) if place != first]
    codes = set()
    for other in elsewhere:
        whole = table.state.figure(A).add(other)
        for place in whole.places(Tile.YGB, full=True):
            meeting = whole.meets(place)
            assert meeting
            if Tile.BGB not in meeting.contacts:
                codes.add(refusal(table, f"A:{other}+{place}"))
    assert codes == {"pentaraduga-untouched"}


def test_two_tiles_of_the_hand_are_no_move_in_the_small_game() -> None:
    table = opened("steals", PROBLEM)
    assert refusal(table, "A:bGbL@0,3+rOyU@9,9+yGbU@3,3") == "pentaraduga-no-such-move"
    assert refusal(table, "A:gBvL@0,3") == "pentaraduga-not-in-hand"


def test_an_exchange_passes_the_right() -> None:
    table = dealt("A:yGbD@0,-1")
    assert table.state.turn.right is A
    assert hand(table, B) == "yOy"


def test_a_player_passes_only_with_an_empty_stock_or_hand() -> None:
    table = played(dealt(), START)
    assert refusal(table, "A:pass") == "pentaraduga-stock-left"
    assert Pass() not in table.offers(A).actions
    table = dealt("A:pass B:rOr")
    assert Pass() in table.offers(A).actions


def test_two_passes_in_a_row_end_the_game() -> None:
    table = dealt("A:pass B:rOr")
    table = played(table, "A:pass")
    assert table.state.turn.passes == 1
    table = played(table, "B:rOrL@3,-1 A:pass")
    assert table.state.turn.passes == 1
    assert played(table, "B:pass").outcome


def test_an_emptied_figure_is_begun_again_anywhere() -> None:
    table = opened("steals", "A: rOr / bGb; yOyU@0,0 gYoU@1,1 /")
    table = played(table, "A:pass B:bGbU@7,3")
    assert len(table.state.figure(B)) == 1


# Interception and claims


def test_a_complex_move_comes_between_but_no_other() -> None:
    table = dealt("B:yOyU@1,2+gYoU@0,1")
    assert table.state.turn.right is A
    assert refusal(table, "B:yOyU@1,2") == "pentaraduga-only-complex"
    assert not table.rules.choices(table.state, B, Lay(tile=Tile.YOY)).actions
    table = played(table, "B:yOyU@1,2+gYoU@0,1")
    assert table.state.turn.right is B
    assert refusal(dealt("B:yOyU@1,2+gYoU@0,1"), "B:exchange (yOy)") == "not-your-turn"


def test_without_interception_nobody_comes_between() -> None:
    table = dealt("B:yOyU@1,2+gYoU@0,1", interception=False)
    assert refusal(table, "B:yOyU@1,2+gYoU@0,1") == "not-your-turn"
    assert not table.offers(B).begun
    assert refusal(table, "A:knock (move)") == "pentaraduga-no-such-act"


@pytest.mark.parametrize("what", ["move", "exchange", "take"])
def test_a_claim_locks_the_partner_out_and_binds_the_claimer(what: str) -> None:
    table = played(dealt("B:yOyU@1,2+gYoU@0,1"), f"A:knock ({what})", at=1_000)
    assert refusal(table, "B:yOyU@1,2+gYoU@0,1", at=2_000) == "pentaraduga-locked"
    acts = {
        "move": f"A:{table.state.figure(A).places(Tile.GYG)[0]}",
        "exchange": "A:exchange (gYg)",
        "take": "A:yGbD@5,5",
    }
    for name, act in acts.items():
        if name != what:
            assert refusal(table, act, at=2_000) == "pentaraduga-claimed"
    assert refusal(table, f"A:knock ({what})", at=2_000) == "pentaraduga-claimed"
    if what != "take":
        assert played(table, acts[what], at=2_000).state.claim.what is None


def test_a_claim_lapses_after_a_minute_and_the_right_passes() -> None:
    table = played(dealt("B:yOyU@1,2+gYoU@0,1"), "A:knock (take)", at=1_000)
    assert table.due
    assert table.due.at == 61_000
    late = table.tick(61_000)
    assert (late.state.turn.right, late.state.claim.what) == (B, None)
    assert refusal(late, "A:knock (move)") == "not-your-turn"


def test_a_claim_needs_tiles_for_the_action() -> None:
    table = dealt("A:pass B:rOr")
    assert refusal(table, "A:knock (move)") == "pentaraduga-hand-empty"
    table = opened("steals", f"A: bGb / ; {FIGURES}")
    assert refusal(table, "A:knock (exchange)") == "pentaraduga-stock-empty"
    offered = [act for act in table.offers(A).actions if isinstance(act, Knock)]
    assert offered == [Knock("take"), Knock("move")]


# The prize


def test_a_last_tile_laid_as_full_earns_one_of_the_partners_stock() -> None:
    figures = "yOyU@0,0 gYoU@1,1 / yOrU@-2,0 rOyU@0,0"
    table = opened("steals", f"A: rOr / oRo bGb; {figures}")
    assert refusal(table, "A:take") == "pentaraduga-no-full-prize"
    table = played(table, "A:rOrD@0,-1")
    assert Take() in table.offers(A).actions
    taken = played(table, "A:take")
    assert hand(taken, A) == "bGb"
    assert taken.state.turn.right is A
    assert refusal(taken, "A:take") == "pentaraduga-no-full-prize"
    assert refusal(played(table, "A:pass"), "A:take") == "pentaraduga-no-full-prize"


# Time, penalties, giving up


def test_a_late_player_passes_and_the_third_time_loses() -> None:
    table = opened("steals", DEAL, move_time=10)
    table = table.tick(10_000)
    assert (table.state.turn.right, table.state.is_opening) == (A, True)
    table = table.tick(30_000)
    assert table.outcome == Outcome(B, "time", (0, 10))
    table = played(opened("steals", DEAL, move_time=10), START).tick(10_000)
    assert (table.state.turn.right, table.state.turn.passes) == (B, 1)


def test_a_wrong_simple_move_costs_the_right_and_exchanges_the_tile() -> None:
    table = played(dealt(referee="players"), START)
    wrong = played(table, "A:bGbU@0,1")
    assert wrong.state.doubt.code in ("pentaraduga-clash", "pentaraduga-rough")
    table = played(wrong, "B:protest")
    assert (table.state.turn.right, table.state.shielded) == (B, True)
    assert (hand(table, A), len(table.state.figure(A))) == ("yGb", 2)
    assert table.state.side(B).stock[-1].tile is Tile.BGB
    assert refusal(table, "A:yGbL@9,9+oYoD@5,5") == "pentaraduga-shielded"
    assert not played(table, "B:rOyU@1,2").state.shielded


def test_a_wrong_take_costs_only_the_right() -> None:
    table = played(dealt(referee="players"), GAME.split(" B:rOyD@1,-1")[0])
    loose = table.state.figure(B).without(Tile.ROY)
    unfull = next(place for place in loose.places(Tile.ROY) if not loose.meets(place).full)
    wrong = played(table, f"B:{unfull}")
    assert wrong.state.turn.right is A
    table = played(wrong, "A:protest")
    assert (table.state.turn.right, table.state.shielded) == (A, True)
    assert hand(table, B) == "gBg"
    assert "rOyU@1,2" in map(str, table.state.figure(B))


def test_what_nobody_protests_against_is_fined_at_the_end() -> None:
    table = opened("steals", "A: bGb / ; rOrU@0,0 yOyD@0,-1 /", referee="players")
    table = played(table, "A:bGbU@0,1 B:pass A:pass")
    assert table.outcome
    assert table.outcome.score == (0, 0)


def test_giving_up_costs_a_figure_of_all_tiles() -> None:
    table = dealt()
    assert table.rules.forfeit(table.state, A, "resigned") == Outcome(B, "resigned", (0, 10))


def test_a_game_from_given_figures_can_be_recorded() -> None:
    record = Record.of(played(opened("steals", PROBLEM), ANSWER))
    assert Record.from_text(record.text(GAMES), GAMES) == record
    assert Record.from_json(record.json(), GAMES) == record


# With all tiles


def test_a_composite_move_is_a_simple_and_a_complex_one() -> None:
    deal = f"A: rOr bGb bGy gBg oRo / vRv vBv; {FIGURES}"
    table = played(opened("steals+", deal), "A:yOrD@0,-1")
    assert hand(table, A) == "rOr bGb"
    first = Placement.parse("rOrR@3,3")
    rest = map(Placement.parse, ("bGbL@0,3", "yGbL@0,1"))
    second, third = rest
    choices = table.rules.choices
    assert Lay((first,), Tile.BGB) in choices(table.state, A, Lay(tile=Tile.ROR)).begun
    step = choices(table.state, A, Lay((first,), Tile.BGB))
    assert not step.actions
    assert Lay((first, second), Tile.YGB) in step.begun
    whole = Lay((first, second, third))
    assert whole in choices(table.state, A, Lay((first, second), Tile.YGB)).actions
    after = table.submit(A, whole)
    assert hand(after, A) == "bGy gBg"
    assert after.state.turn.right is A


def test_a_composite_move_does_not_intercept() -> None:
    deal = f"B: rOr bGb bGy gBg oRo / vRv vBv; {FIGURES}"
    table = opened("steals+", deal)
    assert refusal(table, "A:rOrR@3,3+bGbL@0,3+yGbL@0,1") == "pentaraduga-only-complex"


@pytest.mark.parametrize(("game", "hand", "most"), [("steals", 3, 10), ("steals+", 4, 19)])
@pytest.mark.parametrize("seed", range(3))
def test_games_end(game: str, hand: int, most: int, seed: int) -> None:
    table = greedy_end(game, seed)
    assert table.outcome
    assert max(table.outcome.score) <= most
    assert [len(side.hand) for side in table.history()[0].state.sides] == [hand] * 2
