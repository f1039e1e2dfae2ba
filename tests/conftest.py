"""Configuration of the tests: reproducible random examples, private real databases."""

import os
import signal
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.services import Postgres, Redis

settings.register_profile(
    "fourfold",
    derandomize=True,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("fourfold")

# Tests expect English texts, whatever the locale of the machine.
os.environ["FOURFOLD_LANG"] = "en"

# A shell job in the background ignores SIGINT, and its child processes would inherit that.
signal.signal(signal.SIGINT, signal.default_int_handler)

_numbers = count()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Provides a PostgreSQL server for this test process."""
    server = Postgres()
    yield server
    server.stop()


@pytest.fixture
def redis() -> Iterator[Redis]:
    """Provides a Redis server for one test, which may stop and restart it."""
    server = Redis()
    yield server
    server.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Provides the URL of an empty database; parametrized with each kind of database."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path}/fourfold.db"
    server: Postgres = request.getfixturevalue("postgres")
    return server.create(f"test{next(_numbers)}")
