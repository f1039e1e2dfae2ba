"""Pins the images of Containerfile and compose.yaml to the current digests of their tags.

``make images`` asks the registry with skopeo or Docker's buildx. If both are missing, or the
registry does not answer, it reports the problem and changes nothing.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

__all__ = ["FILES", "IMAGE", "main", "pinned"]

ROOT = Path(__file__).resolve().parents[1]
FILES = ("Containerfile", "compose.yaml")
#: A name with its registry, a tag, and an optional digest.
IMAGE = re.compile(r"\b(docker\.io/[\w./-]+:[\w.-]+)(@sha256:[0-9a-f]{64})?(?![\w@:])")
_DIGEST = re.compile(r"sha256:[0-9a-f]{64}")
_TOOLS = {
    "skopeo": ("inspect", "--format", "{{.Digest}}", "docker://{}"),
    "docker": ("buildx", "imagetools", "inspect", "--format", "{{.Manifest.Digest}}", "{}"),
}


def pinned(text: str, digest: Callable[[str], str]) -> str:
    """Returns the text with a digest after the tag of every image.

    >>> pinned("FROM docker.io/library/redis:8 AS x", lambda tag: "sha256:" + 64 * "a")[:45]
    'FROM docker.io/library/redis:8@sha256:aaaaaaa'
    """
    return IMAGE.sub(lambda found: f"{found[1]}@{digest(found[1])}", text)


def _ask(tag: str) -> str:
    """Returns the digest of a tag, for all platforms. Raises ``LookupError``."""
    problems = []
    for tool, arguments in _TOOLS.items():
        if not shutil.which(tool):
            problems.append(f"{tool} is not installed")
            continue
        command = [tool, *arguments[:-1], arguments[-1].format(tag)]
        asked = subprocess.run(command, capture_output=True, text=True, check=False)
        if asked.returncode == 0 and _DIGEST.fullmatch(asked.stdout.strip()):
            return asked.stdout.strip()
        said = (asked.stderr or asked.stdout or "no answer").strip().splitlines()
        problems.append(f"{tool}: {said[0]}")
    raise LookupError(f"No registry tells the digest of {tag} ({'; '.join(problems)}).")


def main(root: Path = ROOT) -> int:
    """Pins all images, or none if a digest is missing; returns the exit code."""
    known: dict[str, str] = {}

    def digest(tag: str) -> str:
        if tag not in known:
            known[tag] = _ask(tag)
        return known[tag]

    try:
        texts = {root / name: pinned((root / name).read_text(), digest) for name in FILES}
    except LookupError as error:
        sys.stderr.write(f"Nothing is pinned. {error}\n")
        return 1
    for path, text in texts.items():
        path.write_text(text)
    for tag, found in known.items():
        sys.stdout.write(f"{tag}@{found}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
