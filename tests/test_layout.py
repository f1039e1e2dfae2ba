"""Tests that the tree in docs/architecture.md is that of the repository, and its folders small."""

from __future__ import annotations

import re
import subprocess
from collections import Counter
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

import pytest

ROOT = Path(__file__).parents[1]
#: The most files of a folder by idea.
MAX_FILES = 14
#: Folders whose files are alike: a game, a part, a language, a play-through or a document each.
COLLECTIONS = (
    "bench",
    "docs",
    "docs/pictures",
    "scripts",
    "src/fourfold/locale",
    "src/fourfold/pentaraduga/bots",
    "src/fourfold/pentaraduga/games",
    "src/fourfold/pentaraduga/learning/lessons",
    "src/fourfold/pentaraduga/parts",
    "tests",
    "tests/browser",
    "tests/pentaraduga/golden",
    "tests/pentaraduga/parts",
    "tests/quarto/golden",
)
#: More of them, which are small.
ALIKE = (
    "src/fourfold/cli/hosting",
    "src/fourfold/cli/solving",
    "src/fourfold/kernel",
    "src/fourfold/pentaraduga/learning/pages",
    "src/fourfold/quarto/solving/books",
    "src/fourfold/store/migrations",
)
#: Below these folders the tree names every file, outside of collections.
NAMED_BY_FILE = ("src/fourfold",)
#: Below these it names every folder.
NAMED_BY_FOLDER = ("src/fourfold", "kernel", "web/src")


def tracked() -> list[PurePosixPath]:
    """Returns the files of the repository."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    return [PurePosixPath(name) for name in listed.splitlines() if (ROOT / name).is_file()]


def drawn() -> Iterator[tuple[PurePosixPath, str]]:
    """Yields the paths of the tree in the document, with what it says of them."""
    text = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    section = text.partition("## Source tree")[2].partition("\nImports point one way")[0]
    folders: list[tuple[int, PurePosixPath]] = []
    for line in re.findall(r"^ {4}( *\S.*)$", section, re.MULTILINE):
        indent = len(line) - len(line.lstrip())
        names, _, about = line.strip().partition(" ")
        while match := re.match(r"([\w.-]+(?:/|\.(?:py|toml|hpp|cpp|ts|svelte))) *", about):
            names, about = f"{names} {match[1]}", about[match.end() :]
        folders = [(depth, folder) for depth, folder in folders if depth < indent]
        parent = folders[-1][1] if folders else PurePosixPath()
        for name in names.split():
            yield parent / name, about.strip()
        folders.append((indent, parent / names.split()[0]))


def is_within(path: PurePosixPath, folders: tuple[str, ...]) -> bool:
    """Returns whether a path is in one of these folders or below it."""
    return any(path.is_relative_to(folder) for folder in folders)


def test_everything_in_the_tree_exists_and_has_a_line() -> None:
    paths = dict(drawn())
    assert len(paths) > 100
    assert [str(path) for path in paths if not (ROOT / path).exists()] == []
    assert [str(path) for path, about in paths.items() if not about] == []


def test_every_module_and_folder_is_in_the_tree() -> None:
    paths = {path for path, _ in drawn()}
    alike = (*COLLECTIONS, *ALIKE)
    files = {
        path
        for path in tracked()
        if is_within(path, NAMED_BY_FILE)
        and not is_within(path.parent, alike)
        and not path.name.startswith(("_", "py.typed"))
    }
    folders = {
        path.parent
        for path in tracked()
        if is_within(path, NAMED_BY_FOLDER) and not is_within(path.parent.parent, alike)
    }
    assert sorted(map(str, (files | folders) - paths)) == []


@pytest.mark.parametrize("top", ["src", "kernel", "web/src", "web/test", "tests", "bench", "docs"])
def test_no_folder_has_more_files_than_one_can_see_at_once(top: str) -> None:
    counts = Counter(path.parent for path in tracked() if is_within(path, (top,)))
    languages = ("src/fourfold/locale", "src/fourfold/pentaraduga/learning/lessons")
    large = {
        str(folder)
        for folder, count in counts.items()
        if count > MAX_FILES and not is_within(folder, languages)
    }
    assert sorted(large - set(COLLECTIONS)) == []
