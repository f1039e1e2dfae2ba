"""Replays all logs, read by plain SQL, against what everybody did and was told."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise
from typing import Any

import msgspec
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from fourfold.catalogue import GAMES
from fourfold.play import Event, Resumed, Seat, Table, update, view
from fourfold.play.table import AUDIENCES
from tests.server.soak.players import Journal, digest
from tests.server.soak.site import Outage

__all__ = ["Log", "Verdict", "check", "read_logs"]

#: Seconds between the moment from which a server that starts charges again, and open doors; and
#: which part of a long start that is, on a busy machine.
OPENING, LAST_STEP = 1.0, 0.1
#: Seconds before a crash for which nobody is charged, since the server only now and then notes that
#: it is up: two, and what a busy machine adds.
BEAT = 4.0
#: Seconds that a message may be under way on a busy machine.
TRANSIT = 1.0
#: Instants are whole milliseconds.
ROUNDING = 0.002


@dataclass
class Log:
    """A table as it is in the database."""

    id: str
    game: str
    outcome: str | None
    opened: Table[Any, Any, Any]
    #: Sequence number, seat, instant, action and id, as they were stored.
    rows: list[tuple[int, str | None, int, str, str | None]] = field(default_factory=list)

    @cached_property
    def history(self) -> list[Table[Any, Any, Any]]:
        """The table after every event, the opening first."""
        tables = [self.opened]
        for seq, seat, at, action, name in self.rows:
            act = GAMES[self.game].read_action(json.loads(action))
            event = Event(seq, Seat(seat) if seat else None, act, at, name or "")
            tables.append(tables[-1].after(event))
        return tables

    def news(self, seat: Seat | None) -> dict[int, Any]:
        """All that this audience is to be told, by version."""
        told = update(self.history[-1], seat).news
        return {one["version"]: one for one in _plain(told)}

    def views(self, seat: Seat | None, version: int) -> set[str]:
        """What this audience may have seen at a version."""
        index = AUDIENCES.index(seat)
        steps = [step for step in self.history if step.versions[index] == version]
        return {digest(_plain(view(step, seat))) for step in steps}


async def read_logs(database: str) -> dict[str, Log]:
    """Every table of a database, by id."""
    engine = create_async_engine(database)
    async with engine.connect() as connection:
        tables = await connection.execute(
            text("select id, game, options, deal, players, started, outcome from tables")
        )
        logs = {row.id: Log(row.id, row.game, row.outcome, _opened(row)) for row in tables}
        events = await connection.execute(
            text('select "table", seq, seat, at, action, id from events order by "table", seq')
        )
        for table, *row in events:
            logs[table].rows.append(tuple(row))
    await engine.dispose()
    return logs


def _opened(row: Any) -> Table[Any, Any, Any]:
    game = GAMES[row.game]
    rules = game.rules(game.read_options(json.loads(row.options)))
    deal = game.convert(json.loads(row.deal), game.deal, "deal")
    a, b = json.loads(row.players)
    return Table.open(rules, deal, (a, b), row.started)


def _plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


@dataclass
class Verdict:
    """What the checker found."""

    tables: int = 0
    events: int = 0
    acknowledged: int = 0
    told: int = 0
    seen: int = 0
    clocks: int = 0
    timeouts: int = 0
    #: By how many seconds somebody was charged too much at worst, within the tolerance.
    overcharged: float = 0.0
    lost: list[str] = field(default_factory=list)
    told_differently: list[str] = field(default_factory=list)
    charged_wrongly: list[str] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)

    @property
    def problems(self) -> list[str]:
        """Everything that is wrong."""
        return self.lost + self.told_differently + self.charged_wrongly + self.broken


def check(
    logs: dict[str, Log],
    journals: Iterable[Journal],
    outages: Sequence[Outage] = (),
    never_sent: Iterable[str] = (),
) -> Verdict:
    """Holds what everybody was told against what is on disk."""
    verdict, by_table = Verdict(), defaultdict(list)
    for journal in journals:
        by_table[journal.table].append(journal)
    ghosts = set(never_sent)
    readable = {id_: log for id_, log in logs.items() if _folds(verdict, log)}
    for log in readable.values():
        _check_log(verdict, log, ghosts)
    for table, written in by_table.items():
        if table not in logs:
            verdict.lost.append(f"the table {table}")
        if table not in readable:
            continue
        log = readable[table]
        for journal in written:
            _check_deeds(verdict, log, journal)
            _check_told(verdict, log, journal)
        if getattr(log.opened.rules.options, "move_time", None):
            _check_clock(verdict, log, written, outages)
    return verdict


def _folds(verdict: Verdict, log: Log) -> bool:
    verdict.tables += 1
    verdict.events += len(log.rows)
    if [row[0] for row in log.rows] != list(range(1, len(log.rows) + 1)):
        verdict.broken.append(f"{log.id}: a hole")
        return False
    try:
        return bool(log.history)
    except Exception as error:
        verdict.broken.append(f"{log.id}: {error}")
        return False


def _check_log(verdict: Verdict, log: Log, ghosts: set[str]) -> None:
    """Its outcome is what it comes to, nothing is there twice, and nothing came from nowhere."""
    final = log.history[-1]
    outcome = json.loads(log.outcome) if log.outcome else None
    if outcome != (_plain(final.outcome) if final.outcome else None):
        verdict.broken.append(f"{log.id}: {log.outcome} is stored, {final.outcome} is right")
    for name, times in Counter((row[1], row[4]) for row in log.rows if row[4]).items():
        if times > 1 or name[1] in ghosts:
            verdict.broken.append(f"{log.id}: {name} is there {times} times")


def _check_deeds(verdict: Verdict, log: Log, journal: Journal) -> None:
    """What was acknowledged is there, as it was sent; what was refused is not."""
    stored = {row[4]: row for row in log.rows if row[4] and row[1] == journal.seat}
    for name, deed in journal.deeds.items():
        row = stored.get(name)
        if deed.answer == "accepted":
            verdict.acknowledged += 1
            if row is None:
                verdict.lost.append(f"{log.id}: {name} {deed.action}")
                continue
        elif deed.answer is not None and row is not None:
            verdict.told_differently.append(f"{log.id}: {name} is there, though {deed.answer}")
        read = GAMES[log.game].read_action
        if row and read(json.loads(row[3])) != read(deed.action):
            verdict.told_differently.append(f"{log.id}: {name} is {row[3]}, not {deed.action}")


def _check_told(verdict: Verdict, log: Log, journal: Journal) -> None:
    """What was told is on disk, word for word."""
    seat = Seat(journal.seat) if journal.seat else None
    expected = log.news(seat)
    verdict.told += len(journal.news)
    for known, other in journal.contradictions:
        verdict.told_differently.append(f"{log.id}: told {known}, then {other}")
    for version, news in journal.news.items():
        if version not in expected:
            verdict.lost.append(f"{log.id}: {journal.seat} was told {news}")
        elif expected[version] != news:
            verdict.told_differently.append(
                f"{log.id}: {journal.seat} was told {news}, not {expected[version]}"
            )
    seen = defaultdict(set)
    for version, shown in journal.views:
        seen[version].add(shown)
    for version, views in seen.items():
        verdict.seen += len(views)
        if not views <= log.views(seat, version):
            verdict.told_differently.append(f"{log.id}: {journal.seat} saw a wrong {version}")


@dataclass
class _Moment:
    """When an event was: by the game's own time, and between two moments of the world's."""

    step: Table[Any, Any, Any]
    #: In seconds.
    game: float
    earliest: float | None
    latest: float


def _check_clock(
    verdict: Verdict, log: Log, journals: Sequence[Journal], outages: Sequence[Outage]
) -> None:
    """Everybody was charged what really passed, but for the time when nobody could act."""
    moments = _moments(log, journals)
    for before, after in pairwise(moments):
        verdict.clocks += 1
        charged = after.game - before.game
        if before.earliest is not None:
            most = _playable(outages, before.earliest, after.latest, sure=True)
            verdict.overcharged = max(verdict.overcharged, charged - most)
            touched = _touched(outages, before.earliest, after.latest)
            if charged > most + _opening(touched) + ROUNDING:
                verdict.charged_wrongly.append(
                    f"{_where(log, after)}: {charged:.3f} s were charged, at most {most:.3f} s "
                    f"passed {touched}"
                )
            if after.step.event and after.step.event.seat is None:
                verdict.timeouts += 1
                _check_too_late(verdict, log, journals, outages, before, after)
        if after.earliest is not None:
            least = _playable(outages, before.latest, after.earliest, sure=False)
            touched = _touched(outages, before.latest, after.earliest)
            if charged < least - BEAT * len(touched) - ROUNDING:
                verdict.charged_wrongly.append(
                    f"{_where(log, after)}: {charged:.3f} s were charged, at least {least:.3f} s "
                    f"passed {touched}"
                )


def _check_too_late(
    verdict: Verdict,
    log: Log,
    journals: Sequence[Journal],
    outages: Sequence[Outage],
    before: _Moment,
    timeout: _Moment,
) -> None:
    """Whoever was too late has really sent too late."""
    assert before.earliest is not None
    allowed = timeout.game - before.game
    for journal in journals:
        for name, deed in journal.deeds.items():
            if deed.answer != "too-late" or not before.latest < deed.sent_last < timeout.latest:
                continue
            used = _playable(outages, before.earliest, deed.sent_last, sure=True)
            touched = _touched(outages, before.earliest, deed.sent_last)
            if used < allowed - TRANSIT - _opening(touched):
                verdict.charged_wrongly.append(
                    f"{_where(log, timeout)}: {name} was in time, after {used:.3f} s {touched}"
                )


def _moments(log: Log, journals: Sequence[Journal]) -> list[_Moment]:
    """Of all events that somebody has heard of; the server's own downtimes are none."""
    deeds = {(j.seat, name): deed for j in journals for name, deed in j.deeds.items()}
    moments = []
    for step in log.history[1:]:
        event = step.event
        assert event
        if step.previous and step.previous.outcome:
            break  # No clock runs any more.
        deed = deeds.get((event.seat.value if event.seat else None, event.id))
        known = [deed.answered] if deed and deed.answered and deed.answer == "accepted" else []
        for journal in journals:
            seat = Seat(journal.seat) if journal.seat else None
            version = step.versions[AUDIENCES.index(seat)]
            if step.told(seat) is not None and version in journal.heard:
                known.append(journal.heard[version])
        if known and not isinstance(event.action, Resumed):
            game = step.clock.now(event.at) / 1000
            moments.append(_Moment(step, game, deed.sent if deed else None, min(known)))
    return moments


def _playable(outages: Sequence[Outage], start: float, end: float, sure: bool) -> float:
    """How long one could act between two moments: at most, or at least, if outages are unsure."""
    spans = [(one.down if sure else one.began, one.up) for one in outages]
    return end - start - sum(max(0.0, min(end, to) - max(start, since)) for since, to in spans)


def _touched(outages: Sequence[Outage], start: float, end: float) -> list[Outage]:
    """What happened between two moments, or shortly before or after."""
    return [one for one in outages if one.began - BEAT < end and one.up + BEAT > start]


def _opening(outages: Sequence[Outage]) -> float:
    """How many seconds may be charged before the doors are open."""
    return sum(OPENING + LAST_STEP * (one.up - one.down) for one in outages)


def _where(log: Log, moment: _Moment) -> str:
    return f"{log.game} {log.id}, event {moment.step.seq}"
