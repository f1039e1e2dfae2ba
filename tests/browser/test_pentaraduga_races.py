"""Races between two browsers at one table: one is first, the other is told why they were not."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

from playwright.sync_api import expect

from fourfold.pentaraduga.core.lattice import Direction, Placement
from fourfold.pentaraduga.core.tiles import Tile
from tests.browser.person import Person
from tests.browser.test_pentaraduga import Visit
from tests.browser.tiles import Layer, Wire, deal, friends, seat_of
from tests.server.harness.serving import SeatClient, Serving


def lays(seat: SeatClient) -> list[Any]:
    """Returns the moves of one tile that a seat may make, or whole moves of several tiles."""
    begun = list(seat.view.get("offers", {}).get("begun", []))
    found: list[Any] = []
    while begun:
        answer = seat.answer({"type": "choices", "id": "lays", "prefix": begun.pop()})["offers"]
        found += answer.get("actions", [])
        begun += [] if found else answer.get("begun", [])
    return found


def do(seat: SeatClient, action: Any) -> None:
    seat.do(action["type"], **{name: value for name, value in action.items() if name != "type"})


def cells(lay: Any) -> set[Any]:
    tile, direction, x, y = lay["placements"][0]
    return set(Placement(Tile.parse(tile), Direction.parse(direction), x, y).cells)


def until_both_want_a_place(ann: Person, bo: Person) -> tuple[Any, Any] | None:
    """Plays at random until Ann and Bo both want a place; returns what they would lay there."""
    chance = Random(3)
    a, b = seat_of(ann), seat_of(bo)
    while True:
        for one in (a, b):
            one.answer({"type": "time"})
        if a.view.get("outcome"):
            return None
        mover = a if a.game["right"] == "A" else b
        if mover is a and a.game["need"] == "any":
            for one, two in product(lays(a), lays(b)):
                if cells(one) & cells(two):
                    return one, two
        offers = mover.view["offers"].get("actions", [])
        others = [act for act in offers if act["type"] in ("hand-over", "exchange", "pass")]
        others.sort(key=lambda act: act["type"] != "hand-over")
        moves = lays(mover)
        do(mover, chance.choice(moves) if moves else others[0])


def cutting_in(visit: Visit) -> tuple[Person, Any, Person, Any, Wire]:
    """Returns a game of Reach in which Ann has the move and Bo may cut in at the same place."""
    for seed in range(20):
        ann, bo, wire = friends(visit, "reach", deal("reach", seed))
        if found := until_both_want_a_place(ann, bo):
            return ann, found[0], bo, found[1], wire
        ann.page.close()
        bo.page.close()
    raise AssertionError("nobody could cut in")


def aim(person: Person) -> None:
    """Chooses a tile that can be laid, and a place for it."""
    player = Layer(person)
    for tile in player.waited("able"):
        if places := player.choose(tile):
            places[0].focus()
            return
        person.page.keyboard.press("Escape")
    raise AssertionError("no tile can be laid")


def aim_at(person: Person, lay: Any) -> None:
    """Chooses the tile and the place of a move."""
    placement = lay["placements"][0]
    place = person.page.locator(f'[data-place="{" ".join(map(str, placement))}"]')
    # A late update of the page puts the tile down again.
    while not (Layer(person).choose(f"hand-{placement[0]}") and place.count()):
        person.page.keyboard.press("Escape")
        person.page.wait_for_timeout(100)
    place.focus()


def test_the_slower_of_a_move_and_an_interception_is_taken_back(
    visit: Visit, server: Serving
) -> None:
    ann, ann_lay, bo, bo_lay, wire = cutting_in(visit)
    bo.sees("status", "Ann is to move. You may cut in")
    lying = bo.page.locator("[data-lies]").count()
    aim_at(bo, bo_lay)
    with wire.held_back():
        aim_at(ann, ann_lay)
        ann.page.keyboard.press("Enter")
        expect(ann.page.locator("[data-lies]")).to_have_count(lying + 1)
        expect(ann.page.locator(".tile.busy")).to_have_count(0)
        bo.page.keyboard.press("Enter")
        # A player's own move is shown at once …
        expect(bo.page.locator(".tile.busy")).to_have_count(1)
    # … and taken back if the other was first, with the reason.
    bo.sees("note", "would lie on another tile")
    expect(bo.page.locator(".tile.busy")).to_have_count(0)
    expect(bo.page.locator("[data-lies]")).to_have_count(lying + 1)
    expect(bo.page.locator('[data-testid^="hand-"].away')).to_have_count(0)


def test_a_claim_keeps_others_from_cutting_in(visit: Visit, server: Serving) -> None:
    ann, _, bo, bo_lay, wire = cutting_in(visit)
    aim_at(bo, bo_lay)
    with wire.held_back():
        ann.tap("act-knock-move")
        ann.sees("status", "you have claimed the move")
        bo.page.keyboard.press("Enter")
        expect(bo.page.locator(".tile.busy")).to_have_count(1)
    bo.sees("note", "Ann has begun a move; wait until it is done")
    expect(bo.page.locator(".tile.busy")).to_have_count(0)
    # Both see the minute.
    for person in (ann, bo):
        expect(person.at("player-A").get_by_test_id("clock")).to_be_visible()


def test_the_first_to_cut_in_has_the_move(visit: Visit, server: Serving) -> None:
    ann, _, bo, bo_lay, _ = cutting_in(visit)
    aim_at(bo, bo_lay)
    bo.page.keyboard.press("Enter")
    expect(bo.at("player-B")).to_have_attribute("aria-current", "true")
    expect(ann.at("player-B")).to_have_attribute("aria-current", "true")
    expect(ann.at("log")).to_contain_text("Bo lays")


def test_an_exchange_comes_too_late_for_a_claimed_move(visit: Visit, server: Serving) -> None:
    ann, bo, wire = friends(visit, "claims", deal("claims"))
    mover = seat_of(ann)
    if mover.game["right"] == "B":
        do(seat_of(bo), lays(seat_of(bo))[0])
    else:
        do(mover, lays(mover)[0])
        other = seat_of(bo)
        do(other, next(act for act in other.view["offers"]["actions"] if act["type"] == "exchange"))
    ann.sees("status", "your move")
    with wire.held_back():
        ann.tap("act-knock-move")
        ann.sees("status", "you have claimed the move")
        bo.tap("act-exchange")
        bo.page.locator('[data-testid^="hand-"].able').first.click()
    bo.sees("note", "Ann has begun a move")
    bo.sees("status", "Ann has claimed the move")
    expect(bo.at("act-exchange")).to_have_count(0)


def test_a_move_comes_too_late_for_a_claimed_exchange(visit: Visit, server: Serving) -> None:
    ann, bo, wire = friends(visit, "claims", deal("claims"))
    a, b = seat_of(ann), seat_of(bo)
    if a.game["right"] == "A":
        do(a, lays(a)[0])
        b.wait(lambda s: s.game["right"] == "B" and s.game["need"] == "any")
    else:
        do(b, lays(b)[0])
        a.wait(lambda s: s.game["right"] == "A")
        do(a, next(act for act in a.view["offers"]["actions"] if act["type"] == "exchange"))
    bo.sees("status", "your move")
    aim(bo)
    with wire.held_back():
        ann.tap("act-knock-exchange")
        ann.sees("status", "you have claimed an exchange")
        bo.page.keyboard.press("Enter")
        expect(bo.page.locator(".tile.busy")).to_have_count(1)
    bo.sees("note", "Ann has begun an exchange")
    expect(bo.page.locator(".tile.busy")).to_have_count(0)
    # After the exchange Bo goes on.
    ann.page.locator('[data-testid^="hand-"].able').first.click()
    bo.sees("status", "your move")
    aim(bo)
    bo.page.keyboard.press("Enter")
    expect(ann.at("log")).to_contain_text("Bo lays")
