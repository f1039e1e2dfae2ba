"""Nothing that a guest can send keeps the others waiting."""

from __future__ import annotations

from pathlib import Path

from tests.server.holds import Hold, measure, site

#: For how many milliseconds the event loop may be held: 50, and more only because nobody knows how
#: fast the machine is that runs this. ``bench/holds.py`` tells what it is on yours.
MOST_MS, MOST_FIRST_MS = 100, 200


def test_no_request_holds_the_event_loop(tmp_path: Path) -> None:
    with site(tmp_path) as there:
        holds = list(measure(there, times=2))
    assert len(holds) > 40
    assert not [hold for hold in holds if too_long(hold)]


def too_long(hold: Hold) -> bool:
    return hold.later > MOST_MS or hold.first > MOST_FIRST_MS
