"""Prometheus metrics. Nothing personal: no ids, no names, no addresses.

Metrics with labels are reached by cached functions, so that the hot path never looks up labels.
Several processes share a folder (``PROMETHEUS_MULTIPROC_DIR``, set before this module is imported),
and one address exports the metrics of all.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server
from prometheus_client.metrics_core import Metric
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

from fourfold import __version__

if TYPE_CHECKING:  # Engines have metrics, too, and need no store.
    from fourfold.store import Commit

__all__ = [
    "REGISTRY",
    "actions",
    "committed",
    "connections",
    "engine_seconds",
    "engine_tasks",
    "limited",
    "loop_hold_seconds",
    "ready",
    "request_seconds",
    "requests",
    "serve",
    "slow_clients",
    "store_failures",
    "tables",
    "telling_seconds",
]

REGISTRY = CollectorRegistry()

_QUICK_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
_LONG_SECONDS = (0.01, 0.05, 0.25, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)


def _counter(name: str, help_: str, *labels: str) -> Counter:
    return Counter(f"fourfold_{name}", help_, labels, registry=REGISTRY)


def _gauge(name: str, help_: str, *labels: str) -> Gauge:
    # ``livesum`` adds the values of the processes that are alive.
    return Gauge(f"fourfold_{name}", help_, labels, registry=REGISTRY, multiprocess_mode="livesum")


def _histogram(name: str, help_: str, buckets: Iterable[float], *labels: str) -> Histogram:
    return Histogram(f"fourfold_{name}", help_, labels, registry=REGISTRY, buckets=tuple(buckets))


# Tables

_actions = _counter("actions", "Actions that players sent, by game and how it went.", "game", "end")
telling_seconds = _histogram(
    "telling_seconds",
    "From receiving an action until it is on disk and on its way to everybody.",
    _QUICK_SECONDS,
)
_connections = _gauge("connections", "Live connections: players, spectators, analyses.", "kind")
tables = _gauge("tables", "Tables in memory, counted in every worker that has them.")
slow_clients = _counter("slow_clients", "Connections that were closed because nobody read them.")
_limited = _counter("limited", "What was refused by a limit, by limit.", "limit")

# Requests

_requests = _counter("requests", "Requests, by route and status.", "method", "route", "status")
_request_seconds = _histogram(
    "request_seconds", "How long requests took, by route.", _QUICK_SECONDS, "method", "route"
)

# The store

_commit_appends = _histogram(
    "commit_appends", "How many writes shared a commit.", (1, 2, 4, 8, 16, 32, 64, 128, 256)
)
_commit_seconds = _histogram("commit_seconds", "How long a commit of events took.", _QUICK_SECONDS)
_conflicts = _counter("conflicts", "Appends whose number another process had taken.")
store_failures = _counter("store_failures", "Commits and heartbeats that the database refused.")

# The process

loop_hold_seconds = _histogram(
    "loop_hold_seconds",
    "How long the event loop was held at a time, looked at every 20 ms.",
    _QUICK_SECONDS,
)

# Readiness

_ready = Gauge(
    "fourfold_ready",
    "Whether people can be sent here, and every part of it: the worst of all workers.",
    ("part",),
    registry=REGISTRY,
    multiprocess_mode="livemin",
)

# The engines

engine_tasks = _gauge("engine_tasks", "Tasks that wait for an engine, or that one is at.")
engine_seconds = _histogram("engine_seconds", "From asking an engine to its answer.", _LONG_SECONDS)

# The release

Gauge(
    "fourfold_build_info",
    "Which release this is.",
    ("version",),
    registry=REGISTRY,
    multiprocess_mode="livemax",
).labels(__version__).set(1)


@cache
def actions(game: str, end: str) -> Counter:
    """Returns the counter of actions of a game with one end.

    The ends are ``accepted``, ``illegal``, ``malformed``, ``failed`` and ``superseded``.

    >>> actions("quarto", "accepted").inc()
    """
    return _actions.labels(game, end)


def committed(commit: Commit) -> None:
    """Records a commit of events.

    >>> from fourfold.store import Commit
    >>> committed(Commit(appends=3, seconds=0.004, end="stored"))
    """
    if commit.end == "stored":
        _commit_appends.observe(commit.appends)
        _commit_seconds.observe(commit.seconds)
    elif commit.end == "conflict":
        _conflicts.inc()
    else:
        store_failures.inc()


@cache
def connections(kind: str) -> Gauge:
    """Returns the gauge of live connections of this kind.

    >>> with connections("spectator").track_inprogress():
    ...     pass
    """
    return _connections.labels(kind)


@cache
def limited(limit: str) -> Counter:
    """Returns the counter of refusals by this limit.

    >>> limited("tables").inc()
    """
    return _limited.labels(limit)


@cache
def ready(part: str) -> Gauge:
    """Returns the gauge of a part of ``/api/ready``: 1 if it is well; ``ok`` is the whole.

    >>> ready("redis").set(True)
    """
    return _ready.labels(part)


@cache
def requests(method: str, route: str, status: int) -> Counter:
    """Returns the counter of requests of a route, given by its template, never by its path.

    >>> requests("GET", "/api/tables/{id}", 200).inc()
    """
    return _requests.labels(method, route, status)


@cache
def request_seconds(method: str, route: str) -> Histogram:
    """Returns the histogram of the durations of requests of a route.

    >>> request_seconds("GET", "/api/tables/{id}").observe(0.002)
    """
    return _request_seconds.labels(method, route)


def serve(host: str, port: int, folder: str) -> None:
    """Starts a thread that exports the metrics of all processes that share the folder."""
    registry = CollectorRegistry()
    _EveryProcess(registry, folder)
    start_http_server(port, host, registry)


class _EveryProcess(MultiProcessCollector):
    """Collects the metrics of all processes; drops the gauges of processes that have ended."""

    def __init__(self, registry: CollectorRegistry, folder: str) -> None:
        self._folder = folder
        super().__init__(registry, folder)  # type: ignore[no-untyped-call]

    def collect(self) -> Iterable[Metric]:
        """Returns the metrics of all processes."""
        for file in Path(self._folder).glob("gauge_live*_*.db"):
            process = int(file.stem.rsplit("_", 1)[1])
            if not _is_alive(process):
                mark_process_dead(process, self._folder)  # type: ignore[no-untyped-call]
        found: Iterable[Metric] = super().collect()  # type: ignore[no-untyped-call]
        return found


def _is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
