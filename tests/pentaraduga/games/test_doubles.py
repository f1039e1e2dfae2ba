"""Doubles: every rule, and the training games of the book."""

from __future__ import annotations

import pytest

from fourfold.pentaraduga import Tile
from fourfold.pentaraduga.core.actions import Draw, Exchange, GiveAll, Hurry, Lay, Protest
from fourfold.pentaraduga.games import GAMES
from fourfold.pentaraduga.games.doubles import Doubles
from fourfold.pentaraduga.rules.race_rules import RaceOptions
from fourfold.play import Outcome, Record, Seat, update
from tests.pentaraduga.playing import AnyTable, greedy_end, opened, played, refusal

A, B = Seat
DEAL = "A: yOy gYo yGb bGb oYo yOr rOy / oRo gYg yGy gBg oYg rOr bGy"

FIRST = (
    "B:exchange (oRo) A:exchange (bGb) B:gBgU@0,0+oYgR@1,1 A:gYoU@0,0+yGbL@-1,0 B:draw A:draw"
    " B:yGyR@2,0 B:bGyU@1,-1 B:draw B:take B:bGbR@0,-2 B:gYgR@3,-1 B:give-all"
)
FIRST_END = " A:yOyU@-1,-1 A:rOyL@1,-2 A:oYoL@2,-1 A:yOrU@1,1 A:rOrD@-1,-2 A:oRoD@0,-3"
SECOND = (
    "A:exchange (bGb) A:gYoU@0,0+yGbL@-1,0 A:draw A:yOyU@-1,-1 A:rOyL@1,-2 A:take A:oYgL@-2,-1"
    " A:oYoL@2,-1 A:take A:yOrU@1,1 A:rOrD@-1,-2 A:take B:exchange (oRo) A:draw A:oRoD@0,-3"
    " A:give-all"
)
SECOND_END = " B:gBgU@0,0+bGbR@2,0 B:gYgD@0,1 B:yGyL@-1,0 B:give-all A:give-all"
FOURTH = (
    "A:bGbU@0,0+yGbL@2,-1 A:draw A:exchange (yOr) B:exchange (oRo) A:exchange (rOy)"
    " B:gBgU@0,0+oYgR@1,1 B:draw B:exchange (rOr) A:exchange (oRo) B:yGyU@-1,1 B:draw B:rOyR@0,2"
    " B:draw A:give-all B:bGyR@2,0 B:yOrL@-1,2 B:oRoR@1,3 B:gYgR@-1,-1 B:oYoL@-2,1 B:gYoL@-2,-1"
    " B:yOyL@-3,0 B:rOrD@-1,4"
)


def dealt(line: str = "", **options: object) -> AnyTable:
    return played(opened("doubles", DEAL, **options), line)


def hand(table: AnyTable, seat: Seat) -> str:
    return " ".join(map(str, table.state.side(seat).hand))


def stock(table: AnyTable, seat: Seat) -> str:
    return " ".join(str(lying.tile) for lying in table.state.side(seat).stock)


@pytest.mark.parametrize(
    ("line", "score"),
    [(FIRST + FIRST_END, (4, 3)), (SECOND + SECOND_END, (5, 2)), (FOURTH, (0, 8))],
)
def test_the_training_games_of_the_book(line: str, score: tuple[int, int]) -> None:
    table = dealt(line)
    assert table.outcome == Outcome(A if score[0] > score[1] else B, "played", score)


# The race


def test_an_exchange_gives_closed_to_the_partners_end_and_takes_the_own_start() -> None:
    table = dealt("B:exchange (oRo)")
    assert hand(table, B) == "gYg yGy gBg oYg"
    assert stock(table, A) == "oYo yOr rOy oRo"
    assert table.told(A) == table.told(None) == Exchange()
    assert table.told(B) == Exchange(Tile.ORO)
    assert update(table, A).view.view.stocks == ((None,) * 4, (None,) * 2)


def test_a_player_exchanges_as_often_as_their_stock_lasts() -> None:
    table = dealt("B:exchange (oRo) B:exchange (oYg) B:exchange (rOr)")
    assert refusal(table, "B:exchange (bGy)") == "pentaraduga-stock-empty"


