"""Every game has one complete descriptor, and no other code has a list of games."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest

from fourfold.catalogue import GAMES
from fourfold.locale import LANGUAGES, words
from fourfold.pentaraduga.core.figure import Figure
from fourfold.pentaraduga.learning.pages import PAGES, WRITTEN_IN, page
from fourfold.pentaraduga.solving.solver import Objective
from fourfold.play import Game
from fourfold.play.options import explain_options

ROOT = Path(__file__).parents[1]
PACKAGE, WEB = ROOT / "src" / "fourfold", ROOT / "web" / "src"

FAMILIES = {game.family for game in GAMES.values()}
PENTARADUGA = [game for game in GAMES.values() if game.family == "pentaraduga"]
#: The ids of games that sources may not name; families may be named.
IDS = set(GAMES) - FAMILIES
#: Components of a table, by their names in the web app.
SHOWN = {"line", *(f"best:{goal}" for goal in get_args(Objective))}

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
every_tile_game = pytest.mark.parametrize("game", PENTARADUGA, ids=[one.id for one in PENTARADUGA])


# Descriptors are complete


@every_game
def test_a_game_has_its_messages_in_every_language(game: Game[Any, Any, Any]) -> None:
    assert re.fullmatch("[a-z]+(-[a-z]+)*", game.word)
    names = {f"web-game-{game.word}", f"web-about-game-{game.word}"}
    names |= {f"level-{game.family}-{level}" for level in game.bots}
    missing = [(lang, name) for lang in LANGUAGES for name in names if name not in words(lang)]
    assert not missing


@every_game
def test_options_are_explained_and_presets_begin_with_the_defaults(
    game: Game[Any, Any, Any],
) -> None:
    explained = explain_options(game.options)
    assert [one.name for one in explained if not one.about] == []
    assert next(iter(game.presets.values())) == game.options()
    assert game.level in game.bots


@every_game
def test_a_variant_is_of_the_family_and_the_style_of_its_game(game: Game[Any, Any, Any]) -> None:
    if game.variant_of is None:
        return
    base = GAMES[game.variant_of]
    assert base.variant_of is None
    assert (base.family, base.style) == (game.family, game.style)
    assert base.pieces != game.pieces, "the number of pieces tells them apart"
    assert list(GAMES).index(base.id) < list(GAMES).index(game.id)


@every_tile_game
def test_a_game_of_tiles_has_a_page_an_age_and_an_emblem(game: Game[Any, Any, Any]) -> None:
    assert game.page in PAGES
    for language in WRITTEN_IN:
        assert page(game.page, language).blocks
    assert game.age
    assert game.chapter
    emblem = Figure(game.emblem)
    assert len(emblem) > 1
    assert emblem.connected


@every_game
def test_a_table_shows_only_known_components(game: Game[Any, Any, Any]) -> None:
    assert set(game.shows) <= SHOWN
    sought = [name for name in game.shows if name.startswith("best:")]
    assert len(sought) == (game.style == "screen"), "games behind a screen have exactly one goal"
    lined = "far" in getattr(game.view, "__struct_fields__", ())
    assert ("line" in game.shows) == lined, "a view that says what is far has a middle line"


def test_the_manual_names_every_game() -> None:
    manual = (ROOT / "docs" / "pentaraduga.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (`[^|]+) \| `games/", manual, re.MULTILINE)
    named = [name for row in rows for name in re.findall("`([^`]+)`", row)]
    assert sorted(named) == sorted(game.id for game in PENTARADUGA)


# No other list of games

#: Places where a word that is also the id of a game has another meaning.
_GOALS = {"squares", "quados", "rings"}
_KINDS = {"squares", "squares+", "quados"}
_MARKS = {"squares", "rings"}
ALLOWED = {
    # Goals of the solver, kinds of problems, and hands that were counted.
    "cli/solving/census.py": _GOALS,
    "cli/pentaraduga.py": _GOALS,
    "pentaraduga/bots/building.py": _GOALS,
    "pentaraduga/solving/census.py": _GOALS | {"squares+"},
    "pentaraduga/solving/generator.py": _KINDS,
    "pentaraduga/solving/problems.py": _KINDS,
    "pentaraduga/solving/solver.py": _GOALS,
    "server/api/pentaraduga/duel_clock.py": _KINDS,
    "server/api/pentaraduga/problems.py": _KINDS,
    "server/compute/tasks.py": _KINDS,
    "server/wire_problems.py": _KINDS,
    "pentaraduga/analysis/HandAnalysisPage.svelte": _GOALS,
    "pentaraduga/solve/DuelPage.svelte": _KINDS,
    "pentaraduga/solve/ProblemPage.svelte": _GOALS,
    "pentaraduga/solve/SolvePage.svelte": _KINDS,
    "pentaraduga/solve/api.ts": _GOALS | _KINDS,
    "pentaraduga/solve/kinds.ts": _KINDS,
    # What is pointed at or told in figures.
    "learn/document/AskChoice.svelte": _MARKS,
    "learn/Diagram.svelte": _MARKS,
    "learn/lesson/Lesson.svelte": _MARKS,
    "pentaraduga/learning/pages.py": _MARKS,
    "pentaraduga/core/pictures.py": _MARKS,
    "pentaraduga/learning/remarks.py": _MARKS,
    "pentaraduga/learning/trainings.py": {"squares", "reach"},
    # How far from the middle line is far enough.
    "pentaraduga/field/Field.svelte": {"reach"},
    "pentaraduga/laying/LayingTable.svelte": {"reach"},
    "pentaraduga/replay/PentaradugaReplay.svelte": {"reach"},
    # The option of Quarto by which squares are lines, and an act that claims a game.
    "quarto/analysis/address.ts": {"squares"},
    "play/tables/acts.py": {"claims"},
    "quarto/options/LineOptions.svelte": {"squares"},
    "quarto/solving/book.py": {"squares"},
    "quarto/solving/engine.py": {"squares"},
    # The book ends matches of this game early.
    "pentaraduga/rules/matches.py": {"squares"},
}
#: Places where a ``+`` has nothing to do with the ids of games, except for the first.
PLUSES = {
    "play/game.py": "the word of a game",
    "pentaraduga/solving/generator.py": "the ids of problems",
    "pentaraduga/rules/records.py": "tiles that are laid together",
}
_PLUS = re.compile(
    r"""(strip|prefix|suffix|with|With|split|Of|replace|replaceAll|includes|partition)"""
    r"""\(\s*["'`/]\\?\+["'`/]|["'`]\+["'`]\s+in\s"""
)


def _sources() -> Iterator[tuple[str, Path]]:
    """Yields all sources but games and generated files, with their names in the tables above."""
    for file in sorted(PACKAGE.rglob("*.py")):
        if "games" not in file.parts:
            yield file.relative_to(PACKAGE).as_posix(), file
    for file in sorted([*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]):
        if file.name != "wire.ts":
            yield file.relative_to(WEB).as_posix(), file


def _literals(file: Path) -> Iterator[str]:
    """Yields the strings of a source, and the possible object keys of a source of the web app."""
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".py":
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value
        return
    yield from re.findall(r"""(?<=["'`])([a-z]+\+?)(?=["'`])""", text)
    # In types and calls, squares and rings are fields of figures.
    yield from set(re.findall(r"(?<![\w.-])([a-z]+)\??:", text)) - _MARKS


def listed(name: str, file: Path) -> set[str]:
    """Returns the games that a source names."""
    return (set(_literals(file)) & IDS) - ALLOWED.get(name, set())


def test_no_source_names_a_game() -> None:
    found = {name: games for name, file in _sources() if (games := listed(name, file))}
    assert not found, "a game is to be known by its descriptor (fourfold.play.Game)"


def test_no_source_parses_the_ids_of_games() -> None:
    found = [
        name
        for name, file in _sources()
        if name not in PLUSES and _PLUS.search(file.read_text(encoding="utf-8"))
    ]
    assert not found, "variants are told by Game.variant_of, words by Game.word"


def test_every_exception_is_needed() -> None:
    texts = {name: set(_literals(file)) for name, file in _sources()}
    assert {name for name, allowed in ALLOWED.items() if not texts[name] & allowed} == set()
    pluses = {name for name, file in _sources() if _PLUS.search(file.read_text(encoding="utf-8"))}
    assert pluses == set(PLUSES)


@pytest.mark.parametrize(
    ("name", "text", "found"),
    [
        ("list.py", 'GAMES = ("fulls", "rings+")', {"fulls", "rings+"}),
        ("list.py", '"""Fulls is one of the games."""', set()),
        ("list.ts", 'const RACES = ["doubles", `rings`];', {"doubles", "rings"}),
        ("list.ts", "const AGES = { steals: 13, squares: 9 };", {"steals"}),
        ("page.svelte", '{#if table.game !== "frames"}', {"frames"}),
        ("page.svelte", '{#if game.family === "quarto"}', set()),
    ],
)
def test_lists_are_found(tmp_path: Path, name: str, text: str, found: set[str]) -> None:
    file = tmp_path / name
    file.write_text(text, encoding="utf-8")
    assert listed(name, file) == found


@pytest.mark.parametrize(
    "text",
    [
        'game.replace("+", "")',
        'id.endsWith("+")',
        'game.rstrip("+")',
        "name.removesuffix('+')",
        'id.replace(/\\+/, "-plus")',
        'if "+" in game:',
    ],
)
def test_parsing_of_ids_is_found(text: str) -> None:
    assert _PLUS.search(text)
