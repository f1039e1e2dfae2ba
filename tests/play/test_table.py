"""Table acts, which are independent of the game."""

import pytest

from fourfold.play import (
    Answer,
    Ask,
    Away,
    Back,
    ClaimVictory,
    DowntimeSkipped,
    Event,
    Illegal,
    Join,
    Outcome,
    Rematch,
    Resign,
    Resume,
    Seat,
    Table,
    TableAct,
    fold,
    update,
    view,
)
from fourfold.quarto import Action, Call, Deal, Give, Options, Piece, Place, Quarto, Square, State
from fourfold.quarto.game import TimeUp

A, B = Seat
QuartoTable = Table[State, Action, Deal]


def opened(options: Options | None = None, **more: object) -> QuartoTable:
    return Table.open(Quarto(options), Deal(A), at=10_000, **more)  # type: ignore[arg-type]


def test_resigning_ends_the_game_for_the_other() -> None:
    over = opened().submit(A, Give(Piece.LRTF)).submit(A, Resign())
    assert over.outcome == Outcome.win(B, "resigned")
    assert opened().submit(B, Ask("draw")).submit(A, Resign()).request is None
    assert over.due is None
    for act in (Give(Piece.DQSH), Resign(), Ask("draw")):
        with pytest.raises(Illegal, match="over"):
            over.submit(B, act)


def test_a_draw_is_offered_and_answered() -> None:
    asked = opened().submit(A, Ask("draw"))
    assert view(asked, B).request is asked.request is not None
    assert Answer(True, 1) in asked.acts(B)
    assert Answer(True, 1) not in asked.acts(A)
    with pytest.raises(Illegal, match="nothing to answer"):
        asked.submit(A, Answer(True, 1))
    with pytest.raises(Illegal, match="asked already"):
        asked.submit(B, Ask("draw"))
    assert asked.submit(B, Answer(True, 1)).outcome == Outcome.draw("agreed")
    refused = asked.submit(B, Answer(False, 1))
    assert refused.outcome is None
    with pytest.raises(Illegal, match="ask again after the next move"):
        refused.submit(A, Ask("draw"))
    assert refused.submit(A, Give(Piece.LRTF)).submit(A, Ask("draw")).request


def test_a_draw_offer_survives_the_askers_move_and_ends_with_the_opponents() -> None:
    asked = opened().submit(A, Ask("draw")).submit(A, Give(Piece.LRTF))
    assert asked.request
    assert asked.submit(B, Place(Square.A1)).request is None


def test_a_takeback_skips_game_events_and_deletes_nothing() -> None:
    played = opened().submit(A, Give(Piece.LRTF)).submit(B, Place(Square.A1))
    played = played.submit(B, Give(Piece.DQSH))
    back = played
    for number in (1, 2):
        back = back.submit(B, Ask("takeback")).submit(A, Answer(True, number))
    assert back.state == opened().submit(A, Give(Piece.LRTF)).state
    assert [event.seq for event in back.events] == [1, 2, 3, 4, 5, 6, 7]
    assert fold(opened(), back.events).state == back.state
    again = back.submit(B, Place(Square.B2)).submit(B, Give(Piece.LRTH))
    assert again.submit(A, Ask("takeback")).submit(B, Answer(True, 3)).state == opened().state


def test_a_refused_takeback_changes_nothing() -> None:
    played = opened().submit(A, Give(Piece.LRTF))
    kept = played.submit(A, Ask("takeback")).submit(B, Answer(False, 1))
    assert kept.state == played.state


def test_only_reversible_actions_are_taken_back() -> None:
    with pytest.raises(Illegal, match="no move to take back"):
        opened().submit(A, Ask("takeback"))
    with pytest.raises(Illegal, match="no move to take back"):
        opened().submit(A, Give(Piece.LRTF)).submit(B, Ask("takeback"))
    called = opened(Options(point="word"))
    called = called.submit(A, Give(Piece.LRTF)).submit(B, Place(Square.A1)).submit(B, Call())
    with pytest.raises(Illegal, match="no move to take back"):
        called.submit(B, Ask("takeback"))