def test_a_start_figure_is_two_tiles_that_fit_once() -> None:
    table = dealt()
    assert refusal(table, "A:gYoU@0,0") == "pentaraduga-count"
    assert refusal(table, "A:gYoU@0,0+yGbL@2,2") == "pentaraduga-apart"
    assert refusal(table, "A:gYoU@0,0+yGbL@0,0") == "pentaraduga-covered"
    assert refusal(table, "A:gYoU@0,0+bGbD@0,-1") == "pentaraduga-clash"
    assert refusal(table, "A:gYoU@0,0+oRoL@-1,0") == "pentaraduga-not-in-hand"
    table = played(table, "A:gYoU@0,0+yGbL@-1,0")
    assert refusal(table, "A:yOyU@-1,-1+bGbD@0,3") == "pentaraduga-apart"


def test_there_are_no_turns() -> None:
    table = dealt("A:gYoU@0,0+yGbL@-1,0 A:draw A:yOyU@-1,-1 B:gBgU@0,0+gYgD@0,1")
    assert [len(figure) for figure in table.state.figures] == [3, 2]


def test_a_tile_must_be_double() -> None:
    table = dealt("A:gYoU@0,0+yGbL@-1,0")
    single = next(
        place
        for place in table.state.figure(A).places(Tile.YOY)
        if not table.state.figure(A).meets(place).double
    )
    assert refusal(table, f"A:{single}") == "pentaraduga-not-double"
    offered = table.rules.choices(table.state, A, Lay(tile=Tile.YOY))
    assert [len(action.placements) for action in offered.actions] == [1]


def test_a_tile_that_fits_need_not_be_laid() -> None:
    table = dealt(SECOND + SECOND_END)
    assert Tile.BGY in table.state.side(A).hand


def test_a_hand_is_filled_from_whatever_lies_there() -> None:
    table = dealt()
    assert refusal(table, "A:draw") == "pentaraduga-hand-full"
    table = played(table, "A:gYoU@0,0+yGbL@-1,0 A:draw")
    assert hand(table, A) == "yOy bGb oYo yOr"
    table = dealt(SECOND.split(" A:draw A:oRo")[0])
    assert stock(table, A) == "oRo"
    table = played(table, "A:draw")
    assert "oRo" in hand(table, A)
    assert refusal(table, "A:draw") == "pentaraduga-stock-empty"


# Prizes


def test_two_tiles_in_a_row_earn_the_first_of_the_partners_stock() -> None:
    table = dealt("A:exchange (bGb) A:gYoU@0,0+yGbL@-1,0")
    assert refusal(table, "A:take") == "pentaraduga-no-prize"  # The own stock suffices.
    table = played(table, "A:draw A:yOyU@-1,-1")
    assert refusal(table, "A:take") == "pentaraduga-no-prize"  # One tile is no row.
    table = played(table, "A:rOyL@1,-2 A:take")
    assert hand(table, A) == "oYo yOr oYg"
    assert refusal(table, "A:take") == "pentaraduga-no-prize"  # The count restarts.
    assert refusal(played(table, "A:oYgL@-2,-1"), "A:take") == "pentaraduga-no-prize"


def test_the_prize_comes_besides_the_own_stock() -> None:
    table = dealt(FIRST.split(" B:draw B:take")[0])
    assert stock(table, B) == "bGb"
    one = played(table, "B:draw B:take")
    other = played(table, "B:take B:draw")
    assert sorted(hand(one, B).split()) == sorted(hand(other, B).split())
    assert len(one.state.side(B).hand) == 4


def test_a_tile_laid_after_drawing_begins_a_new_row() -> None:
    table = dealt(FIRST.split(" B:take")[0] + " B:bGbR@0,-2")
    assert refusal(table, "B:take") == "pentaraduga-no-prize"


def test_the_partner_may_not_take_a_prize_away() -> None:
    table = dealt(SECOND.split(" A:take")[0])
    assert table.rules.view(table.state, B).prize is A
    assert refusal(table, "B:exchange (oRo)") == "pentaraduga-kept"
    assert Exchange(Tile.ORO) not in table.offers(B).actions
    table = played(table, "B:hurry", at=1_000)
    assert table.due
    assert (table.due.at, table.due.seat) == (61_000, A)
    late = table.tick(61_000)
    assert refusal(late, "A:take") == "pentaraduga-no-prize"
    assert stock(played(late, "B:exchange (oRo)"), B) == "rOr bGy bGb"
    taken = played(table, "A:take")
    assert taken.due is None
    assert played(taken, "B:exchange (oRo)")


