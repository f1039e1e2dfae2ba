"""Every message that the code uses exists and gets all its variables."""

from __future__ import annotations

import ast
import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

import fourfold
from fourfold.catalogue import GAMES
from fourfold.locale import LANGUAGES, Words, preferred, wished, words
from fourfold.pentaraduga import COLOURS
from fourfold.pentaraduga.learning.lessons import lesson, lessons
from fourfold.play import Illegal
from fourfold.quarto import FEATURES, PIECES
from fourfold.terminal.dialogs import MENU_PRESETS
from fourfold.terminal.telling import HINTS, hint_message

SOURCES = sorted(Path(fourfold.__file__).parent.rglob("*.py"))


def calls() -> list[tuple[str, ast.Call]]:
    found = []
    for source in SOURCES:
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                found.append((name, node))
    return found


def literals(node: ast.expr) -> list[str]:
    """Returns the possible strings of an argument: itself, or both branches of a conditional."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return literals(node.body) + literals(node.orelse)
    return []


def said() -> dict[str, set[str]]:
    """Returns the facts given to each message, as far as the sources show them."""
    messages: dict[str, set[str]] = {}
    prefixes = {"Illegal": "illegal-", "Malformed": "malformed-", "say": "", "_say": ""}
    for name, call in calls():
        if name in prefixes and call.args:
            for code in literals(call.args[0]):
                facts = {keyword.arg or "**" for keyword in call.keywords}
                messages.setdefault(prefixes[name] + code, set()).update(facts)
    return messages


def judged() -> set[str]:
    """Returns the messages of rules that a move may break, whose codes are known beforehand."""
    codes = {
        node.value
        for source in SOURCES
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and node.value.startswith("pentaraduga-")
    }
    raised = {message.partition("-")[2] for message in said()}
    messages = {code for code in codes if any(known.startswith(code) for known in variables())}
    return {f"illegal-{code}" for code in codes - raised - messages}


def variables() -> dict[str, set[str]]:
    text = "".join(
        file.read_text(encoding="utf-8")
        for file in files("fourfold.locale").joinpath("en").iterdir()
    )
    found: dict[str, set[str]] = {}
    for block in re.split(r"\n(?=[a-z])", text):
        if match := re.match(r"([a-z][\w-]*) =", block):
            assert match[1] not in found, f"{match[1]} stands there twice"
            found[match[1]] = set(re.findall(r"\$(\w+)", block))
    return found


#: Messages with composed ids, by the parts from which they are composed.
COMPOSED = {
    *(f"level-{game.family}-{level}" for game in GAMES.values() for level in game.bots),
    *(f"level-{game.family}-about-{level}" for game in GAMES.values() for level in game.bots),
    *(f"preset-{name}" for name in MENU_PRESETS),
    *(f"terminal-to-{phase}" for phase in ("give", "place", "close")),
    *(hint_message(situation, key) for situation, keys in HINTS.items() for key in keys),
    *(f"terminal-help-call-{when}" for when in ("after", "before")),
    *(f"terminal-help-late-{who}" for who in ("opponent", "either", "none")),
    *(f"terminal-help-false-{cost}" for cost in ("refuse", "forfeit")),
    *(f"feature-{feature}" for feature in FEATURES),
    *(f"value-{value}" for feature in FEATURES for value in feature.values),
    *(f"outcome-{reason}" for reason in ("resigned", "agreed", "time", "absent")),
    *(f"outcome-{reason}" for reason in ("line", "false-call", "full")),
    *(f"outcome-{reason}" for reason in ("played", "checked", "checked-even", "extended")),
    *(f"outcome-{reason}" for reason in ("surrendered", "interrupted", "replay-time")),
    *(f"pentaraduga-colour-{colour.name.lower()}" for colour in COLOURS),
    *(lesson(name).title for name in lessons()),
    *judged(),
}


def test_every_message_can_be_parsed() -> None:
    for file in files("fourfold.locale").joinpath("en").iterdir():
        resource = FluentParser().parse(file.read_text(encoding="utf-8"))
        wrong = [entry.content for entry in resource.body if isinstance(entry, Junk)]
        assert not wrong, f"{file.name}: {wrong}"


def test_every_used_message_exists_with_its_variables() -> None:
    known = variables()
    for message, facts in said().items():
        assert message in known, message
        if "**" not in facts:
            assert known[message] <= facts, message
    assert set(known) >= COMPOSED


def test_every_message_is_used() -> None:
    # Messages of the web app are checked in web/test/words.test.ts.
    python = {message for message in variables() if not message.startswith("web-")}
    assert python - set(said()) == COMPOSED


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_piece_is_named_by_its_features(language: str) -> None:
    say = words(language)
    assert len({say("piece-name", **piece.described) for piece in PIECES}) == 16


def test_an_unknown_message_is_its_own_id() -> None:
    assert Words("en")("no-such-message") == "no-such-message"
    assert str(Illegal("no-such-code")) == "illegal-no-such-code"


def test_the_environment_chooses_the_language() -> None:
    assert preferred({}) == LANGUAGES[0]
    assert preferred({"LANG": "xx_XX.UTF-8"}) == "en"
    assert preferred({"FOURFOLD_LANG": "en", "LANG": "ru_RU.UTF-8"}) == "en"
    assert preferred({"LANG": "ru_RU.UTF-8"}) == "ru"
    assert preferred({"FOURFOLD_LANG": "xx", "LANG": "ru"}) == "ru"
    assert preferred({"LANG": "zh_TW.UTF-8"}) == "zh-Hant"
    assert preferred({"LANG": "zh_CN.UTF-8"}) == preferred({"LANG": "zh"}) == "zh-Hans"
    assert preferred({"LANG": "nn_NO.UTF-8"}) == preferred({"LANG": "no"}) == "nb"
    assert preferred({"LANG": "C.UTF-8"}) == "en"


def test_an_accept_language_header_chooses_the_language() -> None:
    assert wished("ru") == "ru"
    assert wished("xx-YY, ru-RU;q=0.9, en;q=0.8") == "ru"
    assert wished("en-GB,en;q=0.9,ru;q=0.8") == "en"
    assert wished("*") == wished("") == "en"


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("en;q=0.1, de;q=0.9", "de"),
        ("en;q=0.1,de;q=0.2,fr;q=0.15,*;q=0.05", "de"),
        ("en;q=0.5, de", "de"),  # The weight of a range that has none is 1.
        ("fr;q=0.5, de;q=0.5, en;q=0.4", "fr"),  # Of equal ones, the first.
        ("en;q=0.998,de;q=0.999", "de"),
        ("en;q=0.5,de;q=1.000", "de"),
        ("en;q=0.,de;q=1.", "de"),
        ("en \t;\t Q=0.3 ,\tDE-at ; q=0.4", "de"),  # Optional white space, any case.
        ("xx, de;q=0.1", "de"),
        ("zh-TW;q=0.8, zh;q=0.9", "zh-Hans"),
        ("zh-CN;q=0.8, zh-TW;q=0.9", "zh-Hant"),
    ],
)
def test_the_language_with_the_greatest_weight_is_chosen(header: str, language: str) -> None:
    assert wished(header) == language


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("de;q=0, fr", "fr"),
        ("fr;q=0.3, de;q=0.000, de-AT", "fr"),  # We have no German but that which is refused.
        ("de-AT;q=0, de;q=0.5", "de"),
        ("zh;q=0, zh-TW, ru;q=0.1", "ru"),
        ("zh;q=0, zh-Hant;q=0.7, ru;q=0.1", "zh-Hant"),  # The more specific range decides.
        ("en;q=0", "en"),  # Nothing will do: what everybody else gets.
        ("de;q=0, *;q=0", "en"),
    ],
)
def test_a_language_of_weight_zero_is_refused(header: str, language: str) -> None:
    assert wished(header) == language


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("xx, *;q=0.5", "en"),
        ("de, *", "de"),
        ("*, de", "en"),
        ("de;q=0.3, *;q=0.5", "en"),
        ("*;q=0.3, de;q=0.5", "de"),
        ("en;q=0, *", LANGUAGES[1]),
        ("en-GB;q=0.1, *;q=0.2", LANGUAGES[1]),  # It stands for those that are not named.
        ("ru, *;q=0", "ru"),
    ],
)
def test_an_asterisk_is_any_other_language(header: str, language: str) -> None:
    assert wished(header) == language


@pytest.mark.parametrize(
    "part",
    [
        *(
            "",
            " ",
            ";",
            ";q=1",
            "q=1",
            "de;q",
            "de;q=",
            "de;q=x",
            "de;q=2",
            "de;q=1.001",
            "de;q=-1",
        ),
        *("de;q=0.1234", "de;q=.5", "de;q=1e0", "de;q= 1", "de;q =1", "de;q=1;q=1", "de;level=1"),
        *("de_DE", "de-", "-de", "de--AT", "d e", "de *", "*-de", "**", "de;q=\u0661", "\uff44e"),
        *("de\0", "de\n", "abcdefghi", "de" + "-a" * 40, "de;" + " " * 80 + "q=1", "\u017fv"),
    ],
)
def test_a_malformed_part_of_a_header_is_ignored(part: str) -> None:
    assert wished(part) == "en"
    assert wished(f"{part}, fr;q=0.2, ru;q=0.3") == "ru"
    assert wished(f"fr;q=0.2,{part},ru;q=0.3,") == "ru"


def test_only_the_first_parts_of_a_long_header_are_read() -> None:
    assert wished("xx," * 31 + "ru") == "ru"
    assert wished("xx," * 32 + "ru") == "en"
    assert wished("," * 100_000 + "ru") == "en"


def test_missing_messages_fall_back_to_english() -> None:
    say = Words("ru")
    assert say("web-yes") == "Да"
    say._bundle = FluentBundle(["ru"])
    assert say("web-yes") == "Yes"
    assert say("no-such-message") == "no-such-message"
