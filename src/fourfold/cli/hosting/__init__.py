"""Commands for hosts: the server, its workers and its database."""
