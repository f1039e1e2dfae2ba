"""The table to which the opener of a public table was moved."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Adds the column, and an index of the public tables that wait for a player."""
    op.add_column("tables", sa.Column("moved", sa.Text(), nullable=True))
    waiting = sa.text("public AND outcome IS NULL AND moved IS NULL")
    op.create_index(
        "ix_tables_waiting", "tables", ["game"], postgresql_where=waiting, sqlite_where=waiting
    )
