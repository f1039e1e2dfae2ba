"""The policy for new acts, and the fold of acts that were accepted by older policies."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from fourfold.catalogue import GAMES
from fourfold.play import (
    SEATS,
    Act,
    Answer,
    Ask,
    Away,
    Back,
    ClaimVictory,
    DowntimeSkipped,
    Game,
    Illegal,
    Join,
    Outcome,
    Record,
    Rematch,
    Resign,
    Resume,
    Seat,
    Table,
    TableAct,
    Wait,
    courtesy,
    fold,
    view,
)
from fourfold.play.tables.policy import MAX_PAUSES, MAX_QUESTIONS
from fourfold.quarto import Action, Deal, Give, Options, Piece, Place, Quarto, Square, State
from tests.play import laws

A, B = Seat
QuartoTable = Table[State, Action, Deal]
AnyTable = Table[Any, Any, Any]
#: Longer than any grace period.
LATER_MS = 700_000


def opened(options: Options | None = None, **more: object) -> QuartoTable:
    return Table.open(Quarto(options), Deal(A), at=10_000, **more)  # type: ignore[arg-type]


def refusal(table: AnyTable, seat: Seat | None, action: Act) -> str:
    """Returns the code of the refusal; checks that a refused act is not offered."""
    with pytest.raises(Illegal) as illegal:
        table.submit(seat, action)
    if seat:
        assert action not in table.acts(seat)
    assert not str(illegal.value).startswith("illegal-")
    return illegal.value.code


def answer(table: AnyTable, yes: bool) -> Answer:
    assert table.request
    return Answer(yes, table.request.number)


def paused_by(table: AnyTable, seat: Seat) -> AnyTable:
    asked = table.submit(seat, Ask("pause"))
    return asked.submit(seat.other, answer(asked, yes=True))


# Claims


def test_no_claim_during_a_pause() -> None:
    table = paused_by(opened().submit(A, Give(Piece.LRTF)), A).submit(None, Away(B), at=LATER_MS)
    assert refusal(table, A, ClaimVictory()) == "paused"
    assert table.submit(A, Resume()).submit(A, ClaimVictory()).outcome == Outcome.win(A, "absent")


def test_no_claim_while_a_clock_runs() -> None:
    day = opened(Options(move_time=86_400)).submit(A, Give(Piece.LRTF))
    assert refusal(day.submit(None, Away(B), at=LATER_MS), A, ClaimVictory()) == "clock-decides"


def test_no_claim_by_the_player_to_move() -> None:
    gone = opened().submit(None, Away(B), at=LATER_MS)
    assert refusal(gone, A, ClaimVictory()) == "not-waiting-yourself"
    moved = gone.submit(A, Give(Piece.LRTF))
    assert ClaimVictory() in moved.acts(A)
    assert moved.submit(A, ClaimVictory()).outcome == Outcome.win(A, "absent")


def test_no_claim_from_a_player_who_has_not_arrived() -> None:
    table = opened().submit(A, Give(Piece.LRTF)).submit(None, Wait(B)).submit(None, Away(B))
    assert refusal(table, A, ClaimVictory()) == "waiting"


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_only_a_waiting_player_can_claim(game: Game[Any, Any, Any]) -> None:
    """Checks every game: a player who must act cannot claim; one who waits can, without a clock."""
    options = game.options()
    for number, way in enumerate([options, game.here(options), *game.presets.values()]):
        rules = game.rules(way)
        for table in laws.random_game(rules, Random(number), most=60, manners=False):
            if table.outcome:
                break
            awaited, due = rules.awaited(table.state), rules.due(table.state)
            for seat in SEATS:
                gone = table.submit(None, Away(seat.other))
                offered = ClaimVictory() in gone.acts(seat)
                assert offered is (seat not in awaited and due is None)
                if offered:
                    assert gone.submit(seat, ClaimVictory()).outcome
                else:
                    assert refusal(gone, seat, ClaimVictory()) in (
                        "clock-decides",
                        "not-waiting-yourself",
                    )


# Answers


def test_an_answer_is_to_the_request_it_names() -> None:
    """Accepting a takeback does not accept a draw that was offered in the meantime."""
    back = opened().submit(A, Give(Piece.LRTF)).submit(A, Ask("takeback"))
    yes = answer(back, yes=True)
    assert view(back, B).request == back.request
    assert yes in back.acts(B)
    draw = back.submit(B, Place(Square.A1)).submit(A, Ask("draw"))
    assert refusal(draw, B, yes) == "asked-otherwise"
    assert draw.acts(B)[1:] == (Answer(True, 2), Answer(False, 2))
    assert draw.submit(B, Answer(True, 2)).outcome == Outcome.draw("agreed")


def test_an_answer_names_its_request() -> None:
    asked = opened().submit(A, Ask("draw"))
    assert refusal(asked, B, Answer(True)) == "asked-otherwise"
    for number in (-1, 0, 2):
        assert refusal(asked, B, Answer(False, number)) == "asked-otherwise"
    assert refusal(opened(), B, Answer(True)) == "nothing-asked"


def test_requests_of_both_are_counted_together() -> None:
    table = opened()
    for number, seat in enumerate((A, B, B, A), start=1):
        table = table.submit(seat, Ask("pause"))
        assert table.request
        assert table.request.number == number
        plan = courtesy(view(table, seat.other), now=0)
        assert plan
        assert plan.action == Answer(True, number)
        table = table.submit(seat.other, plan.action).submit(seat, Resume())


# What was accepted before


def test_logs_from_before_the_policy_still_fold() -> None:
    """Covers answers without a number, claims in a pause or on one's own move, endless pauses."""
    table = opened(Options(move_time=86_400))
    for _ in range(MAX_QUESTIONS + 1):
        table = table.replay(A, Ask("pause")).replay(B, Answer(True)).replay(B, Resume())
    table = table.replay(A, Ask("pause")).replay(B, Answer(True))
    table = table.replay(None, Away(B)).replay(A, ClaimVictory())
    assert table.outcome == Outcome.win(A, "absent")
    assert fold(opened(Options(move_time=86_400)), table.events).outcome == table.outcome
    record = Record.of(table)
    assert Record.from_json(record.json(), GAMES) == record
    assert Record.from_text(record.text(GAMES), GAMES) == record
    assert record.table(GAMES).outcome == table.outcome


