"""Contract tests for the private parts of uvicorn and websockets that we override.

Their versions are capped. An upgrade that breaks an assumption fails here: every method that we
override must exist with the same parameters, and every attribute that we read must be theirs.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.supervisors.multiprocess import Multiprocess, Process

from fourfold.server.transport import Counted, LiveProtocol, RequestProtocol, Server, Supervisor

#: Our classes with the classes of uvicorn that they override.
OVERRIDES: list[tuple[type, type]] = [
    (RequestProtocol, H11Protocol),
    (LiveProtocol, WebSocketsSansIOProtocol),
    (Server, uvicorn.Server),
    (Supervisor, Multiprocess),
]
OURS = (Counted, RequestProtocol, LiveProtocol, Server, Supervisor)


def own_names(one: type) -> set[str]:
    """Returns the methods that our classes define and the attributes that they assign."""
    ours = [ours for ours in one.__mro__ if ours in OURS]
    defined = {name for ours in ours for name in vars(ours)}
    return defined.union(*(attributes(ours, assigned=True) for ours in ours))


def attributes(one: type, *, assigned: bool) -> Iterator[str]:
    """Yields the attributes of ``self`` that the source of a class reads, or assigns."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(one)))
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Attribute)
            and isinstance(node.value, ast.Name)
            and node.value.id == "self"
            and isinstance(node.ctx, ast.Store) == assigned
        ):
            yield node.attr


def theirs(base: type) -> set[str]:
    """Returns the names that a class of uvicorn and its bases define or assign."""
    classes = [one for one in base.__mro__ if one.__module__.startswith(("uvicorn", "asyncio"))]
    found = {name for one in classes for name in vars(one)}
    for one in classes:
        if one.__module__.startswith("uvicorn"):
            found |= set(attributes(one, assigned=True))
    return found


@pytest.mark.parametrize(("ours", "base"), OVERRIDES)
def test_every_overridden_method_has_the_parameters_of_the_original(ours: type, base: type) -> None:
    overridden = [
        name
        for one in ours.__mro__
        if one in OURS
        for name, value in vars(one).items()
        if inspect.isfunction(value) and not name.startswith("_") and hasattr(base, name)
    ]
    assert overridden
    for name in overridden:
        mine, other = (
            list(inspect.signature(inspect.unwrap(getattr(one, name))).parameters)
            for one in (ours, base)
        )
        assert mine == other, name


@pytest.mark.parametrize(("ours", "base"), OVERRIDES)
def test_every_call_of_super_finds_a_method(ours: type, base: type) -> None:
    for one in (one for one in ours.__mro__ if one in OURS):
        tree = ast.parse(textwrap.dedent(inspect.getsource(one)))
        called = {
            node.attr
            for node in ast.walk(tree)
            if isinstance(node, ast.Attribute)
            and isinstance(node.value, ast.Call)
            and isinstance(node.value.func, ast.Name)
            and node.value.func.id == "super"
        }
        assert not {name for name in called if not hasattr(base, name)}


@pytest.mark.parametrize(("ours", "base"), OVERRIDES)
def test_every_attribute_that_we_read_is_ours_or_theirs(ours: type, base: type) -> None:
    read = {name for one in ours.__mro__ if one in OURS for name in attributes(one, assigned=False)}
    assert read - theirs(base) - own_names(ours) == set()


def test_a_worker_of_uvicorn_has_the_members_that_our_supervisor_uses() -> None:
    known = set(vars(Process)) | set(attributes(Process, assigned=True))
    assert known >= {"ping", "process", "pid", "exitcode", "join", "kill", "start"}
    assert "timeout" in inspect.signature(Process.ping).parameters
    assert "wait_until_ready" in known


def test_the_versions_of_uvicorn_and_websockets_are_capped() -> None:
    text = Path(__file__).parents[3].joinpath("pyproject.toml").read_text(encoding="utf-8")
    needed = tomllib.loads(text)["project"]["dependencies"]
    for name in ("uvicorn", "websockets"):
        (said,) = (one for one in needed if one.startswith(f"{name}>="))
        assert ",<" in said
