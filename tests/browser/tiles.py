"""Players of Pentaraduga who use only what the page offers and know no rules."""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from random import Random
from typing import Any

from playwright.sync_api import Error, Locator, Page, WebSocketRoute

from fourfold.pentaraduga.core.tiles import FIVE_COLOURS, TILES
from fourfold.pentaraduga.games import GAMES
from tests.browser.person import Person
from tests.server.harness.serving import SeatClient, Serving

#: The actions without a tile, by preference, if no tile can be laid.
WITHOUT_A_TILE = ("capture", "take", "draw", "rotate", "give-all", "pass")
#: The actions with a tile of the hand, if there is nothing else to do.
WITH_A_TILE = ("hand-over", "exchange")
#: The limit of steps: more than any of these games needs.
MAX_STEPS = 100
#: The number of looks without a step after which a game counts as stalled.
VAIN_LOOKS = 2_000
#: The advance of the server's clock while everybody waits for the computer.
ADVANCE_MS = 2_000

#: Returns everything that a player needs to see, in one evaluation.
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
#: Waits until the server has sent the places of the chosen tile, or it is no longer chosen.
ANSWERED = """() =>
  document.querySelector('[data-testid="place"], [data-placeless="true"]') !== null ||
  document.querySelector('[data-testid^="hand-"][aria-pressed="true"]') === null"""


def deal(game: str, seed: int = 1) -> dict[str, Any]:
    """Returns the options of a table with a fixed deal."""
    tiles = [str(tile) for tile in (TILES if GAMES[game].pieces == len(TILES) else FIVE_COLOURS)]
    Random(seed).shuffle(tiles)
    half = len(tiles) // 2
    return {"deal": [tiles[:half], tiles[half:]]}


def open_table(person: Person, game: str, kind: str, **more: Any) -> Any:
    """Opens a table of a game with a person at it."""
    opponent = {"kind": kind, **({"level": more.pop("level")} if "level" in more else {})}
    opened = person.ask("/api/tables", {"game": game, "opponent": opponent, **more})
    person.page.goto(f"{person.server.address}/table/{opened['table']}")
    return opened


def friends(
    visit: Callable[..., Person], game: str, options: Mapping[str, Any], **more: Any
) -> tuple[Person, Person, Wire]:
    """Returns Ann as A, Bo as B, who came by her link, and the connection of Bo."""
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
    """The connection of a page to its table, which can be delayed."""

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
        """Holds back all messages to the page within the block."""
        self._late = []
        yield
        late, self._late = self._late, None
        for deliver in late:
            deliver()


def seat_of(person: Person, which: str | None = None) -> SeatClient:
    """Returns a seat to act through the API, for steps that are not under test."""
    page, server = person.page, person.server
    cookie = next(one["value"] for one in page.context.cookies() if one["name"] == "fourfold")
    table = page.url.rsplit("/", 1)[1]
    info = person.ask(f"/api/tables/{table}")
    seat = SeatClient(server, cookie, table, which or info["seats"][0], 0)
    seat.wait(lambda s: s.view)
    return seat


def against_the_computer(person: Person, game: str, level: str = "3") -> Player:
    """Opens a table of a game against the computer."""
    open_table(person, game, "bot", level=level, options=deal(game))
    return Builder(person) if GAMES[game].style == "screen" else Layer(person)


def play_out(server: Serving, players: Mapping[str, Player]) -> None:
    """Plays all games concurrently, a page each, since much of a game is waiting."""
    done, vain = Counter[str](), 0
    while running := {game: player for game, player in players.items() if not player.over}:
        acted = [game for game, player in running.items() if player.step()]
        done.update(acted)
        vain = 0 if acted else vain + 1
        assert vain < VAIN_LOOKS, sorted(running)
        assert max(done.values(), default=0) < MAX_STEPS, done
        if not acted:
            server.clock.ahead += ADVANCE_MS
            next(iter(running.values())).page.wait_for_timeout(30)


class Player:
    """A player at a table."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.over = False

    def look(self) -> Any:
        """Returns what the player sees."""
        seen = self.page.evaluate(LOOK)
        self.over = seen["over"]
        return seen

    def waited(self, name: str) -> Any:
        """Returns a value of the look as soon as it is there."""
        until = time.monotonic() + 30
        while not (found := self.look()[name]):
            assert time.monotonic() < until, name
            self.page.wait_for_timeout(50)
        return found

    def step(self) -> bool:
        """Takes one step, if there is one; returns whether it did."""
        raise NotImplementedError

    def press(self, what: Locator | str, key: str = "Enter") -> bool:
        """Presses a key on an element; returns False if it is gone, since the other was quicker."""
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
        #: The dead ends of this turn: the next move begins with another tile, or there is none.
        self.vain = 0

    def step(self) -> bool:
        seen = self.look()
        if seen["over"]:
            return False
        if seen["curtain"]:
            return self.press("curtain-open")
        # Off turn a player could exchange for ever, or cut in with moves that are hard to finish.
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
        """Chooses a tile; returns the places where it may be laid."""
        if not self.press(tile):
            return []
        self.page.wait_for_function(ANSWERED, timeout=20_000)
        return self.person.at("place").all()

    def act(self, acts: list[str]) -> bool:
        """Takes one of the other actions."""
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
        """Takes back a move that leads to a dead end."""
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
        """Chooses a tile and lays it where it appears, at the end of the row."""
        return self.press(tile) and self.press("place")

    def drop(self) -> bool:
        """Gives a tile away."""
        tile = self.page.locator('.actions [data-testid^="hand-"]').first
        return self.press("act-drop") and self.press(tile)
