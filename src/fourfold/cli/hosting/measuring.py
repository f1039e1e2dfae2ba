"""The Prometheus endpoint, on an address of its own that need not be public."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Iterator

from fourfold.play import Malformed

__all__ = ["measured"]

#: Enables the multiprocess mode of ``prometheus_client`` if set before its import.
FOLDER = "PROMETHEUS_MULTIPROC_DIR"


@contextlib.contextmanager
def measured(host: str, port: int | None) -> Iterator[None]:
    """Serves the metrics of this process and its children on a port; does nothing without a port.

    Raises ``Malformed`` if the port is not available.
    """
    if port is None:
        yield
        return
    with tempfile.TemporaryDirectory(prefix="fourfold-metrics-") as folder:
        os.environ[FOLDER] = folder
        from fourfold.server.ops import metrics

        try:
            metrics.serve(host, port, folder)
        except OSError as error:
            raise Malformed("port", port=str(port), host=host, why=error.strerror) from error
        yield
