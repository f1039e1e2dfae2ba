"""Compares all logs, read by plain SQL, with what the players did and were told."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise, zip_longest
from typing import Any

import msgspec
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from fourfold.catalogue import GAMES
from fourfold.play import ClaimVictory, Event, Seat, Table, update, view
from fourfold.play.tables.table import AUDIENCES
from tests.server.soak import GRACE_SECONDS
from tests.server.soak.players import Deed, Journal, Link, digest
from tests.server.soak.site import Outage

__all__ = ["Log", "Verdict", "check", "read_logs"]

#: Seconds before a crash that are charged to nobody: the two seconds between heartbeats, and a
#: margin for a busy machine.
BEAT_SECONDS = 4.0
#: Seconds that a message may be in transit on a busy machine, and seconds of waiting for the disk
#: that may be charged.
TRANSIT_SECONDS, STORING_SECONDS = 1.0, 1.0
#: Seconds by which the server's view of presence may differ from the player's.
NOTICING_SECONDS = 0.5
#: The codes of refusals after a timeout.
TOO_LATE = frozenset({"too-late", "game-over", "not-your-turn"})
#: Seconds that may be charged too little between two moments, since a busy machine stalls the
#: server, which is charged to nobody.
SPARED_SECONDS = 2.0
#: Seconds of rounding, since instants are whole milliseconds.
ROUNDING_SECONDS = 0.002
#: Seconds by which a message may be dated before it was sent: the server dates it by when its loop
#: last read its sockets, which it notes fifty times a second.
DATING_SECONDS = 0.02


@dataclass
class Log:
    """A table with its events as stored in the database."""

    id: str
    game: str
    outcome: str | None
    opened: Table[Any, Any, Any]
    #: Sequence number, seat, instant, action and id, as they were stored.
    rows: list[tuple[int, str | None, int, str, str | None]] = field(default_factory=list)
    #: The seats of people; the computer is always present.
    people: set[Seat] = field(default_factory=set)

    @cached_property
    def history(self) -> list[Table[Any, Any, Any]]:
        """The table at its opening and after every event."""
        tables = [self.opened]
        for seq, seat, at, action, name in self.rows:
            act = GAMES[self.game].read_action(json.loads(action))
            event = Event(seq, Seat(seat) if seat else None, act, at, name or "")
            tables.append(tables[-1].after(event))
        return tables

    def news(self, seat: Seat | None) -> dict[int, Any]:
        """Returns all news for an audience, by version."""
        told = update(self.history[-1], seat).news
        return {one["version"]: one for one in _plain(told)}

    def views(self, seat: Seat | None, version: int) -> set[str]:
        """Returns the hashes of the views that an audience may have seen at a version."""
        index = AUDIENCES.index(seat)
        steps = [step for step in self.history if step.versions[index] == version]
        return {digest(_plain(view(step, seat))) for step in steps}


async def read_logs(database: str) -> dict[str, Log]:
    """Returns every table of a database, by id."""
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
        people = text('select "table", seat from seats where guest is not null')
        for table, seat in await connection.execute(people):
            logs[table].people.add(Seat(seat))
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
    """The counts and findings of the checker."""

    tables: int = 0
    events: int = 0
    acknowledged: int = 0
    told: int = 0
    seen: int = 0
    clocks: int = 0
    timeouts: int = 0
    claims: int = 0
    pauses: int = 0
    #: The most seconds that a player was charged too much, within the tolerance.
    overcharged: float = 0.0
    lost: list[str] = field(default_factory=list)
    told_differently: list[str] = field(default_factory=list)
    charged_wrongly: list[str] = field(default_factory=list)
    claimed_wrongly: list[str] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)
    #: Stalls in which the server said that it was ready.
    unnoticed: list[str] = field(default_factory=list)

    @property
    def problems(self) -> list[str]:
        """All findings."""
        return [
            *self.lost,
            *self.told_differently,
            *self.charged_wrongly,
            *self.claimed_wrongly,
            *self.broken,
            *self.unnoticed,
        ]


def check(
    logs: dict[str, Log],
    journals: Iterable[Journal],
    outages: Sequence[Outage] = (),
    never_sent: Iterable[str] = (),
) -> Verdict:
    """Compares the stored logs with the journals of the players; returns the verdict."""
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
        _check_claims(verdict, log, written, outages)
    return verdict


def _folds(verdict: Verdict, log: Log) -> bool:
    verdict.tables += 1
    verdict.events += len(log.rows)
    if [row[0] for row in log.rows] != list(range(1, len(log.rows) + 1)):
        verdict.broken.append(f"{log.id}: a gap in the sequence numbers")
        return False
    try:
        return bool(log.history)
    except Exception as error:
        verdict.broken.append(f"{log.id}: {error}")
        return False


def _check_log(verdict: Verdict, log: Log, ghosts: set[str]) -> None:
    """Checks the stored outcome, that no id is stored twice, and that none was never sent."""
    final = log.history[-1]
    outcome = json.loads(log.outcome) if log.outcome else None
    if outcome != (_plain(final.outcome) if final.outcome else None):
        verdict.broken.append(f"{log.id}: {log.outcome} is stored, {final.outcome} is right")
    for name, times in Counter((row[1], row[4]) for row in log.rows if row[4]).items():
        if times > 1 or name[1] in ghosts:
            verdict.broken.append(f"{log.id}: {name} is there {times} times")


def _check_deeds(verdict: Verdict, log: Log, journal: Journal) -> None:
    """Checks that acknowledged actions are stored as sent, and refused ones are not."""
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
    """Checks that received news and views agree with the log."""
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


def _check_claims(
    verdict: Verdict, log: Log, journals: Sequence[Journal], outages: Sequence[Outage]
) -> None:
    """Checks that nobody lost by absence who was present, in a pause, or had never connected."""
    deeds = {name: deed for journal in journals for name, deed in journal.deeds.items()}
    for before, after in pairwise(log.history):
        event = after.event
        assert event
        verdict.pauses += after.paused and not before.paused
        due = before.rules.due(before.state)
        loser = due.seat if due and _timed_out(after) else None
        if isinstance(event.action, ClaimVictory):
            assert event.seat
            verdict.claims += 1
            loser = event.seat.other
            if before.paused:
                verdict.claimed_wrongly.append(f"{log.id}, event {after.seq}: in a pause")
            if deed := deeds.get(event.id):
                _check_absence(verdict, log, after, _links(journals, loser), deed, outages)
        if loser in log.people and not _links(journals, loser):
            verdict.claimed_wrongly.append(
                f"{log.id}, event {after.seq}: {loser} lost without having connected"
            )


def _check_absence(
    verdict: Verdict,
    log: Log,
    claimed: Table[Any, Any, Any],
    links: Sequence[Link],
    claim: Deed,
    outages: Sequence[Outage],
) -> None:
    """Checks that the opponent was away when the game was claimed, and for long enough."""
    answered = claim.answered or claim.sent_last
    unsure = [(one.began, one.over) for one in outages]
    for link in links:
        there = _playable(unsure, link.since, claim.sent)
        if there > NOTICING_SECONDS and link.until > answered:
            verdict.claimed_wrongly.append(
                f"{log.id}, event {claimed.seq}: claimed from a player present for {there:.3f} s"
            )
            return
    left = max((link.until for link in links if link.until <= answered), default=None)
    if left is None:
        return
    closed = [one for one in outages if one.processes is None]
    away = _playable([(one.down, one.up) for one in closed], left, answered)
    allowance = NOTICING_SECONDS + sum(one.opening for one in _touched(closed, left, answered))
    if away < GRACE_SECONDS - allowance:
        verdict.claimed_wrongly.append(
            f"{log.id}, event {claimed.seq}: claimed from a player away for {away:.3f} s"
        )


def _links(journals: Sequence[Journal], seat: Seat | None) -> list[Link]:
    """Returns the connections of a seat in the order of time."""
    links = [link for j in journals if seat and j.seat == seat.value for link in j.links]
    return sorted(links, key=lambda link: link.since)


@dataclass
class _Moment:
    """The time of an event: by the game's clock, and bounds by the monotonic clock."""

    step: Table[Any, Any, Any]
    #: Seconds by the game's clock.
    game: float
    earliest: float | None
    latest: float


