"""People at tables of Pentaraduga: they take what the page offers, knowing nothing of the rules."""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from random import Random
from typing import Any

from playwright.sync_api import Error, Locator, Page, WebSocketRoute

from fourfold.pentaraduga.games import GAMES
from fourfold.pentaraduga.tiles import FIVE_COLOURS, TILES
from tests.browser.person import Person
from tests.server.serving import Seat, Serving

#: What to do when no tile can be laid, the most wished for first.
WITHOUT_A_TILE = ("capture", "take", "draw", "rotate", "give-all", "pass")
#: What is done with a tile of the hand when nothing else can be done.
WITH_A_TILE = ("hand-over", "exchange")
#: More than anybody does in any of these games.
MOST = 100
#: How often one looks in vain before it is clear that nothing more will happen.
VAIN = 2_000
#: By how many milliseconds the clock is put forward while everybody waits for the computer.
STEP = 2_000

#: All that a player needs to see, at one glance.
LOOK = """() => {
  const all = (name) => [...document.querySelectorAll(`[data-testid^="${name}"]`)];
  const there = (name) => document.querySelector(`[data-testid="${name}"]`) !== null;
  const status = document.querySelector('[data-testid="status"]');
  return {
    over: there("outcome"),
    curtain: there("curtain-open"),
    who: status?.dataset.who ?? null,
    phase: status?.dataset.phase ?? null,
    done: there("lay-done"),
    back: there("lay-back"),
    able: all("hand-").filter((e) => e.matches(".able")).map((e) => e.dataset.testid),
    unlaid: all("hand-").filter((e) => e.closest(".bench") && !e.matches(".away"))
      .map((e) => e.dataset.testid),
    acts: all("act-").filter((e) => !e.disabled).map((e) => e.dataset.testid.slice(4)),
  };
}"""
#: The server has said where the chosen tile may lie, or the tile is chosen no longer.
ANSWERED = """() =>
  document.querySelector('[data-testid="place"], [data-placeless="true"]') !== null ||
  document.querySelector('[data-testid^="hand-"][aria-pressed="true"]') === null"""


def deal(game: str, seed: int = 1) -> dict[str, Any]:
    """The options of a table at which the tiles are the same every time."""
    tiles = [str(tile) for tile in (TILES if GAMES[game].pieces == len(TILES) else FIVE_COLOURS)]
    Random(seed).shuffle(tiles)
    half = len(tiles) // 2
    return {"deal": [tiles[:half], tiles[half:]]}


def open_table(person: Person, game: str, kind: str, **more: Any) -> Any:
    """A table of this game, and this person at it."""
    opponent = {"kind": kind, **({"level": more.pop("level")} if "level" in more else {})}
    opened = person.ask("/api/tables", {"game": game, "opponent": opponent, **more})
    person.page.goto(f"{person.server.address}/table/{opened['table']}")
    return opened


def friends(
    visit: Callable[..., Person], game: str, options: Mapping[str, Any], **more: Any
) -> tuple[Person, Person, Wire]:
    """Ann is A, and Bo who came by her link is B; what Bo hears can be held back."""
    ann = visit("/")
    opened = open_table(ann, game, "friend", name="Ann", options=options, **more)
    bo = visit("/", (390, 844))
    wire = Wire(bo.page)
    bo.ask(f"/api/invites/{opened['invite']}", {"name": "Bo", "agreed": True})
    bo.page.goto(f"{bo.server.address}/table/{opened['table']}")
    for person in (ann, bo):
        person.at("player-A").wait_for()
    return ann, bo, wire


class Wire:
    """What a page hears of its table, which may be late."""

    def __init__(self, page: Page) -> None:
        self._late: list[Callable[[], None]] | None = None
        page.route_web_socket(re.compile("/live$"), self._route)

    def _route(self, route: WebSocketRoute) -> None:
        def hear(message: str | bytes) -> None:
            if self._late is None:
                route.send(message)
            else:
                self._late.append(lambda: route.send(message))

        route.connect_to_server().on_message(hear)

    @contextmanager
    def held_back(self) -> Iterator[None]:
        """In the meantime the page knows nothing of what others do."""
        self._late = []
        yield
        late, self._late = self._late, None
        for deliver in late:
            deliver()


def seat_of(person: Person, which: str | None = None) -> Seat:
    """The seat of somebody, or one of two here, to do quickly what is not to be looked at."""
    page, server = person.page, person.server
    cookie = next(one["value"] for one in page.context.cookies() if one["name"] == "fourfold")
    table = page.url.rsplit("/", 1)[1]
    info = person.ask(f"/api/tables/{table}")
    seat = Seat(server, cookie, table, which or info["seats"][0], 0)
    seat.wait(lambda s: s.view)
    return seat


