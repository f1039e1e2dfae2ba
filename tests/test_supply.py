"""All dependencies are locked by hash, and no lock file names a host."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import pytest

from scripts import images
from scripts.images import FILES, IMAGE

ROOT = Path(__file__).parent.parent
LOCKS = sorted((ROOT / "requirements").glob("*.lock"))
NPM_LOCK = ROOT / "web/package-lock.json"
#: An address, or the origin of a package.
ADDRESS = re.compile(r"://|--(extra-)?index-url|--find-links|\"(resolved|funding)\"")


def test_everything_installed_is_locked() -> None:
    assert {lock.stem for lock in LOCKS} == {"audit", "bench", "node", "play", "test"}
    files = ("Makefile", "Containerfile", "scripts/front-end", "scripts/audit")
    texts = "\n".join((ROOT / name).read_text() for name in files).replace("\\\n", " ")
    commands = [command for command in re.split(r"\n|&&", texts) if "echo" not in command]
    installing = [one for one in commands if re.search(r"(\bpip|PIP\)).* install ", one)]
    assert len(installing) > 6
    for command in installing:
        # Not locked: our own package, and the tools that write the locks.
        ours = re.search(r"--no-deps|install uv$", command)
        assert "--require-hashes -r requirements/" in command or ours, command


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_every_requirement_is_one_version_with_hashes(lock: Path) -> None:
    whole = lock.read_text().replace("\\\n", " ")
    lines = [line for line in whole.splitlines() if line.strip() and not line.startswith("#")]
    assert lines
    for line in lines:
        assert re.match(r"[\w.\[\],-]+==\S+", line), line
        assert re.search(r"--hash=sha256:[0-9a-f]{64}", line), line


@pytest.mark.parametrize("lock", [*LOCKS, NPM_LOCK], ids=lambda lock: lock.name)
def test_no_lock_names_a_host(lock: Path) -> None:
    assert not ADDRESS.search(lock.read_text())


def test_every_package_of_npm_has_its_hash() -> None:
    packages = json.loads(NPM_LOCK.read_text())["packages"]
    del packages[""]  # Our own.
    unknown = [
        name
        for name, one in packages.items()
        if not re.match(r"sha512-[A-Za-z0-9+/]{86}==", one.get("integrity", ""))
    ]
    assert unknown == []
    wanted = {
        f"node_modules/{name}"
        for one in packages.values()
        for name in one.get("optionalDependencies", {})
    }
    assert wanted <= set(packages), "binaries of all platforms are named"


def test_images_have_a_tag_and_the_same_digest_everywhere() -> None:
    found: dict[str, set[str | None]] = {}
    for name in FILES:
        text = (ROOT / name).read_text()
        for line in re.findall(r"^(?:FROM|\s+image:)\s+(\S+)", text, re.MULTILINE):
            assert IMAGE.fullmatch(line) or line == "${PYTHON_IMAGE}"
        for tag, digest in IMAGE.findall(text):
            found.setdefault(tag, set()).add(digest)
    assert {tag.partition(":")[0].rpartition("/")[2] for tag in found} == {
        "python",
        "postgres",
        "redis",
    }
    assert all(len(digests) == 1 for digests in found.values())


@pytest.mark.parametrize("answers", [True, False])
def test_images_are_pinned_all_or_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answers: bool
) -> None:
    before = {name: (ROOT / name).read_text() for name in FILES}
    for name, text in before.items():
        (tmp_path / name).write_text(text)
    # A stand-in for the registry tool prints a digest, or fails.
    tool = tmp_path / "skopeo"
    said = 'echo sha256:$(printf %s "$4" | sha256sum | cut -c1-64)' if answers else "exit 1"
    tool.write_text(f"#!/bin/sh\n{said}\n")
    tool.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    assert images.main(tmp_path) == (0 if answers else 1)
    after = {name: (tmp_path / name).read_text() for name in FILES}
    if not answers:
        assert after == before
        return
    digests = {digest for text in after.values() for _, digest in IMAGE.findall(text)}
    assert len(digests) == 3
    assert "" not in digests
    assert images.main(tmp_path) == 0
    assert {name: (tmp_path / name).read_text() for name in FILES} == after, "once is enough"
    for name in FILES:
        assert IMAGE.sub(r"\1", after[name]) == IMAGE.sub(r"\1", before[name])
