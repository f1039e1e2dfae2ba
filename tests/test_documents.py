"""Tests that documents lead where they say: links, headings, and the index of all of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DOCUMENTS = sorted(
    file.relative_to(ROOT).as_posix()
    for pattern in ("*.md", "docs/*.md", "web/README.md")
    for file in ROOT.glob(pattern)
)


def read(name: str) -> str:
    """Returns the text of a document without its blocks of code."""
    text = (ROOT / name).read_text(encoding="utf-8")
    return re.sub(r"^(`{3,}).*?^\1`*$", "", text, flags=re.DOTALL | re.MULTILINE)


def anchors(name: str) -> set[str]:
    """Returns the anchors of a document's headings, as GitHub makes them."""
    headings = re.findall(r"^#+ (.*)$", read(name), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("name", DOCUMENTS)
def test_links_lead_to_files_and_headings_that_exist(name: str) -> None:
    text = re.sub(r"`[^`\n]+`", "", read(name))
    for target in re.findall(r"\]\(([^()\s]+)\)", text):
        if re.match(r"https?:", target):
            continue
        path, _, anchor = target.partition("#")
        file = ((ROOT / name).parent / path).resolve() if path else ROOT / name
        assert file.exists(), f"{name}: {target}"
        if anchor:
            assert anchor in anchors(file.relative_to(ROOT).as_posix()), f"{name}: {target}"


def test_tests_and_files_of_tests_that_documents_name_exist() -> None:
    sources = [file.read_text(encoding="utf-8") for file in (ROOT / "tests").rglob("test_*.py")]
    defined = set(re.findall(r"def (test_\w+)", "\n".join(sources)))
    for name in DOCUMENTS:
        spans = re.findall(r"`([^`\n]+)`", read(name))
        assert {span for span in spans if re.fullmatch(r"test_\w+", span)} <= defined, name
        paths = {span for span in spans if re.fullmatch(r"tests/[\w/]+\.\w+", span)}
        assert not {path for path in paths if not (ROOT / path).exists()}, name


def test_the_index_names_every_document() -> None:
    index = read("docs/README.md")
    pages = {Path(name).name for name in DOCUMENTS if name.startswith("docs/")} - {"README.md"}
    assert {page for page in pages if f"({page})" not in index} == set()


def test_the_readme_is_short_and_says_whose_trademark_quarto_is() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert len(text.splitlines()) < 120
    assert "independent project" in text
    assert "“Quarto” is a trademark" in text