def _check_clock(
    verdict: Verdict, log: Log, journals: Sequence[Journal], outages: Sequence[Outage]
) -> None:
    """Checks that clocks were charged the time that passed, without that of outages."""
    moments = _moments(log, journals)
    for before, after in pairwise(moments):
        if _turned_back(before, after):
            continue
        verdict.clocks += 1
        charged = after.game - before.game
        if before.earliest is not None:
            _check_most(verdict, log, journals, outages, before, after)
            if _timed_out(after.step):
                verdict.timeouts += 1
                _check_too_late(verdict, log, journals, outages, before, after)
        if after.earliest is not None and not _stood(before, after):
            spans = [(one.began, one.over) for one in outages]
            least = _playable(spans, before.latest, after.earliest)
            touched = _touched(outages, before.latest, after.earliest, over=True)
            if charged < least - SPARED_SECONDS - BEAT_SECONDS * sum(
                one.opening > 0 for one in touched
            ):
                verdict.charged_wrongly.append(
                    f"{_where(log, after)}: {charged:.3f} s were charged, at least {least:.3f} s "
                    f"passed {touched}"
                )


def _check_most(
    verdict: Verdict,
    log: Log,
    journals: Sequence[Journal],
    outages: Sequence[Outage],
    before: _Moment,
    after: _Moment,
) -> None:
    """Checks that no more was charged than passed since the turn began and was told."""
    assert before.earliest is not None
    charged, spans = after.game - before.game, _spans(outages, journals, before)
    touched = _touched(outages, before.earliest, after.latest)
    allowance = sum(one.opening for one in touched) + ROUNDING_SECONDS + DATING_SECONDS
    most = _playable(spans, before.earliest, after.latest)
    verdict.overcharged = max(verdict.overcharged, charged - most)
    if charged > most + allowance:
        verdict.charged_wrongly.append(
            f"{_where(log, after)}: {charged:.3f} s were charged, at most {most:.3f} s "
            f"passed {touched}"
        )
        return
    told = _playable(spans, before.latest, after.latest)
    silence = sum(one.untold for one in touched)
    if charged > told + STORING_SECONDS + silence + allowance:
        verdict.charged_wrongly.append(
            f"{_where(log, after)}: {charged:.3f} s were charged, {told:.3f} s passed since "
            f"anybody heard of it, {before.latest - before.earliest:.3f} s after it was sent "
            f"{touched}"
        )


