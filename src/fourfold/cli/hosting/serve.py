"""``fourfold serve``: the web app on this machine."""

from __future__ import annotations

from typing import Annotated

import typer

from fourfold.cli.hosting.database import DatabaseOption, database_url
from fourfold.cli.output import say

__all__ = ["serve"]


def serve(
    host: Annotated[str, typer.Option(envvar="FOURFOLD_HOST", help=say("cli-host"))] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(envvar="FOURFOLD_PORT", min=0, max=65535, help=say("cli-port"))
    ] = 4204,
    database: DatabaseOption = None,
    workers: Annotated[
        int, typer.Option(envvar="FOURFOLD_WORKERS", min=1, help=say("cli-workers"))
    ] = 1,
    redis: Annotated[
        str | None, typer.Option(envvar="FOURFOLD_REDIS", help=say("cli-redis"))
    ] = None,
    proxy: Annotated[str, typer.Option(envvar="FOURFOLD_PROXY", help=say("cli-proxy"))] = "",
    limits: Annotated[str, typer.Option(envvar="FOURFOLD_LIMITS", help=say("cli-limits"))] = "{}",
    open_browser: Annotated[bool, typer.Option("--open", help=say("cli-open"))] = False,
    log_json: Annotated[
        bool, typer.Option("--log-json", envvar="FOURFOLD_LOG_JSON", help=say("cli-log-json"))
    ] = False,
    metrics_port: Annotated[
        int | None,
        typer.Option(
            envvar="FOURFOLD_METRICS_PORT", min=1, max=65535, help=say("cli-metrics-port")
        ),
    ] = None,
    metrics_host: Annotated[
        str, typer.Option(envvar="FOURFOLD_METRICS_HOST", help=say("cli-metrics-host"))
    ] = "127.0.0.1",
) -> None:
    """Serves until a signal stops it; then finishes running requests."""
    from fourfold.cli.hosting.measuring import measured

    with measured(metrics_host, metrics_port):
        from fourfold.cli.hosting.serving import Settings, run
        from fourfold.server.ops.limits import Limits

        settings = Settings(
            database_url(database),
            redis,
            workers,
            log_json,
            proxy=proxy,
            limits=Limits.read(limits),
        )
        run(host, port, settings, open_browser=open_browser)
