"""What the server gives to learn from."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from fourfold.pentaraduga.lessons import lessons
from fourfold.pentaraduga.pages import PAGES
from tests.server.serving import Guest, Serving, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder: Path = tmp_path_factory.mktemp("learning")
    with serving(f"sqlite+aiosqlite:///{folder}/fourfold.db") as running:
        yield running


@pytest.fixture
def guest(server: Serving) -> Guest:
    return server.guest()


def test_the_overview_lists_pages_lessons_and_trainers(guest: Guest) -> None:
    overview = guest.get("/api/learn/en")
    assert [page["id"] for page in overview["pages"]] == list(PAGES)
    assert [lesson["id"] for lesson in overview["lessons"]] == list(lessons())
    assert overview["trainers"] == ["fit", "unseen", "line"]
    fulls = overview["pages"][1]
    assert (fulls["title"], fulls["age"]) == ("Fulls", 9)
    assert fulls["picture"]["figure"][0] == ["gBg", "U", 0, 0]


def test_pages_come_in_the_language_that_is_wished_for_or_in_english(guest: Guest) -> None:
    titles = {
        wish: guest.get(f"/api/learn/{wish}/pages/fulls")["title"] for wish in ("en", "ru-RU", "eo")
    }
    assert titles == {"en": "Fulls", "ru-RU": "Полные", "eo": "Fulls"}
    assert guest.get("/api/learn/eo/pages/fulls")["language"] == "en"
    assert guest.get("/api/learn/ru/glossary")["entries"][0]["title"][0] == "Б"


def test_an_exercise_knows_its_answers(guest: Guest) -> None:
    blocks = guest.get("/api/learn/en/pages/basics")["blocks"]
    asked = next(block for block in blocks if block["type"] == "places")
    assert [place["verdict"] for place in asked["places"]] == ["fits", "clash", "rough", "fits"]


def test_a_lesson_is_told_moment_by_moment(guest: Guest) -> None:
    lesson = guest.get("/api/learn/en/lessons/polnye-1")
    assert lesson["title"] == "lesson-polnye-1"
    assert len(lesson["moments"]) == 18
    third = lesson["moments"][3]
    assert third["seat"] == "A"
    assert third["what"]["type"] == "lay"
    assert third["made"] == 1
    assert third["squares"] == {"common": [[0, 1]]}
    assert [line["score"] for line in lesson["lines"]] == [[1, 1], [1, 0]]


def test_what_has_not_changed_is_not_sent_again(guest: Guest) -> None:
    first = guest.http.get("/api/learn/en/glossary")
    again = guest.http.get(
        "/api/learn/en/glossary", headers={"if-none-match": first.headers["etag"]}
    )
    assert (first.status_code, again.status_code) == (200, 304)
    assert not again.content
    other = guest.http.get(
        "/api/learn/ru/glossary", headers={"if-none-match": first.headers["etag"]}
    )
    assert other.status_code == 200


@pytest.mark.parametrize("kind", ["fit", "unseen", "line"])
def test_the_same_seed_asks_the_same(guest: Guest, kind: str) -> None:
    batch = guest.get(f"/api/train/{kind}?seed=7&count=3")
    assert batch == guest.get(f"/api/train/{kind}?seed=7&count=3")
    assert batch != guest.get(f"/api/train/{kind}?seed=8&count=3")
    assert [question["type"] for question in batch["questions"]] == [kind] * 3
    assert len(guest.get(f"/api/train/{kind}")["questions"]) == 10


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/api/learn/en/pages/chess", 404, "learn-nowhere"),
        ("/api/learn/en/lessons/..%2Fen%2Fpolnye-1", 404, "address"),
        ("/api/learn/en/lessons/nothing", 404, "learn-nowhere"),
        ("/api/train/juggling", 404, "learn-nowhere"),
        ("/api/train/fit?count=31", 422, "learn-number"),
        ("/api/train/fit?seed=-1", 422, "learn-number"),
        ("/api/train/fit?seed=99999999999999999999999", 422, "learn-number"),
    ],
)
def test_what_is_not_there_is_refused(guest: Guest, path: str, status: int, code: str) -> None:
    assert guest.get(path, status)["code"] == code
