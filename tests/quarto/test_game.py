"""The rules of calling, tested with readable text records."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings

from fourfold.catalogue import GAMES
from fourfold.play import Illegal, Malformed, Outcome, Record, Seat, Table, update, view
from fourfold.quarto import (
    FEATURES,
    GAME,
    LINES,
    PRESETS,
    Call,
    Done,
    Options,
    Piece,
    Quarto,
    Square,
)
from tests.play import laws
from tests.quarto import strategies

A, B = Seat

#: Row 1 filled with light pieces: B has just completed it with the fourth piece.
ROW = "1. LRTF a1 2. LRTH b1 3. LRSF c1 4. LQSH d1"


def played(moves: str, rules: str = "international", starter: str = "A") -> Table:  # type: ignore[type-arg]
    text = f'[Rules "{rules}"]\n[Deal "{starter}"]\n{moves}'
    return Record.from_text(text, GAMES).table(GAMES)


def refused(moves: str, rules: str = "international") -> str:
    with pytest.raises(Malformed) as error:
        played(moves, rules)
    problem = error.value.facts["problem"]
    assert isinstance(problem, Illegal)
    return problem.code


def test_the_starter_gives_and_the_other_places_then_gives() -> None:
    table = played("1. DQSH b2")
    assert [event.seat for event in table.events] == [A, B]
    assert table.state.turn is B
    assert table.state.phase == "give"
    assert played("1. DQSH b2 2. LRTF", starter="B").state.turn is B


def test_a_line_wins_nothing_until_it_is_called() -> None:
    assert played(ROW).outcome is None


def test_the_placer_calls() -> None:
    table = played(f"{ROW} quarto! (a1-d1)")
    assert table.outcome == Outcome.win(A, "line")
    assert table.state.shown == (LINES[0],)


def test_the_opponent_calls_what_the_placer_missed() -> None:
    assert played(f"{ROW} 5. DQTF quarto! (a1-d1)").outcome == Outcome.win(B, "line")


def test_a_line_nobody_called_is_void_for_good() -> None:
    after = played(f"{ROW} 5. DQTF a4")
    assert after.outcome is None
    false = played(f"{ROW} 5. DQTF a4 quarto! (a1-d1)")
    assert false.outcome is None
    assert false.state.spent == {B}
    assert played(f"{ROW} 5. DQTF a4 6. DQTH quarto! (a1-d1)").outcome is None


def test_only_the_placer_calls_before_giving() -> None:
    assert refused(f"{ROW} B:quarto! (a1-d1)") == "quarto-no-call-now"


def test_the_giver_cannot_call_after_giving() -> None:
    assert refused(f"{ROW} 5. DQTF A:quarto! (a1-d1)") == "quarto-no-call-now"


def test_in_the_balkan_rules_either_may_call_late_and_the_first_wins() -> None:
    for caller, seat in (("A:", A), ("B:", B)):
        table = played(f"{ROW} 5. DQTF {caller}quarto! (a1-d1)", "balkan")
        assert table.outcome == Outcome.win(seat, "line")
        with pytest.raises(Illegal, match="over"):
            table.submit(seat.other, Call(LINES[0]))


def test_no_late_call() -> None:
    assert refused(f"{ROW} 5. DQTF quarto! (a1-d1)", "international late_call=none") == (
        "quarto-no-call-now"
    )


def test_a_false_call_is_heard_wins_nothing_and_is_the_only_one_of_the_turn() -> None:
    table = played("1. LRTF a1 quarto! (a1-d1)")
    assert table.outcome is None
    (news,) = update(table, A, since=2).news
    assert news.what.right is False
    assert not [action for action in table.offers(B).actions if isinstance(action, Call)]
    assert refused("1. LRTF a1 quarto! (a1-d1) quarto! (a1-a4)") == "quarto-called-already"
    assert played("1. LRTF a1 quarto! (a1-d1) 2. DQSH b1 quarto! (a1-d1)").state.spent == {A}


def test_pointing_at_the_wrong_squares_is_a_false_call() -> None:
    assert played(f"{ROW} quarto! (a1 b1 c1 d2)").state.spent == {A}
    assert played(f"{ROW} quarto! (a1-a4)").outcome is None


def test_a_false_call_forfeits_a_tournament_game() -> None:
    table = played("1. LRTF a1 quarto! (a1-d1)", "tournament")
    assert table.outcome == Outcome.win(A, "false-call")
    assert update(table, A).news[-1].what.right is False
    won = played(f"{ROW} quarto! (a1-d1)", "tournament")
    assert update(won, A).news[-1].what.right is True


def test_the_word_is_enough_where_the_edition_says_so() -> None:
    assert refused(f"{ROW} quarto!") == "quarto-call-points-nowhere"
    assert played(f"{ROW} quarto!", "edition-da").outcome == Outcome.win(A, "line")
    assert played("1. LRTF a1 quarto!", "edition-da").state.spent == {B}


def test_calling_before_placing() -> None:
    before = ROW.removesuffix(" d1")
    won = played(f"{before} quarto! (on d1, a1-d1)", "taiwan")
    assert won.outcome == Outcome.win(A, "line")
    assert won.state.position[Square.D1] is Piece.LQSH
    false = played(f"{before} quarto! (on d2, d1-d4)", "taiwan")
    assert false.outcome is None
    assert (false.state.phase, false.state.spent) == ("give", {A})
    assert played(f"{before} quarto! (on d1)", "edition-zh-Hant").outcome == won.outcome
    assert refused(f"{ROW} quarto! (a1-d1)", "taiwan") == "quarto-no-call-now"
    assert refused(f"{before} quarto! (on a1, a1-d1)", "taiwan") == "quarto-square-taken"
    assert refused(f"{before} quarto! (on d1, a1-d1)") == "quarto-call-after-placing"


def test_lines_win_automatically_without_calls() -> None:
    table = played(ROW, "international calls=auto")
    assert table.outcome == Outcome.win(A, "line")
    assert table.state.shown == (LINES[0],)
    assert refused("1. LRTF a1 quarto! (a1-d1)", "international calls=auto") == "quarto-calls-auto"


def test_squares_count_in_the_advanced_game_only() -> None:
    block = "1. LRTF a1 2. LRTH b1 3. LRSF a2 4. LQSH b2 quarto! (a1-b2)"
    assert played(block, "advanced").outcome == Outcome.win(A, "line")
    assert played(block).state.spent == {A}


def test_beginners_count_fewer_features() -> None:
    tall = "1. LRTF a1 2. LQTH b1 3. DRTF c1 4. DQTH d1 quarto! (a1-d1)"
    assert played(tall).outcome
    assert played(tall, "beginners-3").outcome
    assert played(tall, "beginners-2").outcome is None
    assert played(f"{ROW} quarto! (a1-d1)", "beginners-1").outcome


def test_the_greek_rules_require_two_shared_values() -> None:
    assert played(f"{ROW} quarto! (a1-d1)", "greek-2").outcome is None
    two = ROW.replace("LQSH", "LRSH")
    assert played(f"{two} quarto! (a1-d1)", "greek-2").outcome == Outcome.win(A, "line")


#: All sixteen placed; the last piece, on d1, completes the row a1-d1 of solid pieces.
FULL = (
    "1. LRTF a1 2. DQSF b1 3. LQTF c2 4. DRSH a2 5. LRSH b3 6. DQTF a3 7. LQSH c4 8. DRTF b2 "
    "9. LQTH d2 10. DRSF b4 11. DQTH d3 12. LRSF c1 13. LRTH a4 14. DQSH c3 15. DRTH d4 16. LQSF d1"
)


def test_after_the_last_piece_both_may_call_or_decline() -> None:
    full = played(FULL)
    assert full.state.phase == "close"
    assert full.offers(full.state.turn.other).actions == ()
    assert Done() in full.offers(full.state.turn).actions
    assert played(f"{FULL} done").outcome is None
    assert played(f"{FULL} done done").outcome == Outcome.draw("full")
    assert played(f"{FULL} done", "international late_call=none").outcome == Outcome.draw("full")
    assert refused(f"{FULL} done A:done", "international") == "not-your-turn"
    assert refused(f"{FULL} a1") == "quarto-other-phase"


def test_after_the_last_piece_a_line_can_be_called() -> None:
    """After A has placed the last piece, first A may call, then B; in the Balkan rules both."""
    assert played(f"{FULL} quarto! (a1-d1)").outcome == Outcome.win(A, "line")
    assert played(f"{FULL} done quarto! (a1-d1)").outcome == Outcome.win(B, "line")
    assert played(f"{FULL} done A:quarto! (a1-d1)", "balkan").outcome == Outcome.win(A, "line")
    assert refused(f"{FULL} done A:quarto! (a1-d1)") == "quarto-no-call-now"
    assert refused(f"{FULL} B:quarto! (a1-d1)") == "quarto-no-call-now"
    assert played(f"{FULL} quarto! (a1-a4) done done").outcome == Outcome.draw("full")


def test_sixty_seconds_a_move() -> None:
    table = played("1. LRTF {+59} a1 {+59} quarto! (a1-a4)", "international move_time=60")
    assert table.state.turn is B
    late = table.tick(table.at + 1_000)
    assert late.outcome == Outcome.win(A, "time")
    assert played("1. LRTF {+59} time {+60}", "tournament").outcome == Outcome.win(A, "time")
    assert refused("1. LRTF {+60}", "tournament") == "too-late"
    assert refused("1. LRTF {+59} a1 {+59} DQSH {+1}", "tournament") == "too-late"


def test_each_last_call_has_its_own_minute() -> None:
    table = played(f"{FULL} done {{+50}} done {{+50}}", "international move_time=60")
    assert table.outcome == Outcome.draw("full")


def test_a_piece_or_square_cannot_be_used_twice() -> None:
    assert refused("1. LRTF a1 2. LRTF") == "quarto-piece-gone"
    assert refused("1. LRTF a1 2. DQSH a1") == "quarto-square-taken"
    assert refused("1. LRTF B:quarto! (a1-d1)") == "quarto-no-call-now"


def test_every_filled_line_is_offered_matching_or_not() -> None:
    no_match = ROW.replace("LQSH", "DQSH")
    for moves in (ROW, no_match):
        calls = [action for action in played(moves).offers(A).actions if isinstance(action, Call)]
        assert calls == [Call(LINES[0])]
    same, other = view(played(ROW), A), view(played(no_match), A)
    assert same.offers.tries == other.offers.tries == ("call",)
    assert len(same.offers.actions) == len(other.offers.actions)


def test_a_call_names_four_different_squares() -> None:
    with pytest.raises(Illegal, match="four different squares"):
        played("1. LRTF a1").submit(B, Call((Square.A1, Square.A1, Square.A2, Square.A3)))
    swapped = Call((Square.D1, Square.C1, Square.B1, Square.A1))
    assert swapped.line == LINES[0]


def test_a_game_from_a_set_up_position() -> None:
    table = played("a1 4", starter="A 0123/..../..../.... f")
    assert [event.seat for event in table.events] == [B, B]
    assert str(table.state.position) == "0123/..../..../f... 4"
    assert refused_deal("A 0123/4567/89ab/cdef -") == "quarto-full"
    assert refused_deal("A 00../..../..../.... -") == "quarto-piece-twice"
    assert played("4 a1", starter="B 0123/..../..../.... -").state.turn is A
    with pytest.raises(Malformed):
        played("quarto! (a4-d4)", starter="A 0123/..../..../.... f")
    record = Record.of(table)
    assert Record.from_text(record.text(GAMES), GAMES) == record
    assert Record.from_json(record.json(), GAMES) == record


def refused_deal(deal: str) -> str:
    with pytest.raises(Malformed) as error:
        played("", starter=deal)
    problem = error.value.facts["problem"]
    assert isinstance(problem, Malformed)
    return problem.code


def test_who_starts() -> None:
    drawn = {Quarto(Options()).deal(Random(seed)).starter for seed in range(20)}
    assert drawn == {A, B}
    assert Quarto(Options(starter="first")).deal(Random(1), B).starter is A
    loser = Quarto(Options(starter="loser"))
    assert loser.deal(Random(1), last_winner=A).starter is B
    assert loser.deal(Random(1), last_winner=B).starter is A
    assert {loser.deal(Random(seed)).starter for seed in range(20)} == {A, B}


@settings(max_examples=150)
@given(strategies.options, strategies.seeds)
def test_the_invariants_hold_under_random_options(options: Options, seed: int) -> None:
    table = laws.check(GAME, Quarto(options), seed)
    assert table.outcome, "a game of Quarto ends"


@given(strategies.options, strategies.seeds)
def test_nothing_is_hidden(options: Options, seed: int) -> None:
    rules = Quarto(options)
    for table in laws.random_game(rules, Random(seed), manners=False):
        views = [rules.view(table.state, seat) for seat in (A, B, None)]
        assert views[0] == views[1] == views[2]
        seen, state = views[0], table.state
        assert seen.position == str(state.position)
        assert seen.left == state.position.left
        assert set(seen.spent) == state.spent
        assert (seen.turn, seen.phase, seen.last) == (state.turn, state.phase, state.last)


#: What differs from the international rules, by preset.
EXPECTED: dict[str, dict[str, object]] = {
    "international": {},
    "beginners-1": {"features": FEATURES[:1]},
    "beginners-2": {"features": FEATURES[:2]},
    "beginners-3": {"features": FEATURES[:3]},
    "advanced": {"squares": True},
    "tournament": {"move_time": 60, "false_call": "forfeit"},
    "balkan": {"late_call": "either"},
    "taiwan": {"call_when": "before", "late_call": "none"},
    "greek-2": {"shared": 2},
    **{f"edition-{code}": {"point": "word"} for code in ["da", "el", "ja", "tr", "et", "he", "fa"]},
    **{
        f"edition-{code}": {"point": "word", "call_when": "before", "late_call": "none"}
        for code in ("zh-Hant", "zh-Hans")
    },
    **{f"edition-{code}": {"late_call": "either"} for code in ("sl", "sr", "hr")},
}


def test_presets_are_those_of_the_rules() -> None:
    assert len([name for name in PRESETS if name.startswith("edition-")]) == 36
    assert next(iter(PRESETS)) == "international"
    assert set(EXPECTED) <= set(PRESETS)
    for name, options in PRESETS.items():
        assert options == Options(**EXPECTED.get(name, {})), name  # type: ignore[arg-type]