# Waiting


def test_a_game_waits_for_a_player_who_has_not_arrived() -> None:
    """A friend who joins while the opener is away must not win on time."""
    table = opened(Options(move_time=60), players=("Ann", None))
    table = table.submit(B, Join("Bo"), at=20_000).submit(None, Wait(A), at=20_000)
    assert table.tick(LATER_MS) is table
    assert view(table, B).waiting == (A,)
    assert (view(table, B).deadline, view(table, B).remaining) == (None, 60_000)
    for seat in SEATS:
        assert table.acts(seat) == (Resign(),)
        assert not table.offers(seat).actions
        assert not table.choices(seat, Give(Piece.LRTF)).actions
    assert refusal(table, A, Give(Piece.LRTF)) == "waiting"
    assert refusal(table, B, Ask("draw")) == "waiting"
    assert table.submit(B, Resign()).outcome == Outcome.win(A, "resigned")
    here = table.submit(None, Back(A), at=LATER_MS)
    assert here.due
    assert (here.due.at, here.due.seat) == (LATER_MS + 60_000, A)
    assert here.waiting == frozenset()


def test_only_the_clock_starts_a_wait_and_only_once() -> None:
    table = opened()
    assert refusal(table, A, Wait(B)) == "clock-only"
    assert refusal(table, None, Back(B)) == "known-already"
    waiting = table.submit(None, Wait(B))
    assert refusal(waiting, None, Wait(B)) == "known-already"
    assert refusal(table.submit(A, Resign()), None, Wait(B)) == "game-over"
    both = waiting.submit(None, Wait(A))
    assert both.waiting == {A, B}
    assert both.submit(None, Back(B)).waiting == {A}


