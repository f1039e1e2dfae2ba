"""``fourfold think``: engine processes for the servers that share one Redis."""

from __future__ import annotations

import asyncio
import signal
import sys
from typing import Annotated

import typer

from fourfold.cli.output import say

__all__ = ["think"]


def think(
    redis: Annotated[str, typer.Option(envvar="FOURFOLD_REDIS", help=say("cli-think-redis"))],
    processes: Annotated[
        int | None, typer.Option(min=1, help=say("cli-think-processes"), show_default=False)
    ] = None,
    log_json: Annotated[
        bool, typer.Option("--log-json", envvar="FOURFOLD_LOG_JSON", help=say("cli-log-json"))
    ] = False,
) -> None:
    """Runs engines until a signal stops them; then finishes running tasks."""
    from fourfold.server.compute.remote_pool import Engine
    from fourfold.server.ops.logs import configure

    def ready() -> None:
        sys.stdout.write(say("cli-thinking") + "\n")
        sys.stdout.flush()

    async def run() -> None:
        engine = Engine(redis, processes)
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, engine.stop)
        await engine.run(ready)

    configure(log_json)
    asyncio.run(run())
