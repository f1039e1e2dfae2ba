"""Tests that the package, its commands, its documents and the CHANGELOG name one version."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import fourfold
from fourfold.server.wire import PROTOCOL

ROOT = Path(__file__).parents[1]


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def test_the_package_has_the_version_of_the_project() -> None:
    assert fourfold.__version__ == tomllib.loads(read("pyproject.toml"))["project"]["version"]


def test_the_newest_release_of_the_changelog_is_this_version_with_a_date() -> None:
    heading = re.compile(r"^## (\d+\.\d+\.\d+) – \d{4}-\d\d-\d\d$", re.MULTILINE)
    releases = heading.findall(read("CHANGELOG.md"))
    assert releases[0] == fourfold.__version__
    numbers = [[int(part) for part in release.split(".")] for release in releases]
    assert numbers == sorted(numbers, reverse=True)


def test_documents_name_this_version_and_this_protocol() -> None:
    assert f"Fourfold {fourfold.__version__}, protocol {PROTOCOL}." in read("docs/README.md")
    assert f"id name Fourfold {fourfold.__version__}\n" in read("docs/engine.md")
    assert f'"protocol": {PROTOCOL},' in read("docs/protocol.md")