def test_a_question_stays_open_while_the_game_waits() -> None:
    asked = opened().submit(A, Give(Piece.LRTF)).submit(A, Ask("takeback"))
    waiting = asked.submit(None, Wait(A))
    assert refusal(waiting, B, Answer(True, 1)) == "waiting"
    assert courtesy(view(waiting, B), now=0) is None
    assert waiting.submit(None, Back(A)).submit(B, Answer(True, 1)).state == opened().state


def test_a_pause_and_a_wait_end_independently() -> None:
    paused = paused_by(opened(Options(move_time=60)), A).submit(None, Wait(B))
    assert paused.submit(None, Back(B)).due is None
    resumed = paused.submit(A, Resume())
    assert resumed.due is None
    assert resumed.submit(None, Back(B)).due
    assert paused.submit(None, DowntimeSkipped(0)).waiting == {B}, (
        "who has yet to come has not come"
    )


# After the game


def test_leaving_withdraws_the_rematch_request() -> None:
    over = opened().submit(B, Resign()).submit(A, Rematch())
    left = over.submit(None, Away(A))
    assert left.rematch == frozenset()
    assert view(left, B).away == (A,)
    assert left.submit(B, Rematch()).rematch == {B}, "nobody is drawn into a game unseen"
    assert left.submit(None, Back(A)).submit(A, Rematch()).rematch == {A}
    assert over.submit(None, Away(B)).rematch == {A}
    agreed = over.submit(B, Rematch()).submit(None, Away(A))
    assert agreed.rematch == {A, B}, "what both wished is agreed"


# How often


def test_pauses_of_a_seat_are_limited() -> None:
    table: AnyTable = opened()
    for _ in range(MAX_PAUSES):
        table = paused_by(table, A).submit(B, Resume())
    assert refusal(table, A, Ask("pause")) == "pauses-used"
    assert paused_by(table, B).paused, "each has their own"
    refused = opened().submit(A, Ask("pause")).submit(B, Answer(False, 1))
    assert refused.pauses == (0, 0)


def test_requests_of_a_seat_are_limited() -> None:
    table: AnyTable = opened()
    for number in range(1, MAX_QUESTIONS + 1):
        table = table.submit(A, Give(Piece.LRTF)).submit(A, Ask("takeback"))
        table = table.submit(B, Answer(True, number))
    for kind in ("draw", "pause"):
        assert refusal(table, A, Ask(kind)) == "questions-used"
    assert Ask("draw") in table.acts(B)


# Records

ANSWERS = st.builds(Answer, st.booleans(), st.none() | st.just(1))


@given(first=ANSWERS, waits=st.sampled_from(SEATS))
def test_answers_and_waits_are_recorded(first: Answer, waits: Seat) -> None:
    table = opened().replay(A, Ask("pause")).replay(B, first)
    table = table.replay(None, Wait(waits), at=12_500).replay(None, Back(waits), at=20_000)
    record = Record.of(table)
    text = record.text(GAMES)
    assert Record.from_text(text, GAMES) == record
    assert Record.from_json(record.json(), GAMES) == record
    word = "yes" if first.yes else "no"
    assert f"B:{word} (1)" in text if first.to else f"B:{word} clock:waits ({waits})" in text
    assert f"clock:waits ({waits})" in text


@pytest.mark.parametrize("act", ["yes (x)", "no (1 2)", "waits", "waits (C)", "yes (-1)"])
def test_an_invalid_answer_is_reported(act: str) -> None:
    with pytest.raises(ValueError, match="cannot be read"):
        Record.from_text(f"A:asks (draw) B:{act}", GAMES)


