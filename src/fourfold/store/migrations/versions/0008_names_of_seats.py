"""The names under which players joined, beside their seats."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Adds the names; reads them from the events with which players joined."""
    op.add_column("seats", sa.Column("name", sa.Text(), nullable=True))
    seats = sa.table("seats", *map(sa.column, ("table", "seat", "name")))
    events = sa.table("events", *map(sa.column, ("table", "seat", "action")))
    joined = sa.select(events.c.table, events.c.seat, events.c.action).where(
        events.c.action.like('{"type":"join"%')
    )
    connection = op.get_bind()
    for table, seat, action in connection.execute(joined).all():
        same = (seats.c.table == table) & (seats.c.seat == seat)
        if name := _name(action):
            connection.execute(sa.update(seats).where(same).values(name=name))


def _name(action: str) -> str | None:
    """Returns the name in an event; None if it cannot be read: the migration goes on without."""
    try:
        name = json.loads(action)["name"]
    except (ValueError, KeyError, TypeError):
        return None
    return name if isinstance(name, str) else None