def test_the_start_figure_counts_as_two_tiles() -> None:
    table = dealt("A:exchange (bGb) A:exchange (oYo) A:exchange (yOr) A:gYoU@0,0+yGbL@-1,0 A:take")
    assert hand(table, A) == "yOy rOy oYg"


# The exchange of all


def test_it_begins_only_when_both_stocks_are_empty() -> None:
    assert refusal(dealt(), "A:give-all") == "pentaraduga-stocks-left"
    assert GiveAll() not in dealt().offers(A).actions
    table = dealt(FIRST.removesuffix(" B:give-all"))
    assert GiveAll() in table.offers(A).actions
    assert GiveAll() in table.offers(B).actions
    assert refusal(played(table, "A:give-all"), "B:exchange (oRo)") == "pentaraduga-no-such-act"


def test_the_first_waits_while_the_other_makes_all_their_moves() -> None:
    table = dealt(FIRST)
    assert (hand(table, B), stock(table, A)) == ("", "rOr oRo")
    assert update(table, A).view.view.stocks == ((None, None), ())
    for act in ("B:give-all", "B:draw", "B:gYgR@3,-1"):
        assert refusal(table, act) == "pentaraduga-wait"
    assert refusal(table, "A:draw") == "pentaraduga-no-such-act"


def test_the_other_may_even_lay_their_start_figure_then() -> None:
    table = dealt(SECOND + " B:gBgU@0,0+bGbR@2,0")
    assert len(table.state.figure(B)) == 2


def test_both_take_the_other_plays_and_hands_over_the_rest_then_the_first_plays() -> None:
    table = dealt(FIRST + " A:give-all")
    assert (hand(table, A), hand(table, B)) == ("rOr oRo", "yOy oYo yOr rOy")
    assert refusal(table, "B:give-all") == "pentaraduga-wait"
    table = played(table, "A:give-all")
    assert (hand(table, A), hand(table, B)) == ("", "yOy oYo yOr rOy rOr oRo")
    assert refusal(table, "A:give-all") == "pentaraduga-wait"
    assert table.outcome is None
    table = played(table, "B:give-all")
    assert table.outcome == Outcome(B, "played", (0, 3))


def test_a_player_may_be_first_with_nothing_to_give() -> None:
    table = opened("doubles", "A: / bGb yGy; gYoU@0,0 yGbL@-1,0 / gBgU@0,0 oYgR@1,1")
    table = played(table, "A:give-all")
    assert (table.state.exchange.first, table.state.exchange.stage) == (A, "answer")
    # A player without tiles has made their moves: A gave nothing, so B has nothing to play.
    assert played(table, "B:give-all").state.exchange.stage == "last"


def test_a_tie_is_won_by_the_first() -> None:
    table = opened("doubles", "A: rOr / bGb; gYoU@0,0 yGbL@-1,0 / gBgU@0,0 oYgR@1,1")
    table = played(table, "B:give-all A:give-all A:give-all B:give-all")
    assert table.outcome == Outcome(B, "played", (0, 0), (0, 1))


# Time


def test_nobody_is_hurried_unless_the_partner_waits() -> None:
    table = dealt()
    assert refusal(table, "A:hurry") == "pentaraduga-no-wait"
    assert Hurry() not in table.offers(A).actions
    table = dealt(FIRST + " B:hurry")
    assert refusal(table, "B:hurry") == "pentaraduga-hurried"


def test_a_player_who_waits_for_the_exchange_of_all_is_first_after_a_minute() -> None:
    table = dealt("A:exchange (bGb) A:exchange (oYo) A:exchange (yOr)")
    table = played(table, "A:hurry", at=5_000).tick(65_000)
    assert (table.state.exchange.first, table.state.exchange.stage) == (A, "answer")
    assert hand(table, B) == "oRo gYg yGy gBg oYg rOr bGy bGb oYo yOr"
    assert stock(table, B) == "yOy gYo yGb rOy"