def test_acts_are_read_as_they_are_written() -> None:
    game = GAMES["quarto"]
    for act in (Answer(True), Answer(False, 7), Wait(B)):
        assert game.decode_action(msgspec.json.encode(act)) == act


# All of it


class AtTheTable(RuleBasedStateMachine):
    """Players and the clock take any allowed action in any order."""

    def __init__(self) -> None:
        super().__init__()
        self.table: AnyTable = opened(Options(move_time=60), players=("Ann", None))

    @rule(seat=st.sampled_from(SEATS), number=st.integers(0, 99))
    def act(self, seat: Seat, number: int) -> None:
        acts: list[Act] = [*self.table.acts(seat), *self.table.offers(seat).actions]
        acts = [act for act in acts if not isinstance(act, Resign)]
        if acts:
            self.table = self.table.submit(seat, acts[number % len(acts)])

    @rule(seat=st.sampled_from(SEATS))
    def resign(self, seat: Seat) -> None:
        if Resign() in self.table.acts(seat) and self.table.seq > 20:
            self.table = self.table.submit(seat, Resign())

    @precondition(lambda self: None in self.table.players)
    @rule()
    def join(self) -> None:
        self.table = self.table.submit(B, Join("Bo"))

    @rule(seat=st.sampled_from(SEATS), kind=st.sampled_from([Wait, Wait, Back, Back, Away]))
    def note(self, seat: Seat, kind: type[Wait | Back | Away]) -> None:
        known = {
            Wait: seat in self.table.waiting,
            Away: seat in self.table.away,
            Back: seat not in self.table.waiting | self.table.away,
        }[kind]
        over = kind is Wait and self.table.outcome
        if known or over:
            assert refusal(self.table, None, kind(seat)) in ("known-already", "game-over")
        else:
            self.table = self.table.submit(None, kind(seat))

    @rule(passed=st.integers(0, 20_000), lost=st.integers(0, 20_000))
    def resumed(self, passed: int, lost: int) -> None:
        at = self.table.at + max(passed, lost)
        if not (self.table.due and self.table.due.at <= at):
            self.table = self.table.submit(None, DowntimeSkipped(lost), at)

    @rule(passed=st.integers(0, 20_000))
    def time(self, passed: int) -> None:
        at, before = self.table.at + passed, self.table
        self.table = before.tick(at)
        if self.table is before:
            self.table = before.submit(None, DowntimeSkipped(0), at)
            assert self.table.clock == before.clock

    @invariant()
    def the_clock_runs_only_while_players_can_move(self) -> None:
        table = self.table
        full = None not in table.players
        goes = full and not table.paused and not table.waiting and not table.outcome
        assert (table.due is not None) is goes
        assert (table.clock.standing is None) is (full and not table.paused and not table.waiting)
        for seat in SEATS:
            assert bool(table.offers(seat).actions) <= goes

    @invariant()
    def exactly_the_offered_acts_are_accepted(self) -> None:
        number = self.table.request.number if self.table.request else 1
        asks: list[TableAct] = [Ask("draw"), Ask("pause"), Ask("takeback")]
        answers: list[TableAct] = [Answer(True, number), Answer(False, number), Answer(True)]
        for seat in SEATS:
            for act in (*asks, *answers, Resign(), ClaimVictory(), Resume(), Rematch()):
                if act in self.table.acts(seat):
                    self.table.submit(seat, act)
                else:
                    refusal(self.table, seat, act)

    @invariant()
    def the_log_folds_and_is_recorded(self) -> None:
        again = fold(self.table.history()[0], self.table.events)
        assert view(again, A) == view(self.table, A)
        assert again.clock == self.table.clock

    def teardown(self) -> None:
        record = Record.of(self.table)
        assert Record.from_text(record.text(GAMES), GAMES) == record
        assert Record.from_json(record.json(), GAMES) == record


AtTheTable.TestCase.settings = settings(max_examples=60, stateful_step_count=40, deadline=None)
TestAtTheTable = AtTheTable.TestCase
