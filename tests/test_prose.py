"""Tests of the check that refuses relapses in the English of documents and sources."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from scripts.prose import ALLOWED, ROOT, RULES, all_faults, allowed, checked_files, faults

THEY = "write they, them, their, themselves"


@pytest.mark.parametrize(
    ("sentence", "wording"),
    [
        ("Whoever is late reads what he missed.", "he"),
        ("A player keeps his seat.", "his"),
        ("The clock waits for him.", "him"),
        ("Nobody seats himself.", "himself"),
        ("The worker sees to it.", "sees to it"),
        ("How much a server bears.", "bears"),
        ("Worth to who decides.", "to who"),
        ("What who has seen this version hears.", "What who"),
        ("What a seat is to be told.", "is to be told"),
        ("Time starts at nought.", "nought"),
        ("Kept, lest it is lost.", "lest"),
        ("The page is read anew.", "anew"),
        ("The fault is mended.", "mended"),
    ],
)
def test_a_relapse_is_refused_with_its_line_and_what_to_write(sentence: str, wording: str) -> None:
    (fault,) = faults("docs/x.md", f"# Title\n\n{sentence}\n")
    assert fault.startswith(f"docs/x.md:3: “{wording}”: write ")


def test_every_rule_says_what_to_write_instead() -> None:
    assert all(rule.instead for rule in RULES)


@pytest.mark.parametrize(
    "sentence",
    [
        "They keep their seat.",
        "The other player, the one who waits, hears of it.",
        "It hears the news, then this is history.",
        "Whoever acts first is first.",
        "Hebrew is `he`, and `his` is a name.",
    ],
)
def test_plain_english_and_code_spans_pass(sentence: str) -> None:
    assert list(faults("docs/x.md", sentence)) == []


def test_blocks_of_code_in_documents_are_no_prose() -> None:
    text = "Text.\n\n    he runs\n\n```python\nhis = him\n```\n\nHe is refused.\n"
    assert list(faults("docs/x.md", text)) == [f"docs/x.md:9: “He”: {THEY}"]


def test_docstrings_comments_and_logs_of_python_are_prose() -> None:
    source = '''"""A guest and his seat."""

def seat(he: str) -> None:
    """Seats a guest.

    He is known by then.
    """
    his = "him"  # His name.
    log.warning("he_left table=%s", his)
    log.warning("the guest took his seat")
'''
    assert list(faults("src/x.py", source)) == [
        f"src/x.py:1: “his”: {THEY}",
        f"src/x.py:6: “He”: {THEY}",
        f"src/x.py:8: “His”: {THEY}",
        f"src/x.py:10: “his”: {THEY}",
    ]


@pytest.mark.parametrize(
    ("name", "source", "lines"),
    [
        ("kernel/x.hpp", 'auto he = "// his";  // his piece\n/* all\n his pieces */\n', [1, 3]),
        ("web/src/x.ts", "const his = `// he\n`;\n/** His time. */\nconst a = '/* he */';\n", [3]),
        ("web/src/x.svelte", "<!-- His side. -->\n<p class='he'>he</p>\n", [1]),
        ("web/src/x.css", "/* his colour */\n.he {}\n", [1]),
    ],
)
def test_comments_of_other_languages_are_prose(name: str, source: str, lines: list[int]) -> None:
    assert [int(fault.split(":")[1]) for fault in faults(name, source)] == lines


def test_an_excused_folder_is_not_reported_and_an_idle_excuse_is(tmp_path: Path) -> None:
    for name, text in {"old/a.md": "He.", "new/b.md": "His.", "done/c.md": "They."}.items():
        (tmp_path / name).parent.mkdir()
        (tmp_path / name).write_text(text, encoding="utf-8")
    told = all_faults(tmp_path, ["done/c.md", "new/b.md", "old/a.md"], ["old/", "done/"])
    assert list(told) == [
        f"new/b.md:1: “His”: {THEY}",
        f"{ALLOWED.name}: done/ excuses nothing any more; take it out",
    ]


def test_all_folders_are_checked_and_few_are_excused() -> None:
    files = checked_files()
    for name in (
        "README.md",
        "docs/protocol.md",
        "src/fourfold/play/tables/table.py",
        "scripts/prose.py",
    ):
        assert name in files
    for start in ("kernel/", "web/src/", "bench/", "tests/"):
        assert any(name.startswith(start) for name in files)
    excused = allowed(ALLOWED.read_text(encoding="utf-8"))
    assert all((ROOT / path).exists() for path in excused)
    assert set(excused) <= {"src/fourfold/server/", "tests/server/"}


def test_the_command_names_relapses_and_fails(tmp_path: Path) -> None:
    (tmp_path / "page.md").write_text("He waits.", encoding="utf-8")
    command = [sys.executable, "-m", "scripts.prose"]
    ended = subprocess.run(
        [*command, str(tmp_path / "page.md")],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ended.returncode, ended.stdout) == (1, "")
    assert ended.stderr == f"{tmp_path}/page.md:1: “He”: {THEY}\n"