def test_used_time_stays_used_after_a_takeback() -> None:
    played = opened(Options(move_time=60))
    played = played.submit(A, Give(Piece.LRTF), at=10_000)
    played = played.submit(B, Place(Square.A1), at=30_000)  # 20 s used, 40 s left
    soon = played.submit(B, Ask("takeback"), at=45_000).submit(A, Answer(True, 1), at=50_000)
    assert soon.due == (70_000, TimeUp(), B), "B thought on for 20 s, which stay used"
    given = played.submit(B, Give(Piece.DQSH), at=40_000)
    late = given.submit(B, Ask("takeback"), at=90_000).submit(A, Answer(True, 1), at=95_000)
    assert late.due == (125_000, TimeUp(), B), "A's 55 s are not B's"
    again = late.submit(B, Ask("pause"), at=95_000).submit(A, Answer(True, 2), at=95_000)
    back = again.submit(B, Ask("takeback"), at=99_000).submit(A, Answer(True, 3), at=99_000)
    assert back.due is None, "a paused clock stays paused"


def test_any_move_ends_a_takeback_request() -> None:
    asked = opened().submit(A, Give(Piece.LRTF)).submit(A, Ask("takeback"))
    assert asked.submit(B, Place(Square.A1)).request is None
    mine = opened().submit(A, Give(Piece.LRTF)).submit(B, Place(Square.A1))
    assert mine.submit(B, Ask("takeback")).submit(B, Give(Piece.DQSH)).request is None


def test_after_the_deadline_only_the_clock_acts() -> None:
    table = opened(Options(move_time=60))
    for act in (Resign(), Ask("draw"), Ask("pause"), Give(Piece.LRTF)):
        for seat in Seat:
            with pytest.raises(Illegal, match="Too late"):
                table.submit(seat, act, at=70_000)
    asked = table.submit(A, Ask("draw"), at=69_999)
    with pytest.raises(Illegal, match="Too late"):
        asked.submit(B, Answer(True, 1), at=70_000)
    assert asked.tick(70_000).outcome == Outcome.win(B, "time")


def test_a_view_has_the_deadline_or_the_remaining_time_of_a_stopped_clock() -> None:
    table = opened(Options(move_time=60))
    assert (view(table, A).deadline, view(table, A).on_clock) == (70_000, A)
    paused = table.submit(A, Ask("pause"), at=20_000).submit(B, Answer(True, 1), at=25_000)
    seen = view(paused, B)
    assert (seen.deadline, seen.remaining, seen.on_clock) == (None, 45_000, A)
    over = view(paused.submit(A, Resign()), B)
    assert (over.deadline, over.remaining, over.on_clock) == (None, None, None)


def test_a_pause_stops_the_clock() -> None:
    played = opened(Options(move_time=60))
    paused = played.submit(A, Ask("pause"), at=20_000).submit(B, Answer(True, 1), at=25_000)
    assert paused.due is None
    assert paused.tick(999_000) is paused
    with pytest.raises(Illegal, match="paused"):
        paused.submit(A, Give(Piece.LRTF), at=30_000)
    with pytest.raises(Illegal, match="paused"):
        paused.submit(A, Ask("pause"), at=30_000)
    assert not paused.offers(A).actions
    assert Resume() in paused.acts(A)
    going = paused.submit(B, Resume(), at=125_000)
    assert going.due == (170_000, TimeUp(), A)
    with pytest.raises(Illegal, match="not paused"):
        going.submit(B, Resume())


def test_server_downtime_counts_for_no_players_clock() -> None:
    played = opened(Options(move_time=60)).submit(A, Give(Piece.LRTF), at=20_000)
    back = played.submit(None, DowntimeSkipped(500_000), at=530_000)
    assert back.due == (580_000, TimeUp(), B)
    with pytest.raises(Illegal, match="Only the clock"):
        played.submit(A, DowntimeSkipped(1), at=530_000)
    for lost in (-1, 510_001):
        with pytest.raises(Illegal, match="cannot have been lost"):
            played.submit(None, DowntimeSkipped(lost), at=530_000)
    standing = (
        played.submit(A, Ask("pause")).submit(B, Answer(True, 1)).submit(None, DowntimeSkipped(0))
    )
    assert standing.due is None


