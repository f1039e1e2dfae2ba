"""How a database of any earlier release becomes one of this release (Alembic)."""
