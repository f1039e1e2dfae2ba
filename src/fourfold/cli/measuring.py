"""Metrics for Prometheus, on an address of their own that nobody else needs to reach."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Iterator

from fourfold.play import Malformed

__all__ = ["measured"]

#: Prometheus' client decides when it is imported whether processes share what they count.
FOLDER = "PROMETHEUS_MULTIPROC_DIR"


@contextlib.contextmanager
def measured(host: str, port: int | None) -> Iterator[None]:
    """Tells on this port what this process and those that it starts count; without one, nothing."""
    if port is None:
        yield
        return
    with tempfile.TemporaryDirectory(prefix="fourfold-metrics-") as folder:
        os.environ[FOLDER] = folder
        from fourfold.server import metrics

        try:
            metrics.serve(host, port, folder)
        except OSError as error:
            raise Malformed("port", port=str(port), host=host, why=error.strerror) from error
        yield
