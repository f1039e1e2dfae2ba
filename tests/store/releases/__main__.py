"""Prints all rows of a SQLite database."""

import json
import sqlite3
import sys

from fourfold.store.schema import metadata

connection = sqlite3.connect(sys.argv[1])
connection.row_factory = sqlite3.Row
found = {name for (name,) in connection.execute("select name from sqlite_master")}
tables = []
for table in metadata.sorted_tables:
    if table.name in found:
        rows = [dict(row) for row in connection.execute(f"select * from {table.name}")]
        for row in rows:
            row |= {"public": bool(row["public"])} if "public" in row else {}
        lines = ",\n".join("    " + json.dumps(row, ensure_ascii=False) for row in rows)
        tables.append(f'  "{table.name}": [\n{lines}\n  ]' if rows else f'  "{table.name}": []')
sys.stdout.write("{\n" + ",\n".join(tables) + "\n}\n")