def test_after_a_minute_a_hurried_player_hands_over() -> None:
    table = played(dealt(FIRST), "B:hurry", at=1_000)
    assert played(table, "A:yOyU@-1,-1", at=2_000).due == table.due
    table = table.tick(61_000)
    assert table.state.exchange.stage == "rest"
    assert table.due is None
    table = played(table, "B:hurry", at=70_000).tick(130_000)
    assert table.state.exchange.stage == "last"
    table = played(table, "A:hurry", at=130_000).tick(190_000)
    assert table.outcome == Outcome(B, "played", (0, 3))


# Where players referee


def test_a_wrong_tile_stands_unless_somebody_protests_at_once() -> None:
    table = dealt("A:gYoU@0,0+bGbD@0,-1", referee="players")
    assert len(table.state.figure(A)) == 2
    stood = played(table, "B:exchange (oRo)")
    assert refusal(stood, "B:protest") == "pentaraduga-nothing-wrong"
    assert refusal(table, "A:protest") == "pentaraduga-nothing-wrong"
    assert refusal(dealt(), "B:protest") == "pentaraduga-no-protest"


def test_the_number_of_tiles_is_enforced_even_if_they_clash() -> None:
    table = dealt("", referee="players")
    assert refusal(table, "A:gYoU@0,0+bGbD@0,-1+yOyU@0,1") == "pentaraduga-count"


def test_the_wrong_tiles_and_then_the_hand_go_open_to_the_victim() -> None:
    table = dealt("A:gYoU@0,0+bGbD@0,-1 B:protest", referee="players")
    assert (hand(table, A), len(table.state.figure(A))) == ("", 0)
    assert stock(table, B) == "oYg rOr bGy gYo bGb yOy yGb"
    assert update(table, A).view.view.stocks[1][3:] == (Tile.GYO, Tile.BGB, Tile.YOY, Tile.YGB)
    assert isinstance(table.told(A), Protest)


def test_a_penalty_in_the_exchange_of_all_hands_everything_over() -> None:
    table = played(dealt("", referee="players"), FIRST)
    wrong = played(table, "A:yOrU@1,1")
    assert wrong.state.doubt.code == "pentaraduga-not-double"
    table = played(wrong, "B:protest")
    assert (table.state.exchange.stage, hand(table, A)) == ("rest", "rOr oRo")
    assert hand(table, B).startswith("yOr")


def test_what_is_laid_wrongly_is_fined_at_the_end() -> None:
    figures = "rOrU@0,0 yOyD@0,-1 / gBgU@0,0 oYgR@1,1"
    table = opened("doubles", f"A: oRo bGy / ; {figures}", referee="players")
    assert Doubles(RaceOptions()).points(table.state.figure(A)) == 1
    wrong = played(table, "A:bGyU@0,1")
    assert Doubles(RaceOptions()).points(wrong.state.figure(A)) == 0


# Beside the game


@pytest.mark.parametrize("seat", Seat)
def test_giving_up_costs_what_the_partner_could_still_make(seat: Seat) -> None:
    start = dealt()
    outcome = start.rules.forfeit(start.state, seat, "resigned")
    assert outcome.winner is seat.other
    assert sum(outcome.score) == 10
    late = dealt(FIRST + FIRST_END.removesuffix(" A:oRoD@0,-3"))
    assert sum(late.rules.forfeit(late.state, seat, "resigned").score) < 10


def test_a_table_with_figures_can_be_recorded() -> None:
    table = opened("doubles", "A: rOr / bGb; gYoU@0,0 yGbL@-1,0 / gBgU@0,0 oYgR@1,1")
    record = Record.of(played(table, "B:give-all A:give-all"))
    assert Record.from_text(record.text(GAMES), GAMES) == record
    assert Record.from_json(record.json(), GAMES) == record


@pytest.mark.parametrize(("game", "most"), [("doubles", 10), ("doubles+", 20)])
@pytest.mark.parametrize("seed", range(4))
def test_games_end_within_the_books_maximum(game: str, most: int, seed: int) -> None:
    outcome = greedy_end(game, seed).outcome
    assert outcome
    assert outcome.winner
    assert max(outcome.score) <= most


def test_with_all_tiles_a_hand_has_six() -> None:
    opening, *later = greedy_end("doubles+", 1).history()
    assert [(len(side.hand), len(side.stock)) for side in opening.state.sides] == [(6, 6)] * 2
    drawn = next(table for table in later if table.event and table.event.action == Draw())
    assert drawn.event
    assert len(drawn.state.side(drawn.event.seat).hand) == 6
