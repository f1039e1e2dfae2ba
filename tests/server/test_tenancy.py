"""Two servers that cannot hear each other never serve the same database."""

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

from fourfold.play import Malformed
from fourfold.server.hall import Hall
from fourfold.server.thinking import Thinkers
from fourfold.store import GuestRow, Store, tenancy
from fourfold.store.tenancy import Tenancy
from tests.server.process import Process
from tests.server.test_faults import until
from tests.services import Postgres, Redis
from tests.terminal.test_local import Clock

_numbers = count()


@pytest.fixture
def shared(postgres: Postgres) -> str:
    """A database of PostgreSQL."""
    return postgres.create(f"tenancy{next(_numbers)}")


@pytest.fixture
def other_redis() -> Iterator[Redis]:
    """A second Redis, that the first knows nothing of."""
    server = Redis()
    yield server
    server.stop()


@asynccontextmanager
async def serving(database: str, redis: Redis | None = None) -> AsyncIterator[Hall]:
    """A server, as far as the database can know."""
    store = await Store.open(database)
    hall = Hall(store, Thinkers(1), Clock(), redis=redis.url if redis else None)
    try:
        await hall.start()
        yield hall
    finally:
        await hall.stop()
        await store.close()


def start(database: str, *more: str) -> subprocess.CompletedProcess[str]:
    """Starts a server that is expected to refuse."""
    command = [sys.executable, "-m", "fourfold.cli", "serve", "--port", "0"]
    return subprocess.run(
        [*command, "--database", database, *more],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_the_second_server_refuses_to_start_and_says_what_to_do(database: str) -> None:
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
    again = Process(database, 0)  # However the first ended, nothing is left of its lock.
    assert httpx.get(f"http://127.0.0.1:{again.port}/api/ready").status_code == 200
    again.end(signal.SIGTERM)


def test_a_restart_waits_for_the_server_before_it(database: str) -> None:
    first = Process(database, 0)
    os.kill(first.pid, signal.SIGTERM)
    second = Process(database, 0)  # The first may still be on its way out.
    assert httpx.get(f"http://127.0.0.1:{second.port}/api/ready").status_code == 200
    assert first.end(signal.SIGTERM) == 0
    assert second.end(signal.SIGTERM) == 0


def test_backups_and_counts_are_made_while_a_server_runs(tmp_path: Path) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path}/fourfold.db"
    server = Process(database, 0)
    for command in (["count"], ["backup", str(tmp_path / "copy.db")], ["migrate"]):
        admin = [sys.executable, "-m", "fourfold.cli", "admin", *command, "--database", database]
        subprocess.run(admin, check=True, stdout=subprocess.DEVNULL)
    held = json.loads((tmp_path / "fourfold.db.lock").read_bytes())
    assert held["pid"] == server.pid
    server.end(signal.SIGTERM)


def test_an_address_that_is_none_of_a_redis_is_said_to_be_so(shared: str) -> None:
    refused = start(shared, "--redis", "nonsense")
    assert refused.returncode == 2
    assert "no address of a Redis" in refused.stderr


async def test_servers_with_the_same_redis_share_a_database(shared: str, redis: Redis) -> None:
    async with serving(shared, redis) as one, serving(shared, redis) as two:
        assert one.up
        assert two.up


@pytest.mark.parametrize("first_has_redis", [True, False])
async def test_one_with_redis_and_one_without_do_not(
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


async def test_servers_with_different_redis_do_not(
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


async def test_a_redis_that_does_not_answer_keeps_nobody_from_starting(
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


async def test_a_redis_that_forgot_everything_parts_nobody(shared: str, redis: Redis) -> None:
    async with serving(shared, redis) as one, serving(shared, redis) as two:
        await until(lambda: one.redis and two.redis)
        for _ in range(3):
            redis.stop()
            await until(lambda: not one.redis and not two.redis)
            redis.start()
            # Whoever comes first names the bus anew; the others follow.
            async with serving(shared, redis) as three:
                await until(lambda: one.redis and two.redis and three.redis)
                assert len(await buses(shared)) == 1


async def test_a_redis_found_later_that_is_not_the_others_is_not_used(
    shared: str, redis: Redis, other_redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tenancy, "PATIENCE_SECONDS", 0.3)
    other_redis.stop()
    async with serving(shared, redis) as one, serving(shared, other_redis) as two:
        await until(lambda: one.redis)
        other_redis.start()
        await asyncio.sleep(1.5)
        assert one.redis
        assert not two.redis, "it looks at the database by itself"
        assert two.up


async def test_a_server_can_stop_in_the_middle_of_joining_a_bus(shared: str) -> None:
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
    gc.collect()  # Warns of connections that were left open.


async def test_a_server_whose_database_was_taken_meanwhile_writes_nothing(
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
        await until(lambda: old.up)  # The other has gone.
        await old.store.guests.add(GuestRow("ann", "Ann", "en"), "hash ann", 1)
    assert caplog.messages.count("database_taken") == 1


class Away:
    """A server that cannot reach the database yet, while others can."""

    def __init__(self) -> None:
        self.over = False
        self.real = tenancy.Tenancy.take

    async def __call__(self, connection: object) -> None:
        if not self.over:
            raise ConnectionError("not yet")
        await self.real(connection)  # type: ignore[call-arg, arg-type]


async def cut_off(database: str) -> None:
    """Ends every connection to a database."""
    connection = await asyncpg.connect(database.replace("+asyncpg", ""))
    await connection.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    await connection.close()


async def buses(database: str) -> set[int]:
    """The buses whose locks are held."""
    connection = await asyncpg.connect(database.replace("+asyncpg", ""))
    found = await connection.fetch(
        "SELECT objid FROM pg_locks l JOIN pg_database d ON d.oid = l.database"
        " WHERE locktype = 'advisory' AND classid = $1 AND datname = current_database()",
        tenancy.BUSES,
    )
    await connection.close()
    return {row["objid"] for row in found}
