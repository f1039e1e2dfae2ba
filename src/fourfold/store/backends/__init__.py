"""Databases: connections, transactions, group commit and locks of SQLite and PostgreSQL."""
