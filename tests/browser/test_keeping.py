"""The offline cache of the browser, and that it is deleted with the guest."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from fourfold.catalogue import GAMES
from tests.browser.person import Person
from tests.server.live.test_play import ROW, friends, play

Visit = Callable[..., Person]

#: Returns the addresses in the caches of the service worker, without those of the page itself.
KEPT = """async () => {
  const kept = [];
  for (const name of await caches.keys()) {
    if (name.startsWith("page-")) continue;
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) kept.push(new URL(url).pathname);
  }
  return kept.sort();
}"""
STATUS = "async (path) => (await fetch(path)).status"


def finished(person: Person) -> str:
    """Returns the id of a finished game of others; the service worker is active afterwards."""
    person.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    person.page.reload()
    person.page.wait_for_function("navigator.serviceWorker.controller")
    _, _, a, b, table = friends(person.server)
    play(a, b, ROW)
    a.do("call", line=["a1", "b1", "c1", "d1"])
    b.wait(lambda seat: seat.view.get("outcome"))
    return table


def test_only_what_is_finished_and_public_is_kept_and_leaving_deletes_it(visit: Visit) -> None:
    person = visit("/")
    table = finished(person)
    page, server = person.page, person.server.address
    person.tap("play-here")
    expect(person.at("player-A")).to_be_visible()
    running = page.url.rsplit("/", 1)[1].split("?")[0]
    for path in (f"/api/tables/{running}/replay", f"/api/tables/{running}/picture.svg"):
        assert page.evaluate(STATUS, path) == 200
    page.goto(f"{server}/replay/{table}")
    expect(page.locator("h1")).to_be_visible()
    page.wait_for_load_state("networkidle")
    kept = page.evaluate(KEPT)
    assert f"/api/tables/{table}/replay" in kept
    assert not [path for path in kept if running in path], "a running game is not kept"
    assert page.evaluate("localStorage.length") > 0
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_text("Ann").first).to_be_visible()
    page.context.set_offline(False)

    page.goto(server)
    page.get_by_role("button", name="Settings").click()
    person.tap("forget-me")
    with page.expect_navigation():
        person.tap("forget-me-yes")
    expect(page.get_by_role("button", name="Settings")).to_be_visible()
    assert page.evaluate(KEPT) == []
    assert page.evaluate("localStorage.getItem('fourfold-replays')") is None
    assert person.ask("/api/tables") == []


def test_a_replay_that_is_gone_leaves_the_cache(visit: Visit) -> None:
    person = visit("/")
    table = finished(person)
    page = person.page
    path = f"/api/tables/{table}/replay"
    page.evaluate(STATUS, path)
    assert path in page.evaluate(KEPT)
    gone = "/api/tables/nowhere/replay"
    page.evaluate(
        """async (path) => {
          for (const name of await caches.keys()) {
            const cache = await caches.open(name);
            if (name.startsWith("replays")) await cache.put(path, new Response("old"));
          }
        }""",
        gone,
    )
    assert gone in page.evaluate(KEPT)
    assert page.evaluate(STATUS, gone) == 404
    assert page.evaluate(KEPT) == [path]


def test_the_games_are_known_without_a_connection(visit: Visit) -> None:
    person = visit("/")
    person.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    expect(person.at("game-fulls")).to_be_visible()
    person.page.context.set_offline(True)
    person.page.reload()
    person.tap("more-games")
    for game in GAMES:
        expect(person.at(f"game-{game}")).to_be_visible()


def test_the_games_of_the_last_visit_are_drawn_before_the_server_answers(visit: Visit) -> None:
    person = visit("/")
    expect(person.at("play-computer")).to_be_visible()
    asked = []
    person.page.route("**/api/games", lambda route: asked.append(route))
    person.page.reload()
    expect(person.at("level-3")).to_be_attached()
    (late,) = asked
    (quarto, *_) = person.ask("/api/games")
    late.fulfill(json=[quarto | {"age": 99}])
    expect(person.page.get_by_text("From 99 years").first).to_be_visible()
    expect(person.at("game-fulls")).to_have_count(0)


def test_a_page_that_cannot_have_the_games_says_so_and_tries_again(visit: Visit) -> None:
    person = visit("/")
    page = person.page
    expect(person.at("play-computer")).to_be_visible()
    page.evaluate("localStorage.clear()")
    page.route("**/api/games", lambda route: route.abort())
    page.goto(person.server.address)
    expect(page.get_by_text("could not be loaded")).to_be_visible()
    person.check()
    page.unroute("**/api/games")
    page.get_by_role("button", name="Try again").click()
    expect(person.at("play-computer")).to_be_visible()
