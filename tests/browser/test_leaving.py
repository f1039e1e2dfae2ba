"""A guest exports their data and deletes their account."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.person import Person

Visit = Callable[..., Person]


def test_a_guest_exports_their_games_and_is_deleted(visit: Visit) -> None:
    person = visit("/", size=(390, 844))
    person.tap("play-here")
    expect(person.at("player-A")).to_be_visible()
    table = person.page.url.rsplit("/", 1)[1].split("?")[0]
    person.page.goto(person.server.address)
    person.page.get_by_role("button", name="Settings").click()
    with person.page.expect_download() as download:
        person.tap("my-data")
    taken = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    assert [one["table"] for one in taken["tables"]] == [table]
    person.tap("forget-me")
    person.check()
    person.tap("forget-me-yes")
    expect(person.page.get_by_role("button", name="Settings")).to_be_visible()
    expect(person.at("forget-me-yes")).to_be_hidden()
    assert person.ask("/api/tables") == []
