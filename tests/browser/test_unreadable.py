"""Pages of a stored game that this version cannot read."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.api.test_unreadable import changed, played
from tests.server.harness.serving import WIDE, serving

FLYING = """INSERT INTO events SELECT "table", 2, seat, at, '{"type":"fly"}', 'x' FROM events"""


@pytest.mark.parametrize(
    ("statement", "reason", "board"),
    [
        ("UPDATE tables SET game = 'chess'", "There is no game “chess”; there is: quarto", False),
        (FLYING, "Event 2 is not possible: The action cannot be read: “type=fly”", True),
    ],
    ids=["game", "event"],
)
def test_the_page_says_why_a_game_cannot_be_read_and_has_its_record(
    browser: Browser, tmp_path: Path, statement: str, reason: str, board: bool
) -> None:
    path = tmp_path / "games.db"
    database = f"sqlite+aiosqlite:///{path}"
    ann, table = played(database)
    changed(path, statement)
    cookie = str(ann.http.cookies["fourfold"])
    with serving(database, limits=WIDE) as server:
        context = browser.new_context(locale="en-GB", base_url=server.address)
        context.add_cookies([{"name": "fourfold", "value": cookie, "url": server.address}])
        page = context.new_page()
        for place in ("table", "replay"):
            page.goto(f"/{place}/{table}")
            expect(page.get_by_test_id("unreadable")).to_contain_text(reason)
            squares = page.get_by_test_id("square-a1")
            expect(squares).to_have_count(1 if board else 0)
            for resign in page.get_by_test_id("resign").all():
                expect(resign).to_be_disabled()
            with page.expect_download() as download:
                page.get_by_test_id("save-stored").click()
            record = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
            assert record["events"][0]["action"] == {"type": "give", "piece": "0"}
        page.goto("/games")
        expect(page.get_by_test_id(f"game-{table}")).to_be_visible()
        context.close()
