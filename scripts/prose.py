"""Checks the English of documents, docstrings, comments and log messages for known relapses.

    python -m scripts.prose [FILE …]

Prints a line for every relapse, with what to write instead, and exits with status 1 if there is
one. Code is not prose: blocks and spans of code are skipped. ``prose-allowed.txt`` lists folders
that are not rewritten yet; an entry that excuses nothing is refused, so that the list shrinks.
"""

from __future__ import annotations

import ast
import io
import re
import sys
import tokenize
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
ALLOWED = Path(__file__).with_name("prose-allowed.txt")
#: Where prose is checked, as patterns below the root of the repository.
PLACES = (
    "*.md",
    "docs/*.md",
    "web/*.md",
    *(f"{folder}/**/*.py" for folder in ("src", "scripts", "bench", "tests")),
    *(f"kernel/**/*.{kind}" for kind in ("hpp", "cpp")),
    *(f"web/src/**/*.{kind}" for kind in ("ts", "svelte", "css")),
)
_Documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
LOG_METHODS = frozenset({"debug", "info", "warning", "error", "exception", "critical"})


class Rule(NamedTuple):
    """A wording that is never right, and what to write instead."""

    wording: re.Pattern[str]
    instead: str
    #: Whether it is refused in documents alone.
    in_documents: bool = False


def _rule(wording: str, instead: str, *, in_documents: bool = False) -> Rule:
    return Rule(re.compile(rf"\b(?:{wording})\b", re.IGNORECASE), instead, in_documents)


RULES = (
    _rule("he|him|his|himself", "they, them, their, themselves"),
    _rule("(?:sees|saw|see) to(?: it)?", "the verb for what is done: handles, ensures, runs"),
    _rule("bears?", "can take, handles"),
    _rule("(?:to|for|from|with|against) who", "a noun: the player who, the guest who"),
    _rule("what who(?:ever)?", "a noun: what the listener who"),
    _rule("(?:is|are) to be told", "a verb in the third person: returns, sends"),
    _rule("nought", "zero"),
    _rule("lest|whence|thereby|therein|herein", "a plain clause: so that, from where, by this"),
    _rule("anew", "again", in_documents=True),
    _rule("mends?|mended", "fix", in_documents=True),
)


class Passage(NamedTuple):
    """A piece of prose and the line on which it begins."""

    line: int
    text: str


def faults(name: str, source: str) -> Iterator[str]:
    """Yields a message for every relapse in a file, in the order of its lines."""
    document = name.endswith(".md")
    rules = [rule for rule in RULES if document or not rule.in_documents]
    found: list[tuple[int, str]] = []
    for passage in sorted(_passages(name, source)):
        prose = _blank(r"``.+?``|`[^`\n]+`", passage.text)
        for rule in rules:
            for match in rule.wording.finditer(prose):
                line = passage.line + prose.count("\n", 0, match.start())
                found.append((line, f"“{match[0]}”: write {rule.instead}"))
    yield from (f"{name}:{line}: {told}" for line, told in sorted(found))


def _passages(name: str, source: str) -> Iterable[Passage]:
    return _READERS[Path(name).suffix](source)


def _markdown(source: str) -> Iterator[Passage]:
    """Yields the whole text with blocks of code blanked: fenced ones, and indented ones."""
    text = _blank(r"^(`{3,}).*?^\1`*$", source)
    yield Passage(1, _blank(r"(?<=\n\n) {4}.*?(?=\n\n|\n\S|\Z)", text))


def _python(source: str) -> Iterator[Passage]:
    """Yields docstrings, comments and the texts of logging calls."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield Passage(token.start[0], token.string)
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, _Documented) and (text := ast.get_docstring(node, clean=False)):
            yield Passage(node.body[0].lineno, text)
        match node:
            case ast.Call(
                func=ast.Attribute(attr=method),
                args=[ast.Constant(value=str(message)), *_],
            ) if method in LOG_METHODS:
                yield Passage(node.args[0].lineno, message)


def _comments(*kinds: str) -> Callable[[str], Iterator[Passage]]:
    """Returns a reader of these kinds of comments, which ignores them inside strings."""
    strings = r'"(?:\\.|[^"\\\n])*"' + r"|'(?:\\.|[^'\\\n])*'" + r"|`(?:\\.|[^`\\])*`"
    pattern = re.compile(f"(?P<comment>{'|'.join(kinds)})|{strings}", re.DOTALL)

    def read(source: str) -> Iterator[Passage]:
        for match in pattern.finditer(source):
            if match["comment"]:
                yield Passage(1 + source.count("\n", 0, match.start()), match["comment"])

    return read


def _blank(pattern: str, text: str) -> str:
    """Replaces matches with spaces and keeps their line breaks, so that lines keep their number."""
    flags = re.DOTALL | re.MULTILINE
    return re.sub(pattern, lambda match: re.sub(r"[^\n]", " ", match[0]), text, flags=flags)


_LINE, _BLOCK, _MARKUP = r"//[^\n]*", r"/\*.*?\*/", r"<!--.*?-->"
_READERS: dict[str, Callable[[str], Iterable[Passage]]] = {
    ".md": _markdown,
    ".py": _python,
    ".hpp": _comments(_LINE, _BLOCK),
    ".cpp": _comments(_LINE, _BLOCK),
    ".ts": _comments(_LINE, _BLOCK),
    ".svelte": _comments(_LINE, _BLOCK, _MARKUP),
    ".css": _comments(_BLOCK),
}


def allowed(text: str) -> list[str]:
    """Returns the paths of an allow-list: one a line, ``#`` begins a comment."""
    lines = (line.partition("#")[0].strip() for line in text.splitlines())
    return [line for line in lines if line]


def all_faults(root: Path, names: Iterable[str], excused: Iterable[str]) -> Iterator[str]:
    """Yields the relapses in files below ``root`` that no excused path covers.

    Also yields the excused paths that cover no relapse: they have to leave the list.
    """
    unused = set(excused)
    excuses = tuple(unused)
    for name in names:
        excuse = next((one for one in excuses if name.startswith(one)), None)
        for fault in faults(name, (root / name).read_text(encoding="utf-8")):
            if excuse is None:
                yield fault
            else:
                unused.discard(excuse)
    for one in sorted(unused):
        yield f"{ALLOWED.name}: {one} excuses nothing any more; take it out"


def checked_files(root: Path = ROOT) -> list[str]:
    """Returns the names of all files whose prose is checked, relative to ``root``."""
    found = {file for place in PLACES for file in root.glob(place) if file.is_file()}
    return sorted(file.relative_to(root).as_posix() for file in found)


def main() -> None:
    """Checks the files that are named, whatever the list excuses, or all files."""
    if named := sys.argv[1:]:
        told = all_faults(Path(), named, ())
    else:
        told = all_faults(ROOT, checked_files(), allowed(ALLOWED.read_text(encoding="utf-8")))
    sys.exit("\n".join(told) or None)


if __name__ == "__main__":
    main()
