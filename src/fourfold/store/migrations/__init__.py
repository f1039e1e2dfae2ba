"""Alembic migrations from the schema of any earlier release to that of this release."""
