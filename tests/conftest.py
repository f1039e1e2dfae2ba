"""Random tests draw the same examples every time; databases are real and private."""

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

# What tests read is English, wherever they run.
os.environ["FOURFOLD_LANG"] = "en"

# Tests in the background ignore SIGINT, and so would the processes that they start.
signal.signal(signal.SIGINT, signal.default_int_handler)

_numbers = count()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server for this test process."""
    server = Postgres()
    yield server
    server.stop()


@pytest.fixture
def redis() -> Iterator[Redis]:
    """A Redis server for one test, which may stop and start it."""
    server = Redis()
    yield server
    server.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, once of each kind."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path}/fourfold.db"
    server: Postgres = request.getfixturevalue("postgres")
    return server.create(f"test{next(_numbers)}")
