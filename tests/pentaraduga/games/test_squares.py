"""Squares and Squares +: every rule, and the three games of the book."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from fourfold.pentaraduga import Figure, Placement, Tile
from fourfold.pentaraduga.core.actions import (
    Action,
    Arrange,
    Check,
    Draw,
    Drop,
    Extend,
    Mark,
    Protest,
    Stop,
    Surrender,
    TimeUp,
)
from fourfold.pentaraduga.core.options import LOT_LIMIT, Deal
from fourfold.pentaraduga.games import GAMES
from fourfold.pentaraduga.games.squares import Squares, SquaresOptions
from fourfold.pentaraduga.games.squares_plus import SquaresPlus
from fourfold.pentaraduga.rules.family import PentaradugaRules
from fourfold.play import (
    Fixture,
    Illegal,
    Malformed,
    Match,
    Outcome,
    Record,
    Seat,
    Table,
    read_options,
    write_options,
)
from fourfold.play.match import Entry
from tests.pentaraduga.core.figures import built
from tests.pentaraduga.games.screens import A, AnyTable, B, ended, opened, placed, played, refusal
from tests.play.laws import check, random_game

# The first deal of the book: A can make 3 - 1, B can make 4.
TILES_A = "oRo rOr rOy yOr oYo bGb gBg"
TILES_B = "yOy oYg gYo gYg yGy yGb bGy"
TWO = placed("oRoU@0,0 rOrL@-1,-2 rOyR@0,-2 yOrL@1,-2 oYoD@0,-3 bGbU@-3,-1 gBgU@-4,-2")
FOUR = placed("yOyU@0,0 oYgR@0,-2 gYoL@1,-2 gYgR@2,-2 yGyU@-2,0 yGbD@-2,-1 bGyU@-2,-2")
#: Six tiles of B: not a figure of all tiles.
SIX = FOUR[:6]
#: Tiles that do not touch.
HEAP = tuple(Placement(place.tile, place.direction, 3 * i, 0) for i, place in enumerate(TWO))

BLUFF = SquaresOptions(always_check=False)


def table(
    options: SquaresOptions = BLUFF, setter: Seat = A, lots: tuple[int, ...] = ()
) -> AnyTable:
    return opened(Squares(options), TILES_A, TILES_B, setter, lots)


def test_the_figures_of_this_file_are_worth_what_they_say() -> None:
    assert Figure(TWO).counted == 2
    assert Figure(FOUR).counted == 4
    assert len(Figure(TWO).clashes) == 1
    assert not Figure(HEAP).connected


# Building


def test_everybody_gets_seven_tiles_and_none_is_laid() -> None:
    state = table().state
    assert [len(side.hand) for side in state.sides] == [7, 7]
    assert [len(side.stock) for side in state.sides] == [0, 0]
    assert [len(figure) for figure in state.screen.figures] == [0, 0]


def test_an_arrangement_is_known_to_its_owner_alone() -> None:
    before = table()
    after = before.submit(A, Arrange(TWO))
    assert after.versions == (1, 0, 0)
    assert after.rules.view(after.state, A).figures["A"] == TWO
    for other in (B, None):
        assert after.rules.view(after.state, other) == before.rules.view(before.state, other)


def test_tiles_may_lie_badly_or_apart_but_never_on_each_other() -> None:
    assert table().submit(A, Arrange(HEAP)).state.figure(A).placements == HEAP
    assert table().submit(A, Arrange(TWO[2:4])).state.figure(A).placements == TWO[2:4]
    assert table().submit(A, Arrange(())).state.figure(A).placements == ()
    on_another = placed("oRoU@0,0 rOrU@1,0")
    assert refusal(table(), A, Arrange(on_another)) == "pentaraduga-arrangement"
    with pytest.raises(Illegal, match=r"Tiles cannot lie like that. rOrU@1,0 would lie on oRo"):
        table().submit(A, Arrange(on_another))
    assert refusal(table(), A, Arrange(TWO[:1] * 2)) == "pentaraduga-arrangement"


@pytest.mark.parametrize("act", [Arrange, Stop])
def test_a_player_builds_only_with_their_own_tiles(
    act: Callable[[tuple[Placement, ...]], Action],
) -> None:
    assert refusal(table(), A, act(FOUR)) == "pentaraduga-not-in-hand"


def test_four_arrangements_are_taken_in_a_second() -> None:
    late = table()
    for at in (0, 100, 200, 300):
        late = late.submit(A, Arrange(TWO), at)
    assert refusal(late, A, Arrange(HEAP), 999) == "pentaraduga-too-fast"
    assert late.submit(B, Arrange(FOUR), 999).state.figure(B).placements == FOUR
    late = late.submit(A, Arrange(HEAP), 1000)
    assert refusal(late, A, Arrange(TWO), 1099) == "pentaraduga-too-fast"
    # A player who is too fast can still stop with what they mean.
    assert late.submit(A, Stop(TWO), 1099).state.figure(A).placements == TWO


def test_acts_of_other_games_are_refused() -> None:
    for act in (Draw(), Extend(), Drop(None)):
        assert refusal(table(), A, act) == "pentaraduga-no-such-act"


# The exchange


def test_two_drops_are_an_exchange() -> None:
    after = played(table(), (A, Arrange(TWO)), (B, Arrange(FOUR)), (A, Drop(Tile.GBG)))
    assert after.state.side(A).hand == tuple(p.tile for p in TWO[:6])
    assert after.state.figure(A).placements == TWO[:6], "the dropped tile has left the figure"
    assert Tile.GBG not in after.state.side(B).hand, "not before B has dropped one as well"
    after = after.submit(B, Drop(Tile.YOY))
    assert after.state.side(A).hand[-1] is Tile.YOY
    assert after.state.side(B).hand[-1] is Tile.GBG
    assert [len(side.stock) for side in after.state.sides] == [0, 0]
    assert after.state.figure(B).placements == FOUR[1:]


def test_a_dropped_tile_lies_closed() -> None:
    after = table().submit(A, Drop(Tile.GBG))
    seen = [after.rules.view(after.state, seat) for seat in (A, B, None)]
    assert [view.stocks for view in seen] == [((), (Tile.GBG,)), ((), (None,)), ((), (None,))]
    assert [after.told(seat) for seat in (A, B, None)] == [Drop(Tile.GBG), Drop(), Drop()]
    # The first takes the answer at once, and so knows it.
    after = after.submit(B, Drop(Tile.YOY))
    told = [after.told(seat) for seat in (A, B, None)]
    assert told == [Drop(Tile.YOY), Drop(Tile.YOY), Drop()]


def test_there_is_one_exchange_in_a_game() -> None:
    after = table().submit(A, Drop(Tile.GBG))
    assert refusal(after, A, Drop(Tile.BGB)) == "pentaraduga-dropped"
    after = after.submit(B, Drop(Tile.YOY))
    for seat, tile in ((A, Tile.YOY), (B, Tile.GBG)):
        assert refusal(after, seat, Drop(tile)) == "pentaraduga-exchanged"
        assert not [act for act in after.offers(seat).actions if isinstance(act, Drop)]


def test_a_player_drops_only_a_tile_of_their_own() -> None:
    assert refusal(table(), A, Drop(Tile.YOY)) == "pentaraduga-not-in-hand"


def test_a_drop_bars_both_from_stopping_until_the_exchange_is_complete() -> None:
    after = table().submit(B, Drop(Tile.YOY))
    assert refusal(after, A, Stop(TWO)) == "pentaraduga-exchanging"
    assert refusal(after, B, Stop(SIX)) == "pentaraduga-exchanging"
    assert "stop" not in after.offers(A).tries
    after = after.submit(A, Drop(Tile.GBG))
    assert after.submit(A, Stop()).state.screen.first is A
    assert after.submit(B, Stop()).state.screen.first is B


def test_nobody_drops_once_somebody_has_stopped() -> None:
    after = table().submit(A, Stop(TWO))
    assert refusal(after, B, Drop(Tile.YOY)) == "pentaraduga-stopped"
    assert refusal(after, A, Drop(Tile.GBG)) == "pentaraduga-stopped"


@pytest.mark.parametrize("lot", [0, 3, 6, 7, LOT_LIMIT - 1])
def test_a_drop_that_is_not_answered_in_a_minute_is_answered_blindly(lot: int) -> None:
    after = table(lots=(lot,)).submit(B, Arrange(FOUR), 500).submit(A, Drop(Tile.GBG), 1_000)
    assert after.due == (61_000, TimeUp(), B)
    assert after.tick(60_999) is after
    assert refusal(after, B, Drop(Tile.YOY), 61_000) == "too-late"
    after = after.tick(61_000)
    taken = FOUR[lot % 7].tile
    assert after.state.side(A).hand[-1] is taken
    assert after.state.side(B).hand[-1] is Tile.GBG
    assert taken not in after.state.figure(B)
    assert after.state.exchange.complete
    assert after.due is None


def test_every_tile_is_taken_blindly_as_likely_as_any_other() -> None:
    assert all(LOT_LIMIT % count == 0 for count in range(1, 13))
    lots = {PentaradugaRules(Squares(BLUFF)).deal(Random(seed)).lots for seed in range(20)}
    assert len(lots) == 20
    assert all(len(one) == 1 and 0 <= one[0] < LOT_LIMIT for one in lots)


# Stopping


def test_the_first_to_stop_can_change_nothing_more() -> None:
    after = table().submit(A, Stop(TWO))
    assert after.state.screen.first is A
    for act in (Arrange(HEAP), Stop(HEAP), Mark(TWO), Check(TWO), Surrender(), Drop(Tile.GBG)):
        assert refusal(after, A, act) == "pentaraduga-stopped"
    assert after.offers(A).actions == after.offers(A).tries == ()


def test_a_player_who_stops_second_hears_that_the_other_was_first() -> None:
    after = table().submit(A, Stop(TWO))
    assert refusal(after, B, Stop(FOUR)) == "pentaraduga-stopped"
    with pytest.raises(Illegal, match="A has stopped first"):
        after.submit(B, Stop(FOUR))


def test_a_covered_figure_stays_hidden() -> None:
    after = table().submit(A, Stop(TWO))
    assert [after.told(seat) for seat in (A, B, None)] == [Stop(TWO), Stop(), Stop()]
    for other in (B, None):
        view = after.rules.view(after.state, other)
        assert view.figures["A"] == ()
        assert set(view.hands[0]) == {None}


def test_the_second_goes_on_in_the_open() -> None:
    after = played(table(), (B, Arrange(SIX)), (A, Stop(TWO)))
    assert after.rules.view(after.state, A).figures["B"] == SIX
    assert after.rules.view(after.state, None).hands[1] == tuple(p.tile for p in FOUR)
    after = after.submit(B, Arrange(FOUR))
    assert after.told(A) == after.told(None) == Arrange(FOUR)
    assert after.rules.view(after.state, A).figures["B"] == FOUR


def test_nobody_marks_or_checks_before_somebody_has_stopped() -> None:
    assert refusal(table(), A, Mark(TWO)) == "pentaraduga-nobody-stopped"
    assert refusal(table(), A, Check(TWO)) == "pentaraduga-nobody-stopped"


def test_the_player_with_more_squares_wins_the_difference() -> None:
    outcome = ended(played(table(), (A, Stop(TWO)), (B, Check(FOUR))))
    assert outcome == Outcome(B, "checked", (2, 4))
    assert Entry("squares", outcome).points == (0, 2)
    outcome = ended(played(table(), (B, Stop(FOUR)), (A, Check(TWO))))
    assert outcome == Outcome(B, "checked", (2, 4))


def test_equal_squares_give_the_first_two() -> None:
    outcome = ended(played(table(), (B, Stop(SIX)), (A, Check(HEAP))))
    assert outcome == Outcome(B, "checked", (0, 0), points=(0, 2))
    assert Entry("squares", outcome).points == (0, 2)


def test_after_a_check_everybody_sees_everything() -> None:
    after = played(table(), (A, Stop(TWO)), (B, Check(FOUR)))
    for seat in (A, B, None):
        assert after.rules.view(after.state, seat).figures == {"A": TWO, "B": FOUR}


def test_a_surrender_gives_the_first_one_whose_figure_stays_covered() -> None:
    after = played(table(), (A, Stop(TWO)), (B, Surrender()))
    assert ended(after) == Outcome(A, "surrendered", (1, 0))
    for other in (B, None):
        view = after.rules.view(after.state, other)
        assert view.figures["A"] == ()
        assert set(view.hands[0]) == {None}
    assert after.rules.view(after.state, A).figures["A"] == TWO


def test_a_player_may_surrender_while_the_screen_still_stands() -> None:
    for first in (table(), table().submit(B, Drop(Tile.YOY))):
        after = first.submit(A, Surrender())
        assert ended(after) == Outcome(B, "surrendered", (0, 1))
        assert after.rules.view(after.state, B).figures["A"] == ()


def test_a_bluff_works_if_it_is_not_checked() -> None:
    bluff = table().submit(A, Stop(HEAP))
    assert ended(bluff.submit(B, Surrender())).score == (1, 0)
    assert ended(bluff.submit(B, Check(FOUR))).score == (0, 4)
    assert ended(table().submit(A, Stop()).submit(B, Check(FOUR))).score == (0, 4)


def test_a_figure_that_is_not_all_tiles_in_one_counts_nothing() -> None:
    assert Figure(SIX).counted > 0
    outcome = ended(played(table(), (A, Stop(TWO)), (B, Check(SIX))))
    assert outcome.score == (2, 0)


def test_fines_never_make_a_figure_worth_less_than_nothing() -> None:
    column = placed("oRoU@0,0 bGbU@0,1 rOrU@0,2 gBgU@0,3 rOyU@0,4 oYoU@0,5 yOrU@0,6")
    assert Figure(column).connected
    assert len(Figure(column).clashes) > len(Figure(column).squares)
    assert ended(played(table(), (A, Stop(column)), (B, Check(SIX)))).score == (0, 0)


# Time


def test_the_second_has_a_minute_and_has_surrendered_without_a_mark() -> None:
    after = table().submit(A, Stop(TWO), 5_000).submit(B, Arrange(FOUR), 64_999)
    assert after.due == (65_000, TimeUp(), B)
    assert refusal(after, B, Check(FOUR), 65_000) == "too-late"
    after = after.tick(65_000)
    assert ended(after) == Outcome(A, "time", (1, 0))
    assert after.rules.view(after.state, B).figures["A"] == ()


def test_a_marked_result_is_checked_when_time_is_up() -> None:
    after = played(table(), (A, Stop(TWO)), (B, Mark(FOUR)), (B, Arrange(SIX)))
    assert after.rules.view(after.state, A).marked == FOUR
    assert Check(FOUR) in after.offers(B).actions
    outcome = ended(after.tick(60_000))
    assert outcome == Outcome(B, "checked", (2, 4))


def test_a_mark_is_a_whole_figure_and_the_newest_counts() -> None:
    after = table().submit(A, Stop(TWO))
    assert refusal(after, B, Mark(SIX)) == "pentaraduga-no-figure"
    turned = Figure(FOUR).turned().placements
    after = played(after, (B, Mark(FOUR)), (B, Mark(turned)))
    assert after.state.screen.marked == Figure(turned)
    assert ended(after.submit(B, Surrender())).score == (1, 0), "having marked binds nobody"


def test_nobody_has_a_limit_before_anything_has_happened() -> None:
    assert table().due is None
    assert played(table(), (A, Drop(Tile.GBG)), (B, Drop(Tile.YOY))).due is None


# Options


def test_nobody_surrenders_if_figures_are_always_checked() -> None:
    for options in (SquaresOptions(), SquaresOptions(always_check=True)):
        single = table(options)
        assert refusal(single, A, Surrender()) == "pentaraduga-always-checked"
        single = single.submit(A, Stop(TWO))
        assert refusal(single, B, Surrender()) == "pentaraduga-always-checked"
        assert Surrender() not in single.offers(B).actions
        assert ended(single.tick(60_000)) == Outcome(A, "time", (1, 0))
        assert ended(single.submit(B, Mark(FOUR)).tick(60_000)).winner is B
        assert ended(single.submit(B, Check(FOUR))).winner is B


@pytest.mark.parametrize("setter", [A, B])
def test_beginners_who_set_the_screen_lose_if_nothing_happens(setter: Seat) -> None:
    opening = table(SquaresOptions(opening_limit=60), setter)
    assert opening.due == (60_000, TimeUp(), setter)
    arranged = opening.submit(A, Arrange(TWO), 59_000)
    assert ended(arranged.tick(60_000)) == Outcome.win(setter.other, "time")
    dropped = opening.submit(A, Drop(Tile.GBG), 59_000)
    assert dropped.due == (119_000, TimeUp(), B)
    assert played(dropped, (B, Drop(Tile.YOY))).due is None
    assert opening.submit(B, Stop(FOUR), 59_000).due == (119_000, TimeUp(), A)


def test_the_winner_of_the_last_game_sets_the_screen() -> None:
    rules = PentaradugaRules(Squares(BLUFF))
    assert rules.start(rules.deal(Random(1), last_winner=B)).setter is B
    assert rules.start(rules.deal(Random(1), last_winner=A)).setter is A


def test_there_is_nothing_to_protest_against_even_if_players_referee() -> None:
    strict = table(SquaresOptions(referee="players", always_check=False))
    strict = strict.submit(A, Stop(HEAP))
    assert refusal(strict, B, Protest()) == "pentaraduga-nothing-wrong"
    assert refusal(table().submit(A, Stop(HEAP)), B, Protest()) == "pentaraduga-no-protest"


def test_a_given_deal_is_dealt_in_two_halves() -> None:
    a, b = (tuple(p.tile for p in figure) for figure in (TWO, FOUR))
    rules = PentaradugaRules(Squares(SquaresOptions(deal=(a, b))))
    assert rules.deal(Random(1)).tiles == (a, b)
    for wrong in ((a, a), (a[:6], (*b, a[6])), (a, b[:6])):
        with pytest.raises(ValueError, match="A deal is all 14 tiles"):
            PentaradugaRules(Squares(SquaresOptions(deal=wrong))).deal(Random(1))


def test_options_are_written_in_a_line() -> None:
    presets = GAMES["squares"].presets
    tiles = tuple(p.tile for p in TWO), tuple(p.tile for p in FOUR)
    options = SquaresOptions(deal=tiles, always_check=False, opening_limit=90)
    text = write_options(options, presets)
    deal = f"{TILES_A}/{TILES_B}".replace(" ", ",")
    assert text == f"book deal={deal} always_check=off opening_limit=90"
    assert read_options(text, presets) == options
    with pytest.raises(Malformed, match=r"expected: fair, random, …/…"):
        read_options("deal=oRo", presets)


def test_giving_up_saves_nothing() -> None:
    rules = PentaradugaRules(Squares(BLUFF))
    building = table().submit(B, Drop(Tile.YOY))
    assert rules.forfeit(building.state, A, "resigned") == Outcome(B, "resigned", (0, 1))
    stopped = table().submit(A, Stop(TWO))
    assert rules.forfeit(stopped.state, B, "resigned").score == (1, 0), "as if B surrendered"
    # After stopping nobody can surrender: the other might make four against two.
    assert rules.forfeit(stopped.state, A, "resigned").score == (0, 2)
    assert rules.forfeit(table().submit(A, Stop()).state, A, "resigned").score == (0, 4)
    assert rules.forfeit(table().submit(B, Stop(FOUR)).state, B, "absent").score == (1, 0)


def test_a_match_of_squares_ends_once_the_leader_may_surrender_every_game_left() -> None:
    lost = ended(played(table(), (A, Stop(TWO)), (B, Surrender())))
    equal = ended(played(table(), (B, Stop(SIX)), (A, Check(HEAP))))
    four = ended(played(table(), (A, Stop(HEAP)), (B, Check(FOUR))))
    match = Match((Fixture("squares"),) * 8, stake=1)
    match = match.enter(four).enter(lost).enter(equal)
    assert match.totals == (1, 6)
    assert match.next, "a lead of five, and five games are left"
    match = match.enter(equal)
    assert match.next is None
    assert match.winner is B


# Squares +


def test_squares_plus_is_twelve_tiles_and_two_minutes() -> None:
    rules = PentaradugaRules(SquaresPlus(BLUFF))
    state = rules.start(rules.deal(Random(3)))
    assert [len(side.hand) for side in state.sides] == [12, 12]
    after: AnyTable = Table.open(rules, rules.deal(Random(3))).submit(A, Stop())
    assert after.due == (120_000, TimeUp(), B)
    assert rules.forfeit(after.state, A, "resigned").score == (0, 9)
    dropped: AnyTable = Table.open(rules, rules.deal(Random(3)))
    dropped = dropped.submit(B, Drop(state.side(B).hand[11]))
    assert dropped.due == (60_000, TimeUp(), A)
    dropped = dropped.tick(60_000)
    assert [len(side.hand) for side in dropped.state.sides] == [12, 12]


# The book's games, the figures in their final form

GAME_1 = """
A:drop (gBg) A:arrange (oRoU@0,0 rOrL@-1,-2 rOyR@0,-2 yOrL@1,-2 oYoD@0,-3 bGbU@-3,-1)
B:arrange (yOyU@0,0 oYgR@0,-2 gYoL@1,-2 gYgR@2,-2 yGyU@-2,0 yGbD@-2,-1 bGyU@-2,-2) {+9}
B:drop (yOy)
A:stop (oRoU@0,0 rOrL@-1,-2 rOyR@0,-2 yOrL@1,-2 oYoD@0,-3 bGbU@-3,-1 yOyR@2,-2) {+1.5}
B:arrange (oYgR@0,-2 gYoL@1,-2 gYgR@2,-2 yGyU@-2,0 yGbD@-2,-1 bGyU@-2,-2 gBgL@-3,-2) {+1}
B:surrender {+5}
"""
GAME_2 = """
A:drop (oRo)
B:arrange (oYgU@0,0 yGbR@2,0 gBgR@3,-1 gYoD@0,1 oYoD@0,-1 yOyD@1,2 rOyL@-1,0) {+9}
B:arrange (rOyU@0,0 yOyU@2,-2 oYoU@1,-1 oYgR@0,-2 gYoL@-1,-2 yGbR@1,-3 gBgU@-1,-3) {+30}
B:drop (rOy) {+2}
A:stop (rOrU@0,0 yOrU@-2,0 rOyD@-2,-1 gYgU@-3,1 yGyU@-4,0 bGyU@-6,0 bGbD@-6,-1) {+9}
B:arrange (yOyU@0,0 oYoU@1,1 oYgU@1,-1 gYoD@1,-2 yGbU@2,0 gBgU@3,-1 oRoU@-1,-1) {+9}
B:surrender {+3}
"""
GAME_3 = """
B:drop (bGb)
A:arrange (yOrU@0,0 oYgR@0,-2 gYgU@-1,1 yGyU@-2,0 yGbD@-2,-1 bGyU@-2,-2 gBgL@-3,-2) {+9}
B:arrange (oRoU@0,0 rOrU@-1,-1 rOyU@1,-1 yOyR@2,0 oYoR@1,1 gYoR@3,-1) {+1}
A:drop (gBg) {+9}
B:stop (oRoU@0,0 rOrU@-1,-1 rOyU@1,-1 yOyR@2,0 oYoR@1,1 gYoR@3,-1 gBgU@4,0) {+2}
A:check (yOrU@0,0 oYgU@-1,1 gYgL@-3,-2 yGyU@-2,0 yGbU@-2,-2 bGyD@-2,-1 bGbD@-2,-3) {+9}
"""


@pytest.mark.parametrize(
    ("deal", "events", "result", "worth"),
    [
        (f"A: {TILES_A} / {TILES_B}", GAME_1, Outcome(A, "surrendered", (1, 0)), (3, 4)),
        (
            "A: oRo rOr yOr gYg yGy bGy bGb / rOy yOy oYo oYg gYo yGb gBg",
            GAME_2,
            Outcome(A, "surrendered", (1, 0)),
            (3, 4),
        ),
        (
            "A: yOr oYg gYg yGy yGb bGy gBg / oRo rOr rOy yOy oYo gYo bGb",
            GAME_3,
            Outcome(A, "checked", (4, 3)),
            (4, 3),
        ),
    ],
)
def test_the_books_games(deal: str, events: str, result: Outcome, worth: tuple[int, int]) -> None:
    text = f'[Game "squares"]\n[Rules "book always_check=off"]\n[Deal "{deal}"]\n{events}'
    after = Record.from_text(text, GAMES).table(GAMES)
    assert after.outcome == result
    assert Entry("squares", result).points == (1, 0)
    assert tuple(figure.counted for figure in after.state.screen.figures) == worth


def test_a_record_keeps_the_lot() -> None:
    after = table(lots=(12,)).submit(B, Drop(Tile.YOY)).tick(60_000)
    record = Record.of(after)
    text = record.text(GAMES)
    assert "/ 12" in text
    assert Record.from_text(text, GAMES).table(GAMES).state == after.state


@pytest.mark.parametrize(
    "text", ["A: oRo / rOr / x", "A: oRo", "C: oRo / rOr", "A: oRo / rOr / 1 / 2"]
)
def test_a_deal_that_cannot_be_read_is_named(text: str) -> None:
    with pytest.raises(ValueError, match="is not a deal"):
        GAMES["squares"].notation.read_deal(text)
    assert GAMES["squares"].notation.read_deal("B: oRo / rOr / 7 8") == Deal(
        B, ((Tile.ORO,), (Tile.ROR,)), (7, 8)
    )


def test_a_word_that_needs_more_is_named() -> None:
    with pytest.raises(ValueError, match="Say what “arrange” is meant of"):
        GAMES["squares"].notation.read(table().state, "arrange", None)


@pytest.mark.parametrize("game", ["squares", "squares+", "quados", "frames"])
def test_games_by_chance_end_and_stay_within_the_books_bounds(game: str) -> None:
    most = {"squares": 4, "squares+": 9, "quados": 10, "frames": 6}[game]
    kind = GAMES[game]
    rules = kind.rules(kind.options())
    for seed in range(12):
        *_, last = random_game(rules, Random(seed), manners=False)
        assert max(ended(last).score) <= most


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", ["squares", "squares+", "frames"])
def test_the_laws_hold_if_bluffs_are_allowed(game: str, seed: int) -> None:
    options = {"always_check": False} | ({} if game == "frames" else {"opening_limit": 5})
    kind = GAMES[game]
    check(kind, kind.rules(kind.options(**options)), seed)


@pytest.mark.parametrize("plus", [False, True])
def test_good_builders_stay_within_the_bounds_of_the_book(plus: bool) -> None:
    rules = PentaradugaRules((SquaresPlus if plus else Squares)(BLUFF))
    best = 0
    for seed in range(15):
        chance = Random(seed)
        after: AnyTable = Table.open(rules, rules.deal(chance))
        a, b = (built(chance, side.hand).placements for side in after.state.sides)
        outcome = ended(played(after, (A, Stop(a)), (B, Check(b))))
        best = max(best, *outcome.score)
    assert best in ((6, 7, 8, 9) if plus else (3, 4))
