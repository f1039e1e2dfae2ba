"""Faults during play: nothing acknowledged is lost, and everybody is told the same history.

``make soak`` is the long form; see docs/faults.md.
"""

from __future__ import annotations

from pathlib import Path

from tests.server.soak import faults
from tests.server.soak.faults import Fault
from tests.server.soak.run import Report, soak
from tests.server.soak.site import Site
from tests.services import Postgres, Redis

#: Seconds of a stall: longer than a turn at some tables.
STALL_SECONDS = 3.5


def assert_no_problems(report: Report, done: tuple[Fault, ...]) -> None:
    """Asserts that the checker saw enough and found no problem."""
    assert report.verdict.problems == []
    assert [one.fault for one in report.rounds] == [fault.__name__ for fault in done]
    # Between two faults an action is acknowledged at every table.
    assert report.verdict.acknowledged > 6 * len(done)
    assert report.verdict.told > report.verdict.acknowledged
    assert report.verdict.clocks > 0


async def test_one_process_on_sqlite_survives_faults(tmp_path: Path) -> None:
    order = (
        faults.kill_the_server,
        faults.fill_the_disk,
        faults.never_read,
        faults.send_half_an_action,
        faults.set_the_clock,
        faults.go_silent,
        faults.slow_the_disk,
        faults.set_the_clock_between_runs,
    )
    assert_no_problems(await soak(Site(tmp_path), order, seed=4204), order)


async def test_one_process_on_sqlite_survives_stalls(tmp_path: Path) -> None:
    order = (
        faults.freeze_the_server,
        faults.lock_the_table,
        faults.freeze_the_loop,
        faults.hang_the_disk,
    )
    report = await soak(Site(tmp_path), order, seed=4204, longest=STALL_SECONDS)
    assert_no_problems(report, order)


async def test_two_workers_on_postgresql_and_redis_survive_faults(
    tmp_path: Path, postgres: Postgres, redis: Redis
) -> None:
    order = (
        faults.kill_a_worker,
        faults.stop_redis,
        faults.halt_postgres,
        faults.back_up,
        faults.set_the_clock_between_runs,
    )
    site = Site(tmp_path, postgres, redis, workers=2)
    assert_no_problems(await soak(site, order, seed=4204), order)


async def test_two_workers_on_postgresql_and_redis_survive_stalls(
    tmp_path: Path, postgres: Postgres, redis: Redis
) -> None:
    order = (
        faults.freeze_a_worker,
        faults.lock_the_table,
        faults.freeze_postgres,
        faults.hang_a_connection,
        faults.freeze_the_server,
        faults.hang_all_connections,
        faults.freeze_the_loop,
    )
    site = Site(tmp_path, postgres, redis, workers=2)
    assert_no_problems(await soak(site, order, seed=4204, longest=STALL_SECONDS), order)
