"""Non-interference: views, news, choices and refusals reveal no hidden information.

Two states that differ only in what is hidden from a seat must give it the same answers to the same
questions. ``FOURFOLD_TWINS=20`` checks twenty times as many states.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from itertools import islice, product
from random import Random
from typing import Any

import msgspec
import pytest

from fourfold.catalogue import GAMES
from fourfold.pentaraduga import Tile
from fourfold.pentaraduga.core.actions import Pass
from fourfold.play import Act, Illegal, Seat, Table, fold
from fourfold.quarto import Piece
from tests.play.twin_states import (
    Twins,
    attempts,
    chosen,
    foreign_prefixes,
    played,
    prefixes,
    quarto_attempts,
    quarto_played,
    quarto_refusal,
    quarto_told,
    quarto_twin,
    swapped,
    told,
    tried,
    twins,
)
from tests.server.harness.knowing import AnyTable, open_to

#: The multiple of the usual number of pairs.
TIMES = int(os.environ.get("FOURFOLD_TWINS", "1"))
#: The number of twins per kind of table, of events per game, and of states per game.
PAIRS, MOVES, STATES = 30 * TIMES, 36, 10
#: The most prefixes and attempts of each list that are tried in a state.
MAX_ATTEMPTS = 20

TableCase = tuple[str, dict[str, Any]]


def tables() -> Iterator[TableCase]:
    """Yields every game of Pentaraduga with every preset, both referees and other variations."""
    for game in GAMES.values():
        if game.family == "pentaraduga":
            for preset, referee in product(game.presets, ("server", "players")):
                yield game.id, {"preset": preset, "referee": referee}
            options = next(iter(game.presets.values()))
            for name, value in (
                ("at_once", False),
                ("aids", "none"),
                ("move_time", 60),
                ("unplaced_bonus", True),
                ("always_check", True),
            ):
                if hasattr(options, name):
                    yield game.id, {"preset": "book", name: value}


def states(case: TableCase) -> Iterator[Twins]:
    """Yields twin states of a table with options, for both seats and for spectators."""
    game, options = GAMES[case[0]], dict(case[1])
    preset = msgspec.to_builtins(game.presets[options.pop("preset")])
    rules, chance = game.rules(game.read_options({**preset, **options})), Random(str(case))
    while True:
        history = played(rules, chance, MOVES).history()
        for table in chance.sample(history, min(STATES, len(history))):
            for audience in (Seat.A, Seat.B, None):
                if found := twins(table, audience, chance):
                    yield found


def check(pair: Twins, chance: Random) -> None:
    """Asks both twins the same. Raises ``AssertionError`` if their answers differ."""
    one, other, audience, hidden = pair
    assert told(one, audience) == told(other, audience), "a view or news"
    if audience is None:
        return
    seat, tiles = audience, [tile for side in one.deal.tiles for tile in side]
    some = chance.sample(tiles, min(len(tiles), MAX_ATTEMPTS // 3))
    for prefix in (*prefixes(one, seat, chance, MAX_ATTEMPTS), *foreign_prefixes(some)):
        assert chosen(one, seat, prefix) == chosen(other, seat, prefix), prefix
    for action in attempts(one, seat, chance, MAX_ATTEMPTS):
        compare(pair, seat, action, hidden)


def check_all(pairs: Iterable[Twins], chance: Random) -> None:
    """Checks all pairs of twins."""
    for pair in pairs:
        check(pair, chance)


def compare(pair: Twins, seat: Seat, action: Act, hidden: frozenset[Tile]) -> None:
    """Tries an action at both tables."""
    first, second = tried(pair.one, seat, action), tried(pair.other, seat, action)
    if not (isinstance(first, Table) and isinstance(second, Table)):
        assert first == second, action
        return
    if any(after.outcome or open_to(seat, after) & hidden for after in (first, second)):
        return  # The action itself reveals the hidden part, by the rules.
    since = pair.one.versions[seat.index]
    assert told(first, seat, since) == told(second, seat, since), action


@pytest.mark.parametrize("case", list(tables()), ids=str)
def test_hidden_information_changes_no_answer(case: TableCase) -> None:
    chance = Random(str(case))
    check_all(islice(states(case), PAIRS), chance)


# Leaks that the check must find


class Leak:
    """Rules with a leak in one place."""

    def __init__(self, rules: Any, where: str) -> None:
        self._rules, self._where = rules, where

    def __getattr__(self, name: str) -> Any:
        return getattr(self._rules, name)

    def _bit(self, state: Any, seat: Seat | None) -> bool:
        """Returns a bit of the first tile of the other's hand, which the seat does not know."""
        hand = state.side(seat.other if seat else Seat.A).hand
        return bool(hand) and hand[0].index % 2 == 1

    def view(self, state: Any, seat: Seat | None) -> Any:
        told = self._rules.view(state, seat)
        return (told, self._bit(state, seat)) if self._where == "view" else told

    def news(self, before: Any, event: Any, after: Any, seat: Seat | None) -> Any:
        if self._where == "news" and self._bit(before, seat):
            return None
        return self._rules.news(before, event, after, seat)

    def final(self, before: Any, event: Any, after: Any) -> bool:
        if self._where == "takebacks":
            return self._bit(before, event.seat)
        return bool(self._rules.final(before, event, after))

    def offers(self, state: Any, seat: Seat) -> Any:
        found = self._rules.offers(state, seat)
        if self._where == "offers" and self._bit(state, seat):
            return msgspec.structs.replace(found, tries=(*found.tries, "peek"))
        return found

    def choices(self, state: Any, seat: Seat, prefix: Act) -> Any:
        if self._where == "choices" and self._bit(state, seat):
            raise Illegal("not-your-turn")
        return self._rules.choices(state, seat, prefix)

    def apply(self, state: Any, seat: Seat | None, action: Act, at: int) -> Any:
        tile = getattr(action, "tile", None)
        named = seat is not None and tile is not None and tile not in state.side(seat).hand
        if self._where == "codes" and named and seat and tile in state.side(seat.other).hand:
            raise Illegal("pentaraduga-stock-empty")
        try:
            return self._rules.apply(state, seat, action, at)
        except Illegal as error:
            if self._where == "facts" and seat and isinstance(action, Pass):
                raise Illegal(error.code, **error.facts, more=self._bit(state, seat)) from error
            raise


