"""Invariants of every game, checked on made-up and on real games."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

import msgspec
import pytest

from fourfold.play import (
    Act,
    Game,
    Illegal,
    Record,
    Rules,
    Seat,
    Table,
    fold,
    update,
    view,
)

AnyTable = Table[Any, Any, Any]


def tries(rules: Rules[Any, Any, Any], state: Any, seat: Seat, chance: Random) -> list[Act]:
    """Returns all complete actions of a seat; compound ones are built by random choices."""
    offers = rules.offers(state, seat)
    actions = list(offers.actions)
    while offers.begun:
        offers = rules.choices(state, seat, chance.choice(offers.begun))
        actions += offers.actions
    return actions


def random_game(
    rules: Rules[Any, Any, Any], chance: Random, most: int = 200, manners: bool = True
) -> Iterator[AnyTable]:
    """Plays at random, including table acts and passed deadlines."""
    table: AnyTable = Table.open(rules, rules.deal(chance), at=1_000)
    yield table
    while not table.outcome and table.seq < most:
        at = table.at + chance.randrange(0, 4_000)
        late = table.tick(at)
        if late is not table:
            table = late
            yield table
            continue
        seat = chance.choice(list(Seat))
        acts: list[Act] = tries(rules, table.state, seat, chance) if not table.paused else []
        if not acts or (manners and chance.random() < 0.15):
            polite: list[Act] = [act for act in table.acts(seat) if type(act).__name__ != "Resign"]
            acts = polite if polite and manners else acts
        if not acts:
            # All players may have to wait for a deadline.
            if (due := table.due) and chance.random() < 0.1:
                table = table.tick(due.at)
                yield table
            continue
        table = table.submit(seat, chance.choice(acts), at)
        yield table


def check_awaited(rules: Rules[Any, Any, Any], table: AnyTable, chance: Random) -> None:
    """Checks that awaited seats can act, and that they stay awaited whatever the others do."""
    if table.outcome:
        return
    awaited, due = rules.awaited(table.state), rules.due(table.state)
    assert awaited
    assert due is None or due.seat in (None, *awaited)
    for seat in Seat:
        offers, actions = rules.offers(table.state, seat), tries(rules, table.state, seat, chance)
        if seat in awaited:
            assert actions or offers.begun or offers.tries
            continue
        # Exceptions: cutting in takes the move over, and in a race a waiting player may lay tiles.
        between = getattr(rules.options, "interception", False) or any(
            type(action).__name__ == "Hurry" for action in actions
        )
        for action in () if between or due else actions:
            after = rules.apply(table.state, seat, action, table.clock.now(table.at))
            decided = rules.outcome(after) or rules.due(after)
            assert decided or seat.other in rules.awaited(after)


def check(game: Game[Any, Any, Any], rules: Rules[Any, Any, Any], seed: int) -> AnyTable:
    """Plays one random game and checks all invariants."""
    chance = Random(seed)
    heard: dict[Seat | None, list[Any]] = {Seat.A: [], Seat.B: [], None: []}
    table = None
    for table in random_game(rules, chance):
        before_it = table.previous
        for audience in (Seat.A, Seat.B, None):
            if before_it and table.told(audience) is None:
                assert view(table, audience) == view(before_it, audience), "a secret shows"
                awaited = rules.awaited(before_it.state)
                assert awaited == rules.awaited(table.state), "a secret shows who is awaited"
        for audience, news in heard.items():
            told = update(table, audience, since=len(news))
            news += told.news
            assert [one.version for one in news] == list(range(1, told.version + 1))
        check_awaited(rules, table, chance)
        before = deepcopy(table.state)
        for seat in Seat:
            for action in tries(rules, table.state, seat, chance) if not table.outcome else ():
                rules.apply(table.state, seat, action, table.clock.now(table.at))
            msgspec.json.encode(view(table, seat))
        assert table.state == before, "apply has changed the state it was given"
    assert table
    for audience, news in heard.items():
        assert list(update(table, audience).news) == news, "a late comer hears another story"
    again = fold(table.history()[0], table.events)
    assert (again.state, again.versions, again.outcome) == (
        table.state,
        table.versions,
        table.outcome,
    )
    games = {game.id: game}
    record = Record.of(table)
    assert Record.from_json(record.json(), games) == record
    assert Record.from_text(record.text(games), games) == record, record.text(games)
    assert record.table(games).state == table.state
    if table.outcome:
        for seat in Seat:
            assert not table.offers(seat).actions
            with pytest.raises(Illegal):
                table.submit(seat, table.events[-1].action)
    return table
