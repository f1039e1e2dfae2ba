"""Eight levels of the computer instead of two."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Gives the two old levels their new names."""
    seats = sa.table("seats", sa.column("level", sa.Text()))
    for old, new in (("easy", "2"), ("steady", "4")):
        op.execute(seats.update().where(seats.c.level == old).values(level=new))
