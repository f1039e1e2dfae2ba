"""The structure of server and store: short functions, and imports that point one way."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import fourfold

HOME = Path(fourfold.__file__).parent
FILES = sorted(
    file
    for folder in ("server", "store")
    for file in (HOME / folder).rglob("*.py")
    if "migrations" not in file.parts  # They stay as they were released.
)

#: How many lines and branches a function may have.
MOST_LINES, MOST_BRANCHES = 45, 10

_BRANCHES = (
    ast.If,
    ast.IfExp,
    ast.For,
    ast.AsyncFor,
    ast.While,
    ast.ExceptHandler,
    ast.match_case,
    ast.comprehension,
)
_PARTS = "fourfold.server.live.parts"
#: What the parts of a live table share; apart from that, a part knows no other part.
_SHARED = (f"{_PARTS}.presence", f"{_PARTS}.step")
#: Whatever is in a layer imports nothing of the layers above.
LAYERS = [
    ["fourfold.server.app"],
    [
        "fourfold.server.api",
        "fourfold.server.live.socket",
        "fourfold.server.ops.privacy",
        "fourfold.server.ops.readiness",
    ],
    ["fourfold.server.live.hall"],
    ["fourfold.server.live.pairing", "fourfold.server.cluster.dispatcher"],
    ["fourfold.server.live.tables"],
    ["fourfold.server.live.table"],
    ["fourfold.server.live.writer"],
    ["fourfold.server.live.services"],
    ["fourfold.server.cluster.cluster"],
    [_PARTS],
    ["fourfold.server.timing", "fourfold.server.cluster.pubsub"],
]


def module_of(file: Path) -> str:
    return ".".join(("fourfold", *file.relative_to(HOME).with_suffix("").parts))


def functions(tree: ast.AST, name: str = "") -> Iterator[tuple[str, ast.AST]]:
    """Yields the functions of a module, without those inside of functions."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield f"{name}{node.name}", node
        elif isinstance(node, ast.ClassDef):
            yield from functions(node, f"{name}{node.name}.")


def imports(tree: ast.AST) -> Iterator[str]:
    """Yields what a module imports, at the top or inside of functions."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{one.name}" for one in node.names)


def is_in(module: str, package: str) -> bool:
    return module == package or module.startswith(f"{package}.")


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(HOME)))
def test_functions_are_short(file: Path) -> None:
    long = []
    for name, node in functions(ast.parse(file.read_text(encoding="utf-8"))):
        assert isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        lines = (node.end_lineno or 0) - node.lineno + 1
        branches = sum(isinstance(one, _BRANCHES) for one in ast.walk(node))
        if lines > MOST_LINES or branches > MOST_BRANCHES:
            long.append(f"{file.relative_to(HOME)}:{name} {lines} lines, {branches} branches")
    assert long == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(HOME)))
def test_imports_point_one_way(file: Path) -> None:
    module = module_of(file)
    found = set(imports(ast.parse(file.read_text(encoding="utf-8"))))
    others = {module_of(one) for one in (HOME / "server/live/parts").glob("*.py")}
    wrong = [*(others - {module, *_SHARED})] if is_in(module, _PARTS) else []
    layer = next((n for n, ms in enumerate(LAYERS) if any(is_in(module, m) for m in ms)), None)
    if layer is not None:
        wrong += [other for higher in LAYERS[:layer] for other in higher]
    assert [one for one in found if any(is_in(one, other) for other in wrong)] == []


def test_the_layers_are_there() -> None:
    """A module that was moved would not be checked any more."""
    modules = [module_of(file) for file in FILES]
    for name in (*_SHARED, *(one for layer in LAYERS for one in layer)):
        assert any(is_in(module, name) for module in modules), name
