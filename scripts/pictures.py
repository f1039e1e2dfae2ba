"""Draws the pictures of the README anew: ``make pictures``. Needs the font DejaVu Sans Mono."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import resvg_py

from fourfold.locale import Words
from fourfold.quarto import Options, Position, Square, svg
from fourfold.terminal.app import QuartoApp

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
POSITION = "d..4/.7a./.05./8b.. 3"
MOVES = "f b2 0 c3 5 a1 9 d4 a b3 4 c2 3"


async def terminal() -> str:
    """A game under way in a terminal of 80 by 24."""
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


def main() -> None:
    """Writes all pictures."""
    FOLDER.mkdir(exist_ok=True)
    squares = [Square.A4, Square.B3, Square.C2]
    board = svg(Position.parse(POSITION), size=360, highlights=squares)
    (FOLDER / "quarto.svg").write_text(board, encoding="utf-8")
    # Textual names a font on the web; the picture takes one of this machine.
    shot = re.sub(r"@font-face \{.*?\}", "", asyncio.run(terminal()), flags=re.DOTALL)
    png = resvg_py.svg_to_bytes(svg_string=shot.replace("Fira Code", "DejaVu Sans Mono"))
    (FOLDER / "terminal.png").write_bytes(bytes(png))


if __name__ == "__main__":
    main()
