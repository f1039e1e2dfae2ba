"""No request of a guest holds the event loop for long."""

from __future__ import annotations

from pathlib import Path

from tests.server.harness.holds import Hold, measure, site

#: Milliseconds for which the event loop may be held. The goal is 50; the limits allow for slower
#: machines. ``bench/holds.py`` measures yours.
MAX_MS, MAX_FIRST_MS = 100, 200


def test_no_request_holds_the_event_loop_for_long(tmp_path: Path) -> None:
    with site(tmp_path) as there:
        holds = list(measure(there, times=2))
    assert len(holds) > 40
    assert not [hold for hold in holds if is_too_long(hold)]


def is_too_long(hold: Hold) -> bool:
    return hold.later > MAX_MS or hold.first > MAX_FIRST_MS
