"""Handwritten deals: a game can be played from them, or they are refused."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fourfold.catalogue import GAMES
from fourfold.pentaraduga import TILES
from fourfold.play import Game, Malformed, Record, Seat, view
from tests.play.laws import AnyTable, random_game, tries

AnyGame = Game[Any, Any, Any]

PENTARADUGA = [game for game in GAMES.values() if game.family == "pentaraduga"]


def every_options(game: AnyGame) -> Iterator[Any]:
    """Yields the presets, with both referees, at once and one after the other."""
    if game.family != "pentaraduga":
        yield from game.presets.values()
        return
    for preset in game.presets.values():
        for referee in ("server", "players"):
            options = msgspec.structs.replace(preset, referee=referee)
            yield options
            yield game.here(options)


def record_of(game: AnyGame, options: Any, deal: Any) -> dict[str, Any]:
    """Returns a record without events, in plain values."""
    record = Record(game.id, game.rules(options).version, options, deal, ("A", "B"), 0, ())
    plain: dict[str, Any] = msgspec.json.decode(record.json())
    return plain


@pytest.mark.parametrize("game", PENTARADUGA, ids=lambda game: game.id)
def test_every_state_of_a_game_can_be_set_up(game: AnyGame) -> None:
    assert game.set_up
    count = 0
    for number, options in enumerate(every_options(game)):
        rules = game.rules(options)
        for seed in range(2):
            chance = Random(10 * number + seed)
            for table in random_game(rules, chance, 60, manners=False):
                if table.outcome:
                    continue
                try:
                    deal = game.set_up(table.state)
                except Malformed:
                    continue
                game.require_deal(rules, deal)
                count += 1
                plain = record_of(game, options, deal)
                record = Record.from_json(msgspec.json.encode(plain), GAMES)
                assert record.deal == deal
                assert Record.from_text(record.text(GAMES), GAMES) == record
    assert count > 20


@pytest.mark.parametrize(
    ("game", "change", "part"),
    [
        ("steals", {"held": [-1, 0]}, "held"),
        ("steals", {"held": [99, 0]}, "held"),
        ("squares", {"held": [0, 7]}, "held"),
        ("squares", {"held": [7, 7], "reached": {"exchanged": True}}, "exchanged"),
        ("squares", {"held": [7, 7], "reached": {"dropper": "A"}}, "held"),
        ("squares", {"held": [7, 7], "reached": {"builder": "A"}}, "builder"),
        ("squares", {"held": [7, 7], "reached": {"taken": [1, 1]}}, "builder"),
        ("quados", {"held": [7, 7], "reached": {"winner": "A"}}, "winner"),
        ("quados", {"held": [7, 7], "reached": {"extra": 9}}, "extra"),
        ("fulls", {"held": [2, 2], "reached": {"need": "hand-over"}}, "need"),
        ("fulls", {"held": [2, 2], "reached": {"need": "any"}}, "need"),
        ("fulls", {"held": [2, 2], "reached": {"first": "A"}}, "right"),
        ("fulls", {"held": [2, 2], "reached": {"passes": 2**70}}, "passes"),
        ("claims", {"held": [0, 2]}, "held"),
        ("claims", {"held": [2, 2], "reached": {"captor": "A"}}, "captor"),
        ("reach", {"held": [2, 2], "reached": {"need": "start"}}, "given"),
        ("doubles", {"held": [4, 4], "reached": {"stage": "last"}}, "stage"),
        ("doubles", {"held": [4, 4], "reached": {"rows": [-1, 0]}}, "rows"),
        ("doubles", {"held": [4, 4], "reached": {"moved": True}}, "moved"),
        ("steals", {"held": [3, 3], "reached": {"opening": False}}, "opening"),
        ("doubles", {"held": [4, 4], "common": [["oRo", "U", 0, 0]] * 2}, "common"),
    ],
)
def test_an_unreachable_state_is_refused(game: str, change: dict[str, Any], part: str) -> None:
    entry = GAMES[game]
    options = next(iter(entry.presets.values()))
    plain = record_of(entry, options, entry.rules(options).deal(Random(1), Seat.A))
    plain["deal"]["middle"] = change
    with pytest.raises(Malformed) as refused:
        Record.from_json(msgspec.json.encode(plain), GAMES)
    assert (refused.value.code, refused.value.facts["part"]) == ("pentaraduga-unsound", part)
    assert part in str(refused.value)


# Random changes of a deal


LEAVES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-2, 13),
    st.sampled_from([2**31, -(2**63), 10**30, 1.5]),
    st.sampled_from(["", "A", "B", "race", "answer", "rest", "last", "C"]),
    st.sampled_from(["start", "any", "full", "capture", "give", "accept", "add", "rotate"]),
    st.sampled_from([tile.value for tile in TILES]),
    st.sampled_from([[], {}, ["A"], ["A", "A"], [0, 0], [3, 3], [None, None]]),
)


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yields the paths to all values within plain values."""
    yield path
    if isinstance(value, dict | list):
        for key, one in value.items() if isinstance(value, dict) else enumerate(value):
            yield from places(one, (*path, key))


