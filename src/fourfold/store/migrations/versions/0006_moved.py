"""Where the opener of a table for anybody was seated instead."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Adds it, and finds public tables without reading all others."""
    op.add_column("tables", sa.Column("moved", sa.Text(), nullable=True))
    waiting = sa.text("public AND outcome IS NULL AND moved IS NULL")
    op.create_index(
        "ix_tables_waiting", "tables", ["game"], postgresql_where=waiting, sqlite_where=waiting
    )
