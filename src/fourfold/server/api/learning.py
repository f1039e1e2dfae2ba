"""HTTP endpoints for learning: rules, glossary, lessons, and questions for trainers."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable, Mapping
from functools import cache
from random import Random
from typing import Any, Literal, NamedTuple, cast

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from fourfold.pentaraduga.learning.drills import Fit, Unseen, fit, unseen
from fourfold.pentaraduga.learning.glossary import GlossaryEntry, glossary
from fourfold.pentaraduga.learning.lessons import current_id, lesson, lessons
from fourfold.pentaraduga.learning.pages import PAGES, WRITTEN_IN, Page, Picture, page
from fourfold.pentaraduga.learning.walkthrough import Walkthrough, walkthrough
from fourfold.play import Malformed
from fourfold.quarto.drills import FindSquare, find_square
from fourfold.server.api.answers import json

__all__ = [
    "Card",
    "Glossary",
    "LessonInfo",
    "Overview",
    "QuestionBatch",
    "Trainer",
    "show_glossary",
    "show_lesson",
    "show_overview",
    "show_page",
    "train",
]

#: The most questions in one batch.
MAX_QUESTIONS = 30
#: Seeds fit into the integers of every programming language.
MAX_SEED = 2**31

#: The kinds of questions.
Trainer = Literal["fit", "unseen", "line"]


class Card(msgspec.Struct, frozen=True):
    """A page of rules in the overview: its topic, a picture and the youngest age."""

    id: str
    title: str
    lead: str
    picture: Picture
    age: int | None


class LessonInfo(msgspec.Struct, frozen=True):
    """A lesson in the overview; its title is a message id."""

    id: str
    game: str
    title: str


class Overview(msgspec.Struct, frozen=True):
    """The overview of pages, lessons and trainers."""

    language: str
    pages: list[Card]
    lessons: list[LessonInfo]
    trainers: list[Trainer]


class Glossary(msgspec.Struct, frozen=True):
    """All terms in alphabetical order."""

    language: str
    entries: tuple[GlossaryEntry, ...]


class QuestionBatch(msgspec.Struct, frozen=True):
    """Questions with their answers; the same seed gives the same questions."""

    kind: Trainer
    seed: int
    questions: list[Fit | Unseen | FindSquare]


# Documents


class _Kept(NamedTuple):
    """An answer that is cached as long as the server runs, with its ETag."""

    body: bytes
    tag: str

    @classmethod
    def of(cls, value: object) -> _Kept:
        body = msgspec.json.encode(value)
        return cls(body, f'"{hashlib.sha256(body).hexdigest()[:20]}"')


async def show_overview(request: Request) -> Response:
    """Returns the overview."""
    return await _answer(request, _overview, _language(request))


async def show_page(request: Request) -> Response:
    """Returns the rules of a game. Raises ``Malformed`` if there is no such page."""
    name = _require_name(request.path_params["page"], PAGES)
    return await _answer(request, _page, name, _language(request))


async def show_glossary(request: Request) -> Response:
    """Returns the glossary."""
    return await _answer(request, _glossary, _language(request))


async def show_lesson(request: Request) -> Response:
    """Returns a lesson step by step. Raises ``Malformed`` if there is no such lesson."""
    name = _require_name(current_id(request.path_params["lesson"]), lessons())
    return await _answer(request, _lesson, name, _language(request))


async def _answer(request: Request, make: Callable[..., _Kept], *names: str) -> Response:
    # The first time takes longer, because example games are played through.
    kept = await asyncio.to_thread(make, *names)
    headers = {"etag": kept.tag, "cache-control": "no-cache"}
    # A proxy or the compression may have turned the ETag into a weak one.
    known = request.headers.get("if-none-match", "").removeprefix("W/")
    if known == kept.tag:
        return Response(status_code=304, headers=headers)
    return Response(kept.body, media_type="application/json", headers=headers)


def _language(request: Request) -> str:
    """Returns the language of the path, or the default if no documents are written in it."""
    language: str = request.path_params["language"].split("-")[0]
    return language if language in WRITTEN_IN else WRITTEN_IN[0]


def _require_name(name: str, there_are: tuple[str, ...]) -> str:
    if name not in there_are:
        raise Malformed("learn-nowhere", name=name, expected=there_are)
    return name


@cache
def _overview(language: str) -> _Kept:
    pages = (page(name, language) for name in PAGES)
    return _Kept.of(
        Overview(
            language,
            [Card(one.id, one.title, one.lead, one.picture, one.age) for one in pages],
            [LessonInfo(one.id, one.game, one.title) for one in map(lesson, lessons())],
            list(_TRAINERS),
        )
    )


@cache
def _page(name: str, language: str) -> _Kept:
    shown: Page = page(name, language)
    return _Kept.of(shown)


@cache
def _glossary(language: str) -> _Kept:
    return _Kept.of(Glossary(language, glossary(language)))


@cache
def _lesson(name: str, language: str) -> _Kept:
    shown: Walkthrough = walkthrough(lesson(name), language)
    return _Kept.of(shown)


# Trainers

_TRAINERS: Mapping[Trainer, Callable[[Random], Any]] = {
    "fit": fit,
    "unseen": unseen,
    "line": find_square,
}


async def train(request: Request) -> Response:
    """Returns a batch of questions. Raises ``Malformed`` for an unknown kind or a bad number."""
    kind = cast("Trainer", _require_name(request.path_params["kind"], tuple(_TRAINERS)))
    seed = _require_number(request, "seed", 0, MAX_SEED)
    count = _require_number(request, "count", 10, MAX_QUESTIONS)
    return json(await asyncio.to_thread(_batch, kind, seed, count))


def _batch(kind: Trainer, seed: int, count: int) -> QuestionBatch:
    chance = Random(seed)
    return QuestionBatch(kind, seed, [_TRAINERS[kind](chance) for _ in range(count)])


def _require_number(request: Request, name: str, default: int, most: int) -> int:
    text = request.query_params.get(name, str(default))
    if not (text.isascii() and text.isdigit() and len(text) <= 20) or int(text) > most:
        raise Malformed("learn-number", name=name, text=text, most=most)
    return int(text)
