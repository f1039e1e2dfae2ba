"""Deployment files refer only to existing settings, commands and metrics."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
import typer
import yaml  # type: ignore[import-untyped]

from fourfold.cli import app
from fourfold.server.ops.metrics import REGISTRY
from fourfold.store.aggregates.retention import KINDS

ROOT = Path(__file__).parent.parent
SUFFIXES = {"counter": ["_total"], "gauge": [""], "histogram": ["_bucket", "_sum", "_count"]}


def counted() -> set[str]:
    """Returns the names of all metrics."""
    found = REGISTRY.collect()
    return {f"{one.name}{suffix}" for one in found for suffix in SUFFIXES[one.type]}


def asked(text: str) -> set[str]:
    return set(re.findall(r"\bfourfold_\w+", text))


def test_the_dashboard_shows_every_metric() -> None:
    dashboard = json.loads((ROOT / "deploy/grafana-dashboard.json").read_text())
    names = asked(" ".join(t["expr"] for panel in dashboard["panels"] for t in panel["targets"]))
    assert names <= counted()
    whole = {re.sub("_(total|bucket|sum|count)$", "", name) for name in names}
    assert whole == {one.name for one in REGISTRY.collect()}
    places = [tuple(panel["gridPos"].values()) for panel in dashboard["panels"]]
    assert len(set(places)) == len(places)


def test_alerts_use_existing_metrics() -> None:
    prometheus = yaml.safe_load((ROOT / "deploy/prometheus.yml").read_text())
    assert [job["job_name"] for job in prometheus["scrape_configs"]] == ["fourfold"]
    for file in prometheus["rule_files"]:
        groups = yaml.safe_load((ROOT / "deploy" / file).read_text())["groups"]
        rules = [rule for group in groups for rule in group["rules"]]
        assert asked(" ".join(rule["expr"] for rule in rules)) <= counted()
        assert all(rule["annotations"]["summary"] for rule in rules)


def test_settings_are_read_by_serve() -> None:
    serve: Any = typer.main.get_command(app).commands["serve"]  # type: ignore[attr-defined]
    known = {option.envvar for option in serve.params}
    compose = (ROOT / "compose.yaml").read_text()
    files = [
        compose,
        (ROOT / "Containerfile").read_text(),
        (ROOT / "docs/operating.md").read_text(),
    ]
    for text in files:
        named = set(re.findall(r"\bFOURFOLD_[A-Z_]+", text))
        assert named
        assert named <= known
    services = yaml.safe_load(compose)["services"]
    assert set(services) == {"server", "database", "redis"}
    assert services["server"]["command"][0] == "serve"
    assert set(services["server"]["depends_on"]) == {"database", "redis"}


def test_units_run_existing_commands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOURFOLD_REDIS", "redis://localhost")  # As it is in their environment.
    units = [*(ROOT / "deploy").glob("*.service")]
    assert len(units) == 4
    for unit in units:
        commands = re.findall(
            r"^ExecStart=/opt/fourfold/bin/fourfold (.*)$", unit.read_text(), re.MULTILINE
        )
        assert commands
        for line in commands:
            command: Any = typer.main.get_command(app)
            words = line.split()
            while hasattr(command, "commands"):
                command = command.commands[words.pop(0)]
            parsed = command.make_context("", words).params
            assert set(parsed.get("kinds") or ()) <= set(KINDS)


def test_docker_and_podman_ignore_the_same_files() -> None:
    ours, theirs = (ROOT / f".{name}ignore" for name in ("container", "docker"))
    assert ours.read_text() == theirs.read_text()