def _check_too_late(
    verdict: Verdict,
    log: Log,
    journals: Sequence[Journal],
    outages: Sequence[Outage],
    before: _Moment,
    timeout: _Moment,
) -> None:
    """Checks that no action that reached the server in time was refused as too late."""
    assert before.earliest is not None
    allowed, seat = timeout.game - before.game, _on_clock(before)
    stored = {(row[1], row[4]) for row in log.rows}
    for journal in journals:
        if seat and journal.seat != seat.value:
            continue
        for name, deed in journal.deeds.items():
            refused = deed.answer is None or deed.answer in TOO_LATE
            reached = _received(deed, outages)
            if not refused or (journal.seat, name) in stored:
                continue
            if not before.latest < reached < timeout.latest:
                continue
            used = _playable(_spans(outages, journals, before), before.earliest, reached)
            touched = _touched(outages, before.earliest, reached)
            if used < allowed - TRANSIT_SECONDS - sum(one.opening for one in touched):
                verdict.charged_wrongly.append(
                    f"{_where(log, timeout)}: {name} was in time, after {used:.3f} s {touched}"
                )


def _received(deed: Deed, outages: Sequence[Outage]) -> float:
    """Returns when an action reached a process that did not die before storing it."""
    end = deed.answered or float("inf")
    for reached in deed.reached:
        if not any(one.deadly and one.up > reached and one.began < end for one in outages):
            return reached
    return deed.reached[-1] if deed.reached else deed.sent_last


def _moments(log: Log, journals: Sequence[Journal]) -> list[_Moment]:
    """Returns the moments of all events that end a turn and that a player was told of.

    Until a turn ends, charged time may still be credited.
    """
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
        if known and _ends_a_turn(step) and (event.seat or _timed_out(step)):
            game = step.clock.now(event.at) / 1000
            moments.append(_Moment(step, game, deed.sent if deed else None, min(known)))
    return moments


def _ends_a_turn(step: Table[Any, Any, Any]) -> bool:
    """Whether the last event of a table ends a turn or a pause."""
    before = step.previous
    return before is None or step.state is not before.state or step.held != before.held


def _timed_out(step: Table[Any, Any, Any]) -> bool:
    """Whether the last event of a table is a timeout."""
    due = step.previous.rules.due(step.previous.state) if step.previous else None
    event = step.event
    return bool(due and event and event.seat is None and event.action == due.action)


def _steps(before: _Moment, after: _Moment) -> list[Table[Any, Any, Any]]:
    """Returns the table after every event between two moments, newest first."""
    steps = [after.step]
    while steps[-1] is not before.step:
        assert steps[-1].previous
        steps.append(steps[-1].previous)
    return steps


def _turned_back(before: _Moment, after: _Moment) -> bool:
    """Whether a takeback turned a clock back between two moments."""
    instants = [step.clock.now(step.at) for step in _steps(before, after)]
    return any(new < old for new, old in pairwise(instants))


def _stood(before: _Moment, after: _Moment) -> bool:
    """Whether a clock stood for some of the time between two moments."""
    return any(step.clock.standing is not None for step in _steps(before, after)[1:])


def _on_clock(moment: _Moment) -> Seat | None:
    """Returns the seat whose clock runs after an event."""
    due = moment.step.rules.due(moment.step.state)
    return due.seat if due else None


def _spans(
    outages: Sequence[Outage], journals: Sequence[Journal], moment: _Moment
) -> list[tuple[float, float]]:
    """Returns the spans in which the player on the clock certainly could not act."""
    links, spans = _links(journals, _on_clock(moment)), []
    for outage in outages:
        if outage.processes is None:
            spans.append((outage.down, outage.up))
            continue
        for link, following in zip_longest(links, links[1:]):
            if link.process in outage.processes and link.since < outage.down < link.until:
                back = following.since if following else outage.up
                spans.append((outage.down, min(outage.up, link.until if link.left else back)))
    return spans


def _playable(spans: Iterable[tuple[float, float]], start: float, end: float) -> float:
    """Returns the seconds between two moments without these spans."""
    return end - start - sum(max(0.0, min(end, to) - max(start, since)) for since, to in spans)


def _touched(
    outages: Sequence[Outage], start: float, end: float, over: bool = False
) -> list[Outage]:
    """Returns the outages between two moments or shortly before or after."""
    ends = [(one, one.over if over else one.up) for one in outages]
    return [one for one, up in ends if one.began - BEAT_SECONDS < end and up + BEAT_SECONDS > start]


def _where(log: Log, moment: _Moment) -> str:
    return f"{log.game} {log.id}, event {moment.step.seq}"
