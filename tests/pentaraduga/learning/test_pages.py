"""Pages and glossary: consistent in all languages, with errors for invalid documents."""

from __future__ import annotations

import re
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest

from fourfold.locale import english
from fourfold.pentaraduga import FIVE_COLOURS, Figure, Tile
from fourfold.pentaraduga.games import GAMES
from fourfold.pentaraduga.learning.drills import fit, unseen
from fourfold.pentaraduga.learning.glossary import glossary, reader
from fourfold.pentaraduga.learning.lessons import lesson, lessons
from fourfold.pentaraduga.learning.pages import (
    PAGES,
    WRITTEN_IN,
    Block,
    HowMany,
    Page,
    Picture,
    Whether,
    WhichPlaces,
    page,
    read_blocks,
)
from fourfold.pentaraduga.learning.texts import Lexicon, Named, Term, TextLink, plain
from fourfold.pentaraduga.learning.walkthrough import Walkthrough, walkthrough
from fourfold.play import Malformed

#: The fields of a page that differ between languages.
WORDS = {"title", "text", "lead", "caption", "ask", "why", "language"}


def skeleton(value: Any) -> Any:
    """Returns a page without its words."""
    if isinstance(value, dict):
        bare = {key: skeleton(part) for key, part in value.items() if key not in WORDS}
        return bare | ({"items": len(value["items"])} if "items" in value else {})
    return [skeleton(part) for part in value] if isinstance(value, list | tuple) else value


def texts(of: Any) -> list[Any]:
    """Returns everything that is marked up in the texts of a page."""
    if isinstance(of, Term | TextLink | Named):
        return [of]
    if isinstance(of, msgspec.Struct):
        of = msgspec.structs.astuple(of)
    return [found for part in of for found in texts(part)] if isinstance(of, tuple) else []


def blocks(kind: type[Block]) -> list[Any]:
    pages = (page(name, "en") for name in PAGES)
    return [block for one in pages for block in one.blocks if isinstance(block, kind)]


@pytest.mark.parametrize("name", PAGES)
def test_every_page_says_the_same_in_every_language(name: str) -> None:
    first, *others = (page(name, language) for language in WRITTEN_IN)
    for other in others:
        assert skeleton(msgspec.to_builtins(first)) == skeleton(msgspec.to_builtins(other))
    assert re.search("[а-я]{4}", page(name, "ru").lead)
    assert re.search("[a-z]{4}", page(name, "en").lead)
    assert first.picture.figure


def test_every_game_has_a_page_and_an_age() -> None:
    assert PAGES[0] == "basics"
    assert PAGES[-1] == "plus", "the variants are told together, at the end"
    assert len(set(PAGES)) == len(PAGES)
    for game in GAMES.values():
        assert game.page in PAGES
        assert game.variant_of or page(game.page, "en").age == game.age
    assert {name for name in PAGES if page(name, "en").age is None} == {"basics", "plus"}


@cache
def shown_lesson(name: str, language: str) -> Walkthrough:
    return walkthrough(lesson(name), language)


@pytest.mark.parametrize("language", WRITTEN_IN)
def test_every_term_and_address_leads_somewhere(language: str) -> None:
    terms = {entry.id for entry in glossary(language)}
    addresses = {"/learn", *(f"/learn/{name}" for name in PAGES)}
    addresses |= {f"/lesson/{name}" for name in lessons()}
    shown: list[Any] = [page(name, language) for name in PAGES]
    shown += [shown_lesson(name, language) for name in lessons()]
    shown += glossary(language)
    for mark in texts(tuple(shown)):
        if isinstance(mark, Term):
            assert mark.id in terms
        elif isinstance(mark, TextLink):
            assert mark.to in addresses
    assert terms == {entry.id for entry in glossary("en")}


@pytest.mark.parametrize("language", WRITTEN_IN)
def test_terms_are_marked_in_lessons(language: str) -> None:
    for name in lessons():
        marks = texts(shown_lesson(name, language))
        assert sum(isinstance(mark, Term) for mark in marks) > 5, name
        assert any(isinstance(mark, Named) for mark in marks), name


def test_the_glossary_is_in_the_order_of_the_alphabet() -> None:
    assert len(glossary("en")) > 75
    for language in WRITTEN_IN:
        titles = [entry.title.casefold().replace("ё", "е") for entry in glossary(language)]
        assert titles == sorted(titles)


def test_answers_are_those_of_the_rules() -> None:
    """The answers are recomputed in another way."""
    for asked in blocks(WhichPlaces):
        figure = Figure(asked.figure)
        for place in asked.places:
            wanted = {
                "fits": figure.places(asked.tile),
                "full": figure.places(asked.tile, full=True),
                "twice-full": figure.places(asked.tile, twice_full=True),
                "double": figure.places(asked.tile, double=True),
                "corner": figure.places(asked.tile, double=True, corner=True),
            }[asked.want]
            assert place.right == (place.placement in wanted)
    counted = [(asked.answer, {mark.kind for mark in asked.marks}) for asked in blocks(HowMany)]
    assert counted == [(4, {"squares"}), (4, {"squares"}), (2, {"spoiled"}), (2, {"holes"})]
    assert [asked.answer for asked in blocks(Whether)] == [False, False, True]
    assert all(Figure(shown.figure).connected for shown in blocks(Picture))


