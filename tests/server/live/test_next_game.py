"""The game after a game: of a match, of a match that begins again, or the same once more."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from fourfold.play import Fixture, Match, Outcome, Seat
from fourfold.server.live.next_game import NextGame, next_game
from fourfold.store import SeatRow, TableRow

A, B = Seat
PLAYERS = ("Ann", "Bo")
WON = Outcome.win(B, "line")


def row(**changes: Any) -> TableRow:
    seats = (SeatRow(A, "ann", name="Ann"), SeatRow(B, "bo", name="Bo"))
    base = TableRow("t", "quarto", 1, '{"calls":"auto"}', '{"starter":"A"}', PLAYERS, 1, seats)
    return msgspec.structs.replace(base, **changes)


def following(played: Match | None = None, **changes: Any) -> NextGame:
    return next_game(row(**changes), PLAYERS, WON, played, Random(1), 5_000)


def test_a_rematch_is_the_same_game_with_the_same_players() -> None:
    found = following(invite="come", public=True, outcome=WON, due=9)
    assert found.plan is None
    after = found.row
    assert (after.game, after.options, after.previous, after.started) == (
        "quarto",
        '{"calls":"auto"}',
        "t",
        5_000,
    )
    assert [(seat.guest, seat.name) for seat in after.seats] == [("ann", None), ("bo", None)]
    assert (after.invite, after.public, after.outcome, after.due) == (None, False, None, None)


def test_the_next_game_of_a_match_is_as_the_match_says() -> None:
    match = Match((Fixture("quarto", {}), Fixture("fulls", {}))).enter(WON)
    found = following(match, match="m")
    assert (found.row.match, found.row.game, found.plan) == ("m", "fulls", None)


def test_a_match_that_is_over_begins_again_as_a_new_one() -> None:
    match = Match((Fixture("quarto", {}),)).enter(WON)
    found = following(match, match="m")
    assert found.row.match not in (None, "m")
    assert found.plan
    assert (found.plan.games, found.plan.entries) == (match.games, ())