def test_the_clock_waits_until_both_have_joined() -> None:
    waiting = opened(Options(move_time=60), players=("Ann", None))
    assert waiting.due is None
    assert not waiting.offers(A).actions
    assert not waiting.acts(A)
    for act in (Give(Piece.LRTF), Resign(), Ask("draw")):
        with pytest.raises(Illegal, match="both seats"):
            waiting.submit(A, act, at=20_000)
    with pytest.raises(Illegal, match="Seat A is taken"):
        waiting.submit(A, Join("Eve"))
    with pytest.raises(Illegal, match="needs a name"):
        waiting.submit(B, Join(" "))
    seated = waiting.submit(B, Join("Bo"), at=500_000)
    assert seated.players == ("Ann", "Bo")
    assert seated.due == (560_000, TimeUp(), A)


def test_a_rematch_is_agreed_when_both_ask() -> None:
    with pytest.raises(Illegal, match="still going on"):
        opened().submit(A, Rematch())
    over = opened().submit(A, Resign())
    assert over.acts(B) == (Rematch(),)
    wished = over.submit(B, Rematch())
    assert wished.acts(B) == ()
    with pytest.raises(Illegal, match="asked already"):
        wished.submit(B, Rematch())
    assert wished.submit(A, Rematch()).rematch == {A, B}
    assert view(wished, None).rematch == (B,)


def test_a_game_can_be_claimed_from_an_absent_player() -> None:
    table = opened().submit(A, Give(Piece.LRTF))
    with pytest.raises(Illegal, match="not away"):
        table.submit(A, ClaimVictory())
    for act in (Away(B), Back(B)):
        with pytest.raises(Illegal, match="Only the clock"):
            table.submit(A, act)
    gone = table.submit(None, Away(B), at=70_000)
    assert view(gone, A).away == (B,)
    assert ClaimVictory() in gone.acts(A)
    assert ClaimVictory() not in gone.acts(B)
    with pytest.raises(Illegal, match="known already"):
        gone.submit(None, Away(B))
    assert gone.submit(A, ClaimVictory()).outcome == Outcome.win(A, "absent")
    back = gone.submit(None, Back(B))
    assert back.away == frozenset()
    assert gone.submit(None, DowntimeSkipped(5), at=80_000).away == frozenset()
    assert gone.submit(A, Ask("draw")).away == {B}, "one may wait on"


def test_every_act_that_is_offered_is_accepted() -> None:
    table = opened().submit(A, Give(Piece.LRTF)).submit(B, Place(Square.A1))
    asked = [table.submit(B, ask) for ask in (Ask("draw"), Ask("pause"), Ask("takeback"))]
    paused = asked[1].submit(A, Answer(True, 1))
    offered = set()
    for situation in (table, *asked, paused, table.submit(A, Resign())):
        for seat in Seat:
            for act in situation.acts(seat):
                assert situation.submit(seat, act).events[-1].action == act
                offered.add(type(act))
    assert offered == {Resign, Ask, Answer, Resume, Rematch}


def test_an_unknown_act_is_refused() -> None:
    class Dance(TableAct, frozen=True, tag="dance"):
        pass

    with pytest.raises(Illegal, match="Dance"):
        opened().submit(A, Dance())


def test_events_come_in_order() -> None:
    with pytest.raises(Illegal, match="1 is next"):
        opened().after(Event(2, A, Give(Piece.LRTF), 10_000))
    with pytest.raises(Illegal, match="cannot follow"):
        opened().after(Event(1, A, Give(Piece.LRTF), 9_999))
    late = opened().submit(A, Give(Piece.LRTF), at=5)
    assert late.at == 10_000, "a clock that was set back does not turn time back"


def test_a_spectator_sees_the_game_and_is_offered_nothing() -> None:
    seen = view(opened(), None)
    assert not seen.offers.actions
    assert not seen.acts
    assert seen.view == view(opened(), A).view


def test_table_events_are_news_to_everybody() -> None:
    table = opened().submit(A, Ask("draw")).submit(B, Answer(False, 1))
    for audience in (A, B, None):
        assert [n.what for n in update(table, audience).news] == [Ask("draw"), Answer(False, 1)]
