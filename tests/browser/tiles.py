"""A person who lays tiles: takes what the page offers until the game is over."""

from __future__ import annotations

from playwright.sync_api import Error, Locator

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
        #: Grows with every move that led nowhere, so that the next begins otherwise.
        self.vain = 0

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
        # Off turn one could exchange for ever, or cut in with moves that are hard to finish.
        if self.person.at("status").and_(self.page.locator('[data-who="other"]')).count():
            return False
        return self.finish() or self.lay() or self.act() or self.put_back()

    def press(self, what: Locator, key: str = "Enter") -> bool:
        """Presses a key on something, unless the other was quicker and it is gone."""
        try:
            what.press(key, timeout=500)
        except Error:
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
        tiles = self.tiles()
        first = self.vain % max(1, len(tiles))
        for tile in tiles[first:] + tiles[:first]:
            if not self.press(tile):
                return False
            self.page.wait_for_timeout(150)
            places = self.person.at("place").all()
            if places:
                return self.press(places[self.vain % len(places)])
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

    def put_back(self) -> bool:
        """Gives up a move that leads nowhere."""
        back = self.person.at("lay-back")
        self.vain += 1
        return back.count() > 0 and self.press(back)

    def offered(self, name: str) -> bool:
        """Whether there is such a button, and it can be pressed."""
        return self.page.locator(f'[data-testid="act-{name}"]:enabled').count() > 0
