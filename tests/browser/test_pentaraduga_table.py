"""The tables of Pentaraduga: phones, axe, every way to lay a tile, help, referees, one screen."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from fourfold.pentaraduga.games import GAMES
from tests.browser.conftest import watch
from tests.browser.person import Person
from tests.browser.test_pentaraduga import Visit
from tests.browser.test_pentaraduga_races import cells, do, lays
from tests.browser.tiles import Builder, Layer, deal, friends, open_table, seat_of
from tests.server.harness.serving import SeatClient, Serving


def here(person: Person, game: str, **options: Any) -> Layer:
    """Returns two people at one screen; the starter has looked at the tiles."""
    open_table(person, game, "here", names=["Ann", "Bo"], options={**deal(game), **options})
    person.tap("curtain-open")
    return Layer(person)


def test_tables_of_all_games_are_accessible_on_phones(visit: Visit, server: Serving) -> None:
    person = visit("/", (390, 844))
    for index, game in enumerate(GAMES):
        # Also on the smallest phones and in dark mode.
        person.page.set_viewport_size(
            {"width": 390, "height": 844} if index % 2 else {"width": 320, "height": 640}
        )
        person.page.emulate_media(color_scheme="dark" if index % 3 == 0 else "light")
        open_table(person, game, "here", names=["Ann", "Bo"], options=deal(game))
        person.tap("curtain-open")
        player = Builder(person) if GAMES[game].style == "screen" else None
        if player:
            player.lay(player.waited("unlaid")[0])
        else:
            Layer(person).choose(Layer(person).waited("able")[0])
        person.check()
        person.shoot(f"phone-{game}")


def places_of(person: Person) -> Any:
    return person.page.locator('[data-testid="place"]')


def test_a_tile_is_dragged_to_its_place(visit: Visit, server: Serving) -> None:
    person = visit("/")
    player = here(person, "fulls")
    tile = player.waited("able")[0]
    box, field = person.at(tile).bounding_box(), person.page.locator(".field").bounding_box()
    assert box
    assert field
    mouse = person.page.mouse
    mouse.move(box["x"] + 20, box["y"] + 20)
    mouse.down()
    mouse.move(field["x"] + 300, field["y"] + 300, steps=4)
    expect(places_of(person).first).to_be_attached()
    mouse.move(field["x"] + field["width"] / 2, field["y"] + field["height"] / 2, steps=4)
    expect(person.page.locator(".ghost")).to_have_count(1)
    mouse.up()
    expect(person.page.locator(f'[data-lies="{tile.removeprefix("hand-")}"]')).to_have_count(1)


def test_the_first_tap_previews_a_tile_and_the_second_lays_it(
    browser: Browser, server: Serving
) -> None:
    errors: list[str] = []
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True
    )
    page = context.new_page()
    watch(page, errors)
    page.goto(server.address)
    person = Person(page, server)
    open_table(person, "fulls", "here", names=["Ann", "Bo"], options=deal("fulls"))
    person.at("curtain-open").tap()
    person.at(Layer(person).waited("able")[0]).tap()
    expect(places_of(person)).to_have_count(4)
    field = page.locator(".field").bounding_box()
    assert field
    middle = field["x"] + field["width"] / 2, field["y"] + field["height"] / 2
    page.touchscreen.tap(*middle)
    expect(page.locator(".ghost")).to_have_count(1)
    expect(page.locator("[data-lies]")).to_have_count(0)
    person.at("field-turn").tap()
    expect(page.locator("[data-lies]")).to_have_count(0)
    page.touchscreen.tap(*middle)
    expect(page.locator("[data-lies]")).to_have_count(1)
    context.close()
    assert not errors


def test_a_tile_is_laid_by_keyboard(visit: Visit, server: Serving) -> None:
    person = visit("/")
    player = here(person, "fulls")
    keyboard = person.page.keyboard
    tile = player.waited("able")[0]
    focused = "document.activeElement?.dataset?.testid ?? ''"
    for _ in range(40):
        if person.page.evaluate(focused) == tile:
            break
        keyboard.press("Tab")
    keyboard.press("Enter")
    expect(places_of(person).first).to_be_focused()
    keyboard.press("r")
    keyboard.press("Enter")
    expect(person.page.locator("[data-lies]")).to_have_count(1)
    # The turn has passed: the curtain hides the other's tiles.
    expect(person.at("curtain")).to_contain_text("Hand the device to")


def test_a_tile_is_laid_by_typing_its_notation(visit: Visit, server: Serving) -> None:
    person = visit("/")
    player = here(person, "fulls")
    tile = player.waited("able")[0].removeprefix("hand-")
    person.at(f"hand-{tile}").focus()
    person.page.keyboard.press("/")
    field = person.at("notation")
    expect(field).to_be_focused()
    for text, answer in [
        ("what", "is not a place"),
        ("vVv", "is not a place" if tile == "vVv" else "cannot be laid now"),
        (tile, "several places"),
        (f"{tile}U@7,7", "is no place for it"),
    ]:
        field.fill(text)
        field.press("Enter")
        person.sees("notation-help", answer)
    person.check()
    person.shoot("typing")
    field.fill(f"{tile}R")
    field.press("Enter")
    expect(person.page.locator(f'[data-lies="{tile}"]')).to_have_count(1)


@pytest.mark.parametrize("aids", ["places", "none"])
def test_with_reduced_aids_players_find_the_places_themselves(
    visit: Visit, server: Serving, aids: str
) -> None:
    person = visit("/", (390, 844))
    player = here(person, "fulls", aids=aids)
    tile = player.waited("able")[0]
    player.press(tile)
    expect(places_of(person)).to_have_count(4 if aids == "places" else 1)
    if aids == "places":
        expect(person.page.locator(".place.full")).to_have_count(0)
        return
    # Without aids the player moves and turns the tile until they drop it.
    person.sees("status", "Tap where the tile is to lie")
    expect(places_of(person)).to_be_focused()
    before = places_of(person).get_attribute("data-place")
    for key in ("ArrowUp", "r"):
        person.page.keyboard.press(key)
    after = places_of(person).get_attribute("data-place")
    assert after
    assert after.split()[1] == "R"
    assert after != before
    person.check()
    person.page.keyboard.press("Enter")
    person.tap("lay-done")
    expect(person.page.locator("[data-lies]")).to_have_count(1)
    expect(person.at("curtain")).to_be_visible()
    # A tile that does not fit is refused and returns to the hand.
    person.tap("curtain-open")
    mover = seat_of(person).game["right"]
    wrong = wrong_lay(seat_of(person, mover))
    person.at(f"hand-{wrong[0]}").focus()
    person.page.keyboard.press("/")
    person.at("notation").fill(f"{wrong[0]}{wrong[1]}@{wrong[2]},{wrong[3]}")
    person.page.keyboard.press("Enter")
    person.sees("note", "does not fit there")
    expect(person.page.locator("[data-lies]")).to_have_count(1)
    expect(person.page.locator(".tile.busy")).to_have_count(0)


def wrong_lay(seat: SeatClient) -> list[Any]:
    """Returns a placement beside the only tile of the figure that breaks a rule."""
    lying = seat.game["figures"]["common"][0]
    right = 0 if seat.game["right"] == "A" else 1
    tile = next((t for t in seat.game["hands"][right] if t), None)
    if tile is None:
        raise AssertionError("the hand is closed")
    across = cells({"placements": [lying]})
    x, y = max(across)
    # Of the other parity, so that the joint is rough whatever the colours are.
    parity = (lying[2] + lying[3] + (lying[1] in "RU")) % 2
    options = [[tile, way, x + 1, y] for way in ("U", "D")]
    return next(one for one in options if (one[2] + one[3] + (one[1] in "RU")) % 2 != parity)


def test_a_wrong_move_stands_until_the_partner_protests(visit: Visit, server: Serving) -> None:
    """Both players see the penalty."""
    ann, bo, _ = friends(visit, "fulls", {**deal("fulls"), "referee": "players"})
    a, b = seat_of(ann), seat_of(bo)
    first, second, offender = (a, b, bo) if a.game["right"] == "A" else (b, a, ann)
    do(first, lays(first)[0])
    second.wait(lambda s: s.game["figures"]["common"])
    tile, way, x, y = wrong_lay(second)
    offender.sees("status", "your move")
    offender.tap("notation-open")
    offender.at("notation").fill(f"{tile}{way}@{x},{y}")
    offender.page.keyboard.press("Enter")
    for person in (ann, bo):
        expect(person.page.locator("[data-lies]")).to_have_count(2)
    victim = ann if offender is bo else bo
    victim.check()
    victim.tap("act-protest")
    for person in (ann, bo):
        person.sees("note", "protests and is right: the tile comes back")
        expect(person.page.locator("[data-lies]")).to_have_count(1)
        expect(person.at("log")).to_contain_text("protests and is right")
    victim.sees("status", "your move")
    # There is nothing left to protest against, and the page says so.
    victim.tap("act-protest")
    victim.sees("note", "nothing to protest against")


def test_doubles_at_one_screen_alternate(visit: Visit, server: Serving) -> None:
    person = visit("/", (390, 844))
    open_table(person, "doubles", "here", names=["Ann", "Bo"], options=deal("doubles"))
    player = Layer(person)
    called = []
    for _ in range(4):
        expect(person.at("curtain")).to_be_visible(timeout=20_000)
        expect(person.page.locator('[data-testid^="hand-"]')).to_have_count(0)
        called.append(person.at("curtain").inner_text().split("\n")[0])
        person.tap("curtain-open")
        for _ in range(60):
            if player.look()["curtain"] or player.over:
                break
            player.step()
            person.page.wait_for_timeout(30)
    assert {re.sub(r".* (Ann|Bo)\.", r"\1", words) for words in called} == {"Ann", "Bo"}


def test_the_start_figure_of_reach_uses_a_tile_that_is_handed_over(
    visit: Visit, server: Serving
) -> None:
    """One player hands a tile over; the other sees it and lays it with one of their own."""
    person = visit("/", (390, 844))
    player = here(person, "reach")
    person.tap("act-hand-over")
    person.at(player.waited("able")[0]).click()
    person.tap("curtain-open")
    expect(person.page.locator('[data-testid^="hand-"]')).to_have_count(3)
    places = player.choose(player.waited("able")[0])
    assert places
    player.press(places[0])
    person.sees("status", "next tile of this move")
    for tile in player.waited("able"):
        if places := player.choose(tile):
            player.press(places[0])
            expect(person.page.locator("[data-lies]")).to_have_count(2)
            return
        person.sees("status", "no place for this tile now")
    # A dead end with these tiles: they can be put back.
    person.tap("lay-back")
    expect(person.page.locator("[data-lies]")).to_have_count(0)


def test_a_finger_chooses_a_tile_before_it_is_given_away(visit: Visit, server: Serving) -> None:
    person = visit("/", (390, 844), touch=True)
    open_table(person, "claims", "here", names=["Ann", "Bo"], options=deal("claims"))
    person.at("curtain-open").tap()
    person.at("act-knock-exchange").tap()
    tiles = person.page.locator('[data-testid^="hand-"]')
    expect(person.at("act-exchange")).to_have_attribute("aria-pressed", "true")
    for tile in (tiles.nth(1), tiles.first):
        tile.tap()
        expect(tile).to_have_attribute("aria-pressed", "true")
    person.at("act-exchange").tap()
    person.sees("curtain", "Bo")
