"""Duels outlive a guest who has left."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """A side of a duel may be nobody's."""
    with op.batch_alter_table("duel_sides") as sides:
        sides.alter_column("guest", existing_type=sa.Text(), nullable=True)