def test_text_is_marked_by_hand_and_by_itself() -> None:
    forms = {"full tile": "full", "squares": "square"}
    read = Lexicon(forms, {"full", "square", "quiet"}).reader()
    assert read("Full tile, a full tile, a full tile,\n[some](quiet) oRo") == (
        "Full tile, a ",
        Term("full tile", "full"),
        ", a full tile, ",
        Term("some", "quiet"),
        " ",
        Named(Tile.ORO),
    )
    assert read("око, squares, [here](/learn)") == (
        "око, ",
        Term("squares", "square"),
        ", ",
        TextLink("here", "/learn"),
    )
    assert plain(read("**Two** squares of oRo")) == "Two squares of oRo"
    with pytest.raises(Malformed, match="“words” is marked as the term nothing"):
        read("[words](nothing)")


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("```figure\ncaption: x\nfigure: oYoU@0,0 yOyD@0,-1\n```", "is not one figure"),
        ("```figure\ncaption: x\nfigure: oYoU@0,0 yOyU@5,5\n```", "is not one figure"),
        ("```figure\ncaption: x\nfigure: oYoU@0,0 yOyU@0,0\n```", "yOyU@0,0 would lie on oYo"),
        ("```figure\nfigure: oYoU@0,0\n```", "A block lacks its line “caption: …”"),
        ("```figure\ncaption: x\nfigure: oYoU@0,0\npoint: squares\n```", "“squares” cannot be"),
        ("```figure\ncaption: x\nfigure: oYoU@0,0\ncolour: red\n```", "“colour” is no line"),
        ("```figure\ncaption\n```", "“caption” is no line"),
        ("```poem\ncaption: x\n```", "“poem” cannot be shown"),
        ("## No name", "“## No name” is no line"),
        ("```count\nask: x\nfigure: oYoU@0,0\nwhat: cats\n```", "“cats” cannot be"),
        (
            "```count\nask: x\nfigure: rOrU@0,0 yOyD@0,-1\nwhat: squares\nmost: 0\n```",
            "A question has no answer",
        ),
        (
            "```places\nask: x\nfigure: oYoU@0,0\ntile: yOy\nwant: fits\nplaces: yOyL@-1,0\n```",
            "A question has no answer",
        ),
        (
            "```places\nask: x\nfigure: oYoU@0,0\ntile: yOy\nwant: fits\n"
            "places: yOyL@-1,0 yOyU@-2,0\n```",
            "A question has no answer, no wrong answer, or places that overlap",
        ),
        ("```places\nask: x\nfigure: oYoU@0,0\ntile: yOy\nwant: luck\n```", "“luck” cannot be"),
    ],
)
def test_invalid_documents_are_refused(source: str, words: str) -> None:
    with pytest.raises(Malformed) as refused:
        list(read_blocks(source, "en"))
    assert words in str(refused.value)


def test_lessons_are_shown_moment_by_moment() -> None:
    shown = shown_lesson("fulls-1", "en")
    assert len(shown.moments) == 1 + len(lesson("fulls-1").record.events)
    start, first = shown.moments[:2]
    assert start.what is None
    assert start.text
    assert first.laid == (Tile.GBG,)
    assert shown.moments[3].made == 1
    assert shown.moments[-1].outcome
    careless = shown.lines[0]
    assert careless.moments[0].figures == shown.moments[careless.at].figures
    assert careless.moments[0].what is None
    assert careless.moments[-1].outcome
    assert careless.moments[-1].outcome.score == careless.score
    assert shown.title in english()


@pytest.mark.parametrize("seed", range(8))
def test_drills_have_exactly_one_answer(seed: int) -> None:
    asked = fit(Random(seed))
    figure = Figure(asked.figure)
    assert figure.clean
    right = figure.places(asked.tile, full=asked.want == "full")
    assert [place in right for place in asked.places].count(True) == 1
    assert asked.places[asked.answer] in right
    cells = [cell for place in asked.places for cell in place.cells]
    assert len(set(cells)) == len(cells)

    hidden = unseen(Random(seed))
    seen = {*Figure(hidden.figure).tiles, *hidden.hand}
    assert seen < set(FIVE_COLOURS)
    assert [tile for tile in hidden.tiles if tile not in seen] == [hidden.tiles[hidden.answer]]


def test_a_reader_marks_terms_of_its_language() -> None:
    assert any(isinstance(mark, Term) for mark in reader("ru")("Это полная фишка"))
    whole: Page = page("fulls", "en")
    assert sum(isinstance(mark, Term) for mark in texts(whole)) > 20
