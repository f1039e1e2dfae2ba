"""The OpenAPI document, made from the very types that requests are validated by."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from fourfold import __version__
from fourfold.pentaraduga.pages import Page
from fourfold.pentaraduga.walkthrough import Walkthrough
from fourfold.server import learning, readiness, wire, wire_problems

__all__ = ["document"]

#: Where something is made, and where the answer is not JSON only.
CREATED = ("/api/tables", "/api/records", "/api/pentaraduga/duels")
OTHER_TYPES = {
    "/api/tables/{id}/record": "text/plain",
    "/api/tables/{id}/picture.svg": "image/svg+xml",
}

_PROBLEMS, _DUELS = "/api/pentaraduga/problems", "/api/pentaraduga/duels"

#: Method, path, what it does, what it takes, what it gives.
OPERATIONS: tuple[tuple[str, str, str, Any, Any], ...] = (
    ("get", "/api/health", "The process is alive", None, dict[str, bool]),
    ("get", "/api/ready", "Whether people can be sent here", None, readiness.Readiness),
    ("get", "/api/guest", "Who this is", None, wire.GuestInfo),
    ("post", "/api/guest", "Set one's name and language", wire.GuestInfo, wire.GuestInfo),
    ("delete", "/api/guest", "Be forgotten", None, wire.GuestInfo),
    ("get", "/api/guest/data", "All that is known of this guest", None, wire.GuestData),
    ("get", "/api/games", "The catalogue", None, list[wire.GameInfo]),
    ("get", "/api/tables", "This guest's tables", None, list[wire.TableInfo]),
    ("post", "/api/tables", "Open a table", wire.TableWish, wire.Seated),
    ("get", "/api/tables/{id}", "A table from outside", None, wire.TableInfo),
    ("post", "/api/tables/{id}/bot", "Seat the computer", wire.BotWish, wire.Seated),
    ("post", "/api/tables/{id}/device", "Link another device", wire.DeviceWish, wire.Link),
    ("get", "/api/tables/{id}/record", "The record of a finished game", None, Any),
    ("get", "/api/tables/{id}/replay", "A game event by event", None, wire.Replay),
    ("get", "/api/tables/{id}/picture.svg", "The table as a picture", None, str),
    ("get", "/api/invites/{token}", "Look at an invitation", None, wire.Invitation),
    ("post", "/api/invites/{token}", "Take the seat", wire.JoinWish, wire.Seated),
    ("post", "/api/devices/{token}", "Move a seat to this device", None, wire.Seated),
    ("post", "/api/records", "Keep a record", wire.Upload, wire.Seated),
    (
        "post",
        "/api/pentaraduga/figure",
        "Count a figure",
        wire_problems.FigureWish,
        wire_problems.FigureInfo,
    ),
    (
        "post",
        "/api/pentaraduga/solve",
        "The best figure of a hand",
        wire_problems.SolveWish,
        wire_problems.Solved,
    ),
    ("get", "/api/pentaraduga/daily", "The problem of the day", None, wire_problems.Daily),
    ("get", _PROBLEMS, "All problems", None, list[wire_problems.ProblemInfo]),
    ("post", _PROBLEMS, "A new problem", wire_problems.ProblemWish, wire_problems.Given),
    ("get", f"{_PROBLEMS}/{{id}}", "A problem", None, wire_problems.Given),
    ("post", f"{_PROBLEMS}/{{id}}/try", "Judge a try", wire_problems.Try, wire_problems.Verdict),
    ("post", f"{_PROBLEMS}/{{id}}/hint", "A hint", wire_problems.HintWish, wire_problems.HintInfo),
    ("get", f"{_PROBLEMS}/{{id}}/solution", "The answers", None, wire_problems.Solution),
    ("post", _DUELS, "Propose a duel", wire_problems.DuelWish, wire_problems.Duel),
    ("get", f"{_DUELS}/{{id}}", "A duel", None, wire_problems.Duel),
    ("post", f"{_DUELS}/{{id}}/begin", "Start one's clock", None, wire_problems.Duel),
    ("post", f"{_DUELS}/{{id}}/finish", "Hand in", wire_problems.Try, wire_problems.Duel),
    ("get", "/api/learn/{language}", "What there is to learn from", None, learning.Overview),
    ("get", "/api/learn/{language}/glossary", "Every term", None, learning.Glossary),
    ("get", "/api/learn/{language}/pages/{page}", "The rules of a game", None, Page),
    ("get", "/api/learn/{language}/lessons/{lesson}", "A lesson", None, Walkthrough),
    ("get", "/api/train/{kind}", "Questions for a trainer", None, learning.Batch),
)


@cache
def document() -> bytes:
    """The document as JSON."""
    kinds = [kind for row in OPERATIONS for kind in row[3:] if kind is not None]
    schemas, components = msgspec.json.schema_components(
        [*kinds, wire.Refusal], ref_template="#/components/schemas/{name}"
    )
    by_kind = dict(zip(map(repr, [*kinds, wire.Refusal]), schemas, strict=True))
    refused = {
        "description": "Why not",
        "content": {"application/json": {"schema": by_kind[repr(wire.Refusal)]}},
    }
    paths: dict[str, Any] = {}
    for method, path, summary, takes, gives in OPERATIONS:
        answer: dict[str, Any] = {"application/json": {"schema": by_kind[repr(gives)]}}
        if path in OTHER_TYPES:
            kept = answer if gives is not str else {}
            answer = {**kept, OTHER_TYPES[path]: {"schema": {"type": "string"}}}
        status = "201" if method == "post" and path in CREATED else "200"
        operation: dict[str, Any] = {
            "summary": summary,
            "responses": {
                status: {"description": summary, "content": answer},
                "default": refused,
            },
        }
        if takes is not None:
            content = {"application/json": {"schema": by_kind[repr(takes)]}}
            operation["requestBody"] = {"required": True, "content": content}
        names = [part[1:-1] for part in path.split("/") if part.startswith("{")]
        operation["parameters"] = [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
            for name in names
        ]
        if path.endswith("/record"):
            form = {"type": "string", "enum": ["json", "text"]}
            operation["parameters"].append({"name": "form", "in": "query", "schema": form})
        if path.startswith("/api/train/"):
            number = {"type": "integer", "minimum": 0}
            operation["parameters"] += [
                {"name": name, "in": "query", "schema": number} for name in ("seed", "count")
            ]
        paths.setdefault(path, {})[method] = operation
    return msgspec.json.encode(
        {
            "openapi": "3.1.0",
            "info": {"title": "Fourfold", "version": __version__},
            "paths": paths,
            "components": {"schemas": components},
        }
    )
