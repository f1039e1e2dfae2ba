"""Alembic's entry point; ``fourfold.store.migrate`` passes it a connection."""

from alembic import context

from fourfold.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
