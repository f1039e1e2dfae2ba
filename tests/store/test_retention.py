"""What leaves the database: guests who wish it, and what an operator no longer keeps."""

from __future__ import annotations

from functools import partial

import msgspec

from fourfold.play import Fixture, Join, Match, Outcome, Seat
from fourfold.store import DuelRow, EventRow, SeatRow, Store
from fourfold.store.aggregates.retention import KINDS
from tests.store.test_store import event, row, seated, store

__all__ = ["store"]

A, B = Seat


def joined(seq: int, name: str) -> EventRow:
    return EventRow(seq, B, 100 + seq, msgspec.json.encode(Join(name)).decode())


async def test_a_forgotten_guest_is_nowhere(store: Store) -> None:
    both = (SeatRow(A, "ann"), SeatRow(B, "bo"))
    await seated(
        store,
        row("theirs", players=("Ann", None), seats=both, invite="inv", public=True),
        row("here", players=("Ann", "Anne"), seats=(SeatRow(A, "ann"), SeatRow(B, "ann"))),
        row("bo's", players=("Bo", None), seats=(SeatRow(A, "bo"), SeatRow(B, "ann"))),
    )
    await store.events.append("theirs", [joined(1, "Bo"), event(2)])
    await store.events.append("bo's", [joined(1, "Ann")])
    await store.seats.add_link("link", "theirs", A, "ann", expires=10**13)
    await store.duels.add(DuelRow("d", "squares", "[[],[]]", 4, created=10), "ann")
    await store.duels.begin("d", "bo", 20)
    assert await store.seats.guest_at("theirs", A) == "ann"
    told = await store.retention.forget_guest("ann", "Guest", at=50)
    assert sorted(told) == ["bo's", "here", "theirs"]
    assert await store.guests.by_token("hash of ann") is None
    assert await store.guests.get("ann") is None
    assert await store.seats.use_link("link", "bo", at=60) is None
    assert await store.tables.of_guest("ann") == []
    bos, here, theirs = await store.tables.page()
    assert theirs.players == ("Guest", None)
    assert theirs.seats == (SeatRow(A), SeatRow(B, "bo"))
    assert not theirs.open, "nobody is to take the seat that looks empty"
    assert here.players == ("Guest", "Guest")
    assert bos.players == ("Bo", None)
    assert await store.events.of("theirs") == [joined(1, "Bo"), event(2)], "the other's name stays"
    assert await store.events.of("bo's") == [joined(1, "Guest")]
    duel = await store.duels.get("d")
    assert duel
    gone, bo = duel.sides
    assert (gone.guest, gone.name, gone.started, gone.finished) == (None, None, 50, 50)
    assert (bo.guest, bo.name) == ("bo", "Bo")
    assert duel.side_of(None) is None


async def test_what_is_pruned_is_old_and_nobody_needs_it(store: Store) -> None:
    plan = Match((Fixture("quarto"),) * 2)
    over = Outcome.win(B, "resigned")
    await seated(store)
    for name, changes, rows in (
        ("waiting", {"invite": "inv"}, []),
        ("seated", {"seats": (SeatRow(A, "ann"), SeatRow(B, "bo"))}, [joined(1, "Bo")]),
        ("left", {"moved": "seated", "seats": (SeatRow(A), SeatRow(B))}, []),
        ("begun", {}, [event(1)]),
        ("over", {"outcome": over}, [event(1)]),
        ("after", {"previous": "over", "started": 900}, []),
        ("late", {"outcome": over}, [msgspec.structs.replace(event(1), at=900)]),
        ("upload", {"outcome": over, "seats": (SeatRow(A), SeatRow(B))}, [event(1)]),
    ):
        await store.tables.add(row(name, **changes), rows)
    await store.tables.add(row("m1", match="m", outcome=over), plan=plan)
    await store.tables.add(row("m2", match="m", previous="m1"))
    await store.tables.add(row("n1", match="n", outcome=over), plan=plan)
    await store.seats.add_link("old", "over", A, "ann", expires=50)
    await store.seats.add_link("new", "after", A, "ann", expires=950)
    await store.duels.add(DuelRow("d", "squares", "[[],[]]", 4, created=10), "bo")
    for start in (10, 20, 30):
        await store.runs.begin(partial(int, start))
    counts = {kind: await store.retention.count(kind, 500) for kind in KINDS}
    assert counts == {
        "unplayed": 4,
        "unfinished": 1,
        "finished": 2,
        "duels": 1,
        "links": 1,
        "guests": 0,
        "runs": 2,
    }
    gone = {kind: await store.retention.prune(kind, 500, most=100) for kind in KINDS}
    assert gone == counts | {"finished": 3, "links": 0, "guests": 1}, "what they left is free, too"
    assert [one.id for one in await store.tables.page()] == ["after", "late", "upload"]
    assert {kind: await store.retention.prune(kind, 500) for kind in KINDS} == dict.fromkeys(
        KINDS, 0
    )
    assert await store.guests.get("bo") is None
    assert await store.guests.get("ann"), "she sits at a table"
    after = await store.tables.get("after")
    assert after
    assert after.previous is None
    assert await store.differences() == []
