"""Redraws the pictures of the README: ``make pictures``. Needs DejaVu fonts and Chromium."""

from __future__ import annotations

import asyncio
import base64
import re
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Literal

import resvg_py
from babel import Locale
from playwright.sync_api import sync_playwright

from fourfold.locale import LANGUAGES, Words
from fourfold.pentaraduga import EMBLEM, FIVE_COLOURS, Figure, Placement, read_figure
from fourfold.pentaraduga.core.deals import deal_randomly
from fourfold.quarto import Options, Position, Square, svg
from fourfold.terminal.app import QuartoApp
from tests.browser.person import Person
from tests.browser.tiles import Layer
from tests.server.harness.serving import serving

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
POSITION = "d..4/.7a./.05./8b.. 3"
#: Seven tiles with four squares, and a ring.
FIGURE = "oRoU@0,0 rOrL@-1,0 oYoD@0,1 bGyR@0,2 yOrR@2,0 yOyD@1,2 gYoR@3,1"
#: The thirteen tiles without bGy, with a proved maximum of four rings.
FOUR_RINGS = "oRo,oYoRU,yOrD,rOrLU,rOyRD,yGyD,gYoL,yOyLD,oYgUD,gYgRD,yGbRD,bGbD,gBgLD"
RING = "oRoU@-1,1 gYoL@1,0 yGyD@0,-1 rOyR@-1,-1"
#: The seed of the deal in the pictures of Pentaraduga tables.
SEED = 5
MOVES = "f b2 0 c3 5 a1 9 d4 a b3 4 c2 3"


async def terminal() -> str:
    """Returns a screenshot of a game in a terminal of 80 × 24 characters, as SVG."""
    app = QuartoApp(
        Words("en"), opponent="person", options=Options(starter="first"), names=("Ann", "Bo")
    )
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        for word in MOVES.split():
            await pilot.press(*word, "enter")
        await pilot.press("d", "1")
        await pilot.pause()
        return app.export_screenshot(title="fourfold quarto play")


def web() -> None:
    """Takes screenshots of the web app on a desktop and on phones."""
    with (
        TemporaryDirectory() as folder,
        serving(f"sqlite+aiosqlite:///{folder}/fourfold.db") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox", "--disable-gpu"]
        )

        def page(width: int, height: int, scheme: Literal["light", "dark"]) -> Person:
            context = browser.new_context(
                viewport={"width": width, "height": height},
                color_scheme=scheme,
                reduced_motion="reduce",
            )
            opened = context.new_page()
            opened.goto(server.address)
            return Person(opened, server)

        home = page(390, 800, "light")
        home.at("play-computer").wait_for()
        home.page.screenshot(path=FOLDER / "home-phone.png")
        for width, height, scheme, name in (
            (1180, 760, "light", "table"),
            (390, 800, "dark", "table-phone"),
        ):
            person = page(width, height, scheme)  # type: ignore[arg-type]
            play_some(person)
            person.page.screenshot(path=FOLDER / f"{name}.png")
        languages(page(360, 640, "light"))
        for width, height, scheme, name, game, steps in (
            (1180, 760, "light", "pentaraduga-table", "fulls", 14),
            (390, 800, "dark", "pentaraduga-phone", "doubles", 9),
        ):
            person = page(width, height, scheme)  # type: ignore[arg-type]
            lay_some(person, game, steps)
            person.page.screenshot(path=FOLDER / f"{name}.png")
        browser.close()


def play_some(person: Person) -> None:
    """Opens a game of Quarto on one screen and plays some moves."""
    body = {
        "game": "quarto",
        "opponent": {"kind": "here"},
        "names": ["Ann", "Bo"],
        "options": {"starter": "first"},
    }
    table = person.ask("/api/tables", body)
    person.page.goto(f"{person.server.address}/table/{table['table']}")
    person.play(MOVES)


def languages(person: Person) -> None:
    """Takes screenshots of a Quarto table in every language, on one sheet."""
    play_some(person)
    # After this move the page shows both the prompt and the call button.
    person.place("d1")
    person.settled()
    sheet = []
    for language in LANGUAGES:
        person.speak(language)
        shot = base64.b64encode(person.page.screenshot()).decode()
        name = Locale.parse(language, sep="-").get_display_name()
        image = f'<img src="data:image/png;base64,{shot}">'
        sheet.append(f"<figure>{image}<figcaption>{name}</figcaption></figure>")
    style = (
        "body { margin: 12px; display: grid; grid-template-columns: repeat(9, 1fr); gap: 12px;"
        " font: 15px sans-serif; background: #fff; } figure { margin: 0; text-align: center; }"
        " img { width: 100%; border: 1px solid #ccc; border-radius: 8px; display: block; }"
    )
    person.page.set_viewport_size({"width": 1980, "height": 1000})
    person.page.set_content(f"<style>{style}</style>{''.join(sheet)}")
    person.page.screenshot(path=FOLDER / "languages.jpg", type="jpeg", quality=80, full_page=True)


def lay_some(person: Person, game: str, steps: int) -> None:
    """Opens a game of Pentaraduga on one screen, plays some moves and selects a tile."""
    hands = deal_randomly(FIVE_COLOURS, Random(SEED))
    body = {
        "game": game,
        "opponent": {"kind": "here"},
        "names": ["Ann", "Bo"],
        "options": {"deal": [[str(tile) for tile in hand] for hand in hands]},
    }
    table = person.ask("/api/tables", body)
    person.page.goto(f"{person.server.address}/table/{table['table']}")
    layer = Layer(person)
    person.at("curtain-open").or_(person.at("status")).first.wait_for()
    for _ in range(steps):
        layer.step()
        person.page.wait_for_timeout(300)
    if person.at("curtain-open").count():
        person.tap("curtain-open")
    for tile in person.page.locator('[data-testid^="hand-"].able').all():
        tile.click()
        person.page.wait_for_timeout(300)
        if person.at("place").count():
            return


def pentaraduga() -> None:
    """Writes the pictures of Pentaraduga figures."""
    figure, ring = (Figure(map(Placement.parse, text.split())) for text in (FIGURE, RING))
    for name, picture in {
        "figure": figure.svg(size=200, highlight=["squares"]),
        "ring": ring.svg(size=160, highlight=["rings"]),
        "safe": figure.svg(size=200, palette="safe", patterns=True),
        "four-rings": read_figure(FOUR_RINGS).svg(size=320, highlight=["rings"]),
        "emblem": EMBLEM.svg(size=320),
    }.items():
        (FOLDER / f"pentaraduga-{name}.svg").write_text(picture, encoding="utf-8")


def main() -> None:
    """Writes all pictures."""
    web()
    FOLDER.mkdir(exist_ok=True)
    pentaraduga()
    squares = [Square.A4, Square.B3, Square.C2]
    board = svg(Position.parse(POSITION), size=360, highlights=squares)
    (FOLDER / "quarto.svg").write_text(board, encoding="utf-8")
    # Textual refers to a web font, which the renderer cannot load.
    shot = re.sub(r"@font-face \{.*?\}", "", asyncio.run(terminal()), flags=re.DOTALL)
    png = resvg_py.svg_to_bytes(svg_string=shot.replace("Fira Code", "DejaVu Sans Mono"))
    (FOLDER / "terminal.png").write_bytes(bytes(png))


if __name__ == "__main__":
    main()
