"""Brings a database to the newest schema."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from fourfold.store.schema import metadata

__all__ = ["config", "differences", "newest", "revision", "upgrade"]


def config(connection: Connection | None = None) -> Config:
    """Alembic's settings, all in code."""
    settings = Config()
    settings.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    settings.set_main_option("path_separator", "os")
    settings.attributes["connection"] = connection
    return settings


def upgrade(connection: Connection) -> None:
    """Runs the migrations that this database has not seen."""
    command.upgrade(config(connection), "head")


def revision(connection: Connection) -> str | None:
    """The schema this database has."""
    return MigrationContext.configure(connection).get_current_revision()


@cache
def newest() -> str | None:
    """The schema this release wants."""
    return ScriptDirectory.from_config(config()).get_current_head()


def differences(connection: Connection) -> list[object]:
    """Where the database differs from ``schema``: nothing, after an upgrade."""
    return list(compare_metadata(MigrationContext.configure(connection), metadata))
