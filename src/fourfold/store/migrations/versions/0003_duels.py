"""Duels on fair pairs of hands."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Adds the tables of duels and their sides."""
    op.create_table(
        "duels",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("hands", sa.Text(), nullable=False),
        sa.Column("best", sa.Integer(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_duels")),
    )
    op.create_table(
        "duel_sides",
        sa.Column("duel", sa.Text(), nullable=False),
        sa.Column("seat", sa.Text(), nullable=False),
        sa.Column("guest", sa.Text(), nullable=False),
        sa.Column("started", sa.BigInteger(), nullable=True),
        sa.Column("finished", sa.BigInteger(), nullable=True),
        sa.Column("placements", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["duel"], ["duels.id"], name=op.f("fk_duel_sides_duel_duels")),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_duel_sides_guest_guests")),
        sa.PrimaryKeyConstraint("duel", "seat", name=op.f("pk_duel_sides")),
        sa.UniqueConstraint("duel", "guest", name=op.f("uq_duel_sides_duel")),
    )
