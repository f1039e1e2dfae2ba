"""Several server processes that share one database."""
