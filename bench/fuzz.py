"""Fuzzes a server for a given time and prints what was tried.

python -m bench.fuzz --minutes 10 --seed 1 [--postgresql]

Every round runs three fuzzers on an empty database with a new seed: a stateful model of guests at
tables, requests generated from the OpenAPI document, and broken frames and requests. The first
failure ends the run and prints the example and the seed.
"""

from __future__ import annotations

import argparse
import logging
import os
import tempfile
import time
from collections import Counter
from contextlib import ExitStack
from random import Random

from hypothesis import HealthCheck, seed, settings
from hypothesis.stateful import run_state_machine_as_test

from tests.server.harness.fuzz_frames import assault
from tests.server.harness.fuzz_openapi import is_slow, modes, operations, probe
from tests.server.harness.fuzz_wire import Complaints, Wire
from tests.server.harness.serving import WIDE, Serving, serving
from tests.services import Postgres


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--postgresql", action="store_true", help="instead of SQLite")
    arguments = parser.parse_args()
    os.environ["FOURFOLD_LANG"] = "en"
    complaints = Complaints()
    logging.getLogger().addHandler(complaints)
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
    counts: dict[str, Counter[str]] = {
        "wire": Wire.counts,
        "openapi": Counter(),
        "frames": Counter(),
    }
    start, number = time.monotonic(), 0
    with ExitStack() as stack:
        postgres = Postgres() if arguments.postgresql else None
        if postgres:
            stack.callback(postgres.stop)
        while time.monotonic() - start < 60 * arguments.minutes:
            with tempfile.TemporaryDirectory() as folder:
                url = f"sqlite+aiosqlite:///{folder}/fourfold.db"
                if postgres:
                    url = postgres.create(f"fuzz{number}")
                with serving(url, limits=WIDE) as server:
                    _round(server, arguments.seed + number, counts, complaints)
            number += 1
            print(f"{(time.monotonic() - start) / 60:.1f} minutes, {number} rounds", flush=True)
    for name, counted in counts.items():
        print(f"\n{name}")
        for what, times in sorted(counted.items()):
            print(f"  {what:40} {times:10,}")


def _round(
    server: Serving, chance: int, counts: dict[str, Counter[str]], complaints: Complaints
) -> None:
    print(f"seed {chance}", flush=True)
    how = settings(
        max_examples=20,
        stateful_step_count=60,
        deadline=None,
        database=None,
        derandomize=False,
        suppress_health_check=list(HealthCheck),
    )
    Wire.server, Wire.complaints = server, complaints
    run_state_machine_as_test(seed(chance)(Wire), settings=how)
    ann = server.guest()
    table = ann.table("here")["table"]
    witness = ann.sit(table, "A")
    for again in range(5):
        assault(server, witness, table, Random(5 * chance + again), counts["frames"])
    witness.close()
    for operation in operations(server):
        often = settings(how, max_examples=3) if is_slow(operation) else how
        for mode in modes(operation):
            probe(server, operation, mode, often, counts["openapi"], {"id": table}, chance)
    assert not complaints.said, complaints.said[0]


if __name__ == "__main__":
    main()
