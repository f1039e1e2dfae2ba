"""Executors for long computations: local processes, or a Ray cluster."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import as_completed
from contextlib import contextmanager
from itertools import islice
from socket import create_connection
from typing import Any, Protocol, TypeVar

from fourfold.jobs.processes import processes
from fourfold.play.errors import Malformed

__all__ = ["Crew", "in_processes", "on_ray"]

T = TypeVar("T")
R = TypeVar("R")

#: Tasks queued per processor of a cluster, so that none is idle.
_TASKS_AHEAD = 3
#: Timeout of the connection attempt to a cluster.
_CONNECT_SECONDS = 10
#: Size of the object store of a local cluster.
_OBJECT_STORE_BYTES = 100 * 2**20


class Crew(Protocol):
    """Applies a function to all tasks; the results arrive in order of completion."""

    def __call__(self, work: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        """Yields the results of all tasks. ``work`` is a module-level function, to be pickled."""


@contextmanager
def in_processes(number: int | None = None) -> Iterator[Crew]:
    """Provides a crew of local processes, one per processor core by default.

    >>> with in_processes(1) as crew:
    ...     sorted(crew(abs, [-1, 2, -3]))
    [1, 2, 3]
    """
    with processes(number or os.cpu_count() or 1) as pool:

        def each(work: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
            for done in as_completed([pool.submit(work, task) for task in tasks]):
                yield done.result()

        yield each


@contextmanager
def on_ray(address: str, number: int | None = None) -> Iterator[Crew]:
    """Provides a crew on the Ray cluster at an address, or on a new local one (``local``).

    ``number`` limits the processors of a local cluster only. Fourfold must be installed on every
    node. Raises ``Malformed`` if Ray is not installed or there is no cluster.
    """
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"  # Ray reports usage to its vendor by default.
    try:
        import ray
    except ImportError:
        raise Malformed("no-ray") from None
    settings: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
    if address == "local":
        # By default Ray reserves a third of the memory; our tasks and results are small.
        settings |= {
            "num_cpus": number,
            "include_dashboard": False,
            "object_store_memory": _OBJECT_STORE_BYTES,
        }
    else:
        _require_cluster(address)
    ray.init(address, **settings)
    try:

        def each(work: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
            remote = ray.remote(work)
            waiting = iter(tasks)
            cluster = ray.cluster_resources()  # type: ignore[no-untyped-call]
            most = _TASKS_AHEAD * int(cluster.get("CPU", 1))
            running = [remote.remote(task) for task in islice(waiting, most)]
            while running:
                (done, *_), running = ray.wait(running)
                running += [remote.remote(task) for task in islice(waiting, 1)]
                yield ray.get(done)

        yield each
    finally:
        ray.shutdown()


def _require_cluster(address: str) -> None:
    """Raises ``Malformed`` if nothing listens at an address; Ray itself would retry for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal():
        raise Malformed("ray-form", address=address)
    try:
        create_connection((host, int(port)), _CONNECT_SECONDS).close()
    except (OSError, OverflowError) as error:
        raise Malformed("ray-address", address=address, why=str(error)) from error
