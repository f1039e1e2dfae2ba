"""The first schema."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Creates everything."""
    op.create_table(
        "guests",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("token_hash", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=True),
        sa.Column("locale", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_guests")),
        sa.UniqueConstraint("token_hash", name=op.f("uq_guests_token_hash")),
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("games", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_matches")),
    )
    op.create_table(
        "runs",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("started", sa.BigInteger(), nullable=False),
        sa.Column("beat", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_runs")),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("deal", sa.Text(), nullable=False),
        sa.Column("players", sa.Text(), nullable=False),
        sa.Column("started", sa.BigInteger(), nullable=False),
        sa.Column("match", sa.Text(), nullable=True),
        sa.Column("previous", sa.Text(), nullable=True),
        sa.Column("invite", sa.Text(), nullable=True),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=True),
        sa.Column("outcome", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_tables_match_matches")),
        sa.ForeignKeyConstraint(
            ["previous"], ["tables.id"], name=op.f("fk_tables_previous_tables")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
        sa.UniqueConstraint("invite", name=op.f("uq_tables_invite")),
        sa.UniqueConstraint("previous", name=op.f("uq_tables_previous")),
    )
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.create_index("ix_tables_due", ["due"], unique=False)

    op.create_table(
        "events",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Text(), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("action", sa.Text(), nullable=False),
        sa.Column("id", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_events_table_tables")),
        sa.PrimaryKeyConstraint("table", "seq", name=op.f("pk_events")),
        sa.UniqueConstraint("table", "seat", "id", name=op.f("uq_events_table")),
    )
    op.create_table(
        "links",
        sa.Column("token_hash", sa.Text(), nullable=False),
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("seat", sa.Text(), nullable=False),
        sa.Column("guest", sa.Text(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_links_guest_guests")),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_links_table_tables")),
        sa.PrimaryKeyConstraint("token_hash", name=op.f("pk_links")),
    )
    op.create_table(
        "seats",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("seat", sa.Text(), nullable=False),
        sa.Column("guest", sa.Text(), nullable=True),
        sa.Column("level", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_seats_guest_guests")),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_seats_table_tables")),
        sa.PrimaryKeyConstraint("table", "seat", name=op.f("pk_seats")),
    )
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_seats_guest"), ["guest"], unique=False)
