"""Matches: the score sheet of the book, over real games of bots."""

from __future__ import annotations

from random import Random

import pytest

from fourfold.pentaraduga.games import GAMES
from fourfold.pentaraduga.rules.matches import match_of
from fourfold.play import Malformed, Match, Outcome, Seat, Table, simulate

A, B = Seat


def won(seat: Seat, points: int, reason: str = "played") -> Outcome:
    return Outcome(seat, reason, (points, 0) if seat is A else (0, points))


def test_a_mixed_match_of_bots_is_played_to_its_end_and_counted_by_differences() -> None:
    match = match_of(["fulls", "squares", "doubles"], 6, {"deal": "fair"})
    starters = []
    for number in range(6):
        assert match.next
        game = GAMES[match.next.game]
        rules = game.rules(game.read_options(match.next.options))
        deal = rules.deal(Random(number), match.last_winner)
        starters.append((deal.starter, match.last_winner))
        bots = {seat: game.bots["2"](number) for seat in Seat}
        table = simulate(Table.open(rules, deal), bots)
        assert table.outcome
        match = match.enter(table.outcome)
    assert match.next is None
    for entry in match.entries:
        assert min(entry.points) == 0, "the difference to the winner, nothing to the other"
    assert all(starter is last for starter, last in starters if last), "who won last starts"
    assert match.totals == tuple(sum(entry.points[i] for entry in match.entries) for i in (0, 1))


def test_the_last_winner_wins_a_tie() -> None:
    match = match_of(["fulls"], 2).enter(won(A, 2)).enter(won(B, 2))
    assert match.totals == (2, 2)
    assert match.winner is B


def test_after_a_draw_the_last_winner_starts_again() -> None:
    match = match_of(["fulls"], 3).enter(won(B, 1)).enter(Outcome.draw("interrupted"))
    assert match.last_winner is B
    rules = GAMES["fulls"].rules(GAMES["fulls"].options())
    assert {rules.deal(Random(seed), match.last_winner).starter for seed in range(9)} == {B}


def test_only_a_match_of_squares_alone_ends_early() -> None:
    def lead(match: Match) -> Match:
        return match.enter(won(A, 3)).enter(won(A, 3)).enter(won(A, 3))

    assert lead(match_of(["squares"], 8)).next is None, "9 points ahead, 5 games left"
    assert lead(match_of(["squares"], 12)).next, "9 points ahead, and as many to lose"
    assert lead(match_of(["squares", "fulls"], 8)).next


def test_inside_a_match_nobody_needs_to_check() -> None:
    for game in ("squares", "squares+", "frames"):
        fixture = match_of([game], 1).games[0]
        options = GAMES[game].read_options(fixture.options)
        assert options.always_check is False
    assert match_of(["fulls"], 1).games[0].options == {}


@pytest.mark.parametrize(("games", "number"), [([], 8), (["fulls"], 0), (["chess"], 8)])
def test_invalid_matches_are_refused(games: list[str], number: int) -> None:
    with pytest.raises(Malformed):
        match_of(games, number)
