"""What servers of every schema have written, each a file of rows by table, named by its revision.

When a migration is added, the last server before it writes the file that is then missing: play a
while, and write down its database by ``python -m tests.store.releases fourfold.db > NNNN.json``.
"""
