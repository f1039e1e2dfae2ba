"""Squares, Quados and Frames in the browser: whole games, races to stop, bluffs, one screen."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.test_pentaraduga import Visit, play
from tests.browser.tiles import Builder, deal, friends, open_table, seat_of
from tests.server.harness.serving import Serving


def test_whole_games_behind_a_screen_are_played_to_the_end(visit: Visit, server: Serving) -> None:
    play(visit, server, ["squares", "quados", "frames", "squares+"])


def lay_all(builder: Builder) -> None:
    """Puts all tiles in a row."""
    builder.waited("unlaid")
    while unlaid := builder.look()["unlaid"]:
        assert builder.lay(unlaid[0])


def test_the_slower_of_two_who_stop_is_told_and_has_a_minute(visit: Visit, server: Serving) -> None:
    ann, bo, wire = friends(visit, "squares", deal("squares"))
    lay_all(Builder(ann))
    lay_all(Builder(bo))
    with wire.held_back():
        ann.tap("act-stop")
        expect(ann.at("status")).to_have_attribute("data-phase", "stopped")
        bo.tap("act-stop")
    bo.sees("note", "Ann has stopped first")
    expect(bo.at("status")).to_have_attribute("data-phase", "open")
    expect(bo.at("act-check")).to_be_enabled()
    expect(ann.at("screen")).to_have_attribute("data-noticed", "open")
    # Both see the minute, which runs for the second.
    for person in (ann, bo):
        expect(person.at("player-B").get_by_test_id("clock")).to_be_visible()
        person.check()
    bo.tap("act-check")
    for person in (ann, bo):
        expect(person.at("outcome")).to_have_attribute("data-winner", "A")
        person.sees("outcome", "whoever was faster wins")
    bo.tap("replay")
    bo.sees("replay-outcome", "whoever was faster wins")


def test_a_drop_bars_the_stop_until_it_is_answered(visit: Visit, server: Serving) -> None:
    ann, bo, wire = friends(visit, "squares", deal("squares"))
    lay_all(Builder(bo))
    with wire.held_back():
        assert Builder(ann).drop()
        expect(ann.at("status")).to_have_attribute("data-phase", "dropped")
        bo.tap("act-stop")
    bo.sees("note", "exchanged")
    bo.sees("screen", "has dropped a tile for you")
    expect(bo.at("act-stop")).to_have_count(0)
    assert Builder(bo).drop()
    for person in (ann, bo):
        expect(person.at("act-stop")).to_be_enabled()
        expect(person.at("act-drop")).to_have_count(0)
    # All tiles except the new one lie where they lay.
    expect(bo.page.locator(".bench [data-lies]")).to_have_count(6)


def test_a_player_who_stops_with_nothing_wins_if_the_other_surrenders(
    visit: Visit, server: Serving
) -> None:
    """The figure of the winner is never shown."""
    ann, bo, _ = friends(visit, "squares", {**deal("squares"), "always_check": False})
    ann.tap("act-stop")
    bo.sees("screen", "has stopped")
    bo.tap("act-surrender")
    for person in (ann, bo):
        expect(person.at("outcome")).to_have_attribute("data-winner", "A")
    bo.sees("outcome", "does not see the other figure")
    bo.sees("screen", "does not show")
    expect(bo.page.locator(".opposite [data-lies]")).to_have_count(0)


def test_arrangements_survive_a_reload_and_a_lost_connection(visit: Visit, server: Serving) -> None:
    person = visit("/", (390, 844))
    open_table(person, "squares", "bot", level="1", options=deal("squares"))
    builder = Builder(person)
    for tile in builder.waited("unlaid")[:3]:
        builder.lay(tile)
    lies = person.page.locator(".bench [data-lies]")
    expect(lies).to_have_count(3)
    # The page reloads at once: the last arrangement must arrive all the same.
    person.page.reload()
    expect(lies).to_have_count(3, timeout=20_000)
    person.page.context.set_offline(True)
    person.page.evaluate("dispatchEvent(new Event('offline'))")
    for tile in builder.look()["unlaid"][:2]:
        builder.lay(tile)
    expect(lies).to_have_count(5)
    person.page.context.set_offline(False)
    person.page.evaluate("dispatchEvent(new Event('online'))")
    for tile in builder.look()["unlaid"]:
        builder.lay(tile)
    expect(lies).to_have_count(7)
    seat_of(person).wait(lambda s: len(s.game["figures"][s.view["seat"]]) == 7)


def test_builders_at_one_screen_build_one_after_the_other(visit: Visit, server: Serving) -> None:
    person = visit("/", (390, 844))
    open_table(person, "squares", "here", names=["Ann", "Bo"], options=deal("squares"))
    builder = Builder(person)
    hands: list[Any] = []
    for _ in range(2):
        expect(person.at("curtain")).to_be_visible()
        expect(person.page.locator('[data-testid^="hand-"]')).to_have_count(0)
        person.check()
        person.tap("curtain-open")
        hands.append(builder.waited("unlaid"))
        lay_all(builder)
        person.tap("act-stop")
    assert not set(hands[0]) & set(hands[1])
    expect(person.at("outcome")).to_be_visible()


def test_a_tile_is_laid_behind_a_screen_by_typing_its_place(visit: Visit, server: Serving) -> None:
    person = visit("/")
    open_table(person, "squares", "bot", level="1", options=deal("squares"))
    tile = Builder(person).waited("unlaid")[0].removeprefix("hand-")
    person.tap("notation-open")
    field = person.at("notation")
    for text, answer in [
        ("hello", "is not a place"),
        (f"{tile}U", "lower left cell"),
        (f"{tile}U@0,0", "Such as"),
    ]:
        field.fill(text)
        field.press("Enter")
        person.sees("notation-help", answer)
    expect(person.page.locator(".bench [data-lies]")).to_have_count(1)
    person.check()
    field.press("Escape")
    expect(person.at("notation-open")).to_be_focused()