@pytest.mark.parametrize(
    "where", ["view", "news", "takebacks", "offers", "choices", "codes", "facts"]
)
def test_a_leaking_rule_is_found(where: str) -> None:
    chance, rules = Random(where), GAMES["claims"].rules(GAMES["claims"].presets["book"])
    pairs = islice(states(("claims", {"preset": "book"})), 200)
    with pytest.raises(AssertionError):
        check_all((betraying(rules, where, pair) for pair in pairs), chance)


def betraying(rules: Any, where: str, pair: Twins) -> Twins:
    """Returns the same tables with leaking rules."""
    one, other = (
        fold(Table.open(Leak(rules, where), table.deal, table.players, table.started), table.events)
        for table in (pair.one, pair.other)
    )
    return pair._replace(one=one, other=other)


# Quarto

CALLS = [
    {"late_call": late, "call_when": when, "point": point, "false_call": false}
    for late, when, point, false in product(
        ("opponent", "either", "none"),
        ("after", "before"),
        ("line", "word"),
        ("refuse", "forfeit"),
    )
]


@pytest.mark.parametrize("options", CALLS, ids=lambda options: "-".join(options.values()))
def test_no_answer_reveals_an_uncalled_line(options: dict[str, Any]) -> None:
    assert quarto_check(options, lambda rules: rules), "lines are not called in all of them"


def test_no_answer_reveals_a_line_before_it_wins_automatically() -> None:
    quarto_check({"calls": "auto"}, lambda rules: rules)


def quarto_check(options: dict[str, Any], changed: Any) -> int:
    """Checks twins of Quarto; returns how many pairs have a line in only one of the two."""
    chance, game, different = Random(str(options)), GAMES["quarto"], 0
    for number in range(5 * TIMES):
        more = {"squares": number % 2 == 1}
        rules = changed(game.rules(game.read_options({**options, **more})))
        table = quarto_played(rules, chance, 33)
        # Lines are rare before that.
        history = table.history()[12:]
        for one in chance.sample(history, min(4, len(history))):
            pieces = chance.sample(list(Piece), 16)
            swaps = dict(zip(Piece, pieces, strict=True))
            if other := quarto_twin(one, swaps):
                different += has_line(one) != has_line(other)
                compare_quarto(one, other, swaps, chance)
    return different


def has_line(table: AnyTable) -> bool:
    """Returns whether there is a line that can be called."""
    goal, state = table.rules.options.goal, table.state
    return bool(state.last and list(goal.completed(state.position.board, state.last)))


def compare_quarto(
    one: AnyTable, other: AnyTable, swaps: dict[Piece, Piece], chance: Random
) -> None:
    """Asks both twins the same, with the pieces renamed."""
    same = {piece: piece for piece in Piece}
    for audience in (Seat.A, Seat.B, None):
        assert quarto_told(one, audience, swaps) == quarto_told(other, audience, same)
    for seat in Seat:
        since = one.versions[seat.index]
        for action in quarto_attempts(one, seat, chance, MAX_ATTEMPTS):
            first, second = tried(one, seat, action), tried(other, seat, swapped(action, swaps))
            if isinstance(first, Table) and isinstance(second, Table):
                if not (first.outcome or second.outcome):
                    told_first = quarto_told(first, seat, swaps, since)
                    assert told_first == quarto_told(second, seat, same, since), action
            else:
                assert isinstance(first, tuple), action
                assert isinstance(second, tuple), action
                assert quarto_refusal(first, swaps) == quarto_refusal(second, same), action


class Tell:
    """Leaking rules of Quarto: they offer nothing else while there is a line to call."""

    def __init__(self, rules: Any) -> None:
        self._rules = rules

    def __getattr__(self, name: str) -> Any:
        return getattr(self._rules, name)

    def offers(self, state: Any, seat: Seat) -> Any:
        found = self._rules.offers(state, seat)
        lines = state.last and list(self.options.goal.completed(state.position.board, state.last))
        return msgspec.structs.replace(found, tries=("hurry",)) if lines else found


def test_a_line_that_is_pointed_out_is_found() -> None:
    with pytest.raises(AssertionError):
        quarto_check(CALLS[0], Tell)
