"""Matches: series of games."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial

import msgspec
from sqlalchemy import Connection, select

from fourfold.play import Fixture, Match, Outcome
from fourfold.store.backends.database import Database
from fourfold.store.rows import MatchGame
from fourfold.store.schema import matches, tables

__all__ = ["Matches"]

#: How many matches, of up to a hundred games each, are read at once: PostgreSQL's rows are decoded
#: in the event loop.
MATCHES_PAGE = 10

#: A plan, and the games that are over, in order.
MatchSoFar = tuple[Match, list[MatchGame]]

_PLAN = msgspec.json.Decoder(Match | tuple[str, ...])
_OUTCOME = msgspec.json.Decoder(Outcome)


class Matches:
    """The matches of a database. A match is added with its first table."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, ids: Collection[str]) -> dict[str, MatchSoFar]:
        """Returns plans of matches, without results, and their finished games in order."""
        found: dict[str, MatchSoFar] = {}
        wanted = sorted(ids)
        for start in range(0, len(wanted), MATCHES_PAGE):
            page = wanted[start : start + MATCHES_PAGE]
            found |= await self._database.read(partial(_read, page))
        return found


def _read(ids: Sequence[str], connection: Connection) -> dict[str, MatchSoFar]:
    plans = select(matches.c.id, matches.c.games).where(matches.c.id.in_(ids))
    over = (
        select(tables.c.match, tables.c.id, tables.c.game, tables.c.outcome)
        .where(tables.c.match.in_(ids), tables.c.outcome.is_not(None))
        .order_by(tables.c.started, tables.c.id)
    )
    found: dict[str, MatchSoFar] = {}
    for id_, games in connection.execute(plans):
        plan = _PLAN.decode(games)
        # Older matches were stored as the ids of their games.
        found[id_] = plan if isinstance(plan, Match) else Match(tuple(map(Fixture, plan))), []
    for match, id_, game, outcome in connection.execute(over):
        found[match][1].append(MatchGame(id_, game, _OUTCOME.decode(outcome)))
    return found
