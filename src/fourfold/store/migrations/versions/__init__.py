"""The migrations, one file per change of the schema, in order."""
