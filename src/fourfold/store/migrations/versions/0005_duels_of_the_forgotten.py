"""Duels stay when a guest is deleted."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Allows a side of a duel without a guest."""
    with op.batch_alter_table("duel_sides") as sides:
        sides.alter_column("guest", existing_type=sa.Text(), nullable=True)