def against_the_computer(person: Person, game: str, level: str = "3") -> Player:
    """A table of this game, with the computer."""
    open_table(person, game, "bot", level=level, options=deal(game))
    return Builder(person) if GAMES[game].style == "screen" else Layer(person)


def play_out(server: Serving, players: Mapping[str, Player]) -> None:
    """All games at the same time, a page each, since much of a game is waiting."""
    done, vain = Counter[str](), 0
    while running := {game: player for game, player in players.items() if not player.over}:
        acted = [game for game, player in running.items() if player.step()]
        done.update(acted)
        vain = 0 if acted else vain + 1
        assert vain < VAIN, sorted(running)
        assert max(done.values(), default=0) < MOST, done
        if not acted:
            server.clock.ahead += STEP
            next(iter(running.values())).page.wait_for_timeout(30)


class Player:
    """Somebody at a table."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.over = False

    def look(self) -> Any:
        """What there is to see."""
        seen = self.page.evaluate(LOOK)
        self.over = seen["over"]
        return seen

    def waited(self, name: str) -> Any:
        """Something that is to be seen, as soon as it is."""
        until = time.monotonic() + 30
        while not (found := self.look()[name]):
            assert time.monotonic() < until, name
            self.page.wait_for_timeout(50)
        return found

    def step(self) -> bool:
        """Does one thing, if there is one to be done."""
        raise NotImplementedError

    def press(self, what: Locator | str, key: str = "Enter") -> bool:
        """Presses a key on something, unless the other was quicker and it is gone."""
        try:
            (self.person.at(what).first if isinstance(what, str) else what).press(key, timeout=2000)
        except Error:
            return False
        return True


class Layer(Player):
    """Plays a game in which tiles are laid."""

    def __init__(self, person: Person) -> None:
        super().__init__(person)
        self.exchanges = 0
        #: How many moves of this turn led nowhere: the next begins otherwise, or is none.
        self.vain = 0

    def step(self) -> bool:
        seen = self.look()
        if seen["over"]:
            return False
        if seen["curtain"]:
            return self.press("curtain-open")
        # Off turn one could exchange for ever, or cut in with moves that are hard to finish.
        if seen["who"] in ("other", None):
            self.vain = 0
            return False
        if seen["done"]:
            return self.press("lay-done")
        if self.vain > 1 and self.act(seen["acts"]):
            self.vain = 0
            return True
        return self.lay(seen["able"]) or self.act(seen["acts"]) or self.put_back()

    def lay(self, tiles: list[str]) -> bool:
        """Lays the first tile for which there is a place."""
        first = self.vain % max(1, len(tiles))
        for tile in tiles[first:] + tiles[:first]:
            places = self.choose(tile)
            if places and self.press(places[self.vain // len(tiles) % len(places)]):
                return True
            self.page.keyboard.press("Escape")
        return False

    def choose(self, tile: str) -> list[Locator]:
        """Takes a tile up; where it may be laid."""
        if not self.press(tile):
            return []
        self.page.wait_for_function(ANSWERED, timeout=20_000)
        return self.person.at("place").all()

    def act(self, acts: list[str]) -> bool:
        """Does what is left to do."""
        for name in WITHOUT_A_TILE:
            if name in acts:
                return self.press(f"act-{name}")
        for name in WITH_A_TILE:
            if name in acts and self.press(f"act-{name}"):
                tiles = self.look()["able"]
                self.exchanges += 1
                return bool(tiles) and self.press(tiles[self.exchanges % len(tiles)])
        return False

    def put_back(self) -> bool:
        """Gives up a move that leads nowhere."""
        if not self.person.at("lay-back").count():
            return False
        self.vain += 1
        return self.press("lay-back")


class Builder(Player):
    """Plays a game behind a screen: puts all tiles in a row, and stops."""

    def step(self) -> bool:
        seen = self.look()
        acts = seen["acts"]
        if seen["over"]:
            return False
        if seen["curtain"]:
            return self.press("curtain-open")
        for name in ("begin", "extend"):
            if name in acts:
                return self.press(f"act-{name}")
        if seen["phase"] == "answering" and "drop" in acts:
            return self.drop()
        if seen["unlaid"] and seen["able"]:
            return self.lay(seen["unlaid"][0])
        for name in ("check", "stop"):
            if name in acts:
                return self.press(f"act-{name}")
        return False

    def lay(self, tile: str) -> bool:
        """Takes a tile up and lays it where it appears, at the end of the row."""
        return self.press(tile) and self.press("place")

    def drop(self) -> bool:
        """Gives a tile away."""
        tile = self.page.locator('.actions [data-testid^="hand-"]').first
        return self.press("act-drop") and self.press(tile)
