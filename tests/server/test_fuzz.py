"""The fuzzers, for a moment each and always the same; ``make fuzz`` lets them run."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from tests.server.fuzz_wire import Complaints, Wire
from tests.server.serving import Serving, serving


@pytest.fixture
def complaints() -> Iterator[Complaints]:
    heard = Complaints()
    logging.getLogger().addHandler(heard)
    yield heard
    logging.getLogger().removeHandler(heard)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Serving]:
    with serving(f"sqlite+aiosqlite:///{tmp_path}/fourfold.db") as running:
        yield running


def test_guests_who_do_anything(server: Serving, complaints: Complaints) -> None:
    Wire.server, Wire.complaints = server, complaints
    moment = settings(max_examples=8, stateful_step_count=25, phases=[Phase.generate])
    run_state_machine_as_test(Wire, settings=moment)
    assert Wire.counts["accepted actions"] > 5
