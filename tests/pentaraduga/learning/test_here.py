"""Two people at one screen: they build one after the other, and race in turns."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fourfold.pentaraduga.core.actions import (
    Arrange,
    Check,
    Draw,
    Drop,
    Exchange,
    Knock,
    Pass,
    Stop,
)
from fourfold.pentaraduga.games import GAMES
from fourfold.play import Act, Seat, Table, simulate
from tests.pentaraduga.games.screens import placed, refusal
from tests.pentaraduga.playing import opened, played

A, B = Seat
AnyTable = Table[Any, Any, Any]

#: A figure of four squares, and tiles for the other.
FOUR = "oRoU@0,0 rOrL@-1,0 oYoD@0,1 bGyR@1,2 yOrR@2,0 yOyD@-1,2 gYoR@-2,0"
DEAL = "A: oRo rOr oYo bGy yOr yOy gYo / oYg gYg yGy yGb bGb gBg rOy"


def here(game: str, deal: str, **options: Any) -> AnyTable:
    """Returns a table for two at one screen."""
    return opened(game, deal, at_once=False, **options)


def at(table: AnyTable, second: int, seat: Seat, act: Act) -> AnyTable:
    return table.submit(seat, act, 1000 * second)


def test_the_setter_builds_first_and_sees_their_tiles_once_their_time_runs() -> None:
    table = here("squares", DEAL)
    hidden = table.rules.view(table.state, A)
    assert hidden.hands == ((None,) * 7, (None,) * 7)
    assert table.offers(A).actions == (Knock(),)
    assert not table.offers(B).actions
    assert refusal(table, A, Arrange(placed("oRoU@0,0"))) == "pentaraduga-begin-first"
    assert refusal(table, B, Knock()) == "not-your-turn"
    table = at(table, 5, A, Knock())
    assert None not in table.rules.view(table.state, A).hands[0]
    assert None in table.rules.view(table.state, B).hands[1]
    assert refusal(table, A, Drop(table.state.side(A).hand[0])) == "pentaraduga-no-such-act"
    assert refusal(table, B, Stop()) == "not-your-turn"
    assert table.due is None


def test_the_faster_counts_as_the_first() -> None:
    for seconds, winner in ((19, B), (20, A), (21, A)):
        table = at(here("squares", DEAL), 5, A, Knock())
        table = at(table, 25, A, Stop(placed("oRoU@0,0")))
        view = table.rules.view(table.state, B)
        assert (view.builder, view.begun, view.taken) == (B, False, (20_000, None))
        assert view.figures == {"A": (), "B": ()}
        table = at(table, 100, B, Knock())
        table = at(table, 100 + seconds, B, Stop(placed("gBgU@0,0")))
        assert table.outcome
        assert (table.outcome.winner, table.outcome.score, table.outcome.points) == (
            winner,
            (0, 0),
            (0, 2) if winner is B else (2, 0),
        )


def test_the_second_has_the_time_of_the_first_and_a_minute() -> None:
    table = at(here("squares", DEAL), 0, A, Knock())
    table = at(table, 30, A, Stop(placed("oRoU@0,0")))
    assert table.due is None
    table = at(table, 50, B, Knock())
    assert table.due
    assert table.due.at == (50 + 30 + 60) * 1000
    table = table.tick(table.due.at)
    assert table.outcome
    assert table.outcome.winner is A


def test_in_quados_the_winner_extends_as_usual() -> None:
    table = at(here("quados", DEAL), 0, A, Knock())
    table = at(table, 9, A, Stop())
    table = at(at(table, 10, B, Knock()), 15, B, Stop())
    assert table.state.extension.winner is B
    assert len(table.offers(B).actions) == 2


def test_a_move_or_a_pass_ends_a_turn_and_nothing_else_does() -> None:
    table = here("doubles", "A: rOr yOy oRo oYo gYg yGy bGb / gBg rOy yOr oYg gYo yGb bGy")
    assert table.rules.view(table.state, None).mover is A
    assert refusal(table, B, Pass()) == "pentaraduga-wait"
    table = table.submit(A, Exchange(table.state.side(A).hand[-1]))
    assert table.state.mover is A
    table = played(table, "A:rOrU@0,0+yOyD@0,-1")
    assert table.state.mover is B
    table = played(table, "B:pass")
    table = table.submit(A, Draw())
    assert table.state.mover is A


def test_two_passes_end_the_race_and_the_first_to_pass_is_first() -> None:
    table = here("doubles", "A: rOr yOy oRo oYo gYg yGy bGb / gBg rOy yOr oYg gYo yGb bGy")
    table = played(table, "A:pass B:pass")
    state = table.state
    assert (state.exchange.stage, state.exchange.first, state.mover) == ("answer", A, B)
    assert len(state.side(B).hand) == 7
    assert len(state.side(B).stock) == 7


def test_a_prize_is_taken_at_once_or_lapses() -> None:
    deal = "A: rOr yOy oRo oYo gYg / gBg rOy yOr oYg gYo yGb bGy bGb yGy"
    table = played(here("doubles", deal), "A:rOrU@0,0+yOyD@0,-1")
    view = table.rules.view(table.state, B)
    assert (view.mover, view.moved, view.prize) == (A, True, A)
    assert refusal(table, A, Draw()) == "pentaraduga-prize-first"
    taken = played(table, "A:take")
    assert (taken.state.mover, len(taken.state.side(A).hand)) == (B, 3)
    lapsed = played(table, "A:pass")
    assert (lapsed.state.mover, lapsed.state.prizes.earned) == (B, ())
    assert lapsed.state.turn.passes == 0


@pytest.mark.parametrize("game", ["squares", "quados", "frames", "doubles", "rings", "rings+"])
def test_the_computer_plays_in_turns_too(game: str) -> None:
    entry = GAMES[game]
    rules = entry.rules(entry.here(entry.options()))
    for level in ("1", "3"):
        bots = {seat: entry.bots[level](seat.index) for seat in Seat}
        table: AnyTable = simulate(Table.open(rules, rules.deal(Random(4))), bots)
        assert table.outcome, (game, level)
        assert (
            not any(isinstance(event.action, Check) for event in table.events) or game == "quados"
        )
