"""Who shares long work: processes of this machine, or a Ray cluster."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import as_completed
from contextlib import contextmanager
from itertools import islice
from socket import create_connection
from typing import Any, Protocol, TypeVar

from fourfold.play.errors import Malformed
from fourfold.play.processes import processes

__all__ = ["Crew", "in_processes", "on_ray"]

T = TypeVar("T")
R = TypeVar("R")

#: How many tasks a processor of a cluster has before it: enough never to wait for the next.
_AHEAD = 3
#: How long a cluster may take to answer, in seconds.
_PATIENCE = 10
#: How much memory the processes of a local cluster share, in bytes.
_SHARED = 100 * 2**20


class Crew(Protocol):
    """Does the same work for every task; the results come in whatever order they are ready."""

    def __call__(self, work: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        """The results of all tasks. The work is a function of a module, the same everywhere."""


@contextmanager
def in_processes(number: int | None = None) -> Iterator[Crew]:
    """So many processes, one for every processor core by default.

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
    """A Ray cluster that runs at an address, or one of its own on this machine, named ``local``.

    The cluster's own number of processors counts; ``number`` is for the local one. Fourfold must be
    installed wherever it works. Raises ``Malformed`` where there is no Ray, or no cluster.
    """
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"  # Nobody is told that it runs.
    try:
        import ray
    except ImportError:
        raise Malformed("no-ray") from None
    wishes: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
    if address == "local":
        # Tasks and results are small; by default it would reserve a third of the memory for them.
        wishes |= {"num_cpus": number, "include_dashboard": False, "object_store_memory": _SHARED}
    else:
        _reach(address)
    ray.init(address, **wishes)
    try:

        def each(work: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
            remote = ray.remote(work)
            waiting = iter(tasks)
            cluster = ray.cluster_resources()  # type: ignore[no-untyped-call]
            most = _AHEAD * int(cluster.get("CPU", 1))
            running = [remote.remote(task) for task in islice(waiting, most)]
            while running:
                (done, *_), running = ray.wait(running)
                running += [remote.remote(task) for task in islice(waiting, 1)]
                yield ray.get(done)

        yield each
    finally:
        ray.shutdown()


def _reach(address: str) -> None:
    """Raises ``Malformed`` where nobody listens; Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal():
        raise Malformed("ray-form", address=address)
    try:
        create_connection((host, int(port)), _PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise Malformed("ray-address", address=address, why=str(error)) from error