def changed(value: Any, path: tuple[Any, ...], how: str, new: Any) -> Any:
    """Returns plain values with one of them changed, dropped or duplicated."""
    if not path:
        return new
    key, *rest = path
    if isinstance(value, dict):
        inside = {**value, key: changed(value[key], tuple(rest), how, new)}
        return inside if rest or how != "drop" else {k: v for k, v in value.items() if k != key}
    one = changed(value[key], tuple(rest), how, new)
    if rest or how == "change":
        return [*value[:key], one, *value[key + 1 :]]
    return value[:key] + ([value[key]] * 2 if how == "repeat" else []) + value[key + 1 :]


@cache
def deals(game: str) -> list[tuple[Any, dict[str, Any]]]:
    """Returns options, and records without events of deals from the start or the middle."""
    entry, found = GAMES[game], []
    for number, options in enumerate(every_options(entry)):
        rules = entry.rules(options)
        found.append((options, record_of(entry, options, rules.deal(Random(number), Seat.A))))
        played = list(random_game(rules, Random(number), 30, manners=False))
        for table in played[1::5]:
            if entry.set_up and not table.outcome:
                with suppress(Malformed):
                    found.append((options, record_of(entry, options, entry.set_up(table.state))))
    return found


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=50)
@given(data=st.data())
def test_a_changed_deal_is_refused_or_can_be_played(game: str, data: st.DataObject) -> None:
    _, plain = data.draw(st.sampled_from(deals(game)))
    deal = plain["deal"]
    for _ in range(data.draw(st.integers(1, 3))):
        path = data.draw(st.sampled_from(list(places(deal))))
        how = data.draw(st.sampled_from(["change", "drop", "repeat"]))
        deal = changed(deal, path, how, data.draw(LEAVES))
    try:
        data_of = msgspec.json.encode({**plain, "deal": deal})
        table = Record.from_json(data_of, GAMES).table(GAMES)
    except (Malformed, OverflowError):
        return
    play_on(table, Random(1))


def play_on(table: AnyTable, chance: Random, most: int = 40) -> None:
    """Plays at random to the end, or for ``most`` events."""
    rules = table.rules
    while not table.outcome and table.seq < most:
        for audience in (*Seat, None):
            msgspec.json.encode(view(table, audience))
        ways = [(seat, act) for seat in Seat for act in tries(rules, table.state, seat, chance)]
        if (not ways or chance.random() < 0.1) and (due := table.due):
            table = table.tick(due.at)
            continue
        begun = [seat for seat in Seat if rules.offers(table.state, seat).begun]
        assert ways or begun, "nobody can do anything"
        if not ways:
            # A random move was begun that cannot be completed: try again.
            most -= 1
            continue
        seat, act = chance.choice(ways)
        table = table.submit(seat, act, table.at + 1_000)
    for seat in Seat:
        rules.forfeit(table.state, seat, "resigned")
    msgspec.json.encode(table.deal)
