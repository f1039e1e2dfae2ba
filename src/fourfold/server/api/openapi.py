"""The OpenAPI document, generated from the types that validate requests."""

from __future__ import annotations

import inspect
from functools import cache
from typing import Any

import msgspec

from fourfold import __version__
from fourfold.server import wire
from fourfold.server.api.operations import OPERATIONS, Operation

__all__ = ["document"]

_ABOUT = (
    "Tables, records, problems and duels as JSON over HTTP. Games are played over a WebSocket at "
    "/api/tables/{id}/live; docs/protocol.md describes it."
)
_REFUSED = "A refusal: a code for programs, facts, and the message in English"


@cache
def document() -> bytes:
    """Returns the document as JSON."""
    kinds = [kind for one in OPERATIONS for kind in (one.takes, one.gives) if kind is not None]
    schemas, components = msgspec.json.schema_components(
        [*kinds, wire.Refusal], ref_template="#/components/schemas/{name}"
    )
    by_kind = dict(zip(map(repr, [*kinds, wire.Refusal]), schemas, strict=True))
    paths: dict[str, Any] = {}
    for operation in OPERATIONS:
        described = _described(operation, by_kind)
        paths.setdefault(operation.path, {})[operation.method.lower()] = described
    return msgspec.json.encode(
        {
            "openapi": "3.1.0",
            "info": {"title": "Fourfold", "version": __version__, "description": _ABOUT},
            "paths": paths,
            "components": {"schemas": {name: _shown(one) for name, one in components.items()}},
        }
    )


def _described(operation: Operation, by_kind: dict[str, Any]) -> dict[str, Any]:
    """Returns the description of an operation, with the schemas of its types."""
    answer = _json(by_kind[repr(operation.gives)])
    if operation.media:
        kept = answer if operation.gives is not str else {}
        answer = {**kept, operation.media: {"schema": {"type": "string"}}}
    refused = {"description": _REFUSED, "content": _json(by_kind[repr(wire.Refusal)])}
    described: dict[str, Any] = {
        "summary": operation.summary,
        "responses": {
            str(operation.status): {"description": "Success", "content": answer},
            "default": refused,
        },
    }
    if operation.takes is not None:
        content = _json(by_kind[repr(operation.takes)])
        described["requestBody"] = {"required": True, "content": content}
    names = [part[1:-1] for part in operation.path.split("/") if part.startswith("{")]
    described["parameters"] = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in names
    ] + [_query(name, schema) for name, schema in operation.query.items()]
    return described


def _query(name: str, schema: dict[str, Any]) -> dict[str, Any]:
    """Returns a query parameter, with its description beside its schema."""
    kept = {key: value for key, value in schema.items() if key != "description"}
    return {"name": name, "in": "query", "description": schema["description"], "schema": kept}


def _shown(schema: dict[str, Any]) -> dict[str, Any]:
    """Returns a schema whose description is the docstring without examples and markup."""
    if "description" not in schema:
        return schema
    prose, *_ = schema["description"].partition(">>>")
    return {**schema, "description": inspect.cleandoc(prose).strip().replace("``", "`")}


def _json(schema: Any) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}
