"""The game after a game: the next of a match, or a rematch."""

from __future__ import annotations

import secrets
from random import Random
from typing import NamedTuple

import msgspec

from fourfold.catalogue import GAMES
from fourfold.play import Instant, Match, Outcome
from fourfold.store import SeatRow, TableRow

__all__ = ["NextGame", "next_game"]


class NextGame(NamedTuple):
    """The row of the next table, and the plan of a new match if one begins with it."""

    row: TableRow
    plan: Match | None


class _Fixture(NamedTuple):
    """What is played next."""

    game: str
    options: str
    match: str | None
    plan: Match | None = None


def next_game(
    row: TableRow,
    players: tuple[str | None, str | None],
    outcome: Outcome,
    match: Match | None,
    lots: Random,
    now: Instant,
) -> NextGame:
    """Returns the game after ``row``, which ended with ``outcome`` and was part of ``match``.

    The match has all its finished games entered. Its next game is played; after the last one the
    same match begins again. Without a match the same game is played again.
    """
    fixture = _fixture(row, match)
    game = GAMES[fixture.game]
    rules = game.rules(game.read_options(msgspec.json.decode(fixture.options)))
    deal = rules.deal(lots, match.last_winner if match else outcome.winner)
    a, b = (SeatRow(seat.seat, seat.guest, seat.level) for seat in row.seats)
    following = TableRow(
        id=secrets.token_urlsafe(9),
        game=fixture.game,
        rules=rules.version,
        options=fixture.options,
        deal=msgspec.json.encode(deal).decode(),
        players=players,
        started=now,
        seats=(a, b),
        match=fixture.match,
        previous=row.id,
    )
    return NextGame(following, fixture.plan)


def _fixture(row: TableRow, match: Match | None) -> _Fixture:
    if match is None:
        return _Fixture(row.game, row.options, row.match)
    id_, plan = row.match, None
    if match.next is None:
        id_, plan = secrets.token_urlsafe(9), msgspec.structs.replace(match, entries=())
        match = plan
    assert match.next
    if match.next.options is None:
        return _Fixture(row.game, row.options, id_, plan)
    options = msgspec.json.encode(match.next.options).decode()
    return _Fixture(match.next.game, options, id_, plan)
