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
    """Returns Alembic's settings, which need no file."""
    settings = Config()
    settings.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    settings.set_main_option("path_separator", "os")
    settings.attributes["connection"] = connection
    return settings


def upgrade(connection: Connection) -> None:
    """Runs the migrations that this database does not have yet."""
    command.upgrade(config(connection), "head")


def revision(connection: Connection) -> str | None:
    """Returns the revision of the schema of this database; None before the first migration."""
    return MigrationContext.configure(connection).get_current_revision()


@cache
def newest() -> str | None:
    """Returns the newest revision of the schema, which this release needs."""
    return ScriptDirectory.from_config(config()).get_current_head()


def differences(connection: Connection) -> list[object]:
    """Returns where the database differs from ``schema``: an empty list after an upgrade."""
    return list(compare_metadata(MigrationContext.configure(connection), metadata))
