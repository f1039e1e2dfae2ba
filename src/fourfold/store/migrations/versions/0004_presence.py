"""Who is connected where, for servers of several processes."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Adds the table of presence."""
    op.create_table(
        "presence",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("seat", sa.Text(), nullable=False),
        sa.Column("run", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_presence_table_tables")),
        sa.ForeignKeyConstraint(["run"], ["runs.id"], name=op.f("fk_presence_run_runs")),
        sa.PrimaryKeyConstraint("table", "seat", "run", name=op.f("pk_presence")),
    )
