"""Soak test: injects faults while simulated players play, checks the logs, prints a table.

``python -m bench.soak --rounds 200 --seed 1`` on SQLite, with ``--several`` on PostgreSQL and Redis
with two workers.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from random import Random

from tests.server.soak import faults as kinds
from tests.server.soak.faults import Fault
from tests.server.soak.run import MAX_STALL_SECONDS, soak
from tests.server.soak.site import Site
from tests.services import Postgres, Redis

#: Lines of the server's log that are printed if the run fails.
LOG_LINES = 200


def sequence(every: tuple[Fault, ...], rounds: int, seed: int) -> list[Fault]:
    """Returns faults of all kinds, equally often, in an order given by the seed."""
    chance = Random(seed)
    faults = [every[number % len(every)] for number in range(rounds)]
    chance.shuffle(faults)
    return faults


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--several", action="store_true", help="PostgreSQL, Redis and two workers")
    parser.add_argument("--only", nargs="*", default=[], help="names of faults")
    parser.add_argument(
        "--longest", type=float, default=MAX_STALL_SECONDS, help="seconds of a stall"
    )
    wanted = parser.parse_args()
    every = kinds.SEVERAL if wanted.several else kinds.SQLITE
    every = tuple(one for one in every if not wanted.only or one.__name__ in wanted.only)
    with ExitStack() as leaving:
        folder = Path(leaving.enter_context(tempfile.TemporaryDirectory(prefix="fourfold-soak-")))
        if wanted.several:
            postgres, redis = Postgres(), Redis()
            leaving.callback(postgres.stop)
            leaving.callback(redis.stop)
            site = Site(folder, postgres, redis, workers=2)
        else:
            site = Site(folder)
        print(f"seed {wanted.seed}, in {folder}", file=sys.stderr)
        try:
            report = asyncio.run(
                soak(
                    site,
                    sequence(every, wanted.rounds, wanted.seed),
                    wanted.seed,
                    longest=wanted.longest,
                    tell=lambda line: print(line, file=sys.stderr),
                )
            )
        except BaseException:
            print(*site.log.read_text().splitlines()[-LOG_LINES:], sep="\n", file=sys.stderr)
            raise
    print(report.markdown())
    for problem in report.verdict.problems:
        print(problem, file=sys.stderr)
    sys.exit(bool(report.verdict.problems))


if __name__ == "__main__":
    main()
