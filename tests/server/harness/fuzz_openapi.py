"""Fuzzes the server with valid and invalid requests generated from its OpenAPI document."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import requests
import schemathesis
from hypothesis import given, seed, settings
from schemathesis import APIOperation, Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.harness.serving import Serving

Operation = APIOperation[Any, Any, Any, Any]

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
#: Operations that keep a worker busy for seconds.
SLOW = {
    ("post", "/api/pentaraduga/solve"),
    ("post", "/api/pentaraduga/problems"),
    ("post", "/api/pentaraduga/duels"),
}


def operations(server: Serving) -> Iterator[Operation]:
    """Yields the operations in the document of a running server."""
    document = requests.get(f"{server.address}/api/openapi.json", timeout=30).json()
    for found in schemathesis.openapi.from_dict(document).get_all_operations():
        assert isinstance(found, Ok), found
        yield found.ok()


def modes(operation: Operation) -> Iterator[GenerationMode]:
    """Yields the kinds of requests to send: valid ones, and invalid ones where there is input."""
    yield GenerationMode.POSITIVE
    if operation.body or operation.query:
        yield GenerationMode.NEGATIVE


def is_slow(operation: Operation) -> bool:
    return (operation.method.lower(), operation.path) in SLOW


def probe(
    server: Serving,
    operation: Operation,
    mode: GenerationMode,
    how: settings,
    counts: Counter[str],
    ids: dict[str, str],
    chance: int = 0,
) -> None:
    """Sends requests of one kind and checks the responses; ``ids`` are those that exist."""
    known = {name: ids[name] for name in ids if f"{{{name}}}" in operation.path}
    cases = operation.as_strategy(mode)
    if known:
        cases = cases | operation.as_strategy(mode, path_parameters=known)

    with requests.Session() as session:
        session.trust_env = False

        @seed(chance)
        @how
        @given(cases)
        def send(case: Case[Operation]) -> None:
            counts["requests"] += 1
            answer = case.call(base_url=server.address, session=session, timeout=60)
            counts[f"answered {answer.status_code}"] += 1
            case.validate_response(answer, checks=CHECKS)

        send()
