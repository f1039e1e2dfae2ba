"""Pages, lessons and trainers over HTTP."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from fourfold.pentaraduga.learning.lessons import lessons
from fourfold.pentaraduga.learning.pages import PAGES
from tests.server.harness.serving import Guest, Serving, serving


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


def test_pages_come_in_the_requested_language_or_in_english(guest: Guest) -> None:
    titles = {
        language: guest.get(f"/api/learn/{language}/pages/fulls")["title"]
        for language in ("en", "ru-RU", "eo")
    }
    assert titles == {"en": "Fulls", "ru-RU": "Полные", "eo": "Fulls"}
    assert guest.get("/api/learn/eo/pages/fulls")["language"] == "en"
    assert guest.get("/api/learn/ru/glossary")["entries"][0]["title"][0] == "Б"


def test_an_exercise_comes_with_the_verdict_of_every_place(guest: Guest) -> None:
    blocks = guest.get("/api/learn/en/pages/basics")["blocks"]
    asked = next(block for block in blocks if block["type"] == "places")
    assert [place["verdict"] for place in asked["places"]] == ["fits", "clash", "rough", "fits"]


def test_a_lesson_has_its_moments_and_side_lines(guest: Guest) -> None:
    lesson = guest.get("/api/learn/en/lessons/fulls-1")
    assert lesson["title"] == "lesson-fulls-1"
    assert guest.get("/api/learn/en/lessons/polnye-1") == lesson, "a former id works"
    assert len(lesson["moments"]) == 18
    third = lesson["moments"][3]
    assert third["seat"] == "A"
    assert third["what"]["type"] == "lay"
    assert third["made"] == 1
    assert third["squares"] == {"common": [[0, 1]]}
    assert [line["score"] for line in lesson["lines"]] == [[1, 1], [1, 0]]


def test_an_unchanged_page_is_answered_with_304(guest: Guest) -> None:
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
def test_the_same_seed_gives_the_same_questions(guest: Guest, kind: str) -> None:
    batch = guest.get(f"/api/train/{kind}?seed=7&count=3")
    assert batch == guest.get(f"/api/train/{kind}?seed=7&count=3")
    assert batch != guest.get(f"/api/train/{kind}?seed=8&count=3")
    assert [question["type"] for question in batch["questions"]] == [kind] * 3
    assert len(guest.get(f"/api/train/{kind}")["questions"]) == 10


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/api/learn/en/pages/chess", 404, "learn-nowhere"),
        ("/api/learn/en/lessons/..%2Fen%2Ffulls-1", 404, "address"),
        ("/api/learn/en/lessons/nothing", 404, "learn-nowhere"),
        ("/api/train/juggling", 404, "learn-nowhere"),
        ("/api/train/fit?count=31", 422, "learn-number"),
        ("/api/train/fit?seed=-1", 422, "learn-number"),
        ("/api/train/fit?seed=99999999999999999999999", 422, "learn-number"),
    ],
)
def test_unknown_pages_lessons_and_trainers_and_invalid_numbers_are_refused(
    guest: Guest, path: str, status: int, code: str
) -> None:
    assert guest.get(path, status)["code"] == code
