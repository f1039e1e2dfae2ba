"""``fourfold admin …``: maintenance of the database."""

from __future__ import annotations

import asyncio
import itertools
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import msgspec
import typer

from fourfold.cli.hosting.database import DatabaseOption, database_url, open_store
from fourfold.cli.output import print_json, say
from fourfold.play import Malformed, Record, Seat

if TYPE_CHECKING:
    from fourfold.store import Store

__all__ = ["app"]

T = TypeVar("T")

DAY_MS = 24 * 3_600_000
#: The pause between two batches, in which a running server can write.
PAUSE_SECONDS = 0.05

app = typer.Typer(help=say("cli-admin"), rich_markup_mode=None, add_completion=False)


@app.callback(invoke_without_command=True)
def admin(context: typer.Context) -> None:
    """Prints the help if there is no command."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def _with_store(
    database: str | None, work: Callable[[Store], Awaitable[T]], upgrade: bool = False
) -> T:
    from sqlalchemy.exc import SQLAlchemyError

    from fourfold.server.ops.logs import first_line

    async def run() -> T:
        store = await open_store(database_url(database), upgrade)
        try:
            return await work(store)
        except SQLAlchemyError as error:
            raise Malformed("database", why=first_line(error)) from error
        finally:
            await store.close()

    return asyncio.run(run())


@app.command(help=say("cli-migrate"))
def migrate(database: DatabaseOption = None) -> None:
    """Upgrades the schema and prints its revision."""

    async def work(store: Store) -> str | None:
        return await store.revision()

    print_json({"revision": _with_store(database, work, upgrade=True)})


@app.command(help=say("cli-backup"))
def backup(
    file: Annotated[Path, typer.Argument(help=say("cli-backup-file"))],
    database: DatabaseOption = None,
) -> None:
    """Copies a SQLite database while it is in use."""
    if file.exists():
        raise Malformed("exists", path=str(file))
    source = database_url(database)
    if not source.startswith("sqlite"):
        raise Malformed("backup")

    async def work(store: Store) -> int:
        try:
            await store.backup(file)
        except sqlite3.Error as error:
            file.unlink(missing_ok=True)  # An incomplete copy must not pass for a backup.
            raise Malformed("file", path=str(file), problem=str(error)) from error
        return (await store.count())["tables"]

    tables = _with_store(database, work)
    told = {"backup": str(file), "of": source.split(":///", 1)[1], "tables": tables}
    print_json({**told, "bytes": file.stat().st_size})


@app.command(help=say("cli-salvage"))
def salvage(database: DatabaseOption = None) -> None:
    """Recovers the readable part of a damaged SQLite write-ahead log; keeps a copy of the files."""
    from fourfold.store import exclusive_file
    from fourfold.store.backends.damage import salvage as recover

    source = database_url(database)
    if not source.startswith("sqlite"):
        raise Malformed("salvage")
    file = Path(source.split(":///", 1)[1])
    if not file.is_file():
        raise Malformed("no-database", where=str(file))
    names = (file.with_name(f"{file.name}.damaged-{number}") for number in itertools.count(1))
    copy = next(copy for copy in names if not copy.exists())

    async def work() -> dict[str, object]:
        async with exclusive_file(file):
            try:
                found = await asyncio.to_thread(recover, file, copy)
            except sqlite3.Error as error:
                raise Malformed("database", why=str(error)) from error
        return {"copy": str(copy), "kept": found.commits, "lost": found.lost_commits}

    print_json(asyncio.run(work()))


@app.command(help=say("cli-export"))
def export(database: DatabaseOption = None) -> None:
    """Prints every game as a record, one per line."""
    from fourfold.server.live.parts.log import TableLog
    from fourfold.server.live.stored import stored_record

    async def work(store: Store) -> None:
        after = ""
        while rows := await store.tables.page(after):
            for row in rows:
                events, problem = await store.events.of(row.id), None
                try:
                    found = TableLog(store, row)
                    await found.take(events)
                    record, problem = Record.of(found.table), found.stuck
                except Malformed as error:
                    problem = error
                if problem:
                    record = stored_record(row, events)
                told = {"table": row.id, "record": msgspec.Raw(record.json())}
                print_json(told | ({"problem": str(problem)} if problem else {}))
            after = rows[-1].id

    _with_store(database, work)


@app.command(help=say("cli-prune"))
def prune(
    older_than: Annotated[int, typer.Option(min=1, help=say("cli-older-than"))],
    kinds: Annotated[
        list[str] | None, typer.Argument(metavar="KIND", help=say("cli-prune-kinds"))
    ] = None,
    database: DatabaseOption = None,
) -> None:
    """Deletes old rows in small batches, while a server runs; without kinds, only counts them."""
    from fourfold.server.timing.clock import SteadyClock
    from fourfold.store.aggregates.retention import KINDS

    before = SteadyClock()() - older_than * DAY_MS
    for name in kinds or ():
        if name not in KINDS:
            raise Malformed("option-value", text=name, expected=KINDS)

    async def work(store: Store) -> dict[str, int]:
        if not kinds:
            return {kind: await store.retention.count(kind, before) for kind in KINDS}
        gone: dict[str, int] = {}
        for kind in (kind for kind in KINDS if kind in kinds):
            gone[kind] = 0
            while some := await store.retention.prune(kind, before):
                gone[kind] += some
                await asyncio.sleep(PAUSE_SECONDS)
        return gone

    print_json({"pruned" if kinds else "old": _with_store(database, work)})


@app.command(help=say("cli-forget"))
def forget(
    guest: Annotated[str, typer.Argument(help=say("cli-forget-guest"))],
    database: DatabaseOption = None,
) -> None:
    """Deletes a guest everywhere and prints the number of their tables."""
    from fourfold.server.compute.local_pool import LocalPool
    from fourfold.server.live.hall import Hall
    from fourfold.server.ops import privacy

    async def work(store: Store) -> list[str]:
        table, _, seat = guest.partition("/")
        id_ = await store.seats.guest_at(table, Seat(seat)) if seat in ("A", "B") else guest
        row = await store.guests.get(id_) if id_ else None
        if row is None:
            raise Malformed("guest", guest=guest)
        pool = LocalPool(1)
        try:
            return await privacy.forget(Hall(store, pool), row)
        finally:
            await pool.close()

    print_json({"tables": len(_with_store(database, work))})


@app.command(help=say("cli-count"))
def count(database: DatabaseOption = None) -> None:
    """Prints the number of rows of each kind."""

    async def work(store: Store) -> object:
        return await store.count()

    print_json(_with_store(database, work))
