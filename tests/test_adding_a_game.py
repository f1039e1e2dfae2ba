"""Adds a game by exactly the steps of docs/adding-a-game.md, and plays it in the browser.

The steps are done in a copy of the repository: the files of the page are saved there, and nothing
else is edited. Then the tests of the copy run, and a whole game is played against the computer.
"""

from __future__ import annotations

import os
import re
import shutil
import site
import subprocess
import sys
from pathlib import Path

import pytest

from fourfold import kernel

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "adding-a-game.md"
NAME = "lasts"

#: Tests that the added game must pass.
IN_THE_BROWSER = f'''
from tests.browser.test_pentaraduga import Serving, Visit, play

def test_it_is_playable_in_the_browser(visit: Visit, server: Serving) -> None:
    play(visit, server, ["{NAME}"])
'''


def saved() -> dict[str, str]:
    """Returns the contents of the files that the page says to save, by path."""
    files = re.findall(
        r"`(src/[^`]*lasts[^`]*)`[^`]*(````?)(?:python|markdown)\n(.*?)\2",
        PAGE.read_text(encoding="utf-8"),
        re.DOTALL,
    )
    return {file: text for file, _, text in files}


def messages() -> str:
    found = re.search(r"```fluent\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found
    return found[1]


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Returns a copy of the repository with the added game and a built front end."""
    folder = tmp_path_factory.mktemp("copy")
    tracked = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    for name in filter(None, tracked.split("\0")):
        if (ROOT / name).is_file() and not name.startswith("docs/pictures"):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    for library in Path(kernel._native.__file__).parent.glob("_native*"):
        if not (folder / "src/fourfold/kernel" / library.name).exists():
            shutil.copy2(library, folder / "src/fourfold/kernel")
    folder.joinpath("web/node_modules").symlink_to(ROOT / "web/node_modules")
    folder.joinpath(".venv").symlink_to(ROOT / ".venv")
    # 1 and 2: the rules and the pages.
    files = saved()
    assert len(files) == 3
    for name, text in files.items():
        folder.joinpath(name).write_text(text, encoding="utf-8")
    # 3: the messages, in every language.
    for words in folder.glob("src/fourfold/locale/*/web.ftl"):
        text = words.read_text(encoding="utf-8")
        # Untranslated: the texts of another game stand in for them.
        others = re.findall(r"^web-(?:about-)?game-fulls =.*\n", text, re.MULTILINE)
        added = messages() if words.parent.name == "en" else "".join(others)
        words.write_text(text + added.replace("fulls", NAME), encoding="utf-8")
    # 4: the golden play-throughs.
    run(folder, "-m", "tests.pentaraduga.golden", NAME)
    subprocess.run(["sh", "scripts/front-end", "bundle"], cwd=folder, check=True)
    return folder


def run(folder: Path, *arguments: str) -> str:
    """Runs code of the copy; without ``site``, no path leads to the original."""
    paths = [folder / "src", folder, *site.getsitepackages()]
    done = subprocess.run(
        [sys.executable, "-S", *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, paths))},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_catalogue_finds_it(copy: Path) -> None:
    told = run(copy, "-c", "from fourfold.catalogue import GAMES; print(*GAMES, GAMES['lasts'])")
    assert told.startswith("quarto fulls")
    assert str(copy) in run(copy, "-c", "import fourfold; print(fourfold.__file__)")


def test_every_language_has_its_messages(copy: Path) -> None:
    run(copy, "-m", "scripts.words")


def test_it_passes_the_tests_of_all_games(copy: Path) -> None:
    files = ["test_golden", "games/test_games", "learning/test_pages", "rules/test_structure"]
    tests = [f"tests/pentaraduga/{file}.py" for file in files]
    # The other tests do not depend on the list of games.
    told = run(copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests, "-k", NAME)
    assert re.search(r"\d\d passed", told)


def test_it_is_playable_in_the_browser(copy: Path) -> None:
    test = copy / "tests/browser/test_added.py"
    test.write_text(IN_THE_BROWSER, encoding="utf-8")
    assert "1 passed" in run(copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(test))
