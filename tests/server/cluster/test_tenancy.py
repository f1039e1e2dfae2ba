"""Two servers without a common Redis never serve the same database."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import httpx
import pytest
from redis import Redis as Client

from fourfold.play import Malformed
from fourfold.server.compute.local_pool import LocalPool
from fourfold.server.live.hall import Hall
from fourfold.store import GuestRow, Store
from fourfold.store.backends import tenancy
from fourfold.store.backends.tenancy import Tenancy
from tests.server.harness.process import Process
from tests.server.live.test_faults import until
from tests.services import Postgres, Redis
from tests.terminal.test_local import Clock

_numbers = count()


@pytest.fixture
def shared(postgres: Postgres) -> str:
    """Returns a new database on PostgreSQL."""
    return postgres.create(f"tenancy{next(_numbers)}")


@pytest.fixture
def other_redis() -> Iterator[Redis]:
    """Yields a second, independent Redis."""
    server = Redis()
    yield server
    server.stop()


@asynccontextmanager
async def serving(database: str, redis: Redis | None = None) -> AsyncIterator[Hall]:
    """Runs a hall over a database: to the database it looks like a server."""
    store = await Store.open(database)
    hall = Hall(store, LocalPool(1), Clock(), redis=redis.url if redis else None)
    try:
        await hall.start()
        yield hall
    finally:
        await hall.stop()
        await store.close()


def start(database: str, *more: str) -> subprocess.CompletedProcess[str]:
    """Starts a server that is expected to exit; returns its exit code and output."""
    command = [sys.executable, "-m", "fourfold.cli", "serve", "--port", "0"]
    return subprocess.run(
        [*command, "--database", database, *more],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_a_second_server_refuses_to_start_and_says_what_to_do(database: str) -> None:
    first = Process(database, 0)
    try:
        refused = start(database)
        assert refused.returncode not in (0, None)
        assert refused.stdout == ""
        assert "Traceback" not in refused.stderr
        assert f"process {first.pid}" in refused.stderr
        assert "Stop it" in refused.stderr
        assert httpx.get(f"http://127.0.0.1:{first.port}/api/ready").status_code == 200
    finally:
        first.end(signal.SIGKILL)
    again = Process(database, 0)  # The lock of a killed server is released.
    assert httpx.get(f"http://127.0.0.1:{again.port}/api/ready").status_code == 200
    again.end(signal.SIGTERM)


def test_a_restarted_server_waits_for_its_predecessor(database: str) -> None:
    first = Process(database, 0)
    os.kill(first.pid, signal.SIGTERM)
    second = Process(database, 0)  # The first may still be stopping.
    assert httpx.get(f"http://127.0.0.1:{second.port}/api/ready").status_code == 200
    assert first.end(signal.SIGTERM) == 0
    assert second.end(signal.SIGTERM) == 0


def test_admin_commands_work_while_a_server_runs(tmp_path: Path) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path}/fourfold.db"
    server = Process(database, 0)
    for command in (["count"], ["backup", str(tmp_path / "copy.db")], ["migrate"]):
        admin = [sys.executable, "-m", "fourfold.cli", "admin", *command, "--database", database]
        subprocess.run(admin, check=True, stdout=subprocess.DEVNULL)
    held = json.loads((tmp_path / "fourfold.db.lock").read_bytes())
    assert held["pid"] == server.pid
    server.end(signal.SIGTERM)


def test_an_invalid_redis_address_is_reported(shared: str) -> None:
    refused = start(shared, "--redis", "nonsense")
    assert refused.returncode == 2
    assert "no address of a Redis" in refused.stderr


async def test_servers_with_the_same_redis_share_a_database(shared: str, redis: Redis) -> None:
    async with serving(shared, redis) as one, serving(shared, redis) as two:
        assert one.up
        assert two.up


@pytest.mark.parametrize("first_has_redis", [True, False])
async def test_a_server_with_redis_and_one_without_do_not_share_a_database(
    shared: str, redis: Redis, monkeypatch: pytest.MonkeyPatch, first_has_redis: bool
) -> None:
    monkeypatch.setattr(tenancy, "PATIENCE_SECONDS", 0.3)
    first, second = (redis, None) if first_has_redis else (None, redis)
    async with serving(shared, first):
        with pytest.raises(Malformed) as refused:
            async with serving(shared, second):
                pass
        assert refused.value.code == "database-shared"
        assert refused.value.facts["pid"] == str(os.getpid())
        assert "--redis" in str(refused.value)
    async with serving(shared, second) as alone:
        assert alone.up


async def test_servers_with_different_redis_do_not_share_a_database(
    shared: str, redis: Redis, other_redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tenancy, "PATIENCE_SECONDS", 0.3)
    async with serving(shared, redis):
        with pytest.raises(Malformed) as refused:
            async with serving(shared, other_redis):
                pass
        assert refused.value.code == "database-shared"
        async with serving(shared, redis) as beside:
            assert beside.up
    async with serving(shared, other_redis) as alone:
        assert alone.up


async def test_servers_start_without_redis_and_join_one_bus_when_it_is_back(
    shared: str, redis: Redis, caplog: pytest.LogCaptureFixture
) -> None:
    redis.stop()
    async with serving(shared, redis) as one, serving(shared, redis) as two:
        assert "bus_unknown" in caplog.messages
        redis.start()
        await until(lambda: one.redis and two.redis)
        assert len(await buses(shared)) == 1
        async with serving(shared, redis) as three:
            assert three.up


async def test_servers_stay_on_one_bus_after_redis_has_lost_its_data(
    shared: str, redis: Redis
) -> None:
    async with serving(shared, redis) as one, serving(shared, redis) as two:
        await until(lambda: one.redis and two.redis)
        for _ in range(3):
            redis.stop()
            await until(lambda: not one.redis and not two.redis)
            redis.start()
            # The first server to reconnect names the bus again; the others follow.
            async with serving(shared, redis) as three:
                await until(lambda: one.redis and two.redis and three.redis)
                assert len(await buses(shared)) == 1


async def test_a_different_redis_that_comes_up_later_is_not_used(
    shared: str, redis: Redis, other_redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tenancy, "PATIENCE_SECONDS", 0.3)
    other_redis.stop()
    async with serving(shared, redis) as one, serving(shared, other_redis) as two:
        await until(lambda: one.redis)
        other_redis.start()
        with Client.from_url(other_redis.url) as client:
            await until(lambda: reads(client) > 1)  # Its second attempt to join.
        assert one.redis
        assert not two.redis, "it joined a bus of its own"
        assert two.up


async def test_a_server_that_stops_while_joining_a_bus_leaves_no_connection_open(
    shared: str,
) -> None:
    async def bus() -> int:
        return 1

    for steps in range(12):
        store = await Store.open(shared)
        store.database.tenancy = Tenancy(bus)
        run = await store.runs.begin(lambda: 1)
        joining = asyncio.create_task(store.runs.join(2))
        for _ in range(steps):
            await asyncio.sleep(0)
        joining.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await joining
        await store.runs.end(run, 2)
        await store.close()
    gc.collect()  # Fails by a warning if a connection was left open.


async def test_a_server_whose_database_was_taken_over_writes_nothing_until_it_is_free(
    shared: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(tenancy, "PATIENCE_SECONDS", 0.3)
    async with serving(shared) as old:
        real = tenancy.Tenancy.take
        monkeypatch.setattr(old.store.database.tenancy, "take", away := Away())
        await cut_off(shared)
        await until(lambda: not old.up)
        async with serving(shared) as new:
            away.over, away.real = True, real.__get__(old.store.database.tenancy)
            await until(lambda: "database_taken" in caplog.messages)
            assert not old.up
            with pytest.raises(ConnectionError):
                await old.store.guests.add(GuestRow("ann", "Ann", "en"), "hash", 1)
            with pytest.raises(ConnectionError):
                await old.store.guests.rename("ann", None, "en")
            assert new.up
            await new.store.guests.add(GuestRow("bo", "Bo", "en"), "hash bo", 1)
        await until(lambda: old.up)  # The other has stopped.
        await old.store.guests.add(GuestRow("ann", "Ann", "en"), "hash ann", 1)
    assert caplog.messages.count("database_taken") == 1


class Away:
    """A server that cannot reach the database until ``over`` is set."""

    def __init__(self) -> None:
        self.over = False
        self.real = tenancy.Tenancy.take

    async def __call__(self, connection: object) -> None:
        if not self.over:
            raise ConnectionError("not yet")
        await self.real(connection)  # type: ignore[call-arg, arg-type]


def reads(client: Client) -> int:
    """Returns how often keys were read from a Redis: once in each attempt to join the bus."""
    calls: int = client.info("commandstats").get("cmdstat_get", {}).get("calls", 0)
    return calls


async def cut_off(database: str) -> None:
    """Terminates all connections to a database."""
    connection = await asyncpg.connect(database.replace("+asyncpg", ""))
    await connection.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    await connection.close()


async def buses(database: str) -> set[int]:
    """Returns the buses whose locks are held."""
    connection = await asyncpg.connect(database.replace("+asyncpg", ""))
    found = await connection.fetch(
        "SELECT objid FROM pg_locks l JOIN pg_database d ON d.oid = l.database"
        " WHERE locktype = 'advisory' AND classid = $1 AND datname = current_database()",
        tenancy.BUSES,
    )
    await connection.close()
    return {row["objid"] for row in found}
