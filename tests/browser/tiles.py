"""A person who lays tiles: takes what the page offers until the game is over."""

from __future__ import annotations

from playwright.sync_api import Locator, TimeoutError

from tests.browser.person import Person

#: What to do when no tile can be laid, the most wished for first.
WITHOUT_A_TILE = ("capture", "take", "draw", "rotate", "give-all", "pass")
#: What is done with a tile of the hand when nothing else can be done.
WITH_A_TILE = ("hand-over", "exchange")


class Layer:
    """Plays a game in which tiles are laid, knowing nothing of its rules."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.exchanges = 0

    @property
    def over(self) -> bool:
        """Whether the page says how it ended."""
        return self.person.at("outcome").count() > 0

    def step(self) -> bool:
        """Does one thing, if there is one to be done."""
        if self.over:
            return False
        if self.person.at("curtain-open").count():
            self.person.tap("curtain-open")
        return self.finish() or self.lay() or self.act()

    def press(self, what: Locator, key: str = "Enter") -> bool:
        """Presses a key on something, unless the other was quicker and it is gone."""
        try:
            what.press(key, timeout=500)
        except TimeoutError:
            return False
        return True

    def finish(self) -> bool:
        """Ends a move that may end."""
        done = self.person.at("lay-done")
        return done.count() > 0 and self.press(done)

    def tiles(self) -> list[Locator]:
        """The tiles of the hand that something can be done with."""
        return self.page.locator('[data-testid^="hand-"].able').all()

    def lay(self) -> bool:
        """Lays the first tile for which there is a place."""
        for tile in self.tiles():
            if not self.press(tile):
                return False
            self.page.wait_for_timeout(150)
            place = self.person.at("place").first
            if place.count():
                return self.press(place)
            self.page.keyboard.press("Escape")
        return False

    def act(self) -> bool:
        """Does what is left to do."""
        for name in WITHOUT_A_TILE:
            if self.offered(name):
                return self.press(self.person.at(f"act-{name}").first)
        for name in WITH_A_TILE:
            if self.offered(name) and self.press(self.person.at(f"act-{name}").first):
                tiles = self.tiles()
                self.exchanges += 1
                return bool(tiles) and self.press(tiles[self.exchanges % len(tiles)])
        return False

    def offered(self, name: str) -> bool:
        """Whether there is such a button, and it can be pressed."""
        return self.page.locator(f'[data-testid="act-{name}"]:enabled').count() > 0
